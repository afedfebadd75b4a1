//! Moves as text.

use std::collections::BTreeSet;

use crate::common::{random_game, random_position, rows, with_sample, with_sampled};
use crate::support::{FromReserve, position};
use draughts::*;
use proptest::prelude::*;

fn international(fen: &str) -> Position<International> {
    position(fen)
}

fn russian(fen: &str) -> Position<Russian> {
    position(fen)
}

fn squares<V: Variant>(position: &Position<V>, names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| position.square(name).unwrap()).collect()
}

fn texts<V: Variant>(position: &Position<V>, form: Form) -> BTreeSet<String> {
    position.legal_moves().iter().map(|m| position.text_in(m, form)).collect()
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

fn reason<V: Variant>(position: &Position<V>, text: &str) -> Illegality {
    match position.parse_move(text) {
        Err(MoveTextError::Illegal(error)) => error.reason(),
        other => panic!("{text}: {other:?}"),
    }
}

// The letters of these names are the rows of tests/cases/cases.tsv.

#[test]
fn nt_15_a_text_that_could_be_two_captures_is_refused_with_both() {
    let position = international("W:WK4:B13,20,32,37");
    let Err(MoveTextError::Ambiguous(error)) = position.parse_move("4x15") else { panic!("not ambiguous") };
    assert_eq!(error.candidates().len(), 2);
    let named: BTreeSet<_> = error.candidates().iter().map(|text| position.parse_move(text).unwrap()).collect();
    assert_eq!(named.into_iter().collect::<Vec<_>>(), {
        let mut moves = position.moves_between(position.square("4").unwrap(), position.square("15").unwrap());
        moves.sort();
        moves
    });
}

#[test]
fn nt_17_two_paths_that_take_the_same_men_are_one_move() {
    let position: Position<English> = position("B:W6,7,8,14,15,16,22,23,24:BK2");
    let one = position.parse_move("2x11x18x27x20x11x4").unwrap();
    let other = position.parse_move("2x11x20x27x18x11x4").unwrap();
    assert_eq!(one, other);
    assert_eq!(
        one.captured_squares().collect::<BTreeSet<_>>(),
        squares(&position, "7 8 15 16 23 24").into_iter().collect()
    );
    assert_eq!(position.routes(&one, 100).len(), 2);
}

#[test]
fn nt_19_full_paths_of_unambiguous_captures_are_read() {
    let position = international("W:W28:B12,22,23");
    assert_eq!(position.parse_move("28x17x8"), position.parse_move("28x8"));
    assert_eq!(reason(&position, "28x19x8"), Illegality::NoSuchCapture);
}

#[test]
fn nt_21_the_mark_may_be_left_out() {
    let position = russian("W:Wc3:Bb6");
    assert_eq!(position.parse_move("c3d4"), position.parse_move("c3-d4"));
    let numeric = International;
    let start = Position::initial_of(numeric);
    assert_eq!(start.parse_move("3228"), start.parse_move("32-28"));
}

#[test]
fn rb_13_only_own_pieces_move() {
    assert_eq!(reason(&international("W:W31:B20"), "20-24"), Illegality::NotYourPiece);
}

#[test]
fn rb_15_squares_are_ascii_digits() {
    let error = Position::<International>::initial().parse_move("\u{663}\u{662}-\u{662}\u{668}").unwrap_err();
    assert_eq!(error.to_string(), "expected a square, found ٣٢, at offset 0");
}

/// Russian rules, all men in reserve.
#[derive(Clone, Copy, Debug, Default)]
struct Dropping;

impl Compose for Dropping {
    type Board = Dark<8, 8>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = FreeChoice;
    type Promotion = ContinuesAsKing;
    type Entry = FromReserve<12, 12>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("dropping");
}

#[test]
fn drops_are_an_at_sign_and_a_square() {
    let start = Position::<Dropping>::initial();
    assert_eq!(start.to_fen(), "W:W:B:@12,12");
    assert_eq!(texts(&start, Form::Standard), set(&["@a1", "@c1", "@e1", "@g1"]));
    let drop = start.parse_move("@c1").unwrap();
    assert!(drop.is_drop());
    assert_eq!((start.parse_hub_move("@c1"), start.hub_text(&drop).as_str()), (Ok(drop), "@c1"));
    assert_eq!(start.dxp_move(&drop, 0), None);
    assert_eq!(start.clicks(&[]).next.len(), 4);
    assert_eq!(start.clicks(&squares(&start, "c1")).complete, [drop]);
    assert_eq!(reason(&start, "@b2"), Illegality::OutsideDropZone);
    assert_eq!(start.play(&drop).unwrap().to_fen(), "B:Wc1:B:@11,12");
    random_game(&Dropping, 5, 60).iter().for_each(check_moves);
}

struct Vector {
    id: &'static str,
    fen: &'static str,
    list: &'static str,
}

impl GameTask for Vector {
    type Output = ();
    fn run<V: Compose>(self) {
        let Vector { id, fen, list } = self;
        let position: Position<V> = Position::from_fen_of(V::default(), fen, Faults::TOLERABLE).unwrap();
        let read = |text: &str| {
            let m =
                position.parse_move(text.trim_end_matches('K')).unwrap_or_else(|error| panic!("{id} {text}: {error}"));
            assert_eq!(m.kind_after() == Kind::King, text.ends_with('K'), "{id} {text}");
            m
        };
        let named: BTreeSet<_> = list.split_whitespace().map(read).collect();
        assert_eq!(named, position.legal_moves().into_iter().collect(), "{id}");
    }
}

#[test]
fn the_worked_examples_name_the_legal_moves_by_every_landing_square() {
    for row in rows(include_str!("../cases/vectors.tsv")).filter(|row| !row[4].starts_with("count=")) {
        let list = if row[4] == "none" { "" } else { row[4] };
        let _ = with_sampled(row[2], Vector { id: row[0], fen: row[3], list });
    }
}

/// The lists of moves in the cases name exactly the legal moves.
struct Lists {
    id: &'static str,
    fen: &'static str,
    list: &'static str,
}

impl GameTask for Lists {
    type Output = ();
    fn run<V: Compose>(self) {
        let Lists { id, fen, list } = self;
        let position: Position<V> = Position::from_fen_of(V::default(), fen, Faults::TOLERABLE).unwrap();
        let read = |text: &str| position.parse_move(text).unwrap_or_else(|error| panic!("{id}: {text}: {error}"));
        let named: BTreeSet<_> = list.split_whitespace().filter(|text| *text != "(none)").map(read).collect();
        assert_eq!(named, position.legal_moves().into_iter().collect(), "{id}");
    }
}

#[test]
fn the_lists_of_the_cases_name_the_legal_moves() {
    for row in rows(include_str!("../cases/cases.tsv")).filter(|row| row[1] == "movegen") {
        let (count, list) = row[5].split_once(" legal: ").expect(row[0]);
        let _ = with_sampled(row[2], Lists { id: row[0], fen: row[3], list });
        assert!(list == "(none)" || count.parse() == Ok(list.split_whitespace().count()), "{}", row[0]);
    }
}

#[test]
fn printing_follows_the_customs_of_the_game() {
    assert!(texts(&Position::<International>::initial(), Form::Standard).contains("32-28"));
    assert!(texts(&Position::<Russian>::initial(), Form::Standard).contains("c3-d4"));
    assert_eq!(texts(&russian("W:Wc3:Bd4"), Form::Standard), set(&["c3:e5"]));
    assert_eq!(texts(&international("W:W28:B23"), Form::Standard), set(&["28x19"]));
    assert_eq!(texts(&position::<Turkish>("W:Wd4:Bd5"), Form::Standard), set(&["d4xd6"]));
}

#[test]
fn ends_that_two_captures_share_are_told_apart_by_the_whole_way() {
    let position = russian("W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    assert_eq!(texts(&position, Form::Standard), set(&["f8:b4", "f8:h6:f4:d6:b4", "h4:b6"]));
    assert_eq!(texts(&position, Form::Brief), set(&["f8:b4", "f8:h6:b4", "h4:b6"]));
    let full = texts(&position, Form::Full);
    assert!(full.contains("f8:h6:f4:d6:b4") && full.contains("h4:f6:d4:b6"), "{full:?}");
    assert_eq!(position.parse_move("f8xh6xb4"), position.parse_move("f8:h6:f4:d6:b4"));
    assert_ne!(position.parse_move("f8:b4"), position.parse_move("f8:h6:f4:d6:b4"));
}

#[test]
fn a_king_going_straight_on_is_written_with_the_square_behind_what_it_took() {
    let position = international("W:WK46:B41,32,14");
    let m = position.legal_moves()[0];
    assert_eq!(position.text_in(&m, Form::Full), "46x37x28x10");
    for text in ["46x10", "46x37x23x10", "46x37x19x10", "46x28x10", "46x37x10"] {
        assert_eq!(position.parse_move(text), Ok(m), "{text}");
    }
    assert_eq!(reason(&position, "46x28x37x10"), Illegality::NoSuchCapture);
    assert_eq!(position.routes(&m, 100).len(), 1);
}

#[test]
fn whatever_files_write_is_read() {
    let start = Position::<International>::initial();
    let quiet = start.parse_move("32-28").unwrap();
    for text in ["32 - 28", "032-28", "32\u{2011}28", "32–28", " 32-28 ", "32-  28", "d4-e5", "D4E5"] {
        assert_eq!(start.parse_move(text), Ok(quiet), "{text}");
    }
    let capture = international("W:W28:B23");
    for text in ["28x19", "28X19", "28:19", "28×19", "28-19", "2819", "28 x 19", "28*19"] {
        assert!(capture.parse_move(text).is_ok(), "{text}");
    }
    assert!(russian("W:Wc7:Bg3").parse_move("c7-d8=K").is_ok());
}

#[test]
fn malformed_text_is_told_from_illegal_moves() {
    let start = Position::<International>::initial();
    let cases = [
        ("", 0),
        ("32", 2),
        ("32-", 3),
        ("32-51", 3),
        ("0-5", 0),
        ("32-28!", 5),
        ("hello", 0),
        ("32--28", 3),
        ("99999999999999999999-1", 0),
        ("@", 1),
        ("@46-41", 3),
        ("32-28\0", 5),
        ("-", 0),
    ];
    for (text, offset) in cases {
        let Err(MoveTextError::Malformed(error)) = start.parse_move(text) else { panic!("{text:?}") };
        assert_eq!(error.offset(), offset, "{text:?}: {error}");
    }
}

#[test]
fn an_illegal_move_comes_with_its_reason() {
    let start = Position::<International>::initial();
    assert_eq!(reason(&start, "28-22"), Illegality::EmptySquare);
    assert_eq!(reason(&start, "37-32"), Illegality::Occupied);
    assert_eq!(reason(&start, "32-22"), Illegality::NotItsMove);
    assert_eq!(reason(&start, "32x23"), Illegality::NoSuchCapture);
    assert_eq!(reason(&start, "@46"), Illegality::NothingToDrop);
    let two = international("W:W28,50:B12,22,23");
    assert_eq!(reason(&two, "50-44"), Illegality::MustCapture);
    assert_eq!(reason(&two, "28x19"), Illegality::MustCaptureBetter);
    assert_eq!(reason(&two, "28x17"), Illegality::MustContinue);
    assert_eq!(reason(&international("W:WK46,31:B5"), "46x5"), Illegality::Occupied);
    assert_eq!(reason(&russian("W:Wc3:B"), "a1-b2"), Illegality::EmptySquare);
    assert_eq!(reason(&russian("W:W:Bc3"), "a1-b2"), Illegality::GameOver);
}

#[test]
fn hub_names_captured_pieces_in_any_order() {
    let position = international("W:W28:B12,22,23");
    let m = position.parse_move("28x8").unwrap();
    assert_eq!(position.hub_text(&m), "28x8x12x22");
    for text in ["28x8x22x12", "28x8x12x22", "28x8x12", "28x8"] {
        assert_eq!(position.parse_hub_move(text), Ok(m), "{text}");
    }
    for text in ["28x8x23", "28x19x23", "28-8x22x13", "28x8x22x12x23"] {
        assert!(matches!(position.parse_hub_move(text), Err(MoveTextError::Illegal(_))), "{text}");
    }
    let shared = international("W:WK4:B13,20,32,37");
    assert!(matches!(shared.parse_hub_move("4x15"), Err(MoveTextError::Ambiguous(_))));
    let by_victim = |victim| shared.parse_hub_move(&format!("4x15x{victim}")).unwrap();
    assert_ne!(by_victim("32"), by_victim("37"));
    assert!(matches!(shared.parse_hub_move("4x"), Err(MoveTextError::Malformed(_))));
}

#[test]
fn dxp_messages_are_columns_of_digits() {
    let position = international("W:W28:B12,22,23");
    let message = position.dxp_move(&position.parse_move("28x8").unwrap(), 12345).unwrap();
    assert_eq!(message.to_string(), "M99992808021222");
    let read: DxpMove = "M00052808022212".parse().unwrap();
    assert_eq!(position.parse_dxp_move(&read), position.parse_move("28x8"));
    for text in [
        "",
        "M",
        "M00052808",
        "M000528080222",
        "M0005280802221",
        "M000528080222122",
        "X00052808022212",
        "M0005280x022212",
    ] {
        assert!(text.parse::<DxpMove>().is_err(), "{text}");
    }
    let off_board: DxpMove = "M0005286000".parse().unwrap();
    assert!(matches!(position.parse_dxp_move(&off_board), Err(MoveTextError::Malformed(_))));
}

/// Every text form of a legal move reads back as the same move.
fn check_moves<V: Variant>(position: &Position<V>) {
    let legal = position.legal_moves();
    let fen = position.to_fen();
    for m in &legal {
        for form in [Form::Standard, Form::Brief, Form::Full] {
            let text = position.text_among(&legal, m, form);
            assert_eq!(position.parse_move_among(&legal, &text).as_ref(), Ok(m), "{fen} {text}");
            assert_eq!(position.parse_move(&text.to_uppercase()).as_ref(), Ok(m), "{fen} {text}");
        }
        let hub = position.hub_text(m);
        match position.parse_hub_move(&hub) {
            Ok(read) => assert_eq!(&read, m, "{fen} {hub}"),
            Err(MoveTextError::Ambiguous(_)) => assert!(has_twin(&legal, m), "{fen} {hub}"),
            Err(error) => panic!("{fen} {hub}: {error}"),
        }
        if let Some(message) = position.dxp_move(m, 7) {
            let read = message.to_string().parse().map(|message| position.parse_dxp_move(&message));
            assert!(read == Ok(Ok(*m)) || has_twin(&legal, m), "{fen} {message}");
        }
    }
}

/// Whether another move has the same ends and takes the same pieces.
fn has_twin<B: Bitboard>(legal: &[Move<B>], m: &Move<B>) -> bool {
    let alike = |other: &&Move<B>| (other.from(), other.to(), other.captured()) == (m.from(), m.to(), m.captured());
    legal.iter().filter(alike).count() > 1
}

#[derive(Clone)]
struct CheckMoves(u64);

impl GameTask for CheckMoves {
    type Output = ();
    fn run<V: Compose>(self) {
        random_game(&V::default(), self.0, 100).iter().for_each(check_moves);
        check_moves(&random_position(&V::default(), self.0));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn moves_of_all_kinds_of_game_read_back(seed: u64) {
        with_sample(CheckMoves(seed));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in "@?[0-9a-l]{0,3}([x:\\- ]?[0-9A-La-l]{1,3}){0,4}\\PC{0,2}", seed: u64) {
        let position = random_position(&Russian, seed);
        let legal = position.legal_moves();
        for read in [position.parse_move(&text), position.parse_hub_move(&text)] {
            prop_assert!(read.is_err() || legal.contains(&read.unwrap()));
        }
        let numeric = Position::<Frisian>::initial();
        prop_assert!(numeric.parse_move(&text).is_err() || numeric.legal_moves().contains(&numeric.parse_move(&text).unwrap()));
    }
}

//! Positions as text.

use crate::common::{random_game, random_position, rows, with_sample, with_sampled};
use draughts::*;
use proptest::prelude::*;

type International = Position<draughts::International>;
type Russian = Position<draughts::Russian>;

fn international(fen: &str) -> International {
    International::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn error(fen: &str) -> String {
    International::from_fen(fen).expect_err(fen).to_string()
}

fn named(position: &International, names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| position.square(name).unwrap()).collect()
}

// The letters of these names are the rows of tests/cases/cases.tsv.

#[test]
fn nt_01_a_side_may_be_empty() {
    let position = international("B:W50:B");
    assert_eq!(position.turn(), Color::Black);
    assert_eq!(position.pieces().count(), 1);
    assert_eq!(position.to_fen(), "B:W50:B");
}

#[test]
fn nt_03_the_side_to_move_is_written_once() {
    assert_eq!(international("W:W31:B1").to_fen(), "W:W31:B1");
}

#[test]
fn nt_05_k_before_a_range_means_all_of_it() {
    let position = international("W:WK1-3:B20");
    let kings = position.kings(Color::White).iter().map(Square::from_index).collect::<Vec<_>>();
    let mut expected = named(&position, &["1", "2", "3"]);
    expected.sort();
    assert_eq!(kings, expected);
}

#[test]
fn nt_07_the_colours_come_in_any_order() {
    assert_eq!(international("W:B1-20:W31-50"), Position::initial());
}

#[test]
fn nt_09_k_before_each_algebraic_square() {
    let position = Russian::from_fen("W:BKa1,Ka3:WKb8,Kd8").unwrap();
    assert_eq!(position.to_fen(), "W:WKb8,Kd8:BKa3,Ka1");
    assert_eq!(position.kings(Color::Black).len(), 2);
}

#[test]
fn nt_11_fields_after_the_lists_are_no_pieces() {
    let text = "W:WK46,31:BK5,20:H0:F1:+2+0";
    let fen = Fen::parse(&Frisian, text, Reading::STRICT).unwrap();
    assert_eq!((fen.halfmove, fen.fullmove, fen.setup.pieces.len()), (Some(0), Some(1), 4));
    let position = Position::<Frisian>::from_fen(text).unwrap();
    assert_eq!(position.to_fen(), "W:W31,K46:BK5,20:+205+0", "the first count is Black's");
}

#[test]
fn nt_13_numbers_begin_where_the_game_type_says() {
    let board = Dark::<10, 10>::new();
    let names = |corner, numbers: &[u8]| -> Vec<String> {
        numbers.iter().map(|&n| board.name(board.square_numbered(n, corner).unwrap())).collect()
    };
    assert_eq!(names(Corner::TopLeft, &[1, 5, 46, 50]), ["b10", "j10", "a1", "i1"]);
    let dark = Dark::<8, 8>::new();
    let light = Light::<8, 8>::new();
    let on = |board: &dyn Fn(u8) -> String| [1, 4, 29, 32].map(board);
    assert_eq!(on(&|n| dark.name(dark.square_numbered(n, Corner::TopLeft).unwrap())), ["b8", "h8", "a1", "g1"]);
    assert_eq!(on(&|n| light.name(light.square_numbered(n, Corner::TopLeft).unwrap())), ["a8", "g8", "b1", "h1"]);
    assert_eq!(on(&|n| light.name(light.square_numbered(n, Corner::BottomRight).unwrap())), ["h1", "b1", "g8", "a8"]);
}

#[test]
fn rb_01_a_side_to_move_inside_a_list_is_an_error() {
    assert_eq!(error("W:WK4,WK5,55:B4"), "expected a square of the board, found WK5, at offset 6");
    assert_eq!(error("W:WK4,55:B4"), "expected a square number from 1 to 50, found 55, at offset 6");
    assert_eq!(error("W:WK4:B4"), "expected a square not named before, found 4, at offset 7");
}

#[test]
fn rb_03_a_square_holds_one_piece() {
    assert_eq!(International::from_fen("W:W28:B28").unwrap_err().offset(), 7);
}

#[test]
fn rb_05_kings_may_stand_on_the_crowning_row() {
    assert_eq!(international("W:WK4:B20").count_moves(), 9);
}

#[test]
fn rb_07_an_empty_board_is_lost() {
    let position = international("W:W:B");
    assert!(!position.has_move());
    assert_eq!(position.outcome().unwrap().winner, Some(Color::Black));
    assert_eq!(position.to_fen(), "W:W:B");
}

#[test]
fn rb_09_a_board_full_of_kings() {
    let text = "W:WK1-25:BK26-50";
    assert_eq!(International::from_fen(text).unwrap_err().faults(), Faults::TOO_MANY_PIECES);
    let position = Position::from_fen_of(draughts::International, text, Faults::TOLERABLE).unwrap();
    assert_eq!(position.outcome().unwrap().winner, Some(Color::Black));
    assert_eq!(Position::from_fen_of(draughts::International, &position.to_fen(), Faults::TOLERABLE), Ok(position));
}

#[test]
fn rb_23_malformed_text_is_refused_quickly_and_where_it_goes_wrong() {
    let cases = [
        ("", 0),
        ("W", 1),
        (":", 0),
        ("W:", 2),
        ("X:W1:B2", 0),
        ("W:Q1:B2", 2),
        ("W:W31,:B20", 6),
        ("W:W-1:B1", 3),
        ("W:W99999999999999999999:B1", 3),
        ("W:W50-31:B1", 6),
        ("W:W31\0:B20", 5),
        ("W:W31:W32:B20", 6),
        ("W:W31:B20:H", 11),
        ("W:W31:B20:@1", 12),
        ("W:W31:B20 ", 9),
        ("W:W31", 5),
        ("W:W\u{663}\u{661}:B20", 3),
        ("W:W3\u{661}:B20", 4),
        ("W:W31:B1-99999999999", 9),
        ("W:W31:B20:+4+0", 12),
    ];
    for (text, offset) in cases {
        let error = International::from_fen(text).expect_err(text);
        assert_eq!(error.offset(), offset, "{text:?}: {error}");
    }
    let digits = "9".repeat(1 << 20);
    assert!(error(&format!("W:W{digits}:B1")).len() < 100);
    assert!(error(&digits).len() < 100);
}

#[test]
fn an_error_says_what_was_expected() {
    assert_eq!(error("W:W51:B20"), "expected a square number from 1 to 50, found 51, at offset 3");
    assert_eq!(error("?:W31:B20"), "expected the side to move, W or B, found `?`, at offset 0");
    assert_eq!(error(" W:W31:B20"), "expected the side to move, W or B, found a space, at offset 0");
    assert_eq!(error("W:W31,,:B20"), "expected a square, found `,`, at offset 6");
    assert_eq!(error("W:W31"), "expected a list of black pieces, `:B`, found the end, at offset 5");
    assert_eq!(error("W:W1:B50"), "not a position of this game: a man stands on his crowning row");
    assert_eq!(error("W:W50-31:B1"), "expected a number not below 50, found 31, at offset 6");
    assert_eq!(error("W:Wa2:B1"), "expected a square of the board, found a2, at offset 3");
}

#[test]
fn every_game_reads_numbers_and_names() {
    assert_eq!(international("W:Wa1,i1:Bb10").to_fen(), "W:W46,50:B1");
    assert_eq!(Russian::from_fen("W:W29,K32:B1").unwrap().to_fen(), "W:Wa1,Kg1:Bb8");
    assert_eq!(Russian::from_fen("W:W21-32:B1-12"), Ok(Position::initial()));
}

#[test]
fn a_dot_may_end_a_list_or_the_text() {
    assert_eq!(international("W:W31-50.:B1-20."), Position::initial());
    assert_eq!(international("W:W.:B1.").to_fen(), "W:W:B1");
}

#[test]
fn leading_zeros_are_read() {
    assert_eq!(international("W:W046:B01,K002").to_fen(), "W:W46:B1,K2");
}

#[test]
fn fields_come_in_any_order() {
    for text in ["W:+105+0:H3:BK5,20:F9:W31", "W:W31:BK5,20:F9:H3:+1+0"] {
        let fen = Fen::parse(&Frisian, text, Reading::STRICT).unwrap();
        assert_eq!((fen.halfmove, fen.fullmove), (Some(3), Some(9)), "{text}");
        let mut written = String::new();
        fen.write(&Frisian, &mut written).unwrap();
        assert_eq!(written, "W:W31:BK5,20:+105+0:H3:F9", "{text}");
    }
}

#[test]
fn a_count_of_king_moves_needs_a_king_that_can_be_told() {
    let frisian = |text| Position::<Frisian>::from_fen(text).map(|position| position.to_fen());
    assert_eq!(frisian("W:WK46,K47,31:B20:+0+347").as_deref(), Ok("W:W31,K46,K47:B20:+0+347"));
    assert_eq!(frisian("W:WK46,31:B20:+0+0").as_deref(), Ok("W:W31,K46:B20"));
    assert_eq!(frisian("W:WK46,K47,31:B20:+0+3").unwrap_err().offset(), 22);
    assert_eq!(frisian("W:WK46,31:B20:+0+331").unwrap_err().faults(), Faults::KING_RUN);
    assert_eq!(frisian("W:WK46,31:B20:+0+446").unwrap_err().faults(), Faults::KING_RUN);
}

#[test]
fn men_on_the_crowning_row_are_let_pass_only_when_asked_for() {
    let text = "W:W1,31:B20";
    assert!(International::from_fen(text).is_err());
    let position = Position::from_fen_of(draughts::International, text, Faults::MAN_ON_FAR_ROW).unwrap();
    assert_eq!(position.to_fen(), text);
}

#[test]
fn runs_of_three_men_are_ranges_and_kings_are_written_one_by_one() {
    assert_eq!(
        international("W:W31,32,33,35,36,K37,K38,K39,40,41:B1,2").to_fen(),
        "W:W31-33,35,36,K37,K38,K39,40,41:B1,2"
    );
}

#[test]
fn a_position_in_the_middle_of_a_capture_is_refused_for_that_reason() {
    for text in ["W:W31:BG20", "W:W31,P32:B20", "W:Wa3:BGb4", "W:WBa3:Bb4"] {
        let error = International::from_fen(text).expect_err(text).to_string();
        assert!(error.starts_with("expected a square, not a piece of a capture that is not over"), "{error}");
    }
}

#[test]
fn the_tolerant_reader_takes_what_programs_write() {
    let start = International::initial();
    let texts = [
        "[FEN \"W:W31-50:B1-20\"]",
        "  W:W31-50:B1-20\r\n",
        "W: W31-50 : B1 - 20 .",
        "W:W:B:W31-50:B1-20",
        "W_:W31-50:_B1-20",
        "?:W31-50:B1-20",
        "W:W31-50:B1-20:Xunknown:H0",
        "\u{feff}\"W:W31-50:B1-20\"",
        "W:W31-40:W41-50:B1-20",
    ];
    for text in texts {
        assert_eq!(Position::read(draughts::International, text, Reading::TOLERANT).as_ref(), Ok(&start), "{text:?}");
        assert!(International::from_fen(text).is_err(), "{text:?}");
    }
    let refused = ["", "   ", "[FEN \"\"]", "W", "W:W31", "W:W31,:B20", "W:W31:B31", "W:W51:B1", "[[[[", "fenfenfen"];
    for text in refused {
        assert!(Position::read(draughts::International, text, Reading::TOLERANT).is_err(), "{text:?}");
    }
}

#[test]
fn hub_and_dxp_strings_name_every_square() {
    let position = international("B:W31,K50:B1,K20");
    assert_eq!(position.to_hub(), "BbeeeeeeeeeeeeeeeeeeBeeeeeeeeeeweeeeeeeeeeeeeeeeeeW");
    assert_eq!(position.to_dxp(), "ZzeeeeeeeeeeeeeeeeeeZeeeeeeeeeeweeeeeeeeeeeeeeeeeeW");
    assert_eq!(International::from_hub(&position.to_hub()), Ok(position.clone()));
    assert_eq!(International::from_dxp(&position.to_dxp()), Ok(position.clone()));
    for text in ["", "X", "W", &format!("{}e", position.to_hub()), &position.to_dxp()] {
        assert!(International::from_hub(text).is_err(), "{text}");
    }
    assert_eq!(International::from_hub("Wweeee").unwrap_err().offset(), 6);
}

#[test]
fn bit_words_leave_out_a_bit_after_every_two_rows() {
    let words = |fen: &str| international(fen).to_words().unwrap();
    let last_and_first_of_blocks =
        [(1, 0), (10, 9), (11, 11), (20, 20), (21, 22), (30, 31), (31, 33), (40, 42), (41, 44), (50, 53)];
    for (number, bit) in last_and_first_of_blocks {
        let expected = BitWords { black: 0, white: 1 << bit, king: 1 << bit };
        assert_eq!(words(&format!("W:WK{number}:B")), expected, "square {number}");
    }
    let board = Dark::<10, 10>::new();
    for gap in [10, 21, 32, 43, 54, 63] {
        let words = BitWords { white: 1 << gap, ..BitWords::default() };
        assert_eq!(words.to_setup(&board, Color::White), None, "bit {gap}");
    }
    let unsound = [BitWords { white: 1, black: 1, king: 0 }, BitWords { white: 1, black: 2, king: 4 }];
    assert!(unsound.iter().all(|words| words.to_setup(&board, Color::White).is_none()));
    assert_eq!(BitWords::default().to_setup(&Dark::<8, 8>::new(), Color::White), None);
}

#[derive(Clone, Copy, Debug, Default)]
struct ThreeSided;

impl Compose for ThreeSided {
    type Board = Trigon<8>;
    type Players = Three;
    type Movement = FlyingKings;
    type Capture = FreeChoice;
    type Promotion = ContinuesAsKing;
    type Entry = Rows<3>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("three-sided");
}

#[test]
fn the_third_player_is_t() {
    let read = |text: &str| Position::<ThreeSided>::from_fen(text);
    let text = "T:Wh14:Bb2:TKd4,c3";
    let position = read(text).unwrap();
    assert_eq!(position.turn(), Color::Third);
    assert_eq!(position.to_fen(), "T:Wh14:Bb2:Tc3,Kd4");
    assert_eq!(read(&position.to_fen()), Ok(position.clone()));
    assert_eq!(Position::from_picture(Color::Third, &format!("{position:#}")), Ok(position));
    assert_eq!(
        read("W:Wh14:Bb2").unwrap_err().to_string(),
        "expected a list of third pieces, `:T`, found the end, at offset 10"
    );
    assert!(Russian::from_fen(text).is_err());
}

/// Every text form of a position reads back as the same position.
fn reads_back<V: Variant + Default>(position: &Position<V>) {
    let read = |text: &str| Position::from_fen_of(V::default(), text, Faults::TOLERABLE);
    let fen = position.to_fen();
    assert_eq!(read(&fen).as_ref(), Ok(position), "{fen}");
    assert_eq!(
        fen.parse::<Position<V>>().is_ok(),
        read(&fen).is_ok() && Position::<V>::from_setup(&position.to_setup()).is_ok()
    );
    assert_eq!(Position::read(V::default(), &format!(" {fen}."), Reading::TOLERANT).as_ref(), Ok(position), "{fen}");
    // Letters and words say nothing of reserves and counts of king moves.
    let setup = Setup { reserves: [0; 3], king_runs: [None; 3], ..position.to_setup() };
    let bare = Position::from_setup_of(V::default(), &setup, Faults::TOLERABLE).unwrap();
    assert_eq!(Position::from_hub_of(V::default(), &bare.to_hub(), Faults::TOLERABLE).as_ref(), Ok(&bare));
    assert_eq!(Position::from_dxp_of(V::default(), &bare.to_dxp(), Faults::TOLERABLE).as_ref(), Ok(&bare));
    if let Some(words) = bare.to_words() {
        let setup = words.to_setup(bare.board(), bare.turn()).unwrap();
        assert_eq!(Position::from_setup_of(V::default(), &setup, Faults::TOLERABLE).as_ref(), Ok(&bare));
    }
}

#[derive(Clone)]
struct ReadBack(u64);

impl GameTask for ReadBack {
    type Output = ();
    fn run<V: Compose>(self) {
        random_game(&V::default(), self.0, 120).iter().for_each(reads_back);
        reads_back(&random_position(&V::default(), self.0));
    }
}

struct ReadCase(&'static str);

impl GameTask for ReadCase {
    type Output = ();
    fn run<V: Compose>(self) {
        let position = Position::from_fen_of(V::default(), self.0, Faults::TOLERABLE);
        reads_back(&position.unwrap_or_else(|error| panic!("{}: {error}", self.0)));
    }
}

#[test]
fn every_position_of_the_cases_reads_back() {
    for row in rows(include_str!("../cases/cases.tsv")) {
        let (id, variant, fen) = (row[0], row[2], row[3]);
        if !["RB-01", "RB-03"].contains(&id) && fen.contains(':') {
            let _ = with_sampled(variant, ReadCase(fen));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_of_all_kinds_of_game_read_back(seed: u64) {
        with_sample(ReadBack(seed));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in "([WB?T]?:)?([WBHFK@+:,.\\-0-9a-l _\"\\[\\]]|FEN|\\PC){0,40}") {
        let strict = Position::<draughts::Frisian>::from_fen(&text);
        let tolerant = Position::read(Frisian, &text, Reading::TOLERANT);
        if let Ok(position) = strict {
            prop_assert_eq!(tolerant, Ok(position));
        } else if let Err(error) = tolerant {
            prop_assert!(error.offset() <= text.len());
        }
        let _ = Russian::from_hub(&text);
        let _ = text.parse::<DxpMove>();
        let _ = Russian::from_picture(Color::White, &text);
    }
}

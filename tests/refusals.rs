//! Why arrangements of pieces are no positions, and why moves are not legal: each fault and each reason once.

use draughts::*;

fn square(name: &str) -> Square {
    Dark::<8, 8>::new().square_named(name).unwrap()
}

/// A setup on 8×8 with White to move: `K` before a square for a king, capital names for White.
fn setup(white: &str, black: &str) -> Setup {
    let mut setup = Setup::empty(Color::White);
    for (color, names) in [(Color::White, white), (Color::Black, black)] {
        for name in names.split_whitespace() {
            let kind = if name.starts_with('K') { Kind::King } else { Kind::Man };
            setup.pieces.push((square(name.trim_start_matches('K')), Piece { color, kind }));
        }
    }
    setup
}

fn faults(setup: &Setup) -> Faults {
    Position::<Russian>::from_setup(setup).map_or_else(|error| error.faults(), |_| Faults::empty())
}

#[test]
fn every_fault_of_an_arrangement_is_named() {
    let sound = setup("a1 Kh8", "Ka3 h6");
    assert_eq!(faults(&sound), Faults::empty());
    let third = Piece { color: Color::Third, kind: Kind::Man };
    let with = |piece| Setup { pieces: [&sound.pieces[..], &[piece]].concat(), ..sound.clone() };
    assert_eq!(faults(&with((Square::from_index(255), sound.pieces[0].1))), Faults::OFF_BOARD);
    assert_eq!(faults(&with(sound.pieces[0])), Faults::OVERLAP);
    assert_eq!(faults(&with((square("c3"), third))), Faults::NO_SUCH_PLAYER);
    assert_eq!(faults(&Setup { turn: Color::Third, ..sound.clone() }), Faults::NO_SUCH_PLAYER);
    assert_eq!(faults(&Setup { reserves: [0, 0, 1], ..sound.clone() }), Faults::NO_SUCH_PLAYER);
    assert_eq!(faults(&setup("h8", "h6")), Faults::MAN_ON_FAR_ROW);
    assert_eq!(faults(&setup("h2", "a1")), Faults::MAN_ON_FAR_ROW);
    let thirteen = "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3 b4";
    assert_eq!(faults(&setup(thirteen, "h8")), Faults::TOO_MANY_PIECES);
    assert_eq!(faults(&setup("h6", thirteen.strip_prefix("a1 c1 e1 g1 ").unwrap())), Faults::empty());
    assert_eq!(faults(&Setup { reserves: [1, 0, 0], ..sound.clone() }), Faults::RESERVE_WITHOUT_DROPS);
    let run = |moves| Setup { king_runs: [Some(KingRun { moves, king: square("h8") }), None, None], ..sound.clone() };
    assert_eq!(faults(&run(1)), Faults::KING_RUN);
    assert_eq!(faults(&run(0)), Faults::empty());
}

#[test]
fn faults_are_found_together_and_only_some_can_be_let_pass() {
    let bad = Setup { turn: Color::Third, ..setup("h8 h8", "a1") };
    let all = Faults::OVERLAP | Faults::NO_SUCH_PLAYER | Faults::MAN_ON_FAR_ROW;
    assert_eq!(faults(&bad), all);
    let error = Position::from_setup_of(Russian, &bad, Faults::all()).unwrap_err();
    assert_eq!(error.faults(), all - Faults::TOLERABLE);
    assert!(Position::from_setup_of(Russian, &setup("h8", "a1"), Faults::MAN_ON_FAR_ROW).is_ok());
}

/// A game by name, at a position.
fn at(name: &str, fen: &str) -> AnyPosition {
    by_name(name).unwrap().with_fen(fen).unwrap_or_else(|error| panic!("{name} {fen}: {error}"))
}

#[test]
fn where_men_are_never_crowned_they_may_stand_on_the_far_row() {
    assert!(at("russian:crowning=never", "W:Wa7,h8:Bg3").has_move());
}

/// Why a move of one position is not legal in another.
fn why_not(position: &AnyPosition, of: &AnyPosition, text: &str) -> Illegality {
    position.play(&of.parse_move(text).unwrap()).unwrap_err().reason()
}

#[test]
fn every_reason_of_a_refused_move_is_named() {
    let russian = |fen| at("russian", fen);
    let start = russian("W:Wc3:Bg7");
    let cases = [
        ("W:W:Bc3", Illegality::GameOver),
        ("W:Wa1:Bg7", Illegality::EmptySquare),
        ("W:Wa1:Bc3", Illegality::NotYourPiece),
        ("W:Wc3,d4:Bg7", Illegality::Occupied),
        ("W:WKc3:Bg7", Illegality::WrongKind),
        ("W:Wc3,e5:Bd6,a7", Illegality::MustCapture),
    ];
    for (fen, reason) in cases {
        assert_eq!(why_not(&russian(fen), &start, "c3-d4"), reason, "{fen}");
    }
    let king = russian("W:WKc3:Bg7");
    assert_eq!(why_not(&russian("W:WKc3,f6:Ba7"), &king, "c3xh8"), Illegality::NoSuchCapture);
    assert_eq!(why_not(&russian("W:WKc3:Bb4,h6"), &king, "c3xh8"), Illegality::NoSuchCapture);
    let man = russian("W:Wc3:Bd4");
    assert_eq!(why_not(&russian("W:Wc3:Bd4,d6"), &man, "c3xe5"), Illegality::MustContinue);
    assert_eq!(why_not(&russian("W:WKc3:Bd4"), &man, "c3xe5"), Illegality::WrongKind);
    let one = at("brazilian", "W:Wc3:Bd4");
    assert_eq!(why_not(&at("brazilian", "W:Wc3,h4:Bd4,g5,e7"), &one, "c3xe5"), Illegality::MustCaptureBetter);
    // Nothing is left to take from 46: the capture is whole, and another takes more.
    let two = at("international", "W:WK35:B24,41");
    assert_eq!(why_not(&at("international", "W:WK35:B24,31,41"), &two, "35x46"), Illegality::MustCaptureBetter);
    let on_the_way = at("international", "W:WK35:B24,31");
    assert_eq!(why_not(&at("international", "W:WK35:B24,31,41"), &on_the_way, "35x36"), Illegality::MustContinue);
    let far = russian("W:WKc3:Bh2");
    assert_eq!(why_not(&at("english", "W:WKc3:Bh2"), &far, "c3-e5"), Illegality::NotItsMove);
}

#[test]
fn every_reason_of_a_refused_drop_is_named() {
    let start = by_name("neu-russian").unwrap();
    let cases = [
        ("W:Wc3:Bg7:@0,3", "@a1", Illegality::NothingToDrop),
        ("W:Wa1:Bg7:@3,3", "@a1", Illegality::Occupied),
        ("W:Wc3:Bd4:@3,3", "@a1", Illegality::MustCapture),
    ];
    for (fen, text, reason) in cases {
        assert_eq!(why_not(&at("neu-russian", fen), &start, text), reason, "{fen}");
    }
    let black = start.play_text("@a1").unwrap();
    assert_eq!(why_not(&start, &black, "@b8"), Illegality::OutsideDropZone);
    assert_eq!(why_not(&at("russian", "W:Wc3:Bg7"), &start, "@a1"), Illegality::NothingToDrop);
}

#[test]
fn a_king_that_made_three_moves_rests_while_its_owner_has_a_man() {
    let spent = at("frisian", "W:WK46,K47,31:B1:+0+346");
    let fresh = at("frisian", "W:WK46,K47,31:B1");
    assert_eq!(why_not(&spent, &fresh, "46-41"), Illegality::KingRunLimit);
    assert!(spent.is_legal(&fresh.parse_move("47-41").unwrap()));
    let without_man = at("frisian", "W:WK46,K47:B1:+0+346");
    assert_eq!(without_man.to_fen(), "W:WK46,K47:B1");
    assert!(without_man.is_legal(&without_man.parse_move("46-41").unwrap()));
}

#[test]
fn a_capture_ends_the_run_of_a_king_that_is_taken_or_left_without_men() {
    let cases = [
        ("W:W25,31:BK5,20:+205+0", "B:W14,31:BK5"),
        ("W:W25,31:B1,K20:+220+0", "B:W14,31:B1"),
        ("W:W25,31:B1,K5,20:+205+0", "B:W14,31:B1,K5:+205+0"),
    ];
    for (before, after) in cases {
        assert_eq!(at("frisian", before).play_text("25x14").unwrap().to_fen(), after, "{before}");
    }
}

//! Positions and moves as text (`perft/trigonal.md` section 1).

use draughts::{MoveTextError, Position, Reading, Terrain, TooManyWays};

use crate::{after, game, moves, position};

fn error(text: &str) -> String {
    Position::read(game("trigonal-army-2"), text, Reading::STRICT).unwrap_err().to_string()
}

#[test]
fn pools_and_pending_draws_may_be_left_out() {
    let short = position("trigonal-army-2", "B B:Ga1;W:Cl23");
    assert_eq!(short.to_fen(), "B B:Ga1;W:Cl23 B:-;W:- -");
    assert_eq!(position("trigonal-army-2", "B B:Ga1;W:Cl23 B:C1;W:-").to_fen(), "B B:Ga1;W:Cl23 B:C1;W:- -");
}

#[test]
fn errors_say_what_was_expected_and_where() {
    assert_eq!(error("T B:Ga1;W:Cl23"), "expected a player, B or W, found T, at offset 0");
    assert_eq!(error("B B:Xa1;W:-"), "expected the letter of a unit, found Xa1, at offset 4");
    assert_eq!(error("B B:Ga2;W:-"), "expected a cell of the board, found a2, at offset 5");
    assert_eq!(error("B B:Ga1,Cb1;W:Ca1"), "expected a cell not named before, found a1, at offset 15");
    assert_eq!(error("B B:Ga1"), "expected the part of white, W:, found the end, at offset 7");
    let pool = "expected a unit as it was at home, and how many of it were taken, found H1, at offset 17";
    assert_eq!(error("B B:Ga1;W:Cl23 B:H1;W:-"), pool);
    let pending = "expected a player and his gladiator on its goal in a game of two, found Ba1, at offset 23";
    assert_eq!(error("B B:Ga1;W:Cl23 B:-;W:- Ba1"), pending);
    assert_eq!(error("B B:Ga1;W:Cl23 B:-;W:- - "), "expected the end of the position, found a space, at offset 24");
}

#[test]
fn a_confirmed_draw_is_written_and_read() {
    let pending = position("trigonal-army-2", "B B:Cd3,Gl16;W:Ch9 B:-;W:- Bl16");
    let drawn = after(&pending, "C d3-d2");
    assert!(drawn.outcome().unwrap().is_draw());
    assert_eq!(drawn.to_fen(), "W B:Cd2,Gl16;W:Ch9 B:-;W:- =");
    assert_eq!(position("trigonal-army-2", &drawn.to_fen()), drawn);
}

#[test]
fn the_end_of_a_game_of_three_is_read_as_it_is_written() {
    let last = position("trigonal-pure-3", "W B:Cf6;W:Cf5;T:- B:C1;W:-;T:C2");
    let over = after(&last, "C f5:f7 x f6");
    assert_eq!(over.to_fen(), "W B:-;W:Cf7;T:- B:C2;W:-;T:C2 -");
    assert_eq!(position("trigonal-pure-3", &over.to_fen()), over);
    assert_eq!(over.outcome().unwrap().winner, Some(draughts::Color::White));
}

#[test]
fn two_gladiators_may_be_about_to_draw_at_once() {
    let text = "B B:Gl16;W:Ga1 B:-;W:- Bl16,Wa1";
    assert_eq!(position("trigonal-army-2", text).to_fen(), text);
}

#[test]
fn every_text_that_is_cut_off_is_an_error_or_another_position_and_never_a_panic() {
    let text = "W B:Cd3,Gl16;W:Ch9 B:C1P2;W:- Bl16";
    for end in 0..text.len() {
        let _ = Position::read(game("trigonal-army-2"), &text[..end], Reading::STRICT);
    }
}

#[test]
fn positions_with_too_many_ways_are_refused_at_once_and_others_listed_exactly() {
    let game = game("trigonal-army-2");
    let all = |unit: char, white: bool| {
        let terrain = game.terrain();
        let cells = terrain.reading_order().into_iter().filter(|&cell| terrain.is_white(cell) == white);
        cells.skip(1).map(|cell| format!("{unit}{}", terrain.cell_name(cell))).collect::<Vec<_>>().join(",")
    };
    let chosen = "trigonal-army-2:home-cell=chosen";
    let heroes = format!("B B:{};W:Pb2 B:C9P9;W:-", all('H', true));
    let ring = format!("B B:Ca1;W:Pb2,{}", all('P', false));
    for (key, text) in [("trigonal-army-2", &heroes), (chosen, &heroes), ("trigonal-army-2", &ring)] {
        let position = position(key, text);
        assert_eq!(position.legal_moves_within(5_000), Err(TooManyWays { places: 5_000 }), "{key}");
        assert_eq!((position.has_move(), position.outcome()), (true, None), "{key}");
    }
    for (key, text) in [(chosen, "B B:Hl17,Pa1;W:Ce5 B:C1;W:-"), (chosen, "B B:Cg5;W:Pg6,Ph6,Ph8,Cl23")] {
        let position = position(key, text);
        assert_eq!(position.legal_moves_within(50), Ok(position.legal_moves()));
    }
}

#[test]
fn moves_are_read_as_they_are_written() {
    let position = position("trigonal-army-2", "B B:Hl17,Hl19,Rl21;W:Ra1 B:C1;W:-");
    for text in moves(&position) {
        assert_eq!(position.text(&position.parse_move(&text).unwrap()), text);
    }
}

#[test]
fn what_follows_from_the_rest_may_be_left_out_of_a_move() {
    let position = position("trigonal-army-2", "B B:Ck17,Cl18,Hl21;W:Ce5 B:C1;W:-");
    for (short, full) in [("k17-l17", "C k17-l17 =H"), ("return l21", "return l21 to Ca1,Cb1")] {
        assert_eq!(position.text(&position.parse_move(short).unwrap()), full);
    }
}

#[test]
fn a_capture_without_its_victims_may_be_ambiguous() {
    let ring = position("trigonal-army-2", "B B:Cg5;W:Pg6,Ph6,Ph8,Cl23");
    let Err(MoveTextError::Ambiguous(error)) = ring.parse_move("g5:g7") else { panic!() };
    assert_eq!(error.candidates(), ["C g5:g7 x g6", "C g5:g7 x h6,h8"]);
    assert!(ring.parse_move("g5:f5 x g6").is_ok());
}

#[test]
fn a_move_that_is_not_legal_says_why() {
    let why = |position: &Position<_>, text: &str| match position.parse_move(text) {
        Err(MoveTextError::Illegal(error)) => error.to_string(),
        other => panic!("{text}: {other:?}"),
    };
    let quiet = position("trigonal-army-2", "B B:Cf4,Pg5,Hl17;W:Cl23,Ph6");
    assert_eq!(why(&quiet, "f4-e3"), "illegal move: the unit may not go below its level");
    assert_eq!(why(&quiet, "f4-i9"), "illegal move: the piece does not move like that");
    assert_eq!(why(&quiet, "a1-b2"), "illegal move: nothing stands on the square it starts from");
    assert_eq!(why(&quiet, "l23-l22"), "illegal move: the piece belongs to another player");
    assert_eq!(why(&quiet, "P f4-f5"), "illegal move: the piece is not of that kind");
    assert_eq!(why(&quiet, "g5-h6"), "illegal move: the square it ends on is occupied");
    assert_eq!(why(&quiet, "f4:f6 x f5"), "illegal move: those pieces cannot be captured by this piece in this way");
    assert_eq!(why(&quiet, "skip"), "illegal move: a player who can move may not let the turn pass");
    assert_eq!(why(&quiet, "return f4"), "illegal move: those heroes cannot return home like that");
    let duty = position("trigonal-army-2", "B B:Cf5,Hl17;W:Cf6");
    assert_eq!(why(&duty, "f5-f4"), "illegal move: a capture is possible and compulsory");
    assert_eq!(why(&duty, "return l17"), "illegal move: a capture is possible and compulsory");
    let over = position("trigonal-army-2", "B B:Cf5;W:-");
    assert_eq!(why(&over, "f5-f4"), "illegal move: the game is over");
    let lower = position("trigonal-army-2", "B B:Yg6;W:Pg5,Gf5,Cl23");
    assert_eq!(why(&lower, "g6:f5 x f5"), "illegal move: the unit may not go below its level");
    assert!(matches!(quiet.parse_move("f4+f5"), Err(MoveTextError::Malformed(_))));
}

#[test]
fn the_picture_of_a_position_shows_every_unit() {
    let start = Position::initial_of(game("trigonal-army-3"));
    let picture = format!("{start:#}");
    assert_eq!(picture.matches("bC").count() + picture.matches("wC").count() + picture.matches("tC").count(), 21);
    assert!(picture.lines().next().unwrap().ends_with("/bG\\"));
}

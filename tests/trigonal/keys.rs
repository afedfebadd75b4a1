//! Games by name.

use draughts::{AnyUnitGame, Color, Position, unit_game};

use crate::game;

fn key(key: &str) -> String {
    Position::initial_of(game(key)).info().key.to_string()
}

#[test]
fn usual_parameters_are_left_out_of_the_key() {
    assert_eq!(key("trigonal-pure-2:side=12,home=4"), "trigonal-pure-2");
    let all = "trigonal-army-3:side=6,home=2,diagonal=d9,white=down,goal=row,home-cell=chosen,quiet-then-capture=no";
    assert_eq!(key(all), all);
    assert_eq!(key("trigonal-army-3:white=down,side=6,home=3"), "trigonal-army-3:side=6,home=3,white=down");
}

#[test]
fn a_home_that_is_not_named_fits_the_board() {
    assert_eq!(key("trigonal-pure-2:side=6"), "trigonal-pure-2:side=6,home=3");
}

#[test]
fn a_key_names_the_narrowest_bitboard() {
    assert!(matches!(unit_game("trigonal-pure-2:side=8"), Ok(AnyUnitGame::U64(_))));
    assert!(matches!(unit_game("trigonal-pure-2:side=11"), Ok(AnyUnitGame::U128(_))));
    assert!(matches!(unit_game("trigonal-pure-2"), Ok(AnyUnitGame::Wide3(_))));
}

#[test]
fn errors_say_what_could_stand_there() {
    let error = |key| unit_game(key).unwrap_err().to_string();
    assert!(error("trigonal-pure-4").starts_with("trigonal-pure-4 is no trigonal game"));
    assert!(error("trigonal-pure-2:size=4").starts_with("size is no parameter"));
    assert!(error("trigonal-pure-2:side=4,side=5").starts_with("side is no parameter"));
    assert_eq!(error("trigonal-pure-2:side=14"), "side=14 is out of bounds: expected a number from 4 to 13");
    assert_eq!(error("trigonal-pure-2:side=5,home=3"), "home=3 is out of bounds: expected at most 2");
    assert_eq!(error("trigonal-army-2:home=5"), "home=5 is out of bounds: expected at most 4");
    assert_eq!(error("trigonal-pure-2:diagonal=d4"), "diagonal=d4 is out of bounds: expected d3, d6 or d9");
    assert_eq!(error("trigonal-pure-2:white"), "white is out of bounds: expected up or down");
}

#[test]
fn black_begins_and_the_order_is_clockwise() {
    let start = Position::initial_of(game("trigonal-pure-3"));
    let second = start.play_unchecked(&start.legal_moves()[0]);
    let third = second.play_unchecked(&second.legal_moves()[0]);
    let again = third.play_unchecked(&third.legal_moves()[0]);
    let turns = [&start, &second, &third, &again].map(Position::turn);
    assert_eq!(turns, [Color::Black, Color::White, Color::Third, Color::Black]);
}

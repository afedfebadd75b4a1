//! What a position keeps and a move says: the rows of tests/cases/cases.tsv that other programs got wrong.

use draughts::*;

fn international(fen: &str) -> Position<International> {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn rb_13_a_refused_move_leaves_the_position_as_it_was() {
    let position = international("W:W31:B20");
    assert!(position.play_text("20-24").is_err());
    assert_eq!(position, international("W:W31:B20"));
}

#[test]
fn rb_17_a_captured_king_is_a_king_in_the_position_before() {
    let before = international("W:WK46:B10,K28");
    let after = before.play_text("46x5").unwrap();
    assert_eq!(after.to_fen(), "B:WK5:B");
    assert_eq!(before.to_fen(), "W:WK46:B10,K28");
}

#[test]
fn rb_19_a_king_is_not_promoted() {
    let position: Position<English> = Position::from_fen("W:WK6:B28").unwrap();
    let m = position.parse_move("6-1").unwrap();
    assert!(!m.is_promotion() && m.kind_before() == Kind::King && m.kind_after() == Kind::King);
}

#[test]
fn rb_21_positions_are_equal_however_they_came_about() {
    let start = international("W:W46,50:B1,5");
    let one = start.play_text("46-41 1-6 50-45").unwrap();
    assert_eq!(one, start.play_text("50-45 1-6 46-41").unwrap());
    assert_ne!(international("W:W41,45:B5,6"), international("B:W41,45:B5,6"));
    assert_eq!(one, international("B:W41,45:B5,6"));
}

//! Boards that are not rectangles: pieces, names and marked cells.

use alloc::string::String;

use super::{Diagram, SquareLabels};
use crate::board::{Drawing, Names, Pictures};
use crate::position::Position;
use crate::square::{Kind, Piece};
use crate::variant::Variant;

/// Draws a position as the board's own pictures are: White below, colours and arrows left out.
pub(super) fn draw<V: Variant>(diagram: &Diagram, position: &Position<V>) -> String {
    let board = position.board();
    let letter = |Piece { color, kind }| (color, if kind == Kind::King { 'K' } else { ' ' });
    board.svg(|square| Drawing {
        piece: position.piece_at(square).map(letter),
        caption: if diagram.labels == SquareLabels::None { String::new() } else { board.name(square) },
        marked: diagram.points_at(square),
        ..Drawing::default()
    })
}

//! What several tests need: positions and moves from text.
#![allow(dead_code)]

pub mod xml;

use draughts::{Board, Color, Entry, Game, Placement, Position, Variant};

/// The position of a FEN.
pub fn position<V: Variant + Default>(fen: &str) -> Position<V> {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays the moves of a text.
pub fn play<V: Variant>(game: &mut Game<V>, moves: &str) {
    for text in moves.split_whitespace() {
        let m = game.position().parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(&m).unwrap_or_else(|error| panic!("{text} at ply {}: {error}", game.ply()));
    }
}

/// An empty board, and men in reserve that are dropped on one's own first row.
#[derive(Clone, Copy, Debug, Default)]
pub struct FromReserve<const WHITE: u8, const BLACK: u8>;

impl<const WHITE: u8, const BLACK: u8> Entry for FromReserve<WHITE, BLACK> {
    fn placement(&self) -> Placement {
        Placement::Nowhere
    }
    fn reserve<B: Board>(&self, _: &B, color: Color) -> u8 {
        if color == Color::White { WHITE } else { BLACK }
    }
    fn has_drops(&self) -> bool {
        true
    }
}

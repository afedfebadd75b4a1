//! What several tests need: positions and moves from text.
#![allow(dead_code)]

pub mod xml;

use draughts::{Game, Position, Variant};

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

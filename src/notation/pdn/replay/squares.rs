//! From the names of squares to squares, at once.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::board::{Board, Names};
use crate::notation::pdn::{MoveText, SquareName};
use crate::notation::squares::SquareText;
use crate::square::Square;
use crate::variant::Variant;

/// Ranks that have a place in the table: as many as two digits can name.
const RANKS: usize = 99;

/// The squares of a board by number and by name.
#[derive(Clone, Debug)]
pub(super) struct SquareTable {
    numbers: Vec<Option<Square>>,
    places: Vec<Option<Square>>,
}

impl SquareTable {
    pub(super) fn new<V: Variant>(variant: &V) -> Self {
        let text = SquareText::new(variant);
        let mut table = SquareTable { numbers: vec![None; 1], places: vec![None; 26 * RANKS] };
        table.numbers.extend(text.in_order().map(Some));
        for square in variant.board().squares().iter().map(Square) {
            // A name is read as the names in a file are, so that the two agree on any board.
            let name = variant.board().name(square);
            let drop = alloc::format!("@{name}").parse::<MoveText>();
            if let Some(&SquareName::Place { file, rank }) = drop.ok().as_ref().and_then(|drop| drop.squares().first())
            {
                table.places[usize::from(file) * RANKS + usize::from(rank)] = Some(square);
            }
        }
        table
    }

    #[inline]
    pub(super) fn get(&self, name: SquareName) -> Option<Square> {
        match name {
            SquareName::Number(number) => self.numbers.get(usize::from(number)).copied().flatten(),
            SquareName::Place { file, rank } => {
                self.places.get(usize::from(file) * RANKS + usize::from(rank)).copied().flatten()
            }
        }
    }
}

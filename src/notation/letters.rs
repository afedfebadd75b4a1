//! Positions as one letter a square, in the order of the squares' numbers, after the side to move.

use core::fmt;

use alloc::format;

use super::ParseFenError;
use super::squares::SquareText;
use crate::setup::{Faults, Setup, state_of};
use crate::square::{Color, Kind, Piece};
use crate::state::StateOf;
use crate::syntax::{Cursor, SyntaxError, one_of};
use crate::variant::Variant;

/// The letters of a protocol, by colour.
pub(super) struct Letters {
    pub(super) sides: [char; 3],
    pub(super) men: [char; 3],
    pub(super) kings: [char; 3],
}

/// An empty square.
const EMPTY: char = 'e';

impl Letters {
    pub(super) fn write<V: Variant>(&self, variant: &V, state: &StateOf<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(self.sides[state.turn.index()])?;
        let squares = SquareText::new(variant);
        let mut letters = squares.in_order().map(|square| match state.piece_at(square) {
            Some(Piece { color, kind: Kind::Man }) => self.men[color.index()],
            Some(Piece { color, kind: Kind::King }) => self.kings[color.index()],
            None => EMPTY,
        });
        letters.try_for_each(|letter| out.write_char(letter))
    }

    pub(super) fn read<V: Variant>(
        &self,
        variant: &V,
        text: &str,
        tolerated: Faults,
    ) -> Result<StateOf<V>, ParseFenError> {
        let setup = self.read_setup(variant, text)?;
        Ok(state_of(variant, &setup, tolerated)?)
    }

    fn read_setup<V: Variant>(&self, variant: &V, text: &str) -> Result<Setup, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let side = |letters: [char; 3], c: char| V::colors().find(|color| letters[color.index()] == c);
        let turn = cursor.peek().and_then(|c| side(self.sides, c));
        let Some(turn) = turn else {
            let sides = one_of(V::colors().map(|color| self.sides[color.index()]));
            return Err(cursor.expected(format!("the side to move, {sides}")));
        };
        let mut setup = Setup::empty(turn);
        cursor.bump();
        for square in SquareText::new(variant).in_order() {
            let letter = cursor.peek().unwrap_or('\0');
            let piece = |color: Color, kind| (square, Piece { color, kind });
            match (side(self.men, letter), side(self.kings, letter)) {
                (Some(color), _) => setup.pieces.push(piece(color, Kind::Man)),
                (None, Some(color)) => setup.pieces.push(piece(color, Kind::King)),
                (None, None) if letter == EMPTY => {}
                (None, None) => return Err(cursor.expected("a letter for each square")),
            }
            cursor.bump();
        }
        if cursor.is_at_end() { Ok(setup) } else { Err(cursor.expected("the end, after a letter for each square")) }
    }
}

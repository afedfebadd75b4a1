//! The data of a position: sets of pieces, whose turn it is, and what else changes legal moves.

use core::fmt::Debug;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::players::Players;
use crate::rules::Entry;
use crate::square::{Color, Kind, Piece, Square};
use crate::variant::Variant;

/// The bitboards of a variant.
pub type BitsOf<V> = <<V as Variant>::Board as Board>::Bits;

/// The state of a variant's positions.
pub type StateOf<V> = State<BitsOf<V>, <V as Variant>::Players>;

/// Quiet moves in a row by one king of each player (the Frisian limit), packed into one word because it is
/// copied with every position: a byte with two bits for each colour's count, then a byte for each colour
/// with the square its king stands on, which is zero while the count is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct KingRuns(u32);

impl KingRuns {
    #[inline(always)]
    pub(crate) fn count(self, color: Color) -> u8 {
        (self.0 >> (2 * color.index()) & 3) as u8
    }

    #[inline(always)]
    pub(crate) fn square(self, color: Color) -> u8 {
        (self.0 >> (8 + 8 * color.index())) as u8
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, color: Color, count: u8, square: u8) {
        let (low, high) = (2 * color.index(), 8 + 8 * color.index());
        let square = if count == 0 { 0 } else { square as u32 };
        self.0 = self.0 & !(3 << low | 0xff << high) | (count.min(3) as u32) << low | square << high;
    }
}

/// What stands where, whose turn it is, the reserves and the king runs: exactly what a FEN keeps.
///
/// Two-player games on 64-bit boards need 32 bytes: the last eight, which alignment would waste,
/// hold turn, reserves and king runs for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State<B: Bitboard, P: Players> {
    pub(crate) sides: P::Per<B>,
    pub(crate) kings: B,
    pub(crate) turn: Color,
    pub(crate) reserves: [u8; 3],
    pub(crate) runs: KingRuns,
}

impl<B: Bitboard, P: Players> State<B, P> {
    /// The start of a game.
    pub(crate) fn initial<V: Variant<Players = P>>(variant: &V) -> Self
    where
        V::Board: Board<Bits = B>,
    {
        let mut state = Self::empty(variant.starts());
        for color in Self::colors() {
            // An entry from outside the crate may answer anything.
            let free = variant.board().squares() & !state.occupied();
            state.sides[color.index()] = variant.entry().start(variant.board(), color) & free;
            state.reserves[color.index()] = variant.entry().reserve(variant.board(), color);
        }
        state
    }

    /// A board without pieces.
    pub(crate) fn empty(turn: Color) -> Self {
        State { sides: Default::default(), kings: B::EMPTY, turn, reserves: [0; 3], runs: KingRuns::default() }
    }

    /// The players, in turn order.
    pub(crate) fn colors() -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().take(P::COUNT)
    }

    /// Every occupied square.
    #[inline(always)]
    pub(crate) fn occupied(&self) -> B {
        self.sides.as_ref().iter().fold(B::EMPTY, |all, &side| all | side)
    }

    /// What stands on a square.
    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = B::bit(square.0);
        let color = Self::colors().find(|color| self.sides[color.index()].meets(bit))?;
        let kind = if self.kings.meets(bit) { Kind::King } else { Kind::Man };
        Some(Piece { color, kind })
    }
}

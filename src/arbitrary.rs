//! Values for fuzzers: sound ones to play with, and unsound ones to be refused.

use alloc::vec::Vec;

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::bitboard::Bitboard;
use crate::game::Game;
use crate::moves::{Move, MoveFlags};
use crate::play::Play;
use crate::position::Position;
use crate::random::choose_move;
use crate::setup::{KingRun, Setup};
use crate::square::{Color, Kind, Piece, Square};
use crate::variant::Variant;

/// A number below `bound` from what is left of the data; 0 when nothing is.
fn below(u: &mut Unstructured<'_>, bound: usize) -> usize {
    bound.checked_sub(1).map_or(0, |most| u.int_in_range(0..=most).unwrap_or(0))
}

/// Any number, on a board or not.
impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.arbitrary().map(Square::from_index)
    }
}

impl<'a> Arbitrary<'a> for Color {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.choose(&Color::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for Kind {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.choose(&[Kind::Man, Kind::King]).copied()
    }
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Piece { color: u.arbitrary()?, kind: u.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for KingRun {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(KingRun { moves: u.arbitrary()?, king: u.arbitrary()? })
    }
}

/// Any arrangement; hardly ever a position.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let (turn, reserves, king_runs) = (u.arbitrary()?, u.arbitrary()?, u.arbitrary()?);
        Ok(Setup { turn, pieces: u.arbitrary()?, reserves, king_runs })
    }
}

/// Any squares and kinds; hardly ever a legal move.
impl<'a, B: Bitboard> Arbitrary<'a> for Move<B> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let captured: Vec<u8> = u.arbitrary()?;
        Ok(Move {
            captured: captured.into_iter().fold(B::EMPTY, |all, bit| all | B::bit(bit)),
            from: u.arbitrary()?,
            to: u.arbitrary()?,
            flags: MoveFlags::from_bits_truncate(u.arbitrary()?),
        })
    }
}

/// A position as [`Position::random`] makes them.
impl<'a, V: Variant + Default> Arbitrary<'a> for Position<V> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Position::strewn(V::default(), |bound| below(u, bound)))
    }
}

/// A game from its start: a move for each byte or so of the data, until it is over.
impl<'a, G: Play + Default> Arbitrary<'a> for Game<G> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut game = Game::new();
        let plies = u.len();
        let choose = |position: &Position<G>| {
            if u.is_empty() { None } else { choose_move(position, |bound| below(u, bound)) }
        };
        game.play_by(choose, plies);
        Ok(game)
    }
}

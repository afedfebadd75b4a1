//! Where a line of moves has got to.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::notation::MoveTextError;
use crate::notation::pdn::{Place, Sign, SquareName};
use crate::position::Position;
use crate::variant::Variant;

/// A line of moves.
#[derive(Debug)]
pub(super) struct Line<V: Variant> {
    /// The position reached; none after a move that is not known or not legal.
    pub(super) now: Option<Position<V>>,
    /// The position before the last move, in which variations start.
    pub(super) before: Option<Position<V>>,
    /// Half-moves so far.
    pub(super) ply: u32,
    /// Whether it is the main line of a game from its usual start.
    pub(super) is_main: bool,
    /// A text that is no move on its own.
    pub(super) pending: Option<Box<Pending<V>>>,
}

/// A text that is no move on its own, but may be part of something with the next one.
#[derive(Debug)]
pub(super) struct Pending<V: Variant> {
    pub(super) sign: Sign,
    pub(super) squares: Vec<SquareName>,
    pub(super) place: Place,
    /// Why it is no move if the next one does not help.
    pub(super) error: MoveTextError,
    pub(super) part: Part<V>,
}

/// What a text may be part of.
#[derive(Debug)]
pub(super) enum Part<V: Variant> {
    /// A capture that must go on.
    Capture,
    /// The first of two relocations, one by each player, which leads to this position.
    Relocation(Position<V>),
}

impl<V: Variant> Line<V> {
    pub(super) fn from(position: Position<V>) -> Self {
        Line { before: Some(position.clone()), now: Some(position), ply: 0, is_main: true, pending: None }
    }

    /// A line in place of the last move.
    pub(super) fn variation(&self) -> Self {
        let (now, before) = (self.before.clone(), self.before.clone());
        Line { now, before, ply: self.ply.saturating_sub(1), is_main: false, pending: None }
    }

    /// A move leads to this position, if its result is known.
    #[inline]
    pub(super) fn advance(&mut self, next: Option<Position<V>>) {
        self.before = core::mem::replace(&mut self.now, next);
        self.ply = self.ply.saturating_add(1);
    }

    /// The line goes on from this position.
    pub(super) fn set(&mut self, position: Option<Position<V>>) {
        self.before = position.clone();
        self.now = position;
    }
}

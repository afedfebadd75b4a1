//! A position as the player to move sees it.

use super::turn;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{Dir, DirSet};
use crate::players::Players;
use crate::rules::{Crowning, Modes, Movement, Promotion, Reach};
use crate::square::Color;
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// The sets every generator asks for, from the seat of player `C`.
pub(crate) struct View<'a, V: Variant, const C: usize> {
    pub(crate) variant: &'a V,
    pub(crate) state: &'a StateOf<V>,
    pub(crate) own: BitsOf<V>,
    pub(crate) enemies: BitsOf<V>,
    pub(crate) empty: BitsOf<V>,
}

impl<'a, V: Variant, const C: usize> View<'a, V, C> {
    pub(crate) const COLOR: Color = Color::from_index(C);
    /// For `each_dir`. On boards whose steps are several shifts each, eight copies of everything would be
    /// ten times the code for no time at all.
    pub(crate) const DIRECTIONS_KNOWN: bool = V::DIRECTIONS_KNOWN && !<V::Board as Board>::SHARES_STEPS;

    #[inline(always)]
    pub(crate) fn new(variant: &'a V, state: &'a StateOf<V>) -> Self {
        let own = state.sides[C];
        let occupied = state.occupied();
        let enemies = if V::Players::COUNT == 2 { state.sides[1 - C] } else { occupied & !own };
        View { variant, state, own, enemies, empty: variant.board().squares() & !occupied }
    }

    #[inline(always)]
    pub(crate) fn men(&self) -> BitsOf<V> {
        self.own & !self.state.kings
    }

    #[inline(always)]
    pub(crate) fn kings(&self) -> BitsOf<V> {
        self.own & self.state.kings
    }

    #[inline(always)]
    pub(crate) fn board(&self) -> &'a V::Board {
        self.variant.board()
    }

    #[inline(always)]
    pub(crate) fn shift(&self, set: BitsOf<V>, dir: Dir) -> BitsOf<V> {
        self.board().shift(set, dir)
    }

    #[inline(always)]
    pub(crate) fn unshift(&self, set: BitsOf<V>, dir: Dir) -> BitsOf<V> {
        self.board().unshift(set, dir)
    }

    /// Where the player's men crown.
    #[inline(always)]
    pub(crate) fn far(&self) -> BitsOf<V> {
        self.board().far(Self::COLOR)
    }

    #[inline(always)]
    pub(crate) fn man_steps(&self) -> DirSet {
        self.board().resolve(self.variant.movement().man_steps(), Self::COLOR)
    }

    #[inline(always)]
    pub(crate) fn king_steps(&self) -> DirSet {
        self.board().resolve(self.variant.movement().king_steps(), Self::COLOR)
    }

    #[inline(always)]
    pub(crate) fn man_jumps(&self, mode: usize) -> DirSet {
        self.board().resolve(self.variant.capture().man_jumps(mode), Self::COLOR)
    }

    #[inline(always)]
    pub(crate) fn king_jumps(&self, mode: usize) -> DirSet {
        self.board().resolve(self.variant.capture().king_jumps(mode), Self::COLOR)
    }

    #[inline(always)]
    pub(crate) fn modes(&self) -> usize {
        self.variant.capture().count()
    }

    /// What happens to a man on the far row, when it gets there by a capture of this mode.
    #[inline(always)]
    pub(crate) fn crowning(&self, mode: usize) -> Crowning {
        match self.variant.capture().crowning(mode) {
            Some(crowning) => crowning,
            None => self.variant.promotion().crowning(),
        }
    }

    #[inline(always)]
    pub(crate) fn kings_fly(&self) -> bool {
        matches!(self.variant.movement().king_reach(), Reach::Flying)
    }

    #[inline(always)]
    pub(crate) fn kings_jump_far(&self) -> bool {
        matches!(self.variant.capture().king_jump_reach(), Reach::Flying)
    }

    /// What a man may capture.
    #[inline(always)]
    pub(crate) fn man_victims(&self) -> BitsOf<V> {
        if self.variant.capture().men_take_kings() { self.enemies } else { self.enemies & !self.state.kings }
    }

    /// Whether the position is decided, whatever could still be moved.
    #[inline(always)]
    pub(crate) fn is_decided(&self) -> bool {
        turn::is_decided(self.variant, self.state)
    }

    /// The squares a piece on `from` sees in direction `dir`: empty ones, up to the first that is not.
    #[inline(always)]
    pub(crate) fn slide(&self, from: BitsOf<V>, dir: Dir, empty: BitsOf<V>) -> BitsOf<V> {
        let mut seen = BitsOf::<V>::EMPTY;
        let mut next = self.shift(from, dir) & empty;
        while !next.is_empty() {
            seen |= next;
            next = self.shift(next, dir) & empty;
        }
        seen
    }

    /// The first square from `from` in direction `dir` that is not empty; beyond the edge there is none.
    #[inline(always)]
    pub(crate) fn first_beyond(&self, from: BitsOf<V>, dir: Dir, empty: BitsOf<V>) -> BitsOf<V> {
        let mut next = self.shift(from, dir);
        while next.meets(empty) {
            next = self.shift(next, dir);
        }
        next
    }
}

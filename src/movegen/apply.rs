//! The position after a move.

use super::turn::settle_turn;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::moves::{Move, MoveFlags};
use crate::players::Players;
use crate::rules::{Crowning, Movement, Promotion};
use crate::square::Color;
use crate::state::{BitsOf, KingRuns, StateOf};
use crate::variant::Variant;

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Whether a man becomes a king by a quiet move to `to`.
    #[inline(always)]
    pub(crate) fn crowns(&self, to: BitsOf<V>) -> bool {
        self.variant.promotion().crowning() != Crowning::Never && to.meets(self.far())
    }

    /// The position after a man's step.
    #[inline(always)]
    pub(crate) fn after_man_step(&self, from: BitsOf<V>, to: BitsOf<V>) -> StateOf<V> {
        let mut next = *self.state;
        next.sides[C] ^= from | to;
        if self.variant.promotion().crowning() != Crowning::Never {
            next.kings |= to & self.far();
        }
        self.forget_run(&mut next);
        self.pass_turn(&mut next);
        next
    }

    /// The position after a king's quiet move.
    #[inline(always)]
    pub(crate) fn after_king_step(&self, from: BitsOf<V>, to: BitsOf<V>) -> StateOf<V> {
        let mut next = *self.state;
        next.sides[C] ^= from | to;
        next.kings ^= from | to;
        if self.variant.movement().king_run_limit().is_some() {
            self.count_run(&mut next, from, to);
        }
        self.pass_turn(&mut next);
        next
    }

    /// The position after a drop.
    #[inline(always)]
    pub(crate) fn after_drop(&self, to: BitsOf<V>) -> StateOf<V> {
        let mut next = *self.state;
        next.sides[C] |= to;
        next.reserves[C] = next.reserves[C].saturating_sub(1);
        self.forget_run(&mut next);
        self.pass_turn(&mut next);
        next
    }

    /// The position after a capture.
    #[inline(always)]
    pub(crate) fn after_capture(&self, m: &Move<BitsOf<V>>) -> StateOf<V> {
        let (from, to) = (BitsOf::<V>::bit(m.from), BitsOf::<V>::bit(m.to));
        let mut next = *self.state;
        if V::Players::COUNT == 2 {
            next.sides[1 - C] ^= m.captured;
        } else {
            for other in 0..V::Players::COUNT {
                next.sides[other] &= !m.captured;
            }
        }
        next.sides[C] = self.own & !from | to;
        next.kings &= !(m.captured | from);
        if m.flags.contains(MoveFlags::KING_AFTER) {
            next.kings |= to;
        }
        self.forget_run(&mut next);
        if self.variant.movement().king_run_limit().is_some() && next.runs != KingRuns::default() {
            forget_lost_runs::<V>(&mut next);
        }
        self.pass_turn(&mut next);
        next
    }

    /// The position after any legal move.
    pub(crate) fn after(&self, m: &Move<BitsOf<V>>) -> StateOf<V> {
        let (from, to) = (BitsOf::<V>::bit(m.from), BitsOf::<V>::bit(m.to));
        if m.is_capture() {
            self.after_capture(m)
        } else if m.is_drop() {
            self.after_drop(to)
        } else if m.flags.contains(MoveFlags::KING_BEFORE) {
            self.after_king_step(from, to)
        } else {
            self.after_man_step(from, to)
        }
    }

    #[inline(always)]
    fn pass_turn(&self, next: &mut StateOf<V>) {
        next.turn = Color::from_index((C + 1) % V::Players::COUNT);
        if V::Players::COUNT > 2 {
            settle_turn(self.variant, next);
        }
    }

    #[inline(always)]
    fn forget_run(&self, next: &mut StateOf<V>) {
        if self.variant.movement().king_run_limit().is_some() {
            next.runs.set(Self::COLOR, 0, 0);
        }
    }

    /// Counts a quiet move of the king that went from `from` to `to`; only while its owner has a man.
    fn count_run(&self, next: &mut StateOf<V>, from: BitsOf<V>, to: BitsOf<V>) {
        let runs = next.runs;
        let same_king = runs.count(Self::COLOR) > 0 && runs.square(Self::COLOR) == from.first();
        let count = match (self.men().is_empty(), same_king) {
            (true, _) => 0,
            (false, true) => runs.count(Self::COLOR) + 1,
            (false, false) => 1,
        };
        next.runs.set(Self::COLOR, count, to.first());
    }
}

/// Ends the runs of kings that were taken, and of players left without a man.
#[cold]
#[inline(never)]
fn forget_lost_runs<V: Variant>(next: &mut StateOf<V>) {
    for color in StateOf::<V>::colors() {
        let kings = next.sides[color.index()] & next.kings;
        let has_king = kings.meets(BitsOf::<V>::bit(next.runs.square(color)));
        let has_men = kings != next.sides[color.index()];
        if next.runs.count(color) > 0 && !(has_king && has_men) {
            next.runs.set(color, 0, 0);
        }
    }
}

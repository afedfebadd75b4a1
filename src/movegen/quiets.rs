//! Quiet moves and drops.

use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::each_dir;
use crate::rules::{Entry, Movement};
use crate::state::BitsOf;
use crate::variant::Variant;

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Calls `f` with every man's step, as one-square sets (from, to).
    #[inline(always)]
    pub(crate) fn each_man_step(&self, mut f: impl FnMut(BitsOf<V>, BitsOf<V>)) {
        if self.board().shared_steps() {
            // Two directions may lead to one square: unite them for each man.
            for from in self.men().iter().map(BitsOf::<V>::bit) {
                let mut targets = BitsOf::<V>::EMPTY;
                each_dir!(self.man_steps(), dir => { targets |= self.shift(from, dir) & self.empty; });
                targets.iter().map(BitsOf::<V>::bit).for_each(|to| f(from, to));
            }
        } else {
            each_dir!(self.man_steps(), dir => {
                let mut movers = self.men() & self.unshift(self.empty, dir);
                while !movers.is_empty() {
                    let from = movers.lowest();
                    movers ^= from;
                    f(from, self.shift(from, dir));
                }
            });
        }
    }

    /// How many steps the men have.
    #[inline(always)]
    pub(crate) fn count_man_steps(&self) -> u64 {
        let mut count = 0;
        if self.board().shared_steps() {
            self.each_man_step(|_, _| count += 1);
        } else {
            each_dir!(self.man_steps(), dir => { count += (self.men() & self.unshift(self.empty, dir)).len() as u64; });
        }
        count
    }

    /// The kings that may make a quiet move.
    #[inline(always)]
    pub(crate) fn movable_kings(&self) -> BitsOf<V> {
        match self.variant.movement().king_run_limit() {
            Some(limit) if self.state.runs.count(Self::COLOR) >= limit && !self.men().is_empty() => {
                self.kings() & !BitsOf::<V>::bit(self.state.runs.square(Self::COLOR))
            }
            _ => self.kings(),
        }
    }

    /// Where a king may go.
    #[inline(always)]
    pub(crate) fn king_targets(&self, from: BitsOf<V>) -> BitsOf<V> {
        let mut targets = BitsOf::<V>::EMPTY;
        for dir in self.king_steps().iter() {
            targets |=
                if self.kings_fly() { self.slide(from, dir, self.empty) } else { self.shift(from, dir) & self.empty };
        }
        targets
    }

    /// Calls `f` with every king's quiet move.
    #[inline(always)]
    pub(crate) fn each_king_step(&self, mut f: impl FnMut(BitsOf<V>, BitsOf<V>)) {
        let mut kings = self.movable_kings();
        while !kings.is_empty() {
            let from = kings.lowest();
            kings ^= from;
            let mut targets = self.king_targets(from);
            while !targets.is_empty() {
                let to = targets.lowest();
                targets ^= to;
                f(from, to);
            }
        }
    }

    /// How many quiet moves the kings have.
    #[inline(always)]
    pub(crate) fn count_king_steps(&self) -> u64 {
        let kings = self.movable_kings();
        if kings.is_empty() {
            return 0;
        }
        if self.kings_fly() || self.board().shared_steps() {
            return kings.iter().map(|king| self.king_targets(BitsOf::<V>::bit(king)).len() as u64).sum();
        }
        let mut count = 0;
        each_dir!(self.king_steps(), dir => { count += (kings & self.unshift(self.empty, dir)).len() as u64; });
        count
    }

    /// Where a man may be dropped.
    #[inline(always)]
    pub(crate) fn drops(&self) -> BitsOf<V> {
        let entry = self.variant.entry();
        if entry.has_drops() && self.state.reserves[C] > 0 {
            entry.drop_zone(self.board(), Self::COLOR) & self.empty
        } else {
            BitsOf::<V>::EMPTY
        }
    }

    /// How many quiet moves and drops there are.
    #[inline(always)]
    pub(crate) fn count_quiets(&self) -> u64 {
        self.count_man_steps() + self.count_king_steps() + self.drops().len() as u64
    }
}

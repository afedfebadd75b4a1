//! The positions of one ply, each once, with the number of ways that lead to it.

use alloc::vec;
use alloc::vec::Vec;

use super::Counting;
use super::counting::Listing;
use crate::hash;
use crate::play::Play;

/// A position and what leads to it.
pub(super) struct Met<S> {
    pub(super) state: S,
    pub(super) key: u64,
    /// `u128::MAX` stands for this many and more.
    pub(super) paths: u128,
}

/// A set of positions in the order in which they were met: plain open addressing, since `alloc` has no
/// set that hashes.
pub(super) struct Layer<S> {
    met: Vec<Met<S>>,
    /// One more than an index into `met`; 0 is free.
    slots: Vec<usize>,
}

impl<S: Clone + Eq> Layer<S> {
    fn empty() -> Self {
        Layer { met: Vec::new(), slots: vec![0; 64] }
    }

    /// The layer of a single position.
    pub(super) fn of<G: Play<State = S>>(game: &G, state: &S) -> Self {
        let mut layer = Self::empty();
        layer.add(Met { state: state.clone(), key: game.key(state, hash::SEED), paths: 1 });
        layer
    }

    pub(super) fn positions(&self) -> &[Met<S>] {
        &self.met
    }

    /// All ways together, if 128 bits hold them.
    pub(super) fn paths(&self) -> Option<u128> {
        let known = |met: &Met<S>| (met.paths < u128::MAX).then_some(met.paths);
        self.met.iter().try_fold(0_u128, |sum, met| sum.checked_add(known(met)?))
    }

    /// The positions one ply on.
    pub(super) fn next<G: Play<State = S>>(&self, game: &G, counting: Counting) -> Self {
        let (mut next, mut moves) = (Self::empty(), Listing::new());
        for met in &self.met {
            moves.fill(counting, game, &met.state);
            for (m, ways) in moves.iter() {
                let state = game.after(&met.state, m);
                let key = game.key_after(met.key, &met.state, &state, hash::SEED);
                next.add(Met { state, key, paths: met.paths.saturating_mul(ways) });
            }
        }
        next
    }

    fn add(&mut self, new: Met<S>) {
        if 2 * self.met.len() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(new.key, |met| met.key == new.key && met.state == new.state);
        match self.slots[slot].checked_sub(1) {
            Some(known) => self.met[known].paths = self.met[known].paths.saturating_add(new.paths),
            None => {
                self.met.push(new);
                self.slots[slot] = self.met.len();
            }
        }
    }

    /// The slot of the position that is meant, or the free one where it belongs.
    fn slot(&self, key: u64, is_meant: impl Fn(&Met<S>) -> bool) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while self.slots[slot].checked_sub(1).is_some_and(|index| !is_meant(&self.met[index])) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; 2 * self.slots.len()];
        for index in 0..self.met.len() {
            let slot = self.slot(self.met[index].key, |_| false);
            self.slots[slot] = index + 1;
        }
    }
}

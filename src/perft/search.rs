//! The walk down the tree that looks up what was counted before.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::Counting;
use super::counting::{Listing, times};
use super::deep::{DEEPEST, sum_below};
use super::layer::Met;
use super::run::PerftError;
use super::table::Memory;
use crate::hash;
use crate::play::Play;

/// From this many plies below it a node asks whether to go on.
const ASKS_FROM: u32 = 6;

/// What asks the caller whether to go on.
pub(super) type Ask<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// A count in progress.
pub(super) struct Search<'a, G: Play, M> {
    pub(super) game: &'a G,
    pub(super) counting: Counting,
    /// Up to this depth the generator counts on its own.
    pub(super) shallow: u32,
    pub(super) memory: M,
}

impl<G: Play, M: Memory<G::State>> Search<'_, G, M> {
    /// The leaves `depth` plies below a part, by every way that leads to it.
    pub(super) fn part(&mut self, met: &Met<G::State>, depth: u32, ask: &mut Ask<'_>) -> Result<u128, PerftError> {
        let mut rooms: Vec<Listing<G::Move>> = Vec::new();
        rooms.resize_with(depth.min(DEEPEST) as usize, Listing::new);
        let leaves = match depth.checked_sub(DEEPEST) {
            None | Some(0) => self.below(&met.state, met.key, &mut rooms, ask)?,
            Some(above) => sum_below(self.game, self.counting, &met.state, above, |state| {
                self.below(state, self.game.key(state, hash::SEED), &mut rooms, ask)
            })?,
        };
        times(leaves, met.paths)
    }

    /// The leaves below a state, one ply for each of `rooms`.
    fn below(
        &mut self,
        state: &G::State,
        key: u64,
        rooms: &mut [Listing<G::Move>],
        ask: &mut Ask<'_>,
    ) -> Result<u128, PerftError> {
        let depth = rooms.len() as u32;
        let (moves, rest) = match rooms.split_first_mut() {
            Some(split) if depth > self.shallow => split,
            _ => return self.counting.count(self.game, state, depth),
        };
        if let Some(count) = self.memory.recall(key, state, depth) {
            return Ok(count);
        }
        if depth >= ASKS_FROM && ask().is_break() {
            return Err(PerftError::Stopped);
        }
        moves.fill(self.counting, self.game, state);
        let mut count: u128 = 0;
        for (m, ways) in moves.iter() {
            let next = self.game.after(state, m);
            let next_key = self.game.key_after(key, state, &next, hash::SEED);
            let leaves = times(self.below(&next, next_key, rest, ask)?, ways)?;
            count = count.checked_add(leaves).ok_or(PerftError::Overflow)?;
        }
        self.memory.keep(key, state, depth, count);
        Ok(count)
    }
}

//! Moves and leaves as they are counted: equal moves once, or every way of making them.

use alloc::vec::Vec;

use super::Counting;
use super::run::PerftError;
use crate::play::Play;

/// The moves of a position, each once, and how often each counts.
pub(super) struct Listing<M> {
    moves: Vec<M>,
    /// Nothing if every move counts once.
    ways: Vec<u64>,
}

impl<M> Listing<M> {
    pub(super) const fn new() -> Self {
        Listing { moves: Vec::new(), ways: Vec::new() }
    }

    /// The moves of this position, and no others.
    pub(super) fn fill<G: Play<Move = M>>(&mut self, counting: Counting, game: &G, state: &G::State) {
        self.moves.clear();
        self.ways.clear();
        match counting {
            Counting::Moves => game.list_moves(state, &mut self.moves),
            Counting::Routes => game.list_routes(state, &mut self.moves, &mut self.ways),
        }
    }

    /// The moves and how often each counts; `u128::MAX` stands for so many and more than 64 bits can say.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&M, u128)> {
        self.moves.iter().enumerate().map(|(index, m)| (m, times_counted(&self.ways, index)))
    }

    /// The same, for keeps.
    pub(super) fn into_iter(self) -> impl Iterator<Item = (M, u128)> {
        let Listing { moves, ways } = self;
        moves.into_iter().enumerate().map(move |(index, m)| (m, times_counted(&ways, index)))
    }
}

fn times_counted(ways: &[u64], index: usize) -> u128 {
    match ways.get(index) {
        None => 1,
        Some(&u64::MAX) => u128::MAX,
        Some(&ways) => ways.into(),
    }
}

/// The leaves below a position to which so many ways lead.
pub(super) fn times(leaves: u128, ways: u128) -> Result<u128, PerftError> {
    match leaves {
        0 => Ok(0),
        _ if ways == u128::MAX => Err(PerftError::Overflow),
        _ => leaves.checked_mul(ways).ok_or(PerftError::Overflow),
    }
}

impl Counting {
    /// The leaves, by the generator alone.
    pub(super) fn count<G: Play>(self, game: &G, state: &G::State, depth: u32) -> Result<u128, PerftError> {
        let leaves = self.count_up_to_max(game, state, depth);
        if leaves == u64::MAX { Err(PerftError::Overflow) } else { Ok(leaves.into()) }
    }

    /// The same; `u64::MAX` if there are too many.
    pub(super) fn count_up_to_max<G: Play>(self, game: &G, state: &G::State, depth: u32) -> u64 {
        match self {
            Counting::Moves => game.count_leaves(state, depth),
            Counting::Routes => game.count_routes(state, depth),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    #[test]
    fn more_ways_than_can_be_counted_are_an_overflow_wherever_they_lead_to_leaves() {
        assert_eq!(times(3, 4), Ok(12));
        assert_eq!(times(0, u128::MAX), Ok(0));
        assert_eq!(times(1, u128::MAX), Err(PerftError::Overflow));
        assert_eq!(times(1 << 64, 1 << 64), Err(PerftError::Overflow));
        let ways = |ways| Listing { moves: vec!['m'], ways }.iter().map(|(_, ways)| ways).collect::<Vec<_>>();
        assert_eq!([ways(vec![]), ways(vec![5]), ways(vec![u64::MAX])], [vec![1], vec![5], vec![u128::MAX]]);
    }
}

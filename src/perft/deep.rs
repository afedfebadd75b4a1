//! The upper plies of a tree so deep that walking down it ply by ply would exhaust the stack.

use alloc::vec;

use super::Counting;
use super::counting::{Listing, times};
use super::run::PerftError;
use crate::play::Play;

/// The plies that a generator or a search goes down by itself. A count that is deeper never ends, unless
/// the games in it are nearly over.
pub(super) const DEEPEST: u32 = 200;

/// Adds up what `count` says of every state `plies` below this one. The way down lies on the heap.
pub(super) fn sum_below<G: Play>(
    game: &G,
    counting: Counting,
    state: &G::State,
    plies: u32,
    mut count: impl FnMut(&G::State) -> Result<u128, PerftError>,
) -> Result<u128, PerftError> {
    if plies == 0 {
        return count(state);
    }
    let node = |state: G::State, paths: u128| {
        let mut moves = Listing::new();
        moves.fill(counting, game, &state);
        (state, paths, moves.into_iter())
    };
    let (mut sum, mut way) = (0_u128, vec![node(state.clone(), 1)]);
    while let Some((state, paths, moves)) = way.last_mut() {
        let next = moves.next().map(|(m, ways)| (game.after(state, &m), paths.saturating_mul(ways)));
        match next {
            None => drop(way.pop()),
            Some((next, paths)) if way.len() == plies as usize => {
                sum = sum.checked_add(times(count(&next)?, paths)?).ok_or(PerftError::Overflow)?;
            }
            Some((next, paths)) => way.push(node(next, paths)),
        }
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Dark;
    use crate::players::Two;
    use crate::position::Position;
    use crate::rules::{FlyingKings, LastMoverWins, Majority, Rows, WhenItStops};
    use crate::variant::{Compose, Info};

    /// Some game.
    #[derive(Clone, Copy, Debug, Default)]
    struct Small;

    impl Compose for Small {
        type Board = Dark<6, 6>;
        type Players = Two;
        type Movement = FlyingKings;
        type Capture = Majority;
        type Promotion = WhenItStops;
        type Entry = Rows<2>;
        type Ending = LastMoverWins;
        const INFO: Info<'static> = Info::new("small");
    }

    #[test]
    fn plies_on_the_heap_count_as_those_below() {
        let start = Position::<Small>::initial();
        let (game, state) = (start.game(), start.state());
        for counting in [Counting::Moves, Counting::Routes] {
            let whole = counting.count(game, state, 4);
            for above in 0..=4 {
                let count = |state: &_| counting.count(game, state, 4 - above);
                assert_eq!(sum_below(game, counting, state, above, count), whole, "{counting:?} {above}");
            }
        }
        let too_many = sum_below(game, Counting::Moves, state, 1, |_| Ok(u128::MAX));
        assert_eq!(too_many, Err(PerftError::Overflow));
    }
}

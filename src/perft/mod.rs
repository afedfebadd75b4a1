//! Perft: counting the leaves of the move tree, the usual proof of a move generator.
//!
//! [`perft`] is the plain count. [`Perft`] makes the same count with a table of the positions met, over
//! threads, in 128 bits, and says how far it is; [`Plies`] counts the positions themselves.

mod counting;
mod deep;
mod layer;
mod plies;
mod run;
mod search;
#[cfg(feature = "rayon")]
mod shared;
mod table;
#[cfg(feature = "rayon")]
mod threads;

pub use plies::{Plies, Ply};
pub(crate) use run::Watcher;
pub use run::{Perft, PerftError, PerftProgress};

use alloc::vec::Vec;

use counting::Listing;
use deep::{DEEPEST, sum_below};

use crate::play::Play;
use crate::position::Position;

/// What counts as one move. Published tables differ in it.
///
/// ```
/// use draughts::Counting;
/// assert_ne!(Counting::Moves, Counting::Routes);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Counting {
    /// Captures that start and end alike, take the same pieces and leave the same kind of piece are
    /// one move.
    #[default]
    Moves,
    /// Every way of making a capture counts: each order of jumps and each square turned on. Where there are
    /// astronomically many, they are added up place by place, so that the time is bounded, as for equal moves,
    /// by the number of different places on the way.
    Routes,
}

/// The number of move sequences of exactly `depth` plies. Positions without moves are no leaves
/// above depth 0; draws by history are ignored. The time for it grows with the result, so that no count
/// comes near the end of 64 bits; [`Perft`] counts in 128, and can be stopped.
///
/// ```
/// use draughts::{International, Position, perft};
/// assert_eq!(perft(&Position::<International>::initial(), 4), 4265);
/// ```
pub fn perft<G: Play>(position: &Position<G>, depth: u32) -> u64 {
    perft_counting(position, depth, Counting::Moves)
}

/// [`perft`] with a choice of what counts as one move. The ways of captures may be too many to be counted: more
/// than 2⁴⁸ on two plies, or 2⁶⁴ on all; then the answer is `u64::MAX`, and [`Perft`] has an error for it.
///
/// ```
/// use draughts::{Counting, Frisian, Position, perft_counting};
/// let start = Position::<Frisian>::initial();
/// assert_eq!(perft_counting(&start, 4, Counting::Moves), 3874);
/// assert_eq!(perft_counting(&start, 4, Counting::Routes), 3880);
/// ```
pub fn perft_counting<G: Play>(position: &Position<G>, depth: u32, counting: Counting) -> u64 {
    let (game, state) = (position.game(), position.state());
    match depth.checked_sub(DEEPEST) {
        None | Some(0) => counting.count_up_to_max(game, state, depth),
        Some(above) => {
            let below = |state: &G::State| counting.count(game, state, DEEPEST);
            let leaves = sum_below(game, counting, state, above, below);
            leaves.ok().and_then(|leaves| leaves.try_into().ok()).unwrap_or(u64::MAX)
        }
    }
}

/// The leaves below each legal move: where two generators differ, this finds the move to follow.
///
/// ```
/// use draughts::{International, Position, divide, perft};
/// let start = Position::<International>::initial();
/// let sum: u64 = divide(&start, 4).iter().map(|(_, leaves)| leaves).sum();
/// assert_eq!(sum, perft(&start, 4));
/// ```
pub fn divide<G: Play>(position: &Position<G>, depth: u32) -> Vec<(G::Move, u64)> {
    divide_counting(position, depth, Counting::Moves)
}

/// [`divide`] with a choice of what counts as one move; each move is listed once, with the leaves below
/// all ways to make it.
///
/// ```
/// use draughts::{Counting, Frisian, Position, divide_counting, perft_counting};
/// let start = Position::<Frisian>::initial();
/// let sum: u64 = divide_counting(&start, 4, Counting::Routes).iter().map(|(_, leaves)| leaves).sum();
/// assert_eq!(sum, perft_counting(&start, 4, Counting::Routes));
/// ```
pub fn divide_counting<G: Play>(position: &Position<G>, depth: u32, counting: Counting) -> Vec<(G::Move, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = Listing::new();
    moves.fill(counting, position.game(), position.state());
    let leaves = |(m, ways): (G::Move, u128)| {
        let leaves = perft_counting(&position.play_unchecked(&m), below, counting);
        (m, leaves.saturating_mul(ways.try_into().unwrap_or(u64::MAX)))
    };
    moves.into_iter().map(leaves).collect()
}

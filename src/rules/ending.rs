//! How a game ends, apart from draws.

use core::fmt::Debug;

/// What becomes of a player who is to move and cannot.
///
/// ```
/// use draughts::Verdict;
/// assert_eq!(Verdict::Loses.to_string(), "loses");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Verdict {
    /// He loses: the ordinary game.
    Loses,
    /// He wins: giveaway.
    Wins,
    /// The game is drawn.
    Draws,
}

/// What becomes, in a game of three, of a player whose turn comes when he has pieces but no move.
///
/// ```
/// use draughts::Blocked;
/// assert_ne!(Blocked::Waits, Blocked::Leaves);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Blocked {
    /// The turn passes over him; he may move again when he can. If nobody can, the game is drawn.
    Waits,
    /// He is out, and his pieces leave the board.
    Leaves,
}

/// What decides a game.
///
/// ```
/// use draughts::{Ending, Verdict};
/// #[derive(Clone, Debug, Default)]
/// struct Losing;
/// impl Ending for Losing {
///     fn stuck(&self) -> Verdict { Verdict::Wins }
/// }
/// ```
pub trait Ending: Clone + Debug + Send + Sync + 'static {
    /// What becomes of a player who is to move and cannot, with or without pieces.
    ///
    /// In a game of three [`Verdict::Loses`] means that a player without pieces is out and the last
    /// one left wins; one who is only [blocked](Self::blocked) has not lost yet. The other verdicts end
    /// the game as soon as the turn comes to a player who cannot move.
    #[inline(always)]
    fn stuck(&self) -> Verdict {
        Verdict::Loses
    }

    /// What becomes, in a game of three, of a player who has pieces but no move. No rule book of a
    /// three-sided game was found that says; this crate lets him wait.
    #[inline(always)]
    fn blocked(&self) -> Blocked {
        Blocked::Waits
    }

    /// Whether the first player to own a king has won (breakthrough). Such a position has no moves.
    #[inline(always)]
    fn first_king_wins(&self) -> bool {
        false
    }
}

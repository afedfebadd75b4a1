//! What ends the reading of a game.

use super::place::Place;
use super::quirk::Quirk;

/// Why a game cannot be read on.
///
/// ```
/// use draughts::pdn::FaultKind;
/// assert_eq!(FaultKind::EmptyVariation.to_string(), "an empty variation");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A comment that is not closed, or has a new game's tags in it.
    #[error("a comment that is not closed")]
    UnclosedComment,
    /// A set-up that is not closed.
    #[error("a set-up that is not closed")]
    UnclosedSetUp,
    /// A variation that is not closed when its game ends.
    #[error("a variation that is not closed")]
    UnclosedVariation,
    /// A closing parenthesis without a variation to close.
    #[error("a closing parenthesis without an opening one")]
    UnopenedVariation,
    /// A variation with nothing in it.
    #[error("an empty variation")]
    EmptyVariation,
    /// More variations within variations than [`Limits::depth`](super::Limits::depth).
    #[error("more than {limit} variations within each other")]
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// A comment, tag, set-up or word longer than [`Limits::token`](super::Limits::token).
    #[error("more than {limit} bytes in one piece")]
    TokenTooLong {
        /// The limit.
        limit: usize,
    },
    /// A game longer than [`Limits::game`](super::Limits::game).
    #[error("more than {limit} bytes in one game")]
    GameTooLong {
        /// The limit.
        limit: u64,
    },
    /// What tolerant reading lets pass with a warning, in strict reading.
    #[error("not allowed in PDN 3.0: {0}")]
    Forbidden(Quirk),
    /// There is no game.
    #[error("no game")]
    NoGame,
    /// The source of the text failed; there is nothing to read after this.
    #[cfg(feature = "std")]
    #[error("reading failed: {0}")]
    Unreadable(std::io::ErrorKind),
}

/// Why a game cannot be read on, and where.
///
/// ```
/// use draughts::pdn;
/// let broken = pdn::parse("1. 32-28 (19-23 *").unwrap_err();
/// assert_eq!(broken.fault().to_string(), "line 1, column 10: a variation that is not closed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{place}: {kind}")]
pub struct Fault {
    kind: FaultKind,
    place: Place,
}

impl Fault {
    pub(super) const fn new(kind: FaultKind, place: Place) -> Self {
        Fault { kind, place }
    }

    /// Why.
    ///
    /// ```
    /// use draughts::pdn::{self, FaultKind};
    /// let broken = pdn::parse("1. 32-28 ()").unwrap_err();
    /// assert_eq!(broken.fault().kind(), FaultKind::EmptyVariation);
    /// ```
    pub const fn kind(&self) -> FaultKind {
        self.kind
    }

    /// Where.
    ///
    /// ```
    /// # use draughts::pdn;
    /// assert_eq!(pdn::parse("1. 32-28 ()").unwrap_err().fault().place().column, 10);
    /// ```
    pub const fn place(&self) -> Place {
        self.place
    }
}

//! What breaks the rules in a game.

use alloc::string::String;

use crate::notation::pdn::{Place, Quirk};
use crate::notation::{MoveTextError, ParseFenError};
use crate::ways::TooManyWays;

/// Why a move or a set-up does not belong in its game.
///
/// ```
/// use draughts::pdn::{Quirk, RuleFaultKind};
/// assert_eq!(RuleFaultKind::Forbidden(Quirk::OtherSign).to_string(), "not allowed in PDN 3.0: another sign than the game's");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RuleFaultKind {
    /// The move is not legal, or not clear.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// The set-up or the position at the start is none of the game.
    #[error(transparent)]
    Position(#[from] ParseFenError),
    /// The move is legal, but not written as the standard wants it; only in strict mode.
    #[error("not allowed in PDN 3.0: {0}")]
    Forbidden(Quirk),
    /// The captures of a piece go through so many places that no played game has such a position: its moves
    /// are not looked for.
    #[error(transparent)]
    TooManyWays(#[from] TooManyWays),
}

/// Something in a game that breaks the rules: where, what, in which position, and why.
///
/// ```
/// use draughts::{International, pdn::{self, Mode}};
/// let faults = pdn::check(International, "1. 32-28 37-32 *", Mode::Tolerant);
/// assert_eq!(
///     faults[0].to_string(),
///     "line 1, column 10, ply 2: 37-32: illegal move: the piece belongs to another player; \
///      in the position B:W28,31,33-50:B1-20"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{place}, ply {ply}: {text}: {kind}; in the position {fen}")]
pub struct RuleFault {
    pub(super) kind: RuleFaultKind,
    pub(super) place: Place,
    pub(super) ply: u32,
    pub(super) text: String,
    pub(super) fen: String,
}

impl RuleFault {
    /// Why.
    ///
    /// ```
    /// use draughts::{International, pdn::{self, Mode, RuleFaultKind}};
    /// let faults = pdn::check(International, "[FEN \"W\"] 1. 32-28 *", Mode::Tolerant);
    /// assert!(matches!(faults[0].kind(), RuleFaultKind::Position(_)));
    /// ```
    pub fn kind(&self) -> &RuleFaultKind {
        &self.kind
    }

    /// Where.
    ///
    /// ```
    /// # use draughts::{International, pdn::{self, Mode}};
    /// assert_eq!(pdn::check(International, "1. 32-32 *", Mode::Tolerant)[0].place().column, 4);
    /// ```
    pub fn place(&self) -> Place {
        self.place
    }

    /// The number of the half-move, from 1, in the line it stands in; for a set-up, of the one that follows.
    ///
    /// ```
    /// # use draughts::{International, pdn::{self, Mode}};
    /// assert_eq!(pdn::check(International, "1. 32-28 28-32 *", Mode::Tolerant)[0].ply(), 2);
    /// ```
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The move or the set-up, as it is written.
    ///
    /// ```
    /// # use draughts::{International, pdn::{self, Mode}};
    /// assert_eq!(pdn::check(International, "1. 03-04 *", Mode::Tolerant)[0].text(), "03-04");
    /// ```
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position in which it cannot be played.
    ///
    /// ```
    /// # use draughts::{International, pdn::{self, Mode}};
    /// assert_eq!(pdn::check(International, "1. 3-4 *", Mode::Tolerant)[0].fen(), "W:W31-50:B1-20");
    /// ```
    pub fn fen(&self) -> &str {
        &self.fen
    }
}

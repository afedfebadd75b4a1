//! A move of any game.

use alloc::string::String;
use alloc::vec::Vec;

use crate::square::{Kind, Square};

/// One player's turn in an [`AnyPosition`](crate::AnyPosition).
///
/// ```
/// let start = draughts::by_name("neu-russian")?;
/// assert!(start.legal_moves()[0].is_drop());
/// # Ok::<(), draughts::UnknownVariant>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyMove {
    /// What names the move among the legal ones of its position.
    pub(super) text: String,
    pub(super) facts: MoveFacts,
}

/// What a move does, whatever the game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct MoveFacts {
    pub(crate) from: Option<Square>,
    pub(crate) to: Square,
    pub(crate) captured: Vec<Square>,
    pub(crate) before: Kind,
    pub(crate) after: Kind,
}

impl AnyMove {
    /// Where the piece stood; none for a drop.
    pub fn from(&self) -> Option<Square> {
        self.facts.from
    }

    /// Where the piece stands afterwards.
    pub fn to(&self) -> Square {
        self.facts.to
    }

    /// The squares of the pieces it takes.
    pub fn captured_squares(&self) -> &[Square] {
        &self.facts.captured
    }

    /// Whether it takes anything.
    pub fn is_capture(&self) -> bool {
        !self.facts.captured.is_empty()
    }

    /// Whether it drops a man from the reserve.
    pub fn is_drop(&self) -> bool {
        self.facts.from.is_none()
    }

    /// Whether a man becomes a king.
    pub fn is_promotion(&self) -> bool {
        self.facts.before == Kind::Man && self.facts.after == Kind::King
    }

    /// What the piece was before the move.
    pub fn kind_before(&self) -> Kind {
        self.facts.before
    }

    /// What the piece is after the move.
    pub fn kind_after(&self) -> Kind {
        self.facts.after
    }
}

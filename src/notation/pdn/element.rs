//! What games consist of.

use alloc::string::String;

use super::comment::Comment;
use super::text::MoveText;
use super::visitor::MoveNumber;

/// One of a game's lines: the main line, or a variation.
///
/// ```
/// use draughts::pdn::{LineId, PdnGame};
/// let mut game = PdnGame::new();
/// assert_ne!(game.add_variation(LineId::MAIN), LineId::MAIN);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineId(pub(super) usize);

impl LineId {
    /// The main line.
    pub const MAIN: LineId = LineId(0);
}

/// A move of a game, with its number and its strength as they were written.
///
/// ```
/// use draughts::pdn::PdnMove;
/// let m = PdnMove::new("32-28".parse().unwrap());
/// assert!(m.number.is_none() && m.strength.is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PdnMove {
    /// The number before it.
    pub number: Option<MoveNumber>,
    /// The move; none if it is not given (`-`).
    pub text: Option<MoveText>,
    /// Its strength: `!`, `?!`, `(?)`.
    pub strength: Option<String>,
}

impl PdnMove {
    /// A move without number and strength.
    ///
    /// ```
    /// # use draughts::pdn::PdnMove;
    /// assert_eq!(PdnMove::new("c3-d4".parse().unwrap()).text.unwrap().to_string(), "c3-d4");
    /// ```
    pub const fn new(text: MoveText) -> Self {
        PdnMove { number: None, text: Some(text), strength: None }
    }
}

/// What a line consists of.
///
/// ```
/// use draughts::pdn::Element;
/// assert_eq!(Element::Comment("good".into()), Element::Comment("good".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// A move.
    Move(PdnMove),
    /// A numeric annotation glyph.
    Nag(u16),
    /// A comment.
    Comment(Comment),
    /// A set-up: what stands between its slashes, `FEN "W:W31:B20"`.
    SetUp(String),
    /// A variation, which replaces the move before it.
    Variation(LineId),
}

//! Moves: one player's whole turn.

use core::fmt::Debug;

use bitflags::bitflags;

use crate::bitboard::Bitboard;
use crate::square::{Kind, Square};

bitflags! {
    /// What a move is, beside its squares.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub(crate) struct MoveFlags: u8 {
        const KING_BEFORE = 1;
        const KING_AFTER = 2;
        const DROP = 4;
    }
}

/// One jump of a capture: the square of the piece it takes, and the square it lands on.
///
/// ```
/// use draughts::{Position, Russian};
/// let position = Position::<Russian>::from_fen("W:Wc3:Bd4,d6")?;
/// let capture = position.legal_moves()[0];
/// let landings: Vec<_> = position.route(&capture).iter().map(|jump| position.square_name(jump.to)).collect();
/// assert_eq!(landings, ["e5", "c7"]);
/// # Ok::<(), draughts::ParseFenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Jump {
    /// Where the captured piece stands.
    pub over: Square,
    /// Where the capturing piece lands.
    pub to: Square,
}

/// One player's turn: a quiet move, a capture of one or more pieces, or a drop from the reserve.
///
/// Two captures are the same move if they start and end alike, take the same pieces and leave the
/// same kind of piece, whatever way they went. [`Position::route`](crate::Position::route)
/// finds the squares visited in between.
///
/// ```
/// use draughts::{Position, Russian};
/// let position = Position::<Russian>::initial();
/// assert!(position.legal_moves().iter().all(|m| !m.is_capture()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move<B> {
    pub(crate) captured: B,
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) flags: MoveFlags,
}

impl<B: Bitboard> Move<B> {
    /// Where the piece stood; none for a drop.
    ///
    /// ```
    /// # use draughts::{NeuRussian, Position};
    /// assert_eq!(Position::<NeuRussian>::initial().legal_moves()[0].from(), None);
    /// ```
    pub fn from(&self) -> Option<Square> {
        (!self.is_drop()).then_some(Square(self.from))
    }

    /// Where the piece stands afterwards.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// let m = start.parse_move("c3-d4")?;
    /// assert_eq!((m.from(), m.to()), (start.square("c3").ok(), start.square("d4").unwrap()));
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn to(&self) -> Square {
        Square(self.to)
    }

    /// The pieces it takes, as a set.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Russian};
    /// let capture = Position::<Russian>::from_fen("W:Wc3:Bd4,d6")?.legal_moves()[0];
    /// assert_eq!(capture.captured().len(), 2);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn captured(&self) -> B {
        self.captured
    }

    /// The squares of the pieces it takes, lowest first.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let position = Position::<Russian>::from_fen("W:Wc3:Bd4,d6")?;
    /// let capture = position.legal_moves()[0];
    /// let names: Vec<_> = capture.captured_squares().map(|square| position.square_name(square)).collect();
    /// assert_eq!(names, ["d4", "d6"]);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn captured_squares(&self) -> impl Iterator<Item = Square> {
        self.captured.iter().map(Square)
    }

    /// Whether it takes anything.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert!(Position::<Russian>::from_fen("W:Wc3:Bd4").unwrap().legal_moves()[0].is_capture());
    /// ```
    #[doc(alias = "is_jump")]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether it takes nothing and is not a drop.
    ///
    /// ```
    /// # use draughts::{NeuRussian, Position, Russian};
    /// assert!(Position::<Russian>::initial().legal_moves()[0].is_quiet());
    /// assert!(!Position::<NeuRussian>::initial().legal_moves()[0].is_quiet());
    /// ```
    pub fn is_quiet(&self) -> bool {
        !self.is_capture() && !self.is_drop()
    }

    /// Whether it drops a man from the reserve (RULES.md N4).
    ///
    /// ```
    /// # use draughts::{NeuRussian, Position};
    /// assert!(Position::<NeuRussian>::initial().legal_moves()[0].is_drop());
    /// ```
    pub fn is_drop(&self) -> bool {
        self.flags.contains(MoveFlags::DROP)
    }

    /// Whether a man becomes a king.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let moves = Position::<Russian>::from_fen("W:Wc3,a7:Bh2").unwrap().legal_moves();
    /// assert_eq!(moves.iter().filter(|m| m.is_promotion()).count(), 1);
    /// ```
    pub fn is_promotion(&self) -> bool {
        self.kind_before() == Kind::Man && self.kind_after() == Kind::King
    }

    /// What the piece was before the move.
    ///
    /// ```
    /// # use draughts::{Kind, Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().legal_moves()[0].kind_before(), Kind::Man);
    /// ```
    pub fn kind_before(&self) -> Kind {
        if self.flags.contains(MoveFlags::KING_BEFORE) { Kind::King } else { Kind::Man }
    }

    /// What the piece is after the move.
    ///
    /// ```
    /// # use draughts::{Kind, Position, Russian};
    /// assert_eq!(Position::<Russian>::from_fen("W:Wa7:Bh2").unwrap().legal_moves()[0].kind_after(), Kind::King);
    /// ```
    pub fn kind_after(&self) -> Kind {
        if self.flags.contains(MoveFlags::KING_AFTER) { Kind::King } else { Kind::Man }
    }
}

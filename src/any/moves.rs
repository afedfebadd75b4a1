//! Moves of games chosen at run time.

use crate::bitboard::{Bitboard, Wide};
use crate::moves::Move;
use crate::square::{Kind, Square};
use crate::svg::LastMove;
use crate::units::{UnitAction, UnitMove};

/// A move of any game: one player's whole turn.
///
/// It is a plain value; a position of any game says whether it is legal there.
///
/// ```
/// let start = draughts::by_name("russian")?;
/// assert!(start.legal_moves().iter().all(|m| m.is_quiet()));
/// # Ok::<(), draughts::UnknownVariant>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnyMove(Inner);

/// The moves there are, on the widest bitboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Inner {
    /// Of men and kings.
    Draughts(Move<Wide<4>>),
    /// Of units; with it, what the unit is before and after the move.
    Units(UnitMove<Wide<4>>, Kind, Kind),
}

/// The same set on the widest bitboard.
fn widen<B: Bitboard>(set: B) -> Wide<4> {
    Wide::from_words(&set.to_words())
}

/// The same set on a narrower bitboard; none if it has squares that the narrower one has no bit for.
fn narrow<B: Bitboard>(set: Wide<4>) -> Option<B> {
    let narrow = B::from_words(&set.to_words());
    (widen(narrow) == set).then_some(narrow)
}

impl AnyMove {
    pub(super) fn of_draughts<B: Bitboard>(m: &Move<B>) -> Self {
        AnyMove(Inner::Draughts(Move { captured: widen(m.captured), from: m.from, to: m.to, flags: m.flags }))
    }

    /// The move on the bitboards of its game; none if it cannot be one of them.
    pub(super) fn as_draughts<B: Bitboard>(&self) -> Option<Move<B>> {
        let Inner::Draughts(m) = self.0 else { return None };
        Some(Move { captured: narrow(m.captured)?, from: m.from, to: m.to, flags: m.flags })
    }

    pub(super) fn of_units<B: Bitboard>(m: &UnitMove<B>, before: Kind, after: Kind) -> Self {
        let &UnitMove { action, from, to, kinds, set, choice } = m;
        AnyMove(Inner::Units(UnitMove { action, from, to, kinds, set: widen(set), choice }, before, after))
    }

    /// The move on the bitboards of its game; none if it cannot be one of them.
    pub(super) fn as_units<B: Bitboard>(&self) -> Option<UnitMove<B>> {
        let Inner::Units(UnitMove { action, from, to, kinds, set, choice }, ..) = self.0 else { return None };
        Some(UnitMove { action, from, to, kinds, set: narrow(set)?, choice })
    }

    /// Where the piece stood; none for a drop, and where no piece moves.
    ///
    /// ```
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// assert_eq!(start.legal_moves()[0].from(), None);
    /// ```
    pub fn from(&self) -> Option<Square> {
        match &self.0 {
            Inner::Draughts(m) => m.from(),
            Inner::Units(m, ..) => m.from(),
        }
    }

    /// Where the piece stands afterwards; none where no piece moves, as when a player is skipped or his
    /// heroes return home.
    ///
    /// ```
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// assert_eq!(start.legal_moves()[0].to(), start.square("a1").ok());
    /// ```
    pub fn to(&self) -> Option<Square> {
        match &self.0 {
            Inner::Draughts(m) => Some(m.to()),
            Inner::Units(m, ..) => m.to(),
        }
    }

    /// The squares of the pieces it takes, lowest first.
    ///
    /// ```
    /// let position = draughts::by_name("russian").unwrap().with_fen("W:Wc3:Bd4").unwrap();
    /// let taken = position.legal_moves()[0].captured_squares();
    /// assert!(taken.eq([position.square("d4").unwrap()]));
    /// ```
    pub fn captured_squares(&self) -> impl Iterator<Item = Square> + use<> {
        let taken = match &self.0 {
            Inner::Draughts(m) => m.captured,
            Inner::Units(m, ..) => m.captured(),
        };
        taken.iter().map(Square)
    }

    /// Whether it takes anything.
    ///
    /// ```
    /// let start = draughts::by_name("russian").unwrap();
    /// assert!(!start.legal_moves()[0].is_capture());
    /// ```
    pub fn is_capture(&self) -> bool {
        match &self.0 {
            Inner::Draughts(m) => m.is_capture(),
            Inner::Units(m, ..) => m.is_capture(),
        }
    }

    /// Whether it takes nothing and brings nothing to the board.
    ///
    /// ```
    /// let start = draughts::by_name("russian").unwrap();
    /// assert!(start.legal_moves()[0].is_quiet());
    /// ```
    pub fn is_quiet(&self) -> bool {
        !self.is_capture() && !self.is_drop()
    }

    /// Whether it brings men to the board: from the reserve, or home with a hero.
    ///
    /// ```
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// assert!(start.legal_moves()[0].is_drop());
    /// ```
    pub fn is_drop(&self) -> bool {
        match &self.0 {
            Inner::Draughts(m) => m.is_drop(),
            Inner::Units(m, ..) => m.action() == UnitAction::Return,
        }
    }

    /// Whether a man becomes a king, or a unit a hero.
    ///
    /// ```
    /// let position = draughts::by_name("russian").unwrap().with_fen("W:Wc7:Ba3").unwrap();
    /// assert!(position.legal_moves().iter().all(|m| m.is_promotion()));
    /// ```
    pub fn is_promotion(&self) -> bool {
        self.kind_before() == Kind::Man && self.kind_after() == Kind::King
    }

    /// What the piece was before the move; heroes count as kings.
    ///
    /// ```
    /// # use draughts::Kind;
    /// let start = draughts::by_name("russian").unwrap();
    /// assert_eq!(start.legal_moves()[0].kind_before(), Kind::Man);
    /// ```
    pub fn kind_before(&self) -> Kind {
        match &self.0 {
            Inner::Draughts(m) => m.kind_before(),
            Inner::Units(_, before, _) => *before,
        }
    }

    /// What the piece is after the move; heroes count as kings.
    ///
    /// ```
    /// # use draughts::Kind;
    /// let start = draughts::by_name("russian").unwrap();
    /// assert_eq!(start.legal_moves()[0].kind_after(), Kind::Man);
    /// ```
    pub fn kind_after(&self) -> Kind {
        match &self.0 {
            Inner::Draughts(m) => m.kind_after(),
            Inner::Units(.., after) => *after,
        }
    }
}

impl From<&AnyMove> for LastMove {
    fn from(m: &AnyMove) -> Self {
        LastMove { ends: m.from().into_iter().chain(m.to()).collect(), captured: m.captured_squares().collect() }
    }
}

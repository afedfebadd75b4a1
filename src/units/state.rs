//! The data of a position of units, and moves.

use core::fmt::Debug;

use bitflags::bitflags;

use super::MAX_KINDS;
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};

/// "No cell" where a cell may be.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// The bits it takes to number the kinds.
const PLANES: usize = 4;
const _: () = assert!(MAX_KINDS == 1 << PLANES);

/// How a game of units stands: going on, or over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum End {
    #[default]
    Open,
    /// A unit whose arrival wins stands on its goal.
    Crushing(Color),
    /// Only this player has units.
    Alone(Color),
    /// Nobody has units.
    Nobody,
    /// A gladiator has stayed on its goal.
    Drawn,
}

/// What stands where, whose turn it is, what has been taken, which gladiators are about to draw the
/// game: exactly what the text of a position keeps.
///
/// ```
/// use draughts::{Bitboard, Color, Position, trigonal};
/// let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8")?);
/// assert_eq!((start.state().turn(), start.state().side(Color::White).len()), (Color::Black, 16));
/// # Ok::<(), draughts::UnitKeyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnitState<B: Bitboard> {
    pub(crate) sides: [B; 3],
    /// The number of each unit's kind, one bit a set.
    planes: [B; PLANES],
    /// Each player's units that enemies have taken, by kind.
    pub(crate) pools: [[u8; MAX_KINDS]; 3],
    /// Each player's gladiator that entered the goal by his last move.
    pub(crate) pending: [u8; 3],
    pub(crate) turn: Color,
    pub(crate) end: End,
}

impl<B: Bitboard> UnitState<B> {
    /// Whose turn it is.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// assert_eq!(start.state().turn(), Color::Black);
    /// ```
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The units of a player.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// assert_eq!(start.state().side(Color::White).len(), 16);
    /// ```
    pub fn side(&self, color: Color) -> B {
        self.sides[color.index()]
    }

    /// The gladiator of a player that draws the game unless it leaves the goal by his next move.
    ///
    /// ```
    /// # use draughts::{Color, Position, Reading, trigonal};
    /// let game = trigonal::<u64>("trigonal-army-2:side=8")?;
    /// let position = Position::read(game, "B B:Gh15;W:Ca1 B:-;W:- Bh15", Reading::STRICT)?;
    /// assert!(position.state().pending(Color::Black).is_some());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn pending(&self, color: Color) -> Option<Square> {
        Some(self.pending[color.index()]).filter(|&cell| cell != NOWHERE).map(Square)
    }

    pub(crate) fn empty(turn: Color) -> Self {
        UnitState {
            sides: [B::EMPTY; 3],
            planes: [B::EMPTY; PLANES],
            pools: [[0; MAX_KINDS]; 3],
            pending: [NOWHERE; 3],
            turn,
            end: End::Open,
        }
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> B {
        self.sides[0] | self.sides[1] | self.sides[2]
    }

    /// The units of a kind, of any side; empty cells count as the first kind.
    #[inline(always)]
    pub(crate) fn of_kind(&self, kind: u8, among: B) -> B {
        self.planes.iter().enumerate().fold(
            among,
            |set, (bit, &plane)| {
                if kind >> bit & 1 != 0 { set & plane } else { set & !plane }
            },
        )
    }

    /// The units whose kind is in a set of kinds.
    #[inline(always)]
    pub(crate) fn of_kinds(&self, kinds: Kinds, among: B) -> B {
        kinds.iter_kinds().fold(B::EMPTY, |set, kind| set | self.of_kind(kind, among))
    }

    /// The cells where a player's units are not the same, or not of the same kind, in the other state.
    pub(crate) fn changed(&self, other: &Self, color: Color) -> B {
        let (own, others) = (self.side(color), other.side(color));
        let planes = self.planes.iter().zip(&other.planes);
        (own ^ others) | planes.fold(B::EMPTY, |changed, (&one, &two)| changed | (one ^ two)) & own & others
    }

    /// The kind of the unit on a cell.
    pub(crate) fn kind_on(&self, cell: u8) -> u8 {
        self.planes.iter().enumerate().fold(0, |kind, (bit, plane)| kind | (plane.has(cell) as u8) << bit)
    }

    pub(crate) fn owner_of(&self, cell: u8) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.sides[color.index()].has(cell))
    }

    /// Takes units off the board.
    #[inline(always)]
    pub(super) fn clear(&mut self, cells: B) {
        for side in &mut self.sides {
            *side &= !cells;
        }
        for plane in &mut self.planes {
            *plane &= !cells;
        }
    }

    /// Puts units of one kind on empty cells.
    #[inline(always)]
    pub(crate) fn put(&mut self, color: Color, kind: u8, cells: B) {
        self.sides[color.index()] |= cells;
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            if kind >> bit & 1 != 0 {
                *plane |= cells;
            }
        }
    }
}

bitflags! {
    /// A set of kinds, by number.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub(crate) struct Kinds: u16 {
        const ALL = u16::MAX;
    }
}

impl Kinds {
    pub(super) fn insert_kind(&mut self, kind: u8) {
        *self |= Kinds::from_bits_truncate(1 << kind);
    }

    /// The numbers of the kinds, lowest first.
    #[inline(always)]
    fn iter_kinds(self) -> impl Iterator<Item = u8> {
        let mut left = self.bits();
        core::iter::from_fn(move || {
            let kind = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (kind < 16).then_some(kind)
        })
    }
}

/// What a player does with his turn.
///
/// ```
/// use draughts::UnitAction;
/// assert_ne!(UnitAction::Go, UnitAction::Skip);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitAction {
    /// A unit moves or captures.
    Go,
    /// Heroes return home.
    Return,
    /// A blocked player of three waits.
    Skip,
}

/// One player's turn in a game of units.
///
/// Two captures are the same move if they start and end alike and take the same units.
///
/// ```
/// use draughts::{Position, UnitAction, trigonal};
/// let position = Position::initial_of(trigonal::<draughts::Wide<3>>("trigonal-army-2")?);
/// assert!(position.legal_moves().iter().all(|m| m.action() == UnitAction::Go && !m.is_capture()));
/// # Ok::<(), draughts::UnitKeyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnitMove<B: Bitboard> {
    pub(crate) action: UnitAction,
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// The kind before and after.
    pub(crate) kinds: (u8, u8),
    /// The units taken; the heroes that return.
    pub(crate) set: B,
    /// Which of the ways to place those who come home.
    pub(crate) choice: u32,
}

impl<B: Bitboard> UnitMove<B> {
    pub(crate) const SKIP: Self =
        UnitMove { action: UnitAction::Skip, from: NOWHERE, to: NOWHERE, kinds: (0, 0), set: B::EMPTY, choice: 0 };

    #[inline(always)]
    pub(crate) fn go(from: u8, to: u8, kinds: (u8, u8), taken: B) -> Self {
        UnitMove { action: UnitAction::Go, from, to, kinds, set: taken, choice: 0 }
    }

    pub(crate) fn homecoming(heroes: B, choice: u32) -> Self {
        UnitMove { action: UnitAction::Return, set: heroes, choice, ..Self::SKIP }
    }

    /// What the player does.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// assert_eq!(start.legal_moves()[0].action(), UnitAction::Go);
    /// ```
    pub fn action(&self) -> UnitAction {
        self.action
    }

    /// Where the unit stood; none if none moves.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// let m = start.legal_moves()[0];
    /// assert!(start.state().side(Color::Black).has(m.from().unwrap().index()));
    /// ```
    pub fn from(&self) -> Option<Square> {
        (self.action == UnitAction::Go).then_some(Square(self.from))
    }

    /// Where the unit stands afterwards; none if none moves.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// let m = start.legal_moves()[0];
    /// assert!(start.play_unchecked(&m).state().side(Color::Black).has(m.to().unwrap().index()));
    /// ```
    pub fn to(&self) -> Option<Square> {
        (self.action == UnitAction::Go).then_some(Square(self.to))
    }

    /// Whether enemies are taken.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, UnitAction, trigonal};
    /// # let start = Position::initial_of(trigonal::<u64>("trigonal-pure-2:side=8").unwrap());
    /// assert!(!start.legal_moves()[0].is_capture());
    /// ```
    pub fn is_capture(&self) -> bool {
        self.action == UnitAction::Go && !self.set.is_empty()
    }

    /// The enemies taken.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Reading, UnitAction, trigonal};
    /// # let game = trigonal::<u64>("trigonal-pure-2:side=8").unwrap();
    /// let position = Position::read(game, "B B:Cd3;W:Cd4 B:-;W:- -", Reading::STRICT).unwrap();
    /// assert!(position.legal_moves().iter().all(|m| m.captured().len() == 1));
    /// ```
    pub fn captured(&self) -> B {
        if self.action == UnitAction::Go { self.set } else { B::EMPTY }
    }

    /// The squares of the enemies taken, in the order of the board's numbers.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Reading, Terrain, trigonal};
    /// # let game = trigonal::<u64>("trigonal-pure-2:side=8").unwrap();
    /// let position = Position::read(game, "B B:Cd3;W:Cd4 B:-;W:- -", Reading::STRICT).unwrap();
    /// let taken: Vec<_> = position.legal_moves()[0].captured_squares().collect();
    /// assert_eq!(taken, [position.game().terrain().cell_named("d4").unwrap()]);
    /// ```
    pub fn captured_squares(&self) -> impl Iterator<Item = Square> + use<B> {
        self.captured().iter().map(Square)
    }

    /// The heroes that return home.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Reading, UnitAction, trigonal};
    /// # let game = trigonal::<u64>("trigonal-pure-2:side=8").unwrap();
    /// let position = Position::read(game, "B B:Hh5;W:Ch1 B:-;W:- -", Reading::STRICT).unwrap();
    /// let moves = position.legal_moves();
    /// let home = moves.iter().find(|m| m.action() == UnitAction::Return).unwrap();
    /// assert_eq!(home.heroes().len(), 1);
    /// ```
    pub fn heroes(&self) -> B {
        if self.action == UnitAction::Return { self.set } else { B::EMPTY }
    }
}

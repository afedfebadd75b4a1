//! Why a move of units is not legal.

use alloc::vec::Vec;

use super::game::UnitGame;
use super::state::{End, UnitAction, UnitMove, UnitState};
use super::terrain::Terrain;
use super::unit::Cells;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::square::Square;

/// The rule a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    GameOver,
    OffBoard,
    EmptyCell,
    NotYourUnit,
    WrongKind,
    Occupied,
    MustCapture,
    BelowItsLevel,
    NoSuchCapture,
    NotItsMove,
    NoSuchReturn,
    MayNotWait,
}

impl<T: Terrain> UnitGame<T> {
    /// Why a move, which is not among the legal ones, is not.
    pub(crate) fn refusal(&self, state: &UnitState<T::Bits>, m: &UnitMove<T::Bits>) -> Refusal {
        let view = View::new(self.tables(), state, state.turn);
        if state.end != End::Open || !self.has_move(state) {
            return Refusal::GameOver;
        }
        match m.action {
            UnitAction::Skip => Refusal::MayNotWait,
            UnitAction::Return if m.set.is_empty() || !(m.set & !view.heroes()).is_empty() => Refusal::NoSuchReturn,
            UnitAction::Return if view.has_duty() => Refusal::MustCapture,
            UnitAction::Return => Refusal::NoSuchReturn,
            UnitAction::Go => self.refusal_to_go(&view, m),
        }
    }

    fn refusal_to_go(&self, view: &View<'_, T>, m: &UnitMove<T::Bits>) -> Refusal {
        let cells = self.terrain().cells();
        let (state, from) = (view.state, T::Bits::bit(m.from));
        if !(cells.has(m.from) && cells.has(m.to)) {
            Refusal::OffBoard
        } else if !state.occupied().meets(from) {
            Refusal::EmptyCell
        } else if !view.own.meets(from) {
            Refusal::NotYourUnit
        } else if state.kind_on(m.from) != m.kinds.0 {
            Refusal::WrongKind
        } else if m.set.is_empty() {
            self.refusal_of_quiet(view, m)
        } else {
            self.refusal_of_capture(view, m)
        }
    }

    fn refusal_of_quiet(&self, view: &View<'_, T>, m: &UnitMove<T::Bits>) -> Refusal {
        let unit = view.unit_on(m.from);
        let possible = view.quiets(unit, view.reach(unit)).has(m.to);
        if view.has_duty() {
            Refusal::MustCapture
        } else if view.state.occupied().has(m.to) {
            Refusal::Occupied
        } else if possible {
            Refusal::WrongKind
        } else if self.is_near_but_lower(view, m) {
            Refusal::BelowItsLevel
        } else {
            Refusal::NotItsMove
        }
    }

    fn refusal_of_capture(&self, view: &View<'_, T>, m: &UnitMove<T::Bits>) -> Refusal {
        let unit = view.unit_on(m.from);
        let mut found = Vec::new();
        view.jumps(unit, view.reach(unit), usize::MAX, &mut found);
        let struck = T::Bits::bit(m.to) == m.set;
        if found.contains(&(m.set, m.to)) || struck && view.strikes(unit).has(m.to) {
            Refusal::WrongKind
        } else if struck && self.is_near_but_lower(view, m) {
            Refusal::BelowItsLevel
        } else {
            Refusal::NoSuchCapture
        }
    }

    /// Whether a move leads to a cell nearby that lies lower.
    fn is_near_but_lower(&self, view: &View<'_, T>, m: &UnitMove<T::Bits>) -> bool {
        let level = |cell| view.tables.level(view.color, cell);
        level(m.to) < level(m.from) && self.near(m.from).has(m.to)
    }

    /// The cells around a cell and those a leap away.
    fn near(&self, cell: u8) -> Cells {
        let terrain = self.terrain();
        let edges =
            (0..super::terrain::MAX_RAYS).filter_map(|ray| terrain.along(ray, Square(cell)).map(|next| (ray, next)));
        let rays = edges.flat_map(|(ray, next)| [Some(next), terrain.along(ray, next)]).flatten();
        rays.chain(terrain.diagonals(Square(cell))).fold(Cells::EMPTY, |all, near| all | Cells::bit(near.0))
    }
}

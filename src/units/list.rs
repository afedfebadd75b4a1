//! Listing and counting legal moves.

use alloc::vec::Vec;

use super::game::{Effect, Tables, UnitGame};
use super::home;
use super::state::{End, UnitMove, UnitState};
use super::terrain::Terrain;
use super::view::{Found, View};
use crate::bitboard::Bitboard;
use crate::square::Color;

impl<T: Terrain> View<'_, T> {
    /// Appends what the player could do if it were his turn, but for waiting. False, and not all of it, if
    /// the captures of a unit go through more places than `most`, or heroes have more ways to return.
    pub(super) fn list(&self, most: usize, found: &mut Found<T::Bits>, moves: &mut Vec<UnitMove<T::Bits>>) -> bool {
        let duty = self.has_duty();
        let mut complete = true;
        self.each_unit(|unit| {
            let reach = if unit.leaps { self.reach(unit) } else { T::Bits::EMPTY };
            if !duty {
                self.quiets(unit, reach).each(|to| moves.push(self.go(unit, to, T::Bits::EMPTY)));
            }
            self.strikes(unit).each(|to| moves.push(self.go(unit, to, T::Bits::bit(to))));
            if unit.leaps && complete {
                self.jumps(unit, reach, most, found);
                complete = found.len() <= most;
                moves.extend(found.iter().map(|&(taken, to)| self.go(unit, to, taken)));
            }
        });
        let heroes = self.heroes();
        let returns = complete && !duty && !heroes.is_empty();
        if returns { home::list(self, heroes, most, moves) } else { complete }
    }

    /// Whether the player could do anything but wait.
    pub(super) fn can_move(&self) -> bool {
        // Who leaps quietly could also step or capture from where he stands, or may stop after the leap.
        let mut can = !self.heroes().is_empty();
        self.each_unit(|unit| {
            can = can
                || !self.quiets(unit, self.reach(unit)).is_empty()
                || !self.strikes(unit).is_empty()
                || self.can_jump(unit);
        });
        can
    }

    /// How many such moves there are.
    #[inline(always)]
    pub(super) fn count(&self, found: &mut Found<T::Bits>) -> u64 {
        let (mut quiets, mut captures, mut duty) = (0, 0, false);
        self.each_unit(|unit| {
            captures += self.strikes(unit).len() as u64;
            let mut reach = T::Bits::EMPTY;
            if unit.leaps {
                reach = self.reach(unit);
                self.jumps(unit, reach, usize::MAX, found);
                captures += found.len() as u64;
                duty = duty || self.raises_duty(unit);
            }
            quiets += self.quiets(unit, reach).len() as u64;
        });
        if duty {
            return captures;
        }
        let heroes = self.heroes();
        let returns = if heroes.is_empty() { 0 } else { home::count(self, heroes) };
        returns.saturating_add(quiets + captures)
    }
}

impl<T: Terrain> Tables<T> {
    /// What a unit of this kind is once its move has ended on a cell.
    #[inline(always)]
    pub(super) fn kind_at(&self, kind: u8, color: Color, cell: u8) -> u8 {
        if !self.goals[color.index()].has(cell) {
            return kind;
        }
        match self.effect(kind, cell) {
            Effect::Becomes(other) => other,
            _ => kind,
        }
    }

    /// What a goal cell does to a unit.
    pub(super) fn effect(&self, kind: u8, cell: u8) -> Effect {
        self.kinds.get(kind as usize).map_or(Effect::Nothing, |kind| kind.on_goal[self.white.has(cell) as usize])
    }

    /// Appends the legal moves.
    pub(super) fn list(
        &self,
        state: &UnitState<T::Bits>,
        found: &mut Found<T::Bits>,
        moves: &mut Vec<UnitMove<T::Bits>>,
    ) {
        if state.end != End::Open {
            return;
        }
        self.list_within(state, usize::MAX, found, moves);
    }

    /// Appends the legal moves; false, and not all of them, if there are too many ways.
    fn list_within(
        &self,
        state: &UnitState<T::Bits>,
        most: usize,
        found: &mut Found<T::Bits>,
        moves: &mut Vec<UnitMove<T::Bits>>,
    ) -> bool {
        let before = moves.len();
        let complete = View::new(self, state, state.turn).list(most, found, moves);
        if moves.len() == before && self.may_wait(state) {
            moves.push(UnitMove::SKIP);
        }
        complete
    }

    /// How many legal moves there are.
    #[inline(always)]
    pub(super) fn count(&self, state: &UnitState<T::Bits>, found: &mut Found<T::Bits>) -> u64 {
        if state.end != End::Open {
            return 0;
        }
        match View::new(self, state, state.turn).count(found) {
            0 => self.may_wait(state) as u64,
            count => count,
        }
    }

    /// Whether a player of three who cannot move waits: another one could move (O-TR-19).
    #[cold]
    fn may_wait(&self, state: &UnitState<T::Bits>) -> bool {
        let others = self.rules.order.iter().filter(|&&color| color != state.turn);
        self.players() > 2 && others.into_iter().any(|&color| View::new(self, state, color).can_move())
    }
}

impl<T: Terrain> UnitGame<T> {
    /// Appends the legal moves.
    pub(crate) fn list(&self, state: &UnitState<T::Bits>, moves: &mut Vec<UnitMove<T::Bits>>) {
        self.tables().list(state, &mut Vec::new(), moves);
    }

    /// The legal moves; none if there are too many ways.
    pub(crate) fn list_within(&self, state: &UnitState<T::Bits>, most: usize) -> Option<Vec<UnitMove<T::Bits>>> {
        let mut moves = Vec::new();
        let complete = state.end != End::Open || self.tables().list_within(state, most, &mut Vec::new(), &mut moves);
        complete.then_some(moves)
    }

    /// Whether there is a legal move.
    pub(crate) fn has_move(&self, state: &UnitState<T::Bits>) -> bool {
        let tables = self.tables();
        state.end == End::Open && (View::new(tables, state, state.turn).can_move() || tables.may_wait(state))
    }

    /// How many legal moves there are.
    pub(crate) fn count(&self, state: &UnitState<T::Bits>) -> u64 {
        self.tables().count(state, &mut Vec::new())
    }

    /// The number of move sequences of exactly `depth` plies.
    pub(crate) fn perft(&self, state: &UnitState<T::Bits>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<_> = (1..depth).map(|_| Vec::new()).collect();
        self.tables().perft(state, &mut lists, &mut Vec::new())
    }
}

impl<T: Terrain> Tables<T> {
    /// Counts the leaves one ply below the number of lists.
    fn perft(
        &self,
        state: &UnitState<T::Bits>,
        lists: &mut [Vec<UnitMove<T::Bits>>],
        found: &mut Found<T::Bits>,
    ) -> u64 {
        let Some((moves, rest)) = lists.split_first_mut() else { return self.count(state, found) };
        moves.clear();
        self.list(state, found, moves);
        moves.iter().map(|m| self.perft(&self.after(state, m), rest, found)).sum()
    }
}

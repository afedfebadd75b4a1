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
    /// Appends what the player could do if it were his turn, but for waiting.
    pub(super) fn list(&self, found: &mut Found<T::Bits>, moves: &mut Vec<UnitMove<T::Bits>>) {
        let duty = self.has_duty();
        self.each_unit(|unit| {
            let reach = if unit.leaps { self.reach(unit) } else { T::Bits::EMPTY };
            if !duty {
                self.quiets(unit, reach).each(|to| moves.push(self.go(unit, to, T::Bits::EMPTY)));
            }
            self.strikes(unit).each(|to| moves.push(self.go(unit, to, T::Bits::bit(to))));
            if unit.leaps {
                self.jumps(unit, reach, found);
                moves.extend(found.iter().map(|&(taken, to)| self.go(unit, to, taken)));
            }
        });
        let heroes = self.heroes();
        if !duty && !heroes.is_empty() {
            home::list(self, heroes, moves);
        }
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
                self.jumps(unit, reach, found);
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
        quiets + captures + returns
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
        let before = moves.len();
        View::new(self, state, state.turn).list(found, moves);
        if moves.len() == before && self.may_wait(state, found) {
            moves.push(UnitMove::SKIP);
        }
    }

    /// How many legal moves there are.
    #[inline(always)]
    pub(super) fn count(&self, state: &UnitState<T::Bits>, found: &mut Found<T::Bits>) -> u64 {
        if state.end != End::Open {
            return 0;
        }
        match View::new(self, state, state.turn).count(found) {
            0 => self.may_wait(state, found) as u64,
            count => count,
        }
    }

    /// Whether a player of three who cannot move waits: another one could move (O-TR-19).
    #[cold]
    fn may_wait(&self, state: &UnitState<T::Bits>, found: &mut Found<T::Bits>) -> bool {
        let others = self.rules.order.iter().filter(|&&color| color != state.turn);
        self.players() > 2 && others.into_iter().any(|&color| View::new(self, state, color).count(found) > 0)
    }
}

impl<T: Terrain> UnitGame<T> {
    /// Appends the legal moves.
    pub(crate) fn list(&self, state: &UnitState<T::Bits>, moves: &mut Vec<UnitMove<T::Bits>>) {
        self.tables().list(state, &mut Vec::new(), moves);
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

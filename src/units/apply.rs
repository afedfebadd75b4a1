//! The state after a move, and how a game has ended.

use super::game::{Effect, Tables, UnitGame};
use super::state::{End, NOWHERE, UnitAction, UnitMove, UnitState};
use super::terrain::Terrain;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::outcome::{Outcome, Reason};
use crate::square::Color;

impl<T: Terrain> Tables<T> {
    /// The state after a legal move.
    #[inline(always)]
    pub(super) fn after(&self, state: &UnitState<T::Bits>, m: &UnitMove<T::Bits>) -> UnitState<T::Bits> {
        let mut next = *state;
        match m.action {
            UnitAction::Go => self.go(&mut next, m),
            UnitAction::Return => self.come_home(&mut next, state, m),
            UnitAction::Skip => {}
        }
        self.pass_turn(&mut next);
        next
    }

    #[inline(always)]
    fn go(&self, next: &mut UnitState<T::Bits>, m: &UnitMove<T::Bits>) {
        let own = next.turn.index();
        if !m.set.is_empty() {
            self.take(next, m.set);
        }
        next.clear(T::Bits::bit(m.from));
        next.put(next.turn, m.kinds.1, T::Bits::bit(m.to));
        let goal = self.goals[own];
        let (was_there, is_there) = (goal.has(m.from), goal.has(m.to));
        let stays = next.pending[own] != NOWHERE && (is_there || next.pending[own] != m.from);
        next.pending[own] = NOWHERE;
        let effect = if is_there { self.effect(m.kinds.1, m.to) } else { Effect::Nothing };
        if effect == Effect::Draws && !was_there && self.players() == 2 {
            next.pending[own] = m.to;
        }
        next.end = if effect == Effect::Wins {
            End::Crushing(next.turn)
        } else if !m.set.is_empty() && self.is_alone(next) {
            End::Alone(next.turn)
        } else if stays {
            End::Drawn
        } else {
            End::Open
        };
    }

    /// Whether only the player to move has units.
    fn is_alone(&self, state: &UnitState<T::Bits>) -> bool {
        state.occupied() == state.sides[state.turn.index()]
    }

    /// Moves captured units to their owners' pools.
    #[inline(never)]
    fn take(&self, next: &mut UnitState<T::Bits>, taken: T::Bits) {
        taken.each(|cell| {
            let kind = next.kind_on(cell);
            let (Some(owner), Some(rules)) = (next.owner_of(cell), self.kinds.get(kind as usize)) else { return };
            let counted = rules.homecoming.map_or(kind, |(former, _)| former);
            let pool = &mut next.pools[owner.index()][counted as usize];
            *pool = pool.saturating_add(1);
            if next.pending[owner.index()] == cell {
                next.pending[owner.index()] = NOWHERE;
            }
        });
        next.clear(taken);
    }

    #[inline(never)]
    fn come_home(&self, next: &mut UnitState<T::Bits>, state: &UnitState<T::Bits>, m: &UnitMove<T::Bits>) {
        let own = next.turn.index();
        let arrivals = View::new(self, state, state.turn).arrivals(m);
        let pool = &mut next.pools[own];
        // The heroes pass through the pool: they arrive like those who come from it.
        m.set.each(|cell| {
            let kind = self.kinds.get(state.kind_on(cell) as usize);
            if let Some((former, _)) = kind.and_then(|kind| kind.homecoming) {
                pool[former as usize] = pool[former as usize].saturating_add(1);
            }
        });
        for &(kind, _) in &arrivals {
            pool[kind as usize] = pool[kind as usize].saturating_sub(1);
        }
        next.clear(m.set);
        for (kind, cell) in arrivals {
            next.put(next.turn, kind, T::Bits::bit(cell));
        }
        if next.pending[own] != NOWHERE {
            next.pending[own] = NOWHERE;
            next.end = End::Drawn;
        }
    }

    /// Gives the turn to the next player who has units.
    #[inline(always)]
    pub(super) fn pass_turn(&self, state: &mut UnitState<T::Bits>) {
        state.turn = self.next[state.turn.index()];
        if self.players() > 2 && state.sides[state.turn.index()].is_empty() {
            self.pass_over(state);
        }
    }
}

impl<T: Terrain> Tables<T> {
    /// Passes over players without units; if nobody else has any, the turn comes back.
    #[cold]
    fn pass_over(&self, state: &mut UnitState<T::Bits>) {
        for _ in 0..2 {
            if state.sides[state.turn.index()].is_empty() {
                state.turn = self.next[state.turn.index()];
            }
        }
    }
}

impl<T: Terrain> UnitGame<T> {
    /// The state after a legal move.
    pub(crate) fn after(&self, state: &UnitState<T::Bits>, m: &UnitMove<T::Bits>) -> UnitState<T::Bits> {
        self.tables().after(state, m)
    }

    /// Brings into agreement with the board what follows from it: whether the game is over, and that
    /// among three a player without units has no turn.
    pub(crate) fn settle(&self, state: &mut UnitState<T::Bits>) {
        if state.end != End::Drawn {
            state.end = self.tables().end_of(state);
        }
        if self.tables().players() > 2 && state.sides[state.turn.index()].is_empty() {
            self.tables().pass_turn(state);
        }
    }

    /// How the game has ended.
    pub(crate) fn outcome(&self, state: &UnitState<T::Bits>) -> Option<Outcome> {
        let (winner, reason) = match state.end {
            End::Crushing(winner) => (Some(winner), Reason::Crushing),
            End::Alone(winner) => (Some(winner), Reason::NoPieces),
            End::Nobody => (None, Reason::NoPieces),
            End::Drawn => (None, Reason::GladiatorDraw),
            End::Open if self.has_move(state) => return None,
            End::Open => self.blocked(state),
        };
        Some(Outcome { winner, reason })
    }

    /// What becomes of a player who cannot move (O-TR-19): two players' game is lost, unless his
    /// gladiator was to leave the goal; three are drawn, since none of them can move.
    fn blocked(&self, state: &UnitState<T::Bits>) -> (Option<Color>, Reason) {
        let tables = self.tables();
        if tables.players() > 2 {
            (None, Reason::NoMove)
        } else if state.pending[state.turn.index()] != NOWHERE {
            (None, Reason::GladiatorDraw)
        } else {
            (Some(tables.next[state.turn.index()]), Reason::NoMove)
        }
    }
}

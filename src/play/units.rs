//! Games of units as playable games.

use alloc::vec::Vec;

use super::Play;
use crate::bitboard::Bitboard;
use crate::hash;
use crate::illegal::Illegality;
use crate::outcome::Outcome;
use crate::rules::{Forces, Progress};
use crate::square::Color;
use crate::units::{End, NOWHERE, Refusal, Terrain, UnitAction, UnitGame, UnitMove, UnitState};
use crate::variant::Info;

impl<T: Terrain> Play for UnitGame<T> {
    type State = UnitState<T::Bits>;
    type Move = UnitMove<T::Bits>;

    fn about(&self) -> Info<'_> {
        self.info()
    }
    fn start(&self) -> Self::State {
        self.start_state()
    }
    fn turn(&self, state: &Self::State) -> Color {
        state.turn()
    }
    fn players(&self) -> usize {
        self.rules().order.len()
    }
    fn list_moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>) {
        self.list(state, moves);
    }
    /// Each way for heroes to return counts as a place too.
    fn list_moves_within(&self, state: &Self::State, places: usize) -> Option<Vec<Self::Move>> {
        self.list_within(state, places)
    }
    fn count_moves(&self, state: &Self::State) -> u64 {
        self.count(state)
    }
    fn has_move(&self, state: &Self::State) -> bool {
        UnitGame::has_move(self, state)
    }
    fn after(&self, state: &Self::State, m: &Self::Move) -> Self::State {
        UnitGame::after(self, state, m)
    }
    fn illegality(&self, state: &Self::State, m: &Self::Move) -> Illegality {
        match self.refusal(state, m) {
            Refusal::GameOver => Illegality::GameOver,
            Refusal::OffBoard => Illegality::OffBoard,
            Refusal::EmptyCell => Illegality::EmptySquare,
            Refusal::NotYourUnit => Illegality::NotYourPiece,
            Refusal::WrongKind => Illegality::WrongKind,
            Refusal::Occupied => Illegality::Occupied,
            Refusal::MustCapture => Illegality::MustCapture,
            Refusal::BelowItsLevel => Illegality::BelowItsLevel,
            Refusal::NoSuchCapture => Illegality::NoSuchCapture,
            Refusal::NotItsMove => Illegality::NotItsMove,
            Refusal::NoSuchReturn => Illegality::NoSuchReturn,
            Refusal::MayNotWait => Illegality::MayNotWait,
        }
    }
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        UnitGame::outcome(self, state)
    }
    fn count_leaves(&self, state: &Self::State, depth: u32) -> u64 {
        self.perft(state, depth)
    }
    /// As the keys of variants: the exclusive or of a number for each unit, the player to move, each
    /// pool, each gladiator that is about to draw, and a game that is drawn.
    fn key(&self, state: &Self::State, seed: u64) -> u64 {
        let nothing = UnitState::empty(state.turn);
        self.key_after(fact(seed, TURN, state.turn, 0, 0), &nothing, state, seed)
    }
    fn key_after(&self, mut key: u64, state: &Self::State, next: &Self::State, seed: u64) -> u64 {
        for &color in &self.rules().order {
            let changed = state.changed(next, color);
            for one in [state, next] {
                let units = one.side(color) & changed;
                units.each(|cell| key ^= fact(seed, UNIT, color, one.kind_on(cell), self.reading(cell)));
                let pooled = &one.pools[color.index()];
                if state.pools[color.index()] != next.pools[color.index()] {
                    let taken = self.kinds().filter(|&kind| pooled[kind as usize] > 0);
                    taken.for_each(|kind| key ^= fact(seed, TAKEN, color, kind, pooled[kind as usize]));
                }
                match one.pending[color.index()] {
                    NOWHERE => {}
                    cell => key ^= fact(seed, PENDING, color, 0, self.reading(cell)),
                }
            }
        }
        for one in [state, next] {
            key ^= fact(seed, TURN, one.turn, 0, 0);
            if one.end == End::Drawn {
                key ^= fact(seed, DRAWN, Color::White, 0, 0);
            }
        }
        key
    }
    /// A pool is a reserve: its units may still come to the board.
    fn forces(&self, state: &Self::State, color: Color) -> Forces {
        let units = |hero| {
            let kinds = self.kinds().filter(|&kind| self.is_hero(kind) == hero);
            kinds.map(|kind| state.of_kind(kind, state.side(color)).len()).sum::<u32>() as u8
        };
        let reserve = state.pools[color.index()].iter().fold(0, |sum: u8, &taken| sum.saturating_add(taken));
        Forces { men: units(false), kings: units(true), reserve, on_main_road: false }
    }
    fn progress(&self, _: &Self::State, m: &Self::Move) -> Progress {
        let mut progress = Progress::empty();
        progress.set(Progress::CAPTURE, m.is_capture());
        progress.set(Progress::ENTRY, m.action() == UnitAction::Return);
        if m.action() == UnitAction::Go {
            progress.set(Progress::MAN_MOVE, self.makes_progress(m.kinds.0));
            progress.set(Progress::PROMOTION, m.kinds.0 != m.kinds.1);
        }
        progress
    }
    /// Moves of units are told apart by what they do, never by the way they go.
    fn count_routes(&self, state: &Self::State, depth: u32) -> u64 {
        self.perft(state, depth)
    }
}

/// The kinds of facts that make a key, the top byte of a code.
const UNIT: u64 = 1;
const TURN: u64 = 2;
const TAKEN: u64 = 3;
const PENDING: u64 = 5;
const DRAWN: u64 = 6;

/// The number of a fact.
fn fact(seed: u64, kind: u64, color: Color, unit: u8, rest: u8) -> u64 {
    hash::number(seed, kind << 56 | (color.index() as u64) << 40 | (unit as u64) << 32 | rest as u64)
}

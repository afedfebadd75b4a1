//! The moves of a game and the positions they led to.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::judge::Moment;
use crate::hash;
use crate::play::Play;
use crate::rules::{Forces, Progress};
use crate::square::Color;

/// A position in the history.
#[derive(Clone, Debug)]
pub(super) struct Stage<S> {
    pub(super) state: S,
    pub(super) key: u64,
    pub(super) moment: Moment,
    /// The last stage before with the same key.
    twin: Option<usize>,
}

/// The moves of a game, those taken back included, and the positions they led to.
#[derive(Clone, Debug)]
pub(super) struct History<G: Play> {
    /// The move that leads from each stage to the next.
    moves: Vec<G::Move>,
    stages: Vec<Stage<G::State>>,
    start: Stage<G::State>,
    /// How many of the moves are played.
    played: usize,
    /// The last stage up to now with each key.
    last_with: BTreeMap<u64, usize>,
}

impl<G: Play> History<G> {
    pub(super) fn new(game: &G, start: G::State) -> Self {
        let key = game.key(&start, hash::SEED);
        let moment = moment_of(game, &start, Progress::empty(), 1);
        let start = Stage { state: start, key, moment, twin: None };
        History { moves: Vec::new(), stages: Vec::new(), start, played: 0, last_with: BTreeMap::from([(key, 0)]) }
    }

    /// How many moves are played.
    pub(super) fn played(&self) -> usize {
        self.played
    }

    /// The moves, those taken back at the end.
    pub(super) fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Stage number `ply`, the start being number 0, and those past the last being the last.
    pub(super) fn stage(&self, ply: usize) -> &Stage<G::State> {
        ply.checked_sub(1).and_then(|i| self.stages.get(i).or(self.stages.last())).unwrap_or(&self.start)
    }

    /// The stage the game is at.
    pub(super) fn now(&self) -> &Stage<G::State> {
        self.stage(self.played)
    }

    /// Plays a legal move and forgets those taken back, unless it is the first of them.
    pub(super) fn play(&mut self, game: &G, m: &G::Move) {
        if self.moves.get(self.played) == Some(m) {
            self.redo();
            return;
        }
        self.moves.truncate(self.played);
        self.stages.truncate(self.played);
        let before = self.now();
        let state = game.after(&before.state, m);
        let key = game.key_after(before.key, &before.state, &state, hash::SEED);
        let progress = game.progress(&before.state, m);
        let twin = self.last_with.get(&key).copied();
        let times = 1 + self.times_before(twin, &state);
        let moment = moment_of(game, &state, progress, times);
        self.moves.push(m.clone());
        self.stages.push(Stage { state, key, moment, twin });
        self.redo();
    }

    /// How often the state stood on the board up to `twin`, the last stage with its key.
    fn times_before(&self, mut twin: Option<usize>, state: &G::State) -> u32 {
        while let Some(ply) = twin {
            let stage = self.stage(ply);
            if stage.state == *state {
                return stage.moment.times;
            }
            twin = stage.twin;
        }
        0
    }

    /// Takes back the last move.
    pub(super) fn undo(&mut self) -> Option<G::Move> {
        let ply = self.played.checked_sub(1)?;
        let &Stage { key, twin, .. } = self.now();
        match twin {
            Some(twin) => self.last_with.insert(key, twin),
            None => self.last_with.remove(&key),
        };
        self.played = ply;
        self.moves.get(ply).cloned()
    }

    /// Plays the first of the moves taken back.
    pub(super) fn redo(&mut self) -> Option<G::Move> {
        let m = self.moves.get(self.played)?.clone();
        self.played += 1;
        self.last_with.insert(self.now().key, self.played);
        Some(m)
    }
}

/// What draw rules see of a state.
fn moment_of<G: Play>(game: &G, state: &G::State, progress: Progress, times: u32) -> Moment {
    let forces = |color: Color| {
        if color.index() < game.players() { game.forces(state, color) } else { Forces::default() }
    };
    Moment { turn: game.turn(state), progress, forces: Color::ALL.map(forces), times }
}

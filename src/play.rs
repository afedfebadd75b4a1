//! The seam between a position and the generator behind it: what any game answers about a state.

mod units;

use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::hash;
use crate::illegal::{self, Illegality};
use crate::movegen;
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::players::Players;
use crate::rules::{Ending, Forces, Progress, Verdict};
use crate::square::{Color, Kind};
use crate::state::{BitsOf, State, StateOf};
use crate::variant::{Info, Variant};

/// A playable game. Every [`Variant`] is one; so are games whose pieces are not men and kings.
///
/// [`Position`](crate::Position), perft and everything above them need no more than this.
pub trait Play: Clone + Debug + Send + Sync + 'static {
    /// What a position keeps.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One player's turn.
    type Move: Clone + Eq + Ord + Hash + Debug + Send + Sync;

    /// Name and customs.
    fn about(&self) -> Info<'_>;
    /// The start of a game.
    fn start(&self) -> Self::State;
    /// Whose turn it is.
    fn turn(&self, state: &Self::State) -> Color;
    /// How many play.
    fn players(&self) -> usize;
    /// Appends the legal moves, equal moves once.
    fn list_moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);
    /// The legal moves, each once; none if the captures of a piece go through more than so many places.
    fn list_moves_within(&self, state: &Self::State, places: usize) -> Option<Vec<Self::Move>> {
        let _ = places;
        let mut moves = Vec::new();
        self.list_moves(state, &mut moves);
        Some(moves)
    }
    /// Appends the legal moves, equal moves once, and to `ways` for each of them in how many ways it can be made,
    /// as [`count_routes`] counts them; `u64::MAX` stands for so many and more. A game that does not say has
    /// one way to make a move.
    ///
    /// [`count_routes`]: Self::count_routes
    fn list_routes(&self, state: &Self::State, moves: &mut Vec<Self::Move>, ways: &mut Vec<u64>) {
        let before = moves.len();
        self.list_moves(state, moves);
        ways.extend(core::iter::repeat_n(1, moves.len() - before));
    }
    /// How many legal moves there are.
    fn count_moves(&self, state: &Self::State) -> u64;
    /// Whether there is a legal move.
    fn has_move(&self, state: &Self::State) -> bool;
    /// The state after a legal move.
    fn after(&self, state: &Self::State, m: &Self::Move) -> Self::State;
    /// Why a move, which is not among the legal ones, is not.
    fn illegality(&self, state: &Self::State, m: &Self::Move) -> Illegality;
    /// How the game has ended, apart from draws that depend on what was played before.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// The number of move sequences of exactly `depth` plies, equal moves counted once.
    fn count_leaves(&self, state: &Self::State, depth: u32) -> u64;
    /// The same with every way of making a capture counted; `u64::MAX` if there are too many to be counted.
    fn count_routes(&self, state: &Self::State, depth: u32) -> u64;

    /// What a legal move changes for good; draw rules count by it. A game that does not say makes
    /// progress with every move.
    fn progress(&self, state: &Self::State, m: &Self::Move) -> Progress {
        let _ = (state, m);
        Progress::ANY
    }

    /// What a player has, as draw rules count it. A game that does not say has no draws by the balance
    /// of forces.
    ///
    /// ```
    /// use draughts::{Color, Play, Position, Russian};
    /// let position = Position::<Russian>::from_fen("W:Wa1,Kh8:B").unwrap();
    /// let [white, black] = [Color::White, Color::Black].map(|color| Russian.forces(position.state(), color));
    /// assert_eq!((white.men, white.kings, white.on_main_road), (1, 1, true));
    /// assert!(!black.on_main_road);
    /// ```
    fn forces(&self, state: &Self::State, color: Color) -> Forces {
        let _ = (state, color);
        Forces::default()
    }

    /// The hash key of a state under a seed: keys under different seeds are independent. Those of a
    /// [`Variant`] are the same on every machine and in every release. A game without an answer of its
    /// own has keys made from the [`Hash`] of its states, which hold within one build.
    fn key(&self, state: &Self::State, seed: u64) -> u64 {
        hash::key_of(state, seed)
    }

    /// The key of `next`, which is any state, from the key of `state`: quicker than afresh for states
    /// that differ little.
    fn key_after(&self, key: u64, state: &Self::State, next: &Self::State, seed: u64) -> u64 {
        let _ = (key, state);
        self.key(next, seed)
    }
}

impl<V: Variant> Play for V {
    type State = StateOf<V>;
    type Move = Move<BitsOf<V>>;

    fn about(&self) -> Info<'_> {
        self.info()
    }
    fn start(&self) -> StateOf<V> {
        State::initial(self)
    }
    fn turn(&self, state: &StateOf<V>) -> Color {
        state.turn
    }
    fn players(&self) -> usize {
        V::colors().count()
    }
    fn list_moves(&self, state: &StateOf<V>, moves: &mut Vec<Self::Move>) {
        movegen::list_moves(self, state, moves);
    }
    fn list_moves_within(&self, state: &StateOf<V>, places: usize) -> Option<Vec<Self::Move>> {
        let mut moves = Vec::new();
        movegen::list_moves_within(self, state, places, &mut moves).then_some(moves)
    }
    fn list_routes(&self, state: &StateOf<V>, moves: &mut Vec<Self::Move>, ways: &mut Vec<u64>) {
        movegen::list_routes(self, state, moves, ways);
    }
    fn count_moves(&self, state: &StateOf<V>) -> u64 {
        movegen::count_moves(self, state)
    }
    fn has_move(&self, state: &StateOf<V>) -> bool {
        movegen::has_move(self, state)
    }
    fn after(&self, state: &StateOf<V>, m: &Self::Move) -> StateOf<V> {
        movegen::after(self, state, m)
    }
    fn illegality(&self, state: &StateOf<V>, m: &Self::Move) -> Illegality {
        illegal::reason(self, state, m)
    }
    fn outcome(&self, state: &StateOf<V>) -> Option<Outcome> {
        if self.ending().first_king_wins() && !state.kings.is_empty() {
            let winner = V::colors().find(|color| state.sides[color.index()].meets(state.kings));
            return Some(Outcome { winner, reason: Reason::FirstKing });
        }
        if movegen::has_move(self, state) {
            return None;
        }
        let left = movegen::remaining::<V>(state).count();
        let winner = match self.ending().stuck() {
            Verdict::Loses if V::Players::COUNT == 2 => Some(Color::from_index((state.turn.index() + 1) % 2)),
            Verdict::Loses => movegen::remaining::<V>(state).next().filter(|_| left == 1),
            Verdict::Wins => Some(state.turn),
            Verdict::Draws => None,
        };
        let nothing_left = movegen::remaining::<V>(state).all(|color| color != state.turn);
        let alone = V::Players::COUNT > 2 && left == 1;
        let reason = if nothing_left || alone { Reason::NoPieces } else { Reason::NoMove };
        Some(Outcome { winner, reason })
    }
    fn count_leaves(&self, state: &StateOf<V>, depth: u32) -> u64 {
        movegen::perft(self, state, depth)
    }
    fn count_routes(&self, state: &StateOf<V>, depth: u32) -> u64 {
        movegen::perft_routes(self, state, depth)
    }
    fn progress(&self, _: &StateOf<V>, m: &Self::Move) -> Progress {
        let mut progress = Progress::empty();
        progress.set(Progress::CAPTURE, m.is_capture());
        progress.set(Progress::ENTRY, m.is_drop());
        progress.set(Progress::MAN_MOVE, m.kind_before() == Kind::Man && !m.is_drop());
        progress.set(Progress::PROMOTION, m.is_promotion());
        progress
    }
    fn forces(&self, state: &StateOf<V>, color: Color) -> Forces {
        let Some(&side) = state.sides.as_ref().get(color.index()) else { return Forces::default() };
        let kings = side & state.kings;
        let road = self.board().main_road();
        Forces {
            men: (side & !kings).len() as u8,
            kings: kings.len() as u8,
            reserve: state.reserves[color.index()],
            on_main_road: !side.is_empty() && side & road == side,
        }
    }
    fn key(&self, state: &StateOf<V>, seed: u64) -> u64 {
        hash::key(self, state, seed)
    }
    fn key_after(&self, key: u64, state: &StateOf<V>, next: &StateOf<V>, seed: u64) -> u64 {
        hash::key_after(self, key, state, next, seed)
    }
}

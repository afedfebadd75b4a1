//! A game being played: its moves, and how it ends.

mod count;
mod ending;
mod history;
mod judge;
mod pdn;
mod random;
#[cfg(feature = "serde")]
mod serial;
mod text;
mod turn;

pub use count::{CountUnit, DrawCount};
pub use ending::{EndGameError, Judging};
pub use pdn::PlayPdnError;
#[cfg(feature = "serde")]
pub(crate) use serial::Record;
pub use turn::Turn;

use alloc::vec::Vec;

use ending::Settlement;
use history::History;

use crate::illegal::{IllegalMove, Illegality};
use crate::play::Play;
use crate::position::Position;
use crate::rules::{DrawRule, DrawRules, Progress};

/// A game being played: where it started, its moves, those taken back, and how it ended.
///
/// The draw rules are those of the game's [`Info`](crate::Info) unless others are given, and end it by
/// themselves unless a player must claim them ([`Judging`]).
///
/// With the feature `serde` a game is written with its name, its start as FEN, its moves as text, those taken back too, and
/// whatever was set on it, and is read back equal. An [`AnyGame`](crate::AnyGame) is read by that name, so that rules of a
/// file must be kept beside it.
///
/// ```
/// use draughts::{Game, Russian};
/// let mut game = Game::<Russian>::new();
/// let m = game.position().legal_moves()[0];
/// game.play(&m)?;
/// assert_eq!((game.ply(), game.outcome()), (1, None));
/// assert_eq!(game.undo(), Some(m));
/// assert_eq!(game.redo(), Some(m));
/// # Ok::<(), draughts::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<G: Play> {
    position: Position<G>,
    history: History<G>,
    draws: Vec<DrawRule>,
    judging: Judging,
    clocks: Clocks,
    settlement: Option<Settlement>,
}

/// What was counted before a game's first position.
///
/// ```
/// use draughts::Clocks;
/// assert_eq!(Clocks::default(), Clocks { quiet_plies: 0, move_number: 1 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Clocks {
    /// Plies since the last capture, man's move, promotion or drop: the `H` field of a FEN.
    pub quiet_plies: u32,
    /// The number of the first move: the `F` field of a FEN.
    pub move_number: u32,
}

impl Default for Clocks {
    fn default() -> Self {
        Clocks { quiet_plies: 0, move_number: 1 }
    }
}

/// Games are equal that start alike, have the same moves, as many of them taken back, and the same
/// settings and settlement.
impl<G: Play> PartialEq for Game<G> {
    fn eq(&self, other: &Self) -> bool {
        self.history.stage(0).state == other.history.stage(0).state
            && self.history.moves() == other.history.moves()
            && self.ply() == other.ply()
            && self.draws == other.draws
            && (self.judging, self.clocks, self.settlement) == (other.judging, other.clocks, other.settlement)
    }
}

impl<G: Play> Eq for Game<G> {}

impl<G: Play + Default> Game<G> {
    /// A game from its start.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().ply(), 0);
    /// ```
    pub fn new() -> Self {
        Self::from_position(Position::initial())
    }
}

impl<G: Play + Default> Default for Game<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Play> Game<G> {
    /// A game that starts with a position.
    ///
    /// ```
    /// # use draughts::{Game, Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// assert_eq!(Game::from_position(position.clone()).position(), &position);
    /// ```
    pub fn from_position(position: Position<G>) -> Self {
        Game {
            history: History::new(position.game(), position.state().clone()),
            draws: position.info().draws.to_vec(),
            position,
            judging: Judging::Automatic,
            clocks: Clocks::default(),
            settlement: None,
        }
    }

    /// The same game under other draw rules.
    ///
    /// ```
    /// # use draughts::{DrawRules, Game, Russian};
    /// let game = Game::<Russian>::new().with_draws(DrawRules::FMJD64);
    /// assert_eq!(game.draws(), DrawRules::FMJD64);
    /// ```
    #[must_use]
    pub fn with_draws(mut self, draws: DrawRules<'_>) -> Self {
        self.draws = draws.to_vec();
        self
    }

    /// The same game, with draw rules that apply by themselves or must be claimed.
    ///
    /// ```
    /// # use draughts::{Game, Judging, Russian};
    /// assert_eq!(Game::<Russian>::new().with_judging(Judging::Claimed).judging(), Judging::Claimed);
    /// ```
    #[must_use]
    pub fn with_judging(mut self, judging: Judging) -> Self {
        self.judging = judging;
        self
    }

    /// The same game, with counters that do not start from nothing.
    ///
    /// ```
    /// # use draughts::{Clocks, Game, Russian};
    /// let game = Game::<Russian>::new().with_clocks(Clocks { quiet_plies: 4, move_number: 20 });
    /// assert_eq!((game.quiet_plies(), game.move_number()), (4, 20));
    /// ```
    #[must_use]
    pub fn with_clocks(mut self, clocks: Clocks) -> Self {
        self.clocks = clocks;
        self
    }

    /// The draw rules it is judged by.
    ///
    /// ```
    /// # use draughts::{DrawRules, Game, Russian};
    /// assert_eq!(Game::<Russian>::new().draws(), DrawRules::SEED);
    /// ```
    pub fn draws(&self) -> DrawRules<'_> {
        DrawRules::of(&self.draws)
    }

    /// Whether draw rules apply by themselves.
    ///
    /// ```
    /// # use draughts::{Game, Judging, Russian};
    /// assert_eq!(Game::<Russian>::new().judging(), Judging::Automatic);
    /// ```
    pub fn judging(&self) -> Judging {
        self.judging
    }

    /// The position it is at.
    ///
    /// ```
    /// # use draughts::{Game, Position, Russian};
    /// assert_eq!(Game::<Russian>::new().position(), &Position::initial());
    /// ```
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The position after so many moves, those taken back included; none past the last.
    ///
    /// ```
    /// # use draughts::{Game, Position, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play(&game.position().legal_moves()[0])?;
    /// assert_eq!(game.position_at(0), Some(Position::initial()));
    /// assert_eq!(game.position_at(2), None);
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn position_at(&self, ply: usize) -> Option<Position<G>> {
        let stage = (ply <= self.history.moves().len()).then(|| self.history.stage(ply))?;
        Some(Position::from_state(self.position.game().clone(), stage.state.clone()))
    }

    /// How many moves are played.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().ply(), 0);
    /// ```
    pub fn ply(&self) -> usize {
        self.history.played()
    }

    /// The moves played.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert!(Game::<Russian>::new().moves().is_empty());
    /// ```
    pub fn moves(&self) -> &[G::Move] {
        self.history.moves().get(..self.ply()).unwrap_or_default()
    }

    /// The moves taken back, in the order in which [`redo`](Self::redo) plays them.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// let m = game.position().legal_moves()[0];
    /// game.play(&m)?;
    /// game.undo();
    /// assert_eq!(game.undone(), [m]);
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn undone(&self) -> &[G::Move] {
        self.history.moves().get(self.ply()..).unwrap_or_default()
    }

    /// Each position of the game so far with the move made from it.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play(&game.position().legal_moves()[0])?;
    /// assert!(game.steps().all(|(position, m)| position.is_legal(m)));
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = (Position<G>, &G::Move)> {
        let positions = (0..self.ply()).filter_map(|ply| self.position_at(ply));
        positions.zip(self.moves())
    }

    /// Plays a move. Moves taken back are forgotten, unless it is the first of them.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal or the game is over.
    ///
    /// ```
    /// # use draughts::{Color, Game, Illegality, Russian};
    /// let mut game = Game::<Russian>::new();
    /// let m = game.position().legal_moves()[0];
    /// game.resign(Color::Black)?;
    /// assert_eq!(game.play(&m).unwrap_err().reason(), Illegality::GameOver);
    /// # Ok::<(), draughts::EndGameError>(())
    /// ```
    pub fn play(&mut self, m: &G::Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::new(Illegality::GameOver));
        }
        if !self.position.is_legal(m) {
            self.position.play(m)?;
        }
        self.push(m);
        Ok(())
    }

    /// Plays a legal move of a game that goes on.
    fn push(&mut self, m: &G::Move) {
        let replayed = self.undone().first() == Some(m);
        self.history.play(self.position.game(), m);
        self.settlement = self.settlement.filter(|_| replayed);
        self.arrive();
    }

    /// Takes back the last move; none at the start.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().undo(), None);
    /// ```
    #[doc(alias = "take_back")]
    #[doc(alias = "unmake_move")]
    pub fn undo(&mut self) -> Option<G::Move> {
        let m = self.history.undo();
        self.arrive();
        m
    }

    /// Plays the first of the moves taken back; none if there is none.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().redo(), None);
    /// ```
    pub fn redo(&mut self) -> Option<G::Move> {
        let m = self.history.redo();
        self.arrive();
        m
    }

    /// Takes back or plays again until so many moves are played, or as many as there are; answers how
    /// many.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play(&game.position().legal_moves()[0])?;
    /// assert_eq!((game.go_to(0), game.go_to(9)), (0, 1));
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn go_to(&mut self, ply: usize) -> usize {
        while self.ply() > ply && self.history.undo().is_some() {}
        while self.ply() < ply && self.history.redo().is_some() {}
        self.arrive();
        self.ply()
    }

    /// Brings the position into line with the history.
    fn arrive(&mut self) {
        self.position = Position::from_state(self.position.game().clone(), self.history.now().state.clone());
    }

    /// The [key](Position::key) of the position, kept up to date move by move.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let game = Game::<Russian>::new();
    /// assert_eq!(game.key(), game.position().key());
    /// ```
    pub fn key(&self) -> u64 {
        self.history.now().key
    }

    /// How many times the position has stood on the board, this time included, with the same player to
    /// move and the same reserves and counters.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().repetitions(), 1);
    /// ```
    pub fn repetitions(&self) -> u32 {
        self.history.now().moment.times
    }

    /// Plies since the last capture, man's move, promotion or drop.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().quiet_plies(), 0);
    /// ```
    pub fn quiet_plies(&self) -> u32 {
        self.plies_without(Progress::ANY)
    }

    /// Plies since the last move that changed one of these things for good.
    ///
    /// ```
    /// # use draughts::{Game, Progress, Russian};
    /// assert_eq!(Game::<Russian>::new().plies_without(Progress::CAPTURE), 0);
    /// ```
    pub fn plies_without(&self, progress: Progress) -> u32 {
        self.trail(&|| false).quiet_plies(progress, u32::MAX)
    }

    /// The number of the move to be made, a move being one of each player, from the one who begins games
    /// of this kind.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().move_number(), 1);
    /// ```
    pub fn move_number(&self) -> u32 {
        self.number_at(self.ply()).0
    }

    /// The number of the move made at a ply, and whose turn of that number it is, counted from the
    /// player who begins games of this kind.
    fn number_at(&self, ply: usize) -> (u32, usize) {
        let players = self.position.game().players().max(1);
        let first = self.history.stage(0).moment.turn.index() + players - self.position.info().starts.index() % players;
        let turns = ply + first % players;
        let rounds = (turns / players).try_into().unwrap_or(u32::MAX);
        (self.clocks.move_number.saturating_add(rounds), turns % players)
    }
}

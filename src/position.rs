//! A position: a state together with the game it belongs to.

mod pieces;

use alloc::vec::Vec;

use crate::hash;
use crate::illegal::IllegalMove;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::square::Color;
use crate::variant::Info;

/// A legal arrangement of pieces in a game, and whose turn it is: what a FEN keeps, and no history.
///
/// Once you hold a position, nothing about it can fail. For history and draws see [`Game`](crate::Game); for a
/// game that is chosen when the program runs, [`AnyPosition`](crate::AnyPosition).
///
/// ```
/// use draughts::{Color, International, Position};
/// let position = Position::<International>::initial();
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.legal_moves().len(), 9);
/// ```
#[derive(Clone, Debug)]
pub struct Position<G: Play> {
    game: G,
    state: G::State,
}

/// Equal positions have the same pieces, turn, reserves and counters. The games are taken to be the same.
impl<G: Play> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<G: Play> Eq for Position<G> {}

impl<G: Play> core::hash::Hash for Position<G> {
    fn hash<H: core::hash::Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
    }
}

impl<G: Play + Default> Position<G> {
    /// The start of the game.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().count_moves(), 7);
    /// ```
    pub fn initial() -> Self {
        Self::initial_of(G::default())
    }
}

impl<G: Play> Position<G> {
    /// The start of this game.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::initial_of(Russian), Position::initial());
    /// ```
    pub fn initial_of(game: G) -> Self {
        let state = game.start();
        Position { game, state }
    }

    /// A position of this game with this state.
    pub(crate) fn from_state(game: G, state: G::State) -> Self {
        Position { game, state }
    }

    /// The game.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().game(), &Russian);
    /// ```
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The data of the position.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// assert_eq!(position.state(), position.clone().state());
    /// ```
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Name and customs of the game.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().info().key, "russian");
    /// ```
    pub fn info(&self) -> Info<'_> {
        self.game.about()
    }

    /// How many play.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().players(), 2);
    /// ```
    pub fn players(&self) -> usize {
        self.game.players()
    }

    /// Whose turn it is.
    ///
    /// ```
    /// # use draughts::{Color, English, Position};
    /// assert_eq!(Position::<English>::initial().turn(), Color::Black);
    /// ```
    pub fn turn(&self) -> Color {
        self.game.turn(&self.state)
    }

    /// The legal moves, each once. Draws by history are no concern of a position.
    ///
    /// In positions made up of dozens of kings this can take long, as can all that needs the moves: see
    /// [`legal_moves_within`](Self::legal_moves_within).
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().legal_moves().len(), 7);
    /// ```
    #[doc(alias = "generate")]
    #[doc(alias = "movegen")]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// The legal moves, in a list that is emptied first: no allocation once it is large enough.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let mut moves = Vec::new();
    /// Position::<Russian>::initial().legal_moves_into(&mut moves);
    /// assert_eq!(moves.len(), 7);
    /// ```
    pub fn legal_moves_into(&self, moves: &mut Vec<G::Move>) {
        moves.clear();
        self.game.list_moves(&self.state, moves);
    }

    /// How many legal moves there are, without listing them.
    ///
    /// ```
    /// # use draughts::{International, Position};
    /// assert_eq!(Position::<International>::initial().count_moves(), 9);
    /// ```
    pub fn count_moves(&self) -> u64 {
        self.game.count_moves(&self.state)
    }

    /// Whether there is a legal move.
    ///
    /// ```
    /// # use draughts::{International, Position};
    /// assert!(Position::<International>::initial().has_move());
    /// ```
    pub fn has_move(&self) -> bool {
        self.game.has_move(&self.state)
    }

    /// Whether a move is legal here.
    ///
    /// ```
    /// # use draughts::{International, Position};
    /// let position = Position::<International>::initial();
    /// assert!(position.is_legal(&position.legal_moves()[0]));
    /// ```
    pub fn is_legal(&self, m: &G::Move) -> bool {
        self.legal_moves().contains(m)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] says why the move is not legal.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// let quiet = position.legal_moves()[0];
    /// let next = position.play(&quiet)?;
    /// assert!(next.play(&quiet).is_err());
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    #[doc(alias = "make_move")]
    #[doc(alias = "do_move")]
    pub fn play(&self, m: &G::Move) -> Result<Self, IllegalMove> {
        if self.is_legal(m) {
            return Ok(self.play_unchecked(m));
        }
        Err(IllegalMove::new(self.game.illegality(&self.state, m)))
    }

    /// The position after a move known to be legal. After any other move the result is some position,
    /// but no promise is made which.
    ///
    /// ```
    /// # use draughts::{Color, International, Position};
    /// let position = Position::<International>::initial();
    /// let next = position.play_unchecked(&position.legal_moves()[0]);
    /// assert_eq!(next.turn(), Color::Black);
    /// ```
    #[must_use]
    pub fn play_unchecked(&self, m: &G::Move) -> Self {
        Position { game: self.game.clone(), state: self.game.after(&self.state, m) }
    }

    /// How the game has ended, if it has. Draws by history belong to a game, not to a position.
    ///
    /// ```
    /// # use draughts::{International, Position};
    /// assert_eq!(Position::<International>::initial().outcome(), None);
    /// ```
    #[doc(alias = "game_over")]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// A 64-bit hash key of the position: a Zobrist key, a function of the pieces, the player to move,
    /// reserves and counters alone. For every game of this crate it is the same on every machine and in every
    /// release; for a game of your own that is no [`Variant`](crate::Variant), see [`Play::key`]. Games are not
    /// told apart by it.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// let next = start.play_unchecked(&start.legal_moves()[0]);
    /// assert_ne!(start.key(), next.key());
    /// assert_eq!(start.key_after(start.key(), &next), next.key());
    /// ```
    #[doc(alias = "zobrist")]
    #[doc(alias = "hash")]
    pub fn key(&self) -> u64 {
        self.game.key(&self.state, hash::SEED)
    }

    /// The key of `next`, given the [`key`](Self::key) of this position: quick if they differ little, as
    /// by a move.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert_eq!(start.key_after(start.key(), &start), start.key());
    /// ```
    pub fn key_after(&self, key: u64, next: &Self) -> u64 {
        self.game.key_after(key, &self.state, &next.state, hash::SEED)
    }

    /// A 128-bit hash key, for counting positions by the billion. Its lower half is [`key`](Self::key).
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert_eq!(start.wide_key() as u64, start.key());
    /// ```
    pub fn wide_key(&self) -> u128 {
        let upper = self.game.key(&self.state, hash::SECOND_SEED);
        (upper as u128) << 64 | self.key() as u128
    }

    /// The wide key of `next`, given the [`wide_key`](Self::wide_key) of this position.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// let next = start.play_unchecked(&start.legal_moves()[0]);
    /// assert_eq!(start.wide_key_after(start.wide_key(), &next), next.wide_key());
    /// ```
    pub fn wide_key_after(&self, key: u128, next: &Self) -> u128 {
        let upper = self.game.key_after((key >> 64) as u64, &self.state, &next.state, hash::SECOND_SEED);
        (upper as u128) << 64 | self.key_after(key as u64, next) as u128
    }
}

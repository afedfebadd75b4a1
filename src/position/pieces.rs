//! Positions of men and kings: from and to setups, and what stands where.

use super::Position;
use crate::bitboard::Bitboard;
use crate::movegen;
use crate::setup::{Faults, PositionError, Setup, setup_of, state_of};
use crate::square::{Color, Piece, Square};
use crate::state::BitsOf;
use crate::variant::Variant;

impl<V: Variant> Position<V> {
    /// The position a setup describes, in this game.
    ///
    /// # Errors
    /// [`PositionError`] with everything that is wrong.
    ///
    /// ```
    /// use draughts::{Color, Position, Russian, Setup};
    /// assert!(Position::<Russian>::from_setup(&Setup::empty(Color::White)).is_ok());
    /// ```
    pub fn from_setup(setup: &Setup) -> Result<Self, PositionError>
    where
        V: Default,
    {
        Self::from_setup_of(V::default(), setup, Faults::empty())
    }

    /// The position a setup describes, in this game, with some [`Faults::TOLERABLE`] faults let pass.
    ///
    /// # Errors
    /// [`PositionError`] with everything else that is wrong.
    ///
    /// ```
    /// use draughts::{Color, Faults, Position, Russian, Setup};
    /// assert!(Position::from_setup_of(Russian, &Setup::empty(Color::White), Faults::TOLERABLE).is_ok());
    /// ```
    pub fn from_setup_of(game: V, setup: &Setup, tolerated: Faults) -> Result<Self, PositionError> {
        let state = state_of(&game, setup, tolerated)?;
        Ok(Position { game, state })
    }

    /// The setup that describes this position.
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// assert_eq!(Position::from_setup(&position.to_setup()), Ok(position));
    /// ```
    pub fn to_setup(&self) -> Setup {
        setup_of(&self.game, &self.state)
    }

    /// The board it is played on.
    ///
    /// ```
    /// # use draughts::{Board, Bitboard, Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().board().squares().len(), 32);
    /// ```
    pub fn board(&self) -> &V::Board {
        self.game.board()
    }

    /// What stands on a square.
    ///
    /// ```
    /// # use draughts::{Color, Names, Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// let c3 = position.board().square_named("c3").unwrap();
    /// assert_eq!(position.piece_at(c3).unwrap().color, Color::White);
    /// ```
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.piece_at(square)
    }

    /// Every piece and where it stands.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().pieces().count(), 24);
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let squares = self.state.occupied().iter().map(Square);
        squares.filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The men of a colour.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().men(Color::White).len(), 12);
    /// ```
    pub fn men(&self, color: Color) -> BitsOf<V> {
        self.side(color) & !self.state.kings
    }

    /// The kings of a colour.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Position, Russian};
    /// assert!(Position::<Russian>::initial().kings(Color::White).is_empty());
    /// ```
    pub fn kings(&self, color: Color) -> BitsOf<V> {
        self.side(color) & self.state.kings
    }

    /// Every occupied square.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().occupied().len(), 24);
    /// ```
    pub fn occupied(&self) -> BitsOf<V> {
        self.state.occupied()
    }

    /// The men a colour holds in reserve.
    ///
    /// ```
    /// # use draughts::{Color, Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().reserve(Color::White), 0);
    /// ```
    pub fn reserve(&self, color: Color) -> u8 {
        self.state.reserves[color.index()]
    }

    /// Whether the player to move can capture.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert!(!Position::<Russian>::initial().has_capture());
    /// ```
    #[doc(alias = "must_capture")]
    pub fn has_capture(&self) -> bool {
        !movegen::jumpers(&self.game, &self.state).is_empty()
    }

    /// The pieces of the player to move that can capture, whether or not precedence lets them.
    ///
    /// ```
    /// # use draughts::{Bitboard, Position, Russian};
    /// assert!(Position::<Russian>::initial().jumpers().is_empty());
    /// ```
    pub fn jumpers(&self) -> BitsOf<V> {
        movegen::jumpers(&self.game, &self.state)
    }

    fn side(&self, color: Color) -> BitsOf<V> {
        self.state.sides.as_ref().get(color.index()).copied().unwrap_or(BitsOf::<V>::EMPTY)
    }
}

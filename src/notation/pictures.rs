//! Positions from pictures.

use super::ParseFenError;
use crate::position::Position;
use crate::setup::{Faults, Setup};
use crate::square::Color;
use crate::variant::Variant;

impl<V: Variant> Position<V> {
    /// The position of this game that a picture shows, as [`Setup::from_picture`] reads it.
    /// [`to_picture`](Self::to_picture) draws such a picture.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{Color, Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// let picture = format!("{start:#}");
    /// assert_eq!(Position::from_picture(Color::White, &picture), Ok(start));
    /// ```
    pub fn from_picture(turn: Color, picture: &str) -> Result<Self, ParseFenError>
    where
        V: Default,
    {
        Self::from_picture_of(V::default(), turn, picture, Faults::empty())
    }

    /// The position of this game that a picture shows, with some of the [`Faults::TOLERABLE`] faults
    /// let pass.
    ///
    /// # Errors
    /// [`ParseFenError`] says what else is wrong and where.
    ///
    /// ```
    /// use draughts::{Color, Faults, Position, Russian};
    /// assert!(Position::from_picture_of(Russian, Color::White, "w", Faults::empty()).is_err());
    /// ```
    pub fn from_picture_of(game: V, turn: Color, picture: &str, tolerated: Faults) -> Result<Self, ParseFenError> {
        let setup = Setup::from_picture(game.board(), turn, picture)?;
        Ok(Self::from_setup_of(game, &setup, tolerated)?)
    }
}

//! Games as text: their moves, and FENs with clocks.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Clocks, Game};
use crate::notation::{Fen, Form, MoveTextError, ParseFenError, Reading, Text, split_moves};
use crate::position::Position;
use crate::syntax::text_of;
use crate::variant::Variant;

impl<G: Text> Game<G> {
    /// Plays the moves that a text names, with spaces between them.
    ///
    /// # Errors
    /// [`MoveTextError`] of the first that cannot be played; those before it are played.
    ///
    /// ```
    /// use draughts::{Game, International};
    /// let mut game = Game::<International>::new();
    /// game.play_text("32-28 19-23 28x19 14x23")?;
    /// assert_eq!(game.ply(), 4);
    /// assert!(game.play_text("33-28 33-28").is_err());
    /// assert_eq!(game.ply(), 5);
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn play_text(&mut self, moves: &str) -> Result<(), MoveTextError> {
        split_moves(moves).try_for_each(|text| {
            let m = self.position().parse_move(text)?;
            Ok(self.play(&m)?)
        })
    }

    /// The moves played, as the game writes them.
    ///
    /// ```
    /// use draughts::{Game, International};
    /// let mut game = Game::<International>::new();
    /// game.play_text("32-28 19x28").unwrap_err();
    /// assert_eq!(game.texts(), ["32-28"]);
    /// ```
    pub fn texts(&self) -> Vec<String> {
        self.steps().map(|(position, m)| position.text_in(m, Form::Standard)).collect()
    }
}

/// The moves played, with their numbers.
///
/// ```
/// use draughts::{Game, International};
/// let mut game = Game::<International>::new();
/// game.play_text("32-28 19-23 28x19")?;
/// assert_eq!(game.to_string(), "1. 32-28 19-23 2. 28x19");
/// let mut game = Game::<International>::from_fen("B:W28:B7")?;
/// game.play_text("7-12 28-23")?;
/// assert_eq!(game.to_string(), "1... 7-12 2. 28-23");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<G: Text> fmt::Display for Game<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ply, text) in self.texts().iter().enumerate() {
            let (number, seat) = self.number_at(ply);
            if ply > 0 {
                f.write_str(" ")?;
            }
            match (seat, ply) {
                (0, _) => write!(f, "{number}. ")?,
                (_, 0) => write!(f, "{number}... ")?,
                _ => {}
            }
            f.write_str(text)?;
        }
        Ok(())
    }
}

impl<V: Variant + Default> Game<V> {
    /// The game that starts as a FEN says, clocks included.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{Game, International};
    /// let game = Game::<International>::from_fen("W:WK46:BK5:H7:F40")?;
    /// assert_eq!((game.quiet_plies(), game.move_number()), (7, 40));
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn from_fen(fen: &str) -> Result<Self, ParseFenError> {
        Self::read(V::default(), fen, Reading::STRICT)
    }
}

impl<V: Variant> Game<V> {
    /// The game of this kind that starts as a FEN says, clocks included, read as strictly as `reading` says.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{Game, Reading, Russian};
    /// assert!(Game::read(Russian, "W: Wa1 : Bh8 : H3 : F20.", Reading::TOLERANT).is_ok());
    /// ```
    pub fn read(game: V, text: &str, reading: Reading) -> Result<Self, ParseFenError> {
        let Fen { setup, halfmove, fullmove } = Fen::parse(&game, text, reading)?;
        let position = Position::from_setup_of(game, &setup, reading.faults)?;
        let clocks = Clocks { quiet_plies: halfmove.unwrap_or(0), move_number: fullmove.unwrap_or(1) };
        Ok(Self::from_position(position).with_clocks(clocks))
    }

    /// The FEN of the position with the clocks: plies without progress as `H`, the number of the move to
    /// be made as `F`.
    ///
    /// ```
    /// use draughts::{Game, International};
    /// let mut game = Game::<International>::from_fen("W:WK46,50:BK5:H7:F40")?;
    /// assert_eq!(game.to_fen(), "W:WK46,50:BK5:H7:F40");
    /// game.play_text("50-45")?;
    /// assert_eq!(game.to_fen(), "B:W45,K46:BK5:H0:F40");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn to_fen(&self) -> String {
        let (halfmove, fullmove) = (Some(self.quiet_plies()), Some(self.move_number()));
        let fen = Fen { setup: self.position().to_setup(), halfmove, fullmove };
        text_of(|text| fen.write(self.position().game(), text))
    }
}

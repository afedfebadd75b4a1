//! Refusing positions whose captures go through too many places.

use alloc::vec::Vec;

use crate::play::Play;
use crate::position::Position;

/// The captures of one piece go through more places than were allowed. A place is a square together
/// with the pieces taken on the way to it.
///
/// ```
/// assert_eq!(draughts::TooManyWays { places: 9 }.to_string(), "the captures of a piece go through more than 9 places");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the captures of a piece go through more than {places} places")]
pub struct TooManyWays {
    /// How many were allowed.
    pub places: usize,
}

/// How many places the captures of one piece may go through in a position that a file holds. In played games
/// they go through none.
pub(crate) const PLACES_IN_FILES: usize = 10_000;

impl<G: Play> Position<G> {
    /// The legal moves, unless finding them takes too long: for positions that strangers made up.
    ///
    /// [`legal_moves`](Self::legal_moves) is always exact, and in any position of a real game quick. But
    /// dozens of kings can be set up so that a capture goes through millions of places, each of which
    /// costs some 50 bytes and a microsecond or two. A capture with few ways needs none of them.
    ///
    /// # Errors
    /// [`TooManyWays`] if the captures of one piece go through more than `places`.
    ///
    /// ```
    /// use draughts::{Faults, Frisian, Position, TooManyWays};
    /// let kings = "K2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35";
    /// let fen = format!("W:WK5:B{kings},K36,K38,K40,K41,K42,K43,K44,K47,K49");
    /// let position = Position::from_fen_of(Frisian, &fen, Faults::TOO_MANY_PIECES)?;
    /// assert_eq!(position.legal_moves_within(10_000), Err(TooManyWays { places: 10_000 }));
    /// assert_eq!(Position::<Frisian>::initial().legal_moves_within(0).unwrap().len(), 9);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn legal_moves_within(&self, places: usize) -> Result<Vec<G::Move>, TooManyWays> {
        self.game().list_moves_within(self.state(), places).ok_or(TooManyWays { places })
    }
}

//! A move together with the position it is made in.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::illegal::IllegalMove;
use crate::notation::Text;
use crate::play::Play;
use crate::position::Position;

/// A legal move in its position: all that is needed to send it, print it and play it. With the feature
/// `serde` it is written with its game, its position as FEN, and as text.
///
/// ```
/// use draughts::{Position, Russian, Turn};
/// let start = Position::<Russian>::initial();
/// let turn = Turn::new(start.clone(), start.parse_move("c3-d4")?)?;
/// assert_eq!(turn.to_string(), "c3-d4");
/// assert_eq!(turn.after().to_fen(), start.play_text("c3-d4")?.to_fen());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Turn<G: Play> {
    position: Position<G>,
    played: G::Move,
}

impl<G: Play> PartialEq for Turn<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.played == other.played
    }
}

impl<G: Play> Eq for Turn<G> {}

impl<G: Play> Hash for Turn<G> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.position.hash(hasher);
        self.played.hash(hasher);
    }
}

impl<G: Play> Turn<G> {
    /// A move in a position.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal there.
    ///
    /// ```
    /// # use draughts::{Position, Russian, Turn};
    /// let start = Position::<Russian>::initial();
    /// let m = start.legal_moves()[0];
    /// assert!(Turn::new(start.play(&m)?, m).is_err());
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn new(position: Position<G>, m: G::Move) -> Result<Self, IllegalMove> {
        position.play(&m)?;
        Ok(Turn { position, played: m })
    }

    /// The position.
    ///
    /// ```
    /// # use draughts::{Position, Russian, Turn};
    /// # let start = Position::<Russian>::initial();
    /// assert_eq!(Turn::new(start.clone(), start.legal_moves()[0])?.position(), &start);
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The move.
    ///
    /// ```
    /// # use draughts::{Position, Russian, Turn};
    /// # let start = Position::<Russian>::initial();
    /// let m = start.legal_moves()[0];
    /// assert_eq!(Turn::new(start, m)?.played(), &m);
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn played(&self) -> &G::Move {
        &self.played
    }

    /// The position after it.
    ///
    /// ```
    /// # use draughts::{Position, Russian, Turn};
    /// # let start = Position::<Russian>::initial();
    /// let m = start.legal_moves()[0];
    /// assert_eq!(Turn::new(start.clone(), m)?.after(), start.play(&m)?);
    /// # Ok::<(), draughts::IllegalMove>(())
    /// ```
    pub fn after(&self) -> Position<G> {
        self.position.play_unchecked(&self.played)
    }
}

/// The move as the game writes it.
impl<G: Text> fmt::Display for Turn<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.text(&self.played))
    }
}

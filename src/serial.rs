//! Positions and moves through serde: as FEN, as text.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Turn;
use crate::notation::{Form, Reading, Text};
use crate::position::Position;
use crate::setup::Faults;
use crate::ways::PLACES_IN_FILES;

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Placed {
    pub(crate) game: String,
    pub(crate) fen: String,
}

/// A move in its position, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Made {
    game: String,
    fen: String,
    #[serde(rename = "move")]
    text: String,
}

/// How a written position is read: with whatever faults a position may have.
pub(crate) const WRITTEN: Reading = Reading { quirks: false, faults: Faults::TOLERABLE };

/// Checks that something is of the game `G`, by key or alias.
pub(crate) fn check_key<G: Text + Default, E: Error>(key: &str) -> Result<(), E> {
    let game = G::default();
    let own = game.about();
    if own.is_called(key) { Ok(()) } else { Err(E::custom(format!("expected a game of {}, not of {key}", own.key))) }
}

/// The position of a FEN that was written.
fn read_fen<G: Text + Default, E: Error>(fen: &str) -> Result<Position<G>, E> {
    Position::read(G::default(), fen, WRITTEN).map_err(E::custom)
}

/// The game's key and the FEN.
///
/// ```
/// use draughts::{Position, Russian};
/// let position = Position::<Russian>::from_fen("W:Wa1:Bh8")?;
/// let text = serde_json::to_string(&position)?;
/// assert_eq!(text, r#"{"game":"russian","fen":"W:Wa1:Bh8"}"#);
/// assert_eq!(serde_json::from_str::<Position<Russian>>(&text)?, position);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<G: Text> Serialize for Position<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Placed { game: self.info().key.to_owned(), fen: self.to_fen() }.serialize(serializer)
    }
}

/// A position of another game and a FEN that is none are errors; faults with which a game can be
/// played are not.
impl<'de, G: Text + Default> Deserialize<'de> for Position<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Placed { game, fen } = Placed::deserialize(deserializer)?;
        check_key::<G, D::Error>(&game)?;
        read_fen(&fen)
    }
}

/// The game's key, the FEN, and the move as text.
impl<G: Text> Serialize for Turn<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = self.position();
        let text = position.text_in(self.played(), Form::Standard);
        Made { game: position.info().key.to_owned(), fen: position.to_fen(), text }.serialize(serializer)
    }
}

/// A move that is not legal in its position is an error.
impl<'de, G: Text + Default> Deserialize<'de> for Turn<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Made { game, fen, text } = Made::deserialize(deserializer)?;
        check_key::<G, D::Error>(&game)?;
        let position: Position<G> = read_fen(&fen)?;
        let legal = position.legal_moves_within(PLACES_IN_FILES).map_err(D::Error::custom)?;
        let m = position.parse_move_among(&legal, &text).map_err(D::Error::custom)?;
        Turn::new(position, m).map_err(D::Error::custom)
    }
}

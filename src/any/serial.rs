//! Positions and games of any kind through serde.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AnyPosition, AnyVariant, by_name};
use crate::game::{Game, Record};
use crate::serial::{Placed, WRITTEN};

/// The game's key and the FEN. A game whose rules are not in the catalogue cannot be read back by its
/// name: keep its [`RuleSet`](crate::RuleSet) beside it.
///
/// ```
/// use draughts::{AnyPosition, by_name};
/// let start = by_name("giveaway-russian")?;
/// let text = serde_json::to_string(&start)?;
/// assert_eq!(serde_json::from_str::<AnyPosition>(&text)?, start);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl Serialize for AnyPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Placed { game: self.info().key.into(), fen: self.to_fen() }.serialize(serializer)
    }
}

/// A game that is not known and a FEN that is none are errors.
impl<'de> Deserialize<'de> for AnyPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Placed { game, fen } = Placed::deserialize(deserializer)?;
        by_name(&game).map_err(D::Error::custom)?.read(&fen, WRITTEN).map_err(D::Error::custom)
    }
}

/// As any [`Game`] is read, the kind of game being found by its name.
///
/// ```
/// use draughts::AnyGame;
/// let mut game = AnyGame::by_name("neu-giveaway-russian")?;
/// game.play_text("@a1 @b8")?;
/// let text = serde_json::to_string(&game)?;
/// assert_eq!(serde_json::from_str::<AnyGame>(&text)?, game);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<'de> Deserialize<'de> for Game<AnyVariant> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let record = Record::deserialize(deserializer)?;
        let game = AnyVariant::by_name(record.game()).map_err(D::Error::custom)?;
        record.replay(game)
    }
}

//! Variants made from variants, as iterators are made from iterators.
//!
//! A wrapper answers one question of the rule book anew and leaves every other answer to the game it
//! goes over. It holds no data and is itself a [`Compose`], so wrappers nest. Two answers to one
//! question do not: a game that is told twice who wins, or twice where the men stand, is refused
//! when it is compiled.

mod board;
mod goal;
mod killer;
mod neu;
mod start;
mod text;

pub use board::{OnBoard, Rectangle, StartsOn};
pub use goal::{Breakthrough, GiveAway, OpenGoal};
pub use killer::Killer;
pub use neu::Neu;
pub use start::{Diagonal, HasLongDiagonal, OpenStart, WithRows};

use super::{Compose, Info};
use text::Text;

/// Takes over the named policies from the game `V`.
macro_rules! keep {
    ($($policy:ident)*) => { $(type $policy = V::$policy;)* };
}
use keep;

/// The customs of a game that a wrapper goes over, but for its names: a mixture has no number in PDN.
const fn mixture<V: Compose>(key: &'static Text, source: &'static Text) -> Info<'static> {
    Info { key: key.as_str(), aliases: &[], game_type: None, source: source.as_str(), ..V::INFO }
}

//! A variant is a board and five policies.

mod all_squares;
mod catalogue;
mod compose;
mod czech;
mod draws;
mod frisian;
mod info;
mod italian;
mod mixtures;
mod sintez;
mod spanish;
mod thai;
mod turkish;
mod wrap;

pub use all_squares::{CrodaMovement, GothicCapture, GothicMovement};
pub use catalogue::*;
pub use compose::Compose;
pub use czech::CzechCapture;
pub use frisian::{FrisianCapture, FrisianMovement};
pub use info::{Info, Notation, Separator};
pub use italian::ItalianCapture;
pub use mixtures::mixtures;
pub use sintez::{OnBothLines, ShortSintezMovement, SintezMovement};
pub use spanish::{ArgentinianCapture, SpanishCapture};
pub use thai::ThaiCapture;
pub use turkish::{ArmenianMovement, GreekCapture, TurkishCapture, TurkishMovement};
pub use wrap::*;

use core::fmt::Debug;

use crate::board::{Board, Seats};
use crate::players::Players;
use crate::rules::{Ending, Entry, Modes, Movement, Promotion};
use crate::square::Color;

/// A game: a board, and an answer to each question of the rule book.
///
/// Most variants implement [`Compose`] instead, which needs only the types.
pub trait Variant: Clone + Debug + Send + Sync + 'static {
    /// The geometry, with a side for each player.
    type Board: Board + Seats<Self::Players>;
    /// How many play.
    type Players: Players;
    /// Quiet moves.
    type Movement: Movement;
    /// Captures.
    type Capture: Modes;
    /// Promotion.
    type Promotion: Promotion;
    /// The start position and the reserve.
    type Entry: Entry;
    /// What decides the game.
    type Ending: Ending;

    /// Whether the directions of steps and jumps follow from the type alone. The move generator then
    /// has code for each of them; otherwise it goes through them in loops, which is less code by far.
    const DIRECTIONS_KNOWN: bool = true;

    /// The board.
    fn board(&self) -> &Self::Board;
    /// The policy for quiet moves.
    fn movement(&self) -> &Self::Movement;
    /// The policy for captures.
    fn capture(&self) -> &Self::Capture;
    /// The policy for promotion.
    fn promotion(&self) -> &Self::Promotion;
    /// The policy for the start and the reserve.
    fn entry(&self) -> &Self::Entry;
    /// The policy that decides the game.
    fn ending(&self) -> &Self::Ending;

    /// Name and customs.
    fn info(&self) -> Info<'_>;

    /// Who moves first.
    fn starts(&self) -> Color {
        self.info().starts
    }

    /// The players, in turn order.
    fn colors() -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().take(Self::Players::COUNT)
    }
}

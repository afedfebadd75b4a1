//! How far draw rules have come.

use core::fmt;

use crate::rules::DrawRule;
use crate::square::Color;

/// What a draw rule counts.
///
/// ```
/// use draughts::CountUnit;
/// assert_ne!(CountUnit::Times, CountUnit::Plies);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CountUnit {
    /// How many times the position has stood on the board, now included.
    Times,
    /// Plies.
    Plies,
    /// Moves of this player.
    MovesOf(Color),
}

/// How far a draw rule has come that is running.
///
/// ```
/// use draughts::{Game, Russian};
/// let game = Game::<Russian>::new();
/// let counts = game.draw_counts();
/// assert_eq!((counts[0].rule.name.as_ref(), counts[0].done, counts[0].left()), ("third repetition", 1, 2));
/// assert_eq!(counts[1].to_string(), "15 moves of kings alone (RULES.md R17): 0 of 30 plies");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawCount<'a> {
    /// The rule.
    pub rule: &'a DrawRule,
    /// How far it has come.
    pub done: u32,
    /// How far it must come.
    pub limit: u32,
    /// What is counted.
    pub unit: CountUnit,
    /// Whether it makes the position a draw. A count that is full need not, while a piece is caught.
    pub applies: bool,
}

impl DrawCount<'_> {
    /// How much is left until the rule applies, in its own unit.
    ///
    /// ```
    /// # use draughts::{Game, International};
    /// assert_eq!(Game::<International>::new().draw_counts()[1].left(), 50);
    /// ```
    pub const fn left(&self) -> u32 {
        self.limit.saturating_sub(self.done)
    }
}

/// The rule and the count.
impl fmt::Display for DrawCount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DrawCount { rule, done, limit, .. } = self;
        match self.unit {
            CountUnit::Times => write!(f, "{rule}: {done} of {limit} times"),
            CountUnit::Plies => write!(f, "{rule}: {done} of {limit} plies"),
            CountUnit::MovesOf(color) => write!(f, "{rule}: {done} of {limit} moves of {color}"),
        }
    }
}

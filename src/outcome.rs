//! How a game ended.

use core::fmt;

use crate::square::Color;

/// Why a game is over.
///
/// ```
/// use draughts::Reason;
/// assert_eq!(Reason::NoMove.to_string(), "the player to move has no legal move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The player to move has no piece, on the board or in reserve; in a game of three, no more than
    /// one player has any.
    NoPieces,
    /// The player to move has pieces but no legal move; in a game of three, nobody has one.
    NoMove,
    /// A player has crowned a man in a game where that wins.
    FirstKing,
    /// The players agreed.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player lost by the clock, by not coming, or by an arbiter's decision.
    Forfeit,
    /// A position stood on the board too often.
    Repetition,
    /// Another draw rule applies: [`Game::drawn_by`](crate::Game::drawn_by) says which.
    DrawRule,
    /// A unit whose arrival wins has reached its goal: a crushing victory, worth half as much again as
    /// a simple one (RULES.md section 9.6).
    Crushing,
    /// A gladiator has stayed on its goal, which draws a game of two (RULES.md section 9.5).
    GladiatorDraw,
}

/// What happened, whoever won by it.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoPieces => "a player has no piece left",
            Reason::NoMove => "the player to move has no legal move",
            Reason::FirstKing => "a man was crowned",
            Reason::Agreement => "the players agreed",
            Reason::Resignation => "a player resigned",
            Reason::Forfeit => "a player forfeited the game",
            Reason::Repetition => "the position was repeated",
            Reason::DrawRule => "a draw rule applies",
            Reason::Crushing => "a unit reached its goal, a crushing victory",
            Reason::GladiatorDraw => "a gladiator stayed on its goal",
        })
    }
}

/// The end of a game: who won, and why.
///
/// ```
/// use draughts::{Color, Outcome, Reason};
/// let outcome = Outcome { winner: Some(Color::White), reason: Reason::NoMove };
/// assert!(!outcome.is_draw());
/// assert_eq!(outcome.to_string(), "white wins: the player to move has no legal move");
/// let drawn = Outcome { winner: None, reason: Reason::Repetition };
/// assert_eq!(drawn.to_string(), "draw: the position was repeated");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Outcome {
    /// The winner; none in a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Outcome {
    /// What the game is worth to a player, in half points: two for a win, three for a
    /// [crushing](Reason::Crushing) one, one for a draw, nothing for a loss.
    ///
    /// ```
    /// use draughts::{Color, Outcome, Reason};
    /// let outcome = Outcome { winner: Some(Color::Black), reason: Reason::Crushing };
    /// assert_eq!([outcome.half_points(Color::Black), outcome.half_points(Color::White)], [3, 0]);
    /// ```
    pub fn half_points(&self, player: Color) -> u8 {
        match self.winner {
            None => 1,
            Some(winner) if winner != player => 0,
            Some(_) if self.reason == Reason::Crushing => 3,
            Some(_) => 2,
        }
    }

    /// Whether nobody won.
    ///
    /// ```
    /// # use draughts::{Outcome, Reason};
    /// assert!(Outcome { winner: None, reason: Reason::NoMove }.is_draw());
    /// ```
    pub const fn is_draw(&self) -> bool {
        self.winner.is_none()
    }
}

/// Who won, or that nobody did, and why.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

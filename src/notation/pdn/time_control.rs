//! The tag `TimeControl`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::syntax::{digits, quoted};

/// A period of a time control. Times are in seconds.
///
/// ```
/// use draughts::pdn::Period;
/// assert_eq!(Period::Moves { moves: 50, seconds: 7200 }.to_string(), "50/7200");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Period {
    /// `50/7200`: so many moves in so much time.
    Moves {
        /// How many moves.
        moves: u32,
        /// In what time.
        seconds: u32,
    },
    /// `300+5`: the rest of the game, with time added for each move.
    Increment {
        /// The time to begin with.
        seconds: u32,
        /// What each move adds.
        increment: u32,
    },
    /// `600`: the rest of the game.
    Rest(u32),
    /// `*180`: a sandclock; what one player uses the other gains.
    Sandclock(u32),
}

/// A time control: `?`, `-`, or periods such as `50/7200:3600`.
///
/// ```
/// use draughts::pdn::{Period, TimeControl};
/// let control: TimeControl = "50/7200:3600".parse()?;
/// assert_eq!(control, TimeControl::Periods(vec![Period::Moves { moves: 50, seconds: 7200 }, Period::Rest(3600)]));
/// assert_eq!(control.to_string(), "50/7200:3600");
/// # Ok::<(), draughts::pdn::ParseTimeControlError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `?`: unknown.
    #[default]
    Unknown,
    /// `-`: none.
    None,
    /// Periods, one after the other. Only the last may be for the rest of the game.
    Periods(Vec<Period>),
}

/// Text that is no time control.
///
/// ```
/// use draughts::pdn::TimeControl;
/// let error = "5 minutes".parse::<TimeControl>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected a time control such as 50/7200, 300+5, 600, *180, ? or -, the rest of the game last, found \"5 minutes\""
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected a time control such as 50/7200, 300+5, 600, *180, ? or -, the rest of the game last, found {found}")]
pub struct ParseTimeControlError {
    found: String,
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        match text.trim() {
            "" | "?" => Ok(TimeControl::Unknown),
            "-" => Ok(TimeControl::None),
            text => {
                let periods: Option<Vec<Period>> = text.split(':').map(period).collect();
                let is_partial = |period: &Period| matches!(period, Period::Moves { .. });
                periods
                    .filter(|periods| periods.split_last().is_some_and(|(_, before)| before.iter().all(is_partial)))
                    .map(TimeControl::Periods)
                    .ok_or_else(|| ParseTimeControlError { found: quoted(text) })
            }
        }
    }
}

fn period(text: &str) -> Option<Period> {
    if let Some((moves, seconds)) = text.split_once('/') {
        Some(Period::Moves { moves: digits(moves)?, seconds: digits(seconds)? })
    } else if let Some((seconds, increment)) = text.split_once('+') {
        Some(Period::Increment { seconds: digits(seconds)?, increment: digits(increment)? })
    } else if let Some(seconds) = text.strip_prefix('*') {
        Some(Period::Sandclock(digits(seconds)?))
    } else {
        Some(Period::Rest(digits(text)?))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Period::Moves { moves, seconds } => write!(f, "{moves}/{seconds}"),
            Period::Increment { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Period::Rest(seconds) => write!(f, "{seconds}"),
            Period::Sandclock(seconds) => write!(f, "*{seconds}"),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_str("?"),
            TimeControl::None => f.write_str("-"),
            TimeControl::Periods(periods) => {
                for (at, period) in periods.iter().enumerate() {
                    write!(f, "{}{period}", if at > 0 { ":" } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

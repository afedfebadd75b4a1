//! Results: how they are written, and whose points come first.

use core::fmt;

use super::text::{Sign, SquareName};
use crate::square::Color;
use crate::syntax::digits;

/// Who is written first in a result. The standard does not say, and programs differ.
///
/// ```
/// use draughts::pdn::FirstScore;
/// assert_eq!(FirstScore::for_game_type(21), FirstScore::FirstMover);
/// assert_eq!(FirstScore::for_game_type(20), FirstScore::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstScore {
    /// The player who moved first: `1-0` in English checkers is a win of Black (PDN 2.0, CheckerBoard).
    FirstMover,
    /// White, whoever began (lidraughts).
    White,
}

impl FirstScore {
    /// The custom in games of this GameType number: the first mover in 21 (English), 23 (pool) and
    /// 31 (Thai), White in all others, where White moves first in any case.
    ///
    /// ```
    /// # use draughts::pdn::FirstScore;
    /// assert_eq!(FirstScore::for_game_type(31), FirstScore::FirstMover);
    /// ```
    pub const fn for_game_type(number: u16) -> Self {
        match number {
            21 | 23 | 31 => FirstScore::FirstMover,
            _ => FirstScore::White,
        }
    }

    /// The player whose points come first, in a game that this colour begins.
    ///
    /// ```
    /// use draughts::{Color, pdn::FirstScore};
    /// assert_eq!(FirstScore::FirstMover.color(Color::Black), Color::Black);
    /// assert_eq!(FirstScore::White.color(Color::Black), Color::White);
    /// ```
    pub const fn color(self, starts: Color) -> Color {
        match self {
            FirstScore::FirstMover => starts,
            FirstScore::White => Color::White,
        }
    }
}

/// How many points there are in a game.
///
/// ```
/// use draughts::pdn::Points;
/// assert_eq!(Points::for_game_type(20), Points::International);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Points {
    /// `1-0`, `0-1`, `1/2-1/2`.
    #[default]
    Default,
    /// `2-0`, `0-2`, `1-1`.
    International,
}

impl Points {
    /// The custom in games of this GameType number: two points in 20 (international) and 27 (Canadian),
    /// one in all others. (Frisian gives one since 2014.)
    ///
    /// ```
    /// # use draughts::pdn::Points;
    /// assert_eq!(Points::for_game_type(40), Points::Default);
    /// ```
    pub const fn for_game_type(number: u16) -> Self {
        match number {
            20 | 27 => Points::International,
            _ => Points::Default,
        }
    }
}

/// A result as it is written: what the player named first and the other get.
///
/// ```
/// use draughts::pdn::{PdnResult, Points};
/// assert_eq!(PdnResult::parse("2-0"), Some(PdnResult::FirstWins(Points::International)));
/// assert_eq!(PdnResult::FirstWins(Points::Default).to_string(), "1-0");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PdnResult {
    /// `*`: the game is not over, or nobody knows.
    #[default]
    Unknown,
    /// `1-0` or `2-0`.
    FirstWins(Points),
    /// `0-1` or `0-2`.
    SecondWins(Points),
    /// `1/2-1/2` or `1-1`.
    Draw(Points),
    /// `0-0`: both lose.
    BothLose,
    /// Another division of points, such as `4-6` of the Delfts system.
    Score(u16, u16),
}

impl PdnResult {
    /// Reads a result; `?`, `*` and nothing are [`Unknown`](PdnResult::Unknown). None if it is something else:
    /// a tag may have any text.
    ///
    /// ```
    /// # use draughts::pdn::PdnResult;
    /// assert_eq!(PdnResult::parse("4-6"), Some(PdnResult::Score(4, 6)));
    /// assert_eq!(PdnResult::parse("unclear"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            "" | "*" | "?" => Some(PdnResult::Unknown),
            "1/2-1/2" | "½-½" | "0.5-0.5" | "1/2" | "½" => Some(PdnResult::Draw(Points::Default)),
            other => {
                let (first, second) = other.split_once('-')?;
                Some(Self::of_points(digits(first.trim())?, digits(second.trim())?))
            }
        }
    }

    /// The result in which the players get so many points.
    pub(super) const fn of_points(first: u16, second: u16) -> Self {
        match (first, second) {
            (0, 0) => PdnResult::BothLose,
            (1, 0) => PdnResult::FirstWins(Points::Default),
            (0, 1) => PdnResult::SecondWins(Points::Default),
            (2, 0) => PdnResult::FirstWins(Points::International),
            (0, 2) => PdnResult::SecondWins(Points::International),
            (1, 1) => PdnResult::Draw(Points::International),
            _ => PdnResult::Score(first, second),
        }
    }

    /// What a move is if it is a score: `4-6`.
    #[inline]
    pub(super) fn of_move(sign: Sign, squares: &[SquareName]) -> Option<Self> {
        match (sign, squares) {
            (Sign::Hyphen, &[SquareName::Number(first), SquareName::Number(second)]) => {
                Some(PdnResult::Score(first, second))
            }
            _ => None,
        }
    }

    /// Whether a score is more likely than a move where a game ends: if the tags have it as result, or as ten
    /// points divided, if they tell none and it cannot be a step on any board.
    #[inline]
    pub(super) fn may_end(self, told: Option<PdnResult>) -> bool {
        match (told, self) {
            (Some(told), _) => told == self,
            (None, PdnResult::Score(first, second)) => {
                first.checked_add(second) == Some(10) && !matches!(first.abs_diff(second), 3..=6)
            }
            _ => false,
        }
    }

    /// The result of a game that this colour won, or nobody.
    ///
    /// ```
    /// use draughts::{Color, pdn::{FirstScore, PdnResult, Points}};
    /// let (first, starts) = (FirstScore::FirstMover, Color::Black);
    /// let result = PdnResult::of(Some(Color::Black), Points::Default, first, starts);
    /// assert_eq!(result.to_string(), "1-0");
    /// ```
    pub fn of(winner: Option<Color>, points: Points, first: FirstScore, starts: Color) -> Self {
        match winner {
            None => PdnResult::Draw(points),
            Some(color) if color == first.color(starts) => PdnResult::FirstWins(points),
            Some(_) => PdnResult::SecondWins(points),
        }
    }

    /// What it says of a game that this colour began.
    ///
    /// ```
    /// use draughts::{Color, pdn::{FirstScore, PdnResult, Verdict}};
    /// let result = PdnResult::parse("1-0").unwrap();
    /// assert_eq!(result.verdict(FirstScore::FirstMover, Color::Black), Verdict::Won(Color::Black));
    /// assert_eq!(result.verdict(FirstScore::White, Color::Black), Verdict::Won(Color::White));
    /// ```
    pub fn verdict(self, first: FirstScore, starts: Color) -> Verdict {
        let first = first.color(starts);
        let second = if first == Color::White { Color::Black } else { Color::White };
        match self {
            PdnResult::Unknown => Verdict::Unknown,
            PdnResult::FirstWins(_) => Verdict::Won(first),
            PdnResult::SecondWins(_) => Verdict::Won(second),
            PdnResult::BothLose => Verdict::BothLost,
            PdnResult::Draw(_) => Verdict::Drawn,
            PdnResult::Score(a, b) if a > b => Verdict::Won(first),
            PdnResult::Score(a, b) if a < b => Verdict::Won(second),
            PdnResult::Score(..) => Verdict::Drawn,
        }
    }
}

/// What a result means.
///
/// ```
/// use draughts::{Color, pdn::{FirstScore, PdnResult, Verdict}};
/// assert_eq!(PdnResult::Unknown.verdict(FirstScore::White, Color::White), Verdict::Unknown);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The game is not over, or nobody knows.
    Unknown,
    /// This player won. In a system that divides points: got more of them.
    Won(Color),
    /// A draw.
    Drawn,
    /// Neither got a point.
    BothLost,
}

impl fmt::Display for PdnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PdnResult::Unknown => "*",
            PdnResult::FirstWins(Points::Default) => "1-0",
            PdnResult::FirstWins(Points::International) => "2-0",
            PdnResult::SecondWins(Points::Default) => "0-1",
            PdnResult::SecondWins(Points::International) => "0-2",
            PdnResult::Draw(Points::Default) => "1/2-1/2",
            PdnResult::Draw(Points::International) => "1-1",
            PdnResult::BothLose => "0-0",
            PdnResult::Score(first, second) => return write!(f, "{first}-{second}"),
        })
    }
}

//! Rules as data: what a variant answers by its types, written down as a value.
//!
//! A [`RuleSet`] is plain data. [`Custom`] joins it with a board and is a [`Variant`] like any other,
//! so that it goes through the same move generator.

mod answers;
mod area;
mod check;
mod custom;
mod directions;
mod error;
mod fields;
mod key;
mod of;
mod prefix;
#[cfg(feature = "serde")]
mod serial;
mod value;
mod weight;
mod words;

pub use answers::Answers;
pub use area::Area;
pub use custom::Custom;
pub use directions::{AllLines, AnyDirections, Diagonals, Directions, ForwardDiagonals, Orthogonals};
pub use error::RuleSetError;
pub use key::UnknownVariant;
pub use prefix::{Prefix, prefixes};
pub use weight::Weight;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use of::Precedences;

use crate::board::{Shade, grid::GridShape};
use crate::direction::Headings;
use crate::rules::{BetweenModes, Criterion, Crowning, DrawRule, Landing, Obligation, Reach, Removal, Verdict};
use crate::square::Color;
use crate::variant::{International, Notation, Separator};

/// The rules of a game as data: every question a [`Variant`](crate::Variant) answers, as a field.
///
/// Any combination of known answers can be written down, in Rust by naming what differs from
/// another game:
///
/// ```
/// use draughts::{Custom, Landing, Position, RuleSet, perft};
///
/// // A king that took a king last stops right behind it.
/// let killer = RuleSet { name: "killer".into(), landing: Landing::NextAfterKing, ..RuleSet::international() };
/// let game = Custom::new(killer.board::<u64>()?, &killer)?;
/// assert_eq!(perft(&Position::initial_of(game), 4), 4265);
/// # Ok::<(), draughts::RuleSetError>(())
/// ```
///
/// A rule set may contradict itself; [`check`](Self::check) says where, and nothing plays it before
/// that is mended.
///
/// # In files
/// With the feature `serde` a rule set is read from any format serde knows. A key is the name of a
/// field with hyphens; `like` names a game to begin with, and what is not said is as there.
///
/// ```toml
/// name = "wide-sintez"
/// like = "sintez-ru"
/// board = "10x10"                               # files x ranks
/// man-steps = "forward+sideways"                # or a list
/// precedence = ["count", "kings"]               # also value-100-199, with-king, kings-first
/// start = { rows = 3, skip = 1 }                # or "diagonal", "nowhere", { white = "a1 c1", black = "b8" }
/// reserve = 2                                   # or one number for each player
/// second-mode = { crowning = "ends-the-move" }  # or "none"
/// draws = "fmjd64"                              # by the names of DrawRules
/// ```
///
/// Directions are `forward`, `forward-right`, `right`, `back-right`, `back`, `back-left`, `left`,
/// `forward-left`, and sets of them `forward-diagonals`, `sideways`, `forward-and-sideways`,
/// `forward-three`, `diagonals`, `orthogonals`, `all`, `none`. Other answers are the names of the
/// values with hyphens, such as `when-it-stops`. All of them print as these words. `rows`, `skip`,
/// `drop-rows` and `drop-skip` are short for parts of `start` and `drop-zone`. The order of the keys means
/// nothing. After the colon of a [name](Self::named) the same keys and answers stand, lists joined with `+`
/// (`reserve=3+4`), but for rules that a [prefix](crate::prefixes) of the name says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// What the game is called: small letters, digits and hyphens.
    pub name: String,
    /// How many files the board has.
    pub files: u8,
    /// How many ranks the board has.
    pub ranks: u8,
    /// Which of its squares are played on.
    pub shade: Shade,
    /// Who moves first.
    pub starts: Color,

    /// Where a man may step.
    pub man_steps: Headings,
    /// Where a king may move.
    pub king_steps: Headings,
    /// How far a king moves; from how far it captures is [`king_jump_reach`](Self::king_jump_reach).
    pub king_reach: Reach,
    /// How many quiet moves in a row one king may make while its owner has a man, 1 to 3.
    pub king_run_limit: Option<u8>,
    /// What happens to a man on the far row.
    pub crowning: Crowning,

    /// Where a man may capture.
    pub man_jumps: Headings,
    /// Where a king may capture.
    pub king_jumps: Headings,
    /// What captures are compared by, first things first; free choice is an empty list.
    pub precedence: Vec<Criterion>,
    /// Another way to capture. A move that began in one way stays with it.
    pub second_mode: Option<CaptureMode>,
    /// How captures of the two ways compare.
    pub between_modes: BetweenModes,
    /// From how far a king captures.
    pub king_jump_reach: Reach,
    /// Whether a man may capture a king.
    pub men_take_kings: bool,
    /// Where a flying king lands.
    pub landing: Landing,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// Whether a piece may turn by 180 degrees between two jumps.
    pub may_reverse: bool,
    /// Whether capturing is compulsory.
    pub obligation: Obligation,

    /// Where men stand at the start.
    pub start: Area,
    /// How many men White and Black hold in reserve. A game with a reserve has drops.
    pub reserve: [u8; 2],
    /// Where men are dropped from the reserve.
    pub drop_zone: Area,

    /// What becomes of a player who is to move and cannot.
    pub stuck: Verdict,
    /// Whether the first player to own a king has won.
    pub first_king_wins: bool,

    /// How the game is written.
    pub notation: Notation,
    /// The mark of a capture.
    pub separator: Separator,
    /// The PDN GameType number, if the standard has one.
    pub game_type: Option<u8>,
    /// The draw rules. A file says them by their [name](crate::DrawRules::ALL).
    pub draws: Vec<DrawRule>,
    /// Where the rules come from.
    pub source: String,
}

/// A second way to capture, beside the one a [`RuleSet`] begins with.
///
/// ```
/// use draughts::{CaptureMode, Headings, RuleSet};
/// let straight = CaptureMode { man_jumps: Headings::ORTHOGONALS, ..CaptureMode::first_of(&RuleSet::international()) };
/// assert_eq!(straight.king_jumps, Headings::DIAGONALS);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CaptureMode {
    /// Where a man may capture.
    pub man_jumps: Headings,
    /// Where a king may capture.
    pub king_jumps: Headings,
    /// What captures of this way are compared by, first things first.
    pub precedence: Vec<Criterion>,
    /// What happens to a man that reaches the far row by a capture of this way.
    pub crowning: Crowning,
}

impl CaptureMode {
    /// The way to capture a rule set begins with.
    ///
    /// ```
    /// # use draughts::{CaptureMode, Criterion, RuleSet};
    /// assert_eq!(CaptureMode::first_of(&RuleSet::international()).precedence, [Criterion::Count]);
    /// ```
    pub fn first_of(rules: &RuleSet) -> Self {
        CaptureMode {
            man_jumps: rules.man_jumps,
            king_jumps: rules.king_jumps,
            precedence: rules.precedence.clone(),
            crowning: rules.crowning,
        }
    }
}

impl RuleSet {
    /// International draughts: what every rule set that is like no other begins with.
    ///
    /// ```
    /// # use draughts::RuleSet;
    /// assert_eq!((RuleSet::international().files, RuleSet::international().ranks), (10, 10));
    /// ```
    pub fn international() -> Self {
        let grid = GridShape { files: 10, ranks: 10, shade: Shade::Dark };
        let majority = Precedences { first: vec![Criterion::Count], second: Vec::new() };
        Self::describe(&International, grid, majority)
    }
}

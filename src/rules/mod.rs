//! The questions a rule book answers, one trait each. Every provided method answers as
//! international draughts does, so an `impl` lists only its differences; a rule known at compile
//! time folds away, a [`RuleSet`] is read, and both run through the same move generator.

mod capture;
mod draws;
mod ending;
mod entry;
mod halts;
mod lines;
mod modes;
mod movement;
mod stock;

pub use capture::{Capture, Criterion, KingOrder, Landing, Obligation, Removal, Tally};
pub use draws::{Army, Balance, Clause, Counted, DrawRule, DrawRules, Forces, MainRoad, Progress, Span};
pub use ending::{Blocked, Ending, Verdict};
pub use entry::{Entry, Placement};
pub use halts::HaltsAfterKing;
pub use lines::{OnAllLines, OnDiagonals, OnOrthogonals};
pub use modes::{AnyMode, BetweenModes, LargestMode, ModeRule, Modes, OneScale, SmallestMode, TwoModes, Unranked};
pub use movement::{Crowning, Movement, Promotion, Reach};
pub use stock::*;

//! How pieces move when they take nothing, and when a man becomes a king.

use core::fmt::Debug;

use crate::direction::Headings;

/// How far a king goes.
///
/// ```
/// use draughts::Reach;
/// assert_eq!(Reach::Flying.to_string(), "flying");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reach {
    /// One square; of captures, over an adjacent piece.
    Short,
    /// Any number of empty squares; of captures, from any distance along them.
    Flying,
}

/// Quiet moves.
///
/// ```
/// use draughts::{Movement, Reach};
/// #[derive(Clone, Debug, Default)]
/// struct ShortKings;
/// impl Movement for ShortKings {
///     fn king_reach(&self) -> Reach { Reach::Short }
/// }
/// ```
pub trait Movement: Clone + Debug + Send + Sync + 'static {
    /// Where a man may step.
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }

    /// Where a king may move.
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::DIAGONALS
    }

    /// How far a king moves. From how far it captures is [`Capture::king_jump_reach`](crate::Capture).
    #[inline(always)]
    fn king_reach(&self) -> Reach {
        Reach::Flying
    }

    /// How many quiet moves in a row one king may make while its owner has a man, if the game limits
    /// them. Frisian: 3. A position counts to three, so that only 1, 2 and 3 are limits; to answer
    /// another number is a fault of the policy, which [`RuleSet::check`](crate::RuleSet::check) finds.
    #[inline(always)]
    fn king_run_limit(&self) -> Option<u8> {
        None
    }
}

/// When a man that reaches the far row becomes a king.
///
/// ```
/// use draughts::Crowning;
/// assert_eq!(Crowning::WhenItStops.to_string(), "when-it-stops");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "promotion")]
#[doc(alias = "kinging")]
#[non_exhaustive]
pub enum Crowning {
    /// Only if its move ends there; a man that captures on through the row stays a man. International.
    WhenItStops,
    /// At once, and its move is over. English.
    EndsTheMove,
    /// At once, and it captures on as a king in the same move. Russian.
    ContinuesAsKing,
    /// Never: the game has no kings.
    Never,
}

/// Promotion.
///
/// ```
/// use draughts::{Crowning, Promotion};
/// #[derive(Clone, Debug, Default)]
/// struct Passing;
/// impl Promotion for Passing {
///     fn crowning(&self) -> Crowning { Crowning::ContinuesAsKing }
/// }
/// ```
pub trait Promotion: Clone + Debug + Send + Sync + 'static {
    /// What happens to a man on the far row.
    #[inline(always)]
    fn crowning(&self) -> Crowning {
        Crowning::WhenItStops
    }
}

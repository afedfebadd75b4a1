//! Directions a rule set may have in common with others, known when the program is compiled.

use core::fmt::Debug;

use super::RuleSet;
use super::weight::{Weigh, Weight};
use crate::direction::Headings;
use crate::rules::Criterion;

/// The directions of a game with one way to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines {
    pub(super) man_steps: Headings,
    pub(super) king_steps: Headings,
    pub(super) man_jumps: Headings,
    pub(super) king_jumps: Headings,
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::AnyDirections {}
    impl Sealed for super::Diagonals {}
    impl Sealed for super::ForwardDiagonals {}
    impl Sealed for super::AllLines {}
    impl Sealed for super::Orthogonals {}
}

/// What the type of a [`Custom`](super::Custom) game says about its directions: nothing
/// ([`AnyDirections`]), or all (the other implementations). It is a matter of speed alone.
pub trait Directions: sealed::Sealed + Copy + Debug + Default + Send + Sync + 'static {
    /// The directions, if they are known.
    #[doc(hidden)]
    const KNOWN: Option<Lines>;
    /// What captures are compared by. One that knows no order of kings is quicker, and not for rules that
    /// compare it.
    #[doc(hidden)]
    type Weight: Weigh;

    /// Whether a rule set has these directions.
    ///
    /// ```
    /// use draughts::{AllLines, AnyDirections, Diagonals, Directions, Frisian, ForwardDiagonals, RuleSet};
    /// let rules = RuleSet::international();
    /// assert!(AnyDirections::are_those_of(&rules) && Diagonals::are_those_of(&rules));
    /// assert!(!ForwardDiagonals::are_those_of(&rules));
    /// assert!(AllLines::are_those_of(&RuleSet::of(&Frisian)?));
    /// # Ok::<(), draughts::RuleSetError>(())
    /// ```
    fn are_those_of(rules: &RuleSet) -> bool {
        let own = Lines {
            man_steps: rules.man_steps,
            king_steps: rules.king_steps,
            man_jumps: rules.man_jumps,
            king_jumps: rules.king_jumps,
        };
        let has_order = rules.precedence.contains(&Criterion::KingsFirst);
        Self::KNOWN.is_none_or(|lines| lines == own && rules.second_mode.is_none())
            && (Self::Weight::HAS_ORDER || !has_order)
    }
}

/// Directions that only the rule set knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AnyDirections;

/// Men step diagonally forward and capture along all diagonals, as kings move and capture; the order in
/// which kings are taken is not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Diagonals;

/// Men step and capture diagonally forward, kings move and capture along all diagonals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ForwardDiagonals;

/// Men step diagonally forward, kings along diagonals, and both capture along all eight lines; the order in
/// which kings are taken is not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AllLines;

/// Men step and capture forward and sideways, kings move and capture along files and ranks; the order in
/// which kings are taken is not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Orthogonals;

const DIAGONALS: Lines = Lines {
    man_steps: Headings::FORWARD_DIAGONALS,
    king_steps: Headings::DIAGONALS,
    man_jumps: Headings::DIAGONALS,
    king_jumps: Headings::DIAGONALS,
};

impl Directions for AnyDirections {
    type Weight = Weight;
    const KNOWN: Option<Lines> = None;
}

impl Directions for Diagonals {
    type Weight = u64;
    const KNOWN: Option<Lines> = Some(DIAGONALS);
}

impl Directions for ForwardDiagonals {
    type Weight = Weight;
    const KNOWN: Option<Lines> = Some(Lines { man_jumps: Headings::FORWARD_DIAGONALS, ..DIAGONALS });
}

impl Directions for AllLines {
    type Weight = u64;
    const KNOWN: Option<Lines> = Some(Lines { man_jumps: Headings::ALL, king_jumps: Headings::ALL, ..DIAGONALS });
}

impl Directions for Orthogonals {
    type Weight = u64;
    const KNOWN: Option<Lines> = Some(Lines {
        man_steps: Headings::FORWARD_AND_SIDEWAYS,
        king_steps: Headings::ORTHOGONALS,
        man_jumps: Headings::FORWARD_AND_SIDEWAYS,
        king_jumps: Headings::ORTHOGONALS,
    });
}

//! Turkish draughts and its relatives: every square, straight lines, captured pieces removed at once
//! (RULES.md sections 6 and 12, numbers 34, 36 and 39).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Landing, Movement, Removal, Tally};

/// Men step straight forward and sideways, kings fly along files and ranks (RULES.md section 6).
///
/// ```
/// use draughts::{Headings, Movement, TurkishMovement};
/// assert_eq!(TurkishMovement.man_steps(), Headings::FORWARD_AND_SIDEWAYS);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurkishMovement;

impl Movement for TurkishMovement {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        Headings::FORWARD_AND_SIDEWAYS
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::ORTHOGONALS
    }
}

/// As in Turkish draughts, and diagonally too: men forward, kings any way (RULES.md section 12, number 39).
///
/// ```
/// use draughts::{ArmenianMovement, Headings, Movement};
/// assert_eq!(ArmenianMovement.king_steps(), Headings::ALL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmenianMovement;

impl Movement for ArmenianMovement {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        Headings::FORWARD_AND_SIDEWAYS.union(Headings::FORWARD_DIAGONALS)
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::ALL
    }
}

/// The most pieces, along files and ranks, each removed as it is jumped; no turn by 180 degrees
/// (RULES.md section 6).
///
/// ```
/// use draughts::{Capture, Removal, TurkishCapture};
/// assert_eq!(TurkishCapture.removal(), Removal::Immediate);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurkishCapture;

impl Capture for TurkishCapture {
    type Precedence = u32;
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> u32 {
        tally.taken
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::Count])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_AND_SIDEWAYS
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::ORTHOGONALS
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        Removal::Immediate
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        false
    }
}

/// As in Turkish draughts, but any capture may be chosen and kings land right behind the piece they
/// jump (RULES.md section 12, number 36).
///
/// ```
/// use draughts::{Capture, GreekCapture, Landing};
/// assert_eq!(GreekCapture.landing(), Landing::Next);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GreekCapture;

impl Capture for GreekCapture {
    type Precedence = ();
    #[inline(always)]
    fn precedence(&self, _: &Tally) {}
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        TurkishCapture.man_jumps()
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        TurkishCapture.king_jumps()
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        Landing::Next
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        TurkishCapture.removal()
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        TurkishCapture.may_reverse()
    }
}

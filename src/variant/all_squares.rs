//! Gothic and croda, played on every square of the board (RULES.md section 12, numbers 42 and 44).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Movement, Reach, Tally};

/// Men step diagonally forward, kings one square in any of eight directions (RULES.md section 12, number 42).
///
/// ```
/// use draughts::{GothicMovement, Movement, Reach};
/// assert_eq!(GothicMovement.king_reach(), Reach::Short);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GothicMovement;

impl Movement for GothicMovement {
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::ALL
    }
    #[inline(always)]
    fn king_reach(&self) -> Reach {
        Reach::Short
    }
}

/// The most pieces; men capture in the five directions that do not lead back, kings in all eight,
/// both an adjacent piece only (RULES.md section 12, number 42).
///
/// ```
/// use draughts::{Capture, GothicCapture, Headings};
/// assert!(!GothicCapture.man_jumps().intersects(Headings::BACK_LEFT | Headings::BACK | Headings::BACK_RIGHT));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GothicCapture;

impl Capture for GothicCapture {
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
        Headings::FORWARD_AND_SIDEWAYS.union(Headings::FORWARD_DIAGONALS)
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::ALL
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        Reach::Short
    }
}

/// Men step forward, straight or diagonally, kings fly along files and ranks (RULES.md section 12, number 44).
///
/// ```
/// use draughts::{CrodaMovement, Headings, Movement};
/// assert_eq!(CrodaMovement.man_steps(), Headings::FORWARD_THREE);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CrodaMovement;

impl Movement for CrodaMovement {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        Headings::FORWARD_THREE
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::ORTHOGONALS
    }
}

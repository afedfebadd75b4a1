//! Thai checkers, makhos (RULES.md section 12, number 12).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Landing, Removal, Tally};

/// Any capture may be chosen. Men capture forward; kings fly, but land right behind the piece they
/// jump; pieces leave the board as they are jumped, and a king may then go back the way it came
/// (RULES.md section 12, number 12).
///
/// ```
/// use draughts::{Capture, Landing, ThaiCapture};
/// assert_eq!(ThaiCapture.landing(), Landing::Next);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ThaiCapture;

impl Capture for ThaiCapture {
    type Precedence = ();
    #[inline(always)]
    fn precedence(&self, _: &Tally) {}
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        Landing::Next
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        Removal::Immediate
    }
}

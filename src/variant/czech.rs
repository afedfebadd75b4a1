//! Czech draughts (RULES.md section 6).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Tally};

/// Men capture forward, kings fly. Captures with a king come before captures with a man, whatever
/// their number (RULES.md section 6).
///
/// ```
/// use draughts::{Capture, CzechCapture, Tally};
/// let king_takes_one = Tally { taken: 1, with_king: true, ..Tally::default() };
/// let man_takes_three = Tally { taken: 3, ..Tally::default() };
/// assert!(CzechCapture.precedence(&king_takes_one) > CzechCapture.precedence(&man_takes_three));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CzechCapture;

impl Capture for CzechCapture {
    type Precedence = bool;
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> bool {
        tally.with_king
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::WithKing])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
}

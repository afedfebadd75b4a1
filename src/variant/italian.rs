//! Italian draughts (RULES.md section 6).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, KingOrder, Reach, Tally};

/// Men capture forward and never a king; kings are short. First the most pieces, then with a king,
/// then the most kings, then the kings met earliest (RULES.md section 6).
///
/// ```
/// use draughts::{Capture, ItalianCapture, Tally};
/// let with_man = Tally { taken: 2, ..Tally::default() };
/// let with_king = Tally { with_king: true, ..with_man };
/// assert!(ItalianCapture.precedence(&with_king) > ItalianCapture.precedence(&with_man));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ItalianCapture;

impl Capture for ItalianCapture {
    type Precedence = (u32, bool, u32, KingOrder);
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> (u32, bool, u32, KingOrder) {
        (tally.taken, tally.with_king, tally.kings, tally.order)
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::Count, Criterion::WithKing, Criterion::Kings, Criterion::KingsFirst])
    }
    #[inline(always)]
    fn uses_order(&self) -> bool {
        true
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        Reach::Short
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        false
    }
}

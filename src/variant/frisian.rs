//! Frisian draughts (RULES.md section 6).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Movement, Tally};

/// A king makes at most three quiet moves in a row while its owner has a man (RULES.md section 6).
///
/// ```
/// use draughts::{FrisianMovement, Movement};
/// assert_eq!(FrisianMovement.king_run_limit(), Some(3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FrisianMovement;

impl Movement for FrisianMovement {
    #[inline(always)]
    fn king_run_limit(&self) -> Option<u8> {
        Some(3)
    }
}

/// Captures in eight directions; the greatest value first, a king being worth almost two men, then
/// a capture with a king (RULES.md section 6).
///
/// ```
/// use draughts::{Capture, FrisianCapture, Tally};
/// let kings = |kings| FrisianCapture.precedence(&Tally { taken: kings, kings, ..Tally::default() });
/// let men = |taken| FrisianCapture.precedence(&Tally { taken, ..Tally::default() });
/// assert!(men(1) < kings(1) && kings(1) < men(2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FrisianCapture;

/// What a man and a king count: any number of kings on a board is worth less than twice as many men
/// and more than one man fewer.
const VALUE: Criterion = Criterion::Value { man: 100, king: 199 };

impl Capture for FrisianCapture {
    type Precedence = (u32, bool);
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> (u32, bool) {
        (VALUE.weigh(tally), tally.with_king)
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[VALUE, Criterion::WithKing])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::ALL
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::ALL
    }
}

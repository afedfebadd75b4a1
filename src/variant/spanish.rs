//! Spanish draughts and what is played like it, Portuguese and Argentinian (RULES.md sections 6 and 12).

use crate::direction::Headings;
use crate::rules::{Capture, Criterion, Tally};

/// Men capture forward, kings fly. First the most pieces (quantity), then the most kings (quality)
/// (RULES.md section 6).
///
/// ```
/// use draughts::{Capture, SpanishCapture, Tally};
/// let men = Tally { taken: 2, ..Tally::default() };
/// assert!(SpanishCapture.precedence(&Tally { kings: 1, ..men }) > SpanishCapture.precedence(&men));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpanishCapture;

impl Capture for SpanishCapture {
    type Precedence = (u32, u32);
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> (u32, u32) {
        (tally.taken, tally.kings)
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::Count, Criterion::Kings])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
}

/// As in Spanish draughts, but among captures of equal number those with a king come first
/// (RULES.md section 12, number 9).
///
/// ```
/// use draughts::{ArgentinianCapture, Capture, Tally};
/// let by_man = Tally { taken: 2, kings: 1, ..Tally::default() };
/// let by_king = Tally { taken: 2, with_king: true, ..Tally::default() };
/// assert!(ArgentinianCapture.precedence(&by_king) > ArgentinianCapture.precedence(&by_man));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArgentinianCapture;

impl Capture for ArgentinianCapture {
    type Precedence = (u32, bool, u32);
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> (u32, bool, u32) {
        (tally.taken, tally.with_king, tally.kings)
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::Count, Criterion::WithKing, Criterion::Kings])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        SpanishCapture.man_jumps()
    }
}

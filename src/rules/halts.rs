//! The Killer rule, over the captures of any game.

use super::{BetweenModes, Criterion, Crowning, Landing, Modes, Obligation, Reach, Removal, Tally};
use crate::direction::Headings;

/// The captures of a game, but a flying king that takes a king last stops right behind it
/// (RULES.md section 12, number 33). Kings that always land right behind what they jump, and short
/// kings, obey this anyway.
///
/// ```
/// use draughts::{HaltsAfterKing, Landing, Majority, Modes, ThaiCapture};
/// assert_eq!(Modes::landing(&HaltsAfterKing::<Majority>::default()), Landing::NextAfterKing);
/// assert_eq!(Modes::landing(&HaltsAfterKing::<ThaiCapture>::default()), Landing::Next);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HaltsAfterKing<M>(M);

impl<M: Modes> Modes for HaltsAfterKing<M> {
    type Precedence = M::Precedence;

    #[inline(always)]
    fn count(&self) -> usize {
        self.0.count()
    }
    #[inline(always)]
    fn between(&self) -> BetweenModes {
        self.0.between()
    }
    #[inline(always)]
    fn precedence(&self, mode: usize, tally: &Tally) -> M::Precedence {
        self.0.precedence(mode, tally)
    }
    fn criteria(&self, mode: usize) -> Option<&[Criterion]> {
        self.0.criteria(mode)
    }
    #[inline(always)]
    fn uses_order(&self) -> bool {
        self.0.uses_order()
    }
    #[inline(always)]
    fn man_jumps(&self, mode: usize) -> Headings {
        self.0.man_jumps(mode)
    }
    #[inline(always)]
    fn king_jumps(&self, mode: usize) -> Headings {
        self.0.king_jumps(mode)
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        self.0.king_jump_reach()
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        self.0.men_take_kings()
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        match self.0.landing() {
            Landing::Next => Landing::Next,
            Landing::Any | Landing::NextAfterKing => Landing::NextAfterKing,
        }
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        self.0.removal()
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        self.0.may_reverse()
    }
    #[inline(always)]
    fn obligation(&self) -> Obligation {
        self.0.obligation()
    }
    #[inline(always)]
    fn crowning(&self, mode: usize) -> Option<Crowning> {
        self.0.crowning(mode)
    }
}

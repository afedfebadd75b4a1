//! A rule set compiled for the move generator.

use core::marker::PhantomData;

use super::RuleSet;
use super::directions::{AnyDirections, Directions};
use super::error::RuleSetError;
use super::weight::{Ranking, Weigh as _};
use crate::bitboard::{Bitboard, Words};
use crate::board::Board;
use crate::direction::Headings;
use crate::rules::{
    BetweenModes, Criterion, Crowning, Ending, Entry, Landing, Modes, Movement, Obligation, Placement, Promotion,
    Reach, Removal, Tally, Verdict,
};
use crate::square::Color;

/// The answers of a rule set, on one board, as the move generator reads them: plain fields, nothing
/// to follow. It is all five policies of a [`Custom`](super::Custom) game at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answers<D = AnyDirections> {
    directions: PhantomData<D>,
    man_steps: Headings,
    king_steps: Headings,
    king_reach: Reach,
    king_run_limit: Option<u8>,
    modes: u8,
    man_jumps: [Headings; 2],
    king_jumps: [Headings; 2],
    crowning: [Crowning; 2],
    between: BetweenModes,
    king_jump_reach: Reach,
    men_take_kings: bool,
    landing: Landing,
    removal: Removal,
    may_reverse: bool,
    obligation: Obligation,
    stuck: Verdict,
    first_king_wins: bool,
    reserve: [u8; 2],
    ranking: [Ranking; 2],
    drop_zone: [Words; 2],
    start: Placement,
}

impl<D: Directions> Answers<D> {
    /// Compiles a rule set for a board, which must be its own.
    pub(super) fn new<B: Board>(rules: &RuleSet, board: &B) -> Result<Self, RuleSetError> {
        let second = rules.second_mode.as_ref();
        let ranking = |list| Ranking::new(list).ok_or_else(|| RuleSetError::new("precedence", "too many criteria"));
        let drop_zone = rules.drop_zone.on(board, "drop-zone")?;
        Ok(Answers {
            directions: PhantomData,
            man_steps: rules.man_steps,
            king_steps: rules.king_steps,
            king_reach: rules.king_reach,
            king_run_limit: rules.king_run_limit,
            modes: if second.is_some() { 2 } else { 1 },
            man_jumps: [rules.man_jumps, second.map_or(Headings::empty(), |mode| mode.man_jumps)],
            king_jumps: [rules.king_jumps, second.map_or(Headings::empty(), |mode| mode.king_jumps)],
            crowning: [rules.crowning, second.map_or(rules.crowning, |mode| mode.crowning)],
            between: rules.between_modes,
            king_jump_reach: rules.king_jump_reach,
            men_take_kings: rules.men_take_kings,
            landing: rules.landing,
            removal: rules.removal,
            may_reverse: rules.may_reverse,
            obligation: rules.obligation,
            stuck: rules.stuck,
            first_king_wins: rules.first_king_wins,
            reserve: rules.reserve,
            ranking: [ranking(&rules.precedence)?, ranking(second.map_or(&[][..], |mode| &mode.precedence))?],
            drop_zone: [Color::White, Color::Black].map(|color| drop_zone.men(board, color).to_words()),
            start: rules.start.on(board, "start")?,
        })
    }
}

impl<D: Directions> Movement for Answers<D> {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        D::KNOWN.map_or(self.man_steps, |lines| lines.man_steps)
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        D::KNOWN.map_or(self.king_steps, |lines| lines.king_steps)
    }
    #[inline(always)]
    fn king_reach(&self) -> Reach {
        self.king_reach
    }
    #[inline(always)]
    fn king_run_limit(&self) -> Option<u8> {
        self.king_run_limit
    }
}

impl<D: Directions> Modes for Answers<D> {
    type Precedence = D::Weight;

    #[inline(always)]
    fn count(&self) -> usize {
        if D::KNOWN.is_some() { 1 } else { self.modes as usize }
    }
    #[inline(always)]
    fn with_second_mode(&self, then: impl FnOnce()) {
        if D::KNOWN.is_none() && self.modes > 1 {
            then();
        }
    }
    #[inline(always)]
    fn between(&self) -> BetweenModes {
        self.between
    }
    #[inline(always)]
    fn precedence(&self, mode: usize, tally: &Tally) -> D::Weight {
        self.ranking[mode.min(1)].weigh(tally)
    }
    fn criteria(&self, mode: usize) -> Option<&[Criterion]> {
        Some(self.ranking[mode.min(1)].criteria())
    }
    #[inline(always)]
    fn uses_order(&self) -> bool {
        D::Weight::HAS_ORDER && (self.ranking[0].uses_order() || self.ranking[1].uses_order())
    }
    #[inline(always)]
    fn man_jumps(&self, mode: usize) -> Headings {
        D::KNOWN.map_or(self.man_jumps[mode.min(1)], |lines| lines.man_jumps)
    }
    #[inline(always)]
    fn king_jumps(&self, mode: usize) -> Headings {
        D::KNOWN.map_or(self.king_jumps[mode.min(1)], |lines| lines.king_jumps)
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        self.king_jump_reach
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        self.men_take_kings
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        self.landing
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        self.removal
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        self.may_reverse
    }
    #[inline(always)]
    fn obligation(&self) -> Obligation {
        self.obligation
    }
    #[inline(always)]
    fn crowning(&self, mode: usize) -> Option<Crowning> {
        Some(self.crowning[mode.min(1)])
    }
}

impl<D: Directions> Promotion for Answers<D> {
    #[inline(always)]
    fn crowning(&self) -> Crowning {
        self.crowning[0]
    }
}

impl<D: Directions> Entry for Answers<D> {
    fn placement(&self) -> Placement {
        self.start
    }
    fn reserve<B: Board>(&self, _board: &B, color: Color) -> u8 {
        self.reserve.get(color.index()).copied().unwrap_or(0)
    }
    #[inline(always)]
    fn has_drops(&self) -> bool {
        self.reserve != [0, 0]
    }
    #[inline(always)]
    fn drop_zone<B: Board>(&self, _board: &B, color: Color) -> B::Bits {
        self.drop_zone.get(color.index()).map_or(B::Bits::EMPTY, B::Bits::from_words)
    }
}

impl<D: Directions> Ending for Answers<D> {
    #[inline(always)]
    fn stuck(&self) -> Verdict {
        self.stuck
    }
    #[inline(always)]
    fn first_king_wins(&self) -> bool {
        self.first_king_wins
    }
}

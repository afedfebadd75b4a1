//! Writing a game down: the rule set of any variant, found by asking its policies.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;

use super::area::Area;
use super::{CaptureMode, RuleSet, RuleSetError};
use crate::board::{Board, grid::GridShape};
use crate::players::Players;
use crate::rules::{Criterion, Crowning, Ending, Entry, Modes, Movement, Promotion};
use crate::square::Color;
use crate::state::BitsOf;
use crate::variant::Variant;

/// The precedence of each mode, as data.
pub(super) struct Precedences {
    pub(super) first: Vec<Criterion>,
    pub(super) second: Vec<Criterion>,
}

impl RuleSet {
    /// The rules of a variant, as its policies answer them.
    ///
    /// # Errors
    /// [`RuleSetError`] if the variant does something that data cannot say: a precedence without
    /// [criteria](crate::Capture::criteria), a third player, a board that is no rectangle.
    ///
    /// ```
    /// use draughts::{English, Reach, RuleSet};
    /// let english = RuleSet::of(&English)?;
    /// assert_eq!((english.name.as_str(), english.king_reach), ("english", Reach::Short));
    /// # Ok::<(), draughts::RuleSetError>(())
    /// ```
    pub fn of<V: Variant>(variant: &V) -> Result<Self, RuleSetError> {
        let key = variant.info().key;
        if V::Players::COUNT != 2 {
            return Err(RuleSetError::new("players", format!("{key} has {}, not two", V::Players::COUNT)));
        }
        let Some(grid) = variant.board().layout().grid() else {
            return Err(RuleSetError::new("board", format!("the board of {key} is no rectangle")));
        };
        let criteria = |mode| match variant.capture().criteria(mode) {
            Some(list) => Ok(list.to_vec()),
            None => Err(RuleSetError::new("precedence", format!("that of {key} is code and cannot be said as data"))),
        };
        let second = if variant.capture().count() > 1 { criteria(1)? } else { Vec::new() };
        let rules = Self::describe(variant, grid, Precedences { first: criteria(0)?, second });
        if (variant.promotion().crowning() == Crowning::Never) != (rules.crowning == Crowning::Never) {
            return Err(RuleSetError::new(
                "crowning",
                format!("that of {key} is different for quiet moves and captures"),
            ));
        }
        Ok(rules)
    }

    /// The rules of a two-player variant on a rectangle.
    pub(super) fn describe<V: Variant>(variant: &V, grid: GridShape, precedences: Precedences) -> Self {
        let (info, movement, capture) = (variant.info(), variant.movement(), variant.capture());
        RuleSet {
            name: info.key.to_owned(),
            files: grid.files,
            ranks: grid.ranks,
            shade: grid.shade,
            starts: info.starts,
            man_steps: movement.man_steps(),
            king_steps: movement.king_steps(),
            king_reach: movement.king_reach(),
            king_run_limit: movement.king_run_limit(),
            crowning: crowning(variant, 0),
            man_jumps: capture.man_jumps(0),
            king_jumps: capture.king_jumps(0),
            precedence: precedences.first,
            second_mode: (capture.count() > 1).then(|| CaptureMode {
                man_jumps: capture.man_jumps(1),
                king_jumps: capture.king_jumps(1),
                precedence: precedences.second,
                crowning: crowning(variant, 1),
            }),
            between_modes: capture.between(),
            king_jump_reach: capture.king_jump_reach(),
            men_take_kings: capture.men_take_kings(),
            landing: capture.landing(),
            removal: capture.removal(),
            may_reverse: capture.may_reverse(),
            obligation: capture.obligation(),
            start: area(variant, |entry, board, color| entry.start(board, color)),
            reserve: [Color::White, Color::Black].map(|color| variant.entry().reserve(variant.board(), color)),
            drop_zone: area(variant, |entry, board, color| entry.drop_zone(board, color)),
            stuck: variant.ending().stuck(),
            first_king_wins: variant.ending().first_king_wins(),
            notation: info.notation,
            separator: info.separator,
            game_type: info.game_type,
            draws: info.draws.to_vec(),
            source: info.source.to_owned(),
        }
    }
}

/// What happens to a man that reaches the far row by a capture of this mode.
fn crowning<V: Variant>(variant: &V, mode: usize) -> Crowning {
    variant.capture().crowning(mode).unwrap_or(variant.promotion().crowning())
}

/// The area that is the squares an [`Entry`] names.
fn area<V: Variant>(variant: &V, squares: fn(&V::Entry, &V::Board, Color) -> BitsOf<V>) -> Area {
    let board = variant.board();
    let of = |color| squares(variant.entry(), board, color);
    Area::from_sets(board, [of(Color::White), of(Color::Black)])
}

//! A game made at run time.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::{Answers, AnyDirections, Directions, RuleSet, RuleSetError};
use crate::bitboard::Bitboard;
use crate::board::{Board, DynGrid};
use crate::players::Two;
use crate::rules::{DrawRule, DrawRules};
use crate::square::Color;
use crate::variant::{Info, Notation, Separator, Variant};

/// A game whose rules are a [`RuleSet`], on a board of any type.
///
/// ```
/// use draughts::{Custom, Dark, Position, RuleSet, Russian, perft};
/// let game = Custom::new(Dark::<8, 8>::new(), &RuleSet::of(&Russian)?)?;
/// assert_eq!(perft(&Position::initial_of(game), 4), perft(&Position::<Russian>::initial(), 4));
/// # Ok::<(), draughts::RuleSetError>(())
/// ```
///
/// Most rule sets have men and kings go along diagonals. If the type says so (see [`Directions`]), the
/// move generator has it easier; [`AnyPosition`](crate::AnyPosition) sees to that.
#[derive(Clone, Debug)]
pub struct Custom<B, D = AnyDirections> {
    board: B,
    answers: Answers<D>,
    about: Arc<About>,
}

/// What has no part in play.
#[derive(Debug)]
struct About {
    name: String,
    game_type: Option<u8>,
    draws: Vec<DrawRule>,
    starts: Color,
    notation: Notation,
    separator: Separator,
    source: String,
}

impl<B: Board> Custom<B> {
    /// The game with these rules on this board.
    ///
    /// # Errors
    /// [`RuleSetError`] if the rules contradict themselves or the board is not the one they name.
    ///
    /// ```
    /// use draughts::{Custom, Dark, RuleSet};
    /// let error = Custom::new(Dark::<8, 8>::new(), &RuleSet::international()).unwrap_err();
    /// assert_eq!(error.to_string(), "board: the rules are for dark squares of 10x10, not dark squares of 8x8");
    /// ```
    pub fn new(board: B, rules: &RuleSet) -> Result<Self, RuleSetError> {
        Self::with_directions(board, rules)
    }
}

impl<B: Board, D: Directions> Custom<B, D> {
    /// The game with these rules, whose directions are those of the type, on this board.
    ///
    /// # Errors
    /// As [`new`](Custom::new), and if the directions are others.
    ///
    /// ```
    /// use draughts::{Custom, Diagonals, Frisian, RuleSet, Russian};
    /// let rules = RuleSet::of(&Russian)?;
    /// assert!(Custom::<_, Diagonals>::with_directions(rules.board::<u64>()?, &rules).is_ok());
    /// let rules = RuleSet::of(&Frisian)?;
    /// assert!(Custom::<_, Diagonals>::with_directions(rules.board::<u64>()?, &rules).is_err());
    /// # Ok::<(), draughts::RuleSetError>(())
    /// ```
    pub fn with_directions(board: B, rules: &RuleSet) -> Result<Self, RuleSetError> {
        if !D::are_those_of(rules) {
            return Err(RuleSetError::new(
                "man-steps",
                "the rules have other directions than the type, or compare the order of kings",
            ));
        }
        rules.check_board(&board)?;
        rules.check_on(&board)?;
        let about = About {
            name: rules.name.clone(),
            game_type: rules.game_type,
            draws: rules.draws.clone(),
            starts: rules.starts,
            notation: rules.notation,
            separator: rules.separator,
            source: rules.source.clone(),
        };
        Ok(Custom { answers: Answers::new(rules, &board)?, board, about: Arc::new(about) })
    }
}

impl RuleSet {
    /// The board the rules name, made at run time.
    ///
    /// # Errors
    /// [`RuleSetError`] if there is no such board or it does not fit the bitboard.
    ///
    /// ```
    /// # use draughts::RuleSet;
    /// assert!(RuleSet::international().board::<u64>().is_ok());
    /// assert!(RuleSet { files: 20, ..RuleSet::international() }.board::<u64>().is_err());
    /// ```
    pub fn board<B: Bitboard>(&self) -> Result<DynGrid<B>, RuleSetError> {
        Ok(DynGrid::new(self.files, self.ranks, self.shade)?)
    }
}

impl<B: Board, D: Directions> Variant for Custom<B, D> {
    type Board = B;
    type Players = Two;
    type Movement = Answers<D>;
    type Capture = Answers<D>;
    type Promotion = Answers<D>;
    type Entry = Answers<D>;
    type Ending = Answers<D>;
    const DIRECTIONS_KNOWN: bool = D::KNOWN.is_some();

    #[inline(always)]
    fn board(&self) -> &B {
        &self.board
    }
    #[inline(always)]
    fn movement(&self) -> &Answers<D> {
        &self.answers
    }
    #[inline(always)]
    fn capture(&self) -> &Answers<D> {
        &self.answers
    }
    #[inline(always)]
    fn promotion(&self) -> &Answers<D> {
        &self.answers
    }
    #[inline(always)]
    fn entry(&self) -> &Answers<D> {
        &self.answers
    }
    #[inline(always)]
    fn ending(&self) -> &Answers<D> {
        &self.answers
    }

    fn info(&self) -> Info<'_> {
        let About { name, game_type, draws, starts, notation, separator, source } = &*self.about;
        Info {
            key: name,
            aliases: &[],
            game_type: *game_type,
            draws: DrawRules::of(draws),
            starts: *starts,
            notation: *notation,
            separator: *separator,
            source,
        }
    }
}

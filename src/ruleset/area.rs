//! Squares of a board, one set for each player.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::RuleSetError;
use crate::bitboard::{Bitboard, Words};
use crate::board::{Board, Names};
use crate::rules::Placement;
use crate::square::{Color, Square};

/// Squares of a board, one set for each player: where men start, or where they are dropped.
///
/// ```
/// use draughts::{Area, Dark};
/// let rows = Area::Rows { count: 1, skip: 1 };
/// let named = Area::Squares { white: vec!["b2".into(), "d2".into()], black: vec!["c5".into()] };
/// assert_ne!(rows, named);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Area {
    /// The rows nearest to each player, some left out at the edge.
    Rows {
        /// How many rows.
        count: u8,
        /// How many rows are left out between them and the player's edge.
        skip: u8,
    },
    /// Everything on the player's side of the long diagonal.
    Diagonal,
    /// No square.
    Nowhere,
    /// These squares, by their algebraic names.
    Squares {
        /// White's.
        white: Vec<String>,
        /// Black's.
        black: Vec<String>,
    },
}

impl Area {
    /// The row nearest to each player.
    pub const HOME: Area = Area::Rows { count: 1, skip: 0 };

    /// The area as a board's own numbers. `key` is the rule it answers.
    pub(super) fn on<B: Board>(&self, board: &B, key: &'static str) -> Result<Placement, RuleSetError> {
        Ok(match self {
            &Area::Rows { count, skip } => Placement::Rows { count, skip },
            Area::Diagonal => Placement::Diagonal,
            Area::Nowhere => Placement::Nowhere,
            Area::Squares { white, black } => {
                Placement::Squares { white: words_of(board, white, key)?, black: words_of(board, black, key)? }
            }
        })
    }

    /// The area that is these two sets of squares.
    pub(super) fn from_sets<B: Board>(board: &B, sets: [B::Bits; 2]) -> Self {
        let is = |area: Placement| area.men(board, Color::White) == sets[0] && area.men(board, Color::Black) == sets[1];
        let ranks = board.layout().grid().map_or(0, |grid| grid.ranks);
        let rows = (0..ranks).flat_map(|skip| (1..=ranks - skip).map(move |count| (count, skip)));
        if is(Placement::Nowhere) {
            Area::Nowhere
        } else if is(Placement::Diagonal) {
            Area::Diagonal
        } else if let Some((count, skip)) = rows.clone().find(|&(count, skip)| is(Placement::Rows { count, skip })) {
            Area::Rows { count, skip }
        } else {
            let [white, black] = sets.map(|set| set.iter().map(|bit| board.name(Square::from_index(bit))).collect());
            Area::Squares { white, black }
        }
    }
}

/// The named squares as a set.
fn words_of<B: Board>(board: &B, names: &[String], key: &'static str) -> Result<Words, RuleSetError> {
    let mut set = B::Bits::EMPTY;
    for name in names {
        let Some(square) = board.square_named(name) else {
            return Err(RuleSetError::new(key, format!("the board has no square {name}")));
        };
        set |= B::Bits::bit(square.index());
    }
    Ok(set.to_words())
}

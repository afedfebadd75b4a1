//! How pieces come to the board: a start position, a reserve to drop from, or both.

use core::fmt::Debug;

use crate::bitboard::{Bitboard, Words};
use crate::board::Board;
use crate::square::Color;

/// Where men stand at the start.
///
/// ```
/// use draughts::{Bitboard, Color, Dark, Placement};
/// let placement = Placement::Rows { count: 3, skip: 0 };
/// assert_eq!(placement.men(&Dark::<8, 8>::new(), Color::White).len(), 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Placement {
    /// On the rows nearest to each player, some left free at the edge.
    Rows {
        /// Rows that are filled.
        count: u8,
        /// Rows left free between them and the player's edge.
        skip: u8,
    },
    /// On everything below the long diagonal (White) and above it (Black); the diagonal is free.
    Diagonal,
    /// On the block of squares less than `side` files and ranks from each player's corner: White's is
    /// a1. A rhombus on a hexagon.
    Corner {
        /// Squares along each edge of the block.
        side: u8,
    },
    /// Nowhere: the board is empty.
    Nowhere,
    /// On these squares of one board, given by its bit numbers; bits that are no squares of the board
    /// mean nothing.
    Squares {
        /// White's men.
        white: Words,
        /// Black's men.
        black: Words,
    },
}

impl Placement {
    /// The men of a colour: none of one that has no side on the board.
    ///
    /// ```
    /// # use draughts::{Bitboard, Color, Dark, Placement};
    /// let board = Dark::<8, 8>::new();
    /// assert!(Placement::Nowhere.men(&board, Color::White).is_empty());
    /// let everywhere = Placement::Squares { white: [u64::MAX; 4], black: [0; 4] };
    /// assert_eq!(everywhere.men(&board, Color::White).len(), 32);
    /// ```
    pub fn men<B: Board>(self, board: &B, color: Color) -> B::Bits {
        match self {
            Placement::Rows { count, skip } => {
                let rows = skip..skip.saturating_add(count);
                rows.fold(B::Bits::EMPTY, |all, row| all | board.row(color, row))
            }
            Placement::Corner { side } => board.corner(color, side),
            Placement::Diagonal => board.below_diagonal(color),
            Placement::Nowhere => B::Bits::EMPTY,
            Placement::Squares { white, black } => match color {
                Color::White => B::Bits::from_words(&white) & board.squares(),
                Color::Black => B::Bits::from_words(&black) & board.squares(),
                Color::Third => B::Bits::EMPTY,
            },
        }
    }
}

/// Where a game starts and whether men are dropped.
///
/// ```
/// use draughts::{Board, Bitboard, Color, Dark, Entry, Placement};
/// #[derive(Clone, Debug, Default)]
/// struct OneRow;
/// impl Entry for OneRow {
///     fn placement(&self) -> Placement { Placement::Rows { count: 1, skip: 0 } }
/// }
/// assert_eq!(OneRow.start(&Dark::<8, 8>::new(), Color::White).len(), 4);
/// ```
pub trait Entry: Clone + Debug + Send + Sync + 'static {
    /// Where men stand at the start, as data.
    fn placement(&self) -> Placement;

    /// The men of a colour at the start. Where the answer puts two players' men on one square the first
    /// of them has it, and what lies off the board is left out.
    fn start<B: Board>(&self, board: &B, color: Color) -> B::Bits {
        self.placement().men(board, color)
    }

    /// How many men a colour holds in reserve at the start.
    #[inline(always)]
    fn reserve<B: Board>(&self, board: &B, color: Color) -> u8 {
        let _ = (board, color);
        0
    }

    /// Whether men are ever dropped; if not, the move generator has nothing to look at.
    #[inline(always)]
    fn has_drops(&self) -> bool {
        false
    }

    /// Where men may be dropped, as data: by default on the row at the player's edge.
    #[inline(always)]
    fn drops(&self) -> Placement {
        Placement::Rows { count: 1, skip: 0 }
    }

    /// Where a colour may drop a man.
    #[inline(always)]
    fn drop_zone<B: Board>(&self, board: &B, color: Color) -> B::Bits {
        match self.drops() {
            Placement::Rows { count: 1, skip: 0 } => board.home(color),
            other => other.men(board, color),
        }
    }

    /// How many men a colour may have, on the board and in reserve together.
    #[inline(always)]
    fn men<B: Board>(&self, board: &B, color: Color) -> u32 {
        self.start(board, color).len() + self.reserve(board, color) as u32
    }
}

//! A board made at run time.

use alloc::sync::Arc;
use core::marker::PhantomData;

use super::grid::GridShape;
use super::hex::HexShape;
use super::trigon::TrigonShape;
use super::{Board, Layout, Shade};
use crate::bitboard::Bitboard;

/// A board made at run time, on bitboards of type `B`.
///
/// ```
/// use draughts::{Bitboard, Board, DynBoard, Shade};
/// let board = DynBoard::<u64>::grid(8, 8, Shade::Dark)?;
/// assert_eq!(board.squares().len(), 32);
/// # Ok::<(), draughts::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DynBoard<B> {
    layout: Arc<Layout>,
    bits: PhantomData<B>,
}

/// Why a board cannot be made.
///
/// ```
/// use draughts::{BoardError, DynBoard, Shade};
/// assert_eq!(DynBoard::<u64>::grid(3, 8, Shade::Dark), Err(BoardError::Size { files: 3, ranks: 8 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Smaller than 4×4, or more than 192 squares.
    #[error("a board of {files}x{ranks} is out of bounds: it takes at least 4x4, at most 192 squares")]
    Size {
        /// Files asked for.
        files: u8,
        /// Ranks asked for.
        ranks: u8,
    },
    /// A triangle whose side is not 4 to 13, or a hexagon whose side is not 3 to 8.
    #[error("a side of {side} is out of bounds: a triangle takes 4 to 13, a hexagon 3 to 8")]
    Side {
        /// The side asked for.
        side: u8,
    },
    /// The board needs a wider bitboard than the one named.
    #[error("the board needs bitboards of {needed} bits, not {given}")]
    Width {
        /// Bits the board needs.
        needed: u32,
        /// Bits of the type that was given.
        given: u32,
    },
}

/// The width of bitboard a board needs.
///
/// ```
/// use draughts::{AnyBits, Shade};
/// assert_eq!(AnyBits::for_grid(12, 12, Shade::Dark), Ok(AnyBits::U128));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AnyBits {
    /// `u64`.
    U64,
    /// `u128`.
    U128,
    /// `Wide<3>`, 192 bits.
    Wide3,
    /// `Wide<4>`, 256 bits.
    Wide4,
}

impl AnyBits {
    /// The narrowest bitboard for a rectangular board.
    ///
    /// # Errors
    /// [`BoardError::Size`] if the board is out of bounds.
    ///
    /// ```
    /// # use draughts::{AnyBits, Shade};
    /// assert_eq!(AnyBits::for_grid(8, 8, Shade::Full), Ok(AnyBits::U64));
    /// ```
    pub fn for_grid(files: u8, ranks: u8, shade: Shade) -> Result<Self, BoardError> {
        Ok(Self::for_width(grid_layout(files, ranks, shade)?.width()))
    }

    /// The narrowest bitboard for a triangle.
    ///
    /// # Errors
    /// [`BoardError::Side`] if the board is out of bounds.
    ///
    /// ```
    /// # use draughts::AnyBits;
    /// assert_eq!(AnyBits::for_trigon(12), Ok(AnyBits::Wide3));
    /// ```
    pub fn for_trigon(side: u8) -> Result<Self, BoardError> {
        Ok(Self::for_width(trigon_layout(side)?.width()))
    }

    /// The narrowest bitboard for a hexagon.
    ///
    /// # Errors
    /// [`BoardError::Side`] if the board is out of bounds.
    ///
    /// ```
    /// # use draughts::AnyBits;
    /// assert_eq!(AnyBits::for_hex(5), Ok(AnyBits::U64));
    /// ```
    pub fn for_hex(side: u8) -> Result<Self, BoardError> {
        Ok(Self::for_width(hex_layout(side)?.width()))
    }

    const fn for_width(width: u32) -> Self {
        match width {
            0..=64 => AnyBits::U64,
            65..=128 => AnyBits::U128,
            129..=192 => AnyBits::Wide3,
            _ => AnyBits::Wide4,
        }
    }
}

fn grid_layout(files: u8, ranks: u8, shade: Shade) -> Result<Layout, BoardError> {
    GridShape { files, ranks, shade }.layout().ok_or(BoardError::Size { files, ranks })
}

fn trigon_layout(side: u8) -> Result<Layout, BoardError> {
    TrigonShape { side }.layout().ok_or(BoardError::Side { side })
}

fn hex_layout(side: u8) -> Result<Layout, BoardError> {
    HexShape { side }.layout().ok_or(BoardError::Side { side })
}

impl<B: Bitboard> DynBoard<B> {
    /// A rectangular board.
    ///
    /// # Errors
    /// [`BoardError::Size`] if the board is out of bounds, [`BoardError::Width`] if `B` is too narrow.
    ///
    /// ```
    /// # use draughts::{DynBoard, Shade};
    /// assert!(DynBoard::<u64>::grid(12, 12, Shade::Full).is_err());
    /// ```
    pub fn grid(files: u8, ranks: u8, shade: Shade) -> Result<Self, BoardError> {
        Self::from_layout(grid_layout(files, ranks, shade)?)
    }

    /// A triangle of this side, 4 to 13: see [`Trigon`](crate::Trigon).
    ///
    /// # Errors
    /// [`BoardError::Side`] if the board is out of bounds, [`BoardError::Width`] if `B` is too narrow.
    ///
    /// ```
    /// # use draughts::{DynBoard, Wide};
    /// assert!(DynBoard::<Wide<3>>::trigon(12).is_ok() && DynBoard::<u128>::trigon(12).is_err());
    /// ```
    pub fn trigon(side: u8) -> Result<Self, BoardError> {
        Self::from_layout(trigon_layout(side)?)
    }

    /// A hexagon of this side, 3 to 8: see [`Hex`](crate::Hex).
    ///
    /// # Errors
    /// [`BoardError::Side`] if the board is out of bounds, [`BoardError::Width`] if `B` is too narrow.
    ///
    /// ```
    /// # use draughts::DynBoard;
    /// assert!(DynBoard::<u64>::hex(5).is_ok() && DynBoard::<u64>::hex(6).is_err());
    /// ```
    pub fn hex(side: u8) -> Result<Self, BoardError> {
        Self::from_layout(hex_layout(side)?)
    }

    /// The run-time form of any board.
    ///
    /// ```
    /// use draughts::{Board, Dark, DynBoard, Names};
    /// let board = DynBoard::copy_of(&Dark::<10, 10>::new());
    /// assert_eq!(board.squares(), Dark::<10, 10>::new().squares());
    /// ```
    pub fn copy_of<O: Board<Bits = B>>(board: &O) -> Self {
        DynBoard { layout: Arc::new(board.layout().clone()), bits: PhantomData }
    }

    fn from_layout(layout: Layout) -> Result<Self, BoardError> {
        let needed = layout.width();
        if needed > B::BITS {
            return Err(BoardError::Width { needed, given: B::BITS });
        }
        Ok(DynBoard { layout: Arc::new(layout), bits: PhantomData })
    }
}

impl<B: Bitboard> Board for DynBoard<B> {
    type Bits = B;

    #[inline(always)]
    fn layout(&self) -> &Layout {
        &self.layout
    }
}

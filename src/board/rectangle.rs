//! A rectangular board made at run time, as fast as that can be.

use alloc::sync::Arc;

use super::grid::GridShape;
use super::{Board, BoardError, Layout, Shade};
use crate::bitboard::Bitboard;
use crate::direction::{Dir, DirSet, Headings, MAX_DIRS};
use crate::square::Color;

/// A rectangular board made at run time, on bitboards of type `B`.
///
/// It is the [`DynBoard`](super::DynBoard) of a rectangle, and faster: each step is kept as one turn of
/// the bitboard and one mask, and what every rectangle has in common is known to the compiler, such as
/// which direction is opposite to which.
///
/// ```
/// use draughts::{Bitboard, Board, DynGrid, Shade};
/// let board = DynGrid::<u64>::new(8, 8, Shade::Dark)?;
/// assert_eq!(board.squares().len(), 32);
/// # Ok::<(), draughts::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DynGrid<B> {
    layout: Arc<Layout>,
    squares: B,
    steps: [Step<B>; MAX_DIRS],
    far: [B; 2],
}

/// A step in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step<B> {
    /// Bits the set is turned by: up, and what leaves the top comes in at the bottom.
    turn: u32,
    /// The squares that have a neighbour behind them, from which the step may have come.
    onto: B,
}

impl<B: Bitboard> Step<B> {
    fn new(layout: &Layout, dir: Dir) -> Self {
        let turn = layout.distance(dir).rem_euclid(B::BITS as i16) as u32;
        let onto = layout.shift::<B>(layout.squares(), dir) & layout.squares();
        Step { turn, onto }
    }

    #[inline(always)]
    fn apply(&self, set: B) -> B {
        set.turned(self.turn) & self.onto
    }
}

impl<B: Bitboard> DynGrid<B> {
    /// A board of this size.
    ///
    /// # Errors
    /// [`BoardError::Size`] if the board is out of bounds, [`BoardError::Width`] if `B` is too narrow.
    ///
    /// ```
    /// # use draughts::{DynGrid, Shade};
    /// assert!(DynGrid::<u64>::new(12, 12, Shade::Full).is_err());
    /// ```
    pub fn new(files: u8, ranks: u8, shade: Shade) -> Result<Self, BoardError> {
        let shape = GridShape { files, ranks, shade };
        let layout = shape.layout().ok_or(BoardError::Size { files, ranks })?;
        let needed = layout.width();
        if needed > B::BITS {
            return Err(BoardError::Width { needed, given: B::BITS });
        }
        Ok(DynGrid {
            squares: layout.squares(),
            steps: core::array::from_fn(|dir| Step::new(&layout, Dir(dir as u8))),
            far: [layout.far(Color::White), layout.far(Color::Black)],
            layout: Arc::new(layout),
        })
    }
}

impl<B: Bitboard> Board for DynGrid<B> {
    type Bits = B;

    #[inline(always)]
    fn layout(&self) -> &Layout {
        &self.layout
    }
    #[inline(always)]
    fn squares(&self) -> B {
        self.squares
    }
    #[inline(always)]
    fn shift(&self, set: B, dir: Dir) -> B {
        self.steps[dir.index()].apply(set)
    }
    #[inline(always)]
    fn unshift(&self, set: B, dir: Dir) -> B {
        self.shift(set, self.opposite(dir))
    }
    #[inline(always)]
    fn opposite(&self, dir: Dir) -> Dir {
        // The directions go round in a circle of eight.
        Dir(dir.0 ^ 4)
    }
    #[inline(always)]
    fn resolve(&self, headings: Headings, color: Color) -> DirSet {
        match color {
            Color::White => DirSet(headings.bits()),
            Color::Black => DirSet(headings.bits().rotate_left(4)),
            Color::Third => DirSet(0),
        }
    }
    #[inline(always)]
    fn far(&self, color: Color) -> B {
        self.far.get(color.index()).copied().unwrap_or(B::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard::Wide;
    use crate::square::Square;

    /// Everything the fast answers must agree with: those of the layout.
    fn answers_as_its_layout<B: Bitboard>(files: u8, ranks: u8, shade: Shade) {
        let board = DynGrid::<B>::new(files, ranks, shade).unwrap();
        let layout = board.layout();
        assert_eq!(board.squares(), layout.squares());
        for color in Color::ALL {
            assert_eq!(board.far(color), layout.far(color));
            for headings in 0..=255 {
                let headings = Headings::from_bits_retain(headings);
                assert_eq!(board.resolve(headings, color), layout.resolve(headings, color));
            }
        }
        for dir in (0..MAX_DIRS as u8).map(Dir) {
            assert_eq!(board.opposite(dir), layout.opposite(dir));
            for bit in layout.squares::<B>().iter() {
                let next = |dir| layout.step(Square(bit), dir).map_or(B::EMPTY, |square| B::bit(square.0));
                assert_eq!(board.shift(B::bit(bit), dir), next(dir), "{files}x{ranks} {shade:?} {bit} {dir:?}");
                assert_eq!(board.unshift(B::bit(bit), dir), next(board.opposite(dir)));
            }
            let all = layout.shift::<B>(layout.squares(), dir) & layout.squares();
            assert_eq!(board.shift(board.squares(), dir), all);
        }
    }

    #[test]
    fn a_run_time_rectangle_answers_as_its_layout_does() {
        for shade in [Shade::Dark, Shade::Light, Shade::Full] {
            for (files, ranks) in [(4, 4), (5, 7), (6, 6), (7, 5), (8, 8)] {
                answers_as_its_layout::<u64>(files, ranks, shade);
                answers_as_its_layout::<u128>(files, ranks, shade);
                answers_as_its_layout::<Wide<3>>(files, ranks, shade);
                answers_as_its_layout::<Wide<4>>(files, ranks, shade);
            }
            answers_as_its_layout::<Wide<3>>(12, 12, shade);
            answers_as_its_layout::<Wide<4>>(13, 14, shade);
        }
    }
}

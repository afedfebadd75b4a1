//! A rectangular board made at run time, as fast as that can be.

use alloc::sync::Arc;

use super::grid::GridShape;
use super::{Board, BoardError, Layout, Shade};
use crate::bitboard::Bitboard;
use crate::direction::{Dir, DirSet, Headings, MAX_DIRS};
use crate::square::Color;

/// A rectangular board made at run time, on bitboards of type `B`.
///
/// It is the [`DynBoard`](super::DynBoard) of a rectangle, and faster: each step is kept as one shift of
/// the bitboard and one mask, and what every rectangle has in common is known to the compiler, such as
/// which direction is opposite to which, and that a step up moves bits up.
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
    /// How many bits a step moves a bit; as many as a step straight back.
    distances: [u32; MAX_DIRS / 2],
    /// The squares that have a neighbour behind them, from which a step may have come.
    onto: [B; MAX_DIRS],
    far: [B; 2],
    returns: [[u8; MAX_DIRS]; MAX_DIRS],
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
        let dirs: [Dir; MAX_DIRS] = core::array::from_fn(|dir| Dir(dir as u8));
        Ok(DynGrid {
            squares: layout.squares(),
            distances: core::array::from_fn(|dir| layout.distance(dirs[dir]).unsigned_abs().into()),
            onto: dirs.map(|dir| layout.shift::<B>(layout.squares(), dir) & layout.squares()),
            far: [layout.far(Color::White), layout.far(Color::Black)],
            returns: *layout.returns_table(),
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
        let by = self.distances[dir.index() % (MAX_DIRS / 2)];
        // Directions 7, 0, 1 and 2 lead to higher bit numbers.
        let moved = if dir.0.wrapping_add(1) & 4 == 0 { set.up_short(by) } else { set.down_short(by) };
        moved & self.onto[dir.index()]
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
    fn shared_steps(&self) -> bool {
        false
    }
    #[inline(always)]
    fn returns(&self, step: Dir, jump: Dir, jumps: DirSet) -> bool {
        self.returns[step.index()][jump.index()] & jumps.0 != 0
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
        assert_eq!(board.shared_steps(), layout.shared_steps());
        for color in Color::ALL {
            assert_eq!(board.far(color), layout.far(color));
            for headings in 0..=255 {
                let headings = Headings::from_bits_retain(headings);
                assert_eq!(board.resolve(headings, color), layout.resolve(headings, color));
            }
        }
        for dir in (0..MAX_DIRS as u8).map(Dir) {
            assert_eq!(board.opposite(dir), layout.opposite(dir));
            for jump in (0..MAX_DIRS as u8).map(Dir) {
                let jumps = DirSet(0b0101_1011);
                assert_eq!(board.returns(dir, jump, jumps), layout.returns(dir, jump, jumps));
            }
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
            answers_as_its_layout::<Wide<3>>(40, 4, shade);
            answers_as_its_layout::<Wide<4>>(4, 40, shade);
        }
        for shade in [Shade::Dark, Shade::Light] {
            answers_as_its_layout::<Wide<3>>(5, 76, shade);
        }
    }
}

//! Boards: geometry, and nothing but geometry. The pieces on a board are a [`State`](crate::State).

mod drawing;
mod dynamic;
pub(crate) mod grid;
mod hex;
pub(crate) mod layout;
mod names;
mod rectangle;
mod seats;
mod shape;
mod sizes;
mod symmetry;
mod trigon;

pub use drawing::{Drawing, Pictures, named_picture};
pub(crate) use drawing::{Escaped, picture_order, svg_with_lines, wide_text_picture};
pub use dynamic::{AnyBits, BoardError, DynBoard};
pub use grid::{Dark, Full, Grid, Light, Shade, Shading, shade};
pub use hex::Hex;
pub use layout::Layout;
pub use names::{Corner, Names};
pub use rectangle::DynGrid;
pub use seats::Seats;
pub use sizes::Fits;
pub use symmetry::Symmetry;
pub use trigon::Trigon;
pub(crate) use trigon::TrigonShape;

use core::fmt::Debug;

use crate::bitboard::Bitboard;
use crate::direction::{Dir, DirSet, Headings};
use crate::square::{Color, Square};

pub(crate) use shape::Shape;

/// The geometry a game is played on: squares, steps, first and last rows. It knows no pieces.
///
/// Everything is answered by the board's [`Layout`], which is a constant for a board known at
/// compile time and a value for a [`DynBoard`].
///
/// ```
/// use draughts::{Dark, Names};
/// let board = Dark::<10, 10>::new();
/// assert_eq!(board.name(board.square_at(0, 0).unwrap()), "a1");
/// ```
pub trait Board: Clone + Debug + Send + Sync + 'static {
    /// Sets of this board's squares.
    type Bits: Bitboard;

    /// Whether it is known from the type that two directions lead to one neighbour. It only spares the
    /// compiler code that such a board cannot use; what counts is what the layout says.
    const SHARES_STEPS: bool = false;

    /// The geometry as data.
    fn layout(&self) -> &Layout;

    /// Every square of the board.
    #[inline(always)]
    fn squares(&self) -> Self::Bits {
        self.layout().squares()
    }

    /// The square one step on, if the board goes on there.
    fn step(&self, from: Square, dir: Dir) -> Option<Square> {
        self.layout().step(from, dir)
    }

    /// The squares one step from `set`; bits beyond the board's edge may be set too.
    #[inline(always)]
    fn shift(&self, set: Self::Bits, dir: Dir) -> Self::Bits {
        self.layout().shift(set, dir)
    }

    /// The squares from which one step leads into `set`; bits beyond the edge may be set too.
    #[inline(always)]
    fn unshift(&self, set: Self::Bits, dir: Dir) -> Self::Bits {
        self.layout().unshift(set, dir)
    }

    /// The direction that undoes a step in `dir`.
    #[inline(always)]
    fn opposite(&self, dir: Dir) -> Dir {
        self.layout().opposite(dir)
    }

    /// Whether two directions may lead to the same neighbour.
    #[inline(always)]
    fn shared_steps(&self) -> bool {
        self.layout().shared_steps()
    }

    /// Whether a piece that jumps in direction `jump` over one that just came in direction `step` could
    /// land on the square it came from by another jump in one of these directions.
    #[inline(always)]
    fn returns(&self, step: Dir, jump: Dir, jumps: DirSet) -> bool {
        self.layout().returns(step, jump, jumps)
    }

    /// What a set of headings means for a player: nothing for one who has no side here.
    #[inline(always)]
    fn resolve(&self, headings: Headings, color: Color) -> DirSet {
        self.layout().resolve(headings, color)
    }

    /// Where the men of a colour crown: the row farthest from its own side; empty if it has none here.
    #[inline(always)]
    fn far(&self, color: Color) -> Self::Bits {
        self.layout().far(color)
    }

    /// Row number `row` (from 0) counted from a colour's own side; empty past the last, and for a colour
    /// that has no side here, as the third on rectangles and hexagons. On a triangle rows are the strips
    /// counted from the colour's corner, on a hexagon the cells that many steps up the lines from the cells
    /// nearest to the colour.
    ///
    /// ```
    /// use draughts::{Bitboard, Board, Color, Dark, Trigon};
    /// assert_eq!(Dark::<8, 8>::new().row(Color::Black, 0).len(), 4);
    /// assert!(Dark::<8, 8>::new().row(Color::Third, 0).is_empty());
    /// assert_eq!(Trigon::<12>::new().row(Color::Third, 1).len(), 3);
    /// ```
    fn row(&self, color: Color, row: u8) -> Self::Bits {
        let shape = self.layout().shape;
        squares_where(self, |bit| shape.row(color, bit) == Some(row))
    }

    /// The squares on a colour's side of the long diagonal from White's left to Black's left (on
    /// light squares of the other one): right of it for White, left of it for Black, none for the third.
    /// Boards that are not square have no long diagonal and no such squares.
    fn below_diagonal(&self, color: Color) -> Self::Bits {
        let Shape::Grid(grid) = self.layout().shape else { return Self::Bits::EMPTY };
        if grid.files != grid.ranks {
            return Self::Bits::EMPTY;
        }
        squares_where(self, |bit| {
            grid.place(bit).is_some_and(|(file, rank)| {
                let file = if grid.shade == Shade::Light { grid.files - 1 - file } else { file };
                match color {
                    Color::White => file > rank,
                    Color::Black => file < rank,
                    Color::Third => false,
                }
            })
        })
    }

    /// The squares less than `side` files and ranks from a1 (White) or from the corner opposite
    /// (Black): a square block on a rectangle, a rhombus on a hexagon, the first `side` strips from the
    /// colour's corner on a triangle, the only board on which the third player has one.
    ///
    /// ```
    /// use draughts::{Bitboard, Board, Color, Hex};
    /// assert_eq!(Hex::<5>::new().corner(Color::White, 4).len(), 16);
    /// ```
    fn corner(&self, color: Color, side: u8) -> Self::Bits {
        let shape = self.layout().shape;
        squares_where(self, |bit| shape.seen_from_corner(color, bit).is_some_and(|steps| steps < side))
    }

    /// The long diagonal that [`below_diagonal`](Self::below_diagonal) leaves free, the "main road";
    /// empty on boards that have none.
    fn main_road(&self) -> Self::Bits {
        let beside = self.below_diagonal(Color::White) | self.below_diagonal(Color::Black);
        if beside.is_empty() { beside } else { self.squares() & !beside }
    }

    /// The row nearest to a colour's own side; empty if it has none here.
    #[inline(always)]
    fn home(&self, color: Color) -> Self::Bits {
        self.layout().home(color)
    }
}

impl<B: Board> Names for B {
    fn shape(&self) -> names::ShapeView {
        names::ShapeView(self.layout().shape)
    }
}

/// The squares of a board that satisfy a condition.
fn squares_where<B: Board>(board: &B, condition: impl Fn(u8) -> bool) -> B::Bits {
    board.squares().iter().filter(|&bit| condition(bit)).fold(B::Bits::EMPTY, |all, bit| all | B::Bits::bit(bit))
}

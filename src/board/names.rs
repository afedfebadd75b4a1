//! What squares are called: algebraic names and PDN numbers.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::grid::GridShape;
use super::{Shade, Shape};
use crate::square::Square;

/// Where square number 1 lies, as White sees the board. Numbering always runs along the ranks.
///
/// ```
/// use draughts::{Board, Corner, Dark, Names};
/// let board = Dark::<10, 10>::new();
/// let a1 = board.square_named("a1").unwrap();
/// assert_eq!(board.number(a1, Corner::TopLeft), 46);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Corner {
    /// At White's left.
    BottomLeft,
    /// At White's right.
    BottomRight,
    /// Across the board, left.
    TopLeft,
    /// Across the board, right.
    TopRight,
}

/// A board's shape, opaque outside the crate.
#[derive(Clone, Copy, Debug)]
pub struct ShapeView(pub(super) Shape);

/// Names of squares; every [`Board`](super::Board) has it.
pub trait Names {
    /// The board's shape.
    #[doc(hidden)]
    fn shape(&self) -> ShapeView;

    /// Files, ranks and colouring, if the board is a rectangle.
    ///
    /// ```
    /// use draughts::{Dark, Hex, Names, Shade};
    /// assert_eq!(Dark::<10, 8>::new().grid_size(), Some((10, 8, Shade::Dark)));
    /// assert_eq!(Hex::<5>::new().grid_size(), None);
    /// ```
    fn grid_size(&self) -> Option<(u8, u8, Shade)> {
        let Shape::Grid(grid) = self.shape().0 else { return None };
        Some((grid.files, grid.ranks, grid.shade))
    }

    /// The square on this file and rank, counted from 0 at a1. On a triangle the letter is the row
    /// from the apex and the number the place in it; on a hexagon both are oblique files.
    ///
    /// ```
    /// use draughts::{Dark, Names};
    /// assert!(Dark::<8, 8>::new().square_at(0, 1).is_none()); // a2 is not played on
    /// ```
    fn square_at(&self, file: u8, rank: u8) -> Option<Square> {
        self.shape().0.at(file as i16, rank as i16).map(Square)
    }

    /// File and rank of a square, counted from 0 at a1.
    ///
    /// ```
    /// use draughts::{Dark, Names};
    /// let board = Dark::<8, 8>::new();
    /// assert_eq!(board.place(board.square_named("c3").unwrap()), Some((2, 2)));
    /// ```
    fn place(&self, square: Square) -> Option<(u8, u8)> {
        self.shape().0.place(square.0)
    }

    /// The algebraic name: file letter and rank number, `a1` at White's left. Files after `z` are
    /// `aa`, `ab` and so on. A square that is not on the board is called `?`.
    ///
    /// ```
    /// use draughts::{Dark, Names};
    /// let board = Dark::<12, 12>::new();
    /// assert_eq!(board.name(board.square_at(11, 11).unwrap()), "l12");
    /// ```
    fn name(&self, square: Square) -> String {
        let mut name = String::new();
        let _ = self.write_name(square, &mut name);
        name
    }

    /// Writes the [`name`](Self::name) of a square.
    ///
    /// # Errors
    /// Those of the writer.
    ///
    /// ```
    /// use draughts::{Dark, Names};
    /// let (board, mut text) = (Dark::<8, 8>::new(), String::new());
    /// board.write_name(board.square_at(0, 0).unwrap(), &mut text)?;
    /// assert_eq!(text, "a1");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    fn write_name(&self, square: Square, out: &mut dyn fmt::Write) -> fmt::Result {
        let Some((file, rank)) = self.place(square) else { return out.write_char('?') };
        if file >= 26 {
            out.write_char((b'a' + file / 26 - 1) as char)?;
        }
        write!(out, "{}{}", (b'a' + file % 26) as char, rank + 1)
    }

    /// The square with this algebraic name, in small or capital letters.
    ///
    /// ```
    /// use draughts::{Dark, Names};
    /// let board = Dark::<8, 8>::new();
    /// assert_eq!(board.square_named("C3"), board.square_at(2, 2));
    /// assert_eq!(board.square_named("c4"), None);
    /// ```
    fn square_named(&self, name: &str) -> Option<Square> {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (letters, number) = name.split_at(digits);
        if number.starts_with('0') || number.len() > 2 || !number.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        let rank: u8 = number.parse().ok()?;
        self.square_at(file_of(letters)?, rank - 1)
    }

    /// The PDN number of a square, 1 in the given corner; 0 for a square that is not on the board. On
    /// boards that are not rectangles it counts along the lines of the picture.
    ///
    /// ```
    /// use draughts::{Corner, Dark, Names};
    /// let board = Dark::<8, 8>::new();
    /// assert_eq!(board.number(board.square_named("b8").unwrap(), Corner::TopLeft), 1);
    /// ```
    fn number(&self, square: Square, corner: Corner) -> u8 {
        let shape = self.shape().0;
        match (shape, shape.place(square.0)) {
            (Shape::Grid(grid), Some((file, rank))) => number_of(grid, corner, file, rank),
            (_, Some(_)) => count_to(shape, corner, square.0),
            (_, None) => 0,
        }
    }

    /// The square with this PDN number, 1 in the given corner.
    ///
    /// ```
    /// use draughts::{Corner, Dark, Names};
    /// let board = Dark::<8, 8>::new();
    /// assert_eq!(board.square_numbered(32, Corner::TopLeft), board.square_named("g1"));
    /// assert_eq!(board.square_numbered(33, Corner::TopLeft), None);
    /// ```
    fn square_numbered(&self, number: u8, corner: Corner) -> Option<Square> {
        let shape = self.shape().0;
        let Shape::Grid(grid) = shape else {
            let mut order: Vec<_> = shape.bits().map(|bit| (from_corner(shape, corner, bit), bit)).collect();
            order.sort_unstable();
            return order.get(number.checked_sub(1)? as usize).map(|&(_, bit)| Square(bit));
        };
        let (file, rank) = place_of(grid, corner, number)?;
        grid.at(file as i16, rank as i16).map(Square)
    }
}

/// The number of a file from its letters.
fn file_of(letters: &str) -> Option<u8> {
    let value = |c: u8| c.is_ascii_alphabetic().then(|| c.to_ascii_lowercase() - b'a');
    match *letters.as_bytes() {
        [c] => value(c),
        [high, low] => (value(high)? as u16 * 26 + 26 + value(low)? as u16).try_into().ok(),
        _ => None,
    }
}

/// How many playing squares lie on the `ranks` lowest ranks.
fn below(grid: GridShape, ranks: u8) -> u16 {
    GridShape { ranks, ..grid }.squares()
}

/// How many playing squares of a rank lie to the left of `file`.
fn before(grid: GridShape, file: u8, rank: u8) -> u16 {
    match grid.shade {
        Shade::Full => file as u16,
        shade => (file as u16 + shade.has(0, rank) as u16) / 2,
    }
}

fn number_of(grid: GridShape, corner: Corner, file: u8, rank: u8) -> u8 {
    let ranks_before = match corner {
        Corner::BottomLeft | Corner::BottomRight => below(grid, rank),
        Corner::TopLeft | Corner::TopRight => grid.squares() - below(grid, rank + 1),
    };
    let files_before = match corner {
        Corner::BottomLeft | Corner::TopLeft => before(grid, file, rank),
        Corner::BottomRight | Corner::TopRight => before(grid, grid.files, rank) - before(grid, file, rank) - 1,
    };
    (ranks_before + files_before + 1) as u8
}

/// File and rank of the square with a number.
fn place_of(grid: GridShape, corner: Corner, number: u8) -> Option<(u8, u8)> {
    let number = (number as u16).checked_sub(1).filter(|&number| number < grid.squares())?;
    // Counted from the bottom; the numbers from the top are the same ones backwards.
    let from_bottom = match corner {
        Corner::BottomLeft | Corner::BottomRight => number,
        Corner::TopLeft | Corner::TopRight => grid.squares() - 1 - number,
    };
    let rank = rank_of(grid, from_bottom);
    let nth = from_bottom - below(grid, rank);
    let nth = match corner {
        Corner::BottomLeft | Corner::TopRight => nth,
        Corner::BottomRight | Corner::TopLeft => before(grid, grid.files, rank) - 1 - nth,
    };
    let file = match grid.shade {
        Shade::Full => nth,
        shade => 2 * nth + !shade.has(0, rank) as u16,
    };
    Some((file as u8, rank))
}

/// The rank of the playing square before which there are `squares` others, counted from the bottom.
fn rank_of(grid: GridShape, squares: u16) -> u8 {
    if grid.shade == Shade::Full {
        return (squares / grid.files as u16) as u8;
    }
    // Two ranks together hold as many playing squares as there are files.
    let rank = 2 * (squares / grid.files as u16) as u8;
    if squares >= below(grid, rank + 1) { rank + 1 } else { rank }
}

/// The number of a square, counted along the lines of the picture.
fn count_to(shape: Shape, corner: Corner, bit: u8) -> u8 {
    let place = from_corner(shape, corner, bit);
    shape.bits().filter(|&other| from_corner(shape, corner, other) <= place).count() as u8
}

/// The line and column of a square in the picture, counted from a corner of it.
fn from_corner(shape: Shape, corner: Corner, bit: u8) -> Option<(u8, u8)> {
    let (line, column) = shape.in_picture(bit)?;
    let line = if matches!(corner, Corner::TopLeft | Corner::TopRight) { line } else { u8::MAX - line };
    let column = if matches!(corner, Corner::TopLeft | Corner::BottomLeft) { column } else { u8::MAX - column };
    Some((line, column))
}

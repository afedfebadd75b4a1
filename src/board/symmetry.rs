//! Symmetries of a board.

use super::{Board, Names, Shape};
use crate::bitboard::Bitboard;
use crate::square::Square;

/// A way to turn a board over or round.
///
/// Not every board is mapped onto itself: the mirror image of a dark board with an even number of
/// files is the light one, and a dark board of 10×11 cannot be rotated.
///
/// ```
/// use draughts::{Dark, Names, Symmetry};
/// let board = Dark::<8, 8>::new();
/// let a1 = board.square_named("a1").unwrap();
/// assert_eq!(Symmetry::Rotate.image(&board, a1), board.square_named("h8"));
/// assert_eq!(Symmetry::Mirror.image(&board, a1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symmetry {
    /// Left and right change places; both players stay where they are.
    Mirror,
    /// Top and bottom change places. On a triangle the corners of White and Black do, and it is the only
    /// symmetry that two players have.
    Flip,
    /// Half a turn: each player sees what the other saw.
    Rotate,
}

impl Symmetry {
    /// Every symmetry.
    ///
    /// ```
    /// # use draughts::Symmetry;
    /// assert_eq!(Symmetry::ALL.len(), 3);
    /// ```
    pub const ALL: [Symmetry; 3] = [Symmetry::Mirror, Symmetry::Flip, Symmetry::Rotate];

    /// The square that takes the place of `square`, if it is one the board has.
    ///
    /// ```
    /// use draughts::{Full, Names, Symmetry};
    /// let board = Full::<8, 8>::new();
    /// let b1 = board.square_named("b1").unwrap();
    /// assert_eq!(Symmetry::Mirror.image(&board, b1), board.square_named("g1"));
    /// assert_eq!(Symmetry::Flip.image(&board, b1), board.square_named("b8"));
    /// # use draughts::Trigon;
    /// let board = Trigon::<12>::new();
    /// let apex = board.square_named("a1").unwrap();
    /// assert_eq!(Symmetry::Flip.image(&board, apex), board.square_named("l23"));
    /// ```
    pub fn image<B: Board>(self, board: &B, square: Square) -> Option<Square> {
        let (file, rank) = board.place(square)?;
        let (file, rank) = match board.layout().shape {
            Shape::Grid(grid) => {
                let (across, along) = (grid.files - 1 - file, grid.ranks - 1 - rank);
                match self {
                    Symmetry::Mirror => (across, rank),
                    Symmetry::Flip => (file, along),
                    Symmetry::Rotate => (across, along),
                }
            }
            Shape::Hex(hex) => {
                let (across, along) = (hex.last() - file, hex.last() - rank);
                match self {
                    Symmetry::Mirror => (rank, file),
                    Symmetry::Flip => (along, across),
                    Symmetry::Rotate => (across, along),
                }
            }
            Shape::Trigon(trigon) => match self {
                Symmetry::Mirror | Symmetry::Rotate => return None,
                Symmetry::Flip => trigon.homes_exchanged(file, rank),
            },
        };
        board.square_at(file, rank)
    }

    /// Where a set of squares comes to lie; none if the board is not mapped onto itself.
    ///
    /// ```
    /// use draughts::{Board, Color, Dark, Symmetry};
    /// let board = Dark::<8, 8>::new();
    /// assert_eq!(Symmetry::Rotate.image_of_set(&board, board.row(Color::White, 0)), Some(board.row(Color::Black, 0)));
    /// ```
    pub fn image_of_set<B: Board>(self, board: &B, set: B::Bits) -> Option<B::Bits> {
        if !self.maps(board) {
            return None;
        }
        let images = (set & board.squares()).iter().filter_map(|bit| self.image(board, Square(bit)));
        Some(images.fold(B::Bits::EMPTY, |all, image| all | B::Bits::bit(image.0)))
    }

    /// Whether the board is mapped onto itself.
    ///
    /// ```
    /// use draughts::{Dark, Symmetry};
    /// assert!(Symmetry::Rotate.maps(&Dark::<10, 10>::new()));
    /// assert!(!Symmetry::Rotate.maps(&Dark::<10, 11>::new()) && Symmetry::Flip.maps(&Dark::<10, 11>::new()));
    /// ```
    pub fn maps<B: Board>(self, board: &B) -> bool {
        board.squares().iter().all(|bit| self.image(board, Square(bit)).is_some())
    }
}

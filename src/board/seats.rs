//! How many players a board has sides for.

use super::{Board, DynBoard, Trigon};
use crate::bitboard::Bitboard;
use crate::players::{Players, Three, Two};

/// A board with a side for each of so many players: every board has one for each of [`Two`], a [`Trigon`]
/// for each of [`Three`].
///
/// A [`Variant`](crate::Variant) whose players its board has no room for does not compile:
///
/// ```compile_fail,E0277
/// use draughts::*;
/// #[derive(Clone, Copy, Debug, Default)]
/// struct ThreeOnSquares;
/// impl Compose for ThreeOnSquares {
///     type Board = Dark<8, 8>;
///     type Players = Three;
///     type Movement = FlyingKings;
///     type Capture = FreeChoice;
///     type Promotion = ContinuesAsKing;
///     type Entry = Rows<3>;
///     type Ending = LastMoverWins;
///     const INFO: Info<'static> = Info::new("three-on-squares");
/// }
/// ```
///
/// A board of your own says with an empty `impl` that it has a third side. What shape a [`DynBoard`] has is
/// not known before the program runs: if it is no triangle, the third player has no row on it and no way
/// ahead.
///
/// ```
/// use draughts::{Bitboard, Board, Color, DynBoard, Seats, Shade, Three, Trigon};
/// fn rows<B: Seats<Three>>(board: B) -> u32 { board.home(Color::Third).len() + board.row(Color::Third, 1).len() }
/// assert_eq!(rows(Trigon::<8>::new()), 4);
/// assert_eq!(rows(DynBoard::<u64>::grid(8, 8, Shade::Dark)?), 0);
/// # Ok::<(), draughts::BoardError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "the board `{Self}` has no side for each player of `{P}`",
    label = "one of the players would have nowhere to start and no way ahead",
    note = "three play on boards with three sides, such as `Trigon`"
)]
pub trait Seats<P: Players>: Board {}

impl<B: Board> Seats<Two> for B {}
impl<const N: usize> Seats<Three> for Trigon<N> where Self: Board {}
impl<B: Bitboard> Seats<Three> for DynBoard<B> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Dark, Full, Hex, Light, Shade};
    use crate::square::Color;

    fn has_no_third_side<B: Board>(board: &B) {
        let rows = (0..9)
            .fold(board.home(Color::Third) | board.far(Color::Third), |all, row| all | board.row(Color::Third, row));
        let others = board.corner(Color::Third, 9) | board.below_diagonal(Color::Third);
        assert!((rows | others).is_empty(), "{:?}", board.layout().shape);
    }

    #[test]
    fn boards_with_two_sides_have_no_square_for_the_third_player() {
        has_no_third_side(&Dark::<8, 8>::new());
        has_no_third_side(&Light::<8, 8>::new());
        has_no_third_side(&Full::<7, 8>::new());
        has_no_third_side(&Hex::<5>::new());
        has_no_third_side(&DynBoard::<u64>::grid(8, 8, Shade::Full).unwrap());
    }

    #[test]
    fn a_triangle_has_a_side_for_each_of_three() {
        let board = DynBoard::<u64>::trigon(8).unwrap();
        for color in Color::ALL {
            assert_eq!((board.home(color).len(), board.far(color).len()), (1, 15));
            assert_eq!((board.row(color, 2).len(), board.corner(color, 3).len()), (5, 9));
        }
    }
}

//! A game on another board.

use core::marker::PhantomData;

use super::{HasLongDiagonal, Text, keep, mixture};
use crate::board::{Board, Fits, Grid, Seats, Shade, Shading};
use crate::rules::{Entry, LongDiagonal, Reserve, Rows};
use crate::variant::{Compose, Info};

/// A rectangular board whose size is part of its type.
///
/// ```
/// use draughts::{Dark, Rectangle};
/// assert_eq!(<Dark<10, 8> as Rectangle>::RANKS, 8);
/// ```
pub trait Rectangle: Board + Default {
    /// How many files it has.
    const FILES: u8;
    /// How many ranks it has.
    const RANKS: u8;
    /// Which squares are played on.
    const SHADE: Shade;
}

impl<S: Shading + Fits<FILES, RANKS>, const FILES: usize, const RANKS: usize> Rectangle for Grid<S, FILES, RANKS> {
    const FILES: u8 = FILES as u8;
    const RANKS: u8 = RANKS as u8;
    const SHADE: Shade = S::SHADE;
}

/// A start that can be had on the board `B` too. Implement it for an [`Entry`] of your own to let
/// [`OnBoard`] go over your game.
///
/// ```
/// use draughts::{Dark, Rows, StartsOn};
/// assert!(<Rows<4> as StartsOn<Dark<10, 8>>>::FITS);
/// assert!(!<Rows<5> as StartsOn<Dark<10, 8>>>::FITS);
/// ```
#[diagnostic::on_unimplemented(
    message = "the start `{Self}` cannot be had on `{B}`",
    label = "this game cannot be moved to that board",
    note = "the diagonal start needs a board with a long diagonal"
)]
pub trait StartsOn<B>: Entry {
    /// Whether both players' men find room.
    const FITS: bool = true;
}

impl<B: Rectangle, const ROWS: u8, const SKIP: u8> StartsOn<B> for Rows<ROWS, SKIP> {
    const FITS: bool = 2 * (ROWS as u16 + SKIP as u16) <= B::RANKS as u16;
}

impl<B: HasLongDiagonal> StartsOn<B> for LongDiagonal {}

impl<B, E: StartsOn<B>, const ROWS: u8, const SKIP: u8> StartsOn<B> for Reserve<E, ROWS, SKIP> {
    const FITS: bool = E::FITS;
}

/// A game on another rectangular board, with as many rows of men as before. Rows that would overlap
/// do not compile: put [`WithRows`](crate::WithRows) inside to have fewer.
///
/// ```
/// use draughts::{Dark, English, OnBoard, Position, WithRows, perft};
/// type Small = OnBoard<Dark<6, 6>, WithRows<2, English>>;
/// let start = Position::<Small>::initial();
/// assert_eq!(start.info().key, "english:board=6x6,rows=2");
/// assert_eq!(perft(&start, 3), 106);
/// ```
///
/// A start that needs a long diagonal needs a square board:
///
/// ```compile_fail,E0277
/// use draughts::{Dark, Diagonal, OnBoard, Position, Russian};
/// let oblong = Position::<OnBoard<Dark<8, 10>, Diagonal<Russian>>>::initial();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnBoard<B: Rectangle, V: Compose<Board: Rectangle, Entry: StartsOn<B>>>(PhantomData<(B, V)>);

impl<B: Rectangle, V: Compose<Board: Rectangle, Entry: StartsOn<B>>> OnBoard<B, V> {
    const KEY: &'static Text = &{
        let size = Text::EMPTY.then_number(B::FILES).then("x").then_number(B::RANKS);
        let key = Text::with_first_parameter(V::INFO.key, "board", &size);
        match B::SHADE {
            shade if shade as u8 == <V::Board as Rectangle>::SHADE as u8 => key,
            Shade::Dark => key.then_parameter("shade", &Text::EMPTY.then("dark")),
            Shade::Light => key.then_parameter("shade", &Text::EMPTY.then("light")),
            Shade::Full => key.then_parameter("shade", &Text::EMPTY.then("full")),
        }
    };
    const SOURCE: &'static Text = &Text::EMPTY.then(V::INFO.source);
}

impl<B, V> Compose for OnBoard<B, V>
where
    B: Rectangle + Seats<V::Players>,
    V: Compose<Board: Rectangle, Entry: StartsOn<B>>,
{
    type Board = B;
    keep!(Players Movement Capture Promotion Entry Ending);
    const INFO: Info<'static> = {
        assert!(<V::Entry as StartsOn<B>>::FITS, "the rows of men overlap on this board");
        mixture::<V>(Self::KEY, Self::SOURCE)
    };
}

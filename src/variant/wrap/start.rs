//! Where the men stand at the start: along the long diagonal, or on another number of rows.

use core::marker::PhantomData;

use super::{Rectangle, StartsOn, Text, keep, mixture};
use crate::board::{Board, Grid, shade};
use crate::rules::{Entry, LongDiagonal, Rows};
use crate::variant::{Compose, Info};

/// Men on rows, in whose place another start may be put.
///
/// Implement it for an [`Entry`] of your own to let [`Diagonal`] and [`Neu`](crate::Neu) go over your game.
///
/// ```
/// use draughts::{OpenStart, Rows};
/// fn is_open<E: OpenStart>(_: E) {}
/// is_open(Rows::<3>);
/// ```
#[diagnostic::on_unimplemented(
    message = "this game has been told how its pieces come to the board already: by `{Self}`",
    label = "this game does not start with men on rows",
    note = "Diagonal, Neu and WithRows all answer how pieces come to the board: put one of them over a game, once"
)]
pub trait OpenStart: Entry {}

impl<const ROWS: u8, const SKIP: u8> OpenStart for Rows<ROWS, SKIP> {}

/// Boards with a long diagonal between two equal halves: square ones, if the diagonal is played on.
/// On light squares it is the one from h1 to a8, which an odd board does not have.
///
/// ```
/// use draughts::{Dark, HasLongDiagonal};
/// fn halves<B: HasLongDiagonal>(_: B) {}
/// halves(Dark::<10, 10>::new());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no long diagonal with an equal number of squares on either side",
    label = "the diagonal start needs a square board"
)]
pub trait HasLongDiagonal: Board {}

impl<const SIZE: usize> HasLongDiagonal for Grid<shade::Dark, SIZE, SIZE> where Self: Board {}
impl<const SIZE: usize> HasLongDiagonal for Grid<shade::Full, SIZE, SIZE> where Self: Board {}

macro_rules! light_boards {
    ($($size:literal)*) => { $(impl HasLongDiagonal for Grid<shade::Light, $size, $size> {})* };
}
light_boards!(4 6 8 10 12 14 16 18);

/// The diagonal start: one long diagonal is free, White's men fill the squares right of it and below,
/// Black's the squares left of it and above (RULES.md section 2, O-DG-1). On light squares it is the
/// other long diagonal, so that the board is the mirror image. On a board of all squares the men fill
/// every square on their side of a1-h8, 28 each on 8×8.
///
/// ```
/// use draughts::{Bitboard, Color, Diagonal, Position, Russian};
/// let start = Position::<Diagonal<Russian>>::initial();
/// assert_eq!(start.men(Color::White).len(), 12);
/// assert_eq!(start.count_moves(), 6);
/// ```
///
/// The board must have such a diagonal, and nothing else may say where the men stand:
///
/// ```compile_fail,E0277
/// use draughts::{Diagonal, Position, Spantsireti};
/// let ten_by_eight = Position::<Diagonal<Spantsireti>>::initial();
/// ```
///
/// ```compile_fail,E0277
/// use draughts::{Diagonal, Neu, Position, Russian};
/// let empty = Position::<Diagonal<Neu<Russian>>>::initial();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Diagonal<V: Compose<Entry: OpenStart, Board: HasLongDiagonal>>(PhantomData<V>);

impl<V: Compose<Entry: OpenStart, Board: HasLongDiagonal>> Diagonal<V> {
    const KEY: &'static Text = &Text::EMPTY.then("diagonal-").then(V::INFO.key);
    const SOURCE: &'static Text = &Text::EMPTY.then("diagonal start: RULES.md section 2; ").then(V::INFO.source);
}

impl<V: Compose<Entry: OpenStart, Board: HasLongDiagonal>> Compose for Diagonal<V> {
    keep!(Board Players Movement Capture Promotion Ending);
    type Entry = LongDiagonal;
    const INFO: Info<'static> = mixture::<V>(Self::KEY, Self::SOURCE);
}

/// A game with men on `ROWS` rows; rows it leaves free at the edge (Turkish) stay free. Rows that
/// would overlap do not compile.
///
/// ```
/// use draughts::{Bitboard, Color, Position, Thai, WithRows};
/// let start = Position::<WithRows<3, Thai>>::initial();
/// assert_eq!(start.men(Color::White).len(), 12);
/// assert_eq!(start.info().key, "thai:rows=3");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WithRows<const ROWS: u8, V: Compose<Entry: OpenStart>>(PhantomData<V>);

impl<const ROWS: u8, V: Compose<Entry: OpenStart>> WithRows<ROWS, V> {
    const KEY: &'static Text = &Text::EMPTY.then(V::INFO.key).then_parameter("rows", &Text::EMPTY.then_number(ROWS));
    const SOURCE: &'static Text = &Text::EMPTY.then(V::INFO.source);
}

impl<const ROWS: u8, const OLD: u8, const SKIP: u8, V> Compose for WithRows<ROWS, V>
where
    V: Compose<Entry = Rows<OLD, SKIP>, Board: Rectangle>,
{
    keep!(Board Players Movement Capture Promotion Ending);
    type Entry = Rows<ROWS, SKIP>;
    const INFO: Info<'static> = {
        assert!(<Rows<ROWS, SKIP> as StartsOn<V::Board>>::FITS, "the rows of men overlap on this board");
        mixture::<V>(Self::KEY, Self::SOURCE)
    };
}

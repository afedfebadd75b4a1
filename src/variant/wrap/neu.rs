//! NEU-checkers: the board is empty and men are dropped on it (RULES.md section 7).

use core::marker::PhantomData;

use super::{OpenStart, Text, keep, mixture};
use crate::rules::Reserve;
use crate::variant::{Compose, Info};

/// NEU-checkers over any game: the board is empty at the start, the men are in reserve, and instead
/// of a move one may drop a man on a free square of one's own edge row, unless one can capture. Who
/// can neither move nor drop has come to the end that the game under it lays down (RULES.md section 7).
///
/// With `ROWS` and `SKIP` men are dropped on `ROWS` rows, after `SKIP` free ones at the edge (RULES.md, O-NEU-3).
///
/// ```
/// use draughts::{Color, Neu, Position, Russian, Turkish};
/// let start = Position::<Neu<Russian>>::initial();
/// assert_eq!(start.count_moves(), 4);
/// assert_eq!(start.reserve(Color::White), 12);
/// assert_eq!(Position::<Neu<Turkish, 2, 1>>::initial().count_moves(), 16);
/// ```
///
/// It goes over games that start with men on rows:
///
/// ```compile_fail,E0277
/// use draughts::{Diagonal, Neu, Position, Russian};
/// let where_are_the_men = Position::<Neu<Diagonal<Russian>>>::initial();
/// ```
///
/// ```compile_fail,E0277
/// use draughts::{Neu, Position, Russian};
/// let twice = Position::<Neu<Neu<Russian>>>::initial();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Neu<V: Compose<Entry: OpenStart>, const ROWS: u8 = 1, const SKIP: u8 = 0>(PhantomData<V>);

impl<V: Compose<Entry: OpenStart>, const ROWS: u8, const SKIP: u8> Neu<V, ROWS, SKIP> {
    const KEY: &'static Text = &{
        assert!(ROWS > 0, "there must be a row to drop men on");
        let mut key = Text::EMPTY.then("neu-").then(V::INFO.key);
        if ROWS != 1 {
            key = key.then_parameter("drop-rows", &Text::EMPTY.then_number(ROWS));
        }
        if SKIP != 0 {
            key = key.then_parameter("drop-skip", &Text::EMPTY.then_number(SKIP));
        }
        key
    };
    const SOURCE: &'static Text = &Text::EMPTY.then("NEU: RULES.md section 7; ").then(V::INFO.source);
}

impl<V: Compose<Entry: OpenStart>, const ROWS: u8, const SKIP: u8> Compose for Neu<V, ROWS, SKIP> {
    keep!(Board Players Movement Capture Promotion Ending);
    type Entry = Reserve<V::Entry, ROWS, SKIP>;
    const INFO: Info<'static> = mixture::<V>(Self::KEY, Self::SOURCE);
}

//! Writing moves.

use core::fmt;

use alloc::vec::Vec;

use super::move_read::matching;
use super::squares::SquareText;
use crate::movegen::{Landings, ways};
use crate::moves::{Jump, Move};
use crate::position::Position;
use crate::square::Square;
use crate::state::{BitsOf, StateOf};
use crate::variant::{Separator, Variant};

/// How much of a capture is written down.
///
/// ```
/// use draughts::{Form, Position, Russian};
/// let position = Position::<Russian>::from_fen("W:WKf8:Bc5,e5,g5,g7")?;
/// let longest = position.legal_moves().into_iter().max_by_key(|m| m.captured_squares().count()).unwrap();
/// assert_eq!(position.text_in(&longest, Form::Standard), "f8:h6:f4:d6:b4");
/// assert_eq!(position.text_in(&longest, Form::Brief), "f8:h6:b4");
/// # Ok::<(), draughts::ParseFenError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// As PDN asks: start and end where they name one move, else the whole way. On it stand the
    /// squares the piece turned on and, where it went straight on, those right behind what it took.
    #[default]
    Standard,
    /// Start and end and the one square between them that tells the move from others; the whole way
    /// if no square does.
    Brief,
    /// The whole way of every capture.
    Full,
}

/// Writes a move.
pub(super) fn write<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    m: &Move<BitsOf<V>>,
    form: Form,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let squares = SquareText::new(variant);
    if m.is_drop() {
        out.write_char('@')?;
        return squares.write(m.to(), out);
    }
    let separator = variant.info().separator;
    let mark = if m.is_capture() { separator } else { Separator::Hyphen };
    squares.write(Square(m.from), out)?;
    for square in between(variant, state, legal, m, form) {
        out.write_char(mark.as_char())?;
        squares.write(square, out)?;
    }
    out.write_char(mark.as_char())?;
    squares.write(m.to(), out)
}

/// The squares written between the first and the last.
fn between<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    m: &Move<BitsOf<V>>,
    form: Form,
) -> Vec<Square> {
    if !m.is_capture() || form != Form::Full && !is_shared(variant, legal, m) {
        return Vec::new();
    }
    let mut squares: Vec<Square> = route(variant, state, m).iter().map(|jump| jump.to).collect();
    squares.pop();
    let names_it = |square: &Square| matching(variant, state, legal, &[Square(m.from), *square, m.to()]) == [*m];
    match squares.iter().copied().find(names_it) {
        Some(square) if form == Form::Brief => Vec::from([square]),
        _ => squares,
    }
}

/// Whether start and end of a capture could be read as another move's.
fn is_shared<V: Variant>(variant: &V, legal: &[Move<BitsOf<V>>], m: &Move<BitsOf<V>>) -> bool {
    let told_apart = variant.info().separator != Separator::Hyphen;
    legal.iter().any(|other| {
        let same_ends = (other.from, other.to) == (m.from, m.to) && !other.is_drop();
        same_ends && other != m && (other.is_capture() || !told_apart)
    })
}

/// The first way to make a capture, in the order of directions and squares.
fn route<V: Variant>(variant: &V, state: &StateOf<V>, m: &Move<BitsOf<V>>) -> Vec<Jump> {
    routes(variant, state, m, 1).pop().unwrap_or_default()
}

fn routes<V: Variant>(variant: &V, state: &StateOf<V>, m: &Move<BitsOf<V>>, limit: usize) -> Vec<Vec<Jump>> {
    if !m.is_capture() {
        return Vec::new();
    }
    let ways = ways(variant, state, &[*m], Landings::Canonical, limit);
    ways.into_iter().map(|(_, jumps)| jumps).collect()
}

impl<V: Variant> Position<V> {
    /// One way to make a legal capture, jump by jump: of several always the same. A quiet move has no
    /// jumps, nor has a move that is not legal.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// let jumps = position.route(&position.legal_moves()[0]);
    /// assert_eq!((jumps[0].over, jumps[0].to), (position.square("22").unwrap(), position.square("17").unwrap()));
    /// assert_eq!(jumps.len(), 2);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    #[doc(alias = "path")]
    pub fn route(&self, m: &Move<BitsOf<V>>) -> Vec<Jump> {
        route(self.game(), self.state(), m)
    }

    /// The first `limit` ways to make a legal capture. Ways differ in the order of the pieces taken or
    /// in the squares turned on; where a king goes straight on, the square it lands on before makes no
    /// difference and is the one right behind the piece it took.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let ring = Position::<International>::from_fen("W:W28:B12,13,22,23")?;
    /// assert_eq!(ring.routes(&ring.legal_moves()[0], 10).len(), 2);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    #[doc(alias = "paths")]
    pub fn routes(&self, m: &Move<BitsOf<V>>, limit: usize) -> Vec<Vec<Jump>> {
        routes(self.game(), self.state(), m, limit)
    }
}

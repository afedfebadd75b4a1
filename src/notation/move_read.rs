//! Reading moves.

use alloc::string::String;
use alloc::vec::Vec;

use super::squares::SquareText;
use super::{Form, Text};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::illegal::{IllegalMove, Illegality};
use crate::movegen::{self, Landings, taken_on_the_way, ways};
use crate::moves::{Move, MoveFlags};
use crate::play::Play;
use crate::square::{Kind, Square};
use crate::state::{BitsOf, StateOf};
use crate::syntax::{Cursor, SyntaxError, text_of};
use crate::variant::Variant;

/// Why a text names no legal move.
///
/// ```
/// use draughts::{International, MoveTextError, Position};
/// let start = Position::<International>::initial();
/// assert!(matches!(start.parse_move("32-"), Err(MoveTextError::Malformed(_))));
/// assert!(matches!(start.parse_move("32-27-21"), Err(MoveTextError::Illegal(_))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// It is no move.
    #[error(transparent)]
    Malformed(#[from] SyntaxError),
    /// It is a move, but not a legal one.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// It could be any of several moves.
    #[error(transparent)]
    Ambiguous(#[from] AmbiguousMove),
}

/// A text that could be any of several moves.
///
/// ```
/// use draughts::{International, MoveTextError, Position};
/// let position = Position::<International>::from_fen("W:WK4:B13,20,32,37")?;
/// let Err(MoveTextError::Ambiguous(error)) = position.parse_move("4x15") else { panic!() };
/// assert_eq!(error.to_string(), "the move could be 4x31x42x15 or 4x27x38x15");
/// # Ok::<(), draughts::ParseFenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the move could be {}", candidates.join(" or "))]
pub struct AmbiguousMove {
    candidates: Vec<String>,
}

impl AmbiguousMove {
    /// An error with the moves that are meant, in a form that tells them apart.
    ///
    /// ```
    /// # use draughts::AmbiguousMove;
    /// let error = AmbiguousMove::new(vec!["a1:c3:a5".into(), "a1:c7:a5".into()]);
    /// assert_eq!(error.candidates().len(), 2);
    /// ```
    pub fn new(candidates: Vec<String>) -> Self {
        AmbiguousMove { candidates }
    }

    /// The moves the text could be, written out in full.
    ///
    /// ```
    /// # use draughts::AmbiguousMove;
    /// assert!(AmbiguousMove::new(vec![]).candidates().is_empty());
    /// ```
    pub fn candidates(&self) -> &[String] {
        &self.candidates
    }
}

/// What stands between two squares of a written move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Nothing.
    None,
    /// A hyphen: a quiet move, in some games a capture.
    Hyphen,
    /// A cross or a colon: a capture.
    Capture,
}

/// A move as it is written.
pub(super) struct Written {
    /// Whether it is a drop, on the only square.
    pub(super) is_drop: bool,
    /// The marks between the squares, the strongest of them.
    pub(super) mark: Mark,
    /// At least two squares, unless it is a drop.
    pub(super) squares: Vec<Square>,
}

/// The legal move that a text names.
pub(super) fn read<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    text: &str,
) -> Result<Move<BitsOf<V>>, MoveTextError> {
    let written = parse(&SquareText::new(variant), text)?;
    if let Some(found) = only_one(legal, &written) {
        return Ok(found);
    }
    let found = find(variant, state, legal, &written);
    match *found.as_slice() {
        [found] => Ok(found),
        [] => Err(no_such_move(variant, state, &written)),
        _ => Err(ambiguous(variant, state, legal, &found).into()),
    }
}

/// The error that lists these moves.
pub(super) fn ambiguous<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    moves: &[Move<BitsOf<V>>],
) -> AmbiguousMove {
    let full = |m: &Move<BitsOf<V>>| text_of(|text| variant.write_move(state, legal, m, Form::Full, text));
    AmbiguousMove::new(moves.iter().map(full).collect())
}

/// Reads the squares of a move and what stands between them.
pub(super) fn parse<B: Board>(squares: &SquareText<'_, B>, text: &str) -> Result<Written, SyntaxError> {
    let mut cursor = Cursor::new(text.trim_end());
    space(&mut cursor);
    let mut written = Written { is_drop: cursor.eat('@'), mark: Mark::None, squares: Vec::with_capacity(2) };
    if written.is_drop {
        written.squares.push(squares.read(&mut cursor)?);
    } else if let Some(glued) = glued_numbers(squares, &cursor) {
        written.squares.extend(glued);
        return Ok(written);
    } else {
        read_way(squares, &mut cursor, &mut written)?;
    }
    if cursor.rest().starts_with("=K") {
        cursor.skip(|c| c == '=' || c == 'K');
    }
    let what =
        if written.is_drop { "the end of the drop" } else { "a mark such as `-` or `x`, or the end of the move" };
    if cursor.is_at_end() { Ok(written) } else { Err(cursor.expected(what)) }
}

/// Four digits without a mark: two squares of two digits each.
fn glued_numbers<B: Board>(squares: &SquareText<'_, B>, cursor: &Cursor<'_>) -> Option<[Square; 2]> {
    let digits = cursor.rest();
    if digits.len() != 4 || !digits.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let number = cursor.clone().number()?;
    Some([squares.numbered(number / 100)?, squares.numbered(number % 100)?])
}

fn read_way<B: Board>(
    squares: &SquareText<'_, B>,
    cursor: &mut Cursor<'_>,
    written: &mut Written,
) -> Result<(), SyntaxError> {
    written.squares.push(squares.read(cursor)?);
    loop {
        let before = cursor.clone();
        space(cursor);
        let mark = read_mark(cursor);
        if mark == Mark::None && !before.next_is(|c| c.is_ascii_alphabetic()) {
            *cursor = before;
            break;
        }
        if written.mark != Mark::Capture && mark != Mark::None {
            written.mark = mark;
        }
        space(cursor);
        written.squares.push(squares.read(cursor)?);
    }
    match written.squares.len() {
        2.. => Ok(()),
        _ if squares.has_drops() => {
            Err(cursor.expected("a mark such as `-` or `x`, or, for a drop, `@` before the only square"))
        }
        _ => Err(cursor.expected("a mark such as `-` or `x`")),
    }
}

fn space(cursor: &mut Cursor<'_>) {
    cursor.skip(|c| matches!(c, ' ' | '\t' | '\u{a0}'));
}

/// Passes over the mark between two squares.
fn read_mark(cursor: &mut Cursor<'_>) -> Mark {
    if cursor.eat_if(|c| matches!(c, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')).is_some() {
        Mark::Hyphen
    } else if cursor.eat_if(|c| matches!(c, 'x' | 'X' | ':' | '×' | '*')).is_some() {
        Mark::Capture
    } else {
        Mark::None
    }
}

/// The legal move with the ends that are written, if nothing else is written and there is only one:
/// the usual case, and the fast way to it.
fn only_one<B: Bitboard>(legal: &[Move<B>], written: &Written) -> Option<Move<B>> {
    let [from, to] = *written.squares.as_slice() else { return None };
    let mut meant = legal.iter().filter(|m| m.from == from.0 && m.to == to.0 && !m.is_drop());
    let m = meant.next().filter(|_| meant.next().is_none())?;
    (m.is_capture() || written.mark != Mark::Capture).then_some(*m)
}

/// The legal moves a text can mean. One that is written out in full goes before those of which it
/// names only some squares.
fn find<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    written: &Written,
) -> Vec<Move<BitsOf<V>>> {
    let (Some(first), Some(last)) = (written.squares.first(), written.squares.last()) else { return Vec::new() };
    if written.is_drop {
        return legal.iter().copied().filter(|m| m.is_drop() && m.to() == *last).collect();
    }
    let ends = |m: &&Move<BitsOf<V>>| m.from() == Some(*first) && m.to() == *last;
    let quiet = legal.iter().filter(ends).find(|m| m.is_quiet());
    match quiet {
        Some(quiet) if written.mark != Mark::Capture && written.squares.len() == 2 => Vec::from([*quiet]),
        _ => matching(variant, state, legal, &written.squares),
    }
}

/// The legal captures that a way written by some of its squares can mean.
pub(super) fn matching<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    legal: &[Move<BitsOf<V>>],
    squares: &[Square],
) -> Vec<Move<BitsOf<V>>> {
    let [first, landings @ ..] = squares else { return Vec::new() };
    let Some((last, between)) = landings.split_last() else { return Vec::new() };
    let is_meant = |m: &&Move<BitsOf<V>>| m.is_capture() && m.from == first.0 && m.to() == *last;
    let mut captures: Vec<_> = legal.iter().filter(is_meant).copied().collect();
    if captures.is_empty() || captures.len() == 1 && between.is_empty() {
        return captures;
    }
    let exact = ways(variant, state, &captures, Landings::Exactly(landings), 1);
    if let Some((m, _)) = exact.first() {
        return Vec::from([*m]);
    }
    if !between.is_empty() {
        captures.retain(|m| !ways(variant, state, &[*m], Landings::Through(landings), 1).is_empty());
    }
    captures
}

/// Why no legal move is as written.
fn reason<V: Variant>(variant: &V, state: &StateOf<V>, written: &Written) -> Illegality {
    let (Some(first), Some(last)) = (written.squares.first(), written.squares.last()) else {
        return Illegality::NotItsMove;
    };
    let mut m = Move { captured: BitsOf::<V>::EMPTY, from: first.0, to: last.0, flags: MoveFlags::empty() };
    if written.is_drop {
        m.flags = MoveFlags::DROP;
        return variant.illegality(state, &m);
    }
    if state.piece_at(*first).is_some_and(|piece| piece.kind == Kind::King) {
        m.flags = MoveFlags::KING_BEFORE | MoveFlags::KING_AFTER;
    }
    let may_capture = written.mark != Mark::Hyphen || written.squares.len() > 2;
    if may_capture && let Some(reason) = capture_reason(variant, state, m, &written.squares) {
        return reason;
    }
    let reason = variant.illegality(state, &m);
    let is_about_the_piece = matches!(
        reason,
        Illegality::GameOver | Illegality::EmptySquare | Illegality::NotYourPiece | Illegality::Occupied
    );
    let is_quiet = written.mark != Mark::Capture && written.squares.len() == 2;
    if is_about_the_piece || is_quiet { reason } else { Illegality::NoSuchCapture }
}

/// Why a capture that the piece could make, or begin, is not legal.
fn capture_reason<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    m: Move<BitsOf<V>>,
    squares: &[Square],
) -> Option<Illegality> {
    let captured = taken_on_the_way(variant, state, Square(m.from), &squares[1..]);
    let alike = |other: &Move<BitsOf<V>>| (other.from, other.to) == (m.from, m.to);
    match captured {
        Some(captured) => Some(variant.illegality(state, &Move { captured, ..m })),
        None if squares.len() > 2 => None,
        None => {
            let other = movegen::all_captures(variant, state).into_iter().find(alike)?;
            Some(variant.illegality(state, &other))
        }
    }
}

/// The error that what is written is no legal move of the form asked for.
pub(super) fn no_such_move<V: Variant>(variant: &V, state: &StateOf<V>, written: &Written) -> MoveTextError {
    IllegalMove::new(reason(variant, state, written)).into()
}

//! Positions as pictures made of characters.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::board::{Board, Names, picture_order, wide_text_picture};
use crate::setup::Setup;
use crate::square::{Color, Kind, Piece, Square};
use crate::syntax::{Cursor, SyntaxError};

/// The men of the colours; their kings are the capital letters.
const MEN: [char; 3] = ['w', 'b', 't'];
const EMPTY: char = '.';
/// A square that is not played on.
const UNUSED: char = '-';

/// Files and ranks of the picture.
fn size<B: Board>(board: &B) -> (u8, u8) {
    board.grid_size().map_or((0, 0), |(files, ranks, _)| (files, ranks))
}

/// The squares in the order of a picture: the top row first, from left to right.
fn places<B: Board>(board: &B) -> impl Iterator<Item = (u8, u8)> + use<B> {
    let (files, ranks) = size(board);
    (0..ranks).rev().flat_map(move |rank| (0..files).map(move |file| (file, rank)))
}

fn letter(piece: Piece) -> char {
    let man = MEN[piece.color.index()];
    if piece.kind == Kind::King { man.to_ascii_uppercase() } else { man }
}

fn piece(letter: char) -> Option<Piece> {
    let color = Color::ALL.into_iter().find(|color| MEN[color.index()] == letter.to_ascii_lowercase())?;
    let kind = if letter.is_ascii_uppercase() { Kind::King } else { Kind::Man };
    Some(Piece { color, kind })
}

/// Draws what stands on the squares of a board.
pub(crate) fn write<B: Board>(
    board: &B,
    piece_at: impl Fn(Square) -> Option<Piece>,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    if board.grid_size().is_none() {
        let mark = |square| Some(String::from(piece_at(square).map_or(EMPTY, letter)));
        return out.write_str(wide_text_picture(board, 1, false, &mark).trim_end_matches('\n'));
    }
    let mut row = size(board).1.wrapping_sub(1);
    for (file, rank) in places(board) {
        if rank != row {
            out.write_char('\n')?;
            row = rank;
        } else if file > 0 {
            out.write_char(' ')?;
        }
        out.write_char(match board.square_at(file, rank) {
            Some(square) => piece_at(square).map_or(EMPTY, letter),
            None => UNUSED,
        })?;
    }
    Ok(())
}

impl Setup {
    /// Reads a picture of a board: `w` and `b` men, `W` and `B` kings, `t` and `T` the third player's,
    /// `.` an empty square; the top row first, each from the left. Squares that are not played on are
    /// `-`, or all left out. Space and line ends mean nothing, nor do the slashes between triangles.
    ///
    /// # Errors
    /// [`SyntaxError`] if there is another character, or not one for each square.
    ///
    /// ```
    /// use draughts::{Color, Dark, Setup};
    /// let setup = Setup::from_picture(&Dark::<4, 4>::new(), Color::White, "
    ///     - . - B
    ///     . - . -
    ///     - w - .
    ///     w - . -")?;
    /// assert_eq!(setup, Setup::from_picture(&Dark::<4, 4>::new(), Color::White, ".B .. w. w.")?);
    /// assert_eq!(setup.pieces.len(), 3);
    /// # Ok::<(), draughts::SyntaxError>(())
    /// ```
    pub fn from_picture<B: Board>(board: &B, turn: Color, picture: &str) -> Result<Self, SyntaxError> {
        let all: Vec<Option<Square>> = match board.grid_size() {
            Some(_) => places(board).map(|(file, rank)| board.square_at(file, rank)).collect(),
            None => picture_order(board).into_iter().map(Some).collect(),
        };
        let means_nothing = |c: char| c.is_whitespace() || matches!(c, '/' | '\\');
        let played: Vec<Option<Square>> = all.iter().copied().filter(Option::is_some).collect();
        let drawn = picture.chars().filter(|&c| !means_nothing(c)).count();
        let squares = if drawn == played.len() { &played } else { &all };
        let mut setup = Setup::empty(turn);
        let mut cursor = Cursor::new(picture);
        for &square in squares {
            cursor.skip(means_nothing);
            match (cursor.peek(), square) {
                (Some(EMPTY), _) | (Some(UNUSED), None) => {}
                (Some(letter), Some(square)) => match piece(letter) {
                    Some(piece) => setup.pieces.push((square, piece)),
                    None => return Err(cursor.expected("a piece or an empty square: `w`, `W`, `b`, `B` or `.`")),
                },
                (Some(_), None) => return Err(cursor.expected("`-`, for a square not played on")),
                (None, _) => break,
            }
            cursor.bump();
        }
        cursor.skip(means_nothing);
        if cursor.is_at_end() && drawn == squares.len() {
            return Ok(setup);
        }
        let count = all.len();
        Err(cursor.expected(format!("{count} squares in all, or only the {} played on, not {drawn}", played.len())))
    }
}

/// A position drawn in the source: the game, the side to move, and the squares as
/// [`Setup::from_picture`] reads them. It gives the `Result` of [`Position::from_picture`](crate::Position::from_picture).
///
/// ```
/// use draughts::{Russian, picture};
/// let position = picture!(Russian, White:
///     - . - . - . - .
///     . - . - . - . -
///     - . - . - . - .
///     . - . - b - . -
///     - . - w - . - .
///     . - . - . - . -
///     - . - . - . - .
///     . - . - . - . -
/// )?;
/// assert_eq!(position.to_fen(), "W:Wd4:Be5");
/// # Ok::<(), draughts::ParseFenError>(())
/// ```
#[macro_export]
macro_rules! picture {
    ($game:ty, $turn:ident: $($square:tt)*) => {
        $crate::Position::<$game>::from_picture($crate::Color::$turn, ::core::stringify!($($square)*))
    };
}

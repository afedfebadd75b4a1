//! Squares as a game writes them.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::{Board, Corner, Names};
use crate::position::Position;
use crate::rules::Entry;
use crate::square::Square;
use crate::syntax::{Cursor, SyntaxError, text_of};
use crate::variant::{Notation, Variant};

/// The board and customs by which squares are named.
pub(super) struct SquareText<'b, B: Board> {
    board: &'b B,
    notation: Notation,
    drops: bool,
}

impl<'b, B: Board> SquareText<'b, B> {
    pub(super) fn new<V: Variant<Board = B>>(variant: &'b V) -> Self {
        SquareText { board: variant.board(), notation: variant.info().notation, drops: variant.entry().has_drops() }
    }

    /// Whether men are dropped on squares.
    pub(super) fn has_drops(&self) -> bool {
        self.drops
    }

    /// Where number 1 lies. Games written with letters are counted from the top left, as the programs
    /// do that write their positions with numbers.
    pub(super) fn corner(&self) -> Corner {
        match self.notation {
            Notation::Numeric(corner) => corner,
            Notation::Algebraic => Corner::TopLeft,
        }
    }

    pub(super) fn number(&self, square: Square) -> u8 {
        self.board.number(square, self.corner())
    }

    pub(super) fn numbered(&self, number: u32) -> Option<Square> {
        self.board.square_numbered(u8::try_from(number).ok()?, self.corner())
    }

    /// Every square in the order of the numbers.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Square> {
        (1..=self.board.squares().len()).filter_map(|number| self.numbered(number))
    }

    /// Whether squares are written as numbers.
    pub(super) fn is_numeric(&self) -> bool {
        self.notation != Notation::Algebraic
    }

    pub(super) fn write(&self, square: Square, out: &mut dyn fmt::Write) -> fmt::Result {
        match self.notation {
            Notation::Algebraic => self.board.write_name(square, out),
            Notation::Numeric(corner) => write!(out, "{}", self.board.number(square, corner)),
        }
    }

    /// Reads a square, by name or by number.
    pub(super) fn read(&self, cursor: &mut Cursor<'_>) -> Result<Square, SyntaxError> {
        if cursor.next_is(|c| c.is_ascii_digit()) { self.read_number(cursor) } else { self.read_name(cursor) }
    }

    fn read_number(&self, cursor: &mut Cursor<'_>) -> Result<Square, SyntaxError> {
        let offset = cursor.offset();
        let square = cursor.number().and_then(|number| self.numbered(number));
        square.ok_or_else(|| self.expected_number(cursor, offset))
    }

    pub(super) fn expected_number(&self, cursor: &Cursor<'_>, offset: usize) -> SyntaxError {
        cursor.expected_at(offset, format!("a square number from 1 to {}", self.board.squares().len()))
    }

    fn read_name(&self, cursor: &mut Cursor<'_>) -> Result<Square, SyntaxError> {
        let (start, rest) = (cursor.offset(), cursor.rest());
        cursor.skip(|c| c.is_ascii_alphabetic());
        let letters = cursor.offset() - start;
        cursor.skip(|c| c.is_ascii_digit());
        let name = &rest[..cursor.offset() - start];
        match self.board.square_named(name) {
            Some(square) => Ok(square),
            None if letters > 0 && letters < name.len() => Err(cursor.expected_at(start, "a square of the board")),
            None => Err(cursor.expected_at(start, "a square")),
        }
    }
}

impl<V: Variant> Position<V> {
    /// The square with this name or number.
    ///
    /// # Errors
    /// [`SyntaxError`] if the text is no square of the board.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::initial();
    /// assert_eq!(position.square("46"), position.square("a1"));
    /// assert_eq!(position.square("51").unwrap_err().to_string(), "expected a square number from 1 to 50, found 51, at offset 0");
    /// ```
    pub fn square(&self, text: &str) -> Result<Square, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let square = SquareText::new(self.game()).read(&mut cursor)?;
        if cursor.is_at_end() { Ok(square) } else { Err(cursor.expected("the end of the square")) }
    }

    /// A square as the game writes it, by name or by number.
    ///
    /// ```
    /// use draughts::{International, Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// assert_eq!(position.square_name(position.square("c3")?), "c3");
    /// let position = Position::<International>::initial();
    /// assert_eq!(position.square_name(position.square("a1")?), "46");
    /// # Ok::<(), draughts::SyntaxError>(())
    /// ```
    pub fn square_name(&self, square: Square) -> String {
        text_of(|text| SquareText::new(self.game()).write(square, text))
    }
}

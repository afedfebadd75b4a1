//! The Hub protocol, between draughts programs and their screens: positions as a letter a square,
//! captures by the pieces they take.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::ParseFenError;
use super::letters::Letters;
use super::move_read::{Mark, MoveTextError, Written, ambiguous, no_such_move, parse};
use super::squares::SquareText;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::position::Position;
use crate::setup::Faults;
use crate::square::Square;
use crate::state::BitsOf;
use crate::syntax::text_of;
use crate::variant::Variant;

const LETTERS: Letters = Letters { sides: ['W', 'B', 'T'], men: ['w', 'b', 't'], kings: ['W', 'B', 'T'] };

impl<V: Variant + Default> Position<V> {
    /// The position of a Hub `pos` string.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert_eq!(Position::from_hub(&start.to_hub()), Ok(start));
    /// ```
    pub fn from_hub(text: &str) -> Result<Self, ParseFenError> {
        Self::from_hub_of(V::default(), text, Faults::empty())
    }
}

impl<V: Variant> Position<V> {
    /// The position of this game that a Hub `pos` string describes, with some of the
    /// [`Faults::TOLERABLE`] faults let pass.
    ///
    /// # Errors
    /// [`ParseFenError`] says what else is wrong and where.
    ///
    /// ```
    /// use draughts::{Faults, Position, Russian};
    /// assert_eq!(Position::from_hub_of(Russian, "Wx", Faults::empty()).unwrap_err().offset(), 1);
    /// ```
    pub fn from_hub_of(game: V, text: &str, tolerated: Faults) -> Result<Self, ParseFenError> {
        let state = LETTERS.read(&game, text, tolerated)?;
        Ok(Self::from_state(game, state))
    }

    /// The Hub `pos` string: the side to move, then `w`, `b`, `W`, `B` or `e` for each square in the
    /// order of the numbers.
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().to_hub(), "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
    /// ```
    pub fn to_hub(&self) -> String {
        text_of(|text| LETTERS.write(self.game(), self.state(), text))
    }

    /// A move as Hub writes it: start, end, and then every piece captured.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.hub_text(&position.legal_moves()[0]), "28x8x12x22");
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn hub_text(&self, m: &Move<BitsOf<V>>) -> String {
        let squares = SquareText::new(self.game());
        let mark = if m.is_capture() { 'x' } else { '-' };
        let mut captured: Vec<Square> = m.captured_squares().collect();
        captured.sort_unstable_by_key(|&square| squares.number(square));
        text_of(|text| {
            match m.from() {
                Some(from) => {
                    squares.write(from, text)?;
                    text.write_char(mark)?;
                }
                None => text.write_char('@')?,
            }
            squares.write(m.to(), text)?;
            captured.into_iter().try_for_each(|square| {
                text.write_char(mark)?;
                squares.write(square, text)
            })
        })
    }

    /// The legal move that a text names by start, end and captured pieces, the last in any order. Some
    /// may be left out if the rest tell.
    ///
    /// # Errors
    /// As [`parse_move`](Self::parse_move).
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.parse_hub_move("28x8x22x12").unwrap(), position.legal_moves()[0]);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn parse_hub_move(&self, text: &str) -> Result<Move<BitsOf<V>>, MoveTextError> {
        let written = parse(&SquareText::new(self.game()), text)?;
        match *written.squares.as_slice() {
            [from, to, ref captured @ ..] => {
                let is_quiet = written.mark == Mark::Hyphen && captured.is_empty();
                self.by_captured(from, to, captured, is_quiet)
            }
            _ => self.parse_move(text),
        }
    }

    /// The legal move with these ends that captures these pieces.
    pub(super) fn by_captured(
        &self,
        from: Square,
        to: Square,
        captured: &[Square],
        is_quiet: bool,
    ) -> Result<Move<BitsOf<V>>, MoveTextError> {
        let named = captured.iter().fold(BitsOf::<V>::EMPTY, |all, square| all | BitsOf::<V>::bit(square.index()));
        let legal = self.legal_moves();
        let mut found = legal.clone();
        found.retain(|m| m.from() == Some(from) && m.to() == to && m.captured() & named == named);
        let exact =
            |m: &Move<BitsOf<V>>| if named.is_empty() { m.is_quiet() == is_quiet } else { m.captured() == named };
        if found.iter().any(exact) {
            found.retain(exact);
        }
        match *found.as_slice() {
            [found] => Ok(found),
            [] => {
                let mark = if is_quiet { Mark::Hyphen } else { Mark::Capture };
                let written = Written { is_drop: false, mark, squares: Vec::from([from, to]) };
                Err(no_such_move(self.game(), self.state(), &written))
            }
            _ => Err(ambiguous(self.game(), self.state(), &legal, &found).into()),
        }
    }
}

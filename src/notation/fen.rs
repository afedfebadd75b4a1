//! Reading FEN: `W:W31-50,K3:B1-20:H0:F1`.

use alloc::format;

use super::Reading;
use super::squares::SquareText;
use crate::bitboard::Bitboard;
use crate::setup::{Faults, KingRun, PositionError, Setup, state_of};
use crate::square::{Color, Kind, Piece, Square};
use crate::state::{BitsOf, StateOf};
use crate::syntax::{Cursor, SyntaxError, one_of};
use crate::variant::Variant;

/// What a FEN says: an arrangement of pieces, legal or not, and the clocks, which no position keeps.
///
/// ```
/// use draughts::{Fen, International, Reading};
/// let fen = Fen::parse(&International, "B:W31,K40:B1-3:H4:F12", Reading::STRICT)?;
/// assert_eq!((fen.setup.pieces.len(), fen.halfmove, fen.fullmove), (5, Some(4), Some(12)));
/// # Ok::<(), draughts::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fen {
    /// The pieces, the turn, reserves and counts of king moves.
    pub setup: Setup,
    /// The field `H`: half-moves since the last capture or move of a man.
    pub halfmove: Option<u32>,
    /// The field `F`: the number of the move to be made, both players' moves counting as one.
    pub fullmove: Option<u32>,
}

/// A text that describes no position of the game: a FEN, a picture, a string of the Hub or DXP
/// protocols.
///
/// ```
/// use draughts::{Faults, Position, Russian};
/// let error = Position::<Russian>::from_fen("W:Wa1:Ba1").unwrap_err();
/// assert_eq!(error.to_string(), "expected a square not named before, found a1, at offset 7");
/// assert_eq!((error.offset(), error.faults()), (7, Faults::empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error(transparent)]
pub struct ParseFenError(Fault);

#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Syntax(SyntaxError),
    #[error(transparent)]
    Position(PositionError),
}

impl ParseFenError {
    /// The byte of the text where it stops making sense; 0 if it is the position as a whole that
    /// does not.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::from_fen("W:Wa1;Bb8").unwrap_err().offset(), 5);
    /// ```
    pub fn offset(&self) -> usize {
        match &self.0 {
            Fault::Syntax(error) => error.offset(),
            Fault::Position(_) => 0,
        }
    }

    /// What is wrong with the position; nothing if the text describes none.
    ///
    /// ```
    /// # use draughts::{Faults, Position, Russian};
    /// let error = Position::<Russian>::from_fen("W:Wb8:B").unwrap_err();
    /// assert_eq!(error.faults(), Faults::MAN_ON_FAR_ROW);
    /// ```
    pub fn faults(&self) -> Faults {
        match &self.0 {
            Fault::Syntax(_) => Faults::empty(),
            Fault::Position(error) => error.faults(),
        }
    }
}

impl From<SyntaxError> for ParseFenError {
    fn from(error: SyntaxError) -> Self {
        ParseFenError(Fault::Syntax(error))
    }
}

impl From<PositionError> for ParseFenError {
    fn from(error: PositionError) -> Self {
        ParseFenError(Fault::Position(error))
    }
}

impl Fen {
    /// Reads a FEN with the squares and players of a game. The faults that `reading` tolerates are
    /// not looked at here: the setup may be no position.
    ///
    /// # Errors
    /// [`SyntaxError`] says where the text goes wrong. A square that is not on the board or is named
    /// twice is an error here too.
    ///
    /// ```
    /// use draughts::{Fen, Reading, Russian};
    /// assert!(Fen::parse(&Russian, "W:Wa1,Kc1:B", Reading::STRICT).is_ok());
    /// ```
    pub fn parse<V: Variant>(variant: &V, text: &str, reading: Reading) -> Result<Fen, SyntaxError> {
        let cursor = if reading.quirks { unwrap(text) } else { Cursor::new(text) };
        let setup = Setup::empty(variant.starts());
        let fen = Fen { setup, halfmove: None, fullmove: None };
        let (squares, used) = (SquareText::new(variant), BitsOf::<V>::EMPTY);
        let reader = Reader::<V> { squares, cursor, fen, used, listed: [false; 3], reserves: false, runs: None };
        if reading.quirks { reader.tolerant() } else { reader.strict() }
    }
}

/// The state of a position that a FEN describes.
pub(super) fn read_state<V: Variant>(variant: &V, text: &str, reading: Reading) -> Result<StateOf<V>, ParseFenError> {
    let fen = Fen::parse(variant, text, reading)?;
    Ok(state_of(variant, &fen.setup, reading.faults)?)
}

/// Looks into a `[FEN "…"]`, a pair of quotes, and space around them.
fn unwrap(text: &str) -> Cursor<'_> {
    let (mut start, mut end) = (0, text.len());
    let is_wrapping = |c: char| c.is_whitespace() || matches!(c, '"' | '[' | ']' | '“' | '”' | '\u{feff}');
    loop {
        let inner = &text[start..end];
        let left = inner.len() - inner.trim_start_matches(is_wrapping).len();
        let right = inner.len() - inner.trim_end_matches(is_wrapping).len();
        if left == inner.len() {
            return Cursor::starting_at(text, text.len());
        }
        (start, end) = (start + left, end - right);
        if text[start..end].get(..3).is_none_or(|word| !word.eq_ignore_ascii_case("fen")) {
            return Cursor::starting_at(&text[..end], start);
        }
        start += 3;
    }
}

/// What may stand behind a colon.
const NEXT_FIELD: &str = "a list or field not given before";

struct Reader<'t, 'v, V: Variant> {
    squares: SquareText<'v, V::Board>,
    cursor: Cursor<'t>,
    fen: Fen,
    used: BitsOf<V>,
    /// The colours whose list was read.
    listed: [bool; 3],
    reserves: bool,
    /// Where the counts of king moves stand: they are read last, when the kings are known.
    runs: Option<Cursor<'t>>,
}

impl<V: Variant> Reader<'_, '_, V> {
    fn strict(mut self) -> Result<Fen, SyntaxError> {
        self.fen.setup.turn = self.turn()?;
        while self.cursor.eat(':') {
            let offset = self.cursor.offset();
            if let Some(color) = self.color() {
                if core::mem::replace(&mut self.listed[color.index()], true) {
                    return Err(self.cursor.expected_at(offset, NEXT_FIELD));
                }
                self.list(color, Self::keep_place)?;
            } else if !self.field()? {
                return Err(self.cursor.expected(NEXT_FIELD));
            }
        }
        self.finish()
    }

    /// Reads what some programs write as well.
    fn tolerant(mut self) -> Result<Fen, SyntaxError> {
        self.space();
        if !self.cursor.eat('?') {
            self.fen.setup.turn = self.turn()?;
        }
        self.space();
        while self.cursor.eat(':') {
            self.space();
            if let Some(color) = self.color() {
                self.listed[color.index()] = true;
                self.list(color, Self::space)?;
            } else if !self.field()? {
                self.cursor.skip(|c| c != ':');
            }
            self.space();
        }
        self.finish()
    }

    fn keep_place(&mut self) {}

    fn space(&mut self) {
        self.cursor.skip(|c| c.is_whitespace() || c == '_');
    }

    /// Passes over the letter of a colour that plays.
    fn color(&mut self) -> Option<Color> {
        let color = V::colors().find(|color| self.cursor.next_is(|c| c == color.letter()))?;
        self.cursor.bump();
        Some(color)
    }

    fn turn(&mut self) -> Result<Color, SyntaxError> {
        let sides = || one_of(V::colors().map(Color::letter));
        self.color().ok_or_else(|| self.cursor.expected(format!("the side to move, {}", sides())))
    }

    /// Reads the pieces of a colour, of which there may be none; `space` passes over what may stand
    /// between them.
    fn list(&mut self, color: Color, space: impl Fn(&mut Self)) -> Result<(), SyntaxError> {
        space(self);
        let is_empty = self.cursor.is_at_end() || self.cursor.next_is(|c| c == ':' || c == '.');
        if !is_empty {
            loop {
                space(self);
                self.item(color, &space)?;
                space(self);
                if !self.cursor.eat(',') {
                    break;
                }
            }
        }
        self.cursor.eat('.');
        Ok(())
    }

    /// Reads a square or a range of squares, with the `K` of kings before it.
    fn item(&mut self, color: Color, space: &impl Fn(&mut Self)) -> Result<(), SyntaxError> {
        let kind = if self.cursor.eat('K') { Kind::King } else { Kind::Man };
        space(self);
        let start = self.cursor.clone();
        let first = self.squares.read(&mut self.cursor).map_err(|error| self.unfinished(&start).unwrap_or(error))?;
        let piece = Piece { color, kind };
        space(self);
        if !start.next_is(|c| c.is_ascii_digit()) || !self.cursor.eat('-') {
            return self.put(first, piece, start.offset());
        }
        space(self);
        let offset = self.cursor.offset();
        let (from, to) = (self.squares.number(first) as u32, self.cursor.number());
        let last = to.filter(|&to| self.squares.numbered(to).is_some());
        let Some(last) = last else { return Err(self.squares.expected_number(&self.cursor, offset)) };
        if last < from {
            return Err(self.cursor.expected_at(offset, format!("a number not below {from}")));
        }
        for number in from..=last {
            if let Some(square) = self.squares.numbered(number) {
                self.put(square, piece, start.offset())?;
            }
        }
        Ok(())
    }

    /// The error at a piece of a capture that is not over: taken (`G`, a king `P`) or taking (`A`, a king `B`),
    /// as lidraughts and PlayStrategy write it. A position is what stands between moves.
    fn unfinished(&self, start: &Cursor<'_>) -> Option<SyntaxError> {
        let mut ahead = start.clone();
        ahead.eat_if(|c| "GPAB".contains(c))?;
        self.squares.read(&mut ahead).ok()?;
        Some(start.expected("a square, not a piece of a capture that is not over"))
    }

    fn put(&mut self, square: Square, piece: Piece, offset: usize) -> Result<(), SyntaxError> {
        let bit = BitsOf::<V>::bit(square.0);
        if self.used.meets(bit) {
            return Err(self.cursor.expected_at(offset, "a square not named before"));
        }
        self.used |= bit;
        self.fen.setup.pieces.push((square, piece));
        Ok(())
    }

    /// Reads a field other than a list; answers whether there is one it knows.
    fn field(&mut self) -> Result<bool, SyntaxError> {
        let start = self.cursor.clone();
        match self.cursor.bump() {
            Some('@') if !core::mem::replace(&mut self.reserves, true) => self.read_reserves()?,
            Some('+') if self.runs.is_none() => {
                self.runs = Some(start);
                self.cursor.skip(|c| c == '+' || c.is_ascii_alphanumeric());
            }
            Some('H') if self.fen.halfmove.is_none() => self.fen.halfmove = Some(self.small(u32::MAX - 1)?),
            Some('F') if self.fen.fullmove.is_none() => self.fen.fullmove = Some(self.small(u32::MAX - 1)?),
            _ => {
                self.cursor = start;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reads a number that is not above `most`.
    fn small(&mut self, most: u32) -> Result<u32, SyntaxError> {
        let offset = self.cursor.offset();
        let number = self.cursor.number().filter(|&number| number <= most);
        number.ok_or_else(|| self.cursor.expected_at(offset, format!("a number from 0 to {most}")))
    }

    /// Reads the men in reserve, a number for each player.
    fn read_reserves(&mut self) -> Result<(), SyntaxError> {
        for color in V::colors() {
            if color != Color::White && !self.cursor.eat(',') {
                return Err(self.cursor.expected(format!("a comma and the men {color} has in reserve")));
            }
            self.fen.setup.reserves[color.index()] = self.small(u8::MAX as u32)? as u8;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Fen, SyntaxError> {
        self.cursor.eat('.');
        if !self.cursor.is_at_end() {
            return Err(self.cursor.expected("`:` or the end"));
        }
        if let Some(missing) = V::colors().find(|color| !self.listed[color.index()]) {
            return Err(self.cursor.expected(format!("a list of {missing} pieces, `:{}`", missing.letter())));
        }
        if let Some(runs) = self.runs.take() {
            self.cursor = runs;
            self.read_runs()?;
        }
        Ok(self.fen)
    }

    /// Reads the counts of king moves in a row: Black's, then White's, as lidraughts writes them.
    fn read_runs(&mut self) -> Result<(), SyntaxError> {
        for color in [Color::Black, Color::White] {
            if !self.cursor.eat('+') {
                return Err(self.cursor.expected(format!("`+` and the king moves of {color}")));
            }
            self.fen.setup.king_runs[color.index()] = self.read_run(color)?;
        }
        if self.cursor.next_is(|c| c == '+') { Err(self.cursor.expected("two counts only")) } else { Ok(()) }
    }

    /// Reads one digit and the king's square, which may be left out if there is only one king.
    fn read_run(&mut self, color: Color) -> Result<Option<KingRun>, SyntaxError> {
        let digit = self.cursor.eat_if(|c| c.is_ascii_digit());
        let Some(moves) = digit.and_then(|digit| digit.to_digit(10)) else {
            return Err(self.cursor.expected("a digit"));
        };
        let offset = self.cursor.offset();
        let named = self.cursor.next_is(|c| c.is_ascii_alphanumeric());
        let king = if named { Some(self.squares.read(&mut self.cursor)?) } else { self.only_king(color) };
        match king {
            _ if moves == 0 => Ok(None),
            Some(king) => Ok(Some(KingRun { moves: moves as u8, king })),
            None => Err(self.cursor.expected_at(offset, format!("the square of the {color} king that moved"))),
        }
    }

    fn only_king(&self, color: Color) -> Option<Square> {
        let wanted = Piece { color, kind: Kind::King };
        let mut kings = self.fen.setup.pieces.iter().filter(|(_, piece)| *piece == wanted);
        kings.next().filter(|_| kings.next().is_none()).map(|&(square, _)| square)
    }
}

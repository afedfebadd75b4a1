//! DXP, the DamExchange protocol: positions as a letter a square, moves as fixed columns of digits.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::ParseFenError;
use super::letters::Letters;
use super::move_read::MoveTextError;
use super::squares::SquareText;
use crate::moves::Move;
use crate::position::Position;
use crate::setup::Faults;
use crate::square::Square;
use crate::state::BitsOf;
use crate::syntax::{Cursor, SyntaxError, text_of};
use crate::variant::Variant;

/// Black is Z, for *zwart*.
const LETTERS: Letters = Letters { sides: ['W', 'Z', 'T'], men: ['w', 'z', 't'], kings: ['W', 'Z', 'T'] };

/// The greatest number two digits can write.
const LAST: u8 = 99;

/// A move message of DXP: `M`, the seconds used in four digits, then in two digits each the start,
/// the end, how many pieces are captured, and their squares.
///
/// ```
/// use draughts::DxpMove;
/// let message: DxpMove = "M00073228021823".parse()?;
/// assert_eq!((message.seconds, message.from, message.to), (7, 32, 28));
/// assert_eq!(message.captured, [18, 23]);
/// assert_eq!(message.to_string(), "M00073228021823");
/// # Ok::<(), draughts::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DxpMove {
    /// Seconds used for the move.
    pub seconds: u16,
    /// The number of the square it starts on.
    pub from: u8,
    /// The number of the square it ends on.
    pub to: u8,
    /// The numbers of the squares of captured pieces.
    pub captured: Vec<u8>,
}

/// The message; what does not fit its columns is written as the greatest number that does.
impl fmt::Display for DxpMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let captured = &self.captured[..self.captured.len().min(LAST as usize)];
        write!(f, "M{:04}", self.seconds.min(9999))?;
        let head = [self.from, self.to, captured.len() as u8];
        head.iter().chain(captured).try_for_each(|number| write!(f, "{:02}", number.min(&LAST)))
    }
}

impl FromStr for DxpMove {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut cursor = Cursor::new(text);
        if !cursor.eat('M') {
            return Err(cursor.expected("`M`"));
        }
        let seconds = digits(&mut cursor, 4)?;
        let (from, to) = (digits(&mut cursor, 2)? as u8, digits(&mut cursor, 2)? as u8);
        let count = digits(&mut cursor, 2)?;
        let captured = (0..count).map(|_| Ok(digits(&mut cursor, 2)? as u8)).collect::<Result<_, _>>()?;
        if !cursor.is_at_end() {
            return Err(cursor.expected("the end of the message"));
        }
        Ok(DxpMove { seconds, from, to, captured })
    }
}

/// Reads a number of exactly `count` digits.
fn digits(cursor: &mut Cursor<'_>, count: usize) -> Result<u16, SyntaxError> {
    (0..count).try_fold(0, |value, _| match cursor.eat_if(|c| c.is_ascii_digit()) {
        Some(digit) => Ok(10 * value + (digit as u8 - b'0') as u16),
        None => Err(cursor.expected("a digit")),
    })
}

impl<V: Variant + Default> Position<V> {
    /// The position of a DXP board string.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let start = Position::<International>::initial();
    /// assert_eq!(Position::from_dxp(&start.to_dxp()), Ok(start));
    /// ```
    pub fn from_dxp(text: &str) -> Result<Self, ParseFenError> {
        Self::from_dxp_of(V::default(), text, Faults::empty())
    }
}

impl<V: Variant> Position<V> {
    /// The position of this game that a DXP board string describes, with some of the
    /// [`Faults::TOLERABLE`] faults let pass.
    ///
    /// # Errors
    /// [`ParseFenError`] says what else is wrong and where.
    ///
    /// ```
    /// use draughts::{Faults, International, Position};
    /// assert!(Position::from_dxp_of(International, "W", Faults::empty()).is_err());
    /// ```
    pub fn from_dxp_of(game: V, text: &str, tolerated: Faults) -> Result<Self, ParseFenError> {
        let state = LETTERS.read(&game, text, tolerated)?;
        Ok(Self::from_state(game, state))
    }

    /// The DXP board string: the side to move, `W` or `Z`, then `w`, `z`, `W`, `Z` or `e` for each
    /// square in the order of the numbers.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// assert!(Position::<International>::initial().to_dxp().starts_with("Wzzzzzzzzzzzzzzzzzzzzeeeeeeeeee"));
    /// ```
    pub fn to_dxp(&self) -> String {
        text_of(|text| LETTERS.write(self.game(), self.state(), text))
    }

    /// A move as a DXP message; none for what DXP cannot say: drops, and squares with more than two
    /// digits.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// let message = position.dxp_move(&position.legal_moves()[0], 5).unwrap();
    /// assert_eq!(message.to_string(), "M00052808021222");
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn dxp_move(&self, m: &Move<BitsOf<V>>, seconds: u16) -> Option<DxpMove> {
        let squares = SquareText::new(self.game());
        let number = |square| Some(squares.number(square)).filter(|&number| number <= LAST);
        let mut captured = m.captured_squares().map(number).collect::<Option<Vec<_>>>()?;
        captured.sort_unstable();
        Some(DxpMove { seconds, from: number(m.from()?)?, to: number(m.to())?, captured })
    }

    /// The legal move that a DXP message names.
    ///
    /// # Errors
    /// As [`parse_move`](Self::parse_move).
    ///
    /// ```
    /// use draughts::{DxpMove, International, Position};
    /// let position = Position::<International>::initial();
    /// let message: DxpMove = "M0000322800".parse().unwrap();
    /// assert_eq!(position.text(&position.parse_dxp_move(&message)?), "32-28");
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn parse_dxp_move(&self, message: &DxpMove) -> Result<Move<BitsOf<V>>, MoveTextError> {
        let squares = SquareText::new(self.game());
        let square = |number: &u8| -> Result<Square, SyntaxError> {
            squares.numbered(*number as u32).ok_or_else(|| {
                let text = alloc::format!("{number:02}");
                squares.expected_number(&Cursor::new(&text), 0)
            })
        };
        let captured = message.captured.iter().map(square).collect::<Result<Vec<_>, _>>()?;
        self.by_captured(square(&message.from)?, square(&message.to)?, &captured, captured.is_empty())
    }
}

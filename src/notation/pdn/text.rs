//! Moves as PDN writes them, before any rules are known.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::lexer;
use crate::syntax::quoted;

/// A square as a move names it: by number, or by file and rank.
///
/// ```
/// use draughts::pdn::SquareName;
/// assert_eq!(SquareName::Place { file: 2, rank: 2 }.to_string(), "c3");
/// assert_eq!(SquareName::Number(32).to_string(), "32");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SquareName {
    /// A number, from 1.
    Number(u16),
    /// A file and a rank, both from 0. Files are the letters `a` to `z`.
    Place {
        /// The file, 0 for `a`.
        file: u8,
        /// The rank, 0 for `1`.
        rank: u8,
    },
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SquareName::Number(number) => write!(f, "{number}"),
            SquareName::Place { file, rank } => write!(f, "{}{}", char::from(b'a' + file % 26), rank as u16 + 1),
        }
    }
}

/// The sign between the squares of a move.
///
/// ```
/// use draughts::pdn::Sign;
/// assert_eq!(Sign::Colon.as_str(), ":");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    /// `-`
    Hyphen,
    /// `x`
    Cross,
    /// `:`
    Colon,
    /// Nothing: `a3b4`.
    None,
    /// `@` before the only square: a man from the reserve.
    Drop,
}

impl Sign {
    /// The sign as it is written.
    ///
    /// ```
    /// # use draughts::pdn::Sign;
    /// assert_eq!(Sign::Cross.as_str(), "x");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Sign::Hyphen => "-",
            Sign::Cross => "x",
            Sign::Colon => ":",
            Sign::None => "",
            Sign::Drop => "@",
        }
    }
}

/// A move as it is written: the squares it names and the sign between them. What it means depends on
/// the position.
///
/// ```
/// use draughts::pdn::MoveText;
/// let text: MoveText = "06- 11".parse().unwrap();
/// assert_eq!(text.to_string(), "6-11");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveText {
    sign: Sign,
    squares: Vec<SquareName>,
}

/// Whether a square's letter is the sign of a capture.
fn is_on_file_x(square: &SquareName) -> bool {
    matches!(square, SquareName::Place { file: 23, .. })
}

/// Text that is not a move.
///
/// ```
/// use draughts::pdn::MoveText;
/// let error = "32".parse::<MoveText>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a move such as 32-28, c3-d4, 19x30 or @c3, found \"32\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected a move such as 32-28, c3-d4, 19x30 or @c3, found {found}")]
pub struct ParseMoveTextError {
    found: String,
}

impl MoveText {
    /// A move through these squares; none if it cannot be written: a drop has one square and any other move
    /// at least two, all by number (1 to 999) or all by file and rank (a1 to z99), and only squares by file
    /// and rank, none of them on file x, can do without a sign. `1-1` is no move but a result.
    ///
    /// ```
    /// use draughts::pdn::{MoveText, Sign, SquareName};
    /// let squares = [SquareName::Number(32), SquareName::Number(28)];
    /// assert_eq!(MoveText::new(Sign::Hyphen, &squares).unwrap().to_string(), "32-28");
    /// assert_eq!(MoveText::new(Sign::Drop, &squares), None);
    /// ```
    pub fn new(sign: Sign, squares: &[SquareName]) -> Option<Self> {
        use SquareName::{Number, Place};
        let numbers = squares.iter().all(|square| matches!(square, Number(1..=999)));
        let places = squares.iter().all(|square| matches!(square, Place { file: 0..=25, rank: 0..=98 }));
        let fits = match sign {
            Sign::Drop => squares.len() == 1,
            Sign::None => squares.len() > 1 && places && !squares[1..].iter().any(is_on_file_x),
            Sign::Hyphen => squares.len() > 1 && squares != [Number(1), Number(1)],
            Sign::Cross | Sign::Colon => squares.len() > 1,
        };
        (fits && (numbers || places)).then(|| MoveText { sign, squares: squares.to_vec() })
    }

    /// A move that was read.
    pub(super) fn of(sign: Sign, squares: &[SquareName]) -> Self {
        MoveText { sign, squares: squares.to_vec() }
    }

    /// The sign between the squares.
    ///
    /// ```
    /// # use draughts::pdn::{MoveText, Sign};
    /// assert_eq!("19x30".parse::<MoveText>().unwrap().sign(), Sign::Cross);
    /// ```
    pub fn sign(&self) -> Sign {
        self.sign
    }

    /// The squares, in the order they are written.
    ///
    /// ```
    /// # use draughts::pdn::{MoveText, SquareName};
    /// let text: MoveText = "19x30".parse().unwrap();
    /// assert_eq!(text.squares(), [SquareName::Number(19), SquareName::Number(30)]);
    /// ```
    pub fn squares(&self) -> &[SquareName] {
        &self.squares
    }
}

impl core::str::FromStr for MoveText {
    type Err = ParseMoveTextError;

    fn from_str(text: &str) -> Result<Self, ParseMoveTextError> {
        let mut squares = Vec::new();
        match lexer::whole_move(text, &mut squares) {
            Some(sign) => Ok(MoveText { sign, squares }),
            None => Err(ParseMoveTextError { found: quoted(text) }),
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_move(f, self.sign, &self.squares)
    }
}

/// Writes a move as PDN 3.0 wants it: no spaces, no leading zeros, small letters.
pub(super) fn write_move(out: &mut impl fmt::Write, sign: Sign, squares: &[SquareName]) -> fmt::Result {
    if sign == Sign::Drop {
        out.write_char('@')?;
    }
    for (at, square) in squares.iter().enumerate() {
        if at > 0 {
            out.write_str(sign.as_str())?;
        }
        write!(out, "{square}")?;
    }
    Ok(())
}

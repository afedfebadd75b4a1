//! The words of the game: squares, colours, kinds of piece.

use core::fmt;

/// One square of a board, as the number of its bit in the board's bitboards.
///
/// The number is private to the board (some boards leave gaps between rows): ask the board for a
/// square's algebraic name or PDN number.
///
/// ```
/// use draughts::{Dark, Names};
/// let board = Dark::<8, 8>::new();
/// let square = board.square_at(2, 2).unwrap();
/// assert_eq!(board.name(square), "c3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square that is bit `index` of a board's bitboards.
    ///
    /// ```
    /// # use draughts::Square;
    /// assert_eq!(Square::from_index(7).index(), 7);
    /// ```
    pub const fn from_index(index: u8) -> Self {
        Square(index)
    }

    /// The number of this square's bit.
    ///
    /// ```
    /// # use draughts::Square;
    /// assert_eq!(Square::from_index(7).index(), 7);
    /// ```
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// A player. Two-player games have White and Black; three-player games add the third.
///
/// ```
/// use draughts::Color;
/// assert_eq!(Color::White.to_string(), "white");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[doc(alias = "side")]
#[doc(alias = "player")]
pub enum Color {
    /// The player at the bottom of a square board.
    #[default]
    White,
    /// The player at the top of a square board.
    Black,
    /// The third player of a three-sided game.
    Third,
}

impl Color {
    /// Every colour, in turn order.
    ///
    /// ```
    /// # use draughts::Color;
    /// assert_eq!(Color::ALL.len(), 3);
    /// ```
    pub const ALL: [Color; 3] = [Color::White, Color::Black, Color::Third];

    /// The colour's place in arrays: 0, 1 or 2.
    ///
    /// ```
    /// # use draughts::Color;
    /// assert_eq!(Color::Black.index(), 1);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour at place `index` of [`Color::ALL`]; anything past the end is the third.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        match index {
            0 => Color::White,
            1 => Color::Black,
            _ => Color::Third,
        }
    }

    /// The letter that stands for the colour in a FEN: `W`, `B` or `T`.
    ///
    /// ```
    /// # use draughts::Color;
    /// assert_eq!(Color::Black.letter(), 'B');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'W',
            Color::Black => 'B',
            Color::Third => 'T',
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "white",
            Color::Black => "black",
            Color::Third => "third",
        })
    }
}

/// What a piece is: a man, or a crowned man.
///
/// ```
/// use draughts::Kind;
/// assert_eq!(Kind::King.to_string(), "king");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// An uncrowned piece.
    #[doc(alias = "pawn")]
    Man,
    /// A crowned piece.
    #[doc(alias = "queen")]
    #[doc(alias = "dame")]
    King,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Man => "man",
            Kind::King => "king",
        })
    }
}

/// A piece: whose it is, and what.
///
/// ```
/// use draughts::{Color, Kind, Piece};
/// let king = Piece { color: Color::White, kind: Kind::King };
/// assert_eq!(king.to_string(), "white king");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// The player it belongs to.
    pub color: Color,
    /// Man or king.
    pub kind: Kind,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.kind)
    }
}

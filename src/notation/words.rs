//! International positions as three machine words, the layout of the egdb_intl endgame databases.

use alloc::vec::Vec;

use crate::board::{Board, Corner, Names, Shade};
use crate::position::Position;
use crate::setup::Setup;
use crate::square::{Color, Kind, Piece};
use crate::variant::Variant;

/// A position of the 10×10 board as sets of squares: square 1 is bit 0, and a bit is left out after
/// every two rows (bits 10, 21, 32 and 43), so that a step in a direction is a shift.
///
/// ```
/// use draughts::{BitWords, International, Position};
/// let words = Position::<International>::initial().to_words().unwrap();
/// assert_eq!(words, BitWords { black: 0x1f_fbff, white: 0x3f_f7fe_0000_0000, king: 0 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BitWords {
    /// Black's pieces.
    pub black: u64,
    /// White's pieces.
    pub white: u64,
    /// The kings of both.
    pub king: u64,
}

/// Squares between two bits left out.
const BLOCK: u8 = 10;

const fn bit(number: u8) -> u64 {
    1 << (number - 1 + (number - 1) / BLOCK)
}

impl BitWords {
    /// The squares of the board.
    const SQUARES: u64 = {
        let (mut all, mut number) = (0, 1);
        while number <= 50 {
            all |= bit(number);
            number += 1;
        }
        all
    };

    /// The arrangement of pieces these words describe on a 10×10 board; none on another board, and none
    /// if a bit is set that is no square's, a square is both players', or a king is nobody's.
    ///
    /// ```
    /// use draughts::{BitWords, Color, International, Position};
    /// let words = BitWords { black: 1, white: 1 << 11, king: 1 };
    /// let setup = words.to_setup(Position::<International>::initial().board(), Color::White).unwrap();
    /// assert_eq!(Position::<International>::from_setup(&setup).unwrap().to_fen(), "W:W11:BK1");
    /// ```
    pub fn to_setup<B: Board>(self, board: &B, turn: Color) -> Option<Setup> {
        let BitWords { black, white, king } = self;
        let is_sound = black & white == 0 && king & !(black | white) == 0 && (black | white) & !Self::SQUARES == 0;
        if !is_sound || !is_international(board) {
            return None;
        }
        let mut pieces = Vec::new();
        for number in 1..=50 {
            let color = if white & bit(number) != 0 { Color::White } else { Color::Black };
            if (white | black) & bit(number) != 0 {
                let kind = if king & bit(number) != 0 { Kind::King } else { Kind::Man };
                pieces.push((board.square_numbered(number, Corner::TopLeft)?, Piece { color, kind }));
            }
        }
        Some(Setup { pieces, ..Setup::empty(turn) })
    }
}

fn is_international<B: Board>(board: &B) -> bool {
    board.grid_size() == Some((10, 10, Shade::Dark))
}

impl<V: Variant> Position<V> {
    /// The pieces as three machine words; none on boards other than the dark squares of 10×10.
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// assert_eq!(Position::<Russian>::initial().to_words(), None);
    /// ```
    pub fn to_words(&self) -> Option<BitWords> {
        if !is_international(self.board()) {
            return None;
        }
        let mut words = BitWords::default();
        for (square, piece) in self.pieces() {
            let bit = bit(self.board().number(square, Corner::TopLeft));
            match piece.color {
                Color::White => words.white |= bit,
                _ => words.black |= bit,
            }
            if piece.kind == Kind::King {
                words.king |= bit;
            }
        }
        Some(words)
    }
}

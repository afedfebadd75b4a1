//! What stands where, in games chosen at run time.

use alloc::string::String;
use alloc::vec::Vec;

use super::{AnyMove, AnyPosition};
use crate::square::{Color, Kind, Piece, Square};
use crate::syntax::SyntaxError;

/// A piece of any game.
///
/// ```
/// use draughts::{AnyPiece, Color, Kind, Piece};
/// let king = Piece { color: Color::White, kind: Kind::King };
/// assert_eq!(AnyPiece::from(king), AnyPiece { color: Color::White, kind: "king", letter: 'K' });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnyPiece {
    /// The player it belongs to.
    pub color: Color,
    /// What the game calls it: "man" or "king", if it has no other kinds.
    pub kind: &'static str,
    /// The capital letter that stands for the kind.
    pub letter: char,
}

impl From<Piece> for AnyPiece {
    fn from(piece: Piece) -> Self {
        let (kind, letter) = match piece.kind {
            Kind::Man => ("man", 'M'),
            Kind::King => ("king", 'K'),
        };
        AnyPiece { color: piece.color, kind, letter }
    }
}

impl AnyPosition {
    /// Every piece and where it stands.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("russian").unwrap().pieces().len(), 24);
    /// ```
    pub fn pieces(&self) -> Vec<(Square, AnyPiece)> {
        self.0.pieces()
    }

    /// What stands on a square.
    ///
    /// ```
    /// let start = draughts::by_name("russian").unwrap();
    /// assert_eq!(start.piece_at(start.square("c3").unwrap()).unwrap().kind, "man");
    /// ```
    pub fn piece_at(&self, square: Square) -> Option<AnyPiece> {
        self.pieces().into_iter().find(|(at, _)| *at == square).map(|(_, piece)| piece)
    }

    /// How many pieces a colour holds in reserve.
    ///
    /// ```
    /// # use draughts::Color;
    /// assert_eq!(draughts::by_name("neu-russian").unwrap().reserve(Color::White), 12);
    /// ```
    pub fn reserve(&self, color: Color) -> u8 {
        self.0.reserve(color)
    }

    /// Every square of the board.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("international").unwrap().squares().len(), 50);
    /// ```
    pub fn squares(&self) -> Vec<Square> {
        self.0.squares()
    }

    /// The name of a square by file and rank, whatever the game itself writes.
    ///
    /// ```
    /// let start = draughts::by_name("international")?;
    /// let m = start.parse_move("32-28")?;
    /// assert_eq!(start.algebraic_name(m.to().unwrap()), "e5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn algebraic_name(&self, square: Square) -> String {
        self.0.name(square)
    }

    /// A square as the game writes it, by name or by number.
    ///
    /// ```
    /// let start = draughts::by_name("international").unwrap();
    /// assert_eq!(start.square_name(start.square("a1").unwrap()), "46");
    /// ```
    pub fn square_name(&self, square: Square) -> String {
        self.0.square_name(square)
    }

    /// The square with this name or number.
    ///
    /// # Errors
    /// [`SyntaxError`] if the text is no square of the board.
    ///
    /// ```
    /// let start = draughts::by_name("international").unwrap();
    /// assert_eq!(start.square("46"), start.square("a1"));
    /// ```
    pub fn square(&self, text: &str) -> Result<Square, SyntaxError> {
        self.0.square(text)
    }

    /// The position as the other player sees it: the board is turned and the players change sides and
    /// turns, so that the same moves can be made with the other colours. None if the board cannot be
    /// turned so, if the rules are not the same for both then, or if three play.
    ///
    /// ```
    /// let position = draughts::by_name("international").unwrap().with_fen("W:W31,K40:B1").unwrap();
    /// assert_eq!(position.swap_colors().unwrap().to_fen(), "B:W50:BK11,20");
    /// ```
    pub fn swap_colors(&self) -> Option<Self> {
        self.0.swap_colors().map(AnyPosition)
    }

    /// The move that does after [`swap_colors`](Self::swap_colors) what this one does before.
    ///
    /// ```
    /// let start = draughts::by_name("international").unwrap();
    /// let m = start.swap_move(&start.parse_move("32-28").unwrap()).unwrap();
    /// assert_eq!(start.swap_colors().unwrap().text(&m), "19-23");
    /// ```
    pub fn swap_move(&self, m: &AnyMove) -> Option<AnyMove> {
        self.0.swap_move(m)
    }
}

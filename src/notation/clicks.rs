//! Step-by-step input.

use alloc::vec::Vec;

use crate::movegen::{self, ClickState};
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use crate::state::BitsOf;
use crate::variant::Variant;

impl<V: Variant> Position<V> {
    /// How far a move has come whose squares are entered one by one: the square it starts on, then
    /// each square the piece lands on; for a drop only the square dropped on. Where a king may land on
    /// several squares, any from which the capture can go on as it must will do.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::initial();
    /// assert_eq!(position.clicks(&[]).next.len(), 5);
    /// let square = |name| position.square(name).unwrap();
    /// assert_eq!(position.clicks(&[square("32")]).next, [square("27"), square("28")]);
    /// assert_eq!(position.clicks(&[square("32"), square("28")]).complete.len(), 1);
    /// ```
    pub fn clicks(&self, squares: &[Square]) -> ClickState<BitsOf<V>> {
        movegen::clicks(self.game(), self.state(), squares)
    }

    /// The legal moves from one square to another, for input that names only these: more than one
    /// if captures of different pieces start and end alike.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:WK4:B13,20,32,37")?;
    /// let (from, to) = (position.square("4").unwrap(), position.square("15").unwrap());
    /// assert_eq!(position.moves_between(from, to).len(), 2);
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn moves_between(&self, from: Square, to: Square) -> Vec<Move<BitsOf<V>>> {
        let mut moves = self.legal_moves();
        moves.retain(|m| m.from() == Some(from) && m.to() == to);
        moves
    }
}

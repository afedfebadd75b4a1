//! Step-by-step input in games chosen at run time.

use alloc::vec::Vec;

use super::{AnyMove, AnyPosition};
use crate::square::Square;

/// How far a move has come that is being entered square by square, in any game.
///
/// ```
/// let position = draughts::by_name("russian").unwrap().with_fen("W:Wc3,a1:Bd4,d6").unwrap();
/// let square = |name| position.square(name).unwrap();
/// let first = position.clicks(&[square("c3"), square("e5")]);
/// assert_eq!((first.next, first.taken), (vec![square("c7")], vec![square("d4")]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct AnyClickState {
    /// The squares that can come next, each once, lowest first.
    pub next: Vec<Square>,
    /// The pieces taken so far, lowest first.
    pub taken: Vec<Square>,
    /// The moves that the squares so far are the whole of; for no squares, those that move no piece.
    pub complete: Vec<AnyMove>,
}

impl AnyPosition {
    /// How far a move has come whose squares are entered one by one: as
    /// [`Position::clicks`](crate::Position::clicks). Moves of units have a start and an end, whatever they take.
    ///
    /// ```
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// let corner = start.square("a1").unwrap();
    /// assert!(start.clicks(&[]).next.contains(&corner));
    /// assert_eq!(start.clicks(&[corner]).complete.len(), 1);
    /// ```
    pub fn clicks(&self, squares: &[Square]) -> AnyClickState {
        self.0.clicks(squares)
    }
}

/// How far the squares have come in moves that are told by start and end alone.
pub(super) fn start_and_end(moves: Vec<AnyMove>, squares: &[Square]) -> AnyClickState {
    let mut state = AnyClickState::default();
    for m in moves {
        match (squares, m.from(), m.to()) {
            ([], None, None) => state.complete.push(m),
            ([], Some(from), _) => state.next.push(from),
            ([first], Some(from), Some(to)) if *first == from => state.next.push(to),
            ([first, last], Some(from), Some(to)) if (*first, *last) == (from, to) => {
                state.taken.extend(m.captured_squares());
                state.complete.push(m);
            }
            _ => {}
        }
    }
    for squares in [&mut state.next, &mut state.taken] {
        squares.sort_unstable();
        squares.dedup();
    }
    state
}

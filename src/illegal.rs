//! Why a move is not legal.

use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::movegen;
use crate::moves::Move;
use crate::rules::{Entry, Modes, Movement, Obligation};
use crate::square::{Kind, Square};
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// The rule a move breaks.
///
/// ```
/// use draughts::Illegality;
/// assert_eq!(Illegality::MustCapture.to_string(), "a capture is possible and compulsory");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Illegality {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A square of the move is not on the board.
    #[error("a square of the move is not on the board")]
    OffBoard,
    /// Nothing stands on the square the move starts from.
    #[error("nothing stands on the square it starts from")]
    EmptySquare,
    /// The piece belongs to another player.
    #[error("the piece belongs to another player")]
    NotYourPiece,
    /// The square the move ends on is occupied.
    #[error("the square it ends on is occupied")]
    Occupied,
    /// A capture is possible and compulsory.
    #[error("a capture is possible and compulsory")]
    MustCapture,
    /// Another capture goes before this one: it takes more, or pieces that count for more.
    #[error("another capture takes precedence")]
    MustCaptureBetter,
    /// The capture could go on and must.
    #[error("the capture must go on")]
    MustContinue,
    /// The pieces the move claims to take cannot be taken so.
    #[error("those pieces cannot be captured by this piece in this way")]
    NoSuchCapture,
    /// The piece does not move like that.
    #[error("the piece does not move like that")]
    NotItsMove,
    /// The king has made as many quiet moves in a row as it may.
    #[error("this king has made as many moves in a row as it may")]
    KingRunLimit,
    /// The game has no drops, or the reserve is empty.
    #[error("there is no man in reserve to drop")]
    NothingToDrop,
    /// Men are not dropped on this square.
    #[error("men are not dropped on this square")]
    OutsideDropZone,
    /// A unit that may not go below its level would.
    #[error("the unit may not go below its level")]
    BelowItsLevel,
    /// Those heroes do not return, or not like that.
    #[error("those heroes cannot return home like that")]
    NoSuchReturn,
    /// A player who can move may not wait.
    #[error("a player who can move may not let the turn pass")]
    MayNotWait,
    /// The move names a wrong kind of piece before or after it.
    #[error("the piece is not of that kind")]
    WrongKind,
}

/// A move that is not legal, and why.
///
/// ```
/// use draughts::{Illegality, Position, Russian};
/// let start = Position::<Russian>::initial();
/// let m = start.legal_moves()[0];
/// let error = start.play(&m).unwrap().play(&m).unwrap_err();
/// assert_eq!(error.reason(), Illegality::EmptySquare);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("illegal move: {reason}")]
pub struct IllegalMove {
    reason: Illegality,
}

impl IllegalMove {
    /// The error that a move breaks this rule, for games that are no variant.
    ///
    /// ```
    /// use draughts::{IllegalMove, Illegality};
    /// assert_eq!(IllegalMove::new(Illegality::GameOver).to_string(), "illegal move: the game is over");
    /// ```
    pub const fn new(reason: Illegality) -> Self {
        IllegalMove { reason }
    }

    /// The rule it breaks.
    ///
    /// ```
    /// # use draughts::{Illegality, Position, Russian};
    /// # let start = Position::<Russian>::initial();
    /// # let m = start.legal_moves()[0];
    /// let error = start.play(&m).unwrap().play(&m).unwrap_err();
    /// assert_eq!(error.reason(), Illegality::EmptySquare);
    /// ```
    pub const fn reason(&self) -> Illegality {
        self.reason
    }
}

/// Why `m`, which is not in the list of legal moves, is not.
pub(crate) fn reason<V: Variant>(variant: &V, state: &StateOf<V>, m: &Move<BitsOf<V>>) -> Illegality {
    let mut legal = Vec::new();
    movegen::list_moves(variant, state, &mut legal);
    if legal.is_empty() {
        Illegality::GameOver
    } else if m.is_drop() {
        drop_reason(variant, state, m.to())
    } else {
        board_move_reason(variant, state, m, &legal)
    }
}

fn drop_reason<V: Variant>(variant: &V, state: &StateOf<V>, to: Square) -> Illegality {
    let (turn, bit) = (state.turn, BitsOf::<V>::bit(to.index()));
    if !variant.entry().has_drops() || state.reserves[turn.index()] == 0 {
        Illegality::NothingToDrop
    } else if state.occupied().meets(bit) {
        Illegality::Occupied
    } else if !variant.entry().drop_zone(variant.board(), turn).meets(bit) {
        Illegality::OutsideDropZone
    } else if must_capture(variant, state) {
        Illegality::MustCapture
    } else {
        Illegality::WrongKind
    }
}

fn board_move_reason<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    m: &Move<BitsOf<V>>,
    legal: &[Move<BitsOf<V>>],
) -> Illegality {
    let (from, to) = (BitsOf::<V>::bit(m.from), BitsOf::<V>::bit(m.to));
    let playing = variant.board().squares();
    let piece = state.piece_at(Square(m.from));
    if !(playing.meets(from) && playing.meets(to)) {
        Illegality::OffBoard
    } else if let Some(piece) = piece {
        if piece.color != state.turn {
            Illegality::NotYourPiece
        } else if piece.kind != m.kind_before() {
            Illegality::WrongKind
        } else if m.is_capture() {
            capture_reason(variant, state, m, legal)
        } else {
            quiet_reason(variant, state, m, piece.kind, legal)
        }
    } else {
        Illegality::EmptySquare
    }
}

fn capture_reason<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    m: &Move<BitsOf<V>>,
    legal: &[Move<BitsOf<V>>],
) -> Illegality {
    let same = |other: &&Move<BitsOf<V>>| (other.from, other.to, other.captured) == (m.from, m.to, m.captured);
    if legal.iter().any(|other| same(&other)) {
        return Illegality::WrongKind;
    }
    if movegen::all_captures(variant, state).iter().any(|other| same(&other)) {
        return Illegality::MustCaptureBetter;
    }
    let begins = |other: &Move<BitsOf<V>>| other.from == m.from && other.captured & m.captured == m.captured;
    let goes_on = legal.iter().any(|other| begins(other) && other.captured != m.captured);
    if goes_on { Illegality::MustContinue } else { Illegality::NoSuchCapture }
}

/// Whether a capture is possible and compulsory.
fn must_capture<V: Variant>(variant: &V, state: &StateOf<V>) -> bool {
    let obliged = variant.capture().obligation() == Obligation::Compulsory;
    obliged && !movegen::jumpers(variant, state).is_empty()
}

fn quiet_reason<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    m: &Move<BitsOf<V>>,
    kind: Kind,
    legal: &[Move<BitsOf<V>>],
) -> Illegality {
    if must_capture(variant, state) {
        return Illegality::MustCapture;
    }
    if state.occupied().meets(BitsOf::<V>::bit(m.to)) {
        return Illegality::Occupied;
    }
    let run = state.runs;
    let limit = variant.movement().king_run_limit();
    let spent = limit.is_some_and(|limit| run.count(state.turn) >= limit) && run.square(state.turn) == m.from;
    if kind == Kind::King && spent {
        return Illegality::KingRunLimit;
    }
    let alike = |other: &Move<BitsOf<V>>| (other.from, other.to) == (m.from, m.to);
    if legal.iter().any(alike) { Illegality::WrongKind } else { Illegality::NotItsMove }
}

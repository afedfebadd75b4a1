//! Any arrangement of pieces, legal or not, on its way to becoming a position.

use alloc::vec::Vec;
use core::fmt;

use bitflags::bitflags;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::movegen;
use crate::players::Players;
use crate::rules::{Crowning, Entry, Movement, Promotion};
use crate::square::{Color, Kind, Piece, Square};
use crate::state::{BitsOf, State, StateOf};
use crate::variant::Variant;

bitflags! {
    /// What is wrong with a [`Setup`].
    ///
    /// ```
    /// use draughts::Faults;
    /// assert!(Faults::TOLERABLE.contains(Faults::MAN_ON_FAR_ROW));
    /// let both = Faults::OFF_BOARD | Faults::OVERLAP;
    /// assert_eq!(both.to_string(), "a piece is off the board; two pieces share a square");
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Faults: u16 {
        /// A piece stands on a square the board does not have.
        const OFF_BOARD = 1 << 0;
        /// Two pieces stand on one square.
        const OVERLAP = 1 << 1;
        /// A piece, a reserve or the turn belongs to a player the game does not have.
        const NO_SUCH_PLAYER = 1 << 2;
        /// A man stands where he would have been crowned.
        const MAN_ON_FAR_ROW = 1 << 3;
        /// A player has more pieces, on the board and in reserve together, than the game gives him.
        const TOO_MANY_PIECES = 1 << 4;
        /// A player has men in reserve in a game without drops.
        const RESERVE_WITHOUT_DROPS = 1 << 5;
        /// A count of king moves in a game that limits none, above the limit, or of a king that is
        /// not there.
        const KING_RUN = 1 << 6;
        /// The faults with which a game can still be played.
        const TOLERABLE = Self::MAN_ON_FAR_ROW.bits() | Self::TOO_MANY_PIECES.bits();
    }
}

/// Each fault in words.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "; " })?;
            f.write_str(match fault {
                Faults::OFF_BOARD => "a piece is off the board",
                Faults::OVERLAP => "two pieces share a square",
                Faults::NO_SUCH_PLAYER => "a colour does not play",
                Faults::MAN_ON_FAR_ROW => "a man stands on his crowning row",
                Faults::TOO_MANY_PIECES => "a player has too many pieces",
                Faults::RESERVE_WITHOUT_DROPS => "the game has no reserve",
                _ => "a count of king moves is wrong",
            })?;
        }
        Ok(())
    }
}

/// A run of quiet moves by one king, for games that limit them.
///
/// ```
/// use draughts::{KingRun, Square};
/// let run = KingRun { moves: 2, king: Square::from_index(0) };
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingRun {
    /// Moves so far.
    pub moves: u8,
    /// Where the king stands.
    pub king: Square,
}

/// Any arrangement of pieces, legal or not. [`Position::from_setup`](crate::Position::from_setup) checks it.
///
/// ```
/// use draughts::{Faults, International, Kind, Piece, Color, Position, Setup, Square};
/// let man = Piece { color: Color::White, kind: Kind::Man };
/// let square = Square::from_index(0);
/// let setup = Setup { pieces: vec![(square, man), (square, man)], ..Setup::empty(Color::White) };
/// let error = Position::<International>::from_setup(&setup).unwrap_err();
/// assert_eq!(error.faults(), Faults::OVERLAP);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Whose turn it is.
    pub turn: Color,
    /// What stands where.
    pub pieces: Vec<(Square, Piece)>,
    /// Men in reserve, by colour.
    pub reserves: [u8; 3],
    /// Runs of king moves, by colour.
    pub king_runs: [Option<KingRun>; 3],
}

impl Setup {
    /// A board without pieces.
    ///
    /// ```
    /// # use draughts::{Color, Setup};
    /// assert!(Setup::empty(Color::Black).pieces.is_empty());
    /// ```
    pub const fn empty(turn: Color) -> Self {
        Setup { turn, pieces: Vec::new(), reserves: [0; 3], king_runs: [None; 3] }
    }
}

/// A setup that is no position of its game, and what is wrong with it.
///
/// ```
/// use draughts::{Color, Kind, Piece, Position, Russian, Setup, Square};
/// let man = Piece { color: Color::White, kind: Kind::Man };
/// let setup = Setup { pieces: vec![(Square::from_index(255), man)], ..Setup::empty(Color::White) };
/// let error = Position::<Russian>::from_setup(&setup).unwrap_err();
/// assert_eq!(error.to_string(), "not a position of this game: a piece is off the board");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("not a position of this game: {faults}")]
pub struct PositionError {
    faults: Faults,
}

impl PositionError {
    /// What is wrong.
    ///
    /// ```
    /// use draughts::{Faults, Position, Russian};
    /// let error = Position::<Russian>::from_fen("W:Wa1,b8:B").unwrap_err();
    /// assert_eq!(error.faults(), Faults::MAN_ON_FAR_ROW);
    /// ```
    pub fn faults(&self) -> Faults {
        self.faults
    }
}

/// The state a setup describes, if nothing is wrong with it beyond `tolerated`. Among three players the
/// turn goes to the first who can move.
pub(crate) fn state_of<V: Variant>(variant: &V, setup: &Setup, tolerated: Faults) -> Result<StateOf<V>, PositionError> {
    let mut state = State::empty(setup.turn);
    state.reserves = setup.reserves;
    let mut faults = place_pieces(variant, setup, &mut state);
    faults |= check_players::<V>(setup) | check_counts(variant, &state) | take_king_runs(variant, setup, &mut state);
    if variant.promotion().crowning() != Crowning::Never {
        let misplaced = |color: Color| (state.sides[color.index()] & !state.kings).meets(variant.board().far(color));
        faults.set(Faults::MAN_ON_FAR_ROW, V::colors().any(misplaced));
    }
    let faults = faults - (tolerated & Faults::TOLERABLE);
    if !faults.is_empty() {
        return Err(PositionError { faults });
    }
    movegen::settle_turn(variant, &mut state);
    Ok(state)
}

/// The setup that describes a state.
pub(crate) fn setup_of<V: Variant>(variant: &V, state: &StateOf<V>) -> Setup {
    let squares = variant.board().squares().iter().map(Square);
    let pieces = squares.filter_map(|square| Some((square, state.piece_at(square)?))).collect();
    let run = |color| {
        let moves = state.runs.count(color);
        (moves > 0).then(|| KingRun { moves, king: Square(state.runs.square(color)) })
    };
    Setup { turn: state.turn, pieces, reserves: state.reserves, king_runs: Color::ALL.map(run) }
}

fn place_pieces<V: Variant>(variant: &V, setup: &Setup, state: &mut StateOf<V>) -> Faults {
    let mut faults = Faults::empty();
    let playing = variant.board().squares();
    for &(square, Piece { color, kind }) in &setup.pieces {
        let bit = BitsOf::<V>::bit(square.0);
        if !bit.meets(playing) {
            faults |= Faults::OFF_BOARD;
        } else if bit.meets(state.occupied()) {
            faults |= Faults::OVERLAP;
        } else if color.index() < V::Players::COUNT {
            state.sides[color.index()] |= bit;
            if kind == Kind::King {
                state.kings |= bit;
            }
        }
    }
    faults
}

fn check_players<V: Variant>(setup: &Setup) -> Faults {
    let plays = |color: Color| color.index() < V::Players::COUNT;
    let ok = plays(setup.turn)
        && setup.pieces.iter().all(|(_, piece)| plays(piece.color))
        && Color::ALL.iter().all(|&color| plays(color) || setup.reserves[color.index()] == 0);
    if ok { Faults::empty() } else { Faults::NO_SUCH_PLAYER }
}

fn check_counts<V: Variant>(variant: &V, state: &StateOf<V>) -> Faults {
    let (board, entry) = (variant.board(), variant.entry());
    let mut faults = Faults::empty();
    for color in V::colors() {
        let reserve = state.reserves[color.index()];
        let all = state.sides[color.index()].len() + reserve as u32;
        faults.set(Faults::TOO_MANY_PIECES, faults.contains(Faults::TOO_MANY_PIECES) || all > entry.men(board, color));
        if reserve > 0 && !entry.has_drops() {
            faults |= Faults::RESERVE_WITHOUT_DROPS;
        }
    }
    faults
}

fn take_king_runs<V: Variant>(variant: &V, setup: &Setup, state: &mut StateOf<V>) -> Faults {
    let limit = variant.movement().king_run_limit();
    for color in Color::ALL {
        let Some(run) = setup.king_runs[color.index()].filter(|run| run.moves > 0) else { continue };
        let within = limit.is_some_and(|limit| run.moves <= limit) && color.index() < V::Players::COUNT;
        let own = if within { state.sides[color.index()] } else { BitsOf::<V>::EMPTY };
        if !(own & state.kings).meets(BitsOf::<V>::bit(run.king.0)) {
            return Faults::KING_RUN;
        }
        // Without men there is no limit, and nothing to remember.
        if own != own & state.kings {
            state.runs.set(color, run.moves, run.king.0);
        }
    }
    Faults::empty()
}

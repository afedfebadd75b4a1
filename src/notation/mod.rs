//! Positions and moves as text.

mod clicks;
mod dialect;
mod dxp;
mod fen;
mod fen_write;
mod gametype;
mod hub;
mod letters;
mod move_read;
mod move_write;
pub mod pdn;
mod pictures;
mod several;
mod squares;
mod units;
mod units_read;
mod words;

pub use dialect::{Dialect, ParseDialectError};
pub use dxp::DxpMove;
pub use fen::{Fen, ParseFenError};
pub use gametype::{GameType, GameTypeForm, Lettering, ParseGameTypeError};
pub use move_read::{AmbiguousMove, MoveTextError};
pub use move_write::Form;
pub(crate) use several::split_moves;
pub use words::BitWords;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::picture;
use crate::play::Play;
use crate::position::Position;
use crate::setup::Faults;
use crate::state::StateOf;
use crate::syntax::text_of;
use crate::variant::Variant;

/// How a position's text is read.
///
/// ```
/// use draughts::{International, Position, Reading};
/// let text = "[FEN \"W: W31, 32 : B1, 2.\"]";
/// assert!(Position::read(International, text, Reading::STRICT).is_err());
/// assert!(Position::read(International, text, Reading::TOLERANT).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// Whether what some programs write against the standard is let pass: spaces, a `[FEN "…"]`
    /// around it, the side to move repeated, `?` for it, fields nobody knows.
    pub quirks: bool,
    /// Faults of the position that are let pass, of the [`Faults::TOLERABLE`] ones.
    pub faults: Faults,
}

impl Reading {
    /// The standard, and positions without a fault.
    pub const STRICT: Reading = Reading { quirks: false, faults: Faults::empty() };
    /// Whatever can be made sense of.
    pub const TOLERANT: Reading = Reading { quirks: true, faults: Faults::TOLERABLE };
}

/// The text of a game's positions and moves. Every [`Variant`] has it: FEN and PDN moves. A game that
/// is no variant brings its own.
pub trait Text: Play {
    /// Writes a position.
    ///
    /// # Errors
    /// Those of the writer.
    fn write_position(&self, state: &Self::State, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads a position.
    ///
    /// # Errors
    /// [`ParseFenError`] if it is not the text of a position of this game.
    fn read_position(&self, text: &str, reading: Reading) -> Result<Self::State, ParseFenError>;

    /// Writes a move, `legal` being the legal moves: they tell what must be said to name it.
    ///
    /// # Errors
    /// Those of the writer.
    fn write_move(
        &self,
        state: &Self::State,
        legal: &[Self::Move],
        m: &Self::Move,
        form: Form,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;

    /// The move of those in `legal`, the legal moves, that a text names.
    ///
    /// # Errors
    /// [`MoveTextError`] if it names none of them or more than one.
    fn read_move(&self, state: &Self::State, legal: &[Self::Move], text: &str) -> Result<Self::Move, MoveTextError>;

    /// Draws a position in characters; without a drawing, its text.
    ///
    /// # Errors
    /// Those of the writer.
    fn write_picture(&self, state: &Self::State, out: &mut dyn fmt::Write) -> fmt::Result {
        self.write_position(state, out)
    }
}

impl<V: Variant> Text for V {
    fn write_position(&self, state: &StateOf<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        fen_write::write_state(self, state, out)
    }
    fn read_position(&self, text: &str, reading: Reading) -> Result<StateOf<V>, ParseFenError> {
        fen::read_state(self, text, reading)
    }
    fn write_move(
        &self,
        state: &StateOf<V>,
        legal: &[Self::Move],
        m: &Self::Move,
        form: Form,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        move_write::write(self, state, legal, m, form, out)
    }
    fn read_move(&self, state: &StateOf<V>, legal: &[Self::Move], text: &str) -> Result<Self::Move, MoveTextError> {
        move_read::read(self, state, legal, text)
    }
    fn write_picture(&self, state: &StateOf<V>, out: &mut dyn fmt::Write) -> fmt::Result {
        picture::write(self.board(), |square| state.piece_at(square), out)
    }
}

impl<G: Text + Default> Position<G> {
    /// The position a FEN describes.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let start = Position::<International>::from_fen("W:W31-50:B1-20")?;
    /// assert_eq!(start, Position::initial());
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn from_fen(fen: &str) -> Result<Self, ParseFenError> {
        Self::read(G::default(), fen, Reading::STRICT)
    }
}

impl<G: Text> Position<G> {
    /// The position of this game that a FEN describes, with some of the [`Faults::TOLERABLE`] faults
    /// let pass.
    ///
    /// # Errors
    /// [`ParseFenError`] says what else is wrong and where.
    ///
    /// ```
    /// use draughts::{Faults, International, Position};
    /// let fen = "W:W1:B20"; // a white man on Black's first row
    /// assert_eq!(Position::<International>::from_fen(fen).unwrap_err().faults(), Faults::MAN_ON_FAR_ROW);
    /// assert!(Position::from_fen_of(International, fen, Faults::MAN_ON_FAR_ROW).is_ok());
    /// ```
    pub fn from_fen_of(game: G, fen: &str, tolerated: Faults) -> Result<Self, ParseFenError> {
        Self::read(game, fen, Reading { faults: tolerated, ..Reading::STRICT })
    }

    /// The position of this game that a text describes, read as strictly as `reading` says.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::{Position, Reading, Russian};
    /// assert!(Position::read(Russian, "W:W:B:Wa1:Bb8.", Reading::TOLERANT).is_ok());
    /// ```
    pub fn read(game: G, text: &str, reading: Reading) -> Result<Self, ParseFenError> {
        let state = game.read_position(text, reading)?;
        Ok(Self::from_state(game, state))
    }

    /// The FEN of the position: the squares as the game writes them, White's list first, pieces in
    /// the order of the squares' numbers, runs of three men or more as a range, reserves in games with
    /// drops and counts of king moves where there are any.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// assert_eq!(Position::<International>::initial().to_fen(), "W:W31-50:B1-20");
    /// ```
    pub fn to_fen(&self) -> String {
        text_of(|text| self.game().write_position(self.state(), text))
    }

    /// The board drawn in characters; a game without a drawing gives its text. The names of squares, the turn and what is held
    /// in reserve are not drawn: see [`turn`](Self::turn) and, for men and kings, `reserve`.
    ///
    /// ```
    /// use draughts::{Color, Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert!(start.to_picture().starts_with("- b - b - b - b\n"));
    /// assert_eq!(Position::from_picture(Color::White, &start.to_picture()), Ok(start));
    /// ```
    pub fn to_picture(&self) -> String {
        text_of(|text| self.game().write_picture(self.state(), text))
    }

    /// A move as the game writes it: start and end, and the whole way of a capture where another move
    /// has the same start and end.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.text(&position.legal_moves()[0]), "28x8");
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn text(&self, m: &G::Move) -> String {
        self.text_in(m, Form::Standard)
    }

    /// A move in a chosen form.
    ///
    /// ```
    /// use draughts::{Form, International, Position};
    /// let position = Position::<International>::from_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.text_in(&position.legal_moves()[0], Form::Full), "28x17x8");
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn text_in(&self, m: &G::Move, form: Form) -> String {
        self.text_among(&self.legal_moves(), m, form)
    }

    /// A move in a chosen form, `legal` being the legal moves of the position: saves listing them again
    /// for each of many moves.
    ///
    /// ```
    /// use draughts::{Form, Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// let legal = position.legal_moves();
    /// let texts: Vec<_> = legal.iter().map(|m| position.text_among(&legal, m, Form::Standard)).collect();
    /// assert!(texts.contains(&"c3-d4".to_string()));
    /// ```
    pub fn text_among(&self, legal: &[G::Move], m: &G::Move, form: Form) -> String {
        text_of(|text| self.game().write_move(self.state(), legal, m, form, text))
    }

    /// Several moves in a chosen form.
    ///
    /// ```
    /// use draughts::{Form, Neu, Position, Russian};
    /// let start = Position::<Neu<Russian>>::initial();
    /// assert_eq!(start.texts(&start.legal_moves(), Form::Standard), ["@a1", "@c1", "@e1", "@g1"]);
    /// ```
    pub fn texts(&self, moves: &[G::Move], form: Form) -> Vec<String> {
        let legal = self.legal_moves();
        moves.iter().map(|m| self.text_among(&legal, m, form)).collect()
    }

    /// The legal move that a text names: start and end, with any mark between them that files use or
    /// none, the squares a capture turns on or lands on, `@` and a square for a drop.
    ///
    /// # Errors
    /// [`MoveTextError`] tells text that is no move from a move that is not legal, with the reason, and
    /// from text that could be several moves.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let start = Position::<International>::initial();
    /// assert_eq!(start.text(&start.parse_move("32-28")?), "32-28");
    /// assert_eq!(start.parse_move("20-24").unwrap_err().to_string(), "illegal move: the piece belongs to another player");
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<G::Move, MoveTextError> {
        self.parse_move_among(&self.legal_moves(), text)
    }

    /// [`parse_move`](Self::parse_move) with the legal moves of the position already listed.
    ///
    /// # Errors
    /// As [`parse_move`](Self::parse_move).
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// let position = Position::<Russian>::initial();
    /// assert!(position.parse_move_among(&position.legal_moves(), "c3d4").is_ok());
    /// ```
    pub fn parse_move_among(&self, legal: &[G::Move], text: &str) -> Result<G::Move, MoveTextError> {
        self.game().read_move(self.state(), legal, text)
    }

    /// The position after the moves that a text names, with spaces between them.
    ///
    /// # Errors
    /// That of the first that cannot be played.
    ///
    /// ```
    /// use draughts::{Position, Russian};
    /// let position = Position::<Russian>::initial().play_text("c3-d4 b6-c5")?;
    /// assert!(position.has_capture());
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn play_text(&self, moves: &str) -> Result<Self, MoveTextError> {
        let mut legal = Vec::new();
        split_moves(moves).try_fold(self.clone(), |position, text| {
            position.legal_moves_into(&mut legal);
            Ok(position.play_unchecked(&position.parse_move_among(&legal, text)?))
        })
    }
}

/// As [`Position::from_fen`].
impl<G: Text + Default> FromStr for Position<G> {
    type Err = ParseFenError;

    fn from_str(fen: &str) -> Result<Self, ParseFenError> {
        Self::from_fen(fen)
    }
}

/// The FEN; with `{:#}` the [picture](Position::to_picture), which [`Position::from_picture`] reads back.
///
/// ```
/// use draughts::{International, Position};
/// let start = Position::<International>::initial();
/// assert_eq!(format!("{start}"), "W:W31-50:B1-20");
/// assert!(format!("{start:#}").starts_with("- b - b - b - b - b\nb - b"));
/// ```
impl<G: Text> fmt::Display for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            self.game().write_picture(self.state(), f)
        } else {
            self.game().write_position(self.state(), f)
        }
    }
}

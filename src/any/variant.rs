//! A game chosen at run time as a [`Play`]: whatever is generic over games goes with it.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::{AnyMove, AnyPosition, by_name};
use crate::game::Game;
use crate::illegal::Illegality;
use crate::notation::{Form, MoveTextError, ParseFenError, Reading, Text};
use crate::outcome::Outcome;
use crate::perft::Counting;
use crate::play::Play;
use crate::position::Position;
use crate::rules::{Forces, Progress};
use crate::ruleset::UnknownVariant;
use crate::square::Color;
use crate::variant::Info;

/// A game chosen at run time, as a value: what [`Game`] and other generic code take instead of a type.
///
/// ```
/// use draughts::{AnyVariant, Position};
/// let start = Position::initial_of(AnyVariant::by_name("frisian")?);
/// assert_eq!(start.to_fen(), "W:W31-50:B1-20");
/// # Ok::<(), draughts::UnknownVariant>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnyVariant {
    start: Arc<AnyPosition>,
}

/// A game being played whose kind is chosen at run time.
///
/// ```
/// use draughts::AnyGame;
/// let mut game = AnyGame::by_name("neu-russian")?;
/// game.play_text("@a1 @b8 a1-b2")?;
/// assert_eq!(game.to_string(), "1. @a1 @b8 2. a1-b2");
/// assert_eq!(game.position().to_fen(), "B:Wb2:Bb8:@11,11");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub type AnyGame = Game<AnyVariant>;

impl AnyVariant {
    /// The game of this name, as [`by_name`] reads it.
    ///
    /// # Errors
    /// [`UnknownVariant`] if there is none.
    ///
    /// ```
    /// # use draughts::AnyVariant;
    /// assert!(AnyVariant::by_name("chess").is_err());
    /// ```
    pub fn by_name(name: &str) -> Result<Self, UnknownVariant> {
        Ok(Self::of(&by_name(name)?))
    }

    /// The game that a position belongs to.
    ///
    /// ```
    /// use draughts::{AnyVariant, Play, by_name};
    /// let game = AnyVariant::of(&by_name("pool")?.with_fen("B:WK32:B1")?);
    /// assert_eq!(game.start(), by_name("pool")?);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn of(position: &AnyPosition) -> Self {
        AnyVariant { start: Arc::new(position.restart()) }
    }
}

impl Game<AnyVariant> {
    /// A game of this name from its start.
    ///
    /// # Errors
    /// [`UnknownVariant`] if there is none.
    ///
    /// ```
    /// # use draughts::AnyGame;
    /// assert_eq!(AnyGame::by_name("international")?.position().count_moves(), 9);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn by_name(name: &str) -> Result<Self, UnknownVariant> {
        Ok(Self::from_position(by_name(name)?.into()))
    }

    /// The position it is at, with what [`position`](Self::position) lacks in a game chosen at run time: pieces,
    /// reserves, squares and their names, clicks, ways of captures.
    ///
    /// ```
    /// # use draughts::{AnyGame, by_name};
    /// assert_eq!(AnyGame::by_name("thai")?.any_position(), &by_name("thai")?);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn any_position(&self) -> &AnyPosition {
        self.position().state()
    }
}

/// The same position, for generic code.
///
/// ```
/// use draughts::{AnyGame, by_name};
/// let game = AnyGame::from_position(by_name("russian")?.with_fen("W:WKa1:Bh8")?.into());
/// assert_eq!(game.position().to_fen(), "W:WKa1:Bh8");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl From<AnyPosition> for Position<AnyVariant> {
    fn from(position: AnyPosition) -> Self {
        Position::from_state(AnyVariant::of(&position), position)
    }
}

impl Play for AnyVariant {
    type State = AnyPosition;
    type Move = AnyMove;

    fn about(&self) -> Info<'_> {
        self.start.info()
    }
    fn start(&self) -> AnyPosition {
        AnyPosition::clone(&self.start)
    }
    fn turn(&self, state: &AnyPosition) -> Color {
        state.turn()
    }
    fn players(&self) -> usize {
        self.start.players()
    }
    fn list_moves(&self, state: &AnyPosition, moves: &mut Vec<AnyMove>) {
        moves.append(&mut state.legal_moves());
    }
    fn list_moves_within(&self, state: &AnyPosition, places: usize) -> Option<Vec<AnyMove>> {
        state.legal_moves_within(places).ok()
    }
    fn list_routes(&self, state: &AnyPosition, moves: &mut Vec<AnyMove>, ways: &mut Vec<u64>) {
        for (m, number) in state.divide_counting(1, Counting::Routes) {
            moves.push(m);
            ways.push(number);
        }
    }
    fn count_moves(&self, state: &AnyPosition) -> u64 {
        state.count_moves()
    }
    fn has_move(&self, state: &AnyPosition) -> bool {
        state.has_move()
    }
    fn after(&self, state: &AnyPosition, m: &AnyMove) -> AnyPosition {
        state.play_unchecked(m)
    }
    fn illegality(&self, state: &AnyPosition, m: &AnyMove) -> Illegality {
        state.play(m).map_or_else(|error| error.reason(), |_| Illegality::NotItsMove)
    }
    fn outcome(&self, state: &AnyPosition) -> Option<Outcome> {
        state.outcome()
    }
    fn count_leaves(&self, state: &AnyPosition, depth: u32) -> u64 {
        state.perft(depth)
    }
    fn count_routes(&self, state: &AnyPosition, depth: u32) -> u64 {
        state.perft_counting(depth, Counting::Routes)
    }
    fn progress(&self, state: &AnyPosition, m: &AnyMove) -> Progress {
        state.0.progress(m)
    }
    fn forces(&self, state: &AnyPosition, color: Color) -> Forces {
        state.0.forces(color)
    }
    fn key(&self, state: &AnyPosition, seed: u64) -> u64 {
        state.0.key(seed)
    }
}

impl Text for AnyVariant {
    fn write_position(&self, state: &AnyPosition, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(&state.to_fen())
    }
    fn read_position(&self, text: &str, reading: Reading) -> Result<AnyPosition, ParseFenError> {
        self.start.read(text, reading)
    }
    fn write_move(
        &self,
        state: &AnyPosition,
        _: &[AnyMove],
        m: &AnyMove,
        form: Form,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        out.write_str(&state.text_in(m, form))
    }
    fn read_move(&self, state: &AnyPosition, _: &[AnyMove], text: &str) -> Result<AnyMove, MoveTextError> {
        state.parse_move(text)
    }
    fn write_picture(&self, state: &AnyPosition, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{state:#}")
    }
}

impl Game<AnyVariant> {
    /// The position as an SVG document, with the last move marked.
    ///
    /// ```
    /// # use draughts::AnyGame;
    /// let mut game = AnyGame::by_name("russian")?;
    /// game.play_text("c3-d4")?;
    /// assert_ne!(game.to_svg(), game.any_position().to_svg());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn to_svg(&self) -> String {
        self.any_position().to_svg_with(&self.diagram())
    }
}

//! Making trees of what is read.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::comment::writable;
use super::element::{Element, LineId, PdnMove};
use super::fault::{Fault, FaultKind};
use super::fen_text::clean_fen;
use super::limits::{Limits, Mode};
use super::place::Place;
use super::quirk::Warning;
use super::reader::Reader;
use super::result::PdnResult;
use super::set_up::clean_set_up;
use super::source::Source;
use super::tags::{self, Tag};
use super::tree::PdnGame;
use super::visitor::{MoveNumber, MoveToken, Visitor};

/// A game that could not be read to its end: why, and what was read of it.
///
/// ```
/// let broken = draughts::pdn::parse("1. 32-28 19-23 (oops").unwrap_err();
/// assert_eq!(broken.to_string(), "line 1, column 16: a comment that is not closed");
/// assert_eq!(broken.game().moves().count(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct BrokenGame {
    fault: Fault,
    game: Box<PdnGame>,
}

impl BrokenGame {
    /// Why it could not be read on.
    ///
    /// ```
    /// let broken = draughts::pdn::parse("1. 32-28 )").unwrap_err();
    /// assert_eq!(broken.fault().place().column, 10);
    /// ```
    pub fn fault(&self) -> Fault {
        self.fault
    }

    /// What was read of it.
    ///
    /// ```
    /// let broken = draughts::pdn::parse("[Event \"x\"] )").unwrap_err();
    /// assert_eq!(broken.game().tag("Event"), Some("x"));
    /// ```
    pub fn game(&self) -> &PdnGame {
        &self.game
    }
}

/// The games of a text, one after the other.
///
/// ```
/// use draughts::pdn::Games;
/// let mut games = Games::new("1. 32-28 * 1. 33-29 ) * 1. 34-29 *");
/// assert!(games.next().unwrap().is_ok());
/// assert!(games.next().unwrap().is_err());
/// assert!(games.next().unwrap().is_ok());
/// assert!(games.next().is_none());
/// ```
#[derive(Debug)]
pub struct Games<S> {
    reader: Reader<S>,
    late_warnings: Vec<Warning>,
}

impl<S: Source> Games<S> {
    /// The games of this source: a `&str`, [`Bytes`](super::Bytes) or a [`Stream`](super::Stream).
    ///
    /// ```
    /// # use draughts::pdn::Games;
    /// assert_eq!(Games::new("1. 32-28 *").count(), 1);
    /// ```
    pub fn new(source: S) -> Self {
        Games { reader: Reader::new(source), late_warnings: Vec::new() }
    }

    /// Reads in this mode.
    ///
    /// ```
    /// use draughts::pdn::{Games, Mode};
    /// assert!(Games::new("1. 06-11 *").mode(Mode::Strict).next().unwrap().is_err());
    /// ```
    #[must_use]
    pub fn mode(mut self, mode: Mode) -> Self {
        self.reader = self.reader.mode(mode);
        self
    }

    /// Reads within these limits.
    ///
    /// ```
    /// use draughts::pdn::{Games, Limits};
    /// let limits = Limits { token: 4, ..Limits::DEFAULT };
    /// assert!(Games::new("1. 32-28 {too long} *").limits(limits).next().unwrap().is_err());
    /// ```
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.reader = self.reader.limits(limits);
        self
    }

    /// Warnings about what came after the last game, once that is read.
    ///
    /// ```
    /// let mut games = draughts::pdn::games("1. 32-28 *\n*");
    /// assert_eq!((&mut games).count(), 1);
    /// assert_eq!(games.late_warnings().len(), 1);
    /// ```
    pub fn late_warnings(&self) -> &[Warning] {
        &self.late_warnings
    }
}

impl<S: Source> Iterator for Games<S> {
    type Item = Result<PdnGame, BrokenGame>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut builder = TreeBuilder::default();
        match self.reader.read_game(&mut builder) {
            Some(Ok(())) => Some(Ok(builder.game)),
            Some(Err(fault)) => Some(Err(BrokenGame { fault, game: Box::new(builder.game) })),
            None => {
                self.late_warnings.append(&mut builder.game.warnings);
                None
            }
        }
    }
}

/// The games of a text.
///
/// ```
/// let games: Result<Vec<_>, _> = draughts::pdn::games("1. 32-28 * 1. 33-29 *").collect();
/// assert_eq!(games?.len(), 2);
/// # Ok::<(), draughts::pdn::BrokenGame>(())
/// ```
pub fn games(text: &str) -> Games<&str> {
    Games::new(text)
}

/// The games of a stream, such as a file. No more of it is kept in memory than one game.
///
/// ```
/// let file = std::io::Cursor::new("1. 32-28 *");
/// assert_eq!(draughts::pdn::read(file).count(), 1);
/// ```
#[cfg(feature = "std")]
pub fn read<R: std::io::Read>(stream: R) -> Games<super::Stream<R>> {
    Games::new(super::Stream::new(stream))
}

/// The first game of a text.
///
/// # Errors
/// [`BrokenGame`] if it cannot be read to its end, or there is none.
///
/// ```
/// assert_eq!(draughts::pdn::parse("1. c3-d4 *")?.moves().count(), 1);
/// assert!(draughts::pdn::parse(" ").is_err());
/// # Ok::<(), draughts::pdn::BrokenGame>(())
/// ```
pub fn parse(text: &str) -> Result<PdnGame, BrokenGame> {
    let nothing = || Err(BrokenGame { fault: Fault::new(FaultKind::NoGame, Place::START), game: Box::default() });
    games(text).next().unwrap_or_else(nothing)
}

/// Makes a tree of what it is told.
#[derive(Debug, Default)]
struct TreeBuilder {
    game: PdnGame,
    /// The lines around the one being read, with their moves that may be given a strength.
    outer: Vec<(LineId, Option<usize>)>,
    line: LineId,
    /// The place in the line of its last move, as long as that has no strength.
    unrated: Option<usize>,
    number: Option<MoveNumber>,
}

impl TreeBuilder {
    fn add(&mut self, element: Element) {
        self.game.add(self.line, element);
    }

    fn add_move(&mut self, text: Option<super::MoveText>) {
        let number = self.number.take();
        self.unrated = Some(self.game.line(self.line).len());
        self.add(Element::Move(PdnMove { number, text, strength: None }));
    }
}

impl Visitor for TreeBuilder {
    fn begin_game(&mut self, at: Place) {
        self.game.place = at;
    }

    fn tag(&mut self, key: &str, value: &str, _at: Place) {
        let value = if key == "FEN" { clean_fen(value).0.into() } else { value.into() };
        self.game.tags.push(Tag { key: key.into(), value });
    }

    fn number(&mut self, number: MoveNumber, _at: Place) {
        self.number = Some(number);
    }

    fn play(&mut self, m: MoveToken<'_>, _at: Place) {
        self.add_move(Some(m.to_owned()));
    }

    fn unknown_move(&mut self, _at: Place) {
        self.add_move(None);
    }

    fn strength(&mut self, strength: &str, _at: Place) {
        match self.unrated.take().and_then(|place| self.game.move_at(self.line, place)) {
            Some(m) => m.strength = Some(strength.into()),
            None => self.add(Element::Comment(strength.into())),
        }
    }

    fn nag(&mut self, nag: u16, _at: Place) {
        self.add(Element::Nag(nag));
    }

    fn comment(&mut self, text: &str, _at: Place) {
        self.add(Element::Comment(writable(text).as_ref().into()));
    }

    fn set_up(&mut self, text: &str, _at: Place) {
        self.add(Element::SetUp(clean_set_up(text)));
    }

    fn begin_variation(&mut self, _at: Place) {
        self.number = None;
        let variation = self.game.add_variation(self.line);
        self.outer.push((core::mem::replace(&mut self.line, variation), self.unrated.take()));
    }

    fn end_variation(&mut self, _at: Place) {
        self.number = None;
        (self.line, self.unrated) = self.outer.pop().unwrap_or_default();
    }

    fn result(&mut self, result: PdnResult, _at: Place) {
        if let Some(other) = tags::settle_result(&mut self.game.tags, result) {
            self.game.add(LineId::MAIN, Element::Comment(other.into()));
        }
    }

    fn warning(&mut self, warning: Warning) {
        self.game.warnings.push(warning);
    }

    fn end_game(&mut self, _fault: Option<Fault>) {
        self.game.drop_guard();
    }
}

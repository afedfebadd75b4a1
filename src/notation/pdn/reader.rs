//! Reading games, one token after another.

use alloc::string::String;
use alloc::vec::Vec;

use super::fault::{Fault, FaultKind};
use super::game_state::{Again, GameState};
use super::lexer::{Lexer, Searched};
use super::limits::{Limits, Mode};
use super::place::{Cursor, Place};
use super::quirk::{Quirk, Quirks, Warning};
use super::recover::{Recovery, Restart};
use super::source::Source;
use super::text::SquareName;
use super::visitor::Visitor;

/// How far behind a token that is as long as allowed it may be looked.
const AHEAD: usize = 64;

/// Reads the games of a text and tells a [`Visitor`] about them.
///
/// It takes memory for the longest token and the deepest nesting, not for the text. A game that cannot be
/// read on ends with a [`Fault`]; reading resumes at the next game: at the next line with an `Event` tag,
/// at the next tag after a blank line, or, where games have no tags, behind the next ` * `. For that reason
/// a comment or a set-up may not run over a line that starts a game in this way.
///
/// ```
/// use draughts::pdn::{Mode, Reader};
/// let mut reader = Reader::new("1. 32-28 ) *\n\n[Event \"next\"]\n1. 33-29 *").mode(Mode::Strict);
/// let summary = reader.read_all(&mut ());
/// assert_eq!((summary.games, summary.faulty), (2, 1));
/// ```
#[derive(Debug)]
pub struct Reader<S> {
    source: S,
    core: Core,
}

/// How many games were read.
///
/// ```
/// use draughts::pdn::Reader;
/// assert_eq!(Reader::new("1. 32-28 *").read_all(&mut ()).games, 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Summary {
    /// All games.
    pub games: u64,
    /// Those that ended with a fault.
    pub faulty: u64,
}

/// Everything about reading but the source.
#[derive(Debug)]
pub(super) struct Core {
    pub(super) mode: Mode,
    pub(super) limits: Limits,
    pub(super) cursor: Cursor,
    pub(super) game: GameState,
    pub(super) squares: Vec<SquareName>,
    /// What was searched in vain.
    searched: Searched,
    /// A tag's value without its backslashes.
    pub(super) unescaped: String,
    /// The search for the next game after a fault.
    recovery: Option<Recovery>,
    /// The next place that was read as Latin-1.
    pub(super) latin1: u64,
    ended: bool,
}

/// Why the text in view is not read on.
enum Pause {
    /// A game is over.
    Game(Option<Fault>),
    /// The text in view does not suffice.
    Starved,
    /// The text is at its end.
    End,
}

impl<S: Source> Reader<S> {
    /// Reads this source: a `&str`, [`Bytes`](super::Bytes) or a [`Stream`](super::Stream).
    ///
    /// ```
    /// # use draughts::pdn::Reader;
    /// assert_eq!(Reader::new("").read_all(&mut ()).games, 0);
    /// ```
    pub fn new(source: S) -> Self {
        let core = Core {
            mode: Mode::default(),
            limits: Limits::default(),
            cursor: Cursor::new(),
            game: GameState::default(),
            squares: Vec::new(),
            searched: Searched::default(),
            unescaped: String::new(),
            recovery: None,
            latin1: 0,
            ended: false,
        };
        Reader { source, core }
    }

    /// Reads in this mode.
    ///
    /// ```
    /// use draughts::pdn::{Mode, Reader};
    /// assert_eq!(Reader::new("1. 06-11 *").mode(Mode::Strict).read_all(&mut ()).faulty, 1);
    /// ```
    #[must_use]
    pub fn mode(mut self, mode: Mode) -> Self {
        self.core.mode = mode;
        self
    }

    /// Reads within these limits.
    ///
    /// ```
    /// use draughts::pdn::{Limits, Reader};
    /// let limits = Limits { depth: 0, ..Limits::DEFAULT };
    /// assert_eq!(Reader::new("1. 32-28 (1. 33-29) *").limits(limits).read_all(&mut ()).faulty, 1);
    /// ```
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.core.limits = limits;
        self
    }

    /// Reads one game; none if there is no other.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read to its end. The next game can be read all the same.
    ///
    /// ```
    /// use draughts::pdn::Reader;
    /// let mut reader = Reader::new("1. 32-28 *");
    /// assert_eq!(reader.read_game(&mut ()), Some(Ok(())));
    /// assert_eq!(reader.read_game(&mut ()), None);
    /// ```
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Option<Result<(), Fault>> {
        loop {
            match self.core.run(&self.source, visitor) {
                Pause::Game(None) => return Some(Ok(())),
                Pause::Game(Some(fault)) => return Some(Err(fault)),
                Pause::End => return None,
                Pause::Starved => {
                    let used = self.core.cursor.pos;
                    self.core.cursor.forget(used);
                    if let Err(kind) = self.source.advance(used) {
                        let fault = self.core.fail(kind, visitor);
                        self.core.ended = true;
                        return Some(Err(fault));
                    }
                }
            }
        }
    }

    /// Reads all games.
    ///
    /// ```
    /// use draughts::pdn::{Reader, Summary};
    /// let summary = Reader::new("1. 32-28 * 1. 33-29 (*").read_all(&mut ());
    /// assert_eq!(summary, Summary { games: 2, faulty: 1 });
    /// ```
    pub fn read_all<V: Visitor>(&mut self, visitor: &mut V) -> Summary {
        let mut summary = Summary::default();
        while let Some(game) = self.read_game(visitor) {
            summary.games += 1;
            summary.faulty += u64::from(game.is_err());
        }
        summary
    }
}

impl Core {
    /// Reads on to the end of a game, or of the text in view.
    fn run<S: Source, V: Visitor>(&mut self, source: &S, visitor: &mut V) -> Pause {
        if self.ended {
            return Pause::End;
        }
        let (text, open) = (source.text(), source.is_open());
        self.searched.base = self.cursor.base;
        if !self.recover(text, open) {
            return if open { Pause::Starved } else { self.end() };
        }
        self.latin1 = source.latin1_from(self.cursor.offset()).unwrap_or(u64::MAX);
        if self.cursor.offset() == 0 {
            if text.is_empty() && open {
                return Pause::Starved;
            }
            if let Err(fault) = self.skip_byte_order_mark(text, visitor) {
                return Pause::Game(Some(self.fail(fault, visitor)));
            }
        }
        loop {
            self.read_plain(text, visitor);
            if !self.skip_space(text.as_bytes(), open) {
                return Pause::Starved;
            }
            match self.step(source, text, open, visitor) {
                Ok(Again::Yes) => {}
                Ok(Again::GameOver) => {
                    visitor.end_game(None);
                    self.game.close();
                    return Pause::Game(None);
                }
                Ok(Again::End) => return self.end(),
                Ok(Again::Starved) => return Pause::Starved,
                Err(kind) => return Pause::Game(Some(self.fail(kind, visitor))),
            }
        }
    }

    fn end(&mut self) -> Pause {
        self.ended = true;
        Pause::End
    }

    /// Reads one token.
    ///
    /// However the text is cut into pieces, a token is made of the text from its start to a little more than
    /// the limit: what cannot be told from that is too long.
    #[inline]
    fn step<S: Source, V: Visitor>(
        &mut self,
        source: &S,
        text: &str,
        open: bool,
        visitor: &mut V,
    ) -> Result<Again, FaultKind> {
        let start = self.cursor.pos;
        let limit = self.limits.token;
        let view = prefix(text, start.saturating_add(limit).saturating_add(AHEAD));
        let is_cut = view.len() < text.len();
        let mut lexer = Lexer::new(view, open || is_cut, &mut self.squares, &mut self.searched);
        lexer.pos = start;
        let token = lexer.token();
        let token = self.game.in_context(token, self.cursor.offset(), &mut lexer);
        let (starved, quirks, end) = (lexer.starved, lexer.quirks, lexer.pos);
        if starved && !is_cut {
            return Ok(Again::Starved);
        }
        if starved || end - start > limit {
            self.game.fault_place = Some(self.cursor.place());
            self.cursor.pass_text(prefix(&text[start..], limit));
            return Err(FaultKind::TokenTooLong { limit });
        }
        let text = &text[start..end];
        if !self.prepare(&token, quirks, visitor)? {
            return Ok(Again::GameOver);
        }
        match self.game.muted {
            true => self.take(token, quirks, text, source, &mut ()),
            false => self.take(token, quirks, text, source, visitor),
        }
    }

    /// Passes over spaces and line ends. False if more may follow.
    #[inline]
    fn skip_space(&mut self, bytes: &[u8], open: bool) -> bool {
        loop {
            match bytes.get(self.cursor.pos) {
                Some(b' ' | b'\t' | 0x0B | 0x0C) => self.cursor.pass(1),
                Some(b'\n') => self.cursor.next_line(1),
                Some(b'\r') => match bytes.get(self.cursor.pos + 1) {
                    Some(b'\n') => self.cursor.next_line(2),
                    None if open => return false,
                    _ => self.cursor.next_line(1),
                },
                Some(_) => return true,
                None => return !open,
            }
        }
    }

    fn skip_byte_order_mark<V: Visitor>(&mut self, text: &str, visitor: &mut V) -> Result<(), FaultKind> {
        if !text.starts_with('\u{FEFF}') {
            return Ok(());
        }
        self.warn(Quirk::ByteOrderMark, visitor)?;
        self.cursor.pass_text("\u{FEFF}");
        Ok(())
    }

    /// Reports a quirk where the cursor is; strict reading does not go on after most.
    pub(super) fn warn<V: Visitor>(&mut self, quirk: Quirk, visitor: &mut V) -> Result<(), FaultKind> {
        self.warn_at(self.cursor.place(), quirk, visitor)
    }

    /// Reports a quirk.
    pub(super) fn warn_at<V: Visitor>(&mut self, place: Place, quirk: Quirk, visitor: &mut V) -> Result<(), FaultKind> {
        if self.mode == Mode::Strict && quirk.is_forbidden() {
            return Err(FaultKind::Forbidden(quirk));
        }
        visitor.warning(Warning { quirk, place });
        Ok(())
    }

    /// Reports the quirks of a token.
    pub(super) fn warn_all<V: Visitor>(&mut self, quirks: Quirks, visitor: &mut V) -> Result<(), FaultKind> {
        quirks.iter().try_for_each(|quirk| self.warn(quirk, visitor))
    }

    /// Reports that text up to `end` was read as Latin-1, if it was.
    #[inline]
    pub(super) fn check_encoding<S: Source, V: Visitor>(
        &mut self,
        end: usize,
        source: &S,
        visitor: &mut V,
    ) -> Result<(), FaultKind> {
        let end = self.cursor.base + end as u64;
        if self.latin1 >= end {
            return Ok(());
        }
        self.latin1 = source.latin1_from(end).unwrap_or(u64::MAX);
        self.warn(Quirk::Latin1, visitor)
    }

    /// Ends the game with a fault.
    fn fail<V: Visitor>(&mut self, kind: FaultKind, visitor: &mut V) -> Fault {
        let place = self.game.fault_place.take().unwrap_or_else(|| self.cursor.place());
        let fault = Fault::new(kind, place);
        if !self.game.is_open() {
            visitor.begin_game(place);
        }
        visitor.end_game(Some(fault));
        self.recovery = (!self.game.is_clear).then(|| Recovery::new(self.game.had_tags()));
        self.game.close();
        fault
    }

    /// Looks for the next game if one was broken. False if it is not in view.
    fn recover(&mut self, text: &str, open: bool) -> bool {
        let Some(mut recovery) = self.recovery.take() else { return true };
        let rest = &text[self.cursor.pos..];
        match recovery.search(rest, open) {
            Restart::At(used) => self.cursor.pass_text(&rest[..used]),
            Restart::NotBefore(used) => {
                self.cursor.pass_text(&rest[..used]);
                self.recovery = Some(recovery);
            }
        }
        self.recovery.is_none()
    }
}

/// The first `most` bytes of a text, but for a character or a line end that would be cut in two.
#[inline]
fn prefix(text: &str, most: usize) -> &str {
    if most >= text.len() {
        return text;
    }
    let is_whole = |&at: &usize| text.is_char_boundary(at) && (at == 0 || text.as_bytes()[at - 1] != b'\r');
    let end = (0..=most).rev().find(is_whole).unwrap_or_default();
    &text[..end]
}

/// The tag's value without the backslashes that mark its quotes.
pub(super) fn unescape<'v>(value: &'v str, buffer: &'v mut String) -> &'v str {
    if !value.contains("\\\"") {
        return value;
    }
    buffer.clear();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once("\\\"") {
        buffer.push_str(before);
        buffer.push('"');
        rest = after;
    }
    buffer.push_str(rest);
    buffer
}

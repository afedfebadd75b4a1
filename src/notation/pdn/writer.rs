//! Writing PDN 3.0.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::chars::is_inline_space;
use super::comment::writable;
use super::fault::Fault;
use super::fen_text::clean_fen;
use super::place::Place;
use super::result::PdnResult;
use super::set_up::{clean_set_up, fen_turn, set_up_fen};
use super::tags::{self, Tag};
use super::text::write_move;
use super::visitor::{MoveNumber, MoveToken, Visitor};
use crate::notation::gametype::GameType;
use crate::square::Color;
use crate::syntax::text_of;

/// What a writer does about move numbers.
///
/// ```
/// use draughts::pdn::{Numbering, WriteOptions};
/// let options = WriteOptions { numbering: Numbering::Afresh, ..WriteOptions::default() };
/// let game = draughts::pdn::parse("41. 32-28 19-23 *").unwrap();
/// assert_eq!(game.to_pdn(options), "1. 32-28 19-23 *");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// It writes the numbers a game has, if its first move has one, and else numbers the game from 1.
    #[default]
    AsRead,
    /// It numbers every game from 1.
    Afresh,
}

/// How a game is written.
///
/// ```
/// use draughts::pdn::WriteOptions;
/// assert_eq!(WriteOptions::default().width, 80);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WriteOptions {
    /// The width of a line of moves. A longer comment is not broken up.
    pub width: usize,
    /// What to do about move numbers.
    pub numbering: Numbering,
    /// Who moves first in the game, for the numbers; if not given, the `GameType` tells, or it is White.
    pub starts: Option<Color>,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions { width: 80, numbering: Numbering::AsRead, starts: None }
    }
}

/// Writes what it is told as PDN 3.0: no spaces inside moves, no leading zeros, `*` after each game,
/// `1...` where the second player starts. With a [`Reader`](super::Reader) it makes a clean file of any other;
/// it keeps one game in memory. Of a game that cannot be read to its end, nothing is written.
///
/// What the standard has no form for is written so that this crate reads it: unknown moves as `-`.
/// Comments that a brace would end are written after `%`, in one line.
///
/// ```
/// use draughts::pdn::{Reader, Writer};
/// let mut writer = Writer::new(String::new());
/// Reader::new("[Result \"2-0\"] 01. 32 - 28! (a good move) 19-23 2-0 1. ... 20-24").read_all(&mut writer);
/// assert_eq!(
///     writer.finish()?,
///     "[Result \"2-0\"]\n\n1. 32-28! {a good move} 19-23 *\n\n1... 20-24 *"
/// );
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    options: WriteOptions,
    tags: Vec<Tag>,
    body: String,
    /// Characters in the last line of the body.
    column: usize,
    /// Whether the next word follows the last one without a space.
    glued: bool,
    /// Whether a strength can follow.
    after_move: bool,
    /// The last move, as a score, if it can be one.
    score: Option<PdnResult>,
    numbers: Numbers,
    games: u64,
    result: fmt::Result,
}

/// The count of moves.
#[derive(Debug)]
struct Numbers {
    /// Whether the writer numbers this game; not known before its first move.
    own: Option<bool>,
    /// A number that was read, for the next move.
    read: Option<MoveNumber>,
    next: MoveNumber,
    last: MoveNumber,
    /// Whether a second player's move needs its number.
    interrupted: bool,
    starts: Color,
    /// The counts of the lines around this one.
    outer: Vec<(MoveNumber, MoveNumber)>,
}

impl Numbers {
    fn new(starts: Color, second: bool) -> Self {
        let next = MoveNumber { number: 1, second };
        Numbers { own: None, read: None, next, last: next, interrupted: true, starts, outer: Vec::new() }
    }

    fn advance(&mut self) {
        self.last = self.next;
        self.next.number += u32::from(self.next.second);
        self.next.second = !self.next.second;
        self.interrupted = false;
    }

    /// The player of this colour is to move, whoever was before.
    fn set_turn(&mut self, turn: Color) {
        let second = turn != self.starts;
        if self.next.second && !second {
            self.next.number += 1;
        }
        self.next.second = second;
        self.last = self.next;
        self.interrupted = true;
    }
}

impl<W: fmt::Write> Writer<W> {
    /// Writes to a string or anything like it.
    ///
    /// ```
    /// # use draughts::pdn::Writer;
    /// assert_eq!(Writer::new(String::new()).finish(), Ok(String::new()));
    /// ```
    pub fn new(out: W) -> Self {
        Self::with_options(out, WriteOptions::default())
    }

    /// Writes in this manner.
    ///
    /// ```
    /// use draughts::pdn::{WriteOptions, Writer, parse};
    /// let mut writer = Writer::with_options(String::new(), WriteOptions { width: 12, ..Default::default() });
    /// parse("1. 32-28 19-23 2. 28x19 *").unwrap().visit(&mut writer);
    /// assert_eq!(writer.finish().unwrap(), "1. 32-28\n19-23 2.\n28x19 *");
    /// ```
    pub fn with_options(out: W, options: WriteOptions) -> Self {
        Writer {
            out,
            options,
            tags: Vec::new(),
            body: String::new(),
            column: 0,
            glued: true,
            after_move: false,
            score: None,
            numbers: Numbers::new(Color::White, false),
            games: 0,
            result: Ok(()),
        }
    }

    /// What was written to.
    ///
    /// # Errors
    /// That of the first write that failed.
    ///
    /// ```
    /// # use draughts::pdn::Writer;
    /// assert!(Writer::new(String::new()).finish().is_ok());
    /// ```
    pub fn finish(self) -> Result<W, fmt::Error> {
        self.result.map(|()| self.out)
    }

    /// Adds a word, on the next line if it does not fit on this one.
    fn word(&mut self, word: &str) {
        let width = word.lines().next().unwrap_or_default().chars().count();
        if !self.glued {
            let fits = self.column + 1 + width <= self.options.width;
            self.body.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.body.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + width,
        };
        self.glued = word == "(";
        self.after_move = false;
    }

    /// Adds to the last word.
    fn glue(&mut self, text: &str) {
        self.body.push_str(text);
        self.column += text.chars().count();
    }

    /// Writes the number of the next move: the one that was read, or, if the writer numbers the game and
    /// the move needs one, its own.
    fn write_number(&mut self) {
        let own = *self.numbers.own.get_or_insert(true);
        if let Some(number) = self.numbers.read.take() {
            self.word(&number.to_string());
        }
        let next = self.numbers.next;
        if own && (!next.second || self.numbers.interrupted) {
            self.word(&next.to_string());
        }
        self.numbers.advance();
    }

    /// Whether the game needs a comment that cannot be read: there is nothing in it, or its last move would be
    /// taken for a result.
    fn needs_guard(&self) -> bool {
        let told = tags::told_result(&self.tags);
        let is_empty = self.tags.is_empty() && self.body.is_empty();
        is_empty || (self.after_move && self.score.is_some_and(|score| score.may_end(told)))
    }

    fn write_game(&mut self) -> fmt::Result {
        if self.games > 0 {
            self.out.write_str("\n\n")?;
        }
        self.games += 1;
        for tag in &mut self.tags {
            if tag.key == "FEN" {
                tag.value = clean_fen(&tag.value).0.into();
            }
            writeln!(self.out, "{tag}")?;
        }
        if !self.tags.is_empty() {
            self.out.write_str("\n")?;
        }
        self.out.write_str(&self.body)
    }
}

impl<W: fmt::Write> Visitor for Writer<W> {
    fn begin_game(&mut self, _at: Place) {
        self.tags.clear();
        self.body.clear();
        self.column = 0;
        self.glued = true;
        self.numbers = Numbers::new(Color::White, false);
    }

    fn tag(&mut self, key: &str, value: &str, _at: Place) {
        self.tags.push(Tag { key: key.into(), value: value.into() });
    }

    fn end_tags(&mut self) -> core::ops::ControlFlow<()> {
        let game_type = tags::value_of(&self.tags, "GameType").and_then(|text| text.parse().ok());
        let told = game_type.and_then(|game_type: GameType| game_type.starts());
        let starts = self.options.starts.or(told).unwrap_or(Color::White);
        let turn = tags::value_of(&self.tags, "FEN").and_then(fen_turn).unwrap_or(starts);
        self.numbers = Numbers::new(starts, turn != starts);
        self.numbers.own = (self.options.numbering == Numbering::Afresh).then_some(true);
        core::ops::ControlFlow::Continue(())
    }

    fn number(&mut self, number: MoveNumber, _at: Place) {
        if !*self.numbers.own.get_or_insert(false) {
            self.numbers.read = Some(number);
        }
    }

    fn play(&mut self, m: MoveToken<'_>, _at: Place) {
        self.write_number();
        self.word(&text_of(|text| write_move(text, m.sign, m.squares)));
        self.after_move = true;
        self.score = PdnResult::of_move(m.sign, m.squares);
    }

    fn unknown_move(&mut self, _at: Place) {
        self.write_number();
        self.word("-");
        self.after_move = true;
        self.score = None;
    }

    fn strength(&mut self, strength: &str, at: Place) {
        if core::mem::replace(&mut self.after_move, false) {
            return self.glue(strength);
        }
        match strength.trim_matches(['(', ')']) {
            "!" => self.nag(1, at),
            "?" => self.nag(2, at),
            "!!" => self.nag(3, at),
            "??" => self.nag(4, at),
            "!?" => self.nag(5, at),
            "?!" => self.nag(6, at),
            _ => self.comment(strength, at),
        }
    }

    fn nag(&mut self, nag: u16, _at: Place) {
        self.word(&format!("${nag}"));
    }

    fn comment(&mut self, text: &str, _at: Place) {
        self.numbers.interrupted = true;
        if text.contains('}') {
            self.word(&format!("%{}\n", writable(text)));
            self.glued = true;
        } else {
            self.word(&format!("{{{}}}", one_game_only(text)));
        }
    }

    fn set_up(&mut self, text: &str, _at: Place) {
        if let Some(turn) = set_up_fen(text).and_then(fen_turn) {
            self.numbers.set_turn(turn);
        }
        self.word(&format!("/{}/", clean_set_up(text)));
    }

    fn begin_variation(&mut self, _at: Place) {
        self.word("(");
        self.numbers.outer.push((self.numbers.next, self.numbers.last));
        self.numbers.next = self.numbers.last;
        self.numbers.interrupted = true;
    }

    fn end_variation(&mut self, _at: Place) {
        self.glue(")");
        self.after_move = false;
        if let Some((next, last)) = self.numbers.outer.pop() {
            (self.numbers.next, self.numbers.last) = (next, last);
        }
        self.numbers.interrupted = true;
    }

    fn result(&mut self, result: PdnResult, at: Place) {
        if let Some(other) = tags::settle_result(&mut self.tags, result) {
            self.comment(&other, at);
        }
    }

    fn end_game(&mut self, fault: Option<Fault>) {
        if fault.is_none() && self.result.is_ok() {
            if self.needs_guard() {
                self.word("{}");
            }
            self.word("*");
            self.result = self.write_game();
        }
    }
}

/// A comment's text without a line that would be taken for the start of the next game: a tag after a blank
/// line, `Event` after any.
fn one_game_only(text: &str) -> String {
    let mut lines = text.split('\n');
    let mut safe = String::from(lines.next().unwrap_or_default());
    let mut after_blank = false;
    for line in lines {
        let key = line.trim_start_matches(is_inline_space).strip_prefix('[');
        let key = key.filter(|key| key.starts_with(|c: char| c.is_ascii_uppercase()));
        if key.is_some_and(|key| after_blank || key.starts_with("Event")) {
            safe.truncate(safe.trim_end().len());
            safe.push(' ');
        } else {
            safe.push('\n');
        }
        safe.push_str(line);
        after_blank = line.trim().is_empty();
    }
    safe
}

//! Text: writing it, reading it, where it goes wrong, and what was expected there.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// Characters of the offending text that an error repeats.
const SNIPPET: usize = 20;

/// A text that cannot be read: what was expected, what stands there instead, and where.
///
/// ```
/// use draughts::{International, Position};
/// let error = Position::<International>::from_fen("W:W51:B20").unwrap_err();
/// assert_eq!(error.to_string(), "expected a square number from 1 to 50, found 51, at offset 3");
/// assert_eq!(error.offset(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected {expected}, found {found}, at offset {offset}")]
pub struct SyntaxError {
    offset: usize,
    expected: Cow<'static, str>,
    found: String,
}

impl SyntaxError {
    /// An error at a byte of `text`, past its end if the text is too short. What stands there is
    /// read off the text.
    ///
    /// ```
    /// use draughts::SyntaxError;
    /// let error = SyntaxError::new("a9", 0, "a square");
    /// assert_eq!(error.to_string(), "expected a square, found a9, at offset 0");
    /// ```
    pub fn new(text: &str, offset: usize, expected: impl Into<Cow<'static, str>>) -> Self {
        SyntaxError { offset, expected: expected.into(), found: snippet(text.get(offset..).unwrap_or("")) }
    }

    /// The byte of the text where it stops making sense.
    ///
    /// ```
    /// # use draughts::SyntaxError;
    /// assert_eq!(SyntaxError::new("32-", 3, "a square").offset(), 3);
    /// ```
    pub fn offset(&self) -> usize {
        self.offset
    }
}

/// The text that is written.
pub(crate) fn text_of(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write(&mut text);
    text
}

/// A number of ASCII digits, and nothing else.
pub(crate) fn digits<T: FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Letters of which one is expected: `W or B`.
pub(crate) fn one_of(letters: impl IntoIterator<Item = char>) -> String {
    let mut text = String::new();
    for letter in letters {
        text.push_str(if text.is_empty() { "" } else { " or " });
        text.push(letter);
    }
    text
}

/// A whole text in quotes, made printable and short.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{}\"", printable(text, SNIPPET))
}

/// A text whose characters are escaped where they cannot be shown, cut after so many.
pub(crate) fn printable(text: &str, most: usize) -> String {
    let mut printable: String = text.chars().take(most).flat_map(char::escape_debug).collect();
    if text.chars().nth(most).is_some() {
        printable.push('…');
    }
    printable
}

/// The first word of `text`, or its first character, made printable and short; a mark that could be taken
/// for one of the sentence stands in backquotes.
fn snippet(text: &str) -> String {
    let Some(first) = text.chars().next() else { return "the end".into() };
    if first == ' ' {
        return "a space".into();
    }
    if !first.is_alphanumeric() {
        return format!("`{}`", first.escape_debug());
    }
    let word = text.chars().take_while(|c| c.is_alphanumeric());
    let mut snippet: String = word.clone().take(SNIPPET).collect();
    if word.take(SNIPPET + 1).count() > SNIPPET {
        snippet.push('…');
    }
    snippet
}

/// A place in a text that is being read.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Cursor { text, at: 0 }
    }

    /// A cursor at byte `at` of a text.
    pub(crate) fn starting_at(text: &'t str, at: usize) -> Self {
        Cursor { text, at }
    }

    /// The byte it stands on.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn next_is(&self, wanted: impl Fn(char) -> bool) -> bool {
        self.peek().is_some_and(wanted)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Passes over the next character.
    pub(crate) fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Passes over the next character if it is `wanted`; answers whether it was.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        self.eat_if(|next| next == wanted).is_some()
    }

    /// Passes over the next character if it is one of the wanted ones.
    pub(crate) fn eat_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&next| wanted(next))?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Passes over every character that is wanted.
    pub(crate) fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        while self.eat_if(&wanted).is_some() {}
    }

    /// Reads a number in ASCII digits; one too large for its type reads as the largest there is.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit);
        let (mut value, mut length) = (0u32, 0);
        for digit in digits {
            value = value.saturating_mul(10).saturating_add((digit - b'0') as u32);
            length += 1;
        }
        self.at += length;
        (length > 0).then_some(value)
    }

    /// The error that something else was expected here.
    pub(crate) fn expected(&self, what: impl Into<Cow<'static, str>>) -> SyntaxError {
        SyntaxError::new(self.text, self.at, what)
    }

    /// The error that something else was expected at an earlier place.
    pub(crate) fn expected_at(&self, offset: usize, what: impl Into<Cow<'static, str>>) -> SyntaxError {
        SyntaxError::new(self.text, offset, what)
    }
}

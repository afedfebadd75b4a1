//! Comments and the commands in them.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::time::Duration;

use crate::square::Color;

/// A comment, with whatever commands it has.
///
/// ```
/// use draughts::pdn::Comment;
/// let comment = Comment::from("forced [%clk 0:10:05]");
/// let command = comment.commands().next().unwrap();
/// assert_eq!((command.name, command.value), ("clk", "0:10:05"));
/// assert_eq!(command.time().unwrap().as_secs(), 605);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl From<&str> for Comment {
    fn from(text: &str) -> Self {
        Comment(text.into())
    }
}

impl From<String> for Comment {
    fn from(text: String) -> Self {
        Comment(text)
    }
}

impl AsRef<str> for Comment {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<Comment> for String {
    fn from(comment: Comment) -> String {
        comment.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Comment {
    /// All of it.
    ///
    /// ```
    /// # use draughts::pdn::Comment;
    /// assert_eq!(Comment::from("a [%emt 3]").as_str(), "a [%emt 3]");
    /// ```
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The commands in it, in order.
    ///
    /// ```
    /// # use draughts::pdn::Comment;
    /// assert_eq!(Comment::from("[%depth 12] [%eval 0.31]").commands().count(), 2);
    /// ```
    pub fn commands(&self) -> Commands<'_> {
        commands(&self.0)
    }

    /// It without its commands and without spaces at its ends.
    ///
    /// ```
    /// # use draughts::pdn::Comment;
    /// assert_eq!(Comment::from("good [%depth 12] move").prose(), "good move");
    /// ```
    pub fn prose(&self) -> String {
        let mut prose = String::new();
        let mut rest = self.0.as_str();
        while let Some((start, end)) = command_in(rest) {
            push_apart(&mut prose, rest[..start].trim());
            rest = &rest[end..];
        }
        push_apart(&mut prose, rest.trim());
        prose
    }
}

/// A comment's text such that it can be written: if a brace in it would end it, it stands behind `%`, and
/// its lines must be one.
pub(super) fn writable(text: &str) -> Cow<'_, str> {
    let is_long = |text: &str| text.contains(['\n', '\r']);
    if text.contains('}') && is_long(text) { text.replace(['\n', '\r'], " ").into() } else { text.into() }
}

fn push_apart(prose: &mut String, text: &str) {
    if !prose.is_empty() && !text.is_empty() {
        prose.push(' ');
    }
    prose.push_str(text);
}

/// A command in a comment: `[%clk 0:10:05]`.
///
/// ```
/// use draughts::pdn::commands;
/// assert_eq!(commands("[%csl R12,G23]").next().unwrap().value, "R12,G23");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Command<'a> {
    /// Its name: `clk`.
    pub name: &'a str,
    /// What follows the name; may be empty.
    pub value: &'a str,
}

impl<'a> Command<'a> {
    /// The time it tells: of `clk` (left on the clock), `mct` (passed on the clock), `egt` and `emt` (used for
    /// the game and the move), or any other whose value is `h:mm:ss`, `m:ss` or seconds, with dots for colons
    /// too. None if it is something else.
    ///
    /// ```
    /// # use draughts::pdn::commands;
    /// assert_eq!(commands("[%emt 0:01:30]").next().unwrap().time().unwrap().as_secs(), 90);
    /// assert_eq!(commands("[%emt soon]").next().unwrap().time(), None);
    /// ```
    pub fn time(&self) -> Option<Duration> {
        parse_time(self.value)
    }

    /// The clocks of a `clock` command: whose, whether it runs, and its time. The letter of a running clock
    /// is a capital; without letters the first clock is White's.
    ///
    /// ```
    /// use draughts::{Color, pdn::commands};
    /// let clocks: Vec<_> = commands("[%clock w0:10:00 B0:09:58]").next().unwrap().clocks().collect();
    /// assert_eq!(clocks[1].color, Color::Black);
    /// assert!(clocks[1].runs && !clocks[0].runs);
    /// ```
    pub fn clocks(&self) -> impl Iterator<Item = Clock> + use<'a> {
        let value = if self.name == "clock" { self.value } else { "" };
        value.split_ascii_whitespace().zip([Color::White, Color::Black]).filter_map(|(text, place)| clock(text, place))
    }
}

/// One player's clock.
///
/// ```
/// use draughts::{Color, pdn::Clock};
/// let clock = Clock { color: Color::White, runs: true, time: core::time::Duration::from_secs(5) };
/// assert!(clock.runs);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Whose it is.
    pub color: Color,
    /// Whether it runs.
    pub runs: bool,
    /// What it shows.
    pub time: Duration,
}

/// A clock of a `clock` command; without a letter it belongs to the player in its `place`.
fn clock(text: &str, place: Color) -> Option<Clock> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic);
    let color = match letter.map(|letter| letter.to_ascii_lowercase()) {
        Some('w') => Color::White,
        Some('b') => Color::Black,
        Some(_) => return None,
        None => place,
    };
    let time = parse_time(text.trim_start_matches(|c: char| c.is_ascii_alphabetic()))?;
    Some(Clock { color, runs: letter.is_some_and(|letter| letter.is_ascii_uppercase()), time })
}

/// A time such as `1:02:03`, `2:03` or `3`; some programs write dots for colons.
///
/// ```
/// use draughts::pdn::parse_time;
/// assert_eq!(parse_time("1:02:03").unwrap().as_secs(), 3723);
/// assert_eq!(parse_time("1.02.03"), parse_time("1:02:03"));
/// ```
pub fn parse_time(text: &str) -> Option<Duration> {
    let mut seconds: u64 = 0;
    let parts = text.trim().split([':', '.']);
    for (count, part) in parts.enumerate() {
        let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || count > 2 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    Some(Duration::from_secs(seconds))
}

/// The commands in a text.
///
/// ```
/// use draughts::pdn::commands;
/// let names: Vec<_> = commands("[%drgnode 7] plain [%depth 12]").map(|command| command.name).collect();
/// assert_eq!(names, ["drgnode", "depth"]);
/// ```
pub fn commands(text: &str) -> Commands<'_> {
    Commands { rest: text }
}

/// The commands in a text: see [`commands`].
#[derive(Clone, Debug)]
pub struct Commands<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        let (start, end) = command_in(self.rest)?;
        let inside = self.rest[start + 2..end - 1].trim();
        self.rest = &self.rest[end..];
        let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        Some(Command { name, value: value.trim() })
    }
}

/// Where the first command of a text starts and ends.
fn command_in(text: &str) -> Option<(usize, usize)> {
    let start = text.find("[%")?;
    let end = start + text[start..].find(']')? + 1;
    Some((start, end))
}

//! Tags.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::chars::{is_inline_space, is_odd_quote, is_space};
use super::result::PdnResult;

/// A tag: a key and its value.
///
/// ```
/// use draughts::pdn::Tag;
/// let tag = Tag { key: "Event".into(), value: "Club match".into() };
/// assert_eq!(tag.to_string(), "[Event \"Club match\"]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    /// The key: `Event`.
    pub key: String,
    /// The value, without quotes.
    pub value: String,
}

/// As it is written: quotes in the value behind a backslash, and spaces in place of line ends and of
/// characters in the key that cannot be read back.
impl core::fmt::Display for Tag {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let is_bad = |c: char| is_space(c) || is_odd_quote(c) || matches!(c, '"' | '[' | ']');
        write!(f, "[{} \"", self.key.replace(is_bad, "_"))?;
        let mut line_start = 0;
        for (at, c) in self.value.char_indices() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\n' | '\r' if is_safe_break(&self.value[line_start..at], &self.value[at + 1..]) => {
                    f.write_char(c)?;
                    line_start = at + 1;
                }
                '\n' | '\r' => f.write_char(' ')?,
                _ => f.write_char(c)?,
            }
        }
        f.write_str("\"]")
    }
}

/// Whether a tag's value may be broken between these lines: the tag must not seem to end before, nor the
/// line after to begin something new.
fn is_safe_break(line: &str, rest: &str) -> bool {
    let next_is = |text: &str, what: &[char]| text.trim_start_matches(is_inline_space).starts_with(what);
    let seems_to_end = line.split('"').skip(1).any(|text| next_is(text, &[']']));
    !seems_to_end && !rest.trim_start_matches(is_inline_space).is_empty() && !next_is(rest, &['[', '\n', '\r'])
}

/// The standard's key for an Italian one, or the key itself: `Bianco` is `White`, `Nero` `Black`, `Risultato`
/// `Result`, `Anno` `Date`, `Dati` `Event`, `Apertura` `Opening`.
///
/// ```
/// use draughts::pdn::standard_key;
/// assert_eq!(standard_key("Bianco"), "White");
/// assert_eq!(standard_key("Round"), "Round");
/// ```
pub fn standard_key(key: &str) -> &str {
    match key {
        "Bianco" => "White",
        "Nero" => "Black",
        "Risultato" => "Result",
        "Anno" => "Date",
        "Dati" => "Event",
        "Apertura" => "Opening",
        _ => key,
    }
}

/// The value of the tag with this key, or else of one whose key stands for it.
pub(super) fn value_of<'t>(tags: &'t [Tag], key: &str) -> Option<&'t str> {
    let exact = tags.iter().find(|tag| tag.key == key);
    let tag = exact.or_else(|| tags.iter().find(|tag| standard_key(&tag.key) == key))?;
    Some(&tag.value)
}

/// Whether a value says that nothing is known: PDN writes `?`, and programs write nothing.
pub(super) fn is_unknown(value: &str) -> bool {
    matches!(value, "" | "?")
}

/// The result that the tags tell; none if they tell none, or that it is unknown.
pub(super) fn told_result(tags: &[Tag]) -> Option<PdnResult> {
    let tag = tags.iter().rev().find(|tag| tells_result(&tag.key))?;
    PdnResult::parse(&tag.value).filter(|&result| result != PdnResult::Unknown)
}

/// Whether a tag with this key tells the result.
pub(super) fn tells_result(key: &str) -> bool {
    standard_key(key) == "Result"
}

/// Gives a tag a value, in its place if it is there, else at the end.
pub(super) fn set(tags: &mut Vec<Tag>, key: &str, value: &str) {
    match tags.iter_mut().find(|tag| tag.key == key) {
        Some(tag) => tag.value = value.into(),
        None => tags.push(Tag { key: key.into(), value: value.into() }),
    }
}

/// Makes the tags tell the result that separated the game from the next. If they tell another one, returns
/// it, to be kept as a comment.
pub(super) fn settle_result(tags: &mut Vec<Tag>, result: PdnResult) -> Option<String> {
    if result == PdnResult::Unknown {
        return None;
    }
    let told = value_of(tags, "Result").map(PdnResult::parse);
    match told {
        Some(Some(told)) if told == result => None,
        None | Some(Some(PdnResult::Unknown)) => {
            set(tags, "Result", &result.to_string());
            None
        }
        Some(_) => Some(result.to_string()),
    }
}

//! Tags.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

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

/// As it is written: quotes in the value behind a backslash, line ends as spaces, and no character in the
/// key that cannot be read back.
impl core::fmt::Display for Tag {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let is_bad = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '"' | '[' | ']');
        write!(f, "[{} \"", self.key.replace(is_bad, "_"))?;
        for c in self.value.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\n' | '\r' => f.write_str(" ")?,
                _ => write!(f, "{c}")?,
            }
        }
        f.write_str("\"]")
    }
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

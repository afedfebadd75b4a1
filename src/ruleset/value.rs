//! Rules as loose values, the way files and names of variants hold them.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::Area;
use super::words::Word;
use crate::direction::{Headings, NAMED_HEADINGS};
use crate::rules::{Criterion, DrawRule, DrawRules};

/// A value in a file, before it is known to be the answer to anything.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "super::serial::Compact"))]
pub(crate) enum Value {
    Text(String),
    Number(u64),
    Switch(bool),
    List(Vec<Value>),
    Table(Vec<(String, Value)>),
    /// A value of a kind that answers nothing: a fraction, a null.
    #[cfg_attr(not(feature = "serde"), allow(dead_code))]
    Other(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => write!(f, "{text:?}"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Switch(on) => write!(f, "{on}"),
            Value::List(_) => f.write_str("a list"),
            Value::Table(_) => f.write_str("a table"),
            Value::Other(what) => f.write_str(what),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

/// "Expected this, found that."
pub(super) fn mismatch<T>(expected: impl fmt::Display, found: &Value) -> Result<T, String> {
    Err(format!("expected {expected}, found {found}"))
}

/// A rule's answer as a loose value, and back. The error says what was expected.
pub(super) trait Loose: Sized {
    fn to_value(&self) -> Value;
    fn from_value(value: &Value) -> Result<Self, String>;
}

impl<T: Word> Loose for T {
    fn to_value(&self) -> Value {
        self.word().into()
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        let found = match value {
            Value::Text(text) => T::from_word(text),
            _ => None,
        };
        match found {
            Some(answer) => Ok(answer),
            None => mismatch(T::choices(), value),
        }
    }
}

impl Loose for bool {
    fn to_value(&self) -> Value {
        Value::Switch(*self)
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Switch(on) => Ok(*on),
            Value::Text(text) if text == "true" => Ok(true),
            Value::Text(text) if text == "false" => Ok(false),
            _ => mismatch("true or false", value),
        }
    }
}

impl Loose for u8 {
    fn to_value(&self) -> Value {
        Value::Number(*self as u64)
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        let number = match value {
            Value::Number(number) => u8::try_from(*number).ok(),
            Value::Text(text) => text.parse().ok(),
            _ => None,
        };
        match number {
            Some(number) => Ok(number),
            None => mismatch("a number from 0 to 255", value),
        }
    }
}

impl Loose for String {
    fn to_value(&self) -> Value {
        Value::Text(self.clone())
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Text(text) => Ok(text.clone()),
            _ => mismatch("text", value),
        }
    }
}

/// A number that may be missing: the word for that is "none".
impl Loose for Option<u8> {
    fn to_value(&self) -> Value {
        self.map_or("none".into(), |number| number.to_value())
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Text(text) if text == "none" => Ok(None),
            _ => u8::from_value(value).map(Some).or_else(|_| mismatch("a number or \"none\"", value)),
        }
    }
}

/// One number for both players, or one for each.
impl Loose for [u8; 2] {
    fn to_value(&self) -> Value {
        let [white, black] = self;
        if white == black { white.to_value() } else { Value::List(vec![white.to_value(), black.to_value()]) }
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        let numbers: Result<Vec<u8>, _> = items(value).iter().map(u8::from_value).collect();
        match numbers.as_deref() {
            Ok([both]) => Ok([*both, *both]),
            Ok([white, black]) => Ok([*white, *black]),
            _ => mismatch("a number for both players, or one for each", value),
        }
    }
}

impl Loose for Headings {
    fn to_value(&self) -> Value {
        Value::Text(self.to_string())
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        let mut all = Headings::empty();
        for item in items(value) {
            let known = NAMED_HEADINGS.iter().find(|(name, _)| item == (*name).into());
            let Some((_, headings)) = known else { return mismatch("directions such as \"diagonals\"", &item) };
            all |= *headings;
        }
        Ok(all)
    }
}

/// The things of a list, or of a text that joins them with `+` or spaces.
fn items(value: &Value) -> Vec<Value> {
    match value {
        Value::List(items) => items.clone(),
        Value::Text(text) => text.split(['+', ' ']).filter(|item| !item.is_empty()).map(Value::from).collect(),
        other => vec![other.clone()],
    }
}

impl Loose for Vec<Criterion> {
    fn to_value(&self) -> Value {
        Value::List(self.iter().map(|criterion| Value::Text(criterion.to_string())).collect())
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        if *value == "none".into() {
            return Ok(Vec::new());
        }
        items(value).iter().map(criterion_of).collect()
    }
}

fn criterion_of(value: &Value) -> Result<Criterion, String> {
    let Value::Text(text) = value else { return mismatch(CRITERIA, value) };
    let values = text.strip_prefix("value-").and_then(|values| values.split_once('-'));
    match (text.as_str(), values) {
        ("count", _) => Ok(Criterion::Count),
        ("with-king", _) => Ok(Criterion::WithKing),
        ("kings", _) => Ok(Criterion::Kings),
        ("kings-first", _) => Ok(Criterion::KingsFirst),
        (_, Some((man, king))) => match (man.parse(), king.parse()) {
            (Ok(man), Ok(king)) => Ok(Criterion::Value { man, king }),
            _ => mismatch("value-MAN-KING with numbers up to 65535", value),
        },
        _ => mismatch(CRITERIA, value),
    }
}

const CRITERIA: &str = "count, value-MAN-KING, with-king, kings or kings-first";

/// Draw rules by their name.
impl Loose for Vec<DrawRule> {
    fn to_value(&self) -> Value {
        let named = DrawRules::ALL.iter().find(|(_, rules)| rules[..] == self[..]);
        named.map_or_else(|| Value::Other("draw rules without a name".to_string()), |(name, _)| (*name).into())
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        let named = if let Value::Text(name) = value { DrawRules::named(name) } else { None };
        match named {
            Some(rules) => Ok(rules.to_vec()),
            None => {
                let names: Vec<_> = DrawRules::ALL.iter().map(|(name, _)| *name).collect();
                mismatch(names.join(", "), value)
            }
        }
    }
}

impl Loose for Area {
    fn to_value(&self) -> Value {
        let table = |entries: [(&str, Value); 2]| {
            Value::Table(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
        };
        let names = |names: &[String]| Value::List(names.iter().map(|name| Value::Text(name.clone())).collect());
        match self {
            Area::Rows { count, skip } => table([("rows", count.to_value()), ("skip", skip.to_value())]),
            Area::Diagonal => "diagonal".into(),
            Area::Nowhere => "nowhere".into(),
            Area::Squares { white, black } => table([("white", names(white)), ("black", names(black))]),
        }
    }
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Text(text) if text == "diagonal" => Ok(Area::Diagonal),
            Value::Text(text) if text == "nowhere" => Ok(Area::Nowhere),
            Value::Table(entries) => area_of(entries),
            _ => mismatch("\"diagonal\", \"nowhere\", { rows, skip } or { white, black }", value),
        }
    }
}

fn area_of(entries: &[(String, Value)]) -> Result<Area, String> {
    let (mut rows, mut squares) = ([None, None], [None, None]);
    for (key, value) in entries {
        match key.as_str() {
            "rows" => rows[0] = Some(u8::from_value(value)?),
            "skip" => rows[1] = Some(u8::from_value(value)?),
            "white" => squares[0] = Some(names_of(value)?),
            "black" => squares[1] = Some(names_of(value)?),
            other => return Err(format!("expected rows and skip, or white and black, found {other:?}")),
        }
    }
    match (rows, squares) {
        ([Some(count), skip], [None, None]) => Ok(Area::Rows { count, skip: skip.unwrap_or(0) }),
        ([None, None], [Some(white), Some(black)]) => Ok(Area::Squares { white, black }),
        _ => Err("expected rows and skip, or white and black".to_string()),
    }
}

fn names_of(value: &Value) -> Result<Vec<String>, String> {
    items(value).iter().map(String::from_value).collect()
}

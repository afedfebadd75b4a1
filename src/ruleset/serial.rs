//! Rule sets in files, through serde.
//!
//! Formats for people hold a table of rules by name; compact ones hold the same as a list of pairs.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fields::{FIELDS, Field, set_all};
use super::value::Value;
use super::{RuleSet, RuleSetError};
use crate::syntax::quoted;

/// Every rule by its name, in the order of the fields. Draw rules that have no name cannot be written.
///
/// ```
/// let text = serde_json::to_string(&draughts::RuleSet::international()).unwrap();
/// assert!(text.starts_with(r#"{"name":"international","board":"10x10","shade":"dark""#));
/// ```
impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries: Vec<_> = FIELDS.iter().filter_map(|field| Some((field.key, field.get?(self)))).collect();
        if let Some((key, Value::Other(what))) = entries.iter().find(|(_, value)| matches!(value, Value::Other(_))) {
            return Err(S::Error::custom(format!("{key}: {what} cannot be written")));
        }
        if !serializer.is_human_readable() {
            return entries.serialize(serializer);
        }
        let mut map = serializer.serialize_map(Some(entries.len()))?;
        for (key, value) in entries {
            map.serialize_entry(key, &Plain(value))?;
        }
        map.end()
    }
}

/// Rules by name; what is not said is as in the game that `like` names, or as in international
/// draughts. A name that is no rule's, an answer that is none, and a contradiction are errors.
///
/// ```
/// use draughts::{Landing, RuleSet};
/// let killer: RuleSet = serde_json::from_str(r#"{
///     "name": "killer", "like": "international", "landing": "next-after-king"
/// }"#).unwrap();
/// assert_eq!(killer.landing, Landing::NextAfterKing);
/// ```
impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = if deserializer.is_human_readable() {
            deserializer.deserialize_map(TableVisitor)?
        } else {
            Vec::<(String, Value)>::deserialize(deserializer)?
        };
        from_entries(&entries).map_err(D::Error::custom)
    }
}

/// The rules that entries of a file say, free of contradictions.
fn from_entries(entries: &[(String, Value)]) -> Result<RuleSet, String> {
    let mut rules = match entries.iter().find(|(key, _)| key == "like") {
        Some((_, Value::Text(name))) => RuleSet::named(name).map_err(|error| format!("like: {error}"))?,
        Some((_, other)) => return Err(format!("like: expected the name of a game, found {other}")),
        None => RuleSet::international(),
    };
    // What is said of another game's name and origin does not hold for this one.
    rules.name = "custom".to_owned();
    rules.game_type = None;
    rules.source = String::new();
    let field = |key: &str| Field::named(key).ok_or_else(|| unknown_key(key));
    let said = entries.iter().filter(|(key, _)| key != "like");
    let said: Vec<_> = said.map(|(key, value)| Ok((field(key)?, value.clone()))).collect::<Result<_, String>>()?;
    set_all(&mut rules, &said).map_err(|error| error.to_string())?;
    rules.check().map_err(|error: RuleSetError| error.to_string())?;
    Ok(rules)
}

/// A value as formats for people hold it.
struct Plain(Value);

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Value::Text(text) | Value::Other(text) => serializer.serialize_str(text),
            Value::Number(number) => serializer.serialize_u64(*number),
            Value::Switch(on) => serializer.serialize_bool(*on),
            Value::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|item| list.serialize_element(&Plain(item.clone())))?;
                list.end()
            }
            Value::Table(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                entries.iter().try_for_each(|(key, value)| map.serialize_entry(key, &Plain(value.clone())))?;
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlainVisitor).map(Plain)
    }
}

struct PlainVisitor;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("text, a number, true or false, a list or a table")
    }
    fn visit_bool<E: Error>(self, on: bool) -> Result<Value, E> {
        Ok(Value::Switch(on))
    }
    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }
    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(u64::try_from(number).map_or_else(|_| Value::Other(number.to_string()), Value::Number))
    }
    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        // With its point, so that it does not look like the whole number it is not.
        Ok(Value::Other(format!("{number:?}")))
    }
    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Other("nothing".to_owned()))
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(Plain(item)) = list.next_element()? {
            items.push(item);
        }
        Ok(Value::List(items))
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
        TableVisitor.visit_map(map).map(Value::Table)
    }
}

/// A table as its entries, in their order.
struct TableVisitor;

impl<'de> Visitor<'de> for TableVisitor {
    type Value = Vec<(String, Value)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table of rules")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            if entries.iter().any(|(earlier, _)| *earlier == key) {
                return Err(A::Error::custom(format!("{key}: it is said twice")));
            }
            let Plain(value) = map.next_value()?;
            entries.push((key, value));
        }
        Ok(entries)
    }
}

/// A [`Value`] in a compact format. Rules hold tables of lists of words and nothing deeper, and neither may what
/// strangers write: bytes can nest as deep as they are many.
pub(super) type Compact = Nested<Nested<Nested<Nothing>>>;

/// A value whose lists and tables hold `V`: the same in every format as a [`Value`].
#[derive(Deserialize)]
pub(super) enum Nested<V> {
    Text(String),
    Number(u64),
    Switch(bool),
    List(Vec<V>),
    Table(Vec<(String, V)>),
    Other(String),
}

/// What the innermost lists and tables hold.
#[derive(Deserialize)]
pub(super) enum Nothing {}

impl From<Nothing> for Value {
    fn from(nothing: Nothing) -> Self {
        match nothing {}
    }
}

impl<V: Into<Value>> From<Nested<V>> for Value {
    fn from(nested: Nested<V>) -> Self {
        match nested {
            Nested::Text(text) => Value::Text(text),
            Nested::Number(number) => Value::Number(number),
            Nested::Switch(on) => Value::Switch(on),
            Nested::List(items) => Value::List(items.into_iter().map(V::into).collect()),
            Nested::Table(entries) => {
                Value::Table(entries.into_iter().map(|(key, value)| (key, value.into())).collect())
            }
            Nested::Other(what) => Value::Other(what),
        }
    }
}

/// A key of a file that nobody knows, with the keys there are.
fn unknown_key(key: &str) -> String {
    let keys: Vec<_> = FIELDS.iter().map(|field| field.key).collect();
    format!("there is no rule {}; the rules are like, {}", quoted(key), keys.join(", "))
}

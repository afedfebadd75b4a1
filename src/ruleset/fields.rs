//! The fields of a rule set by name: one table, from which files and parameters are read and files
//! are written.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::value::{Loose, Value, mismatch};
use super::{Area, CaptureMode, RuleSet, RuleSetError};
use crate::syntax::quoted;

/// A rule by its name in files.
#[derive(Debug)]
pub(super) struct Field {
    /// The name: that of the field in Rust, with hyphens.
    pub(super) key: &'static str,
    /// How a file says it; none for a shorthand of other fields.
    #[cfg_attr(not(feature = "serde"), allow(dead_code))]
    pub(super) get: Option<fn(&RuleSet) -> Value>,
    set: fn(&mut RuleSet, &Value) -> Result<(), String>,
}

macro_rules! field {
    ($key:literal $field:ident) => {
        Field {
            key: $key,
            get: Some(|rules| rules.$field.to_value()),
            set: |rules, value| {
                rules.$field = Loose::from_value(value)?;
                Ok(())
            },
        }
    };
}

/// Every rule that can be said, in the order of a file.
pub(super) const FIELDS: &[Field] = &[
    field!("name" name),
    Field { key: "board", get: Some(board), set: set_board },
    field!("shade" shade),
    field!("starts" starts),
    field!("man-steps" man_steps),
    field!("king-steps" king_steps),
    field!("king-reach" king_reach),
    field!("king-run-limit" king_run_limit),
    field!("crowning" crowning),
    field!("man-jumps" man_jumps),
    field!("king-jumps" king_jumps),
    field!("precedence" precedence),
    Field { key: "second-mode", get: Some(second_mode), set: set_second_mode },
    field!("between-modes" between_modes),
    field!("king-jump-reach" king_jump_reach),
    field!("men-take-kings" men_take_kings),
    field!("landing" landing),
    field!("removal" removal),
    field!("may-reverse" may_reverse),
    field!("obligation" obligation),
    field!("start" start),
    Field { key: "rows", get: None, set: |rules, value| set_count(&mut rules.start, value) },
    Field { key: "skip", get: None, set: |rules, value| set_skip(&mut rules.start, value) },
    field!("reserve" reserve),
    field!("drop-zone" drop_zone),
    Field { key: "drop-rows", get: None, set: |rules, value| set_count(&mut rules.drop_zone, value) },
    Field { key: "drop-skip", get: None, set: |rules, value| set_skip(&mut rules.drop_zone, value) },
    field!("stuck" stuck),
    field!("first-king-wins" first_king_wins),
    field!("draws" draws),
    field!("notation" notation),
    field!("separator" separator),
    field!("game-type" game_type),
    field!("source" source),
];

impl Field {
    /// The field of this name.
    pub(super) fn named(key: &str) -> Option<&'static Field> {
        FIELDS.iter().find(|field| field.key == key)
    }

    /// Answers the rule with a value.
    pub(super) fn set(&self, rules: &mut RuleSet, value: &Value) -> Result<(), RuleSetError> {
        (self.set)(rules, value).map_err(|why| RuleSetError::new(self.key, why))
    }
}

/// Answers several rules, in the order of the fields whatever order they are said in: what a second mode
/// does not say is taken from the first.
pub(super) fn set_all(rules: &mut RuleSet, said: &[(&'static Field, Value)]) -> Result<(), RuleSetError> {
    let is_said = |key: &str| said.iter().any(|(field, _)| field.key == key);
    for (part, whole) in PARTS {
        if is_said(part) && is_said(whole) {
            return Err(RuleSetError::new(part, format!("{whole} says it too")));
        }
    }
    for field in FIELDS {
        for (_, value) in said.iter().filter(|(one, _)| one.key == field.key) {
            field.set(rules, value)?;
        }
    }
    Ok(())
}

/// What is short for a part of something else.
const PARTS: [(&str, &str); 4] =
    [("rows", "start"), ("skip", "start"), ("drop-rows", "drop-zone"), ("drop-skip", "drop-zone")];

fn board(rules: &RuleSet) -> Value {
    Value::Text(format!("{}x{}", rules.files, rules.ranks))
}

fn set_board(rules: &mut RuleSet, value: &Value) -> Result<(), String> {
    let Value::Text(text) = value else { return mismatch("files x ranks, such as \"10x8\"", value) };
    let sizes = text.split_once('x').map(|(files, ranks)| (files.parse(), ranks.parse()));
    let Some((Ok(files), Ok(ranks))) = sizes else { return mismatch("files x ranks, such as \"10x8\"", value) };
    (rules.files, rules.ranks) = (files, ranks);
    Ok(())
}

/// Rows in place of whatever the area was.
fn set_count(area: &mut Area, value: &Value) -> Result<(), String> {
    let count = u8::from_value(value)?;
    let skip = if let Area::Rows { skip, .. } = *area { skip } else { 0 };
    *area = Area::Rows { count, skip };
    Ok(())
}

/// Free rows between the player's edge and the rows of the area.
fn set_skip(area: &mut Area, value: &Value) -> Result<(), String> {
    let Area::Rows { skip, .. } = area else { return Err("there are no rows to leave free ones before".to_string()) };
    *skip = u8::from_value(value)?;
    Ok(())
}

fn second_mode(rules: &RuleSet) -> Value {
    let Some(mode) = &rules.second_mode else { return "none".into() };
    let entries = [
        ("man-jumps", mode.man_jumps.to_value()),
        ("king-jumps", mode.king_jumps.to_value()),
        ("precedence", mode.precedence.to_value()),
        ("crowning", mode.crowning.to_value()),
    ];
    Value::Table(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

/// What the table does not say stays as it is in the second mode, or in the first if there is no
/// second yet.
fn set_second_mode(rules: &mut RuleSet, value: &Value) -> Result<(), String> {
    let entries = match value {
        Value::Table(entries) => entries,
        Value::Text(text) if text == "none" => {
            rules.second_mode = None;
            return Ok(());
        }
        _ => return mismatch("\"none\" or { man-jumps, king-jumps, precedence, crowning }", value),
    };
    let mut mode = rules.second_mode.take().unwrap_or_else(|| CaptureMode::first_of(rules));
    for (key, value) in entries {
        set_in_mode(&mut mode, key, value).map_err(|why| format!("{key}: {why}"))?;
    }
    rules.second_mode = Some(mode);
    Ok(())
}

fn set_in_mode(mode: &mut CaptureMode, key: &str, value: &Value) -> Result<(), String> {
    match key {
        "man-jumps" => mode.man_jumps = Loose::from_value(value)?,
        "king-jumps" => mode.king_jumps = Loose::from_value(value)?,
        "precedence" => mode.precedence = Loose::from_value(value)?,
        "crowning" => mode.crowning = Loose::from_value(value)?,
        _ => return Err("there is no such rule of a mode".to_string()),
    }
    Ok(())
}

impl Field {
    /// Whether it can stand in a name after the colon: the name itself and where the rules come from cannot.
    pub(super) fn is_parameter(&self) -> bool {
        !matches!(self.key, "name" | "source")
    }
}

/// A key of a name that nobody knows, with the keys there are.
pub(super) fn unknown_parameter(key: &str) -> String {
    let keys: Vec<_> = FIELDS.iter().filter(|field| field.is_parameter()).map(|field| field.key).collect();
    format!("a name cannot say {}, only {}", quoted(key), keys.join(", "))
}

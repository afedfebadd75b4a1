//! Names of games: `neu-killer-russian`, `sintez-ru:board=10x10,rows=3`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::fields::{Field, set_all, unknown_parameter};
use super::prefix::Prefix;
use super::value::Value;
use super::{RuleSet, RuleSetError};
use crate::syntax::{printable, quoted};
use crate::units::unit_games;
use crate::variant::{Compose, GameTask, games, with_game};

/// A name that is no game's, or of a game that contradicts itself.
///
/// ```
/// use draughts::RuleSet;
/// let why = |name| RuleSet::named(name).unwrap_err().to_string();
/// assert_eq!(why("rusian"), "there is no game rusian; the nearest names are russian, frisian");
/// assert_eq!(
///     why("neu-diagonal-russian"),
///     "neu-diagonal-russian contradicts itself: neu- and diagonal- both say how men come to the board"
/// );
/// assert!(why("trigonal-pure-4").ends_with("the nearest names are trigonal-pure-2, trigonal-pure-3"));
/// assert_eq!(why("russian:rows=5"), "russian:rows=5 cannot be played: start: men of both players would stand on one square");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", .problem.describe(.name))]
pub struct UnknownVariant {
    name: String,
    problem: Problem,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Problem {
    NoSuchGame { nearest: Vec<String> },
    Contradiction(String),
    Parameter(String),
    Rules(RuleSetError),
    Units,
}

impl Problem {
    fn describe(&self, name: &str) -> String {
        let name = &shown(name);
        match self {
            Problem::NoSuchGame { nearest } => match nearest.as_slice() {
                [] => format!("there is no game {name}"),
                [one] => format!("there is no game {name}; the nearest name is {one}"),
                several => format!("there is no game {name}; the nearest names are {}", several.join(", ")),
            },
            Problem::Contradiction(why) => format!("{name} contradicts itself: {why}"),
            Problem::Parameter(why) => format!("{name} cannot be read: {why}"),
            Problem::Rules(why) => format!("{name} cannot be played: {why}"),
            Problem::Units => format!("{name} names a game of units, which no prefix fits and no rule set says"),
        }
    }
}

/// A name as an error can show it: printable and short.
fn shown(name: &str) -> String {
    const MOST: usize = 100;
    if name.is_empty() {
        return String::from("without a name");
    }
    printable(name, MOST)
}

impl UnknownVariant {
    /// A game of this name whose rules cannot be played.
    pub(crate) fn rules(name: &str, why: RuleSetError) -> Self {
        UnknownVariant { name: name.into(), problem: Problem::Rules(why) }
    }

    /// A name whose parameters mean nothing.
    pub(crate) fn parameter(name: &str, why: &dyn core::error::Error) -> Self {
        UnknownVariant { name: name.into(), problem: Problem::Parameter(why.to_string()) }
    }

    /// The name.
    ///
    /// ```
    /// # use draughts::RuleSet;
    /// assert_eq!(RuleSet::named("chess").unwrap_err().name(), "chess");
    /// ```
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The names of games that are spelt most like it, the nearest first.
    ///
    /// ```
    /// # use draughts::RuleSet;
    /// assert_eq!(RuleSet::named("neu-frisan").unwrap_err().nearest(), ["neu-frisian"]);
    /// ```
    pub fn nearest(&self) -> &[String] {
        match &self.problem {
            Problem::NoSuchGame { nearest } => nearest,
            _ => &[],
        }
    }
}

/// The name of a game, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    prefixes: Vec<Prefix>,
    /// The rules of the game that the name ends in.
    base: RuleSet,
    parameters: Vec<(&'static Field, String)>,
}

impl Key {
    /// Takes a name apart: prefixes, a game of the catalogue, and after a colon rules that differ.
    pub(crate) fn parse(name: &str) -> Result<Self, UnknownVariant> {
        let name = name.trim().to_ascii_lowercase();
        let fail = |problem| UnknownVariant { name: name.clone(), problem };
        let (game, parameters) = name.split_once(':').unwrap_or((&name, ""));
        let mut prefixes = Vec::new();
        let mut rest = game;
        while let Some((prefix, after)) = Prefix::split(rest) {
            prefixes.push(prefix);
            rest = after;
        }
        let base = match with_game(rest, Describe) {
            Some(rules) => rules.map_err(Problem::Rules).map_err(fail)?,
            None if unit_games().any(|known| known == rest) => return Err(fail(Problem::Units)),
            None => return Err(fail(Problem::NoSuchGame { nearest: nearest(&game[..game.len() - rest.len()], rest) })),
        };
        if let Some(why) = contradiction(&prefixes, &base) {
            return Err(fail(Problem::Contradiction(why)));
        }
        prefixes.sort_by_key(Prefix::place);
        let parameters = if name.contains(':') { parse_parameters(parameters).map_err(fail)? } else { Vec::new() };
        let said_twice =
            |(field, _): &(&Field, _)| prefixes.iter().find_map(|prefix| prefix.contradicts_rule(field.key));
        if let Some(why) = parameters.iter().find_map(said_twice) {
            return Err(fail(Problem::Contradiction(why)));
        }
        Ok(Key { prefixes, base, parameters })
    }

    /// The rules it names.
    pub(crate) fn rules(&self) -> Result<RuleSet, UnknownVariant> {
        let name = self.to_string();
        let fail = |problem| UnknownVariant { name: name.clone(), problem };
        let mut rules = self.base.clone();
        if !(self.prefixes.is_empty() && self.parameters.is_empty()) {
            rules.game_type = None;
        }
        let said: Vec<_> = self.parameters.iter().map(|(field, text)| (*field, Value::Text(text.clone()))).collect();
        set_all(&mut rules, &said).map_err(Problem::Rules).map_err(fail)?;
        for prefix in self.prefixes.iter().rev() {
            prefix.apply(&mut rules);
        }
        rules.name = name.clone();
        rules.check().map_err(Problem::Rules).map_err(fail)?;
        Ok(rules)
    }
}

/// The name in its usual form: prefixes in order, the game by its own key.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for prefix in &self.prefixes {
            write!(f, "{}-", prefix.word())?;
        }
        f.write_str(&self.base.name)?;
        for (number, (field, text)) in self.parameters.iter().enumerate() {
            write!(f, "{}{}={text}", if number == 0 { ':' } else { ',' }, field.key)?;
        }
        Ok(())
    }
}

impl RuleSet {
    /// The rules of a game by its name: one of the [catalogue](games), with [prefixes](crate::prefixes)
    /// before it and, after a colon, rules that differ, as in a file.
    ///
    /// # Errors
    /// [`UnknownVariant`] if there is no such game or its name contradicts itself.
    ///
    /// ```
    /// use draughts::RuleSet;
    /// let rules = RuleSet::named("neu-sintez-ru:board=10x10,rows=2")?;
    /// assert_eq!((rules.files, rules.reserve), (10, [20, 20]));
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn named(name: &str) -> Result<Self, UnknownVariant> {
        Key::parse(name)?.rules()
    }
}

/// Writes down a game of the catalogue.
struct Describe;

impl GameTask for Describe {
    type Output = Result<RuleSet, RuleSetError>;

    fn run<V: Compose>(self) -> Self::Output {
        RuleSet::of(&V::default())
    }
}

/// Why prefixes cannot stand together before a game, if so.
fn contradiction(prefixes: &[Prefix], base: &RuleSet) -> Option<String> {
    let between = |(place, prefix): (usize, &Prefix)| prefixes[..place].iter().find_map(|one| one.contradicts(prefix));
    let with_game = || prefixes.iter().find_map(|prefix| prefix.contradicts_game(base));
    prefixes.iter().enumerate().find_map(between).or_else(with_game)
}

fn parse_parameters(text: &str) -> Result<Vec<(&'static Field, String)>, Problem> {
    let mut parameters: Vec<(&'static Field, String)> = Vec::new();
    for parameter in text.split(',') {
        let Some((key, value)) = parameter.split_once('=') else {
            return Err(Problem::Parameter(format!(
                "after the colon it needs rules such as rows=3, not {}",
                quoted(parameter)
            )));
        };
        let Some(field) = Field::named(key.trim()).filter(|field| field.is_parameter()) else {
            return Err(Problem::Parameter(unknown_parameter(key.trim())));
        };
        if parameters.iter().any(|(known, _)| known.key == field.key) {
            return Err(Problem::Parameter(format!("{key} is said twice")));
        }
        let value = value.trim();
        if value.contains(char::is_whitespace) {
            return Err(Problem::Parameter(format!("{key} has its words joined with +, not {}", quoted(value))));
        }
        let number = value.parse::<u64>().map(|number| number.to_string());
        parameters.push((field, number.unwrap_or_else(|_| value.to_string())));
    }
    Ok(parameters)
}

/// Longer names are like none: to compare them would take time and serve nobody.
const LONGEST_LIKENED: usize = 100;

/// The names of games most like `name`, with the prefixes that stood before it.
fn nearest(prefixes: &str, name: &str) -> Vec<String> {
    if name.len() > LONGEST_LIKENED {
        return Vec::new();
    }
    let names = games().flat_map(|info| core::iter::once(info.key).chain(info.aliases.iter().copied()));
    let units = unit_games().filter(|_| prefixes.is_empty());
    let near =
        |known: &&str| distance(known, name) <= 1 + name.len() / 4 || (name.len() > 2 && known.starts_with(name));
    let mut near: Vec<_> = names.chain(units).filter(near).collect();
    near.sort_by_key(|known| distance(known, name));
    near.iter().take(3).map(|known| format!("{prefixes}{known}")).collect()
}

/// How many letters must be changed, added or left out to make one word of another.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = core::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.bytes().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_of_words_is_the_number_of_changes() {
        assert_eq!(distance("russian", "russian"), 0);
        assert_eq!(distance("rusian", "russian"), 1);
        assert_eq!(distance("", "thai"), 4);
        assert_eq!(distance("pool", "poll"), 1);
    }
}

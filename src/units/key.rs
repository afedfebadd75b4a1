//! The trigonal games by name: `trigonal-army-2:side=6,home=3,diagonal=d6`.

use alloc::format;
use alloc::string::{String, ToString};

use super::game::UnitGame;
use super::rules::{HomeCell, UnitRules};
use super::terrain::{GoalZone, Ground, TrigonDiagonal, WhiteCells};
use crate::bitboard::{Bitboard, Wide};
use crate::board::{AnyBits, DynBoard};

/// A trigonal game on bitboards as narrow as its board allows.
///
/// ```
/// use draughts::{AnyUnitGame, unit_game};
/// assert!(matches!(unit_game("trigonal-pure-2:side=8"), Ok(AnyUnitGame::U64(_))));
/// ```
#[derive(Clone, Debug)]
pub enum AnyUnitGame {
    /// Up to side 8.
    U64(UnitGame<Ground<DynBoard<u64>>>),
    /// Up to side 11.
    U128(UnitGame<Ground<DynBoard<u128>>>),
    /// Up to side 13.
    Wide3(UnitGame<Ground<DynBoard<Wide<3>>>>),
}

/// A name that stands for no trigonal game.
///
/// ```
/// use draughts::{UnitKeyError, unit_game};
/// let error = unit_game("trigonal-pure-2:home=9").unwrap_err();
/// assert_eq!(error.to_string(), "home=9 is out of bounds: expected a number from 1 to 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum UnitKeyError {
    /// Not one of the four games.
    #[error("{0} is no trigonal game: expected trigonal-pure-2, -army-2, -pure-3 or -army-3")]
    UnknownGame(String),
    /// A parameter the games do not have, or one named twice.
    #[error(
        "{0} is no parameter: expected side, home, diagonal, white, goal, home-cell or quiet-then-capture, each once"
    )]
    UnknownParameter(String),
    /// A value a parameter cannot take.
    #[error("{parameter} is out of bounds: expected {expected}")]
    Value {
        /// The parameter and its value.
        parameter: String,
        /// What could stand there.
        expected: String,
    },
    /// The board needs wider bitboards than those asked for.
    #[error("a triangle of side {0} needs wider bitboards")]
    Width(u8),
}

/// The names of the trigonal games: all checkers or an army, two or three players.
///
/// ```
/// assert!(draughts::unit_games().all(|name| draughts::by_name(name).is_ok()));
/// ```
pub fn unit_games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|&(name, ..)| name)
}

/// The parameters that may follow the name of a trigonal game after a colon, each with what could stand
/// behind its equals sign; the first of several is the usual one.
///
/// ```
/// let parameters: Vec<_> = draughts::unit_parameters().collect();
/// assert_eq!(parameters[2], ("diagonal", "d3, d6 or d9"));
/// ```
pub fn unit_parameters() -> impl Iterator<Item = (&'static str, &'static str)> {
    PARAMETERS.iter().copied()
}

/// Each game: its name, whether it has an army, and how many play it.
const GAMES: [(&str, bool, usize); 4] = [
    ("trigonal-pure-2", false, 2),
    ("trigonal-army-2", true, 2),
    ("trigonal-pure-3", false, 3),
    ("trigonal-army-3", true, 3),
];

/// The parameters, in the order of a key, and what each may be.
const PARAMETERS: [(&str, &str); 7] = [
    ("side", "a number from 4 to 13"),
    ("home", "a number from 1 to 6"),
    ("diagonal", "d3, d6 or d9"),
    ("white", "up or down"),
    ("goal", "half or row"),
    ("home-cell", "first or chosen"),
    ("quiet-then-capture", "yes or no"),
];

/// What a key says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parameters {
    army: bool,
    players: usize,
    side: u8,
    home: u8,
    diagonal: TrigonDiagonal,
    white: WhiteCells,
    goal: GoalZone,
    home_cell: HomeCell,
    quiet_then_capture: bool,
}

/// The game with this key: `trigonal-pure-2`, `trigonal-army-2`, `trigonal-pure-3` or
/// `trigonal-army-3`, with any of the parameters `side=12` (4 to 13), `home=4` (levels of the set-up: at
/// most half the side, and four in an army), `diagonal=d3` (or `d6`, `d9`), `white=up` (or `down`), `goal=half` (or `row`),
/// `home-cell=first` (or `chosen`) and `quiet-then-capture=yes` (or `no`) after a colon.
///
/// # Errors
/// [`UnitKeyError`] says which part of the key is wrong, and what could stand there.
///
/// ```
/// use draughts::{AnyUnitGame, Position, perft, unit_game};
/// let Ok(AnyUnitGame::U64(game)) = unit_game("trigonal-army-2:side=6,home=3,diagonal=d6") else { panic!() };
/// assert_eq!(perft(&Position::initial_of(game), 4), 5855);
/// ```
pub fn unit_game(key: &str) -> Result<AnyUnitGame, UnitKeyError> {
    let parameters = parse(key)?;
    Ok(match AnyBits::for_trigon(parameters.side) {
        Ok(AnyBits::U64) => AnyUnitGame::U64(make(&parameters)?),
        Ok(AnyBits::U128) => AnyUnitGame::U128(make(&parameters)?),
        _ => AnyUnitGame::Wide3(make(&parameters)?),
    })
}

/// The game with this key, as [`unit_game`], on bitboards of type `B`.
///
/// # Errors
/// Those of [`unit_game`], and [`UnitKeyError::Width`] if `B` is too narrow.
///
/// ```
/// use draughts::{UnitKeyError, Wide, trigonal};
/// assert!(trigonal::<Wide<3>>("trigonal-pure-3").is_ok());
/// assert_eq!(trigonal::<u64>("trigonal-pure-3").unwrap_err(), UnitKeyError::Width(12));
/// ```
pub fn trigonal<B: Bitboard>(key: &str) -> Result<UnitGame<Ground<DynBoard<B>>>, UnitKeyError> {
    make(&parse(key)?)
}

fn make<B: Bitboard>(parameters: &Parameters) -> Result<UnitGame<Ground<DynBoard<B>>>, UnitKeyError> {
    let narrow = UnitKeyError::Width(parameters.side);
    let board = DynBoard::trigon(parameters.side).map_err(|_| narrow.clone())?;
    let ground =
        Ground::new(board).with_diagonal(parameters.diagonal).with_white(parameters.white).with_goal(parameters.goal);
    let rules =
        if parameters.army { UnitRules::army } else { UnitRules::pure }(ground, parameters.home, parameters.players);
    let rules = UnitRules {
        key: parameters.key(),
        quiet_then_capture: parameters.quiet_then_capture,
        home_cell: parameters.home_cell,
        ..rules
    };
    // Rules made from checked parameters do not contradict each other.
    rules.build().map_err(|_| narrow)
}

impl Parameters {
    /// The key in its shortest form: parameters that are as usual are left out.
    fn key(&self) -> String {
        let mut key = format!("trigonal-{}-{}", if self.army { "army" } else { "pure" }, self.players);
        let usual = Parameters { army: self.army, players: self.players, ..Self::USUAL };
        let mut separator = ':';
        for (name, _) in PARAMETERS {
            let value = self.value(name);
            if value != usual.value(name) {
                key.push(separator);
                key += &format!("{name}={value}");
                separator = ',';
            }
        }
        key
    }

    const USUAL: Self = Parameters {
        army: false,
        players: 2,
        side: 12,
        home: 4,
        diagonal: TrigonDiagonal::D3,
        white: WhiteCells::Up,
        goal: GoalZone::EnemyHalf,
        home_cell: HomeCell::First,
        quiet_then_capture: true,
    };

    /// The value of a parameter as it is written.
    fn value(&self, name: &str) -> String {
        match name {
            "side" => return self.side.to_string(),
            "home" => return self.home.to_string(),
            "diagonal" => match self.diagonal {
                TrigonDiagonal::D3 => "d3",
                TrigonDiagonal::D6 => "d6",
                TrigonDiagonal::D9 => "d9",
            },
            "white" => match self.white {
                WhiteCells::Up => "up",
                WhiteCells::Down => "down",
            },
            "goal" => match self.goal {
                GoalZone::EnemyHalf => "half",
                GoalZone::WholeRow => "row",
            },
            "home-cell" => match self.home_cell {
                HomeCell::First => "first",
                HomeCell::Chosen => "chosen",
            },
            _ if self.quiet_then_capture => "yes",
            _ => "no",
        }
        .to_string()
    }

    /// Takes the value of a parameter, if it is one.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, value) {
            ("side", _) => self.side = number(value, 4, 13)?,
            ("home", _) => self.home = number(value, 1, 6)?,
            ("diagonal", "d3") => self.diagonal = TrigonDiagonal::D3,
            ("diagonal", "d6") => self.diagonal = TrigonDiagonal::D6,
            ("diagonal", "d9") => self.diagonal = TrigonDiagonal::D9,
            ("white", "up") => self.white = WhiteCells::Up,
            ("white", "down") => self.white = WhiteCells::Down,
            ("goal", "half") => self.goal = GoalZone::EnemyHalf,
            ("goal", "row") => self.goal = GoalZone::WholeRow,
            ("home-cell", "first") => self.home_cell = HomeCell::First,
            ("home-cell", "chosen") => self.home_cell = HomeCell::Chosen,
            ("quiet-then-capture", "yes") => self.quiet_then_capture = true,
            ("quiet-then-capture", "no") => self.quiet_then_capture = false,
            _ => return None,
        }
        Some(())
    }
}

fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn parse(key: &str) -> Result<Parameters, UnitKeyError> {
    let key = key.trim().to_ascii_lowercase();
    let (name, list) = key.split_once(':').unwrap_or((&key, ""));
    let game = GAMES.iter().find(|(game, ..)| *game == name);
    let &(_, army, players) = game.ok_or_else(|| UnitKeyError::UnknownGame(name.to_string()))?;
    let mut parameters = Parameters { army, players, ..Parameters::USUAL };
    let mut seen = [false; PARAMETERS.len()];
    for parameter in list.split(',').map(str::trim).filter(|parameter| !parameter.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let place = PARAMETERS.iter().position(|&(known, _)| known == name.trim()).filter(|&place| !seen[place]);
        let place = place.ok_or_else(|| UnitKeyError::UnknownParameter(name.to_string()))?;
        seen[place] = true;
        let (name, expected) = PARAMETERS[place];
        parameters.set(name, value.trim()).ok_or_else(|| refused(parameter, expected))?;
    }
    if !seen[1] {
        parameters.home = parameters.home.min(parameters.side / 2);
    }
    // An army has four levels, and homes that are larger than half the side would overlap.
    let most = (parameters.side / 2).min(if army { 4 } else { 6 });
    if parameters.home > most {
        return Err(refused(&format!("home={}", parameters.home), &format!("at most {most}")));
    }
    Ok(parameters)
}

fn refused(parameter: &str, expected: &str) -> UnitKeyError {
    UnitKeyError::Value { parameter: parameter.to_string(), expected: expected.to_string() }
}

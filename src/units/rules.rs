//! A game of units as data: board, units, set-up and what the rules leave open.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use super::game::UnitGame;
use super::stock::{Checker, Gladiator, GovernmentPawn, Hero, SimplePawn};
use super::terrain::Terrain;
use super::unit::Unit;
use super::{MAX_KINDS, NOWHERE};
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};

/// Which free cell of the lowest level a hero and his reinforcements come home to (RULES.md, O-TR-15).
///
/// ```
/// use draughts::HomeCell;
/// assert_eq!(HomeCell::default(), HomeCell::First);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HomeCell {
    /// The one of the smallest column.
    #[default]
    First,
    /// The one the player chooses. Each way to stand is a move of its own, so that there are very many
    /// if many heroes come home at once.
    Chosen,
}

/// Everything that makes a game of units. Change the fields of one of the ready-made sets, then
/// [`build`](Self::build) the game.
///
/// ```
/// use draughts::{Ground, Position, Trigon, UnitRules, perft};
/// let rules = UnitRules::pure(Ground::new(Trigon::<8>::new()), 4, 2);
/// let game = UnitRules { quiet_then_capture: false, ..rules }.build()?;
/// assert_eq!(perft(&Position::initial_of(game), 1), 10);
/// # Ok::<(), draughts::UnitRulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct UnitRules<T> {
    /// The game's name.
    pub key: String,
    /// The board.
    pub terrain: T,
    /// The players, two or three, in the order in which they move.
    pub order: Vec<Color>,
    /// The kinds of unit.
    pub units: Vec<Arc<dyn Unit>>,
    /// What stands where at the start, by the letter of the unit.
    pub start: Vec<(Color, Square, char)>,
    /// Whether a series of leaps may begin with quiet ones and go on with captures (RULES.md, O-TR-8).
    pub quiet_then_capture: bool,
    /// Where heroes come home to.
    pub home_cell: HomeCell,
}

/// Why rules make no game.
///
/// ```
/// use draughts::{Ground, Trigon, UnitRules, UnitRulesError};
/// let mut rules = UnitRules::pure(Ground::new(Trigon::<8>::new()), 4, 2);
/// rules.start[0].2 = 'X';
/// assert_eq!(rules.build().unwrap_err(), UnitRulesError::UnknownUnit('X'));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum UnitRulesError {
    /// Not two or three different players.
    #[error("a game of units takes two or three different players")]
    Players,
    /// More kinds of unit than a state can tell apart.
    #[error("{0} kinds of unit are too many: a game holds 16")]
    TooManyUnits(usize),
    /// A letter that is no ASCII capital, or stands for two kinds.
    #[error("each kind of unit needs a capital letter of its own, and {0} is none")]
    Letter(char),
    /// A letter that stands for no kind.
    #[error("{0} stands for no kind of unit of the game")]
    UnknownUnit(char),
    /// A board with a cell of number 255.
    #[error("a board's cells are numbered from 0 to 254: 255 stands for no cell")]
    TooManyCells,
    /// A player without a cell of level 1.
    #[error("the board has no side for {0}")]
    NoSide(Color),
    /// A cell at the start that the board does not have or that holds two units, or a unit of a player
    /// who does not play.
    #[error("the set-up puts a unit where none can stand, or one that nobody owns")]
    Start,
}

impl<T: Terrain> UnitRules<T> {
    /// Erokhno's units for two players, or for three if `players` is more than two, and an empty board.
    /// Black moves first, then White, then the third player (O-TR-4).
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// assert_eq!(UnitRules::new("mine", Ground::new(Trigon::<8>::new()), 3).units.len(), 6);
    /// ```
    pub fn new(key: &str, terrain: T, players: usize) -> Self {
        let mut order = vec![Color::Black, Color::White];
        if players > 2 {
            order.push(Color::Third);
        }
        let units: Vec<Arc<dyn Unit>> = vec![
            Arc::new(Checker),
            Arc::new(SimplePawn),
            Arc::new(GovernmentPawn),
            Arc::new(Gladiator),
            Arc::new(Hero::new(Checker, 'H', 1)),
            Arc::new(Hero::new(SimplePawn, 'R', 2)),
        ];
        let (start, home_cell) = (Vec::new(), HomeCell::First);
        UnitRules { key: key.to_string(), terrain, order, units, start, quiet_then_capture: true, home_cell }
    }

    /// The set-up `Pure` (RULES.md, O-TR-6): checkers on the first `home` levels.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// assert_eq!(UnitRules::pure(Ground::new(Trigon::<12>::new()), 4, 2).start.len(), 32);
    /// ```
    pub fn pure(terrain: T, home: u8, players: usize) -> Self {
        Self::new("pure", terrain, players).filled(|level, _| (level <= home).then_some('C'))
    }

    /// The set-up `Army` (RULES.md, O-TR-6): a gladiator on the first level, checkers and a government pawn on
    /// the second, which stands where no corner points, checkers on the third, pawns on the fourth; as
    /// many of these levels as `home` says.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// let rules = UnitRules::army(Ground::new(Trigon::<12>::new()), 4, 2);
    /// assert_eq!(rules.start.iter().filter(|(_, _, unit)| *unit == 'P').count(), 14);
    /// ```
    pub fn army(terrain: T, home: u8, players: usize) -> Self {
        Self::new("army", terrain, players).filled(|level, like_corner| match level {
            _ if level > home => None,
            1 => Some('G'),
            2 if !like_corner => Some('Y'),
            2 | 3 => Some('C'),
            4 => Some('P'),
            _ => None,
        })
    }

    /// The same with a set-up by level, and by whether a cell has the colour of the player's first cell.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// let rules = UnitRules::new("mine", Ground::new(Trigon::<8>::new()), 2);
    /// let rules = rules.filled(|level, like_corner| (level == 2 && like_corner).then_some('P'));
    /// assert_eq!(rules.start.len(), 4);
    /// ```
    #[must_use]
    pub fn filled(mut self, unit: impl Fn(u8, bool) -> Option<char>) -> Self {
        let terrain = &self.terrain;
        let cells = terrain.reading_order();
        for &color in &self.order {
            let first = cells.iter().min_by_key(|&&cell| (terrain.level(color, cell), terrain.column(color, cell)));
            let colour = first.is_some_and(|&cell| terrain.is_white(cell));
            let put = |&cell: &Square| {
                let unit = unit(terrain.level(color, cell), terrain.is_white(cell) == colour)?;
                Some((color, cell, unit))
            };
            self.start.extend(cells.iter().filter_map(put));
        }
        self
    }

    /// The same with one more kind of unit.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, Unit, UnitRules};
    /// #[derive(Debug)]
    /// struct Stone;
    /// impl Unit for Stone {
    ///     fn letter(&self) -> char { 'S' }
    ///     fn name(&self) -> &'static str { "stone" }
    /// }
    /// assert_eq!(UnitRules::new("mine", Ground::new(Trigon::<8>::new()), 2).with(Stone).units.len(), 7);
    /// ```
    #[must_use]
    pub fn with(mut self, unit: impl Unit) -> Self {
        self.units.push(Arc::new(unit));
        self
    }

    /// The game.
    ///
    /// # Errors
    /// [`UnitRulesError`] says what contradicts what.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// assert!(UnitRules::army(Ground::new(Trigon::<8>::new()), 4, 3).build().is_ok());
    /// ```
    pub fn build(self) -> Result<UnitGame<T>, UnitRulesError> {
        self.check()?;
        UnitGame::new(self)
    }

    fn check(&self) -> Result<(), UnitRulesError> {
        let twice = (1..self.order.len()).any(|i| self.order[..i].contains(&self.order[i]));
        if twice || !(2..=3).contains(&self.order.len()) {
            return Err(UnitRulesError::Players);
        }
        let cells = self.terrain.cells();
        if cells.has(NOWHERE) {
            return Err(UnitRulesError::TooManyCells);
        }
        let is_home = |color, cell| self.terrain.level(color, Square(cell)) == 1;
        if let Some(&color) = self.order.iter().find(|&&color| !cells.iter().any(|cell| is_home(color, cell))) {
            return Err(UnitRulesError::NoSide(color));
        }
        if self.units.len() > MAX_KINDS {
            return Err(UnitRulesError::TooManyUnits(self.units.len()));
        }
        for (i, letter) in self.units.iter().map(|unit| unit.letter()).enumerate() {
            if !letter.is_ascii_uppercase() || self.units[..i].iter().any(|unit| unit.letter() == letter) {
                return Err(UnitRulesError::Letter(letter));
            }
        }
        Ok(())
    }
}

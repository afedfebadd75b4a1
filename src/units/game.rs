//! A game of units, ready to be played: its rules, and everything they answer written into tables.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::geometry::{Geometry, WIDTH};
use super::rules::{HomeCell, UnitRules, UnitRulesError};
use super::state::{End, Kinds, UnitState};
use super::terrain::Terrain;
use super::unit::{Cells, GoalEffect, Spot, Unit};
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};
use crate::variant::Info;

/// A game whose pieces are units, each kind with rules of its own (RULES.md section 9).
///
/// ```
/// use draughts::{Ground, Position, Trigon, UnitRules, perft};
/// let game = UnitRules::army(Ground::new(Trigon::<12>::new()), 4, 2).build()?;
/// assert_eq!(perft(&Position::initial_of(game), 3), 945);
/// # Ok::<(), draughts::UnitRulesError>(())
/// ```
#[derive(Debug)]
pub struct UnitGame<T: Terrain> {
    tables: Arc<Tables<T>>,
}

impl<T: Terrain> Clone for UnitGame<T> {
    fn clone(&self) -> Self {
        UnitGame { tables: self.tables.clone() }
    }
}

/// What one kind of one player may do from one cell, were all other cells as the move needs them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Powers<B> {
    pub(super) steps: B,
    pub(super) strikes: B,
    pub(super) leaps: B,
    pub(super) jumps: B,
}

impl<B: Bitboard> Powers<B> {
    const NONE: Self = Powers { steps: B::EMPTY, strikes: B::EMPTY, leaps: B::EMPTY, jumps: B::EMPTY };
}

/// A cell that can be leapt over, and where that leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bridge<B> {
    pub(super) over: u8,
    pub(super) landings: B,
}

/// The ways out of a cell.
#[derive(Clone, Debug)]
pub(super) struct Ways<B> {
    pub(super) edges: B,
    pub(super) bridges: Vec<Bridge<B>>,
}

/// What a goal cell does, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    Nothing,
    Becomes(u8),
    Wins,
    Draws,
}

/// What is common to all units of a kind.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) letter: char,
    pub(super) has_duty: bool,
    pub(super) makes_progress: bool,
    /// What goal cells do that are not white, and those that are.
    pub(super) on_goal: [Effect; 2],
    /// What it is at home, and how many more it brings.
    pub(super) homecoming: Option<(u8, u8)>,
    /// Kinds with the same powers have the same class.
    pub(super) class: usize,
}

/// The powers of a class of kinds, for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Class<B> {
    /// Whether it ever leaps.
    pub(super) leaps: bool,
    /// For each player, by cell.
    pub(super) powers: [Vec<Powers<B>>; 3],
}

/// The rules, and the tables made from them.
#[derive(Debug)]
pub(super) struct Tables<T: Terrain> {
    pub(super) rules: UnitRules<T>,
    pub(super) start: UnitState<T::Bits>,
    pub(super) cells: T::Bits,
    pub(super) white: T::Bits,
    pub(super) goals: [T::Bits; 3],
    pub(super) kinds: Vec<Kind>,
    pub(super) classes: Vec<Class<T::Bits>>,
    pub(super) ways: Vec<Ways<T::Bits>>,
    pub(super) home_order: [Vec<u8>; 3],
    /// For each player, the level of each cell.
    pub(super) levels: [Vec<u8>; 3],
    /// The place of each cell in texts.
    pub(super) reading: Vec<u8>,
    /// The player after each.
    pub(super) next: [Color; 3],
    pub(super) duty: Kinds,
    pub(super) heroes: Kinds,
    /// The kinds that win on goal cells that are not white, and on those that are.
    pub(super) winners: [Kinds; 2],
}

impl<T: Terrain> UnitGame<T> {
    /// The game of rules that have been checked, but for the set-up.
    pub(super) fn new(rules: UnitRules<T>) -> Result<Self, UnitRulesError> {
        let geometry = Geometry::of(&rules.terrain);
        let mut kinds = kinds_of(&rules.units)?;
        let classes = classify::<T>(&rules, &geometry, &mut kinds);
        let terrain = &rules.terrain;
        let white = terrain.cells().iter().filter(|&cell| terrain.is_white(Square(cell)));
        let mut reading = alloc::vec![0; WIDTH];
        for (place, cell) in terrain.reading_order().iter().enumerate() {
            reading[cell.0 as usize] = place as u8;
        }
        let mut tables = Tables {
            start: UnitState::empty(rules.order[0]),
            cells: terrain.cells(),
            white: white.fold(T::Bits::EMPTY, |all, cell| all | T::Bits::bit(cell)),
            goals: Color::ALL.map(|color| terrain.goal(color, rules.order.len())),
            ways: ways_of::<T>(&geometry),
            home_order: geometry.home_order,
            levels: geometry.levels,
            next: next_of(&rules.order),
            duty: kinds_where(&kinds, |kind| kind.has_duty),
            heroes: kinds_where(&kinds, |kind| kind.homecoming.is_some()),
            winners: [0, 1].map(|white| kinds_where(&kinds, |kind| kind.on_goal[white] == Effect::Wins)),
            classes,
            kinds,
            reading,
            rules,
        };
        tables.start = tables.start_state()?;
        Ok(UnitGame { tables: Arc::new(tables) })
    }

    #[inline(always)]
    pub(super) fn tables(&self) -> &Tables<T> {
        &self.tables
    }

    /// The rules it was made from.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, UnitRules};
    /// let game = UnitRules::pure(Ground::new(Trigon::<8>::new()), 3, 2).build().unwrap();
    /// assert_eq!(game.rules().start.len(), 18);
    /// ```
    pub fn rules(&self) -> &UnitRules<T> {
        &self.tables.rules
    }

    /// The board.
    ///
    /// ```
    /// # use draughts::{Bitboard, Ground, Terrain, Trigon, UnitRules};
    /// let game = UnitRules::pure(Ground::new(Trigon::<8>::new()), 3, 2).build().unwrap();
    /// assert_eq!(game.terrain().cells().len(), 64);
    /// ```
    pub fn terrain(&self) -> &T {
        &self.tables.rules.terrain
    }

    /// Name and customs.
    pub(crate) fn info(&self) -> Info<'_> {
        Info {
            key: &self.tables.rules.key,
            starts: self.tables.rules.order[0],
            source: "RULES.md section 9",
            ..Info::new("")
        }
    }

    /// The start of the game.
    pub(crate) fn start_state(&self) -> UnitState<T::Bits> {
        self.tables.start
    }

    /// The letter of a kind.
    pub(crate) fn letter(&self, kind: u8) -> char {
        self.tables.kinds.get(kind as usize).map_or('?', |kind| kind.letter)
    }

    /// What a kind is called.
    pub(crate) fn name(&self, kind: u8) -> &'static str {
        self.rules().units.get(kind as usize).map_or("", |unit| unit.name())
    }

    /// The kind with this letter.
    pub(crate) fn kind(&self, letter: char) -> Option<u8> {
        kind_of(&self.tables.kinds, letter)
    }

    /// The cells in the order of texts.
    pub(crate) fn reading_order(&self) -> Vec<Square> {
        self.terrain().reading_order()
    }

    /// The place of a cell in texts.
    pub(crate) fn reading(&self, cell: u8) -> u8 {
        self.tables.reading[cell as usize]
    }

    /// The goal of a player.
    pub(crate) fn goal(&self, color: Color) -> T::Bits {
        self.tables.goals[color.index()]
    }

    /// Whether a unit of this kind on its goal may be about to draw the game.
    pub(crate) fn may_draw(&self, kind: u8) -> bool {
        self.rules().order.len() == 2
            && self.tables.kinds.get(kind as usize).is_some_and(|kind| kind.on_goal.contains(&Effect::Draws))
    }

    /// What a unit of this kind is once its move has ended on a cell.
    pub(crate) fn kind_after(&self, kind: u8, color: Color, cell: u8) -> u8 {
        self.tables.kind_at(kind, color, cell)
    }

    /// Whether a kind is a hero, which is taken as what it was.
    pub(crate) fn is_hero(&self, kind: u8) -> bool {
        self.tables.kinds.get(kind as usize).is_some_and(|kind| kind.homecoming.is_some())
    }

    /// Whether moves of a kind are progress.
    pub(crate) fn makes_progress(&self, kind: u8) -> bool {
        self.tables.kinds.get(kind as usize).is_some_and(|kind| kind.makes_progress)
    }

    /// The kinds, by number.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = u8> + use<T> {
        0..self.tables.kinds.len() as u8
    }
}

impl<T: Terrain> Tables<T> {
    /// How many play.
    #[inline(always)]
    pub(super) fn players(&self) -> usize {
        self.rules.order.len()
    }

    /// The state at the start.
    fn start_state(&self) -> Result<UnitState<T::Bits>, UnitRulesError> {
        let mut state = UnitState::<T::Bits>::empty(self.rules.order[0]);
        for &(color, cell, letter) in &self.rules.start {
            let kind = kind_of(&self.kinds, letter).ok_or(UnitRulesError::UnknownUnit(letter))?;
            let free = (self.cells & !state.occupied()).has(cell.0);
            if !free || !self.rules.order.contains(&color) {
                return Err(UnitRulesError::Start);
            }
            state.put(color, kind, T::Bits::bit(cell.0));
        }
        state.end = self.end_of(&state);
        Ok(state)
    }

    /// How a state stands by what is on the board.
    pub(super) fn end_of(&self, state: &UnitState<T::Bits>) -> End {
        let order = &self.rules.order;
        let arrived = |color: &&Color| {
            let own = state.sides[color.index()] & self.goals[color.index()];
            let [dark, white] = self.winners;
            !(state.of_kinds(dark, own & !self.white) | state.of_kinds(white, own & self.white)).is_empty()
        };
        if let Some(&winner) = order.iter().find(arrived) {
            return End::Crushing(winner);
        }
        let mut left = order.iter().filter(|color| !state.sides[color.index()].is_empty());
        match (left.next(), left.next()) {
            (None, _) => End::Nobody,
            (Some(&last), None) => End::Alone(last),
            _ => End::Open,
        }
    }

    /// The level of a cell for a player.
    pub(super) fn level(&self, color: Color, cell: u8) -> u8 {
        self.levels[color.index()][cell as usize]
    }

    pub(super) fn chooses_home_cell(&self) -> bool {
        self.rules.home_cell == HomeCell::Chosen
    }
}

fn kind_of(kinds: &[Kind], letter: char) -> Option<u8> {
    kinds.iter().position(|kind| kind.letter == letter).map(|kind| kind as u8)
}

fn kinds_where(kinds: &[Kind], condition: impl Fn(&Kind) -> bool) -> Kinds {
    let mut set = Kinds::empty();
    for (number, kind) in kinds.iter().enumerate() {
        if condition(kind) {
            set.insert_kind(number as u8);
        }
    }
    set
}

/// The player after each; one who does not play is followed by the first.
fn next_of(order: &[Color]) -> [Color; 3] {
    Color::ALL.map(|color| {
        let place = order.iter().position(|&other| other == color);
        order[place.map_or(0, |place| (place + 1) % order.len())]
    })
}

fn kinds_of(units: &[Arc<dyn Unit>]) -> Result<Vec<Kind>, UnitRulesError> {
    let number = |letter| {
        let found = units.iter().position(|unit| unit.letter() == letter);
        found.map(|kind| kind as u8).ok_or(UnitRulesError::UnknownUnit(letter))
    };
    let effect = |effect| {
        Ok(match effect {
            GoalEffect::Nothing => Effect::Nothing,
            GoalEffect::Becomes(letter) => Effect::Becomes(number(letter)?),
            GoalEffect::Wins => Effect::Wins,
            GoalEffect::DrawsUnlessItLeaves => Effect::Draws,
        })
    };
    let kind = |unit: &Arc<dyn Unit>| {
        let homecoming = match unit.homecoming() {
            Some(homecoming) => Some((number(homecoming.as_unit)?, homecoming.reinforcements)),
            None => None,
        };
        Ok(Kind {
            letter: unit.letter(),
            has_duty: unit.has_duty(),
            makes_progress: unit.makes_progress(),
            on_goal: [effect(unit.on_goal(false))?, effect(unit.on_goal(true))?],
            homecoming,
            class: 0,
        })
    };
    units.iter().map(kind).collect()
}

fn narrow<B: Bitboard>(cells: Cells) -> B {
    B::from_words(&cells.to_words())
}

fn ways_of<T: Terrain>(geometry: &Geometry) -> Vec<Ways<T::Bits>> {
    let bridge = |&(over, landings): &(u8, Cells)| Bridge { over, landings: narrow(landings) };
    let cells = geometry.edges.iter().zip(&geometry.bridges);
    cells
        .map(|(&edges, bridges)| Ways { edges: narrow(edges), bridges: bridges.iter().map(bridge).collect() })
        .collect()
}

/// Asks every kind for its powers, and gives kinds that answer alike one class.
fn classify<T: Terrain>(rules: &UnitRules<T>, geometry: &Geometry, kinds: &mut [Kind]) -> Vec<Class<T::Bits>> {
    let cells = rules.terrain.cells();
    let mut classes: Vec<Class<T::Bits>> = Vec::new();
    for (kind, unit) in kinds.iter_mut().zip(&rules.units) {
        let powers: [Vec<Powers<T::Bits>>; 3] = Color::ALL.map(|color| {
            let powers = |cell| powers_on(&**unit, geometry, color, cell);
            (0..WIDTH)
                .map(|cell| if cells.has(cell as u8) { powers(cell as u8) } else { Powers::NONE })
                .collect::<Vec<_>>()
        });
        let leaps = powers.iter().flatten().any(|powers| !(powers.leaps | powers.jumps).is_empty());
        let class = Class { leaps, powers };
        kind.class = classes.iter().position(|other| *other == class).unwrap_or_else(|| {
            classes.push(class);
            classes.len() - 1
        });
    }
    classes
}

/// What a unit of a player may do from a cell; cells the board does not have are left out.
fn powers_on<B: Bitboard>(unit: &dyn Unit, geometry: &Geometry, color: Color, cell: u8) -> Powers<B> {
    let spot = Spot { geometry, color, cell };
    let others = geometry.cells & !Cells::bit(cell);
    let landings = spot.landings();
    Powers {
        steps: narrow(unit.steps(&spot) & others),
        strikes: narrow(unit.strikes(&spot) & others),
        leaps: narrow(unit.leaps(&spot) & landings),
        jumps: narrow(unit.jumps(&spot) & landings),
    }
}

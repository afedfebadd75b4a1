//! The units of Erokhno's game (RULES.md section 9.5).

use super::unit::{Cells, GoalEffect, Homecoming, Spot, Unit};

/// Checker (шашка): one step over an edge or a series of leaps over its own side's units, never below
/// its level; captures by leaps over any enemy in all directions; becomes a hero on white goal cells.
///
/// ```
/// use draughts::{Checker, Unit};
/// assert_eq!((Checker.letter(), Checker.has_duty()), ('C', true));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Checker;

impl Unit for Checker {
    fn letter(&self) -> char {
        'C'
    }
    fn name(&self) -> &'static str {
        "checker"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        at.not_below(at.edges())
    }
    fn leaps(&self, at: &Spot<'_>) -> Cells {
        at.not_below(at.landings())
    }
    fn jumps(&self, at: &Spot<'_>) -> Cells {
        at.landings()
    }
    fn has_duty(&self) -> bool {
        true
    }
    fn on_goal(&self, white: bool) -> GoalEffect {
        if white { GoalEffect::Becomes('H') } else { GoalEffect::Nothing }
    }
}

/// Where pawns of all kinds capture: by replacement, on all nearest cells but lower ones.
fn pawn_strikes(at: &Spot<'_>) -> Cells {
    at.not_below(at.edges() | at.diagonals())
}

/// Simple pawn (простая пешка): one diagonal step, never below its level; captures by replacement on
/// every nearest cell that is not lower; becomes a hero on any goal cell.
///
/// ```
/// use draughts::{GoalEffect, SimplePawn, Unit};
/// assert_eq!(SimplePawn.on_goal(false), GoalEffect::Becomes('R'));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SimplePawn;

impl Unit for SimplePawn {
    fn letter(&self) -> char {
        'P'
    }
    fn name(&self) -> &'static str {
        "simple pawn"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        at.not_below(at.diagonals())
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        pawn_strikes(at)
    }
    fn makes_progress(&self) -> bool {
        true
    }
    fn on_goal(&self, _: bool) -> GoalEffect {
        GoalEffect::Becomes('R')
    }
}

/// Government pawn (правительственная пешка, Ях): one diagonal step in any direction; captures as the
/// simple pawn; its arrival on a goal cell is a crushing victory.
///
/// ```
/// use draughts::{GoalEffect, GovernmentPawn, Unit};
/// assert_eq!(GovernmentPawn.on_goal(false), GoalEffect::Wins);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GovernmentPawn;

impl Unit for GovernmentPawn {
    fn letter(&self) -> char {
        'Y'
    }
    fn name(&self) -> &'static str {
        "government pawn"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        at.diagonals()
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        pawn_strikes(at)
    }
    fn makes_progress(&self) -> bool {
        true
    }
    fn on_goal(&self, _: bool) -> GoalEffect {
        GoalEffect::Wins
    }
}

/// Gladiator (гладиатор): moves and captures like the checker and like the pawns together (RULES.md, O-TR-13);
/// in a game of two it draws the game by staying on the goal.
///
/// ```
/// use draughts::{GoalEffect, Gladiator, Unit};
/// assert_eq!(Gladiator.on_goal(true), GoalEffect::DrawsUnlessItLeaves);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gladiator;

impl Unit for Gladiator {
    fn letter(&self) -> char {
        'G'
    }
    fn name(&self) -> &'static str {
        "gladiator"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        Checker.steps(at) | GovernmentPawn.steps(at)
    }
    fn leaps(&self, at: &Spot<'_>) -> Cells {
        Checker.leaps(at)
    }
    fn jumps(&self, at: &Spot<'_>) -> Cells {
        Checker.jumps(at)
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        GovernmentPawn.strikes(at)
    }
    fn has_duty(&self) -> bool {
        true
    }
    fn on_goal(&self, _: bool) -> GoalEffect {
        GoalEffect::DrawsUnlessItLeaves
    }
}

/// Hero (герой): keeps the powers of the unit it was (RULES.md, O-TR-14) and may return home on any later move
/// with reinforcements; then it is an ordinary unit again.
///
/// ```
/// use draughts::{Checker, Hero, Unit};
/// let hero = Hero::new(Checker, 'H', 1);
/// assert_eq!((hero.homecoming().unwrap().as_unit, hero.has_duty()), ('C', true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hero<U> {
    was: U,
    letter: char,
    reinforcements: u8,
}

impl<U: Unit> Hero<U> {
    /// The hero that a unit becomes, its letter, and how many it brings home.
    ///
    /// ```
    /// # use draughts::{Hero, SimplePawn};
    /// let hero = Hero::new(SimplePawn, 'R', 2);
    /// ```
    pub const fn new(was: U, letter: char, reinforcements: u8) -> Self {
        Hero { was, letter, reinforcements }
    }
}

impl<U: Unit> Unit for Hero<U> {
    fn letter(&self) -> char {
        self.letter
    }
    fn name(&self) -> &'static str {
        "hero"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        self.was.steps(at)
    }
    fn leaps(&self, at: &Spot<'_>) -> Cells {
        self.was.leaps(at)
    }
    fn jumps(&self, at: &Spot<'_>) -> Cells {
        self.was.jumps(at)
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        self.was.strikes(at)
    }
    fn has_duty(&self) -> bool {
        self.was.has_duty()
    }
    fn makes_progress(&self) -> bool {
        self.was.makes_progress()
    }
    fn homecoming(&self) -> Option<Homecoming> {
        Some(Homecoming { as_unit: self.was.letter(), reinforcements: self.reinforcements })
    }
}

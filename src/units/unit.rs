//! Rule objects, one a kind of unit.

use core::fmt::Debug;

use super::geometry::Geometry;
use crate::bitboard::{Bitboard, Wide};
use crate::square::{Color, Square};

/// A set of cells of any board, as rule objects answer it.
pub type Cells = Wide<4>;

/// A kind of unit: what it does on quiet moves, how it captures, and what a goal cell does to it.
///
/// The answers depend on geometry alone: where it could go were the cells empty, or held by an enemy.
/// They are asked for once, when a game is made, for every player and every cell. The provided
/// answers are those of a unit that can do nothing. The guide [Boards that are not
/// square](crate::guide::other_boards) writes one.
///
/// ```
/// use draughts::{Cells, Spot, Unit};
///
/// /// Steps over an edge in any direction, captures what stands on a diagonal cell.
/// #[derive(Debug)]
/// struct Guard;
/// impl Unit for Guard {
///     fn letter(&self) -> char { 'D' }
///     fn name(&self) -> &'static str { "guard" }
///     fn steps(&self, at: &Spot<'_>) -> Cells { at.edges() }
///     fn strikes(&self, at: &Spot<'_>) -> Cells { at.diagonals() }
/// }
/// ```
pub trait Unit: Debug + Send + Sync + 'static {
    /// The capital letter that stands for it in texts.
    fn letter(&self) -> char;

    /// What it is called, in small letters.
    fn name(&self) -> &'static str;

    /// Where it steps from here in one quiet move.
    fn steps(&self, at: &Spot<'_>) -> Cells {
        let _ = at;
        Cells::EMPTY
    }

    /// Where one quiet leap over a unit of its own side may take it; a move may be a series of them.
    /// Only the [landings](Spot::landings) count.
    fn leaps(&self, at: &Spot<'_>) -> Cells {
        let _ = at;
        Cells::EMPTY
    }

    /// Where one capturing leap over an enemy may take it; a move may be a series of them, each the
    /// last one if the player likes. Only the [landings](Spot::landings) count.
    fn jumps(&self, at: &Spot<'_>) -> Cells {
        let _ = at;
        Cells::EMPTY
    }

    /// Where it captures by taking the enemy's place.
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        let _ = at;
        Cells::EMPTY
    }

    /// Whether it is bound to capture by a leap others that are bound, and to be captured by them
    /// (RULES.md, O-TR-11).
    fn has_duty(&self) -> bool {
        false
    }

    /// What happens to it when its move ends on a goal cell.
    fn on_goal(&self, white: bool) -> GoalEffect {
        let _ = white;
        GoalEffect::Nothing
    }

    /// Whether its moves count as progress, which ends a row of quiet moves (RULES.md, O-TR-21): those of pawns do.
    fn makes_progress(&self) -> bool {
        false
    }

    /// Whether it may return home, as what, and with how many others.
    fn homecoming(&self) -> Option<Homecoming> {
        None
    }
}

/// What a goal cell does to a unit whose move ends on it.
///
/// ```
/// use draughts::{Checker, GoalEffect, Unit};
/// assert_eq!(Checker.on_goal(true), GoalEffect::Becomes('H'));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GoalEffect {
    /// Nothing.
    Nothing,
    /// It becomes the unit with this letter.
    Becomes(char),
    /// Its side wins at once, a crushing victory.
    Wins,
    /// In a game of two, the game is drawn if it has not left the goal by its side's next move.
    DrawsUnlessItLeaves,
}

/// The return of a hero.
///
/// ```
/// use draughts::{Hero, SimplePawn, Unit};
/// assert_eq!(Hero::new(SimplePawn, 'R', 2).homecoming().unwrap().reinforcements, 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Homecoming {
    /// The letter of what it is at home: the unit it was before.
    pub as_unit: char,
    /// How many more of them it brings, of those the enemies have taken.
    pub reinforcements: u8,
}

/// A cell as a unit of one player sees it.
///
/// ```
/// use draughts::{Bitboard, Cells, Spot, Unit};
/// #[derive(Debug)]
/// struct Forward;
/// impl Unit for Forward {
///     fn letter(&self) -> char { 'F' }
///     fn name(&self) -> &'static str { "forward" }
///     fn steps(&self, at: &Spot<'_>) -> Cells {
///         at.edges().iter().filter(|&cell| at.level_of(cell) > at.level()).fold(Cells::EMPTY, |all, cell| all | Cells::bit(cell))
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) color: Color,
    pub(super) cell: u8,
}

impl Spot<'_> {
    /// The cell.
    pub fn cell(&self) -> Square {
        Square(self.cell)
    }

    /// The player.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The cells next to it over an edge.
    pub fn edges(&self) -> Cells {
        self.geometry.edges[self.cell as usize]
    }

    /// The cells a leap through one cell lands on.
    pub fn landings(&self) -> Cells {
        self.geometry.landings[self.cell as usize]
    }

    /// The cells diagonal to it.
    pub fn diagonals(&self) -> Cells {
        self.geometry.diagonals[self.cell as usize]
    }

    /// Its level for the player.
    pub fn level(&self) -> u8 {
        self.level_of(self.cell)
    }

    /// The level for the player of the cell with this bit number.
    pub fn level_of(&self, cell: u8) -> u8 {
        self.geometry.levels[self.color.index()][cell as usize]
    }

    /// Those cells of a set that do not lie below this one.
    pub fn not_below(&self, cells: Cells) -> Cells {
        let kept = cells.iter().filter(|&cell| self.level_of(cell) >= self.level());
        kept.fold(Cells::EMPTY, |all, cell| all | Cells::bit(cell))
    }
}

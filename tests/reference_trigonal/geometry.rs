//! The triangular board of §9.2 and §9.3.
//!
//! A cell is nothing but three corner points of a drawing with the apex up.
//! Two cells are edge neighbours when they share two points, vertex
//! neighbours when they share one; everything else follows from that.

use std::fmt;

use super::position::Player;

/// A triangular cell: `row` counts from the apex (0 is row `a`), `number`
/// from the left (1 is the leftmost). Odd numbers are △, even ones ▽.
///
/// The derived order, by row and then by number, is the order of printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub row: usize,
    pub number: usize,
}

/// A point of the drawing where corners of cells meet: `row` 0 is the apex,
/// row r has the points 0 … r from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub row: usize,
    pub place: usize,
}

/// A leap through one cell: over an edge neighbour to an edge neighbour of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Leap {
    pub over: Cell,
    pub land: Cell,
}

impl Cell {
    /// Whether the cell points up (△), like the three corners of the board.
    pub fn is_up(self) -> bool {
        self.number % 2 == 1
    }

    /// The three points the cell has in the drawing.
    pub fn corners(self) -> [Point; 3] {
        let Cell { row, number } = self;
        let left = (number - 1) / 2;
        let above = |place| Point { row, place };
        let below = |place| Point { row: row + 1, place };
        if self.is_up() {
            [above(left), below(left), below(left + 1)]
        } else {
            [above(left), above(left + 1), below(left + 1)]
        }
    }

    /// How many points two cells have in common.
    fn shared_points(self, other: Cell) -> usize {
        let corners = other.corners();
        self.corners().iter().filter(|point| corners.contains(point)).count()
    }

    /// Reads a name such as `l17`; whether the board has the cell is not checked.
    pub fn parse(name: &str) -> Option<Cell> {
        let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = &name[1..];
        if digits.starts_with(['0', '+']) {
            return None;
        }
        let row = usize::from(letter as u8 - b'a');
        digits.parse().ok().map(|number| Cell { row, number })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = (b'a' + u8::try_from(self.row).expect("at most 26 rows")) as char;
        write!(f, "{letter}{}", self.number)
    }
}

/// All cells of a board, row by row from the apex: row r has 2r+1 (§9.3).
pub fn cells(side: usize) -> Vec<Cell> {
    let row_of = |row| (1..=2 * row + 1).map(move |number| Cell { row, number });
    (0..side).flat_map(row_of).collect()
}

/// The cells that share exactly `count` points with `cell`.
fn cells_sharing(side: usize, cell: Cell, count: usize) -> Vec<Cell> {
    cells(side).into_iter().filter(|&other| cell.shared_points(other) == count).collect()
}

/// Edge neighbours, «ортогональные соседние» (§9.3).
pub fn neighbours(side: usize, cell: Cell) -> Vec<Cell> {
    cells_sharing(side, cell, 2)
}

/// D9: all cells that touch `cell` in one point only (§9.3, O-TR-3).
pub fn d9(side: usize, cell: Cell) -> Vec<Cell> {
    cells_sharing(side, cell, 1)
}

/// D3: the opposite cells, across a vertex and of the other colour (O-TR-3).
pub fn d3(side: usize, cell: Cell) -> Vec<Cell> {
    d9(side, cell).into_iter().filter(|other| other.is_up() != cell.is_up()).collect()
}

/// D6: the vertex neighbours of the same colour (O-TR-3).
pub fn d6(side: usize, cell: Cell) -> Vec<Cell> {
    d9(side, cell).into_iter().filter(|other| other.is_up() == cell.is_up()).collect()
}

/// Leaps through one cell: two landings for each bridge (§9.3).
pub fn leaps(side: usize, cell: Cell) -> Vec<Leap> {
    let landings = |over| {
        let onward = neighbours(side, over).into_iter().filter(move |&land| land != cell);
        onward.map(move |land| Leap { over, land })
    };
    neighbours(side, cell).into_iter().flat_map(landings).collect()
}

/// How far a point is from the side of the board opposite the player's corner.
fn height(side: usize, player: Player, point: Point) -> usize {
    match player {
        Player::Black => side - point.row,
        Player::White => point.place,
        Player::Third => point.row - point.place,
    }
}

/// The strip of a cell, counted from the side opposite the player's corner;
/// for Black, White, Third these are the coordinates i, j, k of §9.3.
pub fn strip(side: usize, player: Player, cell: Cell) -> usize {
    let heights = cell.corners().map(|point| height(side, player, point));
    heights.into_iter().min().expect("a cell has three corners")
}

/// «Уровень»: 1 in the player's own corner, `side` on the far strip (§9.3).
pub fn level(side: usize, player: Player, cell: Cell) -> usize {
    side - strip(side, player, cell)
}

/// The place of a cell in its level from the left, as the player sees it
/// with the own corner as the apex (O-TR-15, A1).
pub fn column(side: usize, player: Player, cell: Cell) -> usize {
    2 * strip(side, player.clockwise(), cell) + usize::from(!cell.is_up())
}

/// The corner cell of a player: the one cell of level 1.
pub fn corner(side: usize, player: Player) -> Cell {
    let found = cells(side).into_iter().find(|&cell| level(side, player, cell) == 1);
    found.expect("every board has three corners")
}

/// «Противолежащая крайняя ортогональ»: the strip opposite the corner (§9.4).
pub fn far_strip(side: usize, player: Player) -> Vec<Cell> {
    cells(side).into_iter().filter(|&cell| strip(side, player, cell) == 0).collect()
}

/// The half of the far strip at the enemy's corner, with the middle (O-TR-5, A17).
pub fn far_half(side: usize, player: Player, enemy: Player) -> Vec<Cell> {
    let neutral = player.third_besides(enemy);
    let place = |cell| column(side, player, cell);
    let distance = |cell, other| place(cell).abs_diff(place(corner(side, other)));
    let nearer = |&cell: &Cell| distance(cell, enemy) <= distance(cell, neutral);
    far_strip(side, player).into_iter().filter(nearer).collect()
}

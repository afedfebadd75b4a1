//! The relations of [`geometry`] for the board of one game, worked out once.

use super::geometry::{self, Cell, Leap};
use super::position::Player;
use super::rules::Rules;

/// The board of a game.
pub struct Board {
    side: usize,
    sites: Vec<Site>,
    settling_orders: Vec<Vec<Cell>>,
}

/// What there is to know about one cell; levels and goals are per player.
struct Site {
    neighbours: Vec<Cell>,
    diagonals: Vec<Cell>,
    leaps: Vec<Leap>,
    levels: [usize; 3],
    goals: [bool; 3],
}

impl Board {
    pub(super) fn new(rules: &Rules) -> Board {
        let goals = Player::ALL.map(|player| rules.goal(player));
        let sites = geometry::cells(rules.side).into_iter().map(|cell| Site::new(rules, &goals, cell));
        let orders = Player::ALL.iter().map(|&player| settling_order(rules.side, player));
        Board { side: rules.side, sites: sites.collect(), settling_orders: orders.collect() }
    }

    /// Rows 0 … r−1 have r² cells.
    fn site(&self, cell: Cell) -> &Site {
        &self.sites[cell.row * cell.row + cell.number - 1]
    }

    pub fn has(&self, cell: Cell) -> bool {
        cell.row < self.side && (1..=2 * cell.row + 1).contains(&cell.number)
    }

    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.site(cell).neighbours
    }

    pub fn diagonals(&self, cell: Cell) -> &[Cell] {
        &self.site(cell).diagonals
    }

    pub fn leaps(&self, cell: Cell) -> &[Leap] {
        &self.site(cell).leaps
    }

    pub fn level(&self, player: Player, cell: Cell) -> usize {
        self.site(cell).levels[player as usize]
    }

    pub fn is_goal(&self, player: Player, cell: Cell) -> bool {
        self.site(cell).goals[player as usize]
    }

    /// All cells from the lowest level up, each level from the left (O-TR-15).
    pub fn settling_order(&self, player: Player) -> &[Cell] {
        &self.settling_orders[player as usize]
    }
}

impl Site {
    fn new(rules: &Rules, goals: &[Vec<Cell>; 3], cell: Cell) -> Site {
        Site {
            neighbours: geometry::neighbours(rules.side, cell),
            diagonals: rules.diagonals(cell),
            leaps: geometry::leaps(rules.side, cell),
            levels: Player::ALL.map(|player| geometry::level(rules.side, player, cell)),
            goals: [0, 1, 2].map(|player| goals[player].contains(&cell)),
        }
    }
}

fn settling_order(side: usize, player: Player) -> Vec<Cell> {
    let mut order = geometry::cells(side);
    order.sort_by_key(|&cell| (geometry::level(side, player, cell), geometry::column(side, player, cell)));
    order
}

//! A terrain's answers, written down cell by cell.

use alloc::vec;
use alloc::vec::Vec;

use super::terrain::{MAX_RAYS, Terrain};
use super::unit::Cells;
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};

/// Cells by bit number.
pub(crate) const WIDTH: usize = 256;

/// What rule objects may ask of a board.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(super) cells: Cells,
    /// For each cell, the cells it can be left over (by bit number) and what a leap over them lands on.
    pub(super) bridges: Vec<Vec<(u8, Cells)>>,
    pub(super) edges: Vec<Cells>,
    pub(super) landings: Vec<Cells>,
    pub(super) diagonals: Vec<Cells>,
    pub(super) levels: [Vec<u8>; 3],
    /// The cells of each player from the one a hero would come home to first.
    pub(super) home_order: [Vec<u8>; 3],
}

impl Geometry {
    pub(super) fn of<T: Terrain>(terrain: &T) -> Self {
        let cells: Vec<Square> = terrain.cells().iter().map(Square).collect();
        let mut geometry = Geometry {
            cells: cells.iter().fold(Cells::EMPTY, |all, cell| all | Cells::bit(cell.0)),
            bridges: vec![Vec::new(); WIDTH],
            edges: vec![Cells::EMPTY; WIDTH],
            landings: vec![Cells::EMPTY; WIDTH],
            diagonals: vec![Cells::EMPTY; WIDTH],
            levels: Color::ALL.map(|_| vec![0; WIDTH]),
            home_order: Color::ALL.map(|color| {
                let mut order = cells.clone();
                order.sort_by_key(|&cell| (terrain.level(color, cell), terrain.column(color, cell), cell));
                order.into_iter().map(|cell| cell.0).collect()
            }),
        };
        for &cell in &cells {
            geometry.add_rays(terrain, cell);
            for diagonal in terrain.diagonals(cell) {
                geometry.diagonals[cell.0 as usize] |= Cells::bit(diagonal.0);
            }
            for color in Color::ALL {
                geometry.levels[color.index()][cell.0 as usize] = terrain.level(color, cell);
            }
        }
        geometry
    }

    fn add_rays<T: Terrain>(&mut self, terrain: &T, cell: Square) {
        let at = cell.0 as usize;
        for ray in 0..MAX_RAYS {
            let Some(next) = terrain.along(ray, cell) else { continue };
            self.edges[at] |= Cells::bit(next.0);
            let Some(landing) = terrain.along(ray, next).map(|to| Cells::bit(to.0)) else { continue };
            self.landings[at] |= landing;
            match self.bridges[at].iter_mut().find(|(over, _)| *over == next.0) {
                Some((_, landings)) => *landings |= landing,
                None => self.bridges[at].push((next.0, landing)),
            }
        }
    }
}

//! Heroes that return home, with reinforcements (RULES.md section 9.5, O-TR-15 and O-TR-16).

use alloc::vec::Vec;

use super::state::{UnitMove, UnitState};
use super::terrain::Terrain;
use super::view::View;
use crate::bitboard::Bitboard;

/// Who comes to stand where.
pub(crate) type Arrivals = Vec<(u8, u8)>;

/// How many ways heroes have to return, any number of them in one move.
pub(super) fn count<T: Terrain>(view: &View<'_, T>, heroes: T::Bits) -> u64 {
    if view.tables.chooses_home_cell() {
        return subsets(heroes).map(|some| view.arrangements(some, usize::MAX).map_or(0, |all| all.len() as u64)).sum();
    }
    1u64.checked_shl(heroes.len()).map_or(u64::MAX, |ways| ways - 1)
}

/// Appends the returns of heroes; false, and not all of them, if they are more than `most`.
pub(super) fn list<T: Terrain>(
    view: &View<'_, T>,
    heroes: T::Bits,
    most: usize,
    moves: &mut Vec<UnitMove<T::Bits>>,
) -> bool {
    let mut left = most;
    for some in subsets(heroes) {
        let ways =
            if view.tables.chooses_home_cell() { view.arrangements(some, left).map(|all| all.len()) } else { Some(1) };
        let Some((ways, rest)) = ways.and_then(|ways| Some((ways, left.checked_sub(ways)?))) else { return false };
        left = rest;
        moves.extend((0..ways).map(|choice| UnitMove::homecoming(some, choice as u32)));
    }
    true
}

/// Every set of some heroes, the empty one left out.
fn subsets<B: Bitboard>(heroes: B) -> impl Iterator<Item = B> {
    // The next subset is found as by counting: add one in the places of the heroes.
    let mut last = B::EMPTY;
    core::iter::from_fn(move || {
        let mut next = last;
        for hero in heroes.iter().map(B::bit) {
            next ^= hero;
            if next.meets(hero) {
                last = next;
                return Some(next);
            }
        }
        None
    })
}

impl<T: Terrain> View<'_, T> {
    /// The kinds that come home with some heroes, in the order in which they are placed: hero by hero
    /// from the lowest cell they leave, each followed by his reinforcements, as far as there are any.
    fn arriving(&self, heroes: T::Bits) -> Vec<u8> {
        let mut pool = self.state.pools[self.color.index()];
        let mut arriving = Vec::new();
        for &cell in self.tables.home_order[self.color.index()].iter().filter(|&&cell| heroes.has(cell)) {
            let kind = self.state.kind_on(cell) as usize;
            let Some((former, most)) = self.tables.kinds.get(kind).and_then(|kind| kind.homecoming) else { continue };
            let left = &mut pool[former as usize];
            let brought = (*left).min(most);
            *left -= brought;
            arriving.extend(core::iter::repeat_n(former, 1 + brought as usize));
        }
        arriving
    }

    /// Where some heroes and their reinforcements come to stand if each takes the first free cell.
    fn first_arrangement(&self, heroes: T::Bits) -> Arrivals {
        let free = self.empty | heroes;
        let cells = self.tables.home_order[self.color.index()].iter().copied().filter(|&cell| free.has(cell));
        self.arriving(heroes).into_iter().zip(cells).collect()
    }

    /// Every way in which they may stand if the player chooses among the free cells of the lowest
    /// level: each once, in a fixed order. None if they are more than `most`.
    fn arrangements(&self, heroes: T::Bits, most: usize) -> Option<Vec<Arrivals>> {
        let arriving = self.arriving(heroes);
        let mut done = Vec::from([(Arrivals::new(), self.empty | heroes)]);
        for kind in arriving {
            let mut more = Vec::new();
            for (arrivals, free) in &done {
                for cell in self.lowest(*free) {
                    let mut arrivals = arrivals.clone();
                    let at = arrivals.partition_point(|other| *other < (kind, cell));
                    arrivals.insert(at, (kind, cell));
                    more.push((arrivals, *free & !T::Bits::bit(cell)));
                }
            }
            if !more.is_empty() {
                more.sort_unstable();
                more.dedup();
                done = more;
            }
            if done.len() > most {
                return None;
            }
        }
        Some(done.into_iter().map(|(arrivals, _)| arrivals).collect())
    }

    /// The free cells of the lowest level that has any.
    fn lowest(&self, free: T::Bits) -> impl Iterator<Item = u8> {
        let level = |cell| self.tables.level(self.color, cell);
        let mut cells = self.tables.home_order[self.color.index()].iter().copied().filter(move |&cell| free.has(cell));
        let first = cells.next();
        let lowest = first.map(level);
        first.into_iter().chain(cells.take_while(move |&cell| Some(level(cell)) == lowest))
    }

    /// Where those stand who come home with this move.
    pub(super) fn arrivals(&self, m: &UnitMove<T::Bits>) -> Arrivals {
        if self.tables.chooses_home_cell() {
            let all = self.arrangements(m.set, usize::MAX).unwrap_or_default();
            return all.into_iter().nth(m.choice as usize).unwrap_or_default();
        }
        self.first_arrangement(m.set)
    }
}

impl<T: Terrain> super::UnitGame<T> {
    /// Who comes to stand where by a return.
    pub(crate) fn arrivals(&self, state: &UnitState<T::Bits>, m: &UnitMove<T::Bits>) -> Arrivals {
        View::new(self.tables(), state, state.turn).arrivals(m)
    }
}

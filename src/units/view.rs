//! A position of units as one player sees it, and what his units can do.

use alloc::vec::Vec;

use super::game::{Kind, Powers, Tables};
use super::state::{Kinds, UnitMove, UnitState};
use super::terrain::Terrain;
use crate::bitboard::Bitboard;
use crate::square::Color;

/// Room for the captures of one unit: where each ends, and what it takes.
pub(super) type Found<B> = Vec<(B, u8)>;

/// Beyond so many captures of one length, repetitions are sorted out instead of looked for.
const LINEAR: usize = 32;

/// The sets every question needs, from the seat of one player.
pub(super) struct View<'a, T: Terrain> {
    pub(super) tables: &'a Tables<T>,
    pub(super) state: &'a UnitState<T::Bits>,
    pub(super) color: Color,
    pub(super) own: T::Bits,
    pub(super) enemies: T::Bits,
    pub(super) empty: T::Bits,
}

/// A unit on its cell.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a, B> {
    pub(super) kind: u8,
    pub(super) cell: u8,
    pub(super) leaps: bool,
    pub(super) has_duty: bool,
    /// What its class may do, by cell.
    pub(super) powers: &'a [Powers<B>],
}

impl<'a, T: Terrain> View<'a, T> {
    #[inline(always)]
    pub(super) fn new(tables: &'a Tables<T>, state: &'a UnitState<T::Bits>, color: Color) -> Self {
        let (own, occupied) = (state.sides[color.index()], state.occupied());
        View { tables, state, color, own, enemies: occupied & !own, empty: tables.cells & !occupied }
    }

    /// Calls `f` with every unit of the player.
    #[inline(always)]
    pub(super) fn each_unit(&self, mut f: impl FnMut(Placed<'a, T::Bits>)) {
        for (number, kind) in self.tables.kinds.iter().enumerate() {
            let units = self.state.of_kind(number as u8, self.own);
            if !units.is_empty() {
                let placed = self.placed(number as u8, kind);
                units.each(|cell| f(Placed { cell, ..placed }));
            }
        }
    }

    #[inline(always)]
    fn placed(&self, number: u8, kind: &Kind) -> Placed<'a, T::Bits> {
        let class = &self.tables.classes[kind.class];
        let powers = &class.powers[self.color.index()];
        Placed { kind: number, cell: 0, leaps: class.leaps, has_duty: kind.has_duty, powers }
    }

    /// The unit of the player on a cell.
    pub(super) fn unit_on(&self, cell: u8) -> Placed<'a, T::Bits> {
        let number = self.state.kind_on(cell);
        let kind = &self.tables.kinds[(number as usize).min(self.tables.kinds.len() - 1)];
        Placed { cell, ..self.placed(number, kind) }
    }

    /// Where a unit gets by quiet leaps over its own side's, its own cell left out.
    #[inline(always)]
    pub(super) fn reach(&self, unit: Placed<'_, T::Bits>) -> T::Bits {
        let start = T::Bits::bit(unit.cell);
        let bridges = self.own & !start;
        if !self.tables.ways[unit.cell as usize].edges.meets(bridges) {
            return T::Bits::EMPTY;
        }
        let (mut reached, mut frontier) = (T::Bits::EMPTY, start);
        while !frontier.is_empty() {
            let mut next = T::Bits::EMPTY;
            frontier.each(|cell| next |= self.hops(cell, bridges) & unit.powers[cell as usize].leaps);
            frontier = next & self.empty & !reached;
            reached |= frontier;
        }
        reached
    }

    /// What leaps from a cell over some units land on.
    #[inline(always)]
    fn hops(&self, cell: u8, bridges: T::Bits) -> T::Bits {
        let mut landings = T::Bits::EMPTY;
        for bridge in &self.tables.ways[cell as usize].bridges {
            if bridges.has(bridge.over) {
                landings |= bridge.landings;
            }
        }
        landings
    }

    /// Where a unit may go without capturing, `reach` being where it leaps.
    #[inline(always)]
    pub(super) fn quiets(&self, unit: Placed<'_, T::Bits>, reach: T::Bits) -> T::Bits {
        unit.powers[unit.cell as usize].steps & self.empty | reach
    }

    /// What a unit may capture by taking its place.
    #[inline(always)]
    pub(super) fn strikes(&self, unit: Placed<'_, T::Bits>) -> T::Bits {
        unit.powers[unit.cell as usize].strikes & self.enemies
    }

    /// Finds the captures by leaps of a unit that gets to `reach` by quiet leaps: every way to end, each
    /// once, those that take fewer first. It stops when there are more than `most`.
    #[inline(always)]
    pub(super) fn jumps(&self, unit: Placed<'_, T::Bits>, reach: T::Bits, most: usize, found: &mut Found<T::Bits>) {
        found.clear();
        let ways = &self.tables.ways;
        if ways[unit.cell as usize].edges.meets(self.enemies) {
            self.jump_on(unit, (T::Bits::EMPTY, unit.cell), 0, found);
        }
        if self.tables.rules.quiet_then_capture && !reach.is_empty() {
            reach.each(|cell| {
                if ways[cell as usize].edges.meets(self.enemies) {
                    self.jump_on(unit, (T::Bits::EMPTY, cell), 0, found);
                }
            });
        }
        if !found.is_empty() {
            self.finish_jumps(unit, most, found);
        }
    }

    /// Goes on from the captures of one enemy.
    #[inline(never)]
    fn finish_jumps(&self, unit: Placed<'_, T::Bits>, most: usize, found: &mut Found<T::Bits>) {
        // Captures of equal length can only repeat each other, so each length is finished in turn.
        let mut start = 0;
        while start < found.len() {
            let end = found.len();
            if end - start > LINEAR {
                found[start..].sort_unstable();
            }
            for i in start..end {
                let repeats = end - start > LINEAR && i > start && found[i] == found[i - 1];
                if !repeats {
                    self.jump_on(unit, found[i], end, found);
                }
                if found.len() > most {
                    return;
                }
            }
            if end - start > LINEAR {
                let kept = remove_repetitions(found, start, end);
                start = kept;
            } else {
                start = end;
            }
        }
    }

    /// Adds the captures that take one more enemy; those from `start` on are compared with.
    #[inline(always)]
    fn jump_on(&self, unit: Placed<'_, T::Bits>, (taken, at): (T::Bits, u8), start: usize, found: &mut Found<T::Bits>) {
        let landings = unit.powers[at as usize].jumps & (self.empty | T::Bits::bit(unit.cell));
        let victims = self.enemies & !taken;
        for bridge in &self.tables.ways[at as usize].bridges {
            if victims.has(bridge.over) {
                let taken = taken | T::Bits::bit(bridge.over);
                (bridge.landings & landings).each(|to| {
                    if found.len() - start > LINEAR || !found[start..].contains(&(taken, to)) {
                        found.push((taken, to));
                    }
                });
            }
        }
    }

    /// Whether a unit can capture by a leap from where it stands.
    pub(super) fn can_jump(&self, unit: Placed<'_, T::Bits>) -> bool {
        let landings = unit.powers[unit.cell as usize].jumps & self.empty;
        let bridges = &self.tables.ways[unit.cell as usize].bridges;
        bridges.iter().any(|bridge| self.enemies.has(bridge.over) && bridge.landings.meets(landings))
    }

    /// Whether a unit raises the duty to capture: it is bound, and can leap from where it stands over
    /// an enemy that is bound too (O-TR-11).
    #[inline(always)]
    pub(super) fn raises_duty(&self, unit: Placed<'_, T::Bits>) -> bool {
        let ways = &self.tables.ways[unit.cell as usize];
        if !unit.has_duty || !ways.edges.meets(self.enemies) {
            return false;
        }
        let bound = self.state.of_kinds(self.tables.duty, ways.edges & self.enemies);
        let landings = unit.powers[unit.cell as usize].jumps & self.empty;
        ways.bridges.iter().any(|bridge| bound.has(bridge.over) && bridge.landings.meets(landings))
    }

    /// Whether the player must capture.
    pub(super) fn has_duty(&self) -> bool {
        let mut duty = false;
        self.each_unit(|unit| duty = duty || self.raises_duty(unit));
        duty
    }

    /// The player's heroes.
    #[inline(always)]
    pub(super) fn heroes(&self) -> T::Bits {
        if self.tables.heroes == Kinds::empty() {
            return T::Bits::EMPTY;
        }
        self.state.of_kinds(self.tables.heroes, self.own)
    }

    /// The move of a unit to a cell, taking what `taken` says.
    #[inline(always)]
    pub(super) fn go(&self, unit: Placed<'_, T::Bits>, to: u8, taken: T::Bits) -> UnitMove<T::Bits> {
        let after = self.tables.kind_at(unit.kind, self.color, to);
        UnitMove::go(unit.cell, to, (unit.kind, after), taken)
    }
}

/// Removes repetitions between `start` and `end`, which is sorted; answers where the rest begins.
fn remove_repetitions<B: Bitboard>(found: &mut Found<B>, start: usize, end: usize) -> usize {
    let mut kept = start;
    for i in start..end {
        if i == start || found[i] != found[kept - 1] {
            found[kept] = found[i];
            kept += 1;
        }
    }
    found.drain(kept..end);
    kept
}

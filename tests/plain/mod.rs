//! A slow generator for games of men and kings on any board, written from the rules: a list of cells,
//! one step at a time, no sets. Each test program uses a part of it.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

/// The geometry as a test spells it out, cells by name.
pub struct Net {
    /// For every cell and direction the next cell.
    pub steps: BTreeMap<String, Vec<Option<String>>>,
    /// The directions men of each player step in.
    pub forward: Vec<Vec<usize>>,
    /// Where men of each player crown.
    pub far: Vec<BTreeSet<String>>,
}

/// When a man on a far cell crowns in a capture.
#[derive(Clone, Copy, PartialEq)]
pub enum Crowns {
    WhereItStops,
    AndStops,
    AndGoesOn,
}

/// The rules that differ between the games tested.
#[derive(Clone, Copy)]
pub struct Rules {
    pub flying: bool,
    pub men_capture_back: bool,
    pub majority: bool,
    pub crowns: Crowns,
    /// A blocked player of three leaves the game instead of waiting.
    pub blocked_leave: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    pub from: String,
    pub to: String,
    pub taken: BTreeSet<String>,
    pub king: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub pieces: BTreeMap<String, (usize, bool)>,
    pub turn: usize,
}

pub struct Plain<'a> {
    pub net: &'a Net,
    pub rules: Rules,
}

impl Plain<'_> {
    fn players(&self) -> usize {
        self.net.far.len()
    }

    pub fn moves(&self, table: &Table) -> BTreeSet<Step> {
        if self.players() > 2 && self.left(table) <= 1 {
            return BTreeSet::new();
        }
        let mut captures = BTreeSet::new();
        let mut quiet = BTreeSet::new();
        for (from, &(owner, king)) in &table.pieces {
            if owner != table.turn {
                continue;
            }
            let mut lifted = table.clone();
            lifted.pieces.remove(from);
            self.capture(&lifted, from, from, king, &BTreeSet::new(), &mut captures);
            self.quiet(table, from, king, &mut quiet);
        }
        if captures.is_empty() {
            return quiet;
        }
        let most = captures.iter().map(|step| step.taken.len()).max().unwrap();
        if self.rules.majority {
            captures.retain(|step| step.taken.len() == most);
        }
        captures
    }

    fn quiet(&self, table: &Table, from: &str, king: bool, quiet: &mut BTreeSet<Step>) {
        let all: Vec<usize> = (0..self.net.steps[from].len()).collect();
        let dirs = if king { &all } else { &self.net.forward[table.turn] };
        for &dir in dirs {
            let mut at = from.to_string();
            while let Some(next) = self.net.steps[&at][dir].clone() {
                if table.pieces.contains_key(&next) {
                    break;
                }
                let crowned = king || self.net.far[table.turn].contains(&next);
                quiet.insert(Step { from: from.into(), to: next.clone(), taken: BTreeSet::new(), king: crowned });
                if !(king && self.rules.flying) {
                    break;
                }
                at = next;
            }
        }
    }

    /// Goes on capturing from `at`; answers whether there was anything to jump.
    fn capture(
        &self,
        table: &Table,
        from: &str,
        at: &str,
        king: bool,
        taken: &BTreeSet<String>,
        found: &mut BTreeSet<Step>,
    ) -> bool {
        let mut any = false;
        for (over, landings) in self.jumps(table, at, king, taken) {
            any = true;
            let mut now = taken.clone();
            now.insert(over);
            let goes_on: Vec<bool> = landings.iter().map(|to| self.land(table, from, to, king, &now, found)).collect();
            if !goes_on.contains(&true) {
                for to in landings {
                    let crowned = king || self.net.far[table.turn].contains(&to);
                    found.insert(Step { from: from.into(), to, taken: now.clone(), king: crowned });
                }
            }
        }
        any
    }

    fn land(
        &self,
        table: &Table,
        from: &str,
        to: &str,
        king: bool,
        taken: &BTreeSet<String>,
        found: &mut BTreeSet<Step>,
    ) -> bool {
        let on_far = self.net.far[table.turn].contains(to);
        let king = match self.rules.crowns {
            Crowns::AndStops if on_far && !king => return false,
            Crowns::AndGoesOn => king || on_far,
            _ => king,
        };
        self.capture(table, from, to, king, taken, found)
    }

    /// Every jump from a cell: what it goes over, and where it may land.
    fn jumps(&self, table: &Table, at: &str, king: bool, taken: &BTreeSet<String>) -> Vec<(String, Vec<String>)> {
        let far_reaching = king && self.rules.flying;
        let mut jumps = Vec::new();
        for dir in 0..self.net.steps[at].len() {
            if !king && !self.rules.men_capture_back && !self.net.forward[table.turn].contains(&dir) {
                continue;
            }
            let mut over = self.net.steps[at][dir].clone();
            while far_reaching && over.as_ref().is_some_and(|cell| !table.pieces.contains_key(cell)) {
                over = self.net.steps[&over.unwrap()][dir].clone();
            }
            let Some(over) = over else { continue };
            let enemy = table.pieces.get(&over).is_some_and(|&(owner, _)| owner != table.turn);
            if !enemy || taken.contains(&over) {
                continue;
            }
            let mut landings = Vec::new();
            let mut behind = self.net.steps[&over][dir].clone();
            while let Some(cell) = behind.filter(|cell| !table.pieces.contains_key(cell)) {
                behind = self.net.steps[&cell][dir].clone();
                landings.push(cell);
                if !far_reaching {
                    break;
                }
            }
            if !landings.is_empty() {
                jumps.push((over, landings));
            }
        }
        jumps
    }

    fn left(&self, table: &Table) -> usize {
        table.pieces.values().map(|&(owner, _)| owner).collect::<BTreeSet<_>>().len()
    }

    pub fn after(&self, table: &Table, step: &Step) -> Table {
        let mut next = table.clone();
        next.pieces.remove(&step.from);
        next.pieces.retain(|cell, _| !step.taken.contains(cell));
        next.pieces.insert(step.to.clone(), (table.turn, step.king));
        next.turn = (table.turn + 1) % self.players();
        if self.players() > 2 {
            self.pass_over(&mut next);
        }
        next
    }

    fn pass_over(&self, table: &mut Table) {
        for _ in 0..self.players() {
            if self.left(table) <= 1 || !self.moves(table).is_empty() {
                return;
            }
            if self.rules.blocked_leave {
                let turn = table.turn;
                table.pieces.retain(|_, &mut (owner, _)| owner != turn);
            }
            table.turn = (table.turn + 1) % self.players();
        }
    }

    pub fn perft(&self, table: &Table, depth: u32) -> u64 {
        let moves = self.moves(table);
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves.iter().map(|step| self.perft(&self.after(table, step), depth - 1)).sum(),
        }
    }
}

/// A small generator of pseudo-random numbers, the same on every machine.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

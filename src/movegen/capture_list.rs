//! Captures found so far: only those of the highest precedence, each once.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::memo::Memo;
use super::waiting::Waiting;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::rules::{BetweenModes, Modes};
use crate::state::BitsOf;
use crate::variant::Variant;

/// Up to this many moves a new one is compared with each; beyond, duplicates are sorted out at the end.
const LINEAR: usize = 48;

/// Ways at one position are counted up to so many: the sum over all positions that its quiet moves lead to is
/// still a number of 64 bits.
pub(crate) const MOST_WAYS: u64 = 1 << 48;

pub(crate) struct CaptureList<V: Variant> {
    pub(crate) moves: Vec<Move<BitsOf<V>>>,
    /// In how many ways each of the moves can be made; nothing if that is not asked for.
    pub(crate) ways: Vec<u64>,
    /// How many ways the captures stand for that are added next.
    pub(crate) weight: u64,
    best: Option<<V::Capture as Modes>::Precedence>,
    /// Where the moves that compete with the next one begin.
    start: usize,
    /// Pieces taken by the largest capture of this mode.
    largest: u32,
    /// Where the first mode's moves end, and its largest capture.
    first_mode: (usize, u32),
    /// The best of the first mode, if it does not compete with the second.
    best_of_first: Option<<V::Capture as Modes>::Precedence>,
    /// The mode that the rule between modes forbids.
    forbidden: Option<usize>,
    may_repeat: bool,
    keep: Keep,
    /// How many places the captures of one piece may go through, and whether that was too few.
    places: usize,
    overrun: bool,
    pub(crate) memory: Memory<BitsOf<V>>,
}

/// What the search for captures of one piece remembers if it goes very many ways.
pub(crate) enum Memory<B> {
    Nothing,
    /// Places it has been to.
    Visited(Memo<B>),
    /// Places it will go on from, where ways are counted.
    Waiting(Waiting<B>),
}

/// Which captures a list holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The legal ones, equal moves once.
    Moves,
    /// The legal ones, equal moves once, and the number of ways of making each.
    Routes,
    /// Those that precedence forbids too, equal moves once.
    AnyRank,
}

impl<V: Variant> CaptureList<V> {
    pub(crate) const fn new() -> Self {
        Self::keeping(Keep::Moves)
    }

    pub(crate) const fn keeping(keep: Keep) -> Self {
        CaptureList {
            moves: Vec::new(),
            ways: Vec::new(),
            weight: 1,
            best: None,
            start: 0,
            largest: 0,
            first_mode: (0, 0),
            best_of_first: None,
            forbidden: None,
            may_repeat: false,
            keep,
            places: usize::MAX,
            overrun: false,
            memory: Memory::Nothing,
        }
    }

    /// A list for a search that gives up when the captures of one piece go through more places.
    pub(crate) const fn within(places: usize) -> Self {
        let mut list = Self::new();
        list.places = places;
        list
    }

    /// Whether a search that has been to so many places may go on; if not, the list is not whole.
    #[inline(always)]
    pub(crate) fn allows(&mut self, places: usize) -> bool {
        self.overrun |= places >= self.places;
        !self.overrun
    }

    /// Whether a search gave up.
    pub(crate) fn is_overrun(&self) -> bool {
        self.overrun
    }

    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.ways.clear();
        self.best = None;
        self.start = 0;
        self.may_repeat = false;
        self.largest = 0;
    }

    /// Notes how many pieces a capture of this mode takes, be it the best or not: modes are compared by
    /// their largest captures before precedence chooses within them.
    #[inline(always)]
    pub(crate) fn note_size(&mut self, taken: u32) {
        self.largest = self.largest.max(taken);
    }

    /// Adds a capture unless a better one is known or it is there already.
    #[inline(always)]
    pub(crate) fn add(&mut self, precedence: <V::Capture as Modes>::Precedence, found: Move<BitsOf<V>>) {
        match &self.best {
            _ if self.keep == Keep::AnyRank => {}
            Some(best) if precedence < *best => return,
            Some(best) if precedence > *best => {
                self.moves.truncate(self.start);
                self.ways.truncate(self.start);
                self.best = Some(precedence);
            }
            Some(_) => {}
            None => self.best = Some(precedence),
        }
        if self.keep == Keep::Routes {
            return self.add_ways(found);
        }
        if found.captured.len() > 1 {
            if self.moves.len() > LINEAR {
                self.may_repeat = true;
            } else if self.moves.contains(&found) {
                // What another mode has found may turn out to be illegal.
                if self.start == 0 || self.moves[self.start..].contains(&found) {
                    return;
                }
                self.may_repeat = true;
            }
        }
        self.moves.push(found);
    }

    /// Adds ways of making a capture.
    #[inline(never)]
    fn add_ways(&mut self, found: Move<BitsOf<V>>) {
        let same = |m: &Move<_>| *m == found;
        let known = if self.moves.len() > LINEAR { None } else { self.moves[self.start..].iter().position(same) };
        if let Some(known) = known {
            let ways = &mut self.ways[self.start + known];
            *ways = ways.saturating_add(self.weight);
        } else {
            self.may_repeat |= self.start > 0 || self.moves.len() > LINEAR;
            self.moves.push(found);
            self.ways.push(self.weight);
        }
    }

    /// How many captures there are as they are counted: [`MOST_WAYS`] for so many and more.
    #[inline(always)]
    pub(crate) fn total(&self) -> u64 {
        if self.keep == Keep::Routes { self.all_ways() } else { self.moves.len() as u64 }
    }

    #[inline(never)]
    fn all_ways(&self) -> u64 {
        self.ways.iter().fold(0, |sum: u64, &ways| sum.saturating_add(ways)).min(MOST_WAYS)
    }

    /// Ends the first mode of two: the second competes with it, or only with itself.
    #[inline(always)]
    pub(crate) fn begin_second_mode(&mut self, between: BetweenModes) {
        self.first_mode = (self.moves.len(), self.largest);
        self.forbidden = None;
        self.best_of_first = None;
        if between != BetweenModes::Together {
            self.start = self.moves.len();
            self.best_of_first = self.best.take();
            self.largest = 0;
        }
    }

    /// Chooses between the two modes when one decides by the size of its largest capture.
    #[inline(always)]
    pub(crate) fn choose_mode(&mut self, between: BetweenModes) {
        let (end, largest) = self.first_mode;
        let second_wins = match between {
            BetweenModes::Free | BetweenModes::Together => return,
            _ if self.keep == Keep::AnyRank => return,
            _ if end == 0 || end == self.moves.len() || largest == self.largest => return,
            BetweenModes::Most => self.largest > largest,
            BetweenModes::Fewest => self.largest < largest,
        };
        if second_wins {
            self.moves.drain(..end);
            self.ways.drain(..end.min(self.ways.len()));
            self.forbidden = Some(0);
        } else {
            self.moves.truncate(end);
            self.ways.truncate(end);
            self.forbidden = Some(1);
        }
    }

    /// The precedence a capture of this mode must have to be legal; none if no capture of it is.
    pub(crate) fn required(&self, mode: usize) -> Option<<V::Capture as Modes>::Precedence> {
        match mode {
            _ if self.forbidden == Some(mode) => None,
            0 => self.best_of_first.or(self.best),
            _ => self.best,
        }
    }

    /// How many captures are legal when there are `others` beside the list, all of this precedence.
    #[inline(always)]
    pub(crate) fn count_with(&self, others: u64, precedence: <V::Capture as Modes>::Precedence) -> u64 {
        let listed = self.total();
        match self.best.as_ref().map(|best| precedence.cmp(best)) {
            Some(Ordering::Less) => listed,
            Some(Ordering::Equal) => listed + others,
            _ if others == 0 => listed,
            _ => others,
        }
    }

    /// Whether every way of making a capture counts.
    #[inline(always)]
    pub(crate) fn keeps_routes(&self) -> bool {
        self.keep == Keep::Routes
    }

    /// Some captures will be found again.
    pub(crate) fn expect_repeats(&mut self) {
        self.may_repeat = true;
    }

    /// Removes the repetitions that were let through.
    #[inline(always)]
    pub(crate) fn finish(&mut self) {
        if !self.may_repeat {
            return;
        }
        if self.keep == Keep::Routes {
            return self.add_up_ways();
        }
        self.moves.sort_unstable();
        self.moves.dedup();
    }

    /// Lists every move once, with all its ways.
    #[inline(never)]
    fn add_up_ways(&mut self) {
        let mut listed: Vec<_> = self.moves.drain(..).zip(self.ways.drain(..)).collect();
        listed.sort_unstable();
        for (m, more) in listed {
            match self.ways.last_mut() {
                Some(ways) if self.moves.last() == Some(&m) => *ways = ways.saturating_add(more),
                _ => {
                    self.moves.push(m);
                    self.ways.push(more);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::MoveFlags;
    use crate::variant::SintezRu;

    fn capture(captured: u64) -> Move<u64> {
        Move { captured, from: 0, to: 9, flags: MoveFlags::empty() }
    }

    /// One capture of two pieces in both modes, and one of three in the second.
    fn found_in_both_modes(keep: Keep, between: BetweenModes) -> CaptureList<SintezRu> {
        let (two, three) = (capture(0b11), capture(0b111));
        let mut list = CaptureList::keeping(keep);
        list.clear();
        list.note_size(2);
        list.add((), two);
        list.begin_second_mode(between);
        list.note_size(3);
        list.add((), two);
        list.add((), three);
        list.choose_mode(between);
        list.finish();
        list
    }

    #[test]
    fn a_capture_of_both_modes_is_listed_once_whichever_mode_is_legal() {
        for keep in [Keep::Moves, Keep::Routes] {
            let legal = |between| found_in_both_modes(keep, between).moves;
            assert_eq!(legal(BetweenModes::Free), [capture(0b11), capture(0b111)]);
            assert_eq!(legal(BetweenModes::Together), [capture(0b11), capture(0b111)]);
            assert_eq!(legal(BetweenModes::Most), [capture(0b11), capture(0b111)]);
            assert_eq!(legal(BetweenModes::Fewest), [capture(0b11)]);
        }
        let ways = |between| found_in_both_modes(Keep::Routes, between).ways;
        assert_eq!(ways(BetweenModes::Free), [2, 1]);
        assert_eq!(ways(BetweenModes::Together), [2, 1]);
        assert_eq!(ways(BetweenModes::Most), [1, 1]);
        assert_eq!(ways(BetweenModes::Fewest), [1]);
    }
}

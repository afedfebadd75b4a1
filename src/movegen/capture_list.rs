//! Captures found so far: only those of the highest precedence, each once.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::rules::{BetweenModes, Modes};
use crate::state::BitsOf;
use crate::variant::Variant;

/// Up to this many moves a new one is compared with each; beyond, duplicates are sorted out at the end.
const LINEAR: usize = 48;

pub(crate) struct CaptureList<V: Variant> {
    pub(crate) moves: Vec<Move<BitsOf<V>>>,
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
}

/// Which captures a list holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The legal ones, equal moves once.
    Moves,
    /// The legal ones, once for every way of making them.
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
                self.best = Some(precedence);
            }
            Some(_) => {}
            None => self.best = Some(precedence),
        }
        if found.captured.len() > 1 && self.keep != Keep::Routes {
            if self.moves.len() > LINEAR {
                self.may_repeat = true;
            } else if self.moves.contains(&found) {
                return;
            }
        }
        self.moves.push(found);
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
            self.forbidden = Some(0);
        } else {
            self.moves.truncate(end);
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
        let listed = self.moves.len() as u64;
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

    /// Removes the repetitions that were let through.
    #[inline(always)]
    pub(crate) fn finish(&mut self) {
        if self.may_repeat {
            self.moves.sort_unstable();
            self.moves.dedup();
        }
    }
}

//! Counting legal moves without listing them.

use core::cmp::Ordering;

use super::capture_list::CaptureList;
use super::jumps::Jumps;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{MAX_DIRS, each_dir};
use crate::rules::{Crowning, Modes, Obligation, Removal, Tally};
use crate::state::BitsOf;
use crate::variant::Variant;

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// How many legal moves there are; `list` is room to work in.
    #[inline(always)]
    pub(crate) fn count(&self, list: &mut CaptureList<V>) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let captures = self.count_captures(list);
        if captures > 0 && self.must_capture() { captures } else { captures + self.count_quiets() }
    }

    /// Whether a player who can capture must.
    #[inline(always)]
    pub(crate) fn must_capture(&self) -> bool {
        self.variant.capture().obligation() == Obligation::Compulsory
    }

    #[inline(always)]
    fn count_captures(&self, list: &mut CaptureList<V>) -> u64 {
        let jumps = self.jumps();
        if jumps.are_none() {
            return 0;
        }
        let only_men = jumps.men == jumps.pieces() && !self.enemies.meets(self.state.kings);
        if self.modes() == 1 && only_men {
            return self.count_man_captures(&jumps, list);
        }
        self.captures(&jumps, list);
        list.moves.len() as u64
    }

    /// The number of captures when men capture men in one mode. Those of one jump rank alike under any
    /// precedence, so they are counted as sets; only the others are followed.
    #[inline(always)]
    fn count_man_captures(&self, jumps: &Jumps<BitsOf<V>>, list: &mut CaptureList<V>) -> u64 {
        let (mut single, mut long) = (0, [BitsOf::<V>::EMPTY; MAX_DIRS]);
        let mut any_long = BitsOf::<V>::EMPTY;
        each_dir!(self.man_jumps(0), dir => {
            let jumpers = self.men() & jumps.sources[0][dir.index()];
            if !jumpers.is_empty() {
                let landed = self.shift(self.shift(jumpers, dir), dir);
                long[dir.index()] = self.going_on(landed, 0, jumps);
                any_long |= long[dir.index()];
                single += (landed & !long[dir.index()]).len() as u64;
            }
        });
        if any_long.is_empty() {
            return single;
        }
        let rank = |taken| self.variant.capture().precedence(0, &Tally { taken, ..Tally::default() });
        if let Some(double) = self.count_double_captures(jumps, &long) {
            return match rank(2).cmp(&rank(1)) {
                Ordering::Greater => double,
                Ordering::Equal => single + double,
                Ordering::Less => single,
            };
        }
        list.clear();
        each_dir!(self.man_jumps(0), dir => { self.long_captures(dir, long[dir.index()], list); });
        list.finish();
        list.count_with(single, rank(1))
    }

    /// The number of captures of two men, if none takes more; `long` are the men that have landed by
    /// their first jump and go on. Captures of two men by one piece are never alike on boards where a
    /// step leads to one square.
    #[inline(always)]
    fn count_double_captures(&self, jumps: &Jumps<BitsOf<V>>, long: &[BitsOf<V>; MAX_DIRS]) -> Option<u64> {
        let in_order = matches!(self.variant.capture().removal(), Removal::AfterCapture);
        if !in_order || self.board().layout().shared_steps() {
            return None;
        }
        let (mut once, mut twice) = (BitsOf::<V>::EMPTY, BitsOf::<V>::EMPTY);
        each_dir!(self.man_jumps(0), dir => {
            twice |= once & jumps.sources[0][dir.index()];
            once |= jumps.sources[0][dir.index()];
        });
        // The squares these men left are free for them, too.
        let mut left = BitsOf::<V>::EMPTY;
        each_dir!(self.man_jumps(0), first => {
            left |= self.unshift(self.unshift(long[first.index()], first), first);
        });
        twice |= self.sources_to(left);
        let (mut count, mut third) = (0, BitsOf::<V>::EMPTY);
        each_dir!(self.man_jumps(0), first => {
            let landed = long[first.index()];
            if !landed.is_empty() {
                if self.crowning(0) == Crowning::ContinuesAsKing {
                    third |= landed & self.far();
                }
                let (more, going_on) = self.second_jumps(landed, jumps, once, twice);
                count += more;
                third |= going_on;
            }
        });
        third.is_empty().then_some(count)
    }

    /// How many second jumps the men that have landed here make, and those that might go on after it.
    /// `once` and `twice` are the squares from which a man could jump in at least one, two directions.
    #[inline(always)]
    fn second_jumps(
        &self,
        at: BitsOf<V>,
        jumps: &Jumps<BitsOf<V>>,
        once: BitsOf<V>,
        twice: BitsOf<V>,
    ) -> (u64, BitsOf<V>) {
        let (mut count, mut going_on) = (0, BitsOf::<V>::EMPTY);
        each_dir!(self.man_jumps(0), dir => {
            let jumpers = at & jumps.sources[0][dir.index()];
            if !jumpers.is_empty() {
                let landed = self.shift(self.shift(jumpers, dir), dir);
                let back = jumps.sources[0][self.board().opposite(dir).index()];
                going_on |= landed & self.goes_on(twice | once & !back, self.far(), 0);
                count += landed.len() as u64;
            }
        });
        (count, going_on)
    }

    /// The squares from which a man could jump to one of these.
    #[inline(always)]
    fn sources_to(&self, landings: BitsOf<V>) -> BitsOf<V> {
        let mut sources = BitsOf::<V>::EMPTY;
        each_dir!(self.man_jumps(0), dir => { sources |= self.man_sources(dir, landings); });
        sources
    }
}

//! Counting legal moves without listing them.

use core::cmp::Ordering;

use super::capture_list::CaptureList;
use super::jumps::Jumps;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{MAX_DIRS, each_dir};
use crate::rules::{Crowning, Modes, Obligation, Removal, Tally};
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// The men that go on, or might, after their first jump.
struct GoingOn<B> {
    /// Where they have landed.
    at: B,
    /// Where more than one of them has.
    meeting: B,
    /// Where they came from.
    left: B,
}

impl<B: Bitboard> GoingOn<B> {
    #[inline(always)]
    fn add(&mut self, landed: B, left: B) {
        self.meeting |= self.at & landed;
        self.at |= landed;
        self.left |= left;
    }
}

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
        Self::count_listed(self.variant, self.state, list)
    }

    /// The number of captures when men capture men in one mode. Those of one jump rank alike under any
    /// precedence, so they are counted as sets; only the others are followed.
    #[inline(always)]
    fn count_man_captures(&self, jumps: &Jumps<BitsOf<V>>, list: &mut CaptureList<V>) -> u64 {
        let (mut single, mut long) = (0, [BitsOf::<V>::EMPTY; MAX_DIRS]);
        let mut going_on = GoingOn { at: BitsOf::<V>::EMPTY, meeting: BitsOf::<V>::EMPTY, left: BitsOf::<V>::EMPTY };
        each_dir!(self.man_jumps(0), dir => {
            let jumpers = self.men() & jumps.sources[0][dir.index()];
            if !jumpers.is_empty() {
                let landed = self.shift(self.shift(jumpers, dir), dir);
                let on = self.going_on(landed, 0, jumps);
                single += (landed & !on).len() as u64;
                going_on.add(on, self.unshift(self.unshift(on, dir), dir));
                long[dir.index()] = on;
            }
        });
        if going_on.at.is_empty() {
            return single;
        }
        let rank = |taken| self.variant.capture().precedence(0, &Tally { taken, ..Tally::default() });
        if let Some(double) = self.count_double_captures(jumps, &going_on) {
            return match rank(2).cmp(&rank(1)) {
                Ordering::Greater => double,
                Ordering::Equal => single + double,
                Ordering::Less => single,
            };
        }
        Self::list_long(self.variant, self.state, &long, list);
        list.count_with(single, rank(1))
    }

    // The two functions below look at the position anew. They are called for few of the positions counted,
    // and if they were handed what is known of it, that would be kept in memory for all of them.

    /// The number of captures, found by listing them.
    #[inline(never)]
    fn count_listed(variant: &V, state: &StateOf<V>, list: &mut CaptureList<V>) -> u64 {
        let view = View::<V, C>::new(variant, state);
        view.list_captures(list);
        list.total()
    }

    /// Lists the captures of men that have landed on `long` by their first jump and go on.
    #[inline(never)]
    fn list_long(variant: &V, state: &StateOf<V>, long: &[BitsOf<V>; MAX_DIRS], list: &mut CaptureList<V>) {
        let view = View::<V, C>::new(variant, state);
        list.clear();
        each_dir!(view.man_jumps(0), dir => { view.long_captures(dir, long[dir.index()], list); });
        list.finish();
    }

    /// The number of captures of two men, if none takes more. Captures of two men by one piece are never
    /// alike on boards where a step leads to one square.
    #[inline(always)]
    fn count_double_captures(&self, jumps: &Jumps<BitsOf<V>>, men: &GoingOn<BitsOf<V>>) -> Option<u64> {
        let in_order = matches!(self.variant.capture().removal(), Removal::AfterCapture);
        let crowned = self.crowning(0) == Crowning::ContinuesAsKing && men.at.meets(self.far());
        if !in_order || self.board().shared_steps() || crowned || !men.meeting.is_empty() {
            return None;
        }
        let once = jumps.any_source[0];
        let (mut seen, mut twice) = (BitsOf::<V>::EMPTY, BitsOf::<V>::EMPTY);
        each_dir!(self.man_jumps(0), dir => {
            twice |= seen & jumps.sources[0][dir.index()];
            seen |= jumps.sources[0][dir.index()];
        });
        let (mut count, mut landed, mut third) = (0, BitsOf::<V>::EMPTY, BitsOf::<V>::EMPTY);
        each_dir!(self.man_jumps(0), dir => {
            let jumpers = men.at & jumps.sources[0][dir.index()];
            if !jumpers.is_empty() {
                let to = self.shift(self.shift(jumpers, dir), dir);
                // Straight back, over the piece just taken, is one way that is none.
                let has_back = self.man_jumps(0).contains(self.board().opposite(dir));
                third |= to & self.goes_on(if has_back { twice } else { once }, self.far(), 0);
                landed |= to;
                count += to.len() as u64;
            }
        });
        // The squares these men left are free for them, too.
        let is_all = third.is_empty() && !landed.meets(Self::sources_to(self.variant, self.man_victims(), men.left));
        is_all.then_some(count)
    }

    /// The squares from which a man could jump over one of these victims to one of these squares. Called, so that
    /// what it needs is not worked out beforehand where it is not needed.
    #[inline(never)]
    fn sources_to(variant: &V, victims: BitsOf<V>, landings: BitsOf<V>) -> BitsOf<V> {
        let (board, mut sources) = (variant.board(), BitsOf::<V>::EMPTY);
        each_dir!(board.resolve(variant.capture().man_jumps(0), Self::COLOR), dir => {
            sources |= board.unshift(victims & board.unshift(landings, dir), dir);
        });
        sources
    }
}

//! Counting two plies at once.
//!
//! Most quiet moves give the opponent nothing to capture. After such a move his replies are those he
//! had before, plus the steps into the square that was left, less the steps into the square that was
//! entered; so the replies to all such moves together are a handful of set counts. Where a move does
//! give him captures, but none of more than one piece, they are counted as sets too. If he could capture
//! already, his captures are the same after every move that has no part in them. Only what remains is
//! played out move by move: captures that may go on, and positions in which the opponent owns kings.

use super::jumps::each_mode;
use super::replies::{Replies, Threats};
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{Dir, each_dir};
use crate::players::Players;
use crate::rules::{Ending, Modes, Removal};
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Whether this way of counting can serve the variant at all: if not, its code is not compiled.
    pub(crate) const MAY_COUNT_TWO_PLIES: bool = V::Players::COUNT == 2 && !<V::Board as Board>::SHARES_STEPS;

    /// Adds up the leaves two plies below this quiet position, the moves it must play out being handed
    /// to `play`; none if it would have to play them all.
    #[inline(always)]
    pub(crate) fn count_two_plies(&self, play: impl FnMut(&StateOf<V>) -> u64) -> Option<u64> {
        let countable = Self::MAY_COUNT_TWO_PLIES
            && !self.board().shared_steps()
            && self.must_capture()
            && !self.variant.ending().first_king_wins();
        if !countable {
            return None;
        }
        if self.enemies.meets(self.state.kings) {
            return None;
        }
        let replies = self.replies();
        if replies.exposed.meets(self.own) {
            self.count_under_attack(&replies, play)
        } else {
            Some(self.count_with(&replies, play))
        }
    }

    #[inline(always)]
    fn count_with(&self, replies: &Replies<BitsOf<V>>, mut play: impl FnMut(&StateOf<V>) -> u64) -> u64 {
        self.count_after_man_steps(replies, &mut play)
            + self.count_after_king_steps(replies, &mut play)
            + self.count_after_drops(replies, &mut play)
    }

    #[inline(always)]
    fn count_after_man_steps(&self, replies: &Replies<BitsOf<V>>, play: &mut impl FnMut(&StateOf<V>) -> u64) -> u64 {
        // Captures of men by men rank alike: only these are counted as sets.
        let removal = self.variant.capture().removal();
        let sets = matches!(removal, Removal::AfterCapture) && !self.own.meets(self.state.kings);
        let mut count = 0;
        each_dir!(self.man_steps(), dir => {
            let movers = self.men() & self.unshift(self.empty, dir);
            let targets = self.shift(movers, dir);
            let unsafe_targets = self.unsafe_targets(replies, dir) | self.shift(replies.protecting, dir);
            let safe = targets & !unsafe_targets;
            count += safe.len() as u64 * replies.count + replies.ways_into(self.unshift(safe, dir));
            count -= replies.ways_into(safe);
            let mut others = targets & unsafe_targets;
            if sets && !others.is_empty() {
                let chained = self.chained(replies, movers, dir) | self.far();
                let single = others & !chained;
                if !single.is_empty() {
                    count += self.count_captures_after(replies, single, dir);
                }
                others &= chained;
            }
            count += self.play_man_steps(others, dir, play);
        });
        count
    }

    /// Plays out the steps in direction `dir` to these squares.
    #[inline(always)]
    fn play_man_steps(&self, mut targets: BitsOf<V>, dir: Dir, play: &mut impl FnMut(&StateOf<V>) -> u64) -> u64 {
        let mut count = 0;
        while !targets.is_empty() {
            let to = targets.lowest();
            targets ^= to;
            count += play(&self.after_man_step(self.unshift(to, dir), to));
        }
        count
    }

    /// Squares on which a piece that came one step in direction `dir` would be captured: from ahead
    /// the opponent may land on the square it left.
    #[inline(always)]
    fn unsafe_targets(&self, replies: &Replies<BitsOf<V>>, dir: Dir) -> BitsOf<V> {
        replies.exposed | replies.attacked[self.board().opposite(dir).index()]
    }

    /// Targets of steps in direction `dir` after which a capture might take more than one piece.
    #[inline(always)]
    fn chained(&self, replies: &Replies<BitsOf<V>>, movers: BitsOf<V>, dir: Dir) -> BitsOf<V> {
        let back = self.board().opposite(dir);
        let mut chained = replies.chained;
        each_mode!(self, mode => {
            let (jumps, stations) = (self.other_man_jumps(mode), replies.stations[mode]);
            // Over the piece that moved, straight to the square it left.
            if jumps.contains(back) {
                chained |= replies.attacked[back.index()] & self.shift(movers & stations, dir);
            }
            // Over the piece that moved, and then by another way to the square it left.
            each_dir!(jumps, jump => {
                if jump != back && self.board().returns(dir, jump, jumps) {
                    chained |= replies.exposed_to[jump.index()];
                }
            });
            // Over its neighbour, to the square it left: from there also over the piece itself, from
            // behind it, if it came in a direction of jumps.
            let over_it = self.unshift(self.unshift(self.empty, dir), dir);
            let on = if jumps.contains(dir) { stations | over_it } else { stations };
            chained |= self.shift(movers & replies.protecting & on, dir);
        });
        chained
    }

    /// How many captures there are after the steps in direction `dir` to `targets`, all of one piece.
    #[inline(always)]
    fn count_captures_after(&self, replies: &Replies<BitsOf<V>>, targets: BitsOf<V>, dir: Dir) -> u64 {
        let (back, left) = (self.board().opposite(dir), self.unshift(targets, dir));
        let mut count = 0;
        each_mode!(self, mode => {
            each_dir!(self.other_man_jumps(mode), jump => {
                let sets = if jump == back { &replies.attacked } else { &replies.exposed_to };
                count += (targets & sets[jump.index()]).len() as u64;
                count += (left & replies.protecting_from[jump.index()]).len() as u64;
            });
        });
        count
    }

    #[inline(always)]
    fn count_after_king_steps(&self, replies: &Replies<BitsOf<V>>, play: &mut impl FnMut(&StateOf<V>) -> u64) -> u64 {
        let mut count = 0;
        for from in self.movable_kings().iter().map(BitsOf::<V>::bit) {
            let (mut targets, mut unsafe_targets) = (BitsOf::<V>::EMPTY, replies.exposed);
            for dir in self.king_steps().iter() {
                let next = self.shift(from, dir) & self.empty;
                targets |= if self.kings_fly() { next | self.slide(next, dir, self.empty) } else { next };
                unsafe_targets |= next & self.unsafe_targets(replies, dir);
            }
            if from.meets(replies.protecting) {
                unsafe_targets = targets;
            }
            let safe = targets & !unsafe_targets;
            let after_leaving = replies.count + replies.ways_into(from);
            count += safe.len() as u64 * after_leaving - replies.ways_into(safe);
            for to in (targets & unsafe_targets).iter().map(BitsOf::<V>::bit) {
                count += play(&self.after_king_step(from, to));
            }
        }
        count
    }

    #[inline(always)]
    fn count_after_drops(&self, replies: &Replies<BitsOf<V>>, play: &mut impl FnMut(&StateOf<V>) -> u64) -> u64 {
        let drops = self.drops();
        let safe = drops & !replies.exposed;
        let mut count = safe.len() as u64 * replies.count - replies.ways_into(safe);
        for to in (drops & replies.exposed).iter().map(BitsOf::<V>::bit) {
            count += play(&self.after_drop(to));
        }
        count
    }

    /// The leaves below this position if the opponent could capture already; none if a capture of his might
    /// take more than one piece.
    #[inline(always)]
    fn count_under_attack(
        &self,
        replies: &Replies<BitsOf<V>>,
        mut play: impl FnMut(&StateOf<V>) -> u64,
    ) -> Option<u64> {
        let Threats { captures, entered, left } = self.threats(replies)?;
        let mut count = 0;
        each_dir!(self.man_steps(), dir => {
            let targets = self.shift(self.men() & self.unshift(self.empty, dir), dir);
            let unsafe_targets = self.unsafe_targets(replies, dir) | self.shift(replies.protecting, dir);
            let involved = unsafe_targets | entered | self.shift(left, dir);
            count += (targets & !involved).len() as u64 * captures;
            count += self.play_man_steps(targets & involved, dir, &mut play);
        });
        let (drops, involved) = (self.drops(), replies.exposed | entered);
        count += (drops & !involved).len() as u64 * captures;
        for to in (drops & involved).iter().map(BitsOf::<V>::bit) {
            count += play(&self.after_drop(to));
        }
        Some(count)
    }
}

//! What the opponent could do if the player to move passed, as sets of squares.

use super::jumps::each_mode;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{DirSet, Headings, MAX_DIRS, each_dir};
use crate::rules::{Entry, Modes, Movement};
use crate::square::Color;
use crate::state::BitsOf;
use crate::variant::Variant;

/// The replies to a pass of an opponent who has no kings, and what a move of the player would change about them.
pub(crate) struct Replies<B> {
    /// His quiet moves and drops.
    pub(crate) count: u64,
    /// Squares on which a piece of the player would be captured.
    pub(crate) exposed: B,
    /// Squares whose piece protects another one by standing behind it.
    pub(crate) protecting: B,
    /// Squares he could step on in each direction, were they empty.
    entered: [B; MAX_DIRS],
    /// The directions he steps in.
    steps: DirSet,
    /// Squares he could drop a man on, were they empty.
    drop_zone: B,
    /// Squares next to a piece of his that jumps in this direction.
    pub(crate) attacked: [B; MAX_DIRS],
    /// Squares on which a piece would be captured in this direction.
    pub(crate) exposed_to: [B; MAX_DIRS],
    /// Squares on which it would be captured in this direction by a capture that might go on.
    pub(crate) chained_to: [B; MAX_DIRS],
    /// Squares that are all that keeps their neighbour from being captured in this direction.
    pub(crate) protecting_from: [B; MAX_DIRS],
    /// Squares from which a capture that lands there might go on, by mode.
    pub(crate) stations: [B; 2],
}

impl<B: Bitboard> Replies<B> {
    /// For `each_dir`: the block below is small enough to be written out in any case.
    const DIRECTIONS_KNOWN: bool = true;

    /// How many ways lead into the squares of `set`.
    #[inline(always)]
    pub(crate) fn ways_into(&self, set: B) -> u64 {
        let mut ways = (set & self.drop_zone).len() as u64;
        each_dir!(self.steps, dir => { ways += (set & self.entered[dir.index()]).len() as u64; });
        ways
    }
}

impl<V: Variant, const C: usize> View<'_, V, C> {
    pub(crate) const OTHER: Color = Color::from_index((C + 1) % 2);

    /// The replies of an opponent who has no kings to a pass; none if he could capture.
    #[inline(always)]
    pub(crate) fn replies(&self) -> Option<Replies<BitsOf<V>>> {
        let nothing = BitsOf::<V>::EMPTY;
        let (mut exposed, mut protecting) = (nothing, nothing);
        let (mut attacked, mut exposed_to, mut protecting_from) = ([nothing; 8], [nothing; 8], [nothing; 8]);
        each_dir!(self.other_jumps(), dir => {
            let near = self.shift(self.enemies, dir);
            attacked[dir.index()] = near;
            exposed_to[dir.index()] = near & self.unshift(self.empty, dir);
            protecting_from[dir.index()] = self.shift(near & self.own, dir);
            exposed |= exposed_to[dir.index()];
            protecting |= protecting_from[dir.index()];
        });
        if exposed.meets(self.own) {
            return None;
        }
        let steps = self.other_steps();
        let (mut count, mut entered) = (0, [nothing; MAX_DIRS]);
        each_dir!(steps, dir => {
            let reached = self.shift(self.enemies, dir);
            count += (reached & self.empty).len() as u64;
            entered[dir.index()] = reached;
        });
        let drop_zone = self.other_drop_zone();
        count += (drop_zone & self.empty).len() as u64;
        let (chained_to, stations) = self.chains(&exposed_to);
        Some(Replies {
            count,
            exposed,
            protecting,
            entered,
            steps,
            drop_zone,
            attacked,
            exposed_to,
            chained_to,
            protecting_from,
            stations,
        })
    }

    /// Where captures by the opponent's men might go on, see [`Replies`].
    #[inline(always)]
    fn chains(&self, exposed_to: &[BitsOf<V>; MAX_DIRS]) -> ([BitsOf<V>; MAX_DIRS], [BitsOf<V>; 2]) {
        let nothing = BitsOf::<V>::EMPTY;
        let (mut stations, mut chained_to) = ([nothing; 2], [nothing; MAX_DIRS]);
        each_mode!(self, mode => {
            let jumps = self.other_man_jumps(mode);
            let mut sources = nothing;
            each_dir!(jumps, dir => { sources |= self.unshift(self.own & self.unshift(self.empty, dir), dir); });
            stations[mode] = self.goes_on(sources, self.board().far(Self::OTHER), mode);
            each_dir!(jumps, dir => {
                chained_to[dir.index()] = exposed_to[dir.index()] & self.unshift(stations[mode], dir);
            });
        });
        (chained_to, stations)
    }

    /// The directions in which the opponent's men jump in a mode.
    #[inline(always)]
    pub(crate) fn other_man_jumps(&self, mode: usize) -> DirSet {
        self.board().resolve(self.variant.capture().man_jumps(mode), Self::OTHER)
    }

    /// The directions the opponent's men jump in, in any mode.
    #[inline(always)]
    fn other_jumps(&self) -> DirSet {
        let mut headings = Headings::empty();
        for mode in 0..self.modes() {
            headings |= self.variant.capture().man_jumps(mode);
        }
        self.board().resolve(headings, Self::OTHER)
    }

    /// The directions the opponent's men step in.
    #[inline(always)]
    fn other_steps(&self) -> DirSet {
        self.board().resolve(self.variant.movement().man_steps(), Self::OTHER)
    }

    /// Where the opponent may drop men, were it empty.
    #[inline(always)]
    fn other_drop_zone(&self) -> BitsOf<V> {
        let entry = self.variant.entry();
        if entry.has_drops() && self.state.reserves[Self::OTHER.index()] > 0 {
            entry.drop_zone(self.board(), Self::OTHER)
        } else {
            BitsOf::<V>::EMPTY
        }
    }
}

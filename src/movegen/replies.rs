//! What the opponent could do if the player to move passed, as sets of squares.

use super::jumps::each_mode;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{DirSet, Headings, MAX_DIRS, each_dir};
use crate::rules::{Entry, Modes, Movement, Removal};
use crate::square::Color;
use crate::state::BitsOf;
use crate::variant::Variant;

/// The replies to a pass of an opponent who has no kings, and what a move of the player would change about them.
pub(crate) struct Replies<B> {
    /// His quiet moves and drops, if he cannot capture.
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
    /// Squares on which it would be captured by a capture that might go on.
    pub(crate) chained: B,
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

/// What an opponent without kings could capture if the player passed, each capture being of one piece, and
/// which moves have a part in it.
pub(crate) struct Threats<B> {
    /// How many captures there are.
    pub(crate) captures: u64,
    /// Squares on which a piece would hinder a capture or let it go on.
    pub(crate) entered: B,
    /// Squares whose piece is captured, or would let a capture go on by leaving.
    pub(crate) left: B,
}

impl<V: Variant, const C: usize> View<'_, V, C> {
    pub(crate) const OTHER: Color = Color::from_index((C + 1) % 2);

    /// The replies of an opponent who has no kings to a pass.
    #[inline(always)]
    pub(crate) fn replies(&self) -> Replies<BitsOf<V>> {
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
        let steps = self.other_steps();
        let (mut count, mut entered) = (0, [nothing; MAX_DIRS]);
        each_dir!(steps, dir => {
            let reached = self.shift(self.enemies, dir);
            count += (reached & self.empty).len() as u64;
            entered[dir.index()] = reached;
        });
        let drop_zone = self.other_drop_zone();
        count += (drop_zone & self.empty).len() as u64;
        let (chained, stations) = self.chains(&exposed_to);
        Replies {
            count,
            exposed,
            protecting,
            entered,
            steps,
            drop_zone,
            attacked,
            exposed_to,
            chained,
            protecting_from,
            stations,
        }
    }

    /// Where captures by the opponent's men might go on, see [`Replies`].
    #[inline(always)]
    fn chains(&self, exposed_to: &[BitsOf<V>; MAX_DIRS]) -> (BitsOf<V>, [BitsOf<V>; 2]) {
        let nothing = BitsOf::<V>::EMPTY;
        let (mut stations, mut chained) = ([nothing; 2], nothing);
        each_mode!(self, mode => {
            let jumps = self.other_man_jumps(mode);
            let mut sources = nothing;
            each_dir!(jumps, dir => { sources |= self.unshift(self.own & self.unshift(self.empty, dir), dir); });
            stations[mode] = self.goes_on(sources, self.board().far(Self::OTHER), mode);
            each_dir!(jumps, dir => { chained |= exposed_to[dir.index()] & self.unshift(stations[mode], dir); });
        });
        (chained, stations)
    }

    /// What the opponent threatens to capture; none if it is not simply one man or another.
    #[inline(always)]
    pub(crate) fn threats(&self, replies: &Replies<BitsOf<V>>) -> Option<Threats<BitsOf<V>>> {
        let removal = self.variant.capture().removal();
        if self.modes() > 1 || !matches!(removal, Removal::AfterCapture) || self.own.meets(self.state.kings) {
            return None;
        }
        let (mut captures, mut landings) = (0, BitsOf::<V>::EMPTY);
        each_dir!(self.other_man_jumps(0), jump => {
            let victims = replies.exposed_to[jump.index()] & self.own;
            captures += victims.len() as u64;
            landings |= self.shift(victims, jump);
        });
        if landings.meets(replies.stations[0]) {
            return None;
        }
        let (mut entered, mut left) = (landings, replies.exposed & self.own);
        each_dir!(self.other_man_jumps(0), jump => {
            let beside = self.shift(landings, jump);
            entered |= beside;
            left |= self.shift(beside & self.own, jump);
        });
        Some(Threats { captures, entered, left })
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

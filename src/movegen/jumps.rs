//! First jumps, for all men at once.

use super::view::View;
use crate::bitboard::Bitboard;
use crate::direction::{Dir, MAX_DIRS, each_dir};
use crate::moves::MoveFlags;
use crate::rules::{Crowning, Modes, Removal};
use crate::state::BitsOf;
use crate::variant::Variant;

/// Runs the block for each capture mode. With one mode nothing is left of the second.
macro_rules! each_mode {
    ($view:expr, $mode:ident => $body:block) => {{
        {
            let $mode = 0;
            $body
        }
        $view.variant.capture().with_second_mode(|| {
            let $mode = 1;
            $body
        });
    }};
}
pub(crate) use each_mode;

/// Who can jump.
pub(crate) struct Jumps<B> {
    /// The squares from which a man could jump, by mode and direction.
    pub(crate) sources: [[B; MAX_DIRS]; 2],
    /// The squares from which a man could jump at all, by mode.
    pub(crate) any_source: [B; 2],
    /// The men that can jump.
    pub(crate) men: B,
    /// The kings that can jump, by mode.
    pub(crate) kings: [B; 2],
}

impl<B: Bitboard> Jumps<B> {
    #[inline(always)]
    pub(crate) fn are_none(&self) -> bool {
        (self.men | self.kings[0] | self.kings[1]).is_empty()
    }

    /// Everything that can jump.
    #[inline(always)]
    pub(crate) fn pieces(&self) -> B {
        self.men | self.kings[0] | self.kings[1]
    }
}

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Who can jump.
    #[inline(always)]
    pub(crate) fn jumps(&self) -> Jumps<BitsOf<V>> {
        let nothing = BitsOf::<V>::EMPTY;
        let mut jumps =
            Jumps { sources: [[nothing; 8]; 2], any_source: [nothing; 2], men: nothing, kings: [nothing; 2] };
        each_mode!(self, mode => {
            each_dir!(self.man_jumps(mode), dir => {
                let sources = self.man_sources(dir, self.empty);
                jumps.sources[mode][dir.index()] = sources;
                jumps.any_source[mode] |= sources;
            });
            jumps.men |= jumps.any_source[mode] & self.men();
            jumps.kings[mode] = self.king_jumpers(mode);
        });
        jumps
    }

    /// The squares from which a man could jump in direction `dir` with these squares free to land on.
    #[inline(always)]
    pub(crate) fn man_sources(&self, dir: Dir, free: BitsOf<V>) -> BitsOf<V> {
        self.unshift(self.man_victims() & self.unshift(free, dir), dir)
    }

    /// The kings that can jump at all.
    #[inline(always)]
    fn king_jumpers(&self, mode: usize) -> BitsOf<V> {
        let kings = self.kings();
        let mut jumpers = BitsOf::<V>::EMPTY;
        if kings.is_empty() {
            return jumpers;
        }
        if self.kings_jump_far() {
            for king in kings.iter().map(BitsOf::<V>::bit) {
                for dir in self.king_jumps(mode).iter() {
                    let exposed = self.enemies & self.unshift(self.empty, dir);
                    if self.first_beyond(king, dir, self.empty).meets(exposed) {
                        jumpers |= king;
                    }
                }
            }
        } else {
            each_dir!(self.king_jumps(mode), dir => {
                let exposed = self.enemies & self.unshift(self.empty, dir);
                jumpers |= kings & self.unshift(exposed, dir);
            });
        }
        jumpers
    }

    /// Which men, having landed by their first jump, go on or might. None goes straight back: the
    /// square it came from does not count as free here.
    #[inline(always)]
    pub(crate) fn going_on(&self, landed: BitsOf<V>, mode: usize, jumps: &Jumps<BitsOf<V>>) -> BitsOf<V> {
        if matches!(self.variant.capture().removal(), Removal::Immediate) {
            // The piece just taken no longer fills its square: look again.
            return landed;
        }
        landed & self.goes_on(jumps.any_source[mode], self.far(), mode)
    }

    /// Where a man that lands might go on, if these are the squares it could jump from as a man and the
    /// row it crowns on.
    #[inline(always)]
    pub(crate) fn goes_on(&self, sources: BitsOf<V>, far: BitsOf<V>, mode: usize) -> BitsOf<V> {
        match self.crowning(mode) {
            Crowning::ContinuesAsKing => sources | far,
            Crowning::EndsTheMove => sources & !far,
            Crowning::WhenItStops | Crowning::Never => sources,
        }
    }

    /// What a man that ends a capture on `to` has become.
    #[inline(always)]
    pub(crate) fn flags_at(&self, to: BitsOf<V>, mode: usize) -> MoveFlags {
        if to.meets(self.far()) && self.crowning(mode) != Crowning::Never {
            MoveFlags::KING_AFTER
        } else {
            MoveFlags::empty()
        }
    }
}

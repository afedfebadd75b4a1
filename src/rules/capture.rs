//! How pieces capture, and which captures come first.

use core::fmt::{self, Debug};

use super::Reach;
use crate::direction::Headings;

/// When captured pieces leave the board.
///
/// ```
/// use draughts::Removal;
/// assert_eq!(Removal::AfterCapture.to_string(), "after-capture");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "coup turc")]
#[non_exhaustive]
pub enum Removal {
    /// All at once when the capture is over; until then they block, and none is jumped twice
    /// (the Turkish strike, *coup turc*).
    AfterCapture,
    /// Each as it is jumped, which opens lines. Turkish and Thai.
    Immediate,
}

/// Where a flying king may land behind the piece it jumps.
///
/// ```
/// use draughts::Landing;
/// assert_eq!(Landing::NextAfterKing.to_string(), "next-after-king");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Landing {
    /// On any empty square behind it.
    Any,
    /// Only on the square right behind it. Thai.
    Next,
    /// Right behind it if it is the last piece captured and a king, else anywhere. Killer.
    NextAfterKing,
}

/// Whether one must capture when one can. Huffing, the forfeit of a piece that failed to capture, is
/// history and not offered.
///
/// ```
/// use draughts::Obligation;
/// assert_eq!(Obligation::Compulsory.to_string(), "compulsory");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "huff")]
#[doc(alias = "huffing")]
#[non_exhaustive]
pub enum Obligation {
    /// A player who can capture must.
    Compulsory,
    /// A player who can capture may make a quiet move instead.
    Optional,
}

/// In what order a capture took kings: earlier ones weigh more, compared place by place.
///
/// ```
/// use draughts::KingOrder;
/// let mut king_first = KingOrder::default();
/// king_first.record(0);
/// let mut king_second = KingOrder::default();
/// king_second.record(1);
/// assert!(king_first > king_second);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KingOrder([u64; 4]);

impl KingOrder {
    /// Notes that the piece taken at this place of the capture (0 is the first) was a king.
    #[inline(always)]
    pub fn record(&mut self, place: u8) {
        self.0[place as usize / 64] |= 1 << (63 - place % 64);
    }
}

/// What one capture took and what with: all that a precedence rule may look at.
///
/// ```
/// use draughts::Tally;
/// let tally = Tally { taken: 2, kings: 1, ..Tally::default() };
/// assert_eq!(tally.men(), 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Pieces taken.
    pub taken: u32,
    /// Kings among them.
    pub kings: u32,
    /// Whether a king captures (what the piece was when the move began).
    pub with_king: bool,
    /// The order in which kings were taken; empty unless [`Capture::uses_order`].
    pub order: KingOrder,
}

impl Tally {
    /// Men among the pieces taken.
    ///
    /// ```
    /// # use draughts::Tally;
    /// assert_eq!(Tally { taken: 3, ..Tally::default() }.men(), 3);
    /// ```
    pub const fn men(&self) -> u32 {
        // More kings than pieces are no tally at all, and whatever comes of them is no panic.
        self.taken.wrapping_sub(self.kings)
    }
}

/// One thing captures are compared by.
///
/// ```
/// use draughts::{Criterion, Tally};
/// let tally = Tally { taken: 3, kings: 1, ..Tally::default() };
/// assert_eq!(Criterion::Value { man: 100, king: 199 }.weigh(&tally), 399);
/// assert_eq!(Criterion::KingsFirst.to_string(), "kings-first");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Criterion {
    /// More pieces first.
    #[doc(alias = "quantity")]
    Count,
    /// The greater sum of values first, a man and a king counting this much.
    Value {
        /// What a man counts.
        man: u16,
        /// What a king counts.
        king: u16,
    },
    /// A capture with a king before one with a man.
    WithKing,
    /// More kings among the pieces taken first.
    #[doc(alias = "quality")]
    Kings,
    /// Kings taken earlier first, compared place by place.
    KingsFirst,
}

impl Criterion {
    /// What a capture weighs by this criterion; [`KingsFirst`](Self::KingsFirst) compares
    /// [`Tally::order`] instead and weighs nothing.
    ///
    /// ```
    /// # use draughts::{Criterion, Tally};
    /// assert_eq!(Criterion::Count.weigh(&Tally { taken: 3, ..Tally::default() }), 3);
    /// ```
    #[inline(always)]
    pub const fn weigh(self, tally: &Tally) -> u32 {
        match self {
            Criterion::Count => tally.taken,
            Criterion::Value { man, king } => {
                tally.men().wrapping_mul(man as u32).wrapping_add(tally.kings.wrapping_mul(king as u32))
            }
            Criterion::WithKing => tally.with_king as u32,
            Criterion::Kings => tally.kings,
            Criterion::KingsFirst => 0,
        }
    }
}

/// The word for it in files and names of variants, see [`RuleSet`](crate::RuleSet).
impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::Count => f.write_str("count"),
            Criterion::Value { man, king } => write!(f, "value-{man}-{king}"),
            Criterion::WithKing => f.write_str("with-king"),
            Criterion::Kings => f.write_str("kings"),
            Criterion::KingsFirst => f.write_str("kings-first"),
        }
    }
}

/// Captures: by whom, where, how, and which come first.
///
/// ```
/// use draughts::{Capture, Tally};
///
/// /// A king counts for two.
/// #[derive(Clone, Debug, Default)]
/// struct KingsCountTwice;
/// impl Capture for KingsCountTwice {
///     type Precedence = u32;
///     fn precedence(&self, t: &Tally) -> u32 { t.taken + t.kings }
/// }
/// ```
pub trait Capture: Clone + Debug + Send + Sync + 'static {
    /// What captures are compared by; the greatest are legal. `()` is free choice.
    #[doc(alias = "majority")]
    type Precedence: Ord + Copy + Debug;

    /// The weight of a capture.
    fn precedence(&self, tally: &Tally) -> Self::Precedence;

    /// What [`precedence`](Self::precedence) compares, first things first, if that can be said as
    /// data: it lets the game be written down as a rule set. Free choice is an empty list.
    fn criteria(&self) -> Option<&[Criterion]> {
        None
    }

    /// Whether [`precedence`](Self::precedence) reads [`Tally::order`].
    #[inline(always)]
    fn uses_order(&self) -> bool {
        false
    }

    /// Where a man may capture.
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::DIAGONALS
    }

    /// Where a king may capture.
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::DIAGONALS
    }

    /// From how far a king captures.
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        Reach::Flying
    }

    /// Whether a man may capture a king.
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        true
    }

    /// Where a flying king lands.
    #[inline(always)]
    fn landing(&self) -> Landing {
        Landing::Any
    }

    /// When captured pieces leave the board.
    #[inline(always)]
    fn removal(&self) -> Removal {
        Removal::AfterCapture
    }

    /// Whether a piece may turn by 180 degrees between two jumps. It matters only with
    /// [`Removal::Immediate`]: otherwise the piece just taken stands in the way.
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        true
    }

    /// Whether capturing is compulsory.
    #[inline(always)]
    fn obligation(&self) -> Obligation {
        Obligation::Compulsory
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_of_nothing_that_can_be_are_weighed_without_a_panic() {
        for tally in [Tally { kings: 1, ..Tally::default() }, Tally { taken: u32::MAX, ..Tally::default() }] {
            let _ = (tally.men(), Criterion::Value { man: u16::MAX, king: u16::MAX }.weigh(&tally));
        }
    }
}

//! What captures are compared by when the criteria are data.

use core::fmt::Debug;

use crate::rules::{Criterion, KingOrder, Tally};

/// The most criteria a precedence can have: each kind once.
pub(super) const MOST: usize = 5;

/// What captures of rules that are data are compared by.
pub trait Weigh: Copy + Ord + Debug + Default + Send + Sync {
    /// Whether the order in which kings are taken can be a part of it.
    const HAS_ORDER: bool;

    /// The weight with this sum of the criteria before the order of kings, and with that order and the sum of
    /// the criteria after it.
    #[doc(hidden)]
    fn of(before: u64, rest: impl FnOnce() -> (KingOrder, u64)) -> Self;
}

/// The weight of a capture by criteria that are sums.
impl Weigh for u64 {
    const HAS_ORDER: bool = false;

    #[inline(always)]
    fn of(before: u64, _rest: impl FnOnce() -> (KingOrder, u64)) -> Self {
        before
    }
}

/// The weight of a capture by any criteria: compared like a word in a dictionary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Weight {
    /// Criteria up to the order of kings.
    before: u64,
    /// The order of kings, if it is compared.
    order: KingOrder,
    /// Criteria after the order of kings.
    after: u64,
}

impl Weigh for Weight {
    const HAS_ORDER: bool = true;

    #[inline(always)]
    fn of(before: u64, rest: impl FnOnce() -> (KingOrder, u64)) -> Self {
        let (order, after) = rest();
        Weight { before, order, after }
    }
}

/// A list of criteria as the move generator reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranking {
    criteria: [Criterion; MOST],
    len: u8,
    uses_order: bool,
    before: Sum,
    after: Sum,
}

impl Ranking {
    /// A list of criteria; none if it is too long.
    pub(super) fn new(list: &[Criterion]) -> Option<Self> {
        let mut criteria = [Criterion::Count; MOST];
        criteria.get_mut(..list.len())?.copy_from_slice(list);
        let mut sides = list.splitn(2, |criterion| *criterion == Criterion::KingsFirst).map(Sum::of);
        let (before, after) = (sides.next().unwrap_or_default(), sides.next().unwrap_or_default());
        let uses_order = list.contains(&Criterion::KingsFirst);
        Some(Ranking { criteria, len: list.len() as u8, uses_order, before, after })
    }

    /// The criteria.
    pub(super) fn criteria(&self) -> &[Criterion] {
        self.criteria.get(..self.len as usize).unwrap_or_default()
    }

    /// Whether the order of kings is compared.
    #[inline(always)]
    pub(super) fn uses_order(&self) -> bool {
        self.uses_order
    }

    /// What a capture weighs.
    #[inline(always)]
    pub(super) fn weigh<W: Weigh>(&self, tally: &Tally) -> W {
        W::of(self.before.sum(tally), || match self.uses_order {
            true => (tally.order, self.after.sum(tally)),
            false => Default::default(),
        })
    }
}

/// Several criteria in one number, the first one highest, so that one comparison settles them all. Each is
/// a sum over the pieces taken, and so are they together: this is what each piece adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    piece: u64,
    /// What a king adds beyond that.
    king: u64,
    /// What is added if a king captures.
    with_king: u64,
}

impl Sum {
    fn of(criteria: &[Criterion]) -> Self {
        criteria.iter().fold(Sum::default(), |sum, &criterion| sum.and_then(criterion))
    }

    /// Makes room for one more criterion, below those there are. No board has 256 pieces to take, and all
    /// kinds of criteria together need 49 bits.
    fn and_then(self, criterion: Criterion) -> Self {
        let (room, piece, king, with_king) = match criterion {
            Criterion::Count => (8, 1, 0, 0),
            Criterion::Kings => (8, 0, 1, 0),
            Criterion::Value { man, king } => (32, man as u64, (king as u64).wrapping_sub(man as u64), 0),
            Criterion::WithKing => (1, 0, 0, 1),
            Criterion::KingsFirst => (0, 0, 0, 0),
        };
        Sum {
            piece: (self.piece << room).wrapping_add(piece),
            king: (self.king << room).wrapping_add(king),
            with_king: (self.with_king << room).wrapping_add(with_king),
        }
    }

    #[inline(always)]
    fn sum(&self, tally: &Tally) -> u64 {
        let pieces = (tally.taken as u64).wrapping_mul(self.piece);
        let kings = (tally.kings as u64).wrapping_mul(self.king);
        pieces.wrapping_add(kings).wrapping_add(if tally.with_king { self.with_king } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weigh(list: &[Criterion], tally: Tally) -> Weight {
        Ranking::new(list).unwrap().weigh(&tally)
    }

    #[test]
    fn earlier_criteria_decide_before_later_ones() {
        let many = Tally { taken: 4, kings: 0, ..Tally::default() };
        let kings = Tally { taken: 3, kings: 3, ..Tally::default() };
        let by = |list: &[Criterion]| weigh(list, many).cmp(&weigh(list, kings));
        assert!(by(&[Criterion::Count]).is_gt());
        assert!(by(&[Criterion::Count, Criterion::Kings]).is_gt());
        assert!(by(&[Criterion::Kings, Criterion::Count]).is_lt());
        assert!(by(&[]).is_eq());
    }

    #[test]
    fn the_order_of_kings_may_stand_anywhere_in_the_list() {
        let mut order = KingOrder::default();
        order.record(0);
        let early = Tally { taken: 2, kings: 1, order, ..Tally::default() };
        let many = Tally { taken: 3, kings: 1, ..Tally::default() };
        let by = |list: &[Criterion]| weigh(list, early).cmp(&weigh(list, many));
        assert!(by(&[Criterion::KingsFirst, Criterion::Count]).is_gt());
        assert!(by(&[Criterion::Count, Criterion::KingsFirst]).is_lt());
        assert!(by(&[Criterion::Kings, Criterion::KingsFirst, Criterion::Count]).is_gt());
    }

    #[test]
    fn sums_weigh_as_each_criterion_in_turn() {
        let value = Criterion::Value { man: 100, king: 199 };
        let falling = Criterion::Value { man: 9, king: 4 };
        let lists = [&[value, Criterion::WithKing][..], &[falling, Criterion::Kings], &[Criterion::WithKing, falling]];
        let tallies = (0..40).map(|n| Tally {
            taken: n % 10,
            kings: n % 10 / (1 + n % 3),
            with_king: n > 19,
            ..Tally::default()
        });
        let tallies: alloc::vec::Vec<Tally> = tallies.collect();
        for list in lists {
            let ranking = Ranking::new(list).unwrap();
            let in_turn =
                |tally: &Tally| list.iter().map(|criterion| criterion.weigh(tally)).collect::<alloc::vec::Vec<_>>();
            for (one, other) in tallies.iter().flat_map(|one| tallies.iter().map(move |other| (one, other))) {
                let expected = in_turn(one).cmp(&in_turn(other));
                assert_eq!(
                    ranking.weigh::<u64>(one).cmp(&ranking.weigh(other)),
                    expected,
                    "{list:?} {one:?} {other:?}"
                );
                assert_eq!(ranking.weigh::<Weight>(one).cmp(&ranking.weigh(other)), expected);
            }
        }
    }

    #[test]
    fn a_list_with_a_criterion_too_many_is_refused() {
        assert!(Ranking::new(&[Criterion::Count; MOST]).is_some());
        assert!(Ranking::new(&[Criterion::Count; MOST + 1]).is_none());
    }
}

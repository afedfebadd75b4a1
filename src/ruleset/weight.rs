//! What captures are compared by when the criteria are data.

use crate::rules::{Criterion, KingOrder, Tally};

/// The most criteria a precedence can have: each kind once.
pub(super) const MOST: usize = 5;

/// The weight of a capture by a list of criteria: compared like a word in a dictionary.
///
/// The sums share a number, the first one highest, so that one comparison settles them all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Weight {
    /// Criteria up to the order of kings.
    sums: u64,
    /// The order of kings, if it is compared.
    order: KingOrder,
    /// Criteria after the order of kings.
    rest: u64,
}

/// A list of criteria as the move generator reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranking {
    criteria: [Criterion; MOST],
    len: u8,
    /// Whether the list is "most pieces first" and nothing else, the usual one.
    only_count: bool,
    uses_order: bool,
}

impl Ranking {
    /// A list of criteria; none if it is too long.
    pub(super) fn new(list: &[Criterion]) -> Option<Self> {
        let mut criteria = [Criterion::Count; MOST];
        criteria.get_mut(..list.len())?.copy_from_slice(list);
        Some(Ranking {
            criteria,
            len: list.len() as u8,
            only_count: list == [Criterion::Count],
            uses_order: list.contains(&Criterion::KingsFirst),
        })
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
    pub(super) fn weigh(&self, tally: &Tally) -> Weight {
        if self.only_count {
            Weight { sums: tally.taken as u64, ..Weight::default() }
        } else if self.len == 0 {
            Weight::default()
        } else {
            self.weigh_all(tally)
        }
    }

    #[inline(never)]
    fn weigh_all(&self, tally: &Tally) -> Weight {
        let (mut sums, mut rest) = (0, 0);
        let mut order = KingOrder::default();
        let mut place = &mut sums;
        for &criterion in self.criteria() {
            if criterion == Criterion::KingsFirst {
                order = tally.order;
                place = &mut rest;
            } else {
                *place = *place << room(criterion) | criterion.weigh(tally) as u64;
            }
        }
        Weight { sums, order, rest }
    }
}

/// The bits a criterion needs: no board has 256 pieces to take. All kinds together need 49.
const fn room(criterion: Criterion) -> u32 {
    match criterion {
        Criterion::Count | Criterion::Kings => 8,
        Criterion::Value { .. } => 32,
        Criterion::WithKing => 1,
        Criterion::KingsFirst => 0,
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
    fn a_list_with_a_criterion_too_many_is_refused() {
        assert!(Ranking::new(&[Criterion::Count; MOST]).is_some());
        assert!(Ranking::new(&[Criterion::Count; MOST + 1]).is_none());
    }
}

//! Places from which a capture is still to be followed, with the number of ways that lead to each.

use alloc::collections::BTreeMap;

use crate::direction::Dir;
use crate::rules::KingOrder;

/// All that the ways on depend on. Places in order are never followed before all ways to them are known: with
/// every jump a piece more is taken, and a man that is crowned on the way is a man first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place<B> {
    /// How many pieces are taken: first, so that it leads the order.
    pub(crate) taken: u32,
    pub(crate) captured: B,
    /// The square, alone in a set.
    pub(crate) at: B,
    pub(crate) last: Option<Dir>,
    pub(crate) king: bool,
    pub(crate) order: KingOrder,
}

/// The places that wait.
#[derive(Debug)]
pub(crate) struct Waiting<B>(BTreeMap<Place<B>, u64>);

impl<B: Ord> Waiting<B> {
    /// One place.
    pub(crate) fn of(place: Place<B>, ways: u64) -> Self {
        Waiting(BTreeMap::from([(place, ways)]))
    }

    /// Adds ways that lead to a place; `u64::MAX` stands for so many and more.
    pub(crate) fn add(&mut self, place: Place<B>, ways: u64) {
        let known = self.0.entry(place).or_default();
        *known = known.saturating_add(ways);
    }

    /// Takes out the first place, which no other that waits leads to.
    pub(crate) fn next(&mut self) -> Option<(Place<B>, u64)> {
        self.0.pop_first()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_by_the_number_of_pieces_taken_each_with_all_its_ways() {
        let place = |taken, captured| {
            let (last, order) = (Some(Dir(1)), KingOrder::default());
            Place::<u64> { taken, captured, at: 4, last, king: true, order }
        };
        let mut waiting = Waiting::of(place(2, 0b11), 1);
        waiting.add(place(1, 0b1000), u64::MAX - 1);
        waiting.add(place(2, 0b11), 5);
        waiting.add(place(1, 0b1000), 7);
        assert_eq!(waiting.next(), Some((place(1, 0b1000), u64::MAX)));
        assert_eq!(waiting.next(), Some((place(2, 0b11), 6)));
        assert_eq!(waiting.next(), None);
    }
}

//! Places a capture search has been to: a plain open-addressing set, since `alloc` has none that hashes.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::direction::Dir;
use crate::rules::KingOrder;

/// What the rest of a capture depends on.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Place<B> {
    captured: B,
    order: KingOrder,
    at: u8,
    /// Bit 7 is set in every stored place; the rest is the last direction and the kind.
    tag: u8,
}

/// The set of places visited.
pub(crate) struct Memo<B> {
    slots: Vec<Place<B>>,
    used: usize,
}

impl<B: Bitboard> Memo<B> {
    pub(crate) fn new() -> Self {
        Memo { slots: vec![Place::default(); 1 << 12], used: 0 }
    }

    /// How many places there are.
    pub(crate) fn len(&self) -> usize {
        self.used
    }

    /// Adds a place; answers whether it is new.
    pub(crate) fn insert(&mut self, captured: B, at: u8, last: Option<Dir>, king: bool, order: KingOrder) -> bool {
        if 4 * self.used > 3 * self.slots.len() {
            self.grow();
        }
        let tag = 0x80 | (king as u8) << 4 | last.map_or(0, |dir| dir.0 + 1);
        let place = Place { captured, order, at, tag };
        let slot = self.slot(&place);
        let is_new = self.slots[slot].tag == 0;
        if is_new {
            self.slots[slot] = place;
            self.used += 1;
        }
        is_new
    }

    /// The slot that holds the place, or the free one where it belongs.
    fn slot(&self, place: &Place<B>) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(place) as usize & mask;
        while self.slots[slot].tag != 0 && self.slots[slot] != *place {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let doubled = vec![Place::default(); 2 * self.slots.len()];
        for place in core::mem::replace(&mut self.slots, doubled) {
            if place.tag != 0 {
                let slot = self.slot(&place);
                self.slots[slot] = place;
            }
        }
    }
}

fn hash<B: Bitboard>(place: &Place<B>) -> u64 {
    let mut hash = (place.at as u64) << 8 | place.tag as u64;
    for word in place.captured.to_words() {
        hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 29;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_place_tells_it_from_others() {
        let mut memo = Memo::<u64>::new();
        let (none, mut second) = (KingOrder::default(), KingOrder::default());
        second.record(1);
        let places = [
            (1, 2, None, false, none),
            (3, 2, None, false, none),
            (1, 3, None, false, none),
            (1, 2, Some(Dir(0)), false, none),
            (1, 2, Some(Dir(7)), false, none),
            (1, 2, None, true, none),
            (1, 2, Some(Dir(7)), true, none),
            (1, 2, None, false, second),
        ];
        let mut insert = |(captured, at, last, king, order)| memo.insert(captured, at, last, king, order);
        assert!(places.into_iter().all(&mut insert));
        assert!(!places.into_iter().any(&mut insert));
        assert_eq!(memo.len(), places.len());
    }

    #[test]
    fn the_set_grows_and_forgets_nothing() {
        let mut memo = Memo::<u64>::new();
        let captured = |n: u64| n.wrapping_mul(0x2545_f491_4f6c_dd1d);
        let mut insert = |n: u64| memo.insert(captured(n), n as u8, None, false, KingOrder::default());
        assert!((0..20_000).all(&mut insert));
        assert!(!(0..20_000).any(&mut insert));
        assert_eq!(memo.len(), 20_000);
        assert!(memo.slots.len() > 20_000);
    }
}

//! What has been counted already. A count is given back only for the very state and depth it was made
//! for: states are compared whole, so that no collision of keys can make a result wrong.

use alloc::vec::Vec;
use core::array;

use super::run::PerftError;

/// Slots in a bucket: all but the last keep what was deepest, the last keeps what came last.
const SLOTS: usize = 4;

/// The slots a key leads to.
#[derive(Clone)]
struct Bucket<S> {
    counts: [u128; SLOTS],
    states: [S; SLOTS],
    marks: [Mark; SLOTS],
}

/// Depth and part of the key of what a slot holds: nothing if the depth is 0.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Mark {
    depth: u8,
    part: u8,
}

impl Mark {
    const NOTHING: Mark = Mark { depth: 0, part: 0 };

    /// None for depths that a table does not keep.
    fn of(key: u64, depth: u32) -> Option<Self> {
        let depth = u8::try_from(depth).ok().filter(|&depth| depth > 0)?;
        Some(Mark { depth, part: key as u8 })
    }
}

/// A place for counts.
pub(super) trait Memory<S> {
    /// The count of this state at this depth, if it is known.
    fn recall(&mut self, key: u64, state: &S, depth: u32) -> Option<u128>;
    /// Remembers a count, perhaps instead of another.
    fn keep(&mut self, key: u64, state: &S, depth: u32, count: u128);
}

/// A table of counts for one thread.
pub(super) struct Table<S> {
    buckets: Vec<Bucket<S>>,
}

impl<S: Clone> Table<S> {
    /// A table that fills this many bytes at most; `filler` is any state.
    pub(super) fn with_bytes(bytes: usize, filler: &S) -> Result<Self, PerftError> {
        let len = bytes / size_of::<Bucket<S>>();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(len).map_err(|_| PerftError::Memory)?;
        let states = array::from_fn(|_| filler.clone());
        let empty = Bucket { counts: [0; SLOTS], states, marks: [Mark::NOTHING; SLOTS] };
        buckets.resize(len, empty);
        Ok(Table { buckets })
    }
}

impl<S> Table<S> {
    /// Where a key leads: its upper bits choose, so any number of buckets is used evenly.
    fn bucket(&mut self, key: u64) -> Option<&mut Bucket<S>> {
        let index = (key as u128 * self.buckets.len() as u128) >> 64;
        self.buckets.get_mut(index as usize)
    }
}

impl<S: Clone + Eq> Memory<S> for Table<S> {
    fn recall(&mut self, key: u64, state: &S, depth: u32) -> Option<u128> {
        let mark = Mark::of(key, depth)?;
        let bucket = self.bucket(key)?;
        let slot = (0..SLOTS).find(|&slot| bucket.marks[slot] == mark && bucket.states[slot] == *state)?;
        Some(bucket.counts[slot])
    }

    fn keep(&mut self, key: u64, state: &S, depth: u32, count: u128) {
        let Some(mark) = Mark::of(key, depth) else { return };
        let Some(bucket) = self.bucket(key) else { return };
        let lasting = &bucket.marks[..SLOTS - 1];
        let shallowest = lasting.iter().enumerate().min_by_key(|(_, mark)| mark.depth);
        let slot = shallowest.filter(|(_, known)| known.depth < mark.depth).map_or(SLOTS - 1, |(slot, _)| slot);
        (bucket.counts[slot], bucket.marks[slot]) = (count, mark);
        bucket.states[slot].clone_from(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_of_different_states_are_told_apart() {
        let mut table = Table::with_bytes(1 << 12, &0_u32).unwrap();
        table.keep(7, &1, 3, 10);
        table.keep(7, &2, 3, 20);
        table.keep(7, &1, 4, 30);
        assert_eq!(table.recall(7, &1, 3), Some(10));
        assert_eq!(table.recall(7, &2, 3), Some(20));
        assert_eq!(table.recall(7, &1, 4), Some(30));
        assert_eq!(table.recall(7, &3, 3), None);
    }

    #[test]
    fn a_full_bucket_keeps_the_deepest_and_the_last() {
        let mut table = Table::with_bytes(size_of::<Bucket<u32>>(), &0).unwrap();
        (1..=9).for_each(|state| table.keep(0, &state, state, 1));
        table.keep(0, &50, 2, 1);
        let known: Vec<_> =
            (1..=50).filter(|state| table.recall(0, state, if *state == 50 { 2 } else { *state }).is_some()).collect();
        assert_eq!(known, [7, 8, 9, 50]);
    }

    #[test]
    fn a_table_stays_within_its_bytes() {
        for bytes in [0, 100, 1 << 16] {
            let table = Table::with_bytes(bytes, &[0_u64; 4]).unwrap();
            assert!(table.buckets.capacity() * size_of::<Bucket<[u64; 4]>>() <= bytes);
        }
        assert!(Table::with_bytes(usize::MAX, &0_u8).is_err());
    }
}

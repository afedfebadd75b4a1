//! One table for all threads.

use std::sync::{Mutex, PoisonError};
use std::vec::Vec;

use super::run::PerftError;
use super::table::{Memory, Table};

/// Parts of the table, each under a lock of its own: so many that threads hardly ever meet.
const PARTS: usize = 1024;

/// A table that threads share.
pub(super) struct SharedTable<S> {
    parts: Vec<Mutex<Table<S>>>,
}

impl<S: Clone> SharedTable<S> {
    /// A table that fills this many bytes at most, its locks included; `filler` is any state.
    pub(super) fn with_bytes(bytes: usize, filler: &S) -> Result<Self, PerftError> {
        let locks = PARTS * size_of::<Mutex<Table<S>>>();
        let part = bytes.saturating_sub(locks) / PARTS;
        let parts = (0..PARTS).map(|_| Ok(Mutex::new(Table::with_bytes(part, filler)?)));
        Ok(SharedTable { parts: parts.collect::<Result<_, PerftError>>()? })
    }
}

impl<S> SharedTable<S> {
    /// Bits of the key that neither choose the bucket nor mark the slot.
    fn part(&self, key: u64) -> &Mutex<Table<S>> {
        &self.parts[(key >> 8) as usize % PARTS]
    }
}

impl<S: Clone + Eq> Memory<S> for &SharedTable<S> {
    fn recall(&mut self, key: u64, state: &S, depth: u32) -> Option<u128> {
        self.part(key).lock().unwrap_or_else(PoisonError::into_inner).recall(key, state, depth)
    }

    fn keep(&mut self, key: u64, state: &S, depth: u32, count: u128) {
        self.part(key).lock().unwrap_or_else(PoisonError::into_inner).keep(key, state, depth, count);
    }
}

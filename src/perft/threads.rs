//! The parts of a count shared out among threads.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::run::{Job, PerftError, PerftProgress, Watcher};
use super::shared::SharedTable;
use crate::play::Play;

/// More threads than this only take time to start.
const MOST: usize = 256;

/// How far all threads are, and who is told.
struct Board<'w, 'c> {
    state: Mutex<(PerftProgress, &'w mut Watcher<'c>)>,
    next: AtomicUsize,
    is_over: AtomicBool,
}

impl Board<'_, '_> {
    /// Tells the watcher, after adding what was counted.
    fn tell(&self, leaves: Option<u128>) -> Result<(), PerftError> {
        if self.is_over.load(Ordering::Relaxed) {
            return Err(PerftError::Stopped);
        }
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (progress, watcher) = &mut *state;
        if let Some(leaves) = leaves {
            progress.add(leaves)?;
        }
        if watcher(progress).is_break() { Err(PerftError::Stopped) } else { Ok(()) }
    }

    fn ask(&self) -> ControlFlow<()> {
        if self.tell(None).is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Counts the parts on `threads` threads, 0 for as many as there are cores.
pub(super) fn count<G: Play>(job: &Job<'_, G>, threads: usize, watcher: &mut Watcher<'_>) -> Result<u128, PerftError> {
    let table = SharedTable::with_bytes(job.bytes()?, job.filler())?;
    let state = Mutex::new((job.progress(), watcher));
    let board = Board { state, next: AtomicUsize::new(0), is_over: AtomicBool::new(false) };
    let threads = threads.min(job.parts().len().clamp(1, MOST));
    let crew = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| PerftError::Threads)?;
    let results = crew.broadcast(|_| {
        let result = work(job, &table, &board);
        if result.is_err() {
            board.is_over.store(true, Ordering::Relaxed);
        }
        result
    });
    // A thread that only stopped because another failed has nothing to say.
    let errors = results.into_iter().filter_map(Result::err);
    let error = errors.reduce(|one, other| if one == PerftError::Stopped { other } else { one });
    let leaves = board.state.into_inner().unwrap_or_else(PoisonError::into_inner).0.leaves;
    error.map_or(Ok(leaves), Err)
}

/// What one thread does: takes the next part until none is left.
fn work<G: Play>(job: &Job<'_, G>, table: &SharedTable<G::State>, board: &Board<'_, '_>) -> Result<(), PerftError> {
    let mut search = job.search(table);
    while let Some(part) = job.parts().get(board.next.fetch_add(1, Ordering::Relaxed)) {
        let leaves = search.part(part, job.depth, &mut || board.ask())?;
        board.tell(Some(leaves))?;
    }
    Ok(())
}

//! Perft with everything: settings, the parts a count is cut into, and their sum.

use core::ops::ControlFlow;

use super::Counting;
use super::layer::{Layer, Met};
use super::search::Search;
use super::table::Table;
use crate::play::Play;
use crate::position::Position;

/// A count is cut into at least this many parts, if it has so many positions far enough from its end.
const PARTS: usize = 2000;

/// Up to this depth the generator counts on its own if there is a table, and if there is none.
const SHALLOW: (u32, u32) = (2, 5);

/// How to count: a table of positions counted before, threads, what counts as one move.
///
/// The result is always that of [`perft_counting`](crate::perft_counting), only sooner and in 128 bits. The guide
/// [Validate your move generator](crate::guide::perft) has more.
///
/// ```
/// use draughts::{International, Perft, Position};
/// let start = Position::<International>::initial();
/// assert_eq!(Perft::new(7).hash_mib(4).run(&start)?, 1_049_442);
/// # Ok::<(), draughts::PerftError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Perft {
    depth: u32,
    counting: Counting,
    hash_mib: usize,
    #[cfg(feature = "rayon")]
    threads: usize,
}

/// Why there is no count.
///
/// ```
/// use draughts::{Perft, PerftError, Position, Russian};
/// let start = Position::<Russian>::initial();
/// assert_eq!(Perft::new(3).hash_mib(usize::MAX).run(&start), Err(PerftError::Memory));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PerftError {
    /// The table does not fit into memory.
    #[error("the table does not fit into memory")]
    Memory,
    /// The threads cannot be started.
    #[error("the threads cannot be started")]
    Threads,
    /// The callback broke off.
    #[error("the count was stopped")]
    Stopped,
    /// There are more leaves than 128 bits can say, or more ways of making captures a few plies below one
    /// position than [`perft_counting`](crate::perft_counting) can count.
    #[error("there are too many leaves to count")]
    Overflow,
}

/// How far a count is. Its parts are positions a few plies on.
///
/// ```
/// use draughts::PerftProgress;
/// let progress = PerftProgress { done: 50, parts: 200, leaves: 1000 };
/// assert_eq!(progress.fraction(), 0.25);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerftProgress {
    /// Parts counted.
    pub done: u64,
    /// All parts.
    pub parts: u64,
    /// Leaves of the parts counted.
    pub leaves: u128,
}

impl PerftProgress {
    /// What part of the work is done, from 0 to 1.
    ///
    /// ```
    /// # use draughts::PerftProgress;
    /// assert_eq!(PerftProgress { done: 0, parts: 0, leaves: 0 }.fraction(), 1.0);
    /// ```
    pub fn fraction(&self) -> f64 {
        if self.parts == 0 { 1.0 } else { self.done as f64 / self.parts as f64 }
    }
}

impl Perft {
    /// The leaves this many plies on: equal moves counted once, no table, one thread.
    ///
    /// ```
    /// use draughts::{Perft, Position, Russian};
    /// assert_eq!(Perft::new(0).run(&Position::<Russian>::initial()), Ok(1));
    /// ```
    pub const fn new(depth: u32) -> Self {
        Perft {
            depth,
            counting: Counting::Moves,
            hash_mib: 0,
            #[cfg(feature = "rayon")]
            threads: 1,
        }
    }

    /// The same count to another depth.
    ///
    /// ```
    /// use draughts::Perft;
    /// assert_eq!(Perft::new(3).hash_mib(1).depth(9), Perft::new(9).hash_mib(1));
    /// ```
    #[must_use]
    pub const fn depth(mut self, depth: u32) -> Self {
        self.depth = depth;
        self
    }

    /// What counts as one move.
    ///
    /// ```
    /// use draughts::{Counting, Frisian, Perft, Position};
    /// let routes = Perft::new(4).counting(Counting::Routes);
    /// assert_eq!(routes.run(&Position::<Frisian>::initial()), Ok(3880));
    /// ```
    #[must_use]
    pub const fn counting(mut self, counting: Counting) -> Self {
        self.counting = counting;
        self
    }

    /// A table of positions counted before, of this many mebibytes. All of it is taken at the start;
    /// beyond it there is only the list of the parts, and what states own that are not plain data, as
    /// those of [`AnyVariant`](crate::AnyVariant). Counts stay exact: positions are compared whole.
    ///
    /// ```
    /// use draughts::{Perft, Position, Turkish, perft};
    /// let start = Position::<Turkish>::initial();
    /// assert_eq!(Perft::new(5).hash_mib(1).run(&start), Ok(perft(&start, 5).into()));
    /// ```
    #[must_use]
    pub const fn hash_mib(mut self, mebibytes: usize) -> Self {
        self.hash_mib = mebibytes;
        self
    }

    /// This many threads, which share the table; 0 for as many as the machine runs at once.
    ///
    /// ```
    /// use draughts::{Perft, Position, Russian};
    /// assert_eq!(Perft::new(6).threads(2).run(&Position::<Russian>::initial()), Ok(37_986));
    /// ```
    #[cfg(feature = "rayon")]
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Counts.
    ///
    /// # Errors
    /// [`PerftError`] if the table or the threads are not to be had, or there are too many leaves.
    ///
    /// ```
    /// use draughts::{English, Perft, Position};
    /// assert_eq!(Perft::new(8).run(&Position::<English>::initial()), Ok(845_931));
    /// ```
    pub fn run<G: Play>(&self, position: &Position<G>) -> Result<u128, PerftError> {
        self.watch(position, |_| ControlFlow::Continue(()))
    }

    /// Counts, and says now and then how far it is: several times a second, and after every part. What
    /// the callback answers decides whether to go on.
    ///
    /// # Errors
    /// Those of [`run`](Self::run), and [`PerftError::Stopped`] once the callback breaks off.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use draughts::{Perft, PerftError, Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// let enough = |progress: &draughts::PerftProgress| match progress.fraction() < 0.5 {
    ///     true => ControlFlow::Continue(()),
    ///     false => ControlFlow::Break(()),
    /// };
    /// assert_eq!(Perft::new(7).watch(&start, enough), Err(PerftError::Stopped));
    /// ```
    pub fn watch<G: Play>(
        &self,
        position: &Position<G>,
        mut watcher: impl FnMut(&PerftProgress) -> ControlFlow<()> + Send,
    ) -> Result<u128, PerftError> {
        self.watch_with(position, &mut watcher)
    }

    pub(crate) fn watch_with<G: Play>(
        &self,
        position: &Position<G>,
        watcher: &mut Watcher<'_>,
    ) -> Result<u128, PerftError> {
        let job = Job::new(self, position);
        #[cfg(feature = "rayon")]
        if self.threads != 1 {
            return super::threads::count(&job, self.threads, watcher);
        }
        let mut search = job.search(Table::with_bytes(job.bytes()?, position.state())?);
        let mut progress = job.progress();
        for part in job.parts() {
            let leaves = search.part(part, job.depth, &mut || watcher(&progress))?;
            progress.add(leaves)?;
            if watcher(&progress).is_break() {
                return Err(PerftError::Stopped);
            }
        }
        Ok(progress.leaves)
    }

    /// Up to this depth the generator counts on its own.
    fn shallow(&self) -> u32 {
        if self.hash_mib > 0 { SHALLOW.0 } else { SHALLOW.1 }
    }
}

/// What is told how far a count is.
pub(crate) type Watcher<'a> = dyn FnMut(&PerftProgress) -> ControlFlow<()> + Send + 'a;

impl PerftProgress {
    /// One more part is counted.
    pub(super) fn add(&mut self, leaves: u128) -> Result<(), PerftError> {
        self.leaves = self.leaves.checked_add(leaves).ok_or(PerftError::Overflow)?;
        self.done += 1;
        Ok(())
    }
}

/// A count cut into parts: the positions a few plies on.
pub(super) struct Job<'a, G: Play> {
    perft: &'a Perft,
    start: &'a Position<G>,
    layer: Layer<G::State>,
    /// The depth left below the parts.
    pub(super) depth: u32,
}

impl<'a, G: Play> Job<'a, G> {
    fn new(perft: &'a Perft, start: &'a Position<G>) -> Self {
        let mut layer = Layer::of(start.game(), start.state());
        let mut depth = perft.depth;
        while depth > perft.shallow() && (1..PARTS).contains(&layer.positions().len()) {
            layer = layer.next(start.game(), perft.counting);
            depth -= 1;
        }
        Job { perft, start, layer, depth }
    }

    pub(super) fn parts(&self) -> &[Met<G::State>] {
        self.layer.positions()
    }

    /// Nothing is done yet.
    pub(super) fn progress(&self) -> PerftProgress {
        PerftProgress { parts: self.parts().len() as u64, ..PerftProgress::default() }
    }

    /// The size of the table.
    pub(super) fn bytes(&self) -> Result<usize, PerftError> {
        self.perft.hash_mib.checked_mul(1 << 20).ok_or(PerftError::Memory)
    }

    /// Some state, to fill an empty table with.
    #[cfg(feature = "rayon")]
    pub(super) fn filler(&self) -> &G::State {
        self.start.state()
    }

    pub(super) fn search<M>(&self, memory: M) -> Search<'_, G, M> {
        Search { game: self.start.game(), counting: self.perft.counting, shallow: self.perft.shallow(), memory }
    }
}

//! Perft of games chosen at run time, with a table, over threads, and ply by ply.

use alloc::boxed::Box;
use core::fmt;
use core::ops::ControlFlow;

use super::AnyPosition;
use super::erased::Erase;
use crate::perft::{Counting, Perft, PerftError, PerftProgress, Plies, Ply};

impl AnyPosition {
    /// Perft with all that [`Perft`] can be told.
    ///
    /// # Errors
    /// Those of [`Perft::run`].
    ///
    /// ```
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// assert_eq!(start.run_perft(&draughts::Perft::new(6).hash_mib(1)), Ok(11_449));
    /// ```
    pub fn run_perft(&self, perft: &Perft) -> Result<u128, PerftError> {
        self.watch_perft(perft, |_| ControlFlow::Continue(()))
    }

    /// [`run_perft`](Self::run_perft), told now and then how far it is.
    ///
    /// # Errors
    /// Those of [`Perft::watch`].
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use draughts::{Perft, PerftError, by_name};
    /// let start = by_name("russian").unwrap();
    /// let result = start.watch_perft(&Perft::new(7), |_| ControlFlow::Break(()));
    /// assert_eq!(result, Err(PerftError::Stopped));
    /// ```
    pub fn watch_perft(
        &self,
        perft: &Perft,
        mut watcher: impl FnMut(&PerftProgress) -> ControlFlow<()> + Send,
    ) -> Result<u128, PerftError> {
        self.0.watch_perft(perft, &mut watcher)
    }

    /// Counts the different positions ply by ply, as [`Plies`] does.
    ///
    /// ```
    /// let plies = draughts::by_name("russian").unwrap().plies();
    /// assert_eq!(plies.map(|ply| ply.positions).take(4).collect::<Vec<_>>(), [1, 7, 49, 216]);
    /// ```
    pub fn plies(&self) -> AnyPlies {
        self.plies_counting(Counting::Moves)
    }

    /// [`plies`](Self::plies) with a choice of what counts as one way.
    ///
    /// ```
    /// let mut plies = draughts::by_name("frisian").unwrap().plies_counting(draughts::Counting::Routes);
    /// assert_eq!(plies.nth(4).unwrap().paths, Some(3880));
    /// ```
    pub fn plies_counting(&self, counting: Counting) -> AnyPlies {
        AnyPlies(self.0.plies(counting))
    }
}

/// Counts different positions of any game ply by ply: [`Plies`].
pub struct AnyPlies(Box<dyn ErasedPlies>);

impl AnyPlies {
    /// The positions of the ply counted last, each with the number of ways that lead to it: see
    /// [`Plies::positions`].
    ///
    /// ```
    /// let mut plies = draughts::by_name("russian").unwrap().plies();
    /// plies.nth(3);
    /// assert_eq!(plies.positions().map(|(_, ways)| ways).sum::<u128>(), 302);
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = (AnyPosition, u128)> {
        self.0.positions()
    }
}

impl fmt::Debug for AnyPlies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnyPlies").field(&self.0).finish()
    }
}

impl Iterator for AnyPlies {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        self.0.next()
    }
}

/// Plies of some game.
pub(super) trait ErasedPlies: Iterator<Item = Ply> + fmt::Debug + Send + Sync {
    fn positions(&self) -> Box<dyn Iterator<Item = (AnyPosition, u128)> + '_>;
}

impl<G: Erase> ErasedPlies for Plies<G> {
    fn positions(&self) -> Box<dyn Iterator<Item = (AnyPosition, u128)> + '_> {
        Box::new(Plies::positions(self).map(|(position, ways)| (AnyPosition(Box::new(position)), ways)))
    }
}

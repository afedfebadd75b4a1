//! How many different positions there are after each ply.

use core::fmt;

use super::Counting;
use super::layer::Layer;
use crate::play::Play;
use crate::position::Position;

/// What there is after so many plies.
///
/// ```
/// use draughts::{English, Plies, Ply, Position};
/// let third = Plies::new(&Position::<English>::initial()).nth(3);
/// assert_eq!(third, Some(Ply { ply: 3, positions: 216, paths: Some(302) }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// How many plies have been played.
    pub ply: u32,
    /// How many different positions can stand on the board then.
    pub positions: u64,
    /// How many ways lead there: perft. None if 128 bits do not hold it.
    pub paths: Option<u128>,
}

/// Counts different positions ply by ply, from ply 0; it ends when no position has a move. It keeps the
/// positions of the last two plies in memory.
///
/// ```
/// use draughts::{Plies, Position, Russian};
/// let plies = Plies::new(&Position::<Russian>::initial());
/// assert_eq!(plies.map(|ply| ply.positions).take(4).collect::<Vec<_>>(), [1, 7, 49, 216]);
/// ```
pub struct Plies<G: Play> {
    game: G,
    counting: Counting,
    ply: u32,
    layer: Layer<G::State>,
    is_next: bool,
}

impl<G: Play> Plies<G> {
    /// The plies from this position, equal moves once.
    ///
    /// ```
    /// # use draughts::{Plies, Position, Russian};
    /// assert_eq!(Plies::new(&Position::<Russian>::initial()).next().unwrap().positions, 1);
    /// ```
    pub fn new(position: &Position<G>) -> Self {
        Self::counting(position, Counting::Moves)
    }

    /// The plies from this position, with a choice of what counts as one way.
    ///
    /// ```
    /// use draughts::{Counting, Frisian, Plies, Position};
    /// let mut plies = Plies::counting(&Position::<Frisian>::initial(), Counting::Routes);
    /// assert_eq!(plies.nth(4).unwrap().paths, Some(3880));
    /// ```
    pub fn counting(position: &Position<G>, counting: Counting) -> Self {
        let game = position.game().clone();
        let layer = Layer::of(&game, position.state());
        Plies { game, counting, ply: 0, layer, is_next: true }
    }

    /// The positions of the ply counted last, each with the number of ways that lead to it (`u128::MAX`
    /// for so many and more).
    ///
    /// Perft is the sum over them of the ways times the perft below: this is how a count is shared out
    /// among machines.
    ///
    /// ```
    /// use draughts::{International, Plies, Position, perft};
    /// let start = Position::<International>::initial();
    /// let mut plies = Plies::new(&start);
    /// plies.nth(2);
    /// let sum: u128 = plies.positions().map(|(position, ways)| ways * perft(&position, 3) as u128).sum();
    /// assert_eq!(sum, perft(&start, 5) as u128);
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = (Position<G>, u128)> {
        self.layer.positions().iter().map(|met| (Position::from_state(self.game.clone(), met.state.clone()), met.paths))
    }
}

/// The ply and how many positions it has: the positions themselves may be millions.
impl<G: Play> fmt::Debug for Plies<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let positions = self.layer.positions().len();
        f.debug_struct("Plies").field("ply", &self.ply).field("positions", &positions).finish_non_exhaustive()
    }
}

impl<G: Play> Iterator for Plies<G> {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        if !core::mem::take(&mut self.is_next) {
            self.layer = self.layer.next(&self.game, self.counting);
            self.ply = self.ply.saturating_add(1);
        }
        let positions = self.layer.positions().len() as u64;
        (positions > 0).then(|| Ply { ply: self.ply, positions, paths: self.layer.paths() })
    }
}

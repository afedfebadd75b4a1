//! Games by chance.

use super::Game;
use crate::play::Play;
use crate::position::Position;
use crate::random::{Random, choose_move};

impl<G: Play> Game<G> {
    /// Plays moves by chance until the game is over or has this many plies; answers how many it has.
    ///
    /// ```
    /// use draughts::{Game, Random, Russian};
    /// let mut game = Game::<Russian>::new();
    /// assert_eq!(game.play_randomly(&mut Random::new(1), 10), 10);
    /// ```
    pub fn play_randomly(&mut self, random: &mut Random, plies: usize) -> usize {
        self.play_by(|position| choose_move(position, |bound| random.below(bound)), plies)
    }

    /// Plays the moves that are chosen until the game is over, no move is, or it has this many plies.
    pub(crate) fn play_by(&mut self, mut choose: impl FnMut(&Position<G>) -> Option<G::Move>, plies: usize) -> usize {
        while self.ply() < plies && self.outcome().is_none() {
            match choose(&self.position) {
                Some(m) => self.push(&m),
                None => break,
            }
        }
        self.ply()
    }
}

//! Positions and games by chance, for tests and tools: the same seed gives the same ones.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::hash;
use crate::play::Play;
use crate::players::Players;
use crate::position::Position;
use crate::rules::{Crowning, Ending, Entry, Movement, Promotion};
use crate::square::Color;
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// A source of random numbers: SplitMix64, small and fast, and of no use for secrets.
///
/// ```
/// use draughts::Random;
/// let (mut one, mut same) = (Random::new(7), Random::new(7));
/// assert_eq!(one.next_number(), same.next_number());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The source with this seed.
    ///
    /// ```
    /// # use draughts::Random;
    /// assert_ne!(Random::new(1).next_number(), Random::new(2).next_number());
    /// ```
    pub const fn new(seed: u64) -> Self {
        Random { state: seed }
    }

    /// The next number.
    ///
    /// ```
    /// # use draughts::Random;
    /// let mut random = Random::new(1);
    /// assert_ne!(random.next_number(), random.next_number());
    /// ```
    pub const fn next_number(&mut self) -> u64 {
        let number = hash::number(self.state, 0);
        self.state = self.state.wrapping_add(hash::STEP);
        number
    }

    /// A number below `bound`; 0 if there is none.
    ///
    /// ```
    /// # use draughts::Random;
    /// assert_eq!(Random::new(1).below(0), 0);
    /// ```
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next_number() as u128 * bound as u128) >> 64) as usize
    }
}

impl<V: Variant + Default> Position<V> {
    /// A position with pieces strewn over the board, which no play need ever reach: the rarest captures
    /// happen in such. Every player has at least one piece, on the board or in reserve.
    ///
    /// ```
    /// use draughts::{Faults, Position, Random, Russian};
    /// let position = Position::<Russian>::random(&mut Random::new(1));
    /// assert_eq!(Position::from_setup(&position.to_setup()), Ok(position));
    /// ```
    pub fn random(random: &mut Random) -> Self {
        Self::random_of(V::default(), random)
    }
}

impl<V: Variant> Position<V> {
    /// A position of this game with pieces strewn over the board.
    ///
    /// ```
    /// use draughts::{Position, Random, Russian};
    /// let [one, same] = [1, 1].map(|seed| Position::random_of(Russian, &mut Random::new(seed)));
    /// assert_eq!(one, same);
    /// ```
    pub fn random_of(game: V, random: &mut Random) -> Self {
        Self::strewn(game, |bound| random.below(bound))
    }

    /// A position of this game, made by choosing numbers below a bound.
    pub(crate) fn strewn(game: V, mut choose: impl FnMut(usize) -> usize) -> Self {
        let mut state = StateOf::<V>::empty(Color::from_index(choose(V::Players::COUNT)));
        for color in V::colors() {
            strew(&game, &mut state, color, &mut choose);
        }
        Position::from_state(game, state)
    }
}

/// Puts one player's pieces on the board and in reserve.
fn strew<V: Variant>(variant: &V, state: &mut StateOf<V>, color: Color, choose: &mut impl FnMut(usize) -> usize) {
    let (board, index) = (variant.board(), color.index());
    let most = variant.entry().men(board, color);
    let (pieces, crowned) = (1 + choose(most.max(1) as usize), choose(8));
    let has_kings = variant.promotion().crowning() != Crowning::Never && !variant.ending().first_king_wins();
    for _ in 0..pieces {
        let is_king = has_kings && choose(8) < crowned;
        let barred = if is_king { BitsOf::<V>::EMPTY } else { board.far(color) };
        let free = board.squares() & !state.occupied() & !barred;
        if variant.entry().has_drops() && choose(3) == 0 {
            state.reserves[index] = state.reserves[index].saturating_add(1);
        } else if let Some(bit) = free.iter().nth(choose(free.len() as usize)) {
            state.sides[index] |= BitsOf::<V>::bit(bit);
            if is_king {
                state.kings |= BitsOf::<V>::bit(bit);
            }
        }
    }
    let kings = state.sides[index] & state.kings;
    let limit = variant.movement().king_run_limit().unwrap_or(0) as usize;
    if let Some(king) = kings.iter().nth(choose(kings.len() as usize)).filter(|_| kings != state.sides[index]) {
        state.runs.set(color, choose(limit + 1) as u8, king);
    }
}

/// A move chosen from the legal ones; none if there is none.
pub(crate) fn choose_move<G: Play>(position: &Position<G>, mut choose: impl FnMut(usize) -> usize) -> Option<G::Move> {
    let moves = position.legal_moves();
    moves.get(choose(moves.len())).cloned()
}

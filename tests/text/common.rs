//! Positions to test with, from a seed.
use draughts::*;

/// Does a task for some games, or for the one of them with this key.
macro_rules! sample {
    ($($game:ty)*) => {
        pub fn with_sample<T: GameTask + Clone>(task: T) {
            $(task.clone().run::<$game>();)*
        }

        pub fn with_sampled<T: GameTask>(key: &str, task: T) -> Option<T::Output> {
            $(
                if <$game as Compose>::INFO.key == key {
                    return Some(task.run::<$game>());
                }
            )*
            None
        }
    };
}

// One or two for each answer that text and ways depend on: numbers and letters from each corner, boards
// of each width and shape, landings, orders, modes, drops. Every game would take minutes to compile.
sample! {
    International Russian English Spanish Frisian Turkish Canadian SintezRu Neu<Russian>
}

/// A small generator of numbers: the tests need variety, not quality.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % sides as u64) as usize
    }
}

/// The positions of a random game, at most `plies` moves long.
pub fn random_game<V: Variant + Clone>(game: &V, seed: u64, plies: usize) -> Vec<Position<V>> {
    let mut dice = Dice::new(seed);
    let mut positions = vec![Position::initial_of(game.clone())];
    for _ in 0..plies {
        let last = &positions[positions.len() - 1];
        let moves = last.legal_moves();
        if moves.is_empty() {
            break;
        }
        positions.push(last.play_unchecked(&moves[dice.roll(moves.len())]));
    }
    positions
}

/// A random position: few pieces or many, few kings or many.
pub fn random_position<V: Variant + Clone>(game: &V, seed: u64) -> Position<V> {
    let mut dice = Dice::new(seed);
    let (density, royalty) = (2 + dice.roll(6), 1 + dice.roll(4));
    let mut setup = Setup::empty(if dice.roll(2) == 0 { Color::White } else { Color::Black });
    for square in game.board().squares().iter().map(Square::from_index) {
        if dice.roll(density) == 0 {
            let color = if dice.roll(2) == 0 { Color::White } else { Color::Black };
            let on_far_row = game.board().far(color).meets(Bitboard::bit(square.index()));
            let kind = if on_far_row || dice.roll(royalty) == 0 { Kind::King } else { Kind::Man };
            setup.pieces.push((square, Piece { color, kind }));
        }
    }
    Position::from_setup_of(game.clone(), &setup, Faults::TOLERABLE).expect("nothing else is wrong with it")
}

/// The rows of a table in `tests/`: tab-separated, a line of names first, `#` before remarks.
pub fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect())
}

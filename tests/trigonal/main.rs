//! The triangular board and Erokhno's game (RULES.md §9).

#[path = "../reference_trigonal/mod.rs"]
mod reference_trigonal;

#[path = "../../examples/trigonal.rs"]
#[allow(dead_code)]
mod example;

mod boards;
mod clauses;
mod data;
mod everything;
mod geometry;
mod keys;
mod properties;
mod reference;
mod text;

use draughts::{DynBoard, Ground, Position, Reading, UnitGame, Wide, trigonal};

/// Every game on bitboards wide enough for all: narrower ones are compared with these in `boards`.
type Game = UnitGame<Ground<DynBoard<Wide<3>>>>;

fn game(key: &str) -> Game {
    trigonal(key).unwrap_or_else(|error| panic!("{key}: {error}"))
}

fn position(key: &str, text: &str) -> Position<Game> {
    Position::read(game(key), text, Reading::STRICT).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves as text, in order.
fn moves(position: &Position<Game>) -> Vec<String> {
    let legal = position.legal_moves();
    let mut texts: Vec<_> = legal.iter().map(|m| position.text_among(&legal, m, Default::default())).collect();
    texts.sort();
    texts
}

/// The position after a move given as text.
fn after(position: &Position<Game>, text: &str) -> Position<Game> {
    let m = position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.play(&m).unwrap()
}

/// Pseudo-random numbers, the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

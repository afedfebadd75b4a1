//! The static games behind one object each, so that a test can go through them by name.
#![allow(dead_code)] // each test program uses only a part

pub mod facts;

use std::marker::PhantomData;

use draughts::*;

use crate::reference;

/// What the tests ask of a game.
pub trait Engine {
    fn info(&self) -> Info<'static>;
    fn perft(&self, depth: u32, counting: Counting) -> u64;
    /// The legal moves of a position, written as the reference writes them, sorted.
    fn moves_at(&self, at: &reference::Position) -> Vec<String>;
    fn perft_at(&self, at: &reference::Position, depth: u32) -> u64;
    fn facts(&self) -> String;
}

struct Static<V>(PhantomData<V>);

impl<V: Compose> Static<V> {
    fn position(at: &reference::Position) -> Position<V> {
        let variant = V::default();
        let color = |color| match color {
            reference::Color::White => Color::White,
            reference::Color::Black => Color::Black,
        };
        let mut setup = Setup::empty(color(at.turn));
        setup.reserves = [at.reserves[0], at.reserves[1], 0];
        let square = |sq: reference::Sq| Variant::board(&variant).square_at(sq.0, sq.1).expect("a playing square");
        for (color, run) in at.king_runs.iter().enumerate() {
            setup.king_runs[color] = run.king.map(|king| KingRun { moves: run.count, king: square(king) });
        }
        for sq in at.board.squares() {
            let Some(piece) = at.board.get(sq) else { continue };
            let kind = if piece.kind == reference::Kind::King { Kind::King } else { Kind::Man };
            setup.pieces.push((square(sq), Piece { color: color(piece.color), kind }));
        }
        Position::from_setup_of(variant, &setup, Faults::TOLERABLE).expect("a playable position")
    }
}

impl<V: Compose> Engine for Static<V> {
    fn info(&self) -> Info<'static> {
        V::INFO
    }
    fn perft(&self, depth: u32, counting: Counting) -> u64 {
        perft_counting(&Position::<V>::initial(), depth, counting)
    }
    fn moves_at(&self, at: &reference::Position) -> Vec<String> {
        let position = Self::position(at);
        let square = |square| {
            let (file, rank) = position.board().place(square).expect("a square of the board");
            reference::Sq(file, rank)
        };
        let text = |m: &Move<BitsOf<V>>| {
            let mut captured: Vec<_> = m.captured_squares().map(square).collect();
            captured.sort();
            let king_after = m.kind_after() == Kind::King;
            reference::Move { from: m.from().map(square), to: square(m.to()), captured, king_after }.to_string()
        };
        let mut moves: Vec<_> = position.legal_moves().iter().map(text).collect();
        moves.sort();
        moves
    }
    fn perft_at(&self, at: &reference::Position, depth: u32) -> u64 {
        perft(&Self::position(at), depth)
    }
    fn facts(&self) -> String {
        facts::of::<V>()
    }
}

#[derive(Clone)]
struct MakeEngine;

impl GameTask for MakeEngine {
    type Output = Box<dyn Engine>;
    fn run<V: Compose>(self) -> Box<dyn Engine> {
        Box::new(Static::<V>(PhantomData))
    }
}

/// Every game of the catalogue.
pub fn catalogue() -> impl Iterator<Item = Box<dyn Engine>> {
    with_every_game(MakeEngine)
}

/// A game of the catalogue, or one of the mixtures the tables speak of.
pub fn engine(key: &str) -> Option<Box<dyn Engine>> {
    if let Some(engine) = with_game(key, MakeEngine) {
        return Some(engine);
    }
    macro_rules! mixtures {
        ($($mixture:ty)*) => {
            $(if <$mixture as Compose>::INFO.key == key {
                return Some(MakeEngine.run::<$mixture>());
            })*
        };
    }
    mixtures! {
        Diagonal<Brazilian> Diagonal<English> Diagonal<International> Diagonal<Pool> Diagonal<Russian>
        Neu<Brazilian> Neu<English> Neu<Frisian> Neu<International> Neu<Italian> Neu<Pool> Neu<Spanish>
        Neu<Turkish> Neu<SintezRu>
        Diagonal<Jamaican> Diagonal<Sintez2Ru> Neu<Breakthrough<Thai>> GiveAway<Diagonal<Czech>>
        Neu<GiveAway<Killer<Portuguese>>> Killer<SintezRu>
        OnBoard<Dark<6, 6>, WithRows<2, English>> OnBoard<Dark<6, 6>, WithRows<2, International>>
        OnBoard<Dark<12, 10>, International> OnBoard<Dark<8, 10>, International> WithRows<3, Thai>
        OnBoard<Full<10, 10>, SintezRu> OnBoard<Full<6, 6>, WithRows<2, SintezRu>>
        OnBoard<Full<10, 7>, WithRows<2, SintezInter>>
    }
    None
}

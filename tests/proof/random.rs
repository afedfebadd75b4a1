//! Positions met in random play, move by move against the reference generator.

use std::collections::BTreeSet;

use draughts::{AnyPosition, Counting, Kind, by_name, mixtures};

use crate::reference;

/// A small generator of numbers, the same on every machine.
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Self {
        Numbers(seed | 1)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// One random move, if there is one.
pub fn step(position: &AnyPosition, numbers: &mut Numbers) -> Option<AnyPosition> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    Some(position.play(&moves[numbers.below(moves.len())]).unwrap())
}

pub fn have(position: &AnyPosition) -> BTreeSet<String> {
    let text = |m: &draughts::AnyMove| {
        let mut captured: Vec<_> = m.captured_squares().map(|square| position.algebraic_name(square)).collect();
        captured.sort();
        let from = m.from().map_or("@".to_string(), |square| position.algebraic_name(square));
        format!("{from} {} {captured:?} {}", position.algebraic_name(m.to().unwrap()), m.kind_after() == Kind::King)
    };
    position.legal_moves().iter().map(text).collect()
}

pub fn want(game: &reference::Game, position: &reference::Position) -> BTreeSet<String> {
    let text = |m: &reference::Move| {
        let mut captured: Vec<_> = m.captured.iter().map(|square| square.to_string()).collect();
        captured.sort();
        let from = m.from.map_or("@".to_string(), |square| square.to_string());
        format!("{from} {} {captured:?} {}", m.to, m.king_after)
    };
    game.moves(position).iter().map(text).collect()
}

/// Compares a game with the reference over random play.
fn compare(name: &str, games: usize) {
    let reference = reference::game(name).unwrap_or_else(|| panic!("{name} has no reference"));
    // Where a king captures in eight directions it may turn on two squares towards one piece. The crate
    // counts these as two routes, the reference, which looks at the order of the pieces, as one.
    let turns_two_ways = ["frisian", "frysk", "sintez2", "omnidirectional"].iter().any(|game| name.contains(game));
    let start = by_name(name).unwrap();
    let mut numbers = Numbers::new(name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31) + byte as u64));
    for _ in 0..games {
        let mut position = start.clone();
        for ply in 0..90 {
            if ply % 5 == 4 {
                let fen = position.to_fen();
                let other = reference.parse_fen(&fen).unwrap_or_else(|why| panic!("{name} {fen}: {why}"));
                assert_eq!(have(&position), want(&reference, &other), "{name} {fen}");
                assert_eq!(position.perft(2), reference.perft(&other, 2), "{name} {fen}");
                if !turns_two_ways {
                    let routes = position.perft_counting(1, Counting::Routes);
                    assert_eq!(routes, reference.perft_routes(&other, 1), "{name} {fen}");
                }
            }
            match step(&position, &mut numbers) {
                Some(next) => position = next,
                None => break,
            }
        }
    }
}

#[test]
fn every_game_agrees_with_the_reference() {
    let (known, unknown): (Vec<_>, Vec<_>) = draughts::games().partition(|info| reference::game(info.key).is_some());
    known.iter().for_each(|info| compare(info.key, 6));
    // The reference knows squares only; tests/hex.rs has a generator for the hexagon.
    assert!(unknown.iter().all(|info| info.key == "hexdame"), "{unknown:?}");
}

#[test]
fn mixtures_agree_with_the_reference() {
    let all: Vec<_> = mixtures().filter(|name| reference::game(name).is_some()).collect();
    let chosen: Vec<_> = all.iter().step_by((all.len() / 40).max(1)).collect();
    assert!(chosen.len() >= 30, "{} mixtures", chosen.len());
    for name in chosen {
        compare(name, 2);
    }
}

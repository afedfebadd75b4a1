//! What must hold for every game, mixtures included.

use draughts::{AnyMove, AnyPosition, by_name, games, mixtures, unit_games};

use crate::random::{Numbers, step};

/// Every invariant at one position.
pub fn check(name: &str, position: &AnyPosition) {
    let moves = position.legal_moves();
    let fen = position.to_fen();
    assert_eq!(position.count_moves(), moves.len() as u64, "{name} {fen}");
    assert_eq!(position.perft(1), moves.len() as u64, "{name} {fen}");
    assert_eq!(position.has_move(), !moves.is_empty(), "{name} {fen}");
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "{name} {fen}");
    assert_eq!(position.has_capture(), moves.iter().any(|m| m.is_capture()), "{name} {fen}");
    let read =
        position.read(&fen, draughts::Reading { faults: draughts::Faults::TOLERABLE, ..draughts::Reading::STRICT });
    assert_eq!(read.as_ref(), Ok(position), "{name} {fen}");
    let mut leaves = 0;
    for m in &moves {
        let text = position.text(m);
        assert_eq!(position.parse_move(&text).as_ref(), Ok(m), "{name} {fen} {text}");
        assert!(position.is_legal(m), "{name} {fen} {text}");
        let next = position.play(m).unwrap();
        let (before, after) = (position.pieces().len(), next.pieces().len() + m.captured_squares().count());
        // A drop brings one piece to the board; heroes that come home bring any number.
        let comes_home = m.is_drop() && m.to().is_none();
        assert!(after == before + m.is_drop() as usize || comes_home && after >= before, "{name} {fen} {text}");
        leaves += next.count_moves();
    }
    assert_eq!(position.perft(2), leaves, "{name} {fen}");
    check_other_side(name, position, &moves);
}

/// What the other player sees: the same moves, turned round.
fn check_other_side(name: &str, position: &AnyPosition, moves: &[AnyMove]) {
    let Some(swapped) = position.swap_colors() else { return };
    let mut images: Vec<_> = moves.iter().map(|m| position.swap_move(m).unwrap()).collect();
    let mut legal = swapped.legal_moves();
    images.sort();
    legal.sort();
    assert_eq!(images, legal, "{name} {position} and {swapped}");
    assert_eq!(swapped.swap_colors().as_ref(), Some(position), "{name} {position}");
}

/// What moves elsewhere on the board are: legal if and only if they are listed.
pub fn check_strangers(name: &str, position: &AnyPosition, strangers: &[AnyMove]) {
    let moves = position.legal_moves();
    for m in strangers {
        assert_eq!(position.is_legal(m), moves.contains(m), "{name} {position} {m:?}");
        assert_eq!(position.play(m).is_ok(), moves.contains(m), "{name} {position} {m:?}");
    }
}

fn battery(name: &str, games: usize) {
    let start = by_name(name).unwrap_or_else(|why| panic!("{why}"));
    let mut numbers = Numbers::new(name.len() as u64 * 977);
    let mut earlier = Vec::new();
    for _ in 0..games {
        let mut position = start.clone();
        for ply in 0..100 {
            if ply % 6 == 0 {
                check(name, &position);
                check_strangers(name, &position, &earlier);
                earlier = position.legal_moves();
            }
            match step(&position, &mut numbers) {
                Some(next) => position = next,
                None => break,
            }
        }
        check(name, &position);
    }
}

#[test]
fn every_game_passes_the_battery() {
    games().for_each(|info| battery(info.key, 6));
}

#[test]
fn every_game_of_units_passes_the_battery() {
    for name in unit_games() {
        battery(name, 1);
        for settings in ["side=4,home=2", "side=6,home=3", "side=5,diagonal=d9,home-cell=chosen", "side=8,white=down"] {
            battery(&format!("{name}:{settings}"), 2);
        }
    }
}

#[test]
fn every_mixture_passes_the_battery() {
    mixtures().for_each(|name| battery(&name, 1));
}

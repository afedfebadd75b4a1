//! What must hold for every game, mixtures included.

use draughts::{AnyPosition, by_name, games, mixtures};

use crate::random::{Numbers, step};

/// Every invariant at one position.
fn check(name: &str, position: &AnyPosition) {
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
        assert!(next.pieces().len() + m.captured_squares().count() == position.pieces().len() + m.is_drop() as usize);
        leaves += next.count_moves();
    }
    assert_eq!(position.perft(2), leaves, "{name} {fen}");
}

fn battery(name: &str, games: usize) {
    let start = by_name(name).unwrap_or_else(|why| panic!("{why}"));
    let mut numbers = Numbers::new(name.len() as u64 * 977);
    for _ in 0..games {
        let mut position = start.clone();
        for ply in 0..100 {
            if ply % 6 == 0 {
                check(name, &position);
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
fn every_mixture_passes_the_battery() {
    mixtures().for_each(|name| battery(&name, 1));
}

//! The project's tables: perft, positions with their counts, exact move lists with what follows.

use std::collections::BTreeMap;

use draughts::{Color, Outcome, Position, Reason, perft};

use crate::{game, moves, position};

/// Leaves up to which a count is repeated here; the variable `PERFT_NODES` lifts the limit.
fn most_leaves() -> u64 {
    std::env::var("PERFT_NODES").ok().and_then(|text| text.parse().ok()).unwrap_or(1_100_000)
}

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/tests/trigonal/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split('\t').map(String::from).collect()).collect()
}

/// An outcome as the tables write it.
pub fn described(outcome: Option<Outcome>, loser: Color) -> String {
    match outcome {
        None => "-".into(),
        Some(Outcome { winner: Some(winner), reason: Reason::Crushing }) => format!("crushing {}", winner.letter()),
        Some(Outcome { winner: Some(winner), reason: Reason::NoPieces }) => format!("simple {}", winner.letter()),
        Some(Outcome { winner: Some(_), reason: Reason::NoMove }) => format!("blocked {}", loser.letter()),
        Some(Outcome { winner: None, reason: Reason::NoMove }) => "all-blocked".into(),
        Some(Outcome { winner: None, reason: Reason::GladiatorDraw }) => "gladiator-draw".into(),
        Some(other) => format!("{other:?}"),
    }
}

#[test]
fn perft_from_the_start_is_that_of_the_tables() {
    let mut checked = 0;
    for row in rows("perft.tsv") {
        let [key, depth, nodes] = &row[..] else { panic!("{row:?}") };
        let nodes: u64 = nodes.parse().unwrap();
        if nodes <= most_leaves() {
            let start = Position::initial_of(game(key));
            assert_eq!(perft(&start, depth.parse().unwrap()), nodes, "{key} to depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 250, "{checked}");
}

#[test]
fn perft_of_every_position_is_that_of_the_tables() {
    for row in rows("positions.tsv") {
        let [name, key, text, counts, outcome] = &row[..] else { panic!("{row:?}") };
        let position = position(key, text);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&position, depth).to_string(), count, "{name}: {text} to depth {depth}");
        }
        assert_eq!(&described(position.outcome(), position.turn()), outcome, "{name}");
    }
}

#[test]
fn the_moves_of_every_tactical_position_are_exactly_those_of_the_tables() {
    let mut listed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows("moves.tsv") {
        listed.entry(row[0].clone()).or_default().push(row[1].clone());
    }
    let positions = rows("positions.tsv");
    for row in positions.iter().filter(|row| !row[0].starts_with('R')) {
        let mut expected = listed.remove(&row[0]).unwrap_or_default();
        expected.sort();
        assert_eq!(moves(&position(&row[1], &row[2])), expected, "{}", row[0]);
    }
    assert!(listed.is_empty());
}

#[test]
fn every_move_of_a_tactical_position_leads_where_the_tables_say() {
    let positions: BTreeMap<_, _> = rows("positions.tsv").into_iter().map(|row| (row[0].clone(), row)).collect();
    for row in rows("moves.tsv") {
        let [name, text, outcome, after] = &row[..] else { panic!("{row:?}") };
        let next = crate::after(&position(&positions[name][1], &positions[name][2]), text);
        assert_eq!(&described(next.outcome(), next.turn()), outcome, "{name}: {text}");
        if after != "-" {
            assert_eq!(&next.to_fen(), after, "{name}: {text}");
        }
    }
}

#[test]
fn every_position_of_the_tables_is_written_as_it_was_read() {
    for row in rows("positions.tsv") {
        assert_eq!(position(&row[1], &row[2]).to_fen(), row[2]);
    }
}

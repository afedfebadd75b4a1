//! Perft against published and computed counts.

use std::fs;

use draughts::{AnyPosition, Counting};

use crate::rows::{position, rows};

/// Counts above this are left to a deeper run.
fn limit() -> u64 {
    std::env::var("PERFT_NODES").ok().and_then(|text| text.parse().ok()).unwrap_or(400_000)
}

/// Checks one count; answers whether it was within the limit.
fn check(name: &str, position: &AnyPosition, counting: Counting, depth: u32, expected: u128) -> bool {
    let within = expected <= limit() as u128;
    if within {
        let counted = position.perft_counting(depth, counting) as u128;
        assert_eq!(counted, expected, "{name}: {counting:?} at depth {depth} of {position}");
    }
    within
}

/// Checks the counts of one file; answers how many.
fn check_file(path: &std::path::Path) -> usize {
    let text = fs::read_to_string(path).unwrap();
    let (mut game, mut id, mut at, mut checked) = (String::new(), String::new(), None, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let numbers: Vec<u128> = rest.split(' ').filter_map(|number| number.parse().ok()).collect();
        match word {
            "variant" => game = rest.split_whitespace().next().unwrap().to_string(),
            "id" => id = rest.to_string(),
            "fen" => at = Some(position(&game, rest.trim())),
            "moves" | "routes" => {
                let counting = if word == "moves" { Counting::Moves } else { Counting::Routes };
                let position = at.as_ref().expect("a fen comes before its counts");
                checked += check(&id, position, counting, numbers[0] as u32, numbers[1]) as usize;
            }
            "source" | "landings" | "" => {}
            other => panic!("{}: {other}", path.display()),
        }
    }
    checked
}

#[test]
fn published_counts_are_reproduced() {
    let files = fs::read_dir("tests/perft").unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "perft")).collect();
    assert!(files.len() > 30, "the tables are there");
    for path in files {
        assert!(check_file(&path) > 0, "{} has a count within the limit", path.display());
    }
}

#[test]
fn random_positions_have_the_counts_of_the_tables() {
    let rows = rows("tests/perft/positions.tsv");
    assert_eq!(rows.len(), 1600);
    for row in rows {
        let position = position(&row[0], &row[1]);
        for (depth, expected) in (1..).zip(&row[2..5]) {
            check(&row[0], &position, Counting::Moves, depth, expected.parse().unwrap());
        }
    }
}

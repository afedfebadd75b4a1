//! Deep published counts, with a table and on all cores. They take minutes to hours: `scripts/deep`.
//!
//! `PERFT_MIB` is the size of the table, 1024 if nothing is said; `PERFT_DEEPEST=10000000000` leaves out
//! counts above this.

#![cfg(all(deep, feature = "rayon"))]

use std::fs;
use std::time::Instant;

use draughts::{Counting, Perft, by_name};

fn setting(name: &str, otherwise: u128) -> u128 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The published counts from the start of a game, shallow ones first.
fn published(game: &str) -> Vec<(Counting, u32, u128)> {
    let text = fs::read_to_string(format!("tests/perft/{game}.perft")).unwrap();
    let start = text.lines().skip_while(|line| *line != "fen startpos").skip(1);
    let counts = start.take_while(|line| !line.starts_with("id ")).filter_map(|line| {
        let mut words = line.split(' ');
        let counting = match words.next()? {
            "moves" => Counting::Moves,
            "routes" => Counting::Routes,
            _ => return None,
        };
        Some((counting, words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    });
    let mut counts: Vec<_> = counts.collect();
    counts.sort_by_key(|&(_, depth, _)| depth);
    counts
}

/// Checks every count to a depth; the deepest must be among those published.
fn check(game: &str, depth: u32) {
    let counts = published(game);
    assert!(counts.iter().any(|&(_, published, _)| published == depth), "{game} {depth}");
    let start = by_name(game).unwrap();
    let (mib, deepest) = (setting("PERFT_MIB", 1024) as usize, setting("PERFT_DEEPEST", u128::MAX));
    for (counting, depth, count) in counts.into_iter().filter(|&(_, at, count)| at <= depth && count <= deepest) {
        let begin = Instant::now();
        let perft = Perft::new(depth).counting(counting).hash_mib(mib).threads(0);
        assert_eq!(start.run_perft(&perft), Ok(count), "{game} {counting:?} {depth}");
        println!("{game} {counting:?} {depth}: {count}, {:.1} s", begin.elapsed().as_secs_f64());
    }
}

#[test]
fn english_to_15_plies() {
    check("english", 15);
}

#[test]
fn russian_to_13_plies() {
    check("russian", 13);
}

#[test]
fn international_to_12_plies() {
    check("international", 12);
}

#[test]
fn frisian_to_11_plies() {
    check("frisian", 11);
}

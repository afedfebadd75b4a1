//! Tables of tab-separated text.

use std::fs;

use draughts::{AnyPosition, Reading, by_name};

/// The rows of a table, comments and the heading left out.
pub fn rows(path: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).skip(1);
    lines.map(|line| line.split('\t').map(str::to_string).collect()).collect()
}

/// A position of a game by name, faults with which one can play let pass.
#[track_caller]
pub fn position(game: &str, fen: &str) -> AnyPosition {
    let start = by_name(game).unwrap_or_else(|error| panic!("{error}"));
    if fen == "startpos" {
        return start;
    }
    start.read(fen, Reading::TOLERANT).unwrap_or_else(|error| panic!("{game} {fen}: {error}"))
}

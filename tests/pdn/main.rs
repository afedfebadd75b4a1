//! Portable Draughts Notation.
#![cfg(feature = "std")]

mod cases;
mod dialects;
mod games;
mod limits;
mod odd_texts;
mod small_words;
mod trees;

use draughts::pdn::{Mode, Reader, RuleFault, Source, WhichGame};
use draughts::{PdnChecker, PdnFinding};

/// What is found in a text, and how many of its moves are legal.
fn findings(source: impl Source, which: WhichGame<'_>, mode: Mode) -> (Vec<PdnFinding>, u64) {
    let (mut found, mut moves) = (Vec::new(), 0);
    let mut checker = PdnChecker::new(|report| {
        found.extend_from_slice(report.findings);
        moves += report.moves;
    });
    checker = checker.which(which).mode(mode);
    Reader::new(source).mode(mode).read_all(&mut checker);
    let late = checker.late_findings().to_vec();
    found.extend(late);
    (found, moves)
}

/// What in a text breaks the rules of a game.
fn rule_faults(game: &str, text: &str, mode: Mode) -> Vec<RuleFault> {
    let which = WhichGame { default: Some(game), ..WhichGame::default() };
    let rules = findings(text, which, mode).0.into_iter().filter_map(|finding| match finding {
        PdnFinding::Rule(fault) => Some(fault),
        _ => None,
    });
    rules.collect()
}

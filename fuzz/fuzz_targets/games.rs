//! A game for a byte of the input.

use std::sync::OnceLock;

use draughts::{AnyPosition, by_name, games, mixtures};

/// The starts of games that differ in board, pieces, notation or rules, and of every seventh mixture.
fn starts() -> &'static [AnyPosition] {
    static STARTS: OnceLock<Vec<AnyPosition>> = OnceLock::new();
    STARTS.get_or_init(|| {
        let units = ["trigonal-army-2", "trigonal-pure-3", "trigonal-army-2:side=6,home=3"].map(String::from);
        let names = games().map(|info| info.key.to_string()).chain(mixtures().step_by(7)).chain(units);
        names.map(|name| by_name(&name).unwrap_or_else(|why| panic!("{why}"))).collect()
    })
}

/// The start of the game that a byte chooses.
pub fn start(byte: u8) -> &'static AnyPosition {
    let starts = starts();
    &starts[byte as usize % starts.len()]
}

/// Places a capture may go through before the position is left alone.
#[allow(dead_code)] // not every target asks for moves
pub const PLACES: usize = 20_000;

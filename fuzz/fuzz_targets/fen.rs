//! Any text as a position of any game: refused, or a position that is written and read as itself.
#![no_main]

mod games;

use draughts::{Diagram, Faults, Reading};
use libfuzzer_sys::fuzz_target;

const WRITTEN: Reading = Reading { quirks: false, faults: Faults::TOLERABLE };

fuzz_target!(|input: (u8, bool, &str)| {
    let (byte, tolerant, text) = input;
    let start = games::start(byte);
    let Ok(position) = start.read(text, if tolerant { Reading::TOLERANT } else { Reading::STRICT }) else { return };
    let fen = position.to_fen();
    assert_eq!(start.read(&fen, WRITTEN).as_ref(), Ok(&position), "{fen}");
    assert!(!format!("{position:#}").is_empty());
    assert!(position.to_svg_with(&Diagram::new().width(u32::from(byte))).ends_with("</svg>\n"));
    if let Ok(moves) = position.legal_moves_within(games::PLACES) {
        assert_eq!(position.count_moves(), moves.len() as u64);
        let _ = position.outcome();
    }
});

//! Any bytes as a PDN file, strict and tolerant, from memory and from a stream, checked by the rules.
#![no_main]

use draughts::PdnChecker;
use draughts::pdn::{Bytes, Mode, Reader, Stream};
use libfuzzer_sys::fuzz_target;

/// Reads and checks; answers what was found, as text.
macro_rules! findings {
    ($source:expr, $mode:expr) => {{
        let mut found = Vec::new();
        let mut checker = PdnChecker::new(|report| {
            found.push(format!("{} {:?} {}", report.place, report.key, report.moves));
            found.extend(report.findings.iter().map(|finding| finding.to_string()));
        })
        .mode($mode);
        let summary = Reader::new($source).mode($mode).read_all(&mut checker);
        drop(checker);
        (found, summary.games)
    }};
}

fuzz_target!(|bytes: &[u8]| {
    for mode in [Mode::Strict, Mode::Tolerant] {
        let memory = findings!(Bytes::new(bytes), mode);
        let stream = findings!(Stream::new(bytes), mode);
        assert_eq!(memory, stream);
    }
    // What could be read is written and read again the same.
    let text = String::from_utf8_lossy(bytes);
    for game in draughts::pdn::games(&text).flatten() {
        let written = game.to_pdn(Default::default());
        let again: Vec<_> = draughts::pdn::games(&written).collect();
        assert_eq!(again.len(), 1, "{written}");
    }
});

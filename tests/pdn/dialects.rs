//! Every quirk of real files in a small file of its own: `files/NAME.pdn`, and beside it what is made of
//! it: the warnings, what breaks the rules, and the games as they are written.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use draughts::PdnFinding;
use draughts::pdn::{Bytes, Games, Mode, Quirk, Reader, WhichGame, Writer};

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn/files");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "pdn"));
    paths.sort();
    paths
}

fn findings(bytes: &[u8], mode: Mode) -> Vec<PdnFinding> {
    crate::findings(Bytes::new(bytes), WhichGame::default(), mode).0
}

fn quirks(bytes: &[u8]) -> BTreeSet<Quirk> {
    let found = findings(bytes, Mode::Tolerant).into_iter().filter_map(|finding| match finding {
        PdnFinding::Warning(warning) => Some(warning.quirk),
        _ => None,
    });
    found.collect()
}

fn made_of(bytes: &[u8]) -> String {
    let mut text = String::new();
    for finding in findings(bytes, Mode::Tolerant) {
        writeln!(text, "{finding}").unwrap();
    }
    let mut writer = Writer::new(String::new());
    Reader::new(Bytes::new(bytes)).read_all(&mut writer);
    writeln!(text, "\n{}", writer.finish().unwrap()).unwrap();
    text
}

#[test]
fn each_file_is_understood_as_it_should_be() {
    for path in fixtures() {
        let expected = fs::read_to_string(path.with_extension("expected")).unwrap_or_default();
        let made = made_of(&fs::read(&path).unwrap());
        assert_eq!(made, expected, "{}", path.display());
    }
}

#[test]
fn every_quirk_has_a_file() {
    let found: BTreeSet<Quirk> = fixtures().iter().flat_map(|path| quirks(&fs::read(path).unwrap())).collect();
    let missing: Vec<_> = Quirk::ALL.iter().filter(|quirk| !found.contains(quirk)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn strict_reading_refuses_what_the_standard_forbids() {
    for path in fixtures() {
        let bytes = fs::read(&path).unwrap();
        let forbidden = quirks(&bytes).into_iter().any(Quirk::is_forbidden);
        let refused = findings(&bytes, Mode::Strict).iter().any(|finding| !matches!(finding, PdnFinding::Warning(_)));
        assert_eq!(refused, forbidden, "{}", path.display());
    }
}

#[test]
fn what_is_written_is_read_again_without_a_warning_and_is_the_same() {
    for path in fixtures() {
        let bytes = fs::read(&path).unwrap();
        for game in Games::new(Bytes::new(&bytes)) {
            let game = game.unwrap();
            let text = game.to_string();
            let again = draughts::pdn::parse(&text).unwrap();
            assert_eq!(again, game, "{}", path.display());
            assert_eq!(again.to_string(), text, "{}", path.display());
        }
    }
}

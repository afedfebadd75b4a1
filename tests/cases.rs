//! Every row of `cases/cases.tsv` is a test: this says where, and fails if one is missing.

use std::fs;
use std::path::{Path, PathBuf};

const CASES: &str = include_str!("cases/cases.tsv");

/// The tests that go through all rows of a kind.
const BY_KIND: [(&str, &str, &str); 2] = [
    ("movegen", "tests/proof/cases.rs", "fn move_lists_that_other_programs_got_wrong_are_right()"),
    ("end", "tests/kinds_of_games.rs", "fn games_end_as_in_the_cases()"),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_case_is_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    sources(&root.join("tests"), &mut paths);
    let text: String = paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    for (kind, path, test) in BY_KIND {
        assert!(fs::read_to_string(root.join(path)).unwrap().contains(test), "{kind}: {path} has no {test}");
    }
    let rows = CASES.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut missing = Vec::new();
    for row in rows {
        let mut fields = row.split('\t');
        let (id, kind) = (fields.next().unwrap(), fields.next().unwrap());
        // Other rows have a test whose name starts with theirs: nt_01_a_side_may_be_empty.
        let name = format!("fn {}_", id.to_ascii_lowercase().replace('-', "_"));
        if !BY_KIND.iter().any(|(of, ..)| *of == kind) && !text.contains(&name) {
            missing.push(id);
        }
    }
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}

//! Imports point down, and no game is named below the variants.

use std::fs;
use std::path::{Path, PathBuf};

/// The modules from the bottom up. A module may use those before it and its own.
const LAYERS: &[&[&str]] = &[
    &["bitboard", "direction", "square", "players", "syntax"],
    &["board"],
    &["moves", "rules", "outcome"],
    &["variant", "state"],
    &["movegen", "units", "setup"],
    &["illegal", "hash"],
    &["play"],
    &["position"],
    &["perft", "picture", "random", "symmetry", "ways"],
    &["notation"],
    &["ruleset", "game", "svg", "serial"],
    &["any", "arbitrary", "guide"],
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The top-level module a source file belongs to.
fn module(path: &Path) -> String {
    let first = path.strip_prefix("src").unwrap().components().next().unwrap();
    first.as_os_str().to_str().unwrap().trim_end_matches(".rs").to_string()
}

fn layer(module: &str) -> usize {
    LAYERS.iter().position(|layer| layer.contains(&module)).unwrap_or_else(|| panic!("module {module} has no layer"))
}

/// The modules a file names as `crate::module`, doc comments left out.
fn imports(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let after = code.flat_map(|line| line.split("crate::").skip(1).map(str::to_string).collect::<Vec<_>>());
    let name = |rest: String| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap().to_string();
    after
        .map(name)
        .filter(|name| Path::new("src").join(name).exists() || Path::new("src").join(format!("{name}.rs")).exists())
        .collect()
}

#[test]
fn imports_point_down() {
    for path in sources(Path::new("src")).into_iter().filter(|path| path != Path::new("src/lib.rs")) {
        let own = module(&path);
        for import in imports(&fs::read_to_string(&path).unwrap()) {
            assert!(layer(&import) <= layer(&own), "{} uses {import}, which lies above it", path.display());
        }
    }
}

#[test]
fn no_game_is_named_below_the_variants() {
    let below = ["board", "movegen", "rules", "state", "moves", "setup", "play", "position", "perft"];
    for path in sources(Path::new("src")).into_iter().filter(|path| below.contains(&module(path).as_str())) {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for info in draughts::games() {
            let named = code.to_lowercase().split(|c: char| !c.is_alphanumeric()).any(|word| word == info.key);
            assert!(!named, "{} names {}", path.display(), info.key);
        }
    }
}

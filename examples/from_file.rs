//! Games from files: `cargo run --features serde --example from_file -- FILE [DEPTH]`.
//!
//! Without a file it plays the samples beside it, in `examples/rules`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use draughts::{AnyPosition, RuleSet};

/// The rules in a file, of a format its ending tells.
fn read(path: &Path) -> Result<RuleSet, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("json") => Ok(serde_json::from_str(&text)?),
        Some("toml") => Ok(toml::from_str(&text)?),
        _ => Err("rules are read from .toml and .json files".into()),
    }
}

fn show(path: &Path, depth: u32) -> Result<(), Box<dyn Error>> {
    let rules = read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let start = AnyPosition::from_rules(&rules).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{}, from {}\n{start:#}", rules.name, path.display());
    for depth in 1..=depth {
        println!("perft {depth}: {}", start.perft(depth));
    }
    println!();
    Ok(())
}

/// The sample files, by name.
fn samples() -> Result<Vec<PathBuf>, std::io::Error> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/rules"))?;
    let mut paths = folder.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("from_file: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    match words.next() {
        Some(path) => {
            let depth = words.next().map_or(Ok(4), |depth| depth.parse());
            show(Path::new(&path), depth.map_err(|_| "DEPTH is a whole number")?)
        }
        None => samples()?.iter().try_for_each(|path| show(path, 4)),
    }
}

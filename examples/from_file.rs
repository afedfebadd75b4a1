//! Games from files: `cargo run --features serde --example from_file -- FILE [DEPTH]`.
//!
//! Without a file it plays the two samples beside it, `rules/killer-on-twelve.toml` and `rules/hunt.json`.

use std::error::Error;
use std::fs;

use draughts::{AnyPosition, RuleSet};

fn read(path: &str) -> Result<RuleSet, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    Ok(if path.ends_with(".json") { serde_json::from_str(&text)? } else { toml::from_str(&text)? })
}

fn show(path: &str, depth: u32) -> Result<(), Box<dyn Error>> {
    let start = AnyPosition::from_rules(&read(path)?)?;
    println!("{}, from {path}\n{start:#}", start.info().key);
    for depth in 1..=depth {
        println!("perft {depth}: {}", start.perft(depth));
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let Some(path) = words.next() else {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/rules");
        show(&format!("{folder}/killer-on-twelve.toml"), 4)?;
        return show(&format!("{folder}/hunt.json"), 4);
    };
    show(&path, words.next().map_or(Ok(4), |depth| depth.parse())?)
}

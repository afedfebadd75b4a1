//! The subcommands.

mod compare;
mod table;
mod units;

use std::io::{self, Write};

use draughts::{AnyPosition, Counting, Perft};

use super::words::Words;

/// A subcommand: its answer is the exit code.
type Command = fn(Vec<String>, &mut dyn Write) -> Result<u8, String>;

const COMMANDS: [(&str, Command); 6] = [
    ("compare", compare::run),
    ("serve", compare::run_serve),
    ("table", table::run),
    ("units", units::run_split),
    ("run-unit", units::run_unit),
    ("sum-units", units::run_sum),
];

/// The subcommand of this name.
pub fn named(name: &str) -> Option<Command> {
    COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
}

/// What every count can be told.
const SETTINGS: [&str; 2] = ["threads", "hash"];

/// How to count to a depth, as `--hash` and `--threads` say.
fn perft(words: &Words, depth: u32, counting: Counting) -> Result<Perft, String> {
    let perft = Perft::new(depth).counting(counting).hash_mib(words.number("hash")?.unwrap_or(0));
    super::settings::with_threads(perft, words.number("threads")?)
}

fn counting(words: &Words) -> Counting {
    if words.has("routes") { Counting::Routes } else { Counting::Moves }
}

/// The position of VARIANT, `--fen` having been given or not.
fn position(variant: &str, fen: Option<&str>) -> Result<AnyPosition, String> {
    super::position(variant, fen, &mut io::stderr())
}

/// What is wrong with the plain words of a command that takes nothing but VARIANT.
fn which_variant(command: &str, words: &Words) -> String {
    match &words.plain[..] {
        [] => format!("{command} which VARIANT? perft --list shows them"),
        [variant, others @ ..] => {
            format!("perft {command} takes one VARIANT, {variant}, and nothing after it, not {}", others.join(" "))
        }
    }
}

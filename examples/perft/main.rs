//! Counts leaves of the move tree, lists moves and games: `perft --help` says how.

#[path = "cli.rs"]
mod cli;

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args().skip(1);
    cli::run(arguments, &mut io::stdout().lock(), &mut io::stderr()).into()
}

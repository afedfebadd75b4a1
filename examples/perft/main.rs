//! Counts leaves of the move tree, lists moves and games: `perft --help` says how.

#[path = "cli.rs"]
mod cli;

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(cli::words(std::env::args_os().skip(1)), &mut io::stdout().lock(), &mut io::stderr()).into()
}

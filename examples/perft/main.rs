//! Perft on the command line: counts the leaves of the move tree of any game.
//!
//! `cargo run --release --example perft -- russian 9`, or with `--help`.

mod args;
mod report;

use std::process::ExitCode;

use draughts::{AnyPosition, Reading, by_name};

use args::{Args, Task};

fn main() -> ExitCode {
    match Args::parse(std::env::args().skip(1)).and_then(run) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("perft: {message}");
            ExitCode::from(2)
        }
    }
}

/// Does what was asked for; what it answers goes to stdout, but for what is printed while it counts.
fn run(args: Args) -> Result<String, String> {
    match args.task {
        Task::Help => return Ok(args::HELP.to_string()),
        Task::List => return report::list(args.format),
        Task::Count | Task::Divide | Task::Moves | Task::Show => {}
    }
    let position = position(&args)?;
    let mut text = String::new();
    if args.show {
        text = report::picture(&position);
    }
    match args.task {
        Task::Moves => text.push_str(&report::moves(&position, args.format)),
        Task::Divide => text.push_str(&report::divide(&position, &args)?),
        Task::Count => {
            print!("{text}");
            report::count(&position, &args)?;
            text.clear();
        }
        Task::Show | Task::Help | Task::List => {}
    }
    Ok(text)
}

/// The start of the game, or the position given. Faults with which one can still play are let pass.
fn position(args: &Args) -> Result<AnyPosition, String> {
    let start = by_name(&args.variant).map_err(|error| error.to_string())?;
    let Some(fen) = &args.fen else { return Ok(start) };
    match start.with_fen(fen) {
        Ok(position) => Ok(position),
        Err(error) => {
            let position = start.read(fen, Reading::TOLERANT).map_err(|_| error.to_string())?;
            eprintln!("perft: warning: {error}");
            Ok(position)
        }
    }
}

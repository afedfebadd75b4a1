//! The command line, apart from the process it runs in: tests call it too.

mod args;
mod commands;
pub mod compare;
mod count;
mod json;
mod list;
mod progress;
mod report;
mod settings;
mod words;

use std::ffi::OsString;
use std::io::{self, Write};

use args::{Options, Task};
use draughts::{AnyPosition, Reading, by_name};

/// What the process ends with if it could not do what it was asked.
const FAILURE: u8 = 2;

/// Does what the arguments say: results go to `out`, all else to `err`. The answer is the exit code.
pub fn run(arguments: impl Iterator<Item = String>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    match answer(arguments.collect(), out, err) {
        Ok(code) => code,
        Err(sentence) => {
            // Nobody is left to tell if this fails.
            let _ = writeln!(err, "perft: {sentence}");
            FAILURE
        }
    }
}

/// Arguments as text. What is none is refused later, as a word that nobody knows.
#[allow(dead_code)] // some tests hand over text
pub fn words(arguments: impl Iterator<Item = OsString>) -> impl Iterator<Item = String> {
    arguments.map(|argument| argument.to_string_lossy().into_owned())
}

fn answer(arguments: Vec<String>, out: &mut dyn Write, err: &mut dyn Write) -> Result<u8, String> {
    if let Some((name, rest)) = arguments.split_first()
        && let Some(command) = commands::named(name)
    {
        return command(rest.to_vec(), out);
    }
    let options = args::parse(arguments.into_iter())?;
    execute(&options, out, err).map(|()| 0)
}

fn execute(options: &Options, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), String> {
    let done = match options.task {
        Task::Help => out.write_all(args::HELP.as_bytes()),
        Task::List => list::write(options.format, out),
        Task::Perft | Task::Divide | Task::Moves | Task::Show => {
            let position = position(&options.variant, options.fen.as_deref(), err)?;
            report::write(options, &position, out, err)
        }
    };
    match done.and_then(|()| out.flush()) {
        // The reader has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        // What is no matter of the stream is a sentence already.
        Err(error) if error.kind() == io::ErrorKind::Other => Err(error.to_string()),
        done => done.map_err(words::unwritten),
    }
}

/// The position that was asked for. A FEN that is not quite in order is accepted with a warning.
fn position(variant: &str, fen: Option<&str>, err: &mut dyn Write) -> Result<AnyPosition, String> {
    let start = by_name(variant).map_err(|error| format!("{error}; perft --list shows all games"))?;
    let Some(fen) = fen else { return Ok(start) };
    start.with_fen(fen).or_else(|strict| match start.read(fen, Reading::TOLERANT) {
        Ok(position) => {
            let _ = writeln!(err, "perft: warning: the FEN is accepted as {position}, but {strict}");
            Ok(position)
        }
        Err(error) => Err(format!("the FEN is wrong: {error}")),
    })
}

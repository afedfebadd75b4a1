//! Perft, divide and moves of one position.

use std::io::{self, Write};

use draughts::{AnyPosition, Counting, Form};

use super::args::{Format, Options, Task};
use super::{count, json};

/// Does the task and writes its result.
pub fn write(options: &Options, position: &AnyPosition, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<()> {
    if options.show {
        let aside = options.format != Format::Text;
        write_board(position, if aside { err } else { &mut *out })?;
    }
    match options.task {
        Task::Moves => write_moves(options, position, out),
        Task::Divide => write_divide(options, position, out),
        Task::Perft => count::write(options, position, out),
        Task::Show | Task::Help | Task::List => Ok(()),
    }
}

fn write_board(position: &AnyPosition, to: &mut dyn Write) -> io::Result<()> {
    let info = position.info();
    writeln!(to, "{}, {} to move\n{}\n{}\n", info.key, position.turn(), position.to_picture().trim_end(), position)
}

fn write_moves(options: &Options, position: &AnyPosition, out: &mut dyn Write) -> io::Result<()> {
    let mut moves = position.texts(&position.legal_moves(), Form::Standard);
    moves.sort();
    if options.format == Format::Json {
        let moves: Vec<_> = moves.iter().map(|text| json::string(text)).collect();
        return write_object(options, position, &format!("\"moves\": [{}]", moves.join(", ")), out);
    }
    moves.iter().try_for_each(|text| writeln!(out, "{text}"))
}

fn write_divide(options: &Options, position: &AnyPosition, out: &mut dyn Write) -> io::Result<()> {
    let leaves = position.divide_counting(options.depth, options.counting);
    let moves: Vec<_> = leaves.iter().map(|(m, _)| *m).collect();
    let mut lines: Vec<_> = position.texts(&moves, Form::Standard).into_iter().zip(leaves).collect();
    lines.sort();
    let counts = || lines.iter().map(|(text, (_, nodes))| (text.as_str(), *nodes));
    match options.format {
        Format::Tsv => counts().try_for_each(|(text, nodes)| writeln!(out, "{text}\t{nodes}")),
        Format::Text => {
            let width = counts().map(|(text, _)| text.len()).max().unwrap_or(0);
            counts().try_for_each(|(text, nodes)| writeln!(out, "{text:width$} {nodes:>16}"))?;
            let all: u64 = counts().map(|(_, nodes)| nodes).sum();
            let moves = if lines.len() == 1 { "move" } else { "moves" };
            writeln!(out, "\n{} {moves}, {all} nodes at depth {}", lines.len(), options.depth)
        }
        Format::Json => {
            let entries: Vec<_> = counts()
                .map(|(text, nodes)| format!("{{\"move\": {}, \"nodes\": {nodes}}}", json::string(text)))
                .collect();
            let body = format!("\"depth\": {}, \"divide\": [{}]", options.depth, entries.join(", "));
            write_object(options, position, &body, out)
        }
    }
}

/// One JSON object: the game, the position, and `body`.
pub fn write_object(options: &Options, position: &AnyPosition, body: &str, out: &mut dyn Write) -> io::Result<()> {
    let counting = match options.counting {
        Counting::Moves => "moves",
        Counting::Routes => "routes",
    };
    let (variant, fen) = (json::string(position.info().key), json::string(&position.to_fen()));
    writeln!(out, "{{\"variant\": {variant}, \"fen\": {fen}, \"counting\": \"{counting}\", {body}}}")
}

//! `perft table`: the counts of all games, for others to cite.

use std::io::{self, Write};

use draughts::{AnyPosition, Counting, by_name, games, mixtures, unit_games};

use super::super::words::{Words, unwritten};

/// Counts up to this many leaves, if nothing else is said.
const NODES: u64 = 10_000_000;

const HEADING: &str = "\
# Perft of every game from its start: move sequences of exactly so many plies. Positions without moves
# are leaves at depth 0 only; draws by history are ignored.
# moves: captures that start and end alike, take the same pieces and leave the same kind of piece are one.
# routes: every way of making a capture counts, each order of jumps and each square turned on.
";

/// Writes the table.
pub fn run(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let words = Words::parse(arguments.into_iter(), &["nodes"], &["mixtures"])?;
    let nodes = words.number("nodes")?.unwrap_or(NODES);
    let names = match &words.plain[..] {
        [] => all(words.has("mixtures")),
        names => names.to_vec(),
    };
    let starts =
        names.iter().map(|name| by_name(name)).collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    writeln!(out, "{HEADING}# written by perft table, draughts {}", env!("CARGO_PKG_VERSION")).map_err(unwritten)?;
    writeln!(out, "variant\tfen\tdepth\tmoves\troutes").map_err(unwritten)?;
    for (name, start) in names.iter().zip(&starts) {
        write_game(name, start, nodes, out).map_err(unwritten)?;
    }
    Ok(0)
}

fn all(with_mixtures: bool) -> Vec<String> {
    let mixtures = mixtures().filter(|_| with_mixtures);
    games().map(|info| info.key).chain(unit_games()).map(str::to_string).chain(mixtures).collect()
}

/// One line a depth, as far as there are not too many leaves; always the first.
fn write_game(name: &str, start: &AnyPosition, nodes: u64, out: &mut dyn Write) -> io::Result<()> {
    for depth in 1.. {
        let moves = start.perft(depth);
        if depth > 1 && (moves > nodes || moves == 0) {
            break;
        }
        let routes = start.perft_counting(depth, Counting::Routes);
        writeln!(out, "{name}\t{start}\t{depth}\t{moves}\t{routes}")?;
    }
    out.flush()
}

//! Comparing with a file of counts: lines `FEN DEPTH COUNT`.

use std::io::{self, Write};

use draughts::{AnyPosition, Perft, Reading};

use super::super::words::{numbered_lines, unwritten};

/// A line of the file.
struct Line {
    number: usize,
    position: AnyPosition,
    depth: u32,
    count: u128,
}

/// Compares the counts of a file with those of the crate. The smallest count that differs is written
/// out. Answers whether all agree.
pub fn compare_counts(start: &AnyPosition, text: &str, perft: &Perft, out: &mut dyn Write) -> Result<bool, String> {
    let mut lines: Vec<_> =
        numbered_lines(text).map(|(number, line)| read(start, number, line)).collect::<Result<_, String>>()?;
    if lines.is_empty() {
        return Err("there is no count to compare".to_string());
    }
    lines.sort_by_key(|line| (line.depth, line.count));
    for line in &lines {
        let count = line.position.run_perft(&perft.depth(line.depth)).map_err(|error| error.to_string())?;
        if count != line.count {
            write(line, count, out).map_err(unwritten)?;
            return Ok(false);
        }
    }
    writeln!(out, "{} counts, all the same", lines.len()).map_err(unwritten)?;
    Ok(true)
}

fn read(start: &AnyPosition, number: usize, line: &str) -> Result<Line, String> {
    let wrong = |what: &str| format!("line {number} of the counts: {what}; a line is FEN DEPTH COUNT");
    let mut fields = line.trim().rsplitn(3, |c: char| c.is_ascii_whitespace());
    let (count, depth, fen) = (fields.next(), fields.next(), fields.next());
    let fen = fen.ok_or_else(|| wrong("there are not three fields"))?.trim();
    let depth = depth.and_then(|depth| depth.parse().ok()).ok_or_else(|| wrong("the depth is no number"))?;
    let count = count.and_then(|count| count.parse().ok()).ok_or_else(|| wrong("the count is no number"))?;
    let position = match fen {
        "startpos" => start.clone(),
        fen => start.read(fen, Reading::TOLERANT).map_err(|error| wrong(&error.to_string()))?,
    };
    Ok(Line { number, position, depth, count })
}

fn write(line: &Line, count: u128, out: &mut dyn Write) -> io::Result<()> {
    let Line { number, position, depth, .. } = line;
    writeln!(out, "line {number}: {count} nodes here at depth {depth}, {} there", line.count)?;
    writeln!(out, "\n{position}\n{}\n{} to move", position.to_picture().trim_end(), position.turn())?;
    if *depth == 1 {
        let moves = position.texts(&position.legal_moves(), draughts::Form::Full);
        writeln!(out, "here: {}", moves.join(" "))?;
    }
    Ok(())
}

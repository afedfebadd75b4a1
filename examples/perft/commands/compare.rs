//! `perft compare` and `perft serve`.

use std::io::{self, Write};

use draughts::{AnyPosition, Reading};

use super::super::compare::counts::compare_counts;
use super::super::compare::other::{Program, serve};
use super::super::compare::report::write_finding;
use super::super::compare::walk::compare;
use super::super::words::{Words, numbered_lines, text_of, unwritten};
use super::{SETTINGS, counting, perft, position, which_variant};

/// What the process ends with if the two differ.
const DIFFERENT: u8 = 1;

/// Compares with a program or with a file of counts.
pub fn run(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let with_value = [&["depth", "against", "counts", "fen", "fens"][..], &SETTINGS].concat();
    let words = Words::parse(arguments.into_iter(), &with_value, &["routes"])?;
    let [variant] = &words.plain[..] else { return Err(which_variant("compare", &words)) };
    let start = position(variant, words.text("fen"))?;
    let depth = words.number("depth")?.unwrap_or(5);
    if depth == 0 {
        return Err("--depth 0 has nothing to compare".to_string());
    }
    match (words.text("against"), words.text("counts")) {
        (Some(command), None) => {
            let mut other = Program::start(command)?;
            for position in positions(&words, &start)? {
                if let Some(finding) = compare(&position, depth, counting(&words), &mut other, out)? {
                    write_finding(&finding, out).map_err(unwritten)?;
                    return Ok(DIFFERENT);
                }
            }
            writeln!(out, "no difference to depth {depth}").map_err(unwritten)?;
            Ok(0)
        }
        (None, Some(path)) => {
            let perft = perft(&words, 0, counting(&words))?;
            Ok(if compare_counts(&start, &text_of(path)?, &perft, out)? { 0 } else { DIFFERENT })
        }
        _ => Err("compare with what? --against 'COMMAND' or --counts FILE".to_string()),
    }
}

/// Where to compare from: the start, or every position of a file.
fn positions(words: &Words, start: &AnyPosition) -> Result<Vec<AnyPosition>, String> {
    let Some(path) = words.text("fens") else { return Ok(vec![start.clone()]) };
    let read = |(number, fen): (usize, &str)| {
        let position = start.read(fen.trim(), Reading::TOLERANT);
        position.map_err(|error| format!("line {number} of {path}: {error}"))
    };
    let text = text_of(path)?;
    let positions: Vec<_> = numbered_lines(&text).map(read).collect::<Result<_, String>>()?;
    if positions.is_empty() { Err(format!("{path} has no position to compare")) } else { Ok(positions) }
}

/// Answers another program's `compare`.
pub fn run_serve(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let words = Words::parse(arguments.into_iter(), &[], &["routes"])?;
    let [variant] = &words.plain[..] else { return Err(which_variant("serve", &words)) };
    serve(&position(variant, None)?, counting(&words), io::stdin().lock(), out).map_err(unwritten)?;
    Ok(0)
}

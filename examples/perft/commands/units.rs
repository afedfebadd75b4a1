//! `perft units`, `perft run-unit` and `perft sum-units`: a count cut into parts for many machines.
//!
//! The parts stand in a plain file; each can be counted anywhere, and again, since the sum takes every
//! part once. A line of results that was cut short, or changed, is told by its check and left out.

use std::collections::BTreeMap;
use std::io::Write;

use draughts::{AnyPosition, Counting, by_name};

use super::super::words::{Words, number, text_of, unwritten};
use super::{SETTINGS, counting, perft, position};

/// What the process ends with if parts are missing.
const INCOMPLETE: u8 = 1;

const TOO_MANY: &str = "there are more leaves than 128 bits can count";

/// The file of parts.
struct Parts {
    variant: String,
    counting: Counting,
    /// The depth of the whole, and what is left of it below each part.
    depth: u32,
    below: u32,
    parts: Vec<Part>,
}

/// A position, and how many ways lead to it.
struct Part {
    fen: String,
    ways: u128,
}

/// Writes the parts of a count.
pub fn run_split(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let words = Words::parse(arguments.into_iter(), &["ply", "fen"], &["routes"])?;
    let [variant, depth] = &words.plain[..] else {
        return Err("units takes VARIANT and DEPTH; perft --list shows the variants".to_string());
    };
    let (start, depth): (_, u32) = (position(variant, words.text("fen"))?, number("DEPTH", depth)?);
    let ply = words.number("ply")?.unwrap_or(depth / 3);
    let below = depth.checked_sub(ply).ok_or(format!("--ply {ply} lies beyond depth {depth}"))?;
    let counting = counting(&words);
    let mut plies = start.plies_counting(counting);
    plies.nth(ply as usize);
    let parts = plies.positions().map(|(position, ways)| part(&position, ways)).collect::<Result<_, String>>()?;
    let parts = Parts { variant: variant.clone(), counting, depth, below, parts };
    out.write_all(parts.to_text()?.as_bytes()).map_err(unwritten)?;
    Ok(0)
}

fn part(position: &AnyPosition, ways: u128) -> Result<Part, String> {
    let fen = position.to_fen();
    match position.with_fen(&fen) {
        // So many and more: what a part of them would add is not known.
        Ok(_) if ways == u128::MAX => Err(TOO_MANY.to_string()),
        Ok(same) if same == *position => Ok(Part { fen, ways }),
        _ => Err(format!("a FEN does not keep all of {position}, so it cannot be a part")),
    }
}

/// Counts parts: one line of results each.
pub fn run_unit(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let words = Words::parse(arguments.into_iter(), &SETTINGS, &[])?;
    let [file, which] = &words.plain[..] else {
        return Err("run-unit takes FILE and NUMBER or FIRST-LAST".to_string());
    };
    let parts = Parts::read(file)?;
    let start = by_name(&parts.variant).map_err(|error| error.to_string())?;
    let (first, last): (usize, usize) = match which.split_once('-') {
        Some((first, last)) => (number("FIRST", first)?, number("LAST", last)?),
        None => (number("NUMBER", which)?, number("NUMBER", which)?),
    };
    if last < first {
        return Err(format!("parts are counted upwards, not {which}"));
    }
    let Some(end) = parts.parts.len().checked_sub(1) else { return Err(format!("{file} has no parts")) };
    let perft = perft(&words, parts.below, parts.counting)?;
    for index in first..=last {
        let part = parts.parts.get(index).ok_or_else(|| format!("there is no part {index}: they are 0 to {end}"))?;
        let position = start.with_fen(&part.fen).map_err(|error| format!("part {index}: {error}"))?;
        let leaves = position.run_perft(&perft).map_err(|error| error.to_string())?;
        writeln!(out, "{}", parts.result(index, leaves)).and_then(|()| out.flush()).map_err(unwritten)?;
    }
    Ok(0)
}

/// Adds up results.
pub fn run_sum(arguments: Vec<String>, out: &mut dyn Write) -> Result<u8, String> {
    let words = Words::parse(arguments.into_iter(), &[], &[])?;
    let [file, results @ ..] = &words.plain[..] else { return Err("sum-units takes FILE and RESULTS...".to_string()) };
    let parts = Parts::read(file)?;
    let mut known: BTreeMap<usize, u128> = BTreeMap::new();
    let mut spoilt = 0;
    for path in results {
        let text = text_of(path)?;
        for line in text.lines() {
            match parts.read_result(line) {
                Some((index, leaves)) if known.get(&index).is_some_and(|known| *known != leaves) => {
                    return Err(format!("part {index} has two different counts; run it again"));
                }
                Some((index, leaves)) => drop(known.insert(index, leaves)),
                None => spoilt += 1,
            }
        }
    }
    parts.write_sum(&known, spoilt, out)
}

impl Parts {
    fn to_text(&self) -> Result<String, String> {
        let ways = self.parts.iter().try_fold(0_u128, |sum, part| sum.checked_add(part.ways)).ok_or(TOO_MANY)?;
        let mut text = format!(
            "# perft units 1\n# variant: {}\n# counting: {}\n# depth: {}\n# below: {}\n# parts: {}, ways: {ways}\n",
            self.variant,
            name(self.counting),
            self.depth,
            self.below,
            self.parts.len()
        );
        for (index, part) in self.parts.iter().enumerate() {
            text.push_str(&format!("{index}\t{}\t{}\n", part.fen, part.ways));
        }
        Ok(text)
    }

    fn read(path: &str) -> Result<Self, String> {
        let text = text_of(path)?;
        let heading = |key: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(&format!("# {key}: ")));
            found.ok_or(format!("{path} has no heading {key}, so it is no file of parts"))
        };
        let counting = if heading("counting")? == name(Counting::Routes) { Counting::Routes } else { Counting::Moves };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let parts: Vec<_> = lines.enumerate().map(|(index, line)| read_part(index, line)).collect::<Result<_, _>>()?;
        let said = heading("parts")?.split(',').next().unwrap_or_default();
        if said != parts.len().to_string() {
            return Err(format!("{path} has {} parts where its heading says {said}", parts.len()));
        }
        let (variant, depth) = (heading("variant")?.to_string(), number("depth", heading("depth")?)?);
        Ok(Parts { variant, counting, depth, below: number("below", heading("below")?)?, parts })
    }

    /// One line of results.
    fn result(&self, index: usize, leaves: u128) -> String {
        format!("{index}\t{leaves}\t{:016x}", self.check(index, leaves))
    }

    /// The part and its leaves, if the line is whole and belongs to this file.
    fn read_result(&self, line: &str) -> Option<(usize, u128)> {
        let mut fields = line.split('\t');
        let (index, leaves) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let is_mine = index < self.parts.len() && line == self.result(index, leaves);
        is_mine.then_some((index, leaves))
    }

    /// A number that depends on all that the count of a part depends on: FNV-1a.
    fn check(&self, index: usize, leaves: u128) -> u64 {
        let (part, below, counting) = (&self.parts[index], self.below, name(self.counting));
        let text = format!("{} {counting} {below} {index} {} {} {leaves}", self.variant, part.fen, part.ways);
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    }

    fn write_sum(&self, known: &BTreeMap<usize, u128>, spoilt: usize, out: &mut dyn Write) -> Result<u8, String> {
        let sum = known
            .iter()
            .try_fold(0_u128, |sum, (&index, leaves)| sum.checked_add(leaves.checked_mul(self.parts[index].ways)?));
        let sum = sum.ok_or(TOO_MANY)?;
        let missing: Vec<_> = (0..self.parts.len()).filter(|index| !known.contains_key(index)).collect();
        if spoilt > 0 {
            writeln!(out, "lines left out, being cut short, changed or of another file: {spoilt}")
                .map_err(unwritten)?;
        }
        if let Some(first) = missing.first() {
            writeln!(out, "{} of {} parts are missing, the first is {first}", missing.len(), self.parts.len())
                .map_err(unwritten)?;
            return Ok(INCOMPLETE);
        }
        writeln!(out, "{} {}\t{sum}", self.variant, self.depth).map_err(unwritten)?;
        Ok(0)
    }
}

fn read_part(index: usize, line: &str) -> Result<Part, String> {
    let wrong = || format!("part {index} of the file is {line:?}, not a number, a FEN and the ways that lead to it");
    let mut fields = line.split('\t');
    let (number, fen, ways) = (fields.next(), fields.next(), fields.next());
    let ways = ways.and_then(|ways| ways.parse().ok()).ok_or_else(wrong)?;
    let fen = fen.filter(|_| number == Some(&index.to_string())).ok_or_else(wrong)?;
    Ok(Part { fen: fen.to_string(), ways })
}

fn name(counting: Counting) -> &'static str {
    match counting {
        Counting::Moves => "moves",
        Counting::Routes => "routes",
    }
}

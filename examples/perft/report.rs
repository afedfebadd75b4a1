//! What is printed.

use std::fmt::Write as _;
use std::io::{Write as _, stdout};
use std::time::Instant;

use draughts::{AnyPosition, Counting, RuleSet, Shade, games, prefixes};

use crate::args::{Args, Format};

/// Every game with its board and GameType, and the prefixes.
pub fn list(format: Format) -> Result<String, String> {
    let mut text = String::new();
    let mut rows = Vec::new();
    for info in games() {
        let rules = RuleSet::named(info.key).map_err(|error| error.to_string())?;
        let shade = match rules.shade {
            Shade::Dark => "dark",
            Shade::Light => "light",
            Shade::Full => "all",
        };
        let board = format!("{}x{} {shade}", rules.files, rules.ranks);
        let game_type = info.game_type.map_or("-".to_string(), |number| number.to_string());
        rows.push([info.key.to_string(), board, game_type, info.starts.to_string(), info.aliases.join(" ")]);
    }
    for [key, board, game_type, starts, aliases] in &rows {
        let _ = match format {
            Format::Text => writeln!(text, "{key:26} {board:12} {game_type:>4}  {starts:6} {aliases}"),
            Format::Tsv => writeln!(text, "{key}\t{board}\t{game_type}\t{starts}\t{aliases}"),
            Format::Json => writeln!(
                text,
                "{{\"key\": \"{key}\", \"board\": \"{board}\", \"game_type\": \"{game_type}\", \"starts\": \"{starts}\"}}"
            ),
        };
    }
    if format == Format::Text {
        text.push_str("\nBefore any name, several if they do not contradict each other:\n");
        for prefix in prefixes() {
            let _ = writeln!(text, "{:26} {}", format!("{}-", prefix.word()), prefix.meaning());
        }
        text.push_str("\nAfter a name, after a colon and with commas between them, rules that differ:\n");
        text.push_str("russian:board=10x8,rows=3\n");
    }
    Ok(text)
}

/// The board, drawn.
pub fn picture(position: &AnyPosition) -> String {
    format!("{position:#}\n{}\n", position.to_fen())
}

/// The legal moves, one a line.
pub fn moves(position: &AnyPosition, format: Format) -> String {
    let mut texts: Vec<_> = position.legal_moves().iter().map(|m| position.text(m)).collect();
    texts.sort();
    match format {
        Format::Text | Format::Tsv => texts.iter().map(|text| format!("{text}\n")).collect(),
        Format::Json => format!("[{}]\n", texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", ")),
    }
}

/// The leaves below each move.
pub fn divide(position: &AnyPosition, args: &Args) -> Result<String, String> {
    let depth = args.depth.unwrap_or(0);
    if depth == 0 {
        return Err("divide needs a depth of at least 1".into());
    }
    let divided = position.divide_counting(depth, args.counting);
    let mut rows: Vec<_> = divided.iter().map(|(m, leaves)| (position.text(m), *leaves)).collect();
    rows.sort();
    let mut text = String::new();
    match args.format {
        Format::Tsv => rows.iter().for_each(|(m, leaves)| text.push_str(&format!("{m}\t{leaves}\n"))),
        Format::Text => {
            rows.iter().for_each(|(m, leaves)| text.push_str(&format!("{m:16} {leaves}\n")));
            text.push_str(&format!("{:16} {}\n", "total", rows.iter().map(|(_, leaves)| leaves).sum::<u64>()));
        }
        Format::Json => {
            let rows: Vec<_> = rows.iter().map(|(m, leaves)| format!("{}: {leaves}", quoted(m))).collect();
            text = format!("{{{}}}\n", rows.join(", "));
        }
    }
    Ok(text)
}

/// The leaves depth by depth, each printed when it is known.
pub fn count(position: &AnyPosition, args: &Args) -> Result<(), String> {
    let depth = args.depth.unwrap_or(0);
    let first = if args.last { depth } else { depth.min(1) };
    let mut rows = Vec::new();
    for depth in first..=depth {
        let begun = Instant::now();
        let nodes = position.perft_counting(depth, args.counting);
        let seconds = begun.elapsed().as_secs_f64();
        match args.format {
            Format::Text => {
                let rate = nodes as f64 / seconds.max(1e-9) / 1e6;
                println!("{depth:3} {nodes:20} {seconds:10.3} s {rate:9.1} million a second");
            }
            Format::Tsv => println!("{depth}\t{nodes}"),
            Format::Json => rows.push(format!("{{\"depth\": {depth}, \"nodes\": {nodes}, \"seconds\": {seconds:.6}}}")),
        }
        let _ = stdout().flush();
    }
    if args.format == Format::Json {
        let counting = if args.counting == Counting::Moves { "moves" } else { "routes" };
        println!(
            "{{\"variant\": {}, \"fen\": {}, \"counting\": \"{counting}\", \"depths\": [{}]}}",
            quoted(position.info().key),
            quoted(&position.to_fen()),
            rows.join(", ")
        );
    }
    Ok(())
}

/// A word as JSON.
fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}

//! The list of games.

use std::io::{self, Write};

use draughts::{RuleSet, Shade, by_name, games, prefixes, unit_games, unit_parameters};

use super::args::Format;
use super::json;

/// One game of the list.
struct Line {
    key: &'static str,
    board: String,
    game_type: Option<u8>,
    aliases: &'static [&'static str],
}

fn lines() -> impl Iterator<Item = Line> {
    let of_men = games().map(|info| {
        let board = RuleSet::named(info.key).map_or_else(|_| squares(info.key), |rules| board(&rules));
        Line { key: info.key, board, game_type: info.game_type, aliases: info.aliases }
    });
    let of_units = unit_games().map(|key| Line { key, board: squares(key), game_type: None, aliases: &[] });
    of_men.chain(of_units)
}

fn board(rules: &RuleSet) -> String {
    let shade = match rules.shade {
        Shade::Dark => "",
        Shade::Light => " light",
        Shade::Full => " all squares",
    };
    format!("{}x{}{shade}", rules.files, rules.ranks)
}

/// The board of a game that is not played on a rectangle.
fn squares(key: &str) -> String {
    by_name(key).map_or_else(|_| String::new(), |start| format!("{} squares", start.squares().len()))
}

/// Writes every name, board and GameType.
pub fn write(format: Format, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::Text => write_text(out),
        Format::Tsv => lines().try_for_each(|line| {
            let game_type = line.game_type.map_or(String::new(), |number| number.to_string());
            writeln!(out, "{}\t{}\t{game_type}\t{}", line.key, line.board, line.aliases.join(","))
        }),
        Format::Json => {
            let objects: Vec<_> = lines().map(|line| object(&line)).collect();
            writeln!(out, "[\n  {}\n]", objects.join(",\n  "))
        }
    }
}

fn object(line: &Line) -> String {
    let game_type = line.game_type.map_or("null".to_string(), |number| number.to_string());
    let aliases: Vec<_> = line.aliases.iter().map(|alias| json::string(alias)).collect();
    format!(
        "{{\"name\": {}, \"board\": {}, \"gameType\": {game_type}, \"aliases\": [{}]}}",
        json::string(line.key),
        json::string(&line.board),
        aliases.join(", ")
    )
}

fn write_text(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{:24} {:18} {:>8}  also called", "name", "board", "GameType")?;
    for line in lines() {
        let game_type = line.game_type.map_or("-".to_string(), |number| number.to_string());
        let text = format!("{:24} {:18} {game_type:>8}  {}", line.key, line.board, line.aliases.join(", "));
        writeln!(out, "{}", text.trim_end())?;
    }
    writeln!(out, "\nBefore any name but the trigonal ones, one or several of these, each with a hyphen:")?;
    for prefix in prefixes() {
        writeln!(out, "{:14} {}", format!("{}-", prefix.word()), prefix.meaning())?;
    }
    writeln!(out, "\nAfter a trigonal name, a colon and these, as in trigonal-army-2:side=6,diagonal=d6:")?;
    for (name, values) in unit_parameters() {
        writeln!(out, "{:32} {values}", format!("{name}="))?;
    }
    writeln!(out, "\nAfter any other name, a colon and rules that differ, as in a file of rules:")?;
    writeln!(out, "{:32} the board, and rows of men on it", "sintez-ru:board=10x10,rows=3")?;
    writeln!(out, "{:32} squares played on: dark, light or full", "croda:shade=dark")?;
    writeln!(out, "{:32} rows left free at the edge", "english:rows=2,skip=1")?;
    writeln!(out, "{:32} rows to drop men on, after free ones", "neu-turkish:drop-rows=2,drop-skip=1")
}

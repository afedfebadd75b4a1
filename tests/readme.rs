//! The table of games in the README says what the catalogue says.
//!
//! `README=write cargo test --test readme` writes it anew.

use std::fmt::Write;
use std::fs;

use draughts::{AnyPosition, Criterion, Crowning, Headings, Landing, Reach, RuleSet, Shade, by_name, games};

const BEGIN: &str = "<!-- games -->\n";
const END: &str = "<!-- /games -->";

fn board(rules: &RuleSet) -> String {
    let shade = match rules.shade {
        Shade::Dark => "dark",
        Shade::Light => "light",
        Shade::Full => "all",
    };
    format!("{}×{} {shade}", rules.files, rules.ranks)
}

fn lines(headings: Headings) -> &'static str {
    let names = [
        (Headings::FORWARD_DIAGONALS, "forward"),
        (Headings::DIAGONALS, "diagonals"),
        (Headings::ORTHOGONALS, "straight"),
        (Headings::FORWARD_AND_SIDEWAYS, "forward, sideways"),
        (Headings::ALL, "all eight"),
    ];
    names.iter().find(|(set, _)| *set == headings).map_or("five forward", |(_, name)| name)
}

fn kings(rules: &RuleSet) -> String {
    let reach = match (rules.crowning, rules.king_reach) {
        (Crowning::Never, _) => return "none".into(),
        (_, Reach::Flying) => "flying",
        (_, Reach::Short) => "short",
    };
    let landing = match rules.landing {
        Landing::Any => "",
        Landing::Next => ", land right behind",
        Landing::NextAfterKing => ", halt behind a king",
    };
    let limit = rules.king_run_limit.map_or(String::new(), |limit| format!(", {limit} moves in a row"));
    format!("{reach}{landing}{limit}")
}

fn captures(rules: &RuleSet) -> String {
    let second = rules.second_mode.as_ref().map_or(String::new(), |mode| format!(" or {}", lines(mode.man_jumps)));
    let kings = if rules.men_take_kings { "" } else { ", not kings" };
    format!("{}{second}{kings}", lines(rules.man_jumps))
}

fn priority(rules: &RuleSet) -> String {
    let word = |criterion: &Criterion| match criterion {
        Criterion::Count => "most pieces".to_string(),
        Criterion::Value { man, king } => format!("value {man}:{king}"),
        Criterion::WithKing => "by a king".into(),
        Criterion::Kings => "most kings".into(),
        Criterion::KingsFirst => "kings first".into(),
    };
    let words: Vec<_> = rules.precedence.iter().map(word).collect();
    if words.is_empty() { "free".into() } else { words.join(", ") }
}

fn promotion(rules: &RuleSet) -> &'static str {
    match rules.crowning {
        Crowning::WhenItStops => "if it stops there",
        Crowning::EndsTheMove => "ends the move",
        Crowning::ContinuesAsKing => "goes on as king",
        Crowning::Never => "none",
    }
}

fn row(position: &AnyPosition) -> String {
    let info = position.info();
    let names = std::iter::once(&info.key).chain(info.aliases).map(|name| format!("`{name}`")).collect::<Vec<_>>();
    let facts = match position.rules() {
        Some(rules) => {
            [board(&rules), kings(&rules), captures(&rules), priority(&rules), promotion(&rules).into()].join(" | ")
        }
        // The hexagon, which rules as data do not know.
        None => "hexagon of 61 | flying | all six | most pieces | if it stops there".into(),
    };
    let game_type = info.game_type.map_or(String::new(), |number| number.to_string());
    let source = info.source.replace("RULES.md section ", "§ ").replace("number", "no.");
    format!("| {} | {facts} | {game_type} | {} | {source} |", names.join(", "), info.starts)
}

fn table() -> String {
    let mut table = String::from(
        "\n| name | board | kings | men capture | priority | crowned on the far row | GameType | starts | RULES.md |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    for info in games() {
        writeln!(table, "{}", row(&by_name(info.key).unwrap())).unwrap();
    }
    table + "\n"
}

#[test]
fn the_table_of_games_is_that_of_the_catalogue() {
    let readme = fs::read_to_string("README.md").unwrap();
    let (before, rest) = readme.split_once(BEGIN).unwrap();
    let (_, after) = rest.split_once(END).unwrap();
    let expected = [before, BEGIN, &table(), END, after].concat();
    if std::env::var("README").is_ok_and(|what| what == "write") {
        fs::write("README.md", &expected).unwrap();
    }
    assert!(readme == expected, "README=write cargo test --test readme writes the table of games anew");
}

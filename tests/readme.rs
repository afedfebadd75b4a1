//! What the README and the pages of `docs` show is what the catalogue says, and their links lead somewhere.
//!
//! `README=write cargo test --test readme` writes the table of games anew, into the README and into `docs/games.md`, which
//! is a part of the documentation's front page.

use std::fmt::Write;
use std::fs;
use std::path::Path;

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
        other => panic!("no word for {other:?}"),
    };
    let landing = match rules.landing {
        Landing::Any => "",
        Landing::Next => ", land right behind",
        Landing::NextAfterKing => ", halt behind a king",
        other => panic!("no word for {other}"),
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
        other => panic!("no word for {other}"),
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
        other => panic!("no word for {other}"),
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
        "| name | board | kings | men capture | priority | crowned on the far row | GameType | starts | RULES.md |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    for info in games() {
        writeln!(table, "{}", row(&by_name(info.key).unwrap())).unwrap();
    }
    table
}

/// Fails unless the file holds this text; writes it first if that is asked for.
fn holds(path: &str, expected: &str) {
    if std::env::var("README").is_ok_and(|what| what == "write") {
        fs::write(path, expected).unwrap();
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(found == expected, "{path}: README=write cargo test --test readme writes the table of games anew");
}

#[test]
fn the_table_of_games_is_that_of_the_catalogue() {
    let readme = fs::read_to_string("README.md").unwrap();
    let (before, rest) = readme.split_once(BEGIN).unwrap();
    let (_, after) = rest.split_once(END).unwrap();
    holds("README.md", &[before, BEGIN, "\n", &table(), "\n", END, after].concat());
    holds("docs/games.md", &format!("# The games\n\n{}", table()));
}

/// The guides: a module of `src/guide.rs` for each file.
const GUIDES: [&str; 4] = ["your-own-game", "perft", "other-boards", "other-libraries"];

/// A text without its blocks of code.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The links of a page: `[label]: target`, and `[text](target)`.
fn links(text: &str) -> Vec<(String, String)> {
    let definition =
        |line: &str| line.strip_prefix('[')?.split_once("]: ").map(|(l, t)| (l.to_string(), t.to_string()));
    let inline = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    text.lines().filter_map(definition).chain(inline.map(|(target, _)| (String::new(), target.to_string()))).collect()
}

fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |c: &char| c.is_alphanumeric() || " -_".contains(*c);
    headings.map(|heading| heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")).collect()
}

#[test]
fn a_page_read_on_its_own_links_to_files_that_are_there() {
    let pages =
        ["README.md", "RULES.md", "DESIGN.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].map(String::from);
    for page in pages.into_iter().chain(GUIDES.map(|guide| format!("docs/{guide}.md"))) {
        let text = prose(&fs::read_to_string(&page).unwrap());
        let folder = Path::new(&page).parent().unwrap();
        for (_, target) in links(&text).into_iter().filter(|(_, target)| !target.starts_with("https://")) {
            let there = match target.strip_prefix('#') {
                Some(anchor) => anchors(&text).iter().any(|heading| heading == anchor),
                None => folder.join(&target).exists(),
            };
            assert!(there, "{page} links to {target}, which is not there");
        }
    }
}

/// In the documentation a guide's own links would lead nowhere: each has another target there.
#[test]
fn every_link_of_a_guide_has_a_target_in_the_documentation() {
    let source = fs::read_to_string("src/guide.rs").unwrap();
    for guide in GUIDES {
        let text = prose(&fs::read_to_string(format!("docs/{guide}.md")).unwrap());
        let own: Vec<_> = links(&text)
            .into_iter()
            .filter(|(_, target)| !target.starts_with('#') && !target.starts_with("https:"))
            .collect();
        let (before, _) = source.split_once(&format!("docs/{guide}.md")).unwrap();
        let comment: String = before.rsplit("\n\n").next().unwrap().replace("/// ", "");
        let labels = |links: Vec<(String, String)>| links.into_iter().map(|(label, _)| label).collect::<Vec<_>>();
        assert_eq!(labels(own), labels(links(&comment)), "docs/{guide}.md, src/guide.rs");
    }
}

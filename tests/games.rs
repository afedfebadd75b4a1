//! Every game of the catalogue against published counts, against the reference generator and
//! against the table of RULES.md section 12.
//!
//! What compiles every game anew runs with `--cfg deep` only: see `scripts/deep`.

#![cfg_attr(not(deep), allow(dead_code, unused_imports))]

mod reference;
mod static_games;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use draughts::*;
use static_games::{Engine, catalogue, engine, facts};

/// Counts above this are left to the perft suite.
const MOST_LEAVES: u128 = 300_000;

/// The reference knows square boards only.
const NOT_IN_REFERENCE: &[&str] = &["hexdame"];

/// One table of counts from the start of a game.
struct Table {
    file: PathBuf,
    key: String,
    /// What is counted, to which depth, and the count.
    counts: Vec<(Counting, u32, u128)>,
}

/// The counts of a file that start from the start of the game.
fn read_table(file: PathBuf) -> Table {
    let text = fs::read_to_string(&file).unwrap();
    let (mut key, mut counts, mut from_start) = (String::new(), Vec::new(), false);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["variant", name] => key = name.to_string(),
            ["fen", fen] => from_start = fen == "startpos",
            [what @ ("moves" | "routes"), depth, count] if from_start => {
                let counting = if what == "moves" { Counting::Moves } else { Counting::Routes };
                counts.push((counting, depth.parse().unwrap(), count.parse().unwrap()));
            }
            _ => {}
        }
    }
    Table { file, key, counts }
}

fn tables() -> Vec<Table> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft")).unwrap();
    let files = folder.map(|entry| entry.unwrap().path());
    files.filter(|file| file.extension().is_some_and(|end| end == "perft")).map(read_table).collect()
}

#[cfg(deep)]
#[test]
fn counts_from_the_start_are_those_of_the_tables() {
    for table in tables() {
        let engine = engine(&table.key).unwrap_or_else(|| panic!("no game for {}", table.file.display()));
        assert_eq!(engine.info().key, table.key);
        for &(counting, depth, count) in table.counts.iter().filter(|(_, _, count)| *count <= MOST_LEAVES) {
            assert_eq!(engine.perft(depth, counting) as u128, count, "{} {counting:?} {depth}", table.key);
        }
    }
}

#[cfg(deep)]
#[test]
fn games_without_a_table_count_as_the_reference_does() {
    let known: BTreeSet<_> = tables().into_iter().map(|table| table.key).collect();
    for engine in catalogue().filter(|engine| !known.contains(engine.info().key)) {
        let key = engine.info().key;
        if NOT_IN_REFERENCE.contains(&key) {
            continue;
        }
        let rules = reference::game(key).unwrap_or_else(|| panic!("the reference does not know {key}"));
        let depth = if key.starts_with("sintez") { 3 } else { 4 };
        assert_eq!(engine.perft(depth, Counting::Moves), rules.perft(&rules.initial(), depth), "{key}");
    }
}

#[cfg(deep)]
#[test]
fn positions_count_as_in_their_table() {
    let table = include_str!("perft/positions.tsv");
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let columns: Vec<_> = line.split('\t').collect();
        let [key, fen, counts @ ..] = &columns[..] else { panic!("{line}") };
        let engine = engine(key).unwrap_or_else(|| panic!("no game {key}"));
        let position = reference::game(key).unwrap().parse_fen(fen).unwrap();
        for (count, depth) in counts.iter().zip(1..) {
            assert_eq!(engine.perft_at(&position, depth).to_string(), *count, "{line}");
        }
    }
}

/// Small, even and the same everywhere: SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

/// Any pieces anywhere, but no man on the row where he would have been crowned.
fn scattered(rules: &reference::Game, random: &mut Random) -> reference::Position {
    use reference::{Color, Kind, Piece};
    let mut position = rules.initial();
    let squares: Vec<_> = rules.squares().collect();
    squares.iter().for_each(|&sq| position.board.set(sq, None));
    for _ in 0..squares.len() * (2 + random.below(4)) / 12 {
        let sq = squares[random.below(squares.len())];
        let color = [Color::White, Color::Black][random.below(2)];
        let kind = if !rules.first_king_wins && random.below(4) == 0 { Kind::King } else { Kind::Man };
        if kind == Kind::King || !rules.is_last_row(sq, color) {
            position.board.set(sq, Some(Piece { color, kind }));
        }
    }
    position.turn = [Color::White, Color::Black][random.below(2)];
    position.reserves = position.reserves.map(|men| men.min(2));
    position
}

fn agrees_with_reference(engine: &dyn Engine, positions: usize) {
    let key = engine.info().key;
    let rules = reference::game(key).unwrap_or_else(|| panic!("the reference does not know {key}"));
    let mut random = Random(key.bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31) + byte as u64));
    for _ in 0..positions {
        let position = scattered(&rules, &mut random);
        let moves: BTreeSet<_> = rules.moves(&position).iter().map(ToString::to_string).collect();
        assert!(moves.iter().eq(engine.moves_at(&position).iter()), "{key} {position:?}\n{moves:?}");
        assert_eq!(engine.perft_at(&position, 2), rules.perft(&position, 2), "{key} {position:?}");
    }
}

#[cfg(deep)]
#[test]
fn scattered_pieces_move_as_in_the_reference_in_every_game() {
    let games = catalogue().filter(|engine| !NOT_IN_REFERENCE.contains(&engine.info().key));
    games.for_each(|engine| agrees_with_reference(&*engine, 60));
}

#[cfg(deep)]
#[test]
fn scattered_pieces_move_as_in_the_reference_in_mixtures() {
    let keys = [
        "diagonal-jamaican",
        "diagonal-sintez2-ru",
        "neu-breakthrough-thai",
        "giveaway-diagonal-czech",
        "neu-giveaway-killer-portuguese",
        "killer-sintez-ru",
    ];
    for key in keys {
        let engine = engine(key).unwrap_or_else(|| panic!("no game {key}"));
        assert_eq!(engine.info().key, key);
        assert_eq!(engine.perft(2, Counting::Moves), {
            let rules = reference::game(key).unwrap();
            rules.perft(&rules.initial(), 2)
        });
        agrees_with_reference(&*engine, 60);
    }
}

#[cfg(deep)]
#[test]
fn sintez_is_played_on_boards_of_any_size() {
    for (key, (files, ranks, rows)) in [
        ("sintez-ru:board=10x10", (10, 10, 3)),
        ("sintez-ru:board=6x6,rows=2", (6, 6, 2)),
        ("sintez-inter:board=10x7,rows=2", (10, 7, 2)),
    ] {
        let base = key.split(':').next().unwrap();
        let rules = reference::game(base).unwrap().on_board(files, ranks, rows);
        assert_eq!(engine(key).unwrap().perft(3, Counting::Moves), rules.perft(&rules.initial(), 3), "{key}");
    }
}

#[cfg(deep)]
#[test]
fn a_neu_game_without_reserves_is_the_game_under_it() {
    for base in ["russian", "english", "italian", "turkish", "sintez-ru"] {
        let (neu, plain, rules) =
            (engine(&format!("neu-{base}")).unwrap(), engine(base).unwrap(), reference::game(base).unwrap());
        let mut random = Random(7);
        for _ in 0..100 {
            let position = scattered(&rules, &mut random);
            assert_eq!(neu.moves_at(&position), plain.moves_at(&position), "{base} {position:?}");
        }
    }
}

#[cfg(deep)]
#[test]
fn wrappers_change_only_what_they_say() {
    fn same<V: Compose, W: Compose>() {
        assert_eq!(facts::of::<V>(), facts::of::<W>(), "{}", W::INFO.key);
        assert_eq!((V::INFO.starts, V::INFO.notation), (W::INFO.starts, W::INFO.notation), "{}", W::INFO.key);
    }
    same::<English, GiveAway<English>>();
    same::<English, Breakthrough<English>>();
    same::<Frisian, Neu<GiveAway<Frisian>>>();
    same::<SintezSpanish, GiveAway<SintezSpanish>>();
    same::<International, Diagonal<International>>();
    same::<Jamaican, Breakthrough<Diagonal<Jamaican>>>();
    same::<KillerDraughts, Killer<International>>();
    same::<Thai, Killer<Thai>>();
    assert_eq!(facts::of::<International>(), facts::of::<OnBoard<Dark<10, 10>, WithRows<4, Brazilian>>>());
}

#[test]
fn mixtures_are_named_once_and_never_contradict_themselves() {
    let keys: Vec<_> = mixtures().collect();
    let known: BTreeSet<_> = keys.iter().collect();
    assert_eq!(known.len(), keys.len());
    // Games with a start and a goal to choose: all but antidraughts, the breakthroughs, NEU and Hexdame.
    let open = games().count() - 6;
    let oblong = ["spantsireti", "spantsireti-int", "ktar-10x11", "ktar-10x12"].len();
    assert_eq!(keys.len(), open * 9 - oblong * 3);
    for key in keys {
        assert!(reference::game(&key).is_some(), "{key}");
        assert!(!(key.starts_with("neu-") && key.contains("diagonal-")), "{key}");
        assert!(!(key.contains("giveaway-") && key.contains("breakthrough-")), "{key}");
    }
}

#[test]
fn no_two_games_share_a_name() {
    let mut names = BTreeSet::new();
    for info in games() {
        for name in [info.key].iter().chain(info.aliases) {
            assert!(names.insert(name.to_ascii_lowercase()), "{name}");
        }
    }
}

#[cfg(deep)]
#[test]
fn a_game_is_found_by_key_and_alias_in_any_case() {
    for (name, key) in [("Russian", "russian"), ("SHASHKI", "russian"), ("checkers", "english"), ("makhos", "thai")] {
        assert_eq!(engine(name).unwrap().info().key, key);
    }
    assert!(engine("russia").is_none());
    assert!(engine("").is_none());
}

#[test]
fn game_types_are_those_of_the_standard() {
    let numbers =
        |number| games().filter(|info| info.game_type == Some(number)).map(|info| info.key).collect::<Vec<_>>();
    let standard = [
        (20, "international"),
        (21, "english"),
        (22, "italian"),
        (23, "pool"),
        (24, "spanish"),
        (25, "russian"),
        (26, "brazilian"),
        (27, "canadian"),
        (28, "portuguese"),
        (29, "czech"),
        (30, "turkish"),
        (31, "thai"),
        (40, "frisian"),
        (41, "spantsireti"),
    ];
    for (number, key) in standard {
        assert_eq!(numbers(number).first(), Some(&key), "{number}");
    }
    assert_eq!(games().filter(|info| info.game_type.is_some()).count(), standard.len() + 1, "jamaican shares 23");
}

#[cfg(deep)]
#[test]
fn every_game_has_the_rules_of_the_table() {
    let table = include_str!("static_games/rules.txt");
    let mut rows: Vec<_> = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    for engine in catalogue() {
        let key = engine.info().key;
        let row = rows.iter().position(|row| row.split_whitespace().next() == Some(key));
        let row = rows.remove(row.unwrap_or_else(|| panic!("{key} is not in the table: {}", engine.facts())));
        let columns: Vec<_> = row.split_whitespace().skip(1).collect();
        assert_eq!(engine.facts(), columns.join(" "), "{key}");
    }
    assert!(rows.is_empty(), "{rows:?}");
}

#[test]
fn a_state_of_a_two_player_game_on_64_bits_takes_32_bytes() {
    assert_eq!(size_of::<StateOf<International>>(), 32);
    assert_eq!(size_of::<StateOf<Neu<SintezRu>>>(), 32);
}

//! Random games and random positions in the crate and in the slow reference at once.

use std::collections::BTreeMap;

use draughts::{Bitboard, Color, Position, Reading, Square, Terrain, perft};

use crate::data::described;
use crate::reference_trigonal as slow;
use crate::{Dice, game, moves};

fn slow_outcome(outcome: Option<slow::Outcome>) -> String {
    let letter = |player| match player {
        slow::Player::Black => 'B',
        slow::Player::White => 'W',
        slow::Player::Third => 'T',
    };
    match outcome {
        None => "-".into(),
        Some(slow::Outcome::Crushing(winner)) => format!("crushing {}", letter(winner)),
        Some(slow::Outcome::Simple(winner)) => format!("simple {}", letter(winner)),
        Some(slow::Outcome::Blocked(loser)) => format!("blocked {}", letter(loser)),
        Some(slow::Outcome::AllBlocked) => "all-blocked".into(),
        Some(slow::Outcome::GladiatorDraw) => "gladiator-draw".into(),
    }
}

/// Plays `games` games of at most `plies` plies; answers how many positions were compared.
fn compare(key: &str, games: usize, plies: usize, dice: &mut Dice) -> usize {
    let (fast, reference) = (game(key), slow::Game::parse(key).unwrap());
    let mut compared = 0;
    for _ in 0..games {
        let (mut position, mut table) = (Position::initial_of(fast.clone()), reference.initial());
        for _ in 0..plies {
            let mut expected: Vec<_> = reference.moves(&table).iter().map(|m| m.text()).collect();
            expected.sort();
            assert_eq!(moves(&position), expected, "{key}: {}", position.to_fen());
            assert_eq!(position.count_moves(), expected.len() as u64, "{key}: {}", position.to_fen());
            let outcome = slow_outcome(reference.outcome(&table));
            assert_eq!(described(position.outcome(), position.turn()), outcome, "{key}: {}", position.to_fen());
            compared += 1;
            if expected.is_empty() {
                break;
            }
            if outcome == "-" {
                assert_eq!(position.to_fen(), reference.to_text(&table));
                let read = Position::read(fast.clone(), &position.to_fen(), Reading::STRICT);
                assert_eq!(read.as_ref(), Ok(&position));
            }
            if compared % 40 == 0 {
                assert_eq!(perft(&position, 2), reference.perft(&table, 2), "{key}: {}", position.to_fen());
            }
            let text = &expected[dice.below(expected.len())];
            position = crate::after(&position, text);
            table =
                reference.moves(&table).iter().find(|m| &m.text() == text).map(|m| reference.play(&table, m)).unwrap();
        }
    }
    compared
}

/// Keys of one set-up that bring out everything: contact, returns, draws, every parameter.
fn keys(game: &str) -> Vec<String> {
    let settings = [
        "side=4,home=2",
        "side=5,home=2",
        "side=6,home=3",
        "side=8,home=4",
        "side=6,home=3,diagonal=d6",
        "side=6,home=3,diagonal=d9",
        "side=6,home=3,white=down",
        "side=6,home=3,quiet-then-capture=no",
    ];
    settings.iter().map(|settings| format!("trigonal-{game}:{settings}")).collect()
}

fn compare_all(game: &str, seed: u64) {
    let mut dice = Dice(seed);
    let compared: usize = keys(game).iter().map(|key| compare(key, 4, 120, &mut dice)).sum();
    assert!(compared > 1000, "{compared}");
}

#[test]
fn random_games_of_checkers_between_two_agree() {
    compare_all("pure-2", 1);
}

#[test]
fn random_games_of_armies_between_two_agree() {
    compare_all("army-2", 2);
}

#[test]
fn random_games_of_checkers_among_three_agree() {
    compare_all("pure-3", 3);
}

#[test]
fn random_games_of_armies_among_three_agree() {
    compare_all("army-3", 4);
}

#[test]
fn random_games_on_the_whole_board_agree() {
    for key in ["trigonal-army-2", "trigonal-army-3"] {
        assert!(compare(key, 1, 150, &mut Dice(5)) > 100);
    }
}

/// A position of units of all kinds put on a small board by chance, some of them taken.
fn scattered(reference: &slow::Game, dice: &mut Dice) -> String {
    let players = &reference.rules().players;
    let mut position = slow::Position::empty(players[dice.below(players.len())]);
    let cells = slow::geometry::cells(reference.rules().side);
    let units = 3 + dice.below(cells.len() * 2 / 3);
    for i in 0..units {
        let unit = slow::Unit { owner: players[i % players.len()], kind: slow::Kind::ALL[dice.below(6)] };
        position.units.insert(cells[dice.below(cells.len())], unit);
    }
    for &player in players {
        for kind in [slow::Kind::Checker, slow::Kind::Pawn] {
            position.set_pool(player, kind, dice.below(4));
        }
        let gladiator = |&(cell, kind): &(slow::Cell, slow::Kind)| {
            kind == slow::Kind::Gladiator && reference.is_goal(player, cell) && reference.rules().is_two_sided()
        };
        let on_goal = position.units_of(player).find(gladiator);
        if let Some((cell, _)) = on_goal.filter(|_| player == position.to_move && dice.below(2) == 0) {
            position.pending.insert(player, cell);
        }
    }
    reference.to_text(&position)
}

/// What a move shows, for counting: a letter that says what it is.
fn traits(text: &str) -> Vec<&'static str> {
    let taken = text.split_once(" x ").map_or(0, |(_, rest)| 1 + rest.matches(',').count());
    let words = [
        ("return of several", text.starts_with("return") && text.split(" to ").next().unwrap().contains(',')),
        ("return", text.starts_with("return")),
        ("skip", text == "skip"),
        ("hero of a checker", text.ends_with("=H")),
        ("hero of a pawn", text.ends_with("=R")),
        ("capture", taken == 1),
        ("series", taken > 1),
    ];
    words.into_iter().filter(|&(_, is)| is).map(|(word, _)| word).collect()
}

/// Compares random positions of a game, and every position a move away; counts what they showed.
fn compare_scattered(key: &str, positions: usize, dice: &mut Dice, seen: &mut BTreeMap<String, usize>) {
    let (fast, reference) = (game(key), slow::Game::parse(key).unwrap());
    for _ in 0..positions {
        let text = scattered(&reference, dice);
        let Ok(table) = reference.parse_position(&text) else { continue };
        let position =
            Position::read(fast.clone(), &text, Reading::STRICT).unwrap_or_else(|why| panic!("{text}: {why}"));
        let mut expected: Vec<_> = reference.moves(&table).iter().map(|m| m.text()).collect();
        expected.sort();
        assert_eq!(moves(&position), expected, "{key}: {text}");
        assert_eq!(position.count_moves(), expected.len() as u64, "{key}: {text}");
        let outcome = slow_outcome(reference.outcome(&table));
        assert_eq!(described(position.outcome(), position.turn()), outcome, "{key}: {text}");
        *seen.entry("position".into()).or_default() += 1;
        for m in reference.moves(&table) {
            let (next, after) = (crate::after(&position, &m.text()), reference.play(&table, &m));
            let outcome = slow_outcome(reference.outcome(&after));
            assert_eq!(described(next.outcome(), next.turn()), outcome, "{key}: {text}: {}", m.text());
            if outcome == "-" {
                assert_eq!(next.to_fen(), reference.to_text(&after), "{key}: {text}: {}", m.text());
            }
            let shown = traits(&m.text()).into_iter().map(String::from);
            shown.chain([outcome]).for_each(|word| *seen.entry(word).or_default() += 1);
        }
    }
}

#[test]
fn random_positions_of_all_kinds_agree() {
    let (mut dice, mut seen) = (Dice(6), BTreeMap::new());
    for game in ["army-2", "army-3"] {
        for settings in ["side=4,home=1", "side=5,home=1", "side=6,home=1,diagonal=d6", "side=6,home=1,white=down"] {
            compare_scattered(&format!("trigonal-{game}:{settings}"), 220, &mut dice, &mut seen);
        }
    }
    for word in ["return of several", "hero of a checker", "hero of a pawn", "series", "gladiator-draw"] {
        assert!(seen.get(word).is_some_and(|&times| times > 20), "{word}: {seen:?}");
    }
    for word in ["skip", "crushing B", "crushing T", "simple W", "blocked B"] {
        assert!(seen.contains_key(word), "{word}: {seen:?}");
    }
    assert!(seen["position"] > 1500, "{seen:?}");
}

#[test]
fn sect_9_3_the_geometry_is_that_of_shared_corners() {
    for side in 4..=13 {
        let grounds = ["d3", "d6", "d9"]
            .map(|diagonal| game(&format!("trigonal-pure-2:side={side},diagonal={diagonal}")).terrain().clone());
        let names = |cells: &[slow::Cell]| {
            let mut names: Vec<_> = cells.iter().map(slow::Cell::to_string).collect();
            names.sort();
            names
        };
        for cell in slow::geometry::cells(side) {
            let at = grounds[0].cell_named(&cell.to_string()).unwrap();
            let name = |cell: Square| grounds[0].cell_name(cell);
            let around = [slow::geometry::d3, slow::geometry::d6, slow::geometry::d9].map(|d| names(&d(side, cell)));
            for (ground, expected) in grounds.iter().zip(around) {
                let mut diagonals: Vec<_> = ground.diagonals(at).into_iter().map(name).collect();
                diagonals.sort();
                assert_eq!(diagonals, expected, "{cell} of side {side}");
            }
            let rays = (0..8).filter_map(|ray| Some((ray, grounds[0].along(ray, at)?)));
            let mut leaps: Vec<_> = rays
                .filter_map(|(ray, over)| Some(format!("{} {}", name(over), name(grounds[0].along(ray, over)?))))
                .collect();
            leaps.sort();
            leaps.dedup();
            let slow_leaps = slow::geometry::leaps(side, cell);
            let mut expected: Vec<_> = slow_leaps.iter().map(|leap| format!("{} {}", leap.over, leap.land)).collect();
            expected.sort();
            assert_eq!(leaps, expected, "{cell} of side {side}");
            for (color, player) in [Color::Black, Color::White, Color::Third].into_iter().zip(slow::Player::ALL) {
                let level = grounds[0].level(color, at) as usize;
                assert_eq!(level, slow::geometry::level(side, player, cell), "{cell} of side {side}");
            }
        }
        let half = slow::geometry::far_half(side, slow::Player::Black, slow::Player::White);
        let mut goal: Vec<_> =
            grounds[0].goal(Color::Black, 2).iter().map(|bit| grounds[0].cell_name(Square::from_index(bit))).collect();
        goal.sort();
        assert_eq!(goal, names(&half), "side {side}");
    }
}

#[test]
fn sect_9_3_an_inner_cell_has_six_landings_over_three_bridges_and_nine_neighbours_at_its_corners() {
    let inner = slow::Cell::parse("g6").unwrap();
    let leaps = slow::geometry::leaps(12, inner);
    let bridges: std::collections::BTreeSet<_> = leaps.iter().map(|leap| leap.over).collect();
    assert_eq!((leaps.len(), bridges.len()), (6, 3));
    assert!(bridges.iter().all(|&over| leaps.iter().filter(|leap| leap.over == over).count() == 2));
    let counts = [slow::geometry::d3, slow::geometry::d6, slow::geometry::d9].map(|d| d(12, inner).len());
    assert_eq!(counts, [3, 6, 9]);
}

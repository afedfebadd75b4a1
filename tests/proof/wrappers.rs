//! A word before a game's name changes what it says and nothing else.

use draughts::{AnyPosition, BetweenModes, Form, Reading, RuleSet, by_name, games};
use proptest::prelude::*;
use proptest::sample::select;

use crate::random::{Numbers, step};

/// Games that have a start and a goal to choose.
fn bases() -> Vec<&'static str> {
    games().map(|info| info.key).filter(|key| by_name(&format!("neu-giveaway-{key}")).is_ok()).collect()
}

/// A position some plies into a random game.
fn after(start: &AnyPosition, plies: usize, seed: u64) -> AnyPosition {
    let mut numbers = Numbers::new(seed);
    let mut position = start.clone();
    for _ in 0..plies {
        match step(&position, &mut numbers) {
            Some(next) => position = next,
            None => break,
        }
    }
    position
}

/// The moves as texts, in order.
fn texts(position: &AnyPosition) -> Vec<String> {
    let mut texts = position.texts(&position.legal_moves(), Form::Full);
    texts.sort();
    texts
}

/// The position of another game with the same text, but for what `edit` does to it.
fn in_game(name: &str, position: &AnyPosition, edit: impl Fn(String) -> String) -> AnyPosition {
    let fen = edit(position.to_fen());
    by_name(name).unwrap().read(&fen, Reading::TOLERANT).unwrap_or_else(|why| panic!("{name} {fen}: {why}"))
}

/// Puts empty reserves into a FEN; counts of king moves stay behind them.
fn without_reserves(fen: String) -> String {
    match fen.find(":+") {
        Some(at) => format!("{}:@0,0{}", &fen[..at], &fen[at..]),
        None => fen + ":@0,0",
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn another_goal_never_changes_a_move_list(base in select(bases()), plies in 0..60usize, seed: u64) {
        let position = after(&by_name(base).unwrap(), plies, seed);
        let giveaway = in_game(&format!("giveaway-{base}"), &position, |fen| fen);
        prop_assert_eq!(texts(&giveaway), texts(&position), "{} {}", base, position);
        if let (Some(one), Some(other)) = (position.outcome(), giveaway.outcome()) {
            prop_assert_ne!(one.winner, other.winner, "{} {}", base, position);
        }
    }

    #[test]
    fn another_start_changes_nothing_but_the_start(base in select(bases()), plies in 0..60usize, seed: u64) {
        let Ok(diagonal) = by_name(&format!("diagonal-{base}")) else { return Ok(()) };
        prop_assert_ne!(diagonal.to_fen(), by_name(base).unwrap().to_fen());
        let position = after(&diagonal, plies, seed);
        let plain = in_game(base, &position, |fen| fen);
        prop_assert_eq!(texts(&plain), texts(&position), "{} {}", base, position);
        prop_assert_eq!(plain.outcome(), position.outcome());
    }

    #[test]
    fn with_empty_reserves_neu_is_the_game_under_it(base in select(bases()), plies in 0..60usize, seed: u64) {
        let position = after(&by_name(base).unwrap(), plies, seed);
        let neu = in_game(&format!("neu-{base}"), &position, without_reserves);
        prop_assert_eq!(texts(&neu), texts(&position), "{} {}", base, position);
        prop_assert_eq!(neu.perft(2), position.perft(2));
        prop_assert_eq!(neu.outcome(), position.outcome());
    }

    #[test]
    fn a_capture_on_the_board_forbids_drops(base in select(bases()), plies in 0..60usize, seed: u64) {
        let position = after(&by_name(&format!("neu-{base}")).unwrap(), plies, seed);
        let moves = position.legal_moves();
        if moves.iter().any(|m| m.is_capture()) {
            prop_assert!(!moves.iter().any(|m| m.is_drop()), "{} {}", base, position);
        }
        for color in [draughts::Color::White, draughts::Color::Black] {
            let on_board = position.pieces().iter().filter(|(_, piece)| piece.color == color).count();
            let at_start = by_name(&format!("neu-{base}")).unwrap().reserve(color);
            prop_assert!(on_board + position.reserve(color) as usize <= at_start as usize);
        }
    }

    #[test]
    fn one_mode_is_the_plain_rule(key in select(vec!["sintez-ru", "sintez-inter"]), plies in 0..60usize, seed: u64) {
        let one = RuleSet { second_mode: None, between_modes: BetweenModes::Free, ..RuleSet::named(key).unwrap() };
        let plain = RuleSet { name: "plain".into(), shade: one.shade, files: one.files, ranks: one.ranks,
            start: one.start.clone(), notation: one.notation, separator: one.separator, man_steps: one.man_steps,
            king_steps: one.king_steps,
            ..RuleSet::named(if key == "sintez-ru" { "russian" } else { "international" }).unwrap() };
        let (one, plain) = (AnyPosition::from_rules(&one).unwrap(), AnyPosition::from_rules(&plain).unwrap());
        let position = after(&one, plies, seed);
        let plain = plain.read(&position.to_fen(), Reading::TOLERANT).unwrap();
        prop_assert_eq!(texts(&plain), texts(&position));
    }
}

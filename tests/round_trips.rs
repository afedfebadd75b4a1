//! What is written of any game of the catalogue is read back the same: moves, positions, games.

use draughts::*;
use proptest::prelude::*;

/// Games that are not in the catalogue: mixtures, drops in them, modes of capture, three players.
const OTHERS: [&str; 6] = [
    "neu-russian",
    "giveaway-neu-brazilian",
    "diagonal-english",
    "neu-sintez-ru",
    "trigonal-army-2",
    "trigonal-pure-3",
];

fn keys() -> Vec<String> {
    games().map(|info| info.key.to_string()).chain(OTHERS.map(String::from)).collect()
}

/// A game by chance, and every position of it.
fn played(key: &str, seed: u64, plies: usize) -> (AnyGame, Vec<AnyPosition>) {
    let mut game = AnyGame::by_name(key).unwrap_or_else(|error| panic!("{error}"));
    game.play_randomly(&mut Random::new(seed), plies);
    let moves = game.moves().to_vec();
    let mut positions = vec![by_name(key).unwrap()];
    for m in &moves {
        positions.push(positions.last().unwrap().play(m).unwrap());
    }
    (game, positions)
}

fn positions_are_read_back(positions: &[AnyPosition]) {
    for position in positions {
        let fen = position.to_fen();
        let read = position.restart().with_fen(&fen).unwrap_or_else(|error| panic!("{position:?}: {error}"));
        assert_eq!(&read, position, "{fen}");
        assert_eq!((read.to_fen(), read.key()), (fen, position.key()));
    }
}

/// Each legal move in each form, and square by square.
fn moves_are_read_back(position: &AnyPosition) {
    let moves = position.legal_moves();
    for form in [Form::Standard, Form::Brief, Form::Full] {
        for (m, text) in moves.iter().zip(position.texts(&moves, form)) {
            assert_eq!(position.parse_move(&text).as_ref(), Ok(m), "{position:?} {form:?} {text}");
        }
    }
    for m in &moves {
        let route = position.route(m);
        let landings = route.iter().map(|jump| jump.to);
        let squares: Vec<Square> = match (m.from(), m.to()) {
            (from, Some(to)) if route.is_empty() => from.into_iter().chain([to]).collect(),
            (from, _) => from.into_iter().chain(landings).collect(),
        };
        for done in 0..squares.len() {
            let state = position.clicks(&squares[..done]);
            assert!(state.next.contains(&squares[done]), "{position:?} {m:?} {done}: {state:?}");
        }
        assert!(position.clicks(&squares).complete.contains(m), "{position:?} {m:?}");
    }
}

/// A game with the same moves, after PDN.
fn is_read_back_from_pdn(key: &str, game: &AnyGame) {
    let Some(pdn) = game.to_pdn() else {
        return assert!(key.starts_with("trigonal"), "{key}");
    };
    let read = draughts::pdn::parse(&pdn.to_string()).unwrap_or_else(|broken| panic!("{key}: {broken}: {pdn}"));
    assert_eq!(read.to_string(), pdn.to_string());
    let again = AnyGame::from_pdn(AnyVariant::by_name(key).unwrap(), &read, Reading::STRICT);
    let again = again.unwrap_or_else(|error| panic!("{key}: {error}: {pdn}"));
    assert_eq!((again.moves(), again.any_position()), (game.moves(), game.any_position()));
    if let Some(outcome) = game.outcome() {
        let verdict = outcome.winner.map_or(draughts::pdn::Verdict::Drawn, draughts::pdn::Verdict::Won);
        assert_eq!(read.verdict(Dialect::Pdn3), verdict, "{key}: {pdn}");
    }
}

#[test]
fn what_programs_keep_crosses_threads() {
    fn crosses_threads<T: Send + Sync>() {}
    crosses_threads::<AnyGame>();
    crosses_threads::<Game<Russian>>();
    crosses_threads::<RuleSet>();
    crosses_threads::<draughts::pdn::PdnGame>();
    crosses_threads::<draughts::pdn::BrokenGame>();
    crosses_threads::<draughts::pdn::Reader<draughts::pdn::Bytes<'_>>>();
    crosses_threads::<draughts::pdn::Writer<String>>();
    crosses_threads::<PdnChecker<'_, fn(PdnReport<'_>)>>();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_and_moves_of_every_game_are_read_back(seed: u64) {
        for key in keys() {
            let (game, positions) = played(&key, seed, 40);
            positions_are_read_back(&positions);
            positions.iter().step_by(3).for_each(moves_are_read_back);
            is_read_back_from_pdn(&key, &game);
            let mut again = AnyGame::by_name(&key).unwrap();
            for text in game.texts() {
                let m = again.any_position().parse_move(&text).unwrap_or_else(|error| panic!("{key} {text}: {error}"));
                again.play(&m).unwrap();
            }
            prop_assert_eq!(again, game);
        }
    }
}

#[cfg(feature = "serde")]
mod serial {
    use std::fmt::Debug;

    use serde::Serialize;
    use serde::de::DeserializeOwned;

    use super::*;

    /// The same value, after JSON and after postcard.
    fn goes_round<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(&serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("{text}: {error}")), value);
        let bytes = postcard::to_allocvec(value).unwrap();
        assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    }

    #[test]
    fn positions_moves_games_and_rules_of_every_kind_go_round() {
        for key in keys() {
            let (mut game, positions) = played(&key, 7, 60);
            goes_round(&game);
            game.go_to(game.ply() / 2);
            goes_round(&game);
            positions.iter().step_by(7).for_each(goes_round);
            if let Some(rules) = positions[0].rules() {
                goes_round(&rules);
            }
        }
    }
}

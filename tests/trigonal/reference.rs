//! Random games in the crate and in the slow reference at once.

use draughts::{Position, Reading, perft};

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

//! What must hold in every position of every game, along random play.

use std::collections::{BTreeMap, HashSet};

use draughts::{Color, Position, Terrain, UnitAction};

use crate::{Dice, Game, game};

const KEYS: [&str; 6] = [
    "trigonal-army-2",
    "trigonal-army-2:side=4,home=2",
    "trigonal-army-2:side=6,home=3,diagonal=d9",
    "trigonal-pure-2:side=6,home=3",
    "trigonal-army-3:side=6,home=3",
    "trigonal-army-3:side=4,home=2,home-cell=chosen",
];

/// Calls `check` with every position of some random games.
fn along_random_games(mut check: impl FnMut(&Position<Game>)) {
    let mut dice = Dice(11);
    for key in KEYS {
        let game = game(key);
        for _ in 0..6 {
            let mut position = Position::initial_of(game.clone());
            for _ in 0..100 {
                check(&position);
                let legal = position.legal_moves();
                let Some(m) = legal.get(dice.below(legal.len().max(1))) else { break };
                position = position.play_unchecked(m);
            }
        }
    }
}

/// The letter of the unit that moves.
fn unit(position: &Position<Game>, m: &draughts::UnitMove<draughts::Wide<3>>) -> char {
    position.text(m).chars().next().unwrap()
}

#[test]
fn nobody_moves_below_his_level_where_the_rules_forbid_it() {
    along_random_games(|position| {
        let terrain = position.game().terrain();
        for m in position.legal_moves() {
            let (Some(from), Some(to)) = (m.from(), m.to()) else { continue };
            let lower = terrain.level(position.turn(), to) < terrain.level(position.turn(), from);
            let struck = m.captured_squares().eq([to]);
            let may = match unit(position, &m) {
                'Y' => !m.is_capture(),
                'G' => !struck,
                'P' | 'R' => false,
                _ => m.is_capture(),
            };
            assert!(!lower || may, "{} of {}", position.text(&m), position.to_fen());
        }
    });
}

#[test]
fn a_leap_keeps_its_colour() {
    along_random_games(|position| {
        let terrain = position.game().terrain();
        for m in position.legal_moves() {
            let (Some(from), Some(to)) = (m.from(), m.to()) else { continue };
            let step = m.captured_squares().count() == 0 && terrain.is_white(from) != terrain.is_white(to);
            if "CH".contains(unit(position, &m)) && !step {
                assert_eq!(terrain.is_white(from), terrain.is_white(to), "{}", position.text(&m));
                assert!(m.captured_squares().all(|cell| terrain.is_white(cell) != terrain.is_white(from)));
            }
        }
    });
}

/// How many units of each kind a player has, on the board as what they were at home, and taken.
fn strength(fen: &str, color: Color) -> BTreeMap<char, usize> {
    let mut strength = BTreeMap::new();
    let fields: Vec<_> = fen.split(' ').collect();
    let own = |field: &str| {
        field.split(';').find_map(|part| part.strip_prefix(&format!("{}:", color.letter())).map(String::from))
    };
    let home = |unit| match unit {
        'H' => 'C',
        'R' => 'P',
        unit => unit,
    };
    for unit in own(fields[1]).unwrap().chars().filter(char::is_ascii_uppercase) {
        *strength.entry(home(unit)).or_default() += 1;
    }
    let pool = own(fields[2]).unwrap();
    let mut letters = pool.split(|c: char| c.is_ascii_digit()).filter(|part| !part.is_empty() && *part != "-");
    for count in pool.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()) {
        *strength.entry(letters.next().unwrap().chars().next().unwrap()).or_default() +=
            count.parse::<usize>().unwrap();
    }
    strength
}

#[test]
fn units_on_the_board_and_in_the_pools_are_always_those_of_the_set_up() {
    along_random_games(|position| {
        let start = Position::initial_of(position.game().clone()).to_fen();
        for &color in &position.game().rules().order {
            assert_eq!(strength(&position.to_fen(), color), strength(&start, color), "{}", position.to_fen());
        }
    });
}

#[test]
fn every_prefix_of_a_capture_series_is_legal() {
    along_random_games(|position| {
        let legal = position.legal_moves();
        let captures: HashSet<_> = legal.iter().map(|m| (m.from(), m.captured_squares().collect::<Vec<_>>())).collect();
        for m in &legal {
            let taken: Vec<_> = m.captured_squares().collect();
            // Some order of capture was possible, so one of the captured can be left out as the last.
            let prefix = (0..taken.len()).any(|last| {
                let rest: Vec<_> =
                    taken.iter().enumerate().filter(|&(i, _)| i != last).map(|(_, &cell)| cell).collect();
                captures.contains(&(m.from(), rest))
            });
            assert!(taken.len() < 2 || prefix, "{} of {}", position.text(m), position.to_fen());
        }
    });
}

#[test]
fn moves_are_listed_once_counted_right_and_told_apart_by_their_text() {
    along_random_games(|position| {
        let legal = position.legal_moves();
        assert_eq!(position.count_moves(), legal.len() as u64, "{}", position.to_fen());
        assert_eq!(position.has_move(), !legal.is_empty());
        assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
        for m in &legal {
            let text = position.text_among(&legal, m, Default::default());
            assert_eq!(position.parse_move_among(&legal, &text).as_ref(), Ok(m), "{text} of {}", position.to_fen());
        }
    });
}

#[test]
fn different_moves_lead_to_different_positions() {
    along_random_games(|position| {
        let legal = position.legal_moves();
        let next: HashSet<_> = legal.iter().map(|m| position.play_unchecked(m)).collect();
        // A gladiator may come to one cell by a step and by a strike only if something was there: no two alike.
        assert_eq!(next.len(), legal.len(), "{}", position.to_fen());
    });
}

#[test]
fn a_key_kept_from_move_to_move_is_the_key_from_scratch() {
    along_random_games(|position| {
        for m in position.legal_moves() {
            let next = position.play_unchecked(&m);
            assert_eq!(position.key_after(position.key(), &next), next.key(), "{}", next.to_fen());
            assert_eq!(position.wide_key_after(position.wide_key(), &next), next.wide_key());
        }
    });
}

#[test]
fn a_position_is_over_exactly_when_it_has_no_move() {
    along_random_games(|position| {
        assert_eq!(position.outcome().is_some(), !position.has_move(), "{}", position.to_fen())
    });
}

#[test]
fn only_a_blocked_player_of_three_skips() {
    along_random_games(|position| {
        let legal = position.legal_moves();
        if legal.iter().any(|m| m.action() == UnitAction::Skip) {
            assert_eq!((legal.len(), position.game().rules().order.len()), (1, 3));
        }
    });
}

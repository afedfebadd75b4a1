//! Games whose kind is chosen at run time are those whose kind is a type.

mod support;

use draughts::*;
use support::xml::elements;

#[test]
fn a_game_chosen_by_name_is_judged_as_the_type_is() {
    let mut typed = Game::from_position(support::position::<Russian>("W:WKg1,a1:BKa5,h8"));
    let start = by_name("russian").unwrap().with_fen("W:WKg1,a1:BKa5,h8").unwrap();
    let mut named = AnyGame::from_position(start.into());
    for text in "g1-h2 a5-b4 h2-g1 b4-a5 g1-h2 a5-b4 h2-g1 b4-a5".split(' ') {
        typed.play_text(text).unwrap();
        named.play_text(text).unwrap();
        assert_eq!((named.key(), named.repetitions()), (typed.key(), typed.repetitions()));
        assert_eq!(named.outcome(), typed.outcome());
        let counts = |counts: Vec<DrawCount<'_>>| counts.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(counts(named.draw_counts()), counts(typed.draw_counts()));
        assert_eq!(named.position().to_fen(), typed.position().to_fen());
        assert_eq!(named.to_svg(), typed.to_svg());
    }
    assert_eq!(named.drawn_by(), Some(&DrawRules::SEED[0]));
    assert_eq!(named.to_string(), typed.to_string());
    named.go_to(3);
    typed.go_to(3);
    assert_eq!((named.key(), named.texts()), (typed.key(), typed.texts()));
}

#[test]
fn every_game_of_the_catalogue_can_be_played_and_drawn() {
    for info in games() {
        let mut game = AnyGame::by_name(info.key).unwrap();
        assert_eq!(game.draws(), info.draws, "{}", info.key);
        let mut random = Random::new(1);
        game.play_randomly(&mut random, 60);
        assert_eq!(game.key(), game.any_position().key(), "{}", info.key);
        let replayed = game.steps().fold(by_name(info.key).unwrap(), |at, (_, m)| at.play(m).unwrap());
        assert_eq!(&replayed, game.any_position(), "{}", info.key);
        assert!(!elements(&game.to_svg()).is_empty());
        let texts = game.texts().join(" ");
        let mut again = AnyGame::by_name(info.key).unwrap();
        again.play_text(&texts).unwrap_or_else(|error| panic!("{}: {texts}: {error}", info.key));
        assert_eq!(again, game, "{}", info.key);
    }
}

#[test]
fn mixtures_keep_the_draw_rules_of_the_game_they_go_over() {
    let draws = |name| AnyGame::by_name(name).unwrap().draws().to_vec();
    assert_eq!(draws("neu-russian"), draws("russian"));
    assert_eq!(draws("giveaway-diagonal-brazilian"), draws("brazilian"));
    assert_ne!(draws("brazilian"), draws("russian"));
}

#[test]
fn moves_of_another_position_are_refused_with_the_reason() {
    let mut game = AnyGame::by_name("russian").unwrap();
    let m = game.position().parse_move("c3-d4").unwrap();
    game.play(&m).unwrap();
    assert_eq!(game.play(&m).unwrap_err().reason(), Illegality::EmptySquare);
}

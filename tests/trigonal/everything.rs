//! What works for every game works for these: games with a history, keys, names, pictures.

use std::collections::HashSet;

use draughts::{
    AnyGame, AnyPosition, Clause, DrawRules, Game, Hex, Hexdame, Play, Position, Progress, Random, Reason, Setup,
    Trigon, by_name, unit_games,
};

use crate::{Dice, after, game, moves, position};

#[test]
fn the_game_of_the_example_is_legal() {
    crate::example::three_players().unwrap();
}

#[test]
fn a_game_of_units_is_played_to_its_end() {
    let mut dice = Dice(3);
    let mut reasons = HashSet::new();
    for _ in 0..40 {
        let mut game = Game::from_position(Position::initial_of(game("trigonal-army-2:side=4,home=2")));
        while game.outcome().is_none() {
            let legal = game.position().legal_moves();
            game.play(&legal[dice.below(legal.len())]).unwrap();
        }
        reasons.insert(game.outcome().unwrap().reason);
    }
    assert!(reasons.contains(&Reason::Crushing) && reasons.len() > 2, "{reasons:?}");
}

#[test]
fn o_tr_21_the_third_repetition_draws() {
    let mut game = Game::from_position(position("trigonal-army-2", "B B:Ye5;W:Yg7"));
    assert_eq!(game.draws(), DrawRules::OWN);
    for text in ["e5-d4", "g7-h10", "d4-e5", "h10-g7"].into_iter().cycle().take(8) {
        assert_eq!(game.outcome(), None);
        let m = game.position().parse_move(text).unwrap();
        game.play(&m).unwrap();
    }
    assert!(game.outcome().unwrap().is_draw());
}

#[test]
fn o_tr_21_captures_pawn_moves_and_returns_are_progress() {
    let position = position("trigonal-army-2", "B B:Ce5,Pg5,Hl17,Gd3;W:Pg6,Cl23 B:C1;W:-");
    let progress = |text: &str| {
        let m = position.parse_move(text).unwrap();
        position.game().progress(position.state(), &m)
    };
    assert_eq!(progress("C e5-e4"), Progress::empty());
    assert_eq!(progress("G d3-d2"), Progress::empty());
    assert_eq!(progress("P g5-h8"), Progress::MAN_MOVE);
    assert_eq!(progress("return l17"), Progress::ENTRY);
    assert_eq!(progress("P g5:g6"), Progress::MAN_MOVE | Progress::CAPTURE);
}

#[test]
fn taking_back_leads_to_the_same_position() {
    let mut dice = Dice(4);
    let mut game = Game::from_position(Position::initial_of(game("trigonal-army-3:side=6,home=3")));
    let mut passed = vec![game.position().clone()];
    for _ in 0..60 {
        let legal = game.position().legal_moves();
        let Some(m) = legal.get(dice.below(legal.len().max(1))) else { break };
        game.play(m).unwrap();
        passed.push(game.position().clone());
    }
    while let Some(expected) = passed.pop() {
        assert_eq!(game.position(), &expected);
        assert_eq!(game.undo().is_some(), !passed.is_empty());
    }
}

#[test]
fn equal_positions_have_equal_keys_and_all_that_matters_changes_the_key() {
    let base = "B B:Cd3,Gl16;W:Ch9,Ga1 B:C1;W:- Bl16";
    let texts = [
        base,
        "W B:Cd3,Gl16;W:Ch9,Ga1 B:C1;W:- Bl16",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:-;W:- Bl16",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:C2;W:- Bl16",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:P1;W:- Bl16",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:-;W:C1 Bl16",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:C1;W:- -",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:C1;W:- Wa1",
        "B B:Cd3,Gl16;W:Ch9,Ga1 B:C1;W:- =",
        "B B:Hd3,Gl16;W:Ch9,Ga1 B:C1;W:- Bl16",
        "B B:Cd2,Gl16;W:Ch9,Ga1 B:C1;W:- Bl16",
    ];
    let key = |text: &str| position("trigonal-army-2", text).key();
    assert_eq!(texts.iter().map(|text| key(text)).collect::<HashSet<_>>().len(), texts.len());
    let there = after(&after(&position("trigonal-army-2", "B B:Ye5;W:Yg7"), "e5-d4"), "g7-h10");
    assert_eq!(there.key(), key("B B:Yd4;W:Yh10"));
}

#[test]
fn keys_are_the_same_on_every_bitboard() {
    let text = "trigonal-army-2:side=6,home=3";
    let narrow = Position::initial_of(draughts::trigonal::<u64>(text).unwrap());
    assert_eq!(narrow.key(), Position::initial_of(game(text)).key());
}

#[test]
fn games_of_units_have_names_like_all_games() {
    let start = by_name("trigonal-army-2:side=6,home=3").unwrap();
    assert_eq!((start.perft(4), start.players(), start.info().key), (5551, 2, "trigonal-army-2:side=6,home=3"));
    assert_eq!(by_name("trigonal-pure-3").unwrap().count_moves(), 10);
    assert!(by_name("trigonal-pure-2:home=9").unwrap_err().to_string().contains("home=9"));
}

#[test]
fn a_position_behind_a_pointer_plays_like_the_position() {
    let mut dice = Dice(8);
    for key in ["trigonal-army-2:side=4,home=2", "trigonal-army-3:side=4,home=2"] {
        let mut position = Position::initial_of(game(key));
        let mut any: AnyPosition = by_name(key).unwrap();
        for _ in 0..80 {
            assert_eq!((any.to_fen(), any.outcome()), (position.to_fen(), position.outcome()));
            let mut texts: Vec<_> = any.legal_moves().iter().map(|m| any.text(m)).collect();
            texts.sort();
            assert_eq!(texts, moves(&position));
            assert_eq!(any.with_fen(&any.to_fen()).unwrap(), any);
            let Some(text) = texts.get(dice.below(texts.len().max(1))) else { break };
            any = any.play(&any.parse_move(text).unwrap()).unwrap();
            position = after(&position, text);
        }
    }
}

#[test]
fn pictures_of_men_and_kings_on_other_boards_are_read_as_they_are_written() {
    let start = Position::<Hexdame>::initial();
    let picture = format!("{start:#}");
    assert_eq!(picture.lines().count(), 17);
    assert_eq!(Position::<Hexdame>::from_picture(start.turn(), &picture).as_ref(), Ok(&start));
    assert!(Setup::from_picture(&Trigon::<4>::new(), start.turn(), "w / . b . \\ . . . . . . . . . . . W").is_ok());
    assert!(Setup::from_picture(&Hex::<3>::new(), start.turn(), "w . b").is_err());
    assert_eq!(start.to_svg().matches("<polygon").count(), 61);
}

#[test]
fn the_picture_in_the_documentation_is_what_the_crate_draws() {
    let start = Position::initial_of(game("trigonal-army-3"));
    assert!(include_str!("../../docs/trigonal.svg") == start.to_svg(), "example trigonal -- trigonal-army-3 svg");
}

#[test]
fn a_drawing_says_what_the_board_does_not_show() {
    let text = "B B:Gl16,Cd4;W:Ch9 B:C2P1;W:P3 Bl16";
    let svg = position("trigonal-army-2", text).to_svg();
    for line in ["black to move", "taken of black: C2 P1", "taken of white: P3", "black gladiator must leave l16"] {
        assert!(svg.contains(&format!(">{line}<")), "{line}");
    }
    assert!(position("trigonal-army-2", "B B:Gl16;W:Ch9 B:-;W:- =").to_svg().contains(">drawn<"));
    assert!(position("trigonal-army-2", "B B:Gl16;W:-").to_svg().contains(">black has won<"));
}

#[test]
fn games_of_units_chosen_by_name_are_played_with_a_history() {
    for name in unit_games().flat_map(|name| [name.to_string(), format!("{name}:side=4,home=2")]) {
        let mut game = AnyGame::by_name(&name).unwrap();
        assert_eq!(game.draws(), DrawRules::OWN, "{name}");
        game.play_randomly(&mut Random::new(2), 80);
        assert_eq!(game.key(), game.any_position().key(), "{name}");
        let mut again = AnyGame::by_name(&name).unwrap();
        again.play_text(&game.texts().join(" ")).unwrap();
        assert_eq!(again, game, "{name}");
        assert!(game.to_svg().contains("<polygon"));
    }
}

#[test]
fn o_tr_21_fifty_moves_of_each_player_without_progress_draw() {
    let quiet: Vec<_> =
        DrawRules::OWN.iter().filter(|rule| matches!(rule.clause, Clause::Quiet { .. })).cloned().collect();
    let two = ["e5-d4", "g7-h10", "d4-e5", "h10-g7"];
    let three = ["e5-d4", "g7-h10", "i5-h4", "d4-e5", "h10-g7", "h4-i5"];
    for (name, text, way, plies) in
        [("trigonal-army-2", "B B:Ge5;W:Gg7", &two[..], 100), ("trigonal-army-3", "B B:Ge5;W:Gg7;T:Gi5", &three, 150)]
    {
        let mut game = Game::from_position(position(name, text)).with_draws(DrawRules::of(&quiet));
        for text in way.iter().cycle().take(plies) {
            assert_eq!(game.outcome(), None, "{name} after {} plies", game.ply());
            game.play_text(text).unwrap();
        }
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::DrawRule), "{name}");
    }
}

#[test]
fn the_drawing_of_a_position_shows_names_levels_units_and_the_goal() {
    let start = Position::initial_of(game("trigonal-army-3"));
    let svg = start.to_svg();
    assert_eq!((svg.matches("<polygon").count(), svg.matches("<circle").count()), (144, 48));
    assert!(svg.contains(">l23<") && svg.contains(">12<") && svg.contains(">Y<"));
}

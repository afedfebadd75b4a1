//! Positions, moves and games through serde, for people (JSON) and compact (postcard).
#![cfg(feature = "serde")]

mod support;

use std::fmt::Debug;

use draughts::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use support::position;

/// The same value, after JSON and after postcard.
fn goes_round<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap_or_else(|error| panic!("{text}: {error}")), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

fn kind_goes_round<V: Compose>() {
    let mut random = Random::new(11);
    for _ in 0..20 {
        let position = Position::<V>::random(&mut random);
        goes_round(&position);
        if let Some(m) = position.legal_moves().last() {
            goes_round(&Turn::new(position, *m).unwrap());
        }
    }
    let mut game = Game::<V>::new();
    game.play_randomly(&mut random, 80);
    goes_round(&game);
    game.go_to(game.ply() / 2);
    goes_round(&game);
}

#[test]
fn positions_moves_and_games_go_round() {
    kind_goes_round::<Russian>();
    kind_goes_round::<International>();
    kind_goes_round::<English>();
    kind_goes_round::<Frisian>();
    kind_goes_round::<Turkish>();
    kind_goes_round::<SintezRu>();
    kind_goes_round::<NeuRussian>();
}

#[test]
fn any_position_and_any_game_go_round() {
    for name in ["russian", "neu-giveaway-brazilian", "diagonal-international", "sintez3-minority"] {
        goes_round(&by_name(name).unwrap());
        let mut game = AnyGame::by_name(name).unwrap();
        game.play_randomly(&mut Random::new(3), 30);
        goes_round(&game);
    }
}

#[test]
fn settings_and_settlements_go_round() {
    let start = position::<Russian>("W:WKg1,a1:BKa5,h8");
    let clocks = Clocks { quiet_plies: 4, move_number: 31 };
    let game = Game::from_position(start).with_clocks(clocks).with_judging(Judging::Claimed);
    let mut game = game.with_draws(DrawRules::FMJD64);
    goes_round(&game);
    game.play_text("g1-h2 a5-b4 h2-g1 b4-a5 g1-h2 a5-b4 h2-g1 b4-a5").unwrap();
    game.claim_draw().unwrap();
    goes_round(&game);
    game.undo();
    game.resign(Color::White).unwrap();
    goes_round(&game);
}

#[test]
fn a_game_keeps_what_is_as_usual_to_itself() {
    let mut game = Game::<Russian>::new();
    game.play_text("c3-d4 b6-a5").unwrap();
    let value: serde_json::Value = serde_json::to_value(&game).unwrap();
    assert_eq!(value["moves"], serde_json::json!(["c3-d4", "b6-a5"]));
    for key in ["start", "played", "clocks", "draws", "judging", "settled"] {
        assert!(value[key].is_null(), "{key}");
    }
    let least = r#"{"game":"shashki","start":"W:Wc3:Bb6","moves":["c3-d4"]}"#;
    assert_eq!(serde_json::from_str::<Game<Russian>>(least).unwrap().ply(), 1, "an alias, and nothing else");
}

#[test]
fn every_draw_rule_goes_round() {
    for (_, rules) in DrawRules::ALL {
        goes_round(&rules.to_vec());
    }
    let text = serde_json::to_string(&DrawRules::SEED[0]).unwrap();
    assert_eq!(text, r#"{"name":"third repetition","article":"RULES.md R15","clause":{"repetition":{"times":3}}}"#);
}

/// Why a text is no game.
fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).unwrap_err().to_string()
}

#[test]
fn what_is_not_sound_is_refused_with_a_reason() {
    let other = refused::<Position<Russian>>(r#"{"game":"brazilian","fen":"W:Wa1:Bh8"}"#);
    assert!(other.starts_with("expected a game of russian, not of brazilian"), "{other}");
    let fen = refused::<Position<Russian>>(r#"{"game":"russian","fen":"W:Wa1:Ba1"}"#);
    assert!(fen.starts_with("expected a square not named before"), "{fen}");
    let extra = refused::<Position<Russian>>(r#"{"game":"russian","fen":"W:Wa1:Bh8","x":1}"#);
    assert!(extra.starts_with("unknown field `x`"), "{extra}");
    let illegal = refused::<Turn<Russian>>(r#"{"game":"russian","fen":"W:Wa1:Bh8","move":"a1-c3"}"#);
    assert!(illegal.starts_with("illegal move"), "{illegal}");
    let moves = refused::<Game<Russian>>(r#"{"game":"russian","start":"W:Wa1:Bh8","moves":["a1-b2","a1-b2"]}"#);
    assert!(moves.starts_with("illegal move"), "{moves}");
    let played = refused::<Game<Russian>>(r#"{"game":"russian","start":"W:Wa1:Bh8","moves":[],"played":1}"#);
    assert!(played.starts_with("expected at most 0 moves to be played, found 1"), "{played}");
    let settled = |end: &str| {
        let text = format!(r#"{{"game":"russian","start":"W:Wa1:Bh8","moves":[],"settled":{end}}}"#);
        refused::<Game<Russian>>(&text)
    };
    let agreed = r#""outcome":{"winner":null,"reason":"agreement"}"#;
    assert!(settled(&format!(r#"{{"ply":1,{agreed}}}"#)).starts_with("the game was settled after moves"));
    for rule in [DrawRules::SEED.len(), 9] {
        let claimed = settled(&format!(r#"{{"ply":0,{agreed},"rule":{rule}}}"#));
        assert!(claimed.starts_with("a draw was claimed by a rule"), "{claimed}");
    }
    let third = r#"{"ply":0,"outcome":{"winner":"third","reason":"resignation"}}"#;
    assert!(settled(third).starts_with("the game was won by somebody who does not play"));
    assert!(refused::<AnyPosition>(r#"{"game":"chess","fen":"W:W:B"}"#).contains("chess"));
}

#[test]
fn positions_with_faults_that_can_be_played_with_come_back() {
    let faulty = Position::from_fen_of(Russian, "W:Wa1,a7:Bh8,b8", Faults::TOLERABLE).unwrap();
    goes_round(&faulty);
    let faulty = Position::from_fen_of(Russian, "W:Wb8:Bh8", Faults::TOLERABLE).unwrap();
    goes_round(&faulty);
}

#[test]
fn compact_data_that_is_cut_short_is_refused() {
    let mut game = Game::<Russian>::new();
    game.play_text("c3-d4 b6-a5 d4-e5").unwrap();
    let bytes = postcard::to_allocvec(&game).unwrap();
    for end in 0..bytes.len() {
        assert!(postcard::from_bytes::<Game<Russian>>(&bytes[..end]).is_err(), "{end} bytes");
    }
    assert!(bytes.len() < 50, "{} bytes", bytes.len());
}

//! Games: history and endings.

mod support;

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use draughts::*;
use support::{play, position};

#[test]
fn undo_and_redo_walk_through_the_game() {
    let mut game = Game::<Russian>::new();
    play(&mut game, "c3-d4 b6-a5 d4-e5 f6xd4");
    let keys: Vec<_> = (0..=4).map(|ply| game.position_at(ply).unwrap().key()).collect();
    for ply in (0..4).rev() {
        assert!(game.undo().is_some());
        assert_eq!((game.ply(), game.key(), game.position().key()), (ply, keys[ply], keys[ply]));
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game.undone().len(), 4);
    for (ply, &key) in keys.iter().enumerate().skip(1) {
        assert!(game.redo().is_some());
        assert_eq!((game.ply(), game.key()), (ply, key));
    }
    assert_eq!(game.redo(), None);
}

/// The row RB-17 of `cases/cases.tsv`.
#[test]
fn rb_17_taking_back_a_capture_restores_a_king_as_a_king() {
    let mut game = Game::from_position(position::<International>("W:WK46:B10,K28"));
    play(&mut game, "46x5");
    game.undo();
    assert_eq!(game.position().to_fen(), "W:WK46:B10,K28");
}

#[test]
fn going_to_a_ply_replays_the_game() {
    let mut game = Game::<International>::new();
    play(&mut game, "32-28 19-23 28x19 14x23");
    let whole = game.clone();
    assert_eq!(game.go_to(1), 1);
    assert_eq!(game.position(), &whole.position_at(1).unwrap());
    assert_eq!(game.go_to(100), 4);
    assert_eq!(game, whole);
    let replayed = game.steps().fold(Position::initial(), |at: Position<International>, (position, m)| {
        assert_eq!(at, position);
        at.play(m).unwrap()
    });
    assert_eq!(&replayed, game.position());
}

#[test]
fn another_move_forgets_those_taken_back_and_the_same_move_keeps_them() {
    let mut game = Game::<Russian>::new();
    play(&mut game, "c3-d4 b6-a5 d4-e5");
    game.go_to(1);
    play(&mut game, "b6-a5");
    assert_eq!(game.undone().len(), 1);
    game.go_to(1);
    play(&mut game, "b6-c5");
    assert_eq!((game.undone().len(), game.ply()), (0, 2));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = Game::<Russian>::new();
    let m = game.position().parse_move("c3-d4").unwrap();
    game.play(&m).unwrap();
    let before = game.clone();
    assert_eq!(game.play(&m).unwrap_err().reason(), Illegality::EmptySquare);
    assert_eq!(game, before);
}

#[test]
fn nothing_can_be_played_when_the_game_is_over() {
    let mut game = Game::<Russian>::new();
    let m = game.position().parse_move("c3-d4").unwrap();
    game.agree_draw().unwrap();
    assert_eq!(game.play(&m).unwrap_err().reason(), Illegality::GameOver);
    assert_eq!(game.resign(Color::White), Err(EndGameError::GameOver));
}

#[test]
fn taking_a_move_back_opens_a_settled_game() {
    let mut game = Game::<Russian>::new();
    play(&mut game, "c3-d4");
    game.resign(Color::Black).unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Color::White), reason: Reason::Resignation }));
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert!(game.outcome().is_some());
    game.undo();
    play(&mut game, "c3-b4");
    assert_eq!(game.outcome(), None, "another move, another game");
}

#[test]
fn only_players_resign() {
    let mut game = Game::<Russian>::new();
    assert_eq!(game.resign(Color::Third), Err(EndGameError::NoSuchPlayer(Color::Third)));
    assert_eq!(game.outcome(), None);
}

#[test]
fn claimed_draws_wait_for_a_claim() {
    let fen = "W:WKg1,a1:BKa5,h8";
    let mut game = Game::from_position(position::<Russian>(fen)).with_judging(Judging::Claimed);
    assert_eq!(game.claim_draw(), Err(EndGameError::NoDrawRule));
    play(&mut game, "g1-h2 a5-b4 h2-g1 b4-a5 g1-h2 a5-b4 h2-g1 b4-a5");
    assert_eq!((game.outcome(), game.repetitions()), (None, 3));
    assert_eq!(game.claimable(), Some(&DrawRules::SEED[0]));
    let mut unclaimed = game.clone();
    play(&mut unclaimed, "a1-b2");
    assert_eq!(unclaimed.claimable(), None);
    game.claim_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Repetition }));
    assert_eq!(game.drawn_by(), Some(&DrawRules::SEED[0]));
}

#[test]
fn repetition_is_counted_again_after_taking_back() {
    let mut game = Game::from_position(position::<Russian>("W:WKg1,a1:BKa5,h8"));
    play(&mut game, "g1-h2 a5-b4 h2-g1 b4-a5 g1-h2 a5-b4 h2-g1");
    assert_eq!(game.repetitions(), 2);
    game.go_to(4);
    assert_eq!(game.repetitions(), 2);
    play(&mut game, "a1-b2 h8-g7 b2-c3");
    assert_eq!(game.repetitions(), 1);
    game.go_to(3);
    assert_eq!(game.repetitions(), 1);
    game.go_to(4);
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn games_without_draw_rules_go_on() {
    let mut game = Game::from_position(position::<Russian>("W:WKg1,a1:BKa5,h8")).with_draws(DrawRules::NONE);
    for _ in 0..100 {
        play(&mut game, "g1-h2 a5-b4 h2-g1 b4-a5");
    }
    assert_eq!((game.outcome(), game.repetitions(), game.quiet_plies()), (None, 101, 400));
    assert!(game.draw_counts().is_empty());
}

#[test]
fn clocks_go_on_from_those_of_the_first_position() {
    let start = position::<Russian>("W:WKg1,a1:BKa5,h8");
    let mut game = Game::from_position(start).with_clocks(Clocks { quiet_plies: 28, move_number: 40 });
    assert_eq!(game.move_number(), 40);
    play(&mut game, "g1-h2");
    assert_eq!((game.move_number(), game.quiet_plies(), game.outcome()), (40, 29, None));
    play(&mut game, "a5-b4");
    assert_eq!((game.move_number(), game.quiet_plies()), (41, 30));
    assert_eq!(game.drawn_by(), Some(&DrawRules::SEED[2]));
    game.undo();
    play(&mut game, "h8-g7");
    assert_eq!(game.quiet_plies(), 0, "a man moved");
}

#[test]
fn plies_without_one_kind_of_progress_are_told_apart() {
    let mut game = Game::<English>::new();
    play(&mut game, "11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x11");
    play(&mut game, "7x16 20x11 3-7 28-24 7x16 24-20");
    assert_eq!(game.plies_without(Progress::CAPTURE), 1);
    assert_eq!(game.plies_without(Progress::PROMOTION), 14);
    assert_eq!(game.plies_without(Progress::MAN_MOVE), 0);
    assert_eq!(game.quiet_plies(), 0);
}

#[test]
fn players_do_not_change_the_games_equality() {
    let mut one = Game::<Russian>::new();
    let mut other = Game::<Russian>::new();
    play(&mut one, "c3-d4 b6-a5");
    play(&mut other, "c3-d4 b6-a5 d4-e5");
    assert_ne!(one, other);
    other.undo();
    assert_ne!(one, other, "a move taken back is part of the game");
    let claimed = one.clone().with_judging(Judging::Claimed);
    assert_ne!(one, claimed);
    assert_eq!((one.judging(), claimed.judging()), (Judging::Automatic, Judging::Claimed));
    assert_ne!(one, one.clone().with_draws(DrawRules::FMJD64));
    let settled = |mut game: Game<Russian>| game.agree_draw().map(|()| game).unwrap();
    assert_ne!(one, settled(one.clone()));
}

#[test]
fn moves_are_numbered_from_the_player_who_begins_such_games() {
    let text = |game: &Game<English>| game.to_string();
    let mut game = Game::<English>::new();
    play(&mut game, "11-15 23-19 8-11");
    assert_eq!(text(&game), "1. 11-15 23-19 2. 8-11");
    assert_eq!(game.move_number(), 2);
    let mut game = Game::<English>::from_fen("W:W23:B1:F7").unwrap();
    play(&mut game, "23-19 1-5 19-15");
    assert_eq!(text(&game), "7... 23-19 8. 1-5 19-15");
    assert_eq!(game.to_fen(), "B:W15:B5:H0:F9");
}

#[test]
fn the_moves_of_a_game_can_be_read_back() {
    let mut game = Game::<International>::new();
    let moves = "32-28 19-23 28x19 14x23 33-28 23x32 37x28 16-21 31-26 11-16";
    game.play_text(moves).unwrap();
    assert_eq!(game.texts().join(" "), moves);
    game.go_to(3);
    assert_eq!(game.texts().len(), 3);
}

#[test]
fn turns_are_equal_that_have_the_same_move_in_the_same_position() {
    let (start, other) = (Position::<Russian>::initial(), position::<Russian>("W:Wc3:Bh8"));
    let turn =
        |position: &Position<Russian>, text| Turn::new(position.clone(), position.parse_move(text).unwrap()).unwrap();
    assert_eq!(turn(&start, "c3-d4"), turn(&start, "c3-d4"));
    assert_ne!(turn(&start, "c3-d4"), turn(&start, "c3-b4"));
    assert_ne!(turn(&start, "c3-d4"), turn(&other, "c3-d4"));
    assert_eq!(turn(&other, "c3-d4").to_string(), "c3-d4");
    let different: HashSet<_> =
        ["c3-d4", "c3-b4", "c3-d4"].into_iter().flat_map(|text| [turn(&start, text), turn(&other, text)]).collect();
    assert_eq!(different.len(), 4);
    let hash = |turn: &Turn<Russian>| BuildHasherDefault::<DefaultHasher>::default().hash_one(turn);
    assert_ne!(hash(&turn(&start, "c3-d4")), hash(&turn(&start, "c3-b4")));
    assert_ne!(hash(&turn(&start, "c3-d4")), hash(&turn(&other, "c3-d4")));
}

#[test]
fn the_pieces_that_can_capture_are_those_next_to_their_prey() {
    let capturing = position::<Russian>("W:Wa1,c3,e3:Bd4,h8");
    let squares: Vec<_> =
        capturing.jumpers().iter().map(|bit| capturing.board().name(Square::from_index(bit))).collect();
    assert_eq!(squares.len(), 2, "{squares:?}");
    assert!(capturing.has_capture() && !squares.contains(&"a1".to_string()));
    let names =
        |set: u64| set.iter().map(|bit| capturing.board().name(Square::from_index(bit))).collect::<HashSet<_>>();
    assert_eq!(names(capturing.occupied()), ["a1", "c3", "e3", "d4", "h8"].map(String::from).into());
}

#[test]
fn a_pdn_game_starts_from_its_fen_and_from_the_usual_position_if_that_is_unknown() {
    let read = |text: &str| Game::from_pdn(International, &pdn::parse(text).unwrap(), Reading::STRICT);
    let game = read("[FEN \"W:W28:B7\"]\n\n1. 28-22 7-11 *").unwrap();
    assert_eq!((game.ply(), game.position_at(0).unwrap().to_fen()), (2, "W:W28:B7".into()));
    let written = game.to_pdn().unwrap();
    assert_eq!((written.fen(), read(&written.to_string())), (Some("W:W28:B7"), Ok(game)));
    for unknown in ["", "?"] {
        let game = read(&format!("[FEN \"{unknown}\"]\n\n1. 32-28 *")).unwrap();
        assert_eq!(game.position_at(0), Some(Position::initial()));
        assert_eq!(game.to_pdn().unwrap().fen(), None);
    }
    let illegal = read("1. 32-28 19-22 *").unwrap_err().to_string();
    assert!(illegal.starts_with("ply 2: 19-22: "), "{illegal}");
    assert_eq!(read("1. 32-28 - *"), Err(PlayPdnError::NotGiven { ply: 2 }));
    let mut set_up = pdn::parse("1. 32-28 *").unwrap();
    set_up.add(pdn::LineId::MAIN, pdn::Element::SetUp("FEN \"W:W28:B7\"".into()));
    assert_eq!(Game::from_pdn(International, &set_up, Reading::STRICT), Err(PlayPdnError::SetUp { ply: 2 }));
}

//! One test a clause of RULES.md §9, named by it: the smallest position that shows it, and one that
//! shows its limit.

use draughts::{Bitboard, Color, Game, Ground, Outcome, Position, Reason, Square, Terrain, Trigon, UnitRules};

use crate::{Game as Rules, after, game, moves, position};

const PURE2: &str = "trigonal-pure-2";
const ARMY2: &str = "trigonal-army-2";
const ARMY3: &str = "trigonal-army-3";

fn army2(text: &str) -> Position<Rules> {
    position(ARMY2, text)
}

/// The moves that begin with some text, without it.
fn moves_of(position: &Position<Rules>, unit: &str) -> Vec<String> {
    let texts = moves(position);
    let rests = texts.iter().filter_map(|text| text.strip_prefix(unit)).map(|rest| rest.trim_start_matches(['-', ':']));
    let mut rests: Vec<_> = rests.map(String::from).collect();
    rests.sort();
    rests
}

fn names(cells: impl Iterator<Item = u8>, terrain: &impl Terrain) -> Vec<String> {
    let mut names: Vec<_> = cells.map(|cell| terrain.cell_name(Square::from_index(cell))).collect();
    names.sort();
    names
}

#[test]
fn sect_9_4_black_starts() {
    assert_eq!(Position::initial_of(game(PURE2)).turn(), Color::Black);
}

#[test]
fn sect_9_4_three_players_have_the_whole_opposite_strip_as_goal() {
    let game = game("trigonal-pure-3");
    let goals = [Color::Black, Color::White, Color::Third].map(|color| game.terrain().goal(color, 3));
    assert_eq!(goals.map(|goal| goal.len()), [23; 3]);
    assert!(position(ARMY3, "B B:Pk4;W:Cl23;T:Cd3").parse_move("P k4-l5 =R").is_ok());
}

#[test]
fn o_tr_1_the_side_is_a_parameter() {
    let cells =
        |side: u8| position(&format!("trigonal-pure-3:side={side}"), "B B:Ca1;W:-;T:-").game().terrain().cells();
    assert!((4..=13).all(|side| cells(side).len() == u32::from(side).pow(2)));
    assert_eq!(game(PURE2).terrain().cells().len(), 144);
}

#[test]
fn o_tr_2_checkers_become_heroes_only_on_white_cells() {
    let text = "B B:Ck13,Ck17,Cl18;W:Ce5";
    let position = army2(text);
    assert!(moves(&position).contains(&"C k13-l14".into()));
    assert!(moves(&position).contains(&"C k17-l17 =H".into()));
    let down = crate::position("trigonal-army-2:white=down", text);
    assert!(moves(&down).contains(&"C k13-l14 =H".into()));
    assert!(moves(&down).contains(&"C k17-l17".into()));
}

#[test]
fn o_tr_3_a_diagonal_is_the_opposite_cell_the_same_colour_or_both() {
    let pawn = |key: &str| moves(&position(key, "B B:Yf5;W:Cl23")).len();
    assert_eq!(pawn("trigonal-army-2"), 3);
    assert_eq!(pawn("trigonal-army-2:diagonal=d6"), 6);
    assert_eq!(pawn("trigonal-army-2:diagonal=d9"), 9);
}

#[test]
fn o_tr_4_the_order_is_black_white_third() {
    let text = "B B:Cd3;W:Ce5;T:Ci3";
    let turns = ["C d3-d2", "C e5-e4", "C i3-i4"];
    let mut position = position(ARMY3, text);
    let mut order = String::new();
    for text in turns {
        order.push(position.turn().letter());
        position = after(&position, text);
    }
    assert_eq!(order, "BWT");
}

#[test]
fn o_tr_5_two_players_goal_is_the_half_at_the_enemys_corner_with_the_middle() {
    let game = game(PURE2);
    let goal = names(game.terrain().goal(Color::Black, 2).iter(), game.terrain());
    let half = |first: u32| (first..=23).map(|number| format!("l{number}")).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(goal.iter().cloned().collect::<std::collections::BTreeSet<_>>(), half(12));
    let white = names(game.terrain().goal(Color::White, 2).iter(), game.terrain());
    let edge = ["a1", "b1", "b2", "c1", "c2", "d1", "d2", "e1", "e2", "f1", "f2", "g2"];
    assert_eq!(white, edge);
    assert!(army2("B B:Pk4;W:Ce5").parse_move("P k4-l5").is_ok());
    assert!(position("trigonal-army-2:goal=row", "B B:Pk4;W:Ce5").parse_move("P k4-l5 =R").is_ok());
}

#[test]
fn o_tr_6_pure_and_army_set_ups() {
    let count = |key: &str, unit: char| {
        Position::initial_of(game(key)).to_fen().split(' ').nth(1).unwrap().matches(unit).count()
    };
    assert_eq!(count(PURE2, 'C'), 32);
    assert_eq!(['G', 'Y', 'C', 'P'].map(|unit| count(ARMY2, unit)), [2, 2, 14, 14]);
    let black = "B B:Ga1,Cb1,Yb2,Cb3,Cc1,Cc2,Cc3,Cc4,Cc5,Pd1,Pd2,Pd3,Pd4,Pd5,Pd6,Pd7;W:";
    assert!(Position::initial_of(game(ARMY2)).to_fen().starts_with(black));
}

#[test]
fn o_tr_6_any_set_up_is_data() {
    let ground = Ground::new(Trigon::<8>::new());
    let mut rules = UnitRules::new("mine", ground, 2);
    for (color, cell, unit) in [(Color::Black, "d3", 'C'), (Color::White, "h9", 'Y')] {
        rules.start.push((color, rules.terrain.cell_named(cell).unwrap(), unit));
    }
    assert_eq!(Position::initial_of(rules.build().unwrap()).to_fen(), "B B:Cd3;W:Yh9 B:-;W:- -");
}

#[test]
fn sect_9_5_checker_steps_over_an_edge_and_not_below_its_level() {
    assert_eq!(moves(&army2("B B:Cf4,Ch5;W:Cl23")), ["C f4-f3", "C f4-f5", "C h5-h4", "C h5-h6", "C h5-i6"]);
}

#[test]
fn o_tr_7_quiet_leaps_go_over_one_unit_of_any_kind_of_ones_own() {
    let over = |unit: &str| moves(&army2(&format!("B B:Cd4,{unit}d5;W:Cl23"))).contains(&"C d4-d6".into());
    assert!(["C", "P", "Y", "G", "H", "R"].into_iter().all(over));
    assert!(!moves(&army2("B B:Cd4;W:Pd5")).contains(&"C d4-d6".into()));
    assert!(!moves(&army2("B B:Cd4,Cd5,Cd6;W:Cl23")).contains(&"C d4-d8".into()), "two units in a row");
}

#[test]
fn o_tr_7_quiet_leaps_may_be_a_series_that_never_goes_down() {
    let position = army2("B B:Cd4,Gd5,Pe7,Ye3;W:Cf8,Cl23");
    assert_eq!(moves_of(&position, "C d4"), ["d3", "d6", "e6", "e8"]);
    // Over the pawn d3 the checker would come down to c2.
    let down = army2("B B:Cd4,Pd3;W:Cl23");
    assert_eq!(moves_of(&down, "C d4"), ["d2", "d5", "e4"].map(String::from));
}

#[test]
fn o_tr_7_steps_and_leaps_are_not_mixed_and_a_series_does_not_end_where_it_began() {
    // Round the ring of d4, e5 and e6 a series would lead back to d5.
    let ring = army2("B B:Cd5,Pd4,Pd6,Pe6;W:Cl23");
    assert!(!moves(&ring).contains(&"C d5-d5".into()));
    // From d4 a step leads to d5, from which a leap over e6 would lead to e5.
    assert!(!moves(&army2("B B:Cd4,Pe6;W:Cl23")).contains(&"C d4-e5".into()));
}

#[test]
fn o_tr_8_quiet_leaps_may_be_followed_by_captures_and_captures_not_by_quiet_leaps() {
    let text = "B B:Cf3,Pg4,Ph8;W:Pg6,Cl23";
    assert_eq!(moves_of(&army2(text), "C f3"), ["f2", "f4", "f5 x g6", "g3", "g5", "g7 x g6"]);
    let forbidden = position("trigonal-army-2:quiet-then-capture=no", text);
    assert_eq!(moves_of(&forbidden, "C f3"), ["f2", "f4", "g3", "g5"]);
}

#[test]
fn o_tr_9_a_capturing_series_may_come_back_to_its_start_and_takes_nobody_twice() {
    let ring = army2("B B:Cg5;W:Pg6,Ph6,Ph8,Cl23");
    assert!(moves(&ring).contains(&"C g5:g5 x g6,h6,h8".into()));
    assert_eq!(moves(&ring).len(), 12);
}

#[test]
fn sect_9_5_checker_captures_any_enemy_in_all_directions() {
    // f5 lies over g5's left edge towards Black's corner.
    let kinds = ["C", "P", "Y", "G", "H", "R"];
    for kind in kinds {
        let position = army2(&format!("B B:Cg5;W:{kind}g4,Cl23"));
        let captures: Vec<_> = moves(&position).into_iter().filter(|text| text.contains('x')).collect();
        assert_eq!(captures, ["C g5:f3 x g4", "C g5:g3 x g4"], "{kind}");
    }
}

#[test]
fn o_tr_10_pawns_capture_by_replacement_on_near_cells_that_are_not_lower() {
    let position = army2("B B:Pg5;W:Pg4,Cg6,Gh6,Yf4,Ch4");
    let captures = ["P g5:g4 x g4", "P g5:g6 x g6", "P g5:h4 x h4", "P g5:h6 x h6"];
    assert!(captures.iter().all(|text| moves(&position).contains(&text.to_string())));
    assert!(!moves(&position).contains(&"P g5:f4 x f4".into()), "lower");
    assert_eq!(after(&position, captures[1]).to_fen(), "W B:Pg6;W:Yf4,Pg4,Ch4,Gh6 B:-;W:C1 -");
}

#[test]
fn sect_9_5_simple_pawn_steps_diagonally_and_not_below_its_level() {
    assert_eq!(moves(&army2("B B:Pf5;W:Cl23")), ["P f5-g4", "P f5-g8"]);
    assert_eq!(moves(&army2("B B:Pf4;W:Cl23")), ["P f4-g5"]);
}

#[test]
fn sect_9_5_government_pawn_steps_diagonally_in_all_directions_and_does_not_capture_down() {
    assert_eq!(moves(&army2("B B:Yf5;W:Cl23")), ["Y f5-e4", "Y f5-g4", "Y f5-g8"]);
    let position = army2("B B:Yg6;W:Pg5,Cg7,Gf5,Pf3,Ch7");
    assert_eq!(moves(&position), ["Y g6-f7", "Y g6:g5 x g5", "Y g6:g7 x g7", "Y g6:h7 x h7"]);
}

#[test]
fn o_tr_11_checkers_and_gladiators_in_contact_must_capture() {
    let duty = army2("B B:Cf5,Ce3,Pi5,Yb2;W:Cf6,Pe4,Yi6");
    assert!(moves(&duty).iter().all(|text| text.contains(" x ")));
    for (own, enemy) in [("C", "C"), ("C", "G"), ("G", "C"), ("G", "G"), ("H", "C"), ("C", "H")] {
        let position = army2(&format!("B B:{own}f5;W:{enemy}f6"));
        assert!(moves(&position).iter().all(|text| text.contains(" x ")), "{own} {enemy}");
    }
}

#[test]
fn o_tr_11_pawns_are_never_forced_and_force_nobody() {
    for (own, enemy) in [("C", "P"), ("C", "Y"), ("P", "C"), ("Y", "C"), ("C", "R"), ("R", "C")] {
        let position = army2(&format!("B B:{own}f5;W:{enemy}f6"));
        assert!(moves(&position).iter().any(|text| !text.contains(" x ")), "{own} {enemy}");
    }
}

#[test]
fn o_tr_11_any_other_capture_satisfies_the_duty() {
    let duty = army2("B B:Cf5,Ce3,Pi5,Yb2;W:Cf6,Pe4,Yi6");
    assert!(moves(&duty).contains(&"P i5:i6 x i6".into()));
    assert!(moves(&duty).contains(&"C e3:d3 x e4".into()));
}

#[test]
fn o_tr_11_only_a_leap_from_the_present_cell_raises_the_duty() {
    // The checker could capture g6 after a quiet leap over g4; both landings behind f6 are held.
    assert!(moves(&army2("B B:Cf3,Pg4;W:Cg6")).iter().any(|text| !text.contains(" x ")));
    assert!(moves(&army2("B B:Cf5,Pf7,Pe5;W:Cf6,Pl3")).iter().any(|text| !text.contains(" x ")));
}

#[test]
fn o_tr_12_every_prefix_of_a_capture_series_is_legal() {
    let captures = ["f5 x g6", "f7 x g6,g8", "g4", "g7 x g6", "g9 x g6,g8", "h6", "h7 x g6,h8", "h9 x g6,h8"];
    assert_eq!(moves_of(&army2("B B:Cg5;W:Pg6,Yg8,Ph8"), "C g5"), captures);
}

#[test]
fn o_tr_13_the_gladiator_unites_what_the_others_can() {
    let position = army2("B B:Gf5,Pf6;W:Pe4,Pg6,Pl3,Cl23");
    // Short steps and leaps not down, diagonal steps everywhere, strikes not down, leap captures everywhere.
    let all = moves_of(&position, "G f5");
    for text in ["f4", "g4", "g8", "f7", "g6 x g6", "g7 x g6"] {
        assert!(all.contains(&text.to_string()), "{text} of {all:?}");
    }
    assert!(!all.contains(&"e4 x e4".into()));
    let lower = moves_of(&army2("B B:Gg6;W:Pg5,Pf5,Cl23"), "G g6");
    assert!(lower.contains(&"g5 x g5".into()) && lower.contains(&"f7".into()) && !lower.contains(&"f5 x f5".into()));
    assert!(lower.contains(&"f4 x f5".into()) && lower.contains(&"f6 x f5".into()));
}

#[test]
fn sect_9_5_pawns_become_heroes_on_goal_cells_of_any_colour() {
    assert_eq!(moves(&army2("B B:Pk19;W:Ce5")), ["P k19-l18 =R", "P k19-l22 =R"]);
}

#[test]
fn sect_9_5_yakh_on_the_goal_is_a_crushing_victory() {
    let position = army2("B B:Yk13,Pk8;W:Cl20,Pl14");
    for text in ["Y k13-l12", "Y k13:l14 x l14", "Y k13-l16"] {
        let outcome = after(&position, text).outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::Crushing));
    }
    assert_eq!(after(&position, "Y k13-j12").outcome(), None);
}

#[test]
fn o_tr_14_a_hero_keeps_the_powers_of_what_it_was_and_can_be_captured() {
    let strip = |position: &Position<Rules>, unit: &str| moves_of(position, unit);
    let (hero, checker) = (army2("B B:Hf5;W:Pf6"), army2("B B:Cf5;W:Pf6"));
    let quiet = strip(&hero, "H f5");
    assert_eq!(quiet, strip(&checker, "C f5"));
    let taken = after(&army2("B B:Cf5;W:Hf6,Pl3"), "C f5:f7 x f6");
    assert_eq!(taken.to_fen(), "W B:Cf7;W:Pl3 B:-;W:C1 -");
    // A hero that leaves the goal is still one.
    assert_eq!(after(&army2("B B:Hl17;W:Ce5"), "H l17-l18").to_fen(), "W B:Hl18;W:Ce5 B:-;W:- -");
}

#[test]
fn sect_9_5_a_checker_hero_brings_one_checker_home_and_a_pawn_hero_two_pawns() {
    let position = army2("B B:Rl17,Hl19;W:Cb1 B:C1P3Y1G1;W:-");
    let returns: Vec<_> = moves(&position).into_iter().filter(|text| text.starts_with("return")).collect();
    let expected = ["return l17 to Pa1,Pb2,Pb3", "return l17,l19 to Pa1,Pb2,Pb3,Cc1,Cc2", "return l19 to Ca1,Cb2"];
    assert_eq!(returns, expected);
}

#[test]
fn sect_9_5_a_hero_that_has_returned_is_an_ordinary_unit_and_the_pool_shrinks() {
    let position = army2("B B:Hl17;W:Ce5 B:C1P2;W:-");
    assert_eq!(after(&position, "return l17").to_fen(), "W B:Ca1,Cb1;W:Ce5 B:P2;W:- -");
}

#[test]
fn o_tr_15_a_hero_brings_as_many_as_there_are() {
    assert_eq!(moves_of(&army2("B B:Rl21;W:Ce5 B:P1;W:-"), "return "), ["l21 to Pa1,Pb1"]);
    assert_eq!(moves_of(&army2("B B:Rl21;W:Ce5 B:C3;W:-"), "return "), ["l21 to Pa1"]);
}

#[test]
fn o_tr_15_heroes_come_home_to_the_lowest_free_cell_as_the_player_sees_it() {
    let white = army2("W B:Ce5;W:Hb1,Gl23 B:-;W:C1P2");
    assert_eq!(moves_of(&white, "return "), ["b1 to Ck21,Cl22"]);
    let third = position(ARMY3, "T B:Ce5;W:Cg5;T:He9,Ri17 B:-;W:-;T:C3P1");
    assert_eq!(moves_of(&third, "return "), ["e9 to Cl1,Cl3", "e9,i17 to Ck1,Pl1,Cl2,Pl3", "i17 to Pl1,Pl3"]);
}

#[test]
fn o_tr_15_the_player_may_choose_among_the_lowest_cells_if_the_game_says_so() {
    let position = position("trigonal-army-2:home-cell=chosen", "B B:Hl17,Pa1;W:Ce5 B:C1;W:-");
    let returns: Vec<_> = moves(&position).into_iter().filter(|text| text.starts_with("return")).collect();
    assert_eq!(returns, ["return l17 to Cb1,Cb2", "return l17 to Cb1,Cb3", "return l17 to Cb2,Cb3"]);
    assert_eq!(after(&position, "return l17 to Cb2,Cb3").to_fen(), "W B:Pa1,Cb2,Cb3;W:Ce5 B:-;W:- -");
    assert_eq!(position.count_moves(), moves(&position).len() as u64);
}

#[test]
fn o_tr_16_any_heroes_may_return_together() {
    let position = army2("B B:Hl17,Hl19,Rl21;W:Ra1 B:C1;W:-");
    assert_eq!(moves_of(&position, "return ").len(), 7);
}

#[test]
fn o_tr_17_each_player_has_a_pool_of_what_any_enemy_took() {
    let position = position(ARMY3, "B B:Cg5;W:Pg6;T:Ph8,Ra1,Pl1");
    let next = after(&position, "C g5:h7 x g6,h8");
    assert_eq!(next.to_fen(), "T B:Ch7;W:-;T:Ra1,Pl1 B:-;W:P1;T:P1 -");
}

#[test]
fn sect_9_7_captured_heroes_enter_the_pool_as_what_they_were() {
    let position = army2("B B:Pf5;W:Rf6,Pl3");
    assert_eq!(after(&position, "P f5:f6 x f6").to_fen(), "W B:Pf6;W:Pl3 B:-;W:P1 -");
}

#[test]
fn sect_9_5_gladiator_that_stays_on_the_goal_draws_the_game_of_two() {
    let arrived = after(&army2("B B:Cd3,Gk17;W:Ce9"), "G k17-l16");
    assert_eq!(arrived.to_fen(), "W B:Cd3,Gl16;W:Ce9 B:-;W:- Bl16");
    let pending = after(&arrived, "C e9-e8");
    for text in ["C d3-d2", "G l16-l15"] {
        let outcome = after(&pending, text).outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (None, Reason::GladiatorDraw), "{text}");
    }
    assert_eq!(after(&pending, "G l16-k17").outcome(), None);
}

#[test]
fn sect_9_7_a_yakh_and_the_last_capture_go_before_the_gladiators_draw() {
    let yakh = army2("B B:Gl16,Cd3,Yk20;W:Ch9 B:-;W:- Bl16");
    assert_eq!(after(&yakh, "Y k20-l21").outcome().unwrap().reason, Reason::Crushing);
    let last = army2("B B:Cd3,Gl16;W:Pd4 B:-;W:- Bl16");
    assert_eq!(after(&last, "C d3:c3 x d4").outcome().unwrap().reason, Reason::NoPieces);
}

#[test]
fn sect_9_7_a_captured_gladiator_draws_nothing() {
    let position = army2("W B:Cd3,Gl16;W:Pl17,Ce9 B:-;W:- Bl16");
    let taken = moves(&position).into_iter().find(|text| text.contains("x l16")).unwrap();
    assert!(after(&position, &taken).to_fen().ends_with(" -"));
}

#[test]
fn o_tr_18_the_gladiator_draws_nothing_among_three() {
    let position = position(ARMY3, "B B:Gk13;W:Cf3;T:Cg3");
    let next = after(&position, "G k13-l14");
    assert!(next.to_fen().ends_with(" -") && next.outcome().is_none());
}

#[test]
fn o_tr_19_a_blocked_player_of_two_loses() {
    let outcome = army2("B B:Pa1;W:Cl23").outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), Reason::NoMove));
}

#[test]
fn o_tr_19_a_blocked_player_of_two_whose_gladiator_was_to_leave_draws() {
    let position = position("trigonal-army-2:side=4,home=2", "B B:Pd5,Pd6,Gd7;W:Ca1 B:-;W:- Bd7");
    assert_eq!(position.outcome().unwrap().reason, Reason::GladiatorDraw);
}

#[test]
fn o_tr_19_a_blocked_player_of_three_skips_his_turn() {
    assert_eq!(moves(&position(ARMY3, "B B:Pa1;W:Cl23;T:Cl1")), ["skip"]);
    let outcome = position(ARMY3, "B B:Pa1;W:Pl23;T:Pl1").outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::NoMove));
}

#[test]
fn o_tr_20_a_player_without_units_is_passed_over_and_the_last_one_wins() {
    let position = position("trigonal-army-3:side=6,home=2", "B B:Cd4;W:Cd5;T:Cd3 B:C1;W:C2;T:-");
    let third = after(&position, "C d4:d6 x d5");
    assert_eq!(third.turn(), Color::Third);
    let last = crate::position(ARMY3, "B B:Cf5;W:Pf6;T:-");
    let outcome = after(&last, "C f5:f7 x f6").outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::NoPieces));
}

#[test]
fn o_tr_20_a_yakh_ends_the_game_of_three() {
    let position = position(ARMY3, "B B:Yk4;W:Cl23;T:Cd3");
    let outcome = after(&position, "Y k4-l5").outcome().unwrap();
    assert_eq!([Color::Black, Color::White, Color::Third].map(|color| outcome.half_points(color)), [3, 0, 0]);
}

#[test]
fn sect_9_6_a_victory_may_be_agreed_and_is_a_simple_one() {
    for key in [ARMY2, ARMY3] {
        let mut played = Game::from_position(Position::initial_of(game(key)));
        let victory = Outcome { winner: Some(Color::White), reason: Reason::Agreement };
        played.settle(victory).unwrap();
        assert_eq!(played.outcome(), Some(victory));
        assert_eq!([Color::Black, Color::White].map(|color| victory.half_points(color)), [0, 2]);
        assert!(played.settle(victory).is_err(), "the game is over");
    }
}

#[test]
fn sect_9_6_a_simple_victory_counts_one_a_crushing_one_and_a_half() {
    let simple = after(&army2("B B:Cf5;W:Pf6"), "C f5:f7 x f6").outcome().unwrap();
    assert_eq!([simple.half_points(Color::Black), simple.half_points(Color::White)], [2, 0]);
    let crushing = after(&army2("B B:Yk13;W:Cl20"), "Y k13-l16").outcome().unwrap();
    assert_eq!([crushing.half_points(Color::Black), crushing.half_points(Color::White)], [3, 0]);
    let draw = army2("B B:Gl16,Cd3;W:Ch9 B:-;W:- =").outcome().unwrap();
    assert_eq!([draw.half_points(Color::Black), draw.half_points(Color::White)], [1, 1]);
}

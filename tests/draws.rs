//! Draw rules, article by article. Each test plays under the rule it is about alone, so that pieces may
//! go to and fro.

mod support;

use draughts::*;
use support::{FromReserve, play, position};

/// The rules of a set that come from one article.
fn from_article(rules: DrawRules<'_>, article: &str) -> Vec<DrawRule> {
    let rules: Vec<_> = rules.iter().filter(|rule| rule.article.contains(article)).cloned().collect();
    assert!(!rules.is_empty(), "{article}");
    rules
}

/// A game under the rules of a set that come from one article.
fn under<V: Variant + Default>(rules: DrawRules<'_>, article: &str, fen: &str) -> Game<V> {
    Game::from_position(position(fen)).with_draws(DrawRules::of(&from_article(rules, article)))
}

/// Moves kings about, without captures and without losing a piece, to positions that are `allowed`,
/// until the game is over or `most` plies are played; answers how many plies that took, if it is over.
fn wander<V: Variant>(game: &mut Game<V>, most: usize, allowed: impl Fn(&Position<V>) -> bool) -> Option<usize> {
    let safe = |position: &Position<V>| {
        let mut moves = position.legal_moves();
        moves.retain(|m| m.is_quiet() && m.kind_before() == Kind::King);
        moves.retain(|m| {
            let next = position.play_unchecked(m);
            !next.has_capture() && allowed(&next)
        });
        moves
    };
    let start = game.ply();
    while game.outcome().is_none() && game.ply() < start + most {
        let mut moves = safe(game.position());
        moves.retain(|m| !safe(&game.position().play_unchecked(m)).is_empty());
        let m = moves[(7 * game.ply() + 3) % moves.len()];
        game.play(&m).unwrap();
    }
    game.outcome().map(|_| game.ply() - start)
}

fn anywhere<V: Variant>(_: &Position<V>) -> bool {
    true
}

/// Whether Black stands on the main road.
fn black_on_road<V: Variant>(position: &Position<V>) -> bool {
    let black = position.kings(Color::Black);
    black & position.board().main_road() == black
}

#[test]
fn the_third_repetition_draws_and_the_turn_belongs_to_the_position() {
    let mut game = under::<Russian>(DrawRules::SEED, "R15", "W:WKg1,a1:BKa5,h8");
    // White goes round a triangle and Black to and fro: the pieces come back, the turn does not.
    play(&mut game, "g1-h2 a5-b4 h2-g3 b4-a5 g3-f2 a5-b4 f2-g1");
    assert_eq!((game.repetitions(), game.position().turn()), (1, Color::Black));
    let mut game = under::<Russian>(DrawRules::SEED, "R15", "W:WKg1,a1:BKa5,h8");
    play(&mut game, "g1-h2 a5-b4 h2-g1 b4-a5 g1-h2 a5-b4 h2-g1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "b4-a5");
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition));
}

#[test]
fn italian_draughts_repeat_four_times() {
    let rule = from_article(DrawRules::ITALIAN, "Italian").remove(0);
    assert_eq!(rule.clause, Clause::Repetition { times: 4 });
}

#[test]
fn r16_counts_the_strong_sides_own_moves() {
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "W:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 100, anywhere), Some(29), "White moves first");
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "B:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 100, anywhere), Some(30), "Black moves first");
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "W:WKc1:BKb8,Kd8,Kf8");
    assert_eq!(wander(&mut game, 100, anywhere), Some(30), "Black is the strong side");
    let mut game = under::<Russian>(DrawRules::SEED_BY_PLIES, "R16", "W:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 100, anywhere), Some(30), "plies, whoever is strong");
}

#[test]
fn r16_begins_when_the_balance_arises() {
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "W:WKb8,Kd8,e7:BKc1");
    assert_eq!(wander(&mut game, 40, anywhere), None, "two kings and a man are no three kings");
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "W:WKb8,Kd8,e7:BKc1");
    play(&mut game, "e7-f8");
    assert_eq!(
        game.draw_counts()[0].to_string(),
        "three kings against one, 15 moves of theirs (RULES.md R16): 0 of 15 moves of white"
    );
    assert_eq!(wander(&mut game, 100, anywhere), Some(30));
}

#[test]
fn r16_begins_again_with_every_change_of_balance() {
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "W:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 10, anywhere), None);
    assert_eq!(game.draw_counts()[0].done, 5);
    // A fourth king is taken: three are left, and the count starts anew.
    let mut game = under::<Russian>(DrawRules::SEED, "R16", "B:WKb8,Kh8,Kf8,Kd2:BKc1");
    play(&mut game, "c1xe3");
    assert_eq!(game.draw_counts()[0].done, 0);
    assert_eq!(wander(&mut game, 100, anywhere), Some(29));
}

#[test]
fn r17_takes_fifteen_moves_of_each_with_kings_alone() {
    let mut game = under::<Russian>(DrawRules::SEED, "R17", "W:WKg1,a1:BKa5,h8");
    assert_eq!(wander(&mut game, 29, anywhere), None);
    play(&mut game, "h8-g7");
    assert_eq!(game.draw_counts()[0].done, 0, "a man moved");
    assert_eq!(wander(&mut game, 100, anywhere), Some(30));
}

#[test]
fn art_7_2_6_counts_the_pieces_of_both() {
    let four = "W:WKg1,Kh2:BKa5,Kb4";
    let six = "W:WKg1,Kh2,a1:BKa5,Kb4,h8";
    for (fen, plies) in [(four, 60), (six, 120)] {
        let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.6", fen);
        assert_eq!(wander(&mut game, 200, anywhere), Some(plies), "{fen}");
        let mut game = under::<Russian>(DrawRules::FMJD64_BY_PLIES, "7.2.6", fen);
        assert_eq!(wander(&mut game, 200, anywhere), Some(plies / 2), "{fen}");
        let mut game = under::<Russian>(DrawRules::FMJD64_EACH_SIDE, "7.2.6", fen);
        assert_eq!(wander(&mut game, 200, anywhere), None, "{fen}");
    }
}

#[test]
fn art_7_2_6_may_be_read_as_pieces_on_each_side() {
    let four_each = "W:WKg1,a1,c1,e1:BKa5,h8,f8,d8";
    let mut game = under::<Russian>(DrawRules::FMJD64_EACH_SIDE, "7.2.6", four_each);
    assert_eq!(wander(&mut game, 200, anywhere), Some(60));
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.6", four_each);
    assert_eq!(wander(&mut game, 200, anywhere), None);
}

#[test]
fn art_7_2_6_asks_for_a_king_on_both_sides() {
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.6", "W:WKg1,a1,c1:Bh8");
    assert!(game.draw_counts().is_empty());
    game = under::<Russian>(DrawRules::FMJD64, "7.2.6", "W:WKg1,a1,c1:BKh8");
    assert_eq!(game.draw_counts().len(), 1);
}

#[test]
fn art_7_2_6_goes_on_when_a_man_moves_but_not_when_he_is_crowned() {
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.6", "W:WKg1,c1,d6:BKa5,h8");
    play(&mut game, "c1-b2 a5-e1");
    assert_eq!(game.draw_counts()[0].done, 2);
    play(&mut game, "d6-c7 e1-a5");
    assert_eq!(game.draw_counts()[0].done, 4);
    play(&mut game, "c7-b8");
    assert_eq!(game.draw_counts()[0].done, 0);
}

/// Three white kings, Black's on the main road.
const ON_ROAD: &str = "W:WKb8,Kd8,Kf8:BKa1";

#[test]
fn art_7_2_7_gives_five_moves_against_a_king_on_the_main_road() {
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.7", ON_ROAD);
    assert_eq!(wander(&mut game, 50, black_on_road), Some(10));
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.7", "W:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 50, |position| !black_on_road(position)), None);
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.7", "W:WKb8,Kd8:BKa1");
    assert_eq!(wander(&mut game, 50, black_on_road), None, "two pieces are another article");
}

/// Plays safe moves after each of which Black stands on the main road or not, as listed.
fn follow<V: Variant>(game: &mut Game<V>, on_road: &[bool]) -> bool {
    let Some((&first, rest)) = on_road.split_first() else { return true };
    game.position().legal_moves().iter().any(|m| {
        let next = game.position().play_unchecked(m);
        let fits = !next.has_capture() && black_on_road(&next) == first && game.play(m).is_ok();
        fits && (follow(game, rest) || game.undo().is_none())
    })
}

#[test]
fn art_7_2_7_begins_again_or_rests_when_the_king_leaves_the_road() {
    let counts = |rules| {
        let mut game = under::<Russian>(rules, "7.2.7", ON_ROAD);
        assert!(follow(&mut game, &[true, true, true, true, true, false, false, true]));
        let count = |game: &mut Game<Russian>, ply| {
            game.go_to(ply);
            game.draw_counts().first().map(|count| count.done)
        };
        [5, 6, 7, 8].map(|ply| count(&mut game, ply))
    };
    assert_eq!(counts(DrawRules::FMJD64), [Some(5), None, None, Some(0)]);
    assert_eq!(counts(DrawRules::FMJD64_ROAD_PAUSES), [Some(5), Some(5), Some(5), Some(6)]);
}

#[test]
fn art_7_2_8_gives_five_moves_against_two_pieces_or_one() {
    for fen in ["W:WKb8,Kd8:BKc1", "W:WKb8,h6:BKc1", "W:WKb8:BKc1"] {
        let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.8", fen);
        assert_eq!(wander(&mut game, 50, anywhere), Some(10), "{fen}");
    }
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.8", "W:WKb8,Kd8,Kf8:BKc1");
    assert_eq!(wander(&mut game, 50, anywhere), None);
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.8", "W:Wc3,a1:BKh8");
    assert!(game.draw_counts().is_empty(), "two men are no king and a man");
    game = under::<Russian>(DrawRules::FMJD64, "7.2.8", "W:WKb8:BKc1,h6");
    assert_eq!(game.draw_counts().len(), 1, "either side may be the strong one");
}

#[test]
fn fmjd_6_3_and_6_4_count_alone_or_together() {
    let counts = |rules: DrawRules<'_>| {
        let rules: Vec<_> = rules.iter().filter(|rule| matches!(rule.clause, Clause::Balance(_))).cloned().collect();
        let start = position::<International>("W:WK1,K6,K48:BK50");
        let mut game = Game::from_position(start).with_draws(DrawRules::of(&rules));
        assert_eq!(wander(&mut game, 26, anywhere), None);
        // White offers a king and Black takes it.
        let offers = |m: &Move<u64>| {
            let next = game.position().play_unchecked(m);
            next.has_capture() && next.legal_moves().iter().all(|m| !next.play_unchecked(m).has_capture())
        };
        let m = game.position().legal_moves().into_iter().find(offers).unwrap();
        game.play(&m).unwrap();
        let m = game.position().legal_moves()[0];
        game.play(&m).unwrap();
        let running = game.draw_counts().iter().map(|count| (count.done, count.limit)).collect::<Vec<_>>();
        (running, wander(&mut game, 100, anywhere))
    };
    assert_eq!(counts(DrawRules::INTERNATIONAL), (vec![(0, 10)], Some(10)));
    assert_eq!(counts(DrawRules::INTERNATIONAL_BOTH_COUNTS), (vec![(28, 32), (0, 10)], Some(4)));
}

#[test]
fn a_king_alone_against_men_is_no_matter_of_counting() {
    let game = under::<International>(DrawRules::INTERNATIONAL, "6", "W:WK1:B30,35");
    assert!(game.draw_counts().iter().all(|count| !matches!(count.rule.clause, Clause::Balance(_))));
}

#[test]
fn spanish_and_czech_draughts_count_moves_of_kings() {
    for (rules, moves) in
        [(DrawRules::SPANISH, 20), (DrawRules::CZECH, 15), (DrawRules::ENGLISH, 40), (DrawRules::ITALIAN, 40)]
    {
        assert_eq!(rules[1].clause, Clause::Quiet { moves, ended_by: Progress::ANY });
        let game = position::<Russian>("W:WKg1,a1:BKa5,h8");
        let mut game = Game::from_position(game).with_draws(DrawRules::of(&rules[1..]));
        assert_eq!(wander(&mut game, 200, anywhere), Some(2 * moves as usize));
    }
}

#[test]
fn pool_gives_three_kings_thirteen_moves() {
    let mut game = Game::from_position(position::<Russian>("B:WKb8,Kd8,Kf8:BKc1"))
        .with_draws(DrawRules::of(&DrawRules::POOL[1..]));
    assert_eq!(wander(&mut game, 100, anywhere), Some(26));
}

#[test]
fn frisian_kings_have_seven_moves_or_two() {
    let mut game = Game::from_position(position::<Frisian>("W:WK46,K48:BK50"));
    assert_eq!(wander(&mut game, 100, anywhere), Some(14));
    let mut game = Game::from_position(position::<Frisian>("W:WK46:BK50"));
    assert_eq!(wander(&mut game, 100, anywhere), Some(4));
    let mut game = Game::from_position(position::<Frisian>("W:WK46,K48,K47:BK50"));
    assert_eq!(wander(&mut game, 100, anywhere), None);
}

#[test]
fn frisian_kings_are_drawn_at_once_unless_one_is_caught_in_the_official_text() {
    let game = |fen| Game::from_position(position::<Frisian>(fen)).with_draws(DrawRules::FRISIAN_AT_ONCE);
    assert_eq!(game("W:WK46:BK50").outcome().map(|outcome| outcome.reason), Some(Reason::DrawRule));
    assert_eq!(game("W:WK46:BK28").outcome(), None, "White takes at once");
    assert_eq!(game("B:WK46:BK50").outcome().map(|outcome| outcome.winner), Some(None));
}

#[test]
fn turkish_one_against_one_is_drawn_at_once() {
    let game = |fen, rules| Game::from_position(position::<Turkish>(fen)).with_draws(rules);
    for fen in ["W:WKa1:BKh8", "W:Wa3:Bh6", "W:WKa1:Ba6"] {
        assert_eq!(game(fen, DrawRules::TURKISH).drawn_by(), Some(&DrawRules::TURKISH[1]), "{fen}");
    }
    assert_eq!(game("W:WKa1,b1:BKh8", DrawRules::TURKISH).outcome(), None);
    assert!(game("W:WKa1:Ba6", DrawRules::TURKISH).outcome().is_some());
    assert_eq!(game("W:WKa1:Ba6", DrawRules::TURKISH_UNLESS_CAUGHT).outcome(), None);
    assert!(game("W:WKa1:BKh8", DrawRules::TURKISH_UNLESS_CAUGHT).outcome().is_some());
}

#[test]
fn a_piece_that_cannot_help_being_taken_is_caught() {
    let rules = DrawRules::of(&DrawRules::TURKISH_UNLESS_CAUGHT[1..]);
    let game = |fen| Game::from_position(position::<International>(fen)).with_draws(rules);
    assert_eq!(game("B:WK2:B6").outcome(), None, "6-11 is forced, and 2x16");
    assert_eq!(game("B:WK2:B6").draw_counts()[0].left(), 0);
    assert!(game("B:WK5:B6").outcome().is_some(), "after 6-11 the king does not see the man");
    assert!(game("W:WK2:B6").outcome().is_some(), "it is White's turn, who cannot take");
}

/// Men are dropped from a reserve of three on one's own first row: the smallest game of that kind.
#[derive(Clone, Copy, Debug, Default)]
struct Dropping;

impl Compose for Dropping {
    type Board = Dark<8, 8>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = FreeChoice;
    type Promotion = ContinuesAsKing;
    type Entry = FromReserve<3, 3>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("dropping").draws(DrawRules::FMJD64);
}

/// A position of [`Dropping`] with kings and reserves.
fn dropping(fen: &str, reserves: [u8; 3]) -> Game<Dropping> {
    let setup = Setup { reserves, ..position::<Russian>(fen).to_setup() };
    Game::from_position(Position::from_setup(&setup).unwrap())
}

#[test]
fn o_neu_2_no_balance_of_forces_while_there_is_a_reserve() {
    let balances = |reserves| {
        let game = dropping("W:WKg1:BKa5", reserves);
        game.draw_counts().iter().filter(|count| matches!(count.rule.clause, Clause::Balance(_))).count()
    };
    assert_eq!(balances([0, 0, 0]), 1);
    assert_eq!(balances([1, 0, 0]), 0);
    assert_eq!(balances([0, 1, 0]), 0);
}

#[test]
fn o_neu_2_a_drop_counts_as_a_mans_move() {
    let mut game = dropping("W:WKg1:BKa5", [1, 0, 0]);
    play(&mut game, "g1-f2 a5-b4");
    assert_eq!(game.quiet_plies(), 2);
    let drop = game.position().legal_moves().into_iter().find(|m| m.is_drop()).unwrap();
    game.play(&drop).unwrap();
    assert_eq!(game.quiet_plies(), 0);
    assert_eq!(game.plies_without(Progress::CAPTURE), 3);
}

#[test]
fn o_neu_2_reserves_belong_to_the_position() {
    let [one, other] = [[2, 0, 0], [1, 0, 0]].map(|reserves| dropping("W:WKg1:BKa5", reserves));
    assert_ne!(one.position(), other.position());
    assert_ne!(one.key(), other.key());
}

#[test]
fn o_tr_21_games_whose_sources_name_no_draws_have_the_crates_own() {
    assert_eq!(Info::new("mine").draws, DrawRules::OWN);
    assert_eq!(DrawRules::OWN[0].clause, Clause::Repetition { times: 3 });
    assert_eq!(DrawRules::OWN[1].clause, Clause::Quiet { moves: 50, ended_by: Progress::ANY });
}

#[test]
fn a_rule_names_itself_and_its_article() {
    let mut game = under::<Russian>(DrawRules::FMJD64, "7.2.7", ON_ROAD);
    wander(&mut game, 50, black_on_road);
    let rule = game.drawn_by().unwrap();
    assert_eq!(rule.to_string(), "three pieces against a king on the main road, 5 moves (FMJD-64 7.2.7)");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::DrawRule }));
}

#[test]
fn every_rule_has_a_name_and_every_set_one_of_its_own() {
    for (i, (name, rules)) in DrawRules::ALL.iter().enumerate() {
        assert!(rules.iter().all(|rule| !rule.name.is_empty() && !rule.article.is_empty()), "{name}");
        for (other, same) in &DrawRules::ALL[..i] {
            assert!(name != other && rules != same, "{name} and {other}");
        }
    }
}

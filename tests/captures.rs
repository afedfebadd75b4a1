//! Captures that are counted without being listed, found once however often they are met, and chosen between two modes.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use draughts::*;

fn at(name: &str, fen: &str) -> AnyPosition {
    by_name(name).unwrap().with_fen(fen).unwrap_or_else(|error| panic!("{name} {fen}: {error}"))
}

/// The legal moves in full, which are all different and as many as are counted.
fn moves(position: &AnyPosition) -> BTreeSet<String> {
    let legal = position.legal_moves();
    let texts: BTreeSet<_> = position.texts(&legal, Form::Full).into_iter().collect();
    let fen = position.to_fen();
    assert_eq!((legal.len(), legal.len() as u64), (texts.len(), position.count_moves()), "{fen}");
    texts
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(ToString::to_string).collect()
}

#[test]
fn three_men_that_land_on_one_square_and_go_on_are_three_captures() {
    let position = at("russian", "W:Wc3,g3,c7:Bd4,f4,d6,f6");
    assert_eq!(moves(&position), set(&["c3:e5:g7", "c7:e5:g7", "g3:e5:g7"]));
}

#[test]
fn a_capture_of_two_men_that_can_go_on_in_two_ways_is_two_captures() {
    let position = at("russian", "W:Wa1:Bb2,d4,d6,f6");
    assert_eq!(moves(&position), set(&["a1:c3:e5:c7", "a1:c3:e5:g7"]));
}

#[test]
fn a_man_that_no_man_has_reached_counts_for_nothing() {
    let position = at("russian", "W:Wa1:Bb2,d4,g5");
    assert_eq!(moves(&position), set(&["a1:c3:e5"]));
}

#[test]
fn a_ring_can_be_gone_round_either_way_and_is_one_capture() {
    let position = at("russian", "W:Wa1,g1:Bb2,d4,f2,d2,f4,h8");
    assert_eq!(moves(&position), set(&["a1:c3:e5:g3:e1:c3", "g1:e3:c1:a3", "g1:e3:c5", "g1:e3:g5"]));
}

/// As few pieces as can be, by kings in all directions.
#[derive(Clone, Copy, Debug, Default)]
struct Fewest;

impl Capture for Fewest {
    type Precedence = Reverse<u32>;
    fn king_jumps(&self) -> Headings {
        Headings::all()
    }
    fn precedence(&self, tally: &Tally) -> Reverse<u32> {
        Reverse(tally.taken)
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Sparing;

impl Compose for Sparing {
    type Board = Dark<10, 10>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = Fewest;
    type Promotion = ContinuesAsKing;
    type Entry = Rows<4>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("sparing");
}

#[test]
fn where_the_fewest_must_be_taken_single_captures_go_before_long_ones() {
    let legal = |fen: &str| {
        let position = Position::<Sparing>::from_fen(fen).unwrap();
        let legal = position.legal_moves();
        assert_eq!(legal.len() as u64, position.count_moves(), "{fen}");
        position.texts(&legal, Form::Full)
    };
    assert_eq!(legal("W:Wa1,h2:Bb2,d4,f6,g3"), ["h2xf4"], "one before three");
    assert_eq!(legal("W:Wa1,h2:Bb2,d4,g3"), ["h2xf4"], "one before two");
    assert_eq!(legal("W:Wa1:Bb2,d4,f6"), ["a1xc3xe5xg7"], "nothing but three");
    assert_eq!(legal("W:Wa1,h2:Bb2,d4,f6,g3,e5,c5"), ["a1xc3"], "one before three of another man");
}

#[test]
fn single_captures_are_counted_all_where_they_go_first() {
    let position = Position::<Sparing>::from_fen("W:Wa1,a5,h2:Bb2,b6,d4,f6,g3").unwrap();
    assert_eq!((position.legal_moves().len(), position.count_moves()), (2, 2));
}

#[test]
fn a_single_capture_is_listed_once_beside_captures_with_many_ways() {
    // With so many ways the search begins again, remembering where it has been.
    let kings = "Ka3,Kj6,Kc9,Kg5,Kc3,Kg9,Kj8,Ki3,Ki5,Ki9,Ke7,Kf4,Kb8,Kd2,Kf8,Kc1,Kf6,Kd8";
    let position = Position::<Sparing>::from_fen(&format!("W:WKg7:B{kings}")).unwrap();
    assert_eq!(position.legal_moves_within(0), Err(TooManyWays { places: 0 }), "it does");
    assert_eq!(position.texts(&position.legal_moves(), Form::Full), ["g7xj10"]);
}

/// International rules on the ten by ten board, with captures along files and ranks besides.
fn two_modes(between_modes: BetweenModes) -> AnyPosition {
    let straight = CaptureMode {
        man_jumps: Headings::ORTHOGONALS,
        king_jumps: Headings::ORTHOGONALS,
        ..CaptureMode::first_of(&RuleSet::international())
    };
    let rules = RuleSet { second_mode: Some(straight), between_modes, ..RuleSet::international() };
    AnyPosition::from_rules(&rules).unwrap()
}

#[test]
fn captures_of_the_mode_that_was_not_chosen_are_refused_as_the_worse_ones() {
    let two_on_diagonals = "W:W36,45:B21,31,35";
    let two_on_files = "W:W36,45:B31,35,15";
    let cases = [
        (BetweenModes::Most, two_on_diagonals, "36x27x16", "45x25"),
        (BetweenModes::Fewest, two_on_diagonals, "45x25", "36x16"),
        (BetweenModes::Most, two_on_files, "45x25x5", "36x27"),
        (BetweenModes::Fewest, two_on_files, "36x27", "45x5"),
    ];
    for (between, fen, legal, refused) in cases {
        let position = two_modes(between).with_fen(fen).unwrap();
        assert_eq!(moves(&position), set(&[legal]), "{between} {fen}");
        let Err(MoveTextError::Illegal(illegal)) = position.parse_move(refused) else { panic!("{between} {refused}") };
        assert_eq!(illegal.reason(), Illegality::MustCaptureBetter, "{between} {refused}");
    }
    let free = two_modes(BetweenModes::Free).with_fen(two_on_diagonals).unwrap();
    assert_eq!(moves(&free).len(), 2);
}

#[test]
fn a_search_that_must_give_up_does_so_whatever_the_bound() {
    // Case RB-11: a king among 32.
    let kings =
        "K2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,K40,K41";
    let fen = format!("W:WK5:B{kings},K42,K43,K44,K47,K49");
    let position = by_name("frisian").unwrap().read(&fen, Reading::TOLERANT).unwrap();
    for places in [0, 1, 2, 3, 100, 101] {
        assert_eq!(position.legal_moves_within(places), Err(TooManyWays { places }));
    }
    let start = by_name("international").unwrap();
    assert_eq!(start.legal_moves_within(0), Ok(start.legal_moves()));
}

/// A board with many flying kings, from a seed.
fn many_kings(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut lists = [String::new(), String::new()];
    for number in 1..=72 {
        let side = match random.below(16) {
            0..=1 => 0,
            2..=5 => 1,
            _ => continue,
        };
        lists[side].push_str(&format!("{}K{number}", if lists[side].is_empty() { "" } else { "," }));
    }
    format!("W:W{}:B{}", lists[0], lists[1])
}

#[test]
fn a_capture_that_is_met_again_is_listed_once_however_long_the_list() {
    let mut longest = 0;
    for seed in 0..300 {
        let position = at("canadian:precedence=", &many_kings(seed));
        longest = longest.max(moves(&position).len());
    }
    assert!(longest > 100, "{longest}");
}

#[test]
fn a_king_that_can_capture_in_both_modes_must_capture() {
    let position = two_modes(BetweenModes::Free).with_fen("W:WK28:B22,29").unwrap();
    assert!(position.has_capture() && position.legal_moves().iter().all(AnyMove::is_capture));
    assert_eq!(moves(&position).len(), 4, "three squares behind 22 and one behind 29");
}

#[test]
fn every_legal_capture_has_a_way_where_the_kings_taken_and_the_taker_count() {
    let position = at("italian", "W:WK18,22:B14,15,K10");
    let legal = position.legal_moves();
    assert!(!legal.is_empty());
    for m in &legal {
        assert_eq!(position.route(m).len(), m.captured_squares().count(), "{}", position.text(m));
    }
}

#[test]
fn the_ways_of_a_capture_are_as_many_as_are_counted_one_by_one() {
    let kings = "K7,K8,K9,K10,K17,K18,K19,K20,K27,K28,K29,K30,K37,K38,K39,K40";
    let position = Position::<International>::from_fen(&format!("W:WK46:B{kings}")).unwrap();
    let (mut listed, mut ways) = (Vec::new(), Vec::new());
    International.list_routes(position.state(), &mut listed, &mut ways);
    assert_eq!(listed, position.legal_moves());
    let walked = |m| position.routes(m, usize::MAX).len() as u64;
    assert_eq!(ways, listed.iter().map(walked).collect::<Vec<_>>());
    assert_eq!(ways.iter().sum::<u64>(), International.count_routes(position.state(), 1));
    International.list_routes(position.state(), &mut listed, &mut ways);
    assert_eq!((listed.len(), ways.len()), (2 * position.legal_moves().len(), listed.len()), "they are appended");
    for limit in [0, 1, 2, 16] {
        assert_eq!(position.routes(&position.legal_moves()[0], limit).len(), limit);
    }
}

#[test]
fn squares_entered_one_by_one_lead_to_the_moves_that_begin_so() {
    let start = Position::<International>::initial();
    let square = |name: &str| start.square(name).unwrap();
    let names = |squares: &[Square]| squares.iter().map(|&square| start.square_name(square)).collect::<Vec<_>>();
    assert_eq!(names(&start.clicks(&[]).next), ["31", "32", "33", "34", "35"]);
    assert_eq!(names(&start.clicks(&[square("32")]).next), ["27", "28"]);
    let complete = |from, to| start.clicks(&[square(from), square(to)]).complete;
    assert_eq!(complete("32", "28"), [start.parse_move("32-28").unwrap()]);
    assert!(complete("32", "29").is_empty() && complete("33", "27").is_empty());
}

/// Games that differ in what a move may do to the moves of the opponent.
const GAMES: &[&str] = &[
    "russian",
    "international",
    "english",
    "spanish",
    "italian",
    "thai",
    "turkish",
    "armenian",
    "frisian",
    "brazilian",
    "czech",
    "pool",
    "neu-russian",
    "neu-frisian",
    "giveaway-russian",
    "breakthrough-russian",
    "breakthrough-international",
    "diagonal-russian",
    "sintez-ru",
    "neu-sintez-ru",
    "russian:obligation=optional",
    "international:removal=immediate",
    "russian:crowning=never",
    "russian:men-take-kings=false",
];

#[test]
fn two_plies_at_once_are_the_replies_to_each_move() {
    for name in GAMES {
        let mut random = Random::new(1);
        for _ in 0..20 {
            let mut position = by_name(name).unwrap_or_else(|error| panic!("{name}: {error}"));
            for _ in 0..60 {
                let legal = position.legal_moves();
                let next: Vec<_> = legal.iter().map(|m| position.play_unchecked(m)).collect();
                let replies = next.iter().map(AnyPosition::count_moves).sum::<u64>();
                assert_eq!(
                    (position.perft(2), position.count_moves()),
                    (replies, legal.len() as u64),
                    "{name} {}",
                    position.to_fen()
                );
                let Some(chosen) = next.into_iter().nth(random.below(legal.len())) else { break };
                position = chosen;
            }
        }
    }
}

//! The ways of captures, and moves entered square by square.

use std::collections::BTreeSet;

use crate::common::{random_game, random_position, with_sample};
use draughts::*;
use proptest::prelude::*;

fn international(fen: &str) -> Position<International> {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn russian(fen: &str) -> Position<Russian> {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn squares<V: Variant>(position: &Position<V>, names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| position.square(name).unwrap()).collect()
}

#[test]
fn rb_11_a_route_and_the_clicks_are_found_among_astronomically_many() {
    let crowded = "K2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24";
    let position: Position<International> =
        Position::from_fen_of(International, &format!("W:WK5:B{crowded}"), Faults::TOLERABLE).unwrap();
    for m in position.legal_moves() {
        assert_eq!(position.route(&m).len(), m.captured_squares().count());
    }
    assert!(!position.clicks(&squares(&position, "5")).next.is_empty());
}

#[test]
fn a_capture_may_end_where_it_began() {
    let ring = international("W:W28:B12,13,22,23");
    let m = ring.legal_moves()[0];
    assert_eq!((ring.text(&m), ring.parse_move("28x28")), ("28x28".to_string(), Ok(m)));
    assert_eq!(ring.routes(&m, 10).len(), 2);
    assert_eq!(ring.routes(&m, 1).len(), 1);
    assert_eq!(ring.routes(&m, 0).len(), 0);
    for way in ["28 17 8 19 28", "28 19 8 17 28"] {
        assert_eq!(ring.clicks(&squares(&ring, way)).complete, [m]);
        assert_eq!(ring.parse_move(&way.replace(' ', "x")), Ok(m), "{way}");
    }
}

#[test]
fn clicks_lead_through_a_capture_square_by_square() {
    // The majority rule leaves one way: over 22 and 12.
    let position = international("W:W28,50:B12,22,23");
    let state = |names: &str| position.clicks(&squares(&position, names));
    assert_eq!(state("").next, squares(&position, "28"));
    assert_eq!(state("28").next, squares(&position, "17"));
    assert_eq!(state("28 17").taken, squares(&position, "22"));
    assert_eq!(state("28 17").complete, []);
    assert_eq!(state("28 17 8").complete, position.legal_moves());
    assert_eq!(state("28 17 8").next, []);
    for nothing in ["50", "28 19", "28 8", "1", "28 17 8 3"] {
        let state = state(nothing);
        assert!(state.next.is_empty() && state.complete.is_empty(), "{nothing}");
    }
}

#[test]
fn clicks_offer_a_flying_king_every_square_from_which_it_can_go_on() {
    let position = russian("W:WKa1:Bc3,f4");
    let next = position.clicks(&squares(&position, "a1")).next;
    assert_eq!(next, squares(&position, "e5"), "from d4 and f6 and on it could not take f4");
    let position = international("W:WK46:B41,14");
    let next: BTreeSet<_> = position.clicks(&squares(&position, "46")).next.into_iter().collect();
    assert_eq!(next, squares(&position, "37 32 28 23 19").into_iter().collect(), "it goes straight on from each");
}

#[test]
fn a_single_capture_can_end_where_a_longer_one_goes_on() {
    let position = russian("W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    let state = position.clicks(&squares(&position, "f8 b4"));
    assert_eq!(state.complete, [position.parse_move("f8:b4").unwrap()]);
    let state = position.clicks(&squares(&position, "f8 h6 f4 d6 b4"));
    assert_eq!(state.complete, [position.parse_move("f8:h6:f4:d6:b4").unwrap()]);
}

fn check_route<V: Variant>(position: &Position<V>, m: &Move<<V::Board as Board>::Bits>) {
    let route = position.route(m);
    let taken: BTreeSet<_> = route.iter().map(|jump| jump.over).collect();
    assert_eq!(taken, m.captured_squares().collect(), "{position}");
    assert_eq!(route.len(), taken.len(), "{position}");
    let mut clicks = vec![m.from().unwrap_or(m.to())];
    let quiet = m.is_quiet().then(|| m.to());
    let landings: Vec<_> = route.iter().map(|jump| jump.to).chain(quiet).collect();
    for to in landings {
        assert!(position.clicks(&clicks).next.contains(&to), "{position} {clicks:?}");
        clicks.push(to);
    }
    assert_eq!(position.clicks(&clicks).complete, [*m], "{position} {clicks:?}");
}

/// The routes of all legal captures together are those that the generator counts.
fn check_route_count<V: Variant>(position: &Position<V>) {
    const MOST: usize = 2_000;
    let counted = perft_counting(position, 1, Counting::Routes);
    if counted <= MOST as u64 {
        let routes = |m: &_| if Move::is_capture(m) { position.routes(m, MOST).len() as u64 } else { 1 };
        assert_eq!(position.legal_moves().iter().map(routes).sum::<u64>(), counted, "{position}");
    }
}

#[test]
fn many_ways_of_a_man_are_added_up_too() {
    let men = "b2,d2,f2,h2,b4,d4,f4,h4,b6,d6,f6,h6,b8,d8,f8,h8";
    let position = Position::<Frisian>::from_fen(&format!("W:Wa1:B{men},e7,c5,g5")).unwrap();
    assert_eq!(position.legal_moves_within(0), Err(TooManyWays { places: 0 }), "they are many");
    let walked: u64 = position.legal_moves().iter().map(|m| position.routes(m, usize::MAX).len() as u64).sum();
    assert_eq!(perft_counting(&position, 1, Counting::Routes), walked);
    assert_eq!(walked, 592);
}

#[test]
fn ways_too_many_to_be_walked_are_added_up_place_by_place() {
    let kings = "K2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24";
    let position = Position::<Frisian>::from_fen(&format!("W:WK5:B{kings}")).unwrap();
    let walked = position.legal_moves().into_iter().map(|m| (m, position.routes(&m, usize::MAX).len() as u64));
    let counted: BTreeSet<_> = divide_counting(&position, 1, Counting::Routes).into_iter().collect();
    assert_eq!(counted, walked.collect());
    assert_eq!(counted.iter().map(|(_, ways)| ways).sum::<u64>(), 7080);
    // Walked one by one, these take as many seconds as they take hundredths here.
    let more = Position::<Frisian>::from_fen(&format!("W:WK5:B{kings},K27,K29,K30,K31")).unwrap();
    assert_eq!(perft_counting(&more, 1, Counting::Routes), 74_912);
    assert_eq!(more.legal_moves().len(), 21);
}

/// A game on 8×8 with flying kings, whose captures are what the function makes of those of Russian draughts.
fn with_captures(change: impl FnOnce(&mut RuleSet)) -> Custom<DynGrid<u64>> {
    let mut rules = RuleSet::of(&Russian).unwrap();
    change(&mut rules);
    Custom::new(rules.board().unwrap(), &rules).unwrap()
}

fn check<V: Variant>(position: &Position<V>) {
    position.legal_moves().iter().for_each(|m| check_route(position, m));
    check_route_count(position);
}

#[derive(Clone)]
struct Check(u64);

impl GameTask for Check {
    type Output = ();
    fn run<V: Compose>(self) {
        check_variant(&V::default(), self.0);
    }
}

fn check_variant<V: Variant + Clone>(game: &V, seed: u64) {
    random_game(game, seed, 100).iter().for_each(check);
    (0..8).for_each(|step| check(&random_position(game, seed ^ step)));
}

/// Captures along diagonals by the most pieces, or straight by another rule.
fn check_modes(seed: u64, second: &CaptureMode) {
    for between in [BetweenModes::Free, BetweenModes::Together, BetweenModes::Most, BetweenModes::Fewest] {
        let game = with_captures(|rules| {
            rules.precedence = vec![Criterion::Count];
            let mut second = second.clone();
            if between == BetweenModes::Together {
                second.precedence = rules.precedence.clone();
            }
            (rules.second_mode, rules.between_modes) = (Some(second), between);
        });
        check_variant(&game, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn routes_of_all_kinds_of_game_are_those_the_generator_counts(seed: u64) {
        with_sample(Check(seed));
    }

    #[test]
    fn routes_obey_rules_of_landing_order_and_removal(seed: u64) {
        let kings_first = vec![Criterion::Count, Criterion::KingsFirst];
        for crowning in [Crowning::WhenItStops, Crowning::ContinuesAsKing] {
            let precedence = kings_first.clone();
            check_variant(&with_captures(|rules| (rules.precedence, rules.crowning) = (precedence, crowning)), seed);
        }
        let next = |rules: &mut RuleSet| (rules.landing, rules.crowning) = (Landing::Next, Crowning::EndsTheMove);
        check_variant(&with_captures(next), seed);
        check_variant(&with_captures(|rules| {
            (rules.landing, rules.crowning) = (Landing::NextAfterKing, Crowning::WhenItStops);
            rules.precedence = vec![Criterion::Count];
        }), seed);
        check_variant(&with_captures(|rules| {
            (rules.man_jumps, rules.king_jumps) = (Headings::ALL, Headings::ALL);
            (rules.removal, rules.may_reverse) = (Removal::Immediate, true);
        }), seed);
    }

    #[test]
    fn routes_keep_to_the_mode_that_is_legal(seed: u64) {
        let straight = CaptureMode {
            man_jumps: Headings::ORTHOGONALS,
            king_jumps: Headings::ORTHOGONALS,
            precedence: vec![],
            crowning: Crowning::WhenItStops,
        };
        check_modes(seed, &straight);
        let for_kings = CaptureMode {
            man_jumps: Headings::FORWARD_AND_SIDEWAYS,
            precedence: vec![Criterion::Kings],
            ..straight
        };
        check_modes(seed, &for_kings);
    }
}

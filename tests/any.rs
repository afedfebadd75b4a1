//! Positions of games chosen at run time: the same answers as positions of games known to the compiler.
//!
//! What compiles every game anew runs with `--cfg deep` only: see `scripts/deep`.

#![cfg_attr(not(deep), allow(dead_code))]

use std::collections::HashSet;

use draughts::*;

/// Depths are compared up to this many leaves.
const LEAVES: u64 = 20_000;

#[derive(Clone)]
struct SameAsPosition;

impl GameTask for SameAsPosition {
    type Output = ();

    fn run<V: Compose>(self) {
        let known = Position::<V>::initial();
        let by_name = by_name(V::INFO.key).unwrap();
        assert!(by_name.downcast_ref::<V>().is_none_or(|position| *position == known));
        let data = RuleSet::of(&V::default()).map(|rules| AnyPosition::from_rules(&rules).unwrap());
        assert!(data.is_ok() || V::INFO.key == "hexdame", "data can say every game on squares");
        for any in data.iter().chain([&by_name]) {
            same_answers(&known, any);
            same_perft(&known, any);
            same_play(&known, any);
        }
    }
}

fn same_perft<V: Compose>(known: &Position<V>, any: &AnyPosition) {
    for counting in [Counting::Moves, Counting::Routes] {
        for depth in 0..=5 {
            let leaves = perft_counting(known, depth, counting);
            assert_eq!(any.perft_counting(depth, counting), leaves, "{} {depth}", V::INFO.key);
            if leaves > LEAVES {
                break;
            }
            let divided: u64 = any.divide_counting(depth, counting).iter().map(|(_, leaves)| leaves).sum();
            assert_eq!(divided, if depth == 0 { 0 } else { leaves }, "{} {depth}", V::INFO.key);
        }
    }
}

fn same_answers<V: Compose>(known: &Position<V>, any: &AnyPosition) {
    assert_eq!(any.info().key, V::INFO.key);
    assert_eq!(any.info().notation, V::INFO.notation);
    assert_eq!((any.turn(), any.players()), (known.turn(), 2));
    assert_eq!(any.to_fen(), known.to_fen());
    assert_eq!(any.to_string(), known.to_string());
    assert_eq!(any.to_picture(), format!("{known:#}"));
    assert_eq!((any.count_moves(), any.has_move()), (known.count_moves(), known.has_move()));
    assert_eq!((any.has_capture(), any.outcome()), (known.has_capture(), known.outcome()));
    assert_eq!(any.reserve(Color::White), known.reserve(Color::White));
    let pieces: Vec<_> = known.pieces().map(|(square, piece)| (square, AnyPiece::from(piece))).collect();
    assert_eq!(any.pieces(), pieces);
    for square in any.squares() {
        let name = any.square_name(square);
        assert_eq!(name, known.square_name(square));
        assert_eq!(any.square(&name), Ok(square));
        assert_eq!(any.piece_at(square), known.piece_at(square).map(AnyPiece::from));
    }
    let mut texts: Vec<_> = known.legal_moves().iter().map(|m| known.text(m)).collect();
    let mut any_texts = any.texts(&any.legal_moves(), Form::Standard);
    texts.sort();
    any_texts.sort();
    assert_eq!(any_texts, texts, "{}", V::INFO.key);
}

/// Plays at random, and asks everything at every ply.
fn same_play<V: Compose>(known: &Position<V>, any: &AnyPosition) {
    let (mut known, mut any) = (known.clone(), any.clone());
    let mut random = 7_u64;
    for _ in 0..60 {
        let moves = known.legal_moves();
        if moves.is_empty() {
            break;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = moves[(random >> 33) as usize % moves.len()];
        let m = any.parse_move(&known.text_in(&chosen, Form::Full)).unwrap();
        assert!(any.is_legal(&m));
        assert_eq!((m.from(), m.to(), m.is_promotion()), (chosen.from(), Some(chosen.to()), chosen.is_promotion()));
        assert_eq!(any.route(&m), known.route(&chosen));
        any = any.play(&m).unwrap();
        known = known.play_unchecked(&chosen);
        same_answers(&known, &any);
        assert_eq!(any.with_fen(&any.to_fen()).as_ref(), Ok(&any));
    }
}

#[test]
fn games_with_code_of_their_own_and_as_data_answer_as_the_type_does() {
    SameAsPosition.run::<Russian>();
    SameAsPosition.run::<International>();
    SameAsPosition.run::<English>();
    SameAsPosition.run::<Frisian>();
    SameAsPosition.run::<Turkish>();
    SameAsPosition.run::<SintezRu>();
    SameAsPosition.run::<Neu<Russian>>();
}

#[cfg(deep)]
#[test]
fn every_game_by_name_and_as_data_answers_as_the_type_does() {
    with_every_game(SameAsPosition).for_each(drop);
}

#[test]
fn every_mixture_is_playable_by_its_name() {
    for key in mixtures() {
        let start = by_name(&key).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(start.info().key, key);
        assert!(start.perft(2) > 3, "{key}");
    }
}

/// A mixture by types and the same by name.
fn same_mixture<V: Compose>() {
    let (by_type, named) = (RuleSet::of(&V::default()).unwrap(), RuleSet::named(V::INFO.key).unwrap());
    // Names have their prefixes in one order, and so have the sources they tell.
    let (name, source) = (named.name.clone(), named.source.clone());
    assert_eq!(RuleSet { name, source, ..by_type }, named);
    #[cfg(deep)]
    assert_eq!(by_name(V::INFO.key).unwrap().perft(4), perft(&Position::<V>::initial(), 4), "{}", V::INFO.key);
}

#[test]
fn a_mixture_by_name_is_the_mixture_of_types() {
    same_mixture::<Neu<Russian>>();
    same_mixture::<Neu<GiveAway<International>>>();
    same_mixture::<GiveAway<Neu<English>>>();
    same_mixture::<Neu<Turkish, 2, 1>>();
    same_mixture::<Breakthrough<Diagonal<Frisian>>>();
    same_mixture::<Killer<GiveAway<Russian>>>();
    same_mixture::<Killer<Thai>>();
    same_mixture::<Neu<SintezRu>>();
    same_mixture::<GiveAway<Sintez3>>();
    same_mixture::<Diagonal<Turkish>>();
    same_mixture::<WithRows<2, OnBoard<Dark<6, 6>, English>>>();
    same_mixture::<Neu<OnBoard<Full<10, 10>, SintezRu>>>();
    same_mixture::<OnBoard<Light<10, 10>, Italian>>();
}

#[test]
fn rules_change_with_the_board() {
    // Perft of RULES.md section 11, English rules on a board of 6x6 with two rows of men.
    assert_eq!(
        by_name("english:board=6x6,rows=2").unwrap().perft(6),
        by_name("checkers:rows=2,board=6x6").unwrap().perft(6)
    );
    let wide = by_name("international:board=14x14,rows=6").unwrap();
    assert_eq!(wide.perft(4), by_name("south-african").unwrap().perft(4));
    for (name, squares) in [("russian:board=20x19", 190), ("sintez-ru:board=12x12", 144), ("turkish:board=4x20", 80)] {
        assert_eq!(by_name(name).unwrap().squares().len(), squares);
    }
    assert!(by_name("russian:board=20x20").is_err());
}

#[test]
fn positions_are_equal_in_the_same_game_and_state_only() {
    let russian = by_name("russian").unwrap();
    assert_eq!(russian, by_name("Shashki").unwrap());
    assert_ne!(russian, by_name("brazilian").unwrap());
    assert_ne!(russian, russian.play(&russian.legal_moves()[0]).unwrap());
    // Two games as data, the same but for one rule.
    let [short, flying] = ["russian:king-reach=short", "russian:king-reach=flying"].map(|name| by_name(name).unwrap());
    assert_ne!(short, flying);
    assert_eq!(short, short.clone());
    let renamed = RuleSet { name: short.info().key.into(), ..flying.rules().unwrap() };
    assert_ne!(AnyPosition::from_rules(&renamed).unwrap(), short);
}

#[test]
fn positions_and_moves_can_be_kept_in_sets() {
    let start = by_name("russian").unwrap();
    let moves: HashSet<_> = start.legal_moves().into_iter().collect();
    assert_eq!(moves.len(), 7);
    let positions: HashSet<_> = moves.iter().map(|m| start.play(m).unwrap()).collect();
    assert_eq!(positions.len(), 7);
    assert!(positions.contains(&start.play_text("c3-d4").unwrap()));
}

#[test]
fn positions_and_moves_cross_threads() {
    fn crosses_threads<T: Send + Sync + 'static>() {}
    crosses_threads::<AnyPosition>();
    crosses_threads::<AnyMove>();
    crosses_threads::<UnknownVariant>();
    crosses_threads::<RuleSetError>();
}

#[test]
fn a_move_of_another_game_is_refused_with_a_reason() {
    let small = by_name("russian").unwrap();
    let wide = by_name("sintez-ru:board=12x12").unwrap();
    for m in wide.legal_moves() {
        assert!(!small.is_legal(&m));
        assert!(small.play(&m).is_err());
        let _ = small.play_unchecked(&m);
        assert_eq!(small.route(&m), []);
    }
    // A capture on squares that the smaller bitboard has no bits for.
    let capture = wide.with_fen("W:Wl11:Bk11").unwrap().legal_moves()[0];
    assert!(capture.is_capture());
    assert_eq!(small.play(&capture).unwrap_err().reason(), Illegality::OffBoard);
    assert_eq!(small.play_unchecked(&capture), small);
}

#[test]
fn the_reason_of_an_illegal_move_is_that_of_the_game() {
    let position = by_name("russian").unwrap().with_fen("W:Wc3,a1:Bd4").unwrap();
    let quiet = by_name("russian").unwrap().with_fen("W:Wa1:Bh8").unwrap().legal_moves()[0];
    assert_eq!(position.play(&quiet).unwrap_err().reason(), Illegality::MustCapture);
}

#[test]
fn text_that_is_wrong_is_refused_as_by_the_game() {
    let start = by_name("international").unwrap();
    let typed = Position::<International>::initial();
    for text in ["", "32-99", "20-24", "32x28", "zz"] {
        let why = start.parse_move(text).unwrap_err().to_string();
        assert_eq!(why, typed.parse_move(text).unwrap_err().to_string());
    }
    for fen in ["", "W", "W:W51:B1", "W:W1:B2", "X:W50:B1"] {
        let why = start.with_fen(fen).unwrap_err().to_string();
        assert_eq!(why, Position::<International>::from_fen(fen).unwrap_err().to_string());
    }
    assert!(start.read("W:W1:B20", Reading::TOLERANT).is_ok());
}

#[test]
fn the_start_of_the_same_game_can_be_had_from_any_position() {
    for name in ["russian", "neu-frisian", "turkish:skip=0"] {
        let start = by_name(name).unwrap();
        let m = start.legal_moves()[0];
        assert_eq!(start.play(&m).unwrap().restart(), start);
    }
}

#[test]
fn moves_of_units_with_spaces_in_them_are_played_as_text() {
    let start = by_name("trigonal-pure-2").unwrap();
    let mut game = AnyGame::by_name("trigonal-pure-2").unwrap();
    game.play_randomly(&mut Random::new(3), 30);
    assert_eq!(start.play_text(&game.texts().join(" ")).as_ref(), Ok(game.any_position()));
    let typed = game.position_at(0).unwrap();
    assert_eq!(typed.play_text(&game.texts().join(" ")).as_ref(), Ok(game.position()));
}

#[test]
fn colors_are_exchanged_only_where_both_players_have_the_same_rules() {
    // A dark board of 8x5 is not turned but flipped, which exchanges left and right for one player.
    let even = by_name("russian:board=8x5,rows=1").unwrap();
    assert_eq!(even.swap_colors().unwrap().perft(4), even.perft(4));
    assert_eq!(by_name("russian:board=8x5,rows=1,man-jumps=forward-right+back-left").unwrap().swap_colors(), None);
    assert!(by_name("russian:man-jumps=forward-right+back-left").unwrap().swap_colors().is_some());
    let drop_zone = Area::Squares { white: vec!["a1".into()], black: vec!["b8".into()] };
    let rules = RuleSet { drop_zone, ..RuleSet::named("neu-russian").unwrap() };
    assert_eq!(AnyPosition::from_rules(&rules).unwrap().swap_colors(), None);
}

/// Whether a game's type knows no directions, though it has some that a type can know.
fn is_slower_than_it_could_be(rules: &RuleSet) -> bool {
    let position = AnyPosition::from_rules(rules).unwrap();
    let known = [
        Diagonals::are_those_of(rules),
        ForwardDiagonals::are_those_of(rules),
        AllLines::are_those_of(rules),
        Orthogonals::are_those_of(rules),
    ];
    let unaware = position.downcast_ref::<Custom<DynGrid<u64>>>().is_some()
        || position.downcast_ref::<Custom<DynGrid<u128>>>().is_some();
    unaware && known.contains(&true)
}

#[test]
fn rules_of_common_directions_are_played_by_types_that_know_them() {
    let all = games().filter_map(|info| RuleSet::named(info.key).ok());
    let slow: Vec<_> =
        all.filter(is_slower_than_it_could_be).map(|rules| (rules.name, rules.files, rules.ranks)).collect();
    assert_eq!(slow, []);
}

//! Rules as data: the same game as the type, on any board; contradictions named; names of mixtures.
//!
//! What compiles every game anew runs with `--cfg deep` only: see `scripts/deep`.

#![cfg_attr(not(deep), allow(dead_code, unused_imports))]

use draughts::*;

/// The rules of a game, which must be sayable as data.
fn rules_of<V: Compose>() -> RuleSet {
    RuleSet::of(&V::default()).unwrap_or_else(|error| panic!("{}: {error}", V::INFO.key))
}

type BitsOf<V> = <<V as Compose>::Board as Board>::Bits;
type OnStaticBoard<V> = Custom<<V as Compose>::Board>;
type OnRunTimeBoard<V> = Custom<DynGrid<BitsOf<V>>>;

/// The game as data, on its own board and on one made at run time.
fn as_data<V: Compose>() -> (OnStaticBoard<V>, OnRunTimeBoard<V>) {
    let rules = rules_of::<V>();
    let on_static = Custom::new(<V as Compose>::Board::default(), &rules);
    let on_run_time = rules.board().and_then(|board| Custom::new(board, &rules));
    (on_static.expect(V::INFO.key), on_run_time.expect(V::INFO.key))
}

fn sorted<M: Ord>(mut moves: Vec<M>) -> Vec<M> {
    moves.sort();
    moves
}

/// The deepest perft of at most this many leaves is compared.
const LEAVES: u64 = 30_000;

#[derive(Clone)]
struct SamePerft;

impl GameTask for SamePerft {
    type Output = ();

    fn run<V: Compose>(self) {
        let start = Position::<V>::initial();
        let (on_static, on_run_time) = as_data::<V>();
        let (on_static, on_run_time) = (Position::initial_of(on_static), Position::initial_of(on_run_time));
        for depth in 1..=5 {
            for counting in [Counting::Moves, Counting::Routes] {
                let leaves = perft_counting(&start, depth, counting);
                assert_eq!(perft_counting(&on_static, depth, counting), leaves, "{} {depth}", V::INFO.key);
                assert_eq!(perft_counting(&on_run_time, depth, counting), leaves, "{} {depth}", V::INFO.key);
                if leaves > LEAVES {
                    return;
                }
            }
        }
    }
}

#[cfg(deep)]
#[test]
fn a_game_as_data_has_the_perft_of_the_type_on_both_kinds_of_board() {
    with_every_game(SamePerft).for_each(drop);
}

#[test]
fn games_of_every_kind_as_data_have_the_perft_and_the_moves_of_the_type() {
    fn same<V: Compose>() {
        SamePerft.run::<V>();
        SameMoves.run::<V>();
    }
    same::<Russian>();
    same::<Frisian>();
    same::<Turkish>();
    same::<SintezRu>();
}

#[derive(Clone)]
struct SameMoves;

impl GameTask for SameMoves {
    type Output = ();

    fn run<V: Compose>(self) {
        let (on_static, on_run_time) = as_data::<V>();
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..4 {
            let mut typed = Position::<V>::initial();
            let mut data = Position::initial_of(on_static.clone());
            let mut dynamic = Position::initial_of(on_run_time.clone());
            for _ in 0..100 {
                let moves = sorted(typed.legal_moves());
                assert_eq!(sorted(data.legal_moves()), moves, "{}", V::INFO.key);
                assert_eq!(sorted(dynamic.legal_moves()), moves, "{}", V::INFO.key);
                assert_eq!(data.count_moves(), moves.len() as u64);
                assert_eq!(dynamic.count_moves(), moves.len() as u64);
                assert_eq!(data.outcome(), typed.outcome());
                if moves.is_empty() {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let chosen = moves[(random >> 33) as usize % moves.len()];
                (typed, data) = (typed.play(&chosen).unwrap(), data.play(&chosen).unwrap());
                dynamic = dynamic.play(&chosen).unwrap();
                assert_eq!(typed.to_setup(), data.to_setup());
            }
        }
    }
}

#[cfg(deep)]
#[test]
fn a_game_as_data_has_the_moves_of_the_type_in_random_play() {
    with_every_game(SameMoves).for_each(drop);
}

#[derive(Clone)]
struct WrittenAgain;

impl GameTask for WrittenAgain {
    type Output = ();

    fn run<V: Compose>(self) {
        let rules = rules_of::<V>();
        let (on_static, on_run_time) = as_data::<V>();
        assert_eq!(RuleSet::of(&on_static), Ok(rules.clone()));
        assert_eq!(RuleSet::of(&on_run_time), Ok(rules.clone()));
        assert_eq!(RuleSet::named(V::INFO.key), Ok(rules.clone()), "{}", V::INFO.key);
        let named = RuleSet::named(&V::INFO.key.to_uppercase());
        assert_eq!(named, Ok(rules));
    }
}

#[cfg(deep)]
#[test]
fn a_game_made_of_data_is_written_down_as_the_same_data() {
    with_every_game(WrittenAgain).for_each(drop);
}

#[test]
fn an_alias_names_the_same_rules() {
    for info in games() {
        for alias in info.aliases {
            assert_eq!(RuleSet::named(alias), RuleSet::named(info.key));
        }
    }
}

#[test]
fn a_precedence_that_is_code_cannot_be_said() {
    #[derive(Clone, Copy, Debug, Default)]
    struct KingHunt;
    #[derive(Clone, Copy, Debug, Default)]
    struct KingsCountTwice;
    impl Capture for KingsCountTwice {
        type Precedence = u32;
        fn precedence(&self, tally: &Tally) -> u32 {
            tally.taken + tally.kings
        }
    }
    impl Compose for KingHunt {
        type Board = Dark<8, 8>;
        type Players = Two;
        type Movement = FlyingKings;
        type Capture = KingsCountTwice;
        type Promotion = WhenItStops;
        type Entry = Rows<3>;
        type Ending = LastMoverWins;
        const INFO: Info<'static> = Info::new("king-hunt");
    }
    let error = RuleSet::of(&KingHunt).unwrap_err();
    assert_eq!(error.to_string(), "precedence: that of king-hunt is code and cannot be said as data");
}

fn squares(white: &[&str], black: &[&str]) -> Area {
    let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    Area::Squares { white: names(white), black: names(black) }
}

fn two_modes() -> RuleSet {
    let straight = CaptureMode {
        man_jumps: Headings::ORTHOGONALS,
        king_jumps: Headings::ORTHOGONALS,
        ..CaptureMode::first_of(&RuleSet::international())
    };
    RuleSet { second_mode: Some(straight), ..RuleSet::international() }
}

#[test]
fn every_contradiction_is_named_with_its_key() {
    let base = RuleSet::international;
    let second = |change: fn(&mut CaptureMode)| {
        let mut rules = two_modes();
        rules.second_mode.iter_mut().for_each(change);
        rules
    };
    let cases: Vec<(RuleSet, &str)> = vec![
        (RuleSet { name: "".into(), ..base() }, "name: a name is small letters, digits and hyphens, not \"\""),
        (
            RuleSet { name: "My Game".into(), ..base() },
            "name: a name is small letters, digits and hyphens, not \"My Game\"",
        ),
        (
            RuleSet { files: 3, ..base() },
            "board: a board of 3x10 is out of bounds: it takes at least 4x4, at most 192 squares",
        ),
        (
            RuleSet { files: 50, ..base() },
            "board: a board of 50x10 is out of bounds: it takes at least 4x4, at most 192 squares",
        ),
        (RuleSet { starts: Color::Third, ..base() }, "starts: there is no third player"),
        (RuleSet { man_steps: Headings::empty(), ..base() }, "man-steps: men could never move"),
        (RuleSet { king_steps: Headings::empty(), ..base() }, "king-steps: kings could never move"),
        (
            RuleSet { king_run_limit: Some(0), ..base() },
            "king-run-limit: one to three moves in a row can be counted, not 0",
        ),
        (
            RuleSet { king_run_limit: Some(4), ..base() },
            "king-run-limit: one to three moves in a row can be counted, not 4",
        ),
        (
            RuleSet { crowning: Crowning::Never, first_king_wins: true, ..base() },
            "first-king-wins: men are never crowned",
        ),
        (
            RuleSet { man_jumps: Headings::empty(), king_jumps: Headings::empty(), ..base() },
            "man-jumps: neither men nor kings could ever capture",
        ),
        (
            RuleSet { man_jumps: Headings::empty(), crowning: Crowning::Never, ..base() },
            "man-jumps: neither men nor kings could ever capture",
        ),
        (
            RuleSet { precedence: vec![Criterion::Count, Criterion::Kings, Criterion::Count], ..base() },
            "precedence: captures are compared by the same thing twice",
        ),
        (
            RuleSet { between_modes: BetweenModes::Most, ..base() },
            "between-modes: there is no second mode to compare with",
        ),
        (
            second(|mode| mode.man_jumps = Headings::DIAGONALS),
            "second-mode: the two modes capture in the same directions",
        ),
        (second(|mode| mode.king_jumps = Headings::ALL), "second-mode: the two modes capture in the same directions"),
        (
            second(|mode| (mode.man_jumps, mode.king_jumps) = (Headings::empty(), Headings::empty())),
            "second-mode: neither men nor kings could ever capture by it",
        ),
        (
            second(|mode| mode.crowning = Crowning::Never),
            "second-mode: men are crowned by one mode and never by the other",
        ),
        (
            RuleSet { between_modes: BetweenModes::Together, precedence: vec![], ..two_modes() },
            "between-modes: captures compared together need one precedence, not two",
        ),
        (RuleSet { start: Area::Nowhere, ..base() }, "start: white has no man, neither on the board nor in reserve"),
        (
            RuleSet { start: Area::Rows { count: 4, skip: 7 }, ..base() },
            "start: 4 rows after 7 do not fit on a board of 10 ranks",
        ),
        (
            RuleSet { start: Area::Rows { count: 11, skip: 0 }, ..base() },
            "start: 11 rows after 0 do not fit on a board of 10 ranks",
        ),
        (
            RuleSet { start: Area::Rows { count: 255, skip: 255 }, ..base() },
            "start: 255 rows after 255 do not fit on a board of 10 ranks",
        ),
        (
            RuleSet { start: Area::Rows { count: 6, skip: 0 }, ..base() },
            "start: men of both players would stand on one square",
        ),
        (RuleSet { start: Area::Rows { count: 5, skip: 0 }, ..base() }, "start: no square would be free"),
        (RuleSet { start: Area::Diagonal, files: 8, ..base() }, "start: a board of 8x10 has no long diagonal"),
        (RuleSet { start: squares(&["a1"], &["k1"]), ..base() }, "start: the board has no square k1"),
        (RuleSet { start: squares(&["a2"], &["b8"]), ..base() }, "start: the board has no square a2"),
        (
            RuleSet { start: squares(&["b10"], &["d10"]), ..base() },
            "start: a man of white would stand on his crowning row",
        ),
        (
            RuleSet { drop_zone: Area::Rows { count: 2, skip: 9 }, reserve: [1, 1], ..base() },
            "drop-zone: 2 rows after 9 do not fit on a board of 10 ranks",
        ),
        (
            RuleSet { drop_zone: Area::Rows { count: 10, skip: 0 }, reserve: [1, 1], ..base() },
            "drop-zone: a man of white would stand on his crowning row",
        ),
        (
            RuleSet { drop_zone: Area::Nowhere, reserve: [1, 1], ..base() },
            "drop-zone: white has a reserve and nowhere to drop it",
        ),
        (
            RuleSet { drop_zone: squares(&["z99"], &[]), reserve: [1, 0], ..base() },
            "drop-zone: the board has no square z99",
        ),
        (
            RuleSet { drop_zone: Area::Rows { count: 2, skip: 0 }, ..base() },
            "drop-zone: there is no reserve to drop from",
        ),
    ];
    for (rules, why) in cases {
        assert_eq!(rules.check().unwrap_err().to_string(), why);
        let on_board = DynBoard::<Wide<4>>::grid(10, 10, Shade::Dark).unwrap();
        assert!(Custom::new(on_board, &rules).is_err(), "{why}");
    }
    assert_eq!(two_modes().check(), Ok(()));
}

#[test]
fn rules_are_not_played_on_another_board_than_theirs() {
    let error =
        |shade| Custom::new(DynBoard::<u128>::grid(10, 10, shade).unwrap(), &RuleSet::international()).unwrap_err();
    assert_eq!(
        error(Shade::Light).to_string(),
        "board: the rules are for dark squares of 10x10, not light squares of 10x10"
    );
    assert_eq!(error(Shade::Full).key(), "board");
}

#[test]
fn a_start_and_a_drop_zone_may_be_any_squares() {
    let rules = RuleSet {
        start: squares(&["a1", "c3"], &["b10"]),
        reserve: [1, 2],
        drop_zone: squares(&["e5", "c3"], &["f6"]),
        ..RuleSet::international()
    };
    let game = Custom::new(rules.board::<u64>().unwrap(), &rules).unwrap();
    assert_eq!(RuleSet::of(&game).unwrap().start, rules.start);
    let start = Position::initial_of(game);
    assert_eq!((start.reserve(Color::White), start.reserve(Color::Black)), (1, 2));
    let drops: Vec<_> =
        start.legal_moves().into_iter().filter(Move::is_drop).map(|m| start.board().name(m.to())).collect();
    assert_eq!(drops, ["e5"], "c3 is occupied");
}

#[test]
fn modes_are_compared_by_their_largest_captures_whatever_precedence_says_within_them() {
    // By diagonals c4 could take two men, but the king goes first; in straight lines one piece is the most.
    // The second position is the first one's mirror image.
    let start = AnyPosition::from_rules(&RuleSet::named("sintez-ru-majority:precedence=kings").unwrap()).unwrap();
    for (fen, text) in [("W:Wd4,a4,c4:BKc3,f5,d5", "d4:b2"), ("W:We4,h4,f4:BKf3,c5,e5", "e4:g2")] {
        let position = start.with_fen(fen).unwrap();
        assert_eq!(position.texts(&position.legal_moves(), Form::Standard), [text], "{fen}");
    }
    let start = AnyPosition::from_rules(&RuleSet::named("sintez-ru-minority:precedence=kings").unwrap()).unwrap();
    for (fen, texts) in [("W:Wd4,a4,c4:BKc3,f5,d5", ["d4:d6", "c4:c2"]), ("W:We4,h4,f4:BKf3,c5,e5", ["e4:e6", "f4:f2"])]
    {
        let position = start.with_fen(fen).unwrap();
        assert_eq!(position.texts(&position.legal_moves(), Form::Standard), texts, "{fen}");
    }
}

/// What is wrong with a name.
fn why_not(name: &str) -> String {
    RuleSet::named(name).unwrap_err().to_string()
}

#[test]
fn a_mixture_that_contradicts_itself_gets_one_clear_sentence() {
    let cases = [
        ("neu-diagonal-russian", "neu- and diagonal- both say how men come to the board"),
        ("diagonal-neu-russian", "diagonal- and neu- both say how men come to the board"),
        ("giveaway-breakthrough-english", "giveaway- and breakthrough- both say who wins"),
        ("neu-neu-russian", "neu- stands before it twice"),
        ("killer-neu-killer-russian", "killer- stands before it twice"),
        ("giveaway-antidraughts", "giveaway- and antidraughts both say who wins"),
        ("giveaway-breakthrough", "giveaway- and breakthrough both say who wins"),
        ("killer-killer", "killer- and killer both say where a king lands"),
    ];
    for (name, why) in cases {
        assert_eq!(why_not(name), format!("{name} contradicts itself: {why}"));
    }
}

#[test]
fn prefixes_stand_in_any_order_and_are_named_in_one() {
    let one = RuleSet::named("neu-giveaway-killer-turkish").unwrap();
    let other = RuleSet::named("killer-giveaway-neu-turkish").unwrap();
    assert_eq!(one, other);
    assert_eq!(one.name, "neu-giveaway-killer-turkish");
    assert_eq!((one.stuck, one.landing, one.reserve), (Verdict::Wins, Landing::NextAfterKing, [16, 16]));
    assert_eq!((one.start, one.game_type), (Area::Nowhere, None));
}

#[test]
fn parameters_change_the_game_before_its_prefixes() {
    let rules = RuleSet::named("neu-russian:board=10x10,rows=4,drop-rows=2,shade=light").unwrap();
    assert_eq!((rules.files, rules.ranks, rules.shade), (10, 10, Shade::Light));
    assert_eq!((rules.reserve, &rules.start), ([20, 20], &Area::Nowhere));
    assert_eq!(rules.drop_zone, Area::Rows { count: 2, skip: 0 });
    assert_eq!(rules.name, "neu-russian:board=10x10,rows=4,drop-rows=2,shade=light");
    assert_eq!(RuleSet::named(&rules.name), Ok(rules));

    let turkish = RuleSet::named("turkish:rows=3,precedence=count+kings,king-reach=short").unwrap();
    assert_eq!(turkish.start, Area::Rows { count: 3, skip: 1 });
    assert_eq!(turkish.precedence, [Criterion::Count, Criterion::Kings]);
    assert_eq!(turkish.king_reach, Reach::Short);

    let frisian = RuleSet::named("frisian:king-run-limit=2,men-take-kings=false,may-reverse=true").unwrap();
    assert_eq!((frisian.king_run_limit, frisian.men_take_kings, frisian.may_reverse), (Some(2), false, true));
}

#[test]
fn what_a_list_says_twice_counts_once() {
    let rules = RuleSet::named("russian:man-steps=forward-diagonals+forward-diagonals").unwrap();
    assert_eq!(rules.man_steps, Headings::FORWARD_DIAGONALS);
    let rules = RuleSet { start: squares(&["a1", "c3", "a1"], &["h8"]), ..rules_of::<Russian>() };
    let start = Position::initial_of(Custom::<DynGrid<u64>>::new(rules.board().unwrap(), &rules).unwrap());
    assert_eq!(start.to_fen(), "W:Wc3,a1:Bh8");
}

#[test]
fn a_parameter_that_a_prefix_would_overrule_contradicts_it() {
    for (name, key) in [
        ("neu-russian:reserve=3", "neu- and reserve"),
        ("giveaway-russian:stuck=draws", "giveaway- and stuck"),
        ("breakthrough-russian:first-king-wins=false", "breakthrough- and first-king-wins"),
        ("killer-russian:landing=any", "killer- and landing"),
        ("killer-russian:landing=next", "killer- and landing"),
        ("diagonal-russian:rows=2", "diagonal- and rows"),
        ("diagonal-russian:start=nowhere", "diagonal- and start"),
        ("neu-giveaway-russian:stuck=loses", "giveaway- and stuck"),
    ] {
        assert!(why_not(name).starts_with(&format!("{name} contradicts itself: {key} both say ")), "{}", why_not(name));
    }
    for name in ["giveaway-neu-russian:rows=2", "neu-russian:skip=1", "killer-russian:rows=2"] {
        assert!(RuleSet::named(name).is_ok(), "{name}");
    }
}

#[test]
fn numbers_in_a_name_are_put_in_their_shortest_form() {
    for name in ["russian:rows=2", "russian:rows=02", "russian:rows=+2"] {
        assert_eq!(RuleSet::named(name).unwrap().name, "russian:rows=2");
    }
}

#[test]
fn a_name_may_say_the_game_type() {
    let game_type = |name: &str| RuleSet::named(name).unwrap().game_type;
    assert_eq!(game_type("russian:game-type=20"), Some(20));
    assert_eq!(game_type("russian:game-type=20,rows=2"), Some(20));
    assert_eq!(game_type("giveaway-russian:game-type=20"), Some(20));
    assert_eq!((game_type("russian:rows=2"), game_type("giveaway-russian")), (None, None));
}

#[test]
fn a_parameter_that_makes_no_sense_is_named() {
    let cases = [
        ("russian:", "russian: cannot be read: after the colon it needs rules such as rows=3, not \"\""),
        ("russian:rows", "russian:rows cannot be read: after the colon it needs rules such as rows=3, not \"rows\""),
        ("russian:rows=3,rows=2", "russian:rows=3,rows=2 cannot be read: rows is said twice"),
        (
            "russian:second-mode=nome",
            "russian:second-mode=nome cannot be played: second-mode: \
             expected \"none\" or { man-jumps, king-jumps, precedence, crowning }, found \"nome\"",
        ),
        ("russian:rows=x", "russian:rows=x cannot be played: rows: expected a number from 0 to 255, found \"x\""),
        (
            "russian:board=8",
            "russian:board=8 cannot be played: board: expected files x ranks, such as \"10x8\", found \"8\"",
        ),
        (
            "russian:shade=pink",
            "russian:shade=pink cannot be played: shade: expected dark or light or full, found \"pink\"",
        ),
        (
            "russian:man-steps=forward sideways",
            "russian:man-steps=forward sideways cannot be read: man-steps has its words joined with +, not \"forward sideways\"",
        ),
        ("russian:start=diagonal,rows=3", "russian:start=diagonal,rows=3 cannot be played: rows: start says it too"),
        (
            "russian:board=5x77,rows=2",
            "russian:board=5x77,rows=2 cannot be played: board: a board of 5x77 is out of bounds: \
             it takes at least 4x4, at most 192 squares",
        ),
        ("russian:drop-rows=2", "russian:drop-rows=2 cannot be played: drop-zone: there is no reserve to drop from"),
        (
            "diagonal-russian:board=10x8",
            "diagonal-russian:board=10x8 cannot be played: start: a board of 10x8 has no long diagonal",
        ),
    ];
    for (name, why) in cases {
        assert_eq!(why_not(name), why);
    }
    assert!(
        why_not("russian:colour=red")
            .starts_with("russian:colour=red cannot be read: a name cannot say \"colour\", only ")
    );
}

#[test]
fn a_name_that_is_no_games_gets_the_nearest_ones() {
    assert!(RuleSet::named(&"russian".repeat(200_000)).unwrap_err().nearest().is_empty());
    let nearest = |name| RuleSet::named(name).unwrap_err().nearest().to_vec();
    assert_eq!(nearest("frisain"), ["frisian"]);
    assert_eq!(nearest("giveaway-enlgish"), ["giveaway-english"]);
    assert_eq!(nearest("inter"), ["international"]);
    assert!(nearest("in").is_empty(), "two letters say too little");
    assert!(nearest("qqqqqqqq").is_empty());
    assert_eq!(why_not("qqqqqqqq"), "there is no game qqqqqqqq");
    assert_eq!(why_not(""), "there is no game without a name");
    assert_eq!(why_not("\u{1b}[31m\0"), "there is no game \\u{1b}[31m\\0");
    assert!(why_not(&"long".repeat(1 << 20)).len() < 200);
    assert!(why_not(&format!("russian:{}=1", "long".repeat(1 << 20))).len() < 1000);
}

#[test]
fn a_game_of_units_is_no_rule_set() {
    for game in unit_games() {
        assert_eq!(why_not(game), format!("{game} names a game of units, which no prefix fits and no rule set says"));
    }
}

#[test]
fn rules_that_are_unlike_for_men_and_kings_or_for_the_players_are_no_contradiction() {
    let squares = |white: &[&str], black: &[&str]| Area::Squares {
        white: white.iter().map(ToString::to_string).collect(),
        black: black.iter().map(ToString::to_string).collect(),
    };
    let unlike =
        RuleSet { man_jumps: Headings::DIAGONALS, king_jumps: Headings::ORTHOGONALS, ..RuleSet::international() };
    let rows = ["a1", "c1", "e1", "g1", "i1", "b2", "d2", "f2", "h2", "j2"];
    let handicap = RuleSet { start: squares(&rows, &["b10", "d10"]), ..RuleSet::international() };
    let one_drops = RuleSet {
        start: squares(&[], &["b10", "d10"]),
        reserve: [3, 0],
        drop_zone: squares(&["a1", "c1"], &[]),
        ..RuleSet::international()
    };
    for rules in [unlike, handicap, one_drops] {
        let start = AnyPosition::from_rules(&rules).unwrap();
        assert!(start.has_move());
        let again = start.rules().unwrap();
        assert_eq!((again.start, again.reserve, again.drop_zone), (rules.start, rules.reserve, rules.drop_zone));
    }
    for name in ["neu-diagonal-russian", "diagonal-neu-russian", "neu-neu-russian", "diagonal-diagonal-russian"] {
        assert!(RuleSet::named(name).is_err(), "{name}");
    }
}

#[test]
fn an_unknown_name_is_given_back() {
    for name in ["chess", "neu-chess", "russian:rows=x"] {
        let error = RuleSet::named(name).unwrap_err();
        assert_eq!(error.name(), name, "{error}");
        assert!(error.to_string().contains(name.split(':').next().unwrap()), "{error}");
    }
}

#[cfg(feature = "serde")]
mod files {
    use super::*;

    fn from_toml(text: &str) -> Result<RuleSet, String> {
        toml::from_str(text).map_err(|error| error.message().to_string())
    }

    fn survives_files(rules: &RuleSet) {
        let json = serde_json::to_string_pretty(rules).unwrap();
        assert_eq!(serde_json::from_str::<RuleSet>(&json).as_ref().ok(), Some(rules), "{json}");
        let toml = toml::to_string(rules).unwrap();
        assert_eq!(from_toml(&toml).as_ref(), Ok(rules), "{toml}");
        let compact = postcard::to_allocvec(rules).unwrap();
        assert_eq!(postcard::from_bytes::<RuleSet>(&compact).as_ref(), Ok(rules));
    }

    #[test]
    fn every_game_survives_json_toml_and_a_compact_format() {
        let rules: Vec<_> = games().filter_map(|info| by_name(info.key).unwrap().rules()).collect();
        // All but the one on a hexagon.
        assert_eq!(rules.len(), games().count() - 1);
        rules.iter().for_each(survives_files);
    }

    #[test]
    fn answers_no_game_gives_survive_files_too() {
        let rules = RuleSet {
            man_steps: Headings::FORWARD | Headings::BACK_LEFT,
            precedence: vec![Criterion::Value { man: 1, king: 65535 }, Criterion::KingsFirst, Criterion::Count],
            start: squares(&["a1", "c3"], &["b10"]),
            reserve: [3, 4],
            drop_zone: squares(&["e5"], &["f6", "d6"]),
            stuck: Verdict::Draws,
            obligation: Obligation::Optional,
            king_run_limit: Some(2),
            notation: Notation::Numeric(Corner::TopRight),
            source: "a dream, \"quoted\"".into(),
            ..two_modes()
        };
        survives_files(&rules);
    }

    #[test]
    fn bytes_that_nest_without_end_are_refused() {
        // One entry, "x", that is a list of one list of one list, and so on.
        let bytes = [vec![1, 1, b'x'], [3, 1].repeat(1_000_000)].concat();
        assert!(postcard::from_bytes::<RuleSet>(&bytes).is_err());
    }

    #[test]
    fn draw_rules_without_a_name_cannot_be_written() {
        let mine = DrawRule::new("second repetition", "house rule", Clause::Repetition { times: 2 });
        let rules = RuleSet { draws: vec![mine], ..RuleSet::international() };
        let why = "draws: draw rules without a name cannot be written";
        assert_eq!(serde_json::to_string(&rules).unwrap_err().to_string(), why);
        assert!(postcard::to_allocvec(&rules).is_err());
    }

    #[test]
    fn what_a_file_does_not_say_is_as_in_the_game_it_is_like() {
        let killer = from_toml("name = 'my-killer'\nlike = 'frisian'\nlanding = 'next-after-king'").unwrap();
        let frisian = RuleSet::named("frisian").unwrap();
        let expected = RuleSet {
            name: "my-killer".into(),
            landing: Landing::NextAfterKing,
            game_type: None,
            source: String::new(),
            ..frisian
        };
        assert_eq!(killer, expected);
        let plain = from_toml("").unwrap();
        assert_eq!((plain.name.as_str(), plain.precedence), ("custom", vec![Criterion::Count]));
    }

    #[test]
    fn a_file_may_be_like_a_mixture() {
        let rules = from_toml("like = 'neu-giveaway-sintez-ru:rows=2'").unwrap();
        assert_eq!((rules.reserve, rules.stuck), ([16, 16], Verdict::Wins));
    }

    #[test]
    fn a_second_mode_is_like_the_first_but_for_what_is_said() {
        let rules = from_toml("man-jumps = 'forward'\nking-jumps = 'orthogonals'\nsecond-mode = { man-jumps = 'sideways', king-jumps = 'diagonals' }").unwrap();
        let second = rules.second_mode.unwrap();
        assert_eq!((second.man_jumps, second.king_jumps), (Headings::SIDEWAYS, Headings::DIAGONALS));
        assert_eq!((second.precedence, second.crowning), (rules.precedence, rules.crowning));
        let rules = from_toml("like = 'sintez3'\nsecond-mode = { crowning = 'when-it-stops' }").unwrap();
        assert_eq!(rules.second_mode.unwrap().precedence, []);
        assert_eq!(from_toml("like = 'sintez3'\nsecond-mode = 'none'").unwrap().second_mode, None);
    }

    #[test]
    fn the_order_of_rules_in_a_file_means_nothing() {
        let mode = r#""second-mode": { "man-jumps": "orthogonals", "king-jumps": "orthogonals" }"#;
        let others = [r#""crowning": "continues-as-king""#, r#""precedence": ["kings"], "between-modes": "together""#];
        let read = |text: String| serde_json::from_str::<RuleSet>(&text).unwrap();
        for other in others {
            let (one, two) = (read(format!("{{ {mode}, {other} }}")), read(format!("{{ {other}, {mode} }}")));
            assert_eq!(one, two);
            let second = one.second_mode.unwrap();
            assert_eq!((second.crowning, second.precedence), (one.crowning, one.precedence));
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said_with_its_key() {
        let cases = [
            ("like = 'intrnational'", "like: there is no game intrnational; the nearest name is international"),
            ("like = 3", "like: expected the name of a game, found 3"),
            ("landing = 'somewhere'", "landing: expected any or next or next-after-king, found \"somewhere\""),
            ("rows = 3.0", "rows: expected a number from 0 to 255, found 3.0"),
            ("start = 'diagonal'\nrows = 3", "rows: start says it too"),
            ("like = 'neu-russian'\ndrop-zone = { rows = 2 }\ndrop-skip = 1", "drop-skip: drop-zone says it too"),
            ("landing = 1.5", "landing: expected any or next or next-after-king, found 1.5"),
            ("king-run-limit = 7", "king-run-limit: one to three moves in a row can be counted, not 7"),
            ("king-run-limit = -1", "king-run-limit: expected a number or \"none\", found -1"),
            ("men-take-kings = 'yes'", "men-take-kings: expected true or false, found \"yes\""),
            ("man-steps = 'upward'", "man-steps: expected directions such as \"diagonals\", found \"upward\""),
            ("king-steps = []", "king-steps: kings could never move"),
            (
                "precedence = ['value-1']",
                "precedence: expected count, value-MAN-KING, with-king, kings or kings-first, found \"value-1\"",
            ),
            (
                "precedence = ['value-1-70000']",
                "precedence: expected value-MAN-KING with numbers up to 65535, found \"value-1-70000\"",
            ),
            ("reserve = [1, 2, 3]", "reserve: expected a number for both players, or one for each, found a list"),
            ("start = { rows = 3, white = 'a1' }", "start: expected rows and skip, or white and black"),
            ("start = { lines = 3 }", "start: expected rows and skip, or white and black, found \"lines\""),
            (
                "start = 'everywhere'",
                "start: expected \"diagonal\", \"nowhere\", { rows, skip } or { white, black }, found \"everywhere\"",
            ),
            ("rows = 6", "start: men of both players would stand on one square"),
            (
                "reserve = 3\ndrop-zone = { rows = 2, skip = 9 }",
                "drop-zone: 2 rows after 9 do not fit on a board of 10 ranks",
            ),
            ("board = '10x10x10'", "board: expected files x ranks, such as \"10x8\", found \"10x10x10\""),
            (
                "draws = 'never'",
                "draws: expected none, own, seed, seed-by-plies, fmjd64, fmjd64-each-side, fmjd64-by-plies, fmjd64-road-pauses, international, international-both-counts, antidraughts, english, italian, spanish, czech, pool, frisian, frisian-at-once, frisian-repetition, turkish, turkish-unless-caught, found \"never\"",
            ),
            ("second-mode = { landing = 'next' }", "second-mode: landing: there is no such rule of a mode"),
            ("second-mode = { precedence = [] }", "second-mode: the two modes capture in the same directions"),
        ];
        for (text, why) in cases {
            assert_eq!(from_toml(text).unwrap_err(), why, "{text}");
        }
    }

    #[test]
    fn a_key_that_is_no_rules_is_refused() {
        let error = from_toml("colour = 'red'").unwrap_err();
        assert!(error.starts_with("there is no rule \"colour\"; the rules are like, name, board, shade"), "{error}");
        let error = serde_json::from_str::<RuleSet>(r#"{"rows": 3, "rows": 2}"#).unwrap_err();
        assert!(error.to_string().starts_with("rows: it is said twice"), "{error}");
        assert!(serde_json::from_str::<RuleSet>(r#"["rows"]"#).is_err());
        let error = serde_json::from_str::<RuleSet>("5").unwrap_err().to_string();
        assert!(error.contains("expected a table of rules"), "{error}");
        assert!(serde_json::from_str::<RuleSet>(r#"{"rows": null}"#).is_err());
    }

    #[test]
    fn the_sample_files_are_playable() {
        let mut names = Vec::new();
        for entry in std::fs::read_dir("examples/rules").unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let rules: RuleSet = match path.extension().unwrap().to_str().unwrap() {
                "json" => serde_json::from_str(&text).unwrap(),
                _ => toml::from_str(&text).unwrap(),
            };
            assert_eq!(path.file_stem().unwrap().to_str().unwrap(), rules.name);
            let start = AnyPosition::from_rules(&rules).unwrap();
            assert!(start.perft(4) > 100, "{}", rules.name);
            names.push(rules.name);
        }
        assert!(names.len() >= 5);
    }

    #[test]
    fn killer_from_a_file_is_killer_from_the_catalogue() {
        let text = "name = 'my-killer'\nlike = 'international'\nlanding = 'next-after-king'";
        let from_file = AnyPosition::from_rules(&from_toml(text).unwrap()).unwrap();
        let known = by_name("killer").unwrap();
        // Two kings to take, the last of which decides where the taker stops.
        let fen = "W:WK46:B37,K23,5";
        let positions = [&from_file, &known].map(|game| game.with_fen(fen).unwrap());
        assert_eq!(positions[0].legal_moves(), positions[1].legal_moves());
        assert_eq!(from_file.perft(6), known.perft(6));
    }

    #[test]
    fn a_file_is_a_table_of_rules() {
        let error = serde_json::from_str::<RuleSet>("null").unwrap_err().to_string();
        assert!(error.contains("expected a table of rules"), "{error}");
    }
}

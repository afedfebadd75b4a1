//! Games as trees, what is written of them, and what visitors are told of them.

use crate::limits::Log;
use draughts::pdn::{
    self, FirstScore, KeySource, LineId, Mode, MoveText, PdnGame, PdnResult, Place, Quirk, Reader, Replay,
    RuleFaultKind, RuleVisitor, Sign, SquareName, Tag, Verdict, Visitor, WhichGame, WriteOptions, Writer,
};
use draughts::{Color, Dialect, Illegality, International, MoveTextError, PdnFinding, Position, Russian};

fn tag(key: &str, value: &str) -> Tag {
    Tag { key: key.into(), value: value.into() }
}

#[test]
fn a_value_keeps_its_line_breaks_where_the_tag_can_be_read_back() {
    let cases = [
        ("plain", "plain"),
        ("one\ntwo\nthree", "one\ntwo\nthree"),
        ("é\nü\nß", "é\nü\nß"),
        ("a\rb", "a\rb"),
        ("a\n[b", "a [b"),
        ("a\n [b", "a  [b"),
        ("a\n\nb", "a \nb"),
        ("a\n\rb", "a \rb"),
        ("a\n", "a "),
        ("a\n  ", "a   "),
        ("\na", "\na"),
        ("a \"b\"\nc", "a \"b\"\nc"),
        ("a \"] b\nc", "a \"] b c"),
        ("a \" ] b\nc", "a \" ] b c"),
        ("a \"] b\nc\nd", "a \"] b c d"),
        ("a] \" b\nc", "a] \" b\nc"),
    ];
    for (value, written) in cases {
        let text = tag("Remark", value).to_string();
        assert_eq!(text, format!("[Remark \"{}\"]", written.replace('"', "\\\"")), "{value:?}");
        let game = pdn::parse(&format!("{text}\n\n1. 32-28 *")).unwrap();
        assert_eq!((game.tags().len(), game.moves().count()), (1, 1), "{value:?}");
        assert_eq!(game.tag("Remark").unwrap().replace('\r', "\n"), written.replace('\r', "\n"), "{value:?}");
    }
}

#[test]
fn a_key_has_no_spaces_quotes_or_brackets_when_it_is_written() {
    for key in ["a b", "a\"b", "a[b", "a]b", "a\nb", "a“b"] {
        assert_eq!(tag(key, "x").to_string(), "[a_b \"x\"]", "{key:?}");
    }
}

#[test]
fn tags_are_set_in_place_and_removed_by_their_key() {
    let mut game = pdn::parse("[Event \"x\"] [Site \"y\"] 1. 32-28 *").unwrap();
    game.set_tag("Event", "z");
    assert_eq!(game.tags(), [tag("Event", "z"), tag("Site", "y")]);
    game.remove_tag("Event");
    assert_eq!(game.tags(), [tag("Site", "y")]);
}

#[test]
fn games_are_the_same_by_their_tags_and_elements() {
    let game = |text: &str| pdn::parse(text).unwrap();
    assert_eq!(game("[Event \"x\"] 1. 32-28 *"), game("[Event \"x\"]\n\n1.32-28 *"));
    assert_ne!(game("[Event \"x\"] 1. 32-28 *"), game("[Event \"y\"] 1. 32-28 *"));
    assert_ne!(game("[Event \"x\"] 1. 32-28 *"), game("[Event \"x\"] 1. 33-28 *"));
    assert_ne!(game("1. 32-28 (1. 33-28) *"), game("1. 32-28 (1. 33-29) *"));
}

#[test]
fn an_empty_comment_is_left_out_only_where_a_writer_needs_it() {
    assert_eq!(pdn::parse("{} *").unwrap(), PdnGame::new());
    let elements = |text: &str| pdn::parse(text).unwrap().line(LineId::MAIN).len();
    assert_eq!(elements("[Event \"x\"] {} *"), 1);
    assert_eq!(elements("1. 32-28 {} *"), 2);
    for last in ["1-9", "32-28"] {
        let mut game = PdnGame::new();
        game.add_move(LineId::MAIN, last.parse().unwrap());
        let again = pdn::parse(&game.to_string()).unwrap();
        assert_eq!((again.line(LineId::MAIN).len(), again.to_string()), (1, game.to_string()));
    }
    // Told otherwise, nine to one is no result and needs nothing after it.
    let told = pdn::parse("[Result \"2-0\"] 1. 1-9 {} *").unwrap();
    assert_eq!(told.line(LineId::MAIN).len(), 2);
}

#[test]
fn a_broken_game_keeps_what_was_read_and_late_warnings_come_last() {
    let broken = pdn::parse("[Event \"x\"] 1. 32-28 )").unwrap_err();
    assert_eq!((broken.game().tag("Event"), broken.game().moves().count()), (Some("x"), 1));
    let mut games = pdn::games("1. 32-28 *\n*");
    assert!(games.late_warnings().is_empty());
    assert_eq!(((&mut games).count(), games.late_warnings().len()), (1, 1));
    let second = pdn::games("1. 32-28 *\n1. 33-29 *").nth(1).unwrap().unwrap();
    assert_eq!((second.place().line, second.place().column), (2, 1));
}

#[test]
fn a_result_that_contradicts_the_tags_is_kept_as_a_comment() {
    let game = pdn::parse("[Result \"2-0\"] 1. 32-28 0-2").unwrap();
    assert_eq!((game.result().to_string().as_str(), game.line(LineId::MAIN).len()), ("2-0", 2));
    let told = pdn::parse("1. 32-28 0-2").unwrap();
    assert_eq!((told.tag("Result"), told.line(LineId::MAIN).len()), (Some("0-2"), 1));
}

#[test]
fn an_unknown_move_has_its_place_in_the_line() {
    let game = pdn::parse("1. 32-28 - 2. 33-29 *").unwrap();
    assert_eq!(game.line(LineId::MAIN).len(), 3);
    assert_eq!(game.to_string(), "1. 32-28 - 2. 33-29 *");
}

#[test]
fn a_move_can_be_written_if_its_squares_and_its_sign_fit() {
    use SquareName::{Number, Place};
    let place = |file, rank| Place { file, rank };
    let (numbers, places) = ([Number(32), Number(28)], [place(0, 0), place(1, 1)]);
    let text = |sign, squares: &[SquareName]| MoveText::new(sign, squares).map(|text| text.to_string());
    let written = |sign, squares: &[SquareName]| text(sign, squares).unwrap();
    for (sign, between) in [(Sign::Hyphen, "-"), (Sign::Cross, "x"), (Sign::Colon, ":")] {
        assert_eq!(written(sign, &numbers), format!("32{between}28"));
        assert_eq!(written(sign, &places), format!("a1{between}b2"));
        assert_eq!(text(sign, &numbers[..1]), None);
        assert_eq!(text(sign, &[]), None);
        assert_eq!(text(sign, &[numbers[0], places[0]]), None, "numbers and letters");
        assert_eq!(text(sign, &[Number(1), Number(1)]).is_some(), sign != Sign::Hyphen, "1-1 is a draw");
        for wrong in [Number(0), Number(1000)] {
            assert_eq!(text(sign, &[numbers[0], wrong]), None);
        }
        for wrong in [place(26, 0), place(0, 99)] {
            assert_eq!(text(sign, &[places[0], wrong]), None);
        }
    }
    assert_eq!(written(Sign::Drop, &places[..1]), "@a1");
    assert_eq!((text(Sign::Drop, &places), text(Sign::Drop, &[])), (None, None));
    assert_eq!(written(Sign::None, &places), "a1b2");
    assert_eq!((text(Sign::None, &numbers), text(Sign::None, &places[..1]), text(Sign::None, &[])), (None, None, None));
    let (on_x, on_a) = (place(23, 4), place(0, 0));
    assert_eq!((text(Sign::None, &[on_a, on_x]), written(Sign::None, &[on_x, on_a])), (None, "x5a1".into()));
    assert_eq!(text(Sign::None, &[on_a, on_a, on_x]), None);
}

#[test]
fn who_has_more_points_has_won() {
    let verdict = |result: PdnResult| result.verdict(FirstScore::White, Color::White);
    assert_eq!(verdict(PdnResult::Score(7, 5)), Verdict::Won(Color::White));
    assert_eq!(verdict(PdnResult::Score(5, 7)), Verdict::Won(Color::Black));
    assert_eq!(verdict(PdnResult::Score(6, 6)), Verdict::Drawn);
}

#[test]
fn the_turn_of_a_position_is_its_first_letter_in_capitals_or_not() {
    let turns = [("W:", Color::White), ("w:", Color::White), ("B:", Color::Black), ("b:", Color::Black)];
    for (fen, turn) in turns.into_iter().chain([("T:", Color::Third), ("t:", Color::Third)]) {
        assert_eq!(pdn::fen_turn(fen), Some(turn), "{fen}");
    }
    assert_eq!((pdn::fen_turn("X:"), pdn::fen_turn("")), (None, None));
}

#[test]
fn a_variant_tag_tells_games_apart_that_share_a_number() {
    let key = |dialect, code: &str, name: &str| {
        WhichGame { dialect, default: None }.by_tags(&[tag("GameType", code), tag("Variant", name)])
    };
    assert_eq!(key(Dialect::PyDraughts, "20", "antidraughts"), Some(("antidraughts", KeySource::VariantTag)));
    assert_eq!(key(Dialect::Pdn3, "25", "frysk"), Some(("russian", KeySource::GameType)));
}

#[test]
fn a_strength_that_follows_no_move_is_written_as_a_glyph_or_a_comment() {
    let written = |strength: &str| {
        let mut writer = Writer::new(String::new());
        writer.begin_game(Place::START);
        let _ = writer.end_tags();
        writer.comment("x", Place::START);
        writer.strength(strength, Place::START);
        writer.end_game(None);
        writer.finish().unwrap()
    };
    let glyphs = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("(!)", 1), ("(?!)", 6)];
    for (strength, nag) in glyphs {
        assert_eq!(written(strength), format!("{{x}} ${nag} *"));
    }
    assert_eq!(written("!!!"), "{x} {!!!} *");
}

#[test]
fn moves_are_numbered_anew_from_a_position_set_up() {
    let numbered = |text: &str| pdn::parse(text).unwrap().to_pdn(WriteOptions::default());
    let white = "/FEN \"W:W28:B7\"/";
    let black = "/FEN \"B:W28:B7\"/";
    assert_eq!(numbered(&format!("32-28 {white} 28-23 *")), format!("1. 32-28 {white} 2. 28-23 *"));
    assert_eq!(numbered(&format!("32-28 {black} 7-12 *")), format!("1. 32-28 {black} 1... 7-12 *"));
    assert_eq!(numbered(&format!("32-28 19-23 {black} 7-12 *")), format!("1. 32-28 19-23 {black} 2... 7-12 *"));
    assert_eq!(numbered(&format!("32-28 19-23 {white} 28-23 *")), format!("1. 32-28 19-23 {white} 2. 28-23 *"));
    // English checkers are begun by Black.
    let english = "[GameType \"21\"]\n\n";
    let set_up = "/FEN \"B:W28:B7\"/";
    assert_eq!(numbered(&format!("{english}11-15 {set_up} 7-11 *")), format!("{english}1. 11-15 {set_up} 2. 7-11 *"));
}

impl RuleVisitor<International> for Log {}

#[test]
fn who_replays_games_is_told_all_that_a_reader_tells() {
    let texts = [
        "[Event \"x\"] 1. 32 - 28! {good} 19-23 $4 (1... 18-23) 2. 28x19 - /FEN \"W:W31:B20\"/ 3. 31-27 2-0",
        "1. 32-28 )",
    ];
    for text in texts {
        let mut alone = Log::default();
        Reader::new(text).read_all(&mut alone);
        let mut replay = Replay::new(International, Log::default());
        Reader::new(text).read_all(&mut replay);
        assert_eq!((replay.faults(), &replay.into_visitor().0), (0, &alone.0));
    }
}

/// Writes down the positions and the faults it is told.
#[derive(Default)]
struct Positions(Vec<String>);

impl Visitor for Positions {}

impl RuleVisitor<International> for Positions {
    fn position(&mut self, position: &Position<International>, at: Place) {
        self.0.push(format!("{} {}", at.column, position.to_fen()));
    }
}

#[test]
fn a_position_is_told_at_each_start_of_a_line_and_where_it_goes_on() {
    let mut replay = Replay::new(International, Positions::default());
    Reader::new("1. 32-28 (1. 33-29) 19-23 *").read_all(&mut replay);
    let start = "W:W31-50:B1-20";
    let after = "B:W28,31,33-50:B1-20";
    assert_eq!(replay.visitor().0, [format!("1 {start}"), format!("10 {start}"), format!("19 {after}")]);
    let mut replay = Replay::new(International, Positions::default());
    Reader::new("[FEN \"W:W28:B7\"] 1. 28-22 *").read_all(&mut replay);
    assert_eq!(replay.visitor().0, ["1 W:W28:B7"]);
    let mut replay = Replay::new(International, Positions::default());
    Reader::new("[FEN \"?\"] 1. 32-28 *").read_all(&mut replay);
    assert_eq!(replay.visitor().0, [format!("1 {start}")]);
}

fn quirks(text: &str) -> Vec<Quirk> {
    let found = crate::findings(text, WhichGame::default(), Mode::Tolerant).0;
    let quirk = |finding| match finding {
        PdnFinding::Warning(warning) => warning.quirk,
        other => panic!("{text}: {other}"),
    };
    found.into_iter().map(quirk).collect()
}

/// A man on 28 that takes 22, 12 and 13 one after the other.
const THREE_JUMPS: &str = "[GameType \"20\"] [FEN \"W:W28:B12,13,22,50\"] ";

#[test]
fn a_capture_may_be_written_jump_by_jump() {
    let joined = |moves: &str| quirks(&format!("{THREE_JUMPS}1. {moves} *"));
    assert!(joined("28x19").is_empty());
    assert_eq!(joined("28x17 17x8 8x19"), [Quirk::JoinedJumps]);
    assert_eq!(joined("28x17 17x8x19"), [Quirk::JoinedJumps]);
}

#[test]
fn a_capture_that_was_not_ended_is_a_fault_with_all_that_was_written_of_it() {
    let faults = |moves: &str| pdn::check(International, &format!("{THREE_JUMPS}1. {moves}"), Mode::Tolerant);
    let told = |moves: &str| {
        let faults = faults(moves);
        assert_eq!(faults.len(), 1, "{moves}: {faults:?}");
        let RuleFaultKind::Move(MoveTextError::Illegal(illegal)) = faults[0].kind() else { panic!("{}", faults[0]) };
        (faults[0].text().to_string(), illegal.reason())
    };
    let unfinished = Illegality::MustContinue;
    for end in [" *", "", " - *", " 50-45 *", " /FEN \"W:W31:B20\"/ *", " (1. 28x19) *"] {
        assert_eq!(told(&format!("28x17{end}")), ("28x17".into(), unfinished), "{end}");
    }
    assert_eq!(told("28x17 17x8 *"), ("28x17x8".into(), unfinished));
    assert_eq!(told("28x17 17x6 *"), ("28x17x6".into(), Illegality::NoSuchCapture));
    assert!(faults("28x19 *").is_empty());
}

#[test]
fn faults_and_legal_moves_are_counted_in_all_games() {
    let mut replay = Replay::new(Russian, ());
    let mut counts = Vec::new();
    for text in
        ["1. c3-d4 b6-c5 2. b2-c3 (2. d4:b6 a7:c5) f6-g5 *", "1. c3-c5 *", "1. c3-d4 d6-d4 e7-f6 *", "1. a3-b4 *"]
    {
        Reader::new(text).read_all(&mut replay);
        counts.push((replay.moves(), replay.faults()));
    }
    assert_eq!(counts, [(4, 1), (4, 2), (5, 3), (6, 3)]);
}

#[test]
fn a_move_alone_is_read_to_its_end() {
    assert!("32-28".parse::<MoveText>().is_ok());
    for text in ["32-28 ", "32-28 19-23", "32-28*", "32-28!", "1. 32-28", "32", "1-0", ""] {
        assert!(text.parse::<MoveText>().is_err(), "{text:?}");
    }
}

#[test]
fn the_position_a_game_starts_from_is_that_of_its_tag_unless_it_says_nothing() {
    let fen = |text: &str| pdn::parse(text).unwrap().fen().map(str::to_string);
    assert_eq!(fen("[FEN \"B:W28:B7\"] *"), Some("B:W28:B7".into()));
    assert_eq!((fen("[FEN \"?\"] *"), fen("[FEN \"\"] *"), fen("1. 32-28 *")), (None, None, None));
}

#[test]
fn lines_are_filled_to_the_width() {
    let game = pdn::parse("1. 32-28 19-23 2. 28x19 14x23 *").unwrap();
    let lines = |width| game.to_pdn(WriteOptions { width, ..WriteOptions::default() });
    assert_eq!(lines(8), "1. 32-28\n19-23 2.\n28x19\n14x23 *");
    assert_eq!(lines(7), "1.\n32-28\n19-23\n2.\n28x19\n14x23 *");
    assert_eq!(lines(31), "1. 32-28 19-23 2. 28x19 14x23 *");
    assert_eq!(lines(30), "1. 32-28 19-23 2. 28x19 14x23\n*");
    let comments = pdn::parse("1. 32-28 {a\nbcd} 19-23 *").unwrap();
    let lines = |width| comments.to_pdn(WriteOptions { width, ..WriteOptions::default() });
    assert_eq!(lines(12), "1. 32-28 {a\nbcd} 19-23 *");
    assert_eq!(lines(11), "1. 32-28 {a\nbcd} 19-23\n*");
    assert_eq!(lines(10), "1. 32-28\n{a\nbcd} 19-23\n*");
}

#[test]
fn a_game_with_a_fault_is_not_written() {
    let mut writer = Writer::new(String::new());
    Reader::new("1. 32-28 ) * 1. 33-29 *").read_all(&mut writer);
    assert_eq!(writer.finish().unwrap(), "1. 33-29 *");
}

#[test]
fn a_comment_that_looks_like_the_next_game_is_written_so_that_it_does_not() {
    let comments = ["a\n[Event \"x\"] b", "a\n\n[Site \"x\"] b", "a\n[Site \"x\"] b", "a\n\n[site \"x\"] b", "a\n\n b"];
    let written = ["a [Event \"x\"] b", "a [Site \"x\"] b", "a\n[Site \"x\"] b", "a\n\n[site \"x\"] b", "a\n\n b"];
    for (comment, written) in comments.into_iter().zip(written) {
        let mut game = PdnGame::new();
        game.add(LineId::MAIN, pdn::Element::Comment(comment.into()));
        assert_eq!(game.to_string(), format!("{{{written}}} *"), "{comment:?}");
        assert_eq!(pdn::games(&game.to_string()).filter(Result::is_ok).count(), 1, "{comment:?}");
    }
}

fn rule_faults(text: &str, mode: Mode) -> Vec<RuleFaultKind> {
    pdn::check(International, text, mode).iter().map(|fault| fault.kind().clone()).collect()
}

#[test]
fn a_text_that_could_be_two_captures_is_a_fault() {
    let text = "[FEN \"W:WK4:B13,20,32,37\"] 1. 4x15 *";
    for mode in [Mode::Strict, Mode::Tolerant] {
        let faults = rule_faults(text, mode);
        assert!(matches!(faults[..], [RuleFaultKind::Move(MoveTextError::Ambiguous(_))]), "{faults:?}");
    }
}

#[test]
fn strict_reading_makes_no_other_sense_of_a_text() {
    let text = "[FEN \"W:W28:B12,22,23\"] 1. 28x8x12x22 *";
    let strict = rule_faults(text, Mode::Strict);
    assert!(matches!(strict[..], [RuleFaultKind::Move(MoveTextError::Illegal(_))]), "{strict:?}");
    assert_eq!(rule_faults(text, Mode::Tolerant), []);
    let cut_short = "[FEN \"W:W28:B12,22,23\"] 1. 28x17 17x8 *";
    assert_eq!(rule_faults(cut_short, Mode::Strict).len(), 1);
}

#[test]
fn men_are_relocated_only_at_the_start_and_by_quiet_texts() {
    let faults = |moves: &str| rule_faults(moves, Mode::Tolerant).len();
    assert_eq!(faults("1. 36-27 15-24 2. 32-28 *"), 0, "a ballot");
    assert_eq!(faults("1. 32-28 19-23 2. 36-27 15-24 *"), 1, "not in the middle of a game");
    assert_eq!(faults("1. 36x27 15x24 *"), 1, "not by a capture");
    assert_eq!(faults("1. 25-27 15-24 *"), 1, "not from an empty square");
    assert_eq!(faults("1. 36-31 15-24 *"), 1, "not to a square that is taken");
    assert_eq!(faults("1. 15-24 16-27 *"), 1, "not of the opponent");
}

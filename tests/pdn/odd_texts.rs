//! What is made of texts that are not as they should be: where a token, a comment, a tag or a game ends.

use draughts::pdn::{FaultKind, Games, Mode, Reader, Summary, parse};

use crate::limits::{Log, Pieces};

/// A text is read as these games, each as it is written or with the fault that ends it, and these quirks are named; and
/// it makes no difference in what pieces it comes.
fn is_read(text: &str, expected: &[&str], quirks: &str) {
    let (mut read, mut found) = (Vec::new(), Vec::new());
    let mut games = Games::new(text);
    for game in &mut games {
        let warnings = match &game {
            Ok(game) => game.warnings(),
            Err(broken) => broken.game().warnings(),
        };
        found.extend(warnings.iter().map(|warning| format!("{:?}", warning.quirk)));
        read.push(game.map_or_else(|broken| format!("{:?}", broken.fault().kind()), |game| game.to_string()));
    }
    found.extend(games.late_warnings().iter().map(|warning| format!("{:?}", warning.quirk)));
    assert_eq!((read.join(" | "), found.join(" ")), (expected.join(" | "), quirks.into()), "{text:?}");
    let mut whole = Log::default();
    let summary = Reader::new(text).read_all(&mut whole);
    let faulty = read.iter().filter(|game| !game.contains('*')).count() as u64;
    assert_eq!(summary, Summary { games: read.len() as u64, faulty }, "{text:?}");
    for step in 1..=text.len() {
        let mut cut = Log::default();
        Reader::new(Pieces { text, view: 0..0, step }).read_all(&mut cut);
        assert_eq!(cut.0, whole.0, "{text:?} in pieces of {step}");
    }
}

#[test]
fn after_a_fault_reading_goes_on_at_the_next_tags_and_without_tags_after_the_next_star() {
    is_read(
        "[Event \"x\"]\n1. 32-28 ) 19-23 * 1. 33-29 *\n\n[Event \"y\"]\n1. 34-29 *",
        &["UnopenedVariation", "[Event \"y\"]\n\n1. 34-29 *"],
        "",
    );
    is_read("1. 32-28 ) 19-23 * 1. 33-29 *", &["UnopenedVariation", "1. 33-29 *"], "");
    is_read("1. 32-28 ) *b a*b * 1. 33-29 *", &["UnopenedVariation", "1. 33-29 *"], "");
    is_read("1. 32-28 ) *", &["UnopenedVariation"], "");
    is_read(
        "[Event \"x\"]\n1. 32-28 )\n[Event \"y\"]\n1. 33-29 *",
        &["UnopenedVariation", "[Event \"y\"]\n\n1. 33-29 *"],
        "",
    );
    is_read("[Event \"x\"]\n1. 32-28 )\n[Site \"y\"]\n1. 33-29 *", &["UnopenedVariation"], "");
    is_read(")", &["UnopenedVariation"], "");
    is_read("1. 32-28 (1.) *", &["EmptyVariation"], "NumberWithoutMove");
}

#[test]
fn a_file_name_after_the_last_game_belongs_to_none() {
    is_read("[FILENAME \"a\"] 1. 32-28 *", &["[FILENAME \"a\"]\n\n1. 32-28 *"], "");
    is_read("[Event \"x\"] 1. 32-28 *\n[FILENAME \"a\"]", &["[Event \"x\"]\n\n1. 32-28 *"], "FilenameTag");
    is_read(
        "1. 32-28 *\n[FILENAME \"a\"] [Event \"y\"] 1. 33-29 *",
        &["1. 32-28 *", "[FILENAME \"a\"]\n[Event \"y\"]\n\n1. 33-29 *"],
        "",
    );
    is_read(
        "[Event \"x\"] 1. 32-28 [FILENAME \"a\"] 19-23 *",
        &["[Event \"x\"]\n[FILENAME \"a\"]\n\n1. 32-28 19-23 *"],
        "FilenameTag",
    );
    is_read(
        "[FILENAME \"a\"] 1. 32-28 [FILENAME \"b\"] 1. 33-29 *",
        &["[FILENAME \"a\"]\n\n1. 32-28 *", "[FILENAME \"b\"]\n\n1. 33-29 *"],
        "MissingSeparator",
    );
    is_read(
        "1. 32-28 *\n[Event \"x\"] 1. 33-29 [FILENAME \"a\"]",
        &["1. 32-28 *", "[Event \"x\"]\n[FILENAME \"a\"]\n\n1. 33-29 *"],
        "FilenameTag",
    );
}

#[test]
fn a_star_glued_to_a_move_ends_the_game_unless_it_goes_on() {
    is_read("1. 32-28 19-23* 2. 28x19 *", &["1. 32-28 19-23 $7 2. 28x19 *"], "StarAsStrength");
    is_read("1. 32-28* 19-23 *", &["1. 32-28 $7 19-23 *"], "StarAsStrength");
    is_read("1. 32-28* 1. 33-29 *", &["1. 32-28 *", "1. 33-29 *"], "");
    is_read("1. 32-28* {good} 19-23 *", &["1. 32-28 $7 {good} 19-23 *"], "StarAsStrength");
    is_read("1. 32-28*\n{next} 1. 33-29 *", &["1. 32-28 *", "{next} 1. 33-29 *"], "");
    is_read("1. 32-28 (1. 33-29*) *", &["1. 32-28 (1. 33-29 $7) *"], "StarAsStrength");
    is_read("1. 32-28 * 19-23 *", &["1. 32-28 *", "1. 19-23 *"], "");
}

#[test]
fn a_score_at_the_end_is_a_result_and_elsewhere_a_move() {
    is_read("1. 32-28 6-4", &["[Result \"6-4\"]\n\n1. 32-28 *"], "ScoreResult ResultSeparator");
    is_read("1. 32-28 6-4 *", &["[Result \"6-4\"]\n\n1. 32-28 *"], "ScoreResult ResultSeparator RepeatedSeparator");
    is_read("1. 32-28 6-4 19-23 *", &["1. 32-28 6-4 19-23 *"], "");
    is_read(
        "1. 32-28 6-4 [Event \"y\"] 1. 33-29 *",
        &["[Result \"6-4\"]\n\n1. 32-28 *", "[Event \"y\"]\n\n1. 33-29 *"],
        "ScoreResult ResultSeparator",
    );
    is_read("[Event \"2-0\"] 1. 32-28 0-2", &["[Event \"2-0\"]\n[Result \"0-2\"]\n\n1. 32-28 *"], "ResultSeparator");
    is_read(
        "[Result \"2-0\"] 1. 32-28 0-2",
        &["[Result \"2-0\"]\n\n1. 32-28 {0-2} *"],
        "ResultSeparator ResultsDiffer",
    );
}

#[test]
fn a_tag_that_is_not_closed_ends_with_its_line_or_before_the_next_tag() {
    is_read("[Event \"x ] \n[Site \"y\"]\n\n1. 32-28 *", &["[Event \"x\"]\n[Site \"y\"]\n\n1. 32-28 *"], "UnclosedTag");
    is_read("[Event \"x\n\n1. 32-28 *", &["[Event \"x\"]\n\n1. 32-28 *"], "UnclosedTag");
    is_read(
        "[Event \"x\r\n[Site \"y\"]\r\n\r\n1. 32-28 *",
        &["[Event \"x\"]\n[Site \"y\"]\n\n1. 32-28 *"],
        "UnclosedTag",
    );
    is_read("[Event \"x\r\n\r\n1. 32-28 *", &["[Event \"x\"]\n\n1. 32-28 *"], "UnclosedTag");
    is_read("[Event \"x\ny\"]\n\n1. 32-28 *", &["[Event \"x\ny\"]\n\n1. 32-28 *"], "");
    is_read("[Event \"x\r\ny\"]\r\n\r\n1. 32-28 *", &["[Event \"x \ny\"]\n\n1. 32-28 *"], "");
    is_read(
        "[Event \"x\"] [Event \"y\"] 1. 32-28 *",
        &["[Event \"x\"]\n\n*", "[Event \"y\"]\n\n1. 32-28 *"],
        "MissingSeparator",
    );
    is_read("[] 1. 32-28 *", &["1. 32-28 *"], "StrayBracket StrayBracket");
    is_read("[é \"x\"] 1. 32-28 *", &["[é \"x\"]\n\n1. 32-28 *"], "TagKey");
    let two = ["[Event \"x\"]\n\n1. 32-28 *", "[Site \"y\"]\n\n1. 33-29 *"];
    is_read("[Event \"x\"] 1. 32-28 [Site \"y\"] 1. 33-29 *", &two, "MissingSeparator");
    is_read("1. 32-28 *\n[Site \"y\"]", &["1. 32-28 *", "[Site \"y\"]\n\n*"], "");
}

#[test]
fn a_mark_that_is_not_closed_does_not_hide_the_others() {
    is_read(
        "1. 32-28 { * 1. 33-29 (see below) *",
        &["UnclosedComment", "1. 33-29 {see below} *"],
        "ParenthesisComment",
    );
    is_read(
        "1. 32-28 /FEN * 1. 33-29 (see below) *",
        &["UnclosedSetUp", "1. 33-29 {see below} *"],
        "ParenthesisComment",
    );
    is_read("1. 32-28 (see * 1. 33-29 {below} *", &["UnclosedComment", "1. 33-29 {below} *"], "");
}

#[test]
fn a_comment_that_is_not_closed_ends_where_a_new_game_begins() {
    is_read("1. 32-28 {unclosed\n\n[Event \"y\"]\n1. 33-29 *", &["UnclosedComment", "[Event \"y\"]\n\n1. 33-29 *"], "");
    is_read("1. 32-28 {unclosed\n\n[Site \"y\"]\n1. 33-29 *", &["UnclosedComment", "[Site \"y\"]\n\n1. 33-29 *"], "");
    is_read("1. 32-28 {unclosed\n  \n[Site \"y\"]\n1. 33-29 *", &["UnclosedComment", "[Site \"y\"]\n\n1. 33-29 *"], "");
    is_read("1. 32-28 {unclosed\n[Event \"y\"]\n1. 33-29 *", &["UnclosedComment", "[Event \"y\"]\n\n1. 33-29 *"], "");
    is_read("1. 32-28 {a\nb\n[Site \"x\"] c} 19-23 *", &["1. 32-28 {a\nb\n[Site \"x\"] c} 19-23 *"], "");
    is_read("1. 32-28 {\n[Site \"x\"] c} 19-23 *", &["1. 32-28 {\n[Site \"x\"] c} 19-23 *"], "");
    is_read("1. 32-28 {a\n[Site \"x\"] c} 19-23 *", &["1. 32-28 {a\n[Site \"x\"] c} 19-23 *"], "");
    is_read("1. 32-28 {a\n\n[site \"x\"] b} 19-23 *", &["1. 32-28 {a\n\n[site \"x\"] b} 19-23 *"], "");
    is_read("1. 32-28 {a\n\nXSite \"x\" b} 19-23 *", &["1. 32-28 {a\n\nXSite \"x\" b} 19-23 *"], "");
    is_read("1. 32-28 {a\n[Event b} 19-23 *", &["1. 32-28 {a [Event b} 19-23 *"], "");
    is_read("1. 32-28 {a\n\n[Site] b} 19-23 *", &["1. 32-28 {a [Site] b} 19-23 *"], "");
    for start in ["[Event \"y\"]", "\n[Site \"y\"]"] {
        let text = format!("1. 32-28 {{unclosed\n{start}\n1. 33-29 {{x}} *");
        is_read(&text, &["UnclosedComment", &format!("{}\n\n1. 33-29 {{x}} *", start.trim())], "");
    }
}

#[test]
fn words_in_parentheses_are_a_comment_to_the_matching_one_and_squares_a_variation() {
    is_read("1. c3-d4 (a3-b4) *", &["1. c3-d4 (a3-b4) *"], "");
    is_read(
        "1. 32-28 (see a note (here) too) 19-23 *",
        &["1. 32-28 {see a note (here) too} 19-23 *"],
        "ParenthesisComment",
    );
    is_read("1. 32-28 (see 2*3 (here) too) 19-23 *", &["1. 32-28 {see 2*3 (here) too} 19-23 *"], "ParenthesisComment");
    is_read("1. 32-28 (see * (here) too) 19-23 *", &["UnopenedVariation"], "ParenthesisComment StrayWords");
}

#[test]
fn characters_that_do_not_belong_are_passed_over_one_run_at_a_time() {
    is_read("1. \u{1}32-28 \u{1}\u{2} 19-23 *", &["1. 32-28 19-23 *"], "ControlCharacter ControlCharacter");
    is_read("1. 32-28\u{a0}\u{a0}19-23 *", &["1. 32-28 19-23 *"], "OddSpace");
    is_read("1. 32-28 … *", &["1. 32-28 - *"], "Ellipsis");
    is_read("1. 32-28⁇ 19-23⁈ *", &["1. 32-28?? 19-23?! *"], "StrengthGlyph StrengthGlyph");
    is_read("1. 32-28⁉ 19-23‼ *", &["1. 32-28!? 19-23!! *"], "StrengthGlyph StrengthGlyph");
    is_read("1. 32-28 – 2. 33-29 *", &["1. 32-28 - 2. 33-29 *"], "UnknownMove");
}

#[test]
fn numbers_of_moves_have_up_to_nine_digits_and_one_dot_or_three() {
    is_read("123456789. 32-28 *", &["123456789. 32-28 *"], "");
    is_read("1234567890. 32-28 *", &["{1234567890.} 1. 32-28 *"], "StrayWords");
    is_read("12345678901. 32-28 *", &["{12345678901.} 1. 32-28 *"], "StrayWords");
    is_read("0. 32-28 *", &["0. 32-28 *"], "");
    is_read("01. 32-28 *", &["1. 32-28 *"], "LeadingZero");
    is_read("1. . 32-28 *", &["1. 32-28 *"], "StrayDot");
    is_read("1. .. 19-23 *", &["1... 19-23 *"], "Ellipsis");
    is_read("1 32-28 19-23 2 28x19 *", &["1. 32-28 19-23 2. 28x19 *"], "NumberWithoutDot NumberWithoutDot");
    is_read("123 32-28 *", &["123. 32-28 *"], "NumberWithoutDot");
    is_read("12345 32-28 *", &["{12345} 1. 32-28 *"], "StrayWords");
    is_read("1 . 32-28 *", &["1. 32-28 *"], "SpaceInNumber");
    is_read("123456789 . 32-28 *", &["123456789. 32-28 *"], "SpaceInNumber");
    is_read("1234567890 . 32-28 *", &["{1234567890} 1. 32-28 *"], "StrayWords StrayDot");
    is_read("1 foo *", &["{1 foo} *"], "StrayWords");
    is_read("1", &["{1} *"], "StrayWords");
}

#[test]
fn what_is_like_a_move_and_is_none_is_words() {
    is_read("1. 3228 1923 *", &["1. 32-28 19-23 *"], "NoSign NoSign");
    is_read("1. 1005 *", &["1. 10-5 *"], "NoSign");
    is_read("1. 0928 3200 *", &["{0928} {3200} *"], "StrayWords NumberApart StrayWords NumberWithoutMove");
    is_read("1. 3228a *", &["{3228a} *"], "StrayWords NumberApart NumberWithoutMove");
    is_read("1. -foo *", &["{-foo} *"], "StrayWords NumberApart NumberWithoutMove");
    is_read("1. 32-a1 *", &["{32-a1} *"], "StrayWords NumberApart NumberWithoutMove");
    is_read("1. 0x5 5x0 *", &["{0x5} {5x0} *"], "StrayWords NumberApart StrayWords NumberWithoutMove");
    is_read("1. foo bar c3-d4 *", &["{foo bar} 1. c3-d4 *"], "StrayWords NumberApart");
}

#[test]
fn the_signs_of_one_move_may_differ_and_stand_apart() {
    is_read("1. 32 : 28 *", &["1. 32:28 *"], "SpaceInMove");
    is_read("1. a1b2xc3 *", &["1. a1xb2xc3 *"], "");
    is_read("1. 32-28x19 *", &["1. 32x28x19 *"], "");
    is_read("1. 32x28-19 *", &["1. 32x28x19 *"], "");
}

#[test]
fn a_line_ends_with_any_of_the_usual_characters() {
    for text in [
        "1. 32-28\n19 - 23 *",
        "1. 32-28\r\n19 - 23 *",
        "1. 32-28\r19 - 23 *",
        "{a\rb c}\n19 - 23 *",
        "{a\r\nb}19 - 23 *",
    ] {
        let place = parse(text).unwrap().warnings()[0].place;
        let line = text[..text.find("19").unwrap()].replace("\r\n", "\n").replace('\r', "\n");
        let (before, last) = line.rsplit_once('\n').unwrap();
        assert_eq!(
            (place.line, place.column),
            (before.matches('\n').count() as u64 + 2, last.len() as u64 + 1),
            "{text:?}"
        );
    }
}

#[test]
fn a_fault_between_games_is_a_game_of_its_own() {
    let begun = |text: &str| {
        let mut log = Log::default();
        Reader::new(text).read_all(&mut log);
        log.0.iter().filter(|event| event.starts_with("begin ")).count()
    };
    assert_eq!((begun(")"), begun("1. 32-28 )"), begun("1. 32-28 * ) * 1. 33-29 *")), (1, 1, 3));
}

#[test]
fn the_tags_of_a_game_end_once() {
    for text in ["[Event \"x\"] [Event \"y\"] 1. 32-28 *", "[Event \"x\"] 1. 33-29 [Event \"y\"] 1. 32-28 *"] {
        let mut log = Log::default();
        Reader::new(text).read_all(&mut log);
        assert_eq!(log.0.iter().filter(|event| *event == "end tags").count(), 2, "{text}");
    }
}

#[test]
fn a_game_may_be_as_long_as_the_limit() {
    let text = "1. 32-28 *";
    let read =
        |game| Games::new(text).mode(Mode::Strict).limits(draughts::pdn::Limits { game, ..Default::default() }).next();
    assert!(read(9).unwrap().is_ok());
    assert_eq!(read(8).unwrap().unwrap_err().fault().kind(), FaultKind::GameTooLong { limit: 8 });
}

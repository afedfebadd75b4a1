//! Reading is safe on any input: limits hold, one bad game loses no other, blocks make no difference.

use std::io::Read;

use draughts::pdn::{self, *};
use draughts::{Frisian, Game, PlayPdnError, Reading, TooManyWays};
use proptest::prelude::*;

fn kinds(text: &str, limits: Limits, mode: Mode) -> Vec<Option<FaultKind>> {
    let games = Games::new(text).limits(limits).mode(mode);
    games.map(|game| game.err().map(|broken| broken.fault().kind())).collect()
}

#[test]
fn a_long_token_is_a_fault_of_its_game_only() {
    let limit = 1000;
    let limits = Limits { token: limit, ..Limits::DEFAULT };
    let long = "a".repeat(limit + 10);
    for token in [
        format!("{{{long}}}"),
        long.clone(),
        format!("% {long}"),
        format!("/FEN \"{long}\"/"),
        format!("({long})"),
        "1".repeat(limit + 10),
        "!".repeat(limit + 10),
        format!("[%{long}]"),
    ] {
        let text = format!("[Event \"a\"]\n\n1. 32-28 {token} *\n\n[Event \"b\"]\n\n1. 33-29 *");
        assert_eq!(kinds(&text, limits, Mode::Tolerant), [Some(FaultKind::TokenTooLong { limit }), None], "{token}");
    }
    let text = format!("[Event \"{long}\"]\n\n1. 32-28 *\n\n[Event \"b\"]\n\n1. 33-29 *");
    assert_eq!(kinds(&text, limits, Mode::Tolerant), [Some(FaultKind::TokenTooLong { limit }), None]);
}

#[test]
fn a_token_far_beyond_the_limit_is_too_long_whatever_ends_it() {
    let limit = 100;
    let limits = Limits { token: limit, ..Limits::DEFAULT };
    let long = "a".repeat(100_000);
    for token in [format!("{{{long}}}"), format!("{{{long}"), format!("/{long}/"), format!("({long})"), long] {
        let text = format!("1. 32-28 {token} *");
        let fault = Games::new(text.as_str()).limits(limits).next().unwrap().unwrap_err().fault();
        assert_eq!((fault.kind(), fault.place().column), (FaultKind::TokenTooLong { limit }, 10));
    }
}

#[test]
fn a_token_up_to_the_limit_is_read() {
    let limits = Limits { token: 1000, ..Limits::DEFAULT };
    let comment = "a".repeat(998);
    assert_eq!(kinds(&format!("1. 32-28 {{{comment}}} *"), limits, Mode::Strict), [None]);
}

#[test]
fn tokens_of_a_megabyte_are_read_by_default_in_time() {
    let million = "a".repeat(1_000_000);
    for text in
        [format!("1. 32-28 {{{million}}} *"), format!("1. 32-28 {million} *"), format!("[Event \"{million}\"] *")]
    {
        assert_eq!(kinds(&text, Limits::DEFAULT, Mode::Tolerant), [None]);
        assert_eq!(pdn::read(text.as_bytes()).filter(Result::is_ok).count(), 1);
    }
}

#[test]
fn a_long_game_is_a_fault_of_its_own_only() {
    let limits = Limits { game: 1000, ..Limits::DEFAULT };
    let moves = "1. 32-28 19-23 ".repeat(100);
    let text = format!("[Event \"a\"]\n\n{moves}*\n\n[Event \"b\"]\n\n1. 33-29 *");
    let broken = Games::new(text.as_str()).limits(limits).next().unwrap().unwrap_err();
    assert_eq!(broken.fault().kind(), FaultKind::GameTooLong { limit: 1000 });
    assert!(broken.fault().place().offset < 1100);
    assert_eq!(kinds(&text, limits, Mode::Tolerant), [Some(FaultKind::GameTooLong { limit: 1000 }), None]);
}

#[test]
fn the_depth_that_is_allowed_is_read() {
    let nested = |depth: usize| format!("1. 32-28 {}{} *", "(1. 33-29 ".repeat(depth), ")".repeat(depth));
    let limits = Limits { depth: 10, ..Limits::DEFAULT };
    assert_eq!(kinds(&nested(10), limits, Mode::Strict), [None]);
    assert_eq!(kinds(&nested(11), limits, Mode::Strict), [Some(FaultKind::TooDeep { limit: 10 })]);
}

#[test]
fn a_tree_of_any_depth_is_cloned_compared_written_and_dropped() {
    let depth = 100_000;
    let mut game = PdnGame::new();
    let mut line = LineId::MAIN;
    for _ in 0..depth {
        game.add_move(line, "32-28".parse().unwrap());
        line = game.add_variation(line);
    }
    game.add_move(line, "33-29".parse().unwrap());
    assert!(game.clone() == game);
    assert_eq!(game.to_string().matches('(').count(), depth);
}

#[test]
fn variations_with_nothing_in_them_are_not_written() {
    let mut game = PdnGame::new();
    game.add_move(LineId::MAIN, "32-28".parse().unwrap());
    let outer = game.add_variation(LineId::MAIN);
    game.add_variation(outer);
    assert_eq!(game.to_string(), "1. 32-28 *");
}

#[test]
fn a_comment_without_end_loses_only_its_game() {
    let text = "[Event \"a\"]\n\n1. 32-28 {never closed\n\n[Event \"b\"]\n\n1. 33-29 {closed} *";
    for mode in [Mode::Strict, Mode::Tolerant] {
        assert_eq!(kinds(text, Limits::DEFAULT, mode), [Some(FaultKind::UnclosedComment), None]);
    }
    let text = text.replace("{never", "/never");
    assert_eq!(kinds(&text, Limits::DEFAULT, Mode::Tolerant), [Some(FaultKind::UnclosedSetUp), None]);
}

#[test]
fn games_without_tags_are_found_again_behind_a_star() {
    let text = "1. 32-28 ) 19-23 * 1. 33-29 * 1. 34-29 (*\n 1. 34-30 *";
    let expected = [Some(FaultKind::UnopenedVariation), None, Some(FaultKind::UnclosedVariation), None];
    assert_eq!(kinds(text, Limits::DEFAULT, Mode::Strict), expected);
}

#[test]
fn parentheses_that_do_not_match_lose_nothing_behind_the_first_that_closes() {
    let text = "1. 32-28 (see (below) 19-23 * 1. 33-29 (well (and good)) 19-23 *";
    let games: Vec<_> = pdn::games(text).map(Result::unwrap).collect();
    assert_eq!(games.iter().map(|game| game.moves().count()).collect::<Vec<_>>(), [2, 2]);
    assert_eq!(games[1].line(LineId::MAIN)[1], Element::Comment("well (and good)".into()));
}

#[test]
fn a_piece_without_end_does_not_swallow_the_games_without_tags_behind_it() {
    for open in ["{", "(a "] {
        let text = format!("1. 32-28 {open} * 1. 33-29 {open} * 1. 34-29 *");
        let found = kinds(&text, Limits::DEFAULT, Mode::Tolerant);
        assert!(matches!(found[..], [Some(_), Some(_), None]), "{text}: {found:?}");
    }
}

/// Each of these makes a reader that looks for an end again and again take hours.
#[test]
fn no_text_takes_long() {
    let pieces = [
        "{ * ",
        "/ * ",
        "(a * ",
        "(a (b) * ",
        "(a ) (",
        "[% * ",
        "% * ",
        "[A \"",
        "\\\" ]",
        "\"]\n",
        "[A",
        "[FILENAME \"\"]",
        "32-28*",
        "4-6 ",
        "<1 ",
        "1. ",
        "1 ",
        "- ",
        "(",
        "( ",
        "{",
        "\r",
        "* ",
        "a",
        "[Event \"\n",
        "\n\n[",
        "é",
        "\u{A0}",
        "0.5",
    ];
    let start = std::time::Instant::now();
    for piece in pieces {
        for before in ["", "1. 32-28 {", "[A \"", "1. 32-28 (a "] {
            Reader::new(format!("{before}{}", piece.repeat(300_000)).as_str()).read_all(&mut ());
        }
    }
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

/// Each of these makes a tree that is gone through again and again take hours.
#[test]
fn no_tree_takes_long() {
    let start = std::time::Instant::now();
    for piece in ["! {a} ", "?! $1 ", "! 19-23 ", "! (33-29 !) "] {
        let text = format!("1. 32-28 {}*", piece.repeat(300_000));
        let game = pdn::parse(&text).unwrap();
        assert_eq!(pdn::parse(&game.to_string()).unwrap(), game, "{piece}");
    }
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn a_strength_belongs_to_the_last_move_of_its_line_that_has_none() {
    let game = pdn::parse("1. 32-28 {a} ! (1. 33-29 ? !?) 19-23 (18-23 {b}) !! ?? *").unwrap();
    assert_eq!(game.to_string(), "1. 32-28! {a} (1. 33-29? {!?}) 19-23!! (18-23 {b}) {??} *");
}

#[test]
fn points_beyond_all_measure_are_no_score() {
    let numbers = [SquareName::Number(u16::MAX); 2];
    let mut writer = Writer::new(String::new());
    writer.begin_game(Place::START);
    writer.play(MoveToken { text: "", sign: Sign::Hyphen, squares: &numbers }, Place::START);
    writer.end_game(None);
    assert_eq!(writer.finish().unwrap(), "1. 65535-65535 *");
}

#[test]
fn nul_bytes_are_dropped_with_a_warning() {
    let game = pdn::parse("1. 32-28\0\0 19-23 *").unwrap();
    assert_eq!(game.moves().count(), 2);
    assert_eq!(game.warnings()[0].quirk, Quirk::ControlCharacter);
}

/// A source that shows its text in pieces of a few bytes.
pub(crate) struct Pieces<'a> {
    pub(crate) text: &'a str,
    /// The part in view.
    pub(crate) view: std::ops::Range<usize>,
    pub(crate) step: usize,
}

impl Source for Pieces<'_> {
    fn text(&self) -> &str {
        &self.text[self.view.clone()]
    }

    fn is_open(&self) -> bool {
        self.view.end < self.text.len()
    }

    fn advance(&mut self, used: usize) -> Result<(), FaultKind> {
        self.view.start += used;
        let end = (self.view.end + self.step).min(self.text.len());
        self.view.end = (end..).find(|&at| self.text.is_char_boundary(at)).unwrap();
        Ok(())
    }
}

/// Notes everything it is told.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Log(pub(crate) Vec<String>);

impl Visitor for Log {
    fn begin_game(&mut self, at: Place) {
        self.0.push(format!("begin {at:?}"));
    }
    fn tag(&mut self, key: &str, value: &str, at: Place) {
        self.0.push(format!("tag {key} {value} {at:?}"));
    }
    fn end_tags(&mut self) -> std::ops::ControlFlow<()> {
        self.0.push("end tags".into());
        std::ops::ControlFlow::Continue(())
    }
    fn number(&mut self, number: MoveNumber, at: Place) {
        self.0.push(format!("number {number} {at:?}"));
    }
    fn play(&mut self, m: MoveToken<'_>, at: Place) {
        self.0.push(format!("play {m:?} {at:?}"));
    }
    fn unknown_move(&mut self, at: Place) {
        self.0.push(format!("unknown {at:?}"));
    }
    fn strength(&mut self, strength: &str, at: Place) {
        self.0.push(format!("strength {strength} {at:?}"));
    }
    fn nag(&mut self, nag: u16, at: Place) {
        self.0.push(format!("nag {nag} {at:?}"));
    }
    fn comment(&mut self, text: &str, at: Place) {
        self.0.push(format!("comment {text} {at:?}"));
    }
    fn set_up(&mut self, text: &str, at: Place) {
        self.0.push(format!("set up {text} {at:?}"));
    }
    fn begin_variation(&mut self, at: Place) {
        self.0.push(format!("( {at:?}"));
    }
    fn end_variation(&mut self, at: Place) {
        self.0.push(format!(") {at:?}"));
    }
    fn result(&mut self, result: PdnResult, at: Place) {
        self.0.push(format!("result {result} {at:?}"));
    }
    fn warning(&mut self, warning: Warning) {
        self.0.push(format!("warning {warning:?}"));
    }
    fn end_game(&mut self, fault: Option<Fault>) {
        self.0.push(format!("end {fault:?}"));
    }
}

fn log(source: impl Source, mode: Mode) -> Log {
    let limits = Limits { token: 60, game: 400, depth: 3 };
    let mut log = Log::default();
    Reader::new(source).mode(mode).limits(limits).read_all(&mut log);
    log
}

/// Texts that look like PDN, and much that does not.
fn texts() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "[Event \"x\"]",
        "[FEN \"W:W31:B20\"]",
        "[Result \"4-6\"]",
        "[Site \"a \\\"b\\\"\"]",
        "[",
        "]",
        "\"",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "  ",
        "\u{A0}",
        "1.",
        "2.",
        "12.",
        "1...",
        "1. ...",
        "01.",
        "1",
        "41 .",
        "32-28",
        "19-23",
        "28x19",
        "14x23x32",
        "1- 6",
        "7 -12",
        "06-11",
        "c3-d4",
        "a3b4",
        "A3:B4",
        "d6:b4:d2",
        "3228",
        "@c3",
        "-",
        "- -",
        "...",
        ".",
        "!",
        "?",
        "(!?)",
        "*",
        "2-0",
        "1-1",
        "4-6",
        "1/2-1/2",
        "½",
        "0.5-0.5",
        "$1",
        "$",
        "(",
        ")",
        "{",
        "}",
        "{note}",
        "(words)",
        "/FEN \"W:W31:B20\"/",
        "/",
        "%",
        "% line\n",
        "; line\n",
        "word",
        "words here",
        "\0",
        "é",
        "<1,2>",
        "32-28word",
        "□",
        "[pgn]",
        "[%clk 1:00]",
        "[FILENAME \"\"]",
        "17-21*",
        "1.32-28",
        "999999999999.",
        "x",
        "-28",
    ]);
    let glue = prop::sample::select(vec!["", " ", "\n"]);
    prop::collection::vec((words, glue), 0..60).prop_map(|pairs| pairs.into_iter().flat_map(|(a, b)| [a, b]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// Windows below 32 bytes never take the short way past plain moves: this compares the two ways as well.
    #[test]
    fn blocks_make_no_difference(text in texts(), step in 1usize..40) {
        for mode in [Mode::Strict, Mode::Tolerant] {
            let pieces = Pieces { text: &text, view: 0..0, step };
            prop_assert_eq!(log(pieces, mode), log(text.as_str(), mode));
        }
    }

    #[test]
    fn any_text_is_read_to_its_end(text in "\\PC*|[\\x00-\\x7F]*|[0-9x.:*(){}\\[\\]\"/ \n-]*") {
        log(text.as_str(), Mode::Tolerant);
        log(text.as_str(), Mode::Strict);
    }

    #[test]
    fn any_bytes_are_read_alike_from_memory_and_from_a_stream(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(log(Bytes::new(&bytes), Mode::Tolerant), log(Stream::new(Drip(&bytes)), Mode::Tolerant));
    }

    #[test]
    fn what_was_read_is_written_and_read_again_the_same(text in texts()) {
        for game in pdn::games(&text).filter_map(Result::ok) {
            let written = game.to_string();
            let again = pdn::parse(&written);
            let again = again.map_err(|broken| TestCaseError::fail(format!("{broken}: {written}")))?;
            prop_assert_eq!(pdn::games(&written).count(), 1, "{}", written);
            // A game without move numbers gets some.
            let renumbered = |game: &PdnGame| game.to_pdn(WriteOptions { numbering: Numbering::Afresh, ..Default::default() });
            prop_assert!(again == game || renumbered(&again) == renumbered(&game), "{written}: {again:?} for {game:?}");
            prop_assert_eq!(again.to_string(), written);
        }
    }
}

/// Gives one byte at a time.
struct Drip<'a>(&'a [u8]);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
        buffer[0] = *first;
        self.0 = rest;
        Ok(1)
    }
}

/// Fails after its text.
struct Broken(&'static [u8]);

impl Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.0.is_empty() {
            return Err(std::io::ErrorKind::ConnectionReset.into());
        }
        self.0.read(buffer)
    }
}

#[test]
fn a_stream_that_fails_ends_the_reading() {
    let mut games = pdn::read(Broken(b"1. 32-28 * 1. 33-29 19-"));
    assert!(games.next().unwrap().is_ok());
    let broken = games.next().unwrap().unwrap_err();
    assert_eq!(broken.fault().kind(), FaultKind::Unreadable(std::io::ErrorKind::ConnectionReset));
    assert!(games.next().is_none());
}

#[test]
fn a_stream_takes_no_more_memory_than_a_block_and_a_token() {
    /// A million games.
    struct Endless(usize);
    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let game = b"[Event \"x\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n";
            self.0 = self.0.saturating_sub(1);
            let used = if self.0 == 0 { 0 } else { game.len() };
            buffer[..used].copy_from_slice(&game[..used]);
            Ok(used)
        }
    }
    /// Watches what is in view.
    struct Watched<S>(S, usize);
    impl<S: Source> Source for Watched<S> {
        fn text(&self) -> &str {
            self.0.text()
        }
        fn is_open(&self) -> bool {
            self.0.is_open()
        }
        fn advance(&mut self, used: usize) -> Result<(), FaultKind> {
            let result = self.0.advance(used);
            self.1 = self.1.max(self.0.text().len());
            assert!(self.1 < 1 << 17, "{} bytes in view", self.1);
            result
        }
    }
    let summary = Reader::new(Watched(Stream::new(Endless(100_000)), 0)).read_all(&mut ());
    assert_eq!(summary, Summary { games: 99_999, faulty: 0 });
}

/// Is interrupted before each byte.
struct Interrupted<'a>(Drip<'a>, bool);

impl Read for Interrupted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.1 = !self.1;
        if self.1 { Err(std::io::ErrorKind::Interrupted.into()) } else { self.0.read(buffer) }
    }
}

#[test]
fn a_stream_that_is_interrupted_is_read_on() {
    let text = "1. 32-28 * 1. 33-29 *";
    assert_eq!(pdn::read(Interrupted(Drip(text.as_bytes()), false)).filter(Result::is_ok).count(), 2);
}

#[test]
fn a_character_cut_by_the_end_of_a_block_is_whole() {
    let long = "é".repeat(200_000);
    for text in [format!("{{{long}}} 1. 32-28 *"), format!("{{ {long}}} 1. 32-28 *")] {
        for game in [Games::new(Bytes::new(text.as_bytes())).next(), Games::new(text.as_str()).next()] {
            let game = game.unwrap().unwrap();
            assert_eq!((game.warnings().len(), game.to_string().contains(&long)), (0, true));
        }
    }
}

#[test]
fn bytes_of_latin_1_are_named_once_a_line() {
    let game = Games::new(Bytes::new(b"{caf\xe9 d\xe9j\xe0 vu\xe9 ! \xe9} 1. 32-28 {\xe9}\n19-23 {\xe9} *"))
        .next()
        .unwrap()
        .unwrap();
    let lines: Vec<_> = game.warnings().iter().map(|warning| (warning.quirk, warning.place.line)).collect();
    assert_eq!(lines, [(Quirk::Latin1, 1), (Quirk::Latin1, 2)]);
}

/// Case RB-11: a position no game reaches, whose one move takes 32 kings in millions of ways.
const CROWD: &str = "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,\
    K40,K41,K42,K43,K44,K47,K49";

#[test]
fn moves_are_not_looked_for_where_a_capture_has_millions_of_ways() {
    let refused = TooManyWays { places: 10_000 };
    for text in [
        format!("[GameType \"40\"]\n[FEN \"{CROWD}\"]\n1. 5x46 *"),
        format!("[GameType \"40\"]\n1. 32-28 18-23 /FEN \"{CROWD}\"/ 2. 5x46 *"),
    ] {
        let faults = pdn::check(Frisian, &text, Mode::Tolerant);
        let kinds: Vec<_> = faults.iter().map(RuleFault::kind).collect();
        assert_eq!(kinds, [&RuleFaultKind::TooManyWays(refused)], "{text}");
    }
    let game = pdn::parse(&format!("[FEN \"{CROWD}\"]\n1. 5x46 *")).unwrap();
    let played = Game::from_pdn(Frisian, &game, Reading::TOLERANT);
    assert_eq!(played, Err(PlayPdnError::TooManyWays { ply: 1, error: refused }));
}

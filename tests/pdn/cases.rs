//! Faults that other readers of PDN had: the rows NT-21 to NT-37, RB-15, RB-25 and RB-27 of `cases/cases.tsv`.

use draughts::pdn::{self, BrokenGame, FaultKind, Games, LineId, Mode, PdnGame, PdnResult, Quirk, RuleFault};
use draughts::{Illegality, MoveTextError, by_name};

use crate::rule_faults;

const CASES: &str = include_str!("../cases/cases.tsv");

/// What the row `id` has as position and as the text to read; `\uXXXX` stands for a character.
fn case(id: &str) -> (String, String) {
    let mut rows = CASES.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let row = rows.find(|row| row[0] == id).unwrap_or_else(|| panic!("{id}"));
    let text = ["read movetext: ", "read move ", ""].iter().find_map(|prefix| row[4].strip_prefix(prefix)).unwrap();
    let mut pieces = text.split("\\u");
    let mut unescaped = pieces.next().unwrap().to_string();
    for piece in pieces {
        unescaped.push(char::from_u32(u32::from_str_radix(&piece[..4], 16).unwrap()).unwrap());
        unescaped.push_str(&piece[4..]);
    }
    (row[3].to_string(), unescaped)
}

fn game_from(fen: &str, moves: &str) -> Result<PdnGame, BrokenGame> {
    pdn::parse(&format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n\n{moves}"))
}

fn moves(game: &PdnGame) -> Vec<String> {
    game.moves().map(ToString::to_string).collect()
}

fn faults(game: &PdnGame) -> Vec<RuleFault> {
    rule_faults("international", &game.to_string(), Mode::Tolerant)
}

/// The moves of a row's movetext, which breaks no rule.
fn legal_moves_of(id: &str) -> Vec<String> {
    let (fen, text) = case(id);
    let game = game_from(&fen, &text).unwrap();
    assert_eq!(faults(&game), [], "{id}");
    moves(&game)
}

#[test]
fn nt_21_the_sign_may_be_left_out_between_letters() {
    let (fen, text) = case("NT-21");
    let read = |text: &str| {
        let game = pdn::parse(&format!("[FEN \"{fen}\"] 1. {text} *")).unwrap();
        assert_eq!(rule_faults("russian", &game.to_string(), Mode::Strict), []);
        let position = by_name("russian").unwrap().with_fen(&fen).unwrap();
        position.parse_move(&moves(&game)[0]).unwrap()
    };
    assert_eq!(read(&text), read("c3-d4"));
}

#[test]
fn nt_23_a_comment_is_one_piece() {
    assert_eq!(legal_moves_of("NT-23"), ["33-29", "19-23"]);
}

#[test]
fn nt_25_a_semicolon_in_a_comment_starts_no_other() {
    assert_eq!(legal_moves_of("NT-25"), ["33-29", "19-23"]);
}

#[test]
fn nt_27_strengths_in_parentheses_are_no_variations() {
    assert_eq!(legal_moves_of("NT-27"), ["31-27", "19-23", "37-31", "13-19"]);
    let game = pdn::parse(&case("NT-27").1).unwrap();
    let line = game.line(LineId::MAIN);
    let variations = line.iter().filter(|element| matches!(element, pdn::Element::Variation(_))).count();
    let strengths = line.iter().filter_map(|element| match element {
        pdn::Element::Move(m) => m.strength.as_deref(),
        _ => None,
    });
    assert_eq!((variations, strengths.collect::<Vec<_>>()), (1, vec!["(?)", "(!?)"]));
}

#[test]
fn nt_29_a_game_that_black_starts_is_numbered_so() {
    let (fen, text) = case("NT-29");
    let mut game = PdnGame::new();
    game.set_tag("FEN", &fen);
    for text in text.strip_prefix("write the game ").unwrap().split(", ") {
        game.add_move(LineId::MAIN, text.parse().unwrap());
    }
    assert_eq!(game.to_string(), format!("[FEN \"{fen}\"]\n\n1... 7-12 2. 28-23 *"));
}

#[test]
fn nt_31_tags_belong_to_one_game() {
    let games: Result<Vec<_>, _> = pdn::games("[Result \"2-0\"] 1. 32-28 * 1. 33-29 *").collect();
    let results: Vec<_> = games.unwrap().iter().map(PdnGame::result).collect();
    assert_eq!(results, [PdnResult::FirstWins(pdn::Points::International), PdnResult::Unknown]);
}

#[test]
fn nt_33_a_byte_order_mark_line_ends_and_odd_spaces_change_nothing() {
    let plain = "[Event \"x\"]\n\n1. 32-28 19-23\n2. 28x19 14x23 *\n";
    let odd =
        format!("\u{FEFF}{}", plain.replace('\n', "\r\n").replace("8 1", "8\u{A0}1").replace("9 1", "9\u{202F}1"));
    assert_ne!(plain.len(), odd.len());
    assert_eq!(pdn::parse(&odd).unwrap(), pdn::parse(plain).unwrap());
}

#[test]
fn nt_35_nobody_moves_twice_in_a_row() {
    let (fen, text) = case("NT-35");
    let faults = faults(&game_from(&fen, &text).unwrap());
    assert_eq!(faults.len(), 1);
    let fault = &faults[0];
    assert_eq!((fault.ply(), fault.text(), fault.fen()), (2, "37-32", "B:W28,31,33-50:B1-20"));
    let pdn::RuleFaultKind::Move(MoveTextError::Illegal(illegal)) = fault.kind() else { panic!("{fault}") };
    assert_eq!(illegal.reason(), Illegality::NotYourPiece);
}

#[test]
fn nt_37_the_game_goes_on_from_a_set_up() {
    assert_eq!(legal_moves_of("NT-37"), ["31-26", "17-21", "11-17"]);
    let (fen, text) = case("NT-37");
    let wrong = text.replace("11-17", "12-17");
    assert_eq!(faults(&game_from(&fen, &wrong).unwrap()), []);
    let impossible = text.replace("11-17", "33-29");
    assert_eq!(faults(&game_from(&fen, &impossible).unwrap())[0].fen(), "B:W26,28,33-50:B1-16,18-21");
}

#[test]
fn rb_15_digits_are_ascii() {
    let (_, text) = case("RB-15");
    let text = text.split(' ').next().unwrap();
    assert!(text.parse::<pdn::MoveText>().is_err());
    let game = pdn::parse(&format!("1. {text} *")).unwrap();
    assert_eq!(game.moves().count(), 0);
    assert!(game.warnings().iter().any(|warning| warning.quirk == Quirk::StrayWords));
    assert!(pdn::Games::new(format!("1. {text} *").as_str()).mode(Mode::Strict).next().unwrap().is_err());
}

#[test]
fn rb_25_deep_nesting_is_an_error_and_no_crash() {
    let open = format!("1. 32-28 {}", "(".repeat(100_000));
    let balanced = format!("1. 32-28 {}{} *", "(1. 33-29 ".repeat(100_000), ")".repeat(100_000));
    for text in [open, balanced] {
        let broken = pdn::parse(&text).unwrap_err();
        assert_eq!(broken.fault().kind(), FaultKind::TooDeep { limit: pdn::Limits::DEFAULT.depth });
        let limits = pdn::Limits { depth: 1_000_000, ..pdn::Limits::DEFAULT };
        let read = Games::new(text.as_str()).limits(limits).next().unwrap();
        match read {
            Ok(game) => assert_eq!(pdn::parse(&game.to_string()).unwrap_err().fault().kind(), broken.fault().kind()),
            Err(broken) => assert_eq!(broken.fault().kind(), FaultKind::UnclosedVariation),
        }
    }
}

#[test]
fn rb_27_variations_are_balanced_and_not_empty() {
    let (_, text) = case("RB-27");
    let texts = text.split("   and   ").map(|text| pdn::parse(text).unwrap_err().fault().kind());
    let expected = [FaultKind::UnclosedVariation, FaultKind::UnopenedVariation, FaultKind::EmptyVariation];
    assert_eq!(texts.collect::<Vec<_>>(), expected);
}

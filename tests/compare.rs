//! The comparison with another program: it finds faults planted in the reference generator, and the rule
//! that each breaks.

#[path = "../examples/perft/cli.rs"]
#[allow(dead_code)]
mod cli;
#[path = "reference/mod.rs"]
mod reference;
#[path = "reference_trigonal/mod.rs"]
mod reference_trigonal;

use cli::compare::listing::Listing;
use cli::compare::other::{Other, serve};
use cli::compare::report::write_finding;
use cli::compare::walk::{Finding, compare};
use draughts::{AnyPosition, Counting, by_name};
use reference::Fault;

/// The reference generator as another program.
struct Reference(reference::Game);

impl Other for Reference {
    fn divide(&mut self, fen: &str, depth: u32) -> Result<Vec<(String, u64)>, String> {
        let position = self.0.parse_fen(fen)?;
        let line = |m: &reference::Move| {
            let leaves = self.0.perft(&self.0.play(&position, m), depth - 1);
            let mark = if m.captured.is_empty() { '-' } else { ':' };
            (m.from.map_or(format!("@{}", m.to), |from| format!("{from}{mark}{}", m.to)), leaves)
        };
        Ok(self.0.moves(&position).iter().map(line).collect())
    }
}

/// The reference generator of games of units.
struct UnitReference(reference_trigonal::Game);

impl Other for UnitReference {
    fn divide(&mut self, fen: &str, depth: u32) -> Result<Vec<(String, u64)>, String> {
        let position = self.0.parse_position(fen)?;
        let line = |m: &reference_trigonal::Move| {
            let next = self.0.play(&position, m);
            (m.text(), self.0.perft(&next, depth - 1))
        };
        Ok(self.0.moves(&position).iter().map(line).collect())
    }
}

fn find(start: &AnyPosition, depth: u32, other: &mut dyn Other) -> Option<Finding> {
    compare(start, depth, Counting::Moves, other, &mut std::io::sink()).unwrap()
}

fn text(finding: &Finding) -> String {
    let mut out = Vec::new();
    write_finding(finding, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The moves of one position that only one side has.
fn only_one_has(position: &AnyPosition, listing: &Listing) -> (Vec<String>, Vec<String>) {
    let ours = listing.rows.iter().filter(|row| row.differs()).flat_map(|row| &row.moves);
    let theirs = listing.foreign.iter().map(|m| m.text.clone());
    (ours.map(|m| position.text(m)).collect(), theirs.collect())
}

/// Plants a fault, and expects it found from a position, with these words in the report.
#[track_caller]
fn finds(fault: Fault, game: &str, fen: &str, depth: u32, words: &[&str]) {
    let start = by_name(game).unwrap().with_fen(fen).unwrap();
    let sound = reference::game(game).unwrap();
    assert!(find(&start, depth, &mut Reference(sound.clone())).is_none(), "{game} {fen}");
    let finding = find(&start, depth, &mut Reference(sound.with_fault(fault)));
    let finding = finding.unwrap_or_else(|| panic!("{fault:?} not found in {game}"));
    assert!(finding.listing.differs_in_moves() || finding.listing.differs());
    let text = text(&finding);
    for word in words {
        assert!(text.contains(word), "{word:?} is missing in {text}");
    }
    let (position, listing) = finding.smaller.as_ref().map_or((&finding.position, &finding.listing), |(p, l)| (p, l));
    let (ours, theirs) = only_one_has(position, listing);
    assert!(!ours.is_empty() || !theirs.is_empty(), "{text}");
    // What remains is small enough to be understood at a glance.
    assert!(position.pieces().len() <= 6, "{text}");
}

const START: [(&str, &str); 4] = [
    ("russian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
    ("international", "W:W31-50:B1-20"),
    ("frisian", "W:W31-50:B1-20"),
    ("italian", "W:W21-32:B1-12"),
];

#[test]
fn a_sound_generator_shows_no_difference() {
    for (game, fen) in START {
        let start = by_name(game).unwrap();
        assert_eq!(start, start.with_fen(fen).unwrap());
        assert!(find(&start, 4, &mut Reference(reference::game(game).unwrap())).is_none(), "{game}");
    }
}

#[test]
fn missed_backward_captures_are_found_from_the_start() {
    let (game, fen) = START[1];
    finds(Fault::NoBackwardCapture, game, fen, 5, &["only here: ", "men capture on all diagonals"]);
}

#[test]
fn promotion_in_mid_capture_is_found() {
    let words = ["a man that reaches the last row captures on as a king"];
    finds(Fault::WrongPromotion, "russian", "W:Wb6,a1,h2:Bc7,g5,a7,h8", 2, &words);
    let words = ["a man is crowned only where its capture ends"];
    finds(Fault::WrongPromotion, "international", "W:Wb8,a1,j2:Bc9,e9,i9", 2, &words);
}

#[test]
fn a_missing_majority_rule_is_found_from_the_start() {
    let (game, fen) = START[1];
    let words = ["only there: ", "another capture takes precedence", "first the most pieces"];
    finds(Fault::NoMajority, game, fen, 7, &words);
}

#[test]
fn pieces_taken_at_once_are_found() {
    let words = ["captured pieces stay until the capture is over"];
    finds(Fault::TakenAtOnce, "international", "B:W27,28,38,39,42,50:BK25,1", 2, &words);
}

#[test]
fn a_piece_that_stands_in_its_own_way_is_found() {
    let words = ["the square it left is empty during the capture"];
    finds(Fault::OriginStays, "russian", "W:WKc3,h2:Bd4,f4,f2,d2,a7", 1, &words);
}

#[test]
fn a_missing_part_of_the_italian_order_is_found() {
    let words = ["only there: ", "another capture takes precedence", "captures by a king"];
    finds(Fault::NumberOnly, "italian", "W:W21,K23:B17,18,19,K20,3", 3, &words);
}

#[test]
fn a_drop_beside_a_capture_is_found() {
    let words = ["only there: @", "a capture is possible and compulsory"];
    finds(Fault::DropsBesideCaptures, "neu-russian", "W:Wc3,e1:Bf6,h8:@3,2", 4, &words);
}

#[test]
fn a_change_of_mode_in_a_capture_is_found() {
    let words = ["never mixed"];
    finds(Fault::ChangesModes, "sintez-ru", "W:Wc3,a1:Bd4,e6,h8", 2, &words);
}

#[test]
fn a_king_that_never_rests_is_found() {
    let words = ["only there: ", "this king has made as many moves in a row as it may"];
    finds(Fault::KingsNeverRest, "frisian", "W:WK47,50:B3,1", 7, &words);
}

#[test]
fn units_that_go_below_their_level_are_found_from_the_start() {
    let key = "trigonal-army-2:side=6,home=3";
    let other = |key: &str| UnitReference(reference_trigonal::Game::parse(key).unwrap());
    let start = by_name(key).unwrap();
    assert!(find(&start, 2, &mut other(key)).is_none());
    let finding = find(&start, 4, &mut other(&format!("{key},levels=ignored"))).unwrap();
    let text = text(&finding);
    assert!(text.contains("only there: ") && text.contains("level"), "{text}");
}

#[test]
fn programs_that_count_what_they_do_not_have_are_told() {
    /// Right moves, wrong sums.
    struct Boasting(Reference);

    impl Other for Boasting {
        fn divide(&mut self, fen: &str, depth: u32) -> Result<Vec<(String, u64)>, String> {
            let lines = self.0.divide(fen, depth)?;
            Ok(lines.into_iter().map(|(text, leaves)| (text, leaves + u64::from(depth == 3))).collect())
        }
    }

    let start = by_name("russian").unwrap();
    let finding = find(&start, 4, &mut Boasting(Reference(reference::game("russian").unwrap()))).unwrap();
    assert_eq!((finding.depth, finding.path.len()), (3, 0));
    assert!(text(&finding).contains("the other program contradicts itself"));
}

#[test]
fn a_served_answer_is_a_line_a_move_and_an_empty_line() {
    let start = by_name("russian").unwrap();
    let requests = "2 W:Wc3:Bd4,d6\nnonsense\n1 W:Wc3:Bx9\n";
    let mut answers = Vec::new();
    serve(&start, Counting::Moves, requests.as_bytes(), &mut answers).unwrap();
    let answers = String::from_utf8(answers).unwrap();
    let mut blocks = answers.split("\n\n");
    assert_eq!(blocks.next(), Some("c3:e5:c7 0"));
    assert!(blocks.next().unwrap().starts_with("? "));
    assert!(blocks.next().unwrap().starts_with("? "));
}

//! Positions that other programs got wrong, and the examples of the founding documents.

use crate::rows::{position, rows};

#[test]
fn move_lists_that_other_programs_got_wrong_are_right() {
    let rows = rows("tests/cases/cases.tsv");
    let movegen: Vec<_> = rows.iter().filter(|row| row[1] == "movegen").collect();
    assert!(movegen.len() > 30);
    for row in movegen {
        let position = position(&row[2], &row[3]);
        let (count, moves) = row[5].split_once(" legal:").unwrap();
        assert_eq!(position.count_moves().to_string(), count, "{}", row[0]);
        let named = moves.split_whitespace().filter(|text| *text != "(none)");
        let mut found: Vec<_> =
            named.map(|text| position.parse_move(text).map_err(|why| (&row[0], text, why)).unwrap()).collect();
        found.sort();
        found.dedup();
        assert_eq!(found.len().to_string(), count, "{}", row[0]);
    }
}

#[test]
fn examples_of_the_founding_documents_are_right() {
    for row in rows("tests/cases/vectors.tsv") {
        let (id, position, expected) = (&row[0], position(&row[2], &row[3]), row[4].trim());
        if let Some(count) = expected.strip_prefix("count=") {
            assert_eq!(position.count_moves().to_string(), count, "{id}");
            continue;
        }
        let texts: Vec<_> = expected.split_whitespace().filter(|text| *text != "none").collect();
        assert_eq!(position.count_moves(), texts.len() as u64, "{id}: {expected}");
        let mut found = Vec::new();
        for text in texts {
            let (text, king) = text.strip_suffix('K').map_or((text, false), |text| (text, true));
            let m = position.parse_move(text).unwrap_or_else(|why| panic!("{id} {text}: {why}"));
            assert_eq!(m.kind_after() == draughts::Kind::King, king, "{id} {text}");
            found.push(m);
        }
        found.sort();
        found.dedup();
        assert_eq!(found.len() as u64, position.count_moves(), "{id}");
    }
}

/// RULES.md, core rule 4 and cases RB-11: a capture search with a huge number of ways must come to
/// the exact answer all the same.
#[test]
fn a_capture_of_ten_kings_with_very_many_ways_is_found_exactly() {
    let kings = "K7,K8,K9,K10,K17,K18,K19,K20,K27,K28,K29,K30,K37,K38,K39,K40";
    let position = position("international", &format!("W:WK46:B{kings}"));
    assert!(position.count_moves() > 0);
}

const RB_11: &str = "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,\
    K38,K40,K41,K42,K43,K44,K47,K49";

#[test]
fn rb_11_can_be_refused_after_a_stated_number_of_places() {
    let position = position("frisian", RB_11);
    let why = position.legal_moves_within(100_000).unwrap_err();
    assert_eq!(why.to_string(), "the captures of a piece go through more than 100000 places");
    let usual = self::position("frisian", "W:WK28:B22,13,8");
    assert_eq!(usual.legal_moves_within(0), Ok(usual.legal_moves()));
}

/// Half a minute in a release build, so `scripts/deep` runs it.
#[cfg(deep)]
#[test]
fn rb_11_is_answered_exactly() {
    let position = position("frisian", RB_11);
    let legal = position.legal_moves();
    assert_eq!(position.texts(&legal, draughts::Form::Standard), ["5x46"]);
    assert_eq!(legal[0].captured_squares().count(), 32);
}

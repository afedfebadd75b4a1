//! What positions, moves and game types say at the edges of what can be written.

use draughts::*;

fn international(fen: &str) -> Position<International> {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn at(name: &str, fen: &str) -> AnyPosition {
    by_name(name).unwrap().with_fen(fen).unwrap_or_else(|error| panic!("{name} {fen}: {error}"))
}

fn reason(position: &AnyPosition, text: &str) -> Illegality {
    match position.parse_move(text) {
        Err(MoveTextError::Illegal(illegal)) => illegal.reason(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_range_of_one_number_is_that_square() {
    assert_eq!(international("W:W31-31:B1").to_fen(), "W:W31:B1");
    assert!(Position::<International>::from_fen("W:W31-30:B1").is_err());
}

#[test]
fn each_field_of_a_fen_is_given_once() {
    let drops = NeuRussian::default();
    let read = |fields: &str| Fen::parse(&drops, &format!("W:WKc3:BKg7:{fields}"), Reading::STRICT);
    for field in ["@3,4", "+0+0", "H7", "F8"] {
        assert!(read(field).is_ok(), "{field}");
        let error = read(&format!("{field}:{field}")).unwrap_err();
        assert_eq!(error.offset(), 13 + field.len(), "{error}");
    }
}

#[test]
fn the_numbers_of_a_fen_have_a_largest() {
    let drops = NeuRussian::default();
    let read = |fields: &str| Fen::parse(&drops, &format!("W:Wc3:Bg7:{fields}"), Reading::STRICT);
    let clocks = read("H4294967294:F4294967294").unwrap();
    assert_eq!((clocks.halfmove, clocks.fullmove), (Some(4_294_967_294), Some(4_294_967_294)));
    assert_eq!(read("@255,0").unwrap().setup.reserves, [255, 0, 0]);
    for wrong in ["H4294967295", "F4294967295", "@256,0", "@0,256", "@0", "H", "F-1"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_game_with_drops_always_tells_its_reserves_and_another_only_what_it_should_not_have() {
    assert_eq!(at("neu-russian", "W:Wc3:Bg7:@0,0").to_fen(), "W:Wc3:Bg7:@0,0");
    let mut fen = Fen::parse(&Russian, "W:Wc3:Bg7", Reading::STRICT).unwrap();
    let written = |fen: &Fen| {
        let mut text = String::new();
        fen.write(&Russian, &mut text).unwrap();
        text
    };
    assert_eq!(written(&fen), "W:Wc3:Bg7");
    fen.setup.reserves = [0, 2, 0];
    assert_eq!(written(&fen), "W:Wc3:Bg7:@0,2");
}

#[test]
fn what_is_no_square_is_told_from_a_square_that_the_board_has_not() {
    let start = Position::<Russian>::initial();
    let error = |text: &str| start.square(text).unwrap_err().to_string();
    assert_eq!(error("z9"), "expected a square of the board, found z9, at offset 0");
    for word in ["z", "abc", "", "-"] {
        assert!(error(word).starts_with("expected a square, found "), "{word}: {}", error(word));
    }
    assert!(error("33").starts_with("expected a square number from 1 to 32, found 33"));
}

#[test]
fn only_four_digits_are_two_numbers_without_a_sign() {
    let start = international("W:W28,32:B1");
    assert!(start.parse_move("3227").is_ok());
    for text in ["328", "03227", "322", "32 7", "3-27"] {
        assert!(start.parse_move(text).is_err(), "{text}");
    }
    assert!(matches!(start.parse_move("328"), Err(MoveTextError::Malformed(_))));
    assert!(matches!(start.parse_move("03227"), Err(MoveTextError::Malformed(_))));
}

#[test]
fn a_drop_is_not_a_move_from_its_square_to_itself() {
    let start = by_name("neu-russian").unwrap();
    assert!(start.parse_move("@c1").unwrap().is_drop());
    assert!(start.parse_move("c1-c1").is_err());
    assert!(start.parse_move("c1c1").is_err());
}

#[test]
fn the_moves_between_two_squares_have_both_ends() {
    let start = Position::<International>::initial();
    let square = |name: &str| start.square(name).unwrap();
    let text = |from, to| start.texts(&start.moves_between(square(from), square(to)), Form::Standard);
    assert_eq!(text("32", "28"), ["32-28"]);
    assert_eq!(text("33", "28"), ["33-28"]);
    assert!(text("32", "29").is_empty());
    assert!(text("36", "28").is_empty());
}

#[test]
fn the_sign_of_an_illegal_move_decides_what_is_wrong_with_it() {
    let start = Position::<International>::initial();
    let start = by_name("international").unwrap().with_fen(&start.to_fen()).unwrap();
    assert_eq!(reason(&start, "32-23"), Illegality::NotItsMove);
    assert_eq!(reason(&start, "32x23"), Illegality::NoSuchCapture);
    // Two pieces can be taken by the other man.
    let better = at("brazilian", "W:Wc3,h4:Bd4,g5,e7");
    assert_eq!(reason(&better, "c3xe5"), Illegality::MustCaptureBetter);
    assert_ne!(reason(&better, "c3-e5"), Illegality::MustCaptureBetter);
    assert_eq!(reason(&better, "c3-e5-g7"), Illegality::NoSuchCapture);
    // Two pieces, where another man takes three.
    let ends = at("brazilian", "W:Wc3,h2:Bd4,d6,g3,g5,g7");
    for text in ["c3xc7", "c3c7", "c3xe5xc7", "c3-e5-c7"] {
        assert_eq!(reason(&ends, text), Illegality::MustCaptureBetter, "{text}");
    }
    assert_eq!(reason(&ends, "c3xd4xc7"), Illegality::NoSuchCapture);
}

#[test]
fn hub_tells_a_quiet_move_from_a_capture_by_its_sign() {
    let start = Position::<International>::initial();
    let reason = |text: &str| match start.parse_hub_move(text) {
        Err(MoveTextError::Illegal(illegal)) => illegal.reason(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(reason("32-23"), Illegality::NotItsMove);
    assert_eq!(reason("32x23"), Illegality::NoSuchCapture);
    let two = international("W:WK4:B13,20,32,37");
    for m in two.legal_moves().into_iter().filter(|m| Some(m.to()) == two.square("15").ok()) {
        let others = two.legal_moves().into_iter().filter(|other| *other != m && other.to() == m.to());
        let taken: Vec<_> = others.flat_map(|other| other.captured_squares().collect::<Vec<_>>()).collect();
        let own = m.captured_squares().find(|square| !taken.contains(square)).unwrap();
        let own = two.square_name(own);
        assert_eq!(two.parse_hub_move(&format!("4x15x{own}x{own}")), Ok(m), "named twice is named once");
    }
}

/// A king that may go round three men to the square it could also go to.
const ROUND: &str = "W:WKc3:Bb4,b6,d6";

#[test]
fn where_captures_are_optional_the_sign_tells_a_quiet_move_from_a_capture_with_the_same_ends() {
    let position = at("russian:obligation=optional", ROUND);
    let (quiet, capture) = (position.parse_move("c3-e5").unwrap(), position.parse_move("c3:e5").unwrap());
    assert!(quiet.is_quiet() && capture.is_capture());
    assert_eq!(position.texts(&[quiet, capture], Form::Standard), ["c3-e5", "c3:e5"]);
    assert_eq!(position.text_in(&capture, Form::Full), "c3:a5:c7:e5");
    assert_eq!(position.parse_move("c3e5"), Ok(quiet));
    assert_eq!(position.parse_move("c3-a5-c7-e5"), Ok(capture));
    assert_eq!(position.moves_between(quiet.from().unwrap(), quiet.to().unwrap()).len(), 2);
}

#[test]
fn where_captures_are_written_with_hyphens_the_whole_way_tells_them_from_quiet_moves() {
    let position = at("thai:obligation=optional", ROUND);
    let (from, to) = (position.square("c3").unwrap(), position.square("e5").unwrap());
    let mut both = position.moves_between(from, to);
    both.sort_by_key(AnyMove::is_capture);
    let [quiet, capture] = both[..] else { panic!("a quiet move and a capture") };
    assert!(quiet.is_quiet() && capture.is_capture());
    let texts = position.texts(&[quiet, capture], Form::Standard);
    assert_eq!((texts[0].matches('-').count(), texts[1].matches('-').count()), (1, 3));
    assert_eq!(position.parse_move(&texts[0]), Ok(quiet));
    assert_eq!(position.parse_move(&texts[1]), Ok(capture));
}

#[test]
fn hub_tells_them_apart_as_well() {
    let rules = by_name("russian:obligation=optional").unwrap().rules().unwrap();
    let game = Custom::new(Dark::<8, 8>::new(), &rules).unwrap();
    let position = Position::read(game, ROUND, Reading::STRICT).unwrap();
    let captured = |text: &str| position.parse_hub_move(text).unwrap().captured_squares().count();
    assert_eq!((captured("c3-e5"), captured("c3xe5"), captured("c3xe5xb6xd6")), (0, 3, 3));
}

#[test]
fn game_types_that_share_a_number_are_told_apart_by_the_rest() {
    for key in ["pool", "jamaican"] {
        let mut full = GameType::of(key).unwrap();
        assert_eq!((full.code, Dialect::Pdn3.key(&full)), (23, Some(key)));
        full.form = full.form.map(|form| GameTypeForm { inverted: None, ..form });
        assert_eq!(Dialect::Pdn3.key(&full), Some(key), "{full}");
    }
}

#[test]
fn hcheckers_has_numbers_of_its_own_beside_the_standard_ones() {
    let key = |text: &str| Dialect::HCheckers.key(&text.parse().unwrap());
    assert_eq!([key("25"), key("42"), key("44")], ["russian", "diagonal-russian", "armenian"].map(Some));
    assert_eq!(key("43"), None, "two games have it");
}

#[test]
fn units_are_drawn_row_by_row_and_others_than_their_text() {
    let start = by_name("trigonal-pure-2").unwrap();
    let rows: Vec<_> = start.to_picture().lines().map(str::to_string).collect();
    assert_eq!((rows.len(), rows[0].trim_end().ends_with("/bC\\")), (12, true), "{}", rows[0]);
}

#[test]
fn a_pool_tells_no_unit_of_which_none_was_taken() {
    let game = by_name("trigonal-army-2").unwrap();
    assert!(game.with_fen("B B:Ga1;W:Cl23 B:C1;W:-").is_ok());
    assert!(game.with_fen("B B:Ga1;W:Cl23 B:C0;W:-").is_err());
}

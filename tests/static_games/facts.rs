//! A game's rules in the codes of the table in RULES.md section 12, read off its policies.

use draughts::*;

/// Board, men, first to move, men's steps and captures, whether men take kings, kings' moves and
/// captures, landing, removal, precedence and the moment of crowning; capture modes apart by `|`.
pub fn of<V: Compose>() -> String {
    let game = V::default();
    let (board, capture) = (Variant::board(&game), Variant::capture(&game));
    let modes: Vec<usize> = (0..capture.count()).collect();
    let each = |code: &dyn Fn(usize) -> String| modes.iter().map(|&mode| code(mode)).collect::<Vec<_>>().join("|");
    let movement = Variant::movement(&game);
    let far = capture.king_jump_reach();
    let crowning =
        |mode| crowning(capture.crowning(mode).unwrap_or_else(|| Variant::promotion(&game).crowning())).to_string();
    let columns = [
        format!("{}", board.squares().len()),
        format!("{}", Variant::entry(&game).men(board, Color::White)),
        if game.starts() == Color::White { "W" } else { "B" }.to_string(),
        headings(movement.man_steps()).to_string(),
        each(&|mode| headings(capture.man_jumps(mode)).to_string()),
        if capture.men_take_kings() { "y" } else { "n" }.to_string(),
        format!("{}{}", reach(movement.king_reach()), headings(movement.king_steps())),
        each(&|mode| format!("{}{}", reach(far), headings(capture.king_jumps(mode)))),
        landing(far, capture.landing()).to_string(),
        if capture.removal() == Removal::AfterCapture { "E" } else { "I" }.to_string(),
        each(&|mode| precedence(capture.criteria(mode))),
        each(&crowning),
    ];
    columns.join(" ")
}

fn headings(set: Headings) -> &'static str {
    let known = [
        (Headings::FORWARD_DIAGONALS, "F2"),
        (Headings::FORWARD, "FO"),
        (Headings::FORWARD_THREE, "F3"),
        (Headings::FORWARD_AND_SIDEWAYS, "FS"),
        (Headings::FORWARD_AND_SIDEWAYS | Headings::FORWARD_DIAGONALS, "F5"),
        (Headings::DIAGONALS, "D4"),
        (Headings::ORTHOGONALS, "O4"),
        (Headings::ALL, "A8"),
    ];
    known.iter().find(|(headings, _)| *headings == set).map_or("?", |(_, code)| code)
}

fn reach(reach: Reach) -> char {
    if reach == Reach::Flying { 'f' } else { 's' }
}

fn landing(reach: Reach, landing: Landing) -> &'static str {
    match (reach, landing) {
        (Reach::Short, _) | (_, Landing::Next) => "adj",
        (_, Landing::Any) => "any",
        (_, Landing::NextAfterKing) => "killer",
        (_, other) => panic!("the table has no word for {other}"),
    }
}

fn precedence(criteria: Option<&[Criterion]>) -> String {
    let code = |criterion: &Criterion| match criterion {
        Criterion::Count => "N",
        Criterion::Value { .. } => "V",
        Criterion::WithKing => "wK",
        Criterion::Kings => "nK",
        Criterion::KingsFirst => "1stK",
        other => panic!("the table has no word for {other}"),
    };
    match criteria {
        None => "?".to_string(),
        Some([]) => "-".to_string(),
        Some(criteria) => criteria.iter().map(code).collect::<Vec<_>>().join(","),
    }
}

fn crowning(crowning: Crowning) -> char {
    match crowning {
        Crowning::ContinuesAsKing => 'P',
        Crowning::WhenItStops => 'R',
        Crowning::EndsTheMove => 'S',
        Crowning::Never => 'N',
        other => panic!("the table has no word for {other}"),
    }
}

//! The rules that make a move legal, as sentences.

use draughts::{
    AnyMove, AnyPosition, Color, Criterion, Crowning, Form, Headings, Kind, Landing, Obligation, Reach, Removal,
    RuleSet,
};

/// Why a legal move is legal: the rules it needs.
pub fn why_legal(position: &AnyPosition, m: &AnyMove) -> Vec<String> {
    let rules = position.rules();
    let obliged = rules.as_ref().is_none_or(|rules| rules.obligation == Obligation::Compulsory);
    if m.is_capture() {
        return why_capture(position, m, rules.as_ref());
    }
    let mut why = Vec::new();
    if obliged {
        why.push("nothing can be captured, so moves that take nothing are legal".to_string());
    }
    if m.is_drop() {
        why.push("a man in reserve may be dropped on an empty square of the drop zone".to_string());
    } else if let Some(limit) = rules.and_then(|rules| rules.king_run_limit).filter(|_| m.kind_before() == Kind::King) {
        why.push(format!("this king has not moved {limit} times in a row, or its owner has no man"));
    }
    why
}

fn why_capture(position: &AnyPosition, m: &AnyMove, rules: Option<&RuleSet>) -> Vec<String> {
    let taken: Vec<_> = m.captured_squares().map(|square| position.square_name(square)).collect();
    let way = position.text_in(m, Form::Full);
    let mut why = vec![format!("{way} takes {}: {}", taken.len(), taken.join(", "))];
    let Some(rules) = rules else { return why };
    why.push(match &rules.precedence[..] {
        [] => "any capture may be chosen".to_string(),
        criteria => format!("no capture goes before it: first {}", criteria_text(criteria)),
    });
    if rules.second_mode.is_some() {
        why.push("a capture keeps to the way of capturing it began in, straight or diagonal".to_string());
    }
    why.extend(why_jumps(position, m, rules));
    why
}

/// What is special about the jumps.
fn why_jumps(position: &AnyPosition, m: &AnyMove, rules: &RuleSet) -> Vec<String> {
    let mut why = Vec::new();
    let Some(from) = m.from().and_then(|square| place(&position.algebraic_name(square))) else { return why };
    let (mut at, mut is_man) = (from, m.kind_before() == Kind::Man);
    let (up, far) = if position.turn() == Color::White { (1, i32::from(rules.ranks)) } else { (-1, 1) };
    let jumps = position.route(m);
    for (index, jump) in jumps.iter().enumerate() {
        let Some(to) = place(&position.algebraic_name(jump.to)) else { return why };
        if is_man && (to.1 - at.1) * up < 0 {
            why.push(format!("men capture {}", headings(rules.man_jumps)));
        }
        if index > 0 && (is_between(from, at, to) || from == to) {
            why.push("the square it left is empty during the capture".to_string());
        }
        if is_man && to.1 == far {
            let crowning = m.is_promotion() || index + 1 < jumps.len();
            why.extend(crowning.then(|| crowning_text(rules.crowning)));
            is_man = rules.crowning != Crowning::ContinuesAsKing;
        }
        at = to;
    }
    if jumps.len() > 2 && rules.removal == Removal::AfterCapture {
        why.push("captured pieces stay until the capture is over, and none is jumped twice".to_string());
    }
    why.dedup();
    why
}

/// The rules of capturing in short: what an illegal capture may break.
pub fn capture_rules(rules: &RuleSet) -> String {
    let removal = match rules.removal {
        Removal::Immediate => "captured pieces leave the board at once".to_string(),
        Removal::AfterCapture => "captured pieces stay until the capture is over".to_string(),
        other => format!("removal: {other}"),
    };
    let landing = match rules.landing {
        _ if rules.king_jump_reach == Reach::Short => "a king captures what stands next to it".to_string(),
        Landing::Next => "a king lands right behind".to_string(),
        Landing::NextAfterKing => "a king that takes a king last lands right behind".to_string(),
        Landing::Any => "a flying king lands anywhere behind".to_string(),
        other => format!("landing: {other}"),
    };
    let order = match &rules.precedence[..] {
        [] => "any capture may be chosen".to_string(),
        criteria => format!("first {}", criteria_text(criteria)),
    };
    let modes = rules.second_mode.as_ref().map_or(String::new(), |mode| {
        format!("; or men {} and kings {}, never mixed", headings(mode.man_jumps), headings(mode.king_jumps))
    });
    format!(
        "men capture {}, kings {}{modes}; {}; {removal}; {landing}; {order}",
        headings(rules.man_jumps),
        headings(rules.king_jumps),
        crowning_text(rules.crowning)
    )
}

fn crowning_text(crowning: Crowning) -> String {
    match crowning {
        Crowning::EndsTheMove => "a man that reaches the last row is crowned, and its move is over".to_string(),
        Crowning::ContinuesAsKing => "a man that reaches the last row captures on as a king".to_string(),
        Crowning::WhenItStops => "a man is crowned only where its capture ends".to_string(),
        Crowning::Never => "men are never crowned".to_string(),
        other => format!("crowning: {other}"),
    }
}

fn criteria_text(criteria: &[Criterion]) -> String {
    let text = |criterion: &Criterion| match criterion {
        Criterion::Count => "the most pieces".to_string(),
        Criterion::Value { man, king } => format!("the most value (man {man}, king {king})"),
        Criterion::WithKing => "captures by a king".to_string(),
        Criterion::Kings => "the most kings".to_string(),
        Criterion::KingsFirst => "kings soonest".to_string(),
        other => other.to_string(),
    };
    criteria.iter().map(text).collect::<Vec<_>>().join(", then ")
}

fn headings(headings: Headings) -> String {
    match headings {
        Headings::FORWARD_DIAGONALS => "diagonally forward".to_string(),
        Headings::DIAGONALS => "on all diagonals".to_string(),
        Headings::ORTHOGONALS => "along files and ranks".to_string(),
        Headings::FORWARD_AND_SIDEWAYS => "forward and sideways".to_string(),
        Headings::ALL => "in all eight directions".to_string(),
        other => {
            let names: Vec<_> = other.iter_names().map(|(name, _)| name.to_lowercase().replace('_', "-")).collect();
            names.join(", ")
        }
    }
}

/// File and rank of a square on a rectangle, from 1.
fn place(name: &str) -> Option<(i32, i32)> {
    let (file, rank) = (name.bytes().next()?, name.get(1..)?.parse().ok()?);
    file.is_ascii_lowercase().then(|| (i32::from(file - b'a') + 1, rank))
}

/// Whether `middle` lies on the line between two others.
fn is_between(middle: (i32, i32), one: (i32, i32), other: (i32, i32)) -> bool {
    let (a, b) = ((middle.0 - one.0, middle.1 - one.1), (other.0 - middle.0, other.1 - middle.1));
    a != (0, 0) && b != (0, 0) && a.0 * b.1 == a.1 * b.0 && a.0 * b.0 >= 0 && a.1 * b.1 >= 0
}

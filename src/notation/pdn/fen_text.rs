//! What is odd about the text of positions and about other tags, and positions' text without it.

use alloc::borrow::Cow;

use super::chars::is_space;
use super::quirk::{Quirk, Quirks};
use super::tags::{is_unknown, standard_key};
use crate::notation::gametype::GameType;

/// What is odd about a tag, apart from how it is put between its brackets.
pub(super) fn tag_quirks(key: &str, value: &str) -> Quirks {
    let mut quirks = Quirks::NONE;
    match key {
        "FEN" => return clean_fen(value).1,
        "SetUp" | "Setup" => quirks.add(Quirk::SetUpTag),
        "GameType" if value.parse::<GameType>().is_err() && !is_unknown(value) => {
            quirks.add(Quirk::GameTypeForm);
        }
        _ if standard_key(key) != key => quirks.add(Quirk::ItalianTag),
        _ => {}
    }
    quirks
}

/// A position's text as the standard has it, and what was odd about it: a tag round it, spaces, a dot at its
/// end, the turn told twice. Of two turns the second counts. The text of a position that is not of PDN's
/// form, a letter and then lists after colons, is left as it is.
pub(super) fn clean_fen(fen: &str) -> (Cow<'_, str>, Quirks) {
    let mut quirks = Quirks::NONE;
    let mut text = fen.trim();
    if let Some(inside) = text.strip_prefix("[FEN") {
        quirks.add(Quirk::WrappedFen);
        text = inside.trim_matches(|c| is_space(c) || matches!(c, '"' | ']'));
    }
    let turn = text.split(':').next().unwrap_or_default();
    if turn.len() == text.len() || turn.trim().len() > 1 {
        return (Cow::Borrowed(text), quirks);
    }
    if text.ends_with('.') {
        quirks.add(Quirk::DotInFen);
        text = text.trim_end_matches('.');
    }
    let mut text = Cow::Borrowed(text);
    let is_blank = |c| is_space(c) || c == '_';
    if text.contains(is_blank) {
        quirks.add(Quirk::SpaceInFen);
        text = Cow::Owned(text.replace(is_blank, ""));
    }
    if is_turn_doubled(&text) {
        quirks.add(Quirk::DoubledTurn);
        text = Cow::Owned(text.split_once(':').map_or("", |(_, rest)| rest).into());
    }
    (text, quirks)
}

/// Whether a position says whose turn it is and says it again: a colour alone, and then both colours' lists.
fn is_turn_doubled(fen: &str) -> bool {
    let mut fields = fen.split(':').skip(1);
    let alone = matches!(fields.next(), Some("W" | "B"));
    alone && fields.filter(|field| field.starts_with(['W', 'B'])).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_of_other_forms_are_left_alone() {
        let trigonal = "W B:Ga1,Cb1,Yb2;W:Cl23,Rc2 B:-;W:C1P2 -";
        assert_eq!(clean_fen(trigonal), (Cow::Borrowed(trigonal), Quirks::NONE));
    }

    #[test]
    fn an_empty_list_is_no_second_turn() {
        assert_eq!(clean_fen("B:W:B1:H0:F1"), (Cow::Borrowed("B:W:B1:H0:F1"), Quirks::NONE));
        assert_eq!(clean_fen("W:B:W31:B1").0, "B:W31:B1");
    }
}

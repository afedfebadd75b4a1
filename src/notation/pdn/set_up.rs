//! Set-ups among the moves, and what a position's text says without its game being known.

use alloc::format;
use alloc::string::String;

use super::fen_text::clean_fen;
use crate::square::Color;

/// The position in a set-up, which is what stands between its slashes: `FEN "W:W31:B20"`.
///
/// ```
/// use draughts::pdn::set_up_fen;
/// assert_eq!(set_up_fen(r#"FEN "W:W31:B20""#), Some("W:W31:B20"));
/// assert_eq!(set_up_fen("something else"), None);
/// ```
pub fn set_up_fen(set_up: &str) -> Option<&str> {
    let value = set_up.trim().strip_prefix("FEN")?.trim_start();
    Some(value.strip_prefix('"')?.trim_end().strip_suffix('"')?.trim())
}

/// A set-up as it is kept and written: what is odd about its position mended, no slash inside.
pub(super) fn clean_set_up(set_up: &str) -> String {
    match set_up_fen(set_up) {
        Some(fen) => format!("FEN \"{}\"", clean_fen(fen).0.replace('/', " ")),
        None => set_up.replace('/', " "),
    }
}

/// Whose turn it is in a position, as its first letter says; in positions that say it twice, the second.
///
/// ```
/// use draughts::{Color, pdn::fen_turn};
/// assert_eq!(fen_turn("B:W31:B20"), Some(Color::Black));
/// assert_eq!(fen_turn("W:B:W31:B20"), Some(Color::Black));
/// assert_eq!(fen_turn("?:W31:B20"), None);
/// ```
pub fn fen_turn(fen: &str) -> Option<Color> {
    match clean_fen(fen).0.as_bytes().first()? {
        b'W' | b'w' => Some(Color::White),
        b'B' | b'b' => Some(Color::Black),
        b'T' | b't' => Some(Color::Third),
        _ => None,
    }
}

/// The player whose turn it becomes by a set-up that says nothing else: `FEN "B::"`, proposed as a null move.
///
/// ```
/// use draughts::{Color, pdn::null_move};
/// assert_eq!(null_move("B::"), Some(Color::Black));
/// assert_eq!(null_move("B:W:B"), None);
/// ```
pub fn null_move(fen: &str) -> Option<Color> {
    let turn = fen.strip_suffix("::")?;
    (turn.len() == 1).then(|| fen_turn(turn)).flatten()
}

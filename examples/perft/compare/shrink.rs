//! Taking away pieces that a difference does not need.

use std::collections::HashSet;

use draughts::{AnyPosition, Color};

use super::listing::Listing;
use super::walk::Walk;

/// A position with as few pieces as possible in which the moves still differ; none if all are needed.
pub fn shrink(walk: &mut Walk<'_>, position: &AnyPosition) -> Result<Option<(AnyPosition, Listing)>, String> {
    let mut smaller = None;
    let mut current = position.clone();
    while let Some((next, listing)) = one_less(walk, &current)? {
        current = next.clone();
        smaller = Some((next, listing));
    }
    Ok(smaller)
}

fn one_less(walk: &mut Walk<'_>, position: &AnyPosition) -> Result<Option<(AnyPosition, Listing)>, String> {
    for candidate in candidates(position) {
        // Not every generator accepts every position: one that it refuses shows nothing.
        if let Ok(listing) = walk.listing(&candidate, 1)
            && listing.differs()
        {
            return Ok(Some((candidate, listing)));
        }
    }
    Ok(None)
}

/// The positions with one piece less.
fn candidates(position: &AnyPosition) -> impl Iterator<Item = AnyPosition> {
    let fen = spelled_out(&position.to_fen());
    let marks: Vec<_> = fen.match_indices(is_mark).map(|(at, _)| at).chain([fen.len()]).collect();
    let items = (1..marks.len()).rev().map(move |index| without(&fen, marks[index - 1] + 1, marks[index]));
    let is_smaller = |smaller: &AnyPosition| {
        smaller.pieces().len() + 1 == position.pieces().len()
            && smaller.turn() == position.turn()
            && colors(smaller) == colors(position)
    };
    items.filter_map(|text| position.with_fen(&text).ok()).filter(is_smaller)
}

/// A FEN without an item of its lists. Where that leaves no FEN, or the same, there is no candidate.
fn without(fen: &str, begin: usize, end: usize) -> String {
    let (before, item, after) = (&fen[..begin], &fen[begin..end], &fen[end..]);
    if let Some(before) = before.strip_suffix(',') {
        return format!("{before}{after}");
    }
    // The first of a list stands behind its colour.
    let color = item.get(..1).filter(|letter| "WBR".contains(letter)).unwrap_or_default();
    format!("{before}{color}{}", after.strip_prefix(',').unwrap_or(after))
}

/// Who has pieces: nobody is to lose all of them.
fn colors(position: &AnyPosition) -> HashSet<Color> {
    position.pieces().into_iter().map(|(_, piece)| piece.color).collect()
}

fn is_mark(c: char) -> bool {
    matches!(c, ':' | ',' | ';' | ' ')
}

/// A FEN with ranges such as `31-50` written out.
fn spelled_out(fen: &str) -> String {
    let mut text = String::new();
    for item in fen.split_inclusive(is_mark) {
        let body = item.trim_end_matches(is_mark);
        let digits = body.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
        let (letters, range) = body.split_at(digits);
        let bounds = range.split_once('-').map(|(first, last)| (first.parse::<u32>(), last.parse::<u32>()));
        if let Some((Ok(first), Ok(last))) = bounds {
            // The colour stands once before the list, K before every square.
            let king = if letters.ends_with('K') { "K" } else { "" };
            let squares: Vec<_> = (first..=last).map(|square| square.to_string()).collect();
            text.push_str(letters);
            text.push_str(&squares.join(&format!(",{king}")));
        } else {
            text.push_str(body);
        }
        text.push_str(&item[body.len()..]);
    }
    text
}

//! Texts of several moves.

/// Splits a text between moves. Moves of units have spaces in them: `C a1:c3 x b2 =H`, `return l17 to a1`.
pub(crate) fn split_moves(moves: &str) -> impl Iterator<Item = &str> {
    let mut rest = moves;
    core::iter::from_fn(move || {
        rest = rest.trim_ascii_start();
        let mut end = 0;
        let mut goes_on = true;
        while goes_on {
            end += rest[end..].len() - rest[end..].trim_ascii_start().len();
            end += rest[end..].find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len() - end);
            let last = rest[..end].rsplit(|c: char| c.is_ascii_whitespace()).next().unwrap_or_default();
            let next = rest[end..].split_ascii_whitespace().next().unwrap_or_default();
            let asks_for_more = matches!(last.as_bytes(), [b'A'..=b'Z'] | b"x" | b"to" | b"return");
            goes_on = !next.is_empty() && (asks_for_more || matches!(next, "x" | "to") || next.starts_with('='));
        }
        let (first, others) = rest.split_at(end);
        rest = others;
        (!first.is_empty()).then_some(first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_between_moves_and_not_within() {
        let count = |text| split_moves(text).count();
        assert!(split_moves(" c3-d4\nb6-a5  d4xb6 ").eq(["c3-d4", "b6-a5", "d4xb6"]));
        let of_units = ["C a1:c3  x b2,c4 =H", "P e3-f2 =R", "e3-f2", "return l17,l19 to Cb1,Cb2", "skip", "return l1"];
        let text = of_units.join(" ");
        assert!(split_moves(&text).eq(of_units));
        assert_eq!([count(""), count("C x ="), count("x")], [0, 1, 1]);
    }
}

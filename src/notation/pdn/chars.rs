//! Characters that stand for others: the spaces, hyphens and quotes of word processors.

/// The character at `at`, or none at the end of the text.
#[inline]
pub(super) fn char_at(text: &str, at: usize) -> Option<char> {
    text.get(at..)?.chars().next()
}

/// A space that is not ASCII, or an invisible mark.
pub(super) fn is_odd_space(c: char) -> bool {
    matches!(
        c,
        '\u{A0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200F}' | '\u{2028}' | '\u{2029}' | '\u{202F}' | '\u{205F}' | '\u{2060}' | '\u{3000}' | '\u{FEFF}'
    )
}

/// A dash that is not the hyphen of the keyboard.
pub(super) fn is_odd_hyphen(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' | '\u{FF0D}')
}

/// A quotation mark that is not the one of the keyboard.
pub(super) fn is_odd_quote(c: char) -> bool {
    matches!(c, '\u{201C}'..='\u{201F}' | '\u{AB}' | '\u{BB}' | '\u{2033}' | '\u{FF02}')
}

/// A space within a line.
pub(super) fn is_inline_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{B}' | '\u{C}') || is_odd_space(c)
}

/// A line end or a space within a line.
pub(super) fn is_space(c: char) -> bool {
    matches!(c, '\n' | '\r') || is_inline_space(c)
}

/// What windows-1252, the superset of Latin-1 that files in "Latin-1" are in, has for a byte.
pub(super) fn from_latin1(byte: u8) -> char {
    /// The 32 places where windows-1252 has more than Latin-1; the unassigned ones as in Latin-1.
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}', '‘',
        '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9F => HIGH[byte as usize - 0x80],
        _ => byte as char,
    }
}

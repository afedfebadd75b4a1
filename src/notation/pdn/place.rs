//! Where in a text something stands.

use core::fmt;

/// A place in a text: line and column for people, offset for programs.
///
/// ```
/// use draughts::pdn::Place;
/// assert_eq!(Place::START.to_string(), "line 1, column 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Bytes before it, in the text as UTF-8. (A file in Latin-1 is counted as it would be in UTF-8.)
    pub offset: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: u64,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { offset: 0, line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Keeps count of lines and columns while text is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    /// Bytes of the whole text before the part in view.
    pub(super) base: u64,
    /// How far the part in view is read.
    pub(super) pos: usize,
    line: u64,
    /// Offset at which the line starts.
    line_start: u64,
    /// Bytes of this line, so far, that do not begin a character.
    wide: u64,
}

impl Cursor {
    pub(super) const fn new() -> Self {
        Cursor { base: 0, pos: 0, line: 1, line_start: 0, wide: 0 }
    }

    /// Where the cursor is.
    #[inline]
    pub(super) fn place(&self) -> Place {
        let offset = self.offset();
        Place { offset, line: self.line, column: offset - self.line_start - self.wide + 1 }
    }

    #[inline]
    pub(super) fn offset(&self) -> u64 {
        self.base + self.pos as u64
    }

    /// Goes on past plain characters: one byte each, no line end among them.
    #[inline]
    pub(super) fn pass(&mut self, bytes: usize) {
        self.pos += bytes;
    }

    /// Goes on past a line end of this many bytes.
    #[inline]
    pub(super) fn next_line(&mut self, bytes: usize) {
        self.pos += bytes;
        self.line += 1;
        self.line_start = self.offset();
        self.wide = 0;
    }

    /// Goes on past any text.
    pub(super) fn pass_text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let begin = self.offset();
        self.pos += bytes.len();
        let mut tail = 0;
        for (at, &byte) in bytes.iter().enumerate() {
            let ends_line = byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
            if ends_line {
                self.line += 1;
                tail = at + 1;
            }
        }
        if tail > 0 {
            self.line_start = begin + tail as u64;
            self.wide = 0;
        }
        self.wide += bytes[tail..].iter().filter(|&&byte| byte & 0xC0 == 0x80).count() as u64;
    }

    /// The part in view lost its first `used` bytes.
    pub(super) fn forget(&mut self, used: usize) {
        self.base += used as u64;
        self.pos -= used;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_and_lines_end_in_any_way() {
        let mut cursor = Cursor::new();
        cursor.pass_text("a\r\nb\rc\nдм");
        assert_eq!(cursor.place(), Place { offset: 11, line: 4, column: 3 });
    }
}

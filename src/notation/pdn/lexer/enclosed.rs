//! What stands between marks: comments, set-ups, and the parentheses of variations.

use core::ops::Range;

use super::*;

/// Nothing closes what is open.
struct Unclosed;

/// Where, in the whole text, nothing is closed: what was searched once in vain is not searched again.
#[derive(Clone, Debug, Default)]
pub(in crate::notation::pdn) struct Searched {
    /// Where in the whole text the text in view starts.
    pub(in crate::notation::pdn) base: u64,
    brace: Range<u64>,
    slash: Range<u64>,
    parenthesis: Range<u64>,
    /// Up to where parentheses do not match.
    matching: u64,
}

impl Searched {
    /// Where nothing is closed by this mark.
    fn by(&mut self, mark: u8) -> &mut Range<u64> {
        match mark {
            b'}' => &mut self.brace,
            b'/' => &mut self.slash,
            _ => &mut self.parenthesis,
        }
    }
}

impl<'t> Lexer<'t, '_> {
    /// `{...}`
    pub(super) fn braces(&mut self) -> Token<'t> {
        match self.close(self.pos + 1, b'}') {
            Ok(end) => self.comment_to(end, 1),
            Err(Unclosed) => Token::Fault(FaultKind::UnclosedComment),
        }
    }

    /// `/.../`
    pub(super) fn slashes(&mut self) -> Token<'t> {
        match self.close(self.pos + 1, b'/') {
            Ok(end) => {
                let inside = &self.text[self.pos + 1..end];
                self.pos = end + 1;
                Token::SetUp(inside)
            }
            Err(Unclosed) => Token::Fault(FaultKind::UnclosedSetUp),
        }
    }

    /// A comment to the end of the line.
    pub(super) fn line_comment(&mut self, mark: u8) -> Token<'t> {
        if mark == b';' {
            self.quirks.add(Quirk::SemicolonComment);
        }
        let end = self.line_end(self.pos);
        self.comment_to(end, 0)
    }

    /// `<42, 29>`
    pub(super) fn angle_brackets(&mut self) -> Token<'t> {
        let end = self.skip(self.pos + 1, |c| c.is_ascii_alphanumeric() || matches!(c, ' ' | ','));
        if self.byte(end) != Some(b'>') {
            return self.words();
        }
        self.quirks.add(Quirk::AngleBrackets);
        let text = &self.text[self.pos..=end];
        self.pos = end + 1;
        Token::Comment(text)
    }

    /// What starts with a parenthesis: a strength, a variation, or a comment.
    pub(super) fn parenthesis(&mut self) -> Token<'t> {
        let inside = self.pos + 1;
        let marks = self.skip(inside, |c| matches!(c, '!' | '?'));
        if marks > inside && self.byte(marks) == Some(b')') {
            let text = &self.text[self.pos..=marks];
            self.pos = marks + 1;
            return Token::Strength(text);
        }
        let first = self.skip(inside, is_space);
        if self.is_prose(first) {
            return self.parenthesis_comment();
        }
        self.single(Token::Open)
    }

    /// Whether the text at `at` can only be prose: a letter that begins no square.
    fn is_prose(&mut self, at: usize) -> bool {
        let Some(c) = self.char(at) else { return false };
        let square = c.is_ascii_alphabetic() && self.byte(at + 1).is_some_and(|byte| byte.is_ascii_digit());
        (c.is_alphabetic() && !square) || matches!(c, '"' | '\'' | '=' | '+' | ',' | '!' | '?')
    }

    /// A comment in parentheses, with any others inside it; if they do not match, to the first that closes.
    fn parenthesis_comment(&mut self) -> Token<'t> {
        let inside = self.pos + 1;
        let Ok(first) = self.close(inside, b')') else { return Token::Fault(FaultKind::UnclosedComment) };
        let end = self.matching_parenthesis(first).unwrap_or(first);
        self.quirks.add(Quirk::ParenthesisComment);
        self.comment_to(end, 1)
    }

    /// Where the parenthesis at `pos` is closed, those inside it being counted; the first that closes one is
    /// at `first`. None if they do not match before the game ends, which is noted, so that no stretch of
    /// text is searched twice.
    fn matching_parenthesis(&mut self, first: usize) -> Option<usize> {
        if self.offset(self.pos) < self.searched.matching {
            return None;
        }
        let (mut at, mut end, mut depth) = (self.pos + 1, first, 1);
        let searched_to = loop {
            if let Some(star) = separator_in(&self.bytes[at..end]) {
                break self.offset(at + star);
            }
            depth += self.bytes[at..end].iter().filter(|&&byte| byte == b'(').count();
            depth -= 1;
            if depth == 0 {
                return Some(end);
            }
            at = end + 1;
            match self.close(at, b')') {
                Ok(next) => end = next,
                Err(Unclosed) => break self.searched.parenthesis.end,
            }
        };
        if !self.starved {
            self.searched.matching = searched_to;
        }
        None
    }

    /// The comment whose first byte is a mark and whose text ends at `end`, before a mark of `mark` bytes.
    fn comment_to(&mut self, end: usize, mark: usize) -> Token<'t> {
        let text = &self.text[self.pos + 1..end];
        self.pos = end + mark;
        Token::Comment(text)
    }

    /// Where the line of `at` ends.
    pub(super) fn line_end(&mut self, at: usize) -> usize {
        let found = self.bytes[at..].iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        found.map_or_else(|| self.end(), |found| at + found)
    }

    /// The end of the text in view.
    fn end(&mut self) -> usize {
        self.starved |= self.open;
        self.bytes.len()
    }

    /// Where `mark` closes what is open at `at`.
    ///
    /// # Errors
    /// If the text ends or the tags of a new game begin before.
    fn close(&mut self, at: usize, mark: u8) -> Result<usize, Unclosed> {
        let from = self.offset(at);
        if self.searched.by(mark).contains(&from) {
            return Err(Unclosed);
        }
        let (found, end) = self.search(at, mark);
        if found {
            return Ok(end);
        }
        if !self.starved {
            *self.searched.by(mark) = from..self.offset(end);
        }
        Err(Unclosed)
    }

    /// Looks for `mark` from `at` on: whether it is there, and where the search ended.
    fn search(&mut self, mut at: usize, mark: u8) -> (bool, usize) {
        loop {
            let found = self.bytes[at..].iter().position(|&byte| byte == mark || byte == b'\n');
            let Some(end) = found.map(|found| at + found) else { return (false, self.end()) };
            if self.bytes[end] == mark {
                return (true, end);
            }
            let is_blank = self.bytes[at - 1] == b'\n' && self.text[at..end].trim().is_empty();
            if self.is_new_game(end + 1, is_blank) {
                return (false, end);
            }
            at = end + 1;
        }
    }

    /// How far from the start of the whole text a place is.
    fn offset(&self, at: usize) -> u64 {
        self.searched.base + at as u64
    }

    /// Whether the line that starts at `at` has a tag that begins a game: any after a blank line, `Event`
    /// after other lines.
    fn is_new_game(&mut self, at: usize, after_blank: bool) -> bool {
        let open = self.skip_inline(at);
        if self.byte(open) != Some(b'[') || !self.byte(open + 1).is_some_and(|byte| byte.is_ascii_uppercase()) {
            return false;
        }
        let key = self.skip(open + 1, |c| c.is_ascii_alphanumeric() || c == '_');
        let value = self.skip_inline(key);
        let is_tag = self.byte(value) == Some(b'"');
        is_tag && (after_blank || &self.bytes[open + 1..key] == b"Event")
    }
}

/// Where a star stands between spaces, as it does between games.
fn separator_in(text: &[u8]) -> Option<usize> {
    let is_separator =
        |three: &[u8]| three[1] == b'*' && three[0].is_ascii_whitespace() && three[2].is_ascii_whitespace();
    text.windows(3).position(is_separator)
}

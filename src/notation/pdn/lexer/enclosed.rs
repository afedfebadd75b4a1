//! What stands between marks: comments, set-ups, and the parentheses of variations.

use super::*;

impl<'t> Lexer<'t, '_> {
    /// `{...}`
    pub(super) fn braces(&mut self) -> Token<'t> {
        match self.close(self.pos + 1, b'}') {
            Ok(end) => self.comment_to(end, 1),
            Err(fault) => self.fault(fault.unwrap_or(FaultKind::UnclosedComment)),
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
            Err(fault) => self.fault(fault.unwrap_or(FaultKind::UnclosedSetUp)),
        }
    }

    /// A comment to the end of the line.
    pub(super) fn line_comment(&mut self, mark: u8) -> Token<'t> {
        if mark == b';' {
            self.quirks.add(Quirk::SemicolonComment);
        }
        let end = self.line_end(self.pos);
        if end - self.pos > self.limit {
            return self.fault(FaultKind::TokenTooLong { limit: self.limit });
        }
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

    /// A comment in parentheses, with any others inside it.
    fn parenthesis_comment(&mut self) -> Token<'t> {
        let mut depth = 1;
        let mut at = self.pos + 1;
        let end = loop {
            match self.close(at, b')') {
                Ok(end) => {
                    depth += self.bytes[at..end].iter().filter(|&&byte| byte == b'(').count();
                    depth -= 1;
                    if depth == 0 {
                        break end;
                    }
                    at = end + 1;
                }
                Err(fault) => return self.fault(fault.unwrap_or(FaultKind::UnclosedComment)),
            }
        };
        self.quirks.add(Quirk::ParenthesisComment);
        self.comment_to(end, 1)
    }

    /// The comment whose first byte is a mark and whose text ends at `end`, before a mark of `mark` bytes.
    fn comment_to(&mut self, end: usize, mark: usize) -> Token<'t> {
        let text = &self.text[self.pos + 1..end];
        self.pos = end + mark;
        Token::Comment(text)
    }

    /// A fault; reading may go on behind the first byte of the token.
    pub(super) fn fault(&mut self, kind: FaultKind) -> Token<'t> {
        self.pos += 1;
        Token::Fault(kind)
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
    /// None if the text ends or the tags of a new game begin before; a fault if it is too long.
    fn close(&mut self, mut at: usize, mark: u8) -> Result<usize, Option<FaultKind>> {
        let mut line_start = at;
        loop {
            let found = self.bytes[at..].iter().position(|&byte| byte == mark || byte == b'\n');
            let end = found.map_or_else(|| self.end(), |found| at + found);
            if end - self.pos > self.limit {
                self.starved = false;
                return Err(Some(FaultKind::TokenTooLong { limit: self.limit }));
            }
            if found.is_none() {
                return Err(None);
            }
            if self.bytes[end] == mark {
                return Ok(end);
            }
            let is_blank = at > self.pos + 1 && self.text[line_start..end].trim().is_empty();
            if self.is_new_game(end + 1, is_blank) {
                return Err(None);
            }
            at = end + 1;
            line_start = at;
        }
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

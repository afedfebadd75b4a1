//! Tags, and what else stands in square brackets.

use super::*;
use crate::notation::pdn::chars::is_odd_quote;

impl<'t> Lexer<'t, '_> {
    /// What starts with a square bracket.
    pub(super) fn bracket(&mut self) -> Token<'t> {
        let key = self.skip_inline(self.pos + 1);
        match self.char(key) {
            Some('%') => self.bare_command(),
            Some(c) if c.is_alphanumeric() || matches!(c, '/' | '_') => self.tag(key),
            _ => self.odd(Quirk::StrayBracket, 1),
        }
    }

    /// A command that is not inside a comment.
    fn bare_command(&mut self) -> Token<'t> {
        let end = self.skip(self.pos, |c| !matches!(c, ']' | '\n' | '\r'));
        self.quirks.add(Quirk::BareCommand);
        let end = if self.byte(end) == Some(b']') { end + 1 } else { end };
        let text = &self.text[self.pos..end];
        self.pos = end;
        Token::Comment(text)
    }

    /// A tag whose key starts at `start`.
    fn tag(&mut self, start: usize) -> Token<'t> {
        let end = self.skip(start, |c| !is_space(c) && !matches!(c, '"' | '[' | ']') && !is_odd_quote(c));
        let key = &self.text[start..end];
        let value = self.skip(end, is_space);
        let token = match self.char(value) {
            Some(']') => self.without_value(key, value),
            Some(c) if c == '"' || is_odd_quote(c) => self.quoted(key, value + c.len_utf8(), c),
            _ => self.unquoted(key, end),
        };
        if matches!(token, Token::Tag { .. }) && !is_standard_key(key) {
            self.quirks.add(Quirk::TagKey);
        }
        token
    }

    fn without_value(&mut self, key: &'t str, bracket: usize) -> Token<'t> {
        self.pos = bracket + 1;
        let is_wrapper = ["pgn", "pdn", "/pgn", "/pdn"].iter().any(|name| key.eq_ignore_ascii_case(name));
        if is_wrapper {
            self.quirks.add(Quirk::Wrapper);
            return Token::Nothing;
        }
        self.quirks.add(Quirk::MissingValue);
        Token::Tag { key, value: "" }
    }

    /// A value without quotes, which ends at a bracket or with the line.
    fn unquoted(&mut self, key: &'t str, key_end: usize) -> Token<'t> {
        let start = self.skip_inline(key_end);
        let end = self.skip(start, |c| !matches!(c, ']' | '\n' | '\r'));
        self.quirks.add(Quirk::UnquotedValue);
        self.pos = end;
        if self.byte(end) == Some(b']') {
            self.pos += 1;
        } else {
            self.quirks.add(Quirk::UnclosedTag);
        }
        Token::Tag { key, value: self.text[start..end].trim_end() }
    }

    /// A value that starts at `start`, behind an opening quote. Its closing quote is the first that a
    /// bracket follows and no backslash precedes; a tag that has none ends with its line.
    fn quoted(&mut self, key: &'t str, start: usize, opening: char) -> Token<'t> {
        if opening != '"' {
            self.quirks.add(Quirk::CurlyQuotes);
        }
        let mut last_quote = None;
        let mut last_end = LastEnd::default();
        let mut at = start;
        while let Some(c) = self.char(at) {
            let next = at + c.len_utf8();
            if c == '"' || (opening != '"' && is_odd_quote(c)) {
                let is_escaped = self.bytes[at - 1] == b'\\';
                let end = self.bracket_after(next);
                if let Some(end) = end.filter(|&end| !is_escaped || !self.closes_later(end, &mut last_end)) {
                    self.pos = end;
                    return Token::Tag { key, value: &self.text[start..at] };
                }
                if !is_escaped {
                    self.quirks.add(Quirk::QuoteInValue);
                    last_quote = Some(at);
                }
            } else if matches!(c, '\n' | '\r') && self.ends_tag(next) {
                break;
            }
            at = next;
        }
        self.unclosed(key, start, last_quote, at)
    }

    /// A quoted value without an end: its last quote, or else the end of the line, will do.
    fn unclosed(&mut self, key: &'t str, start: usize, last_quote: Option<usize>, line_end: usize) -> Token<'t> {
        self.quirks.remove(Quirk::QuoteInValue);
        self.quirks.add(Quirk::UnclosedTag);
        self.pos = line_end;
        let whole = &self.text[start..line_end];
        let value = match last_quote {
            Some(quote) => &self.text[start..quote],
            None => whole.trim_end_matches(|c| is_space(c) || c == ']'),
        };
        Token::Tag { key, value }
    }

    /// Where the bracket ends that closes the tag, if it comes next.
    fn bracket_after(&mut self, at: usize) -> Option<usize> {
        let bracket = self.skip_inline(at);
        (self.byte(bracket) == Some(b']')).then_some(bracket + 1)
    }

    /// Whether another quote closes the tag in the same line, behind a bracket that ends at `end`: then a
    /// quote behind a backslash belongs to the value, though a bracket follows it. Each line is searched once.
    fn closes_later(&mut self, end: usize, last_end: &mut LastEnd) -> bool {
        if last_end.line_end < end {
            let line_end = self.line_end(end);
            *last_end = LastEnd { line_end, found: self.text[end..line_end].rfind("\"]").map(|at| end + at) };
        }
        last_end.found.is_some_and(|found| found >= end)
    }

    /// Whether an unclosed tag ends before the line that starts at `at`: it is blank, or has a tag.
    fn ends_tag(&mut self, at: usize) -> bool {
        let next = self.skip_inline(at);
        let next =
            if self.bytes[at - 1] == b'\r' && self.byte(at) == Some(b'\n') { self.skip_inline(at + 1) } else { next };
        matches!(self.byte(next), None | Some(b'[' | b'\n' | b'\r'))
    }
}

/// The last place in a line, up to `line_end`, where a tag can end.
#[derive(Clone, Copy, Debug, Default)]
struct LastEnd {
    line_end: usize,
    found: Option<usize>,
}

/// Whether a key is as the standard wants it.
fn is_standard_key(key: &str) -> bool {
    key.starts_with(|c: char| c.is_ascii_uppercase())
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

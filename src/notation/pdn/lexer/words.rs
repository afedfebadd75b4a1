//! Words, and the marks that say how good a move is.

use super::*;

impl<'t> Lexer<'t, '_> {
    /// Words of one line, as far as nothing begins in it that has a meaning.
    pub(super) fn words(&mut self) -> Token<'t> {
        let start = self.pos;
        let mut end = self.word_end(start);
        loop {
            let next = self.skip_inline(end);
            if next == end || !self.is_word(next) {
                break;
            }
            end = self.word_end(next);
        }
        self.quirks.add(Quirk::StrayWords);
        self.pos = end;
        Token::Comment(&self.text[start..end])
    }

    /// Where the word at `at` ends; it has one character at least.
    fn word_end(&mut self, at: usize) -> usize {
        let first = self.char(at).map_or(0, char::len_utf8);
        self.skip(at + first, |c| !is_space(c) && !c.is_ascii_control() && !"{}()[]*".contains(c))
    }

    /// Whether a word starts at `at`: with a letter, and not as a square does.
    fn is_word(&mut self, at: usize) -> bool {
        let Some(c) = self.char(at).filter(|c| c.is_alphabetic()) else { return false };
        !(c.is_ascii() && self.byte(at + 1).is_some_and(|byte| byte.is_ascii_digit()))
    }

    /// `!?`
    pub(super) fn strength(&mut self) -> Token<'t> {
        let end = self.skip(self.pos, |c| matches!(c, '!' | '?'));
        let text = &self.text[self.pos..end];
        self.pos = end;
        Token::Strength(text)
    }

    /// A single character that stands for a strength, or for a NAG.
    pub(super) fn glyph(&mut self, c: char) -> Option<Token<'t>> {
        let token = match c {
            '‼' => Token::Strength("!!"),
            '⁇' => Token::Strength("??"),
            '⁈' => Token::Strength("?!"),
            '⁉' => Token::Strength("!?"),
            '□' => Token::Nag(7),
            '⨀' | '⊙' => Token::Nag(22),
            _ => return None,
        };
        self.quirks.add(Quirk::StrengthGlyph);
        self.pos += c.len_utf8();
        Some(token)
    }

    /// `$7`
    pub(super) fn nag(&mut self) -> Token<'t> {
        let end = self.skip(self.pos + 1, |c| c.is_ascii_digit());
        match self.text[self.pos + 1..end].parse() {
            Ok(number) => {
                self.pos = end;
                Token::Nag(number)
            }
            Err(_) => self.words(),
        }
    }
}

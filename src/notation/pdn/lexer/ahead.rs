//! Looking ahead, for tokens whose meaning depends on what follows.

use super::*;

impl Lexer<'_, '_> {
    /// Whether only spaces follow to the end of the text.
    pub(in crate::notation::pdn) fn ends_text_here(&mut self) -> bool {
        let next = self.skip(self.pos, is_space);
        self.char(next).is_none()
    }

    /// Whether the next thing is a separator, a tag or the end of the text.
    pub(in crate::notation::pdn) fn ends_game_here(&mut self) -> bool {
        let next = self.skip(self.pos, is_space);
        match self.byte(next) {
            Some(b'[') => self.byte(next + 1) != Some(b'%'),
            Some(byte) => byte == b'*',
            None => true,
        }
    }

    /// Whether the game goes on behind a star: with a move, a number other than 1, a variation, or,
    /// in the same line, something said about the move.
    pub(in crate::notation::pdn) fn goes_on_here(&mut self) -> bool {
        let (pos, quirks, same_line) = (self.pos, self.quirks, self.skip_inline(self.pos));
        self.pos = self.skip(pos, is_space);
        let next = self.pos;
        let starved = self.starved;
        let token = self.token();
        (self.pos, self.quirks, self.starved) = (pos, quirks, self.starved || starved);
        match token {
            Token::Move(_) | Token::Unknown | Token::Open | Token::Close => true,
            Token::Number { number, .. } => number != 1,
            Token::Comment(_) | Token::Nag(_) | Token::SetUp(_) => next == same_line,
            _ => false,
        }
    }
}

//! Looking ahead, for tokens whose meaning depends on what follows.

use super::*;

impl Lexer<'_, '_> {
    /// Whether only spaces follow to the end of the text.
    pub(in crate::notation::pdn) fn ends_text_here(&mut self) -> bool {
        let next = self.skip(self.pos, is_space);
        self.char(next).is_none()
    }

    /// Whether a separator, a tag or the end of the text comes next, after nothing that a game keeps: marks
    /// that mean nothing, move numbers without a move. The squares of the last move are lost.
    pub(in crate::notation::pdn) fn ends_game_here(&mut self) -> bool {
        let (pos, quirks) = (self.pos, self.quirks);
        let mut starved = self.starved;
        let token = loop {
            self.pos = self.skip(self.pos, is_space);
            starved |= self.starved;
            let token = self.token();
            starved |= self.starved;
            if !matches!(token, Token::Nothing | Token::Number { .. }) {
                break token;
            }
        };
        (self.pos, self.quirks, self.starved) = (pos, quirks, starved);
        matches!(token, Token::Star | Token::Tag { .. } | Token::End)
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

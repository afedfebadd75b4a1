//! What a reader does with each token.

use super::fault::FaultKind;
use super::fen_text::tag_quirks;
use super::game_state::{Again, Last, Phase};
use super::lexer::Token;
use super::quirk::{Quirk, Quirks};
use super::reader::{Core, unescape};
use super::result::PdnResult;
use super::set_up::set_up_fen;
use super::source::Source;
use super::tags::tells_result;
use super::visitor::{MoveNumber, MoveToken, Visitor};

impl Core {
    /// Brings the game to where the token belongs: begins it, ends its tags. False if the token belongs to
    /// the next game, and this one is over.
    #[inline]
    pub(super) fn prepare<V: Visitor>(
        &mut self,
        token: &Token<'_>,
        quirks: Quirks,
        visitor: &mut V,
    ) -> Result<bool, FaultKind> {
        match (self.game.phase, token) {
            (Phase::Body, Token::Tag { .. }) if quirks.has(Quirk::FilenameTag) => {}
            (Phase::Body, Token::Tag { .. }) => return self.end_by_tag(visitor),
            (Phase::Body, _) => {}
            (Phase::Tags, Token::Tag { key, .. }) if *key == self.game.first_key => return self.end_by_tag(visitor),
            (Phase::Between, Token::Nothing | Token::End | Token::Star | Token::Result(_) | Token::Fault(_)) => {}
            (Phase::Between, Token::Tag { .. }) => self.begin(Phase::Tags, visitor),
            (Phase::Between, Token::Comment(_)) => self.begin(Phase::Preface, visitor),
            (Phase::Preface, Token::Tag { .. }) => {
                self.warn(Quirk::CommentBeforeTags, visitor)?;
                self.game.phase = Phase::Tags;
            }
            (Phase::Tags, Token::Tag { .. } | Token::Nothing | Token::Fault(_)) => {}
            (Phase::Preface, Token::Comment(_) | Token::Nothing | Token::Fault(_)) => {}
            (Phase::Between, _) => {
                self.begin(Phase::Body, visitor);
                self.end_tags(visitor);
            }
            (Phase::Preface | Phase::Tags, _) => self.end_tags(visitor),
        }
        Ok(true)
    }

    fn begin<V: Visitor>(&mut self, phase: Phase, visitor: &mut V) {
        self.game.phase = phase;
        self.game.start = self.cursor.offset();
        visitor.begin_game(self.cursor.place());
    }

    fn end_tags<V: Visitor>(&mut self, visitor: &mut V) {
        self.game.phase = Phase::Body;
        self.game.muted = visitor.end_tags().is_break();
    }

    /// The tag of a new game ends this one.
    fn end_by_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, FaultKind> {
        self.game.is_clear = true;
        if self.game.phase == Phase::Tags {
            self.end_tags(visitor);
        }
        self.end_number(visitor)?;
        self.end_variations()?;
        self.warn(Quirk::MissingSeparator, visitor)?;
        Ok(false)
    }

    /// Fails if a variation is open.
    fn end_variations(&mut self) -> Result<(), FaultKind> {
        match self.game.variations.last() {
            Some(&place) => {
                self.game.fault_place = Some(place);
                Err(FaultKind::UnclosedVariation)
            }
            None => Ok(()),
        }
    }

    /// Reports a move number that no move follows.
    fn end_number<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), FaultKind> {
        match self.game.number.take() {
            Some(place) => self.warn_at(place, Quirk::NumberWithoutMove, visitor),
            None => Ok(()),
        }
    }

    /// Reports a token and goes on past it.
    #[inline]
    pub(super) fn take<S: Source, V: Visitor>(
        &mut self,
        token: Token<'_>,
        quirks: Quirks,
        text: &str,
        source: &S,
        visitor: &mut V,
    ) -> Result<Again, FaultKind> {
        if self.game.is_open() && self.cursor.offset() - self.game.start > self.limits.game {
            return Err(FaultKind::GameTooLong { limit: self.limits.game });
        }
        if !quirks.is_empty() {
            self.warn_all(quirks, visitor)?;
        }
        self.check_encoding(self.cursor.pos + text.len(), source, visitor)?;
        match token {
            Token::Move(sign) => self.play(MoveToken { text, sign, squares: &[] }, visitor),
            Token::Number { number, second } => self.number(MoveNumber { number, second }, visitor)?,
            Token::Star => return self.separator(PdnResult::Unknown, text, visitor),
            Token::Result(result) if self.game.variations.is_empty() => return self.separator(result, text, visitor),
            Token::End => return self.end_of_text(visitor),
            Token::Fault(kind) => return Err(kind),
            _ => self.take_other(token, text, visitor)?,
        }
        let is_plain = quirks.is_empty() && matches!(token, Token::Move(_) | Token::Number { .. });
        self.pass(&token, text, is_plain);
        Ok(Again::Yes)
    }

    /// Goes on past a token.
    #[inline]
    fn pass(&mut self, token: &Token<'_>, text: &str, is_plain: bool) {
        if is_plain {
            self.cursor.pass(text.len());
        } else {
            self.cursor.pass_text(text);
        }
        self.game.last = match token {
            Token::Move(_) | Token::Unknown => Last::Move,
            Token::Open => Last::Open,
            // Of these nothing is kept where they stand.
            Token::Nothing | Token::Number { .. } | Token::Tag { .. } => return,
            _ => Last::Other,
        };
        self.game.last_end = self.cursor.offset();
    }

    #[inline]
    fn play<V: Visitor>(&mut self, token: MoveToken<'_>, visitor: &mut V) {
        self.game.number = None;
        visitor.play(MoveToken { squares: &self.squares, ..token }, self.cursor.place());
    }

    #[inline]
    fn number<V: Visitor>(&mut self, number: MoveNumber, visitor: &mut V) -> Result<(), FaultKind> {
        if self.game.number.is_some() {
            self.end_number(visitor)?;
        }
        let place = self.cursor.place();
        self.game.number = Some(place);
        self.game.number_is_apart = false;
        visitor.number(number, place);
        Ok(())
    }

    /// The tokens that are neither a move nor its number.
    fn take_other<V: Visitor>(&mut self, token: Token<'_>, text: &str, visitor: &mut V) -> Result<(), FaultKind> {
        let place = self.cursor.place();
        if !matches!(token, Token::Nothing | Token::Unknown | Token::Close) {
            self.part_number(visitor)?;
        }
        match token {
            Token::Unknown => {
                self.game.number = None;
                visitor.unknown_move(place);
            }
            Token::Tag { key, value } => self.tag(key, value, visitor)?,
            Token::Comment(comment) => visitor.comment(comment, place),
            Token::Nag(nag) => visitor.nag(nag, place),
            Token::SetUp(set_up) => self.set_up(set_up, visitor)?,
            Token::Strength(strength) => self.strength(strength, visitor)?,
            Token::Result(_) => {
                self.warn(Quirk::ResultInVariation, visitor)?;
                visitor.comment(text, place);
            }
            Token::Open => self.open(visitor)?,
            Token::Close => self.close(visitor)?,
            _ => {}
        }
        Ok(())
    }

    /// Reports, once, that something stands between a move number and its move.
    fn part_number<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), FaultKind> {
        if self.game.number.is_some() && !self.game.number_is_apart {
            self.game.number_is_apart = true;
            self.warn(Quirk::NumberApart, visitor)?;
        }
        Ok(())
    }

    fn tag<V: Visitor>(&mut self, key: &str, value: &str, visitor: &mut V) -> Result<(), FaultKind> {
        let mut buffer = core::mem::take(&mut self.unescaped);
        let value = unescape(value, &mut buffer);
        if self.game.first_key.is_empty() {
            self.game.first_key.push_str(key);
        }
        if tells_result(key) {
            self.game.result = PdnResult::parse(value).filter(|&result| result != PdnResult::Unknown);
        }
        let warned = self.warn_all(tag_quirks(key, value), visitor);
        visitor.tag(key, value, self.cursor.place());
        self.unescaped = buffer;
        warned
    }

    fn set_up<V: Visitor>(&mut self, text: &str, visitor: &mut V) -> Result<(), FaultKind> {
        if let Some(fen) = set_up_fen(text) {
            self.warn_all(tag_quirks("FEN", fen), visitor)?;
        }
        visitor.set_up(text, self.cursor.place());
        Ok(())
    }

    fn strength<V: Visitor>(&mut self, strength: &str, visitor: &mut V) -> Result<(), FaultKind> {
        if !self.game.is_glued(self.cursor.offset()) {
            self.warn(Quirk::SpaceBeforeStrength, visitor)?;
        }
        visitor.strength(strength, self.cursor.place());
        Ok(())
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), FaultKind> {
        if self.game.variations.len() >= self.limits.depth {
            return Err(FaultKind::TooDeep { limit: self.limits.depth });
        }
        let place = self.cursor.place();
        self.game.variations.push(place);
        visitor.begin_variation(place);
        Ok(())
    }

    fn close<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), FaultKind> {
        self.end_number(visitor)?;
        let opened = self.game.variations.pop().ok_or(FaultKind::UnopenedVariation)?;
        if self.game.last == Last::Open {
            self.game.fault_place = Some(opened);
            return Err(FaultKind::EmptyVariation);
        }
        visitor.end_variation(self.cursor.place());
        Ok(())
    }

    /// A separator, which ends the game if one is open.
    fn separator<V: Visitor>(&mut self, result: PdnResult, text: &str, visitor: &mut V) -> Result<Again, FaultKind> {
        let place = self.cursor.place();
        self.game.fault_place = Some(place);
        self.game.is_clear = true;
        self.cursor.pass_text(text);
        if !self.game.is_open() {
            self.warn_at(place, Quirk::RepeatedSeparator, visitor)?;
            self.game.close();
            return Ok(Again::Yes);
        }
        self.end_number(visitor)?;
        self.end_variations()?;
        if result != PdnResult::Unknown {
            self.warn_at(place, Quirk::ResultSeparator, visitor)?;
            if self.game.result.is_some_and(|told| told != result) {
                self.warn_at(place, Quirk::ResultsDiffer, visitor)?;
            }
        }
        visitor.result(result, place);
        Ok(Again::GameOver)
    }

    fn end_of_text<V: Visitor>(&mut self, visitor: &mut V) -> Result<Again, FaultKind> {
        if !self.game.is_open() {
            return Ok(Again::End);
        }
        self.end_number(visitor)?;
        self.end_variations()?;
        Ok(Again::GameOver)
    }
}

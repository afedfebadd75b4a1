//! What a reader remembers of the game it reads, and what tokens mean in its context.

use alloc::string::String;
use alloc::vec::Vec;

use super::lexer::{Lexer, Token};
use super::place::Place;
use super::quirk::Quirk;
use super::result::PdnResult;
use super::text::Sign;

/// Whether and how reading goes on after a token.
pub(super) enum Again {
    Yes,
    GameOver,
    Starved,
    End,
}

/// How far a game is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Phase {
    /// No game has begun.
    #[default]
    Between,
    /// A comment came, which may belong before tags.
    Preface,
    /// Its tags.
    Tags,
    /// Its moves.
    Body,
}

/// What the last token was, for those whose meaning depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Last {
    #[default]
    Other,
    Move,
    Open,
}

/// What a reader remembers of the game it reads.
#[derive(Debug, Default)]
pub(super) struct GameState {
    pub(super) phase: Phase,
    /// Where the game starts.
    pub(super) start: u64,
    /// Where the variations start that are open.
    pub(super) variations: Vec<Place>,
    pub(super) last: Last,
    /// Where the last token ended.
    pub(super) last_end: u64,
    /// A move number whose move is awaited.
    pub(super) number: Option<Place>,
    /// Whether something came between that number and its move.
    pub(super) number_is_apart: bool,
    /// The result of the tags, if they tell any.
    pub(super) result: Option<PdnResult>,
    /// The key of the first tag; empty if there was none.
    pub(super) first_key: String,
    /// Whether the visitor wants no more of this game.
    pub(super) muted: bool,
    /// Whether the game that is broken is over: no other need be looked for.
    pub(super) is_clear: bool,
    /// Where the fault is, if not at the cursor.
    pub(super) fault_place: Option<Place>,
    /// Whether any game was read before.
    pub(super) is_later: bool,
}

impl GameState {
    pub(super) fn is_open(&self) -> bool {
        self.phase != Phase::Between
    }

    pub(super) fn had_tags(&self) -> bool {
        self.phase == Phase::Tags || !self.first_key.is_empty()
    }

    /// Whether what starts here follows a move without a space.
    #[inline]
    pub(super) fn is_glued(&self, offset: u64) -> bool {
        self.last == Last::Move && self.last_end == offset
    }

    /// Forgets the game.
    pub(super) fn close(&mut self) {
        self.phase = Phase::Between;
        self.variations.clear();
        self.last = Last::Other;
        self.number = None;
        self.result = None;
        self.first_key.clear();
        self.muted = false;
        self.is_clear = false;
        self.fault_place = None;
        self.is_later = true;
    }

    /// What a token is where it stands, at `offset`. The lexer, which is behind it, may look further ahead.
    #[inline]
    pub(super) fn in_context<'t>(&self, token: Token<'t>, offset: u64, lexer: &mut Lexer<'t, '_>) -> Token<'t> {
        match token {
            Token::Move(Sign::Hyphen) => self.move_or_score(token, lexer),
            Token::Star if self.is_glued(offset) => self.star(lexer),
            Token::Comment(_) if self.is_glued(offset) && lexer.quirks.has(Quirk::StrayWords) => {
                lexer.quirks.remove(Quirk::StrayWords);
                lexer.quirks.add(Quirk::GluedWords);
                token
            }
            Token::Tag { key, .. } if key.eq_ignore_ascii_case("FILENAME") => self.file_name(token, key, lexer),
            _ => token,
        }
    }

    /// A move that is a score if it is the last of its game.
    #[inline]
    fn move_or_score<'t>(&self, token: Token<'t>, lexer: &mut Lexer<'t, '_>) -> Token<'t> {
        let Some(score) = PdnResult::of_move(Sign::Hyphen, lexer.squares) else { return token };
        if !score.may_end(self.result) || !self.variations.is_empty() {
            return token;
        }
        let squares = lexer.squares.clone();
        let ends_game = lexer.ends_game_here();
        *lexer.squares = squares;
        if !ends_game {
            return token;
        }
        lexer.quirks.add(Quirk::ScoreResult);
        Token::Result(score)
    }

    /// A star glued to a move: its strength, if the game goes on, else a separator.
    fn star<'t>(&self, lexer: &mut Lexer<'t, '_>) -> Token<'t> {
        if !self.variations.is_empty() || lexer.goes_on_here() {
            lexer.quirks.add(Quirk::StarAsStrength);
            return Token::Nag(7);
        }
        Token::Star
    }

    /// The tag `FILENAME`, which some programs put at the end of a file. Where games begin with it, it is
    /// that of the next.
    fn file_name<'t>(&self, token: Token<'t>, key: &str, lexer: &mut Lexer<'t, '_>) -> Token<'t> {
        let is_last = self.phase == Phase::Between && self.is_later && lexer.ends_text_here();
        if is_last || (self.phase == Phase::Body && self.first_key != key) {
            lexer.quirks.add(Quirk::FilenameTag);
        }
        if is_last { Token::Nothing } else { token }
    }
}

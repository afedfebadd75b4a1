//! From characters to tokens.
//!
//! A token is read in one go and without side effects: when the text in view ends inside it while more
//! may follow, the lexer says it is starved and is asked again, from the start of the token, with more.
//! So what is read does not depend on how a file was cut into blocks.

mod ahead;
mod brackets;
mod enclosed;
mod moves;
mod words;

pub(super) use enclosed::Searched;

use alloc::vec::Vec;

use super::chars::{char_at, is_inline_space, is_odd_hyphen, is_odd_space, is_space};
use super::fault::FaultKind;
use super::quirk::{Quirk, Quirks};
use super::result::PdnResult;
use super::text::{Sign, SquareName};

/// The smallest piece of a text that has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// The end of the text.
    End,
    /// Characters that mean nothing.
    Nothing,
    /// A tag. The value is as it stands between its quotes.
    Tag { key: &'t str, value: &'t str },
    /// A move number, and whether it announces the second player's move.
    Number { number: u32, second: bool },
    /// A move; its squares are in the lexer's list.
    Move(Sign),
    /// A move that is not given.
    Unknown,
    /// The strength of a move: `!?`, `(?)`.
    Strength(&'t str),
    /// `$7`
    Nag(u16),
    /// A comment, whatever encloses it.
    Comment(&'t str),
    /// What stands between slashes.
    SetUp(&'t str),
    /// The start of a variation.
    Open,
    /// The end of a variation.
    Close,
    /// `*`
    Star,
    /// A result.
    Result(PdnResult),
    /// Something that cannot be read on from.
    Fault(FaultKind),
}

/// Reads tokens from the text in view.
pub(super) struct Lexer<'t, 's> {
    text: &'t str,
    bytes: &'t [u8],
    /// Where the next token starts; behind the token once it is read.
    pub(super) pos: usize,
    /// Whether more text may follow the text in view.
    open: bool,
    /// Whether the text ended while it was looked at and more may follow.
    pub(super) starved: bool,
    /// What is odd about the token.
    pub(super) quirks: Quirks,
    /// The squares of the last move.
    pub(super) squares: &'s mut Vec<SquareName>,
    /// What was searched in vain.
    searched: &'s mut Searched,
}

impl<'t, 's> Lexer<'t, 's> {
    pub(super) fn new(text: &'t str, open: bool, squares: &'s mut Vec<SquareName>, searched: &'s mut Searched) -> Self {
        let bytes = text.as_bytes();
        Lexer { text, bytes, pos: 0, open, starved: false, quirks: Quirks::NONE, squares, searched }
    }

    /// The token that starts at `pos`, where no space is.
    #[inline]
    pub(super) fn token(&mut self) -> Token<'t> {
        self.quirks = Quirks::NONE;
        self.starved = false;
        let Some(byte) = self.byte(self.pos) else { return Token::End };
        match byte {
            b'0'..=b'9' => self.digits(),
            b'a'..=b'z' | b'A'..=b'Z' | b'@' => self.letters(),
            _ => self.mark(byte),
        }
    }

    /// A token that starts with neither digit nor letter.
    fn mark(&mut self, byte: u8) -> Token<'t> {
        match byte {
            b'[' => self.bracket(),
            b'{' => self.braces(),
            b'(' => self.parenthesis(),
            b')' => self.single(Token::Close),
            b'*' => self.single(Token::Star),
            b'/' => self.slashes(),
            b'$' => self.nag(),
            b'%' | b';' => self.line_comment(byte),
            b'!' | b'?' => self.strength(),
            b'.' => self.dots(),
            b'-' => self.unknown_move(),
            b'<' => self.angle_brackets(),
            b'}' | b']' => self.odd(Quirk::StrayBracket, 1),
            0..=0x1F | 0x7F => self.controls(),
            0x80.. => self.odd_character(),
            _ => self.words(),
        }
    }

    /// The byte at `at`; at the end of the text none, and the lexer is starved if more may follow.
    #[inline]
    fn byte(&mut self, at: usize) -> Option<u8> {
        let byte = self.bytes.get(at).copied();
        if byte.is_none() {
            self.starved |= self.open;
        }
        byte
    }

    /// The character at `at`, like [`byte`](Self::byte).
    #[inline]
    fn char(&mut self, at: usize) -> Option<char> {
        let c = char_at(self.text, at);
        if c.is_none() {
            self.starved |= self.open;
        }
        c
    }

    /// The first place from `at` on where `skip` does not hold.
    fn skip(&mut self, mut at: usize, skip: impl Fn(char) -> bool) -> usize {
        while let Some(c) = self.char(at).filter(|&c| skip(c)) {
            at += c.len_utf8();
        }
        at
    }

    #[inline]
    fn single(&mut self, token: Token<'t>) -> Token<'t> {
        self.pos += 1;
        token
    }

    /// Passes over `bytes` that are odd in this way and mean nothing.
    fn odd(&mut self, quirk: Quirk, bytes: usize) -> Token<'t> {
        self.quirks.add(quirk);
        self.pos += bytes;
        Token::Nothing
    }

    fn controls(&mut self) -> Token<'t> {
        let end = self.skip(self.pos, |c| c.is_ascii_control() && !is_space(c));
        self.odd(Quirk::ControlCharacter, (end - self.pos).max(1))
    }

    fn odd_character(&mut self) -> Token<'t> {
        let Some(c) = self.char(self.pos) else { return Token::Nothing };
        match c {
            _ if is_odd_space(c) => {
                let end = self.skip(self.pos, is_odd_space);
                self.odd(Quirk::OddSpace, end - self.pos)
            }
            _ if is_odd_hyphen(c) => self.unknown_move(),
            '½' => self.half(),
            '…' => self.dots(),
            _ => self.glyph(c).unwrap_or_else(|| self.words()),
        }
    }

    /// Whether nothing but a space, the end or a mark follows at `at`: no letter or digit.
    fn is_boundary(&mut self, at: usize) -> bool {
        !self.char(at).is_some_and(char::is_alphanumeric)
    }

    /// The first place from `at` on that is not a space of the same line.
    fn skip_inline(&mut self, at: usize) -> usize {
        self.skip(at, is_inline_space)
    }
}

/// Reads a text that is one move and nothing else; its squares are put in the list.
pub(super) fn whole_move(text: &str, squares: &mut Vec<SquareName>) -> Option<Sign> {
    let mut searched = Searched::default();
    let mut lexer = Lexer::new(text, false, squares, &mut searched);
    match lexer.token() {
        Token::Move(sign) if lexer.pos == text.len() => Some(sign),
        _ => None,
    }
}

//! A short way past the tokens that make up most files: plain moves and their numbers.
//!
//! It takes nothing that the general way would report a quirk of, or understand otherwise: what it is not
//! sure of it leaves alone. A test compares the two ways.

use super::game_state::{Last, Phase};
use super::reader::Core;
use super::result::PdnResult;
use super::text::{Sign, SquareName};
use super::visitor::{MoveNumber, MoveToken, Visitor};

/// How many bytes must be in view: more than the longest token that is taken here.
const AHEAD: usize = 32;

/// A token that is plain, and its length.
enum Plain {
    Move(Sign, [SquareName; 2], usize),
    Number(u32, usize),
}

impl Core {
    /// Reports plain moves and numbers as long as nothing else comes.
    #[inline]
    pub(super) fn read_plain<V: Visitor>(&mut self, text: &str, visitor: &mut V) {
        let is_body = self.game.phase == Phase::Body && !self.game.muted;
        let may_score = matches!(self.game.result, Some(PdnResult::Score(..)));
        if !is_body || may_score || self.limits.token < AHEAD {
            return;
        }
        let bytes = text.as_bytes();
        let limit = self.game.start.saturating_add(self.limits.game).min(self.latin1);
        let limit = usize::try_from(limit.saturating_sub(self.cursor.base)).unwrap_or(usize::MAX);
        let end = limit.min(bytes.len()).saturating_sub(AHEAD);
        while self.cursor.pos < end {
            let start = self.cursor.pos;
            match bytes[start] {
                b' ' => self.cursor.pass(1),
                b'\n' => self.cursor.next_line(1),
                _ => match plain(&bytes[start..start + AHEAD]) {
                    Some(Plain::Move(sign, squares, length)) => {
                        let text = &text[start..start + length];
                        self.game.number = None;
                        visitor.play(MoveToken { text, sign, squares: &squares }, self.cursor.place());
                        self.cursor.pass(length);
                        self.game.last = Last::Move;
                        self.game.last_end = self.cursor.offset();
                    }
                    Some(Plain::Number(number, length)) if self.game.number.is_none() => {
                        let place = self.cursor.place();
                        self.game.number = Some(place);
                        self.game.number_is_apart = false;
                        visitor.number(MoveNumber { number, second: false }, place);
                        self.cursor.pass(length);
                    }
                    _ => return,
                },
            }
        }
    }
}

/// The plain token at the start of these bytes.
#[inline]
fn plain(bytes: &[u8]) -> Option<Plain> {
    let (from, used) = square(bytes)?;
    let sign = match bytes[used] {
        b'-' => Sign::Hyphen,
        b'x' => Sign::Cross,
        b':' => Sign::Colon,
        b'.' => return number(bytes, from, used),
        _ => return None,
    };
    let (to, more) = square(&bytes[used + 1..])?;
    let length = used + 1 + more;
    let is_clear = match (from, to) {
        // Ten points divided, or one each, may be a result.
        (SquareName::Number(from), SquareName::Number(to)) => from + to != 10 && from + to != 2,
        (SquareName::Place { .. }, SquareName::Place { .. }) => true,
        _ => false,
    };
    let is_alone = matches!(bytes[length], b' ' | b'\n');
    (is_clear && is_alone).then_some(Plain::Move(sign, [from, to], length))
}

/// A move number, of whose digits `used` are read; the first player's, and followed by his move.
#[inline]
fn number(bytes: &[u8], digits: SquareName, used: usize) -> Option<Plain> {
    let SquareName::Number(number) = digits else { return None };
    let next = if bytes[used + 1] == b' ' { bytes[used + 2] } else { bytes[used + 1] };
    next.is_ascii_alphanumeric().then_some(Plain::Number(number.into(), used + 1))
}

/// A square without anything odd, and its length: up to three digits, or a small letter and up to two.
#[inline]
fn square(bytes: &[u8]) -> Option<(SquareName, usize)> {
    let first = bytes[0];
    let at = usize::from(first.is_ascii_lowercase());
    if !matches!(bytes[at], b'1'..=b'9') {
        return None;
    }
    let mut number = u16::from(bytes[at] - b'0');
    let mut end = at + 1;
    while bytes[end].is_ascii_digit() {
        number = number * 10 + u16::from(bytes[end] - b'0');
        end += 1;
        if end > 3 {
            return None;
        }
    }
    if at == 0 {
        return Some((SquareName::Number(number), end));
    }
    Some((SquareName::Place { file: first - b'a', rank: number as u8 - 1 }, end))
}

//! Where a text comes from.

use alloc::string::String;
use alloc::vec::Vec;

use super::chars::from_latin1;
use super::fault::FaultKind;

/// How many bytes are read at a time.
pub(super) const BLOCK: usize = 1 << 16;

/// A text of which a part is in view: all of it, or a window that moves on.
///
/// A `&str` is a source; [`Bytes`] and, with the feature `std`, [`Stream`](super::Stream) decode as they go.
pub trait Source {
    /// The text in view.
    fn text(&self) -> &str;

    /// Whether more text may follow the text in view.
    fn is_open(&self) -> bool;

    /// Drops the first `used` bytes of the text in view, which end at a character, and appends what
    /// comes next: at least something, unless the source comes to its end and is not open any more.
    ///
    /// # Errors
    /// [`FaultKind::Unreadable`] if the source fails.
    fn advance(&mut self, used: usize) -> Result<(), FaultKind>;

    /// The first place from `offset` on, in bytes from the start of the whole text, where a line was not
    /// UTF-8 and was read as Latin-1.
    fn latin1_from(&self, offset: u64) -> Option<u64> {
        let _ = offset;
        None
    }
}

impl Source for &str {
    fn text(&self) -> &str {
        self
    }

    fn is_open(&self) -> bool {
        false
    }

    fn advance(&mut self, used: usize) -> Result<(), FaultKind> {
        *self = self.get(used..).unwrap_or_default();
        Ok(())
    }
}

/// Makes text of bytes: UTF-8, and where it is not, Latin-1.
#[derive(Clone, Debug, Default)]
pub(super) struct Decoder {
    /// What is decoded and not dropped.
    pub(super) text: String,
    /// Bytes of text that were dropped.
    base: u64,
    /// Where in the whole text a line was read as Latin-1, one place a line.
    latin1: Vec<u64>,
    line_is_noted: bool,
}

impl Decoder {
    pub(super) fn drop_front(&mut self, used: usize) {
        self.text.drain(..used);
        self.base += used as u64;
        let base = self.base;
        self.latin1.retain(|&offset| offset >= base);
    }

    /// Decodes bytes; of a character that may go on with the next bytes nothing is taken. Tells how many
    /// bytes are done with.
    pub(super) fn decode(&mut self, bytes: &[u8], more_follow: bool) -> usize {
        let mut done = 0;
        loop {
            match core::str::from_utf8(&bytes[done..]) {
                Ok(text) => {
                    self.append(text);
                    return bytes.len();
                }
                Err(error) => {
                    let valid = &bytes[done..done + error.valid_up_to()];
                    self.append(core::str::from_utf8(valid).unwrap_or_default());
                    done += error.valid_up_to();
                    if more_follow && error.error_len().is_none() {
                        return done;
                    }
                    self.append_latin1(bytes[done]);
                    done += 1;
                }
            }
        }
    }

    fn append(&mut self, text: &str) {
        if self.line_is_noted && text.contains('\n') {
            self.line_is_noted = false;
        }
        self.text.push_str(text);
    }

    fn append_latin1(&mut self, byte: u8) {
        if !self.line_is_noted {
            self.line_is_noted = true;
            self.latin1.push(self.base + self.text.len() as u64);
        }
        self.text.push(from_latin1(byte));
    }

    pub(super) fn latin1_from(&self, offset: u64) -> Option<u64> {
        self.latin1.get(self.latin1.partition_point(|&noted| noted < offset)).copied()
    }
}

/// Bytes in memory as a source: UTF-8, and where they are not, Latin-1 (windows-1252).
///
/// ```
/// use draughts::pdn::{Bytes, Games, Quirk};
/// let mut games = Games::new(Bytes::new(b"[White \"M\xFCller\"] 1. 32-28 *"));
/// let game = games.next().unwrap().unwrap();
/// assert_eq!(game.tag("White"), Some("Müller"));
/// assert_eq!(game.warnings()[0].quirk, Quirk::Latin1);
/// ```
#[derive(Clone, Debug)]
pub struct Bytes<'a> {
    rest: &'a [u8],
    decoder: Decoder,
}

impl<'a> Bytes<'a> {
    /// These bytes.
    ///
    /// ```
    /// # use draughts::pdn::{Bytes, Games};
    /// assert_eq!(Games::new(Bytes::new(b"1. 32-28 * 1. 33-29 *")).count(), 2);
    /// ```
    pub fn new(bytes: &'a [u8]) -> Self {
        Bytes { rest: bytes, decoder: Decoder::default() }
    }
}

impl Source for Bytes<'_> {
    fn text(&self) -> &str {
        &self.decoder.text
    }

    fn is_open(&self) -> bool {
        !self.rest.is_empty()
    }

    fn advance(&mut self, used: usize) -> Result<(), FaultKind> {
        self.decoder.drop_front(used);
        let block = BLOCK.max(self.decoder.text.len()).min(self.rest.len());
        let done = self.decoder.decode(&self.rest[..block], block < self.rest.len());
        self.rest = &self.rest[done..];
        Ok(())
    }

    fn latin1_from(&self, offset: u64) -> Option<u64> {
        self.decoder.latin1_from(offset)
    }
}

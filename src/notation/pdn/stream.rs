//! Files and other streams as sources.

use alloc::vec::Vec;
use std::io::{ErrorKind, Read};

use super::fault::FaultKind;
use super::source::{BLOCK, Decoder, Source};

/// A stream as a source: UTF-8, and where it is not, Latin-1 (windows-1252). It is read block by block;
/// no more of it is kept than the tokens being read need.
///
/// ```
/// use draughts::pdn::{Games, Stream};
/// let file = std::io::Cursor::new("1. 32-28 * 1. 33-29 *"); // or a std::fs::File
/// assert_eq!(Games::new(Stream::new(file)).count(), 2);
/// ```
#[derive(Debug)]
pub struct Stream<R> {
    stream: R,
    decoder: Decoder,
    /// Bytes that are read and not decoded: at most the beginning of a character.
    bytes: Vec<u8>,
    ended: bool,
}

impl<R: Read> Stream<R> {
    /// This stream. It need not be buffered.
    ///
    /// ```
    /// # use draughts::pdn::{Games, Stream};
    /// assert_eq!(Games::new(Stream::new(&b"1. 32-28 *"[..])).count(), 1);
    /// ```
    pub fn new(stream: R) -> Self {
        Stream { stream, decoder: Decoder::default(), bytes: Vec::new(), ended: false }
    }

    /// Reads a block behind the bytes that are there; tells how many it got.
    fn read_block(&mut self) -> Result<usize, FaultKind> {
        let kept = self.bytes.len();
        self.bytes.resize(kept + BLOCK, 0);
        let read = loop {
            match self.stream.read(&mut self.bytes[kept..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.bytes.truncate(kept + read.as_ref().map_or(0, |&read| read));
        read.map_err(|error| FaultKind::Unreadable(error.kind()))
    }
}

impl<R: Read> Source for Stream<R> {
    fn text(&self) -> &str {
        &self.decoder.text
    }

    fn is_open(&self) -> bool {
        !self.ended
    }

    fn advance(&mut self, used: usize) -> Result<(), FaultKind> {
        self.decoder.drop_front(used);
        let wanted = self.decoder.text.len().max(1);
        let target = self.decoder.text.len() + wanted;
        while !self.ended && self.decoder.text.len() < target {
            self.ended = match self.read_block() {
                Ok(read) => read == 0,
                Err(fault) => {
                    self.ended = true;
                    return Err(fault);
                }
            };
            let done = self.decoder.decode(&self.bytes, !self.ended);
            self.bytes.drain(..done);
        }
        Ok(())
    }

    fn latin1_from(&self, offset: u64) -> Option<u64> {
        self.decoder.latin1_from(offset)
    }
}

//! What a reader tells about a text while it reads.

use core::ops::ControlFlow;

use super::fault::Fault;
use super::place::Place;
use super::quirk::Warning;
use super::result::PdnResult;
use super::text::{MoveText, Sign, SquareName};

/// A move as a reader finds it. Borrowed: nothing is allocated for it.
///
/// ```
/// use draughts::pdn::{MoveToken, Place, Reader, Visitor};
///
/// struct Texts(Vec<String>);
/// impl Visitor for Texts {
///     fn play(&mut self, m: MoveToken<'_>, _at: Place) {
///         self.0.push(format!("{} for {}", m.to_owned(), m.text));
///     }
/// }
/// let mut texts = Texts(vec![]);
/// Reader::new("1. A3-B4 *").read_all(&mut texts);
/// assert_eq!(texts.0, ["a3-b4 for A3-B4"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveToken<'a> {
    /// The move as it stands in the text.
    pub text: &'a str,
    /// The sign between its squares.
    pub sign: Sign,
    /// Its squares.
    pub squares: &'a [SquareName],
}

impl MoveToken<'_> {
    /// The move on its own.
    pub fn to_owned(&self) -> MoveText {
        MoveText::of(self.sign, self.squares)
    }
}

/// A move number, and whose move it announces.
///
/// ```
/// use draughts::pdn::MoveNumber;
/// assert_eq!(MoveNumber { number: 12, second: true }.to_string(), "12...");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// Whether the move is the second player's: `12...` in place of `12.`
    pub second: bool,
}

impl core::fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.number, if self.second { "..." } else { "." })
    }
}

/// Is told what a [`Reader`](super::Reader) reads, in the order of the text. Whatever a visitor does not care
/// about it can leave out.
///
/// For each game: [`begin_game`](Visitor::begin_game), tags, [`end_tags`](Visitor::end_tags), what the game
/// consists of, [`end_game`](Visitor::end_game). A comment may come before the tags. Warnings may come
/// between games too.
///
/// ```
/// use draughts::pdn::{MoveToken, Place, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Count { moves: u32, depth: u32 }
/// impl Visitor for Count {
///     fn play(&mut self, _m: MoveToken<'_>, _at: Place) {
///         self.moves += u32::from(self.depth == 0);
///     }
///     fn begin_variation(&mut self, _at: Place) { self.depth += 1; }
///     fn end_variation(&mut self, _at: Place) { self.depth -= 1; }
/// }
/// let mut count = Count::default();
/// Reader::new("1. 32-28 19-23 (18-23 2. 38-32) 2. 28x19 *").read_all(&mut count);
/// assert_eq!(count.moves, 3);
/// ```
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, at: Place) {}

    /// A tag: its key and its value, as they are written.
    fn tag(&mut self, key: &str, value: &str, at: Place) {}

    /// The tags are over. After `Break` nothing is told of the game but its end: it is skipped.
    fn end_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A move number.
    fn number(&mut self, number: MoveNumber, at: Place) {}

    /// A move.
    fn play(&mut self, m: MoveToken<'_>, at: Place) {}

    /// A move that is not given: `-` or `...`.
    fn unknown_move(&mut self, at: Place) {}

    /// The strength of the move before it: `!`, `?!`, `(?)`.
    fn strength(&mut self, strength: &str, at: Place) {}

    /// A numeric annotation glyph: `$7`.
    fn nag(&mut self, nag: u16, at: Place) {}

    /// A comment, without what encloses it, and with the commands (`[%clk 0:10:00]`) in it.
    fn comment(&mut self, text: &str, at: Place) {}

    /// A set-up, without the slashes: `FEN "W:W31:B20"`.
    fn set_up(&mut self, text: &str, at: Place) {}

    /// A variation begins. It replaces the move before it.
    fn begin_variation(&mut self, at: Place) {}

    /// The variation ends.
    fn end_variation(&mut self, at: Place) {}

    /// What separates the game from the next. PDN 3.0 has only `*`, which says nothing about the result:
    /// see the tags.
    fn result(&mut self, result: PdnResult, at: Place) {}

    /// Something is not as in the standard, and is read all the same.
    fn warning(&mut self, warning: Warning) {}

    /// The game is over, or cannot be read on.
    fn end_game(&mut self, fault: Option<Fault>) {}
}

/// Is told everything, and does nothing: to read without need of anything but faults.
impl Visitor for () {}

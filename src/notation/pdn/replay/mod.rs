//! Playing games while they are read: every move, in variations too, is checked against the rules.

mod fault;
mod line;
mod moves;
mod squares;

pub use fault::{RuleFault, RuleFaultKind};

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::fault::Fault;
use super::fen_text::clean_fen;
use super::limits::Mode;
use super::place::Place;
use super::quirk::{Quirk, Warning};
use super::reader::Reader;
use super::result::PdnResult;
use super::set_up::{null_move, set_up_fen};
use super::tags::is_unknown;
use super::visitor::{MoveNumber, MoveToken, Visitor};
use crate::moves::Move;
use crate::notation::Reading;
use crate::position::Position;
use crate::state::BitsOf;
use crate::variant::{Separator, Variant};
use line::Line;
use squares::SquareTable;

/// Is told what a [`Visitor`] is told, and the moves as well.
///
/// ```
/// use draughts::{International, Move, Position, pdn::{Replay, Reader, RuleVisitor, Visitor, Place}};
///
/// struct Captures(u32);
/// impl Visitor for Captures {}
/// impl RuleVisitor<International> for Captures {
///     fn played(&mut self, _before: &Position<International>, m: &Move<u64>, _at: Place) {
///         self.0 += u32::from(m.is_capture());
///     }
/// }
/// let mut replay = Replay::new(International, Captures(0));
/// Reader::new("1. 32-28 19-23 2. 28x19 14x23 *").read_all(&mut replay);
/// assert_eq!(replay.visitor().0, 2);
/// ```
#[allow(unused_variables)]
pub trait RuleVisitor<V: Variant>: Visitor {
    /// A line starts from this position, or goes on from it: at the start of a game, of a variation, after a
    /// set-up, and after a variation.
    fn position(&mut self, position: &Position<V>, at: Place) {}

    /// A legal move, and the position before it.
    fn played(&mut self, before: &Position<V>, m: &Move<BitsOf<V>>, at: Place) {}

    /// Something breaks the rules. What follows it in the same line is not checked, up to a set-up.
    fn broken_rule(&mut self, fault: RuleFault) {}
}

impl<V: Variant> RuleVisitor<V> for () {}

/// A visitor that plays the games of a file by the rules of one game, and tells another visitor about them.
///
/// In tolerant mode it takes, with a warning: relocations in place of the first move of each player (ballots
/// of flying checkers: `1. A3-H4 H6-A3`), captures whose jumps are written as moves (`11x18 18x25`), captured squares
/// in place of the path, signs other than the game's, paths that are needless or have squares left out, and
/// positions with men on the crowning row or too many men. In strict mode these are faults.
///
/// After a move that is not legal or not known the rest of its line is not checked; a variation in place of
/// that move is.
///
/// ```
/// use draughts::{Russian, pdn::{Reader, Replay}};
/// let mut replay = Replay::new(Russian, ());
/// Reader::new("1. c3-d4 b6-c5 2. b2-c3 (2. d4:b6 a7:c5) f6-g5 *").read_all(&mut replay);
/// assert_eq!((replay.moves(), replay.faults()), (4, 1)); // 2. b2-c3 leaves a capture undone
/// ```
#[derive(Debug)]
pub struct Replay<V: Variant, H> {
    game: V,
    mode: Mode,
    initial: Position<V>,
    squares: SquareTable,
    separator: Separator,
    visitor: H,
    /// The legal moves of the position.
    legal: Vec<Move<BitsOf<V>>>,
    /// A move's text as the standard has it.
    text: String,
    line: Line<V>,
    /// The lines around this one.
    outer: Vec<Line<V>>,
    /// The position the tags tell, and where.
    fen: Option<(String, Place)>,
    /// Where the game starts.
    start: Place,
    moves: u64,
    faults: u64,
}

impl<V: Variant, H: RuleVisitor<V>> Replay<V, H> {
    /// Plays by the rules of this game, in tolerant mode.
    ///
    /// ```
    /// use draughts::{English, pdn::Replay};
    /// assert_eq!(Replay::new(English, ()).moves(), 0);
    /// ```
    pub fn new(game: V, visitor: H) -> Self {
        let initial = Position::initial_of(game.clone());
        let squares = SquareTable::new(&game);
        let line = Line::from(initial.clone());
        let (legal, text, outer) = (Vec::new(), String::new(), Vec::new());
        let separator = initial.info().separator;
        let (mode, fen, start, moves, faults) = (Mode::Tolerant, None, Place::START, 0, 0);
        Replay { game, mode, initial, squares, separator, visitor, legal, text, line, outer, fen, start, moves, faults }
    }

    /// Plays in this mode.
    ///
    /// ```
    /// use draughts::{International, pdn::{Mode, Reader, Replay}};
    /// let mut replay = Replay::new(International, ()).mode(Mode::Strict);
    /// Reader::new("1. 32-28 19-23 2. 28-19 *").read_all(&mut replay);
    /// assert_eq!(replay.faults(), 1);
    /// ```
    #[must_use]
    pub fn mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// The visitor it tells.
    ///
    /// ```
    /// # use draughts::{English, pdn::Replay};
    /// assert_eq!(Replay::new(English, ()).visitor(), &());
    /// ```
    pub fn visitor(&self) -> &H {
        &self.visitor
    }

    /// The visitor it tells, to be changed.
    ///
    /// ```
    /// # use draughts::{English, pdn::Replay};
    /// *Replay::new(English, ()).visitor_mut() = ();
    /// ```
    pub fn visitor_mut(&mut self) -> &mut H {
        &mut self.visitor
    }

    /// The visitor it told, when everything is read.
    ///
    /// ```
    /// use draughts::{English, pdn::{Reader, Replay, Visitor, RuleVisitor, Place, MoveNumber}};
    /// struct Numbers(Vec<u32>);
    /// impl Visitor for Numbers {
    ///     fn number(&mut self, number: MoveNumber, _at: Place) { self.0.push(number.number); }
    /// }
    /// impl RuleVisitor<English> for Numbers {}
    /// let mut replay = Replay::new(English, Numbers(Vec::new()));
    /// Reader::new("1. 11-15 23-19 2. 8-11 *").read_all(&mut replay);
    /// assert_eq!(replay.into_visitor().0, [1, 2]);
    /// ```
    pub fn into_visitor(self) -> H {
        self.visitor
    }

    /// How many legal moves were played, in all games and their variations.
    ///
    /// ```
    /// use draughts::{International, pdn::{Reader, Replay}};
    /// let mut replay = Replay::new(International, ());
    /// Reader::new("1. 32-28 (1. 33-29) 19-23 *").read_all(&mut replay);
    /// assert_eq!(replay.moves(), 3);
    /// ```
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// How many faults there were.
    ///
    /// ```
    /// use draughts::{International, pdn::{Reader, Replay}};
    /// let mut replay = Replay::new(International, ());
    /// Reader::new("1. 32-27 19-23 *").read_all(&mut replay);
    /// assert_eq!(replay.faults(), 0);
    /// ```
    pub fn faults(&self) -> u64 {
        self.faults
    }

    /// How positions are read.
    fn reading(&self) -> Reading {
        match self.mode {
            Mode::Strict => Reading::STRICT,
            Mode::Tolerant => Reading::TOLERANT,
        }
    }

    fn fault(&mut self, kind: RuleFaultKind, text: &str, place: Place) {
        let fen = self.line.now.as_ref().map(Position::to_fen).unwrap_or_default();
        let fault = RuleFault { kind, place, ply: self.line.ply + 1, text: text.into(), fen };
        self.faults += 1;
        self.visitor.broken_rule(fault);
    }

    /// Reports a quirk; in strict mode it is a fault, though not one that ends the line.
    fn quirk(&mut self, quirk: Quirk, text: &str, place: Place) {
        match self.mode {
            Mode::Strict => self.fault(RuleFaultKind::Forbidden(quirk), text, place),
            Mode::Tolerant => self.visitor.warning(Warning { quirk, place }),
        }
    }

    /// Goes on from the position that a text describes.
    fn set_position(&mut self, fen: &str, text: &str, place: Place) {
        let fen = &*clean_fen(fen).0;
        let position = match (null_move(fen), &self.line.now) {
            (Some(turn), Some(now)) => {
                let setup = crate::setup::Setup { turn, ..now.to_setup() };
                Position::from_setup_of(self.game.clone(), &setup, self.reading().faults).map_err(Into::into)
            }
            _ => Position::read(self.game.clone(), fen, self.reading()),
        };
        match position {
            Ok(position) => {
                self.visitor.position(&position, place);
                self.line.set(Some(position));
            }
            Err(error) => {
                self.fault(error.into(), text, place);
                self.line.set(None);
            }
        }
    }

    /// Tells the visitor the position of the line that goes on.
    fn tell_position(&mut self, place: Place) {
        if let Some(position) = &self.line.now {
            self.visitor.position(position, place);
        }
    }
}

impl<V: Variant, H: RuleVisitor<V>> Visitor for Replay<V, H> {
    fn begin_game(&mut self, at: Place) {
        self.fen = None;
        self.start = at;
        self.outer.clear();
        self.line = Line::from(self.initial.clone());
        self.visitor.begin_game(at);
    }

    fn tag(&mut self, key: &str, value: &str, at: Place) {
        if key == "FEN" {
            self.fen = Some((value.into(), at));
        }
        self.visitor.tag(key, value, at);
    }

    fn end_tags(&mut self) -> ControlFlow<()> {
        self.visitor.end_tags()?;
        match self.fen.take() {
            Some((fen, place)) if !is_unknown(&fen) => {
                self.set_position(&fen, &fen, place);
                self.line.is_main = false;
            }
            _ => self.tell_position(self.start),
        }
        ControlFlow::Continue(())
    }

    fn number(&mut self, number: MoveNumber, at: Place) {
        self.visitor.number(number, at);
    }

    fn play(&mut self, m: MoveToken<'_>, at: Place) {
        self.visitor.play(m, at);
        self.take_move(m, at);
    }

    fn unknown_move(&mut self, at: Place) {
        self.end_pending();
        self.line.advance(None);
        self.visitor.unknown_move(at);
    }

    fn strength(&mut self, strength: &str, at: Place) {
        self.visitor.strength(strength, at);
    }

    fn nag(&mut self, nag: u16, at: Place) {
        self.visitor.nag(nag, at);
    }

    fn comment(&mut self, text: &str, at: Place) {
        self.visitor.comment(text, at);
    }

    fn set_up(&mut self, text: &str, at: Place) {
        self.end_pending();
        self.visitor.set_up(text, at);
        if let Some(fen) = set_up_fen(text) {
            self.set_position(fen, text, at);
        }
    }

    fn begin_variation(&mut self, at: Place) {
        self.end_pending();
        self.visitor.begin_variation(at);
        let variation = self.line.variation();
        self.outer.push(core::mem::replace(&mut self.line, variation));
        self.tell_position(at);
    }

    fn end_variation(&mut self, at: Place) {
        self.end_pending();
        self.visitor.end_variation(at);
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
        self.tell_position(at);
    }

    fn result(&mut self, result: PdnResult, at: Place) {
        self.end_pending();
        self.visitor.result(result, at);
    }

    fn warning(&mut self, warning: Warning) {
        self.visitor.warning(warning);
    }

    fn end_game(&mut self, fault: Option<Fault>) {
        self.end_pending();
        self.visitor.end_game(fault);
    }
}

/// Collects faults.
struct Faults(Vec<RuleFault>);

impl Visitor for Faults {}

impl<V: Variant> RuleVisitor<V> for Faults {
    fn broken_rule(&mut self, fault: RuleFault) {
        self.0.push(fault);
    }
}

/// Everything in the games of a text that breaks the rules of one game.
///
/// ```
/// use draughts::{International, pdn::{self, Mode}};
/// let text = "1. 32-28 19-23 2. 28x19 14x23 * 1. 32-26 *";
/// let faults = pdn::check(International, text, Mode::Tolerant);
/// assert_eq!(faults.len(), 1);
/// ```
pub fn check<V: Variant>(game: V, text: &str, mode: Mode) -> Vec<RuleFault> {
    let mut replay = Replay::new(game, Faults(Vec::new())).mode(mode);
    Reader::new(text).mode(mode).read_all(&mut replay);
    replay.into_visitor().0
}

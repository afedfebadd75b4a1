//! A game chosen at run time. Nowhere else is a game behind a `dyn`; here it stands before whole
//! operations, never inside them.

mod choose;
mod clicks;
mod erased;
mod moves;
mod pdn_checker;
mod perft;
#[cfg(feature = "serde")]
mod serial;
mod squares;
mod text;
mod units;
mod variant;

pub use choose::by_name;
pub use clicks::AnyClickState;
pub use moves::AnyMove;
pub use pdn_checker::{PdnChecker, PdnFinding, PdnReport};
pub use perft::AnyPlies;
pub use squares::AnyPiece;
pub use variant::{AnyGame, AnyVariant};

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::hash;
use crate::illegal::IllegalMove;
use crate::moves::Jump;
use crate::outcome::Outcome;
use crate::perft::Counting;
use crate::position::Position;
use crate::ruleset::{RuleSet, RuleSetError};
use crate::square::{Color, Square};
use crate::svg::Diagram;
use crate::variant::{Info, Variant};
use crate::ways::TooManyWays;

use erased::Erased;

/// A position of any game, with the operations of [`Position`](crate::Position).
///
/// ```
/// let start = draughts::by_name("neu-russian")?;
/// assert_eq!(start.to_fen(), "W:W:B:@12,12");
/// assert_eq!(start.perft(4), 361);
/// # Ok::<(), draughts::UnknownVariant>(())
/// ```
pub struct AnyPosition(Box<dyn Erased>);

impl AnyPosition {
    /// The start of a game whose rules are data.
    ///
    /// # Errors
    /// [`RuleSetError`] if the rules contradict themselves.
    ///
    /// ```
    /// use draughts::{AnyPosition, RuleSet};
    /// let rules = RuleSet { files: 8, name: "narrow".into(), ..RuleSet::international() };
    /// assert_eq!(AnyPosition::from_rules(&rules)?.count_moves(), 7);
    /// # Ok::<(), draughts::RuleSetError>(())
    /// ```
    pub fn from_rules(rules: &RuleSet) -> Result<Self, RuleSetError> {
        choose::with_rules(rules)
    }

    /// Name and customs of the game.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("shashki")?.info().key, "russian");
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn info(&self) -> Info<'_> {
        self.0.info()
    }

    /// The rules as data, if data can say them.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("thai").unwrap().rules().unwrap().name, "thai");
    /// ```
    pub fn rules(&self) -> Option<RuleSet> {
        self.0.rules()
    }

    /// The position as one of a game known to the compiler, if it is of that game.
    ///
    /// ```
    /// use draughts::{International, Russian};
    /// let start = draughts::by_name("russian").unwrap();
    /// assert!(start.downcast_ref::<Russian>().is_some());
    /// assert!(start.downcast_ref::<International>().is_none());
    /// ```
    pub fn downcast_ref<V: Variant>(&self) -> Option<&Position<V>> {
        self.0.as_any().downcast_ref()
    }

    /// How many play.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("thai")?.players(), 2);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn players(&self) -> usize {
        self.0.players()
    }

    /// Whose turn it is.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("english")?.turn(), draughts::Color::Black);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn turn(&self) -> Color {
        self.0.turn()
    }

    /// The start of the same game.
    ///
    /// ```
    /// let start = draughts::by_name("pool")?;
    /// assert_eq!(start.restart(), start);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    #[must_use]
    pub fn restart(&self) -> Self {
        AnyPosition(self.0.restart())
    }

    /// The legal moves, each once.
    ///
    /// In positions made up of dozens of kings this can take long, as can all that needs the moves: see
    /// [`legal_moves_within`](Self::legal_moves_within).
    ///
    /// ```
    /// assert_eq!(draughts::by_name("turkish")?.legal_moves().len(), 8);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.0.legal_moves()
    }

    /// The legal moves, unless the captures of one piece go through more than `places`: for positions
    /// that strangers made up.
    ///
    /// # Errors
    /// [`TooManyWays`], as from [`Position::legal_moves_within`].
    ///
    /// ```
    /// assert_eq!(draughts::by_name("turkish")?.legal_moves_within(1_000_000).unwrap().len(), 8);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn legal_moves_within(&self, places: usize) -> Result<Vec<AnyMove>, TooManyWays> {
        self.0.legal_moves_within(places)
    }

    /// How many legal moves there are, without listing them.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("canadian")?.count_moves(), 11);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }

    /// Whether there is a legal move.
    ///
    /// ```
    /// assert!(draughts::by_name("gothic")?.has_move());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn has_move(&self) -> bool {
        self.0.has_move()
    }

    /// Whether a legal move takes something.
    ///
    /// ```
    /// assert!(!draughts::by_name("czech")?.has_capture());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn has_capture(&self) -> bool {
        self.0.has_capture()
    }

    /// Whether a move is legal here.
    ///
    /// ```
    /// let start = draughts::by_name("italian")?;
    /// assert!(start.is_legal(&start.legal_moves()[0]));
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn is_legal(&self, m: &AnyMove) -> bool {
        self.0.is_legal(m)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] says why the move is not legal.
    ///
    /// ```
    /// let start = draughts::by_name("italian")?;
    /// let next = start.play(&start.legal_moves()[0])?;
    /// assert_ne!(next.turn(), start.turn());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, m: &AnyMove) -> Result<Self, IllegalMove> {
        self.0.play(m).map(AnyPosition)
    }

    /// The position after a move known to be legal. After any other move the result is some position,
    /// but no promise is made which.
    ///
    /// ```
    /// # use draughts::Color;
    /// let start = draughts::by_name("russian").unwrap();
    /// assert_eq!(start.play_unchecked(&start.legal_moves()[0]).turn(), Color::Black);
    /// ```
    #[must_use]
    pub fn play_unchecked(&self, m: &AnyMove) -> Self {
        AnyPosition(self.0.play_unchecked(m))
    }

    /// One way to make a legal capture, jump by jump.
    ///
    /// ```
    /// let position = draughts::by_name("russian").unwrap().with_fen("W:Wc3:Bd4,d6").unwrap();
    /// assert_eq!(position.route(&position.legal_moves()[0]).len(), 2);
    /// ```
    pub fn route(&self, m: &AnyMove) -> Vec<Jump> {
        self.0.route(m)
    }

    /// The legal moves from one square to another: more than one if captures of different pieces start
    /// and end alike.
    ///
    /// ```
    /// let position = draughts::by_name("international").unwrap().with_fen("W:WK4:B13,20,32,37").unwrap();
    /// let (from, to) = (position.square("4").unwrap(), position.square("15").unwrap());
    /// assert_eq!(position.moves_between(from, to).len(), 2);
    /// ```
    pub fn moves_between(&self, from: Square, to: Square) -> Vec<AnyMove> {
        let mut moves = self.legal_moves();
        moves.retain(|m| (m.from(), m.to()) == (Some(from), Some(to)));
        moves
    }

    /// How the game has ended, if it has. Draws by history belong to a game, not to a position.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("spanish")?.outcome(), None);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// The number of move sequences of exactly `depth` plies.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("sintez-ru")?.perft(2), 484);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_counting(depth, Counting::Moves)
    }

    /// [`perft`](Self::perft) with a choice of what counts as one move.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("frisian")?.perft_counting(4, draughts::Counting::Routes), 3880);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn perft_counting(&self, depth: u32, counting: Counting) -> u64 {
        self.0.perft(depth, counting)
    }

    /// The leaves below each legal move.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("brazilian")?.divide(3).len(), 7);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn divide(&self, depth: u32) -> Vec<(AnyMove, u64)> {
        self.divide_counting(depth, Counting::Moves)
    }

    /// [`divide`](Self::divide) with a choice of what counts as one move; each move is listed once.
    ///
    /// ```
    /// use draughts::Counting;
    /// assert_eq!(draughts::by_name("brazilian")?.divide_counting(3, Counting::Routes).len(), 7);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn divide_counting(&self, depth: u32, counting: Counting) -> Vec<(AnyMove, u64)> {
        self.0.divide(depth, counting)
    }

    /// The hash [key](crate::Position::key) of the position. Games are not told apart by it.
    ///
    /// ```
    /// use draughts::{Position, Russian, by_name};
    /// assert_eq!(by_name("russian")?.key(), Position::<Russian>::initial().key());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn key(&self) -> u64 {
        self.0.key(hash::SEED)
    }

    /// The [wide key](crate::Position::wide_key) of the position.
    ///
    /// ```
    /// let start = draughts::by_name("russian")?;
    /// assert_eq!(start.wide_key() as u64, start.key());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn wide_key(&self) -> u128 {
        (self.0.key(hash::SECOND_SEED) as u128) << 64 | self.key() as u128
    }

    /// The position as an SVG document.
    ///
    /// ```
    /// assert!(draughts::by_name("russian")?.to_svg().starts_with("<svg"));
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn to_svg(&self) -> String {
        self.to_svg_with(&Diagram::new())
    }

    /// The position as an SVG document, drawn as a [`Diagram`] says.
    ///
    /// ```
    /// use draughts::Diagram;
    /// let start = draughts::by_name("russian")?;
    /// assert_eq!(start.to_svg_with(&Diagram::new()), start.to_svg());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn to_svg_with(&self, diagram: &Diagram) -> String {
        self.0.draw(diagram)
    }
}

impl Clone for AnyPosition {
    fn clone(&self) -> Self {
        AnyPosition(self.0.clone_box())
    }
}

/// Equal positions are of one game and have the same pieces, turn, reserves and counters. A game's own
/// code and its rules as data count as two games.
impl PartialEq for AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for AnyPosition {}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.info().key.hash(hasher);
        self.0.hash_state(hasher);
    }
}

impl<V: Variant> From<Position<V>> for AnyPosition {
    fn from(position: Position<V>) -> Self {
        AnyPosition(Box::new(position))
    }
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyPosition({} {})", self.info().key, self.to_fen())
    }
}

//! A game chosen at run time. The only `dyn` of the crate is here: it stands before whole operations,
//! never inside them.

mod choose;
mod erased;
mod moves;

pub use choose::by_name;
pub use moves::AnyMove;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::illegal::IllegalMove;
use crate::notation::{Form, MoveTextError, ParseFenError, Reading};
use crate::outcome::Outcome;
use crate::perft::Counting;
use crate::ruleset::{RuleSet, RuleSetError};
use crate::square::{Color, Piece, Square};
use crate::variant::Info;

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

    /// The position of the same game that a FEN describes.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// let start = draughts::by_name("international")?;
    /// assert_eq!(start.with_fen("W:W31-50:B1-20")?, start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_fen(&self, fen: &str) -> Result<Self, ParseFenError> {
        self.read(fen, Reading::STRICT)
    }

    /// The position of the same game that a text describes, read as strictly as `reading` says.
    ///
    /// # Errors
    /// [`ParseFenError`] says what is wrong and where.
    ///
    /// ```
    /// use draughts::Reading;
    /// assert!(draughts::by_name("russian")?.read("W: Wa1 : Bb8.", Reading::TOLERANT).is_ok());
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn read(&self, text: &str, reading: Reading) -> Result<Self, ParseFenError> {
        self.0.read(text, reading).map(AnyPosition)
    }

    /// The FEN of the position.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("frysk")?.to_fen(), "W:W46-50:B1-5");
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn to_fen(&self) -> String {
        self.0.to_fen()
    }

    /// The legal moves, each once.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("turkish")?.legal_moves().len(), 8);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        self.0.legal_moves()
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
        self.0.after(m).is_ok()
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
        self.0.after(m).map(AnyPosition)
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

    /// A move as the game writes it.
    ///
    /// ```
    /// let start = draughts::by_name("russian")?;
    /// assert!(start.legal_moves().iter().any(|m| start.text(m) == "c3-d4"));
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn text(&self, m: &AnyMove) -> String {
        self.text_in(m, Form::Standard)
    }

    /// A move in a chosen form; empty for a move that is not legal here.
    ///
    /// ```
    /// use draughts::Form;
    /// let position = draughts::by_name("international")?.with_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.text_in(&position.legal_moves()[0], Form::Full), "28x17x8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn text_in(&self, m: &AnyMove, form: Form) -> String {
        self.0.text_in(m, form)
    }

    /// The legal move that a text names.
    ///
    /// # Errors
    /// [`MoveTextError`] if it names none, or more than one.
    ///
    /// ```
    /// let start = draughts::by_name("russian")?;
    /// assert_eq!(start.text(&start.parse_move("c3d4")?), "c3-d4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        self.0.parse_move(text)
    }

    /// Every piece, by the name of its square. Games whose pieces are not men and kings have none here.
    ///
    /// ```
    /// assert_eq!(draughts::by_name("international")?.pieces().len(), 40);
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn pieces(&self) -> Vec<(String, Piece)> {
        self.0.pieces()
    }

    /// The algebraic name of a square of the board.
    ///
    /// ```
    /// let start = draughts::by_name("international")?;
    /// let m = start.parse_move("32-28")?;
    /// assert_eq!(start.name(m.to()), "e5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn name(&self, square: Square) -> String {
        self.0.name(square)
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
}

impl Clone for AnyPosition {
    fn clone(&self) -> Self {
        AnyPosition(self.0.clone_box())
    }
}

/// Equal positions are of the same game and have the same FEN.
impl PartialEq for AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.info().key == other.info().key && self.to_fen() == other.to_fen()
    }
}

impl Eq for AnyPosition {}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.info().key.hash(hasher);
        self.to_fen().hash(hasher);
    }
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyPosition({} {})", self.info().key, self.to_fen())
    }
}

/// The FEN; with `{:#}` a picture.
impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

//! Positions and moves of games chosen at run time, as text.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{AnyMove, AnyPosition};
use crate::notation::{Form, MoveTextError, ParseFenError, Reading, split_moves};

/// The FEN; with `{:#}` the [picture](AnyPosition::to_picture).
impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

impl AnyPosition {
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

    /// The board drawn in characters.
    ///
    /// ```
    /// assert!(draughts::by_name("russian")?.to_picture().starts_with("- b - b - b - b\n"));
    /// # Ok::<(), draughts::UnknownVariant>(())
    /// ```
    pub fn to_picture(&self) -> String {
        alloc::format!("{self:#}")
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

    /// A move in a chosen form. Of a move that is not legal here it tells at most the ends, and of one of pieces that this game
    /// does not have nothing.
    ///
    /// ```
    /// use draughts::Form;
    /// let position = draughts::by_name("international")?.with_fen("W:W28:B12,22,23")?;
    /// assert_eq!(position.text_in(&position.legal_moves()[0], Form::Full), "28x17x8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn text_in(&self, m: &AnyMove, form: Form) -> String {
        self.texts(core::slice::from_ref(m), form).pop().unwrap_or_default()
    }

    /// Several legal moves in a chosen form.
    ///
    /// ```
    /// use draughts::Form;
    /// let start = draughts::by_name("neu-russian").unwrap();
    /// assert_eq!(start.texts(&start.legal_moves(), Form::Standard), ["@a1", "@c1", "@e1", "@g1"]);
    /// ```
    pub fn texts(&self, moves: &[AnyMove], form: Form) -> Vec<String> {
        self.0.texts(moves, form)
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

    /// The position after the moves that a text names, with spaces between them.
    ///
    /// # Errors
    /// That of the first that cannot be played.
    ///
    /// ```
    /// let start = draughts::by_name("russian").unwrap();
    /// assert!(start.play_text("c3-d4 b6-c5").unwrap().has_capture());
    /// ```
    pub fn play_text(&self, moves: &str) -> Result<Self, MoveTextError> {
        let play = |position: Self, text| Ok(position.play_unchecked(&position.parse_move(text)?));
        split_moves(moves).try_fold(self.clone(), play)
    }
}

//! PDN's GameType.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::Dialect;
use crate::bitboard::Bitboard;
use crate::board::{Board, Corner, Names};
use crate::square::{Color, Square};
use crate::syntax::{digits, quoted};
use crate::variant::{Compose, GameTask, Notation, with_game};

/// How a GameType says squares are written.
///
/// ```
/// use draughts::Lettering;
/// assert_eq!(Lettering::Numeric.letter(), 'N');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lettering {
    /// `A`: by file and rank, as in chess.
    Algebraic,
    /// `N`: by number.
    Numeric,
    /// `S`: by file and rank in a short form.
    Short,
}

impl Lettering {
    /// Its letter.
    ///
    /// ```
    /// # use draughts::Lettering;
    /// assert_eq!(Lettering::Algebraic.letter(), 'A');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Lettering::Algebraic => 'A',
            Lettering::Numeric => 'N',
            Lettering::Short => 'S',
        }
    }
}

/// What a GameType says beside its number.
///
/// ```
/// use draughts::{Color, Corner, GameType};
/// let form = "21,B,8,8,N1,0".parse::<GameType>()?.form.unwrap();
/// assert_eq!((form.starts, form.first), (Color::Black, Corner::BottomRight));
/// # Ok::<(), draughts::ParseGameTypeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameTypeForm {
    /// Who begins.
    pub starts: Color,
    /// The number of files.
    pub width: u16,
    /// The number of ranks.
    pub height: u16,
    /// How squares are written.
    pub lettering: Lettering,
    /// Where square 1 or a1 is, as the player who begins sees the board.
    pub first: Corner,
    /// Whether the corner at the bottom left is not played on; perhaps not said.
    pub inverted: Option<bool>,
}

/// A GameType: `25`, or in full `25,W,8,8,A0,0`.
///
/// ```
/// use draughts::GameType;
/// let full: GameType = "25,W,8,8,A0,0".parse()?;
/// assert_eq!((full.code, full.form.unwrap().width), (25, 8));
/// assert_eq!(full.to_string(), "25,W,8,8,A0,0");
/// assert!("25,W,8".parse::<GameType>().is_err());
/// # Ok::<(), draughts::ParseGameTypeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameType {
    /// The number of the game. What game it is depends on the [`Dialect`].
    pub code: u16,
    /// The rest, if it is there.
    pub form: Option<GameTypeForm>,
}

/// Text that is no GameType.
///
/// ```
/// use draughts::GameType;
/// let error = "russian".parse::<GameType>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a GameType such as 25 or 25,W,8,8,A0,0, found \"russian\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected a GameType such as 25 or 25,W,8,8,A0,0, found {found}")]
pub struct ParseGameTypeError {
    found: String,
}

impl FromStr for GameType {
    type Err = ParseGameTypeError;

    fn from_str(text: &str) -> Result<Self, ParseGameTypeError> {
        parse_game_type(text).ok_or_else(|| ParseGameTypeError { found: quoted(text) })
    }
}

fn parse_game_type(text: &str) -> Option<GameType> {
    match text.split_once(',') {
        None => Some(GameType { code: digits(text)?, form: None }),
        Some((code, form)) => Some(GameType { code: digits(code)?, form: Some(parse_form(form)?) }),
    }
}

fn parse_form(text: &str) -> Option<GameTypeForm> {
    let mut parts = text.split(',');
    let starts = match parts.next()? {
        "W" => Color::White,
        "B" => Color::Black,
        _ => return None,
    };
    let (width, height) = (digits(parts.next()?)?, digits(parts.next()?)?);
    let (lettering, first) = match *parts.next()?.as_bytes() {
        [letter, digit] => (parse_lettering(letter)?, parse_corner(digit)?),
        _ => return None,
    };
    let inverted = match parts.next() {
        None => None,
        Some("0") => Some(false),
        Some("1") => Some(true),
        Some(_) => return None,
    };
    parts.next().is_none().then_some(GameTypeForm { starts, width, height, lettering, first, inverted })
}

fn parse_lettering(letter: u8) -> Option<Lettering> {
    let all = [Lettering::Algebraic, Lettering::Numeric, Lettering::Short];
    all.into_iter().find(|lettering| lettering.letter() == letter as char)
}

/// The corners in the order of the digits that stand for them.
const CORNERS: [Corner; 4] = [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];

fn parse_corner(digit: u8) -> Option<Corner> {
    CORNERS.get(usize::from(digit.checked_sub(b'0')?)).copied()
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        match self.form {
            Some(form) => write!(f, ",{form}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for GameTypeForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameTypeForm { starts, width, height, lettering, first, inverted } = *self;
        let digit = CORNERS.iter().position(|&corner| corner == first).unwrap_or_default();
        write!(f, "{},{width},{height},{}{digit}", starts.letter(), lettering.letter())?;
        match inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

impl GameType {
    /// The full GameType of a game of the catalogue, known by its key or another name; none if there is no such
    /// game or the standard has no number for it.
    ///
    /// ```
    /// use draughts::GameType;
    /// assert_eq!(GameType::of("english").unwrap().to_string(), "21,B,8,8,N1,0");
    /// assert_eq!(GameType::of("chess"), None);
    /// ```
    pub fn of(game: &str) -> Option<GameType> {
        with_game(game, FullForm).flatten()
    }

    /// Who begins: as it says itself, or as the standard has it for the number.
    ///
    /// ```
    /// use draughts::{Color, GameType};
    /// assert_eq!("21".parse::<GameType>()?.starts(), Some(Color::Black));
    /// assert_eq!("999".parse::<GameType>()?.starts(), None);
    /// # Ok::<(), draughts::ParseGameTypeError>(())
    /// ```
    pub fn starts(&self) -> Option<Color> {
        match self.form {
            Some(form) => Some(form.starts),
            None => Some(GameType::of(Dialect::Pdn3.key(self)?)?.form?.starts),
        }
    }
}

/// Finds the full GameType of a game.
struct FullForm;

impl GameTask for FullForm {
    type Output = Option<GameType>;

    fn run<V: Compose>(self) -> Option<GameType> {
        let code = V::INFO.game_type?;
        let game = V::default();
        let board = crate::variant::Variant::board(&game);
        let (mut width, mut height) = (0, 0);
        for square in board.squares().iter() {
            let (file, rank) = board.place(Square::from_index(square))?;
            width = width.max(u16::from(file) + 1);
            height = height.max(u16::from(rank) + 1);
        }
        let (lettering, corner) = match V::INFO.notation {
            Notation::Algebraic => (Lettering::Algebraic, Corner::BottomLeft),
            Notation::Numeric(corner) => (Lettering::Numeric, corner),
        };
        let starts = V::INFO.starts;
        let first = if starts == Color::Black { across(corner) } else { corner };
        let inverted = Some(board.square_at(0, 0).is_none());
        let form = GameTypeForm { starts, width, height, lettering, first, inverted };
        Some(GameType { code: code.into(), form: Some(form) })
    }
}

/// The corner as the player on the other side sees it.
fn across(corner: Corner) -> Corner {
    match corner {
        Corner::BottomLeft => Corner::TopRight,
        Corner::BottomRight => Corner::TopLeft,
        Corner::TopLeft => Corner::BottomRight,
        Corner::TopRight => Corner::BottomLeft,
    }
}

/// Whether `b` says the same as `a`, apart from what it leaves out.
pub(super) fn agree(a: GameTypeForm, b: GameTypeForm) -> bool {
    let inverted = b.inverted.or(a.inverted);
    a == GameTypeForm { inverted, ..b }
}

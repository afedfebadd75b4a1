//! A variant's name and customs: who begins, when a game is drawn, and how it is written.

use crate::board::Corner;
use crate::rules::DrawRules;
use crate::square::Color;

/// How a game's moves and positions are written.
///
/// ```
/// use draughts::{Corner, Notation};
/// assert_eq!(Notation::Numeric(Corner::TopLeft).to_string(), "numeric-top-left");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Notation {
    /// By file and rank: `c3-d4`.
    Algebraic,
    /// By number, with square 1 in this corner as White sees it: `32-28`.
    Numeric(Corner),
}

/// The mark between the squares of a capture.
///
/// ```
/// use draughts::Separator;
/// assert_eq!(Separator::Colon.as_char(), ':');
/// assert_eq!(Separator::Colon.to_string(), ":");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Separator {
    /// `x`
    Cross,
    /// `:`
    Colon,
    /// `-`, as for quiet moves.
    Hyphen,
}

impl Separator {
    /// The character.
    ///
    /// ```
    /// # use draughts::Separator;
    /// assert_eq!(Separator::Cross.as_char(), 'x');
    /// ```
    pub const fn as_char(self) -> char {
        match self {
            Separator::Cross => 'x',
            Separator::Colon => ':',
            Separator::Hyphen => '-',
        }
    }
}

/// A variant's name and customs.
///
/// ```
/// use draughts::{Color, Info};
/// const INFO: Info = Info::new("my-game").starts(Color::Black);
/// assert_eq!(INFO.key, "my-game");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Info<'a> {
    /// The name it is known by: small letters, digits and hyphens.
    pub key: &'a str,
    /// Other names.
    pub aliases: &'a [&'a str],
    /// The PDN GameType number, if the standard has one.
    pub game_type: Option<u8>,
    /// Who moves first.
    pub starts: Color,
    /// How it is written.
    pub notation: Notation,
    /// The mark of a capture.
    pub separator: Separator,
    /// When a game is drawn.
    pub draws: DrawRules<'a>,
    /// Where its rules come from.
    pub source: &'a str,
}

impl Info<'_> {
    /// Whether this is the game's key or one of its aliases, in small or capital letters.
    ///
    /// ```
    /// # use draughts::Info;
    /// let info = Info::new("mine").aliases(&["my-game"]);
    /// assert!(info.is_called("MINE") && info.is_called("my-game") && !info.is_called("yours"));
    /// ```
    pub fn is_called(&self, name: &str) -> bool {
        self.key.eq_ignore_ascii_case(name) || self.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
    }
}

impl Info<'static> {
    /// A game of this name: White starts, squares are algebraic, captures are written with `x`, draws
    /// are [`DrawRules::OWN`].
    ///
    /// ```
    /// # use draughts::Info;
    /// assert_eq!(Info::new("mine").game_type, None);
    /// ```
    pub const fn new(key: &'static str) -> Self {
        Info {
            key,
            aliases: &[],
            game_type: None,
            starts: Color::White,
            notation: Notation::Algebraic,
            separator: Separator::Cross,
            draws: DrawRules::OWN,
            source: "",
        }
    }

    /// Other names for the game.
    ///
    /// ```
    /// # use draughts::Info;
    /// assert_eq!(Info::new("mine").aliases(&["ours"]).aliases, ["ours"]);
    /// ```
    #[must_use]
    pub const fn aliases(mut self, aliases: &'static [&'static str]) -> Self {
        self.aliases = aliases;
        self
    }

    /// The PDN GameType number.
    ///
    /// ```
    /// # use draughts::Info;
    /// assert_eq!(Info::new("mine").game_type(99).game_type, Some(99));
    /// ```
    #[must_use]
    pub const fn game_type(mut self, number: u8) -> Self {
        self.game_type = Some(number);
        self
    }

    /// Who moves first.
    ///
    /// ```
    /// # use draughts::{Color, Info};
    /// assert_eq!(Info::new("mine").starts(Color::Black).starts, Color::Black);
    /// ```
    #[must_use]
    pub const fn starts(mut self, color: Color) -> Self {
        self.starts = color;
        self
    }

    /// Squares are numbered from this corner, as White sees it.
    ///
    /// ```
    /// # use draughts::{Corner, Info, Notation};
    /// let info = Info::new("mine").numbered_from(Corner::TopLeft);
    /// assert_eq!(info.notation, Notation::Numeric(Corner::TopLeft));
    /// ```
    #[must_use]
    pub const fn numbered_from(mut self, corner: Corner) -> Self {
        self.notation = Notation::Numeric(corner);
        self
    }

    /// The mark of a capture.
    ///
    /// ```
    /// # use draughts::{Info, Separator};
    /// assert_eq!(Info::new("mine").separator(Separator::Colon).separator, Separator::Colon);
    /// ```
    #[must_use]
    pub const fn separator(mut self, separator: Separator) -> Self {
        self.separator = separator;
        self
    }

    /// When a game is drawn.
    ///
    /// ```
    /// # use draughts::{DrawRules, Info};
    /// assert_eq!(Info::new("mine").draws(DrawRules::FMJD64).draws, DrawRules::FMJD64);
    /// ```
    #[must_use]
    pub const fn draws(mut self, draws: DrawRules<'static>) -> Self {
        self.draws = draws;
        self
    }

    /// Where the rules come from.
    ///
    /// ```
    /// # use draughts::Info;
    /// assert_eq!(Info::new("mine").source("my own").source, "my own");
    /// ```
    #[must_use]
    pub const fn source(mut self, source: &'static str) -> Self {
        self.source = source;
        self
    }
}

//! The dialects in which the numbers of PDN's GameType mean different games.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::gametype::{GameType, GameTypeForm, agree};
use crate::syntax::quoted;
use crate::variant::games;

/// Whose numbers a GameType is in: programs use some numbers for other games than the standard does.
///
/// ```
/// use draughts::{Dialect, GameType};
/// let type_27: GameType = "27".parse()?;
/// assert_eq!(Dialect::PlayStrategy.key(&type_27), Some("pool"));
/// # Ok::<(), draughts::ParseGameTypeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// PDN 3.0.
    #[default]
    Pdn3,
    /// lidraughts: 96 to 99 besides.
    Lidraughts,
    /// PlayStrategy: 27, 31 and 32 are pool, Portuguese and English.
    PlayStrategy,
    /// hcheckers as it writes: 42 to 45. It has 43 for two games; that one is not resolved.
    HCheckers,
    /// pydraughts: frysk as 40, antidraughts and breakthrough as 20.
    PyDraughts,
    /// py-draughts: the same, and 23 for American checkers with White to begin.
    PyDashDraughts,
    /// Drafts of 2009: Frisian 29, Czech 32.
    Draft2009,
}

/// A name that is no dialect's.
///
/// ```
/// use draughts::Dialect;
/// let error = "pdn".parse::<Dialect>().unwrap_err();
/// assert!(error.to_string().ends_with("py-draughts or draft2009, found \"pdn\""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected pdn3, lidraughts, playstrategy, hcheckers, pydraughts, py-draughts or draft2009, found {found}")]
pub struct ParseDialectError {
    found: String,
}

/// Reads a dialect's [name](Dialect::name), in capitals or not.
///
/// ```
/// use draughts::Dialect;
/// assert_eq!("Lidraughts".parse(), Ok(Dialect::Lidraughts));
/// ```
impl FromStr for Dialect {
    type Err = ParseDialectError;

    fn from_str(name: &str) -> Result<Self, ParseDialectError> {
        let named = Dialect::ALL.into_iter().find(|dialect| dialect.name().eq_ignore_ascii_case(name));
        named.ok_or_else(|| ParseDialectError { found: quoted(name) })
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Dialect {
    /// Every dialect.
    ///
    /// ```
    /// # use draughts::Dialect;
    /// assert!(Dialect::ALL.iter().all(|dialect| dialect.to_string().parse() == Ok(*dialect)));
    /// ```
    pub const ALL: [Dialect; 7] = [
        Dialect::Pdn3,
        Dialect::Lidraughts,
        Dialect::PlayStrategy,
        Dialect::HCheckers,
        Dialect::PyDraughts,
        Dialect::PyDashDraughts,
        Dialect::Draft2009,
    ];

    /// Its name: that of the program, in small letters.
    ///
    /// ```
    /// # use draughts::Dialect;
    /// assert_eq!(Dialect::PyDashDraughts.name(), "py-draughts");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Pdn3 => "pdn3",
            Dialect::Lidraughts => "lidraughts",
            Dialect::PlayStrategy => "playstrategy",
            Dialect::HCheckers => "hcheckers",
            Dialect::PyDraughts => "pydraughts",
            Dialect::PyDashDraughts => "py-draughts",
            Dialect::Draft2009 => "draft2009",
        }
    }

    /// Numbers that mean other games than in the standard, the first of a number for reading it.
    const fn own(self) -> &'static [(u16, &'static str)] {
        match self {
            Dialect::Pdn3 => &[],
            Dialect::Lidraughts => &[(96, "breakthrough"), (97, "frysk"), (98, "antidraughts"), (99, "international")],
            Dialect::PlayStrategy => &[(27, "pool"), (31, "portuguese"), (32, "english")],
            Dialect::HCheckers => &[(42, "diagonal-russian"), (44, "armenian"), (45, "killer-russian")],
            Dialect::PyDraughts => {
                &[(40, "frisian"), (40, "frysk"), (20, "international"), (20, "antidraughts"), (20, "breakthrough")]
            }
            Dialect::PyDashDraughts => &[
                (23, "english"),
                (40, "frisian"),
                (40, "frysk"),
                (20, "international"),
                (20, "antidraughts"),
                (20, "breakthrough"),
            ],
            Dialect::Draft2009 => &[(29, "frisian"), (32, "czech")],
        }
    }

    /// The name of the game a GameType means; none if the number is unknown, or means different games that
    /// cannot be told apart.
    ///
    /// Where the standard has one number for several games (23), the full form tells them apart; a bare
    /// number means the first in the catalogue. A full form that fits none of a number's games counts by
    /// its size alone, and by which squares are played on if that tells more.
    ///
    /// ```
    /// use draughts::{Dialect, GameType};
    /// let key = |text: &str| Dialect::Pdn3.key(&text.parse().unwrap());
    /// assert_eq!(key("20"), Some("international"));
    /// assert_eq!(key("20,W,10,10,N1,0"), Some("international"));
    /// assert_eq!(key("20,W,12,12,N2,0"), None);
    /// ```
    pub fn key(self, game_type: &GameType) -> Option<&'static str> {
        if let Some(&(_, key)) = self.own().iter().find(|(code, _)| *code == game_type.code) {
            return Some(key);
        }
        let of_code = || games().filter(|info| info.game_type.map(u16::from) == Some(game_type.code));
        let Some(form) = game_type.form else { return of_code().next().map(|info| info.key) };
        let full = |key: &str| GameType::of(key).and_then(|full| full.form);
        let same_size = |other: GameTypeForm| (other.width, other.height) == (form.width, form.height);
        let same_squares = |other: GameTypeForm| same_size(other) && form.inverted == other.inverted;
        let first = |fits: &dyn Fn(GameTypeForm) -> bool| of_code().find(|info| full(info.key).is_some_and(fits));
        let found = first(&|other| agree(other, form)).or_else(|| first(&same_squares)).or_else(|| first(&same_size));
        found.map(|info| info.key)
    }

    /// The number that this dialect writes for a game, known by its key.
    ///
    /// ```
    /// use draughts::Dialect;
    /// assert_eq!(Dialect::Pdn3.code("russian"), Some(25));
    /// assert_eq!(Dialect::Lidraughts.code("frysk"), Some(97));
    /// assert_eq!(Dialect::PyDraughts.code("frysk"), Some(40));
    /// ```
    pub fn code(self, game: &str) -> Option<u16> {
        let standard = || games().find(|info| info.is_called(game))?.game_type.map(u16::from);
        let own = || self.own().iter().find(|(_, key)| key.eq_ignore_ascii_case(game)).map(|&(code, _)| code);
        // Lidraughts' 99 is international draughts only in reading: from a position.
        if self == Dialect::Lidraughts { standard().or_else(own) } else { own().or_else(standard) }
    }
}

//! What game it is that a file has.

use super::tags::{Tag, value_of};
use super::text::SquareName;
use crate::notation::{Dialect, GameType};
use crate::variant::games;

/// How it was found out what game a file has.
///
/// ```
/// use draughts::pdn::{KeySource, WhichGame, parse};
/// let game = parse("1. c3-d4 *").unwrap();
/// assert_eq!(game.key(&WhichGame::default()), Some(("russian", KeySource::Guess)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeySource {
    /// By its `GameType`.
    GameType,
    /// By its tag `Variant`, which some programs write.
    VariantTag,
    /// The caller said so.
    Default,
    /// By its first move.
    Guess,
}

/// How to find out what game a file has: most files do not say.
///
/// What the tags say goes first, then the default, then a guess by the first move: see [`guess`].
///
/// ```
/// use draughts::{Dialect, pdn::{KeySource, WhichGame, parse}};
/// let game = parse("[GameType \"32\"] 1. 11-15 *").unwrap();
/// let which = WhichGame { dialect: Dialect::PlayStrategy, default: None };
/// assert_eq!(game.key(&which), Some(("english", KeySource::GameType)));
/// let which = WhichGame { dialect: Dialect::Pdn3, default: Some("brazilian") };
/// assert_eq!(game.key(&which), Some(("brazilian", KeySource::Default)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WhichGame<'n> {
    /// Whose numbers the game types are in.
    pub dialect: Dialect,
    /// The game of those that do not say.
    pub default: Option<&'n str>,
}

impl<'n> WhichGame<'n> {
    /// The name of the game that the tags tell, or else the default.
    ///
    /// ```
    /// use draughts::pdn::{KeySource, Tag, WhichGame};
    /// let tags = [Tag { key: "Variant".into(), value: "Frysk".into() }];
    /// assert_eq!(WhichGame::default().by_tags(&tags), Some(("frysk", KeySource::VariantTag)));
    /// ```
    pub fn by_tags(&self, tags: &[Tag]) -> Option<(&'n str, KeySource)> {
        let game_type = value_of(tags, "GameType").and_then(|text| text.parse::<GameType>().ok());
        let variant = || {
            let name = value_of(tags, "Variant")?.trim().replace(' ', "-");
            games().find(|info| info.is_called(&name)).map(|info| info.key)
        };
        if let Some(key) = game_type.and_then(|game_type| self.dialect.key(&game_type)) {
            // Some programs have one number for several games, and tell them apart in this tag.
            return match variant().filter(|&name| self.dialect.code(name) == self.dialect.code(key)) {
                Some(name) => Some((name, KeySource::VariantTag)),
                None => Some((key, KeySource::GameType)),
            };
        }
        let variant = variant().map(|key| (key, KeySource::VariantTag));
        variant.or(self.default.map(|key| (key, KeySource::Default)))
    }
}

/// The game that a first move from the usual start suggests: from 31 to 35 or 16 to 20, international; from
/// 43 to 48, Canadian; from 21 to 24, Italian; from 9 to 12, English; by letters, Russian on files to h,
/// Spantsireti beyond. None if it suggests nothing.
///
/// A guess: Portuguese and Spanish games start like English ones, Brazilian and Czech ones like Russian.
///
/// ```
/// use draughts::pdn::{MoveText, guess};
/// let guess = |text: &str| guess(text.parse::<MoveText>().unwrap().squares()[0]);
/// assert_eq!(guess("32-28"), Some("international"));
/// assert_eq!(guess("11-15"), Some("english"));
/// assert_eq!(guess("1-6"), None);
/// ```
pub fn guess(from: SquareName) -> Option<&'static str> {
    match from {
        SquareName::Number(31..=35 | 16..=20) => Some("international"),
        SquareName::Number(43..=48) => Some("canadian"),
        SquareName::Number(21..=24) => Some("italian"),
        SquareName::Number(9..=12) => Some("english"),
        SquareName::Number(_) => None,
        SquareName::Place { file: 0..=7, rank: 0..=7 } => Some("russian"),
        SquareName::Place { file: 0..=9, rank: 0..=7 } => Some("spantsireti"),
        SquareName::Place { .. } => None,
    }
}

//! Every game the crate names, one line each. The line is the only source: the type, its names, the
//! list of games and the way from a name to a type are all made from it.

use super::{Compose, Info};

/// What to do with a game whose type is known only by its name.
///
/// ```
/// use draughts::{Compose, GameTask, Position, perft, with_game};
///
/// struct FirstMoves;
/// impl GameTask for FirstMoves {
///     type Output = u64;
///     fn run<V: Compose>(self) -> u64 { perft(&Position::<V>::initial(), 1) }
/// }
/// assert_eq!(with_game("international", FirstMoves), Some(9));
/// assert_eq!(with_game("chess", FirstMoves), None);
/// ```
pub trait GameTask {
    /// What comes of it.
    type Output;

    /// Does it for the game `V`. An `impl` that needs no more of `V` may write
    /// `V: Variant + Default` here.
    fn run<V: Compose>(self) -> Self::Output;
}

/// Does a task for every game, in the order of [`games`], each when the iterator gets there.
///
/// ```
/// use draughts::{Compose, GameTask, games, with_every_game};
///
/// #[derive(Clone)]
/// struct Key;
/// impl GameTask for Key {
///     type Output = &'static str;
///     fn run<V: Compose>(self) -> &'static str { V::INFO.key }
/// }
/// assert!(with_every_game(Key).eq(games().map(|info| info.key)));
/// ```
pub fn with_every_game<T: GameTask + Clone>(task: T) -> impl Iterator<Item = T::Output> {
    games().filter_map(move |info| with_game(info.key, task.clone()))
}

/// Every game, in the order of the catalogue.
///
/// ```
/// assert!(draughts::games().any(|info| info.key == "frisian"));
/// ```
pub fn games() -> impl Iterator<Item = Info<'static>> {
    games::GAMES.iter().copied()
}

/// Writes the type of each game, the list of games and `with_game` from lines of the form
/// `Type "key" [board, movement, capture, promotion, entry, ending] .customs()`, and after `mixtures`
/// from lines of the form `Type = Wrapper<Game>`.
macro_rules! catalogue {
    (
        games { $(
            $(#[$doc:meta])*
            $game:ident $key:literal [
                $board:ty, $movement:ty, $capture:ty, $promotion:ty, $entry:ty, $ending:ty
            ] $(.$custom:ident($($value:expr),*))*
        )* }
        mixtures { $($(#[$mixture_doc:meta])* $mixture:ident = $wrapped:ty)* }
    ) => {
        $(
            $(#[$doc])*
            #[doc = ""]
            #[doc = "```"]
            #[doc = concat!("use draughts::{Compose, ", stringify!($game), "};")]
            #[doc = concat!("assert_eq!(", stringify!($game), "::INFO.key, \"", $key, "\");")]
            #[doc = "```"]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct $game;

            impl Compose for $game {
                type Board = $board;
                type Players = Two;
                type Movement = $movement;
                type Capture = $capture;
                type Promotion = $promotion;
                type Entry = $entry;
                type Ending = $ending;
                const INFO: Info<'static> = Info::new($key)$(.$custom($($value),*))*;
            }
        )*

        $(
            $(#[$mixture_doc])*
            #[doc = ""]
            #[doc = "```"]
            #[doc = concat!("use draughts::{", stringify!($mixture), ", Position};")]
            #[doc = concat!("assert!(Position::<", stringify!($mixture), ">::initial().has_move());")]
            #[doc = "```"]
            pub type $mixture = $wrapped;
        )*

        pub(super) const GAMES: &[Info<'static>] = &[$($game::INFO,)* $(<$mixture as Compose>::INFO,)*];

        /// Does a task for the game with this key or alias, in small or capital letters; none if
        /// there is no such game.
        ///
        /// ```
        /// use draughts::{Compose, GameTask, with_game};
        ///
        /// struct Key;
        /// impl GameTask for Key {
        ///     type Output = &'static str;
        ///     fn run<V: Compose>(self) -> &'static str { V::INFO.key }
        /// }
        /// assert_eq!(with_game("Shashki", Key), Some("russian"));
        /// ```
        pub fn with_game<T: GameTask>(key: &str, task: T) -> Option<T::Output> {
            $(
                if $game::INFO.is_called(key) {
                    return Some(task.run::<$game>());
                }
            )*
            $(
                if <$mixture as Compose>::INFO.is_called(key) {
                    return Some(task.run::<$mixture>());
                }
            )*
            None
        }
    };
}

mod games;

pub use games::*;

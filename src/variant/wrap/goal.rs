//! Who wins: giveaway and breakthrough (RULES.md sections 2 and 12, number 27).

use core::marker::PhantomData;

use super::{Text, keep, mixture};
use crate::rules::{Ending, FirstKingWins, LastMoverLoses, LastMoverWins};
use crate::variant::{Compose, Info};

/// The ordinary goal, in whose place another may be put.
///
/// Implement it for an [`Ending`] of your own to let [`GiveAway`] and [`Breakthrough`] go over your game.
///
/// ```
/// use draughts::{LastMoverWins, OpenGoal};
/// fn is_open<E: OpenGoal>(_: E) {}
/// is_open(LastMoverWins);
/// ```
#[diagnostic::on_unimplemented(
    message = "this game has been told who wins already: its goal is `{Self}`",
    label = "this game's goal is not the ordinary one",
    note = "GiveAway and Breakthrough both answer who wins: put one of them over a game, once"
)]
pub trait OpenGoal: Ending {}

impl OpenGoal for LastMoverWins {}

/// Giveaway, the losing game: all rules are kept, but who has no piece or no move on his turn wins
/// (RULES.md section 2).
///
/// ```
/// use draughts::{GiveAway, Neu, Position, Russian};
/// let start = Position::<GiveAway<Russian>>::initial();
/// assert_eq!(start.info().key, "giveaway-russian");
/// assert_eq!(start.legal_moves(), Position::<Russian>::initial().legal_moves());
/// assert_eq!(Position::<Neu<GiveAway<Russian>>>::initial().outcome(), None);
/// ```
///
/// A goal is set once:
///
/// ```compile_fail,E0277
/// use draughts::{GiveAway, Position, Russian};
/// let twice = Position::<GiveAway<GiveAway<Russian>>>::initial();
/// ```
///
/// ```compile_fail,E0277
/// use draughts::{Breakthrough, GiveAway, Position, Russian};
/// let both = Position::<GiveAway<Breakthrough<Russian>>>::initial();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[doc(alias = "suicide")]
#[doc(alias = "poddavki")]
pub struct GiveAway<V: Compose<Ending: OpenGoal>>(PhantomData<V>);

impl<V: Compose<Ending: OpenGoal>> GiveAway<V> {
    const KEY: &'static Text = &Text::EMPTY.then("giveaway-").then(V::INFO.key);
    const SOURCE: &'static Text = &Text::EMPTY.then("giveaway: RULES.md section 2; ").then(V::INFO.source);
}

impl<V: Compose<Ending: OpenGoal>> Compose for GiveAway<V> {
    keep!(Board Players Movement Capture Promotion Entry);
    type Ending = LastMoverLoses;
    const INFO: Info<'static> = mixture::<V>(Self::KEY, Self::SOURCE);
}

/// Breakthrough: who first crowns a man wins; who cannot move loses (RULES.md section 12, number 27).
///
/// ```
/// use draughts::{Breakthrough, Brazilian, Position};
/// assert_eq!(Position::<Breakthrough<Brazilian>>::initial().info().key, "breakthrough-brazilian");
/// ```
///
/// A goal is set once:
///
/// ```compile_fail,E0277
/// use draughts::{Breakthrough, GiveAway, Position, Russian};
/// let both = Position::<Breakthrough<GiveAway<Russian>>>::initial();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[doc(alias = "proryv")]
pub struct Breakthrough<V: Compose<Ending: OpenGoal>>(PhantomData<V>);

impl<V: Compose<Ending: OpenGoal>> Breakthrough<V> {
    const KEY: &'static Text = &Text::EMPTY.then("breakthrough-").then(V::INFO.key);
    const SOURCE: &'static Text =
        &Text::EMPTY.then("breakthrough: RULES.md section 12, number 27; ").then(V::INFO.source);
}

impl<V: Compose<Ending: OpenGoal>> Compose for Breakthrough<V> {
    keep!(Board Players Movement Capture Promotion Entry);
    type Ending = FirstKingWins;
    const INFO: Info<'static> = mixture::<V>(Self::KEY, Self::SOURCE);
}

//! The Killer rule over any game (RULES.md section 12, number 33).

use core::marker::PhantomData;

use super::{Text, keep, mixture};
use crate::rules::HaltsAfterKing;
use crate::variant::{Compose, Info};

/// The Killer rule: a flying king that takes a king last stops right behind it. Everything else, the
/// precedence of captures too, is kept (RULES.md section 12, number 33).
///
/// Over a game whose kings are short, always stop right behind what they jump, or have the rule
/// already, it changes nothing.
///
/// ```
/// use draughts::{Killer, Landing, Modes, Russian, Variant};
/// let game = Killer::<Russian>::default();
/// assert_eq!(game.capture().landing(), Landing::NextAfterKing);
/// assert_eq!(game.info().key, "killer-russian");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Killer<V: Compose>(PhantomData<V>);

impl<V: Compose> Killer<V> {
    const KEY: &'static Text = &Text::EMPTY.then("killer-").then(V::INFO.key);
    const SOURCE: &'static Text = &Text::EMPTY.then("killer: RULES.md section 12, number 33; ").then(V::INFO.source);
}

impl<V: Compose> Compose for Killer<V> {
    keep!(Board Players Movement Promotion Entry Ending);
    type Capture = HaltsAfterKing<V::Capture>;
    const INFO: Info<'static> = mixture::<V>(Self::KEY, Self::SOURCE);
}

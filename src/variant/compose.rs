//! Variants as lists of types.

use alloc::boxed::Box;
use core::fmt::Debug;

use super::{Info, Variant};
use crate::board::{Board, Seats};
use crate::players::Players;
use crate::rules::{Ending, Entry, Modes, Movement, Promotion};

/// A variant made of types alone: name them and the game is there. The guide [Make your own
/// game](crate::guide::your_own_game) tells which types there are and how to write others.
///
/// ```
/// use draughts::*;
///
/// /// Majority capture in which a king counts double, on 8 files and 10 ranks.
/// #[derive(Clone, Copy, Debug, Default)]
/// struct KingHunt;
/// impl Compose for KingHunt {
///     type Board = Dark<8, 10>;
///     type Players = Two;
///     type Movement = FlyingKings;
///     type Capture = KingsCountTwice;
///     type Promotion = ContinuesAsKing;
///     type Entry = Rows<4>;
///     type Ending = LastMoverWins;
///     const INFO: Info<'static> = Info::new("king-hunt");
/// }
/// #[derive(Clone, Copy, Debug, Default)]
/// struct KingsCountTwice;
/// impl Capture for KingsCountTwice {
///     type Precedence = u32;
///     fn precedence(&self, t: &Tally) -> u32 { t.taken + t.kings }
/// }
/// assert_eq!(perft(&Position::<KingHunt>::initial(), 2), 49);
/// ```
pub trait Compose: Clone + Debug + Default + Send + Sync + 'static {
    /// The geometry, with a side for each player.
    type Board: Board + Seats<Self::Players> + Default;
    /// How many play.
    type Players: Players;
    /// Quiet moves.
    type Movement: Movement + Default;
    /// Captures.
    type Capture: Modes + Default;
    /// Promotion.
    type Promotion: Promotion + Default;
    /// The start position and the reserve.
    type Entry: Entry + Default;
    /// What decides the game.
    type Ending: Ending + Default;
    /// Name and customs.
    const INFO: Info<'static>;
}

/// A value of a type without data. It has no address to speak of, so "leaking" it is free: the box
/// of a zero-sized value allocates nothing.
#[inline(always)]
fn only_value<T: Default>() -> &'static T {
    const { assert!(size_of::<T>() == 0, "the policies of a composed variant hold no data: implement Variant instead") };
    Box::leak(Box::default())
}

impl<T: Compose> Variant for T {
    type Board = <T as Compose>::Board;
    type Players = <T as Compose>::Players;
    type Movement = <T as Compose>::Movement;
    type Capture = <T as Compose>::Capture;
    type Promotion = <T as Compose>::Promotion;
    type Entry = <T as Compose>::Entry;
    type Ending = <T as Compose>::Ending;

    #[inline(always)]
    fn board(&self) -> &Self::Board {
        only_value()
    }
    #[inline(always)]
    fn movement(&self) -> &Self::Movement {
        only_value()
    }
    #[inline(always)]
    fn capture(&self) -> &Self::Capture {
        only_value()
    }
    #[inline(always)]
    fn promotion(&self) -> &Self::Promotion {
        only_value()
    }
    #[inline(always)]
    fn entry(&self) -> &Self::Entry {
        only_value()
    }
    #[inline(always)]
    fn ending(&self) -> &Self::Ending {
        only_value()
    }
    fn info(&self) -> Info<'_> {
        T::INFO
    }
}

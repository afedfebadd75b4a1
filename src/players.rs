//! How many players a game has.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{Index, IndexMut};

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Two {}
    impl Sealed for super::Three {}
}

/// The number of players, as a type: [`Two`] or [`Three`].
pub trait Players: sealed::Sealed + Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// How many there are.
    const COUNT: usize;

    /// The answer from the third seat; if there is none, from the first. Code for a seat that does not
    /// exist is not even compiled: only what is called is.
    #[doc(hidden)]
    fn from_third_seat<R>(first: impl FnOnce() -> R, third: impl FnOnce() -> R) -> R;

    /// One value for each player.
    type Per<T: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static>: Copy
        + Send
        + Sync
        + 'static
        + Eq
        + Hash
        + Debug
        + Default
        + AsRef<[T]>
        + Index<usize, Output = T>
        + IndexMut<usize, Output = T>;
}

/// Two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Two;

/// Three players, for boards with a side for each ([`Seats`](crate::Seats)), such as
/// [`Trigon`](crate::Trigon).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Three;

impl Players for Two {
    const COUNT: usize = 2;
    #[inline(always)]
    fn from_third_seat<R>(first: impl FnOnce() -> R, _third: impl FnOnce() -> R) -> R {
        first()
    }
    type Per<T: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static> = [T; 2];
}

impl Players for Three {
    const COUNT: usize = 3;
    #[inline(always)]
    fn from_third_seat<R>(_first: impl FnOnce() -> R, third: impl FnOnce() -> R) -> R {
        third()
    }
    type Per<T: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static> = [T; 3];
}

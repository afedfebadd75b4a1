//! Capture modes: a game may have more than one way to capture, and a move keeps the one it began with.

use core::fmt::Debug;
use core::marker::PhantomData;

use super::{Capture, Criterion, Crowning, Landing, Obligation, Promotion, Reach, Removal, Tally};
use crate::direction::Headings;

/// How captures of different modes compare.
///
/// ```
/// use draughts::BetweenModes;
/// assert_eq!(BetweenModes::Most.to_string(), "most");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BetweenModes {
    /// Each mode obeys its own precedence; the player chooses the mode.
    Free,
    /// One precedence over the captures of all modes.
    Together,
    /// The mode whose largest capture takes most pieces; a tie leaves the choice.
    Most,
    /// The mode whose largest capture takes fewest pieces; a tie leaves the choice.
    Fewest,
}

/// One or more ways to capture, as the move generator asks for them. Every [`Capture`] is one mode.
///
/// A `mode` is a number from 0, less than [`count`](Self::count); past the last it means the last.
pub trait Modes: Clone + Debug + Send + Sync + 'static {
    /// What captures are compared by.
    type Precedence: Ord + Copy + Debug;

    /// How many modes there are.
    fn count(&self) -> usize;
    /// Does something for the second mode, if there is one. What a game with one mode never calls is
    /// not even compiled.
    #[doc(hidden)]
    #[inline(always)]
    fn with_second_mode(&self, then: impl FnOnce()) {
        if self.count() > 1 {
            then();
        }
    }
    /// How captures of different modes compare.
    fn between(&self) -> BetweenModes;
    /// [`Capture::precedence`] of a mode.
    fn precedence(&self, mode: usize, tally: &Tally) -> Self::Precedence;
    /// [`Capture::criteria`] of a mode.
    fn criteria(&self, mode: usize) -> Option<&[Criterion]>;
    /// [`Capture::uses_order`] of any mode.
    fn uses_order(&self) -> bool;
    /// [`Capture::man_jumps`] of a mode.
    fn man_jumps(&self, mode: usize) -> Headings;
    /// [`Capture::king_jumps`] of a mode.
    fn king_jumps(&self, mode: usize) -> Headings;
    /// [`Capture::king_jump_reach`], the same for all modes.
    fn king_jump_reach(&self) -> Reach;
    /// [`Capture::men_take_kings`], the same for all modes.
    fn men_take_kings(&self) -> bool;
    /// [`Capture::landing`], the same for all modes.
    fn landing(&self) -> Landing;
    /// [`Capture::removal`], the same for all modes.
    fn removal(&self) -> Removal;
    /// [`Capture::may_reverse`], the same for all modes.
    fn may_reverse(&self) -> bool;
    /// [`Capture::obligation`], the same for all modes.
    fn obligation(&self) -> Obligation;
    /// A mode's own moment of crowning; none where the variant's [`Promotion`] decides.
    fn crowning(&self, mode: usize) -> Option<Crowning>;
}

impl<C: Capture> Modes for C {
    type Precedence = C::Precedence;

    #[inline(always)]
    fn count(&self) -> usize {
        1
    }
    #[inline(always)]
    fn with_second_mode(&self, _: impl FnOnce()) {}
    #[inline(always)]
    fn between(&self) -> BetweenModes {
        BetweenModes::Free
    }
    #[inline(always)]
    fn precedence(&self, _mode: usize, tally: &Tally) -> C::Precedence {
        Capture::precedence(self, tally)
    }
    fn criteria(&self, _mode: usize) -> Option<&[Criterion]> {
        Capture::criteria(self)
    }
    #[inline(always)]
    fn uses_order(&self) -> bool {
        Capture::uses_order(self)
    }
    #[inline(always)]
    fn man_jumps(&self, _mode: usize) -> Headings {
        Capture::man_jumps(self)
    }
    #[inline(always)]
    fn king_jumps(&self, _mode: usize) -> Headings {
        Capture::king_jumps(self)
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        Capture::king_jump_reach(self)
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        Capture::men_take_kings(self)
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        Capture::landing(self)
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        Capture::removal(self)
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        Capture::may_reverse(self)
    }
    #[inline(always)]
    fn obligation(&self) -> Obligation {
        Capture::obligation(self)
    }
    #[inline(always)]
    fn crowning(&self, _mode: usize) -> Option<Crowning> {
        None
    }
}

/// The rule between modes, as a type or as a value: [`AnyMode`], [`OneScale`], [`LargestMode`],
/// [`SmallestMode`], or a [`BetweenModes`].
///
/// ```
/// use draughts::{BetweenModes, LargestMode, ModeRule};
/// assert_eq!(LargestMode.between(), BetweenModes::Most);
/// ```
pub trait ModeRule: Clone + Debug + Send + Sync + 'static {
    /// How captures of different modes compare.
    fn between(&self) -> BetweenModes;
}

impl ModeRule for BetweenModes {
    #[inline(always)]
    fn between(&self) -> BetweenModes {
        *self
    }
}

macro_rules! mode_rules {
    ($($(#[$doc:meta])* $name:ident $between:ident)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;
        impl ModeRule for $name {
            #[inline(always)]
            fn between(&self) -> BetweenModes {
                BetweenModes::$between
            }
        }
    )* };
}

mode_rules! {
    /// The player chooses the mode; each has its own precedence. SINTEZ RU, .3 and .4.
    AnyMode Free
    /// The captures of both modes are compared with each other. SINTEZ INTER.
    OneScale Together
    /// The mode that can take most. SINTEZ with mode majority.
    LargestMode Most
    /// The mode that can take least. SINTEZ with mode minority.
    SmallestMode Fewest
}

/// Two modes of capture, each with its moment of crowning, and the rule between them. What is common
/// to both modes (reach, landing, removal and so on) is read from the first.
///
/// ```
/// use draughts::{AnyMode, ContinuesAsKing, FreeChoice, Headings, Modes, OnDiagonals, OnOrthogonals, TwoModes};
/// type Both = TwoModes<OnDiagonals<FreeChoice>, ContinuesAsKing, OnOrthogonals<FreeChoice>, ContinuesAsKing, AnyMode>;
/// assert_eq!(Both::default().man_jumps(1), Headings::ORTHOGONALS);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TwoModes<First, FirstPromotion, Second, SecondPromotion, Between> {
    /// Captures of the first mode, and its moment of crowning.
    pub first: (First, FirstPromotion),
    /// Captures of the second mode, and its moment of crowning.
    pub second: (Second, SecondPromotion),
    /// The rule between them.
    pub between: Between,
}

impl<A, P, B, Q, R> Modes for TwoModes<A, P, B, Q, R>
where
    A: Capture,
    B: Capture<Precedence = A::Precedence>,
    P: Promotion,
    Q: Promotion,
    R: ModeRule,
{
    type Precedence = A::Precedence;

    #[inline(always)]
    fn count(&self) -> usize {
        2
    }
    #[inline(always)]
    fn between(&self) -> BetweenModes {
        self.between.between()
    }
    #[inline(always)]
    fn precedence(&self, mode: usize, tally: &Tally) -> A::Precedence {
        if mode == 0 { self.first.0.precedence(tally) } else { self.second.0.precedence(tally) }
    }
    fn criteria(&self, mode: usize) -> Option<&[Criterion]> {
        if mode == 0 { self.first.0.criteria() } else { self.second.0.criteria() }
    }
    #[inline(always)]
    fn uses_order(&self) -> bool {
        self.first.0.uses_order() || self.second.0.uses_order()
    }
    #[inline(always)]
    fn man_jumps(&self, mode: usize) -> Headings {
        if mode == 0 { self.first.0.man_jumps() } else { self.second.0.man_jumps() }
    }
    #[inline(always)]
    fn king_jumps(&self, mode: usize) -> Headings {
        if mode == 0 { self.first.0.king_jumps() } else { self.second.0.king_jumps() }
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        self.first.0.king_jump_reach()
    }
    #[inline(always)]
    fn men_take_kings(&self) -> bool {
        self.first.0.men_take_kings()
    }
    #[inline(always)]
    fn landing(&self) -> Landing {
        self.first.0.landing()
    }
    #[inline(always)]
    fn removal(&self) -> Removal {
        self.first.0.removal()
    }
    #[inline(always)]
    fn may_reverse(&self) -> bool {
        self.first.0.may_reverse()
    }
    #[inline(always)]
    fn obligation(&self) -> Obligation {
        self.first.0.obligation()
    }
    #[inline(always)]
    fn crowning(&self, mode: usize) -> Option<Crowning> {
        Some(if mode == 0 { self.first.1.crowning() } else { self.second.1.crowning() })
    }
}

/// Free choice in a mode whose fellow ranks its captures by a `P`: all its captures rank alike.
///
/// ```
/// use draughts::{Capture, Tally, Unranked};
/// let one = Tally { taken: 1, ..Tally::default() };
/// assert_eq!(Unranked::<u32>::default().precedence(&one), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Unranked<P>(PhantomData<P>);

impl<P: Ord + Copy + Debug + Default + Send + Sync + 'static> Capture for Unranked<P> {
    type Precedence = P;
    #[inline(always)]
    fn precedence(&self, _: &Tally) -> P {
        P::default()
    }
    fn criteria(&self) -> Option<&[Criterion]> {
        Some(&[])
    }
}

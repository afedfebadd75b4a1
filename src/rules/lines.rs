//! The captures of one game along other lines of the board.

use super::{Capture, Criterion, Landing, Obligation, Reach, Removal, Tally};
use crate::direction::Headings;

/// What a policy does not change it asks of the policy it is made from.
macro_rules! ask_inner {
    () => {
        type Precedence = C::Precedence;
        #[inline(always)]
        fn precedence(&self, tally: &Tally) -> C::Precedence {
            self.0.precedence(tally)
        }
        fn criteria(&self) -> Option<&[Criterion]> {
            self.0.criteria()
        }
        #[inline(always)]
        fn uses_order(&self) -> bool {
            self.0.uses_order()
        }
        #[inline(always)]
        fn king_jump_reach(&self) -> Reach {
            self.0.king_jump_reach()
        }
        #[inline(always)]
        fn men_take_kings(&self) -> bool {
            self.0.men_take_kings()
        }
        #[inline(always)]
        fn landing(&self) -> Landing {
            self.0.landing()
        }
        #[inline(always)]
        fn removal(&self) -> Removal {
            self.0.removal()
        }
        #[inline(always)]
        fn may_reverse(&self) -> bool {
            self.0.may_reverse()
        }
        #[inline(always)]
        fn obligation(&self) -> Obligation {
            self.0.obligation()
        }
    };
}

/// Whether men capture back as well as forward.
#[inline(always)]
fn men_capture_back<C: Capture>(capture: &C) -> bool {
    capture.man_jumps().contains(Headings::DIAGONALS)
}

/// The captures of a game, along diagonals only: men forward, or forward and back if they do in that
/// game. The first mode of SINTEZ (RULES.md section 8, S8).
///
/// ```
/// use draughts::{Capture, Headings, OnDiagonals, ShortFreeChoice};
/// assert_eq!(OnDiagonals::<ShortFreeChoice>::default().man_jumps(), Headings::FORWARD_DIAGONALS);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnDiagonals<C>(C);

impl<C: Capture> Capture for OnDiagonals<C> {
    ask_inner!();
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        if men_capture_back(&self.0) { Headings::DIAGONALS } else { Headings::FORWARD_DIAGONALS }
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::DIAGONALS
    }
}

/// The captures of a game, along files and ranks instead of diagonals. The second mode of SINTEZ
/// (RULES.md section 8, S8).
///
/// Men that capture diagonally forward and back capture along files and ranks every way. Men that
/// capture only forward capture straight forward, and with `SIDEWAYS` to either side too (O-SZ-8).
///
/// ```
/// use draughts::{Capture, FreeChoice, Headings, OnOrthogonals, ShortFreeChoice};
/// assert_eq!(OnOrthogonals::<FreeChoice>::default().man_jumps(), Headings::ORTHOGONALS);
/// assert_eq!(OnOrthogonals::<ShortFreeChoice>::default().man_jumps(), Headings::FORWARD);
/// assert_eq!(OnOrthogonals::<ShortFreeChoice, true>::default().man_jumps(), Headings::FORWARD_AND_SIDEWAYS);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnOrthogonals<C, const SIDEWAYS: bool = false>(C);

impl<C: Capture, const SIDEWAYS: bool> Capture for OnOrthogonals<C, SIDEWAYS> {
    ask_inner!();
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        match men_capture_back(&self.0) {
            true => Headings::ORTHOGONALS,
            false if SIDEWAYS => Headings::FORWARD_AND_SIDEWAYS,
            false => Headings::FORWARD,
        }
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::ORTHOGONALS
    }
}

/// The captures of a game, along all eight lines, which may alternate within a move: SINTEZ.2
/// (RULES.md section 8, S10).
///
/// Men that capture only forward capture in the three directions ahead.
///
/// ```
/// use draughts::{Capture, Headings, Majority, OnAllLines};
/// assert_eq!(OnAllLines::<Majority>::default().man_jumps(), Headings::ALL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnAllLines<C>(C);

impl<C: Capture> Capture for OnAllLines<C> {
    ask_inner!();
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        if men_capture_back(&self.0) { Headings::ALL } else { Headings::FORWARD_THREE }
    }
    #[inline(always)]
    fn king_jumps(&self) -> Headings {
        Headings::ALL
    }
}

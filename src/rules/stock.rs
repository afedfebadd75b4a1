//! Rule objects most games are put together from.

use crate::board::Board;
use crate::direction::Headings;
use crate::square::Color;

use super::{Capture, Criterion, Crowning, Ending, Entry, Movement, Placement, Promotion, Reach, Tally, Verdict};

macro_rules! rule_objects {
    ($($(#[$doc:meta])* $name:ident)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;
    )* };
}

rule_objects! {
    /// Men step diagonally forward, kings fly along diagonals.
    FlyingKings
    /// Men step diagonally forward, kings one square diagonally. They capture from afar unless the captures of the
    /// game are short too, as [`ShortFreeChoice`](crate::ShortFreeChoice) is.
    ShortKings
    /// Any capture may be chosen; men capture diagonally forward and back, kings fly. Russian, pool.
    FreeChoice
    /// The most pieces must be taken; men capture diagonally forward and back, kings fly. International.
    Majority
    /// Any capture may be chosen; men capture diagonally forward, kings are short. English.
    ShortFreeChoice
    /// A man crowns where its move ends. International.
    WhenItStops
    /// A man that reaches the far row stops and is crowned. English.
    EndsTheMove
    /// A man that reaches the far row captures on as a king. Russian.
    ContinuesAsKing
    /// The men stand on either side of the long diagonal, which is free (RULES.md section 2).
    LongDiagonal
    /// Who cannot move loses.
    LastMoverWins
    /// Who cannot move wins: giveaway.
    LastMoverLoses
    /// The first king wins; who cannot move loses: breakthrough.
    FirstKingWins
}

impl Movement for FlyingKings {}

impl Movement for ShortKings {
    #[inline(always)]
    fn king_reach(&self) -> Reach {
        Reach::Short
    }
}

impl Capture for FreeChoice {
    type Precedence = ();
    #[inline(always)]
    fn precedence(&self, _: &Tally) {}
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[])
    }
}

impl Capture for ShortFreeChoice {
    type Precedence = ();
    #[inline(always)]
    fn precedence(&self, _: &Tally) {}
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[])
    }
    #[inline(always)]
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
    #[inline(always)]
    fn king_jump_reach(&self) -> Reach {
        Reach::Short
    }
}

impl Capture for Majority {
    type Precedence = u32;
    #[inline(always)]
    fn precedence(&self, tally: &Tally) -> u32 {
        tally.taken
    }
    fn criteria(&self) -> Option<&'static [Criterion]> {
        Some(&[Criterion::Count])
    }
}

impl Promotion for WhenItStops {}

impl Promotion for EndsTheMove {
    #[inline(always)]
    fn crowning(&self) -> Crowning {
        Crowning::EndsTheMove
    }
}

impl Promotion for ContinuesAsKing {
    #[inline(always)]
    fn crowning(&self) -> Crowning {
        Crowning::ContinuesAsKing
    }
}

impl Ending for LastMoverWins {}

impl Ending for LastMoverLoses {
    #[inline(always)]
    fn stuck(&self) -> Verdict {
        Verdict::Wins
    }
}

impl Ending for FirstKingWins {
    #[inline(always)]
    fn first_king_wins(&self) -> bool {
        true
    }
}

impl Entry for LongDiagonal {
    fn placement(&self) -> Placement {
        Placement::Diagonal
    }
}

/// Men on the `ROWS` rows nearest to each player, after leaving the first `SKIP` rows free.
///
/// ```
/// use draughts::{Bitboard, Color, Dark, Entry, Rows};
/// assert_eq!(Rows::<3>.start(&Dark::<8, 8>::new(), Color::White).len(), 12);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rows<const ROWS: u8, const SKIP: u8 = 0>;

impl<const ROWS: u8, const SKIP: u8> Entry for Rows<ROWS, SKIP> {
    fn placement(&self) -> Placement {
        Placement::Rows { count: ROWS, skip: SKIP }
    }
}

/// The board is empty; the men that `E` would put on it are in reserve, to be dropped on `ROWS` rows
/// after `SKIP` free ones at the player's edge (RULES.md section 7). A reserve holds at most 255.
///
/// ```
/// use draughts::{Color, Dark, Entry, Reserve, Rows};
/// assert_eq!(Reserve::<Rows<3>>::default().reserve(&Dark::<8, 8>::new(), Color::White), 12);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reserve<E, const ROWS: u8 = 1, const SKIP: u8 = 0>(E);

impl<E: Entry, const ROWS: u8, const SKIP: u8> Entry for Reserve<E, ROWS, SKIP> {
    fn placement(&self) -> Placement {
        Placement::Nowhere
    }
    fn reserve<B: Board>(&self, board: &B, color: Color) -> u8 {
        self.0.men(board, color).try_into().unwrap_or(u8::MAX)
    }
    #[inline(always)]
    fn has_drops(&self) -> bool {
        true
    }
    #[inline(always)]
    fn drops(&self) -> Placement {
        Placement::Rows { count: ROWS, skip: SKIP }
    }
}

/// Men on a block of `SIDE` files and `SIDE` ranks in each player's corner.
///
/// ```
/// use draughts::{Bitboard, Color, Corners, Entry, Hex};
/// assert_eq!(Corners::<4>.start(&Hex::<5>::new(), Color::Black).len(), 16);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Corners<const SIDE: u8>;

impl<const SIDE: u8> Entry for Corners<SIDE> {
    fn placement(&self) -> Placement {
        Placement::Corner { side: SIDE }
    }
}

//! SINTEZ of Belousov: men step three ways, and captures are along diagonals or along files and
//! ranks, one or the other within a move (RULES.md section 8).

use super::italian::ItalianCapture;
use super::spanish::SpanishCapture;
use crate::direction::Headings;
use crate::rules::{
    ContinuesAsKing, EndsTheMove, FreeChoice, Majority, Movement, OnDiagonals, OnOrthogonals, Reach, ShortFreeChoice,
    TwoModes, Unranked, WhenItStops,
};

/// Men step forward, straight or diagonally (S4), kings fly in all eight directions (S5).
///
/// ```
/// use draughts::{Headings, Movement, SintezMovement};
/// assert_eq!(SintezMovement.man_steps(), Headings::FORWARD_THREE);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SintezMovement;

impl Movement for SintezMovement {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        Headings::FORWARD_THREE
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        Headings::ALL
    }
}

/// As [`SintezMovement`] with the short kings of English and Italian rules (S14).
///
/// ```
/// use draughts::{Movement, Reach, ShortSintezMovement};
/// assert_eq!(ShortSintezMovement.king_reach(), Reach::Short);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShortSintezMovement;

impl Movement for ShortSintezMovement {
    #[inline(always)]
    fn man_steps(&self) -> Headings {
        SintezMovement.man_steps()
    }
    #[inline(always)]
    fn king_steps(&self) -> Headings {
        SintezMovement.king_steps()
    }
    #[inline(always)]
    fn king_reach(&self) -> Reach {
        Reach::Short
    }
}

/// Both modes by the rules of one game, `C` its captures and `P` its crowning, `Between` the rule
/// between them (S8).
///
/// ```
/// use draughts::{BetweenModes, Majority, Modes, OneScale, OnBothLines, WhenItStops};
/// type Inter = OnBothLines<Majority, WhenItStops, OneScale>;
/// assert_eq!(Inter::default().between(), BetweenModes::Together);
/// ```
pub type OnBothLines<C, P, Between> = TwoModes<OnDiagonals<C>, P, OnOrthogonals<C>, P, Between>;

/// SINTEZ RU: free choice, crowned in passing (S9, O-SZ-2).
pub(super) type RuModes<Between> = OnBothLines<FreeChoice, ContinuesAsKing, Between>;
/// SINTEZ INTER: the most pieces, crowned at rest (S9, O-SZ-2).
pub(super) type InterModes<Between> = OnBothLines<Majority, WhenItStops, Between>;
/// SINTEZ.3: international along diagonals, Russian along files and ranks (S11, O-SZ-5).
pub(super) type Sintez3Modes<Between> =
    TwoModes<OnDiagonals<Majority>, WhenItStops, OnOrthogonals<Unranked<u32>>, ContinuesAsKing, Between>;
/// SINTEZ.4: Russian along diagonals, international along files and ranks (S12, O-SZ-5).
pub(super) type Sintez4Modes<Between> =
    TwoModes<OnDiagonals<Unranked<u32>>, ContinuesAsKing, OnOrthogonals<Majority>, WhenItStops, Between>;
/// SINTEZ by English rules (S14, O-SZ-8).
pub(super) type EnglishModes<Between> = OnBothLines<ShortFreeChoice, EndsTheMove, Between>;
/// SINTEZ by Italian rules (S14, O-SZ-8).
pub(super) type ItalianModes<Between> = OnBothLines<ItalianCapture, EndsTheMove, Between>;
/// SINTEZ by Spanish rules (S14, O-SZ-8).
pub(super) type SpanishModes<Between> = OnBothLines<SpanishCapture, EndsTheMove, Between>;

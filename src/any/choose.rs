//! From a name or a rule set to a game.

use super::AnyPosition;
use crate::bitboard::{Bitboard, Wide};
use crate::board::AnyBits;
use crate::position::Position;
use crate::ruleset::{
    AllLines, AnyDirections, Custom, Diagonals, Directions, ForwardDiagonals, Orthogonals, RuleSet, RuleSetError,
    UnknownVariant,
};
use crate::units::{AnyUnitGame, unit_game, unit_games};
use crate::variant::*;

/// The start of a game by its name: one of the [catalogue](crate::games), with prefixes for another
/// set-up, goal or way of entering the board, and parameters after a colon.
///
/// The best known games have a move generator compiled for them alone; every other name stands for a
/// [`RuleSet`] on a board made at run time. Both give the same answers.
///
/// # Errors
/// [`UnknownVariant`] if there is no such game, with the nearest names, or if the name contradicts
/// itself.
///
/// ```
/// use draughts::by_name;
/// assert_eq!(by_name("giveaway-diagonal-brazilian")?.count_moves(), 6);
/// assert_eq!(by_name("rusian").unwrap_err().nearest()[0], "russian");
/// # Ok::<(), draughts::UnknownVariant>(())
/// ```
pub fn by_name(name: &str) -> Result<AnyPosition, UnknownVariant> {
    let own_code = compiled(name.trim());
    match own_code {
        Some(position) => Ok(position),
        None if is_of_units(name) => of_units(name.trim()),
        None => {
            RuleSet::named(name).and_then(|rules| with_rules(&rules).map_err(|why| UnknownVariant::rules(name, why)))
        }
    }
}

/// The start of a game that has code of its own. The list is a matter of speed alone: compiling a game
/// takes seconds. Hexdame is in it because rule sets know rectangles only.
fn compiled(name: &str) -> Option<AnyPosition> {
    macro_rules! compiled {
        ($($game:ty)*) => { $(
            if <$game as Compose>::INFO.is_called(name) {
                return Some(Position::<$game>::initial().into());
            }
        )* };
    }
    compiled! { Russian International English Frisian Turkish SintezRu Neu<Russian> Hexdame }
    None
}

/// Whether a name, but for its parameters, is that of a game of units.
fn is_of_units(name: &str) -> bool {
    let game = name.split(':').next().unwrap_or_default().trim();
    unit_games().any(|known| known.eq_ignore_ascii_case(game))
}

/// The start of a game of units.
fn of_units(name: &str) -> Result<AnyPosition, UnknownVariant> {
    Ok(match unit_game(name).map_err(|why| UnknownVariant::parameter(name, &why))? {
        AnyUnitGame::U64(game) => Position::initial_of(game).into(),
        AnyUnitGame::U128(game) => Position::initial_of(game).into(),
        AnyUnitGame::Wide3(game) => Position::initial_of(game).into(),
    })
}

/// The start of a game whose rules are data, on the narrowest bitboard its board fits.
pub(super) fn with_rules(rules: &RuleSet) -> Result<AnyPosition, RuleSetError> {
    match AnyBits::for_grid(rules.files, rules.ranks, rules.shade)? {
        AnyBits::U64 if Diagonals::are_those_of(rules) => custom::<u64, Diagonals>(rules),
        AnyBits::U64 if ForwardDiagonals::are_those_of(rules) => custom::<u64, ForwardDiagonals>(rules),
        AnyBits::U64 if AllLines::are_those_of(rules) => custom::<u64, AllLines>(rules),
        AnyBits::U64 if Orthogonals::are_those_of(rules) => custom::<u64, Orthogonals>(rules),
        AnyBits::U64 => custom::<u64, AnyDirections>(rules),
        AnyBits::U128 if Diagonals::are_those_of(rules) => custom::<u128, Diagonals>(rules),
        AnyBits::U128 => custom::<u128, AnyDirections>(rules),
        AnyBits::Wide3 => custom::<Wide<3>, AnyDirections>(rules),
        AnyBits::Wide4 => custom::<Wide<4>, AnyDirections>(rules),
    }
}

fn custom<B: Bitboard, D: Directions>(rules: &RuleSet) -> Result<AnyPosition, RuleSetError> {
    let game = Custom::<_, D>::with_directions(rules.board::<B>()?, rules)?;
    Ok(Position::initial_of(game).into())
}

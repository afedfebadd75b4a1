//! Whose turn it is among three: players who have lost everything, or cannot move, are passed over.

use super::list::has_move;
use crate::bitboard::Bitboard;
use crate::players::Players;
use crate::rules::{Blocked, Ending, Verdict};
use crate::square::Color;
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// In a game of three, gives the turn to the first player, from the one it has come to, who can move.
/// If nobody can it stays where it is, and the game is over. Two players never lose a turn.
pub(crate) fn settle_turn<V: Variant>(variant: &V, state: &mut StateOf<V>) {
    if V::Players::COUNT == 2 || variant.ending().stuck() != Verdict::Loses {
        return;
    }
    for _ in 0..V::Players::COUNT {
        // A player has no move in a decided game either, and is not out for that.
        if is_decided(variant, state) || has_move(variant, state) {
            return;
        }
        let turn = state.turn.index();
        if variant.ending().blocked() == Blocked::Leaves {
            state.kings &= !state.sides[turn];
            state.sides[turn] = BitsOf::<V>::EMPTY;
            state.reserves[turn] = 0;
            state.runs.set(state.turn, 0, 0);
        }
        state.turn = Color::from_index((turn + 1) % V::Players::COUNT);
    }
}

/// Whether the game is decided, whatever could still be moved: by the first king where that wins, and
/// among three if at most one of them has anything left.
#[inline(always)]
pub(crate) fn is_decided<V: Variant>(variant: &V, state: &StateOf<V>) -> bool {
    let first_king = variant.ending().first_king_wins() && !state.kings.is_empty();
    first_king || V::Players::COUNT > 2 && is_decided_among_three(variant, state)
}

/// Whether at most one of three players has anything left, in a game where that decides.
#[inline(always)]
fn is_decided_among_three<V: Variant>(variant: &V, state: &StateOf<V>) -> bool {
    variant.ending().stuck() == Verdict::Loses && remaining::<V>(state).count() <= 1
}

/// The players who have anything left, on the board or in reserve.
pub(crate) fn remaining<V: Variant>(state: &StateOf<V>) -> impl Iterator<Item = Color> {
    StateOf::<V>::colors().filter(|color| !state.sides[color.index()].is_empty() || state.reserves[color.index()] > 0)
}

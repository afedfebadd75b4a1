//! Counting the leaves of the move tree.

use alloc::vec::Vec;

use super::capture_list::{CaptureList, Keep, MOST_WAYS};
use super::list::{after, jumpers, list_routes_by};
use super::view::View;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::players::Players;
use crate::square::Color;
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// The number of move sequences of exactly `depth` plies, equal moves once.
pub(crate) fn perft<V: Variant>(variant: &V, state: &StateOf<V>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // One list of captures a ply, made once.
    let mut lists: Vec<_> = (0..depth).map(|_| CaptureList::new()).collect();
    perft_below(variant, state, depth, &mut lists)
}

/// The number of move sequences of exactly `depth` plies, every way of making a capture counted; `u64::MAX` if
/// there are too many to be counted.
pub(crate) fn perft_routes<V: Variant>(variant: &V, state: &StateOf<V>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut rooms: Vec<_> = (1..depth).map(|_| (Vec::new(), Vec::new())).collect();
    let mut lists = [CaptureList::keeping(Keep::Routes), CaptureList::keeping(Keep::Routes)];
    routes_below(variant, state, &mut rooms, &mut lists)
}

/// The sequences of a ply more than there are rooms. Leaves met one by one are never too many for a number, but
/// ways multiply, so sums of them are taken with care.
fn routes_below<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    rooms: &mut [Room<V>],
    lists: &mut [CaptureList<V>; 2],
) -> u64 {
    let few = |count| if count < MOST_WAYS { count } else { u64::MAX };
    let Some(((moves, ways), rest)) = rooms.split_first_mut() else {
        return few(leaves(variant, state, &mut lists[0]));
    };
    if rest.is_empty() && jumpers(variant, state).is_empty() {
        return few(perft_below(variant, state, 2, lists));
    }
    moves.clear();
    ways.clear();
    list_routes_by(variant, state, &mut lists[0], moves, ways);
    moves.iter().zip(ways).fold(0, |count: u64, (m, ways)| {
        let below = routes_below(variant, &after(variant, state, m), rest, lists);
        count.saturating_add(below.saturating_mul(*ways))
    })
}

/// Moves, and in how many ways each can be made.
type Room<V> = (Vec<Move<BitsOf<V>>>, Vec<u64>);

fn perft_below<V: Variant>(variant: &V, state: &StateOf<V>, depth: u32, lists: &mut [CaptureList<V>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 0 };
    if depth == 1 {
        return leaves(variant, state, list);
    }
    match state.turn {
        Color::White => perft_seat::<V, 0>(variant, state, depth, list, rest),
        Color::Black => perft_seat::<V, 1>(variant, state, depth, list, rest),
        Color::Third => V::Players::from_third_seat(|| 0, || perft_seat::<V, 2>(variant, state, depth, list, rest)),
    }
}

/// The number of legal moves. Most of the time is spent here, so it has a frame of its own, smaller
/// than that of the inner nodes.
pub(super) fn leaves<V: Variant>(variant: &V, state: &StateOf<V>, list: &mut CaptureList<V>) -> u64 {
    match state.turn {
        Color::White => View::<V, 0>::new(variant, state).count(list),
        Color::Black => View::<V, 1>::new(variant, state).count(list),
        Color::Third => V::Players::from_third_seat(|| 0, || View::<V, 2>::new(variant, state).count(list)),
    }
}

fn perft_seat<V: Variant, const C: usize>(
    variant: &V,
    state: &StateOf<V>,
    depth: u32,
    list: &mut CaptureList<V>,
    rest: &mut [CaptureList<V>],
) -> u64 {
    let view = View::<V, C>::new(variant, state);
    if view.is_decided() {
        return 0;
    }
    let jumps = view.jumps();
    let mut count = 0;
    if !jumps.are_none() {
        view.captures(&jumps, list);
        for m in &list.moves {
            count += perft_below(variant, &view.after_capture(m), depth - 1, rest);
        }
        if view.must_capture() {
            return count;
        }
    }
    if View::<V, C>::MAY_COUNT_TWO_PLIES && depth == 2 {
        // The list has been read to its end.
        let two_plies = view.count_two_plies(|next| leaves(variant, next, list));
        if let Some(leaves) = two_plies {
            return count + leaves;
        }
    }
    view.each_man_step(|from, to| count += perft_below(variant, &view.after_man_step(from, to), depth - 1, rest));
    view.each_king_step(|from, to| count += perft_below(variant, &view.after_king_step(from, to), depth - 1, rest));
    for to in view.drops().iter().map(BitsOf::<V>::bit) {
        count += perft_below(variant, &view.after_drop(to), depth - 1, rest);
    }
    count
}

//! Listing legal moves, and asking about them, from whichever seat is to move.

use alloc::vec::Vec;

use super::capture_list::{CaptureList, Keep};
use super::perft::leaves;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::moves::{Move, MoveFlags};
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// Evaluates an expression with the view from the seat of the player to move; `$nobody` is the answer
/// if that player does not exist.
macro_rules! from_seat {
    ($variant:expr, $state:expr, $nobody:expr, $view:ident => $result:expr) => {
        match $state.turn {
            $crate::square::Color::White => {
                let $view = View::<V, 0>::new($variant, $state);
                $result
            }
            $crate::square::Color::Black => {
                let $view = View::<V, 1>::new($variant, $state);
                $result
            }
            $crate::square::Color::Third => <V::Players as $crate::players::Players>::from_third_seat(
                || $nobody,
                || {
                    let $view = View::<V, 2>::new($variant, $state);
                    $result
                },
            ),
        }
    };
}
pub(super) use from_seat;

/// Appends the legal moves.
pub(crate) fn list_moves<V: Variant>(variant: &V, state: &StateOf<V>, moves: &mut Vec<Move<BitsOf<V>>>) {
    from_seat!(variant, state, (), view => view.list(&mut CaptureList::new(), moves));
}

/// Appends the legal moves; answers whether that is all of them, the captures of no piece going through more
/// than so many places.
pub(crate) fn list_moves_within<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    places: usize,
    moves: &mut Vec<Move<BitsOf<V>>>,
) -> bool {
    let mut list = CaptureList::within(places);
    from_seat!(variant, state, (), view => view.list(&mut list, moves));
    !list.is_overrun()
}

/// Appends the legal moves, equal moves once, and in how many ways each can be made; `u64::MAX` stands for
/// so many and more.
pub(crate) fn list_routes<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    moves: &mut Vec<Move<BitsOf<V>>>,
    ways: &mut Vec<u64>,
) {
    list_routes_by(variant, state, &mut CaptureList::keeping(Keep::Routes), moves, ways);
}

/// The same; the captures pass through `list`, which keeps routes.
pub(super) fn list_routes_by<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    list: &mut CaptureList<V>,
    moves: &mut Vec<Move<BitsOf<V>>>,
    ways: &mut Vec<u64>,
) {
    let before = moves.len();
    list.clear();
    from_seat!(variant, state, (), view => view.list(list, moves));
    let others = moves.len() - before - list.ways.len();
    ways.append(&mut list.ways);
    ways.extend(core::iter::repeat_n(1, others));
}

/// The captures the pieces can make, those that others take precedence over among them.
pub(crate) fn all_captures<V: Variant>(variant: &V, state: &StateOf<V>) -> Vec<Move<BitsOf<V>>> {
    let mut list = CaptureList::keeping(Keep::AnyRank);
    from_seat!(variant, state, (), view => view.list_captures(&mut list));
    list.moves
}

/// How many legal moves there are.
pub(crate) fn count_moves<V: Variant>(variant: &V, state: &StateOf<V>) -> u64 {
    leaves(variant, state, &mut CaptureList::new())
}

/// The pieces of the player to move that can capture.
pub(crate) fn jumpers<V: Variant>(variant: &V, state: &StateOf<V>) -> BitsOf<V> {
    let nobody = BitsOf::<V>::EMPTY;
    from_seat!(variant, state, nobody, view => if view.is_decided() { nobody } else { view.jumps().pieces() })
}

/// Whether the player to move has a legal move.
pub(crate) fn has_move<V: Variant>(variant: &V, state: &StateOf<V>) -> bool {
    !jumpers(variant, state).is_empty() || leaves(variant, state, &mut CaptureList::new()) > 0
}

/// The state after a legal move.
pub(crate) fn after<V: Variant>(variant: &V, state: &StateOf<V>, m: &Move<BitsOf<V>>) -> StateOf<V> {
    from_seat!(variant, state, *state, view => view.after(m))
}

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Appends the legal moves; the captures pass through `list`.
    fn list(&self, list: &mut CaptureList<V>, moves: &mut Vec<Move<BitsOf<V>>>) {
        if self.is_decided() {
            return;
        }
        self.list_captures(list);
        let can_capture = !list.moves.is_empty();
        moves.append(&mut list.moves);
        if can_capture && self.must_capture() {
            return;
        }
        let mut push = |from: u8, to: BitsOf<V>, flags| {
            moves.push(Move { captured: BitsOf::<V>::EMPTY, from, to: to.first(), flags });
        };
        self.each_man_step(|from, to| {
            let crowned = if self.crowns(to) { MoveFlags::KING_AFTER } else { MoveFlags::empty() };
            push(from.first(), to, crowned);
        });
        self.each_king_step(|from, to| push(from.first(), to, MoveFlags::KING_BEFORE | MoveFlags::KING_AFTER));
        for to in self.drops().iter() {
            push(to, BitsOf::<V>::bit(to), MoveFlags::DROP);
        }
    }
}

//! Making a move square by square, as one does on a screen.

use alloc::vec::Vec;

use super::list::{from_seat, list_moves};
use super::routes::{Landings, Place, Walk};
use super::view::View;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::square::Square;
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// How far a move has come that is being entered square by square.
///
/// ```
/// use draughts::{Position, Russian};
/// let position = Position::<Russian>::from_fen("W:Wc3,a1:Bd4,d6")?;
/// let square = |name| position.square(name).unwrap();
/// let first = position.clicks(&[square("c3"), square("e5")]);
/// assert_eq!((first.next, first.taken), (vec![square("c7")], vec![square("d4")]));
/// let done = position.clicks(&[square("c3"), square("e5"), square("c7")]);
/// assert_eq!(done.complete.len(), 1);
/// # Ok::<(), draughts::ParseFenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClickState<B> {
    /// The squares that can come next, each once, lowest first. Nothing if the move is complete or
    /// the squares so far begin no legal move.
    pub next: Vec<Square>,
    /// The pieces taken so far, lowest first. Where pieces leave the board only when the capture is
    /// over they still stand there.
    pub taken: Vec<Square>,
    /// The moves that the squares so far are the whole of.
    pub complete: Vec<Move<B>>,
}

/// How far the squares clicked have come.
pub(crate) fn clicks<V: Variant>(variant: &V, state: &StateOf<V>, squares: &[Square]) -> ClickState<BitsOf<V>> {
    let mut legal = Vec::new();
    list_moves(variant, state, &mut legal);
    let mut progress = Progress::<V> { next: BitsOf::<V>::EMPTY, taken: BitsOf::<V>::EMPTY, complete: Vec::new() };
    match squares {
        [] => progress.next = begin::<V>(&legal),
        [first, landings @ ..] => {
            progress.quiets(&legal, *first, landings);
            let starts_here = |m: &Move<BitsOf<V>>| m.is_capture() && m.from == first.0;
            let captures: Vec<_> = legal.into_iter().filter(starts_here).collect();
            from_seat!(variant, state, (), view => progress.captures(&view, &captures, landings));
        }
    }
    progress.finish()
}

/// The squares that moves begin on: the one a piece leaves, or the one it is dropped on.
fn begin<V: Variant>(legal: &[Move<BitsOf<V>>]) -> BitsOf<V> {
    let first = legal.iter().map(|m| BitsOf::<V>::bit(if m.is_drop() { m.to } else { m.from }));
    first.fold(BitsOf::<V>::EMPTY, |all, square| all | square)
}

struct Progress<V: Variant> {
    next: BitsOf<V>,
    taken: BitsOf<V>,
    complete: Vec<Move<BitsOf<V>>>,
}

impl<V: Variant> Progress<V> {
    fn quiets(&mut self, legal: &[Move<BitsOf<V>>], first: Square, landings: &[Square]) {
        for m in legal.iter().filter(|m| !m.is_capture()) {
            match landings {
                [] if m.is_drop() && m.to() == first => self.complete.push(*m),
                [] if m.from() == Some(first) => self.next |= BitsOf::<V>::bit(m.to),
                [to] if m.from() == Some(first) && m.to() == *to => self.complete.push(*m),
                _ => {}
            }
        }
    }

    fn captures<const C: usize>(&mut self, view: &View<V, C>, goals: &[Move<BitsOf<V>>], landings: &[Square]) {
        for mode in 0..view.modes() {
            let Some(mut walk) = Walk::new(view, goals, mode, Landings::Free, 1) else { continue };
            let Some(start) = goals.first().and_then(|goal| view.starting(Square(goal.from))) else { continue };
            let mut step = Step { going: Vec::from([start]), stopped: Vec::new() };
            for to in landings {
                step = walk.step(&step.going, BitsOf::<V>::bit(to.0));
            }
            for place in &step.going {
                let reachable = walk.step(core::slice::from_ref(place), !BitsOf::<V>::EMPTY);
                let on = reachable.going.iter().chain(&reachable.stopped);
                self.next = on.fold(self.next, |all, place| all | place.square());
            }
            let here = step.going.iter().chain(&step.stopped);
            self.taken = here.fold(self.taken, |all, place| all | place.captured);
            self.complete.extend(step.stopped.iter().filter_map(|place| walk.goal_at(place)));
        }
    }

    fn finish(mut self) -> ClickState<BitsOf<V>> {
        self.complete.sort_unstable();
        self.complete.dedup();
        let squares = |set: BitsOf<V>| set.iter().map(Square).collect();
        ClickState { next: squares(self.next), taken: squares(self.taken), complete: self.complete }
    }
}

/// Where one jump leads: to places from which a legal capture goes on, and to places where one ends.
struct Step<B> {
    going: Vec<Place<B>>,
    stopped: Vec<Place<B>>,
}

impl<V: Variant, const C: usize> Walk<'_, '_, V, C> {
    /// Makes one jump from any of the places, to any square of `landings`.
    fn step(&mut self, places: &[Place<BitsOf<V>>], landings: BitsOf<V>) -> Step<BitsOf<V>> {
        let (mut going, mut stopped) = (Vec::new(), Vec::new());
        for place in places {
            for (next, stops) in self.jumps(place, landings) {
                if stops && self.goal_at(&next).is_some() {
                    stopped.push(next);
                } else if !stops && self.leads_on(&next) {
                    going.push(next);
                }
            }
        }
        Step { going, stopped }
    }
}

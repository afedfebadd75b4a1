//! The ways a capture can be made, jump by jump: for notation and user interfaces only.
//!
//! The search is led by the moves it is to find (it leaves every way on which something is taken
//! that none of them takes) and remembers the places that lead nowhere, so that its time is bounded
//! by the number of different places rather than of ways between them.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::capture_list::CaptureList;
use super::list::from_seat;
use super::view::View;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::Dir;
use crate::moves::{Jump, Move};
use crate::rules::{Crowning, KingOrder, Landing, Modes, Removal, Tally};
use crate::square::{Kind, Square};
use crate::state::{BitsOf, StateOf};
use crate::variant::Variant;

/// Dead ends met before the search starts to remember them.
const PLAIN_DEAD_ENDS: u32 = 256;

/// What squares a way must touch.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Landings<'s> {
    /// Any; a jump straight on from another starts on the square right behind the piece just taken,
    /// so that ways which differ in nothing else are found once.
    Canonical,
    /// Any at all.
    Free,
    /// Exactly these.
    Exactly(&'s [Square]),
    /// These and perhaps others between them.
    Through(&'s [Square]),
}

impl Landings<'_> {
    /// How many of the squares are behind a piece that lands on `to` with `behind` of them behind it;
    /// none if it may not land there.
    fn after(&self, to: Square, behind: usize) -> Option<usize> {
        match self {
            Landings::Canonical | Landings::Free => Some(0),
            Landings::Exactly(squares) => (squares.get(behind) == Some(&to)).then_some(behind + 1),
            Landings::Through(squares) => Some(behind + (squares.get(behind) == Some(&to)) as usize),
        }
    }

    /// Whether all squares are behind.
    fn are_done(&self, behind: usize) -> bool {
        match self {
            Landings::Canonical | Landings::Free => true,
            Landings::Exactly(squares) | Landings::Through(squares) => behind == squares.len(),
        }
    }
}

/// The first `limit` ways to make one of the captures in `goals`, which all start alike.
pub(crate) fn ways<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    goals: &[Move<BitsOf<V>>],
    landings: Landings<'_>,
    limit: usize,
) -> Vec<(Move<BitsOf<V>>, Vec<Jump>)> {
    from_seat!(variant, state, Vec::new(), view => {
        let mut found = Vec::new();
        for mode in 0..view.modes() {
            if found.len() >= limit {
                break;
            }
            if let Some(mut walk) = Walk::new(&view, goals, mode, landings, limit - found.len()) {
                walk.run();
                found.append(&mut walk.found);
            }
        }
        found
    })
}

/// The pieces taken by a piece on `from` that makes one jump to each of `landings`, if it can, no
/// matter whether it may stop there.
pub(crate) fn taken_on_the_way<V: Variant>(
    variant: &V,
    state: &StateOf<V>,
    from: Square,
    landings: &[Square],
) -> Option<BitsOf<V>> {
    from_seat!(variant, state, None, view => (0..view.modes()).find_map(|mode| view.follow(mode, from, landings)))
}

/// Where a capturing piece has got to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place<B> {
    pub(super) captured: B,
    at: B,
    last: Option<Dir>,
    king: bool,
    /// Whether a flying king looks for its next jump straight on.
    straight: bool,
    order: KingOrder,
}

impl<B: Bitboard> Place<B> {
    /// The square it is, alone in a set.
    pub(super) fn square(&self) -> B {
        self.at
    }
}

/// One jump: what it passes over, and the squares where it may land.
#[derive(Clone, Copy)]
struct Leap<B> {
    dir: Dir,
    over: B,
    /// The square right behind `over`.
    next: B,
    landings: B,
}

/// The rules of jumping from place to place, as in the search for legal captures.
impl<V: Variant, const C: usize> View<'_, V, C> {
    /// The place a piece starts from.
    pub(super) fn starting(&self, from: Square) -> Option<Place<BitsOf<V>>> {
        let at = BitsOf::<V>::bit(from.0);
        let place = Place {
            captured: BitsOf::<V>::EMPTY,
            at,
            last: None,
            king: at.meets(self.state.kings),
            straight: true,
            order: KingOrder::default(),
        };
        at.meets(self.own).then_some(place)
    }

    /// The jumps possible at a place.
    fn leaps(&self, mode: usize, from: Square, place: &Place<BitsOf<V>>) -> Vec<Leap<BitsOf<V>>> {
        if self.must_stop(mode, place) {
            return Vec::new();
        }
        let dirs = if place.king { self.king_jumps(mode) } else { self.man_jumps(mode) };
        let turns = dirs.iter().filter(|&dir| !place.king || self.may_turn(place, dir));
        turns.filter_map(|dir| self.leap(from, place, dir)).collect()
    }

    /// Whether the piece was crowned and its move is over.
    fn must_stop(&self, mode: usize, place: &Place<BitsOf<V>>) -> bool {
        let on_far_row = !place.captured.is_empty() && place.at.meets(self.far());
        !place.king && on_far_row && self.crowning(mode) == Crowning::EndsTheMove
    }

    fn may_turn(&self, place: &Place<BitsOf<V>>, dir: Dir) -> bool {
        let Some(last) = place.last else { return true };
        let capture = self.variant.capture();
        if self.kings_jump_far() && dir == last {
            return place.straight;
        }
        let may_reverse = capture.may_reverse() && capture.removal() == Removal::Immediate;
        may_reverse || dir != self.board().opposite(last)
    }

    fn leap(&self, from: Square, place: &Place<BitsOf<V>>, dir: Dir) -> Option<Leap<BitsOf<V>>> {
        let capture = self.variant.capture();
        let mut free = self.empty | BitsOf::<V>::bit(from.0);
        if capture.removal() == Removal::Immediate {
            free |= place.captured;
        }
        let far = place.king && self.kings_jump_far();
        let seen = if far { self.first_beyond(place.at, dir, free) } else { self.shift(place.at, dir) };
        let over = seen & !place.captured & if place.king { self.enemies } else { self.man_victims() };
        let next = self.shift(over, dir) & free;
        let slides = far && capture.landing() != Landing::Next && !next.is_empty();
        let landings = if slides { next | self.slide(next, dir, free) } else { next };
        (!next.is_empty()).then_some(Leap { dir, over, next, landings })
    }

    /// The place a jump leads to if it lands on `to`. With `canonical` landings, straight on is tried
    /// from one of them only.
    fn landed(
        &self,
        mode: usize,
        place: &Place<BitsOf<V>>,
        leap: &Leap<BitsOf<V>>,
        to: u8,
        canonical: bool,
    ) -> Place<BitsOf<V>> {
        let at = BitsOf::<V>::bit(to);
        let crowned = at.meets(self.far()) && self.crowning(mode) == Crowning::ContinuesAsKing;
        let mut order = place.order;
        if self.variant.capture().uses_order() && leap.over.meets(self.state.kings) {
            order.record(place.captured.len() as u8);
        }
        Place {
            captured: place.captured | leap.over,
            at,
            last: Some(leap.dir),
            king: place.king || crowned,
            straight: place.king && (!canonical || at == leap.next),
            order,
        }
    }

    /// Where a piece may stop after a jump: nowhere if it can go on from any of its landing squares.
    fn stops(&self, mode: usize, from: Square, place: &Place<BitsOf<V>>, leap: &Leap<BitsOf<V>>) -> BitsOf<V> {
        let goes_on = |to| !self.leaps(mode, from, &self.landed(mode, place, leap, to, false)).is_empty();
        if leap.landings.iter().any(goes_on) {
            return BitsOf::<V>::EMPTY;
        }
        let halts = self.variant.capture().landing() == Landing::NextAfterKing && leap.over.meets(self.state.kings);
        if halts { leap.next } else { leap.landings }
    }

    /// The goal that a piece reaches by stopping at a place.
    fn reached(&self, mode: usize, goals: &[Move<BitsOf<V>>], place: &Place<BitsOf<V>>) -> Option<Move<BitsOf<V>>> {
        let crowns_here = !matches!(self.crowning(mode), Crowning::Never) && place.at.meets(self.far());
        let kind = if place.king || crowns_here { Kind::King } else { Kind::Man };
        let ends = (place.at.first(), place.captured, kind);
        goals.iter().copied().find(|goal| (goal.to, goal.captured, goal.kind_after()) == ends)
    }

    /// What is taken by one jump to each of the squares.
    fn follow(&self, mode: usize, from: Square, landings: &[Square]) -> Option<BitsOf<V>> {
        let mut place = self.starting(from)?;
        for to in landings {
            let lands = |leap: &Leap<BitsOf<V>>| leap.landings.meets(BitsOf::<V>::bit(to.0));
            let leap = self.leaps(mode, from, &place).into_iter().find(lands)?;
            place = self.landed(mode, &place, &leap, to.0, false);
        }
        Some(place.captured)
    }
}

/// The search for ways to make some captures of one piece, in one mode.
pub(super) struct Walk<'w, 'a, V: Variant, const C: usize> {
    view: &'w View<'a, V, C>,
    goals: &'w [Move<BitsOf<V>>],
    mode: usize,
    from: Square,
    landings: Landings<'w>,
    limit: usize,
    /// What a capture of this mode must weigh; none if every way to a goal weighs alike.
    required: Option<<V::Capture as Modes>::Precedence>,
    path: Vec<Jump>,
    found: Vec<(Move<BitsOf<V>>, Vec<Jump>)>,
    dead_ends: u32,
    dead: BTreeSet<(Place<BitsOf<V>>, usize)>,
}

impl<'w, 'a, V: Variant, const C: usize> Walk<'w, 'a, V, C> {
    /// A search for ways to the goals, which start on one square; none if no capture of this mode is legal.
    pub(super) fn new(
        view: &'w View<'a, V, C>,
        goals: &'w [Move<BitsOf<V>>],
        mode: usize,
        landings: Landings<'w>,
        limit: usize,
    ) -> Option<Self> {
        let from = Square(goals.first()?.from);
        let mut required = None;
        if view.modes() > 1 || view.variant.capture().uses_order() {
            let mut list = CaptureList::new();
            view.list_captures(&mut list);
            required = Some(list.required(mode)?);
        }
        let (path, found, dead) = (Vec::new(), Vec::new(), BTreeSet::new());
        Some(Walk { view, goals, mode, from, landings, limit, required, path, found, dead_ends: 0, dead })
    }

    fn run(&mut self) {
        if let Some(start) = self.view.starting(self.from) {
            self.visit(&start, 0);
        }
    }

    /// Whether some way goes on from a place to a goal.
    pub(super) fn leads_on(&mut self, place: &Place<BitsOf<V>>) -> bool {
        self.found.clear();
        self.visit(place, 0)
    }

    /// The places one jump leads to, on a square of `landings`, and whether the piece may stop there;
    /// if it may not it goes on, or could have gone on had it landed elsewhere.
    pub(super) fn jumps(&self, place: &Place<BitsOf<V>>, landings: BitsOf<V>) -> Vec<(Place<BitsOf<V>>, bool)> {
        let mut jumps = Vec::new();
        for leap in self.view.leaps(self.mode, self.from, place) {
            let stops = self.view.stops(self.mode, self.from, place, &leap);
            let squares = (leap.landings & landings).iter();
            jumps.extend(squares.map(|to| {
                let next = self.view.landed(self.mode, place, &leap, to, false);
                (next, stops.meets(next.at))
            }));
        }
        jumps
    }

    /// Looks for ways on from a place with `behind` of the wanted squares behind it; answers whether
    /// there is one.
    fn visit(&mut self, place: &Place<BitsOf<V>>, behind: usize) -> bool {
        let within = |goal: &Move<BitsOf<V>>| place.captured & goal.captured == place.captured;
        if !self.goals.iter().any(within) || self.dead.contains(&(*place, behind)) {
            return false;
        }
        let mut leads_on = false;
        for leap in self.view.leaps(self.mode, self.from, place) {
            leads_on |= self.take(place, &leap, behind);
            if self.found.len() >= self.limit {
                return leads_on;
            }
        }
        if !leads_on {
            self.dead_ends = self.dead_ends.saturating_add(1);
            if self.dead_ends > PLAIN_DEAD_ENDS {
                self.dead.insert((*place, behind));
            }
        }
        leads_on
    }

    /// Makes a jump, to each of its landing squares; answers whether that leads to a goal.
    fn take(&mut self, place: &Place<BitsOf<V>>, leap: &Leap<BitsOf<V>>, behind: usize) -> bool {
        let stops = self.view.stops(self.mode, self.from, place, leap);
        let canonical = matches!(self.landings, Landings::Canonical);
        let over = Square(leap.over.first());
        let mut leads_on = false;
        for to in leap.landings.iter() {
            let Some(behind) = self.landings.after(Square(to), behind) else { continue };
            let next = self.view.landed(self.mode, place, leap, to, canonical);
            self.path.push(Jump { over, to: Square(to) });
            leads_on |= if stops.is_empty() {
                self.visit(&next, behind)
            } else {
                stops.meets(next.at) && self.landings.are_done(behind) && self.stop(&next)
            };
            self.path.pop();
            if self.found.len() >= self.limit {
                break;
            }
        }
        leads_on
    }

    /// Notes a way that ends at a place, if that is a goal.
    fn stop(&mut self, place: &Place<BitsOf<V>>) -> bool {
        let Some(goal) = self.goal_at(place) else { return false };
        self.found.push((goal, self.path.clone()));
        true
    }

    /// The goal a piece reaches by stopping at a place.
    pub(super) fn goal_at(&self, place: &Place<BitsOf<V>>) -> Option<Move<BitsOf<V>>> {
        let goal = self.view.reached(self.mode, self.goals, place)?;
        let tally = Tally {
            taken: place.captured.len(),
            kings: (place.captured & self.view.state.kings).len(),
            with_king: goal.kind_before() == Kind::King,
            order: place.order,
        };
        let weight = self.view.variant.capture().precedence(self.mode, &tally);
        self.required.is_none_or(|required| weight == required).then_some(goal)
    }
}

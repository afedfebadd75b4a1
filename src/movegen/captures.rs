//! Following captures jump by jump.

use super::capture_list::{CaptureList, Memory};
use super::jumps::{Jumps, each_mode};
use super::memo::Memo;
use super::view::View;
use super::waiting::{Place, Waiting};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::direction::{Dir, MAX_DIRS, each_dir};
use crate::moves::{Move, MoveFlags};
use crate::rules::{Crowning, KingOrder, Landing, Modes, Removal, Tally};
use crate::state::BitsOf;
use crate::variant::Variant;

/// Jumps one piece may try before its search starts to remember where it has been.
const PLAIN_JUMPS: u32 = 20_000;

impl<V: Variant, const C: usize> View<'_, V, C> {
    /// Lists the legal captures.
    pub(crate) fn captures(&self, jumps: &Jumps<BitsOf<V>>, list: &mut CaptureList<V>) {
        list.clear();
        let between = self.variant.capture().between();
        each_mode!(self, mode => {
            if mode == 1 {
                list.begin_second_mode(between);
            }
            self.man_captures(mode, jumps, list);
            for king in jumps.kings[mode].iter() {
                Hunt::new(self, list, mode, king, MoveFlags::KING_BEFORE).run(|hunt| hunt.start_king());
            }
        });
        if self.modes() > 1 {
            list.choose_mode(between);
        }
        list.finish();
    }

    #[inline(always)]
    fn man_captures(&self, mode: usize, jumps: &Jumps<BitsOf<V>>, list: &mut CaptureList<V>) {
        each_dir!(self.man_jumps(mode), dir => {
            let mut jumpers = self.men() & jumps.sources[mode][dir.index()];
            if !jumpers.is_empty() {
                let landed = self.shift(self.shift(jumpers, dir), dir);
                let going_on = self.going_on(landed, mode, jumps);
                while !jumpers.is_empty() {
                    let from = jumpers.lowest();
                    jumpers ^= from;
                    self.capture_beginning(from, dir, mode, going_on, list);
                }
            }
        });
    }

    /// Lists the legal captures. Whoever asks for nothing else shares this copy of the code.
    #[inline(never)]
    pub(crate) fn list_captures(&self, list: &mut CaptureList<V>) {
        let jumps = self.jumps();
        if jumps.are_none() { list.clear() } else { self.captures(&jumps, list) }
    }

    /// Lists the captures of the man on `from` that begin in direction `dir`.
    #[inline(always)]
    fn capture_beginning(
        &self,
        from: BitsOf<V>,
        dir: Dir,
        mode: usize,
        going_on: BitsOf<V>,
        list: &mut CaptureList<V>,
    ) {
        let over = self.shift(from, dir);
        let to = self.shift(over, dir);
        if to.meets(going_on) {
            self.capture_going_on(from, over, to, dir, mode, list);
        } else {
            let order = self.order_with(KingOrder::default(), over, BitsOf::<V>::EMPTY);
            let found = Move { captured: over, from: from.first(), to: to.first(), flags: self.flags_at(to, mode) };
            self.record(list, mode, found, order);
        }
    }

    /// Lists the captures of the man on `from` that begin by jumping over `over`, in direction `dir`, to `to`
    /// and may go on from there.
    #[inline(never)]
    fn capture_going_on(
        &self,
        from: BitsOf<V>,
        over: BitsOf<V>,
        to: BitsOf<V>,
        dir: Dir,
        mode: usize,
        list: &mut CaptureList<V>,
    ) {
        let mut hunt = Hunt::new(self, list, mode, from.first(), MoveFlags::empty());
        hunt.find_stations();
        hunt.run(|hunt| hunt.man_over(over, to, BitsOf::<V>::EMPTY, dir));
    }

    /// The order of kings taken when the piece on `over` follows `captured`.
    #[inline(always)]
    fn order_with(&self, mut order: KingOrder, over: BitsOf<V>, captured: BitsOf<V>) -> KingOrder {
        if self.variant.capture().uses_order() && over.meets(self.state.kings) {
            order.record(captured.len() as u8);
        }
        order
    }

    /// Weighs a complete capture and adds it to the list.
    #[inline(always)]
    fn record(&self, list: &mut CaptureList<V>, mode: usize, found: Move<BitsOf<V>>, order: KingOrder) {
        let tally = Tally {
            taken: found.captured.len(),
            kings: (found.captured & self.state.kings).len(),
            with_king: found.flags.contains(MoveFlags::KING_BEFORE),
            order,
        };
        if self.modes() > 1 {
            list.note_size(tally.taken);
        }
        list.add(self.variant.capture().precedence(mode, &tally), found);
    }

    /// Lists the captures of men that go on after their first jump, which is in direction `dir`.
    #[inline(always)]
    pub(crate) fn long_captures(&self, dir: Dir, going_on: BitsOf<V>, list: &mut CaptureList<V>) {
        for to in going_on.iter().map(BitsOf::<V>::bit) {
            let from = self.unshift(self.unshift(to, dir), dir);
            self.capture_beginning(from, dir, 0, going_on, list);
        }
    }
}

/// The search for the captures of one piece in one mode.
struct Hunt<'h, 'a, V: Variant, const C: usize> {
    view: &'h View<'a, V, C>,
    list: &'h mut CaptureList<V>,
    mode: usize,
    from: u8,
    before: MoveFlags,
    /// Empty squares, the one the piece left among them.
    empty: BitsOf<V>,
    /// Squares from which a man might jump on in each direction, the square it left being free.
    sources: [BitsOf<V>; MAX_DIRS],
    /// Squares from which it might go on, in at least one direction and in at least two.
    stations: (BitsOf<V>, BitsOf<V>),
    order: KingOrder,
    jumps_left: u32,
}

impl<'h, 'a, V: Variant, const C: usize> Hunt<'h, 'a, V, C> {
    /// For `each_dir`.
    const DIRECTIONS_KNOWN: bool = View::<'a, V, C>::DIRECTIONS_KNOWN;

    #[inline(always)]
    fn new(view: &'h View<'a, V, C>, list: &'h mut CaptureList<V>, mode: usize, from: u8, before: MoveFlags) -> Self {
        let empty = view.empty | BitsOf::<V>::bit(from);
        let (sources, stations) = ([BitsOf::<V>::EMPTY; MAX_DIRS], (BitsOf::<V>::EMPTY, BitsOf::<V>::EMPTY));
        let order = KingOrder::default();
        Hunt { view, list, mode, from, before, empty, sources, stations, order, jumps_left: PLAIN_JUMPS }
    }

    /// Finds the captures; if there are too many ways to go, with a memory of places visited, so that the time
    /// is bounded by the number of different (square, captured set) pairs.
    #[inline(always)]
    fn run(&mut self, search: impl Fn(&mut Self)) {
        search(self);
        if self.jumps_left <= 1 {
            self.run_on(search);
        }
    }

    #[cold]
    #[inline(never)]
    fn run_on(&mut self, search: impl Fn(&mut Self)) {
        if self.list.keeps_routes() {
            self.follow_waiting();
        } else if self.jumps_left == 0 {
            self.list.memory = Memory::Visited(Memo::new());
            self.list.expect_repeats();
            search(self);
        }
        self.list.memory = Memory::Nothing;
    }

    /// Goes on from the places that were put off, from each once for all ways that lead to it.
    fn follow_waiting(&mut self) {
        while let Some((place, ways)) = self.next_waiting() {
            self.list.weight = ways;
            self.order = place.order;
            // This one jump, and no more before the next place.
            self.jumps_left = 2;
            match place.last {
                Some(last) if !place.king => self.man(place.at, place.captured, last),
                // Whoever put it off saw whether it could go on.
                last => _ = self.king(place.at, place.captured, last),
            }
        }
        self.list.weight = 1;
    }

    fn next_waiting(&mut self) -> Option<(Place<BitsOf<V>>, u64)> {
        if let Memory::Waiting(waiting) = &mut self.list.memory { waiting.next() } else { None }
    }

    fn start_king(&mut self) {
        self.king(BitsOf::<V>::bit(self.from), BitsOf::<V>::EMPTY, None);
    }

    /// Looks where a capture by a man might go on, the square it left being free.
    #[inline(always)]
    fn find_stations(&mut self) {
        if self.view.variant.capture().removal() == Removal::Immediate {
            // Squares become free on the way: nothing can be said beforehand.
            let anywhere = !BitsOf::<V>::EMPTY;
            self.sources = [anywhere; MAX_DIRS];
            self.stations = (anywhere, anywhere);
            return;
        }
        let (mut once, mut twice) = (BitsOf::<V>::EMPTY, BitsOf::<V>::EMPTY);
        each_dir!(self.view.man_jumps(self.mode), dir => {
            let sources = self.view.man_sources(dir, self.empty);
            self.sources[dir.index()] = sources;
            twice |= once & sources;
            once |= sources;
        });
        let goes_on = |sources| self.view.goes_on(sources, self.view.far(), self.mode);
        self.stations = (goes_on(once), goes_on(twice));
    }

    /// Whether a man that jumped in direction `dir` to `to` might jump on; the way straight back, over
    /// the piece just taken, is none.
    #[inline(always)]
    fn might_go_on(&self, to: BitsOf<V>, dir: Dir) -> bool {
        let (once, twice) = self.stations;
        let has_back = self.view.man_jumps(self.mode).contains(self.view.board().opposite(dir));
        to.meets(if has_back { twice } else { once })
    }

    /// Squares free to land on or to cross once `captured` is taken.
    #[inline(always)]
    fn free(&self, captured: BitsOf<V>) -> BitsOf<V> {
        match self.view.variant.capture().removal() {
            Removal::AfterCapture => self.empty,
            Removal::Immediate => self.empty | captured,
        }
    }

    /// Whether the search should not go on from here now: it was here before, or needs a memory first, or will
    /// be here again once it knows all ways that lead here.
    #[inline(always)]
    fn is_spent(&mut self, at: BitsOf<V>, captured: BitsOf<V>, last: Option<Dir>, king: bool) -> bool {
        if self.jumps_left > 1 {
            self.jumps_left -= 1;
            return false;
        }
        self.is_spent_after_many(at, captured, last, king)
    }

    #[cold]
    #[inline(never)]
    fn is_spent_after_many(&mut self, at: BitsOf<V>, captured: BitsOf<V>, last: Option<Dir>, king: bool) -> bool {
        let place = Place { taken: captured.len(), captured, at, last, king, order: self.order };
        let (keeps_routes, weight) = (self.list.keeps_routes(), self.list.weight);
        match &mut self.list.memory {
            Memory::Nothing if !keeps_routes => {
                self.jumps_left = 0;
                true
            }
            Memory::Nothing => {
                self.list.memory = Memory::Waiting(Waiting::of(place, weight));
                true
            }
            Memory::Waiting(waiting) => {
                waiting.add(place, weight);
                true
            }
            Memory::Visited(memo) => {
                let last = if self.view.variant.capture().may_reverse() { None } else { last };
                let places = memo.len();
                let is_new = memo.insert(captured, at.first(), last, king, self.order);
                !self.list.allows(places) || !is_new
            }
        }
    }

    /// Jumps as a man over `over`, in direction `dir`, to `to`, and goes on from there.
    #[inline(always)]
    fn man_over(&mut self, over: BitsOf<V>, to: BitsOf<V>, captured: BitsOf<V>, dir: Dir) {
        let order = self.take(over, captured);
        self.man(to, captured | over, dir);
        self.restore(order);
    }

    /// Goes on as a man from `at`, having taken `captured`.
    fn man(&mut self, at: BitsOf<V>, captured: BitsOf<V>, last: Dir) {
        if self.is_spent(at, captured, Some(last), false) {
            return;
        }
        let crowning = self.view.crowning(self.mode);
        let on_far_row = at.meets(self.view.far());
        if on_far_row && crowning == Crowning::ContinuesAsKing {
            if !self.king(at, captured, Some(last)) {
                self.add(at, captured, true);
            }
            return;
        }
        if on_far_row && crowning == Crowning::EndsTheMove {
            return self.add(at, captured, true);
        }
        let (victims, free) = (self.view.man_victims() & !captured, self.free(captured));
        let mut goes_on = false;
        each_dir!(self.view.man_jumps(self.mode), dir => {
            if at.meets(self.sources[dir.index()]) {
                let over = self.view.shift(at, dir) & victims;
                let to = self.view.shift(over, dir) & free;
                if !to.is_empty() {
                    goes_on = true;
                    self.man_lands(over, to, captured, dir);
                }
            }
        });
        if !goes_on {
            self.add(at, captured, on_far_row && crowning == Crowning::WhenItStops);
        }
    }

    /// Jumps as a man over `over`, in direction `dir`, to `to`, and goes on from there if that is possible.
    #[inline(always)]
    fn man_lands(&mut self, over: BitsOf<V>, to: BitsOf<V>, captured: BitsOf<V>, dir: Dir) {
        if self.might_go_on(to, dir) {
            self.man_over(over, to, captured, dir);
        } else {
            let order = self.take(over, captured);
            self.add(to, captured | over, self.view.flags_at(to, self.mode).contains(MoveFlags::KING_AFTER));
            self.restore(order);
        }
    }

    /// Goes on as a king from `at`; answers whether there was anything to jump.
    fn king(&mut self, at: BitsOf<V>, captured: BitsOf<V>, last: Option<Dir>) -> bool {
        let spent = self.is_spent(at, captured, last, true);
        let free = self.free(captured);
        let mut goes_on = false;
        for dir in self.view.king_jumps(self.mode).iter() {
            if self.may_turn(last, dir) {
                let over = self.first_seen(at, dir, free);
                goes_on |= if spent {
                    self.can_jump(over, dir, captured, free)
                } else {
                    self.king_over(over, dir, captured, free)
                };
            }
        }
        goes_on
    }

    /// Whether a king that came in direction `last` looks for its next jump in direction `dir` from
    /// the square it landed on: straight on is tried once for all landing squares, and back is where
    /// the piece just taken stands, unless it is gone and the game lets the king turn round.
    #[inline(always)]
    fn may_turn(&self, last: Option<Dir>, dir: Dir) -> bool {
        let Some(last) = last else { return true };
        let capture = self.view.variant.capture();
        let may_reverse = capture.may_reverse() && matches!(capture.removal(), Removal::Immediate);
        if self.view.kings_jump_far() && dir == last {
            return false;
        }
        may_reverse || dir != self.view.board().opposite(last)
    }

    /// The piece a king would jump next in direction `dir`.
    #[inline(always)]
    fn first_seen(&self, at: BitsOf<V>, dir: Dir, free: BitsOf<V>) -> BitsOf<V> {
        if self.view.kings_jump_far() { self.view.first_beyond(at, dir, free) } else { self.view.shift(at, dir) }
    }

    /// Whether what stands on `over` can be jumped in direction `dir`.
    #[inline(always)]
    fn can_jump(&self, over: BitsOf<V>, dir: Dir, captured: BitsOf<V>, free: BitsOf<V>) -> bool {
        self.view.shift(over & self.view.enemies & !captured, dir).meets(free)
    }

    /// Jumps over `over` in direction `dir` and goes on; answers whether that was possible.
    fn king_over(&mut self, over: BitsOf<V>, dir: Dir, captured: BitsOf<V>, free: BitsOf<V>) -> bool {
        if !self.can_jump(over, dir, captured, free) {
            return false;
        }
        let order = self.take(over, captured);
        let captured = captured | over;
        let next = self.view.shift(over, dir);
        if self.view.kings_jump_far() {
            self.land_far(over, next, dir, captured);
        } else if !self.king(next, captured, Some(dir)) {
            self.add(next, captured, true);
        }
        self.restore(order);
        true
    }

    /// Tries every landing square from `next` on; the king may stop only if none leads on.
    fn land_far(&mut self, over: BitsOf<V>, next: BitsOf<V>, dir: Dir, captured: BitsOf<V>) {
        let free = self.free(captured);
        let landing = self.view.variant.capture().landing();
        let any = next | self.view.slide(next, dir, free);
        let squares = if landing == Landing::Next { next } else { any };
        let beyond = self.view.first_beyond(next, dir, free);
        let mut goes_on = self.king_over(beyond, dir, captured, free);
        for to in squares.iter().map(BitsOf::<V>::bit) {
            goes_on |= self.king(to, captured, Some(dir));
        }
        if goes_on {
            return;
        }
        let must_halt = landing == Landing::NextAfterKing && over.meets(self.view.state.kings);
        let stops = if must_halt { next } else { squares };
        for to in stops.iter().map(BitsOf::<V>::bit) {
            self.add(to, captured, true);
        }
    }

    /// Notes the kind of the piece on `over`, the next to be taken; returns the order without it.
    #[inline(always)]
    fn take(&mut self, over: BitsOf<V>, captured: BitsOf<V>) -> KingOrder {
        let order = self.order;
        self.order = self.view.order_with(order, over, captured);
        order
    }

    /// Goes back to the order before a piece was taken.
    #[inline(always)]
    fn restore(&mut self, order: KingOrder) {
        if self.view.variant.capture().uses_order() {
            self.order = order;
        }
    }

    /// A capture is complete.
    #[inline(always)]
    fn add(&mut self, at: BitsOf<V>, captured: BitsOf<V>, king: bool) {
        let flags = if king { self.before | MoveFlags::KING_AFTER } else { self.before };
        let found = Move { captured, from: self.from, to: at.first(), flags };
        self.view.record(self.list, self.mode, found, self.order);
    }
}

//! Capture series (§0 core rules 1–5) and the choice between them (majority, precedence, SINTEZ modes).

use super::{
    Board, CaptureMode, Color, Criterion, Dir, Fault, Game, Kind, Landing, ModeChoice, Move, Position, Promotion,
    Removal, Sq,
};

/// A finished capture.
#[derive(Clone, Debug)]
pub(super) struct Series {
    from: Sq,
    to: Sq,
    /// The victims in the order of capture.
    taken: Vec<(Sq, Kind)>,
    /// Whether a king made it (what the piece was at the start).
    by_king: bool,
    king_after: bool,
    /// Index into [`Game::modes`].
    mode: usize,
}

impl Series {
    /// The move this series is one way of making (§0 "Identity of a move").
    pub(super) fn to_move(&self) -> Move {
        let mut captured: Vec<Sq> = self.taken.iter().map(|&(sq, _)| sq).collect();
        captured.sort();
        Move { from: Some(self.from), to: self.to, captured, king_after: self.king_after }
    }

    /// The "keep" identity: ordered victims and the ends (perft README).
    pub(super) fn route(&self) -> (Sq, Vec<Sq>, Sq) {
        (self.from, self.taken.iter().map(|&(sq, _)| sq).collect(), self.to)
    }

    fn kings_taken(&self) -> usize {
        self.taken.iter().filter(|&&(_, kind)| kind == Kind::King).count()
    }
}

impl Criterion {
    /// What is compared: the greater, the better.
    fn rank(self, series: &Series) -> Vec<usize> {
        match self {
            Criterion::Number => vec![series.taken.len()],
            // §6 Frisian: king 199, man 100.
            Criterion::Value => vec![100 * series.taken.len() + 99 * series.kings_taken()],
            Criterion::ByKing => vec![series.by_king as usize],
            Criterion::KingsTaken => vec![series.kings_taken()],
            // MG-37: compared position by position.
            Criterion::KingsEarliest => series.taken.iter().map(|&(_, kind)| (kind == Kind::King) as usize).collect(),
        }
    }
}

/// A piece in the middle of its series.
#[derive(Clone)]
struct Walk {
    /// The board without the walking piece: its start square counts as empty (core 2).
    board: Board,
    at: Sq,
    kind: Kind,
    last_dir: Option<Dir>,
    taken: Vec<(Sq, Kind)>,
    /// Crowned where crowning ends the series (§4, §6).
    stopped: bool,
}

/// One jump: the victim and the empty squares behind it, nearest first.
struct Jump {
    dir: Dir,
    victim: Sq,
    victim_kind: Kind,
    landings: Vec<Sq>,
}

/// The search for all series of one piece in one mode.
struct Search<'a> {
    game: &'a Game,
    mode: &'a CaptureMode,
    color: Color,
}

impl Search<'_> {
    /// All complete series that continue `walk`.
    fn finished_walks(&self, walk: &Walk) -> Vec<Walk> {
        let mut finished = Vec::new();
        for jump in self.jumps(walk) {
            let mut landed: Vec<Walk> = jump.landings.iter().map(|&to| self.after_jump(walk, &jump, to)).collect();
            if landed.iter().any(|next| self.can_go_on(next)) {
                // Core 4: a landing square with a continuation must be chosen.
                landed.retain(|next| self.can_go_on(next));
                finished.extend(landed.iter().flat_map(|next| self.finished_walks(next)));
            } else {
                // Killer: behind a king taken last, stop on the nearest square.
                let close = self.game.landing == Landing::NearestBehindKing && jump.victim_kind == Kind::King;
                landed.truncate(if close { 1 } else { usize::MAX });
                finished.extend(landed);
            }
        }
        finished
    }

    fn can_go_on(&self, walk: &Walk) -> bool {
        !walk.stopped && !self.jumps(walk).is_empty()
    }

    /// The jumps possible from where the piece now stands.
    fn jumps(&self, walk: &Walk) -> Vec<Jump> {
        let directions = |mode: &CaptureMode| match walk.kind {
            Kind::Man => mode.man_captures.to_vec(),
            Kind::King => mode.king_captures.to_vec(),
        };
        let may_change = self.game.has(Fault::ChangesModes) && walk.last_dir.is_some();
        let modes = if may_change { &self.game.modes[..] } else { std::slice::from_ref(self.mode) };
        let directions: Vec<Dir> = modes.iter().flat_map(directions).collect();
        directions.iter().filter_map(|dir| self.jump(walk, dir.seen_by(self.color))).collect()
    }

    /// Core 1: over exactly one enemy to an empty square behind it.
    fn jump(&self, walk: &Walk, dir: Dir) -> Option<Jump> {
        let turned_round = walk.last_dir == Some(Dir(-dir.0, -dir.1));
        if self.game.no_u_turn && turned_round {
            return None; // core 5, which binds only with immediate removal
        }
        let victim = self.first_piece(walk, dir)?;
        let piece = walk.board.get(victim)?;
        if piece.color == self.color || !self.may_take(walk, piece.kind) || is_taken(walk, victim) {
            return None;
        }
        let mut landings = walk.board.empty_run(victim, dir);
        landings.truncate(if self.flies(walk) && self.game.landing != Landing::Nearest { usize::MAX } else { 1 });
        let jump = Jump { dir, victim, victim_kind: piece.kind, landings };
        (!jump.landings.is_empty()).then_some(jump)
    }

    /// The first piece in that direction: adjacent, or for a flying king behind any number of empty squares.
    fn first_piece(&self, walk: &Walk, dir: Dir) -> Option<Sq> {
        let run = if self.flies(walk) { walk.board.empty_run(walk.at, dir) } else { Vec::new() };
        walk.board.step(run.last().copied().unwrap_or(walk.at), dir)
    }

    fn flies(&self, walk: &Walk) -> bool {
        walk.kind == Kind::King && self.game.flying
    }

    /// Italian: a man may not take a king (§6).
    fn may_take(&self, walk: &Walk, victim: Kind) -> bool {
        self.game.man_takes_king || walk.kind == Kind::King || victim == Kind::Man
    }

    fn after_jump(&self, walk: &Walk, jump: &Jump, to: Sq) -> Walk {
        let mut next = walk.clone();
        if self.game.removal == Removal::AtOnce {
            next.board.set(jump.victim, None); // else core 3: it stays and blocks
        }
        next.taken.push((jump.victim, jump.victim_kind));
        next.at = to;
        next.last_dir = Some(jump.dir);
        if walk.kind == Kind::Man && self.game.is_last_row(to, self.color) {
            match self.mode.promotion {
                Promotion::Passing => next.kind = Kind::King,
                Promotion::Stops => (next.kind, next.stopped) = (Kind::King, true),
                Promotion::AtRest => {}
            }
        }
        next
    }
}

/// Core 3: no piece is jumped twice.
fn is_taken(walk: &Walk, sq: Sq) -> bool {
    walk.taken.iter().any(|&(taken, _)| taken == sq)
}

impl Game {
    /// The legal captures, every route of each.
    pub(super) fn captures(&self, position: &Position) -> Vec<Series> {
        let mut series = Vec::new();
        for (from, kind) in position.board.pieces(position.turn) {
            for mode in 0..self.modes.len() {
                series.extend(self.series_of(position, from, kind, mode));
            }
        }
        self.choose_mode(&mut series);
        self.keep_most_in_modes(&mut series);
        self.keep_highest(&mut series);
        series
    }

    /// All complete series of the piece on `from` in one mode (S8: a series keeps to one mode).
    fn series_of(&self, position: &Position, from: Sq, kind: Kind, mode: usize) -> Vec<Series> {
        let mut board = position.board.clone();
        if !self.has(Fault::OriginStays) {
            board.set(from, None);
        }
        let start = Walk { board, at: from, kind, last_dir: None, taken: Vec::new(), stopped: false };
        let search = Search { game: self, mode: &self.modes[mode], color: position.turn };
        let to_series = |walk: Walk| Series {
            from,
            to: walk.at,
            by_king: kind == Kind::King,
            // Whatever the moment of promotion: a man that ends on the last row is a king (R10, §3.2, O-SZ-2).
            king_after: walk.kind == Kind::King || self.is_last_row(walk.at, position.turn),
            taken: walk.taken,
            mode,
        };
        search.finished_walks(&start).into_iter().map(to_series).collect()
    }

    /// S13 with O-SZ-6 (a): the mode with the larger (smaller) best capture; on a tie both.
    fn choose_mode(&self, series: &mut Vec<Series>) {
        let longest: Vec<Option<usize>> = (0..self.modes.len()).map(|mode| longest_in(series, mode)).collect();
        let wanted = match self.mode_choice {
            ModeChoice::Free => return,
            ModeChoice::Majority => longest.iter().flatten().max(),
            ModeChoice::Minority => longest.iter().flatten().min(),
        };
        series.retain(|s| longest[s.mode].as_ref() == wanted);
    }

    /// The precedence rule, over the captures of both modes (O-SZ-4 a); where S13 chooses the mode, inside each (O-SZ-6 a).
    fn keep_highest(&self, series: &mut Vec<Series>) {
        let scope = |s: &Series| match self.mode_choice {
            ModeChoice::Free => 0,
            ModeChoice::Majority | ModeChoice::Minority => s.mode,
        };
        for criterion in &self.precedence {
            let highest = |mode| {
                let in_scope = series.iter().filter(|s| scope(s) == mode);
                in_scope.map(|s| criterion.rank(s)).max()
            };
            let highest: Vec<_> = (0..self.modes.len()).map(highest).collect();
            series.retain(|s| Some(criterion.rank(s)) == highest[scope(s)]);
        }
    }

    /// S11, S12 with O-SZ-5 (a): the majority rule inside the modes that have it.
    fn keep_most_in_modes(&self, series: &mut Vec<Series>) {
        for (index, mode) in self.modes.iter().enumerate() {
            let longest = longest_in(series, index);
            series.retain(|s| !mode.must_take_most || s.mode != index || Some(s.taken.len()) == longest);
        }
    }
}

fn longest_in(series: &[Series], mode: usize) -> Option<usize> {
    series.iter().filter(|s| s.mode == mode).map(|s| s.taken.len()).max()
}

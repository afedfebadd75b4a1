//! What one unit can do on its turn, the duty to capture apart (§9.5).
//!
//! The unit is lifted from the board first: the cell it starts from counts as
//! empty during its move (§0, core rule 2).

use std::collections::BTreeSet;

use super::game::Game;
use super::geometry::Cell;
use super::position::{Kind, Move, Position, Unit};

type Cells = BTreeSet<Cell>;

/// All moves of the unit on `from`; equal moves are one (§0).
pub(super) fn unit_moves(game: &Game, position: &Position, from: Cell) -> BTreeSet<Move> {
    let mut lifted = position.clone();
    let unit = lifted.units.remove(&from).expect("there is a unit to move");
    let walk = Walk { game, board: &lifted, from, unit };
    let mut moves = BTreeSet::new();
    if unit.kind.moves_as_checker() {
        moves.extend(walk.checker_moves());
    }
    if unit.kind.moves_as_pawn() {
        moves.extend(walk.pawn_moves());
    }
    moves
}

/// Whether the unit on `from` can, from where it stands, leap over an adjacent
/// enemy to which it has the duty (O-TR-11, A12).
pub(super) fn must_capture(game: &Game, position: &Position, from: Cell) -> bool {
    let unit = position.units[&from];
    let victim = |cell| {
        let there = position.units.get(&cell);
        there.is_some_and(|other| other.owner != unit.owner && other.kind.has_duty())
    };
    let can_leap = game.board().leaps(from).iter().any(|leap| victim(leap.over) && position.is_free(leap.land));
    unit.kind.has_duty() && can_leap
}

/// A unit on its way; `board` is the position without it.
struct Walk<'a> {
    game: &'a Game,
    board: &'a Position,
    from: Cell,
    unit: Unit,
}

impl Walk<'_> {
    /// Moves along orthogonals: short, leaping over own units, or capturing.
    fn checker_moves(&self) -> Vec<Move> {
        let leapt_to = self.quiet_leaps();
        let quiet = self.orthogonal_steps().into_iter().chain(leapt_to.iter().copied());
        let mut moves: Vec<Move> = quiet.map(|to| self.quiet(to)).collect();
        let captures = self.leap_captures(self.starts_of_captures(&leapt_to));
        moves.extend(captures.into_iter().map(|(to, captured)| self.capture(to, captured)));
        moves
    }

    /// One cell along an orthogonal, not below the level (§9.5).
    fn orthogonal_steps(&self) -> Vec<Cell> {
        let near = self.game.board().neighbours(self.from).iter().copied();
        near.filter(|&to| self.may_enter(self.from, to)).collect()
    }

    /// All cells that series of leaps over own units end on. Every leap is not
    /// below the cell it leaves (O-TR-7, A9). What can be reached at all can be
    /// reached without landing twice, and the start is no landing (A6).
    fn quiet_leaps(&self) -> Cells {
        let mut landings = Cells::new();
        let mut unfinished = vec![self.from];
        while let Some(at) = unfinished.pop() {
            for leap in self.game.board().leaps(at) {
                let over_own = self.board.has_own(self.unit.owner, leap.over);
                let may_land = self.may_enter(at, leap.land) && leap.land != self.from;
                if over_own && may_land && landings.insert(leap.land) {
                    unfinished.push(leap.land);
                }
            }
        }
        landings
    }

    /// Captures begin where the unit stands or, by O-TR-8, after quiet leaps.
    fn starts_of_captures(&self, leapt_to: &Cells) -> Cells {
        let mut starts = Cells::from([self.from]);
        if self.game.rules().quiet_then_capture {
            starts.extend(leapt_to);
        }
        starts
    }

    /// All ends of series of one or more capturing leaps, in any direction;
    /// the attacker stops where he likes (O-TR-12). Captured units stay until
    /// the end and are not captured twice (O-TR-9); landing twice on a cell,
    /// also on the start, is allowed (A6, A7).
    fn leap_captures(&self, starts: Cells) -> BTreeSet<(Cell, Cells)> {
        let mut ends = BTreeSet::new();
        let mut unfinished: Vec<(Cell, Cells)> = starts.into_iter().map(|at| (at, Cells::new())).collect();
        while let Some((at, captured)) = unfinished.pop() {
            for end in self.next_captures(at, &captured) {
                if ends.insert(end.clone()) {
                    unfinished.push(end);
                }
            }
        }
        ends
    }

    /// One more capturing leap from `at`, when `captured` are taken already.
    fn next_captures(&self, at: Cell, captured: &Cells) -> Vec<(Cell, Cells)> {
        let mut ends = Vec::new();
        for leap in self.game.board().leaps(at) {
            let over_enemy = self.board.has_enemy(self.unit.owner, leap.over);
            if over_enemy && !captured.contains(&leap.over) && self.board.is_free(leap.land) {
                let mut taken = captured.clone();
                taken.insert(leap.over);
                ends.push((leap.land, taken));
            }
        }
        ends
    }

    /// Diagonal steps, and captures onto all nearest cells but lower ones
    /// (O-TR-10, O-TR-13).
    fn pawn_moves(&self) -> Vec<Move> {
        let diagonals = self.game.board().diagonals(self.from);
        let may_step =
            |&to: &Cell| self.board.is_free(to) && (self.unit.kind.steps_down() || self.not_lower(self.from, to));
        let steps = diagonals.iter().copied().filter(may_step).map(|to| self.quiet(to));
        let nearest = self.game.board().neighbours(self.from).iter().chain(diagonals).copied();
        let may_take = |&to: &Cell| self.board.has_enemy(self.unit.owner, to) && self.not_lower(self.from, to);
        let captures = nearest.filter(may_take).map(|to| self.capture(to, Cells::from([to])));
        steps.chain(captures).collect()
    }

    /// Whether the cell is free and not below the one that is left.
    fn may_enter(&self, left: Cell, to: Cell) -> bool {
        self.board.is_free(to) && self.not_lower(left, to)
    }

    fn not_lower(&self, left: Cell, to: Cell) -> bool {
        let level = |cell| self.game.board().level(self.unit.owner, cell);
        self.game.rules().levels_ignored || level(to) >= level(left)
    }

    fn quiet(&self, to: Cell) -> Move {
        self.capture(to, Cells::new())
    }

    fn capture(&self, to: Cell, captured: Cells) -> Move {
        let (from, before) = (self.from, self.unit.kind);
        Move::Unit { from, to, captured, before, after: self.kind_on(to) }
    }

    /// Heroes are made where a move ends: checkers on white goal cells, simple
    /// pawns on all of them (§9.5, A10).
    fn kind_on(&self, to: Cell) -> Kind {
        let on_goal = self.game.is_goal(self.unit.owner, to);
        match self.unit.kind {
            Kind::Checker if on_goal && self.game.rules().is_white(to) => Kind::CheckerHero,
            Kind::Pawn if on_goal => Kind::PawnHero,
            unchanged => unchanged,
        }
    }
}

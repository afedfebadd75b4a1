//! The slow, obviously right reference: every rule is written straight from `RULES.md` on a plain mailbox board.
//!
//! Clause numbers in the comments (§…, O-…, "core n") are those of `RULES.md`. Nothing here is shared with the crate.
//! * [`games`]: the rules of each game as data, and the keys.
//! * [`captures`]: capture series, and the choice between them.
//! * [`fen`]: position text.
//! * [`faults`]: mistakes to plant in it.
//! * this file: board, quiet moves, drops, playing a move, perft.
#![allow(dead_code, unused_imports)] // each test program uses only a part

mod captures;
mod faults;
mod fen;
mod games;

pub use faults::Fault;
pub use games::{
    CaptureMode, Corner, Criterion, Dir, Game, Landing, ModeChoice, Playing, Promotion, Removal, Setup, game, keys,
};

use std::collections::BTreeSet;
use std::fmt;

/// A square as (file, rank), both from 0; a1 = (0, 0) is White's lower left corner (§0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Sq(pub u8, pub u8);

impl fmt::Display for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0) as char, self.1 + 1)
    }
}

/// The side a piece belongs to. White sits at rank 1 and moves up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// The opponent.
    pub fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// Man or king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Man,
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub color: Color,
    pub kind: Kind,
}

/// The mailbox: one cell for every square of the rectangle, playing square or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub width: u8,
    pub height: u8,
    cells: Vec<Option<Piece>>,
}

impl Board {
    /// A board without pieces.
    pub fn empty(width: u8, height: u8) -> Board {
        Board { width, height, cells: vec![None; width as usize * height as usize] }
    }

    fn index(&self, sq: Sq) -> usize {
        sq.1 as usize * self.width as usize + sq.0 as usize
    }

    /// The piece on `sq`.
    pub fn get(&self, sq: Sq) -> Option<Piece> {
        self.cells[self.index(sq)]
    }

    /// Puts or removes a piece.
    pub fn set(&mut self, sq: Sq, piece: Option<Piece>) {
        let index = self.index(sq);
        self.cells[index] = piece;
    }

    /// The square one step away, or `None` past the edge.
    pub fn step(&self, sq: Sq, dir: Dir) -> Option<Sq> {
        let (file, rank) = (sq.0 as i8 + dir.0, sq.1 as i8 + dir.1);
        let inside = (0..self.width as i8).contains(&file) && (0..self.height as i8).contains(&rank);
        inside.then_some(Sq(file as u8, rank as u8))
    }

    /// The empty squares met one after another when leaving `sq` in direction `dir`.
    pub fn empty_run(&self, sq: Sq, dir: Dir) -> Vec<Sq> {
        let mut run = Vec::new();
        let mut next = self.step(sq, dir);
        while let Some(at) = next.filter(|&at| self.get(at).is_none()) {
            run.push(at);
            next = self.step(at, dir);
        }
        run
    }

    /// Every square of the rectangle, rank 1 first.
    pub fn squares(&self) -> impl Iterator<Item = Sq> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |rank| (0..width).map(move |file| Sq(file, rank)))
    }

    /// The pieces of one side with their squares.
    pub fn pieces(&self, color: Color) -> Vec<(Sq, Kind)> {
        self.squares()
            .filter_map(|sq| self.get(sq).filter(|piece| piece.color == color).map(|piece| (sq, piece.kind)))
            .collect()
    }

    /// Whether `color` has a piece of this kind.
    pub fn has(&self, color: Color, kind: Kind) -> bool {
        self.cells.contains(&Some(Piece { color, kind }))
    }
}

/// Frisian: how many quiet moves one king has just made in a row, and where it stands (§6, FORMATS 1.3).
/// `king` is `None` only for a count read without its square; it then counts for whichever king moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct KingRun {
    pub count: u8,
    pub king: Option<Sq>,
}

/// Everything that decides the legal moves (§0 "Identity of a position"). Pairs are indexed by `Color as usize`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub board: Board,
    pub turn: Color,
    pub reserves: [u8; 2],
    pub king_runs: [KingRun; 2],
}

/// A move as §0 identifies it: from, to, set of captured squares, kind of the mover at the end. `from` = `None`: a drop.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    pub from: Option<Sq>,
    pub to: Sq,
    pub captured: Vec<Sq>,
    pub king_after: bool,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(from) = self.from else {
            return write!(f, "@{}", self.to);
        };
        if self.captured.is_empty() {
            write!(f, "{from}-{}", self.to)?;
        } else {
            let captured: Vec<String> = self.captured.iter().map(Sq::to_string).collect();
            write!(f, "{from}:{}<{}>", self.to, captured.join(","))?;
        }
        write!(f, "{}", if self.king_after { "K" } else { "" })
    }
}

impl Game {
    /// The position the game starts from: the set-up, or (N2) an empty board with the men in reserve.
    pub fn initial(&self) -> Position {
        let mut board = Board::empty(self.width, self.height);
        let mut reserves = [0, 0];
        for sq in self.squares() {
            let Some(color) = self.setup_color(sq) else {
                continue;
            };
            if self.neu {
                reserves[color as usize] += 1;
            } else {
                board.set(sq, Some(Piece { color, kind: Kind::Man }));
            }
        }
        Position { board, turn: self.first, reserves, king_runs: Default::default() }
    }

    /// All legal moves, equal ones once, sorted. Captures come before everything else (R8, N8, O-SZ-1).
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        if self.is_won_by_promotion(position) {
            return Vec::new();
        }
        let captures = self.captures(position);
        let mut moves: Vec<Move> = if captures.is_empty() {
            [self.quiet_moves(position), self.drops(position)].concat()
        } else {
            captures.iter().map(captures::Series::to_move).collect()
        };
        if self.has(Fault::DropsBesideCaptures) {
            moves.extend(self.drops(position));
        }
        moves.sort();
        moves.dedup();
        moves
    }

    /// The number of moves in the "keep" convention: captures with the same ends count once for each order of victims.
    pub fn routes(&self, position: &Position) -> usize {
        if self.is_won_by_promotion(position) {
            return 0;
        }
        let captures = self.captures(position);
        if captures.is_empty() {
            return self.quiet_moves(position).len() + self.drops(position).len();
        }
        captures.iter().map(captures::Series::route).collect::<BTreeSet<_>>().len()
    }

    /// The legal moves, each once for every route (for the "keep" perft).
    fn move_for_each_route(&self, position: &Position) -> Vec<Move> {
        let captures = self.captures(position);
        if captures.is_empty() || self.is_won_by_promotion(position) {
            return self.moves(position);
        }
        let mut seen = BTreeSet::new();
        captures.iter().filter(|series| seen.insert(series.route())).map(captures::Series::to_move).collect()
    }

    /// Breakthrough: the first promotion has won (§12 no. 27), so there is nothing left to move.
    fn is_won_by_promotion(&self, position: &Position) -> bool {
        let has_king = |color| position.board.has(color, Kind::King);
        self.first_king_wins && (has_king(Color::White) || has_king(Color::Black))
    }

    /// Steps of men and kings to empty squares (R4, R6, S4, S5).
    fn quiet_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, kind) in position.board.pieces(position.turn) {
            if self.is_resting(position, from, kind) {
                continue;
            }
            let reach = if kind == Kind::King && self.flying { usize::MAX } else { 1 };
            for &dir in self.step_directions(kind) {
                let run = position.board.empty_run(from, dir.seen_by(position.turn));
                moves.extend(run.into_iter().take(reach).map(|to| Move {
                    from: Some(from),
                    to,
                    captured: Vec::new(),
                    king_after: kind == Kind::King || self.is_last_row(to, position.turn),
                }));
            }
        }
        moves
    }

    /// Frisian (§6): a king that made three quiet moves in a row may not make another while its owner has men.
    fn is_resting(&self, position: &Position, sq: Sq, kind: Kind) -> bool {
        let run = position.king_runs[position.turn as usize];
        self.king_move_limit.is_some_and(|limit| run.count >= limit)
            && kind == Kind::King
            && run.king.is_none_or(|king| king == sq)
            && position.board.has(position.turn, Kind::Man)
    }

    /// N4–N9: a reserve man on a free playing square of one's own edge row (O-NEU-3 for all-square boards).
    fn drops(&self, position: &Position) -> Vec<Move> {
        if position.reserves[position.turn as usize] == 0 {
            return Vec::new();
        }
        self.squares()
            .filter(|&sq| self.is_last_row(sq, position.turn.other()) && position.board.get(sq).is_none())
            .map(|to| Move { from: None, to, captured: Vec::new(), king_after: false })
            .collect()
    }

    /// The position after a legal move.
    pub fn play(&self, position: &Position, mv: &Move) -> Position {
        let color = position.turn;
        let mut next = position.clone();
        let mover = mv.from.and_then(|from| position.board.get(from));
        match mv.from {
            Some(from) => next.board.set(from, None),
            None => next.reserves[color as usize] -= 1,
        }
        for &sq in &mv.captured {
            next.board.set(sq, None);
        }
        let kind = if mv.king_after { Kind::King } else { Kind::Man };
        next.board.set(mv.to, Some(Piece { color, kind }));
        next.turn = color.other();
        if self.king_move_limit.is_some() {
            let quiet_king = mover.is_some_and(|piece| piece.kind == Kind::King) && mv.captured.is_empty();
            next.count_king_move(mv, quiet_king);
        }
        next
    }

    /// Move sequences of exactly `depth` plies, equal moves once ("drop" convention).
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves(position).len() as u64,
            _ => self.moves(position).iter().map(|mv| self.perft(&self.play(position, mv), depth - 1)).sum(),
        }
    }

    /// Move sequences of exactly `depth` plies, captures counted by route ("keep" convention).
    pub fn perft_routes(&self, position: &Position, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.routes(position) as u64,
            _ => {
                let moves = self.move_for_each_route(position);
                moves.iter().map(|mv| self.perft_routes(&self.play(position, mv), depth - 1)).sum()
            }
        }
    }
}

impl Position {
    /// Keeps the Frisian counts after a move (already made on the board) of the side no longer to move.
    fn count_king_move(&mut self, mv: &Move, quiet_king: bool) {
        let mover = self.turn.other();
        let old = self.king_runs[mover as usize];
        let same_king = old.king.is_none() || old.king == mv.from;
        // Another king starts a count of its own; any capture, man move or drop ends the count (EN-25, EN-27).
        self.king_runs[mover as usize] = match quiet_king {
            true => KingRun { count: if same_king { old.count + 1 } else { 1 }, king: Some(mv.to) },
            false => KingRun::default(),
        };
        // A count ends with its owner's last man, and with its king.
        for color in [Color::White, Color::Black] {
            let king = Some(Piece { color, kind: Kind::King });
            let gone = self.king_runs[color as usize].king.is_some_and(|sq| self.board.get(sq) != king);
            if gone || !self.board.has(color, Kind::Man) {
                self.king_runs[color as usize] = KingRun::default();
            }
        }
    }
}

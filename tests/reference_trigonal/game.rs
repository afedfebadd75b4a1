//! A game: whose move it is, the duty to capture, playing and endings
//! (O-TR-11, §9.6).

use std::collections::BTreeSet;

use super::board::Board;
use super::geometry::{self, Cell};
use super::position::{Kind, Move, Player, Position, Unit};
use super::returns::returns;
use super::rules::Rules;
use super::text;
use super::unit_moves::{must_capture, unit_moves};

/// How a game has ended (§9.6). Agreement, repetition and counters are not
/// modelled (A18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player's yakh reached its goal: worth 1.5.
    Crushing(Player),
    /// Only this player has units left: worth 1.
    Simple(Player),
    /// A gladiator stayed on the heroes' field (A4).
    GladiatorDraw,
    /// Two-sided: the player to move has no move and loses (O-TR-19).
    Blocked(Player),
    /// Three-sided: nobody has a move, a draw (O-TR-19).
    AllBlocked,
}

/// One of the games with its parameters.
pub struct Game {
    rules: Rules,
    board: Board,
}

impl Game {
    /// The game of a key such as `trigonal-army-2:side=6,home=3`.
    pub fn parse(key: &str) -> Result<Game, String> {
        let rules = Rules::parse(key)?;
        let board = Board::new(&rules);
        Ok(Game { rules, board })
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Every player's set-up in his own corner; Black starts (§9.4, O-TR-6).
    pub fn initial(&self) -> Position {
        let mut position = Position::empty(Player::Black);
        for &owner in &self.rules.players {
            for cell in geometry::cells(self.rules.side) {
                let level = self.board.level(owner, cell);
                if let Some(kind) = self.rules.initial_kind(level, cell) {
                    position.units.insert(cell, Unit { owner, kind });
                }
            }
        }
        position
    }

    /// Reads the text form of trigonal.md section 1.
    pub fn parse_position(&self, text: &str) -> Result<Position, String> {
        text::parse(self, text)
    }

    /// Writes the text form of trigonal.md section 1.
    pub fn to_text(&self, position: &Position) -> String {
        text::write(self, position)
    }

    /// All legal moves, each once, in the order of printing.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        if self.finished(position).is_some() {
            return Vec::new();
        }
        let moves = self.own_moves(position, position.to_move);
        if moves.is_empty() && self.is_skipped(position) {
            return vec![Move::Skip];
        }
        moves.into_iter().collect()
    }

    /// What a player could do if it were his turn. Under the duty that is
    /// every capture and nothing else (O-TR-11).
    fn own_moves(&self, position: &Position, player: Player) -> BTreeSet<Move> {
        let own = position.units_of(player);
        let of_units = own.flat_map(|(cell, _)| unit_moves(self, position, cell));
        if self.has_duty(position, player) {
            of_units.filter(Move::is_capture).collect()
        } else {
            of_units.chain(returns(self, position, player)).collect()
        }
    }

    /// F of O-TR-11: whether some unit of the player has to capture.
    pub fn has_duty(&self, position: &Position, player: Player) -> bool {
        let mut own = position.units_of(player);
        own.any(|(cell, _)| must_capture(self, position, cell))
    }

    /// In the three-sided game a player without a move is passed over while
    /// another one, with units, has a move in this position (O-TR-19, A15).
    fn is_skipped(&self, position: &Position) -> bool {
        let has_move = |&player: &Player| !self.own_moves(position, player).is_empty();
        !self.rules.is_two_sided() && self.survivors(position).iter().any(has_move)
    }

    /// The position after a legal move.
    pub fn play(&self, position: &Position, action: &Move) -> Position {
        let mut next = position.clone();
        match action {
            Move::Unit { from, to, captured, after, .. } => {
                captured.iter().for_each(|&cell| capture(&mut next, cell));
                let unit = Unit { owner: position.to_move, kind: *after };
                next.units.remove(from);
                next.units.insert(*to, unit);
            }
            Move::Return { .. } => bring_home(&mut next, action),
            Move::Skip => {}
        }
        self.judge_gladiator(position, action, &mut next);
        next.to_move = self.next_player(&next);
        next
    }

    /// A gladiator that came to the goal by the player's last move leaves now
    /// or the game is drawn; one that comes now waits (A4, O-TR-18).
    fn judge_gladiator(&self, before: &Position, action: &Move, next: &mut Position) {
        let player = before.to_move;
        next.gladiator_stayed = next.pending.remove(&player).is_some_and(|cell| !self.leaves(player, cell, action));
        if let Some(cell) = self.gladiator_arrival(player, action) {
            next.pending.insert(player, cell);
        }
    }

    /// Whether the gladiator leaves the goal, not merely the cell (A4 ii, iii).
    fn leaves(&self, player: Player, cell: Cell, action: &Move) -> bool {
        matches!(action, Move::Unit { from, to, .. } if *from == cell && !self.is_goal(player, *to))
    }

    /// Where a gladiator enters the goal; only two-sided games care (O-TR-18).
    fn gladiator_arrival(&self, player: Player, action: &Move) -> Option<Cell> {
        match action {
            Move::Unit { from, to, after: Kind::Gladiator, .. } => {
                let enters = self.is_goal(player, *to) && !self.is_goal(player, *from);
                (enters && self.rules.is_two_sided()).then_some(*to)
            }
            _ => None,
        }
    }

    /// Clockwise (O-TR-4). In the three-sided game players without units are
    /// passed over silently (A15).
    fn next_player(&self, position: &Position) -> Player {
        let players = &self.rules.players;
        let at = players.iter().position(|&player| player == position.to_move).expect("a player of this game");
        let mut following = players.iter().cycle().skip(at + 1).take(players.len()).copied();
        let plays_on = |&player: &Player| self.rules.is_two_sided() || position.is_alive(player);
        following.find(plays_on).unwrap_or(position.to_move)
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.finished(position).or_else(|| self.moves(position).is_empty().then(|| self.without_moves(position)))
    }

    /// Endings that leave no turn to anybody; yakhs and the last enemy's
    /// capture go before a draw (A4 iv, A5).
    fn finished(&self, position: &Position) -> Option<Outcome> {
        let crushing = self.rules.players.iter().find(|&&player| self.has_yakh_on_goal(position, player));
        if let Some(&player) = crushing {
            return Some(Outcome::Crushing(player));
        }
        if let [player] = self.survivors(position)[..] {
            return Some(Outcome::Simple(player));
        }
        position.gladiator_stayed.then_some(Outcome::GladiatorDraw)
    }

    /// Nobody may move: a loss in the two-sided game unless a gladiator waits,
    /// which then has not left; a draw in the three-sided one (O-TR-19, A4 v).
    fn without_moves(&self, position: &Position) -> Outcome {
        match self.rules.is_two_sided() {
            true if position.pending.contains_key(&position.to_move) => Outcome::GladiatorDraw,
            true => Outcome::Blocked(position.to_move),
            false => Outcome::AllBlocked,
        }
    }

    fn has_yakh_on_goal(&self, position: &Position, player: Player) -> bool {
        position.units_of(player).any(|(cell, kind)| kind == Kind::Yakh && self.is_goal(player, cell))
    }

    /// The players that have units (O-TR-20).
    pub fn survivors(&self, position: &Position) -> Vec<Player> {
        self.rules.players.iter().copied().filter(|&player| position.is_alive(player)).collect()
    }

    /// Whether a cell belongs to the player's goal (§9.4).
    pub fn is_goal(&self, player: Player, cell: Cell) -> bool {
        self.board.is_goal(player, cell)
    }

    /// The number of sequences of exactly `depth` moves.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves(position);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|action| self.perft(&self.play(position, action), depth - 1)).sum()
    }
}

/// A captured unit goes to its owner's pool as its former kind (A13,
/// O-TR-17); if it is a gladiator that waits, it waits no longer (A4 i).
fn capture(position: &mut Position, cell: Cell) {
    let unit = position.units.remove(&cell).expect("a unit to capture");
    let kind = unit.kind.former();
    let count = position.pool(unit.owner, kind);
    position.set_pool(unit.owner, kind, count + 1);
    if position.pending.get(&unit.owner) == Some(&cell) {
        position.pending.remove(&unit.owner);
    }
}

/// Heroes leave their cells and enter the pool with their former kinds; then
/// everything that is placed comes from the pool.
fn bring_home(position: &mut Position, action: &Move) {
    let Move::Return { heroes, placed } = action else {
        unreachable!("called for returns");
    };
    let owner = position.to_move;
    for &hero in heroes {
        capture(position, hero);
    }
    for (&cell, &kind) in placed {
        position.set_pool(owner, kind, position.pool(owner, kind) - 1);
        position.units.insert(cell, Unit { owner, kind });
    }
}

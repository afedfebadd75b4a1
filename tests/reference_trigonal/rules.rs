//! Which game is played: keys and parameters, homes, goals and set-ups (§9.4).

use super::geometry::{self, Cell};
use super::position::{Kind, Player};

/// What «диагональ» means (O-TR-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diagonal {
    D3,
    D6,
    D9,
}

/// What stands at home in the beginning (O-TR-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUp {
    Pure,
    Army,
}

/// The parameters of a game; the defaults are the project's decisions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub set_up: SetUp,
    /// In order of play.
    pub players: Vec<Player>,
    /// Cells along a side of the board (O-TR-1).
    pub side: usize,
    /// Levels of a home (O-TR-6, A17).
    pub home: usize,
    pub diagonal: Diagonal,
    /// Whether △ is white (O-TR-2).
    pub up_is_white: bool,
    /// Whether captures may follow quiet leaps in one move (O-TR-8).
    pub quiet_then_capture: bool,
    /// A planted fault: units go below their level.
    pub levels_ignored: bool,
}

impl Rules {
    /// Reads a key such as `trigonal-army-2:side=6,home=3,diagonal=d6`.
    pub fn parse(key: &str) -> Result<Rules, String> {
        let (name, parameters) = key.split_once(':').unwrap_or((key, ""));
        let mut rules = Rules::named(name)?;
        for parameter in parameters.split(',').filter(|text| !text.is_empty()) {
            rules.set(parameter)?;
        }
        rules.check()?;
        Ok(rules)
    }

    fn named(name: &str) -> Result<Rules, String> {
        let (set_up, players) = match name {
            "trigonal-pure-2" => (SetUp::Pure, 2),
            "trigonal-army-2" => (SetUp::Army, 2),
            "trigonal-pure-3" => (SetUp::Pure, 3),
            "trigonal-army-3" => (SetUp::Army, 3),
            _ => return Err(format!("unknown game {name:?}")),
        };
        Ok(Rules {
            set_up,
            players: Player::ALL[..players].to_vec(),
            side: 12,
            home: 4,
            diagonal: Diagonal::D3,
            up_is_white: true,
            quiet_then_capture: true,
            levels_ignored: false,
        })
    }

    fn set(&mut self, parameter: &str) -> Result<(), String> {
        let unknown = || format!("unknown parameter {parameter:?}");
        match parameter.split_once('=').ok_or_else(unknown)? {
            ("side", number) => self.side = number.parse().map_err(|_| unknown())?,
            ("home", number) => self.home = number.parse().map_err(|_| unknown())?,
            ("diagonal", "d3") => self.diagonal = Diagonal::D3,
            ("diagonal", "d6") => self.diagonal = Diagonal::D6,
            ("diagonal", "d9") => self.diagonal = Diagonal::D9,
            ("white", "up") => self.up_is_white = true,
            ("white", "down") => self.up_is_white = false,
            ("quiet-then-capture", "yes") => self.quiet_then_capture = true,
            ("quiet-then-capture", "no") => self.quiet_then_capture = false,
            ("levels", "ignored") => self.levels_ignored = true,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Rows must have letters, homes must not meet, and the army has four levels.
    fn check(&self) -> Result<(), String> {
        let army_too_deep = self.set_up == SetUp::Army && self.home > 4;
        if self.side > 26 || self.home == 0 || 2 * self.home > self.side || army_too_deep {
            return Err(format!("no home of {} on side {}", self.home, self.side));
        }
        Ok(())
    }

    pub fn is_two_sided(&self) -> bool {
        self.players.len() == 2
    }

    /// Whether a checker becomes a hero on a goal cell of this colour (O-TR-2).
    pub fn is_white(&self, cell: Cell) -> bool {
        cell.is_up() == self.up_is_white
    }

    /// The diagonal neighbours of a cell (O-TR-3).
    pub fn diagonals(&self, cell: Cell) -> Vec<Cell> {
        match self.diagonal {
            Diagonal::D3 => geometry::d3(self.side, cell),
            Diagonal::D6 => geometry::d6(self.side, cell),
            Diagonal::D9 => geometry::d9(self.side, cell),
        }
    }

    /// The goal: the far strip, of which only the enemy's half counts in the
    /// two-sided game (§9.4, O-TR-5).
    pub fn goal(&self, player: Player) -> Vec<Cell> {
        match (self.is_two_sided(), player) {
            (true, Player::Black) => geometry::far_half(self.side, player, Player::White),
            (true, _) => geometry::far_half(self.side, player, Player::Black),
            (false, _) => geometry::far_strip(self.side, player),
        }
    }

    /// What stands on a cell of this level at the start (O-TR-6, A17).
    pub fn initial_kind(&self, level: usize, cell: Cell) -> Option<Kind> {
        if level > self.home {
            return None;
        }
        Some(match (self.set_up, level) {
            (SetUp::Pure, _) => Kind::Checker,
            (SetUp::Army, 1) => Kind::Gladiator,
            (SetUp::Army, 2) if !cell.is_up() => Kind::Yakh,
            (SetUp::Army, 2 | 3) => Kind::Checker,
            (SetUp::Army, _) => Kind::Pawn,
        })
    }
}

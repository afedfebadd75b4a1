//! Players, kinds, units, positions and moves (§9.4, §9.5).

use std::collections::{BTreeMap, BTreeSet};

use super::geometry::Cell;

/// The players in their order of play, clockwise from the apex (O-TR-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Home at the apex; begins.
    Black,
    /// Home at the bottom right.
    White,
    /// Home at the bottom left; only in the three-sided game.
    Third,
}

impl Player {
    pub const ALL: [Player; 3] = [Player::Black, Player::White, Player::Third];

    /// The letter in the text form.
    pub fn letter(self) -> char {
        match self {
            Player::Black => 'B',
            Player::White => 'W',
            Player::Third => 'T',
        }
    }

    /// The next corner of the board, clockwise.
    pub fn clockwise(self) -> Player {
        match self {
            Player::Black => Player::White,
            Player::White => Player::Third,
            Player::Third => Player::Black,
        }
    }

    /// The corner that belongs to neither of two different players.
    pub fn third_besides(self, other: Player) -> Player {
        let found = Player::ALL.into_iter().find(|&player| player != self && player != other);
        found.expect("there are three corners")
    }
}

/// The kinds of unit, in the order in which pools are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Шашка.
    Checker,
    /// Простая пешка.
    Pawn,
    /// Правительственная пешка, Ях.
    Yakh,
    /// Гладиатор.
    Gladiator,
    /// Шашка-герой.
    CheckerHero,
    /// Пешка-герой.
    PawnHero,
}

impl Kind {
    pub const ALL: [Kind; 6] =
        [Kind::Checker, Kind::Pawn, Kind::Yakh, Kind::Gladiator, Kind::CheckerHero, Kind::PawnHero];

    /// The letter in the text form.
    pub fn letter(self) -> char {
        match self {
            Kind::Checker => 'C',
            Kind::Pawn => 'P',
            Kind::Yakh => 'Y',
            Kind::Gladiator => 'G',
            Kind::CheckerHero => 'H',
            Kind::PawnHero => 'R',
        }
    }

    /// What a hero was before, and becomes again at home; others are unchanged.
    pub fn former(self) -> Kind {
        match self {
            Kind::CheckerHero => Kind::Checker,
            Kind::PawnHero => Kind::Pawn,
            other => other,
        }
    }

    /// Whether the kind is a hero (§9.5).
    pub fn is_hero(self) -> bool {
        self != self.former()
    }

    /// Steps and leaps along orthogonals. Heroes keep their powers (O-TR-14),
    /// gladiators have all of them (O-TR-13).
    pub fn moves_as_checker(self) -> bool {
        matches!(self.former(), Kind::Checker | Kind::Gladiator)
    }

    /// Steps diagonally and captures by replacement (O-TR-10, O-TR-13, O-TR-14).
    pub fn moves_as_pawn(self) -> bool {
        matches!(self.former(), Kind::Pawn | Kind::Yakh | Kind::Gladiator)
    }

    /// May step down diagonally: yakhs, and gladiators by union (O-TR-13).
    pub fn steps_down(self) -> bool {
        matches!(self, Kind::Yakh | Kind::Gladiator)
    }

    /// Checkers and gladiators have the duty to capture each other; a
    /// checker-hero is a checker here (O-TR-11, A3).
    pub fn has_duty(self) -> bool {
        self.moves_as_checker()
    }

    /// How many of its kind a returning hero brings home (§9.5, Return).
    pub fn reinforcements(self) -> usize {
        match self {
            Kind::CheckerHero => 1,
            Kind::PawnHero => 2,
            _ => 0,
        }
    }
}

/// A unit of some player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit {
    pub owner: Player,
    pub kind: Kind,
}

/// A position with everything that decides what may be played (§0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub to_move: Player,
    pub units: BTreeMap<Cell, Unit>,
    /// Units taken by any enemy, per owner and former kind (O-TR-17, A13);
    /// there is no entry for none.
    pub pools: BTreeMap<(Player, Kind), usize>,
    /// Gladiators that entered the goal by their player's last move (A4).
    pub pending: BTreeMap<Player, Cell>,
    /// A gladiator stayed on the heroes' field: the game is drawn (A4).
    /// The text form has no place for this, as the game is over.
    pub gladiator_stayed: bool,
}

impl Position {
    /// A position without units.
    pub fn empty(to_move: Player) -> Position {
        Position {
            to_move,
            units: BTreeMap::new(),
            pools: BTreeMap::new(),
            pending: BTreeMap::new(),
            gladiator_stayed: false,
        }
    }

    pub fn is_free(&self, cell: Cell) -> bool {
        !self.units.contains_key(&cell)
    }

    pub fn has_own(&self, player: Player, cell: Cell) -> bool {
        self.units.get(&cell).is_some_and(|unit| unit.owner == player)
    }

    pub fn has_enemy(&self, player: Player, cell: Cell) -> bool {
        self.units.get(&cell).is_some_and(|unit| unit.owner != player)
    }

    /// The cells and kinds of a player's units.
    pub fn units_of(&self, player: Player) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        let own = move |(_, unit): &(&Cell, &Unit)| unit.owner == player;
        self.units.iter().filter(own).map(|(&cell, unit)| (cell, unit.kind))
    }

    pub fn is_alive(&self, player: Player) -> bool {
        self.units_of(player).next().is_some()
    }

    /// How many units of a kind the player has lost and not brought home.
    pub fn pool(&self, player: Player, kind: Kind) -> usize {
        self.pools.get(&(player, kind)).copied().unwrap_or(0)
    }

    pub fn set_pool(&mut self, player: Player, kind: Kind, count: usize) {
        if count == 0 {
            self.pools.remove(&(player, kind));
        } else {
            self.pools.insert((player, kind), count);
        }
    }
}

/// What a player does in one turn. Equal moves are one move (§0, A11); the
/// derived order is the one of the printed lists.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// One unit moves or captures.
    Unit { from: Cell, to: Cell, captured: BTreeSet<Cell>, before: Kind, after: Kind },
    /// Heroes return home, with reinforcements (O-TR-16).
    Return { heroes: BTreeSet<Cell>, placed: BTreeMap<Cell, Kind> },
    /// A blocked player of the three-sided game is passed over (O-TR-19).
    Skip,
}

impl Move {
    pub fn is_capture(&self) -> bool {
        matches!(self, Move::Unit { captured, .. } if !captured.is_empty())
    }

    /// The text form of a move, as in trigonal.md.
    pub fn text(&self) -> String {
        match self {
            Move::Unit { .. } => self.unit_text(),
            Move::Return { heroes, placed } => {
                let units = placed.iter().map(|(cell, kind)| format!("{}{cell}", kind.letter()));
                format!("return {} to {}", join(heroes), join(units))
            }
            Move::Skip => "skip".to_owned(),
        }
    }

    fn unit_text(&self) -> String {
        let Move::Unit { from, to, captured, before, after } = self else {
            unreachable!("called for moves of a unit");
        };
        let kind = before.letter();
        let path = if captured.is_empty() {
            format!("{kind} {from}-{to}")
        } else {
            format!("{kind} {from}:{to} x {}", join(captured))
        };
        if before == after { path } else { format!("{path} ={}", after.letter()) }
    }
}

/// The items with commas between them.
pub(super) fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(",")
}

//! Heroes coming home with reinforcements (§9.5 Return, O-TR-14 … O-TR-17).

use std::collections::{BTreeMap, BTreeSet};

use super::game::Game;
use super::geometry::Cell;
use super::position::{Kind, Move, Player, Position};

/// One move for every non-empty set of the player's heroes (O-TR-16).
pub(super) fn returns(game: &Game, position: &Position, player: Player) -> BTreeSet<Move> {
    let heroes = heroes(game, position, player);
    let sets = subsets(&heroes).into_iter().filter(|set| !set.is_empty());
    sets.map(|set| return_of(game, position, player, &set)).collect()
}

/// The player's heroes in the order in which they settle (A2).
fn heroes(game: &Game, position: &Position, player: Player) -> Vec<Cell> {
    let order = game.board().settling_order(player).iter().copied();
    let is_hero = |cell: &Cell| {
        let there = position.units.get(cell);
        there.is_some_and(|unit| unit.owner == player && unit.kind.is_hero())
    };
    order.filter(is_hero).collect()
}

/// All subsets, each in the order of the list.
fn subsets(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let Some((first, rest)) = cells.split_first() else {
        return vec![Vec::new()];
    };
    let without = subsets(rest);
    let with = without.iter().map(|set| [&[*first], &set[..]].concat()).collect();
    [with, without].concat()
}

/// Hero by hero, each followed at once by its reinforcements, every unit onto
/// the lowest free cell; all heroes are lifted first (O-TR-15, A1, A2).
fn return_of(game: &Game, position: &Position, player: Player, heroes: &[Cell]) -> Move {
    let mut left = position.clone();
    for hero in heroes {
        left.units.remove(hero);
    }
    let mut placed = BTreeMap::new();
    for hero in heroes {
        let kind = position.units[hero].kind;
        let pool = left.pool(player, kind.former());
        let helpers = pool.min(kind.reinforcements());
        left.set_pool(player, kind.former(), pool - helpers);
        for _ in 0..=helpers {
            settle(game, &left, player, kind.former(), &mut placed);
        }
    }
    Move::Return { heroes: heroes.iter().copied().collect(), placed }
}

/// Puts one unit onto the first free cell of the settling order. A board
/// without any (no game reaches that) takes no more reinforcements.
fn settle(game: &Game, left: &Position, player: Player, kind: Kind, placed: &mut BTreeMap<Cell, Kind>) {
    let order = game.board().settling_order(player).iter();
    let mut free = order.filter(|cell| left.is_free(**cell) && !placed.contains_key(*cell));
    if let Some(&cell) = free.next() {
        placed.insert(cell, kind);
    }
}

//! The text form of positions, `SIDE UNITS [POOLS [PENDING]]`, of trigonal.md
//! section 1.

use super::game::Game;
use super::geometry::Cell;
use super::position::{Kind, Player, Position, Unit, join};

/// Reads a position and refuses what the game cannot have.
pub(super) fn parse(game: &Game, text: &str) -> Result<Position, String> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (side, units, pools, pending) = match fields[..] {
        [side, units] => (side, units, None, "-"),
        [side, units, pools] => (side, units, Some(pools), "-"),
        [side, units, pools, pending] => (side, units, Some(pools), pending),
        _ => return Err(format!("expected two to four fields in {text:?}")),
    };
    let mut position = Position::empty(player(game, side)?);
    read_units(game, &mut position, units)?;
    read_pools(game, &mut position, pools.unwrap_or(""))?;
    read_pending(game, &mut position, pending)?;
    check_turn(game, &position)?;
    Ok(position)
}

/// Writes a position with all its fields.
pub(super) fn write(game: &Game, position: &Position) -> String {
    let side = position.to_move.letter();
    let units = per_player(game, |player| units_text(position, player));
    let pools = per_player(game, |player| pool_text(position, player));
    let pending = position.pending.iter().map(|(player, cell)| format!("{}{cell}", player.letter()));
    format!("{side} {units} {pools} {}", or_dash(join(pending)))
}

fn per_player(game: &Game, list: impl Fn(Player) -> String) -> String {
    let text = |&player: &Player| format!("{}:{}", player.letter(), or_dash(list(player)));
    let texts: Vec<String> = game.rules().players.iter().map(text).collect();
    texts.join(";")
}

fn units_text(position: &Position, player: Player) -> String {
    join(position.units_of(player).map(|(cell, kind)| format!("{}{cell}", kind.letter())))
}

fn pool_text(position: &Position, player: Player) -> String {
    let own = position.pools.iter().filter(|((owner, _), _)| *owner == player);
    own.map(|((_, kind), count)| format!("{}{count}", kind.letter())).collect()
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn player(game: &Game, letter: &str) -> Result<Player, String> {
    let found = game.rules().players.iter().find(|player| player.letter().to_string() == letter);
    found.copied().ok_or_else(|| format!("no player {letter:?} in this game"))
}

fn kind(letter: char) -> Result<Kind, String> {
    let found = Kind::ALL.into_iter().find(|kind| kind.letter() == letter);
    found.ok_or_else(|| format!("no kind {letter:?}"))
}

fn cell(game: &Game, name: &str) -> Result<Cell, String> {
    let found = Cell::parse(name).filter(|cell| game.board().has(*cell));
    found.ok_or_else(|| format!("no cell {name:?} on this board"))
}

/// Splits `B:…;W:…` into players and their lists; `-` is the empty list.
fn sections<'a>(game: &Game, text: &'a str) -> Result<Vec<(Player, &'a str)>, String> {
    let section = |part: &'a str| {
        let (letter, list) = part.split_once(':').ok_or(format!("no colon in {part:?}"))?;
        Ok((player(game, letter)?, if list == "-" { "" } else { list }))
    };
    text.split(';').filter(|part| !part.is_empty()).map(section).collect()
}

fn read_units(game: &Game, position: &mut Position, text: &str) -> Result<(), String> {
    for (owner, list) in sections(game, text)? {
        for name in list.split(',').filter(|name| !name.is_empty()) {
            let (letter, place) = name.split_at_checked(1).ok_or(format!("bad unit {name:?}"))?;
            let unit = Unit { owner, kind: kind(letter.chars().next().unwrap_or(' '))? };
            if position.units.insert(cell(game, place)?, unit).is_some() {
                return Err(format!("two units on {place}"));
            }
        }
    }
    Ok(())
}

/// Pools are runs of a letter and a number, such as `C12Y1`.
fn read_pools(game: &Game, position: &mut Position, text: &str) -> Result<(), String> {
    for (owner, list) in sections(game, text)? {
        let mut rest = list;
        while let Some(letter) = rest.chars().next() {
            let after_letter = &rest[letter.len_utf8()..];
            let after_number = after_letter.trim_start_matches(|c: char| c.is_ascii_digit());
            let digits = &after_letter[..after_letter.len() - after_number.len()];
            let count = digits.parse().map_err(|_| format!("bad pool {list:?}"))?;
            position.set_pool(owner, pool_kind(letter)?, count);
            rest = after_number;
        }
    }
    Ok(())
}

/// Captured heroes are in the pool by their former kind (A13).
fn pool_kind(letter: char) -> Result<Kind, String> {
    match kind(letter)? {
        hero if hero.is_hero() => Err(format!("no heroes {letter:?} in a pool")),
        plain => Ok(plain),
    }
}

fn read_pending(game: &Game, position: &mut Position, text: &str) -> Result<(), String> {
    for entry in text.split(',').filter(|entry| *entry != "-") {
        let (letter, place) = entry.split_at_checked(1).ok_or("empty pending field")?;
        let (player, cell) = (player(game, letter)?, cell(game, place)?);
        let gladiator = Unit { owner: player, kind: Kind::Gladiator };
        let stands = position.units.get(&cell) == Some(&gladiator);
        if !stands || !game.is_goal(player, cell) || !game.rules().is_two_sided() {
            return Err(format!("no gladiator of a two-sided game waits on its goal in {entry:?}"));
        }
        position.pending.insert(player, cell);
    }
    Ok(())
}

/// A player without units never has the turn while others play on (A15).
fn check_turn(game: &Game, position: &Position) -> Result<(), String> {
    if position.is_alive(position.to_move) || game.survivors(position).len() < 2 {
        return Ok(());
    }
    Err("the player to move has no units".to_owned())
}

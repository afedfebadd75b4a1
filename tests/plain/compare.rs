//! Plays games at random in the crate and in the slow generator at once.

use std::collections::{BTreeMap, BTreeSet};

use draughts::*;

use super::plain::{Dice, Plain, Step, Table};

/// The position as the slow generator keeps it.
pub fn table_of<V: Variant>(position: &Position<V>) -> Table {
    let pieces: BTreeMap<_, _> = position
        .pieces()
        .map(|(square, piece)| (position.board().name(square), (piece.color.index(), piece.kind == Kind::King)))
        .collect();
    Table { pieces, turn: position.turn().index() }
}

pub fn step_of<V: Variant>(position: &Position<V>, m: &Move<BitsOf<V>>) -> Step {
    let name = |square| position.board().name(square);
    Step {
        from: name(m.from().unwrap()),
        to: name(m.to()),
        taken: m.captured_squares().map(name).collect(),
        king: m.kind_after() == Kind::King,
    }
}

/// Plays one game, comparing the legal moves, their number and the next position at every ply, and
/// perft to `depth` now and then. Answers the number of captures seen.
pub fn play_one<V: Variant>(start: &Position<V>, plain: &Plain<'_>, dice: &mut Dice, depth: u32) -> usize {
    let mut position = start.clone();
    let mut captures = 0;
    for ply in 0..150 {
        let table = table_of(&position);
        let expected = plain.moves(&table);
        let moves = position.legal_moves();
        let found: BTreeSet<_> = moves.iter().map(|m| step_of(&position, m)).collect();
        assert_eq!(found, expected, "{table:?}");
        assert_eq!(position.count_moves(), moves.len() as u64);
        assert_eq!(position.has_move(), !moves.is_empty());
        assert_eq!(position.outcome().is_some(), moves.is_empty());
        if moves.is_empty() {
            break;
        }
        if ply % 10 == 0 {
            assert_eq!(perft(&position, depth), plain.perft(&table, depth), "{table:?}");
        }
        let m = moves[dice.below(moves.len())];
        captures += m.is_capture() as usize;
        let next = position.play(&m).unwrap();
        assert_eq!(table_of(&next), plain.after(&table, &step_of(&position, &m)), "{table:?}");
        position = next;
    }
    captures
}

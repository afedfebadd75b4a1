//! Hexdame and the hexagonal board against a slow generator written from the rules.

#[path = "plain/compare.rs"]
mod compare;
mod plain;

use std::collections::BTreeSet;

use compare::{play_one, table_of};
use draughts::*;
use plain::{Crowns, Dice, Net, Plain, Rules};

const INTERNATIONAL: Rules =
    Rules { flying: true, men_capture_back: true, majority: true, crowns: Crowns::WhereItStops, blocked_leave: false };

fn name(letter: i32, number: i32) -> String {
    format!("{}{}", (b'a' + letter as u8) as char, number + 1)
}

/// Cells a1 to i9 whose letter and number differ by less than the side.
fn hexagon(side: i32) -> Net {
    let last = 2 * side - 2;
    let on_board = |a: i32, n: i32| a >= 0 && n >= 0 && a <= last && n <= last && (a - n).abs() < side;
    let directions = [(1, 1), (1, 0), (0, 1), (-1, -1), (-1, 0), (0, -1)];
    let mut net = Net {
        steps: Default::default(),
        forward: vec![vec![0, 1, 2], vec![3, 4, 5]],
        far: vec![BTreeSet::new(), BTreeSet::new()],
    };
    for (a, n) in (0..=last).flat_map(|a| (0..=last).map(move |n| (a, n))).filter(|&(a, n)| on_board(a, n)) {
        let next = |(da, dn): &(i32, i32)| on_board(a + da, n + dn).then(|| name(a + da, n + dn));
        net.steps.insert(name(a, n), directions.iter().map(next).collect());
        if a == last || n == last {
            net.far[0].insert(name(a, n));
        }
        if a == 0 || n == 0 {
            net.far[1].insert(name(a, n));
        }
    }
    net
}

#[test]
fn the_board_has_61_cells_and_nine_on_each_back_rank() {
    let net = hexagon(5);
    let board = Hex::<5>::new();
    let names = |set: u64| set.iter().map(|bit| board.name(Square::from_index(bit))).collect::<BTreeSet<_>>();
    assert_eq!(names(board.squares()), net.steps.keys().cloned().collect());
    assert_eq!(names(board.far(Color::White)), net.far[0]);
    assert_eq!(names(board.far(Color::Black)), net.far[1]);
    assert_eq!((net.steps.len(), net.far[0].len()), (61, 9));
}

#[test]
fn sixteen_men_stand_in_a_rhombus_at_each_corner() {
    let start = Position::<Hexdame>::initial();
    let white: BTreeSet<_> =
        start.men(Color::White).iter().map(|bit| start.board().name(Square::from_index(bit))).collect();
    let expected: BTreeSet<_> = (0..16).map(|i| name(i / 4, i % 4)).collect();
    assert_eq!(white, expected);
    let black: BTreeSet<_> =
        start.men(Color::Black).iter().map(|bit| start.board().name(Square::from_index(bit))).collect();
    assert_eq!(black, (0..16).map(|i| name(8 - i / 4, 8 - i % 4)).collect());
}

#[test]
fn perft_of_hexdame_agrees_with_the_slow_generator() {
    let (net, start) = (hexagon(5), Position::<Hexdame>::initial());
    let plain = Plain { net: &net, rules: INTERNATIONAL };
    for depth in 1..=3 {
        assert_eq!(perft(&start, depth), plain.perft(&table_of(&start), depth));
    }
}

#[test]
fn perft_of_hexdame_keeps_its_numbers() {
    let start = Position::<Hexdame>::initial();
    let counts: Vec<_> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [15, 211, 3337, 51589, 848774, 13660774]);
}

#[test]
fn random_games_of_hexdame_agree_with_the_slow_generator() {
    let net = hexagon(5);
    let plain = Plain { net: &net, rules: INTERNATIONAL };
    let mut dice = Dice(1);
    let start = Position::<Hexdame>::initial();
    let captures: usize = (0..40).map(|_| play_one(&start, &plain, &mut dice, 2)).sum();
    assert!(captures > 400, "{captures}");
}

fn place(pieces: &[(&str, Color, Kind)], turn: Color) -> Position<Hexdame> {
    let board = Hex::<5>::new();
    let pieces = pieces.iter().map(|&(name, color, kind)| (board.square_named(name).unwrap(), Piece { color, kind }));
    Position::from_setup(&Setup { pieces: pieces.collect(), ..Setup::empty(turn) }).unwrap()
}

fn targets(position: &Position<Hexdame>) -> Vec<String> {
    let mut names: Vec<_> = position.legal_moves().iter().map(|m| position.board().name(m.to())).collect();
    names.sort();
    names
}

#[test]
fn a_man_steps_straight_and_obliquely_forward() {
    let position = place(&[("e5", Color::White, Kind::Man), ("i9", Color::Black, Kind::King)], Color::White);
    assert_eq!(targets(&position), ["e6", "f5", "f6"]);
}

#[test]
fn a_man_captures_in_all_six_directions() {
    let around = ["f6", "f5", "e6", "d4", "d5", "e4"].map(|cell| (cell, Color::Black, Kind::Man));
    for victim in around {
        let position = place(&[("e5", Color::White, Kind::Man), victim], Color::White);
        assert!(position.has_capture(), "{victim:?}");
    }
}

#[test]
fn a_king_flies_along_six_lines() {
    let alone = place(&[("e5", Color::White, Kind::King), ("b3", Color::Black, Kind::Man)], Color::White);
    assert_eq!(alone.count_moves(), 24);
}

#[test]
fn the_most_pieces_must_be_taken() {
    let men = ["f6", "h8", "d4"].map(|cell| (cell, Color::Black, Kind::Man));
    let position = place(&[("e5", Color::White, Kind::Man), men[0], men[1], men[2]], Color::White);
    assert_eq!(targets(&position), ["i9"]);
}

#[test]
fn a_man_that_captures_on_past_the_back_rank_stays_a_man() {
    let ends_on = |second, to: &str| {
        let men = ["h5", second].map(|cell| (cell, Color::Black, Kind::Man));
        let position = place(&[("g5", Color::White, Kind::Man), men[0], men[1]], Color::White);
        assert_eq!(targets(&position), [to]);
        position.legal_moves()[0].is_promotion()
    };
    assert!(!ends_on("h4", "g3"));
    assert!(ends_on("i6", "i7"));
}

#[test]
fn a_run_time_hexagon_equals_the_compiled_one() {
    assert_eq!(DynBoard::hex(5), Ok(DynBoard::copy_of(&Hex::<5>::new())));
}

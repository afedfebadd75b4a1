//! Hash keys: the same from scratch and move by move, on every machine and in every release.

mod support;

use std::collections::{HashMap, HashSet};

use draughts::*;
use support::{play, position};

/// The numbers of the keys, computed as the documentation says.
fn number(code: u64) -> u64 {
    let mut z = (code + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x6472_6175_6768_7473);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[test]
fn a_key_is_the_exclusive_or_of_a_number_for_each_fact() {
    let (white, black, man, king) = (0, 1 << 40, 0, 1 << 32);
    let piece = |color: u64, kind: u64, file: u64, rank: u64| number(1 << 56 | color | kind | rank << 16 | file);
    let c3 = piece(white, man, 2, 2);
    let h8 = piece(black, king, 7, 7);
    assert_eq!(position::<Russian>("W:Wc3:BKh8").key(), c3 ^ h8);
    assert_eq!(position::<Russian>("B:Wc3:BKh8").key(), c3 ^ h8 ^ number(2 << 56 | 1));
    let mut game = Game::from_position(position::<Frisian>("W:WK47,50:BK3,1"));
    play(&mut game, "47-36");
    // One move of the king on 36, which is a3.
    let pieces = [(0, 1, 0, 2), (0, 0, 8, 0), (1, 1, 5, 9), (1, 0, 1, 9)];
    let pieces = pieces.map(|(color, kind, file, rank)| piece(color << 40, kind << 32, file, rank));
    let run = number(4 << 56 | 1 << 32 | 2 << 16);
    assert_eq!(game.key(), pieces.iter().fold(run ^ number(2 << 56 | 1), |key, piece| key ^ piece));
}

#[test]
fn keys_do_not_change_from_release_to_release() {
    assert_eq!(Position::<Russian>::initial().wide_key(), GOLDEN[0]);
    assert_eq!(Position::<International>::initial().wide_key(), GOLDEN[1]);
    assert_eq!(Position::<English>::initial().wide_key(), GOLDEN[2]);
    assert_eq!(Position::<Turkish>::initial().wide_key(), GOLDEN[3]);
    assert_eq!(position::<Frisian>("W:WK47,50:BK3,1").wide_key(), GOLDEN[4]);
}

/// Computed by another program from the documentation.
const GOLDEN: [u128; 5] = [
    0xd515_6d34_0c52_22e3_0f0d_2352_bf76_1212,
    0x1553_6c41_09e5_251c_2f59_711c_5c1c_e0e0,
    0x452d_a02e_810b_dba7_6583_f13d_93e1_9d85,
    0x3c4c_850c_58e4_e020_0fd1_f67f_c779_f36e,
    0x59cf_6a40_cfe5_d2f9_e5f9_31cb_25ec_d60c,
];

/// Every position some plies from the start, told apart by its key.
fn positions<V: Compose>(depth: u32) -> HashSet<Position<V>> {
    (0..depth).fold(HashSet::from([Position::initial()]), |level, _| {
        level.iter().flat_map(|at| at.legal_moves().into_iter().map(|m| at.play_unchecked(&m))).collect()
    })
}

#[test]
fn different_positions_have_different_keys() {
    let all: Vec<_> = positions::<International>(5).into_iter().chain(positions::<International>(4)).collect();
    assert!(all.len() > 10_000);
    let keys: HashMap<_, _> = all.iter().map(|position| (position.key(), position)).collect();
    assert_eq!(keys.len(), all.len());
    let halves: HashSet<_> = all.iter().map(|position| (position.wide_key() >> 64) as u64).collect();
    assert_eq!(halves.len(), all.len());
    assert!(halves.iter().all(|half| !keys.contains_key(half)), "the halves are independent");
}

#[test]
fn rb_21_the_key_is_a_pure_function_of_the_position() {
    let game = |moves| {
        let mut game = Game::from_position(position::<International>("W:W46,50:B1,5"));
        play(&mut game, moves);
        game
    };
    let (one, mut other) = (game("46-41 1-6 50-45"), game("50-45 1-6 46-41"));
    assert_eq!(one.key(), other.key());
    play(&mut other, "5-10");
    other.undo();
    assert_eq!(one.key(), other.key());
    let key = |fen| position::<International>(fen).key();
    assert_ne!(key("W:W41,45:B5,6"), key("B:W41,45:B5,6"));
}

/// A pile from which two players take one to three: a game without board, men or kings.
#[derive(Clone, Copy, Debug, Default)]
struct Pile;

impl Play for Pile {
    type State = (u32, Color);
    type Move = u32;

    fn about(&self) -> Info<'_> {
        Info::new("pile")
    }
    fn start(&self) -> Self::State {
        (300, Color::White)
    }
    fn turn(&self, state: &Self::State) -> Color {
        state.1
    }
    fn players(&self) -> usize {
        2
    }
    fn list_moves(&self, state: &Self::State, moves: &mut Vec<u32>) {
        moves.extend(1..=state.0.min(3));
    }
    fn count_moves(&self, state: &Self::State) -> u64 {
        state.0.min(3) as u64
    }
    fn has_move(&self, state: &Self::State) -> bool {
        state.0 > 0
    }
    fn after(&self, state: &Self::State, m: &u32) -> Self::State {
        (state.0 - m, if state.1 == Color::White { Color::Black } else { Color::White })
    }
    fn illegality(&self, _: &Self::State, _: &u32) -> Illegality {
        Illegality::NotItsMove
    }
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        (state.0 == 0).then_some(Outcome { winner: Some(state.1), reason: Reason::NoMove })
    }
    fn count_leaves(&self, _: &Self::State, _: u32) -> u64 {
        0
    }
    fn count_routes(&self, _: &Self::State, _: u32) -> u64 {
        0
    }
    fn forces(&self, _: &Self::State, color: Color) -> Forces {
        assert!(color.index() < 2, "nobody asks what a player has who does not play");
        Forces::default()
    }
}

#[test]
fn a_game_that_is_no_variant_has_keys_and_games_too() {
    let mut game = Game::<Pile>::new();
    let start = game.key();
    while game.outcome().is_none() {
        game.play(&1).unwrap();
        assert_eq!(game.key(), game.position().key());
    }
    assert_eq!(game.ply(), 300, "moves of which nothing is known are progress, and no draw rule stops them");
    assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(Some(Color::White)));
    assert_eq!(game.play(&1).unwrap_err().reason(), Illegality::GameOver);
    assert_eq!(game.go_to(0), 0);
    assert_eq!(game.key(), start);
    let keys: HashSet<_> = (0..=300).map(|ply| game.position_at(ply).unwrap().wide_key()).collect();
    assert_eq!(keys.len(), 301);
}

#[test]
fn what_a_game_does_not_answer_itself_has_a_usual_answer() {
    let start = Position::<Pile>::initial();
    assert_eq!(start.legal_moves_within(0), Ok(vec![1, 2, 3]), "no list of moves is refused as too long");
    let (mut moves, mut ways) = (vec![9], vec![9]);
    Pile.list_routes(start.state(), &mut moves, &mut ways);
    assert_eq!((moves, ways), (vec![9, 1, 2, 3], vec![9, 1, 1, 1]), "there is one way to make a move");
}

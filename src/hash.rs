//! Hash keys of positions: Zobrist keys whose numbers are computed, not stored.
//!
//! The key of a state is the exclusive or of one number for each fact about it: each piece on its
//! square, the player to move unless it is White, each player's reserve unless it is empty, each run of
//! king moves. A fact is packed into a 64-bit code, and its number is [`number`] of code and seed:
//! anyone can compute the same keys. Squares enter with file and rank, so that the order of a board's
//! bits does not matter. Keys do not change from release to release.

use core::hash::{Hash, Hasher};

use crate::bitboard::Bitboard;
use crate::board::Names;
use crate::square::{Color, Square};
use crate::state::{KingRuns, StateOf};
use crate::variant::Variant;

/// The seed of the ordinary keys, and of the lower half of wide ones.
pub(crate) const SEED: u64 = 0x6472_6175_6768_7473;
/// The seed of the upper half of wide keys.
pub(crate) const SECOND_SEED: u64 = 0x7368_6173_686b_6921;

/// What SplitMix64 adds to its state for every number.
pub(crate) const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number of a fact: number `code`, from 0, of SplitMix64 with this seed.
#[inline(always)]
pub(crate) const fn number(seed: u64, code: u64) -> u64 {
    let mut z = seed.wrapping_add(code.wrapping_add(1).wrapping_mul(STEP));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The kinds of facts, the top byte of a code.
const PIECE: u64 = 1 << 56;
const TURN: u64 = 2 << 56;
const RESERVE: u64 = 3 << 56;
const KING_RUN: u64 = 4 << 56;

/// The key of a state.
pub(crate) fn key<V: Variant>(variant: &V, state: &StateOf<V>, seed: u64) -> u64 {
    let nothing = StateOf::<V>::empty(Color::White);
    key_after(variant, 0, &nothing, state, seed)
}

/// The key of `next`, from the key of `state`: only what differs is looked at.
#[inline(always)]
pub(crate) fn key_after<V: Variant>(
    variant: &V,
    mut key: u64,
    state: &StateOf<V>,
    next: &StateOf<V>,
    seed: u64,
) -> u64 {
    for color in StateOf::<V>::colors() {
        let index = color.index();
        let (was, is) = (state.sides[index], next.sides[index]);
        let men = (was & !state.kings) ^ (is & !next.kings);
        let kings = (was & state.kings) ^ (is & next.kings);
        for (set, is_king) in [(men, 0), (kings, 1)] {
            for bit in set.iter() {
                key ^= number(seed, PIECE | (index as u64) << 40 | is_king << 32 | place(variant, bit));
            }
        }
        if state.reserves[index] != next.reserves[index] {
            key ^= reserve(seed, color, state.reserves[index]) ^ reserve(seed, color, next.reserves[index]);
        }
        if state.runs != next.runs {
            key ^= king_run(variant, seed, color, state.runs) ^ king_run(variant, seed, color, next.runs);
        }
    }
    key ^ turn(seed, state.turn) ^ turn(seed, next.turn)
}

/// Where a square lies, 16 bits each for file and rank.
#[inline(always)]
fn place<V: Variant>(variant: &V, bit: u8) -> u64 {
    let (file, rank) = variant.board().place(Square(bit)).unwrap_or((u8::MAX, u8::MAX));
    (rank as u64) << 16 | file as u64
}

fn turn(seed: u64, color: Color) -> u64 {
    if color == Color::White { 0 } else { number(seed, TURN | color.index() as u64) }
}

fn reserve(seed: u64, color: Color, men: u8) -> u64 {
    if men == 0 { 0 } else { number(seed, RESERVE | (color.index() as u64) << 40 | men as u64) }
}

fn king_run<V: Variant>(variant: &V, seed: u64, color: Color, runs: KingRuns) -> u64 {
    let (moves, square) = (runs.count(color), runs.square(color));
    let code = KING_RUN | (color.index() as u64) << 40 | (moves as u64) << 32;
    if moves == 0 { 0 } else { number(seed, code | place(variant, square)) }
}

/// The key of any value with a [`Hash`]: for games that bring no keys of their own.
pub(crate) fn key_of<T: Hash>(value: &T, seed: u64) -> u64 {
    let mut hasher = Chain { seed, key: 0 };
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher that chains the numbers of what it is given.
struct Chain {
    seed: u64,
    key: u64,
}

impl Chain {
    fn chain(&mut self, word: u64) {
        self.key = number(self.seed, self.key.rotate_left(23) ^ word);
    }
}

impl Hasher for Chain {
    fn finish(&self) -> u64 {
        self.key
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.chain(byte as u64);
        }
    }
    fn write_u8(&mut self, i: u8) {
        self.chain(i as u64);
    }
    fn write_u16(&mut self, i: u16) {
        self.chain(i as u64);
    }
    fn write_u32(&mut self, i: u32) {
        self.chain(i as u64);
    }
    fn write_u64(&mut self, i: u64) {
        self.chain(i);
    }
    fn write_u128(&mut self, i: u128) {
        self.chain(i as u64);
        self.chain((i >> 64) as u64);
    }
    fn write_usize(&mut self, i: usize) {
        self.chain(i as u64);
    }
    fn write_isize(&mut self, i: isize) {
        self.chain(i as i64 as u64);
    }
}

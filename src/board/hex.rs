//! Hexagonal boards: a regular hexagon of hexagonal cells.

use super::layout::{Layout, NONE, Steps, with};
use super::{Board, Shape};
use crate::bitboard::{Wide, Words};
use crate::direction::MAX_DIRS;

/// A hexagon of this side. A cell is where two oblique files cross: one goes by letters, one by
/// numbers, and they differ by less than the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HexShape {
    pub side: u8,
}

/// The six directions as (letter, number), clockwise from "up".
const DIRECTIONS: [(i16, i16); 6] = [(1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 1)];

impl HexShape {
    /// The last letter and number, from 0.
    pub(crate) const fn last(self) -> u8 {
        2 * self.side - 2
    }

    /// The bit number of a cell. File `n` of the longer half shares a line of `3 * side - 2` bits with
    /// file `n - side` of the shorter half, which leaves no gap: the hexagon of side 5 fits 64 bits.
    const fn bit(self, letter: u8, number: u8) -> u8 {
        let (side, line) = (self.side, 3 * self.side - 2);
        if number >= side - 1 {
            line * (self.last() - number) + letter - (number - (side - 1))
        } else {
            line * (side - 2 - number) + self.last() - number + letter
        }
    }

    /// The cell with this letter and number, if there is one.
    pub(crate) const fn at(self, letter: i16, number: i16) -> Option<u8> {
        let (side, last) = (self.side as i16, self.last() as i16);
        if letter < 0 || number < 0 || letter > last || number > last {
            return None;
        }
        if letter - number >= side || number - letter >= side {
            return None;
        }
        Some(self.bit(letter as u8, number as u8))
    }

    /// Letter and number of a bit number, if it is a cell of the board.
    pub(crate) const fn place(self, bit: u8) -> Option<(u8, u8)> {
        let line = 3 * self.side - 2;
        let (index, rest) = (bit / line, bit % line);
        if index >= self.side {
            return None;
        }
        // The file of the longer half comes first, its partner after it.
        let number = self.last() - index;
        let length = line - number;
        if rest < length {
            Some((rest + number + 1 - self.side, number))
        } else if index + 2 <= self.side {
            Some((rest - length, number - self.side))
        } else {
            None
        }
    }

    /// Whether this is a board the crate can hold.
    pub(crate) const fn is_valid(self) -> bool {
        self.side >= 3 && self.side <= 8
    }

    /// The whole geometry; none for a board out of bounds.
    pub(crate) const fn layout(self) -> Option<Layout> {
        if !self.is_valid() {
            return None;
        }
        let mut steps: Steps = [[NONE; MAX_DIRS]; 256];
        let (mut squares, mut bottom, mut top): (Words, Words, Words) = ([0; 4], [0; 4], [0; 4]);
        let mut bit = 0;
        while bit < NONE {
            if let Some((letter, number)) = self.place(bit) {
                squares = with(squares, bit);
                if letter == 0 || number == 0 {
                    bottom = with(bottom, bit);
                }
                if letter == self.last() || number == self.last() {
                    top = with(top, bit);
                }
                let mut dir = 0;
                while dir < DIRECTIONS.len() {
                    let (letters, numbers) = DIRECTIONS[dir];
                    if let Some(to) = self.at(letter as i16 + letters, number as i16 + numbers) {
                        steps[bit as usize][dir] = to;
                    }
                    dir += 1;
                }
            }
            bit += 1;
        }
        let opposite = [3, 4, 5, 0, 1, 2, 6, 7];
        let white = [0, 1, NONE, 2, 3, 4, NONE, 5];
        let black = [3, 4, NONE, 5, 0, 1, NONE, 2];
        let relative = [white, black, [NONE; MAX_DIRS]];
        let far = [top, bottom, [0; 4]];
        Layout::new(Shape::Hex(self), squares, &steps, opposite, relative, far, [bottom, top, [0; 4]])
    }
}

/// A regular hexagon of side `N` (3 to 8) with a corner towards each of two players: `3N(N - 1) + 1`
/// hexagonal cells, 61 of them for Hexdame's side of 5.
///
/// ```text
///           .              A cell is where two oblique files cross: letters
///        .     .           a, b, c … name the files that rise to the left,
///     .     .     .        numbers those that rise to the right, both counted
///        .     .           from White's corner a1, the lowest cell. The last
///     .     .     .        cell of every upright line is on a far row.
///        .     .
/// 3   .     .     .   c
///   2    .     .    b
///     1     .     a
/// ```
///
/// Of the eight headings it has six: left and right do not exist. The third colour has no seat.
///
/// ```
/// use draughts::{Bitboard, Board, Color, Hex};
/// let board = Hex::<5>::new();
/// assert_eq!((board.squares().len(), board.far(Color::White).len()), (61, 9));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hex<const N: usize>;

impl<const N: usize> Hex<N> {
    /// The board.
    ///
    /// ```
    /// # use draughts::Hex;
    /// let board = Hex::<5>::new();
    /// ```
    pub const fn new() -> Self {
        Hex
    }

    const LAYOUT: &'static Layout = &HexShape { side: N as u8 }.layout().expect("a hexagon has a side of 3 to 8");
}

macro_rules! hexes {
    ($($bits:ty: $($side:literal)*;)*) => { $($(
        impl Board for Hex<$side> {
            type Bits = $bits;

            #[inline(always)]
            fn layout(&self) -> &Layout {
                Self::LAYOUT
            }
        }
    )*)* };
}

hexes! {
    u64: 3 4 5;
    u128: 6 7;
    Wide<3>: 8;
}

//! Triangular boards: an equilateral triangle cut into triangular cells.

use super::layout::{Layout, NONE, Steps, with};
use super::{Board, Shape};
use crate::bitboard::{Wide, Words};
use crate::direction::MAX_DIRS;
use crate::square::Color;

/// A triangle of this side. A cell is named by its row from the apex (letter) and its place in the
/// row from the left (number); row `r`, from 0, has `2r + 1` cells, the even places pointing up.
///
/// Every cell also has three coordinates: the numbers of the strips it lies in, counted from the
/// three sides. The first is greatest at the apex, the second at the bottom right, the third at the
/// bottom left; they add up to `side - 1` on cells that point up, to one less on those that point down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TrigonShape {
    pub side: u8,
}

/// The six rays as (coordinate that falls, coordinate that rises), clockwise from "up and right". A
/// cell pointing up loses one of the first, a cell pointing down gains one of the second: a ray runs
/// zigzag through a strip between two parallel lines, and two rays share every first step.
const RAYS: [(usize, usize); 6] = [(2, 0), (2, 1), (0, 1), (0, 2), (1, 2), (1, 0)];

/// The ray that lowers one coordinate and raises another.
const fn ray(falls: usize, rises: usize) -> u8 {
    let mut dir = 0;
    while dir < RAYS.len() {
        if RAYS[dir].0 == falls && RAYS[dir].1 == rises {
            return dir as u8;
        }
        dir += 1;
    }
    NONE
}

/// The rays as a player sees them whose home is the corner of coordinate `p`. His next corner
/// clockwise is at his left: forward-left leads towards it, forward-right towards the other.
const fn relative(p: usize) -> [u8; MAX_DIRS] {
    let (left, right) = ((p + 1) % 3, (p + 2) % 3);
    [NONE, ray(p, right), ray(left, right), ray(left, p), NONE, ray(right, p), ray(right, left), ray(p, left)]
}

impl TrigonShape {
    /// The coordinate that is greatest in a colour's home corner: Black has the apex, White the bottom
    /// right, the third player the bottom left.
    pub(crate) const fn axis(color: Color) -> usize {
        match color {
            Color::Black => 0,
            Color::White => 1,
            Color::Third => 2,
        }
    }

    /// The bit number of a cell. Row `r` of the lower half shares a line of `2 * side` bits with row
    /// `side - 1 - r` of the upper half, which leaves no gap: the triangle of side 8 fits 64 bits.
    const fn bit(self, row: u8, place: u8) -> u8 {
        let line = if row < self.side / 2 { row } else { self.side - 1 - row };
        let start = if row < self.side / 2 { 2 * (self.side - 1 - row) + 1 } else { 0 };
        2 * self.side * line + start + place
    }

    /// The cell in this row and place, if there is one.
    pub(crate) const fn at(self, row: i16, place: i16) -> Option<u8> {
        if row < 0 || row >= self.side as i16 || place < 0 || place > 2 * row {
            return None;
        }
        Some(self.bit(row as u8, place as u8))
    }

    /// Row and place of a bit number, if it is a cell of the board.
    pub(crate) const fn place(self, bit: u8) -> Option<(u8, u8)> {
        let (line, rest) = (bit / (2 * self.side), bit % (2 * self.side));
        if line >= self.side.div_ceil(2) {
            return None;
        }
        let lower = self.side - 1 - line;
        if rest <= 2 * lower {
            Some((lower, rest))
        } else if line < self.side / 2 {
            Some((line, rest - 2 * lower - 1))
        } else {
            None
        }
    }

    /// The three coordinates of a cell.
    pub(crate) const fn coordinates(self, row: u8, place: u8) -> [i16; 3] {
        let second = place / 2;
        [(self.side - 1 - row) as i16, second as i16, (row - second) as i16 - (place % 2) as i16]
    }

    /// The cell with these coordinates, if there is one: they say which way it points.
    pub(crate) const fn with_coordinates(self, [first, second, third]: [i16; 3]) -> Option<u8> {
        let missing = self.side as i16 - 1 - first - second - third;
        if first < 0 || second < 0 || third < 0 || missing < 0 || missing > 1 {
            return None;
        }
        self.at(self.side as i16 - 1 - first, 2 * second + missing)
    }

    /// The strip of a cell counted from a colour's home corner, from 0.
    pub(crate) const fn level(self, color: Color, row: u8, place: u8) -> u8 {
        self.side - 1 - self.coordinates(row, place)[Self::axis(color)] as u8
    }

    /// Row and place of the cell that takes this one's place when the first two corners are exchanged.
    pub(crate) const fn homes_exchanged(self, row: u8, place: u8) -> (u8, u8) {
        let [first, second, _] = self.coordinates(row, place);
        (self.side - 1 - second as u8, 2 * first as u8 + place % 2)
    }

    /// One step along a ray.
    const fn step(self, row: u8, place: u8, dir: usize) -> u8 {
        if dir >= RAYS.len() {
            return NONE;
        }
        let mut to = self.coordinates(row, place);
        if place.is_multiple_of(2) {
            to[RAYS[dir].0] -= 1;
        } else {
            to[RAYS[dir].1] += 1;
        }
        match self.with_coordinates(to) {
            Some(bit) => bit,
            None => NONE,
        }
    }

    /// Whether this is a board the crate can hold.
    pub(crate) const fn is_valid(self) -> bool {
        self.side >= 4 && self.side <= 13
    }

    /// The whole geometry; none for a board out of bounds.
    pub(crate) const fn layout(self) -> Option<Layout> {
        if !self.is_valid() {
            return None;
        }
        let mut steps: Steps = [[NONE; MAX_DIRS]; 256];
        let mut squares: Words = [0; 4];
        let (mut far, mut home) = ([[0; 4]; 3], [[0; 4]; 3]);
        let mut bit = 0;
        while bit < NONE {
            if let Some((row, place)) = self.place(bit) {
                squares = with(squares, bit);
                let mut color = 0;
                while color < 3 {
                    let level = self.level(Color::from_index(color), row, place);
                    if level == 0 {
                        home[color] = with(home[color], bit);
                    } else if level == self.side - 1 {
                        far[color] = with(far[color], bit);
                    }
                    color += 1;
                }
                let mut dir = 0;
                while dir < MAX_DIRS {
                    steps[bit as usize][dir] = self.step(row, place, dir);
                    dir += 1;
                }
            }
            bit += 1;
        }
        let opposite = [3, 4, 5, 0, 1, 2, 6, 7];
        let relative = [relative(1), relative(0), relative(2)];
        Layout::new(Shape::Trigon(self), squares, &steps, opposite, relative, far, home)
    }
}

/// An equilateral triangle of side `N` (4 to 13) cut into `N * N` triangular cells.
///
/// ```text
/// a      /1\              Black's home is the apex a1, White's the bottom right
/// b     /1\2/3\            corner, the third player's the bottom left.
/// c    /1\2/3\4/5\
/// d   /1\2/3\4/5\6/7\
/// ```
///
/// Rows are lettered from the apex, cells numbered from the left: `c1` points up, `c2` down. Pieces
/// step over edges. A *ray* runs zigzag through the strip between two parallel lines; there are
/// three families of strips, so six rays leave a cell, two through each edge. A jump along a ray goes
/// over one cell and lands on the next, which points the same way as the first.
///
/// What rules call forward: every player moves away from his corner, towards the side opposite, his
/// far row. Of the six rays two lead there, forward-left and forward-right, two keep to the strip,
/// left and right, two lead back; straight forward and straight back do not exist and are dropped
/// from sets of headings. A cell that points to its owner's corner has one step that goes forward, the
/// same for both forward rays; the others have two, which lead sideways to a cell that has. Rows are
/// strips parallel to the far row, so three rows of men are 1 + 3 + 5.
///
/// ```
/// use draughts::{Bitboard, Board, Color, Headings, Names, Trigon};
/// let board = Trigon::<12>::new();
/// assert_eq!(board.squares().len(), 144);
/// assert_eq!(board.far(Color::Black).len(), 23);
/// let forward = board.resolve(Headings::FORWARD_THREE, Color::Black);
/// let from = board.square_named("c2").unwrap();
/// let steps: Vec<_> = forward.iter().filter_map(|dir| board.step(from, dir)).collect();
/// assert_eq!(steps.iter().map(|&to| board.name(to)).collect::<Vec<_>>(), ["c3", "c1"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trigon<const N: usize>;

impl<const N: usize> Trigon<N> {
    /// The board.
    ///
    /// ```
    /// # use draughts::Trigon;
    /// let board = Trigon::<8>::new();
    /// ```
    pub const fn new() -> Self {
        Trigon
    }

    const LAYOUT: &'static Layout = &TrigonShape { side: N as u8 }.layout().expect("a triangle has a side of 4 to 13");
}

macro_rules! trigons {
    ($($bits:ty: $($side:literal)*;)*) => { $($(
        impl Board for Trigon<$side> {
            type Bits = $bits;
            const SHARES_STEPS: bool = true;

            #[inline(always)]
            fn layout(&self) -> &Layout {
                Self::LAYOUT
            }
        }
    )*)* };
}

// Stable Rust cannot compute a type from a number, so the widths are written out.
trigons! {
    u64: 4 5 6 7 8;
    u128: 9 10 11;
    Wide<3>: 12 13;
}

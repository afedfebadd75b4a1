//! Rectangular boards: one colour's squares, or all of them.

use core::marker::PhantomData;

use super::layout::{Layout, NONE, Steps, with};
use super::sizes::Fits;
use super::{Board, Shape};
use crate::bitboard::{Bitboard, Words};
use crate::direction::MAX_DIRS;

/// Which squares of a rectangle are played on.
///
/// ```
/// use draughts::Shade;
/// assert!(Shade::Dark.has(0, 0) && !Shade::Light.has(0, 0));
/// assert_eq!(Shade::Dark.to_string(), "dark");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shade {
    /// The squares of the colour of a1, the corner at White's left.
    Dark,
    /// The other squares: the mirror image, with the playing corner at White's right.
    Light,
    /// Every square.
    Full,
}

impl Shade {
    /// Whether the square on this file and rank (from 0) is played on.
    ///
    /// ```
    /// # use draughts::Shade;
    /// assert!(Shade::Dark.has(1, 1) && Shade::Light.has(255, 254));
    /// ```
    pub const fn has(self, file: u8, rank: u8) -> bool {
        // The parity of the sum, which itself need not fit.
        let is_dark = (file ^ rank).is_multiple_of(2);
        match self {
            Shade::Dark => is_dark,
            Shade::Light => !is_dark,
            Shade::Full => true,
        }
    }
}

/// Files, ranks and colouring of a rectangular board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GridShape {
    pub files: u8,
    pub ranks: u8,
    pub shade: Shade,
}

/// The eight directions of a grid, clockwise from "up", as (file, rank).
const COMPASS: [(i16, i16); MAX_DIRS] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl GridShape {
    /// Columns of the numbering. Boards of one colour get one or two ghost columns, so that a diagonal step is
    /// one shift without a mask. On five files and more than 73 ranks there is no room for them.
    const fn columns(self) -> u16 {
        let files = self.files as u16;
        match self.shade {
            Shade::Full => files,
            _ if self.files.is_multiple_of(2) => files + 1,
            _ if (files + 2) * self.ranks as u16 / 2 > NONE as u16 => files,
            _ => files + 2,
        }
    }

    /// The bit number of a square: linear in file and rank, so that every step is one distance.
    const fn bit(self, file: u8, rank: u8) -> u16 {
        let place = file as u16 + self.columns() * rank as u16;
        match self.shade {
            Shade::Full => place,
            _ => place / 2,
        }
    }

    /// The square on this file and rank, if it is on the board and played on.
    pub(crate) const fn at(self, file: i16, rank: i16) -> Option<u8> {
        if file < 0 || rank < 0 || file >= self.files as i16 || rank >= self.ranks as i16 {
            return None;
        }
        let (file, rank) = (file as u8, rank as u8);
        if self.shade.has(file, rank) { Some(self.bit(file, rank) as u8) } else { None }
    }

    /// File and rank of a bit number, if it is a square of the board.
    pub(crate) const fn place(self, bit: u8) -> Option<(u8, u8)> {
        let place = match self.shade {
            Shade::Full => bit as u16,
            Shade::Dark => 2 * bit as u16,
            Shade::Light => 2 * bit as u16 + 1,
        };
        let (file, rank) = (place % self.columns(), place / self.columns());
        if file < self.files as u16 && rank < self.ranks as u16 { Some((file as u8, rank as u8)) } else { None }
    }

    /// One step: on boards of one colour a step along a file or rank goes two squares.
    const fn step(self, file: u8, rank: u8, dir: usize) -> u8 {
        let (df, dr) = COMPASS[dir];
        let stride = if dir.is_multiple_of(2) && !matches!(self.shade, Shade::Full) { 2 } else { 1 };
        match self.at(file as i16 + stride * df, rank as i16 + stride * dr) {
            Some(bit) => bit,
            None => NONE,
        }
    }

    /// How many squares are played on.
    pub(crate) const fn squares(self) -> u16 {
        let all = self.files as u16 * self.ranks as u16;
        match self.shade {
            Shade::Full => all,
            Shade::Dark => all.div_ceil(2),
            Shade::Light => all / 2,
        }
    }

    /// Whether this is a board the crate can hold: 4×4 to 192 squares.
    pub(crate) const fn is_valid(self) -> bool {
        self.files >= 4 && self.ranks >= 4 && self.files <= 96 && self.ranks <= 96 && self.squares() <= 192
    }

    /// The whole geometry; none for a board out of bounds.
    pub(crate) const fn layout(self) -> Option<Layout> {
        if !self.is_valid() {
            return None;
        }
        let mut steps: Steps = [[NONE; MAX_DIRS]; 256];
        let (mut squares, mut bottom, mut top): (Words, Words, Words) = ([0; 4], [0; 4], [0; 4]);
        let mut rank = 0;
        while rank < self.ranks {
            let mut file = 0;
            while file < self.files {
                if let Some(bit) = self.at(file as i16, rank as i16) {
                    squares = with(squares, bit);
                    if rank == 0 {
                        bottom = with(bottom, bit);
                    }
                    if rank + 1 == self.ranks {
                        top = with(top, bit);
                    }
                    let mut dir = 0;
                    while dir < MAX_DIRS {
                        steps[bit as usize][dir] = self.step(file, rank, dir);
                        dir += 1;
                    }
                }
                file += 1;
            }
            rank += 1;
        }
        let opposite = [4, 5, 6, 7, 0, 1, 2, 3];
        let relative = [[0, 1, 2, 3, 4, 5, 6, 7], opposite, [NONE; MAX_DIRS]];
        Layout::new(
            Shape::Grid(self),
            squares,
            &steps,
            opposite,
            relative,
            [top, bottom, [0; 4]],
            [bottom, top, [0; 4]],
        )
    }
}

mod sealed {
    pub trait Sealed {}
}

/// Which squares a [`Grid`] plays on, as a type. The three there are stand in the module [`shade`].
pub trait Shading: sealed::Sealed + Copy + Default + core::fmt::Debug + Eq + Send + Sync + 'static {
    /// The colouring.
    const SHADE: Shade;
}

macro_rules! shadings {
    ($($(#[$doc:meta])* $name:ident)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;
        impl super::sealed::Sealed for $name {}
        impl Shading for $name {
            const SHADE: Shade = Shade::$name;
        }
    )* };
}

/// The colourings as types.
pub mod shade {
    use super::{Shade, Shading};
    shadings! {
        /// The colour of a1.
        Dark
        /// The colour of b1.
        Light
        /// Every square.
        Full
    }
}

/// A rectangular board known at compile time. Use its aliases [`Dark`], [`Light`] and [`Full`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grid<S, const FILES: usize, const RANKS: usize>(PhantomData<S>);

/// The squares of a1's colour on a board of `FILES` × `RANKS`: the usual checkers board.
///
/// ```
/// use draughts::{Board, Dark};
/// assert_eq!(Dark::<10, 10>::new().squares().len(), 50);
/// # use draughts::Bitboard;
/// ```
pub type Dark<const FILES: usize, const RANKS: usize> = Grid<shade::Dark, FILES, RANKS>;

/// The mirror image of [`Dark`]: the playing corner is at the player's right.
///
/// ```
/// use draughts::{Light, Names};
/// assert!(Light::<8, 8>::new().square_named("a1").is_none());
/// ```
pub type Light<const FILES: usize, const RANKS: usize> = Grid<shade::Light, FILES, RANKS>;

/// A board on which every square is played.
///
/// ```
/// use draughts::{Bitboard, Board, Full};
/// assert_eq!(Full::<8, 8>::new().squares().len(), 64);
/// ```
pub type Full<const FILES: usize, const RANKS: usize> = Grid<shade::Full, FILES, RANKS>;

impl<S: Shading + Fits<FILES, RANKS>, const FILES: usize, const RANKS: usize> Grid<S, FILES, RANKS> {
    /// The board.
    ///
    /// ```
    /// # use draughts::Dark;
    /// let board = Dark::<8, 8>::new();
    /// ```
    pub const fn new() -> Self {
        Grid(PhantomData)
    }

    const LAYOUT: &'static Layout = &{
        let shape = GridShape { files: FILES as u8, ranks: RANKS as u8, shade: S::SHADE };
        let layout = shape.layout().expect("a board has 4x4 to 192 squares");
        assert!(layout.width() <= <S::Bits as Bitboard>::BITS, "the board does not fit its bitboard");
        layout
    };
}

impl<S: Shading + Fits<FILES, RANKS>, const FILES: usize, const RANKS: usize> Board for Grid<S, FILES, RANKS> {
    type Bits = S::Bits;

    #[inline(always)]
    fn layout(&self) -> &Layout {
        Self::LAYOUT
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::vec::Vec;

    use super::*;
    use crate::bitboard::Wide;
    use crate::direction::Dir;
    use crate::square::Square;

    /// The bit number on a file and rank, found among the squares of the layout.
    fn numbers(shape: GridShape, layout: &Layout) -> Vec<((i16, i16), u8)> {
        let squares = layout.squares::<Wide<4>>();
        let place = |bit| shape.place(bit).map(|(file, rank)| ((file.into(), rank.into()), bit));
        squares.iter().map(|bit| place(bit).expect("a square has a place")).collect()
    }

    fn steps_as_files_and_ranks_say(shape: GridShape) {
        let layout = shape.layout().unwrap_or_else(|| panic!("{shape:?}"));
        let numbers = numbers(shape, &layout);
        assert_eq!(numbers.len(), shape.squares().into(), "{shape:?}");
        let known: BTreeMap<_, _> = numbers.iter().copied().collect();
        assert_eq!(known.len(), numbers.len(), "{shape:?}");
        for (index, (df, dr)) in COMPASS.into_iter().enumerate() {
            let stride = if df * dr == 0 && shape.shade != Shade::Full { 2 } else { 1 };
            let mut reached = Wide::<4>::EMPTY;
            for (&(file, rank), &bit) in &known {
                let to = known.get(&(file + stride * df, rank + stride * dr)).map(|&to| Square(to));
                assert_eq!(layout.step(Square(bit), Dir(index as u8)), to, "{shape:?} {file} {rank} {index}");
                reached |= to.map_or(Wide::EMPTY, |to| Wide::bit(to.0));
            }
            let all = layout.squares::<Wide<4>>();
            assert!(layout.shift(all, Dir(index as u8)) & all == reached, "{shape:?} {index}");
        }
    }

    #[test]
    fn every_board_of_4x4_to_192_squares_steps_as_files_and_ranks_say() {
        let (mut boards, sizes) = (0, 0..=u8::MAX);
        for (files, ranks) in sizes.clone().flat_map(|files| sizes.clone().map(move |ranks| (files, ranks))) {
            for shade in [Shade::Dark, Shade::Light, Shade::Full] {
                let all = u32::from(files) * u32::from(ranks);
                let squares = match shade {
                    Shade::Full => all,
                    Shade::Dark => all.div_ceil(2),
                    Shade::Light => all / 2,
                };
                let shape = GridShape { files, ranks, shade };
                if files < 4 || ranks < 4 || squares > 192 {
                    assert_eq!(shape.layout(), None, "{shape:?}");
                } else {
                    steps_as_files_and_ranks_say(shape);
                    boards += 1;
                }
            }
        }
        assert_eq!(boards, 2262);
    }
}

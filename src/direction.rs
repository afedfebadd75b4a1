//! Directions: absolute ones of a board, and headings as the player to move sees them.

use core::fmt;

use bitflags::bitflags;

/// The most directions a board may have.
pub(crate) const MAX_DIRS: usize = 8;

/// One of a board's directions, the same for every player.
///
/// Square boards number them clockwise from "up": 0 is towards the top row, 2 to the right.
///
/// ```
/// use draughts::{Board, Dark, Dir, Names};
/// let board = Dark::<8, 8>::new();
/// let c3 = board.square_at(2, 2).unwrap();
/// assert_eq!(board.name(board.step(c3, Dir::new(1).unwrap()).unwrap()), "d4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dir(pub(crate) u8);

impl Dir {
    /// The direction with this number, 0 to 7.
    ///
    /// ```
    /// # use draughts::Dir;
    /// assert!(Dir::new(8).is_none());
    /// ```
    pub const fn new(index: u8) -> Option<Self> {
        if index < MAX_DIRS as u8 { Some(Dir(index)) } else { None }
    }

    /// The direction's number.
    ///
    /// ```
    /// # use draughts::Dir;
    /// assert_eq!(Dir::new(3).unwrap().index(), 3);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of a board's directions.
///
/// ```
/// use draughts::{Board, Color, Dark, Headings};
/// let forward = Dark::<8, 8>::new().resolve(Headings::FORWARD_DIAGONALS, Color::White);
/// assert_eq!(forward.iter().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct DirSet(pub(crate) u8);

impl DirSet {
    /// Whether `dir` is in the set.
    ///
    /// ```
    /// # use draughts::{Dir, DirSet};
    /// assert!(!DirSet::default().contains(Dir::new(0).unwrap()));
    /// ```
    #[inline(always)]
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 >> dir.0 & 1 != 0
    }

    /// The directions of the set, in order.
    ///
    /// ```
    /// # use draughts::DirSet;
    /// assert_eq!(DirSet::default().iter().count(), 0);
    /// ```
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let dir = (left != 0).then(|| Dir(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            dir
        })
    }
}

/// Runs the block for each direction of a set. Where the type it stands in knows the directions when
/// it is compiled (`Self::DIRECTIONS_KNOWN`), the block is written out once for each, so that only its
/// own copies are left behind: a loop would be unrolled too late for that, and a closure would not be
/// inlined (measured: four times slower). Where they are data, eight copies of everything would be
/// five times the code for a twentieth of the time, and a loop does.
macro_rules! each_dir {
    ($set:expr, $dir:ident => $body:block) => {{
        let set: $crate::direction::DirSet = $set;
        if Self::DIRECTIONS_KNOWN {
            each_dir!(@ set $dir $body 0 1 2 3 4 5 6 7);
        } else {
            let mut rest = set.0;
            while rest != 0 {
                let $dir = $crate::direction::Dir(rest.trailing_zeros() as u8 % 8);
                rest &= rest - 1;
                $body
            }
        }
    }};
    (@ $set:ident $dir:ident $body:block $($index:literal)*) => { $(
        if $set.0 & (1 << $index) != 0 {
            let $dir = $crate::direction::Dir($index);
            $body
        }
    )* };
}
pub(crate) use each_dir;

bitflags! {
    /// Directions as the player to move sees them: what a rule speaks of.
    ///
    /// A board turns them into its own directions with [`Board::resolve`](crate::Board::resolve),
    /// so one rule serves every player and every board. A heading the board does not have (straight
    /// forward on triangles) is dropped.
    ///
    /// ```
    /// use draughts::Headings;
    /// assert!(Headings::DIAGONALS.contains(Headings::FORWARD_DIAGONALS));
    /// assert_eq!(Headings::FORWARD_DIAGONALS.to_string(), "forward-diagonals");
    /// assert_eq!((Headings::SIDEWAYS | Headings::BACK).to_string(), "right+back+left");
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Headings: u8 {
        /// Straight ahead.
        const FORWARD = 1 << 0;
        /// Ahead and to the right.
        const FORWARD_RIGHT = 1 << 1;
        /// To the right.
        const RIGHT = 1 << 2;
        /// Back and to the right.
        const BACK_RIGHT = 1 << 3;
        /// Straight back.
        const BACK = 1 << 4;
        /// Back and to the left.
        const BACK_LEFT = 1 << 5;
        /// To the left.
        const LEFT = 1 << 6;
        /// Ahead and to the left.
        const FORWARD_LEFT = 1 << 7;
        /// The two diagonals ahead.
        const FORWARD_DIAGONALS = Self::FORWARD_LEFT.bits() | Self::FORWARD_RIGHT.bits();
        /// Left and right.
        const SIDEWAYS = Self::LEFT.bits() | Self::RIGHT.bits();
        /// Straight ahead, left and right: the steps of a Turkish man.
        const FORWARD_AND_SIDEWAYS = Self::FORWARD.bits() | Self::SIDEWAYS.bits();
        /// Straight ahead and the two diagonals ahead: the steps of a SINTEZ man.
        const FORWARD_THREE = Self::FORWARD.bits() | Self::FORWARD_DIAGONALS.bits();
        /// The four diagonals.
        const DIAGONALS = Self::FORWARD_DIAGONALS.bits() | Self::BACK_LEFT.bits() | Self::BACK_RIGHT.bits();
        /// The file and the rank.
        const ORTHOGONALS = Self::FORWARD_AND_SIDEWAYS.bits() | Self::BACK.bits();
        /// Every heading.
        const ALL = 0xff;
    }
}

impl Headings {
    /// The same with left and right exchanged.
    pub(crate) const fn mirrored(self) -> Self {
        // All but the straight ones go round the other way.
        Headings::from_bits_retain(self.bits().reverse_bits().rotate_left(1))
    }
}

/// Headings and sets of them by name. Single ones go clockwise from straight ahead.
pub(crate) const NAMED_HEADINGS: [(&str, Headings); 16] = [
    ("none", Headings::empty()),
    ("forward", Headings::FORWARD),
    ("forward-right", Headings::FORWARD_RIGHT),
    ("right", Headings::RIGHT),
    ("back-right", Headings::BACK_RIGHT),
    ("back", Headings::BACK),
    ("back-left", Headings::BACK_LEFT),
    ("left", Headings::LEFT),
    ("forward-left", Headings::FORWARD_LEFT),
    ("forward-diagonals", Headings::FORWARD_DIAGONALS),
    ("sideways", Headings::SIDEWAYS),
    ("forward-and-sideways", Headings::FORWARD_AND_SIDEWAYS),
    ("forward-three", Headings::FORWARD_THREE),
    ("diagonals", Headings::DIAGONALS),
    ("orthogonals", Headings::ORTHOGONALS),
    ("all", Headings::ALL),
];

/// The name of the set if it has one, else those of its headings joined by `+`: as in files and names of
/// variants, see [`RuleSet`](crate::RuleSet).
impl fmt::Display for Headings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMED_HEADINGS.iter().find(|(_, headings)| headings == self) {
            return f.write_str(name);
        }
        let single = NAMED_HEADINGS.iter().filter(|(_, one)| one.bits().is_power_of_two() && self.contains(*one));
        for (number, (name, _)) in single.enumerate() {
            f.write_str(if number == 0 { "" } else { "+" })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}

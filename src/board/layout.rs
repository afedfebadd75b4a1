//! A board's whole geometry as data, built by `const fn` so that a board known at compile time
//! folds into constants and a board made at run time goes through the same code.

use super::Shape;
use super::grid::GridShape;
use crate::bitboard::{Bitboard, Wide, Words};
use crate::direction::{Dir, DirSet, Headings, MAX_DIRS};
use crate::square::{Color, Square};

/// "No square" in a step table.
pub(crate) const NONE: u8 = u8::MAX;

/// For every bit number and direction, the bit number one step on, or `NONE`.
pub(crate) type Steps = [[u8; MAX_DIRS]; 256];

/// The most shifts a step may be made of.
const MAX_SHIFTS: usize = 4;

/// Part of a step as one shift: the squares of `from` move by `by` bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MaskedShift {
    from: Words,
    by: i16,
}

impl MaskedShift {
    const NOTHING: Self = MaskedShift { from: [0; 4], by: 0 };

    #[inline(always)]
    fn apply<B: Bitboard>(&self, set: B) -> B {
        let set = set & B::from_words(&self.from);
        if self.by >= 0 { set.up(self.by as u32) } else { set.down(-self.by as u32) }
    }
}

/// Everything the move generator asks of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    pub(crate) shape: Shape,
    squares: Words,
    /// A step is at most four shifts: one on grids, two on hexagons, four on triangles.
    shifts: [[MaskedShift; MAX_SHIFTS]; MAX_DIRS],
    opposite: [u8; MAX_DIRS],
    /// The directions a set of headings means for each colour.
    resolve: [[u8; 256]; 3],
    far: [Words; 3],
    home: [Words; 3],
    shared_steps: bool,
    /// For a step and a jump direction, the directions in which two more steps lead back.
    returns: [[u8; MAX_DIRS]; MAX_DIRS],
}

impl Layout {
    /// Builds the layout of a board from its steps.
    ///
    /// `relative[c][h]` is the direction that heading number `h` means for colour `c`, or `NONE`.
    ///
    /// # Errors
    /// None if a direction needs more than four shifts, that is, if the numbering of the squares
    /// gives one direction more than four different distances.
    pub(crate) const fn new(
        shape: Shape,
        squares: Words,
        steps: &Steps,
        opposite: [u8; MAX_DIRS],
        relative: [[u8; MAX_DIRS]; 3],
        far: [Words; 3],
        home: [Words; 3],
    ) -> Option<Layout> {
        let mut shifts = [[MaskedShift::NOTHING; MAX_SHIFTS]; MAX_DIRS];
        let mut dir = 0;
        while dir < MAX_DIRS {
            match shifts_of(squares, steps, dir) {
                Some(parts) => shifts[dir] = parts,
                None => return None,
            }
            dir += 1;
        }
        let shared_steps = shares_steps(steps);
        let resolve = [resolve(&relative[0]), resolve(&relative[1]), resolve(&relative[2])];
        let returns = returns(steps, &opposite);
        Some(Layout { shape, squares, shifts, opposite, resolve, far, home, shared_steps, returns })
    }

    /// Every square of the board.
    #[inline(always)]
    pub(crate) fn squares<B: Bitboard>(&self) -> B {
        B::from_words(&self.squares)
    }

    /// Files, ranks and colouring, if the board is a rectangle.
    pub(crate) fn grid(&self) -> Option<GridShape> {
        if let Shape::Grid(grid) = self.shape { Some(grid) } else { None }
    }

    /// Whether two directions may lead to the same neighbour.
    #[inline(always)]
    pub(crate) fn shared_steps(&self) -> bool {
        self.shared_steps
    }

    /// The squares one step from `set`. Bits that lie beyond the board's edge may be set too: meet
    /// the result with a set of squares before using it.
    #[inline(always)]
    pub(crate) fn shift<B: Bitboard>(&self, set: B, dir: Dir) -> B {
        // Two shifts are written out, so that those of a board known at compile time fold into its
        // code; the four of a triangle would make that code too large.
        let [first, second, third, _] = &self.shifts[dir.index()];
        let moved = first.apply(set);
        if second.by == 0 {
            moved
        } else if third.by == 0 {
            moved | second.apply(set)
        } else {
            self.shift_in_parts(set, dir)
        }
    }

    #[inline(never)]
    fn shift_in_parts<B: Bitboard>(&self, set: B, dir: Dir) -> B {
        self.shifts[dir.index()].iter().fold(B::EMPTY, |moved, part| moved | part.apply(set))
    }

    /// How far a step moves a bit, where it is the same for all.
    pub(crate) const fn distance(&self, dir: Dir) -> i16 {
        self.shifts[dir.index()][0].by
    }

    /// The squares from which one step leads into `set`.
    #[inline(always)]
    pub(crate) fn unshift<B: Bitboard>(&self, set: B, dir: Dir) -> B {
        self.shift(set, self.opposite(dir))
    }

    /// The direction that undoes a step.
    #[inline(always)]
    pub(crate) fn opposite(&self, dir: Dir) -> Dir {
        Dir(self.opposite[dir.index()])
    }

    /// Whether a piece that jumps in direction `jump` over one that just came in direction `step` could
    /// land on the square it came from by another jump in one of these directions.
    #[inline(always)]
    pub(crate) fn returns(&self, step: Dir, jump: Dir, jumps: DirSet) -> bool {
        self.returns[step.index()][jump.index()] & jumps.0 != 0
    }

    /// The answers of [`returns`](Self::returns), as sets of directions.
    pub(crate) const fn returns_table(&self) -> &[[u8; MAX_DIRS]; MAX_DIRS] {
        &self.returns
    }

    /// What the headings mean for this colour.
    #[inline(always)]
    pub(crate) fn resolve(&self, headings: Headings, color: Color) -> DirSet {
        DirSet(self.resolve[color.index()][headings.bits() as usize])
    }

    /// Where the men of this colour crown.
    #[inline(always)]
    pub(crate) fn far<B: Bitboard>(&self, color: Color) -> B {
        B::from_words(&self.far[color.index()])
    }

    /// The first row of this colour.
    #[inline(always)]
    pub(crate) fn home<B: Bitboard>(&self, color: Color) -> B {
        B::from_words(&self.home[color.index()])
    }

    /// The highest bit number in use, plus one.
    pub(crate) const fn width(&self) -> u32 {
        let mut word = 4;
        while word > 0 {
            word -= 1;
            if self.squares[word] != 0 {
                return 64 * word as u32 + 64 - self.squares[word].leading_zeros();
            }
        }
        0
    }

    /// The square one step on, the slow and plain way.
    pub(crate) fn step(&self, from: Square, dir: Dir) -> Option<Square> {
        let set = Wide::<4>::bit(from.0) & self.squares();
        let to = self.shift(set, dir) & self.squares();
        (!to.is_empty()).then(|| Square(to.first()))
    }
}

/// Whether the words hold this bit.
pub(crate) const fn has(words: &Words, bit: u8) -> bool {
    words[bit as usize / 64] >> (bit % 64) & 1 != 0
}

/// The words with this bit added.
pub(crate) const fn with(mut words: Words, bit: u8) -> Words {
    words[bit as usize / 64] |= 1 << (bit % 64);
    words
}

/// The masked shifts that make up a direction.
const fn shifts_of(squares: Words, steps: &Steps, dir: usize) -> Option<[MaskedShift; MAX_SHIFTS]> {
    let mut shifts = [MaskedShift::NOTHING; MAX_SHIFTS];
    let mut bit = 0;
    while bit < NONE {
        let to = steps[bit as usize][dir];
        if has(&squares, bit) && to != NONE {
            let by = to as i16 - bit as i16;
            let mut slot = 0;
            while shifts[slot].by != 0 && shifts[slot].by != by {
                slot += 1;
                if slot == MAX_SHIFTS {
                    return None;
                }
            }
            shifts[slot].by = by;
            shifts[slot].from = with(shifts[slot].from, bit);
        }
        bit += 1;
    }
    if shifts[1].by == 0 && shifts[0].by != 0 && never_wraps(squares, steps, dir, shifts[0].by) {
        shifts[0].from = [u64::MAX; 4];
    }
    Some(shifts)
}

/// Whether a plain shift without a mask takes every square that has no neighbour off the board.
const fn never_wraps(squares: Words, steps: &Steps, dir: usize, by: i16) -> bool {
    let mut bit = 0;
    while bit < NONE {
        let to = bit as i16 + by;
        if has(&squares, bit) && steps[bit as usize][dir] == NONE && to >= 0 && to < 256 && has(&squares, to as u8) {
            return false;
        }
        bit += 1;
    }
    true
}

/// Whether some square reaches one neighbour in two directions.
const fn shares_steps(steps: &Steps) -> bool {
    let mut bit = 0;
    while bit < 256 {
        let mut a = 0;
        while a < MAX_DIRS {
            let mut b = 0;
            while b < a {
                if steps[bit][a] != NONE && steps[bit][a] == steps[bit][b] {
                    return true;
                }
                b += 1;
            }
            a += 1;
        }
        bit += 1;
    }
    false
}

/// For each two directions, those in which two steps undo a step in each, other than straight back.
const fn returns(steps: &Steps, opposite: &[u8; MAX_DIRS]) -> [[u8; MAX_DIRS]; MAX_DIRS] {
    let mut table = [[0; MAX_DIRS]; MAX_DIRS];
    let mut bit = 0;
    while bit < NONE as usize {
        let mut first = 0;
        while first < MAX_DIRS {
            let mut second = 0;
            // Compile time goes into what lies off the board unless it is passed over early.
            while second < MAX_DIRS && steps[bit][first] != NONE {
                let middle = steps[steps[bit][first] as usize][second];
                if middle != NONE {
                    table[first][second] |= ways_back(steps, middle as usize, bit as u8) & !(1 << opposite[second]);
                }
                second += 1;
            }
            first += 1;
        }
        bit += 1;
    }
    table
}

/// The directions in which two steps lead from one square to another.
const fn ways_back(steps: &Steps, from: usize, to: u8) -> u8 {
    let (mut set, mut dir) = (0, 0);
    while dir < MAX_DIRS {
        let next = steps[from][dir];
        if next != NONE && steps[next as usize][dir] == to {
            set |= 1 << dir;
        }
        dir += 1;
    }
    set
}

/// The table from sets of headings to sets of directions.
const fn resolve(relative: &[u8; MAX_DIRS]) -> [u8; 256] {
    let mut table = [0; 256];
    let mut headings = 1;
    while headings < 256 {
        let low = headings & (headings - 1);
        let dir = relative[(headings as u32).trailing_zeros() as usize];
        table[headings] = table[low] | if dir == NONE { 0 } else { 1 << dir };
        headings += 1;
    }
    table
}

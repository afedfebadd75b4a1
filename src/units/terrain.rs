//! What the rules of unit games ask of a board, and how the crate's boards answer.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::bitboard::Bitboard;
use crate::board::{Board, Names, Shape, TrigonShape, wide_text_picture};
use crate::square::{Color, Square};

/// The most rays that may leave a cell.
pub(crate) const MAX_RAYS: u8 = 8;

/// A board as the rules of unit games see it (RULES.md section 9.3 and 9.4): cells joined in rays, diagonals,
/// levels and goals of each player, cells of two colours. Every board of the crate becomes one as a
/// [`Ground`]; a board of another shape implements this and needs nothing else.
///
/// What moves depend on is asked for once, when a game is made; the answers need not be fast.
///
/// ```
/// use draughts::{Color, Ground, Square, Terrain, Trigon};
/// let ground = Ground::new(Trigon::<12>::new());
/// let cell = ground.cell_named("l12").unwrap();
/// assert_eq!((ground.level(Color::Black, cell), ground.is_white(cell)), (12, false));
/// ```
pub trait Terrain: Clone + Debug + Send + Sync + 'static {
    /// Sets of cells.
    type Bits: Bitboard;

    /// Every cell. A cell has a number below 255, which stands for none.
    fn cells(&self) -> Self::Bits;

    /// What a cell is called: letters, then digits.
    fn cell_name(&self, cell: Square) -> String;

    /// The cell with this name.
    fn cell_named(&self, name: &str) -> Option<Square>;

    /// The cells in the order in which a text lists them.
    fn reading_order(&self) -> Vec<Square> {
        self.cells().iter().map(Square).collect()
    }

    /// The next cell along a ray (0 to 7), over an edge. Two rays may share a step. Units step to the
    /// next cell of a ray and leap to the one after it.
    fn along(&self, ray: u8, cell: Square) -> Option<Square>;

    /// The cells diagonal to a cell.
    fn diagonals(&self, cell: Square) -> Vec<Square>;

    /// The level of a cell for a player, 1 at his home and rising towards his goal; 0 for a player the
    /// board has no side for.
    fn level(&self, color: Color, cell: Square) -> u8;

    /// The place of a cell within its level as the player sees it: heroes come home to the lowest
    /// level and in it to the smallest column.
    fn column(&self, color: Color, cell: Square) -> u8;

    /// Whether a cell is white: checkers become heroes only on white cells.
    fn is_white(&self, cell: Square) -> bool;

    /// The cells that are a player's goal when so many play.
    fn goal(&self, color: Color, players: usize) -> Self::Bits;

    /// Draws units, given by owner and letter, in characters: a board that has no picture lists them.
    fn picture(&self, unit_on: &dyn Fn(Square) -> Option<(Color, char)>) -> String {
        let units = self.reading_order().into_iter().filter_map(|cell| Some((cell, unit_on(cell)?)));
        units.map(|(cell, (color, letter))| alloc::format!("{color} {letter} {}\n", self.cell_name(cell))).collect()
    }
}

/// What is diagonal to a cell of a triangle (RULES.md, O-TR-3). On other boards every answer is the neighbours
/// across a corner.
///
/// ```
/// use draughts::TrigonDiagonal;
/// assert_eq!(TrigonDiagonal::default(), TrigonDiagonal::D3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TrigonDiagonal {
    /// The three cells opposite across a corner, of the other colour.
    #[default]
    D3,
    /// The six cells of the same colour that share a corner.
    D6,
    /// All nine cells that share only a corner.
    D9,
}

/// Which cells are white (RULES.md, O-TR-2).
///
/// ```
/// use draughts::WhiteCells;
/// assert_eq!(WhiteCells::default(), WhiteCells::Up);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WhiteCells {
    /// Those that point up, the corners among them; on boards that are no triangle those of the
    /// colour of a1.
    #[default]
    Up,
    /// The others.
    Down,
}

/// Where two players' units must get to (RULES.md, O-TR-5). Three players always have the whole row.
///
/// ```
/// use draughts::GoalZone;
/// assert_eq!(GoalZone::default(), GoalZone::EnemyHalf);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GoalZone {
    /// The half of the far row that ends in the enemy's corner, its middle included. Boards without
    /// corners of their own have no halves: the whole row.
    #[default]
    EnemyHalf,
    /// The whole far row.
    WholeRow,
}

/// A board of the crate as a [`Terrain`], with a reading of what RULES.md section 9 leaves open.
///
/// Rays are the six of a triangle or a hexagon, the file and the rank of a rectangle. Levels are rows
/// from the player's own side.
///
/// ```
/// use draughts::{TrigonDiagonal, Full, Ground, Terrain, Trigon};
/// let ground = Ground::new(Trigon::<12>::new());
/// let cell = ground.cell_named("e5").unwrap();
/// assert_eq!(ground.diagonals(cell).len(), 3);
/// assert_eq!(ground.with_diagonal(TrigonDiagonal::D9).diagonals(cell).len(), 9);
/// let square = Ground::new(Full::<8, 8>::new());
/// assert_eq!(square.diagonals(square.cell_named("e5").unwrap()).len(), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ground<B> {
    board: B,
    diagonal: TrigonDiagonal,
    white: WhiteCells,
    goal: GoalZone,
}

impl<B: Board> Ground<B> {
    /// A board with the readings that are defaults.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon};
    /// let ground = Ground::new(Trigon::<8>::new());
    /// ```
    pub fn new(board: B) -> Self {
        let (diagonal, white, goal) = Default::default();
        Ground { board, diagonal, white, goal }
    }

    /// The same with another definition of a diagonal.
    ///
    /// ```
    /// # use draughts::{TrigonDiagonal, Ground, Trigon};
    /// let ground = Ground::new(Trigon::<8>::new()).with_diagonal(TrigonDiagonal::D6);
    /// ```
    #[must_use]
    pub fn with_diagonal(mut self, diagonal: TrigonDiagonal) -> Self {
        self.diagonal = diagonal;
        self
    }

    /// The same with other cells white.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon, WhiteCells};
    /// let ground = Ground::new(Trigon::<8>::new()).with_white(WhiteCells::Down);
    /// ```
    #[must_use]
    pub fn with_white(mut self, white: WhiteCells) -> Self {
        self.white = white;
        self
    }

    /// The same with another goal for two players.
    ///
    /// ```
    /// # use draughts::{GoalZone, Ground, Trigon};
    /// let ground = Ground::new(Trigon::<8>::new()).with_goal(GoalZone::WholeRow);
    /// ```
    #[must_use]
    pub fn with_goal(mut self, goal: GoalZone) -> Self {
        self.goal = goal;
        self
    }

    /// The board.
    ///
    /// ```
    /// # use draughts::{Ground, Trigon};
    /// assert_eq!(Ground::new(Trigon::<8>::new()).board(), &Trigon);
    /// ```
    pub fn board(&self) -> &B {
        &self.board
    }

    fn shape(&self) -> Shape {
        self.board.layout().shape
    }

    /// The three coordinates of a cell of a triangle.
    fn coordinates(&self, cell: Square) -> Option<[i16; 3]> {
        let Shape::Trigon(trigon) = self.shape() else { return None };
        let (row, place) = trigon.place(cell.0)?;
        Some(trigon.coordinates(row, place))
    }
}

impl<B: Board> Terrain for Ground<B> {
    type Bits = B::Bits;

    fn cells(&self) -> B::Bits {
        self.board.squares()
    }

    fn cell_name(&self, cell: Square) -> String {
        self.board.name(cell)
    }

    fn cell_named(&self, name: &str) -> Option<Square> {
        self.board.square_named(name)
    }

    fn reading_order(&self) -> Vec<Square> {
        let mut cells: Vec<_> = self.cells().iter().map(Square).collect();
        cells.sort_by_key(|&cell| self.board.place(cell));
        cells
    }

    fn along(&self, ray: u8, cell: Square) -> Option<Square> {
        let dir = match self.shape() {
            Shape::Grid(_) => 2 * ray,
            Shape::Trigon(_) | Shape::Hex(_) => ray,
        };
        self.board.step(cell, crate::direction::Dir::new(dir)?)
    }

    fn diagonals(&self, cell: Square) -> Vec<Square> {
        let Some((letter, number)) = self.board.place(cell) else { return Vec::new() };
        let at = |&(letters, numbers): &(i16, i16)| self.shape().at(letter as i16 + letters, number as i16 + numbers);
        let bits: Vec<u8> = match self.shape() {
            Shape::Grid(_) => [(1, 1), (1, -1), (-1, -1), (-1, 1)].iter().filter_map(at).collect(),
            Shape::Hex(_) => [(2, 1), (1, -1), (-1, -2), (-2, -1), (-1, 1), (1, 2)].iter().filter_map(at).collect(),
            Shape::Trigon(trigon) => {
                let from = trigon.coordinates(letter, number);
                let changes = diagonal_changes(self.diagonal, number.is_multiple_of(2));
                changes
                    .filter_map(|change| trigon.with_coordinates(core::array::from_fn(|i| from[i] + change[i])))
                    .collect()
            }
        };
        bits.into_iter().map(Square).collect()
    }

    fn level(&self, color: Color, cell: Square) -> u8 {
        self.shape().row(color, cell.0).map_or(0, |row| row + 1)
    }

    fn column(&self, color: Color, cell: Square) -> u8 {
        let Some((letter, number)) = self.board.place(cell) else { return 0 };
        match (self.shape(), color) {
            (Shape::Trigon(trigon), _) => {
                let axis = (TrigonShape::axis(color) + 1) % 3;
                2 * trigon.coordinates(letter, number)[axis] as u8 + number % 2
            }
            (_, Color::White) => letter,
            _ => u8::MAX - letter,
        }
    }

    fn is_white(&self, cell: Square) -> bool {
        let like_corner = self.board.place(cell).is_some_and(|(letter, number)| match self.shape() {
            Shape::Trigon(_) => number.is_multiple_of(2),
            Shape::Grid(_) => (letter + number).is_multiple_of(2),
            Shape::Hex(_) => (letter + number).is_multiple_of(3),
        });
        like_corner == (self.white == WhiteCells::Up)
    }

    fn goal(&self, color: Color, players: usize) -> B::Bits {
        let far = self.board.far(color);
        let Shape::Trigon(trigon) = self.shape() else { return far };
        if players != 2 || self.goal == GoalZone::WholeRow {
            return far;
        }
        // The strip is counted from the enemy's corner; the neutral corner's coordinate rises along it.
        let neutral = TrigonShape::axis(Color::Third);
        let place = |cell| {
            self.coordinates(cell)
                .map_or(0, |c| 2 * c[neutral] + (c.iter().sum::<i16>() < trigon.side as i16 - 1) as i16)
        };
        let half = far.iter().filter(|&bit| place(Square(bit)) < trigon.side as i16);
        half.fold(B::Bits::EMPTY, |all, bit| all | B::Bits::bit(bit))
    }

    fn picture(&self, unit_on: &dyn Fn(Square) -> Option<(Color, char)>) -> String {
        let mark = |cell| {
            unit_on(cell).map(|(color, letter)| alloc::format!("{}{letter}", color.letter().to_ascii_lowercase()))
        };
        wide_text_picture(&self.board, 2, true, &mark)
    }
}

/// The changes of coordinates that lead from a cell of a triangle to its diagonal neighbours.
fn diagonal_changes(diagonal: TrigonDiagonal, points_up: bool) -> impl Iterator<Item = [i16; 3]> {
    let sign = if points_up { 1 } else { -1 };
    let opposite = (0..3).map(move |x| core::array::from_fn(|i| if i == x { sign } else { -sign }));
    let pairs = (0..3usize).flat_map(|x| (1..3).map(move |by| (x, (x + by) % 3)));
    let alike = pairs.map(|(falls, rises)| core::array::from_fn(|i| (i == rises) as i16 - (i == falls) as i16));
    let (three, six) = (diagonal != TrigonDiagonal::D6, diagonal != TrigonDiagonal::D3);
    opposite.filter(move |_| three).chain(alike.filter(move |_| six))
}

//! Diagrams of positions as SVG, for pages that show them from a thumbnail to a full window.

mod board;
mod cells;
mod shapes;
mod units;

use alloc::string::String;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::board::Names;
use crate::game::Game;
use crate::moves::Move;
use crate::play::Play;
use crate::position::Position;
use crate::square::{Color, Square};
use crate::variant::Variant;

/// What is written on a board to name its squares.
///
/// ```
/// use draughts::SquareLabels;
/// assert_eq!(SquareLabels::default(), SquareLabels::Edge);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareLabels {
    /// Nothing.
    None,
    /// Around the edge: files and ranks, or the numbers of the outer squares, as the game writes its
    /// moves.
    #[default]
    Edge,
    /// In each square its name, as the game writes it.
    EverySquare,
}

/// A colour for marks and arrows: those that PDN and lichess name by letters.
///
/// ```
/// use draughts::Tint;
/// assert_ne!(Tint::Green, Tint::Red);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tint {
    /// Green.
    #[default]
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

/// The colours of a diagram, in any form that CSS knows.
///
/// ```
/// use draughts::Palette;
/// let palette = Palette { dark: "#779556", light: "#ebecd0", ..Palette::WOOD };
/// assert_ne!(palette, Palette::PRINT);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Palette {
    /// Around the board.
    pub paper: &'static str,
    /// Text, and lines around pieces and board.
    pub ink: &'static str,
    /// The squares of a1's colour.
    pub dark: &'static str,
    /// The other squares.
    pub light: &'static str,
    /// White's pieces.
    pub white: &'static str,
    /// Black's pieces.
    pub black: &'static str,
    /// The third player's pieces.
    pub third: &'static str,
    /// The start and end of the last move.
    pub last_move: &'static str,
}

impl Palette {
    /// A wooden board.
    pub const WOOD: Palette = Palette {
        paper: "#f7f2e8",
        ink: "#33261a",
        dark: "#b58863",
        light: "#f0d9b5",
        white: "#fffaf0",
        black: "#2f2a26",
        third: "#b3362d",
        last_move: "#e8d44d",
    };

    /// Greys, for paper.
    pub const PRINT: Palette = Palette {
        paper: "#ffffff",
        ink: "#000000",
        dark: "#bdbdbd",
        light: "#ffffff",
        white: "#ffffff",
        black: "#222222",
        third: "#777777",
        last_move: "#6a6a6a",
    };
}

/// The squares of a move, for a [`Diagram`] to show: made from any move of the crate.
///
/// ```
/// use draughts::{Position, Russian, LastMove};
/// let m = Position::<Russian>::initial().legal_moves()[0];
/// assert_eq!(LastMove::from(&m).ends, [m.from().unwrap(), m.to()]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastMove {
    /// Where it starts and ends.
    pub ends: Vec<Square>,
    /// Where it takes something.
    pub captured: Vec<Square>,
}

impl<B: Bitboard> From<&Move<B>> for LastMove {
    fn from(m: &Move<B>) -> Self {
        LastMove { ends: m.from().into_iter().chain([m.to()]).collect(), captured: m.captured_squares().collect() }
    }
}

/// How a diagram is drawn: size, side, labels, and what is marked on it.
///
/// ```
/// use draughts::{Diagram, International, Position, Tint};
/// let start = Position::<International>::initial();
/// let (from, to) = (start.square("32")?, start.square("28")?);
/// let svg = Diagram::new().width(800).arrow(from, to, Tint::Green).draw(&start);
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\""));
/// # Ok::<(), draughts::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagram {
    width: u32,
    below: Color,
    labels: SquareLabels,
    palette: Palette,
    last_move: LastMove,
    marks: Vec<(Square, Tint)>,
    arrows: Vec<(Square, Square, Tint)>,
}

impl Default for Diagram {
    fn default() -> Self {
        Self::new()
    }
}

impl Diagram {
    /// A diagram 400 pixels wide, White below, labels around the edge, nothing marked.
    ///
    /// ```
    /// # use draughts::{Diagram, Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert_eq!(Diagram::new().draw(&start), start.to_svg());
    /// ```
    pub const fn new() -> Self {
        Diagram {
            width: 400,
            below: Color::White,
            labels: SquareLabels::Edge,
            palette: Palette::WOOD,
            last_move: LastMove { ends: Vec::new(), captured: Vec::new() },
            marks: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// So many pixels wide, unless the page that shows it says otherwise.
    ///
    /// ```
    /// # use draughts::*;
    /// let svg = Diagram::new().width(200).draw(&Position::<Russian>::initial());
    /// assert!(svg.contains("width=\"200\""));
    /// ```
    #[must_use]
    pub const fn width(mut self, pixels: u32) -> Self {
        self.width = pixels;
        self
    }

    /// As a player sees it: his side below. The third player of a square board sits with White.
    ///
    /// ```
    /// # use draughts::*;
    /// let start = Position::<Russian>::initial();
    /// assert_ne!(Diagram::new().seen_by(Color::Black).draw(&start), start.to_svg());
    /// ```
    #[must_use]
    pub const fn seen_by(mut self, color: Color) -> Self {
        self.below = color;
        self
    }

    /// What names the squares.
    ///
    /// ```
    /// # use draughts::*;
    /// let svg = Diagram::new().labels(SquareLabels::None).draw(&Position::<Russian>::initial());
    /// assert!(!svg.contains("<text"));
    /// ```
    #[must_use]
    pub const fn labels(mut self, labels: SquareLabels) -> Self {
        self.labels = labels;
        self
    }

    /// The colours.
    ///
    /// ```
    /// # use draughts::*;
    /// let svg = Diagram::new().palette(Palette::PRINT).draw(&Position::<Russian>::initial());
    /// assert!(svg.contains(Palette::PRINT.dark));
    /// ```
    #[must_use]
    pub const fn palette(mut self, palette: Palette) -> Self {
        self.palette = palette;
        self
    }

    /// Shows the move that led to the position: where it started and ended, and what it took.
    ///
    /// ```
    /// use draughts::{Diagram, Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play_text("c3-d4 b6-a5")?;
    /// let svg = Diagram::new().last_move(&game.moves()[1]).draw(game.position());
    /// assert_ne!(svg, game.position().to_svg());
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    #[must_use]
    pub fn last_move(mut self, m: impl Into<LastMove>) -> Self {
        self.last_move = m.into();
        self
    }

    /// Marks a square.
    ///
    /// ```
    /// # use draughts::*;
    /// let start = Position::<Russian>::initial();
    /// let svg = Diagram::new().mark(start.square("c3")?, Tint::Blue).draw(&start);
    /// assert_ne!(svg, start.to_svg());
    /// # Ok::<(), draughts::SyntaxError>(())
    /// ```
    #[must_use]
    pub fn mark(mut self, square: Square, tint: Tint) -> Self {
        self.marks.push((square, tint));
        self
    }

    /// Draws an arrow from the middle of one square to that of another.
    ///
    /// ```
    /// # use draughts::*;
    /// let start = Position::<Russian>::initial();
    /// let svg = Diagram::new().arrow(start.square("c3")?, start.square("d4")?, Tint::Red).draw(&start);
    /// assert_ne!(svg, start.to_svg());
    /// # Ok::<(), draughts::SyntaxError>(())
    /// ```
    #[must_use]
    pub fn arrow(mut self, from: Square, to: Square, tint: Tint) -> Self {
        self.arrows.push((from, to, tint));
        self
    }

    /// The diagram of a position: a whole SVG document.
    ///
    /// Besides the pieces it shows whose turn it is, by a small disc at the player's right, and the men
    /// in reserve in games with drops. Squares that are not on the board are not marked. Boards that are
    /// not rectangles are drawn as their [`Pictures`](crate::Pictures) are: pieces, names and marked cells, White below.
    ///
    /// ```
    /// # use draughts::{Diagram, Position, Russian};
    /// let svg = Diagram::new().draw(&Position::<Russian>::initial());
    /// assert!(svg.ends_with("</svg>\n"));
    /// ```
    pub fn draw<V: Variant>(&self, position: &Position<V>) -> String {
        match position.board().grid_size() {
            Some(size) => board::draw(self, position, size),
            None => cells::draw(self, position),
        }
    }

    /// Whether a square is marked, or one of the last move.
    fn points_at(&self, square: Square) -> bool {
        let marked = self.marks.iter().map(|(square, _)| square);
        marked.chain(&self.last_move.ends).chain(&self.last_move.captured).any(|&other| other == square)
    }
}

impl<V: Variant> Position<V> {
    /// The position as an SVG document, as a [`Diagram`] is without further wishes.
    ///
    /// ```
    /// # use draughts::{Position, Russian};
    /// assert!(Position::<Russian>::initial().to_svg().contains("<circle"));
    /// ```
    pub fn to_svg(&self) -> String {
        Diagram::new().draw(self)
    }

    /// The position as an SVG document, drawn as a [`Diagram`] says.
    ///
    /// ```
    /// # use draughts::{Diagram, Position, Russian};
    /// let start = Position::<Russian>::initial();
    /// assert_eq!(start.to_svg_with(&Diagram::new()), start.to_svg());
    /// ```
    pub fn to_svg_with(&self, diagram: &Diagram) -> String {
        diagram.draw(self)
    }
}

impl<G: Play> Game<G>
where
    for<'m> &'m G::Move: Into<LastMove>,
{
    /// A diagram with the last move marked.
    ///
    /// ```
    /// # use draughts::{Diagram, Game, Russian};
    /// assert_eq!(Game::<Russian>::new().diagram(), Diagram::new());
    /// ```
    pub fn diagram(&self) -> Diagram {
        match self.moves().last() {
            Some(m) => Diagram::new().last_move(m),
            None => Diagram::new(),
        }
    }
}

impl<V: Variant> Game<V> {
    /// The position as an SVG document, with the last move marked.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play_text("c3-d4")?;
    /// assert_ne!(game.to_svg(), game.position().to_svg());
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn to_svg(&self) -> String {
        self.diagram().draw(self.position())
    }
}

//! The families of boards, and where their squares lie: for names, rows and pictures, never for
//! rules.

use super::grid::GridShape;
use super::hex::HexShape;
use super::layout::NONE;
use super::trigon::TrigonShape;
use crate::square::Color;

/// What family a board belongs to, and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    /// A rectangle.
    Grid(GridShape),
    /// A triangle of triangles.
    Trigon(TrigonShape),
    /// A hexagon of hexagons.
    Hex(HexShape),
}

impl Shape {
    /// The square whose name is this letter and this number, both counted from 0.
    pub(crate) fn at(self, letter: i16, number: i16) -> Option<u8> {
        match self {
            Shape::Grid(grid) => grid.at(letter, number),
            Shape::Trigon(trigon) => trigon.at(letter, number),
            Shape::Hex(hex) => hex.at(letter, number),
        }
    }

    /// Letter and number, from 0, of a bit number that is a square of the board.
    pub(crate) fn place(self, bit: u8) -> Option<(u8, u8)> {
        match self {
            Shape::Grid(grid) => grid.place(bit),
            Shape::Trigon(trigon) => trigon.place(bit),
            Shape::Hex(hex) => hex.place(bit),
        }
    }

    /// The row of a square, from 0, counted from a colour's own side; none if it has no side here.
    pub(crate) fn row(self, color: Color, bit: u8) -> Option<u8> {
        let (letter, number) = self.place(bit)?;
        Some(match (self, color) {
            (Shape::Trigon(trigon), _) => trigon.level(color, letter, number),
            (Shape::Grid(_) | Shape::Hex(_), Color::Third) => return None,
            (Shape::Grid(_), Color::White) => number,
            (Shape::Grid(grid), Color::Black) => grid.ranks - 1 - number,
            (Shape::Hex(_), Color::White) => letter.min(number),
            (Shape::Hex(hex), Color::Black) => hex.last() - letter.max(number),
        })
    }

    /// How many files or ranks, whichever is more, lie between a square and a colour's corner: a1 for
    /// White, the one opposite for Black; none if it has no corner here.
    pub(crate) fn seen_from_corner(self, color: Color, bit: u8) -> Option<u8> {
        let (letter, number) = self.place(bit)?;
        Some(match (self, color) {
            (Shape::Trigon(trigon), _) => trigon.level(color, letter, number),
            (Shape::Grid(_) | Shape::Hex(_), Color::Third) => return None,
            (Shape::Grid(_) | Shape::Hex(_), Color::White) => letter.max(number),
            (Shape::Grid(grid), Color::Black) => (grid.files - 1 - letter).max(grid.ranks - 1 - number),
            (Shape::Hex(hex), Color::Black) => hex.last() - letter.min(number),
        })
    }

    /// Where a square lies in the picture: lines from the top, columns from the left.
    pub(crate) fn in_picture(self, bit: u8) -> Option<(u8, u8)> {
        let (letter, number) = self.place(bit)?;
        Some(match self {
            Shape::Grid(grid) => (grid.ranks - 1 - number, letter),
            Shape::Trigon(trigon) => (letter, trigon.side - 1 - letter + number),
            Shape::Hex(hex) => (2 * hex.last() - letter - number, hex.side - 1 + letter - number),
        })
    }

    /// The bit numbers of the board's squares.
    pub(crate) fn bits(self) -> impl Iterator<Item = u8> {
        (0..NONE).filter(move |&bit| self.place(bit).is_some())
    }
}

//! Drawing a square board and what is on it.

use alloc::format;
use alloc::string::String;

use super::shapes::{Canvas, Point, SIDE};
use super::{Diagram, SquareLabels};
use crate::bitboard::Bitboard;
use crate::board::{Board, Names, Shade};
use crate::position::Position;
use crate::rules::Entry;
use crate::square::{Color, Square};
use crate::variant::{Notation, Variant};

/// The radius of a piece.
const PIECE: i32 = 41;
/// The same on a board with a name in every square, and how far the piece makes way for the name.
const SMALLER_PIECE: i32 = 34;
const MAKES_WAY: i32 = 9;
/// The radius of a disc that stands for a reserve.
const RESERVE: i32 = 56;

/// Draws a position.
pub(super) fn draw<V: Variant>(
    diagram: &Diagram,
    position: &Position<V>,
    (files, ranks, shade): (u8, u8, Shade),
) -> String {
    let drawing = Drawing { diagram, position, sheet: Sheet::new(diagram, position, files, ranks), shade };
    let title = format!("{}: {} to move", position.info().key, position.turn());
    let mut canvas =
        Canvas::new(&diagram.palette, diagram.width, drawing.sheet.width(), drawing.sheet.height(), &title);
    drawing.squares(&mut canvas);
    match diagram.labels {
        SquareLabels::None => {}
        SquareLabels::Edge => drawing.edge_labels(&mut canvas),
        SquareLabels::EverySquare => drawing.square_labels(&mut canvas),
    }
    drawing.pieces(&mut canvas);
    drawing.turn(&mut canvas);
    drawing.reserves(&mut canvas);
    canvas.finish()
}

/// Where things lie on the sheet.
struct Sheet {
    files: i32,
    ranks: i32,
    /// Whether Black sits below.
    turned: bool,
    /// The space around the board.
    margin: i32,
    /// The space for reserves at the right.
    aside: i32,
    /// The size of letters around the board.
    letters: i32,
}

impl Sheet {
    fn new<V: Variant>(diagram: &Diagram, position: &Position<V>, files: u8, ranks: u8) -> Self {
        let (files, ranks) = (files as i32, ranks as i32);
        let has_reserves =
            position.game().entry().has_drops() || Color::ALL.iter().any(|&color| position.reserve(color) > 0);
        // Large enough to be read where the whole is 200 pixels wide.
        let letters = (files.max(ranks) * SIDE / 20).max(44);
        let is_numeric = matches!(position.info().notation, Notation::Numeric(_));
        let margin = match diagram.labels {
            SquareLabels::Edge if is_numeric && position.board().squares().len() > 99 => letters * 22 / 10,
            SquareLabels::Edge => letters * 15 / 10,
            _ => letters * 8 / 10,
        };
        let aside = if has_reserves { 3 * RESERVE } else { 0 };
        Sheet { files, ranks, turned: diagram.below == Color::Black, margin, aside, letters }
    }

    fn width(&self) -> i32 {
        self.files * SIDE + 2 * self.margin + self.aside
    }

    fn height(&self) -> i32 {
        self.ranks * SIDE + 2 * self.margin
    }

    /// The upper left corner of a square, which need not be on the board.
    fn corner(&self, file: i32, rank: i32) -> Point {
        let (column, row) = if self.turned { (self.files - 1 - file, rank) } else { (file, self.ranks - 1 - rank) };
        Point { x: self.margin + column * SIDE, y: self.margin + row * SIDE }
    }

    /// The middle of a square.
    fn middle(&self, file: i32, rank: i32) -> Point {
        let Point { x, y } = self.corner(file, rank);
        Point { x: x + SIDE / 2, y: y + SIDE / 2 }
    }

    /// The right edge of the board.
    fn right(&self) -> i32 {
        self.margin + self.files * SIDE
    }

    /// The row nearest to a player, as a height on the sheet, and the way out of the board from there.
    fn seat(&self, color: Color) -> (i32, i32) {
        let is_below = (color == Color::Black) == self.turned;
        if is_below { (self.margin + self.ranks * SIDE, 1) } else { (self.margin, -1) }
    }
}

struct Drawing<'a, V: Variant> {
    diagram: &'a Diagram,
    position: &'a Position<V>,
    sheet: Sheet,
    shade: Shade,
}

impl<V: Variant> Drawing<'_, V> {
    fn place(&self, square: Square) -> Option<(i32, i32)> {
        let (file, rank) = self.position.board().place(square)?;
        Some((file as i32, rank as i32))
    }

    fn corner(&self, square: Square) -> Option<Point> {
        self.place(square).map(|(file, rank)| self.sheet.corner(file, rank))
    }

    fn middle(&self, square: Square) -> Option<Point> {
        self.place(square).map(|(file, rank)| self.sheet.middle(file, rank))
    }

    /// The board, and veils over the squares of the last move.
    fn squares(&self, canvas: &mut Canvas<'_>) {
        let (palette, sheet) = (&self.diagram.palette, &self.sheet);
        let origin = Point { x: sheet.margin, y: sheet.margin };
        let (width, height) = (sheet.files * SIDE, sheet.ranks * SIDE);
        canvas.rectangle(origin, width, height, palette.light);
        for rank in 0..sheet.ranks {
            for file in 0..sheet.files {
                if (file + rank) % 2 == (self.shade == Shade::Light) as i32 {
                    canvas.rectangle(sheet.corner(file, rank), SIDE, SIDE, palette.dark);
                }
            }
        }
        for &square in &self.diagram.last_move.ends {
            if let Some(corner) = self.corner(square) {
                canvas.veil(corner, palette.last_move);
            }
        }
        canvas.frame(origin, width, height, 4);
    }

    /// Pieces, and what is marked upon them.
    fn pieces(&self, canvas: &mut Canvas<'_>) {
        let is_named = self.diagram.labels == SquareLabels::EverySquare;
        let (radius, aside) = if is_named { (SMALLER_PIECE, MAKES_WAY) } else { (PIECE, 0) };
        for (square, piece) in self.position.pieces() {
            if let Some(Point { x, y }) = self.middle(square) {
                canvas.piece(Point { x: x + aside, y: y + aside }, radius, piece);
            }
        }
        for middle in self.diagram.last_move.captured.iter().filter_map(|&square| self.middle(square)) {
            canvas.cross(middle);
        }
        for &(square, tint) in &self.diagram.marks {
            if let Some(middle) = self.middle(square) {
                canvas.mark(middle, tint);
            }
        }
        for &(from, to, tint) in &self.diagram.arrows {
            if let (Some(from), Some(to)) = (self.middle(from), self.middle(to)) {
                canvas.arrow(from, to, tint);
            }
        }
    }

    fn square_labels(&self, canvas: &mut Canvas<'_>) {
        let squares = self.position.board().squares();
        for square in squares.iter().map(Square) {
            if let Some(Point { x, y }) = self.corner(square) {
                let name = self.position.square_name(square);
                // As large as the corner that the piece leaves free.
                let size = if name.len() > 2 { 29 } else { 36 };
                let half = name.len() as i32 * size * 3 / 10;
                canvas.words(Point { x: x + 4 + half, y: y + 18 }, size, name);
            }
        }
    }

    fn edge_labels(&self, canvas: &mut Canvas<'_>) {
        match self.position.info().notation {
            Notation::Algebraic => self.coordinates(canvas),
            Notation::Numeric(_) => self.outer_numbers(canvas),
        }
    }

    /// Letters below the board and numbers at its left.
    fn coordinates(&self, canvas: &mut Canvas<'_>) {
        let (sheet, board) = (&self.sheet, self.position.board());
        let below = sheet.margin * 3 / 2 + sheet.ranks * SIDE;
        for file in 0..sheet.files {
            let x = sheet.middle(file, 0).x;
            let square = (0..sheet.ranks).find_map(|rank| board.square_at(file as u8, rank as u8));
            let name = square.map(|square| board.name(square)).unwrap_or_default();
            canvas.words(Point { x, y: below }, sheet.letters, name.trim_end_matches(|c: char| c.is_ascii_digit()));
        }
        for rank in 0..sheet.ranks {
            let y = sheet.middle(0, rank).y;
            canvas.words(Point { x: sheet.margin / 2, y }, sheet.letters, rank + 1);
        }
    }

    /// The numbers of the outer squares, each outside its square.
    fn outer_numbers(&self, canvas: &mut Canvas<'_>) {
        let (sheet, half) = (&self.sheet, self.sheet.margin / 2);
        let squares = self.position.board().squares();
        for square in squares.iter().map(Square) {
            let Some((file, rank)) = self.place(square) else { continue };
            let Point { x, y } = sheet.middle(file, rank);
            let (top, bottom) = (sheet.margin + SIDE / 2, sheet.margin + sheet.ranks * SIDE - SIDE / 2);
            let (left, right) = (sheet.margin + SIDE / 2, sheet.right() - SIDE / 2);
            let outside = match (x, y) {
                (_, y) if y == top => Point { x, y: sheet.margin - half },
                (_, y) if y == bottom => Point { x, y: bottom + SIDE / 2 + half },
                (x, _) if x == left => Point { x: sheet.margin - half, y },
                (x, _) if x == right => Point { x: sheet.right() + half, y },
                _ => continue,
            };
            canvas.words(outside, sheet.letters, self.position.square_name(square));
        }
    }

    /// A small disc at the right of the player to move.
    fn turn(&self, canvas: &mut Canvas<'_>) {
        let turn = self.position.turn();
        let (edge, out) = self.sheet.seat(turn);
        let half = self.sheet.margin / 2;
        canvas.disc(Point { x: self.sheet.right() + half, y: edge + out * half }, half * 6 / 10, turn);
    }

    /// The men in reserve, beside the board.
    fn reserves(&self, canvas: &mut Canvas<'_>) {
        if self.sheet.aside == 0 {
            return;
        }
        let x = self.sheet.right() + self.sheet.margin + self.sheet.aside / 2;
        for color in V::colors() {
            let (edge, out) = self.sheet.seat(color);
            canvas.counted_disc(Point { x, y: edge - out * SIDE }, RESERVE, color, self.position.reserve(color));
        }
    }
}

//! The shapes a diagram is made of. A square is 100 units wide.

use alloc::string::String;
use core::fmt::{Display, Write};

use super::{Palette, Tint};
use crate::board::Escaped;
use crate::square::{Color, Kind, Piece};

/// The side of a square.
pub(super) const SIDE: i32 = 100;

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

/// An SVG document in the making.
pub(super) struct Canvas<'a> {
    text: String,
    palette: &'a Palette,
}

/// Writes a line of the document. Writing to a string does not fail.
macro_rules! draw {
    ($canvas:expr, $($what:tt)*) => {
        let _ = writeln!($canvas.text, $($what)*);
    };
}

impl<'a> Canvas<'a> {
    /// A document `pixels` wide that shows `width` by `height` units.
    pub(super) fn new(palette: &'a Palette, pixels: u32, width: i32, height: i32, title: &str) -> Self {
        let high = (pixels as u64 * height as u64).div_ceil(width.max(1) as u64);
        let mut canvas = Canvas { text: String::new(), palette };
        draw!(
            canvas,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels}\" height=\"{high}\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">"
        );
        draw!(canvas, "<title>{}</title>", Escaped(title));
        draw!(canvas, "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", palette.paper);
        canvas
    }

    /// The finished document.
    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    /// A rectangle.
    pub(super) fn rectangle(&mut self, corner: Point, width: i32, height: i32, fill: &str) {
        let Point { x, y } = corner;
        draw!(self, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>");
    }

    /// The edge of a rectangle.
    pub(super) fn frame(&mut self, corner: Point, width: i32, height: i32, line: i32) {
        let Point { x, y } = corner;
        draw!(
            self,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{line}\"/>",
            self.palette.ink
        );
    }

    /// A veil of colour over a square.
    pub(super) fn veil(&mut self, corner: Point, fill: &str) {
        let Point { x, y } = corner;
        draw!(
            self,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\" fill-opacity=\"0.6\"/>"
        );
    }

    /// A ring in the middle of a square.
    pub(super) fn mark(&mut self, middle: Point, tint: Tint) {
        let Point { x, y } = middle;
        let radius = SIDE / 2 - 5;
        draw!(
            self,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\"9\"/>",
            css(tint)
        );
    }

    /// A cross where a piece was taken.
    pub(super) fn cross(&mut self, middle: Point) {
        let Point { x, y } = middle;
        draw!(
            self,
            "<path d=\"M{} {}l36 36m0 -36l-36 36\" stroke=\"{}\" stroke-width=\"8\" stroke-linecap=\"round\"/>",
            x - 18,
            y - 18,
            css(Tint::Red)
        );
    }

    /// A disc of a player's colour.
    pub(super) fn disc(&mut self, middle: Point, radius: i32, color: Color) {
        let Point { x, y } = middle;
        let (fill, line) = (self.fill(color), (radius / 10).max(2));
        draw!(
            self,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"{line}\"/>",
            self.palette.ink
        );
    }

    /// A disc with a number on it.
    pub(super) fn counted_disc(&mut self, middle: Point, radius: i32, color: Color, count: u8) {
        self.disc(middle, radius, color);
        self.text(middle, radius, self.line_on(color), count);
    }

    /// A piece: a disc with a ring, or with a crown.
    pub(super) fn piece(&mut self, middle: Point, radius: i32, piece: Piece) {
        self.disc(middle, radius, piece.color);
        let Point { x, y } = middle;
        let line = self.line_on(piece.color);
        match piece.kind {
            Kind::Man => {
                let inner = radius * 7 / 10;
                draw!(
                    self,
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{inner}\" fill=\"none\" stroke=\"{line}\" stroke-opacity=\"0.45\" stroke-width=\"3\"/>"
                );
            }
            Kind::King => {
                let at = |x: i32, y: i32| (x * radius / 40, y * radius / 40);
                let points = [(-24, 17), (-28, -13), (-12, 1), (0, -21), (12, 1), (28, -13), (24, 17)];
                let mut path = String::new();
                for (dx, dy) in points.map(|(x, y)| at(x, y)) {
                    let _ = write!(path, "{},{} ", x + dx, y + dy);
                }
                draw!(
                    self,
                    "<polygon points=\"{}\" fill=\"{line}\" stroke=\"{line}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>",
                    path.trim_end()
                );
            }
        }
    }

    /// An arrow, from the edge of a piece to shortly before the middle of the square it points to.
    pub(super) fn arrow(&mut self, from: Point, to: Point, tint: Tint) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = (dx * dx + dy * dy).isqrt();
        if length == 0 {
            return;
        }
        // A point so far along the arrow and so far to its side.
        let at = |along: i32, aside: i32| Point {
            x: from.x + (dx * along - dy * aside) / length,
            y: from.y + (dy * along + dx * aside) / length,
        };
        let (neck, tip) = (length - 50, length - 8);
        let tail = (neck - 20).min(44);
        let outline = [(tail, 7), (neck, 7), (neck, 24), (tip, 0), (neck, -24), (neck, -7), (tail, -7)];
        let mut path = String::new();
        for point in outline.map(|(along, aside)| at(along, aside)) {
            let _ = write!(path, "{},{} ", point.x, point.y);
        }
        draw!(self, "<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"0.8\"/>", path.trim_end(), css(tint));
    }

    /// Words around a point.
    pub(super) fn words(&mut self, middle: Point, size: i32, words: impl Display) {
        self.text(middle, size, self.palette.ink, words);
    }

    fn text(&mut self, middle: Point, size: i32, fill: &str, words: impl Display) {
        let Point { x, y } = middle;
        // The middle of a digit lies about a third of its size above the line it stands on.
        let y = y + size * 36 / 100;
        draw!(self, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\">{words}</text>");
    }

    /// The colour of lines on a player's discs.
    fn line_on(&self, color: Color) -> &'static str {
        if color == Color::White { self.palette.ink } else { self.palette.white }
    }

    fn fill(&self, color: Color) -> &'static str {
        match color {
            Color::White => self.palette.white,
            Color::Black => self.palette.black,
            Color::Third => self.palette.third,
        }
    }
}

/// A tint in CSS.
fn css(tint: Tint) -> &'static str {
    match tint {
        Tint::Green => "#2e8b3d",
        Tint::Red => "#c0322b",
        Tint::Blue => "#2b66b8",
        Tint::Yellow => "#e0b000",
    }
}

//! Pictures of a board, as text and as SVG.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::shape::Shape;
use super::{Board, Names};
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};

/// What a picture shows on one square; the default is an empty square.
///
/// ```
/// use draughts::{Color, Drawing};
/// let man = Drawing { piece: Some((Color::White, 'C')), ..Drawing::default() };
/// assert!(man.caption.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// The piece on it: whose it is, and its letter.
    pub piece: Option<(Color, char)>,
    /// Small print at the edge of the square, usually its name.
    pub caption: String,
    /// Smaller print beside it.
    pub note: String,
    /// Whether the square is marked out.
    pub marked: bool,
}

/// Pictures of a board; every [`Board`] has them.
pub trait Pictures {
    /// The board as lines of text, one character a square: `.` where `mark` says nothing. Triangles
    /// are drawn with slashes and may stay blank.
    ///
    /// ```
    /// use draughts::{Names, Pictures, Trigon};
    /// let board = Trigon::<4>::new();
    /// let apex = board.square_named("a1");
    /// let picture = board.text_picture(|cell| (Some(cell) == apex).then_some('C'));
    /// assert_eq!(picture.lines().next(), Some("a       /C\\"));
    /// ```
    fn text_picture(&self, mark: impl Fn(Square) -> Option<char>) -> String;

    /// The board as an SVG document.
    ///
    /// ```
    /// use draughts::{Drawing, Hex, Names, Pictures};
    /// let board = Hex::<5>::new();
    /// let svg = board.svg(|cell| Drawing { caption: board.name(cell), ..Drawing::default() });
    /// assert_eq!(svg.matches("<polygon").count(), 61);
    /// ```
    fn svg(&self, draw: impl Fn(Square) -> Drawing) -> String;
}

impl<B: Board> Pictures for B {
    fn text_picture(&self, mark: impl Fn(Square) -> Option<char>) -> String {
        wide_text_picture(self, 1, true, &|square| mark(square).map(String::from))
    }

    fn svg(&self, draw: impl Fn(Square) -> Drawing) -> String {
        svg_with_lines(self, &draw, &[])
    }
}

/// The board as an SVG document, with lines of text below it.
pub(crate) fn svg_with_lines<B: Board>(board: &B, draw: &dyn Fn(Square) -> Drawing, lines: &[String]) -> String {
    let shape = board.layout().shape;
    let (mut body, mut width, mut height) = (String::new(), 0, 0);
    for bit in shape.bits() {
        let Some(outline) = outline(shape, bit) else { continue };
        for &(x, y) in outline.points() {
            (width, height) = (width.max(x), height.max(y));
        }
        // Writing to a string cannot fail.
        let _ = draw_cell(&mut body, shape, bit, &outline, &draw(Square(bit)));
    }
    let (width, mut height) = (width + MARGIN, height + MARGIN);
    for line in lines {
        height += LINE;
        let (y, text) = (height - LINE / 2, Escaped(line));
        body += &format!("<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"16\" text-anchor=\"start\">{text}</text>\n");
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{body}</svg>\n"
    )
}

/// The board as lines of text, `width` characters a square, with the names of lines before them or not.
pub(crate) fn wide_text_picture<B: Board>(
    board: &B,
    width: usize,
    labels: bool,
    mark: &dyn Fn(Square) -> Option<String>,
) -> String {
    let shape = board.layout().shape;
    let lines = shape.bits().filter_map(|bit| shape.in_picture(bit)).map(|(line, _)| line).max().unwrap_or(0);
    let label = |line| if labels { label(shape, line) } else { String::new() };
    (0..=lines).map(|line| label(line) + &text_line(shape, line, width, mark)).collect()
}

/// The squares in the order of a picture.
pub(crate) fn picture_order<B: Board>(board: &B) -> Vec<Square> {
    let mut squares: Vec<_> = board.squares().iter().collect();
    squares.sort_by_key(|&bit| board.layout().shape.in_picture(bit));
    squares.into_iter().map(Square).collect()
}

/// One line of a text picture, with the line break.
fn text_line(shape: Shape, line: u8, width: usize, mark: &dyn Fn(Square) -> Option<String>) -> String {
    let mut cells: Vec<(u8, u8)> = shape
        .bits()
        .filter_map(|bit| shape.in_picture(bit).filter(|&(of, _)| of == line).map(|(_, column)| (column, bit)))
        .collect();
    cells.sort_unstable();
    let mut text = String::new();
    let (empty, mut column) = (if matches!(shape, Shape::Trigon(_)) { " " } else { "." }, 0);
    for (place, &(at, bit)) in cells.iter().enumerate() {
        let indent = (width + 1) * (at - column) as usize;
        column = at + 1;
        let before = match shape {
            Shape::Trigon(_) if place.is_multiple_of(2) => '/',
            Shape::Trigon(_) => '\\',
            Shape::Grid(_) | Shape::Hex(_) => ' ',
        };
        let mark = mark(Square(bit));
        text += &format!("{:indent$}{before}{:<width$}", "", mark.as_deref().unwrap_or(empty));
    }
    text.push_str(if matches!(shape, Shape::Trigon(_)) { "\\\n" } else { "\n" });
    text
}

/// What stands left of a line: the number of a rank, the letter of a row; lines of a hexagon have none.
fn label(shape: Shape, line: u8) -> String {
    match shape {
        Shape::Grid(grid) => format!("{:>2}", grid.ranks - line),
        Shape::Trigon(_) => format!("{} ", (b'a' + line) as char),
        Shape::Hex(_) => String::new(),
    }
}

/// Half the width of a cell in a drawing, and the space around the board.
const HALF: u16 = 36;
const MARGIN: u16 = 12;
/// The height of a line of text below the board.
const LINE: u16 = 22;
/// The height of a triangle, and half the height of a hexagon, on that width.
const RISE: u16 = 62;
const HEX_RISE: u16 = 31;

/// The corners of a cell, its middle, and where its captions go.
struct Outline {
    corners: [(u16, u16); 6],
    count: usize,
    middle: (u16, u16),
    caption: (u16, u16),
}

impl Outline {
    fn points(&self) -> &[(u16, u16)] {
        &self.corners[..self.count]
    }
}

fn outline(shape: Shape, bit: u8) -> Option<Outline> {
    let (line, column) = shape.in_picture(bit)?;
    let (line, column) = (line as u16, column as u16);
    let outline = |corners: &[(u16, u16)], middle, caption| {
        let mut all = [(0, 0); 6];
        all[..corners.len()].copy_from_slice(corners);
        Outline { corners: all, count: corners.len(), middle, caption }
    };
    Some(match shape {
        Shape::Grid(_) => {
            let (x, y, side) = (MARGIN + 2 * HALF * column, MARGIN + 2 * HALF * line, 2 * HALF);
            let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)];
            outline(&corners, (x + HALF, y + HALF - 6), (x + HALF, y + side - 6))
        }
        Shape::Trigon(_) => {
            let (x, y) = (MARGIN + HALF * column, MARGIN + RISE * line);
            if shape.place(bit)?.1.is_multiple_of(2) {
                let corners = [(x, y + RISE), (x + 2 * HALF, y + RISE), (x + HALF, y)];
                outline(&corners, (x + HALF, y + RISE - 27), (x + HALF, y + RISE - 3))
            } else {
                let corners = [(x, y), (x + 2 * HALF, y), (x + HALF, y + RISE)];
                outline(&corners, (x + HALF, y + 30), (x + HALF, y + 12))
            }
        }
        Shape::Hex(_) => {
            let (x, y) = (MARGIN + HALF + HALF * 3 / 2 * column, MARGIN + HEX_RISE + HEX_RISE * line);
            let half = HALF / 2;
            let corners = [
                (x + HALF, y),
                (x + half, y + HEX_RISE),
                (x - half, y + HEX_RISE),
                (x - HALF, y),
                (x - half, y - HEX_RISE),
                (x + half, y - HEX_RISE),
            ];
            outline(&corners, (x, y - 3), (x, y + HEX_RISE - 4))
        }
    })
}

/// The colour a square is drawn in: one of two, on hexagons one of three; greener if it is marked.
fn tint(shape: Shape, bit: u8, marked: bool) -> &'static str {
    let (letter, number) = shape.place(bit).unwrap_or((0, 0));
    let index = match shape {
        Shape::Grid(_) => 2 - 2 * ((letter + number) % 2),
        Shape::Trigon(_) => 2 * (number % 2),
        Shape::Hex(_) => (letter + number) % 3,
    };
    let tints = if marked { ["#d6ebc0", "#bddba0", "#a5c888"] } else { ["#f5ecd6", "#e0cba6", "#cfb287"] };
    tints[index as usize]
}

fn draw_cell(svg: &mut String, shape: Shape, bit: u8, outline: &Outline, cell: &Drawing) -> fmt::Result {
    write!(svg, "<polygon points=\"")?;
    for (x, y) in outline.points() {
        write!(svg, "{x},{y} ")?;
    }
    let fill = tint(shape, bit, cell.marked);
    writeln!(svg, "\" fill=\"{fill}\" stroke=\"#5a4632\"/>")?;
    let (x, y) = outline.middle;
    if let Some((color, letter)) = cell.piece {
        let (fill, ink) = match color {
            Color::White => ("#ffffff", "#000000"),
            Color::Black => ("#222222", "#ffffff"),
            Color::Third => ("#b03030", "#ffffff"),
        };
        writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"{fill}\" stroke=\"#000\"/>")?;
        let y = y + 5;
        let mut letter_bytes = [0; 4];
        let letter = Escaped(letter.encode_utf8(&mut letter_bytes));
        writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"15\" fill=\"{ink}\">{letter}</text>")?;
    } else if !cell.note.is_empty() {
        let note = Escaped(&cell.note);
        writeln!(
            svg,
            "<text x=\"{x}\" y=\"{}\" font-size=\"12\" font-style=\"italic\" fill=\"#8a3c06\">{note}</text>",
            y + 4
        )?;
    }
    let (x, y) = outline.caption;
    if cell.caption.is_empty() {
        return Ok(());
    }
    writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"12\" fill=\"#111\">{}</text>", Escaped(&cell.caption))
}

/// Text as it may stand in a document: what no document may hold is left out.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            '\u{fffe}' | '\u{ffff}' => Ok(()),
            c if c.is_control() => Ok(()),
            c => f.write_char(c),
        })
    }
}

/// The names of all squares as an SVG document, for a first look at a board.
///
/// ```
/// use draughts::{Trigon, named_picture};
/// assert!(named_picture(&Trigon::<4>::new()).contains(">d7<"));
/// ```
pub fn named_picture<B: Board>(board: &B) -> String {
    board.svg(|square| Drawing { caption: board.name(square), ..Drawing::default() })
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::Escaped;

    #[test]
    fn what_no_document_may_hold_is_left_out() {
        assert_eq!(Escaped("a<b>&c\0\u{1b}\u{ffff}d").to_string(), "a&lt;b&gt;&amp;cd");
    }
}

//! Writing FEN.

use core::fmt;

use alloc::vec::Vec;

use super::Fen;
use super::squares::SquareText;
use crate::players::Players;
use crate::rules::Entry;
use crate::setup::{KingRun, Setup, setup_of};
use crate::square::{Color, Kind, Piece, Square};
use crate::state::StateOf;
use crate::variant::Variant;

/// From this many men in a row of numbers on, they are written as a range.
const RANGE: usize = 3;

/// Writes the FEN of a state.
pub(super) fn write_state<V: Variant>(variant: &V, state: &StateOf<V>, out: &mut dyn fmt::Write) -> fmt::Result {
    write_setup(variant, &setup_of(variant, state), out)
}

impl Fen {
    /// Writes the FEN, in the order and the words of [`Position::to_fen`](crate::Position::to_fen),
    /// with the clocks there are.
    ///
    /// # Errors
    /// Those of the writer.
    ///
    /// ```
    /// use draughts::{Fen, International, Reading};
    /// let fen = Fen::parse(&International, "B:B01,02,03:WK50:F12:H4", Reading::STRICT).unwrap();
    /// let mut text = String::new();
    /// fen.write(&International, &mut text)?;
    /// assert_eq!(text, "B:WK50:B1-3:H4:F12");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    pub fn write<V: Variant>(&self, variant: &V, out: &mut dyn fmt::Write) -> fmt::Result {
        write_setup(variant, &self.setup, out)?;
        if let Some(halfmove) = self.halfmove {
            write!(out, ":H{halfmove}")?;
        }
        if let Some(fullmove) = self.fullmove {
            write!(out, ":F{fullmove}")?;
        }
        Ok(())
    }
}

fn write_setup<V: Variant>(variant: &V, setup: &Setup, out: &mut dyn fmt::Write) -> fmt::Result {
    let squares = SquareText::new(variant);
    out.write_char(setup.turn.letter())?;
    for color in V::colors() {
        write!(out, ":{}", color.letter())?;
        write_list(&squares, setup, color, out)?;
    }
    if variant.entry().has_drops() || setup.reserves != [0; 3] {
        for (color, mark) in V::colors().zip([":@", ",", ","]) {
            write!(out, "{mark}{}", setup.reserves[color.index()])?;
        }
    }
    write_runs(&squares, setup, V::Players::COUNT, out)
}

/// Writes the pieces of a colour in the order of the squares' numbers. Ranges are of men only: some
/// programs take `K1-3` for one king.
fn write_list<B: crate::board::Board>(
    squares: &SquareText<'_, B>,
    setup: &Setup,
    color: Color,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let own = setup.pieces.iter().filter(|(_, piece)| piece.color == color);
    let mut pieces: Vec<(u8, &(Square, Piece))> = own.map(|own| (squares.number(own.0), own)).collect();
    pieces.sort_unstable();
    let mut rest = pieces.as_slice();
    while let Some(&(number, &(square, Piece { kind, .. }))) = rest.first() {
        if rest.len() < pieces.len() {
            out.write_char(',')?;
        }
        if kind == Kind::King {
            out.write_char('K')?;
        }
        squares.write(square, out)?;
        let in_a_row = |(i, (next, (_, piece))): &(usize, &(u8, &(Square, Piece)))| {
            *next as usize == number as usize + i && piece.kind == Kind::Man
        };
        let run = rest.iter().enumerate().take_while(in_a_row).count();
        if squares.is_numeric() && run >= RANGE {
            write!(out, "-{}", number as usize + run - 1)?;
            rest = &rest[run..];
        } else {
            rest = &rest[1..];
        }
    }
    Ok(())
}

/// Writes the counts of king moves if there are any: Black's first, each with the number of the
/// king's square in two digits.
fn write_runs<B: crate::board::Board>(
    squares: &SquareText<'_, B>,
    setup: &Setup,
    players: usize,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    if players != 2 || setup.king_runs == [None; 3] {
        return Ok(());
    }
    out.write_char(':')?;
    for color in [Color::Black, Color::White] {
        match setup.king_runs[color.index()] {
            Some(KingRun { moves, king }) => write!(out, "+{moves}{:02}", squares.number(king))?,
            None => out.write_str("+0")?,
        }
    }
    Ok(())
}

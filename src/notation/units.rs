//! Positions and moves of units as text.
//!
//! A position is `SIDE UNITS [POOLS [PENDING]]`: `W B:Ga1,Cb1;W:Cl23,Rc2 B:-;W:C1P2 -`. Pools are the
//! units of each player that have been taken; pending are the gladiators that draw the game unless they
//! leave the goal, `=` that one has stayed there. A move is `C a1-b2`, `C a1:c3 x b2` with ` =H` for what
//! the unit becomes, `return l17,l19 to Cb1,Cb2` or `skip`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::units_read::{read_move, read_position};
use super::{Form, MoveTextError, ParseFenError, Reading, Text};
use crate::bitboard::Bitboard;
use crate::square::{Color, Square};
use crate::units::{End, NOWHERE, Terrain, UnitAction, UnitGame, UnitMove, UnitState};

impl<T: Terrain> Text for UnitGame<T> {
    fn write_position(&self, state: &Self::State, out: &mut dyn fmt::Write) -> fmt::Result {
        let order = &self.rules().order;
        write!(out, "{} ", state.turn().letter())?;
        for (i, &color) in order.iter().enumerate() {
            write!(out, "{}{}:", if i > 0 { ";" } else { "" }, color.letter())?;
            let units = in_order(self, state.side(color)).map(|cell| (state.kind_on(cell), cell));
            self.write_list(units, out)?;
        }
        for (i, &color) in order.iter().enumerate() {
            write!(out, "{}{}:", if i > 0 { ";" } else { " " }, color.letter())?;
            self.write_pool(state, color, out)?;
        }
        self.write_pending(state, out)
    }

    fn read_position(&self, text: &str, reading: Reading) -> Result<Self::State, ParseFenError> {
        read_position(self, text, reading)
    }

    /// Every form is the same: what a move takes is always written.
    fn write_move(
        &self,
        state: &Self::State,
        _: &[Self::Move],
        m: &Self::Move,
        _: Form,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        match m.action() {
            UnitAction::Skip => out.write_str("skip"),
            UnitAction::Go => self.write_go(m, out),
            UnitAction::Return => {
                out.write_str("return ")?;
                self.write_cells(m.heroes(), out)?;
                out.write_str(" to ")?;
                let mut arrivals = self.arrivals(state, m);
                arrivals.sort_by_key(|&(_, cell)| self.reading(cell));
                self.write_list(arrivals.into_iter(), out)
            }
        }
    }

    fn read_move(&self, state: &Self::State, legal: &[Self::Move], text: &str) -> Result<Self::Move, MoveTextError> {
        read_move(self, state, legal, text)
    }

    fn write_picture(&self, state: &Self::State, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(&self.terrain().picture(&|cell: Square| {
            let owner = state.owner_of(cell.index())?;
            let letter = self.letter(state.kind_on(cell.index()));
            Some((owner, letter))
        }))
    }
}

/// The cells of a set in the order of the board.
fn in_order<T: Terrain>(game: &UnitGame<T>, cells: T::Bits) -> impl Iterator<Item = u8> {
    let mut cells: Vec<u8> = cells.iter().collect();
    cells.sort_by_key(|&cell| game.reading(cell));
    cells.into_iter()
}

impl<T: Terrain> UnitGame<T> {
    /// Kinds and cells: `Ga1,Cb1`.
    fn write_list(&self, units: impl Iterator<Item = (u8, u8)>, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut any = false;
        for (kind, cell) in units {
            let comma = if any { "," } else { "" };
            write!(out, "{comma}{}{}", self.letter(kind), self.terrain().cell_name(Square::from_index(cell)))?;
            any = true;
        }
        if any { Ok(()) } else { out.write_char('-') }
    }

    fn write_cells(&self, cells: T::Bits, out: &mut dyn fmt::Write) -> fmt::Result {
        for (i, cell) in in_order(self, cells).enumerate() {
            write!(out, "{}{}", if i > 0 { "," } else { "" }, self.terrain().cell_name(Square::from_index(cell)))?;
        }
        Ok(())
    }

    fn write_pool(&self, state: &UnitState<T::Bits>, color: Color, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut any = false;
        for kind in self.kinds() {
            let taken = state.pools[color.index()][kind as usize];
            if taken > 0 {
                write!(out, "{}{taken}", self.letter(kind))?;
                any = true;
            }
        }
        if any { Ok(()) } else { out.write_char('-') }
    }

    fn write_pending(&self, state: &UnitState<T::Bits>, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(' ')?;
        if state.end == End::Drawn {
            return out.write_char('=');
        }
        let mut any = false;
        for &color in &self.rules().order {
            let cell = state.pending[color.index()];
            if cell != NOWHERE {
                let name = self.terrain().cell_name(Square::from_index(cell));
                write!(out, "{}{}{name}", if any { "," } else { "" }, color.letter())?;
                any = true;
            }
        }
        if any { Ok(()) } else { out.write_char('-') }
    }

    fn write_go(&self, m: &UnitMove<T::Bits>, out: &mut dyn fmt::Write) -> fmt::Result {
        let name = |square: Option<Square>| square.map_or_else(String::new, |cell| self.terrain().cell_name(cell));
        let mark = if m.is_capture() { ':' } else { '-' };
        let (before, after) = m.kinds;
        write!(out, "{} {}{mark}{}", self.letter(before), name(m.from()), name(m.to()))?;
        if m.is_capture() {
            out.write_str(" x ")?;
            self.write_cells(m.captured(), out)?;
        }
        if before == after { Ok(()) } else { write!(out, " ={}", self.letter(after)) }
    }
}

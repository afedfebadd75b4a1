//! The operations of a position behind a pointer.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::moves::{AnyMove, MoveFacts};
use crate::board::Names;
use crate::illegal::{IllegalMove, Illegality};
use crate::notation::{Form, MoveTextError, ParseFenError, Reading};
use crate::outcome::Outcome;
use crate::perft::{Counting, perft_counting};
use crate::play::Play;
use crate::position::Position;
use crate::square::{Color, Piece, Square};
use crate::variant::{Info, Variant};

/// Whole operations on a position whose game is not known.
pub(super) trait Erased: Send + Sync {
    fn clone_box(&self) -> Box<dyn Erased>;
    fn info(&self) -> Info<'_>;
    fn players(&self) -> usize;
    fn turn(&self) -> Color;
    fn restart(&self) -> Box<dyn Erased>;
    fn read(&self, text: &str, reading: Reading) -> Result<Box<dyn Erased>, ParseFenError>;
    fn to_fen(&self) -> String;
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn legal_moves(&self) -> Vec<AnyMove>;
    fn count_moves(&self) -> u64;
    fn has_move(&self) -> bool;
    fn has_capture(&self) -> bool;
    fn after(&self, m: &AnyMove) -> Result<Box<dyn Erased>, IllegalMove>;
    fn outcome(&self) -> Option<Outcome>;
    fn text_in(&self, m: &AnyMove, form: Form) -> String;
    fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError>;
    fn pieces(&self) -> Vec<(String, Piece)>;
    fn name(&self, square: Square) -> String;
    fn perft(&self, depth: u32, counting: Counting) -> u64;
    fn divide(&self, depth: u32, counting: Counting) -> Vec<(AnyMove, u64)>;
}

impl<V: Variant> Erased for Position<V> {
    fn clone_box(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }
    fn info(&self) -> Info<'_> {
        Position::info(self)
    }
    fn players(&self) -> usize {
        self.game().players()
    }
    fn turn(&self) -> Color {
        Position::turn(self)
    }
    fn restart(&self) -> Box<dyn Erased> {
        Box::new(Position::initial_of(self.game().clone()))
    }
    fn read(&self, text: &str, reading: Reading) -> Result<Box<dyn Erased>, ParseFenError> {
        Ok(Box::new(Position::read(self.game().clone(), text, reading)?))
    }
    fn to_fen(&self) -> String {
        Position::to_fen(self)
    }
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
    fn legal_moves(&self) -> Vec<AnyMove> {
        let legal = Position::legal_moves(self);
        legal.iter().map(|m| erase(self, &legal, m)).collect()
    }
    fn count_moves(&self) -> u64 {
        Position::count_moves(self)
    }
    fn has_move(&self) -> bool {
        Position::has_move(self)
    }
    fn has_capture(&self) -> bool {
        Position::has_capture(self)
    }
    fn after(&self, m: &AnyMove) -> Result<Box<dyn Erased>, IllegalMove> {
        match find(self, m) {
            Some((found, _)) => Ok(Box::new(self.play_unchecked(&found))),
            None => Err(IllegalMove::new(why_not(self, m))),
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
    }
    fn text_in(&self, m: &AnyMove, form: Form) -> String {
        find(self, m).map_or_else(String::new, |(found, legal)| self.text_among(&legal, &found, form))
    }
    fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        let legal = Position::legal_moves(self);
        self.parse_move_among(&legal, text).map(|m| erase(self, &legal, &m))
    }
    fn pieces(&self) -> Vec<(String, Piece)> {
        Position::pieces(self).map(|(square, piece)| (self.board().name(square), piece)).collect()
    }
    fn name(&self, square: Square) -> String {
        self.board().name(square)
    }
    fn perft(&self, depth: u32, counting: Counting) -> u64 {
        perft_counting(self, depth, counting)
    }
    fn divide(&self, depth: u32, counting: Counting) -> Vec<(AnyMove, u64)> {
        let Some(below) = depth.checked_sub(1) else { return Vec::new() };
        let legal = Position::legal_moves(self);
        let leaves = |m| perft_counting(&self.play_unchecked(m), below, counting);
        legal.iter().map(|m| (erase(self, &legal, m), leaves(m))).collect()
    }
}

/// The move without its game's type.
fn erase<V: Variant>(position: &Position<V>, legal: &[<V as Play>::Move], m: &<V as Play>::Move) -> AnyMove {
    let facts = MoveFacts {
        from: m.from(),
        to: m.to(),
        captured: m.captured_squares().collect(),
        before: m.kind_before(),
        after: m.kind_after(),
    };
    AnyMove { text: position.text_among(legal, m, Form::Standard), facts }
}

/// The legal move that does what `m` does, and the legal moves.
fn find<V: Variant>(position: &Position<V>, m: &AnyMove) -> Option<(<V as Play>::Move, Vec<<V as Play>::Move>)> {
    let legal = position.legal_moves();
    let found = legal.iter().find(|found| {
        let same = found.from() == m.from() && found.to() == m.to() && found.kind_after() == m.kind_after();
        same && found.captured_squares().eq(m.captured_squares().iter().copied())
    });
    let found = *found?;
    Some((found, legal))
}

/// Why a move from elsewhere is not legal here.
fn why_not<V: Variant>(position: &Position<V>, m: &AnyMove) -> Illegality {
    use crate::bitboard::Bitboard;
    use crate::moves::{Move, MoveFlags};
    use crate::state::BitsOf;
    let captured = m.captured_squares().iter().fold(BitsOf::<V>::EMPTY, |all, s| all | BitsOf::<V>::bit(s.index()));
    let king = |flag, kind| if kind == crate::square::Kind::King { flag } else { MoveFlags::empty() };
    let drop = if m.is_drop() { MoveFlags::DROP } else { MoveFlags::empty() };
    let flags = king(MoveFlags::KING_BEFORE, m.kind_before()) | king(MoveFlags::KING_AFTER, m.kind_after()) | drop;
    let from = m.from().unwrap_or(m.to()).index();
    position.game().illegality(position.state(), &Move { captured, from, to: m.to().index(), flags })
}

//! Games of units, chosen at run time.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::clicks::{AnyClickState, start_and_end};
use super::erased::Erase;
use super::pdn_checker::AnyReplay;
use super::{AnyMove, AnyPiece, AnyPosition};
use crate::board::Board;
use crate::moves::Jump;
use crate::notation::pdn::Mode;
use crate::play::Play;
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::square::{Color, Kind, Square};
use crate::svg::Diagram;
use crate::syntax::SyntaxError;
use crate::units::{Ground, Terrain, UnitGame, UnitMove};

impl<B: Board> Erase for UnitGame<Ground<B>> {
    fn same_rules(&self, other: &Self) -> bool {
        self.info().key == other.info().key
    }
    fn rules(&self) -> Option<RuleSet> {
        None
    }
    fn erase(&self, m: &Self::Move) -> AnyMove {
        let kind = |kind| if self.is_hero(kind) { Kind::King } else { Kind::Man };
        AnyMove::of_units(m, kind(m.kinds.0), kind(m.kinds.1))
    }
    fn restore(m: &AnyMove) -> Option<Self::Move> {
        m.as_units()
    }
    fn has_capture(position: &Position<Self>) -> bool {
        position.legal_moves().iter().any(UnitMove::is_capture)
    }
    /// None: the moves of units are told apart by what they do, never by the way they go.
    fn route(_: &Position<Self>, _: &Self::Move) -> Vec<Jump> {
        Vec::new()
    }
    fn clicks(position: &Position<Self>, squares: &[Square]) -> AnyClickState {
        let moves = position.legal_moves();
        start_and_end(moves.iter().map(|m| position.game().erase(m)).collect(), squares)
    }
    fn pieces(position: &Position<Self>) -> Vec<(Square, AnyPiece)> {
        let (game, state) = (position.game(), position.state());
        let unit = |cell: Square| {
            let (color, kind) = (state.owner_of(cell.index())?, state.kind_on(cell.index()));
            Some((cell, AnyPiece { color, kind: game.name(kind), letter: game.letter(kind) }))
        };
        game.reading_order().into_iter().filter_map(unit).collect()
    }
    fn reserve(position: &Position<Self>, color: Color) -> u8 {
        position.game().forces(position.state(), color).reserve
    }
    /// None: what a colour may do depends on where it sits.
    fn swap_colors(_: &Position<Self>) -> Option<Position<Self>> {
        None
    }
    fn swap_move(_: &Position<Self>, _: &Self::Move) -> Option<Self::Move> {
        None
    }
    fn squares(&self) -> Vec<Square> {
        self.reading_order()
    }
    fn name(&self, square: Square) -> String {
        self.terrain().cell_name(square)
    }
    fn square_name(position: &Position<Self>, square: Square) -> String {
        position.game().terrain().cell_name(square)
    }
    fn square(position: &Position<Self>, text: &str) -> Result<Square, SyntaxError> {
        let cell = position.game().terrain().cell_named(text);
        cell.ok_or_else(|| SyntaxError::new(text, 0, "the name of a cell"))
    }
    fn draw(position: &Position<Self>, diagram: &Diagram) -> String {
        position.to_svg_with(diagram)
    }
    fn replay(&self, _: Mode) -> Option<Box<dyn AnyReplay>> {
        None
    }
}

impl<B: Board> From<Position<UnitGame<Ground<B>>>> for AnyPosition {
    fn from(position: Position<UnitGame<Ground<B>>>) -> Self {
        AnyPosition(Box::new(position))
    }
}

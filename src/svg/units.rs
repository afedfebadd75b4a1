//! Drawing positions of units.

use alloc::string::{String, ToString};

use super::{Diagram, SquareLabels};
use crate::bitboard::Bitboard;
use crate::board::{Board, Drawing, Pictures};
use crate::position::Position;
use crate::units::{Ground, Terrain, UnitGame};

impl<B: Board> Position<UnitGame<Ground<B>>> {
    /// The position as an SVG document: cells with their names, units by their letters, the goal of the
    /// player to move marked out, and on every empty cell its level for him.
    ///
    /// ```
    /// use draughts::{Position, trigonal};
    /// let start = Position::initial_of(trigonal::<u64>("trigonal-army-2:side=8")?);
    /// assert_eq!(start.to_svg().matches("<circle").count(), 32);
    /// # Ok::<(), draughts::UnitKeyError>(())
    /// ```
    pub fn to_svg(&self) -> String {
        self.to_svg_with(&Diagram::new())
    }

    /// The position as an SVG document, with what a [`Diagram`] marks; names and levels if it labels
    /// squares.
    ///
    /// ```
    /// use draughts::{Diagram, Position, SquareLabels, trigonal};
    /// let start = Position::initial_of(trigonal::<u64>("trigonal-army-2:side=8")?);
    /// let plain = start.to_svg_with(&Diagram::new().labels(SquareLabels::None));
    /// assert!(plain.len() < start.to_svg().len());
    /// # Ok::<(), draughts::UnitKeyError>(())
    /// ```
    pub fn to_svg_with(&self, diagram: &Diagram) -> String {
        let (game, state) = (self.game(), self.state());
        let (terrain, turn) = (game.terrain(), self.turn());
        let goal = game.goal(turn);
        let labels = diagram.labels != SquareLabels::None;
        let label = |text: String| if labels { text } else { String::new() };
        terrain.board().svg(|cell| Drawing {
            piece: state.owner_of(cell.index()).map(|owner| (owner, game.letter(state.kind_on(cell.index())))),
            caption: label(terrain.cell_name(cell)),
            note: label(terrain.level(turn, cell).to_string()),
            marked: goal.has(cell.index()) || diagram.points_at(cell),
        })
    }
}

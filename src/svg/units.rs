//! Drawing positions of units.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

use super::{Diagram, LastMove, SquareLabels};
use crate::bitboard::Bitboard;
use crate::board::{Board, Drawing, svg_with_lines};
use crate::game::Game;
use crate::position::Position;
use crate::square::Square;
use crate::units::{Ground, Terrain, UnitGame, UnitMove};

impl<B: Bitboard> From<&UnitMove<B>> for LastMove {
    fn from(m: &UnitMove<B>) -> Self {
        LastMove { ends: m.from().into_iter().chain(m.to()).collect(), captured: m.captured_squares().collect() }
    }
}

impl<B: Board> Game<UnitGame<Ground<B>>> {
    /// The position as an SVG document, with the last move marked.
    ///
    /// ```
    /// use draughts::{Game, Position, trigonal};
    /// let start = Position::initial_of(trigonal::<u64>("trigonal-army-2:side=8")?);
    /// assert_eq!(Game::from_position(start.clone()).to_svg(), start.to_svg());
    /// # Ok::<(), draughts::UnitKeyError>(())
    /// ```
    pub fn to_svg(&self) -> String {
        self.position().to_svg_with(&self.diagram())
    }
}

impl<B: Board> Position<UnitGame<Ground<B>>> {
    /// The position as an SVG document: cells with their names, units by their letters, the goal of the
    /// player to move marked out, and on every empty cell its level for him. Below it stands
    /// whose turn it is, what has been taken, and which gladiator is about to draw the game.
    ///
    /// ```
    /// use draughts::{Position, trigonal};
    /// let start = Position::initial_of(trigonal::<u64>("trigonal-army-2:side=8")?);
    /// assert_eq!(start.to_svg().matches("<circle").count(), 32);
    /// assert!(start.to_svg().contains(">black to move<"));
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
        let draw = |cell: Square| Drawing {
            piece: state.owner_of(cell.index()).map(|owner| (owner, game.letter(state.kind_on(cell.index())))),
            caption: label(terrain.cell_name(cell)),
            note: label(terrain.level(turn, cell).to_string()),
            marked: goal.has(cell.index()) || diagram.points_at(cell),
        };
        svg_with_lines(terrain.board(), &draw, &if labels { self.legend() } else { Vec::new() })
    }

    /// What the board itself does not show.
    fn legend(&self) -> Vec<String> {
        let (game, state) = (self.game(), self.state());
        let mut lines = vec![format!("{} to move", self.turn())];
        if let Some(outcome) = self.outcome() {
            let result = outcome.winner.map_or("drawn".to_string(), |winner| format!("{winner} has won"));
            lines = vec![result];
        }
        for &color in &game.rules().order {
            let pool = state.pools[color.index()];
            let taken = game.kinds().filter(|&kind| pool[kind as usize] > 0);
            let taken: String = taken.map(|kind| format!(" {}{}", game.letter(kind), pool[kind as usize])).collect();
            if !taken.is_empty() {
                lines.push(format!("taken of {color}:{taken}"));
            }
            if let Some(cell) = state.pending(color) {
                let unit = game.name(state.kind_on(cell.index()));
                lines.push(format!("{color} {unit} must leave {}", game.terrain().cell_name(cell)));
            }
        }
        lines
    }
}

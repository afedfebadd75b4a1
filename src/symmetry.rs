//! Positions turned over or round.

use crate::board::Symmetry;
use crate::moves::Move;
use crate::players::Players;
use crate::position::Position;
use crate::rules::{Entry, Modes, Movement};
use crate::square::{Color, Square};
use crate::state::{BitsOf, State, StateOf};
use crate::variant::Variant;

impl<V: Variant> Position<V> {
    /// The position with left and right exchanged; none if the board is not its own mirror image.
    ///
    /// ```
    /// use draughts::{Position, Russian, Turkish};
    /// assert_eq!(Position::<Turkish>::initial().mirrored(), Some(Position::initial()));
    /// assert_eq!(Position::<Russian>::initial().mirrored(), None);
    /// ```
    pub fn mirrored(&self) -> Option<Self> {
        self.with_image(Symmetry::Mirror, |color| color)
    }

    /// The position as the other player sees it: the board is turned and the players change sides and
    /// turns, so that the same moves can be made with the other colours.
    ///
    /// A board that cannot be turned is flipped (10×11); none if that cannot be done either, if the rules
    /// are not the same for both then, or if three play.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let position = Position::<International>::from_fen("W:W31,K40:B1")?;
    /// assert_eq!(position.swap_colors().unwrap().to_fen(), "B:W50:BK11,20");
    /// # Ok::<(), draughts::ParseFenError>(())
    /// ```
    pub fn swap_colors(&self) -> Option<Self> {
        let other = |color| if color == Color::White { Color::Black } else { Color::White };
        self.with_image(self.seats()?, other)
    }

    /// The move that does after [`swap_colors`](Self::swap_colors) what this one does before.
    ///
    /// ```
    /// use draughts::{International, Position};
    /// let start = Position::<International>::initial();
    /// let swapped = start.swap_colors().unwrap();
    /// let m = start.swap_move(&start.parse_move("32-28")?).unwrap();
    /// assert_eq!(swapped.text(&m), "19-23");
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn swap_move(&self, m: &Move<BitsOf<V>>) -> Option<Move<BitsOf<V>>> {
        self.image_of_move(self.seats()?, m)
    }

    /// A move on the board turned over or round; none if the board is not mapped onto itself.
    ///
    /// ```
    /// use draughts::{Position, Symmetry, Turkish};
    /// let start = Position::<Turkish>::initial();
    /// let m = start.image_of_move(Symmetry::Mirror, &start.parse_move("a3-a4")?).unwrap();
    /// assert_eq!(start.text(&m), "h3-h4");
    /// # Ok::<(), draughts::MoveTextError>(())
    /// ```
    pub fn image_of_move(&self, symmetry: Symmetry, m: &Move<BitsOf<V>>) -> Option<Move<BitsOf<V>>> {
        let board = self.board();
        let image = |square: u8| Some(symmetry.image(board, Square(square))?.0);
        let captured = symmetry.image_of_set(board, m.captured)?;
        Some(Move { captured, from: image(m.from)?, to: image(m.to)?, flags: m.flags })
    }

    /// The symmetry by which two players see the same.
    fn seats(&self) -> Option<Symmetry> {
        let symmetries = [Symmetry::Rotate, Symmetry::Flip];
        let symmetry = symmetries.into_iter().find(|symmetry| V::Players::COUNT == 2 && symmetry.maps(self.board()))?;
        let is_same = symmetry == Symmetry::Rotate || !self.is_lopsided();
        (is_same && self.drops_fit(symmetry)).then_some(symmetry)
    }

    /// Whether pieces go further to one side of a player than to the other, so that a player on a board
    /// turned over would go to the wrong one.
    fn is_lopsided(&self) -> bool {
        let (movement, capture) = (self.game().movement(), self.game().capture());
        let steps = [movement.man_steps(), movement.king_steps()];
        let jumps = (0..capture.count()).flat_map(|mode| [capture.man_jumps(mode), capture.king_jumps(mode)]);
        steps.into_iter().chain(jumps).any(|headings| headings.mirrored() != headings)
    }

    /// Whether each player drops men where the other would.
    fn drops_fit(&self, symmetry: Symmetry) -> bool {
        let (board, entry) = (self.board(), self.game().entry());
        let [white, black] = [Color::White, Color::Black].map(|color| entry.drop_zone(board, color));
        !entry.has_drops() || symmetry.image_of_set(board, white) == Some(black)
    }

    fn with_image(&self, symmetry: Symmetry, recolor: impl Fn(Color) -> Color) -> Option<Self> {
        let (board, state) = (self.board(), self.state());
        let mut image: StateOf<V> = State::empty(recolor(state.turn));
        image.kings = symmetry.image_of_set(board, state.kings)?;
        for color in V::colors() {
            let (old, new) = (color.index(), recolor(color));
            image.sides[new.index()] = symmetry.image_of_set(board, state.sides[old])?;
            image.reserves[new.index()] = state.reserves[old];
            let moves = state.runs.count(color);
            if moves > 0 {
                let king = symmetry.image(board, Square(state.runs.square(color)))?;
                image.runs.set(new, moves, king.0);
            }
        }
        Some(Position::from_state(self.game().clone(), image))
    }
}

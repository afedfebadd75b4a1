//! Games as PDN, and back.

use alloc::string::{String, ToString};

use super::Game;
use crate::notation::pdn::{Element, LineId, PdnGame, PdnMove, Verdict};
use crate::notation::{Dialect, Form, GameType, MoveTextError, ParseFenError, Reading, Text};
use crate::position::Position;
use crate::ways::{PLACES_IN_FILES, TooManyWays};

/// Why the main line of a PDN game cannot be played. Half-moves are counted from 1.
///
/// ```
/// use draughts::{Game, PlayPdnError, Reading, Russian, pdn};
/// let text = pdn::parse("1. c3-d4 - 2. d4-e5 *").unwrap();
/// assert_eq!(Game::from_pdn(Russian, &text, Reading::STRICT), Err(PlayPdnError::NotGiven { ply: 2 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PlayPdnError {
    /// The position it starts from is none of the game.
    #[error(transparent)]
    Start(#[from] ParseFenError),
    /// A move is not legal, or not clear.
    #[error("ply {ply}: {text}: {error}")]
    Move {
        /// Which half-move.
        ply: usize,
        /// The move as it is written.
        text: String,
        /// Why it cannot be played.
        error: MoveTextError,
    },
    /// The captures of a piece go through so many places that no played game has such a position.
    #[error("ply {ply}: {error}")]
    TooManyWays {
        /// Which half-move.
        ply: usize,
        /// How many places were allowed.
        error: TooManyWays,
    },
    /// A move is not given.
    #[error("ply {ply}: the move is not given")]
    NotGiven {
        /// Which half-move.
        ply: usize,
    },
    /// Another position is set up among the moves: what follows is another game.
    #[error("ply {ply}: a position is set up among the moves")]
    SetUp {
        /// The half-move after it.
        ply: usize,
    },
}

impl<G: Text> Game<G> {
    /// The game of this kind that the main line of a PDN game tells, from the position of its tags. The tags do not
    /// choose the kind: see [`PdnGame::key`].
    ///
    /// Moves after a draw rule applies are played: nobody may have claimed it. The result of the tags is
    /// not taken over: see [`PdnGame::verdict`]. What real files write otherwise than the standard wants is
    /// the matter of [`Replay`](crate::pdn::Replay).
    ///
    /// # Errors
    /// [`PlayPdnError`] at the first thing that cannot be played; `Replay` goes on.
    ///
    /// ```
    /// use draughts::{Game, International, Reading, pdn};
    /// let text = pdn::parse("1. 32-28 19-23 2. 28x19 14x23 2-0").unwrap();
    /// let game = Game::from_pdn(International, &text, Reading::STRICT)?;
    /// assert_eq!((game.ply(), game.position().to_fen()), (4, "W:W31,33-50:B1-13,15-18,20,23".into()));
    /// # Ok::<(), draughts::PlayPdnError>(())
    /// ```
    pub fn from_pdn(game: G, pdn: &PdnGame, reading: Reading) -> Result<Self, PlayPdnError> {
        let start = match pdn.fen() {
            Some(fen) => Position::read(game, fen, reading)?,
            None => Position::initial_of(game),
        };
        let mut game = Game::from_position(start);
        for element in pdn.line(LineId::MAIN) {
            let ply = game.ply() + 1;
            match element {
                Element::Move(PdnMove { text: Some(text), .. }) => {
                    let text = text.to_string();
                    let legal = game.position().legal_moves_within(PLACES_IN_FILES);
                    let legal = legal.map_err(|error| PlayPdnError::TooManyWays { ply, error })?;
                    let m = game.position().parse_move_among(&legal, &text);
                    let m = m.map_err(|error| PlayPdnError::Move { ply, text, error })?;
                    game.push(&m);
                }
                Element::Move(PdnMove { text: None, .. }) => return Err(PlayPdnError::NotGiven { ply }),
                Element::SetUp(_) => return Err(PlayPdnError::SetUp { ply }),
                _ => {}
            }
        }
        Ok(game)
    }

    /// The game as PDN 3.0: its `GameType`, or for games that have none its name as `Variant`; the position it
    /// starts from if that is not the usual one; the result if it is over, as is the custom; and the moves.
    /// The `*` at the end only ends the moves, as PDN 3.0 has it. None for games whose moves PDN has no form for.
    ///
    /// ```
    /// use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.play_text("c3-d4 b6-a5")?;
    /// game.agree_draw()?;
    /// let text = game.to_pdn().unwrap().to_string();
    /// assert_eq!(text, "[GameType \"25,W,8,8,A0,0\"]\n[Result \"1/2-1/2\"]\n\n1. c3-d4 b6-a5 *");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn to_pdn(&self) -> Option<PdnGame> {
        let mut pdn = PdnGame::new();
        let key = self.position.info().key;
        match GameType::of(key) {
            Some(game_type) => pdn.set_tag("GameType", &game_type.to_string()),
            None => pdn.set_tag("Variant", key),
        }
        let start = self.position_at(0)?;
        if start.state() != &start.game().start() {
            pdn.set_tag("FEN", &start.to_fen());
        }
        if let Some(outcome) = self.outcome() {
            pdn.set_verdict(outcome.winner.map_or(Verdict::Drawn, Verdict::Won), Dialect::Pdn3);
        }
        for (position, m) in self.steps() {
            pdn.add_move(LineId::MAIN, position.text_in(m, Form::Standard).parse().ok()?);
        }
        Some(pdn)
    }
}

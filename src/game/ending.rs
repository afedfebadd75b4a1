//! How a game ends: on the board, by a draw rule, or by the players.

use alloc::vec::Vec;

use super::Game;
use super::count::DrawCount;
use super::judge::{Moment, Trail};
use crate::outcome::{Outcome, Reason};
use crate::play::Play;
use crate::rules::{Clause, DrawRule, Progress};
use crate::square::Color;

/// Whether draw rules apply by themselves.
///
/// ```
/// use draughts::Judging;
/// assert_eq!(Judging::default(), Judging::Automatic);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Judging {
    /// The game is over as soon as a draw rule applies (RULES.md, O-RU-4).
    #[default]
    Automatic,
    /// A player must claim the draw, and may while the rule applies.
    Claimed,
}

/// Why a game cannot be ended like that.
///
/// ```
/// use draughts::{EndGameError, Game, Russian};
/// let mut game = Game::<Russian>::new();
/// assert_eq!(game.claim_draw(), Err(EndGameError::NoDrawRule));
/// game.agree_draw()?;
/// assert_eq!(game.agree_draw(), Err(EndGameError::GameOver));
/// # Ok::<(), EndGameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum EndGameError {
    /// It is over already.
    #[error("the game is over")]
    GameOver,
    /// No draw rule applies.
    #[error("no draw rule applies")]
    NoDrawRule,
    /// One of three players gives up: that alone leaves no winner.
    #[error("in a game of three the players must agree who has won")]
    NoWinner,
    /// The player does not take part.
    #[error("{0} does not play")]
    NoSuchPlayer(Color),
}

/// An end that the board does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settlement {
    /// After how many moves.
    pub(super) ply: usize,
    pub(super) outcome: Outcome,
    /// The draw rule that was claimed.
    pub(super) rule: Option<usize>,
}

impl<G: Play> Game<G> {
    /// How the game has ended, if it has. What the board shows goes before the players' decision, and
    /// that before draw rules: a win on the last move a rule allows is a win.
    ///
    /// ```
    /// use draughts::{Color, Game, Reason, Russian};
    /// let mut game = Game::<Russian>::new();
    /// assert_eq!(game.outcome(), None);
    /// game.resign(Color::White)?;
    /// assert_eq!(game.outcome().map(|o| (o.winner, o.reason)), Some((Some(Color::Black), Reason::Resignation)));
    /// # Ok::<(), draughts::EndGameError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        let agreed = || self.settled().map(|settlement| settlement.outcome);
        let drawn = || Some(draw_by(self.automatic_draw()?));
        self.position.outcome().or_else(agreed).or_else(drawn)
    }

    /// The draw rule by which the game is over.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().drawn_by(), None);
    /// ```
    pub fn drawn_by(&self) -> Option<&DrawRule> {
        if self.position.outcome().is_some() {
            return None;
        }
        match self.settled() {
            Some(settlement) => self.draws.get(settlement.rule?),
            None => self.automatic_draw(),
        }
    }

    /// The draw rules that are running and how far each has come: what a server shows beside the board.
    ///
    /// ```
    /// use draughts::{Game, International};
    /// let game = Game::<International>::new();
    /// let names: Vec<_> = game.draw_counts().iter().map(|count| count.rule.name.clone()).collect();
    /// assert_eq!(names, ["third repetition", "25 moves of kings alone"]);
    /// ```
    pub fn draw_counts(&self) -> Vec<DrawCount<'_>> {
        let is_caught = || self.is_caught();
        let trail = self.trail(&is_caught);
        self.draws.iter().filter_map(|rule| trail.count(rule)).collect()
    }

    /// The draw rule that applies now, whether or not it does so by itself.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// assert_eq!(Game::<Russian>::new().claimable(), None);
    /// ```
    pub fn claimable(&self) -> Option<&DrawRule> {
        let is_caught = || self.is_caught();
        let trail = self.trail(&is_caught);
        self.draws.iter().find(|rule| trail.count(rule).is_some_and(|count| count.applies))
    }

    /// Ends the game by the draw rule that applies.
    ///
    /// # Errors
    /// [`EndGameError`] if none does or the game is over.
    ///
    /// ```
    /// # use draughts::{EndGameError, Game, Russian};
    /// assert_eq!(Game::<Russian>::new().claim_draw(), Err(EndGameError::NoDrawRule));
    /// ```
    pub fn claim_draw(&mut self) -> Result<(), EndGameError> {
        if self.outcome().is_some() {
            return Err(EndGameError::GameOver);
        }
        let rule = self.claimable().ok_or(EndGameError::NoDrawRule)?;
        let (outcome, rule) = (draw_by(rule), self.draws.iter().position(|other| other == rule));
        self.settlement = Some(Settlement { ply: self.ply(), outcome, rule });
        Ok(())
    }

    /// Ends the game as a draw by agreement.
    ///
    /// # Errors
    /// [`EndGameError`] if it is over.
    ///
    /// ```
    /// # use draughts::{Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.agree_draw()?;
    /// assert!(game.outcome().is_some_and(|outcome| outcome.is_draw()));
    /// # Ok::<(), draughts::EndGameError>(())
    /// ```
    pub fn agree_draw(&mut self) -> Result<(), EndGameError> {
        self.settle(Outcome { winner: None, reason: Reason::Agreement })
    }

    /// Ends the game because a player gives up.
    ///
    /// # Errors
    /// [`EndGameError`] if it is over, or there are three players: what one of them giving up means they
    /// must [`settle`](Self::settle).
    ///
    /// ```
    /// # use draughts::{Color, Game, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.resign(Color::White)?;
    /// assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Color::Black));
    /// # Ok::<(), draughts::EndGameError>(())
    /// ```
    pub fn resign(&mut self, color: Color) -> Result<(), EndGameError> {
        self.check_plays(color)?;
        if self.position.game().players() != 2 {
            return Err(EndGameError::NoWinner);
        }
        let winner = Some(Color::from_index(1 - color.index()));
        self.settle(Outcome { winner, reason: Reason::Resignation })
    }

    /// Ends the game as the players or an arbiter decide. Taking back the last move opens it again.
    ///
    /// # Errors
    /// [`EndGameError`] if it is over.
    ///
    /// ```
    /// use draughts::{Color, Game, Outcome, Reason, Russian};
    /// let mut game = Game::<Russian>::new();
    /// game.settle(Outcome { winner: Some(Color::White), reason: Reason::Forfeit })?;
    /// assert!(game.outcome().is_some());
    /// # Ok::<(), draughts::EndGameError>(())
    /// ```
    pub fn settle(&mut self, outcome: Outcome) -> Result<(), EndGameError> {
        if let Some(winner) = outcome.winner {
            self.check_plays(winner)?;
        }
        if self.outcome().is_some() {
            return Err(EndGameError::GameOver);
        }
        self.settlement = Some(Settlement { ply: self.ply(), outcome, rule: None });
        Ok(())
    }

    fn check_plays(&self, color: Color) -> Result<(), EndGameError> {
        if color.index() < self.position.game().players() { Ok(()) } else { Err(EndGameError::NoSuchPlayer(color)) }
    }

    /// The players' decision, if it was made here.
    fn settled(&self) -> Option<Settlement> {
        self.settlement.filter(|settlement| settlement.ply == self.ply())
    }

    fn automatic_draw(&self) -> Option<&DrawRule> {
        if self.judging == Judging::Automatic { self.claimable() } else { None }
    }

    /// The history as draw rules see it.
    pub(super) fn trail<'s, C: Fn() -> bool>(&'s self, is_caught: &'s C) -> Trail<'s, impl Fn(usize) -> &'s Moment, C> {
        Trail {
            moment: |ply| &self.history.stage(ply).moment,
            last: self.ply(),
            players: self.position.game().players(),
            quiet_before: self.clocks.quiet_plies,
            is_caught,
        }
    }

    /// Whether the player to move can take a piece, or cannot help losing one to the next move.
    fn is_caught(&self) -> bool {
        let captures = |state: &G::State, moves: &[G::Move]| {
            moves.iter().any(|m| self.position.game().progress(state, m).contains(Progress::CAPTURE))
        };
        let moves = self.position.legal_moves();
        let mut replies = Vec::new();
        captures(self.position.state(), &moves)
            || !moves.is_empty()
                && moves.iter().all(|m| {
                    let next = self.position.play_unchecked(m);
                    next.legal_moves_into(&mut replies);
                    captures(next.state(), &replies)
                })
    }
}

/// The draw that a rule makes.
fn draw_by(rule: &DrawRule) -> Outcome {
    let reason = match rule.clause {
        Clause::Repetition { .. } => Reason::Repetition,
        _ => Reason::DrawRule,
    };
    Outcome { winner: None, reason }
}

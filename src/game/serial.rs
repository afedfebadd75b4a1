//! Games through serde: a start as FEN, moves as text, and the settings.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ending::Settlement;
use super::{Clocks, Game, Judging};
use crate::notation::{Form, Text};
use crate::outcome::Outcome;
use crate::play::Play;
use crate::position::Position;
use crate::rules::{DrawRule, DrawRules};
use crate::serial::{WRITTEN, check_key};
use crate::ways::PLACES_IN_FILES;

/// A game as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    game: String,
    /// The position it starts with, if it is not that of all such games.
    start: Option<String>,
    /// The moves, those taken back at the end.
    moves: Vec<String>,
    /// How many of them are played; all, if it does not say.
    played: Option<usize>,
    clocks: Option<Clocks>,
    /// The draw rules, if they are not the game's own.
    draws: Option<Vec<DrawRule>>,
    judging: Option<Judging>,
    settled: Option<Settled>,
}

/// An end that the board does not show, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settled {
    ply: usize,
    outcome: Outcome,
    /// The draw rule that was claimed, counted from 0.
    rule: Option<usize>,
}

/// The game's key, the moves as text, and what is not as usual, the start as FEN among it:
/// a table for people, a list of the same in compact formats.
///
/// ```
/// use draughts::{Game, Russian};
/// let mut game = Game::<Russian>::new();
/// game.play_text("c3-d4")?;
/// let text = serde_json::to_string(&game)?;
/// assert!(text.contains(r#""game":"russian""#) && text.contains(r#""moves":["c3-d4"]"#));
/// assert_eq!(serde_json::from_str::<Game<Russian>>(&text)?, game);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<G: Text> Serialize for Game<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.history.moves().iter().enumerate();
        let texts = moves.filter_map(|(ply, m)| Some(self.position_at(ply)?.text_in(m, Form::Standard)));
        let info = self.position.info();
        let record = Record {
            game: info.key.to_owned(),
            start: self
                .position_at(0)
                .filter(|start| start.state() != &start.game().start())
                .map(|start| start.to_fen()),
            moves: texts.collect(),
            played: Some(self.ply()).filter(|&ply| ply < self.history.moves().len()),
            clocks: Some(self.clocks).filter(|&clocks| clocks != Clocks::default()),
            draws: Some(&self.draws).filter(|draws| DrawRules::of(draws) != info.draws).cloned(),
            judging: Some(self.judging).filter(|&judging| judging != Judging::default()),
            settled: self.settlement.map(|Settlement { ply, outcome, rule }| Settled { ply, outcome, rule }),
        };
        record.serialize(serializer)
    }
}

/// A game of another key, a position that is none, a move that is not legal, and an end after moves
/// that are not there are errors.
impl<'de, G: Text + Default> Deserialize<'de> for Game<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let record = Record::deserialize(deserializer)?;
        check_key::<G, D::Error>(&record.game)?;
        record.replay(G::default())
    }
}

impl Record {
    /// The key of the game.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The game that is written.
    pub(crate) fn replay<G: Text, E: Error>(self, kind: G) -> Result<Game<G>, E> {
        let start = match &self.start {
            Some(fen) => Position::read(kind, fen, WRITTEN).map_err(E::custom)?,
            None => Position::initial_of(kind),
        };
        let mut game = Game::from_position(start);
        for text in &self.moves {
            let legal = game.position.legal_moves_within(PLACES_IN_FILES).map_err(E::custom)?;
            let m = game.position.parse_move_among(&legal, text).map_err(E::custom)?;
            game.push(&m);
        }
        let ply = self.played.unwrap_or(self.moves.len());
        if game.go_to(ply) != ply {
            let moves = self.moves.len();
            return Err(E::custom(format!("expected at most {moves} moves to be played, found {ply}")));
        }
        game.draws = self.draws.unwrap_or(game.draws);
        game.clocks = self.clocks.unwrap_or_default();
        game.judging = self.judging.unwrap_or_default();
        game.settlement = self.settled.map(|settled| game.check_settled(settled)).transpose().map_err(E::custom)?;
        Ok(game)
    }
}

impl<G: Play> Game<G> {
    /// The settlement that is written, if this game can have it.
    fn check_settled(&self, settled: Settled) -> Result<Settlement, &'static str> {
        let Settled { ply, outcome, rule } = settled;
        if ply > self.history.moves().len() {
            return Err("the game was settled after moves that it does not have");
        }
        if rule.is_some_and(|rule| rule >= self.draws.len()) {
            return Err("a draw was claimed by a rule that the game does not have");
        }
        if outcome.winner.is_some_and(|color| color.index() >= self.position.game().players()) {
            return Err("the game was won by somebody who does not play");
        }
        Ok(Settlement { ply, outcome, rule })
    }
}

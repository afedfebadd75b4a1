//! Games whose pieces are units, each kind with rules of its own: the chequers of A. Erokhno's "Space
//! chess" on a triangular board (RULES.md section 9). The guide to them is `docs/other-boards.md`.

mod apply;
mod game;
mod geometry;
mod home;
mod key;
mod list;
mod refusal;
mod rules;
mod state;
mod stock;
mod terrain;
mod unit;
mod view;

pub use game::UnitGame;
pub use key::{AnyUnitGame, UnitKeyError, trigonal, unit_game, unit_games, unit_parameters};
pub(crate) use refusal::Refusal;
pub use rules::{HomeCell, UnitRules, UnitRulesError};
pub(crate) use state::{End, NOWHERE};
pub use state::{UnitAction, UnitMove, UnitState};
pub use stock::{Checker, Gladiator, GovernmentPawn, Hero, SimplePawn};
pub use terrain::{GoalZone, Ground, Terrain, TrigonDiagonal, WhiteCells};
pub use unit::{Cells, GoalEffect, Homecoming, Spot, Unit};

/// The most kinds of unit in a game.
pub(crate) const MAX_KINDS: usize = 16;

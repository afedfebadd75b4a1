//! Portable Draughts Notation.
//!
//! [`games`] and [`read`] give the games of a text or a file as trees ([`PdnGame`]); a [`Reader`] tells a
//! [`Visitor`] about them one token after another, without allocating and in constant memory; a [`Writer`] is
//! a visitor that writes PDN 3.0. [`Replay`] is a visitor that checks every move against the rules of a game; the
//! others know no rules.
//!
//! In strict mode the grammar is the one PDN 3.0 gives for writing. In tolerant mode everything is read that
//! real files contain, and each [`Quirk`] gives a [`Warning`] with its place. A game that cannot be read on
//! ends with a [`Fault`]; the games after it are read. Nesting, length of tokens and of games are limited
//! ([`Limits`]); nothing recurses.

mod build;
mod chars;
mod comment;
mod element;
mod fast;
mod fault;
mod fen_text;
mod game_state;
mod lexer;
mod limits;
mod place;
mod quirk;
mod reader;
mod recover;
mod replay;
mod result;
mod set_up;
mod source;
#[cfg(feature = "std")]
mod stream;
mod tags;
mod take;
mod text;
mod time_control;
mod tree;
mod verdict;
mod visitor;
mod which;
mod writer;

#[cfg(feature = "std")]
pub use build::read;
pub use build::{BrokenGame, Games, games, parse};
pub use comment::{Clock, Command, Commands, Comment, commands, parse_time};
pub use element::{Element, LineId, PdnMove};
pub use fault::{Fault, FaultKind};
pub use limits::{Limits, Mode};
pub use place::Place;
pub use quirk::{Quirk, Warning};
pub use reader::{Reader, Summary};
pub use replay::{Replay, RuleFault, RuleFaultKind, RuleVisitor, check};
pub use result::{FirstScore, PdnResult, Points, Verdict};
pub use set_up::{fen_turn, null_move, set_up_fen};
pub use source::{Bytes, Source};
#[cfg(feature = "std")]
pub use stream::Stream;
pub use tags::{Tag, standard_key};
pub use text::{MoveText, ParseMoveTextError, Sign, SquareName};
pub use time_control::{ParseTimeControlError, Period, TimeControl};
pub use tree::PdnGame;
pub use visitor::{MoveNumber, MoveToken, Visitor};
pub use which::{KeySource, WhichGame, guess};
pub use writer::{Numbering, WriteOptions, Writer};

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod any;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod bitboard;
mod board;
mod direction;
mod game;
pub mod guide;
mod hash;
mod illegal;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod perft;
mod picture;
mod play;
mod players;
mod position;
mod random;
mod rules;
mod ruleset;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod square;
mod state;
mod svg;
mod symmetry;
mod syntax;
mod units;
mod variant;
mod ways;

pub use any::*;
pub use bitboard::*;
pub use board::*;
pub use direction::*;
pub use game::*;
pub use illegal::*;
pub use movegen::ClickState;
pub use moves::{Jump, Move};
pub use notation::*;
pub use outcome::*;
pub use perft::*;
pub use play::Play;
pub use players::*;
pub use position::*;
pub use random::Random;
pub use rules::*;
pub use ruleset::*;
pub use setup::*;
pub use square::*;
pub use state::{BitsOf, State, StateOf};
pub use svg::{Diagram, LastMove, Palette, SquareLabels, Tint};
pub use syntax::SyntaxError;
#[doc(inline)]
pub use units::*;
pub use variant::*;
pub use ways::TooManyWays;

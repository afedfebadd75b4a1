//! Reference engine for Erokhno's trigonal checkers: slow, plain, written from
//! the rules (RULES.md §9 and `perft/trigonal.md`, cited as O-TR-n and A-n)
//! and sharing nothing with the crate it is used to test.
//!
//! ```text
//! let game = Game::parse("trigonal-army-2:side=6,home=3")?;
//! let start = game.initial();
//! for action in game.moves(&start) { println!("{}", action.text()); }
//! assert_eq!(game.perft(&start, 4), 5551);
//! ```
//!
//! * [`geometry`] – the board, read off a drawing by shared corners (§9.2, §9.3)
//! * [`board`] – the same, worked out once for a game
//! * [`rules`] – keys and parameters, homes, goals, set-ups (§9.4)
//! * [`position`] – players, kinds, units, pools and what a move is (§9.5)
//! * [`text`] – the text form of positions (trigonal.md section 1)
//! * [`unit_moves`] – what one unit can do (O-TR-7 … O-TR-13)
//! * [`returns`] – heroes coming home (O-TR-14 … O-TR-17)
//! * [`game`] – duty, skips, playing, endings, perft (O-TR-11, 18 … 20)

// An integration test seldom uses every function of the module it includes.
#![allow(dead_code, unused_imports)]

pub mod board;
pub mod game;
pub mod geometry;
pub mod position;
pub mod returns;
pub mod rules;
pub mod text;
pub mod unit_moves;

pub use game::{Game, Outcome};
pub use geometry::{Cell, Leap};
pub use position::{Kind, Move, Player, Position, Unit};
pub use rules::{Diagonal, Rules, SetUp};

//! The rules of every checkers (draughts) game: legal moves, perft, notation, draws; and of games nobody has played
//! yet, put together from small rule objects.
//!
#![doc = include_str!("../docs/international.svg")]
//!
//! # Three kinds of user
//!
//! **Programs that play, serve or show games.** Choose a game by name when the program runs, or as a type when it is
//! compiled. A [`Position`] lists its moves and says why another move is illegal; a [`Game`] keeps the history, the
//! draws and the outcome. See [what to find where](#what-to-find-where).
//!
//! ```
//! use draughts::AnyGame;
//!
//! let mut game = AnyGame::by_name("international")?;
//! game.play_text("32-28 19-23 28x19")?;
//! let position = game.position();
//! let replies: Vec<_> = position.legal_moves().iter().map(|m| position.text(m)).collect();
//! assert_eq!(replies, ["13x24", "14x23"]);
//! let error = position.parse_move("20-25").unwrap_err(); // it says which rule the move breaks
//! assert_eq!(error.to_string(), "illegal move: a capture is possible and compulsory");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **People who check move generators.** [`perft`](perft()) and [`divide`] count the move tree; [`Counting`] says
//! what is one move, because published tables differ in it. The program `examples/perft` finds the position in which
//! another generator differs and names the rule. See the guide [Validate your move generator](guide::perft).
//!
//! ```
//! use draughts::{Counting, Frisian, Position, perft_counting};
//!
//! let start = Position::<Frisian>::initial();
//! assert_eq!(perft_counting(&start, 4, Counting::Moves), 3874); // equal captures once
//! assert_eq!(perft_counting(&start, 4, Counting::Routes), 3880); // every way of making them
//! ```
//!
//! **People who invent games.** A board, and an answer to each question of the rule book, are a new game: as a name
//! with words before it and parameters after it, as a file ([`RuleSet`]), or as a list of types ([`Compose`]). See
//! the guide [Make your own game](guide::your_own_game).
//!
//! ```
//! use draughts::{GiveAway, Neu, Position, Spanish, by_name};
//!
//! assert_eq!(by_name("neu-giveaway-spanish")?.count_moves(), 4);
//! assert_eq!(Position::<GiveAway<Neu<Spanish>>>::initial().count_moves(), 4);
//! assert_eq!(by_name("spanish:board=10x10,rows=4")?.count_moves(), 9);
//! # Ok::<(), draughts::UnknownVariant>(())
//! ```
//!
//! # Guides
//!
//! 1. [Make your own game](guide::your_own_game)
//! 2. [Validate your move generator](guide::perft)
//! 3. [Boards that are not square](guide::other_boards)
//! 4. [Other libraries](guide::other_libraries), for those who choose
//!
//! # What to find where
//!
//! | to | see |
//! |---|---|
//! | choose a game at run time | [`by_name`], [`AnyGame::by_name`]; every name: [`games`], [`mixtures`] |
//! | show a board as text | [`Position::to_picture`], or `{:#}` of a position |
//! | read a FEN that is not quite right | [`Position::read`] with [`Reading::TOLERANT`]; with its clocks, in games known to the compiler, [`Game::read`] |
//! | answer strangers | first [`Position::legal_moves_within`]: made-up positions may have captures with millions of ways; see `SECURITY.md` |
//! | list all legal moves as PDN has them | [`Position::texts`] of [`Position::legal_moves`], with [`Form::Standard`] |
//! | see pieces, reserves and squares of an [`AnyGame`] | `any_position` of it, then [`AnyPosition::pieces`], [`AnyPosition::reserve`], [`AnyPosition::square_name`] |
//! | read a move and say what is wrong with it | [`Position::parse_move`]; the error is shown with `{}`; a drop is written `@a1` |
//! | know the moves of one piece | those of [`Position::legal_moves`] whose [`from`](Move::from) is its square; for a board that is clicked on, [`Position::clicks`] |
//! | know whether a move captures, promotes or drops | [`Move::is_capture`], [`Move::is_promotion`], [`Move::is_drop`]; of any game, the same of [`AnyMove`] |
//! | know the squares of a capture | [`Position::route`]; as text, [`text_in`](Position::text_in) with [`Form::Full`]; all ways to make it, [`Position::routes`]; how many there are for each move, [`divide_counting`] with depth 1 and [`Counting::Routes`] |
//! | take a move back | [`Game::undo`], [`Game::redo`], [`Game::go_to`]; a position never changes, so that the one before can be kept |
//! | know how a game ended, and how far a draw is | [`Game::outcome`], [`Game::draw_counts`] |
//! | know that a position was repeated | [`Game::outcome`] with [`Reason::Repetition`]; how often so far, [`Game::repetitions`]; if players must claim it ([`Judging`]), [`Game::claimable`] |
//! | store a game and go on with it | feature `serde`: a [`Game`] is `Serialize` and `Deserialize`, as are [`AnyGame`], [`Position`] and [`Turn`]; without it, PDN |
//! | write and read PDN | [`Game::to_pdn`], [`Game::from_pdn`], the module [`pdn`] |
//! | read a PDN file with faults and go on | [`pdn::games`] gives each game or what broke it; [`pdn::Replay`] plays the legal moves before an illegal one |
//! | check a PDN file | `cargo run --release --example pdn_check -- FILE`; in a program, [`PdnChecker`] |
//! | draw a board with the last move, for a web page | [`Game::to_svg`]: a `<svg>` element for the page, or a file of type `image/svg+xml`; of a position, [`Diagram::last_move`] |
//! | keep positions in a table or database | [`Position::key`], [`Position::wide_key`]: the same in every release |
//! | count over threads | `Perft::threads` of [`Perft`] (feature `rayon`); without it, one thread and no table |
//! | put the clicks of a player together to a move | [`Position::clicks`] |
//!
#![doc = include_str!("../docs/games.md")]
//!
//! Each name is a type too: `sri-lankan` is [`SriLankan`]. Games are played on the dark squares (those of a1's
//! colour), on the light ones, or on all. The last column names the place in `RULES.md`, which comes with the crate:
//! every rule with its source, and what was decided where sources are silent.
//!
//! All but `hexdame` can be mixed with another set-up, goal or way of entering the board, by a word before its name
//! ([`prefixes`]): `neu-giveaway-sintez-ru`. On triangles A. Erokhno's chequers are played, between two or among
//! three ([`unit_games`]).
//!
//! # Features
//!
//! | feature | adds |
//! |---|---|
//! | `std` (default) | nothing but `std`'s error and IO traits where they are of use; without it the crate needs `alloc` only |
//! | `serde` | rule sets, positions, moves and games as data |
//! | `arbitrary` | positions for fuzzers |
//! | `rayon` | `Perft::threads`: perft over threads |
//!
//! Without the standard library: `draughts = { version = "0.1", default-features = false }`; the program brings an
//! allocator. All but threads and reading from streams is there.
//!
//! # What it does not do
//!
//! The crate knows rules. It does not search for good moves or judge positions, and has no opening book, endgame tables,
//! clocks, network or window: a program that plays or serves games has those itself.
//!
//! The minimum Rust version is 1.88. The licence is MIT or Apache-2.0, as you choose.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(not(feature = "std"), no_std)]
// Shows in the documentation which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

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

//! Guides: how to do something with the crate, from the first line to the last.
//!
//! 1. [Make your own game](your_own_game): a name, a file, a value, a list of types, a rule of your own.
//! 2. [Validate your move generator](perft): perft, comparing with another program, counts cut into parts for many machines.
//! 3. [Boards that are not square](other_boards): triangles and hexagons, and pieces that are neither men nor kings.
//! 4. [Other libraries](other_libraries): what they know and do, with sources.
//!
//! The guides are the files of the folder `docs`, and can be read there too.

// A guide is read in two places. Its file ends with a list of links that lead to other files; the list that stands before
// the file here is the one that rustdoc follows, because of two definitions of a link the first counts. `tests/readme.rs`
// checks that both lists name the same links.

/// [`prefixes`]: crate::prefixes
/// [`mixtures`]: crate::mixtures
/// [`RuleSet`]: crate::RuleSet
/// [`RuleSet::of`]: crate::RuleSet::of
/// [`Position::play`]: crate::Position::play
/// [`Neu`]: crate::Neu
/// [`GiveAway`]: crate::GiveAway
/// [`Breakthrough`]: crate::Breakthrough
/// [`Diagonal`]: crate::Diagonal
/// [`Killer`]: crate::Killer
/// [`OnBoard`]: crate::OnBoard
/// [`WithRows`]: crate::WithRows
/// [`Movement`]: crate::Movement
/// [`Capture`]: crate::Capture
/// [`Promotion`]: crate::Promotion
/// [`Entry`]: crate::Entry
/// [`Ending`]: crate::Ending
/// [`TwoModes`]: crate::TwoModes
/// [`Variant`]: crate::Variant
/// [units]: crate::Unit
/// [other boards]: crate::guide::other_boards
#[doc = include_str!("../docs/your-own-game.md")]
pub mod your_own_game {}

/// [`perft`]: crate::perft()
/// [`perft_counting`]: crate::perft_counting
/// [`divide`]: crate::divide
/// [`Perft`]: crate::Perft
/// [`Plies`]: crate::Plies
/// [`to_fen`]: crate::Position::to_fen
#[doc = include_str!("../docs/perft.md")]
pub mod perft {}

/// [A picture]: #the-start-of-trigonal-army-3
/// [`unit_games`]: crate::unit_games
/// [`unit_parameters`]: crate::unit_parameters
/// [`by_name`]: crate::by_name
/// [`unit_game`]: crate::unit_game
/// [`trigonal`]: crate::trigonal
/// [`Unit`]: crate::Unit
/// [steps]: crate::Unit::steps
/// [leaps]: crate::Unit::leaps
/// [jumps]: crate::Unit::jumps
/// [`strikes`]: crate::Unit::strikes
/// [goal]: crate::Unit::on_goal
/// [returns]: crate::Unit::homecoming
/// [`Spot`]: crate::Spot
/// [`Terrain`]: crate::Terrain
/// [`Ground`]: crate::Ground
/// [`Trigon`]: crate::Trigon
/// [`Hex`]: crate::Hex
/// [`games`]: crate::games
/// [`RuleSet`]: crate::RuleSet
/// [`AnyPosition`]: crate::AnyPosition
#[doc = include_str!("../docs/other-boards.md")]
///
/// ## The start of trigonal-army-3
///
#[doc = include_str!("../docs/trigonal.svg")]
pub mod other_boards {}

/// [games]: crate#the-games
/// [Validate your move generator]: crate::guide::perft
#[doc = include_str!("../docs/other-libraries.md")]
pub mod other_libraries {}

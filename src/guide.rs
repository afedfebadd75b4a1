//! Guides: how to do something with the crate, from the first line to the last.

#[doc = include_str!("../docs/your-own-game.md")]
pub mod your_own_game {}

#[doc = include_str!("../docs/perft.md")]
pub mod perft {}

#[doc = include_str!("../docs/other-boards.md")]
///
#[doc = include_str!("../docs/trigonal.svg")]
pub mod other_boards {}

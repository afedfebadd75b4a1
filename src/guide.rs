//! Guides: how to do something with the crate, from the first line to the last.

#[doc = include_str!("../docs/your-own-game.md")]
pub mod your_own_game {}

//! Comparing the crate with another generator of moves: finds the first count that differs, walks down
//! to the position whose moves differ, and says which moves and why.

pub mod counts;
pub mod listing;
pub mod other;
pub mod report;
pub mod shrink;
pub mod walk;
pub mod why;

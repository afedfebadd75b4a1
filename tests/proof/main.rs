//! The move generator against published counts, against positions with known counts, against what
//! other programs got wrong, and against a slow reference generator that shares no code with it.
//!
//! `PERFT_NODES=100000000 cargo test --release --test proof` lifts the limit on the counts checked.

#[path = "../reference/mod.rs"]
mod reference;

mod battery;
mod cases;
mod counts;
mod random;
mod random_rules;
mod rows;
mod wrappers;

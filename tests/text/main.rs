//! Positions and moves as text, the ways of captures, pictures and symmetries. One program, since
//! each compiles the checks for every game anew.

#[path = "../support/mod.rs"]
mod support;

mod common;
mod fen;
mod move_text;
mod pictures;
mod robust;
mod routes;

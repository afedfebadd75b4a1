//! Erokhno's game on a triangle: shows the board, plays a short game of three, and says why moves are
//! not legal.
//!
//! ```text
//! cargo run --example trigonal                          a game of three
//! cargo run --example trigonal -- KEY                   the start of a game: trigonal-army-2:side=8
//! cargo run --example trigonal -- KEY svg > board.svg   the same as a drawing
//! cargo run --release --example trigonal -- perft KEY DEPTH
//! ```

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use draughts::{Color, Position, Wide, by_name, trigonal};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("trigonal: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => three_players(),
        ["perft", key, depth] => count(key, depth.parse().map_err(|_| "DEPTH is a whole number")?),
        [key] => {
            print!("{:#}", Position::initial_of(trigonal::<Wide<3>>(key)?));
            Ok(())
        }
        [key, "svg"] => {
            print!("{}", Position::initial_of(trigonal::<Wide<3>>(key)?).to_svg());
            Ok(())
        }
        _ => Err("expected nothing, a game, a game and svg, or perft, a game and a depth".into()),
    }
}

fn count(key: &str, depth: u32) -> Result<(), Box<dyn Error>> {
    let (position, start) = (by_name(key)?, Instant::now());
    let leaves = position.perft(depth);
    let seconds = start.elapsed().as_secs_f64();
    println!("{leaves} leaves in {seconds:.2} s, {:.1} million a second", leaves as f64 / seconds / 1e6);
    Ok(())
}

/// A few moves of three armies on a small board, then a crushing victory.
pub fn three_players() -> Result<(), Box<dyn Error>> {
    let mut position = Position::initial_of(trigonal::<u64>("trigonal-army-3:side=6,home=2")?);
    println!("The start: b is Black, w White, t the third player; G gladiators, C checkers, Y government pawns.\n");
    println!("{position:#}");
    for text in ["Y b2-c3", "C e9-e8", "Y f2-e3", "Y c3-d6", "C e8-d7", "C e1-e2", "Y d6-e7", "C d7-d6"] {
        position = position.play(&position.parse_move(text)?)?;
        println!("{text:10} then {} to move: {}", position.turn(), position.to_fen());
    }
    println!("\n{position:#}");
    for text in ["e2-e1", "f1-f3", "C e2-f6", "f1-f2", "skip"] {
        match position.parse_move(text) {
            Ok(m) => println!("{text:8} is legal: {}", position.text(&m)),
            Err(error) => println!("{text:8} {error}"),
        }
    }
    position = position.play(&position.parse_move("C e2-e4")?)?;
    position = position.play(&position.parse_move("Y e7-f6")?)?;
    if let Some(outcome) = position.outcome() {
        let points = Color::ALL.map(|color| format!("{color} {}", outcome.half_points(color) as f32 / 2.0));
        println!("\nThe government pawn has come to the far strip, {:?}: {}", outcome.reason, points.join(", "));
    }
    Ok(())
}

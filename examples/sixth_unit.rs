//! A unit that Erokhno's game does not have, written outside the crate: the rider leaps through one
//! cell whatever stands on it, and captures what stands where it lands. It joins the army on the fifth
//! level, and becomes a hero that brings one more rider home.

use std::error::Error;
use std::process::ExitCode;

use draughts::{Cells, GoalEffect, Ground, Hero, Position, Reading, Spot, Trigon, Unit, UnitRules, perft};

#[derive(Clone, Copy, Debug)]
struct Rider;

impl Unit for Rider {
    fn letter(&self) -> char {
        'K'
    }
    fn name(&self) -> &'static str {
        "rider"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        at.landings()
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        at.not_below(at.landings())
    }
    fn on_goal(&self, white: bool) -> GoalEffect {
        if white { GoalEffect::Becomes('Q') } else { GoalEffect::Nothing }
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sixth_unit: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let board = Ground::new(Trigon::<12>::new());
    let army = UnitRules::army(board, 4, 2).with(Rider).with(Hero::new(Rider, 'Q', 1));
    let rules = army.filled(|level, like_corner| (level == 5 && !like_corner).then_some('K'));
    let game = rules.build()?;

    let start = Position::initial_of(game.clone());
    print!("{start:#}");
    println!("perft 1 to 4: {:?}", [1, 2, 3, 4].map(|depth| perft(&start, depth)));

    let position = Position::read(game, "B B:Kg5,Qk21;W:Pg7,Ci6,Kl20 B:K2;W:-", Reading::STRICT)?;
    println!("\n{}", position.to_fen());
    for m in position.legal_moves() {
        println!("  {}", position.text(&m));
    }
    Ok(())
}

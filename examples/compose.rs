//! Three games nobody plays yet, each a few lines: `cargo run --release --example compose`.

use draughts::*;

/// A list of types is a game: Turkish moves and captures on a board of ten files and nine ranks.
#[derive(Clone, Copy, Debug, Default)]
struct WideTurkish;
impl Compose for WideTurkish {
    type Board = Full<10, 9>;
    type Players = Two;
    type Movement = TurkishMovement;
    type Capture = TurkishCapture;
    type Promotion = WhenItStops;
    type Entry = Rows<2, 1>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("wide-turkish");
}

/// A game made of games: drop the men, and who has no move left wins, by the rules above.
type WideTurkishTurnedRound = Neu<GiveAway<WideTurkish>>;

/// A policy of one's own: one must take as few pieces as the capture allows, but kings first.
#[derive(Clone, Copy, Debug, Default)]
struct Modest;
impl Capture for Modest {
    type Precedence = (u32, std::cmp::Reverse<u32>);
    fn precedence(&self, tally: &Tally) -> Self::Precedence {
        (tally.kings, std::cmp::Reverse(tally.taken))
    }
}

/// Russian draughts in which one is modest.
#[derive(Clone, Copy, Debug, Default)]
struct ModestRussian;
impl Compose for ModestRussian {
    type Board = Dark<8, 8>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = Modest;
    type Promotion = ContinuesAsKing;
    type Entry = Rows<3>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("modest-russian");
}

fn show<V: Compose>(depth: u32) {
    let start = Position::<V>::initial();
    println!("{}\n{start:#}", start.info().key);
    for depth in 1..=depth {
        println!("perft {depth}: {}", perft(&start, depth));
    }
}

fn main() {
    show::<WideTurkish>(4);
    show::<WideTurkishTurnedRound>(4);
    show::<ModestRussian>(7);
}

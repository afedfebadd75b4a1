//! Perft of types, of rules as data and of the slow reference generator agree on any position, and so do the ways of
//! captures.
#![no_main]

#[path = "../../tests/reference/mod.rs"]
mod reference;

use draughts::{AnyPosition, Compose, Counting, Position, Random, RuleSet};
use libfuzzer_sys::fuzz_target;

/// Whether the reference, which walks every way, comes to an end in time.
fn is_quick(position: &AnyPosition) -> bool {
    position.legal_moves_within(0).is_ok() && position.perft_counting(1, Counting::Routes) <= 1_000
}

fn compare<V: Compose>(seed: u64) {
    let position = Position::<V>::random(&mut Random::new(seed));
    let key = V::INFO.key;
    let fen = position.to_fen();
    let typed = AnyPosition::from(position);
    let data = AnyPosition::from_rules(&RuleSet::named(key).unwrap()).unwrap();
    let data = data.read(&fen, draughts::Reading::TOLERANT).unwrap();
    let game = reference::game(key).unwrap();
    let slow = game.parse_fen(&fen).unwrap();
    if !is_quick(&typed) || typed.legal_moves().iter().any(|m| !is_quick(&typed.play_unchecked(m))) {
        return;
    }
    for depth in 1..=2 {
        let count = typed.perft(depth);
        assert_eq!(count, data.perft(depth), "{key} {fen}");
        assert_eq!(count, game.perft(&slow, depth), "{key} {fen}");
    }
    let ways = typed.perft_counting(1, Counting::Routes);
    assert_eq!(ways, data.perft_counting(1, Counting::Routes), "{key} {fen}");
    // Where kings turn on two squares towards one piece, the reference, which knows the order of the pieces, sees one way.
    if key != "frisian" {
        assert_eq!(ways, game.perft_routes(&slow, 1), "{key} {fen}");
    }
}

fuzz_target!(|input: (u8, u64)| {
    use draughts::*;
    let (byte, seed) = input;
    match byte % 8 {
        0 => compare::<Russian>(seed),
        1 => compare::<International>(seed),
        2 => compare::<English>(seed),
        3 => compare::<Frisian>(seed),
        4 => compare::<Turkish>(seed),
        5 => compare::<SintezRu>(seed),
        6 => compare::<Italian>(seed),
        _ => compare::<Thai>(seed),
    }
});

//! Chance that can be repeated.

use draughts::*;

#[test]
fn a_seed_gives_one_game() {
    let game = |seed| {
        let mut game = Game::<Russian>::new();
        game.play_randomly(&mut Random::new(seed), 60);
        game
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn numbers_below_a_bound_are_spread_evenly() {
    let mut random = Random::new(3);
    let mut counts = [0; 7];
    for _ in 0..7000 {
        counts[random.below(7)] += 1;
    }
    assert!(counts.iter().all(|&count| (850..1150).contains(&count)), "{counts:?}");
}

#[test]
fn the_numbers_are_those_of_splitmix64() {
    // The published first outputs for the seed 1234567.
    let mut random = Random::new(1_234_567);
    assert_eq!(random.next_number(), 6_457_827_717_110_365_317);
    assert_eq!(random.next_number(), 3_203_168_211_198_807_973);
}

#[test]
fn a_random_game_has_as_many_plies_as_are_asked_for_or_ends_before() {
    let mut game = Game::<Russian>::new();
    assert_eq!(game.play_randomly(&mut Random::new(1), 10), 10);
    assert_eq!((game.play_randomly(&mut Random::new(1), 10), game.ply()), (10, 10), "it has them");
    game.resign(Color::White).unwrap();
    assert_eq!(game.play_randomly(&mut Random::new(1), 20), 10, "it is over");
}

//! Values for fuzzers: sound ones are sound, unsound ones are refused without harm.
#![cfg(feature = "arbitrary")]

use arbitrary::{Arbitrary, Unstructured};
use draughts::*;

/// Data by chance.
fn data(seed: u64, length: usize) -> Vec<u8> {
    let mut random = Random::new(seed);
    (0..length).map(|_| random.below(256) as u8).collect()
}

fn values_are_as_promised<V: Compose>() {
    let mut legal = 0;
    for seed in 0..200 {
        let bytes = data(seed, 200);
        let mut u = Unstructured::new(&bytes);
        let position = Position::<V>::arbitrary(&mut u).unwrap();
        assert_eq!(Position::from_setup(&position.to_setup()).as_ref(), Ok(&position));
        let m = Move::arbitrary(&mut u).unwrap();
        assert_eq!(position.play(&m).is_ok(), position.legal_moves().contains(&m));
        legal += position.play(&m).is_ok() as u32;
        let setup = Setup::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
        if let Ok(position) = Position::<V>::from_setup_of(V::default(), &setup, Faults::TOLERABLE) {
            assert_eq!(position.count_moves(), position.legal_moves().len() as u64);
        }
        let game = Game::<V>::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
        assert!(game.ply() > 10 || game.outcome().is_some());
        assert!(game.steps().all(|(position, m)| position.is_legal(m)));
    }
    assert!(legal < 100, "{legal}");
}

#[test]
fn values_of_every_kind_are_as_promised() {
    values_are_as_promised::<Russian>();
    values_are_as_promised::<Frisian>();
    values_are_as_promised::<NeuRussian>();
    values_are_as_promised::<Turkish>();
}

#[test]
fn no_data_is_enough() {
    let mut nothing = Unstructured::new(&[]);
    assert!(Position::<International>::arbitrary(&mut nothing).is_ok());
    assert_eq!(Game::<International>::arbitrary(&mut nothing).unwrap().ply(), 0);
}

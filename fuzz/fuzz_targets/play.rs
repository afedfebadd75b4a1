//! Random play with every invariant: legal ⇔ listed, FEN, text, keys, undo and redo.
#![no_main]

mod games;

use draughts::{AnyGame, AnyPosition, English, Faults, Frisian, Neu, Position, Reading, Russian, Setup};
use libfuzzer_sys::fuzz_target;

const WRITTEN: Reading = Reading { quirks: false, faults: Faults::TOLERABLE };

fn check(game: &AnyGame, stranger: &draughts::AnyMove) {
    let position = game.any_position();
    let legal = position.legal_moves();
    assert_eq!(position.count_moves(), legal.len() as u64, "{position}");
    assert_eq!(position.has_move(), !legal.is_empty(), "{position}");
    assert_eq!(position.is_legal(stranger), legal.contains(stranger), "{position}");
    assert_eq!(position.play(stranger).is_ok(), legal.contains(stranger), "{position}");
    assert_eq!(position.read(&position.to_fen(), WRITTEN).as_ref(), Ok(position), "{position}");
    // The key that was carried along is the one that the position has by itself.
    assert_eq!(game.key(), AnyGame::from_position(position.clone().into()).key(), "{position}");
}

/// A setup of anything is refused with its faults, or is a position.
fn set_up(setup: &Setup) {
    macro_rules! try_games {
        ($($game:ty)*) => { $(
            if let Ok(position) = Position::<$game>::from_setup(setup) {
                assert_eq!(&Position::<$game>::from_setup(&position.to_setup()).unwrap(), &position);
            }
        )* };
    }
    try_games! { Russian English Frisian Neu<Russian> }
}

fuzz_target!(|input: (u8, Setup, &[u8])| {
    let (byte, setup, choices) = input;
    set_up(&setup);
    let start: &AnyPosition = games::start(byte);
    let Some(mut stranger) = start.legal_moves().first().copied() else { return };
    let mut game = AnyGame::from_position(start.clone().into());
    for &choice in choices.iter().take(150) {
        check(&game, &stranger);
        let legal = game.any_position().legal_moves();
        if legal.is_empty() {
            break;
        }
        if choice == 255 {
            let before = game.any_position().clone();
            if game.undo().is_some() {
                game.redo();
                assert_eq!(game.any_position(), &before);
            }
            continue;
        }
        stranger = legal[choice as usize % legal.len()];
        if game.play(&stranger).is_err() {
            assert!(game.outcome().is_some(), "a legal move is refused only when the game is over");
            break;
        }
    }
    let end = game.any_position().clone();
    let plies = game.ply();
    while game.undo().is_some() {}
    assert_eq!(game.any_position(), start);
    game.go_to(plies);
    assert_eq!(game.any_position(), &end);
});

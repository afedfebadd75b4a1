//! Any text as a move: refused with a reason, or a legal move that its own text names.
#![no_main]

mod games;

use draughts::Form;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &[u8], &str)| {
    let (byte, choices, text) = input;
    let mut position = games::start(byte).clone();
    for &choice in choices.iter().take(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.play_unchecked(&legal[choice as usize % legal.len()]);
    }
    match position.parse_move(text) {
        Ok(m) => {
            assert!(position.is_legal(&m), "{position} {text}");
            for form in [Form::Standard, Form::Full] {
                let text = position.text_in(&m, form);
                assert_eq!(position.parse_move(&text).as_ref(), Ok(&m), "{position} {text}");
            }
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    let _ = position.square(text);
});

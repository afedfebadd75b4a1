//! Any text as a game's name, and as a file of rules: refused with a reason, or a game that can be played.
#![no_main]

use draughts::{AnyPosition, RuleSet, by_name};
use libfuzzer_sys::fuzz_target;

fn try_out(start: &AnyPosition) {
    let mut position = start.clone();
    for _ in 0..6 {
        let legal = position.legal_moves();
        assert_eq!(position.count_moves(), legal.len() as u64);
        let Some(m) = legal.last() else { return };
        position = position.play(m).unwrap();
    }
}

fuzz_target!(|text: &str| {
    match by_name(text) {
        Ok(start) => try_out(&start),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    let files = [toml::from_str::<RuleSet>(text).ok(), serde_json::from_str::<RuleSet>(text).ok()];
    for rules in files.into_iter().flatten() {
        match AnyPosition::from_rules(&rules) {
            Ok(start) => {
                try_out(&start);
                let written = serde_json::to_string(&rules).unwrap();
                assert_eq!(serde_json::from_str::<RuleSet>(&written).unwrap(), rules, "{written}");
            }
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
});

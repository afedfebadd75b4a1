//! Every mixture of answers to independent questions, after A. Zainulin: start × goal × game × entry.

use alloc::format;
use alloc::string::String;

use super::{Compose, GameTask, Variant, with_every_game};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::rules::{Ending, Entry, Placement, Verdict};
use crate::square::Color;

/// The keys of all mixtures that do not contradict themselves (RULES.md sections 2 and 7): each game
/// of the catalogue that starts with men on rows and is lost by who cannot move, with
///
/// - the men on rows, on either side of the long diagonal (`diagonal-`) if the board has one, or in
///   reserve (`neu-`);
/// - the ordinary goal, the opposite one (`giveaway-`), or the first king (`breakthrough-`).
///
/// The words stand in the order entry, goal, start, game. The games themselves are among them.
///
/// ```
/// let keys: Vec<String> = draughts::mixtures().collect();
/// for key in ["russian", "giveaway-diagonal-russian", "neu-breakthrough-frisian"] {
///     assert!(keys.iter().any(|known| known == key));
/// }
/// assert!(!keys.iter().any(|key| key == "neu-diagonal-russian"));
/// ```
pub fn mixtures() -> impl Iterator<Item = String> {
    with_every_game(OpenQuestions).flatten().flat_map(|game| {
        let starts =
            ["", "neu-", "diagonal-"].into_iter().filter(move |&start| start != "diagonal-" || game.has_diagonal);
        starts.flat_map(move |start| {
            ["", "giveaway-", "breakthrough-"].map(|goal| match start {
                "neu-" => format!("neu-{goal}{}", game.key),
                _ => format!("{goal}{start}{}", game.key),
            })
        })
    })
}

/// A game that leaves start and goal open.
#[derive(Clone, Copy)]
struct Open {
    key: &'static str,
    has_diagonal: bool,
}

/// Finds out whether a game leaves its start and its goal open.
#[derive(Clone)]
struct OpenQuestions;

impl GameTask for OpenQuestions {
    type Output = Option<Open>;

    fn run<V: Compose>(self) -> Option<Open> {
        let game = V::default();
        let (entry, ending) = (Variant::entry(&game), Variant::ending(&game));
        let open_start = matches!(entry.placement(), Placement::Rows { .. }) && !entry.has_drops();
        let open_goal = ending.stuck() == Verdict::Loses && !ending.first_king_wins();
        let has_diagonal = !Variant::board(&game).below_diagonal(Color::White).is_empty();
        (open_start && open_goal).then_some(Open { key: V::INFO.key, has_diagonal })
    }
}

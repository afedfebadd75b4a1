//! The words that make a new game of another: each answers one question of the rule book anew.

use alloc::format;
use alloc::string::String;

use super::{Area, RuleSet};
use crate::bitboard::{Bitboard, Wide};
use crate::rules::{Landing, Verdict};
use crate::square::Color;

/// What a prefix answers. Two prefixes that answer the same contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Start,
    Goal,
    Landing,
}

impl Question {
    const fn as_str(self) -> &'static str {
        match self {
            Question::Start => "how men come to the board",
            Question::Goal => "who wins",
            Question::Landing => "where a king lands",
        }
    }

    /// Whether a game answers it in the ordinary way, so that a prefix may answer it anew.
    fn is_open(self, rules: &RuleSet) -> bool {
        match self {
            Question::Start => {
                rules.reserve == [0, 0] && matches!(rules.start, Area::Rows { .. } | Area::Squares { .. })
            }
            Question::Goal => rules.stuck == Verdict::Loses && !rules.first_king_wins,
            Question::Landing => rules.landing != Landing::NextAfterKing,
        }
    }
}

/// A word that stands before the name of a game and makes another game of it.
///
/// ```
/// let prefix = draughts::prefixes().find(|prefix| prefix.word() == "neu").unwrap();
/// assert_eq!(prefix.meaning(), "the board is empty at first, and men are dropped on it from a reserve");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Prefix {
    word: &'static str,
    meaning: &'static str,
    source: &'static str,
    question: Question,
    /// The keys of the rules it says, whatever they were.
    rules: &'static [&'static str],
    answer: fn(&mut RuleSet),
}

/// The prefixes, in the order in which a name has them.
///
/// ```
/// let words: Vec<_> = draughts::prefixes().map(|prefix| prefix.word()).collect();
/// assert_eq!(words, ["neu", "giveaway", "breakthrough", "diagonal", "killer"]);
/// ```
pub fn prefixes() -> impl Iterator<Item = Prefix> {
    PREFIXES.iter().copied()
}

const PREFIXES: &[Prefix] = &[
    Prefix {
        word: "neu",
        meaning: "the board is empty at first, and men are dropped on it from a reserve",
        source: "NEU: RULES.md section 7; ",
        question: Question::Start,
        rules: &["reserve"],
        answer: hold_in_reserve,
    },
    Prefix {
        word: "giveaway",
        meaning: "who cannot move wins",
        source: "giveaway: RULES.md section 2; ",
        question: Question::Goal,
        rules: &["stuck"],
        answer: |rules| rules.stuck = Verdict::Wins,
    },
    Prefix {
        word: "breakthrough",
        meaning: "the first king wins",
        source: "breakthrough: RULES.md section 12, number 27; ",
        question: Question::Goal,
        rules: &["first-king-wins"],
        answer: |rules| rules.first_king_wins = true,
    },
    Prefix {
        word: "diagonal",
        meaning: "men start on either side of the long diagonal, which is free",
        source: "diagonal start: RULES.md section 2; ",
        question: Question::Start,
        rules: &["start", "rows", "skip"],
        answer: |rules| rules.start = Area::Diagonal,
    },
    Prefix {
        word: "killer",
        meaning: "a king that takes a king last stops right behind it",
        source: "Killer: RULES.md section 12, number 33; ",
        question: Question::Landing,
        rules: &["landing"],
        answer: halt_after_king,
    },
];

impl Prefix {
    /// The word, without its hyphen.
    ///
    /// ```
    /// assert!(draughts::prefixes().any(|prefix| prefix.word() == "giveaway"));
    /// ```
    pub const fn word(&self) -> &'static str {
        self.word
    }

    /// What it does to a game.
    ///
    /// ```
    /// assert!(draughts::prefixes().all(|prefix| !prefix.meaning().is_empty()));
    /// ```
    pub const fn meaning(&self) -> &'static str {
        self.meaning
    }

    /// The prefix a name begins with, and the rest of the name.
    pub(super) fn split(name: &str) -> Option<(Prefix, &str)> {
        prefixes().find_map(|prefix| Some((prefix, name.strip_prefix(prefix.word)?.strip_prefix('-')?)))
    }

    /// Its place among the prefixes of a name.
    pub(super) fn place(&self) -> usize {
        PREFIXES.iter().position(|prefix| prefix.word == self.word).unwrap_or(PREFIXES.len())
    }

    /// Why this prefix and another cannot stand before one game, if so.
    pub(super) fn contradicts(&self, other: &Prefix) -> Option<String> {
        if self.word == other.word {
            return Some(format!("{}- stands before it twice", self.word));
        }
        let same = self.question == other.question;
        same.then(|| format!("{}- and {}- both say {}", self.word, other.word, self.question.as_str()))
    }

    /// Why this prefix cannot stand before a game, if so.
    pub(super) fn contradicts_game(&self, rules: &RuleSet) -> Option<String> {
        let closed = !self.question.is_open(rules);
        closed.then(|| format!("{}- and {} both say {}", self.word, rules.name, self.question.as_str()))
    }

    /// Why this prefix cannot stand before a game whose name goes on with a rule of this key, if so: it would
    /// say that rule anew.
    pub(super) fn contradicts_rule(&self, key: &str) -> Option<String> {
        let both = self.rules.contains(&key);
        both.then(|| format!("{}- and {key} both say {}", self.word, self.question.as_str()))
    }

    /// Answers its question anew.
    pub(super) fn apply(&self, rules: &mut RuleSet) {
        (self.answer)(rules);
        rules.source.insert_str(0, self.source);
    }
}

/// NEU: the men a player would have on the board are in his hand.
fn hold_in_reserve(rules: &mut RuleSet) {
    // A board or a start that cannot be is found by the check that follows.
    let Ok(board) = rules.board::<Wide<4>>() else { return };
    let Ok(start) = rules.start.on(&board, "start") else { return };
    rules.reserve = [Color::White, Color::Black].map(|color| start.men(&board, color).len() as u8);
    rules.start = Area::Nowhere;
}

/// Killer. Kings that always land right behind what they jump obey it anyway.
fn halt_after_king(rules: &mut RuleSet) {
    if rules.landing == Landing::Any {
        rules.landing = Landing::NextAfterKing;
    }
}

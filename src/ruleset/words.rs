//! The words for answers in files and names of variants.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::board::{Corner, Shade};
use crate::rules::{BetweenModes, Crowning, Landing, Obligation, Reach, Removal, Verdict};
use crate::square::Color;
use crate::variant::{Notation, Separator};

/// An answer that is one of a few words.
pub(super) trait Word: Copy + PartialEq + 'static {
    /// Every answer and its word.
    const WORDS: &'static [(&'static str, Self)];

    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, answer)| *answer == self).map_or("", |(word, _)| word)
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, answer)| *answer)
    }

    /// All words, for the reader who used another.
    fn choices() -> String {
        let words: Vec<_> = Self::WORDS.iter().map(|(word, _)| *word).collect();
        words.join(" or ")
    }
}

macro_rules! words {
    ($($answer:ty { $($word:literal $value:expr,)* })*) => { $(
        impl Word for $answer {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),*];
        }
    )* };
}

/// Answers that are written everywhere by the word they have in files.
macro_rules! written_words {
    ($($answer:ident { $($word:literal $value:expr,)* })*) => {
        words! { $($answer { $($word $value,)* })* }
        $(
            /// The word for it in files and names of variants, see [`RuleSet`](crate::RuleSet).
            impl fmt::Display for $answer {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.word())
                }
            }
        )*
    };
}

// In a rule set there is no third player.
words! {
    Color {
        "white" Color::White,
        "black" Color::Black,
    }
}

written_words! {
    Shade {
        "dark" Shade::Dark,
        "light" Shade::Light,
        "full" Shade::Full,
    }
    Reach {
        "short" Reach::Short,
        "flying" Reach::Flying,
    }
    Crowning {
        "when-it-stops" Crowning::WhenItStops,
        "ends-the-move" Crowning::EndsTheMove,
        "continues-as-king" Crowning::ContinuesAsKing,
        "never" Crowning::Never,
    }
    BetweenModes {
        "free" BetweenModes::Free,
        "together" BetweenModes::Together,
        "most" BetweenModes::Most,
        "fewest" BetweenModes::Fewest,
    }
    Landing {
        "any" Landing::Any,
        "next" Landing::Next,
        "next-after-king" Landing::NextAfterKing,
    }
    Removal {
        "after-capture" Removal::AfterCapture,
        "immediate" Removal::Immediate,
    }
    Obligation {
        "compulsory" Obligation::Compulsory,
        "optional" Obligation::Optional,
    }
    Verdict {
        "loses" Verdict::Loses,
        "wins" Verdict::Wins,
        "draws" Verdict::Draws,
    }
    Notation {
        "algebraic" Notation::Algebraic,
        "numeric-bottom-left" Notation::Numeric(Corner::BottomLeft),
        "numeric-bottom-right" Notation::Numeric(Corner::BottomRight),
        "numeric-top-left" Notation::Numeric(Corner::TopLeft),
        "numeric-top-right" Notation::Numeric(Corner::TopRight),
    }
    Separator {
        "x" Separator::Cross,
        ":" Separator::Colon,
        "-" Separator::Hyphen,
    }
}

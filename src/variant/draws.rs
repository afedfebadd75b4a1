//! The draw rules of each game, and other readings of them.

use crate::rules::{Army, Balance, Clause, Counted, DrawRule, DrawRules, MainRoad, Progress, Span};

const fn repeated(times: u8, name: &'static str, article: &'static str) -> DrawRule {
    DrawRule::new(name, article, Clause::Repetition { times })
}

const fn third(article: &'static str) -> DrawRule {
    repeated(3, "third repetition", article)
}

const fn kings_only(moves: u16, name: &'static str, article: &'static str) -> DrawRule {
    DrawRule::new(name, article, Clause::Quiet { moves, ended_by: Progress::ANY })
}

const fn balance(name: &'static str, article: &'static str, balance: Balance) -> DrawRule {
    DrawRule::new(name, article, Clause::Balance(balance))
}

/// Kings alone, so many or more, against a single king: the stronger player's own moves.
const fn kings_against_one(kings: u8, moves: u16) -> Balance {
    Balance {
        strong: Army::kings(kings, u8::MAX),
        weak: Army::LONE_KING,
        counted: Counted::Strong,
        steady: true,
        ..Balance::lasting(moves)
    }
}

/// So many pieces, with a king among them, against a single king: moves of each.
const fn pieces_against_one(least: u8, most: u8, moves: u16) -> Balance {
    Balance { strong: Army::with_a_king(least, most), weak: Army::LONE_KING, ..Balance::lasting(moves) }
}

/// Both players have kings, and so many pieces together, and nothing is taken or crowned.
const fn balanced(least: u8, most: u8, moves: u16) -> Balance {
    Balance {
        strong: Army::A_KING,
        weak: Army::A_KING,
        together: Span::new(least, most),
        steady: true,
        ..Balance::lasting(moves)
    }
}

/// As [`balanced`], with so many pieces on each side.
const fn balanced_each(least: u8, most: u8, moves: u16) -> Balance {
    let side = Army::with_a_king(least, most);
    Balance { strong: side, weak: side, together: Span::ANY, ..balanced(0, 0, moves) }
}

/// Three pieces against a king on the main road.
const fn against_main_road(main_road: MainRoad) -> Balance {
    Balance { main_road, steady: true, ..pieces_against_one(3, 3, 5) }
}

const R15: DrawRule = third("RULES.md R15");
const R16: DrawRule = balance("three kings against one, 15 moves of theirs", "RULES.md R16", kings_against_one(3, 15));
const R17: DrawRule = kings_only(15, "15 moves of kings alone", "RULES.md R17");

const FOUR_OR_FIVE: &str = "four or five pieces, 30 moves without change";
const SIX_OR_SEVEN: &str = "six or seven pieces, 60 moves without change";
const ART_7_2_3: DrawRule = third("FMJD-64 7.2.3");
const ART_7_2_4: DrawRule =
    balance("three kings against one, 15 moves of theirs", "FMJD-64 7.2.4", kings_against_one(3, 15));
const ART_7_2_5: DrawRule = kings_only(15, "15 moves of kings alone", "FMJD-64 7.2.5");
const ART_7_2_6_FOUR: DrawRule = balance(FOUR_OR_FIVE, "FMJD-64 7.2.6", balanced(4, 5, 30));
const ART_7_2_6_SIX: DrawRule = balance(SIX_OR_SEVEN, "FMJD-64 7.2.6", balanced(6, 7, 60));
const MAIN_ROAD: &str = "three pieces against a king on the main road, 5 moves";
const ART_7_2_7: DrawRule = balance(MAIN_ROAD, "FMJD-64 7.2.7", against_main_road(MainRoad::Restarts));
const ART_7_2_8: DrawRule = balance(
    "one or two pieces against a king, 5 moves",
    "FMJD-64 7.2.8",
    Balance { steady: true, ..pieces_against_one(1, 2, 5) },
);

const FMJD: &str = "FMJD Annex 1, article 6";
const KINGS_25: DrawRule = kings_only(25, "25 moves of kings alone", FMJD);
const SIXTEEN: DrawRule =
    balance("three pieces against a king, 16 moves", "FMJD Annex 1, 6.3", pieces_against_one(3, 3, 16));
const FIVE: DrawRule = balance("one or two pieces against a king, 5 moves", FMJD, pieces_against_one(1, 2, 5));

const TWO_KINGS: DrawRule = balance(
    "two kings against one, 7 moves",
    "RULES.md section 6, Frisian",
    Balance { strong: Army::kings(2, 2), weak: Army::LONE_KING, ..Balance::lasting(7) },
);

/// A piece each, for so many moves.
const fn one_each(army: Army, moves: u16, unless_caught: bool) -> Balance {
    Balance { strong: army, weak: army, unless_caught, ..Balance::lasting(moves) }
}

/// The named draw rules. Where sources differ the reading that this crate takes has the plain name;
/// each other reading has a name of its own.
impl DrawRules<'static> {
    /// Only by agreement.
    pub const NONE: Self = Self { rules: &[] };

    /// This crate's own, for games whose sources name none: the third repetition, and 50 moves of each
    /// without a capture, a man's move, or a piece that comes to the board (RULES.md, O-TR-21).
    pub const OWN: Self =
        Self { rules: &[third("RULES.md O-TR-21"), kings_only(50, "50 moves without progress", "RULES.md O-TR-21")] };

    /// Russian draughts as their founding text has it (RULES.md R15–R17). Three kings or more, and no
    /// man, against one: the stronger player's own 15th move since the balance arose (O-RU-2).
    pub const SEED: Self = Self { rules: &[R15, R16, R17] };

    /// [`SEED`](Self::SEED), but the 15 moves of three kings against one are 30 plies, whoever began:
    /// as lidraughts counts.
    pub const SEED_BY_PLIES: Self = Self {
        rules: &[
            R15,
            balance(
                "three kings against one, 15 moves each",
                "RULES.md R16",
                Balance { counted: Counted::Each, ..kings_against_one(3, 15) },
            ),
            R17,
        ],
    };

    /// FMJD-64, for Russian and Brazilian draughts: 7.2.3–7.2.8. In 7.2.6 the pieces are those of both
    /// players together and the moves those of each; in 7.2.7 the count starts again when the lone king
    /// leaves the main road.
    pub const FMJD64: Self =
        Self { rules: &[ART_7_2_3, ART_7_2_4, ART_7_2_5, ART_7_2_6_FOUR, ART_7_2_6_SIX, ART_7_2_7, ART_7_2_8] };

    /// [`FMJD64`](Self::FMJD64) with 7.2.6 read as four or five, six or seven pieces on each side.
    pub const FMJD64_EACH_SIDE: Self = Self {
        rules: &[
            ART_7_2_3,
            ART_7_2_4,
            ART_7_2_5,
            balance(FOUR_OR_FIVE, "FMJD-64 7.2.6", balanced_each(4, 5, 30)),
            balance(SIX_OR_SEVEN, "FMJD-64 7.2.6", balanced_each(6, 7, 60)),
            ART_7_2_7,
            ART_7_2_8,
        ],
    };

    /// [`FMJD64`](Self::FMJD64) with the moves of 7.2.6 counted as plies: half as long.
    pub const FMJD64_BY_PLIES: Self = Self {
        rules: &[
            ART_7_2_3,
            ART_7_2_4,
            ART_7_2_5,
            balance(FOUR_OR_FIVE, "FMJD-64 7.2.6", balanced(4, 5, 15)),
            balance(SIX_OR_SEVEN, "FMJD-64 7.2.6", balanced(6, 7, 30)),
            ART_7_2_7,
            ART_7_2_8,
        ],
    };

    /// [`FMJD64`](Self::FMJD64) with the count of 7.2.7 resting while the lone king is off the main
    /// road.
    pub const FMJD64_ROAD_PAUSES: Self = Self {
        rules: &[
            ART_7_2_3,
            ART_7_2_4,
            ART_7_2_5,
            ART_7_2_6_FOUR,
            ART_7_2_6_SIX,
            balance(MAIN_ROAD, "FMJD-64 7.2.7", against_main_road(MainRoad::Pauses)),
            ART_7_2_8,
        ],
    };

    /// International draughts: third repetition; 25 moves of each with kings alone; a king against three
    /// pieces, a king among them, 16 moves of each; against two or one, 5 moves of each. Captures and
    /// moves of men do not stop the last two counts; when three against one becomes two against one only
    /// the 5 moves count.
    pub const INTERNATIONAL: Self = Self { rules: &[third(FMJD), KINGS_25, SIXTEEN, FIVE] };

    /// [`INTERNATIONAL`](Self::INTERNATIONAL), but the 16 moves go on after a capture, beside the 5.
    pub const INTERNATIONAL_BOTH_COUNTS: Self = Self {
        rules: &[
            third(FMJD),
            KINGS_25,
            balance(
                "three pieces or fewer against a king, 16 moves",
                "FMJD Annex 1, 6.3",
                pieces_against_one(1, 3, 16),
            ),
            FIVE,
        ],
    };

    /// Antidraughts: the third repetition alone, as lidraughts and pydraughts have it.
    pub const ANTIDRAUGHTS: Self = Self { rules: &[third("lidraughts")] };

    /// English draughts: third repetition; 40 moves of each without a capture or a man's move.
    pub const ENGLISH: Self =
        Self { rules: &[third("WCDF 1.32"), kings_only(40, "40 moves without progress", "WCDF 1.32")] };

    /// Italian draughts: fourth repetition; 40 moves of each without a capture or a man's move.
    pub const ITALIAN: Self = Self {
        rules: &[
            repeated(4, "fourth repetition", "RULES.md section 6, Italian"),
            kings_only(40, "40 moves without progress", "RULES.md section 6, Italian"),
        ],
    };

    /// Spanish draughts: third repetition; 40 moves of kings in a row, 20 of each, without a capture.
    pub const SPANISH: Self = Self {
        rules: &[
            third("RULES.md section 6, Spanish"),
            kings_only(20, "20 moves of kings alone", "RULES.md section 6, Spanish"),
        ],
    };

    /// Czech draughts: third repetition; 15 moves of each without a capture or a man's move.
    pub const CZECH: Self = Self {
        rules: &[
            third("FMJD, brief rules of Czech draughts"),
            kings_only(15, "15 moves of kings alone", "FMJD, brief rules of Czech draughts"),
        ],
    };

    /// Pool checkers: third repetition; three kings or more against one, 13 moves of theirs.
    pub const POOL: Self = Self {
        rules: &[
            third("RULES.md section 5"),
            balance("three kings against one, 13 moves of theirs", "RULES.md section 5", kings_against_one(3, 13)),
        ],
    };

    /// Frisian draughts: two kings against one, 7 moves of each; one king each, 2 moves of each. No
    /// repetition.
    pub const FRISIAN: Self = Self {
        rules: &[
            TWO_KINGS,
            balance("one king each, 2 moves", "RULES.md section 6, Frisian", one_each(Army::LONE_KING, 2, false)),
        ],
    };

    /// [`FRISIAN`](Self::FRISIAN), but one king each is drawn at once, unless one of them is caught: as
    /// the official text has it.
    pub const FRISIAN_AT_ONCE: Self = Self {
        rules: &[
            TWO_KINGS,
            balance("one king each", "RULES.md section 6, Frisian", one_each(Army::LONE_KING, 0, true)),
        ],
    };

    /// [`FRISIAN`](Self::FRISIAN) and the third repetition.
    pub const FRISIAN_REPETITION: Self = Self {
        rules: &[
            TWO_KINGS,
            balance("one king each, 2 moves", "RULES.md section 6, Frisian", one_each(Army::LONE_KING, 2, false)),
            third("no article"),
        ],
    };

    /// Turkish draughts: third repetition; one piece each is drawn at once.
    pub const TURKISH: Self = Self {
        rules: &[
            third("RULES.md O-TR-21"),
            balance("one piece each", "RULES.md section 6, Turkish", one_each(Army::LONE_PIECE, 0, false)),
        ],
    };

    /// [`TURKISH`](Self::TURKISH), but one piece each is no draw while one of them is caught.
    pub const TURKISH_UNLESS_CAUGHT: Self = Self {
        rules: &[
            third("RULES.md O-TR-21"),
            balance("one piece each", "RULES.md section 6, Turkish", one_each(Army::LONE_PIECE, 0, true)),
        ],
    };

    /// The names of all these.
    ///
    /// ```
    /// use draughts::DrawRules;
    /// assert!(DrawRules::ALL.iter().any(|&(name, rules)| name == "fmjd64" && rules == DrawRules::FMJD64));
    /// ```
    pub const ALL: &'static [(&'static str, Self)] = &[
        ("none", Self::NONE),
        ("own", Self::OWN),
        ("seed", Self::SEED),
        ("seed-by-plies", Self::SEED_BY_PLIES),
        ("fmjd64", Self::FMJD64),
        ("fmjd64-each-side", Self::FMJD64_EACH_SIDE),
        ("fmjd64-by-plies", Self::FMJD64_BY_PLIES),
        ("fmjd64-road-pauses", Self::FMJD64_ROAD_PAUSES),
        ("international", Self::INTERNATIONAL),
        ("international-both-counts", Self::INTERNATIONAL_BOTH_COUNTS),
        ("antidraughts", Self::ANTIDRAUGHTS),
        ("english", Self::ENGLISH),
        ("italian", Self::ITALIAN),
        ("spanish", Self::SPANISH),
        ("czech", Self::CZECH),
        ("pool", Self::POOL),
        ("frisian", Self::FRISIAN),
        ("frisian-at-once", Self::FRISIAN_AT_ONCE),
        ("frisian-repetition", Self::FRISIAN_REPETITION),
        ("turkish", Self::TURKISH),
        ("turkish-unless-caught", Self::TURKISH_UNLESS_CAUGHT),
    ];

    /// The rules of this name.
    ///
    /// ```
    /// use draughts::DrawRules;
    /// assert_eq!(DrawRules::named("seed"), Some(DrawRules::SEED));
    /// assert_eq!(DrawRules::named("chess"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(other, _)| *other == name).map(|&(_, rules)| rules)
    }
}

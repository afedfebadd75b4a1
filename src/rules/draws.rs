//! Draw rules as data: what they count and what they ask of the pieces. A game's history is judged by
//! them in [`Game`](crate::Game); move generation and perft know nothing of them.

use alloc::borrow::Cow;
use core::fmt;
use core::ops::Deref;

use bitflags::bitflags;

bitflags! {
    /// What a move changes for good, as draw rules see it.
    ///
    /// ```
    /// use draughts::Progress;
    /// assert!(Progress::ANY.contains(Progress::CAPTURE));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub struct Progress: u8 {
        /// A piece is taken.
        const CAPTURE = 1 << 0;
        /// A man moves, or whatever piece of a game cannot go back.
        const MAN_MOVE = 1 << 1;
        /// A man becomes a king.
        const PROMOTION = 1 << 2;
        /// A piece comes to the board: a drop, or a return.
        const ENTRY = 1 << 3;
        /// Any of these.
        const ANY = Self::CAPTURE.bits() | Self::MAN_MOVE.bits() | Self::PROMOTION.bits() | Self::ENTRY.bits();
        /// What changes the balance of forces.
        const BALANCE = Self::CAPTURE.bits() | Self::PROMOTION.bits() | Self::ENTRY.bits();
    }
}

/// What a player has, as draw rules count it.
///
/// ```
/// use draughts::Forces;
/// let forces = Forces { men: 2, kings: 1, ..Forces::default() };
/// assert_eq!(forces.pieces(), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Forces {
    /// Men on the board.
    pub men: u8,
    /// Kings on the board.
    pub kings: u8,
    /// Pieces that may still come to the board.
    pub reserve: u8,
    /// Whether all his pieces stand on the main road, the long diagonal.
    pub on_main_road: bool,
}

impl Forces {
    /// Pieces on the board.
    ///
    /// ```
    /// # use draughts::Forces;
    /// assert_eq!(Forces::default().pieces(), 0);
    /// ```
    pub const fn pieces(&self) -> u8 {
        self.men.saturating_add(self.kings)
    }
}

/// How many of something: from the least to the most.
///
/// ```
/// use draughts::Span;
/// assert!(Span::new(2, 3).has(2) && !Span::exactly(1).has(2) && Span::at_least(3).has(9));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Span {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Span {
    /// Any number.
    pub const ANY: Span = Span::at_least(0);
    /// None.
    pub const NONE: Span = Span::exactly(0);

    /// From `least` to `most`.
    ///
    /// ```
    /// # use draughts::Span;
    /// assert_eq!(Span::new(1, 2).most, 2);
    /// ```
    pub const fn new(least: u8, most: u8) -> Self {
        Span { least, most }
    }

    /// This many.
    ///
    /// ```
    /// # use draughts::Span;
    /// assert_eq!(Span::exactly(2), Span::new(2, 2));
    /// ```
    pub const fn exactly(count: u8) -> Self {
        Span::new(count, count)
    }

    /// This many or more.
    ///
    /// ```
    /// # use draughts::Span;
    /// assert!(Span::at_least(0).has(0));
    /// ```
    pub const fn at_least(count: u8) -> Self {
        Span::new(count, u8::MAX)
    }

    /// Whether a number is one of them.
    ///
    /// ```
    /// # use draughts::Span;
    /// assert!(!Span::NONE.has(1));
    /// ```
    pub const fn has(self, count: u8) -> bool {
        self.least <= count && count <= self.most
    }
}

/// What a draw rule asks of one player's pieces.
///
/// ```
/// use draughts::{Army, Forces};
/// let three = Forces { men: 2, kings: 1, ..Forces::default() };
/// assert!(Army::with_a_king(3, 3).fits(&three) && !Army::kings(1, 1).fits(&three));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Army {
    /// Men.
    pub men: Span,
    /// Kings.
    pub kings: Span,
    /// Men and kings together.
    pub pieces: Span,
}

impl Army {
    /// One king and nothing else.
    pub const LONE_KING: Army = Army::kings(1, 1);
    /// Anything with at least one king.
    pub const A_KING: Army = Army::with_a_king(1, u8::MAX);
    /// One piece, of whatever kind.
    pub const LONE_PIECE: Army = Army { men: Span::ANY, kings: Span::ANY, pieces: Span::exactly(1) };

    /// Kings and nothing else.
    ///
    /// ```
    /// # use draughts::Army;
    /// assert_eq!(Army::kings(1, 1), Army::LONE_KING);
    /// ```
    pub const fn kings(least: u8, most: u8) -> Self {
        Army { men: Span::NONE, kings: Span::new(least, most), pieces: Span::ANY }
    }

    /// So many pieces, one of them at least a king.
    ///
    /// ```
    /// # use draughts::{Army, Forces};
    /// assert!(!Army::with_a_king(1, 2).fits(&Forces { men: 2, ..Forces::default() }));
    /// ```
    pub const fn with_a_king(least: u8, most: u8) -> Self {
        Army { men: Span::ANY, kings: Span::at_least(1), pieces: Span::new(least, most) }
    }

    /// Whether a player's pieces are as asked.
    ///
    /// ```
    /// # use draughts::{Army, Forces};
    /// assert!(Army::LONE_PIECE.fits(&Forces { men: 1, ..Forces::default() }));
    /// ```
    pub const fn fits(&self, forces: &Forces) -> bool {
        self.men.has(forces.men) && self.kings.has(forces.kings) && self.pieces.has(forces.pieces())
    }
}

/// Whose moves a count of moves means.
///
/// ```
/// use draughts::Counted;
/// assert_ne!(Counted::Each, Counted::Strong);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Counted {
    /// So many moves of each player: two plies a move.
    Each,
    /// So many of the stronger player alone.
    Strong,
}

/// Whether the weaker player must stand on the main road, the long diagonal, and what becomes of the
/// count when he leaves it.
///
/// ```
/// use draughts::MainRoad;
/// assert_ne!(MainRoad::Restarts, MainRoad::Pauses);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MainRoad {
    /// He may stand anywhere.
    Anywhere,
    /// The count starts again when he comes back.
    Restarts,
    /// The count goes on when he comes back.
    Pauses,
}

/// A balance of forces that must not last: two players with certain pieces, all others with nothing,
/// and nobody with a reserve.
///
/// The move that brings the balance about is not counted. A win on the last move goes before the draw.
///
/// ```
/// use draughts::{Army, Balance};
/// // International draughts: a king against three pieces with a king among them, 16 moves each.
/// let three = Balance { strong: Army::with_a_king(3, 3), weak: Army::LONE_KING, ..Balance::lasting(16) };
/// assert_eq!(three.moves, 16);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Balance {
    /// What the one player has. Either colour may be the one, but the same all the time.
    pub strong: Army,
    /// What the other has.
    pub weak: Army,
    /// What both have together.
    pub together: Span,
    /// Whether the weak player must stand on the main road.
    pub main_road: MainRoad,
    /// How many moves the balance may last.
    pub moves: u16,
    /// Whose moves they are.
    pub counted: Counted,
    /// Whether the count starts again with every capture and promotion, even if the forces still fit.
    pub steady: bool,
    /// Whether it is no draw as long as the player to move can take a piece or cannot help losing one
    /// to the next move.
    pub unless_caught: bool,
}

impl Balance {
    /// Any forces, for so many moves of each player.
    ///
    /// ```
    /// # use draughts::{Army, Balance};
    /// assert!(!Balance::lasting(5).steady);
    /// ```
    pub const fn lasting(moves: u16) -> Self {
        let any = Army { men: Span::ANY, kings: Span::ANY, pieces: Span::at_least(1) };
        Balance {
            strong: any,
            weak: any,
            together: Span::ANY,
            main_road: MainRoad::Anywhere,
            moves,
            counted: Counted::Each,
            steady: false,
            unless_caught: false,
        }
    }
}

/// What a draw rule says.
///
/// ```
/// use draughts::{Clause, Progress};
/// // Russian draughts: 15 moves of each with kings alone, none a capture.
/// let clause = Clause::Quiet { moves: 15, ended_by: Progress::ANY };
/// assert_ne!(clause, Clause::Repetition { times: 3 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Clause {
    /// The same position, with the same player to move and the same reserves and counters.
    Repetition {
        /// How many times it must have stood on the board, this time included.
        times: u8,
    },
    /// Moves in a row of which none makes progress.
    Quiet {
        /// How many of each player.
        moves: u16,
        /// What counts as progress and ends the row.
        ended_by: Progress,
    },
    /// A balance of forces that lasts too long.
    Balance(Balance),
}

/// A draw rule: what it says, what it is called, and the article of the rule book it comes from.
///
/// ```
/// use draughts::DrawRules;
/// assert_eq!(DrawRules::SEED[0].to_string(), "third repetition (RULES.md R15)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct DrawRule {
    /// A few words for it.
    pub name: Cow<'static, str>,
    /// Where it is written.
    pub article: Cow<'static, str>,
    /// What it says.
    pub clause: Clause,
}

impl DrawRule {
    /// A rule of this name, from this article.
    ///
    /// ```
    /// use draughts::{Clause, DrawRule};
    /// let rule = DrawRule::new("second repetition", "house rule", Clause::Repetition { times: 2 });
    /// assert_eq!(rule.article, "house rule");
    /// ```
    pub const fn new(name: &'static str, article: &'static str, clause: Clause) -> Self {
        DrawRule { name: Cow::Borrowed(name), article: Cow::Borrowed(article), clause }
    }
}

/// The name and, in brackets, the article.
impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if self.article.is_empty() { Ok(()) } else { write!(f, " ({})", self.article) }
    }
}

/// The draw rules of a game: a list of [`DrawRule`]s, one of the named ones or any other.
///
/// ```
/// use draughts::{Clause, DrawRule, DrawRules};
/// let mine = [DrawRule::new("second repetition", "house rule", Clause::Repetition { times: 2 })];
/// assert_eq!(DrawRules::of(&mine).len(), 1);
/// assert_eq!(DrawRules::SEED.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawRules<'a> {
    pub(crate) rules: &'a [DrawRule],
}

impl<'a> DrawRules<'a> {
    /// These rules.
    ///
    /// ```
    /// # use draughts::DrawRules;
    /// assert_eq!(DrawRules::of(&[]), DrawRules::NONE);
    /// ```
    pub const fn of(rules: &'a [DrawRule]) -> Self {
        DrawRules { rules }
    }
}

impl Deref for DrawRules<'_> {
    type Target = [DrawRule];

    fn deref(&self) -> &[DrawRule] {
        self.rules
    }
}

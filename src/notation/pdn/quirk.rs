//! Departures from the standard that real files contain.

use super::place::Place;

/// A way in which a text departs from PDN 3.0 and can be understood all the same.
///
/// ```
/// use draughts::pdn::Quirk;
/// assert_eq!(Quirk::LeadingZero.to_string(), "a number starts with a zero");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, thiserror::Error)]
#[repr(u8)]
#[non_exhaustive]
pub enum Quirk {
    /// The text starts with a byte order mark.
    #[error("a byte order mark")]
    ByteOrderMark,
    /// The line is not UTF-8; it was read as Latin-1 (windows-1252).
    #[error("not UTF-8, read as Latin-1")]
    Latin1,
    /// A no-break space or another space that is not ASCII.
    #[error("a space that is not ASCII")]
    OddSpace,
    /// A NUL or another character with no place here; it is dropped.
    #[error("a control character")]
    ControlCharacter,

    /// A tag's value is between typographic quotes.
    #[error("typographic quotes round a tag's value")]
    CurlyQuotes,
    /// A tag's value has no quotes.
    #[error("a tag's value without quotes")]
    UnquotedValue,
    /// A tag has no value.
    #[error("a tag without a value")]
    MissingValue,
    /// A tag's value has a quote in it that is not marked by a backslash.
    #[error("a bare quote inside a tag's value")]
    QuoteInValue,
    /// A tag is not closed before its line ends.
    #[error("a tag that is not closed")]
    UnclosedTag,
    /// A tag's key does not start with a capital, or has characters other than letters, digits and `_`.
    #[error("a tag's key of an unusual form")]
    TagKey,
    /// An Italian tag name stands for a standard one.
    #[error("an Italian tag name")]
    ItalianTag,
    /// A `SetUp` tag, which PDN does not need. The standard allows it, as any tag.
    #[error("a SetUp tag")]
    SetUpTag,
    /// A dot at the end of a position.
    #[error("a dot at the end of a position")]
    DotInFen,
    /// Spaces, or `_` for spaces, in a position.
    #[error("a space in a position")]
    SpaceInFen,
    /// A position inside a tag of its own (`[FEN "..."]` as the value).
    #[error("a position wrapped in a tag")]
    WrappedFen,
    /// A position that says twice whose turn it is (`W:B:W...`).
    #[error("a position with two sides to move")]
    DoubledTurn,
    /// A GameType that is not of the standard's form.
    #[error("a GameType of an unusual form")]
    GameTypeForm,
    /// The tag `FILENAME` after a game's moves.
    #[error("a file name after the moves")]
    FilenameTag,
    /// `[pgn]`, `[pdn]` or their ends round the text.
    #[error("a wrapper round the text")]
    Wrapper,
    /// A comment before the tags of its game.
    #[error("a comment before the tags")]
    CommentBeforeTags,

    /// A game follows without a separator between.
    #[error("no separator before the next game")]
    MissingSeparator,
    /// A separator where no game has begun.
    #[error("a separator without a game")]
    RepeatedSeparator,
    /// A result separates games, as in PDN before 3.0.
    #[error("a result as the separator of games")]
    ResultSeparator,
    /// A result that is not the one of the tags. It is kept as a comment.
    #[error("a result that contradicts the tags")]
    ResultsDiffer,
    /// A result inside a variation. It is kept as a comment.
    #[error("a result inside a variation")]
    ResultInVariation,
    /// A score such as `4-6` (Delfts system), which looks like a move.
    #[error("a score that looks like a move")]
    ScoreResult,
    /// A result in an unusual spelling: `½-½`, `0.5-0.5`.
    #[error("an unusual spelling of a result")]
    ResultSpelling,

    /// A move number without a move.
    #[error("a move number without a move")]
    NumberWithoutMove,
    /// A move number that something else parts from its move.
    #[error("a move number apart from its move")]
    NumberApart,
    /// A move number without its dot.
    #[error("a move number without a dot")]
    NumberWithoutDot,
    /// A space between a move number and its dots.
    #[error("a space before the dot of a move number")]
    SpaceInNumber,
    /// `1..` for `1...`.
    #[error("two dots after a move number")]
    TwoDots,
    /// `1. ...` for `1...`, or `...` for a move that is not given.
    #[error("an ellipsis in place of a move")]
    Ellipsis,
    /// A `-` for a move that is not known.
    #[error("an unknown move")]
    UnknownMove,
    /// Spaces inside a move: `1- 6`.
    #[error("a space inside a move")]
    SpaceInMove,
    /// A leading zero: `01.`, `06-11`.
    #[error("a number starts with a zero")]
    LeadingZero,
    /// A square in capitals: `A3-B4`.
    #[error("a square in capitals")]
    UpperCase,
    /// A dash other than the hyphen.
    #[error("a dash that is not a hyphen")]
    OddHyphen,
    /// `X` or `×` for `x`.
    #[error("an unusual sign of capture")]
    OddCross,
    /// Numbers without a sign between: `3228`.
    #[error("no sign between the numbers of a move")]
    NoSign,
    /// Captured squares in angle brackets after a move, a proposal for a later standard. Kept as a comment.
    #[error("captured squares in angle brackets")]
    AngleBrackets,
    /// A dot after a move, or elsewhere alone.
    #[error("a stray dot")]
    StrayDot,
    /// Words glued to a move or a result. They are kept as a comment.
    #[error("words glued to a move")]
    GluedWords,
    /// Words among the moves. They are kept as a comment.
    #[error("words among the moves")]
    StrayWords,
    /// A strength that does not follow its move at once.
    #[error("a space before a move's strength")]
    SpaceBeforeStrength,
    /// `*` as the strength of a move.
    #[error("a star as a move's strength")]
    StarAsStrength,
    /// A glyph as the strength of a move: `□`, `⨀`.
    #[error("a glyph as a move's strength")]
    StrengthGlyph,
    /// A comment in parentheses.
    #[error("a comment in parentheses")]
    ParenthesisComment,
    /// A comment from `;` to the end of the line.
    #[error("a comment after a semicolon")]
    SemicolonComment,
    /// A closing brace or bracket without an opening one.
    #[error("a stray bracket")]
    StrayBracket,
    /// A command (`[%...]`) outside a comment. It is kept as a comment.
    #[error("a command outside a comment")]
    BareCommand,

    /// A move that sets a piece elsewhere, as at the start of a ballot game.
    #[error("a piece set elsewhere, not moved")]
    Teleport,
    /// The jumps of one capture written as moves: `11x18 18x25`.
    #[error("the jumps of one capture written as moves")]
    JoinedJumps,
    /// A capture written with the squares of the captured pieces.
    #[error("captured squares in place of the path")]
    CapturedSquares,
    /// A sign of capture, or of a quiet move, other than the game's.
    #[error("another sign than the game's")]
    OtherSign,
    /// The full path of a capture where start and end would do.
    #[error("a path that need not be written")]
    NeedlessPath,
    /// A capture's path that leaves out squares: `47x24x36`.
    #[error("a path with squares left out")]
    PartialPath,
}

impl Quirk {
    /// Every quirk.
    ///
    /// ```
    /// # use draughts::pdn::Quirk;
    /// assert!(Quirk::ALL.contains(&Quirk::LeadingZero));
    /// ```
    pub const ALL: [Quirk; Quirk::PartialPath as usize + 1] = [
        Quirk::ByteOrderMark,
        Quirk::Latin1,
        Quirk::OddSpace,
        Quirk::ControlCharacter,
        Quirk::CurlyQuotes,
        Quirk::UnquotedValue,
        Quirk::MissingValue,
        Quirk::QuoteInValue,
        Quirk::UnclosedTag,
        Quirk::TagKey,
        Quirk::ItalianTag,
        Quirk::SetUpTag,
        Quirk::DotInFen,
        Quirk::SpaceInFen,
        Quirk::WrappedFen,
        Quirk::DoubledTurn,
        Quirk::GameTypeForm,
        Quirk::FilenameTag,
        Quirk::Wrapper,
        Quirk::CommentBeforeTags,
        Quirk::MissingSeparator,
        Quirk::RepeatedSeparator,
        Quirk::ResultSeparator,
        Quirk::ResultsDiffer,
        Quirk::ResultInVariation,
        Quirk::ScoreResult,
        Quirk::ResultSpelling,
        Quirk::NumberWithoutMove,
        Quirk::NumberApart,
        Quirk::NumberWithoutDot,
        Quirk::SpaceInNumber,
        Quirk::TwoDots,
        Quirk::Ellipsis,
        Quirk::UnknownMove,
        Quirk::SpaceInMove,
        Quirk::LeadingZero,
        Quirk::UpperCase,
        Quirk::OddHyphen,
        Quirk::OddCross,
        Quirk::NoSign,
        Quirk::AngleBrackets,
        Quirk::StrayDot,
        Quirk::GluedWords,
        Quirk::StrayWords,
        Quirk::SpaceBeforeStrength,
        Quirk::StarAsStrength,
        Quirk::StrengthGlyph,
        Quirk::ParenthesisComment,
        Quirk::SemicolonComment,
        Quirk::StrayBracket,
        Quirk::BareCommand,
        Quirk::Teleport,
        Quirk::JoinedJumps,
        Quirk::CapturedSquares,
        Quirk::OtherSign,
        Quirk::NeedlessPath,
        Quirk::PartialPath,
    ];

    /// Whether the standard forbids it in files that are written: then strict reading is at fault with it.
    ///
    /// ```
    /// # use draughts::pdn::Quirk;
    /// assert!(Quirk::SpaceInMove.is_forbidden());
    /// assert!(!Quirk::SetUpTag.is_forbidden());
    /// ```
    pub const fn is_forbidden(self) -> bool {
        !matches!(self, Quirk::SetUpTag | Quirk::ItalianTag | Quirk::ByteOrderMark | Quirk::ResultsDiffer)
    }
}

/// A quirk, and where it was met.
///
/// ```
/// use draughts::pdn;
/// let game = pdn::parse("1. 06-11 *").unwrap();
/// assert_eq!(game.warnings()[0].to_string(), "line 1, column 4: a number starts with a zero");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Warning {
    /// What it is.
    pub quirk: Quirk,
    /// Where it is.
    pub place: Place,
}

impl core::fmt::Display for Warning {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.place, self.quirk)
    }
}

/// A set of quirks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Quirks(u64);

impl Quirks {
    pub(super) const NONE: Quirks = Quirks(0);

    #[inline]
    pub(super) fn add(&mut self, quirk: Quirk) {
        self.0 |= 1 << quirk as u8;
    }

    #[inline]
    pub(super) fn unite(&mut self, other: Quirks) {
        self.0 |= other.0;
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn remove(&mut self, quirk: Quirk) {
        self.0 &= !(1 << quirk as u8);
    }

    /// Whether it is there.
    pub(super) fn has(self, quirk: Quirk) -> bool {
        self.0 >> quirk as u8 & 1 != 0
    }

    /// The quirks in it.
    pub(super) fn iter(self) -> impl Iterator<Item = Quirk> {
        Quirk::ALL.into_iter().filter(move |&quirk| self.has(quirk))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lists_every_quirk_in_order() {
        let numbers: alloc::vec::Vec<u8> = Quirk::ALL.iter().map(|&quirk| quirk as u8).collect();
        assert_eq!(numbers, (0..Quirk::ALL.len() as u8).collect::<alloc::vec::Vec<_>>());
        const { assert!(Quirk::ALL.len() <= 64, "a set of quirks is one word") };
    }
}

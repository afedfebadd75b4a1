//! What a reader accepts, and how much of it.

/// How closely a text must keep to the standard.
///
/// ```
/// use draughts::pdn::Mode;
/// assert_eq!(Mode::default(), Mode::Tolerant);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The grammar PDN 3.0 gives for writing. Anything else is a [`Fault`](super::Fault) of its game.
    Strict,
    /// What real files contain. Departures from the standard are [`Warning`](super::Warning)s.
    #[default]
    Tolerant,
}

/// How much a reader takes before it gives a game up. A game that passes a limit ends with a fault
/// that names the limit; the games after it are read.
///
/// ```
/// use draughts::pdn::Limits;
/// let limits = Limits { depth: 3, ..Limits::DEFAULT };
/// assert_eq!(limits.token, 1 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Variations within variations. Reading does not recurse: any depth is safe, but costs memory.
    pub depth: usize,
    /// Bytes of one comment, tag, set-up, move or word, and of the space behind it as far as its meaning
    /// depends on what comes next. A streaming reader needs about twice this much memory, at most, beyond
    /// its block of input. Reading resumes behind so many bytes of what is too long.
    pub token: usize,
    /// Bytes of one game.
    pub game: u64,
}

impl Limits {
    /// 256 levels, tokens of one mebibyte, games of 64 mebibytes.
    pub const DEFAULT: Limits = Limits { depth: 256, token: 1 << 20, game: 1 << 26 };
}

impl Default for Limits {
    fn default() -> Self {
        Limits::DEFAULT
    }
}

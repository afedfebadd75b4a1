//! Checking files in which each game may be another one.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::ControlFlow;

use super::by_name;
use crate::notation::pdn::{
    Fault, KeySource, Mode, MoveToken, PdnResult, Place, Replay, RuleFault, RuleVisitor, Tag, Visitor, Warning,
    WhichGame, guess,
};
use crate::variant::Variant;

/// Something about a game that is not as it should be.
///
/// ```
/// use draughts::{PdnFinding, pdn::{Place}};
/// assert_eq!(PdnFinding::UnknownGame(Place::START).to_string(), "line 1, column 1: nobody knows what game this is");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PdnFinding {
    /// It departs from the standard.
    #[error("{0}")]
    Warning(Warning),
    /// It cannot be read to its end.
    #[error("{0}")]
    Fault(Fault),
    /// It breaks the rules.
    #[error("{0}")]
    Rule(RuleFault),
    /// Neither its tags nor its first move tell what game it is; its moves are not checked.
    #[error("{0}: nobody knows what game this is")]
    UnknownGame(Place),
}

impl PdnFinding {
    /// Where it is.
    ///
    /// ```
    /// # use draughts::{PdnFinding, pdn::{Place}};
    /// assert_eq!(PdnFinding::UnknownGame(Place::START).place(), Place::START);
    /// ```
    pub fn place(&self) -> Place {
        match self {
            PdnFinding::Warning(warning) => warning.place,
            PdnFinding::Fault(fault) => fault.place(),
            PdnFinding::Rule(fault) => fault.place(),
            PdnFinding::UnknownGame(place) => *place,
        }
    }
}

/// What a [`PdnChecker`] tells about a game.
///
/// ```
/// use draughts::{PdnChecker, pdn::{Reader}};
/// let mut keys = vec![];
/// Reader::new("1. 32-28 *").read_all(&mut PdnChecker::new(|report| keys.push(report.key.unwrap().0.to_string())));
/// assert_eq!(keys, ["international"]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PdnReport<'a> {
    /// Where it starts.
    pub place: Place,
    /// Its tags.
    pub tags: &'a [Tag],
    /// What game it is, and how that is known.
    pub key: Option<(&'a str, KeySource)>,
    /// How many of its moves were found legal, variations included.
    pub moves: u64,
    /// What is not as it should be, in the order of the text.
    pub findings: &'a [PdnFinding],
}

/// A visitor that checks each game by the rules of the game that it is, and reports it when it is over.
///
/// ```
/// use draughts::{PdnChecker, pdn::{Reader}};
/// let text = "[GameType \"25\"] 1. c3:d4 * [GameType \"20\"] 1. 32-28 32-27 *";
/// let mut faults = vec![];
/// let mut checker = PdnChecker::new(|report| faults.extend(report.findings.iter().map(|finding| finding.place().column)));
/// Reader::new(text).read_all(&mut checker);
/// assert_eq!(faults, [20, 53]);
/// ```
#[derive(Debug)]
pub struct PdnChecker<'n, F> {
    report: F,
    which: WhichGame<'n>,
    mode: Mode,
    /// What was found in the game.
    findings: Vec<PdnFinding>,
    place: Place,
    tags: Vec<Tag>,
    /// Where the tags are.
    tag_places: Vec<Place>,
    /// How many moves were played before this game.
    moves_before: u64,
    key: Option<(&'n str, KeySource)>,
    state: State,
    /// Set-ups that came before it was known what game it is.
    set_ups: Vec<(String, Place)>,
    /// The games that were met.
    games: Vec<(String, Box<dyn AnyReplay>)>,
}

/// What is known of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nothing yet: its first move will tell.
    Waiting,
    /// It is this one.
    Known(usize),
    /// Nobody knows.
    Unknown,
}

/// A [`Replay`] of any game.
pub(super) trait AnyReplay: Visitor + Debug + Send + Sync {
    /// How many moves it has played.
    fn moves(&self) -> u64;
    /// What it has found.
    fn findings(&mut self) -> &mut Vec<PdnFinding>;
}

/// Collects what a replay finds.
#[derive(Debug, Default)]
struct Findings(Vec<PdnFinding>);

impl Visitor for Findings {
    fn warning(&mut self, warning: Warning) {
        self.0.push(PdnFinding::Warning(warning));
    }
}

impl<V: Variant> RuleVisitor<V> for Findings {
    fn broken_rule(&mut self, fault: RuleFault) {
        self.0.push(PdnFinding::Rule(fault));
    }
}

impl<V: Variant> AnyReplay for Replay<V, Findings> {
    fn moves(&self) -> u64 {
        Replay::moves(self)
    }

    fn findings(&mut self) -> &mut Vec<PdnFinding> {
        &mut self.visitor_mut().0
    }
}

/// A replay of this game that collects what it finds.
pub(super) fn replay_of<V: Variant>(game: &V, mode: Mode) -> Box<dyn AnyReplay> {
    Box::new(Replay::new(game.clone(), Findings::default()).mode(mode))
}

impl<'n, F: FnMut(PdnReport<'_>)> PdnChecker<'n, F> {
    /// Reports each game to this function.
    ///
    /// ```
    /// # use draughts::{PdnChecker, pdn::{Reader}};
    /// let mut moves = 0;
    /// Reader::new("1. 32-28 19-23 *").read_all(&mut PdnChecker::new(|report| moves += report.moves));
    /// assert_eq!(moves, 2);
    /// ```
    pub fn new(report: F) -> Self {
        PdnChecker {
            report,
            which: WhichGame::default(),
            mode: Mode::default(),
            findings: Vec::new(),
            place: Place::START,
            tags: Vec::new(),
            tag_places: Vec::new(),
            moves_before: 0,
            key: None,
            state: State::Unknown,
            set_ups: Vec::new(),
            games: Vec::new(),
        }
    }

    /// Finds out in this way what game it is.
    ///
    /// ```
    /// # use draughts::{PdnChecker, pdn::{Reader, WhichGame}};
    /// let which = WhichGame { default: Some("english"), ..WhichGame::default() };
    /// let mut moves = 0;
    /// Reader::new("1. 12-16 *").read_all(&mut PdnChecker::new(|report| moves += report.moves).which(which));
    /// assert_eq!(moves, 1);
    /// ```
    pub fn which(mut self, which: WhichGame<'n>) -> Self {
        self.which = which;
        self
    }

    /// What was found behind the last game.
    ///
    /// ```
    /// # use draughts::{PdnChecker, pdn::{Reader}};
    /// let mut checker = PdnChecker::new(|_| ());
    /// Reader::new("1. 32-28 * *").read_all(&mut checker);
    /// assert_eq!(checker.late_findings().len(), 1);
    /// ```
    pub fn late_findings(&self) -> &[PdnFinding] {
        &self.findings
    }

    /// Checks in this mode.
    ///
    /// ```
    /// # use draughts::{PdnChecker, pdn::{Mode, Reader}};
    /// let mut faults = 0;
    /// let mut checker = PdnChecker::new(|report| faults += report.findings.len()).mode(Mode::Strict);
    /// Reader::new("1. 32-28 19-23 2. 28:19 *").read_all(&mut checker);
    /// assert_eq!(faults, 1);
    /// ```
    pub fn mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// The game is this one.
    fn choose(&mut self, key: Option<(&'n str, KeySource)>, at: Place) {
        self.key = key;
        let known = key.and_then(|(key, _)| self.index_of(key));
        let Some(index) = known else {
            self.state = State::Unknown;
            self.findings.push(PdnFinding::UnknownGame(at));
            return;
        };
        self.state = State::Known(index);
        let replay = &mut self.games[index].1;
        replay.begin_game(self.place);
        self.moves_before = replay.moves();
        for (tag, place) in self.tags.iter().zip(&self.tag_places) {
            replay.tag(&tag.key, &tag.value, *place);
        }
        if replay.end_tags().is_continue() {
            for (text, place) in self.set_ups.drain(..) {
                replay.set_up(&text, place);
            }
        }
    }

    fn index_of(&mut self, key: &str) -> Option<usize> {
        let known = self.games.iter().position(|(name, _)| name == key);
        known.or_else(|| {
            self.games.push((key.into(), by_name(key).ok()?.0.replay(self.mode)?));
            Some(self.games.len() - 1)
        })
    }

    fn replay(&mut self) -> Option<&mut (dyn AnyReplay + 'static)> {
        match self.state {
            State::Known(index) => self.games.get_mut(index).map(|(_, replay)| &mut **replay),
            _ => None,
        }
    }
}

impl<F: FnMut(PdnReport<'_>)> Visitor for PdnChecker<'_, F> {
    fn begin_game(&mut self, at: Place) {
        self.place = at;
        self.tags.clear();
        self.tag_places.clear();
        self.set_ups.clear();
        self.key = None;
        self.state = State::Waiting;
    }

    fn tag(&mut self, key: &str, value: &str, at: Place) {
        self.tags.push(Tag { key: key.into(), value: value.into() });
        self.tag_places.push(at);
    }

    fn end_tags(&mut self) -> ControlFlow<()> {
        if let Some(key) = self.which.by_tags(&self.tags) {
            self.choose(Some(key), self.place);
        }
        ControlFlow::Continue(())
    }

    fn play(&mut self, m: MoveToken<'_>, at: Place) {
        if self.state == State::Waiting {
            let key = m.squares.first().and_then(|&from| guess(from)).map(|key| (key, KeySource::Guess));
            self.choose(key, at);
        }
        if let Some(replay) = self.replay() {
            replay.play(m, at);
        }
    }

    fn unknown_move(&mut self, at: Place) {
        if let Some(replay) = self.replay() {
            replay.unknown_move(at);
        }
    }

    fn set_up(&mut self, text: &str, at: Place) {
        if self.state == State::Waiting {
            self.set_ups.push((text.into(), at));
        } else if let Some(replay) = self.replay() {
            replay.set_up(text, at);
        }
    }

    fn begin_variation(&mut self, at: Place) {
        if let Some(replay) = self.replay() {
            replay.begin_variation(at);
        }
    }

    fn end_variation(&mut self, at: Place) {
        if let Some(replay) = self.replay() {
            replay.end_variation(at);
        }
    }

    fn result(&mut self, result: PdnResult, at: Place) {
        if let Some(replay) = self.replay() {
            replay.result(result, at);
        }
    }

    fn warning(&mut self, warning: Warning) {
        self.findings.push(PdnFinding::Warning(warning));
    }

    fn end_game(&mut self, fault: Option<Fault>) {
        let mut found = core::mem::take(&mut self.findings);
        let (mut moves, before) = (0, self.moves_before);
        if let Some(replay) = self.replay() {
            replay.end_game(fault);
            found.append(replay.findings());
            moves = replay.moves() - before;
        }
        found.extend(fault.map(PdnFinding::Fault));
        found.sort_by_key(|finding| finding.place().offset);
        (self.report)(PdnReport { place: self.place, tags: &self.tags, key: self.key, moves, findings: &found });
        found.clear();
        self.findings = found;
    }
}

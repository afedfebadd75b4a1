//! A game as a tree: tags, moves, comments, variations, set-ups.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::element::{Element, LineId, PdnMove};
use super::place::Place;
use super::quirk::Warning;
use super::result::PdnResult;
use super::tags::{self, Tag};
use super::text::MoveText;
use super::visitor::{MoveToken, Visitor};
use super::which::{KeySource, WhichGame, guess};
use super::writer::{WriteOptions, Writer};
use crate::notation::gametype::GameType;

/// A game as a PDN file has it: nothing of it is checked against the rules.
///
/// Its lines lie side by side, so that no depth of variations can exhaust the stack. Games are equal if their
/// tags and lines are: warnings and places are not compared.
///
/// ```
/// use draughts::pdn::{self, Element, LineId};
/// let game = pdn::parse("[White \"Sijbrands\"] 1. 32-28 19-23 (18-23! $1 {fine}) 2. 28x19 *")?;
/// assert_eq!(game.tag("White"), Some("Sijbrands"));
/// assert_eq!(game.moves().count(), 3);
/// let Element::Variation(line) = game.line(LineId::MAIN)[2] else { panic!() };
/// assert_eq!(game.line(line).len(), 3);
/// assert_eq!(game.to_string(), "[White \"Sijbrands\"]\n\n1. 32-28 19-23 (18-23! $1 {fine}) 2. 28x19 *");
/// # Ok::<(), draughts::pdn::BrokenGame>(())
/// ```
#[derive(Clone, Debug)]
pub struct PdnGame {
    pub(super) tags: Vec<Tag>,
    /// Each line comes before its variations; the main line is the first.
    lines: Vec<Vec<Element>>,
    pub(super) warnings: Vec<Warning>,
    pub(super) place: Place,
}

impl PartialEq for PdnGame {
    fn eq(&self, other: &Self) -> bool {
        (&self.tags, &self.lines) == (&other.tags, &other.lines)
    }
}

impl Eq for PdnGame {}

impl Default for PdnGame {
    fn default() -> Self {
        PdnGame { tags: Vec::new(), lines: [Vec::new()].into(), warnings: Vec::new(), place: Place::START }
    }
}

impl PdnGame {
    /// A game with nothing in it.
    ///
    /// ```
    /// # use draughts::pdn::PdnGame;
    /// assert_eq!(PdnGame::new().to_string(), "{} *");
    /// ```
    pub fn new() -> Self {
        PdnGame::default()
    }

    /// The tags, in order.
    ///
    /// ```
    /// let game = draughts::pdn::parse("[Event \"x\"] [Site \"y\"] *").unwrap();
    /// assert_eq!(game.tags()[1].key, "Site");
    /// ```
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag; also of one that stands for it ([`standard_key`](super::standard_key)).
    ///
    /// ```
    /// let game = draughts::pdn::parse("[Bianco \"Rossi\"] *").unwrap();
    /// assert_eq!(game.tag("White"), Some("Rossi"));
    /// ```
    pub fn tag(&self, key: &str) -> Option<&str> {
        tags::value_of(&self.tags, key)
    }

    /// Gives a tag a value.
    ///
    /// ```
    /// # use draughts::pdn::PdnGame;
    /// let mut game = PdnGame::new();
    /// game.set_tag("Round", "3.1");
    /// assert_eq!(game.tag("Round"), Some("3.1"));
    /// ```
    pub fn set_tag(&mut self, key: &str, value: &str) {
        tags::set(&mut self.tags, key, value);
    }

    /// Removes a tag.
    ///
    /// ```
    /// let mut game = draughts::pdn::parse("[Event \"x\"] *").unwrap();
    /// game.remove_tag("Event");
    /// assert!(game.tags().is_empty());
    /// ```
    pub fn remove_tag(&mut self, key: &str) {
        self.tags.retain(|tag| tag.key != key);
    }

    /// The result, as the tags tell it. A result that separated the game from the next was added to the tags
    /// when it was read. Unknown if the tag is missing or says something else.
    ///
    /// ```
    /// let game = draughts::pdn::parse("1. 32-28 2-0").unwrap();
    /// assert_eq!(game.result().to_string(), "2-0");
    /// ```
    pub fn result(&self) -> PdnResult {
        self.tag("Result").and_then(PdnResult::parse).unwrap_or_default()
    }

    /// The type of game, if the tags tell it in the standard's form.
    ///
    /// ```
    /// let game = draughts::pdn::parse("[GameType \"25\"] 1. c3-d4 *").unwrap();
    /// assert_eq!(game.game_type().unwrap().code, 25);
    /// ```
    pub fn game_type(&self) -> Option<GameType> {
        self.tag("GameType")?.parse().ok()
    }

    /// The name of the game, such as `with_game` and `by_name` take it, and how it is known; none if
    /// neither the tags nor the caller nor the first move tell.
    ///
    /// ```
    /// use draughts::pdn::{KeySource, WhichGame, parse};
    /// let game = parse("[GameType \"21\"] 1. 11-15 *").unwrap();
    /// assert_eq!(game.key(&WhichGame::default()), Some(("english", KeySource::GameType)));
    /// ```
    pub fn key<'n>(&self, which: &WhichGame<'n>) -> Option<(&'n str, KeySource)> {
        let by_tags = which.by_tags(&self.tags);
        by_tags.or_else(|| Some((guess(*self.moves().next()?.squares().first()?)?, KeySource::Guess)))
    }

    /// The position the game starts from; none if it is the usual one, or the tag says that it is not known.
    /// What is odd about the text was mended when the game was read.
    ///
    /// ```
    /// let game = draughts::pdn::parse("[FEN \"B:W28:B7\"] 1... 7-12 *").unwrap();
    /// assert_eq!(game.fen(), Some("B:W28:B7"));
    /// ```
    pub fn fen(&self) -> Option<&str> {
        self.tag("FEN").filter(|fen| !tags::is_unknown(fen))
    }

    /// What a line consists of.
    ///
    /// ```
    /// use draughts::pdn::{self, LineId};
    /// assert_eq!(pdn::parse("1. 32-28 19-23 *").unwrap().line(LineId::MAIN).len(), 2);
    /// ```
    pub fn line(&self, line: LineId) -> &[Element] {
        self.lines.get(line.0).map_or(&[], Vec::as_slice)
    }

    /// The moves of the main line that are given.
    ///
    /// ```
    /// let game = draughts::pdn::parse("1. 32-28 (1. 33-29) 19-23 *").unwrap();
    /// assert_eq!(game.moves().map(|m| m.to_string()).collect::<Vec<_>>(), ["32-28", "19-23"]);
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = &MoveText> {
        self.line(LineId::MAIN).iter().filter_map(|element| match element {
            Element::Move(PdnMove { text, .. }) => text.as_ref(),
            _ => None,
        })
    }

    /// Adds a move to a line.
    ///
    /// ```
    /// use draughts::pdn::{LineId, PdnGame};
    /// let mut game = PdnGame::new();
    /// game.add_move(LineId::MAIN, "32-28".parse().unwrap());
    /// game.add_move(LineId::MAIN, "19-23".parse().unwrap());
    /// assert_eq!(game.to_string(), "1. 32-28 19-23 *");
    /// ```
    pub fn add_move(&mut self, line: LineId, text: MoveText) {
        self.add(line, Element::Move(PdnMove::new(text)));
    }

    /// Adds a move, a comment, a NAG or a set-up to a line. A variation is added by
    /// [`add_variation`](Self::add_variation); one that is given here is left out.
    ///
    /// ```
    /// use draughts::pdn::{Element, LineId, PdnGame};
    /// let mut game = PdnGame::new();
    /// game.add(LineId::MAIN, Element::SetUp("FEN \"W:W31:B20\"".into()));
    /// assert_eq!(game.to_string(), "/FEN \"W:W31:B20\"/ *");
    /// ```
    pub fn add(&mut self, line: LineId, element: Element) {
        if let (Some(line), false) = (self.lines.get_mut(line.0), matches!(element, Element::Variation(_))) {
            line.push(element);
        }
    }

    /// Starts a variation in place of the last move of a line. It is written once it has something in it.
    ///
    /// ```
    /// use draughts::pdn::{LineId, PdnGame};
    /// let mut game = PdnGame::new();
    /// game.add_move(LineId::MAIN, "32-28".parse().unwrap());
    /// let variation = game.add_variation(LineId::MAIN);
    /// game.add_move(variation, "33-29".parse().unwrap());
    /// assert_eq!(game.to_string(), "1. 32-28 (1. 33-29) *");
    /// ```
    pub fn add_variation(&mut self, line: LineId) -> LineId {
        let variation = LineId(self.lines.len());
        if let Some(line) = self.lines.get_mut(line.0) {
            line.push(Element::Variation(variation));
            self.lines.push(Vec::new());
        }
        variation
    }

    /// Drops an empty comment at the end of the main line that a writer puts there: so that a game has
    /// something in it, or that its last move is not taken for a score.
    pub(super) fn drop_guard(&mut self) {
        let [before @ .., Element::Comment(last)] = self.line(LineId::MAIN) else { return };
        let is_guard = match before {
            [] => self.tags.is_empty(),
            [.., Element::Move(PdnMove { text: Some(text), .. })] => {
                let score = PdnResult::of_move(text.sign(), text.squares());
                score.is_some_and(|score| score.may_end(tags::told_result(&self.tags)))
            }
            _ => false,
        };
        if is_guard && last.as_str().is_empty() {
            self.lines[LineId::MAIN.0].pop();
        }
    }

    /// The move at a place of a line, to add a strength to.
    pub(super) fn move_at(&mut self, line: LineId, place: usize) -> Option<&mut PdnMove> {
        match self.lines.get_mut(line.0)?.get_mut(place)? {
            Element::Move(m) => Some(m),
            _ => None,
        }
    }

    /// The warnings of reading it.
    ///
    /// ```
    /// assert_eq!(draughts::pdn::parse("1. 32 - 28 *").unwrap().warnings().len(), 1);
    /// ```
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// Where in the text it was read from it starts.
    ///
    /// ```
    /// let second = draughts::pdn::games("1. 32-28 *\n1. 33-29 *").nth(1).unwrap().unwrap();
    /// assert_eq!(second.place().line, 2);
    /// ```
    pub fn place(&self) -> Place {
        self.place
    }

    /// Tells a visitor about the game, as reading it would. Places are all the game's own.
    ///
    /// ```
    /// use draughts::pdn::{self, MoveToken, Place, Visitor};
    /// struct Count(u32);
    /// impl Visitor for Count {
    ///     fn play(&mut self, _m: MoveToken<'_>, _at: Place) { self.0 += 1; }
    /// }
    /// let mut count = Count(0);
    /// pdn::parse("1. 32-28 (1. 33-29) *").unwrap().visit(&mut count);
    /// assert_eq!(count.0, 2);
    /// ```
    pub fn visit<V: Visitor>(&self, visitor: &mut V) {
        visitor.begin_game(self.place);
        for tag in &self.tags {
            visitor.tag(&tag.key, &tag.value, self.place);
        }
        if visitor.end_tags().is_continue() {
            self.visit_lines(visitor);
            visitor.result(PdnResult::Unknown, self.place);
        }
        visitor.end_game(None);
    }

    /// The game as PDN 3.0, written in a chosen manner.
    ///
    /// ```
    /// use draughts::pdn::{WriteOptions, parse};
    /// let options = WriteOptions { width: 10, ..WriteOptions::default() };
    /// assert_eq!(parse("1. 32-28 19-23 *").unwrap().to_pdn(options), "1. 32-28\n19-23 *");
    /// ```
    pub fn to_pdn(&self, options: WriteOptions) -> String {
        let mut writer = Writer::with_options(String::new(), options);
        self.visit(&mut writer);
        // Writing to a string does not fail.
        writer.finish().unwrap_or_default()
    }

    fn visit_lines<V: Visitor>(&self, visitor: &mut V) {
        let filled = self.filled_lines();
        let mut open = Vec::from([self.line(LineId::MAIN).iter()]);
        let mut buffer = String::new();
        while let Some(line) = open.last_mut() {
            match line.next() {
                Some(&Element::Variation(id)) if filled.get(id.0) == Some(&true) => {
                    visitor.begin_variation(self.place);
                    open.push(self.line(id).iter());
                }
                Some(Element::Variation(_)) => {}
                Some(element) => visit_element(element, self.place, &mut buffer, visitor),
                None => {
                    open.pop();
                    if !open.is_empty() {
                        visitor.end_variation(self.place);
                    }
                }
            }
        }
    }

    /// Whether there is anything in each line but empty variations. A line comes before its variations.
    fn filled_lines(&self) -> Vec<bool> {
        let mut filled = Vec::from_iter(self.lines.iter().map(|_| false));
        for (id, line) in self.lines.iter().enumerate().rev() {
            filled[id] = line.iter().any(|element| match element {
                Element::Variation(id) => filled.get(id.0) == Some(&true),
                _ => true,
            });
        }
        filled
    }
}

fn visit_element<V: Visitor>(element: &Element, place: Place, buffer: &mut String, visitor: &mut V) {
    match element {
        Element::Move(m) => {
            if let Some(number) = m.number {
                visitor.number(number, place);
            }
            match &m.text {
                Some(text) => {
                    *buffer = text.to_string();
                    visitor.play(MoveToken { text: buffer, sign: text.sign(), squares: text.squares() }, place);
                }
                None => visitor.unknown_move(place),
            }
            if let Some(strength) = &m.strength {
                visitor.strength(strength, place);
            }
        }
        Element::Nag(nag) => visitor.nag(*nag, place),
        Element::Comment(comment) => visitor.comment(comment.as_str(), place),
        Element::SetUp(text) => visitor.set_up(text, place),
        Element::Variation(_) => {}
    }
}

/// The game as PDN 3.0, with the `*` that ends it. Several games make a file if something stands between
/// them, such as an empty line.
impl fmt::Display for PdnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer::with_options(f, WriteOptions::default());
        self.visit(&mut writer);
        writer.finish().map(drop)
    }
}

//! Reading positions and moves of units.

use alloc::format;
use alloc::vec::Vec;

use super::{AmbiguousMove, Form, MoveTextError, ParseFenError, Reading, Text};
use crate::bitboard::Bitboard;
use crate::illegal::IllegalMove;
use crate::play::Play;
use crate::square::Color;
use crate::syntax::{Cursor, SyntaxError, one_of, text_of};
use crate::units::{End, NOWHERE, Terrain, UnitAction, UnitGame, UnitMove, UnitState};

type StateOf<T> = UnitState<<T as Terrain>::Bits>;
type MoveOf<T> = UnitMove<<T as Terrain>::Bits>;

/// The state that a text describes.
pub(super) fn read_position<T: Terrain>(
    game: &UnitGame<T>,
    text: &str,
    reading: Reading,
) -> Result<StateOf<T>, ParseFenError> {
    let mut reader = Reader { game, cursor: Cursor::new(if reading.quirks { text.trim() } else { text }) };
    let turn = reader.player()?;
    let mut state = UnitState::empty(turn);
    reader.space()?;
    reader.each_player(|reader, color| reader.units(color, &mut state))?;
    if !reader.cursor.is_at_end() {
        reader.space()?;
        reader.each_player(|reader, color| reader.pool(color, &mut state))?;
    }
    if !reader.cursor.is_at_end() {
        reader.space()?;
        reader.pending(&mut state)?;
    }
    if !reader.cursor.is_at_end() {
        return Err(reader.cursor.expected("the end of the position").into());
    }
    game.settle(&mut state);
    Ok(state)
}

/// The legal move that a text names.
pub(super) fn read_move<T: Terrain>(
    game: &UnitGame<T>,
    state: &StateOf<T>,
    legal: &[MoveOf<T>],
    text: &str,
) -> Result<MoveOf<T>, MoveTextError> {
    let mut reader = Reader { game, cursor: Cursor::new(text.trim()) };
    let written = reader.written_move()?;
    let meant: Vec<_> = legal.iter().copied().filter(|m| written.means(game, state, m)).collect();
    match *meant.as_slice() {
        [m] => Ok(m),
        [] => Err(IllegalMove::new(game.illegality(state, &written.as_move(game, state))).into()),
        _ => {
            let full = |m: &MoveOf<T>| text_of(|text| game.write_move(state, legal, m, Form::Full, text));
            Err(AmbiguousMove::new(meant.iter().map(full).collect()).into())
        }
    }
}

/// A move as it is written; what is left out may be anything.
struct Written<B> {
    action: UnitAction,
    kind: Option<u8>,
    from: u8,
    to: u8,
    captures: bool,
    becomes: Option<u8>,
    /// The units taken, or the heroes that return.
    set: Option<B>,
    /// Those who come home, and where.
    arrivals: Option<Vec<(u8, u8)>>,
}

impl<B: Bitboard> Written<B> {
    fn new(action: UnitAction) -> Self {
        let (kind, becomes, set, arrivals) = (None, None, None, None);
        Written { action, kind, from: NOWHERE, to: NOWHERE, captures: false, becomes, set, arrivals }
    }

    fn means<T: Terrain<Bits = B>>(&self, game: &UnitGame<T>, state: &StateOf<T>, m: &MoveOf<T>) -> bool {
        let alike = self.action == m.action() && (self.from, self.to, self.captures) == (m.from, m.to, m.is_capture());
        let kinds = self.kind.is_none_or(|kind| kind == m.kinds.0) && self.becomes.is_none_or(|kind| kind == m.kinds.1);
        let arrive = |arrivals: &Vec<(u8, u8)>| {
            let mut there = game.arrivals(state, m);
            there.sort_unstable();
            there == *arrivals
        };
        alike && kinds && self.set.is_none_or(|set| set == m.set) && self.arrivals.as_ref().is_none_or(arrive)
    }

    /// The move it would be, for the rule it breaks.
    fn as_move<T: Terrain<Bits = B>>(&self, game: &UnitGame<T>, state: &StateOf<T>) -> MoveOf<T> {
        let before = self.kind.unwrap_or_else(|| state.kind_on(self.from));
        let after = self.becomes.unwrap_or_else(|| game.kind_after(before, state.turn(), self.to));
        let victims = if self.captures { B::bit(self.to) } else { B::EMPTY };
        match self.action {
            UnitAction::Skip => UnitMove::SKIP,
            UnitAction::Return => UnitMove::homecoming(self.set.unwrap_or(B::EMPTY), 0),
            UnitAction::Go => UnitMove::go(self.from, self.to, (before, after), self.set.unwrap_or(victims)),
        }
    }
}

struct Reader<'a, T: Terrain> {
    game: &'a UnitGame<T>,
    cursor: Cursor<'a>,
}

impl<T: Terrain> Reader<'_, T> {
    fn space(&mut self) -> Result<(), SyntaxError> {
        if !self.cursor.eat(' ') {
            return Err(self.cursor.expected("a space"));
        }
        self.cursor.skip(|c| c == ' ');
        Ok(())
    }

    /// The letter of a player of the game.
    fn player(&mut self) -> Result<Color, SyntaxError> {
        let order = &self.game.rules().order;
        let found = order.iter().copied().find(|color| self.cursor.next_is(|c| c == color.letter()));
        let color = found.ok_or_else(|| {
            let letters = one_of(order.iter().map(|color| color.letter()));
            self.cursor.expected(format!("a player, {letters}"))
        })?;
        self.cursor.bump();
        Ok(color)
    }

    /// A part for every player in turn: `B:…;W:…`.
    fn each_player(
        &mut self,
        mut part: impl FnMut(&mut Self, Color) -> Result<(), SyntaxError>,
    ) -> Result<(), SyntaxError> {
        for (i, &color) in self.game.rules().order.iter().enumerate() {
            let semicolon = i == 0 || self.cursor.eat(';');
            if !semicolon || !self.cursor.eat(color.letter()) || !self.cursor.eat(':') {
                return Err(self.cursor.expected(format!("the part of {color}, {}:", color.letter())));
            }
            part(self, color)?;
        }
        Ok(())
    }

    fn kind(&mut self) -> Result<u8, SyntaxError> {
        let found = self.cursor.peek().and_then(|letter| self.game.kind(letter));
        let Some(kind) = found else { return Err(self.cursor.expected("the letter of a unit")) };
        self.cursor.bump();
        Ok(kind)
    }

    fn cell(&mut self) -> Result<u8, SyntaxError> {
        let start = self.cursor.clone();
        self.cursor.skip(|c| c.is_ascii_lowercase());
        self.cursor.skip(|c| c.is_ascii_digit());
        let length = self.cursor.offset() - start.offset();
        let cell = self.game.terrain().cell_named(start.rest().get(..length).unwrap_or(""));
        cell.map(|cell| cell.index()).ok_or_else(|| start.expected("a cell of the board"))
    }

    fn units(&mut self, color: Color, state: &mut StateOf<T>) -> Result<(), SyntaxError> {
        if self.cursor.eat('-') {
            return Ok(());
        }
        loop {
            let kind = self.kind()?;
            let start = self.cursor.clone();
            let cell = self.cell()?;
            if state.occupied().has(cell) {
                return Err(start.expected("a cell not named before"));
            }
            state.put(color, kind, T::Bits::bit(cell));
            if !self.cursor.eat(',') {
                return Ok(());
            }
        }
    }

    fn pool(&mut self, color: Color, state: &mut StateOf<T>) -> Result<(), SyntaxError> {
        if self.cursor.eat('-') {
            return Ok(());
        }
        while self.cursor.next_is(|c| c.is_ascii_uppercase()) {
            let start = self.cursor.clone();
            let kind = self.kind()?;
            let taken = self.cursor.number().and_then(|number| u8::try_from(number).ok()).filter(|&number| number > 0);
            let slot = &mut state.pools[color.index()][kind as usize];
            match taken {
                Some(taken) if *slot == 0 && !self.game.is_hero(kind) => *slot = taken,
                _ => return Err(start.expected("a unit as it was at home, and how many of it were taken")),
            }
        }
        Ok(())
    }

    fn pending(&mut self, state: &mut StateOf<T>) -> Result<(), SyntaxError> {
        if self.cursor.eat('-') {
            return Ok(());
        }
        if self.cursor.eat('=') {
            state.end = End::Drawn;
            return Ok(());
        }
        loop {
            let start = self.cursor.clone();
            let color = self.player()?;
            let cell = self.cell()?;
            let on_goal = (state.side(color) & self.game.goal(color)).has(cell);
            if !on_goal || !self.game.may_draw(state.kind_on(cell)) || state.pending[color.index()] != NOWHERE {
                return Err(start.expected("a player and his gladiator on its goal in a game of two"));
            }
            state.pending[color.index()] = cell;
            if !self.cursor.eat(',') {
                return Ok(());
            }
        }
    }

    fn written_move(&mut self) -> Result<Written<T::Bits>, SyntaxError> {
        let written = if self.word("skip") {
            Written::new(UnitAction::Skip)
        } else if self.word("return") {
            self.written_return()?
        } else {
            self.written_go()?
        };
        if self.cursor.is_at_end() { Ok(written) } else { Err(self.cursor.expected("the end of the move")) }
    }

    fn word(&mut self, word: &str) -> bool {
        let found = self.cursor.rest().starts_with(word);
        if found {
            word.chars().for_each(|letter| {
                self.cursor.eat(letter);
            });
        }
        found
    }

    fn cells(&mut self) -> Result<T::Bits, SyntaxError> {
        let mut cells = T::Bits::EMPTY;
        loop {
            cells |= T::Bits::bit(self.cell()?);
            if !self.cursor.eat(',') {
                return Ok(cells);
            }
        }
    }

    fn written_return(&mut self) -> Result<Written<T::Bits>, SyntaxError> {
        self.space()?;
        let mut written = Written { set: Some(self.cells()?), ..Written::new(UnitAction::Return) };
        if self.cursor.is_at_end() {
            return Ok(written);
        }
        self.space()?;
        if !self.word("to") {
            return Err(self.cursor.expected("the word to"));
        }
        self.space()?;
        let mut arrivals = Vec::new();
        loop {
            arrivals.push((self.kind()?, self.cell()?));
            if !self.cursor.eat(',') {
                break;
            }
        }
        arrivals.sort_unstable();
        written.arrivals = Some(arrivals);
        Ok(written)
    }

    fn written_go(&mut self) -> Result<Written<T::Bits>, SyntaxError> {
        let mut written = Written::new(UnitAction::Go);
        if self.cursor.next_is(|c| c.is_ascii_uppercase()) {
            written.kind = Some(self.kind()?);
            self.cursor.skip(|c| c == ' ');
        }
        written.from = self.cell()?;
        written.captures = self.cursor.eat(':');
        if !written.captures && !self.cursor.eat('-') {
            return Err(self.cursor.expected("- or : between two cells"));
        }
        written.to = self.cell()?;
        self.cursor.skip(|c| c == ' ');
        if written.captures && self.cursor.eat('x') {
            self.cursor.skip(|c| c == ' ');
            written.set = Some(self.cells()?);
            self.cursor.skip(|c| c == ' ');
        }
        if self.cursor.eat('=') {
            written.becomes = Some(self.kind()?);
        }
        Ok(written)
    }
}

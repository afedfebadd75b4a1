//! Which legal move a text means.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::line::{Part, Pending};
use super::{Replay, RuleFaultKind, RuleVisitor};
use crate::illegal::Illegality;
use crate::movegen::list_moves_within;
use crate::moves::Move;
use crate::notation::pdn::text::write_move;
use crate::notation::pdn::{Mode, MoveText, MoveToken, Place, Quirk, Sign, SquareName};
use crate::notation::{Form, MoveTextError};
use crate::players::Players;
use crate::position::Position;
use crate::setup::Faults;
use crate::square::{Color, Kind, Piece};
use crate::state::BitsOf;
use crate::syntax::text_of;
use crate::variant::{Separator, Variant};
use crate::ways::{PLACES_IN_FILES, TooManyWays};

impl<V: Variant, H: RuleVisitor<V>> Replay<V, H> {
    /// Plays the move a text means.
    #[inline]
    pub(super) fn take_move(&mut self, token: MoveToken<'_>, place: Place) {
        let Some(now) = &self.line.now else {
            return self.line.advance(None);
        };
        if self.line.pending.is_some() {
            return self.go_on(token, place);
        }
        if !list_legal(now, &mut self.legal) {
            return self.refuse(TooManyWays { places: PLACES_IN_FILES }.into(), token.text, place);
        }
        match self.plain(token) {
            Some(m) => {
                self.check_sign(&m, token, place);
                self.play_move(m, place);
            }
            None => self.resolve(token, place),
        }
    }

    /// The only legal move between the two squares a text names. It needs no other look at the text.
    #[inline]
    fn plain(&self, token: MoveToken<'_>) -> Option<Move<BitsOf<V>>> {
        let &[from, to] = token.squares else { return None };
        let (from, to) = (self.squares.get(from)?, self.squares.get(to)?);
        let mut found = self.legal.iter().filter(|m| (m.from, m.to) == (from.0, to.0) && !m.is_drop());
        let m = *found.next()?;
        let may_be_quiet = matches!(token.sign, Sign::Hyphen | Sign::None);
        (found.next().is_none() && (m.is_capture() || may_be_quiet)).then_some(m)
    }

    #[inline]
    fn play_move(&mut self, m: Move<BitsOf<V>>, place: Place) {
        let Some(now) = &self.line.now else { return };
        self.visitor.played(now, &m, place);
        let next = now.play_unchecked(&m);
        self.line.advance(Some(next));
        self.moves += 1;
    }

    /// Reports a sign that is not the one the game has for such a move.
    #[inline]
    fn check_sign(&mut self, m: &Move<BitsOf<V>>, token: MoveToken<'_>, place: Place) {
        let expected = match (m.is_capture(), self.separator) {
            (true, Separator::Cross) => Sign::Cross,
            (true, Separator::Colon) => Sign::Colon,
            _ => Sign::Hyphen,
        };
        if token.sign != expected && !matches!(token.sign, Sign::None | Sign::Drop) {
            self.quirk(Quirk::OtherSign, token.text, place);
        }
    }

    /// Plays the move a text means that is not plain.
    fn resolve(&mut self, token: MoveToken<'_>, place: Place) {
        let Some(now) = &self.line.now else { return };
        write_canonical(&mut self.text, token);
        match now.parse_move_among(&self.legal, &self.text) {
            Ok(m) => self.play_path(m, token, place),
            Err(error) if self.mode == Mode::Strict => self.refuse(error.into(), token.text, place),
            Err(error) => self.make_sense(error, token, place),
        }
    }

    /// Plays a legal move that is written with its path.
    fn play_path(&mut self, m: Move<BitsOf<V>>, token: MoveToken<'_>, place: Place) {
        self.check_sign(&m, token, place);
        if token.squares.len() > 2
            && let Some(quirk) = self.path_quirk(&m, token.squares)
        {
            self.quirk(quirk, token.text, place);
        }
        self.play_move(m, place);
    }

    /// What is odd about a capture's path, if anything is.
    fn path_quirk(&self, m: &Move<BitsOf<V>>, squares: &[SquareName]) -> Option<Quirk> {
        let now = self.line.now.as_ref()?;
        let standard = now.text_among(&self.legal, m, Form::Standard).parse::<MoveText>().ok()?;
        match standard.squares().len() {
            2 => Some(Quirk::NeedlessPath),
            length if squares.len() < length => Some(Quirk::PartialPath),
            _ => None,
        }
    }

    /// Ends the line with a fault.
    fn refuse(&mut self, kind: RuleFaultKind, text: &str, place: Place) {
        self.fault(kind, text, place);
        self.line.advance(None);
    }

    /// Looks for another sense in a text that is no legal move.
    fn make_sense(&mut self, error: MoveTextError, token: MoveToken<'_>, place: Place) {
        let Some(now) = &self.line.now else { return };
        if is_unfinished(&error) {
            self.wait(Part::Capture, error, token, place);
        } else if let (true, Ok(m)) = (token.squares.len() > 2, now.parse_hub_move(&self.text)) {
            self.quirk(Quirk::CapturedSquares, token.text, place);
            self.play_move(m, place);
        } else {
            let is_first = self.line.is_main && self.line.ply == 0;
            match self.relocation(now, token).filter(|_| is_first) {
                Some(next) => self.wait(Part::Relocation(next), error, token, place),
                None => self.refuse(error.into(), token.text, place),
            }
        }
    }

    /// Puts off a text until the next one comes.
    fn wait(&mut self, part: Part<V>, error: MoveTextError, token: MoveToken<'_>, place: Place) {
        let squares = token.squares.to_vec();
        self.line.pending = Some(Box::new(Pending { sign: token.sign, squares, place, error, part }));
    }

    /// The position after a man of the player to move is set on an empty square.
    fn relocation(&self, position: &Position<V>, token: MoveToken<'_>) -> Option<Position<V>> {
        let &[from, to] = token.squares else { return None };
        let (from, to) = (self.squares.get(from)?, self.squares.get(to)?);
        let turn = position.turn();
        let man = Piece { color: turn, kind: Kind::Man };
        let is_quiet = matches!(token.sign, Sign::Hyphen | Sign::None);
        if !is_quiet || position.piece_at(from) != Some(man) || position.piece_at(to).is_some() {
            return None;
        }
        let mut setup = position.to_setup();
        setup.pieces.iter_mut().filter(|(square, _)| *square == from).for_each(|(square, _)| *square = to);
        setup.turn = Color::from_index((turn.index() + 1) % V::Players::COUNT);
        Position::from_setup_of(self.game.clone(), &setup, Faults::empty()).ok()
    }

    /// Takes a text together with the one that was put off.
    fn go_on(&mut self, token: MoveToken<'_>, place: Place) {
        let Some(pending) = self.line.pending.take() else { return };
        let done = match &pending.part {
            Part::Capture => token.squares.len() > 1 && token.squares.first() == pending.squares.last(),
            Part::Relocation(position) => self.relocate_again(position, &pending, token, place),
        };
        match pending.part {
            Part::Capture if done => self.join(*pending, token),
            _ if done => {}
            _ => {
                self.line.pending = Some(pending);
                self.end_pending();
                self.take_move(token, place);
            }
        }
    }

    /// Takes a text as the second relocation, unless it is a legal move after the first or no relocation.
    fn relocate_again(
        &mut self,
        first: &Position<V>,
        pending: &Pending<V>,
        token: MoveToken<'_>,
        place: Place,
    ) -> bool {
        write_canonical(&mut self.text, token);
        let Some(second) = self.relocation(first, token).filter(|_| !is_legal(first, &self.text)) else {
            return false;
        };
        for (position, text, place) in [
            (first.clone(), written(pending.sign, &pending.squares), pending.place),
            (second, String::from(token.text), place),
        ] {
            self.quirk(Quirk::Teleport, &text, place);
            self.visitor.position(&position, place);
            self.line.advance(Some(position));
        }
        true
    }

    /// Takes a text as more jumps of the capture that was put off.
    fn join(&mut self, mut part: Pending<V>, token: MoveToken<'_>) {
        let Some(now) = &self.line.now else { return };
        part.squares.extend_from_slice(&token.squares[1..]);
        list_legal(now, &mut self.legal);
        write_canonical(&mut self.text, MoveToken { text: "", sign: part.sign, squares: &part.squares });
        match now.parse_move_among(&self.legal, &self.text) {
            Ok(m) => {
                self.quirk(Quirk::JoinedJumps, token.text, part.place);
                self.play_move(m, part.place);
            }
            Err(error) => {
                let goes_on = is_unfinished(&error);
                self.line.pending = Some(Box::new(Pending { error, ..part }));
                if !goes_on {
                    self.end_pending();
                }
            }
        }
    }

    /// A text that was put off is no move after all.
    pub(super) fn end_pending(&mut self) {
        if let Some(pending) = self.line.pending.take() {
            self.refuse(pending.error.into(), &written(pending.sign, &pending.squares), pending.place);
        }
    }
}

/// Lists the legal moves; answers whether they could be found in time.
fn list_legal<V: Variant>(position: &Position<V>, legal: &mut Vec<Move<BitsOf<V>>>) -> bool {
    legal.clear();
    list_moves_within(position.game(), position.state(), PLACES_IN_FILES, legal)
}

/// Whether a text is a legal move.
fn is_legal<V: Variant>(position: &Position<V>, text: &str) -> bool {
    let legal = position.legal_moves_within(PLACES_IN_FILES);
    legal.is_ok_and(|legal| position.parse_move_among(&legal, text).is_ok())
}

/// Whether a text is a capture that must go on.
fn is_unfinished(error: &MoveTextError) -> bool {
    matches!(error, MoveTextError::Illegal(illegal) if illegal.reason() == Illegality::MustContinue)
}

/// Puts the standard's text of a move in a buffer.
fn write_canonical(buffer: &mut String, token: MoveToken<'_>) {
    buffer.clear();
    // Writing to a string does not fail.
    let _ = write_move(buffer, token.sign, token.squares);
}

fn written(sign: Sign, squares: &[SquareName]) -> String {
    text_of(|text| write_move(text, sign, squares))
}

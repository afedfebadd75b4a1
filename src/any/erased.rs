//! What a position answers when its game is not known to the compiler: whole operations, so that the
//! choice is made once for each and never inside one.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::hash::{Hash, Hasher};

use super::pdn_checker::{AnyReplay, replay_of};
use super::perft::ErasedPlies;
use super::{AnyClickState, AnyMove, AnyPiece};
use crate::bitboard::Bitboard;
use crate::board::{Board, Names};
use crate::illegal::{IllegalMove, Illegality};
use crate::movegen::ClickState;
use crate::moves::Jump;
use crate::notation::pdn::Mode;
use crate::notation::{Form, MoveTextError, ParseFenError, Reading, Text};
use crate::outcome::Outcome;
use crate::perft::{Counting, Perft, PerftError, Plies, Watcher, divide_counting, perft_counting};
use crate::position::Position;
use crate::rules::{Forces, Progress};
use crate::ruleset::RuleSet;
use crate::square::{Color, Square};
use crate::svg::Diagram;
use crate::syntax::SyntaxError;
use crate::variant::{Info, Variant};
use crate::ways::TooManyWays;

/// What a game must answer, beyond being played and written, to be chosen at run time.
pub(crate) trait Erase: Text {
    /// Whether two values of the game's type have the same rules.
    fn same_rules(&self, other: &Self) -> bool;
    /// The rules as data, if data can say them.
    fn rules(&self) -> Option<RuleSet>;
    /// A move without its type.
    fn erase(&self, m: &Self::Move) -> AnyMove;
    /// A move with its type; none if it cannot be one of this game.
    fn restore(m: &AnyMove) -> Option<Self::Move>;
    /// Whether the player to move can capture.
    fn has_capture(position: &Position<Self>) -> bool;
    /// One way to make a move, jump by jump.
    fn route(position: &Position<Self>, m: &Self::Move) -> Vec<Jump>;
    /// How far a move has come whose squares are entered one by one.
    fn clicks(position: &Position<Self>, squares: &[Square]) -> AnyClickState;
    /// Every piece and where it stands.
    fn pieces(position: &Position<Self>) -> Vec<(Square, AnyPiece)>;
    /// The pieces a colour holds in reserve.
    fn reserve(position: &Position<Self>, color: Color) -> u8;
    /// The position as an SVG document.
    fn draw(position: &Position<Self>, diagram: &Diagram) -> String;
    /// What checks PDN files of the game; none if PDN has no form for its moves.
    fn replay(&self, mode: Mode) -> Option<Box<dyn AnyReplay>>;
    /// The position as the other player sees it, if the board can be turned so.
    fn swap_colors(position: &Position<Self>) -> Option<Position<Self>>;
    /// What a move is to the other player.
    fn swap_move(position: &Position<Self>, m: &Self::Move) -> Option<Self::Move>;
    /// Every square of the board.
    fn squares(&self) -> Vec<Square>;
    /// The algebraic name of a square.
    fn name(&self, square: Square) -> String;
    /// A square as the game writes it.
    fn square_name(position: &Position<Self>, square: Square) -> String;
    /// The square of this name.
    fn square(position: &Position<Self>, text: &str) -> Result<Square, SyntaxError>;
}

impl<V: Variant> Erase for V {
    fn same_rules(&self, other: &Self) -> bool {
        // Rules without data are all in the type.
        size_of::<V>() == 0 || RuleSet::of(self) == RuleSet::of(other)
    }
    fn rules(&self) -> Option<RuleSet> {
        RuleSet::of(self).ok()
    }
    fn erase(&self, m: &Self::Move) -> AnyMove {
        AnyMove::of_draughts(m)
    }
    fn restore(m: &AnyMove) -> Option<Self::Move> {
        m.as_draughts()
    }
    fn has_capture(position: &Position<V>) -> bool {
        position.has_capture()
    }
    fn route(position: &Position<V>, m: &Self::Move) -> Vec<Jump> {
        position.route(m)
    }
    fn clicks(position: &Position<V>, squares: &[Square]) -> AnyClickState {
        let ClickState { next, taken, complete } = position.clicks(squares);
        AnyClickState { next, taken, complete: complete.iter().map(AnyMove::of_draughts).collect() }
    }
    fn pieces(position: &Position<V>) -> Vec<(Square, AnyPiece)> {
        position.pieces().map(|(square, piece)| (square, piece.into())).collect()
    }
    fn reserve(position: &Position<V>, color: Color) -> u8 {
        position.reserve(color)
    }
    fn draw(position: &Position<V>, diagram: &Diagram) -> String {
        diagram.draw(position)
    }
    fn replay(&self, mode: Mode) -> Option<Box<dyn AnyReplay>> {
        Some(replay_of(self, mode))
    }
    fn swap_colors(position: &Position<V>) -> Option<Position<V>> {
        position.swap_colors()
    }
    fn swap_move(position: &Position<V>, m: &Self::Move) -> Option<Self::Move> {
        position.swap_move(m)
    }
    fn squares(&self) -> Vec<Square> {
        self.board().squares().iter().map(Square::from_index).collect()
    }
    fn name(&self, square: Square) -> String {
        self.board().name(square)
    }
    fn square_name(position: &Position<V>, square: Square) -> String {
        position.square_name(square)
    }
    fn square(position: &Position<V>, text: &str) -> Result<Square, SyntaxError> {
        position.square(text)
    }
}

/// A position of some game.
pub(super) trait Erased: Send + Sync {
    fn clone_box(&self) -> Box<dyn Erased>;
    fn as_any(&self) -> &dyn Any;
    fn equals(&self, other: &dyn Erased) -> bool;
    fn hash_state(&self, hasher: &mut dyn Hasher);
    fn info(&self) -> Info<'_>;
    fn rules(&self) -> Option<RuleSet>;
    fn restart(&self) -> Box<dyn Erased>;
    fn turn(&self) -> Color;
    fn players(&self) -> usize;
    fn legal_moves(&self) -> Vec<AnyMove>;
    fn legal_moves_within(&self, places: usize) -> Result<Vec<AnyMove>, TooManyWays>;
    fn count_moves(&self) -> u64;
    fn has_move(&self) -> bool;
    fn has_capture(&self) -> bool;
    fn is_legal(&self, m: &AnyMove) -> bool;
    fn play(&self, m: &AnyMove) -> Result<Box<dyn Erased>, IllegalMove>;
    fn play_unchecked(&self, m: &AnyMove) -> Box<dyn Erased>;
    fn outcome(&self) -> Option<Outcome>;
    fn to_fen(&self) -> String;
    fn read(&self, text: &str, reading: Reading) -> Result<Box<dyn Erased>, ParseFenError>;
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn texts(&self, moves: &[AnyMove], form: Form) -> Vec<String>;
    fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError>;
    fn route(&self, m: &AnyMove) -> Vec<Jump>;
    fn clicks(&self, squares: &[Square]) -> AnyClickState;
    fn perft(&self, depth: u32, counting: Counting) -> u64;
    fn divide(&self, depth: u32, counting: Counting) -> Vec<(AnyMove, u64)>;
    fn watch_perft(&self, perft: &Perft, watcher: &mut Watcher<'_>) -> Result<u128, PerftError>;
    fn plies(&self, counting: Counting) -> Box<dyn ErasedPlies>;
    fn pieces(&self) -> Vec<(Square, AnyPiece)>;
    fn reserve(&self, color: Color) -> u8;
    fn swap_colors(&self) -> Option<Box<dyn Erased>>;
    fn swap_move(&self, m: &AnyMove) -> Option<AnyMove>;
    fn squares(&self) -> Vec<Square>;
    fn name(&self, square: Square) -> String;
    fn square_name(&self, square: Square) -> String;
    fn square(&self, text: &str) -> Result<Square, SyntaxError>;
    fn replay(&self, mode: Mode) -> Option<Box<dyn AnyReplay>>;
    fn progress(&self, m: &AnyMove) -> Progress;
    fn forces(&self, color: Color) -> Forces;
    fn key(&self, seed: u64) -> u64;
    fn draw(&self, diagram: &Diagram) -> String;
}

impl<G: Erase> Erased for Position<G> {
    fn clone_box(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn equals(&self, other: &dyn Erased) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self == other && self.game().same_rules(other.game()))
    }
    fn hash_state(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }
    fn info(&self) -> Info<'_> {
        self.info()
    }
    fn rules(&self) -> Option<RuleSet> {
        self.game().rules()
    }
    fn restart(&self) -> Box<dyn Erased> {
        Box::new(Position::initial_of(self.game().clone()))
    }
    fn turn(&self) -> Color {
        self.turn()
    }
    fn players(&self) -> usize {
        self.game().players()
    }
    fn legal_moves(&self) -> Vec<AnyMove> {
        self.legal_moves().iter().map(|m| self.game().erase(m)).collect()
    }
    fn legal_moves_within(&self, places: usize) -> Result<Vec<AnyMove>, TooManyWays> {
        Ok(self.legal_moves_within(places)?.iter().map(|m| self.game().erase(m)).collect())
    }
    fn count_moves(&self) -> u64 {
        self.count_moves()
    }
    fn has_move(&self) -> bool {
        self.has_move()
    }
    fn has_capture(&self) -> bool {
        G::has_capture(self)
    }
    fn is_legal(&self, m: &AnyMove) -> bool {
        G::restore(m).is_some_and(|m| self.is_legal(&m))
    }
    fn play(&self, m: &AnyMove) -> Result<Box<dyn Erased>, IllegalMove> {
        // A move that is none of this game takes or touches a square the board does not have.
        let m = G::restore(m).ok_or(IllegalMove::new(Illegality::OffBoard))?;
        Ok(Box::new(self.play(&m)?))
    }
    fn play_unchecked(&self, m: &AnyMove) -> Box<dyn Erased> {
        match G::restore(m) {
            Some(m) => Box::new(self.play_unchecked(&m)),
            None => self.clone_box(),
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }
    fn to_fen(&self) -> String {
        self.to_fen()
    }
    fn read(&self, text: &str, reading: Reading) -> Result<Box<dyn Erased>, ParseFenError> {
        Ok(Box::new(Position::read(self.game().clone(), text, reading)?))
    }
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
    fn texts(&self, moves: &[AnyMove], form: Form) -> Vec<String> {
        let legal = self.legal_moves();
        let text = |m: &AnyMove| G::restore(m).map_or_else(String::new, |m| self.text_among(&legal, &m, form));
        moves.iter().map(text).collect()
    }
    fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        Ok(self.game().erase(&self.parse_move(text)?))
    }
    fn route(&self, m: &AnyMove) -> Vec<Jump> {
        G::restore(m).map_or_else(Vec::new, |m| G::route(self, &m))
    }
    fn clicks(&self, squares: &[Square]) -> AnyClickState {
        G::clicks(self, squares)
    }
    fn perft(&self, depth: u32, counting: Counting) -> u64 {
        perft_counting(self, depth, counting)
    }
    fn divide(&self, depth: u32, counting: Counting) -> Vec<(AnyMove, u64)> {
        let divided = divide_counting(self, depth, counting);
        divided.iter().map(|(m, leaves)| (self.game().erase(m), *leaves)).collect()
    }
    fn watch_perft(&self, perft: &Perft, watcher: &mut Watcher<'_>) -> Result<u128, PerftError> {
        perft.watch_with(self, watcher)
    }
    fn plies(&self, counting: Counting) -> Box<dyn ErasedPlies> {
        Box::new(Plies::counting(self, counting))
    }
    fn pieces(&self) -> Vec<(Square, AnyPiece)> {
        G::pieces(self)
    }
    fn reserve(&self, color: Color) -> u8 {
        G::reserve(self, color)
    }
    fn swap_colors(&self) -> Option<Box<dyn Erased>> {
        Some(Box::new(G::swap_colors(self)?))
    }
    fn swap_move(&self, m: &AnyMove) -> Option<AnyMove> {
        Some(self.game().erase(&G::swap_move(self, &G::restore(m)?)?))
    }
    fn squares(&self) -> Vec<Square> {
        self.game().squares()
    }
    fn name(&self, square: Square) -> String {
        self.game().name(square)
    }
    fn square_name(&self, square: Square) -> String {
        G::square_name(self, square)
    }
    fn square(&self, text: &str) -> Result<Square, SyntaxError> {
        G::square(self, text)
    }
    fn replay(&self, mode: Mode) -> Option<Box<dyn AnyReplay>> {
        self.game().replay(mode)
    }
    fn progress(&self, m: &AnyMove) -> Progress {
        G::restore(m).map_or(Progress::ANY, |m| self.game().progress(self.state(), &m))
    }
    fn forces(&self, color: Color) -> Forces {
        self.game().forces(self.state(), color)
    }
    fn key(&self, seed: u64) -> u64 {
        self.game().key(self.state(), seed)
    }
    fn draw(&self, diagram: &Diagram) -> String {
        G::draw(self, diagram)
    }
}

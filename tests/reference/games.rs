//! The rules of every game as plain data (§1–§8 and the table of §12), and the keys that name them.

use super::{Color, Fault, Kind, Sq};
use Criterion::{ByKing, KingsEarliest, KingsTaken, Number, Value};
use Promotion::{AtRest, Passing, Stops};

/// A step (files, ranks) as White sees it; (0, 2) is one Frisian orthogonal step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dir(pub i8, pub i8);

impl Dir {
    /// The same step for the side that may sit on the other edge.
    pub fn seen_by(self, color: Color) -> Dir {
        match color {
            Color::White => self,
            Color::Black => Dir(self.0, -self.1),
        }
    }
}

const NW: Dir = Dir(-1, 1);
const N: Dir = Dir(0, 1);
const NE: Dir = Dir(1, 1);
const W: Dir = Dir(-1, 0);
const E: Dir = Dir(1, 0);
const SW: Dir = Dir(-1, -1);
const S: Dir = Dir(0, -1);
const SE: Dir = Dir(1, -1);

// Direction sets, named as the codes of §12.
const F2: &[Dir] = &[NW, NE];
const D4: &[Dir] = &[NW, NE, SW, SE];
const FO: &[Dir] = &[N];
const FS: &[Dir] = &[N, W, E];
const F3: &[Dir] = &[NW, N, NE];
const F5: &[Dir] = &[W, NW, N, NE, E];
const O4: &[Dir] = &[N, W, E, S];
const A8: &[Dir] = &[NW, N, NE, W, E, SW, S, SE];
/// Frisian captures: diagonals, and orthogonals in two-square steps on the same colour (§6).
#[rustfmt::skip]
const FRISIAN8: &[Dir] = &[NW, NE, SW, SE, Dir(0, 2), Dir(-2, 0), Dir(2, 0), Dir(0, -2)];

/// Which squares of the rectangle are used (§0 DL / DR).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playing {
    All,
    /// Those of a1's colour.
    Dark,
    /// The others.
    Light,
}

/// The initial arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    /// Men on `rows` rows of each side, after `skipped` free rows at the edge.
    Rows { skipped: u8, rows: u8 },
    /// One long diagonal free, White below it (§2, O-DG-1).
    Diagonal,
}

/// Where square number 1 lies, seen by White; numbers run along the rows away from it (FORMATS 1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    TopLeft,
    BottomRight,
}

/// Where a flying king may stop behind its victim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    Anywhere,
    Nearest,
    /// Killer (§12 no. 33): on the nearest square if the piece taken last is a king.
    NearestBehindKing,
}

/// When captured pieces leave the board (core 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal {
    AtEnd,
    AtOnce,
}

/// What happens to a man reaching the last row in mid-capture (§12 "Prom mid-capture").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// P: a king at once, goes on as one.
    Passing,
    /// R: goes on as a man, crowned only if it ends there.
    AtRest,
    /// S: crowned, and the capture ends.
    Stops,
}

/// One comparison of the precedence rule; earlier ones decide first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    Number,
    Value,
    ByKing,
    KingsTaken,
    KingsEarliest,
}

/// S13: how the capture mode is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModeChoice {
    Free,
    Majority,
    Minority,
}

/// A set of capture directions that one series keeps to (S8). Games without modes have exactly one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaptureMode {
    pub man_captures: &'static [Dir],
    pub king_captures: &'static [Dir],
    pub promotion: Promotion,
    /// The majority rule inside this mode only (S11, S12).
    pub must_take_most: bool,
}

/// The rules of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub key: String,
    pub width: u8,
    pub height: u8,
    pub playing: Playing,
    pub setup: Setup,
    pub first: Color,
    pub man_steps: &'static [Dir],
    pub king_steps: &'static [Dir],
    /// Long kings, for quiet moves and captures alike.
    pub flying: bool,
    pub modes: Vec<CaptureMode>,
    pub mode_choice: ModeChoice,
    pub precedence: Vec<Criterion>,
    pub landing: Landing,
    pub removal: Removal,
    /// Core 5 as a rule of its own (with immediate removal).
    pub no_u_turn: bool,
    pub man_takes_king: bool,
    /// Frisian: quiet moves in a row with one king while there are men.
    pub king_move_limit: Option<u8>,
    /// Breakthrough.
    pub first_king_wins: bool,
    /// NEU: an empty board, the men in reserve, drops (§7).
    pub neu: bool,
    pub corner: Corner,
    /// The mistake planted in it.
    pub fault: Option<Fault>,
}

impl Game {
    /// The playing squares.
    pub fn squares(&self) -> impl Iterator<Item = Sq> + '_ {
        let all = (0..self.height).flat_map(|rank| (0..self.width).map(move |file| Sq(file, rank)));
        all.filter(|&sq| self.is_playing(sq))
    }

    /// Whether `sq` is on the board and of the playing colour.
    pub fn is_playing(&self, sq: Sq) -> bool {
        let dark = (sq.0 + sq.1).is_multiple_of(2);
        let colour_fits = match self.playing {
            Playing::All => true,
            Playing::Dark => dark,
            Playing::Light => !dark,
        };
        sq.0 < self.width && sq.1 < self.height && colour_fits
    }

    /// The row where men of `color` are crowned.
    pub fn is_last_row(&self, sq: Sq, color: Color) -> bool {
        match color {
            Color::White => sq.1 == self.height - 1,
            Color::Black => sq.1 == 0,
        }
    }

    /// Quiet directions, as White sees them.
    pub fn step_directions(&self, kind: Kind) -> &'static [Dir] {
        match kind {
            Kind::Man => self.man_steps,
            Kind::King => self.king_steps,
        }
    }

    /// Whose man stands on `sq` in the set-up.
    pub fn setup_color(&self, sq: Sq) -> Option<Color> {
        let sides = match self.setup {
            Setup::Rows { skipped, rows } => {
                let men = skipped..skipped + rows;
                (men.contains(&sq.1), men.contains(&(self.height - 1 - sq.1)))
            }
            Setup::Diagonal => {
                // The free diagonal is a1-h8, or on light squares its mirror image h1-a8 (§0).
                let mirrored = self.width - 1 - sq.0;
                let file = [sq.0, mirrored][usize::from(self.playing == Playing::Light)];
                (file > sq.1, file < sq.1)
            }
        };
        match sides {
            (true, _) => Some(Color::White),
            (_, true) => Some(Color::Black),
            _ => None,
        }
    }

    fn with_rows(mut self, skipped: u8, rows: u8) -> Game {
        self.setup = Setup::Rows { skipped, rows };
        self
    }

    fn on_light_squares(mut self) -> Game {
        self.playing = Playing::Light;
        self
    }

    fn with_precedence(mut self, precedence: &[Criterion]) -> Game {
        self.precedence = precedence.to_vec();
        self
    }

    /// The same rules on another rectangle with `rows` rows of men (6×6, 14×14 and the like).
    pub fn on_board(mut self, width: u8, height: u8, rows: u8) -> Game {
        (self.width, self.height) = (width, height);
        self.with_rows(0, rows)
    }

    fn with_mode(mut self, man: &'static [Dir], king: &'static [Dir], at: Promotion) -> Game {
        self.modes = vec![mode(man, king, at)];
        self
    }
}

fn mode(man: &'static [Dir], king: &'static [Dir], promotion: Promotion) -> CaptureMode {
    CaptureMode { man_captures: man, king_captures: king, promotion, must_take_most: false }
}

/// Russian (§1), from which the others are told apart.
fn russian() -> Game {
    Game {
        key: String::new(),
        width: 8,
        height: 8,
        playing: Playing::Dark,
        setup: Setup::Rows { skipped: 0, rows: 3 },
        first: Color::White,
        man_steps: F2,
        king_steps: D4,
        flying: true,
        modes: vec![mode(D4, D4, Passing)],
        mode_choice: ModeChoice::Free,
        precedence: vec![],
        landing: Landing::Anywhere,
        removal: Removal::AtEnd,
        no_u_turn: false,
        man_takes_king: true,
        king_move_limit: None,
        first_king_wins: false,
        neu: false,
        corner: Corner::TopLeft,
        fault: None,
    }
}

/// Brazilian (§3): majority by number, crowned only at rest.
fn brazilian() -> Game {
    let game = russian().with_mode(D4, D4, AtRest);
    game.with_precedence(&[Number])
}

/// International (§3): Brazilian on 10×10.
fn international() -> Game {
    brazilian().on_board(10, 10, 4)
}

/// Pool (§5): as Brazilian without the majority rule, Black first.
fn pool() -> Game {
    let first = Color::Black;
    Game { first, ..brazilian() }.with_precedence(&[])
}

/// Czech (§6): men capture forward and stop on the last row; captures with a king come first.
fn czech() -> Game {
    let game = russian().with_mode(F2, D4, Stops);
    game.with_precedence(&[ByKing])
}

/// English (§4, O-EN-1): short king, Black (above) moves first.
fn english() -> Game {
    let (flying, first) = (false, Color::Black);
    Game { flying, first, ..czech() }.with_precedence(&[])
}

/// Spanish (§6): light squares; most pieces, then most kings.
fn spanish() -> Game {
    let corner = Corner::BottomRight;
    let game = Game { corner, ..czech() }.on_light_squares();
    game.with_precedence(&[Number, KingsTaken])
}

/// Argentinian (§12 no. 9; sources differ): here 8×8 light, White first, any landing;
/// number, then with a king, then most kings.
fn argentinian() -> Game {
    let game = czech().on_light_squares();
    game.with_precedence(&[Number, ByKing, KingsTaken])
}

/// Italian (§6): short king, men may not take kings, four criteria.
fn italian() -> Game {
    let (flying, man_takes_king) = (false, false);
    let game = Game { flying, man_takes_king, ..czech() }.on_light_squares();
    game.with_precedence(&[Number, ByKing, KingsTaken, KingsEarliest])
}

/// Thai (§12 no. 12): two rows, Black first, kings stop right behind, immediate removal, a king
/// may reverse.
fn thai() -> Game {
    let (first, landing, removal) = (Color::Black, Landing::Nearest, Removal::AtOnce);
    let game = Game { first, landing, removal, corner: Corner::BottomRight, ..czech() };
    game.with_rows(0, 2).with_precedence(&[])
}

/// Frisian (§6): captures in eight directions by value, then with a king; at most three moves
/// with one king.
fn frisian() -> Game {
    let king_move_limit = Some(3);
    let game = Game { king_move_limit, ..international() };
    let game = game.with_mode(FRISIAN8, FRISIAN8, AtRest);
    game.with_precedence(&[Value, ByKing])
}

/// An all-square game with the majority rule, before its directions are set.
fn all_squares(man_steps: &'static [Dir], king_steps: &'static [Dir]) -> Game {
    let playing = Playing::All;
    Game { playing, man_steps, king_steps, ..brazilian() }
}

/// Turkish (§6): men on rows 2–3, immediate removal, no 180° turn.
fn turkish() -> Game {
    let (removal, no_u_turn) = (Removal::AtOnce, true);
    let game = Game { removal, no_u_turn, ..all_squares(FS, O4) };
    game.with_rows(1, 2).with_mode(FS, O4, AtRest)
}

/// Greek (§12 no. 36): Turkish with free choice and kings that stop right behind.
fn greek() -> Game {
    let landing = Landing::Nearest;
    Game { landing, ..turkish() }.with_precedence(&[])
}

/// Armenian (§12 no. 39): steps also diagonally, captures as Turkish. The sources differ on
/// crowning in mid-capture.
fn armenian(promotion: Promotion) -> Game {
    let (man_steps, king_steps) = (F5, A8); // FS + F2
    Game { man_steps, king_steps, ..turkish() }.with_mode(FS, O4, promotion)
}

/// Gothic (§12 no. 42): rows 1–2, steps F2, captures F5, short king in eight directions.
fn gothic() -> Game {
    let flying = false;
    let game = Game { flying, ..all_squares(F2, A8) };
    game.with_rows(0, 2).with_mode(F5, A8, AtRest)
}

/// Croda (§12 no. 44).
fn croda() -> Game {
    all_squares(F3, O4).with_mode(O4, O4, AtRest)
}

/// Omnidirectional (§12 no. 48): SINTEZ.2 INTER "with fewer rows", taken as two.
fn omnidirectional() -> Game {
    sintez2(brazilian()).with_rows(0, 2)
}

/// SINTEZ 64 over `parent` (§8): all squares, three-way steps, eight-way kings, two capture modes
/// that may not mix. White is first whatever the parent (S3). Forward-only parents: two
/// diagonals, one file (O-SZ-8). The parent's precedence compares both modes (O-SZ-4 a).
fn sintez(parent: Game) -> Game {
    let CaptureMode { man_captures, promotion, .. } = parent.modes[0]; // promotion: O-SZ-2
    let (diagonal, orthogonal) = match man_captures == F2 {
        true => (F2, FO),
        false => (D4, O4),
    };
    Game {
        playing: Playing::All,
        first: Color::White,
        man_steps: F3,
        king_steps: A8,
        modes: vec![mode(diagonal, D4, promotion), mode(orthogonal, O4, promotion)],
        corner: Corner::TopLeft,
        ..parent
    }
}

/// SINTEZ.2 (S10): one mode of all eight directions.
fn sintez2(parent: Game) -> Game {
    let promotion = parent.modes[0].promotion;
    sintez(parent).with_mode(A8, A8, promotion)
}

/// SINTEZ.3 (S11): mode 0, the diagonals, by International rules. SINTEZ.4 (S12): mode 1, the
/// orthogonals. The other mode is Russian (O-SZ-5 a).
fn sintez_with_international_mode(index: usize) -> Game {
    let mut game = sintez(russian());
    game.modes[index].promotion = AtRest;
    game.modes[index].must_take_most = true;
    game
}

/// A base key and its rules.
type Entry = (&'static str, fn() -> Game);

const BASES: &[Entry] = &[
    ("russian", russian),
    ("international", international),
    ("brazilian", brazilian),
    ("canadian", || brazilian().on_board(12, 12, 5)),
    ("sri-lankan", || brazilian().on_board(12, 12, 5).on_light_squares()),
    ("south-african", || brazilian().on_board(14, 14, 6)),
    ("english", english),
    ("italian", italian),
    ("spanish", spanish),
    ("portuguese", spanish),
    ("argentinian", argentinian),
    ("pool", pool),
    ("jamaican", || pool().on_light_squares()),
    ("german", brazilian),
    ("filipino", || brazilian().on_light_squares()),
    ("czech", czech),
    ("thai", thai),
    ("killer", || killer(international())),
    ("frisian", frisian),
    ("frysk", || frisian().on_board(10, 10, 1)),
    ("turkish", turkish),
    ("greek", greek),
    ("armenian", || armenian(AtRest)),
    ("armenian-passing", || armenian(Passing)),
    ("spantsireti", || russian().on_board(10, 8, 3)),
    ("spantsireti-int", || brazilian().on_board(10, 8, 3)),
    ("ktar-10x11", || brazilian().on_board(10, 11, 4)),
    ("ktar-10x12", || brazilian().on_board(10, 12, 5)),
    ("antidraughts", international),
    ("breakthrough", || breakthrough(international())),
    ("gothic", gothic),
    ("croda", croda),
    ("omnidirectional", omnidirectional),
    ("sintez-ru", || sintez(russian())),
    ("sintez-inter", || sintez(brazilian())),
    ("sintez2-ru", || sintez2(russian())),
    ("sintez2-inter", || sintez2(brazilian())),
    ("sintez3", || sintez_with_international_mode(0)),
    ("sintez4", || sintez_with_international_mode(1)),
    ("sintez-english", || sintez(english())),
    ("sintez-italian", || sintez(italian())),
    ("sintez-spanish", || sintez(spanish())),
];

/// Killer over any game (§12 no. 33). Kings that always stop right behind (Thai, Greek) obey it anyway.
fn killer(mut game: Game) -> Game {
    if game.landing == Landing::Anywhere {
        game.landing = Landing::NearestBehindKing;
    }
    game
}

/// Breakthrough over any game (§12 no. 27).
fn breakthrough(mut game: Game) -> Game {
    game.first_king_wins = true;
    game
}

/// NEU over any game (N1).
fn neu(mut game: Game) -> Game {
    game.neu = true;
    game
}

/// The diagonal set-up (§2); the board must be square to have a diagonal that halves it.
fn diagonal(mut game: Game) -> Option<Game> {
    game.setup = Setup::Diagonal;
    (game.width == game.height).then_some(game)
}

/// The base keys, without prefixes and suffixes.
pub fn keys() -> Vec<&'static str> {
    BASES.iter().map(|&(key, _)| key).collect()
}

/// The game a key names: `[neu-|giveaway-|diagonal-|breakthrough-|killer-]* base`, after a
/// `sintez` base perhaps `-majority` or `-minority`.
pub fn game(key: &str) -> Option<Game> {
    let mut game = rules_of(key)?;
    game.key = key.to_string();
    Some(game)
}

fn rules_of(key: &str) -> Option<Game> {
    if let Some(&(_, rules)) = BASES.iter().find(|&&(base, _)| base == key) {
        return Some(rules());
    }
    match key.split_once('-')? {
        ("neu", rest) => rules_of(rest).map(neu),
        ("giveaway", rest) => rules_of(rest), // §2: the same moves
        ("diagonal", rest) => rules_of(rest).and_then(diagonal),
        ("breakthrough", rest) => rules_of(rest).map(breakthrough),
        ("killer", rest) => rules_of(rest).map(killer),
        _ => with_mode_choice(key),
    }
}

/// S13: `sintez…-majority` and `sintez…-minority`.
fn with_mode_choice(key: &str) -> Option<Game> {
    let (base, choice) = key.rsplit_once('-').filter(|_| key.starts_with("sintez"))?;
    let mut game = rules_of(base)?;
    game.mode_choice = match choice {
        "majority" => ModeChoice::Majority,
        "minority" => ModeChoice::Minority,
        _ => return None,
    };
    Some(game)
}

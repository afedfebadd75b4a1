//! What may not be said: rules that contradict themselves, each named by its key.

use alloc::format;

use super::{Area, CaptureMode, RuleSet, RuleSetError};
use crate::bitboard::{Bitboard, Wide};
use crate::board::{Board, Shade};
use crate::direction::Headings;
use crate::rules::{BetweenModes, Criterion, Crowning};
use crate::square::Color;

type Checked = Result<(), RuleSetError>;

/// Fails with a key and a reason where a condition does not hold.
macro_rules! ensure {
    ($holds:expr, $key:expr, $($why:tt)+) => {
        if !$holds {
            return Err(RuleSetError::new($key, format!($($why)+)));
        }
    };
}

impl RuleSet {
    /// Whether the rules are free of contradictions.
    ///
    /// # Errors
    /// [`RuleSetError`] with the first rule that is wrong, and why.
    ///
    /// ```
    /// use draughts::{Headings, RuleSet};
    /// assert!(RuleSet::international().check().is_ok());
    /// let stiff = RuleSet { king_steps: Headings::empty(), ..RuleSet::international() };
    /// assert_eq!(stiff.check().unwrap_err().to_string(), "king-steps: kings could never move");
    /// ```
    pub fn check(&self) -> Result<(), RuleSetError> {
        self.check_on(&self.board::<Wide<4>>()?)
    }

    /// Whether this is the board the rules name.
    pub(super) fn check_board<B: Board>(&self, board: &B) -> Checked {
        let own = describe(self.files, self.ranks, self.shade);
        let Some(grid) = board.layout().grid() else {
            return Err(RuleSetError::new("board", format!("the rules are for {own}, not for this board")));
        };
        let other = describe(grid.files, grid.ranks, grid.shade);
        ensure!(own == other, "board", "the rules are for {own}, not {other}");
        Ok(())
    }

    /// Whether the rules are free of contradictions on their board.
    pub(super) fn check_on<B: Board>(&self, board: &B) -> Checked {
        self.check_name()?;
        self.check_movement()?;
        self.check_captures()?;
        self.check_modes()?;
        self.check_start(board)?;
        self.check_drop_zone(board)
    }

    fn check_name(&self) -> Checked {
        // The name of a game made by parameters has them in it.
        let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-:=,+".contains(c);
        let is_fine = !self.name.is_empty() && self.name.chars().all(allowed);
        ensure!(is_fine, "name", "a name is small letters, digits and hyphens, not {:?}", self.name);
        ensure!(self.starts != Color::Third, "starts", "there is no third player");
        Ok(())
    }

    fn check_movement(&self) -> Checked {
        let has_kings = self.crowning != Crowning::Never;
        ensure!(!self.man_steps.is_empty(), "man-steps", "men could never move");
        ensure!(!has_kings || !self.king_steps.is_empty(), "king-steps", "kings could never move");
        ensure!(has_kings || !self.first_king_wins, "first-king-wins", "men are never crowned");
        if let Some(limit) = self.king_run_limit {
            let is_counted = (1..=3).contains(&limit);
            ensure!(is_counted, "king-run-limit", "one to three moves in a row can be counted, not {limit}");
        }
        Ok(())
    }

    fn check_captures(&self) -> Checked {
        let captures = self.can_capture(self.man_jumps, self.king_jumps);
        ensure!(captures, "man-jumps", "neither men nor kings could ever capture");
        check_precedence(&self.precedence, "precedence")
    }

    /// Whether pieces that jump so ever do: kings only where men are crowned.
    fn can_capture(&self, man_jumps: Headings, king_jumps: Headings) -> bool {
        !man_jumps.is_empty() || self.crowning != Crowning::Never && !king_jumps.is_empty()
    }

    fn check_modes(&self) -> Checked {
        let Some(second) = &self.second_mode else {
            let is_free = self.between_modes == BetweenModes::Free;
            ensure!(is_free, "between-modes", "there is no second mode to compare with");
            return Ok(());
        };
        let shared = |a: Headings, b: Headings| !(a & b).is_empty();
        let overlap = shared(self.man_jumps, second.man_jumps) || shared(self.king_jumps, second.king_jumps);
        ensure!(!overlap, "second-mode", "the two modes capture in the same directions");
        self.check_second_mode(second)
    }

    fn check_second_mode(&self, second: &CaptureMode) -> Checked {
        let captures = self.can_capture(second.man_jumps, second.king_jumps);
        ensure!(captures, "second-mode", "neither men nor kings could ever capture by it");
        let agree = (self.crowning == Crowning::Never) == (second.crowning == Crowning::Never);
        ensure!(agree, "second-mode", "men are crowned by one mode and never by the other");
        let comparable = self.between_modes != BetweenModes::Together || self.precedence == second.precedence;
        ensure!(comparable, "between-modes", "captures compared together need one precedence, not two");
        check_precedence(&second.precedence, "second-mode")
    }

    fn check_start<B: Board>(&self, board: &B) -> Checked {
        self.check_area(&self.start, "start")?;
        let start = self.start.on(board, "start")?;
        let men = |color: Color| start.men(board, color);
        let (white, black) = (men(Color::White), men(Color::Black));
        ensure!(!white.meets(black), "start", "men of both players would stand on one square");
        ensure!(white | black != board.squares(), "start", "no square would be free");
        for color in [Color::White, Color::Black] {
            let has_men = !men(color).is_empty() || self.reserve[color.index()] > 0;
            ensure!(has_men, "start", "{color} has no man, neither on the board nor in reserve");
            self.check_far_row(board, men(color), color, "start")?;
        }
        Ok(())
    }

    fn check_drop_zone<B: Board>(&self, board: &B) -> Checked {
        self.check_area(&self.drop_zone, "drop-zone")?;
        let zone = self.drop_zone.on(board, "drop-zone")?;
        let is_used = self.reserve != [0, 0] || self.drop_zone == Area::HOME;
        ensure!(is_used, "drop-zone", "there is no reserve to drop from");
        for color in [Color::White, Color::Black].into_iter().filter(|color| self.reserve[color.index()] > 0) {
            let zone = zone.men(board, color);
            ensure!(!zone.is_empty(), "drop-zone", "{color} has a reserve and nowhere to drop it");
            self.check_far_row(board, zone, color, "drop-zone")?;
        }
        Ok(())
    }

    /// Whether an area is on the board at all.
    fn check_area(&self, area: &Area, key: &'static str) -> Checked {
        match *area {
            Area::Rows { count, skip } => {
                let fits = count as u16 + skip as u16 <= self.ranks as u16;
                ensure!(fits, key, "{count} rows after {skip} do not fit on a board of {} ranks", self.ranks);
            }
            Area::Diagonal => {
                let is_square = self.files == self.ranks;
                ensure!(is_square, key, "a board of {}x{} has no long diagonal", self.files, self.ranks);
            }
            Area::Nowhere | Area::Squares { .. } => {}
        }
        Ok(())
    }

    /// Whether no man is put where he would have been crowned.
    fn check_far_row<B: Board>(&self, board: &B, men: B::Bits, color: Color, key: &'static str) -> Checked {
        let is_fine = self.crowning == Crowning::Never || !men.meets(board.far(color));
        ensure!(is_fine, key, "a man of {color} would stand on his crowning row");
        Ok(())
    }
}

fn check_precedence(list: &[Criterion], key: &'static str) -> Checked {
    let kind = core::mem::discriminant::<Criterion>;
    let repeats = |(at, criterion)| list.iter().take(at).any(|earlier| kind(earlier) == kind(criterion));
    ensure!(!list.iter().enumerate().any(repeats), key, "captures are compared by the same thing twice");
    Ok(())
}

/// A board in words.
fn describe(files: u8, ranks: u8, shade: Shade) -> alloc::string::String {
    let squares = match shade {
        Shade::Dark => "dark squares",
        Shade::Light => "light squares",
        Shade::Full => "all squares",
    };
    format!("{squares} of {files}x{ranks}")
}

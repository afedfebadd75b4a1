//! Judging a history by draw rules.

use super::count::{CountUnit, DrawCount};
use crate::rules::{Balance, Clause, Counted, DrawRule, Forces, MainRoad, Progress};
use crate::square::Color;

/// What draw rules see of a position in a game's history.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Whose turn it is.
    pub(super) turn: Color,
    /// What the move that led here changed.
    pub(super) progress: Progress,
    /// What each player has.
    pub(super) forces: [Forces; 3],
    /// How many times the position has stood on the board, this time included.
    pub(super) times: u32,
}

/// A history, as draw rules see it.
pub(super) struct Trail<'a, M, C> {
    /// Moment number `i`, 0 being the start.
    pub(super) moment: M,
    /// The number of the last moment.
    pub(super) last: usize,
    /// How many play.
    pub(super) players: usize,
    /// Plies without progress before the start.
    pub(super) quiet_before: u32,
    /// Whether the player to move can take a piece or cannot help losing one to the next move.
    pub(super) is_caught: &'a C,
}

impl<'m, M: Fn(usize) -> &'m Moment, C: Fn() -> bool> Trail<'_, M, C> {
    /// How far a rule has come; none if it does not run.
    pub(super) fn count<'r>(&self, rule: &'r DrawRule) -> Option<DrawCount<'r>> {
        let count = |done: u32, limit: u32, unit| DrawCount { rule, done, limit, unit, applies: done >= limit };
        match rule.clause {
            Clause::Repetition { times } => Some(count((self.moment)(self.last).times, times as u32, CountUnit::Times)),
            Clause::Quiet { moves, ended_by } => {
                let limit = moves as u32 * self.players as u32;
                Some(count(self.quiet_plies(ended_by, limit), limit, CountUnit::Plies))
            }
            Clause::Balance(balance) => {
                let limit = balance.moves as u32 * if balance.counted == Counted::Each { 2 } else { 1 };
                let lasted = |strong| Some((self.lasted(&balance, strong, limit)?, strong));
                let (done, strong) = Color::ALL.into_iter().filter_map(lasted).max_by_key(|&(done, _)| done)?;
                let unit = match balance.counted {
                    Counted::Each => CountUnit::Plies,
                    Counted::Strong => CountUnit::MovesOf(strong),
                };
                let mut count = count(done, limit, unit);
                count.applies &= !balance.unless_caught || !(self.is_caught)();
                count.applies &= balance.main_road != MainRoad::Pauses || self.is_on_road(self.last, strong);
                Some(count)
            }
        }
    }

    /// Plies in a row, up to now, without progress of these kinds; no more than `most`.
    pub(super) fn quiet_plies(&self, ended_by: Progress, most: u32) -> u32 {
        let is_quiet = |&i: &usize| !(self.moment)(i).progress.intersects(ended_by);
        let quiet = (1..=self.last).rev().take_while(is_quiet).take(most as usize).count();
        let before = if quiet == self.last { self.quiet_before } else { 0 };
        before.saturating_add(quiet as u32).min(most)
    }

    /// How long the balance has lasted with this player as the strong one, up to `most`; none if it does
    /// not hold now.
    fn lasted(&self, balance: &Balance, strong: Color, most: u32) -> Option<u32> {
        let holds = |i: usize| {
            weak_against(balance, (self.moment)(i), strong)
                .is_some_and(|weak| balance.main_road != MainRoad::Restarts || weak.on_main_road)
        };
        if !holds(self.last) {
            return None;
        }
        let kept =
            |i: &usize| holds(i - 1) && !(balance.steady && (self.moment)(*i).progress.intersects(Progress::BALANCE));
        let counts = |i: &usize| {
            (balance.counted == Counted::Each || (self.moment)(i - 1).turn == strong)
                && (balance.main_road != MainRoad::Pauses || self.is_on_road(*i, strong))
        };
        Some((1..=self.last).rev().take_while(kept).filter(counts).take(most as usize).count() as u32)
    }

    /// Whether the only opponent of the strong player stands on the main road.
    fn is_on_road(&self, i: usize, strong: Color) -> bool {
        only_opponent((self.moment)(i), strong).is_some_and(|weak| weak.on_main_road)
    }
}

/// What the weak player has, if both sides are as the balance asks.
fn weak_against<'m>(balance: &Balance, moment: &'m Moment, strong: Color) -> Option<&'m Forces> {
    let ours = &moment.forces[strong.index()];
    let weak = only_opponent(moment, strong)?;
    let nothing_in_reserve = moment.forces.iter().all(|forces| forces.reserve == 0);
    let together = ours.pieces().saturating_add(weak.pieces());
    let fits = balance.strong.fits(ours) && balance.weak.fits(weak) && balance.together.has(together);
    (fits && nothing_in_reserve).then_some(weak)
}

/// What the only opponent who has pieces has.
fn only_opponent(moment: &Moment, of: Color) -> Option<&Forces> {
    let others = moment.forces.iter().enumerate().filter(|&(index, forces)| index != of.index() && forces.pieces() > 0);
    let mut others = others.map(|(_, forces)| forces);
    let opponent = others.next()?;
    others.next().is_none().then_some(opponent)
}

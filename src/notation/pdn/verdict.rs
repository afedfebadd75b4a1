//! Who won a game, by the custom of its game type.

use alloc::string::ToString;

use super::result::{FirstScore, PdnResult, Points, Verdict};
use super::tree::PdnGame;
use crate::notation::Dialect;
use crate::square::Color;

impl Dialect {
    /// Whose points come first in results: White's for lidraughts, the first mover's for hcheckers, for others
    /// what [`FirstScore::for_game_type`] says.
    ///
    /// ```
    /// use draughts::{Dialect, pdn::FirstScore};
    /// assert_eq!(Dialect::Lidraughts.first_score(21), FirstScore::White);
    /// assert_eq!(Dialect::Pdn3.first_score(21), FirstScore::FirstMover);
    /// ```
    pub const fn first_score(self, game_type: u16) -> FirstScore {
        match self {
            Dialect::Lidraughts => FirstScore::White,
            Dialect::HCheckers => FirstScore::FirstMover,
            _ => FirstScore::for_game_type(game_type),
        }
    }
}

impl PdnGame {
    /// What the result means: whose points come first and who began is taken from the game type, and the
    /// dialect it is in. Without a game type White is first in both.
    ///
    /// ```
    /// use draughts::{Color, Dialect, pdn::{Verdict, parse}};
    /// let game = parse("[GameType \"21\"] [Result \"1-0\"] 1. 11-15 *").unwrap();
    /// assert_eq!(game.verdict(Dialect::Pdn3), Verdict::Won(Color::Black));
    /// assert_eq!(game.verdict(Dialect::Lidraughts), Verdict::Won(Color::White));
    /// ```
    pub fn verdict(&self, dialect: Dialect) -> Verdict {
        let (first, starts, _) = self.customs(dialect);
        self.result().verdict(first, starts)
    }

    /// Writes the result in the tags, as is the custom of the game type and the dialect it is in: `2-0` in
    /// international draughts and Canadian, `1-0` in others.
    ///
    /// ```
    /// use draughts::{Color, Dialect, pdn::{PdnGame, Verdict}};
    /// let mut game = PdnGame::new();
    /// game.set_tag("GameType", "20");
    /// game.set_verdict(Verdict::Drawn, Dialect::Pdn3);
    /// assert_eq!(game.tag("Result"), Some("1-1"));
    /// ```
    pub fn set_verdict(&mut self, verdict: Verdict, dialect: Dialect) {
        let (first, starts, points) = self.customs(dialect);
        let result = match verdict {
            Verdict::Unknown => PdnResult::Unknown,
            Verdict::BothLost => PdnResult::BothLose,
            Verdict::Drawn => PdnResult::of(None, points, first, starts),
            Verdict::Won(color) => PdnResult::of(Some(color), points, first, starts),
        };
        self.set_tag("Result", &result.to_string());
    }

    fn customs(&self, dialect: Dialect) -> (FirstScore, Color, Points) {
        let Some(game_type) = self.game_type() else { return (FirstScore::White, Color::White, Points::Default) };
        let starts = game_type.starts().unwrap_or(Color::White);
        (dialect.first_score(game_type.code), starts, Points::for_game_type(game_type.code))
    }
}

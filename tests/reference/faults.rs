//! Mistakes that move generators make, to plant in this one: what looks for faults must find them.

use super::{Criterion, Game, Promotion, Removal};

/// A mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Men capture forward only.
    NoBackwardCapture,
    /// A man that captures across the last row becomes a king there, or fails to, against the rule.
    WrongPromotion,
    /// Captures are not compared by number.
    NoMajority,
    /// Captured pieces leave the board at once, so that a king may jump where they stood: the coup turc.
    TakenAtOnce,
    /// The capturing piece still stands on the square it left.
    OriginStays,
    /// Of the Italian order only the number counts.
    NumberOnly,
    /// Men may be dropped instead of capturing.
    DropsBesideCaptures,
    /// A capture changes from one mode to the other on its way.
    ChangesModes,
    /// Kings may go on moving for ever.
    KingsNeverRest,
}

impl Game {
    /// The game with a mistake in it.
    pub fn with_fault(mut self, fault: Fault) -> Game {
        self.fault = Some(fault);
        match fault {
            Fault::NoBackwardCapture => self.modes.iter_mut().for_each(|mode| mode.man_captures = self.man_steps),
            Fault::WrongPromotion => self.modes.iter_mut().for_each(|mode| {
                mode.promotion = match mode.promotion {
                    Promotion::Passing => Promotion::AtRest,
                    Promotion::AtRest | Promotion::Stops => Promotion::Passing,
                }
            }),
            Fault::NoMajority => self.precedence.clear(),
            Fault::NumberOnly => self.precedence = vec![Criterion::Number],
            Fault::TakenAtOnce => self.removal = Removal::AtOnce,
            Fault::KingsNeverRest => self.king_move_limit = None,
            Fault::OriginStays | Fault::DropsBesideCaptures | Fault::ChangesModes => {}
        }
        self
    }

    /// Whether this is planted.
    pub(super) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

//! The moves of one position, as both sides count them.

use draughts::{AnyMove, AnyPosition, Counting, MoveTextError};

/// Moves side by side.
pub struct Listing {
    pub rows: Vec<Row>,
    /// What is no legal move here.
    pub foreign: Vec<Foreign>,
}

/// Moves that the other side does not tell apart, mostly one.
pub struct Row {
    pub moves: Vec<AnyMove>,
    pub ours: u64,
    /// None if the other side does not have them.
    pub theirs: Option<u64>,
}

/// A move that only the other side has.
pub struct Foreign {
    pub text: String,
    pub leaves: u64,
    /// Why it is not legal, a sentence.
    pub reason: String,
}

impl Row {
    pub fn differs(&self) -> bool {
        self.ours != self.theirs.unwrap_or(0)
    }
}

impl Listing {
    /// Lists the moves of a position with what the other side wrote about them.
    pub fn new(position: &AnyPosition, depth: u32, counting: Counting, lines: &[(String, u64)]) -> Self {
        let ours = position.divide_counting(depth, counting);
        let rows = ours.into_iter().map(|(m, ours)| Row { moves: vec![m], ours, theirs: None }).collect();
        let mut listing = Listing { rows, foreign: Vec::new() };
        for (text, leaves) in lines {
            listing.enter(position, text, *leaves);
        }
        listing
    }

    fn enter(&mut self, position: &AnyPosition, text: &str, leaves: u64) {
        match position.parse_move(text) {
            Ok(m) => self.add(&[m], leaves),
            Err(MoveTextError::Ambiguous(error)) => {
                let moves = error.candidates().iter().filter_map(|text| position.parse_move(text).ok());
                self.add(&moves.collect::<Vec<_>>(), leaves);
            }
            Err(error) => self.foreign.push(Foreign { text: text.to_string(), leaves, reason: error.to_string() }),
        }
    }

    /// Adds leaves below one of these moves: it is not said which.
    fn add(&mut self, moves: &[AnyMove], leaves: u64) {
        let meant = |row: &Row| row.moves.iter().any(|m| moves.contains(m));
        let (meant, others): (Vec<_>, _) = self.rows.drain(..).partition(meant);
        self.rows = others;
        let known: Vec<_> = meant.iter().filter_map(|row| row.theirs).collect();
        self.rows.push(Row {
            ours: meant.iter().map(|row| row.ours).sum(),
            theirs: Some(known.into_iter().fold(leaves, u64::saturating_add)),
            moves: meant.into_iter().flat_map(|row| row.moves).collect(),
        });
    }

    pub fn differs(&self) -> bool {
        !self.foreign.is_empty() || self.rows.iter().any(Row::differs)
    }

    /// Whether one side has a move that the other has not.
    pub fn differs_in_moves(&self) -> bool {
        !self.foreign.is_empty() || self.rows.iter().any(|row| row.theirs.is_none() && row.ours > 0)
    }

    /// All leaves, here and there.
    pub fn totals(&self) -> (u64, u64) {
        let theirs = self.rows.iter().filter_map(|row| row.theirs).chain(self.foreign.iter().map(|m| m.leaves));
        // The other side may claim anything.
        (self.rows.iter().map(|row| row.ours).sum(), theirs.fold(0, u64::saturating_add))
    }
}

//! What is wrong with a rule set.

use alloc::string::String;

use crate::board::BoardError;

/// A rule set that contradicts itself or says something impossible: the key, and why.
///
/// ```
/// use draughts::RuleSet;
/// let error = RuleSet { king_run_limit: Some(9), ..RuleSet::international() }.check().unwrap_err();
/// assert_eq!(error.to_string(), "king-run-limit: one to three moves in a row can be counted, not 9");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{key}: {why}")]
pub struct RuleSetError {
    key: &'static str,
    why: String,
}

impl RuleSetError {
    pub(crate) fn new(key: &'static str, why: impl Into<String>) -> Self {
        RuleSetError { key, why: why.into() }
    }

    /// The rule that is wrong, by its name in a file: that of the field, with hyphens.
    ///
    /// ```
    /// # use draughts::RuleSet;
    /// let error = RuleSet { files: 3, ..RuleSet::international() }.check().unwrap_err();
    /// assert_eq!(error.key(), "board");
    /// ```
    pub fn key(&self) -> &str {
        self.key
    }
}

impl From<BoardError> for RuleSetError {
    fn from(error: BoardError) -> Self {
        RuleSetError::new("board", alloc::format!("{error}"))
    }
}

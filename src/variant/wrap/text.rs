//! Text put together while compiling, for the names of mixtures.

/// The longest name of a mixture, or of its source.
const CAPACITY: usize = 240;

/// A text of at most `CAPACITY` bytes. A longer one does not compile.
pub(super) struct Text {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Text {
    pub(super) const EMPTY: Self = Text { bytes: [0; CAPACITY], len: 0 };

    /// The text with another after it.
    pub(super) const fn then(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() {
            assert!(self.len < CAPACITY, "the name of this mixture of games is too long");
            self.bytes[self.len] = text[at];
            self.len += 1;
            at += 1;
        }
        self
    }

    /// The text with a number after it.
    pub(super) const fn then_number(self, number: u8) -> Self {
        let text = if number >= 10 { self.then_number(number / 10) } else { self };
        let digit = [b'0' + number % 10];
        match core::str::from_utf8(&digit) {
            Ok(digit) => text.then(digit),
            Err(_) => text,
        }
    }

    /// A key with a parameter after those it has: its first follows a colon, others a comma.
    pub(super) const fn then_parameter(self, name: &str, value: &Text) -> Self {
        let mark = if colon(self.as_str()) < self.len { "," } else { ":" };
        self.then(mark).then(name).then("=").then(value.as_str())
    }

    /// A key with a parameter before those it has.
    pub(super) const fn with_first_parameter(key: &str, name: &str, value: &Text) -> Self {
        let (game, others) = key.split_at(colon(key));
        let text = Text::EMPTY.then(game).then_parameter(name, value);
        if others.is_empty() { text } else { text.then(",").then(others.split_at(1).1) }
    }

    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// Where a key's parameters begin; its length if it has none.
const fn colon(key: &str) -> usize {
    let mut at = 0;
    while at < key.len() && key.as_bytes()[at] != b':' {
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn the_first_parameter_follows_a_colon_and_others_a_comma() {
        let three = Text::EMPTY.then_number(3);
        let text = Text::EMPTY.then("thai").then_parameter("rows", &three).then_parameter("x", &three);
        assert_eq!(text.as_str(), "thai:rows=3,x=3");
        let text = Text::with_first_parameter(text.as_str(), "board", &Text::EMPTY.then_number(120));
        assert_eq!(text.as_str(), "thai:board=120,rows=3,x=3");
    }
}

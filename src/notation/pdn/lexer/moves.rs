//! Moves, move numbers and results.

use super::*;

/// What was found, what is odd about it, and where it ends.
type Found<T> = (T, Quirks, usize);

impl<'t> Lexer<'t, '_> {
    /// A token that starts with a digit.
    #[inline]
    pub(super) fn digits(&mut self) -> Token<'t> {
        let start = self.pos;
        let mut end = start + 1;
        while self.byte(end).is_some_and(|byte| byte.is_ascii_digit()) {
            end += 1;
        }
        match self.byte(end) {
            Some(b'.') if end - start < 10 => self.move_number(end, end),
            Some(b'/') => self.fraction(end),
            _ => match self.path() {
                Some(sign) => self.move_or_result(start, sign),
                None => self.lone_number(end),
            },
        }
    }

    /// A token that starts with a letter, or with the `@` of a drop.
    pub(super) fn letters(&mut self) -> Token<'t> {
        if self.byte(self.pos) == Some(b'@') {
            self.squares.clear();
            if let Some((square, quirks, end)) =
                self.square(self.pos + 1).filter(|found| found.0 != SquareName::Number(0))
            {
                self.squares.push(square);
                self.accept(quirks, end);
                return Token::Move(Sign::Drop);
            }
        } else if let Some(sign) = self.path() {
            return Token::Move(sign);
        }
        self.words()
    }

    #[inline]
    fn accept(&mut self, quirks: Quirks, end: usize) {
        self.quirks.unite(quirks);
        self.pos = end;
    }

    /// Squares with signs between them. If there are two or more, the lexer is behind them afterwards.
    #[inline]
    fn path(&mut self) -> Option<Sign> {
        self.squares.clear();
        let (square, mut quirks, mut end) = self.square(self.pos)?;
        self.squares.push(square);
        let mut sign = None;
        while let Some((next, more, at)) = self.link(end) {
            let Some((square, odd, at)) = self.square(at).filter(|found| alike(found.0, square)) else { break };
            self.squares.push(square);
            sign = Some(sign.map_or(next, |sign| stronger(sign, next)));
            quirks.unite(more);
            quirks.unite(odd);
            end = at;
        }
        let sign = sign?;
        self.accept(quirks, end);
        Some(sign)
    }

    /// The square at `at`: up to three digits, or a letter and up to two digits.
    #[inline]
    fn square(&mut self, at: usize) -> Option<Found<SquareName>> {
        let first = self.byte(at)?;
        let (digits, most) = if first.is_ascii_digit() { (at, 3) } else { (at + 1, 2) };
        let (mut number, mut end) = (0, digits);
        while let Some(digit) = self.byte(end).filter(u8::is_ascii_digit) {
            number = number * 10 + u16::from(digit - b'0');
            end += 1;
            if end - digits > most {
                return None;
            }
        }
        let mut quirks = Quirks::NONE;
        if end > digits + 1 && self.byte(digits) == Some(b'0') {
            quirks.add(Quirk::LeadingZero);
        }
        if digits == at {
            return Some((SquareName::Number(number), quirks, end));
        }
        if first.is_ascii_uppercase() {
            quirks.add(Quirk::UpperCase);
        }
        let rank = number.checked_sub(1)? as u8;
        let file = first.is_ascii_alphabetic().then(|| first.to_ascii_lowercase() - b'a')?;
        Some((SquareName::Place { file, rank }, quirks, end))
    }

    /// The sign that leads from the last square to another, at `at`.
    #[inline]
    fn link(&mut self, at: usize) -> Option<Found<Sign>> {
        let mut quirks = Quirks::NONE;
        let (sign, end) = match self.byte(at)? {
            b'-' => (Sign::Hyphen, at + 1),
            b'x' => (Sign::Cross, at + 1),
            b':' => (Sign::Colon, at + 1),
            byte if byte.is_ascii_alphabetic() && byte != b'X' => return self.bare_link(at),
            b'X' | b' ' | b'\t' | 0x80.. => self.odd_link(at, &mut quirks)?,
            _ => return None,
        };
        let padded = self.byte(end).is_some_and(|byte| !byte.is_ascii_alphanumeric());
        let end = if padded { self.skip_inline(end) } else { end };
        if padded {
            quirks.add(Quirk::SpaceInMove);
        }
        Some((sign, quirks, end))
    }

    /// No sign: another square in letters follows at once.
    fn bare_link(&mut self, at: usize) -> Option<Found<Sign>> {
        let named = matches!(self.squares.last(), Some(SquareName::Place { .. }));
        named.then_some((Sign::None, Quirks::NONE, at))
    }

    /// A sign with spaces before it, which only the first may have, or in an unusual form.
    fn odd_link(&mut self, at: usize, quirks: &mut Quirks) -> Option<(Sign, usize)> {
        let start = if self.squares.len() == 1 { self.skip_inline(at) } else { at };
        if start > at {
            quirks.add(Quirk::SpaceInMove);
        }
        let c = self.char(start)?;
        let sign = match c {
            '-' => Sign::Hyphen,
            'x' => Sign::Cross,
            ':' => Sign::Colon,
            'X' | '×' => Sign::Cross,
            _ if is_odd_hyphen(c) => Sign::Hyphen,
            _ => return None,
        };
        match c {
            'X' | '×' => quirks.add(Quirk::OddCross),
            _ if is_odd_hyphen(c) => quirks.add(Quirk::OddHyphen),
            _ => {}
        }
        Some((sign, start + c.len_utf8()))
    }

    /// The path just read, which may be a result: `2-0` and the like name a square 0, `1-1` goes nowhere.
    #[inline]
    fn move_or_result(&mut self, start: usize, sign: Sign) -> Token<'t> {
        match (sign, self.squares.as_slice()) {
            (Sign::Hyphen, &[SquareName::Number(first), SquareName::Number(second)])
                if first == 0 || second == 0 || (first, second) == (1, 1) =>
            {
                Token::Result(PdnResult::of_points(first, second))
            }
            (_, squares) if squares.contains(&SquareName::Number(0)) => {
                (self.pos, self.quirks) = (start, Quirks::NONE);
                self.words()
            }
            _ => Token::Move(sign),
        }
    }

    /// A move number: its digits end at `digits`, its dots start at `dots`.
    fn move_number(&mut self, digits: usize, dots: usize) -> Token<'t> {
        if self.bytes[self.pos..].starts_with(b"0.5")
            && let Some(token) = self.decimals()
        {
            return token;
        }
        let number = self.text[self.pos..digits].parse().unwrap_or(u32::MAX);
        if digits > self.pos + 1 && self.bytes[self.pos] == b'0' {
            self.quirks.add(Quirk::LeadingZero);
        }
        let mut end = dots;
        while self.byte(end) == Some(b'.') {
            end += 1;
        }
        match end - dots {
            1 => return self.after_dot(number, end),
            2 => self.quirks.add(Quirk::TwoDots),
            3 => {}
            _ => self.quirks.add(Quirk::StrayDot),
        }
        self.pos = end;
        Token::Number { number, second: true }
    }

    /// What follows a move number's only dot: perhaps more dots, in place of the first player's move.
    fn after_dot(&mut self, number: u32, end: usize) -> Token<'t> {
        self.pos = end;
        let next = match self.byte(end) {
            Some(b' ') => match self.byte(end + 1) {
                Some(byte) if byte.is_ascii_alphanumeric() => return Token::Number { number, second: false },
                _ => self.skip(end, is_space),
            },
            _ => self.skip(end, is_space),
        };
        let dots = self.skip(next, |c| c == '.' || c == '…');
        let second = dots > next + 1;
        if second {
            self.quirks.add(Quirk::Ellipsis);
            self.pos = dots;
        }
        Token::Number { number, second }
    }

    /// Digits, up to `end`, that are no part of a move: a number without its dot, or just a word.
    fn lone_number(&mut self, end: usize) -> Token<'t> {
        let start = self.pos;
        let next = self.skip_inline(end);
        if end - start == 4 && self.is_boundary(end) {
            return self.number_pair(start);
        }
        if end - start > 9 || next == end {
            return self.words();
        }
        if self.byte(next) == Some(b'.') {
            self.quirks.add(Quirk::SpaceInNumber);
            return self.move_number(end, next);
        }
        let number = self.text[start..end].parse().unwrap_or(u32::MAX);
        let square = self.square(next).is_some();
        if !square || end - start > 3 {
            return self.words();
        }
        self.quirks.add(Quirk::NumberWithoutDot);
        self.pos = end;
        Token::Number { number, second: false }
    }

    /// Four digits: two squares.
    fn number_pair(&mut self, start: usize) -> Token<'t> {
        let square = |at: usize| self.text[at..at + 2].parse().unwrap_or(0);
        let (from, to) = (square(start), square(start + 2));
        if from < 10 || to == 0 {
            return self.words();
        }
        self.squares.clear();
        self.squares.extend([SquareName::Number(from), SquareName::Number(to)]);
        self.quirks.add(Quirk::NoSign);
        self.pos += 4;
        Token::Move(Sign::Hyphen)
    }

    /// `1/2-1/2`, whose first digits end at `slash`.
    fn fraction(&mut self, slash: usize) -> Token<'t> {
        let start = self.pos;
        if let Some(end) = self.literal(start, "1/2") {
            if let Some(end) = self.literal(end, "-1/2") {
                self.pos = end;
                return Token::Result(PdnResult::Draw(Default::default()));
            }
            return self.half_of(end, "1/2");
        }
        self.lone_number(slash)
    }

    /// `½-½`
    pub(super) fn half(&mut self) -> Token<'t> {
        self.half_of(self.pos + '½'.len_utf8(), "½")
    }

    /// `0.5-0.5`
    fn decimals(&mut self) -> Option<Token<'t>> {
        let end = self.literal(self.pos, "0.5")?;
        let at = self.any_hyphen(end)?;
        let end = self.literal(at, "0.5")?;
        self.quirks.add(Quirk::ResultSpelling);
        self.pos = end;
        Some(Token::Result(PdnResult::Draw(Default::default())))
    }

    /// A draw of which one half is read, up to `end`; perhaps the other follows.
    fn half_of(&mut self, end: usize, half: &str) -> Token<'t> {
        let other = self.any_hyphen(end).and_then(|at| self.literal(at, half));
        self.quirks.add(Quirk::ResultSpelling);
        self.pos = other.unwrap_or(end);
        Token::Result(PdnResult::Draw(Default::default()))
    }

    /// Where a hyphen of any kind ends, and the spaces round it.
    fn any_hyphen(&mut self, at: usize) -> Option<usize> {
        let at = self.skip_inline(at);
        let c = self.char(at).filter(|&c| c == '-' || is_odd_hyphen(c))?;
        Some(self.skip_inline(at + c.len_utf8()))
    }

    /// Where this text ends, if it stands at `at`.
    fn literal(&mut self, at: usize, text: &str) -> Option<usize> {
        let end = at + text.len();
        for (byte, expected) in (at..end).zip(text.bytes()) {
            if self.byte(byte) != Some(expected) {
                return None;
            }
        }
        Some(end)
    }

    /// A hyphen where a move should be.
    pub(super) fn unknown_move(&mut self) -> Token<'t> {
        let end = self.skip(self.pos, |c| c == '-' || is_odd_hyphen(c));
        if !self.is_boundary(end) {
            return self.words();
        }
        self.quirks.add(Quirk::UnknownMove);
        self.pos = end;
        Token::Unknown
    }

    /// Dots without a number: two or more stand for a move.
    pub(super) fn dots(&mut self) -> Token<'t> {
        let end = self.skip(self.pos, |c| c == '.' || c == '…');
        if end - self.pos == 1 {
            return self.odd(Quirk::StrayDot, 1);
        }
        self.quirks.add(Quirk::Ellipsis);
        self.pos = end;
        Token::Unknown
    }
}

/// Whether both squares are named in the same way.
#[inline]
fn alike(a: SquareName, b: SquareName) -> bool {
    matches!(a, SquareName::Number(_)) == matches!(b, SquareName::Number(_))
}

/// The sign of a move that has both: that of the capture.
fn stronger(a: Sign, b: Sign) -> Sign {
    match (a, b) {
        (Sign::None, other) | (other, Sign::None) => other,
        (Sign::Hyphen, other) | (other, Sign::Hyphen) => other,
        _ => a,
    }
}

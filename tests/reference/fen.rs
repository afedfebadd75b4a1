//! Position text (FORMATS 1.1, 1.3, 1.7): algebraic and numeric squares, ranges, reserves, Frisian counts.

use super::{Board, Color, Corner, Game, Kind, KingRun, Piece, Position, Sq};

const SIDES: [(Color, char); 2] = [(Color::White, 'W'), (Color::Black, 'B')];

fn color_of(letter: &str) -> Option<Color> {
    SIDES.iter().find(|(_, name)| letter == name.to_string()).map(|&(color, _)| color)
}

/// A run of ASCII digits as a number; nothing else passes (RB-15).
fn number(text: &str) -> Result<u16, String> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten().ok_or_else(|| format!("not a number: {text:?}"))
}

/// A number that fits a count of pieces or moves.
fn small(text: &str) -> Result<u8, String> {
    u8::try_from(number(text)?).map_err(|_| format!("too many: {text}"))
}

impl Game {
    /// The squares in the order of their numbers (FORMATS 1.1: horizontally, away from square 1).
    fn numbered_squares(&self) -> Vec<Sq> {
        let mut squares: Vec<Sq> = self.squares().collect();
        squares.sort_by_key(|sq| match self.corner {
            Corner::TopLeft => (self.height - 1 - sq.1, sq.0),
            Corner::BottomRight => (sq.1, self.width - 1 - sq.0),
        });
        squares
    }

    /// The square with this number.
    pub fn numbered(&self, number: u16) -> Option<Sq> {
        self.numbered_squares().get((number as usize).checked_sub(1)?).copied()
    }

    /// The number of this square.
    pub fn number_of(&self, sq: Sq) -> Option<usize> {
        self.numbered_squares().iter().position(|&other| other == sq).map(|index| index + 1)
    }

    /// A playing square, in letters or as a number.
    pub fn parse_square(&self, text: &str) -> Result<Sq, String> {
        let square = match text.as_bytes().first() {
            Some(&file @ b'a'..=b'z') => {
                let rank = u8::try_from(number(&text[1..])?).ok().and_then(|n| n.checked_sub(1));
                rank.map(|rank| Sq(file - b'a', rank))
            }
            _ => self.numbered(number(text)?),
        };
        square.filter(|&sq| self.is_playing(sq)).ok_or_else(|| format!("no such square: {text:?}"))
    }

    /// Reads a position.
    pub fn parse_fen(&self, fen: &str) -> Result<Position, String> {
        let text = fen.strip_suffix('.').unwrap_or(fen);
        let mut fields = text.split(':');
        let turn = fields.next().and_then(color_of).ok_or("the side to move must be W or B")?;
        let board = Board::empty(self.width, self.height);
        let mut position = Position { board, turn, reserves: [0, 0], king_runs: Default::default() };
        let mut lists = Vec::new();
        for field in fields {
            match field.chars().next() {
                Some('W' | 'B') => lists.push(self.read_list(&mut position, field)?),
                Some('@') => position.reserves = self.read_reserves(&field[1..])?,
                Some('+') => position.king_runs = self.read_king_runs(&position, &field[1..])?,
                Some('H' | 'F') => drop(number(&field[1..])?),
                _ => return Err(format!("unknown field {field:?}")),
            }
        }
        match SIDES.iter().all(|(color, _)| lists.contains(color)) {
            true => Ok(position),
            false => Err("a list for each colour is needed".to_string()),
        }
    }

    /// One colour's list, perhaps empty.
    fn read_list(&self, position: &mut Position, field: &str) -> Result<Color, String> {
        let (letter, list) = field.split_at(1);
        let color = color_of(letter).ok_or("a list starts with W or B")?;
        let list = list.strip_suffix('.').unwrap_or(list);
        for item in list.split(',').filter(|_| !list.is_empty()) {
            let (kind, squares) = match item.strip_prefix('K') {
                Some(rest) => (Kind::King, rest),
                None => (Kind::Man, item),
            };
            for sq in self.read_range(squares)? {
                if position.board.get(sq).is_some() {
                    return Err(format!("{sq} is used twice"));
                }
                position.board.set(sq, Some(Piece { color, kind }));
            }
        }
        Ok(color)
    }

    /// A square, or a numeric range `31-50`.
    fn read_range(&self, text: &str) -> Result<Vec<Sq>, String> {
        let Some((first, last)) = text.split_once('-') else {
            return Ok(vec![self.parse_square(text)?]);
        };
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("empty range {text:?}"));
        }
        (first..=last).map(|n| self.numbered(n).ok_or_else(|| format!("no square {n}"))).collect()
    }

    /// `w,b` after `@` (FORMATS 1.7).
    fn read_reserves(&self, text: &str) -> Result<[u8; 2], String> {
        let (white, black) = text.split_once(',').ok_or("reserves are written @w,b")?;
        let reserves = [small(white)?, small(black)?];
        match self.neu || reserves == [0, 0] {
            true => Ok(reserves),
            false => Err("this game has no reserves".to_string()),
        }
    }

    /// `b+w` after the first `+`: the first number is Black's (FORMATS 1.3). Games without the limit ignore it.
    fn read_king_runs(&self, position: &Position, text: &str) -> Result<[KingRun; 2], String> {
        let (black, white) = text.split_once('+').ok_or("king moves are written +b+w")?;
        let runs = [
            self.read_king_run(&position.board, Color::White, white)?,
            self.read_king_run(&position.board, Color::Black, black)?,
        ];
        Ok(if self.king_move_limit.is_some() { runs } else { Default::default() })
    }

    /// `n` or `nSS`; without a square the only king is meant, if there is only one.
    fn read_king_run(&self, board: &Board, color: Color, text: &str) -> Result<KingRun, String> {
        let (digits, square) = text.split_at_checked(1).ok_or("a count is missing")?;
        let count = small(digits)?;
        if count > 3 {
            return Err(format!("more than three king moves: {text:?}"));
        }
        let mut kings = board.pieces(color).into_iter().filter(|&(_, kind)| kind == Kind::King);
        let king = match (square, kings.next(), kings.next()) {
            ("", Some((sq, _)), None) => Some(sq),
            ("", ..) => None,
            _ => Some(self.parse_square(square)?),
        };
        Ok(if count == 0 { KingRun::default() } else { KingRun { count, king } })
    }

    /// Writes a position with algebraic squares, reserves in NEU games and Frisian counts where they are not both 0.
    pub fn to_fen(&self, position: &Position) -> String {
        let turn = if position.turn == Color::White { 'W' } else { 'B' };
        let mut fen = turn.to_string();
        for (color, name) in SIDES {
            fen += &format!(":{name}{}", self.write_list(&position.board, color));
        }
        if self.neu {
            fen += &format!(":@{},{}", position.reserves[0], position.reserves[1]);
        }
        if position.king_runs != [KingRun::default(); 2] {
            let [white, black] = position.king_runs.map(|run| self.write_king_run(run));
            fen += &format!(":+{black}+{white}");
        }
        fen
    }

    /// One colour's pieces in the order of the square numbers.
    fn write_list(&self, board: &Board, color: Color) -> String {
        let mut items = Vec::new();
        for sq in self.numbered_squares() {
            if let Some(piece) = board.get(sq).filter(|piece| piece.color == color) {
                items.push(format!("{}{sq}", if piece.kind == Kind::King { "K" } else { "" }));
            }
        }
        items.join(",")
    }

    /// The count and the number of the king's square.
    fn write_king_run(&self, run: KingRun) -> String {
        let square = run.king.and_then(|sq| self.number_of(sq));
        format!("{}{}", run.count, square.map(|n| n.to_string()).unwrap_or_default())
    }
}

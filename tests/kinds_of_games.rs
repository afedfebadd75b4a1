//! What holds of games of every kind: keys, chance, pictures, and how games end. Each kind is one more
//! game to compile, so they are a dozen that differ in what matters here, and in one file.

mod support;

use draughts::*;
use support::position;
use support::xml::elements;

/// Calls a generic function for each kind of game: boards of every width and colouring, numbers and
/// letters, drops, modes of capture, king runs, every draw preset.
macro_rules! for_each_kind {
    ($function:ident) => {
        for_each_kind!($function: Russian International English Italian Spanish Frisian Turkish Thai
            SouthAfrican Spantsireti SintezRu NeuRussian BreakthroughDraughts Antidraughts)
    };
    ($function:ident: $($game:ident)*) => { $($function::<$game>();)* };
}

/// A row of `cases.tsv` of kind `end`.
struct Case<'a> {
    id: &'a str,
    fen: &'a str,
    moves: Vec<&'a str>,
    expected: &'a str,
}

impl Case<'_> {
    fn run<V: Compose>(&self) {
        let mut game = Game::from_position(position::<V>(self.fen));
        if self.id == "EN-33" {
            game = game.with_draws(DrawRules::FMJD64);
        }
        for text in self.moves.iter().take(self.last_ply()) {
            assert_eq!(game.outcome(), None, "{} after ply {}", self.id, game.ply());
            let m = game.position().parse_move(text).unwrap();
            game.play(&m).unwrap();
        }
        self.check(&game);
    }

    /// The ply after which something is expected, if one is named.
    fn last_ply(&self) -> usize {
        let words = self.expected.split("after ply ").nth(1).unwrap_or_default();
        words.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap_or(self.moves.len())
    }

    /// Checks the end against the sentence that says what is expected.
    fn check<V: Compose>(&self, game: &Game<V>) {
        let expected = self.expected;
        let winner = game.outcome().map(|outcome| outcome.winner);
        if expected.starts_with("White wins") {
            assert_eq!(winner, Some(Some(Color::White)), "{}", self.id);
        } else if expected.starts_with("Black wins") {
            assert_eq!(winner, Some(Some(Color::Black)), "{}", self.id);
        } else if expected.starts_with("draw") {
            assert_eq!((winner, game.ply()), (Some(None), self.last_ply()), "{}", self.id);
        } else if expected.starts_with("ongoing") {
            assert_eq!(winner, None, "{}", self.id);
        } else if let Some((count, _)) = expected.split_once(": ") {
            assert_eq!(game.position().count_moves().to_string(), count, "{}", self.id);
        } else {
            let moves: Vec<_> = expected.split(' ').map(|text| game.position().parse_move(text).unwrap()).collect();
            assert_eq!(game.position().count_moves(), moves.len() as u64, "{}", self.id);
        }
    }
}

#[test]
fn games_end_as_in_the_cases() {
    let rows = include_str!("cases/cases.tsv").lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let rows: Vec<_> = rows.filter(|row| row.len() > 5 && row[1] == "end").collect();
    assert_eq!(rows.len(), 18);
    for row in rows {
        let is_move = |word: &&str| word.as_bytes()[0].is_ascii_alphanumeric() && word.contains(['-', 'x']);
        let has_digits = |word: &&str| word.chars().filter(char::is_ascii_digit).count() > 1;
        let moves = row[4].split(' ').map(|word| word.trim_end_matches(',')).filter(is_move).filter(has_digits);
        let case = Case { id: row[0], fen: row[3], moves: moves.collect(), expected: row[5] };
        match row[2] {
            "international" => case.run::<International>(),
            "antidraughts" => case.run::<Antidraughts>(),
            "breakthrough" => case.run::<BreakthroughDraughts>(),
            "english" => case.run::<English>(),
            "italian" => case.run::<Italian>(),
            "frisian" => case.run::<Frisian>(),
            "russian" => case.run::<Russian>(),
            other => panic!("{}: no game {other}", row[0]),
        }
    }
}

/// Plays by chance and compares keys.
fn keys_agree<V: Compose>() {
    let mut random = Random::new(1);
    for _ in 0..20 {
        let mut at = Position::<V>::initial();
        let (mut key, mut wide) = (at.key(), at.wide_key());
        for _ in 0..120 {
            let moves = at.legal_moves();
            let Some(m) = moves.get(random.below(moves.len())) else { break };
            let next = at.play_unchecked(m);
            (key, wide) = (at.key_after(key, &next), at.wide_key_after(wide, &next));
            assert_eq!((key, wide), (next.key(), next.wide_key()), "{} {next:?}", V::INFO.key);
            assert_eq!(wide as u64, key);
            at = next;
        }
    }
}

#[test]
fn keys_move_by_move_are_those_from_scratch() {
    for_each_kind!(keys_agree);
}

/// Random positions pass as setups; random games are replayed move by move.
fn are_legal<V: Compose>() {
    let mut random = Random::new(V::INFO.key.len() as u64);
    let mut captures = 0;
    for _ in 0..300 {
        let position = Position::<V>::random(&mut random);
        assert_eq!(Position::from_setup(&position.to_setup()).as_ref(), Ok(&position), "{}", V::INFO.key);
        captures += position.has_capture() as usize;
    }
    assert!(captures > 30, "{}: {captures}", V::INFO.key);
    for _ in 0..5 {
        let mut game = Game::<V>::new();
        let plies = game.play_randomly(&mut random, 150);
        assert!(plies == 150 || game.outcome().is_some(), "{}", V::INFO.key);
        let mut again = Game::<V>::new();
        for m in game.moves() {
            again.play(m).unwrap();
        }
        assert_eq!(again, game);
    }
}

#[test]
fn random_positions_and_games_are_legal() {
    for_each_kind!(are_legal);
}

/// Draws random positions every way.
fn draws_everything<V: Compose>() {
    let mut random = Random::new(5);
    for labels in [SquareLabels::None, SquareLabels::Edge, SquareLabels::EverySquare] {
        for color in [Color::White, Color::Black] {
            let position = Position::<V>::random(&mut random);
            let mut diagram = Diagram::new().labels(labels).seen_by(color).palette(Palette::PRINT);
            if let Some(m) = position.legal_moves().first() {
                diagram = diagram.last_move(m).arrow(m.from().unwrap_or(m.to()), m.to(), Tint::Blue);
            }
            let svg = diagram.draw(&position);
            let kings = position.pieces().filter(|(_, piece)| piece.kind == Kind::King).count();
            let crowns = elements(&svg).iter().filter(|e| e.get("stroke-linejoin") == "round").count();
            assert_eq!(crowns, kings, "{}", V::INFO.key);
        }
    }
}

#[test]
fn diagrams_are_well_formed() {
    for_each_kind!(draws_everything);
}

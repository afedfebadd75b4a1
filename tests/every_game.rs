//! What holds of every game in the catalogue: keys, chance, pictures, and how games end. One file, since
//! each that names every game compiles every game. It runs with `--cfg deep`, see `scripts/deep`.

#![cfg(deep)]

mod support;

use draughts::*;
use support::position;
use support::xml::elements;

/// A row of `cases.tsv` of kind `end`.
struct Case<'a> {
    id: &'a str,
    fen: &'a str,
    moves: Vec<&'a str>,
    expected: &'a str,
}

impl GameTask for Case<'_> {
    type Output = ();

    fn run<V: Compose>(self) {
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
}

impl Case<'_> {
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
        with_game(row[2], case).unwrap_or_else(|| panic!("{}: no game {}", row[0], row[2]));
    }
}

/// Plays to and fro by a fixed rule and compares keys.
#[derive(Clone)]
struct KeysAgree;

impl GameTask for KeysAgree {
    type Output = ();

    fn run<V: Compose>(self) {
        let mut seed = 1u64;
        for _ in 0..20 {
            let mut at = Position::<V>::initial();
            let (mut key, mut wide) = (at.key(), at.wide_key());
            for _ in 0..120 {
                let moves = at.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let next = at.play_unchecked(&moves[(seed >> 33) as usize % moves.len()]);
                (key, wide) = (at.key_after(key, &next), at.wide_key_after(wide, &next));
                assert_eq!((key, wide), (next.key(), next.wide_key()), "{} {next:?}", V::INFO.key);
                assert_eq!(wide as u64, key);
                at = next;
            }
        }
    }
}

#[test]
fn keys_move_by_move_are_those_from_scratch_in_every_game() {
    assert_eq!(with_every_game(KeysAgree).count(), games().count());
}

/// Random positions pass as setups; random games are replayed move by move.
#[derive(Clone)]
struct AreLegal;

impl GameTask for AreLegal {
    type Output = usize;

    fn run<V: Compose>(self) -> usize {
        let mut random = Random::new(V::INFO.key.len() as u64);
        let mut captures = 0;
        for _ in 0..300 {
            let position = Position::<V>::random(&mut random);
            assert_eq!(Position::from_setup(&position.to_setup()).as_ref(), Ok(&position), "{}", V::INFO.key);
            captures += position.has_capture() as usize;
        }
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
        captures
    }
}

#[test]
fn random_positions_and_games_are_legal_in_every_game() {
    let captures: Vec<_> = with_every_game(AreLegal).collect();
    assert_eq!(captures.len(), games().count());
    assert!(captures.iter().all(|&captures| captures > 30), "{captures:?}");
}

/// Draws random positions every way.
#[derive(Clone)]
struct DrawsEverything;

impl GameTask for DrawsEverything {
    type Output = ();

    fn run<V: Compose>(self) {
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
}

#[test]
fn diagrams_of_every_game_are_well_formed() {
    assert_eq!(with_every_game(DrawsEverything).count(), games().count());
}

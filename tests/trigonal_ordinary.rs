//! Ordinary games of men and kings on triangles, for two and for three players, against a slow
//! generator written from the rules and the coordinates of RULES.md §9.3.

#[path = "plain/compare.rs"]
mod compare;
mod plain;

use std::collections::BTreeSet;

use compare::{play_one, table_of};
use draughts::*;
use plain::{Crowns, Dice, Net, Plain, Rules as PlainRules};

/// A game of ordinary policies on a triangle.
macro_rules! game {
    ($name:ident, $board:ty, $players:ty, $movement:ty, $capture:ty, $promotion:ty) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        struct $name;
        impl Compose for $name {
            type Board = $board;
            type Players = $players;
            type Movement = $movement;
            type Capture = $capture;
            type Promotion = $promotion;
            type Entry = Rows<4>;
            type Ending = LastMoverWins;
            const INFO: Info<'static> = Info::new(stringify!($name));
        }
    };
}

game!(Russian3, Trigon<12>, Three, SintezMovement, OnAllLines<FreeChoice>, ContinuesAsKing);
game!(English2, Trigon<12>, Two, ShortSintezMovement, OnAllLines<ShortFreeChoice>, EndsTheMove);

/// English rules among three on a small triangle; the ending is a value, so that one compiled game
/// serves every rule about players who cannot move.
#[derive(Clone, Debug)]
struct Small {
    stuck: Verdict,
    blocked: Blocked,
    first_king_wins: bool,
    starts: Color,
}

impl Default for Small {
    fn default() -> Self {
        Small { stuck: Verdict::Loses, blocked: Blocked::Waits, first_king_wins: false, starts: Color::White }
    }
}

impl Small {
    fn leaving() -> Self {
        Small { blocked: Blocked::Leaves, ..Self::default() }
    }
}

impl Ending for Small {
    fn stuck(&self) -> Verdict {
        self.stuck
    }
    fn blocked(&self) -> Blocked {
        self.blocked
    }
    fn first_king_wins(&self) -> bool {
        self.first_king_wins
    }
}

impl Variant for Small {
    type Board = Trigon<5>;
    type Players = Three;
    type Movement = ShortSintezMovement;
    type Capture = OnAllLines<ShortFreeChoice>;
    type Promotion = EndsTheMove;
    type Entry = Rows<2>;
    type Ending = Small;

    fn board(&self) -> &Trigon<5> {
        &Trigon
    }
    fn movement(&self) -> &ShortSintezMovement {
        &ShortSintezMovement
    }
    fn capture(&self) -> &Self::Capture {
        Box::leak(Box::default())
    }
    fn promotion(&self) -> &EndsTheMove {
        &EndsTheMove
    }
    fn entry(&self) -> &Rows<2> {
        &Rows
    }
    fn ending(&self) -> &Small {
        self
    }
    fn info(&self) -> Info<'_> {
        Info::new("small").starts(self.starts)
    }
}

const RUSSIAN: PlainRules = PlainRules {
    flying: true,
    men_capture_back: true,
    majority: false,
    crowns: Crowns::AndGoesOn,
    blocked_leave: false,
};
const ENGLISH: PlainRules = PlainRules {
    flying: false,
    men_capture_back: false,
    majority: false,
    crowns: Crowns::AndStops,
    blocked_leave: false,
};

/// The name of the cell with these coordinates, if there is one: row from the apex, place from the left.
fn name(side: i32, [i, j, k]: [i32; 3]) -> Option<String> {
    if i < 0 || j < 0 || k < 0 {
        return None;
    }
    let points_up = match i + j + k - side {
        -1 => true,
        -2 => false,
        _ => return None,
    };
    Some(format!("{}{}", (b'a' + (side - 1 - i) as u8) as char, 2 * j + 1 + !points_up as i32))
}

/// The triangle: rays are pairs (coordinate that falls, coordinate that rises).
fn triangle(side: i32, players: usize) -> Net {
    let rays: Vec<(usize, usize)> = (0..3).flat_map(|x| (0..3).map(move |y| (x, y))).filter(|(x, y)| x != y).collect();
    // White's corner is that of the second coordinate, Black's of the first, the third player's of the third.
    let homes = &[1, 0, 2][..players];
    let from_home = |home: usize| (0..6).filter(|&ray| rays[ray].0 == home).collect();
    let mut net = Net {
        steps: Default::default(),
        forward: homes.iter().map(|&home| from_home(home)).collect(),
        far: vec![BTreeSet::new(); players],
    };
    for cell in (0..side.pow(3)).map(|n| [n / side / side, n / side % side, n % side]) {
        let Some(from) = name(side, cell) else { continue };
        let points_up = cell.iter().sum::<i32>() == side - 1;
        let step = |&(falls, rises): &(usize, usize)| {
            let mut next = cell;
            if points_up {
                next[falls] -= 1
            } else {
                next[rises] += 1
            }
            name(side, next)
        };
        net.steps.insert(from.clone(), rays.iter().map(step).collect());
        for (far, &home) in net.far.iter_mut().zip(homes) {
            if cell[home] == 0 {
                far.insert(from.clone());
            }
        }
    }
    net
}

fn perft_agrees<V: Variant>(start: &Position<V>, net: &Net, rules: PlainRules, depth: u32) {
    let plain = Plain { net, rules };
    for depth in 1..=depth {
        assert_eq!(perft(start, depth), plain.perft(&table_of(start), depth), "depth {depth}");
    }
}

fn games_agree<V: Variant>(start: &Position<V>, net: &Net, rules: PlainRules, games: usize) -> usize {
    let mut dice = Dice(7);
    let plain = Plain { net, rules };
    (0..games).map(|_| play_one(start, &plain, &mut dice, 2)).sum()
}

#[test]
fn russian_rules_among_three_agree_with_the_slow_generator() {
    let (start, net) = (Position::<Russian3>::initial(), triangle(12, 3));
    perft_agrees(&start, &net, RUSSIAN, 3);
    let captures = games_agree(&start, &net, RUSSIAN, 16);
    assert!(captures > 20, "{captures}");
}

#[test]
fn english_rules_on_the_triangle_agree_with_the_slow_generator() {
    let (start, net) = (Position::<English2>::initial(), triangle(12, 2));
    perft_agrees(&start, &net, ENGLISH, 4);
    assert!(games_agree(&start, &net, ENGLISH, 12) > 50);
}

#[test]
fn three_players_on_a_small_board_agree_to_the_end() {
    let (start, net) = (Position::initial_of(Small::default()), triangle(5, 3));
    perft_agrees(&start, &net, ENGLISH, 8);
    assert!(games_agree(&start, &net, ENGLISH, 150) > 300);
}

#[test]
fn blocked_players_who_leave_agree_to_the_end() {
    let (start, net) = (Position::initial_of(Small::leaving()), triangle(5, 3));
    let rules = PlainRules { blocked_leave: true, ..ENGLISH };
    perft_agrees(&start, &net, rules, 8);
    assert!(games_agree(&start, &net, rules, 150) > 300);
}

fn place<V: Variant>(game: V, pieces: &[(&str, Color)], turn: Color) -> Position<V> {
    let board = game.board();
    let man = |&(name, color): &(&str, Color)| (board.square_named(name).unwrap(), Piece { color, kind: Kind::Man });
    let setup = Setup { pieces: pieces.iter().map(man).collect(), ..Setup::empty(turn) };
    Position::from_setup_of(game, &setup, Faults::TOLERABLE).unwrap()
}

#[test]
fn the_turn_passes_over_a_player_without_pieces() {
    let position = place(Small::default(), &[("d7", Color::White), ("d1", Color::Third)], Color::White);
    let next = position.play_unchecked(&position.legal_moves()[0]);
    assert_eq!(next.turn(), Color::Third);
}

/// Black's man on a1 can only step to b2, where White stands protected.
const BLOCKED: [(&str, Color); 5] =
    [("a1", Color::Black), ("b2", Color::White), ("b1", Color::White), ("b3", Color::White), ("d1", Color::Third)];

#[test]
fn the_turn_passes_over_a_blocked_player() {
    let position = place(Small::default(), &BLOCKED, Color::Black);
    assert_eq!(position.turn(), Color::Third);
    assert_eq!((position.outcome(), position.men(Color::Black).len()), (None, 1));
}

#[test]
fn a_blocked_player_who_leaves_takes_his_pieces_with_him() {
    let position = place(Small::leaving(), &BLOCKED, Color::Black);
    assert_eq!(position.turn(), Color::Third);
    assert!(position.men(Color::Black).is_empty());
}

#[test]
fn if_all_three_are_blocked_the_game_is_drawn() {
    let men = [("a1", Color::Black), ("b2", Color::White), ("b1", Color::White), ("b3", Color::White)];
    let game = Small::default();
    let board = game.board();
    let everywhere = board.squares().iter().map(|bit| {
        let name = board.name(Square::from_index(bit));
        let color = men.iter().find(|(man, _)| *man == name).map_or(Color::Third, |&(_, color)| color);
        (Square::from_index(bit), Piece { color, kind: Kind::King })
    });
    let setup = Setup { pieces: everywhere.collect(), ..Setup::empty(Color::White) };
    let position = Position::from_setup_of(game, &setup, Faults::TOLERABLE).unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::NoMove));
}

#[test]
fn the_last_of_three_players_wins() {
    let position = place(Small::default(), &[("d7", Color::White)], Color::White);
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), Reason::NoPieces));
    assert_eq!(position.count_moves(), 0);
}

#[test]
fn in_giveaway_the_first_of_three_without_pieces_wins() {
    let giveaway = Small { stuck: Verdict::Wins, ..Small::default() };
    let position = place(giveaway, &[("d7", Color::White), ("d1", Color::Third)], Color::Black);
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::NoPieces));
}

#[test]
fn nobody_leaves_a_game_of_three_that_the_first_king_has_won() {
    let game = Small { first_king_wins: true, ..Small::leaving() };
    let pieces = [("d7", Color::White), ("c3", Color::White), ("a1", Color::Black), ("e1", Color::Third)];
    let position = place(game, &pieces, Color::White);
    let crowning = position.legal_moves().into_iter().find(|m| m.is_promotion()).unwrap();
    let next = position.play(&crowning).unwrap();
    assert_eq!(next.pieces().count(), 4);
    assert_eq!((next.turn(), next.count_moves(), next.has_capture()), (Color::Black, 0, false));
    let outcome = next.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), Reason::FirstKing));
}

#[test]
fn a_round_of_three_begins_with_whoever_starts() {
    let mut game = Game::from_position(Position::initial_of(Small { starts: Color::Black, ..Small::default() }));
    let mut numbers = Vec::new();
    for _ in 0..4 {
        numbers.push((game.position().turn(), game.move_number()));
        game.play(&game.position().legal_moves()[0]).unwrap();
    }
    assert_eq!(numbers, [(Color::Black, 1), (Color::Third, 1), (Color::White, 1), (Color::Black, 2)]);
}

//! The same units on other boards: RULES.md §9.6, "one for all structures".

use std::collections::BTreeSet;

use draughts::{
    AnyUnitGame, Bitboard, Board, Cells, Color, Full, Ground, Hex, Position, Spot, Square, Terrain, Trigon,
    TrigonDiagonal, Unit, UnitGame, UnitRules, UnitRulesError, WhiteCells, Wide, perft, trigonal, unit_game,
};

use crate::Dice;

fn play<T: Terrain>(game: &UnitGame<T>, seed: u64) -> usize {
    let mut dice = Dice(seed);
    let mut position = Position::initial_of(game.clone());
    let mut captures = 0;
    for _ in 0..200 {
        let legal = position.legal_moves();
        assert_eq!(position.count_moves(), legal.len() as u64);
        let text = position.to_fen();
        assert_eq!(Position::read(game.clone(), &text, draughts::Reading::STRICT).as_ref(), Ok(&position), "{text}");
        let Some(m) = legal.get(dice.below(legal.len().max(1))) else { break };
        captures += m.is_capture() as usize;
        position = position.play(m).unwrap();
    }
    captures
}

#[test]
fn every_width_of_bitboard_gives_the_same_counts() {
    for (key, depth) in [("trigonal-army-2:side=6,home=3", 5), ("trigonal-pure-3:side=8,home=4", 4)] {
        let Ok(AnyUnitGame::U64(narrow)) = unit_game(key) else { panic!() };
        let (middle, wide) = (trigonal::<u128>(key).unwrap(), trigonal::<Wide<4>>(key).unwrap());
        let count = perft(&Position::initial_of(narrow), depth);
        assert_eq!(perft(&Position::initial_of(middle), depth), count);
        assert_eq!(perft(&Position::initial_of(wide), depth), count);
    }
}

#[test]
fn a_compiled_board_gives_the_same_counts_as_one_made_at_run_time() {
    let compiled = UnitRules::army(Ground::new(Trigon::<8>::new()), 4, 2).build().unwrap();
    let made = trigonal::<u64>("trigonal-army-2:side=8,home=4").unwrap();
    assert_eq!(perft(&Position::initial_of(compiled), 4), perft(&Position::initial_of(made), 4));
}

#[test]
fn the_units_play_on_a_triangle_of_side_8() {
    let game = UnitRules::army(Ground::new(Trigon::<8>::new()), 4, 2).build().unwrap();
    assert_eq!(
        (1..=4).map(|depth| perft(&Position::initial_of(game.clone()), depth)).collect::<Vec<_>>(),
        [9, 82, 1011, 12700]
    );
    assert!((0..20).map(|seed| play(&game, seed)).sum::<usize>() > 50);
}

/// A row of pawns before a row of checkers, with a gladiator and a government pawn among them.
fn on_squares() -> UnitGame<Ground<Full<8, 8>>> {
    let mut rules = UnitRules::new("squares", Ground::new(Full::<8, 8>::new()), 2);
    for (color, back, front) in [(Color::Black, 8, 7), (Color::White, 1, 2)] {
        for (file, unit) in ('a'..='h').zip("CCCGYCCC".chars()) {
            for (rank, unit) in [(back, unit), (front, 'P')] {
                rules.start.push((color, rules.terrain.cell_named(&format!("{file}{rank}")).unwrap(), unit));
            }
        }
    }
    rules.build().unwrap()
}

#[test]
fn the_units_play_on_a_square_board() {
    let game = on_squares();
    let start = Position::initial_of(game.clone());
    // Each pawn has its two diagonals ahead (14 moves), each checker and the gladiator a leap over the
    // pawn before it (7).
    assert_eq!(start.count_moves(), 21);
    assert!((0..20).map(|seed| play(&game, seed)).sum::<usize>() > 50);
}

#[test]
fn on_a_square_board_rays_are_orthogonal_and_diagonals_diagonal() {
    let game = on_squares();
    let at = |text: &str| {
        let position = Position::read(game.clone(), text, draughts::Reading::STRICT).unwrap();
        let legal = position.legal_moves();
        legal.iter().map(|m| position.text(m)).collect::<BTreeSet<_>>()
    };
    let texts = |texts: &[&str]| texts.iter().map(|text| text.to_string()).collect::<BTreeSet<_>>();
    assert_eq!(at("W B:Ch8;W:Cd4"), texts(&["C d4-c4", "C d4-e4", "C d4-d5"]));
    assert_eq!(at("W B:Ch8;W:Pd4"), texts(&["P d4-c5", "P d4-e5"]));
    assert_eq!(at("W B:Ch8;W:Yd4"), texts(&["Y d4-c5", "Y d4-e5", "Y d4-c3", "Y d4-e3"]));
    assert_eq!(at("W B:Cd3,Ph8;W:Cd4"), texts(&["C d4:d2 x d3"]));
    assert_eq!(at("W B:Pa8;W:Ch7"), texts(&["C h7-g7", "C h7-h8 =H"]));
    assert_eq!(at("W B:Pa8;W:Cg7"), texts(&["C g7-f7", "C g7-h7", "C g7-g8"]));
}

#[test]
fn the_units_play_on_a_hexagon() {
    let rules = UnitRules::new("hexagon", Ground::new(Hex::<5>::new()), 2);
    let game = rules.filled(|level, _| (level <= 2).then_some('C')).build().unwrap();
    assert!((0..10).map(|seed| play(&game, seed)).sum::<usize>() > 20);
}

/// A board nobody foresaw: a ring of twelve cells, the players' homes opposite each other.
#[derive(Clone, Debug)]
struct Ring;

impl Terrain for Ring {
    type Bits = u64;
    fn cells(&self) -> u64 {
        0xfff
    }
    fn cell_name(&self, cell: Square) -> String {
        format!("r{}", cell.index())
    }
    fn cell_named(&self, name: &str) -> Option<Square> {
        let number: u8 = name.strip_prefix('r')?.parse().ok()?;
        (number < 12).then(|| Square::from_index(number))
    }
    fn along(&self, ray: u8, cell: Square) -> Option<Square> {
        let by = [1, 11].get(ray as usize)?;
        Some(Square::from_index((cell.index() + by) % 12))
    }
    fn diagonals(&self, _: Square) -> Vec<Square> {
        Vec::new()
    }
    fn level(&self, color: Color, cell: Square) -> u8 {
        let home = if color == Color::White { 0 } else { 6 };
        let away = (cell.index() + 12 - home) % 12;
        1 + away.min(12 - away)
    }
    fn column(&self, _: Color, cell: Square) -> u8 {
        cell.index()
    }
    fn is_white(&self, cell: Square) -> bool {
        cell.index().is_multiple_of(2)
    }
    fn goal(&self, color: Color, _: usize) -> u64 {
        if color == Color::White { 1 << 6 } else { 1 }
    }
}

#[test]
fn a_board_from_outside_the_crate_needs_only_to_be_a_terrain() {
    let game = UnitRules::pure(Ring, 2, 2).build().unwrap();
    let start = Position::initial_of(game.clone());
    assert_eq!(start.to_fen(), "B B:Cr5,Cr6,Cr7;W:Cr0,Cr1,Cr11 B:-;W:- -");
    let mut texts: Vec<_> = start.legal_moves().iter().map(|m| start.text(m)).collect();
    texts.sort();
    assert_eq!(texts, ["C r5-r4", "C r6-r4", "C r6-r8", "C r7-r8"]);
    assert!((0..10).map(|seed| play(&game, seed)).sum::<usize>() > 5);
}

/// The triangle with homes on two sides instead of two corners: a level is the strip from the home side,
/// the goal that half of the enemy's edge which lies farther off (O-TR-5, the other reading).
#[derive(Clone, Debug)]
struct Sides(Ground<Trigon<8>>);

impl Terrain for Sides {
    type Bits = u64;
    fn cells(&self) -> u64 {
        self.0.cells()
    }
    fn cell_name(&self, cell: Square) -> String {
        self.0.cell_name(cell)
    }
    fn cell_named(&self, name: &str) -> Option<Square> {
        self.0.cell_named(name)
    }
    fn along(&self, ray: u8, cell: Square) -> Option<Square> {
        self.0.along(ray, cell)
    }
    fn diagonals(&self, cell: Square) -> Vec<Square> {
        self.0.diagonals(cell)
    }
    fn level(&self, color: Color, cell: Square) -> u8 {
        9 - self.0.level(color, cell)
    }
    fn column(&self, color: Color, cell: Square) -> u8 {
        self.0.column(color, cell)
    }
    fn is_white(&self, cell: Square) -> bool {
        self.0.is_white(cell)
    }
    fn goal(&self, color: Color, _: usize) -> u64 {
        let enemy = if color == Color::White { Color::Black } else { Color::White };
        let cells = self.cells().iter().map(Square::from_index);
        let far = cells.filter(|&cell| self.level(enemy, cell) == 1 && self.level(color, cell) > 4);
        far.fold(0, |all, cell| all | u64::bit(cell.index()))
    }
}

#[test]
fn o_tr_5_homes_on_two_sides_are_a_terrain_of_ones_own() {
    let sides = Sides(Ground::new(Trigon::<8>::new()));
    let name = |bit| sides.cell_name(Square::from_index(bit));
    // White's home is the left edge, Black's the bottom row.
    let mut goals = [Color::Black, Color::White].map(|color| sides.goal(color, 2).iter().map(name).collect::<Vec<_>>());
    goals.iter_mut().for_each(|goal| goal.sort());
    assert_eq!(goals[0], ["a1", "b1", "b2", "c1", "c2", "d1", "d2"]);
    assert_eq!(goals[1], ["h10", "h11", "h12", "h13", "h14", "h15", "h9"]);
    let mut rules = UnitRules::new("sides", sides, 2);
    let put = |color, unit: char, cells: &[&str]| {
        cells.iter().map(|name| (color, rules.terrain.cell_named(name).unwrap(), unit)).collect::<Vec<_>>()
    };
    rules.start = [put(Color::Black, 'C', &["h9", "h10", "h11"]), put(Color::White, 'C', &["c1", "d1", "e1"])].concat();
    let game = rules.build().unwrap();
    let start = Position::initial_of(game.clone());
    let texts: BTreeSet<_> = start.legal_moves().iter().map(|m| start.text(m)).collect();
    assert!(texts.contains("C h9-h8") && texts.contains("C h10-g9"), "{texts:?}");
    assert!((0..10).map(|seed| play(&game, seed)).sum::<usize>() > 5);
}

/// Leaps two cells along a ray whatever lies between, captures there by replacement.
#[derive(Debug)]
struct Rider;

impl Unit for Rider {
    fn letter(&self) -> char {
        'K'
    }
    fn name(&self) -> &'static str {
        "rider"
    }
    fn steps(&self, at: &Spot<'_>) -> Cells {
        at.landings()
    }
    fn strikes(&self, at: &Spot<'_>) -> Cells {
        at.landings()
    }
}

#[test]
fn a_unit_from_outside_the_crate_needs_only_to_be_a_unit() {
    let rules = UnitRules::new("riders", Ground::new(Trigon::<8>::new()), 2).with(Rider);
    let game =
        rules.filled(|level, _| [None, Some('K'), Some('C')].get(level as usize).copied().flatten()).build().unwrap();
    let position = Position::read(game.clone(), "B B:Kd4;W:Cd6,Pd5", draughts::Reading::STRICT).unwrap();
    let texts: BTreeSet<_> = position.legal_moves().iter().map(|m| position.text(m)).collect();
    assert_eq!(texts.len(), 6);
    assert!(texts.contains("K d4:d6 x d6") && texts.contains("K d4-d2"));
    assert!((0..10).map(|seed| play(&game, seed)).sum::<usize>() > 10);
}

#[test]
fn rules_that_contradict_themselves_are_refused() {
    let rules = || UnitRules::pure(Ground::new(Trigon::<6>::new()), 2, 2);
    let mut twice = rules();
    twice.start.push(twice.start[0]);
    assert_eq!(twice.build().unwrap_err(), UnitRulesError::Start);
    let mut stranger = rules();
    stranger.start[0].0 = Color::Third;
    assert_eq!(stranger.build().unwrap_err(), UnitRulesError::Start);
    let mut alone = rules();
    alone.order.pop();
    assert_eq!(alone.build().unwrap_err(), UnitRulesError::Players);
    let on_squares = UnitRules::new("squares", Ground::new(Full::<8, 8>::new()), 3);
    assert_eq!(on_squares.build().unwrap_err(), UnitRulesError::NoSide(Color::Third));
    let mut crowded = UnitRules::new("crowded", Crowded, 2);
    crowded.units.clear();
    assert_eq!(crowded.build().unwrap_err(), UnitRulesError::TooManyCells);
    assert_eq!(rules().with(draughts::Checker).build().unwrap_err(), UnitRulesError::Letter('C'));
    let many = ('A'..='Z')
        .filter(|letter| !"CPYGHR".contains(*letter))
        .fold(rules(), |rules, letter| rules.with(Stone(letter)));
    assert_eq!(many.build().unwrap_err(), UnitRulesError::TooManyUnits(26));
    let mut heroless = rules();
    heroless.units.truncate(4);
    assert_eq!(heroless.build().unwrap_err(), UnitRulesError::UnknownUnit('H'));
}

/// A board with more cells than can be told from no cell.
#[derive(Clone, Debug)]
struct Crowded;

impl Terrain for Crowded {
    type Bits = Wide<4>;
    fn cells(&self) -> Wide<4> {
        !Wide::EMPTY
    }
    fn cell_name(&self, cell: Square) -> String {
        format!("r{}", cell.index())
    }
    fn cell_named(&self, name: &str) -> Option<Square> {
        name.strip_prefix('r')?.parse().ok().map(Square::from_index)
    }
    fn along(&self, _: u8, _: Square) -> Option<Square> {
        None
    }
    fn diagonals(&self, _: Square) -> Vec<Square> {
        Vec::new()
    }
    fn level(&self, _: Color, _: Square) -> u8 {
        1
    }
    fn column(&self, _: Color, cell: Square) -> u8 {
        cell.index()
    }
    fn is_white(&self, _: Square) -> bool {
        true
    }
    fn goal(&self, _: Color, _: usize) -> Wide<4> {
        Wide::EMPTY
    }
}

/// Stands where it stands.
#[derive(Debug)]
struct Stone(char);

impl Unit for Stone {
    fn letter(&self) -> char {
        self.0
    }
    fn name(&self) -> &'static str {
        "stone"
    }
}

#[test]
fn sect_9_3_diagonal_pairs_number_165_opposite_and_363_of_the_same_colour() {
    let ground = |diagonal| Ground::new(Trigon::<12>::new()).with_diagonal(diagonal);
    let pairs = |ground: &Ground<Trigon<12>>| {
        let cells = ground.cells().iter().map(Square::from_index);
        cells.map(|cell| ground.diagonals(cell).len()).sum::<usize>() / 2
    };
    assert_eq!(
        [TrigonDiagonal::D3, TrigonDiagonal::D6, TrigonDiagonal::D9].map(|d| pairs(&ground(d))),
        [165, 363, 165 + 363]
    );
    let colours = |diagonal, same| {
        let ground = ground(diagonal);
        ground.cells().iter().map(Square::from_index).all(|cell| {
            ground.diagonals(cell).iter().all(|&other| (ground.is_white(other) == ground.is_white(cell)) == same)
        })
    };
    assert!(colours(TrigonDiagonal::D3, false) && colours(TrigonDiagonal::D6, true));
}

#[test]
fn sect_9_3_every_corner_is_white_and_has_no_opposite_cell() {
    let ground = Ground::new(Trigon::<12>::new());
    for corner in ["a1", "l1", "l23"].map(|name| ground.cell_named(name).unwrap()) {
        assert!(ground.is_white(corner) && ground.diagonals(corner).is_empty());
    }
    let down = Ground::new(Trigon::<12>::new()).with_white(WhiteCells::Down);
    let white = |ground: &Ground<Trigon<12>>| {
        ground.cells().iter().filter(|&cell| ground.is_white(Square::from_index(cell))).count()
    };
    assert_eq!((white(&ground), white(&down)), (78, 66));
}

#[test]
fn sect_9_3_levels_count_strips_from_each_home() {
    let ground = Ground::new(Trigon::<12>::new());
    for color in Color::ALL {
        for level in 1..=12 {
            let strip =
                ground.cells().iter().filter(|&cell| ground.level(color, Square::from_index(cell)) == level).count();
            assert_eq!(strip, 2 * level as usize - 1);
        }
        let far = ground.board().far(color);
        assert!(far.iter().all(|cell| ground.level(color, Square::from_index(cell)) == 12));
    }
}

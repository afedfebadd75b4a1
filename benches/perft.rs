//! Perft per game, move lists and counts per class of position, the three ways of giving rules, what a
//! second mode of capture costs, and the widths of bitboards: `cargo bench --bench perft`.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use draughts::*;

/// A group whose members take about two seconds each.
fn group<'c>(criterion: &'c mut Criterion, name: &str) -> BenchmarkGroup<'c, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_millis(1500));
    group
}

/// Perft of games that have code of their own and of games that are data.
fn games(criterion: &mut Criterion) {
    let mut group = group(criterion, "perft");
    let depths = [
        ("international", 7),
        ("english", 8),
        ("russian", 8),
        ("brazilian", 8),
        ("italian", 8),
        ("spanish", 8),
        ("pool", 8),
        ("czech", 8),
        ("thai", 7),
        ("killer", 7),
        ("frisian", 7),
        ("turkish", 6),
        ("canadian", 6),
        ("neu-russian", 7),
        ("sintez-ru", 4),
        ("sri-lankan", 6),
    ];
    for (name, depth) in depths {
        let start = by_name(name).expect("the game is in the catalogue");
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&start).perft(depth)));
    }
    group.finish();
}

/// Positions of one class each.
const CLASSES: [(&str, &str); 4] = [
    ("quiet", "W:W31-50:B1-20"),
    ("men capture", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"),
    ("king captures", "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46"),
    ("crowded kings", "W:WK31-50:BK1-20"),
];

/// Listing and counting the moves of positions.
fn moves(criterion: &mut Criterion) {
    for (class, fen) in CLASSES {
        let position = Position::<International>::from_fen(fen).expect("the position is legal");
        let mut group = group(criterion, class);
        let mut moves = Vec::new();
        group.bench_function("list", |bencher| {
            bencher.iter(|| black_box(&position).legal_moves_into(&mut moves));
        });
        group.bench_function("count", |bencher| bencher.iter(|| black_box(&position).count_moves()));
        group.finish();
    }
}

/// The same game as types, as data on its own board, and as data on a board made at run time.
fn ways(criterion: &mut Criterion) {
    let mut group = group(criterion, "ways of giving rules");
    let rules = RuleSet::of(&International).expect("international can be said as data");
    let on_type = Custom::new(Dark::<10, 10>::new(), &rules).expect("it is the board of the rules");
    let typed = Position::<International>::initial();
    let data = Position::initial_of(on_type);
    let run_time = AnyPosition::from_rules(&rules).expect("the rules are consistent");
    group.throughput(Throughput::Elements(perft(&typed, 7)));
    group.bench_function("types", |bencher| bencher.iter(|| perft(black_box(&typed), 7)));
    group.bench_function("data, board a type", |bencher| bencher.iter(|| perft(black_box(&data), 7)));
    group.bench_function("data, board at run time", |bencher| bencher.iter(|| black_box(&run_time).perft(7)));
    group.finish();
}

/// A way to capture nothing.
#[derive(Clone, Copy, Debug, Default)]
struct Nothing;

impl Capture for Nothing {
    type Precedence = u32;
    fn precedence(&self, _: &Tally) -> u32 {
        0
    }
    fn man_jumps(&self) -> Headings {
        Headings::empty()
    }
    fn king_jumps(&self) -> Headings {
        Headings::empty()
    }
}

/// International draughts with a second mode of capture that never captures.
#[derive(Clone, Copy, Debug, Default)]
struct TwoModesOfCapture;

impl Compose for TwoModesOfCapture {
    type Board = Dark<10, 10>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = TwoModes<Majority, WhenItStops, Nothing, WhenItStops, AnyMode>;
    type Promotion = WhenItStops;
    type Entry = Rows<4>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("international-of-two-modes");
}

/// What a second mode costs the game that has it; others have no code for it.
fn modes(criterion: &mut Criterion) {
    let mut group = group(criterion, "modes of capture");
    let (one, two) = (Position::<International>::initial(), Position::<TwoModesOfCapture>::initial());
    group.throughput(Throughput::Elements(perft(&one, 7)));
    group.bench_function("one", |bencher| bencher.iter(|| perft(black_box(&one), 7)));
    group.bench_function("two", |bencher| bencher.iter(|| perft(black_box(&two), 7)));
    group.finish();
}

/// International rules on boards that need wider and wider bitboards.
fn widths(criterion: &mut Criterion) {
    let mut group = group(criterion, "bitboards");
    let boards = [
        ("64 bits", "international"),
        ("128 bits", "canadian"),
        ("192 bits", "international:board=18x18,rows=4"),
        ("256 bits", "international:board=20x18,rows=4"),
    ];
    for (width, name) in boards {
        let rules = RuleSet::named(name).expect("the board exists");
        let start = AnyPosition::from_rules(&rules).expect("the rules are consistent");
        group.throughput(Throughput::Elements(start.perft(4)));
        group.bench_function(width, |bencher| bencher.iter(|| black_box(&start).perft(4)));
    }
    group.finish();
}

criterion_group!(benches, games, moves, ways, modes, widths);
criterion_main!(benches);

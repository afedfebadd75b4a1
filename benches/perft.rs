//! Perft per game, move lists per class of position, the three ways of giving rules, and the widths of
//! bitboards: `cargo bench --bench perft`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use draughts::*;

/// Perft of games that have code of their own and of one that is data.
fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
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

/// Listing the moves of positions of one class each.
fn lists(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("moves");
    let positions = [
        ("quiet", "W:W31-50:B1-20"),
        ("men capture", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"),
        ("king captures", "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46"),
        ("crowded kings", "W:WK31-50:BK1-20"),
    ];
    for (name, fen) in positions {
        let position = Position::<International>::from_fen(fen).expect("the position is legal");
        let mut moves = Vec::new();
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&position).legal_moves_into(&mut moves)));
    }
    group.finish();
}

/// The same game as types, as data on its own board, and as data on a board made at run time.
fn ways(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ways of giving rules");
    group.sample_size(10);
    let rules = RuleSet::of(&International).expect("international can be said as data");
    let on_type = Custom::new(Dark::<10, 10>::new(), &rules).expect("it is the board of the rules");
    let typed = Position::<International>::initial();
    let data = Position::initial_of(on_type);
    let run_time = AnyPosition::from_rules(&rules).expect("the rules are consistent");
    group.bench_function("types", |bencher| bencher.iter(|| perft(black_box(&typed), 6)));
    group.bench_function("data, board a type", |bencher| bencher.iter(|| perft(black_box(&data), 6)));
    group.bench_function("data, board at run time", |bencher| bencher.iter(|| black_box(&run_time).perft(6)));
    group.finish();
}

/// International rules on boards that need wider and wider bitboards.
fn widths(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bitboards");
    group.sample_size(10);
    for name in ["international", "canadian", "international:board=18x18,rows=4", "international:board=20x18,rows=4"] {
        let start = by_name(name).expect("the board exists");
        group.throughput(Throughput::Elements(start.perft(4)));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&start).perft(4)));
    }
    group.finish();
}

criterion_group!(benches, games, lists, ways, widths);
criterion_main!(benches);

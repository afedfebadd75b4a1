//! Perft with a table, over threads and cut into parts: always the plain count.

use std::collections::HashMap;
use std::ops::ControlFlow;

use draughts::{
    AnyPosition, AnyVariant, Counting, Perft, PerftError, PerftProgress, Position, by_name, games, mixtures,
    perft_counting,
};

/// Depths are compared up to this many leaves.
const LEAVES: u64 = 50_000;

/// Games of units on boards small enough for tests.
const UNITS: [&str; 4] = [
    "trigonal-pure-2:side=6,home=3",
    "trigonal-army-2:side=6,home=3",
    "trigonal-pure-3:side=6,home=2",
    "trigonal-army-3:side=6,home=3",
];

/// Every game of the catalogue, games of units, and mixtures from all over their list.
fn names() -> Vec<String> {
    let mixtures: Vec<_> = mixtures().collect();
    let chosen = mixtures.iter().step_by((mixtures.len() / 30).max(1)).cloned();
    let catalogue = games().map(|info| info.key.to_string());
    catalogue.chain(UNITS.map(str::to_string)).chain(chosen).collect()
}

/// The greatest depth with a bearable number of leaves, and the plain count.
fn plain(start: &AnyPosition, counting: Counting) -> (u32, u64) {
    let counts = (1..).map(|depth| (depth, start.perft_counting(depth, counting)));
    counts.take_while(|&(depth, leaves)| depth <= 12 && leaves <= LEAVES).last().unwrap_or((0, 1))
}

/// The ways of counting that must agree, at a depth.
fn counts(start: &AnyPosition, depth: u32, counting: Counting) -> Vec<u128> {
    let perft = Perft::new(depth).counting(counting);
    let all = [
        perft,
        perft.hash_mib(1),
        perft.hash_mib(8),
        #[cfg(feature = "rayon")]
        perft.threads(2),
        #[cfg(feature = "rayon")]
        perft.hash_mib(1).threads(3),
    ];
    all.iter().map(|perft| start.run_perft(perft).unwrap()).collect()
}

/// The count by parts: the positions some plies on, each on its own.
fn by_parts(start: &AnyPosition, depth: u32, counting: Counting) -> u128 {
    let ply = depth / 2;
    let mut plies = start.plies_counting(counting);
    plies.nth(ply as usize);
    plies.positions().map(|(part, ways)| ways * u128::from(part.perft_counting(depth - ply, counting))).sum()
}

#[test]
fn every_way_of_counting_gives_the_plain_count() {
    let names = names();
    assert!(names.len() >= 40, "{} games", names.len());
    for name in names {
        let start = by_name(&name).unwrap();
        for counting in [Counting::Moves, Counting::Routes] {
            let (depth, leaves) = plain(&start, counting);
            for count in counts(&start, depth, counting) {
                assert_eq!(count, leaves.into(), "{name} {depth} {counting:?}");
            }
            assert_eq!(by_parts(&start, depth, counting), leaves.into(), "{name} {depth} {counting:?}");
            let paths = start.plies_counting(counting).nth(depth as usize).map_or(Some(0), |ply| ply.paths);
            assert_eq!(paths, Some(leaves.into()), "{name} {depth} {counting:?}");
        }
    }
}

#[test]
fn a_table_much_too_small_changes_nothing() {
    for (name, depth) in [("english", 10), ("russian", 9), ("international", 8), ("frisian", 8), ("sintez-ru", 4)] {
        let start = by_name(name).unwrap();
        assert_eq!(start.run_perft(&Perft::new(depth).hash_mib(1)), Ok(start.perft(depth).into()), "{name}");
    }
}

#[test]
fn positions_in_captures_and_endings_are_counted_alike() {
    let positions = [
        ("international", "W:WK4:B13,20,32,37", 5),
        ("frisian", "W:WK47,50:BK3,1", 7),
        ("turkish", "W:WKa1,d4:BKh8,d7,e6", 5),
        ("breakthrough-russian", "W:Wc5,a1:Bf4,h8", 8),
        ("russian", "W:WKa1:BKh8", 9),
    ];
    for (name, fen, depth) in positions {
        let position = by_name(name).unwrap().with_fen(fen).unwrap();
        for counting in [Counting::Moves, Counting::Routes] {
            let leaves = position.perft_counting(depth, counting);
            for count in counts(&position, depth, counting) {
                assert_eq!(count, leaves.into(), "{name} {fen} {counting:?}");
            }
        }
    }
}

/// Perft of positions that keep coming back.
fn remembered(position: &AnyPosition, depth: u32, known: &mut HashMap<(AnyPosition, u32), u128>) -> u128 {
    if depth == 0 {
        return 1;
    }
    if let Some(&count) = known.get(&(position.clone(), depth)) {
        return count;
    }
    let moves = position.legal_moves();
    let count = moves.iter().map(|m| remembered(&position.play_unchecked(m), depth - 1, known)).sum();
    known.insert((position.clone(), depth), count);
    count
}

#[test]
fn a_count_is_what_the_lists_of_moves_add_up_to() {
    let positions = [
        // A man is about to be crowned, which ends the game; elsewhere it does not.
        ("breakthrough-russian", "W:Wa7,c3:Bh2,f6"),
        ("breakthrough-international", "B:WK50,6:B45,12"),
        ("russian", "W:Wa7,c3:Bh2,f6"),
        // One player has a single man left to drop, or none.
        ("neu-russian", "W:Wc3,e3:Bf6,h4:@1,0"),
        ("neu-russian", "B:Wc3,e3:Bf6,h4:@0,1"),
        // Captures need not be made.
        ("russian:obligation=optional", "W:Wc3,e3,Kh2:Bd4,f6,h6"),
        // A king is at the end of its run, or about to be.
        ("frisian", "W:WK46,31:BK5,20:+0+246"),
        ("frisian", "W:WK46,31:BK5,20:+305+346"),
        ("russian:crowning=never", "W:Wa7,c7,e5:Bh4,b2"),
    ];
    for (name, fen) in positions {
        let position = by_name(name).unwrap().with_fen(fen).unwrap();
        for depth in 1..=4 {
            let listed = remembered(&position, depth, &mut HashMap::new());
            assert_eq!(u128::from(position.perft(depth)), listed, "{name} {fen} {depth}");
        }
    }
}

#[test]
fn counts_beyond_64_bits_are_exact_and_beyond_128_an_error() {
    let position = by_name("russian").unwrap().with_fen("W:WKc1:BKa3").unwrap();
    let count = remembered(&position, 30, &mut HashMap::new());
    assert!(count > u64::MAX.into());
    assert_eq!(position.run_perft(&Perft::new(30).hash_mib(1)), Ok(count));
    assert_eq!(position.plies().nth(30).unwrap().paths, Some(count));
    assert_eq!(position.run_perft(&Perft::new(400)), Err(PerftError::Overflow));
    assert_eq!(position.plies().nth(400).unwrap().paths, None);
}

#[test]
fn progress_grows_to_the_whole_and_its_leaves_are_the_count() {
    let start = by_name("english").unwrap();
    let mut seen = Vec::new();
    let watch = |progress: &PerftProgress| {
        seen.push(*progress);
        ControlFlow::Continue(())
    };
    assert_eq!(start.watch_perft(&Perft::new(9), watch), Ok(3_963_680));
    assert!(seen.is_sorted_by_key(|progress| (progress.done, progress.leaves)));
    let last = seen.last().unwrap();
    assert_eq!((last.fraction(), last.leaves, last.done), (1.0, 3_963_680, last.parts));
}

#[test]
fn a_count_that_would_take_years_is_broken_off() {
    let start = by_name("international").unwrap();
    let mut left = 5;
    let mut watch = |_: &PerftProgress| {
        left -= 1;
        if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    assert_eq!(start.watch_perft(&Perft::new(40), &mut watch), Err(PerftError::Stopped));
    #[cfg(feature = "rayon")]
    assert_eq!(
        start.watch_perft(&Perft::new(40).threads(2).hash_mib(2), |_| ControlFlow::Break(())),
        Err(PerftError::Stopped)
    );
}

#[test]
fn different_positions_are_those_others_counted() {
    let start = by_name("english").unwrap();
    let plies: Vec<_> = start.plies().take(11).collect();
    assert_eq!(plies[10].positions, 768_155);
    assert!(plies.iter().all(|ply| ply.paths == Some(start.perft(ply.ply).into())));
}

#[test]
fn plies_end_with_the_game() {
    let position = by_name("russian").unwrap().with_fen("W:Wc3:Bd4").unwrap();
    let plies: Vec<_> = position.plies().map(|ply| (ply.ply, ply.positions, ply.paths)).collect();
    assert_eq!(plies, [(0, 1, Some(1)), (1, 1, Some(1))]);
    assert_eq!(position.run_perft(&Perft::new(12)), Ok(0));
}

#[test]
fn a_game_chosen_at_run_time_counts_as_any_other() {
    let position: Position<AnyVariant> = Position::from(by_name("frisian").unwrap());
    for counting in [Counting::Moves, Counting::Routes] {
        let leaves = perft_counting(&position, 6, counting);
        assert_eq!(Perft::new(6).counting(counting).hash_mib(1).run(&position), Ok(leaves.into()));
    }
}

#[cfg(feature = "rayon")]
#[test]
fn no_more_threads_are_started_than_can_be_of_use() {
    let start = by_name("russian").unwrap();
    assert_eq!(start.run_perft(&Perft::new(7).threads(usize::MAX)), Ok(190_146));
}

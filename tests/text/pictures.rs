//! Positions as pictures of characters, and turned over or round.

use crate::common::{random_game, random_position, with_sample};
use draughts::*;
use proptest::prelude::*;

const START: &str = "\
- b - b - b - b
b - b - b - b -
- b - b - b - b
. - . - . - . -
- . - . - . - .
w - w - w - w -
- w - w - w - w
w - w - w - w -";

#[test]
fn a_position_prints_the_picture_that_draws_it() {
    let start = Position::<Russian>::initial();
    assert_eq!(format!("{start:#}"), START);
    assert_eq!(Position::from_picture(Color::White, START), Ok(start.clone()));
    assert_eq!(format!("{start}"), start.to_fen());
}

#[test]
fn unused_squares_may_be_left_out_and_space_means_nothing() {
    let start = Position::<Russian>::initial();
    let dense = "bbbb bbbb bbbb .... .... wwww wwww wwww";
    assert_eq!(Position::from_picture(Color::White, dense), Ok(start.clone()));
    assert_eq!(Position::from_picture(Color::White, &START.replace(' ', "")), Ok(start.clone()));
    assert_eq!(Position::from_picture(Color::White, &START.replace('-', ".")), Ok(start));
}

#[test]
fn the_macro_draws_positions_in_the_source() {
    let position = picture!(International, Black:
        - . - . - . - . - .
        . - . - W - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - B - . -
        - . - . - . - w - .
        . - . - . - . - . -
        - . - . - . - . - .
        w - . - . - . - . -
    )
    .unwrap();
    assert_eq!(position.to_fen(), "B:WK8,34,46:B22,K29");
}

#[test]
fn every_square_of_a_full_board_is_drawn() {
    let position = picture!(Turkish, White:
        ........
        bbbbbbbb
        bbbbbbbb
        ........
        ........
        wwwwwwww
        wwwwwwww
        ........
    );
    assert_eq!(position, Ok(Position::initial()));
}

#[test]
fn a_picture_that_does_not_fit_says_where() {
    let error = |picture: &str| Position::<Russian>::from_picture(Color::White, picture).unwrap_err();
    assert_eq!(error(&START.replacen('b', "x", 1)).offset(), 2);
    assert_eq!(
        error(&START.replacen('-', "w", 1)).to_string(),
        "expected `-`, for a square not played on, found w, at offset 0"
    );
    assert_eq!(
        error("").to_string(),
        "expected 64 squares in all, or only the 32 played on, not 0, found the end, at offset 0"
    );
    assert_eq!(error(&format!("{START} .")).offset(), START.len() + 1);
    assert_eq!(error(&START[2..]).offset(), 0);
    assert_eq!(error(&START.replace('.', "b")).faults(), Faults::TOO_MANY_PIECES);
}

#[test]
fn boards_have_the_symmetries_of_their_shape() {
    use Symmetry::{Flip, Mirror, Rotate};
    let of = |maps: &dyn Fn(Symmetry) -> bool| [Mirror, Flip, Rotate].map(maps);
    assert_eq!(of(&|s| s.maps(&Dark::<8, 8>::new())), [false, false, true]);
    assert_eq!(of(&|s| s.maps(&Light::<8, 8>::new())), [false, false, true]);
    assert_eq!(of(&|s| s.maps(&Dark::<10, 11>::new())), [false, true, false]);
    assert_eq!(of(&|s| s.maps(&Dark::<10, 8>::new())), [false, false, true]);
    assert_eq!(of(&|s| s.maps(&Full::<8, 8>::new())), [true, true, true]);
    assert_eq!(of(&|s| s.maps(&Full::<5, 6>::new())), [true, true, true]);
}

#[test]
fn numbers_run_along_the_ranks_of_every_board() {
    fn check<B: Board>(board: B) {
        let (files, ranks, _) = board.grid_size().unwrap();
        for corner in [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight] {
            let up = matches!(corner, Corner::BottomLeft | Corner::BottomRight);
            let right = matches!(corner, Corner::BottomLeft | Corner::TopLeft);
            let mut number = 0;
            for rank in 0..ranks {
                for file in 0..files {
                    let rank = if up { rank } else { ranks - 1 - rank };
                    let file = if right { file } else { files - 1 - file };
                    if let Some(square) = board.square_at(file, rank) {
                        number += 1;
                        assert_eq!(board.number(square, corner), number, "{corner:?} {file} {rank}");
                        assert_eq!(board.square_numbered(number, corner), Some(square), "{corner:?} {number}");
                        assert_eq!(board.square_named(&board.name(square)), Some(square));
                    }
                }
            }
            assert_eq!(board.squares().len(), number as u32);
            assert_eq!(board.square_numbered(number + 1, corner), None);
            assert_eq!(board.square_numbered(0, corner), None);
        }
    }
    check(Dark::<8, 8>::new());
    check(Light::<8, 8>::new());
    check(Full::<8, 8>::new());
    check(Dark::<10, 11>::new());
    check(Dark::<12, 12>::new());
    check(Full::<12, 12>::new());
    for (files, ranks) in [(4, 4), (5, 5), (5, 6), (6, 5), (7, 9), (30, 5)] {
        for shade in [Shade::Dark, Shade::Light, Shade::Full] {
            check(DynBoard::<Wide<4>>::grid(files, ranks, shade).unwrap());
        }
    }
}

/// A position prints a picture that reads back, and what can be done in it can be done after the
/// players have changed sides.
fn check<V: Variant + Default>(position: &Position<V>) {
    let setup = Setup { reserves: [0; 3], king_runs: [None; 3], ..position.to_setup() };
    let bare = Position::from_setup_of(V::default(), &setup, Faults::TOLERABLE).unwrap();
    let picture = format!("{bare:#}");
    let read = Position::from_picture_of(V::default(), bare.turn(), &picture, Faults::TOLERABLE);
    assert_eq!(read.as_ref(), Ok(&bare), "{picture}");

    let Some(swapped) = position.swap_colors() else { return };
    assert_eq!(swapped.swap_colors().as_ref(), Some(position));
    let images = position.legal_moves().into_iter().map(|m| swapped.swap_move(&m).unwrap());
    let (mut images, mut moves): (Vec<_>, _) = (images.collect(), swapped.legal_moves());
    images.sort();
    moves.sort();
    assert_eq!(images, moves, "{position}");
    for m in position.legal_moves() {
        let after = swapped.play_unchecked(&position.swap_move(&m).unwrap());
        assert_eq!(position.play_unchecked(&m).swap_colors(), Some(after), "{position}");
    }
    if let Some(mirrored) = position.mirrored() {
        assert_eq!(mirrored.count_moves(), position.count_moves(), "{position}");
        assert_eq!(mirrored.mirrored().as_ref(), Some(position));
    }
}

#[derive(Clone)]
struct Check(u64);

impl GameTask for Check {
    type Output = ();
    fn run<V: Compose>(self) {
        random_game(&V::default(), self.0, 100).iter().for_each(check);
        check(&random_position(&V::default(), self.0));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pictures_and_swapped_positions_of_all_kinds_of_game_agree(seed: u64) {
        with_sample(Check(seed));
    }
}

//! The triangular board against the counts of RULES.md §9.3.

use draughts::*;

const COORDINATES: [(&str, [i16; 3]); 3] = [("a1", [11, 0, 0]), ("l23", [0, 11, 0]), ("l1", [0, 0, 11])];

fn cells<B: Board>(board: &B) -> Vec<Square> {
    board.squares().iter().map(Square::from_index).collect()
}

fn rays() -> impl Iterator<Item = Dir> {
    (0..6).filter_map(Dir::new)
}

fn points_up<B: Board>(board: &B, cell: Square) -> bool {
    board.place(cell).unwrap().1.is_multiple_of(2)
}

fn edge_neighbours<B: Board>(board: &B, cell: Square) -> Vec<Square> {
    let mut all: Vec<_> = rays().filter_map(|ray| board.step(cell, ray)).collect();
    all.sort();
    all.dedup();
    all
}

/// The three strip numbers of a cell of the board of side 12, by the formulas of §9.3: row picture with the apex up.
fn coordinates<B: Board>(board: &B, cell: Square) -> [i16; 3] {
    let (row, column) = board.place(cell).unwrap();
    let (row, column, last) = (row as i16, column as i16, 11);
    let half = column / 2;
    if column % 2 == 0 { [last - row, half, row - half] } else { [last - row, half, row - half - 1] }
}

#[test]
fn sect_9_2_side_12_has_144_cells_78_up_and_66_down() {
    let board = Trigon::<12>::new();
    assert_eq!(cells(&board).len(), 144);
    assert_eq!(cells(&board).iter().filter(|&&cell| points_up(&board, cell)).count(), 78);
}

#[test]
fn sect_9_2_edge_neighbours_have_the_other_colour() {
    let board = Trigon::<12>::new();
    for cell in cells(&board) {
        assert!(edge_neighbours(&board, cell).iter().all(|&next| points_up(&board, next) != points_up(&board, cell)));
    }
}

#[test]
fn sect_9_3_edge_neighbours_number_198_pairs_with_degrees_1_2_3() {
    let board = Trigon::<12>::new();
    let degrees: Vec<_> = cells(&board).iter().map(|&cell| edge_neighbours(&board, cell).len()).collect();
    assert_eq!(degrees.iter().sum::<usize>(), 2 * 198);
    let count = |degree| degrees.iter().filter(|&&d| d == degree).count();
    assert_eq!([count(1), count(2), count(3)], [3, 30, 111]);
}

#[test]
fn sect_9_3_an_edge_step_changes_one_coordinate() {
    let board = Trigon::<12>::new();
    for (name, expected) in COORDINATES {
        assert_eq!(coordinates(&board, board.square_named(name).unwrap()), expected, "{name}");
    }
    for cell in cells(&board) {
        for next in edge_neighbours(&board, cell) {
            let (a, b) = (coordinates(&board, cell), coordinates(&board, next));
            let change: Vec<_> = (0..3).map(|i| b[i] - a[i]).filter(|&d| d != 0).collect();
            assert_eq!(change, [if points_up(&board, cell) { -1 } else { 1 }]);
        }
    }
}

#[test]
fn sect_9_3_leaps_number_726_and_keep_the_colour() {
    let board = Trigon::<12>::new();
    let mut leaps = [0, 0];
    for cell in cells(&board) {
        for ray in rays() {
            let Some(over) = board.step(cell, ray) else { continue };
            let Some(to) = board.step(over, ray) else { continue };
            assert_eq!(points_up(&board, cell), points_up(&board, to));
            let (a, b) = (coordinates(&board, cell), coordinates(&board, to));
            let mut change: Vec<_> = (0..3).map(|i| b[i] - a[i]).collect();
            change.sort();
            assert_eq!(change, [-1, 0, 1]);
            leaps[!points_up(&board, cell) as usize] += 1;
        }
    }
    assert_eq!(leaps, [396, 330]);
}

#[test]
fn sect_9_3_strips_have_23_21_to_1_cells() {
    let board = Trigon::<12>::new();
    for color in Color::ALL {
        let lengths: Vec<_> = (0..13).map(|row| board.row(color, row).len()).collect();
        assert_eq!(lengths, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 0]);
        assert_eq!(board.far(color), board.row(color, 11));
        assert_eq!(board.home(color), board.row(color, 0));
    }
}

#[test]
fn sect_9_3_each_edge_neighbour_lies_on_two_rays() {
    let board = Trigon::<12>::new();
    for cell in cells(&board) {
        for next in edge_neighbours(&board, cell) {
            assert_eq!(rays().filter(|&ray| board.step(cell, ray) == Some(next)).count(), 2);
        }
    }
}

#[test]
fn sect_10_5_the_corner_has_one_neighbour_and_two_leaps_over_it() {
    let board = Trigon::<12>::new();
    let corner = board.square_named("a1").unwrap();
    let neighbour = board.square_named("b2").unwrap();
    assert_eq!(edge_neighbours(&board, corner), [neighbour]);
    let mut landings: Vec<_> = rays().filter_map(|ray| board.step(board.step(corner, ray)?, ray)).collect();
    landings.sort();
    assert_eq!(landings.iter().map(|&cell| board.name(cell)).collect::<Vec<_>>(), ["b1", "b3"]);
}

#[test]
fn black_sits_at_the_apex_white_at_the_right_the_third_at_the_left() {
    let board = Trigon::<12>::new();
    let home = |color| board.name(Square::from_index(board.home(color).first()));
    assert_eq!([Color::Black, Color::White, Color::Third].map(home), ["a1", "l23", "l1"]);
}

#[test]
fn forward_left_leads_from_each_corner_towards_the_next_one_clockwise() {
    let board = Trigon::<12>::new();
    let end = |color, headings| {
        let dir = board.resolve(headings, color).iter().next().unwrap();
        let mut cell = Square::from_index(board.home(color).first());
        while let Some(next) = board.step(cell, dir) {
            cell = next;
        }
        board.name(cell)
    };
    let corners = [Color::Black, Color::White, Color::Third].map(|color| end(color, Headings::FORWARD_LEFT));
    assert_eq!(corners, ["l23", "l1", "a1"]);
    let corners = [Color::Black, Color::White, Color::Third].map(|color| end(color, Headings::FORWARD_RIGHT));
    assert_eq!(corners, ["l1", "a1", "l23"]);
}

#[test]
fn forward_never_leads_back_and_sideways_stays_in_the_strip() {
    let board = Trigon::<9>::new();
    let row = |color, cell: Square| (0..9).find(|&row| board.row(color, row).meets(u128::bit(cell.index()))).unwrap();
    for color in Color::ALL {
        for cell in cells(&board) {
            for dir in board.resolve(Headings::FORWARD_THREE, color).iter() {
                let to = board.step(cell, dir).map(|to| row(color, to));
                assert!(to.is_none_or(|to| to == row(color, cell) || to == row(color, cell) + 1));
            }
            for dir in board.resolve(Headings::SIDEWAYS, color).iter() {
                let two = board.step(cell, dir).and_then(|over| board.step(over, dir));
                assert!(two.is_none_or(|to| row(color, to) == row(color, cell)));
            }
        }
        assert_eq!(board.resolve(Headings::FORWARD | Headings::BACK, color), DirSet::default());
    }
}

fn opposite_steps_undo_each_other<B: Board>(board: &B) {
    for cell in cells(board) {
        for ray in rays() {
            if let Some(to) = board.step(cell, ray) {
                assert_eq!(board.step(to, board.opposite(ray)), Some(cell));
            }
        }
    }
}

fn shifting_a_set_is_stepping_each_square<B: Board>(board: &B) {
    for ray in rays() {
        for (index, set) in
            [board.squares(), board.far(Color::White), board.row(Color::Black, 3)].into_iter().enumerate()
        {
            let stepped = set.iter().filter_map(|bit| board.step(Square::from_index(bit), ray));
            let expected = stepped.fold(B::Bits::EMPTY, |all, to| all | B::Bits::bit(to.index()));
            assert_eq!(board.shift(set, ray) & board.squares(), expected, "set {index}, {ray:?}");
        }
    }
}

fn names_numbers_and_places_lead_back<B: Board>(board: &B) {
    let corners = [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];
    for cell in cells(board) {
        assert_eq!(board.square_named(&board.name(cell)), Some(cell));
        let (letter, number) = board.place(cell).unwrap();
        assert_eq!(board.square_at(letter, number), Some(cell));
        for corner in corners {
            assert_eq!(board.square_numbered(board.number(cell, corner), corner), Some(cell));
        }
    }
}

/// Every static size equals its run-time form and passes the checks of all boards.
macro_rules! each_size {
    ($board:ident $make:ident: $($size:literal)*) => { $(
        let board = $board::<$size>::new();
        assert_eq!(DynBoard::$make($size).unwrap(), DynBoard::copy_of(&board));
        opposite_steps_undo_each_other(&board);
        shifting_a_set_is_stepping_each_square(&board);
        names_numbers_and_places_lead_back(&board);
    )* };
}

#[test]
fn every_triangle_agrees_with_its_run_time_form() {
    each_size!(Trigon trigon: 4 5 6 7 8 9 10 11 12 13);
    assert_eq!(DynBoard::<Wide<4>>::trigon(3), Err(BoardError::Side { side: 3 }));
    assert_eq!(DynBoard::<Wide<4>>::trigon(14), Err(BoardError::Side { side: 14 }));
}

#[test]
fn every_hexagon_agrees_with_its_run_time_form() {
    each_size!(Hex hex: 3 4 5 6 7 8);
    assert_eq!(DynBoard::<Wide<4>>::hex(2), Err(BoardError::Side { side: 2 }));
    assert_eq!(DynBoard::<Wide<4>>::hex(9), Err(BoardError::Side { side: 9 }));
}

#[test]
fn triangles_are_numbered_without_gaps() {
    assert_eq!(AnyBits::for_trigon(8), Ok(AnyBits::U64));
    assert_eq!(AnyBits::for_trigon(11), Ok(AnyBits::U128));
    assert_eq!(AnyBits::for_trigon(13), Ok(AnyBits::Wide3));
    assert_eq!(Trigon::<12>::new().squares().iter().last(), Some(143));
}

#[test]
fn pictures_show_every_cell_once() {
    let board = Trigon::<12>::new();
    assert_eq!(board.text_picture(|_| Some('x')).matches('x').count(), 144);
    let svg = named_picture(&board);
    assert_eq!(svg.matches("<polygon").count(), 144);
    assert!(cells(&board).iter().all(|&cell| svg.contains(&format!(">{}<", board.name(cell)))));
}

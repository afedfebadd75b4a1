//! Diagrams as SVG.

mod support;

use draughts::*;
use support::xml::elements;
use support::{FromReserve, position};

fn count(svg: &str, name: &str) -> usize {
    elements(svg).iter().filter(|element| element.name == name).count()
}

/// The words on a drawing.
fn words(svg: &str) -> Vec<&str> {
    svg.lines().filter(|line| line.starts_with("<text")).map(|line| line.split(['<', '>']).nth(2).unwrap()).collect()
}

#[test]
fn a_man_is_a_disc_with_a_ring_and_a_king_one_with_a_crown() {
    let svg = position::<Russian>("W:Wa1,Kc1:Bh8").to_svg();
    assert_eq!(count(&svg, "circle"), 2 + 1 + 2 + 1, "two men, a king, the turn");
    assert_eq!(count(&svg, "polygon"), 1);
}

#[test]
fn the_board_is_seen_from_either_side() {
    let start = position::<Russian>("W:WKa1:B");
    let king = |svg: &str| {
        let disc = elements(svg).into_iter().find(|e| e.name == "circle").unwrap();
        (disc.number("cx"), disc.number("cy"))
    };
    let (white, black) = (king(&start.to_svg()), king(&Diagram::new().seen_by(Color::Black).draw(&start)));
    assert!(white.0 < black.0 && white.1 > black.1);
    let size = elements(&start.to_svg())[0].get("viewBox").split(' ').nth(2).unwrap().parse::<i32>().unwrap();
    assert_eq!((white.0 + black.0, white.1 + black.1), (size, size), "the board is turned round its middle");
}

#[test]
fn squares_are_named_as_the_game_writes_them() {
    assert_eq!(words(&Position::<Russian>::initial().to_svg()).join(" "), "a b c d e f g h 1 2 3 4 5 6 7 8");
    let mut numbers: Vec<u8> =
        words(&Position::<International>::initial().to_svg()).iter().map(|word| word.parse().unwrap()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 15, 16, 25, 26, 35, 36, 45, 46, 47, 48, 49, 50]);
    let start = Position::<International>::initial();
    assert_eq!(words(&Diagram::new().labels(SquareLabels::EverySquare).draw(&start)).len(), 50);
    assert!(words(&Diagram::new().labels(SquareLabels::None).draw(&start)).is_empty());
}

#[test]
fn letters_are_large_enough_on_a_thumbnail() {
    for svg in [Position::<Russian>::initial().to_svg(), Position::<International>::initial().to_svg()] {
        let all = elements(&svg);
        let size: i32 = all[0].get("viewBox").split(' ').nth(2).unwrap().parse().unwrap();
        let smallest = all.iter().filter(|e| e.name == "text").map(|e| e.number("font-size")).min().unwrap();
        assert!(200 * smallest >= 8 * size, "at least 8 pixels of 200: {smallest} of {size}");
    }
}

#[test]
fn the_last_move_shows_both_ends_and_what_was_taken() {
    let before = position::<International>("W:W28:B12,22,23");
    let m = before.parse_move("28x8").unwrap();
    let after = before.play(&m).unwrap();
    let (plain, marked) = (after.to_svg(), Diagram::new().last_move(&m).draw(&after));
    assert_eq!(count(&marked, "rect"), count(&plain, "rect") + 2);
    assert_eq!(count(&marked, "path"), 2, "a cross for each piece taken");
}

#[test]
fn arrows_and_marks_lie_on_their_squares() {
    let start = position::<Russian>("W:WKd4:B");
    let [d4, g7] = ["d4", "g7"].map(|name| start.square(name).unwrap());
    let svg = Diagram::new().arrow(d4, g7, Tint::Red).mark(g7, Tint::Yellow).draw(&start);
    let all = elements(&svg);
    let mark = all.iter().find(|e| e.name == "circle" && e.get("stroke-width") == "9").unwrap();
    let arrow = all.iter().rfind(|e| e.name == "polygon").unwrap();
    let tip = arrow.get("points").split(' ').nth(3).unwrap();
    let (x, y) = tip.split_once(',').unwrap();
    let near = |a: &str, b: i32| (a.parse::<i32>().unwrap() - b).abs() <= 8;
    assert!(near(x, mark.number("cx")) && near(y, mark.number("cy")), "{tip}");
}

#[test]
fn what_is_not_on_the_board_is_not_drawn() {
    let start = Position::<Russian>::initial();
    let nowhere = Square::from_index(255);
    let diagram = Diagram::new().mark(nowhere, Tint::Red).arrow(nowhere, nowhere, Tint::Red);
    assert_eq!(diagram.draw(&start), start.to_svg());
    let square = start.square("c3").unwrap();
    assert_eq!(Diagram::new().arrow(square, square, Tint::Red).draw(&start), start.to_svg(), "no way at all");
}

#[test]
fn any_width_will_do() {
    for width in [0, 1, 200, u32::MAX] {
        let svg = Diagram::new().width(width).draw(&Position::<International>::initial());
        assert_eq!(elements(&svg)[0].get("width"), width.to_string());
    }
}

/// A game with men in reserve and a name that needs care.
#[derive(Clone, Copy, Debug, Default)]
struct Dropping;

impl Compose for Dropping {
    type Board = Dark<8, 8>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = FreeChoice;
    type Promotion = ContinuesAsKing;
    type Entry = FromReserve<12, 7>;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("<drop> & \"run\"");
}

#[test]
fn reserves_stand_beside_the_board() {
    let svg = Diagram::new().labels(SquareLabels::None).draw(&Position::<Dropping>::initial());
    assert_eq!(words(&svg), ["12", "7"]);
    let all = elements(&svg);
    let board = all.iter().find(|e| e.get("fill") == "none").unwrap();
    let right = board.number("x") + board.number("width");
    let texts: Vec<_> = all.iter().filter(|e| e.name == "text").collect();
    assert!(texts.iter().all(|e| e.number("x") > right));
    assert!(texts[0].number("y") > texts[1].number("y"), "White's below");
}

#[test]
fn names_are_escaped() {
    let svg = Position::<Dropping>::initial().to_svg();
    assert!(svg.contains("<title>&lt;drop&gt; &amp; \"run\": white to move</title>"));
}

#[test]
fn a_board_of_hexagons_is_drawn_too() {
    let start = Position::<Hexdame>::initial();
    let m = start.legal_moves()[0];
    let svg = Diagram::new().last_move(&m).draw(&start.play(&m).unwrap());
    assert_eq!(count(&svg, "polygon"), 61);
    assert_eq!(count(&svg, "circle"), start.pieces().count());
    assert_ne!(svg, start.play(&m).unwrap().to_svg());
}

/// A game from a position, its moves, and the reply an arrow shows.
fn picture(game: &str, fen: &str, moves: &str, reply: [&str; 2]) -> String {
    let mut game = AnyGame::from_position(by_name(game).unwrap().with_fen(fen).unwrap().into());
    game.play_text(moves).unwrap();
    let position = game.any_position();
    let [from, to] = reply.map(|name| position.square(name).unwrap());
    position.to_svg_with(&game.diagram().arrow(from, to, Tint::Green))
}

/// The pictures that the README and the documentation show. `DRAW_DOCS=1` makes them anew.
#[test]
fn the_pictures_of_the_documentation_are_drawn_by_this_crate() {
    let exchange = picture("international", "W:W31-50:B1-20", "32-28 19-23 28x19", ["14", "23"]);
    let drop = picture("neu-russian", "B:Wa1,c3,e3,Kf8:Bb6,c5:@8,10", "@h8", ["f8", "b4"]);
    for (name, svg) in [("international.svg", exchange), ("neu-russian.svg", drop)] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
        if std::env::var_os("DRAW_DOCS").is_some() {
            std::fs::write(&path, &svg).unwrap();
        }
        assert!(std::fs::read_to_string(&path).unwrap() == svg, "{name} is not what is drawn now");
        assert!(svg.len() < 16_000, "{name} has {} bytes", svg.len());
    }
}

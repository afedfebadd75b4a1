//! What every public type owes its users: it can go to another thread, and it says what it is.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::{fs, io};

use draughts::pdn::*;
use draughts::{
    AmbiguousMove, AnyBits, AnyClickState, AnyDirections, AnyMove, AnyPiece, AnyPlies, AnyPosition, AnyUnitGame,
    AnyVariant, Area, Army, Balance, BitWords, Bits, Blocked, BoardError, CaptureMode, Checker, Clause, ClickState,
    Clocks, Color, Compose, Corner, Corners, CountUnit, Counted, Counting, Criterion, Crowning, Custom, CzechCapture,
    Diagonal, Diagonals, Diagram, Dialect, Dir, DirSet, DrawCount, DrawRule, DrawRules, Drawing, DxpMove, DynBoard,
    DynGrid, EndGameError, Faults, Fen, Forces, Form, ForwardDiagonals, FrisianCapture, FrisianMovement, Full, Game,
    GameType, GameTypeForm, GiveAway, Gladiator, GoalEffect, GoalZone, GovernmentPawn, Ground, HaltsAfterKing,
    Headings, Hero, Hex, HomeCell, Homecoming, IllegalMove, Illegality, Info, International, Judging, Jump, Killer,
    Kind, KingOrder, KingRun, Landing, LastMove, Layout, Lettering, MainRoad, Majority, Move, MoveTextError, Neu,
    Notation, Obligation, OnAllLines, OnBoard, OnDiagonals, OnOrthogonals, Outcome, Palette, ParseDialectError,
    ParseFenError, ParseGameTypeError, PdnChecker, PdnFinding, PdnReport, Perft, PerftError, PerftProgress, Piece,
    Placement, PlayPdnError, Plies, Ply, Position, PositionError, Prefix, Progress, Random, Reach, Reading, Reason,
    Removal, Reserve, Rows, RuleSet, RuleSetError, Russian, Separator, Setup, Shade, SimplePawn, Span, Spot, Square,
    SquareLabels, State, Symmetry, SyntaxError, Tally, Three, Tint, TooManyWays, Trigon, TrigonDiagonal, Turn, Two,
    TwoModes, UnitAction, UnitGame, UnitKeyError, UnitMove, UnitRules, UnitRulesError, UnitState, UnknownVariant,
    Unranked, Weight, WhiteCells, Wide, WithRows, by_name,
};

/// Compiles only for types that are sent, shared and shown.
fn keeps_its_promises<T: Send + Sync + Debug>() -> &'static str {
    std::any::type_name::<T>()
}

macro_rules! types {
    ($($type:ty),* $(,)?) => { [$(keeps_its_promises::<$type>()),*] };
}

type Board = DynBoard<u64>;
type Units = UnitGame<Ground<Board>>;

fn of_games() -> Vec<&'static str> {
    types![
        AnyClickState, AnyMove, AnyPiece, AnyPlies, AnyPosition, AnyVariant, ClickState<u64>, Clocks, CountUnit,
        Counting, DrawCount<'static>, DrawRule, DrawRules<'static>, EndGameError, Faults, Forces, Game<Russian>,
        Game<AnyVariant>, Game<Units>, IllegalMove, Illegality, Info<'static>, Jump, Judging, KingRun, Move<u64>,
        Outcome, Perft, PerftError, PerftProgress, Piece, PlayPdnError, Plies<Russian>, Plies<AnyVariant>, Ply,
        Position<Russian>, Position<AnyVariant>, Position<Units>, PositionError, Progress, Random, Reason, Setup,
        State<u64, Two>, TooManyWays, Turn<Russian>,
    ]
    .into()
}

fn of_boards() -> Vec<&'static str> {
    types![
        AnyBits, Bits<u64>, BoardError, Color, Corner, Dir, DirSet, Drawing, DynBoard<Wide<3>>, DynGrid<u128>,
        Full<8, 8>, Headings, Hex<5>, Kind, Layout, Shade, Square, Symmetry, Three, Trigon<12>, Two, Wide<4>,
    ]
    .into()
}

fn of_rules() -> Vec<&'static str> {
    types![
        AnyDirections, Area, Army, Balance, Blocked, CaptureMode, Clause, Corners<4>, Counted, Criterion, Crowning,
        draughts::AllLines, draughts::Orthogonals,
        Custom<Board>, CzechCapture, Diagonal<Russian>, Diagonals, ForwardDiagonals, FrisianCapture, FrisianMovement,
        GiveAway<Russian>, HaltsAfterKing<Majority>, Killer<International>, KingOrder, Landing, MainRoad,
        Neu<Russian>, Notation, Obligation, OnAllLines<Majority>, OnBoard<draughts::Dark<10, 10>, Russian>,
        OnDiagonals<Majority>, OnOrthogonals<Majority>, Placement, Prefix, Reach, Removal, Reserve<Rows<3>>, RuleSet,
        RuleSetError, Separator, Span, Tally,
        TwoModes<Majority, draughts::WhenItStops, Majority, draughts::WhenItStops, draughts::AnyMode>,
        UnknownVariant, Unranked<u32>, draughts::Breakthrough<Russian>, draughts::Answers, draughts::Verdict,
        draughts::BetweenModes, draughts::GothicMovement, draughts::GothicCapture, draughts::CrodaMovement,
        draughts::ItalianCapture, draughts::SintezMovement, draughts::ShortSintezMovement, draughts::SpanishCapture,
        draughts::ArgentinianCapture, draughts::ThaiCapture, draughts::TurkishMovement, draughts::ArmenianMovement,
        draughts::TurkishCapture, draughts::GreekCapture, Weight, WithRows<2, Russian>,
    ]
    .into()
}

fn of_units() -> Vec<&'static str> {
    types![
        AnyUnitGame,
        Checker,
        Gladiator,
        GoalEffect,
        GoalZone,
        GovernmentPawn,
        Ground<Board>,
        Hero<Checker>,
        HomeCell,
        Homecoming,
        SimplePawn,
        Spot<'static>,
        TrigonDiagonal,
        UnitAction,
        UnitGame<Ground<Board>>,
        UnitKeyError,
        UnitMove<u64>,
        UnitRules<Ground<Board>>,
        UnitRulesError,
        UnitState<u64>,
        WhiteCells,
    ]
    .into()
}

fn of_texts() -> Vec<&'static str> {
    types![
        AmbiguousMove, BitWords, BrokenGame, Bytes<'static>, Clock, Command<'static>, Commands<'static>, Comment,
        Diagram, Dialect, DxpMove, Element, Fault, FaultKind, Fen, FirstScore, Form, GameType, GameTypeForm,
        Games<&'static str>, KeySource, LastMove, Lettering, Limits, LineId, Mode, MoveNumber, MoveText,
        MoveTextError, MoveToken<'static>, Numbering, Palette, ParseDialectError, ParseFenError, ParseGameTypeError,
        ParseMoveTextError, ParseTimeControlError, PdnChecker<'static, fn(PdnReport<'_>)>, PdnFinding, PdnGame,
        PdnMove, PdnReport<'static>, PdnResult, Period, Place, Points, Quirk, Reader<&'static str>, Reading,
        Replay<Russian, ()>, RuleFault, RuleFaultKind, Sign, SquareLabels, SquareName, Stream<io::Empty>, Summary,
        SyntaxError, Tag, TimeControl, Tint, Verdict, Warning, WhichGame<'static>, WriteOptions, Writer<String>,
    ]
    .into()
}

#[test]
fn every_public_type_can_be_sent_shared_and_shown() {
    let checked = [of_games(), of_boards(), of_rules(), of_units(), of_texts()].concat().join(" ");
    let is_checked = |name: &String| checked.split(|c: char| !c.is_alphanumeric()).any(|word| word == name);
    let missing: Vec<_> = public_types(Path::new("src")).into_iter().filter(|name| !is_checked(name)).collect();
    assert!(missing.is_empty(), "add these to the lists above: {missing:?}");
}

/// The names of the public structures and enumerations in a folder.
fn public_types(folder: &Path) -> Vec<String> {
    /// Public only for the compiler: nobody outside the crate can name it.
    const HIDDEN: [&str; 2] = ["ShapeView", "Lines"];
    let text: String = sources(folder).iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let name = |line: &str| {
        let (_, rest) = line.trim_start().strip_prefix("pub ")?.split_once(' ').filter(|(what, _)| is_type(what))?;
        Some(rest.split(|c: char| !c.is_alphanumeric()).next()?.to_string())
    };
    text.lines().filter_map(name).filter(|name| !name.is_empty() && !HIDDEN.contains(&name.as_str())).collect()
}

fn is_type(keyword: &str) -> bool {
    matches!(keyword, "struct" | "enum")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn what_shows_itself_by_hand_shows_something() {
    let position = by_name("russian").unwrap().with_fen("W:Wc3:Bf6").unwrap();
    assert_eq!(format!("{position:?}"), "AnyPosition(russian W:Wc3:Bf6)");
    assert_eq!(format!("{:?}", position.plies()), "AnyPlies(Plies { ply: 0, positions: 1, .. })");
    assert_eq!(format!("{:?}", Russian), "Russian");
    assert!(!format!("{:?}", Russian::INFO.draws).is_empty());
}

#[test]
fn errors_are_sentences_without_a_capital_or_a_full_stop() {
    let start = by_name("neu-russian").unwrap();
    let errors = [
        start.parse_move("a1").unwrap_err().to_string(),
        start.parse_move("@b2").unwrap_err().to_string(),
        start.with_fen("W").unwrap_err().to_string(),
        by_name("chess").unwrap_err().to_string(),
        "3,W".parse::<GameType>().unwrap_err().to_string(),
        "4-4-4-4-".parse::<MoveText>().unwrap_err().to_string(),
        "1 hour".parse::<TimeControl>().unwrap_err().to_string(),
        draughts::pdn::parse("(").unwrap_err().to_string(),
        draughts::trigonal::<u64>("trigonal-army-2:side=99").unwrap_err().to_string(),
    ];
    for error in errors {
        assert!(error.starts_with(|c: char| c.is_lowercase()) && !error.ends_with('.'), "{error}");
    }
}

#[test]
fn a_square_alone_in_a_game_with_drops_is_told_how_drops_are_written() {
    let error = by_name("neu-russian").unwrap().parse_move("a1").unwrap_err().to_string();
    assert!(error.contains("for a drop, `@` before"), "{error}");
    assert!(!by_name("russian").unwrap().parse_move("a1").unwrap_err().to_string().contains('@'));
}

#[test]
fn no_depth_is_too_deep_for_the_stack() {
    // A man crowns, a man steps in front of the king, and is taken: then the game is over.
    let position = by_name("russian").unwrap().with_fen("W:Wg7:Bh8").unwrap();
    assert_eq!(position.perft(2), 1);
    for depth in [199, 200, 201, 100_000, u32::MAX] {
        assert_eq!(position.perft(depth), 0, "{depth}");
        assert_eq!(position.run_perft(&Perft::new(depth)), Ok(0), "{depth}");
        assert_eq!(position.run_perft(&Perft::new(depth).hash_mib(1)), Ok(0), "{depth}");
    }
}

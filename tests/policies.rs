//! What rule objects answer where no game of the catalogue would tell a wrong answer from the right one.

use std::cmp::Ordering;

use draughts::*;

/// Captures of which every answer is another than the usual one.
#[derive(Clone, Copy, Debug, Default)]
struct Odd;

impl Capture for Odd {
    type Precedence = u32;
    fn precedence(&self, tally: &Tally) -> u32 {
        tally.kings
    }
    fn criteria(&self) -> Option<&[Criterion]> {
        Some(&[Criterion::Kings])
    }
    fn uses_order(&self) -> bool {
        true
    }
    fn man_jumps(&self) -> Headings {
        Headings::FORWARD_DIAGONALS
    }
    fn king_jumps(&self) -> Headings {
        Headings::SIDEWAYS
    }
    fn king_jump_reach(&self) -> Reach {
        Reach::Short
    }
    fn men_take_kings(&self) -> bool {
        false
    }
    fn landing(&self) -> Landing {
        Landing::Next
    }
    fn removal(&self) -> Removal {
        Removal::Immediate
    }
    fn may_reverse(&self) -> bool {
        false
    }
    fn obligation(&self) -> Obligation {
        Obligation::Optional
    }
}

/// Every answer but the directions, in words.
fn answers<M: Modes<Precedence = u32>>(modes: &M) -> String {
    let tally = Tally { taken: 5, kings: 3, ..Tally::default() };
    let of_modes = [0, 1].map(|mode| (modes.precedence(mode, &tally), modes.criteria(mode)));
    let of_all = (modes.uses_order(), modes.king_jump_reach(), modes.men_take_kings(), modes.landing());
    format!("{of_modes:?} {of_all:?} {:?}", (modes.removal(), modes.may_reverse(), modes.obligation()))
}

#[test]
fn captures_along_other_lines_are_otherwise_those_of_the_game() {
    let odd = answers(&Odd);
    assert_eq!(answers(&OnDiagonals::<Odd>::default()), odd);
    assert_eq!(answers(&OnOrthogonals::<Odd>::default()), odd);
    assert_eq!(answers(&OnAllLines::<Odd>::default()), odd);
}

type Both = TwoModes<Odd, EndsTheMove, Unranked<u32>, ContinuesAsKing, LargestMode>;

#[test]
fn the_killer_rule_changes_nothing_but_the_landing() {
    let (killer, both) = (HaltsAfterKing::<Both>::default(), Both::default());
    assert_eq!(answers(&killer), answers(&both));
    assert_eq!((killer.count(), killer.between()), (both.count(), both.between()));
    for mode in [0, 1] {
        assert_eq!(killer.crowning(mode), both.crowning(mode));
        assert_eq!(killer.man_jumps(mode), both.man_jumps(mode));
        assert_eq!(killer.king_jumps(mode), both.king_jumps(mode));
    }
}

#[test]
fn each_of_two_modes_has_its_own_answers_and_the_first_speaks_for_both() {
    let both = Both::default();
    let tally = Tally { taken: 5, kings: 3, ..Tally::default() };
    assert_eq!([0, 1].map(|mode| both.precedence(mode, &tally)), [3, 0]);
    assert_eq!([0, 1].map(|mode| both.crowning(mode)), [Some(Crowning::EndsTheMove), Some(Crowning::ContinuesAsKing)]);
    assert_eq!([0, 1].map(|mode| both.man_jumps(mode)), [Headings::FORWARD_DIAGONALS, Headings::DIAGONALS]);
    assert_eq!([0, 1].map(|mode| both.king_jumps(mode)), [Headings::SIDEWAYS, Headings::DIAGONALS]);
    assert_eq!(both.obligation(), Obligation::Optional);
    // The order of kings is kept if either mode reads it.
    let turned = TwoModes::<Unranked<u32>, EndsTheMove, Odd, ContinuesAsKing, AnyMode>::default();
    assert!(both.uses_order() && turned.uses_order());
    let neither = TwoModes::<Unranked<u32>, EndsTheMove, Majority, ContinuesAsKing, AnyMode>::default();
    assert!(!neither.uses_order());
}

#[test]
fn a_mode_past_the_last_is_the_last() {
    let rules = RuleSet::named("sintez3").unwrap();
    let game = Custom::new(rules.board::<u64>().unwrap(), &rules).unwrap();
    let (modes, tally) = (game.capture(), Tally { taken: 3, ..Tally::default() });
    assert_eq!(modes.man_jumps(9), modes.man_jumps(1));
    assert_eq!(modes.king_jumps(9), modes.king_jumps(1));
    assert_eq!(Modes::crowning(modes, 9), Some(Crowning::ContinuesAsKing));
    assert_eq!((modes.precedence(9, &tally), modes.criteria(9)), (modes.precedence(1, &tally), modes.criteria(1)));
}

/// Men on more rows than there are, and on squares that are none.
#[derive(Clone, Copy, Debug, Default)]
struct Overlap;

impl Entry for Overlap {
    fn placement(&self) -> Placement {
        Placement::Rows { count: 5, skip: 0 }
    }
    fn start<B: Board>(&self, board: &B, color: Color) -> B::Bits {
        self.placement().men(board, color) | !board.squares()
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Crowded;

impl Compose for Crowded {
    type Board = Dark<8, 8>;
    type Players = Two;
    type Movement = FlyingKings;
    type Capture = FreeChoice;
    type Promotion = ContinuesAsKing;
    type Entry = Overlap;
    type Ending = LastMoverWins;
    const INFO: Info<'static> = Info::new("crowded");
}

#[test]
fn no_square_holds_two_pieces_at_the_start() {
    let start = Position::<Crowded>::initial();
    assert_eq!([Color::White, Color::Black].map(|color| start.men(color).len()), [20, 12]);
    assert_eq!((start.occupied(), start.pieces().count()), (start.board().squares(), 32));
}

#[test]
fn a_reserve_holds_at_most_255_men() {
    #[derive(Clone, Debug, Default)]
    struct Hundreds;
    impl Entry for Hundreds {
        fn placement(&self) -> Placement {
            Placement::Nowhere
        }
        fn men<B: Board>(&self, _: &B, _: Color) -> u32 {
            300
        }
    }
    let board = Dark::<8, 8>::new();
    assert_eq!(Reserve::<Hundreds>::default().reserve(&board, Color::White), 255);
    assert_eq!(
        Reserve::<Rows<3>, 2, 1>::default().drop_zone(&board, Color::Black),
        board.row(Color::Black, 1) | board.row(Color::Black, 2)
    );
    assert_eq!(Reserve::<Rows<3>>::default().drop_zone(&board, Color::Black), board.home(Color::Black));
}

/// How a position of a game by name has ended.
fn end(name: &str, fen: &str) -> Option<String> {
    by_name(name).unwrap().with_fen(fen).unwrap().outcome().map(|outcome| outcome.to_string())
}

#[test]
fn a_player_who_cannot_move_loses_wins_or_draws_as_the_game_has_it() {
    let blocked = "W:Wa3:Bb4,c5";
    let gone = "B:Wa3:B";
    let cases = [
        ("russian", blocked, "black wins: the player to move has no legal move"),
        ("russian", gone, "white wins: a player has no piece left"),
        ("giveaway-russian", blocked, "white wins: the player to move has no legal move"),
        ("giveaway-russian", gone, "black wins: a player has no piece left"),
        ("russian:stuck=draws", blocked, "draw: the player to move has no legal move"),
        ("russian:stuck=draws", gone, "draw: a player has no piece left"),
        ("breakthrough-russian", "W:Wc3:BKe5", "black wins: a man was crowned"),
        ("breakthrough-russian", "W:Wc3,Ka1:Be5", "white wins: a man was crowned"),
        ("breakthrough-russian", blocked, "black wins: the player to move has no legal move"),
    ];
    for (name, fen, sentence) in cases {
        assert_eq!(end(name, fen).as_deref(), Some(sentence), "{name} {fen}");
    }
    assert_eq!(end("russian", "W:Wa3:Bb4,d6"), None);
    assert_eq!(end("neu-russian", "W:W:Bb4:@1,0"), None);
    assert_eq!(end("breakthrough-russian", "W:Wc3:Be7"), None);
}

#[test]
fn what_a_move_changes_for_good_is_what_draw_rules_count() {
    let change = |fen: &str, text: &str| {
        let position = Position::<Russian>::from_fen(fen).unwrap();
        Russian.progress(position.state(), &position.parse_move(text).unwrap())
    };
    assert_eq!(change("W:Wc3:Bh8", "c3-d4"), Progress::MAN_MOVE);
    assert_eq!(change("W:Wc3:Bd4", "c3:e5"), Progress::MAN_MOVE | Progress::CAPTURE);
    assert_eq!(change("W:Wa7:Bh2", "a7-b8"), Progress::MAN_MOVE | Progress::PROMOTION);
    assert_eq!(change("W:WKc3:Bh2", "c3-d4"), Progress::empty());
    assert_eq!(change("W:WKa1:Bd4,h2", "a1:e5"), Progress::CAPTURE);
    let start = Position::<NeuRussian>::initial();
    assert_eq!(start.game().progress(start.state(), &start.parse_move("@a1").unwrap()), Progress::ENTRY);
}

#[test]
fn every_reason_is_a_sentence_of_its_own() {
    let reasons = [
        Reason::NoPieces,
        Reason::NoMove,
        Reason::FirstKing,
        Reason::Agreement,
        Reason::Resignation,
        Reason::Forfeit,
        Reason::Repetition,
        Reason::DrawRule,
        Reason::Crushing,
        Reason::GladiatorDraw,
    ];
    let sentences: std::collections::BTreeSet<_> = reasons.iter().map(Reason::to_string).collect();
    assert_eq!(sentences.len(), reasons.len());
    assert!(sentences.iter().all(|sentence| sentence.starts_with(char::is_lowercase) && !sentence.ends_with('.')));
}

#[test]
fn men_that_capture_only_forward_capture_straight_forward_and_perhaps_sideways() {
    fn jumps<C: Capture>(captures: C) -> Headings {
        captures.man_jumps()
    }
    assert_eq!(jumps(OnOrthogonals::<FreeChoice>::default()), Headings::ORTHOGONALS);
    assert_eq!(jumps(OnOrthogonals::<ShortFreeChoice>::default()), Headings::FORWARD);
    assert_eq!(jumps(OnOrthogonals::<ShortFreeChoice, true>::default()), Headings::FORWARD_AND_SIDEWAYS);
}

#[test]
fn a_second_mode_is_asked_for_only_where_there_is_one() {
    fn is_asked<M: Modes + Default>() -> bool {
        let mut asked = false;
        M::default().with_second_mode(|| asked = true);
        asked
    }
    assert!(!is_asked::<Odd>() && !is_asked::<HaltsAfterKing<Odd>>());
    assert!(is_asked::<Both>() && is_asked::<HaltsAfterKing<Both>>());
}

/// Every capture of one to three pieces, with kings in any of the places.
fn tallies() -> impl Iterator<Item = Tally> + Clone {
    let kings = (1..=3).flat_map(|taken: u32| (0..1u32 << taken).map(move |kings| (taken, kings)));
    let tally = |(taken, kings): (u32, u32)| {
        let mut order = KingOrder::default();
        (0..taken as u8).filter(|place| kings >> place & 1 == 1).for_each(|place| order.record(place));
        [false, true].map(|with_king| Tally { taken, kings: kings.count_ones(), with_king, order })
    };
    kings.flat_map(tally)
}

/// Fails unless each mode ranks captures as its criteria say.
fn ranks_as_it_says<M: Modes>(modes: &M, name: &str) {
    let compare = |criterion: &Criterion, one: &Tally, other: &Tally| match criterion {
        Criterion::KingsFirst => one.order.cmp(&other.order),
        _ => criterion.weigh(one).cmp(&criterion.weigh(other)),
    };
    let mut uses_order = false;
    for mode in 0..modes.count() {
        let criteria = modes.criteria(mode).unwrap_or_else(|| panic!("{name} has no criteria"));
        uses_order |= criteria.contains(&Criterion::KingsFirst);
        for (one, other) in tallies().flat_map(|one| tallies().map(move |other| (one, other))) {
            let said = criteria.iter().fold(Ordering::Equal, |so_far, next| so_far.then(compare(next, &one, &other)));
            let ranked = modes.precedence(mode, &one).cmp(&modes.precedence(mode, &other));
            assert_eq!(ranked, said, "{name}, mode {mode}: {one:?} and {other:?}");
        }
    }
    assert_eq!(modes.uses_order(), uses_order, "{name}");
}

#[derive(Clone)]
struct RanksAsItSays;

impl GameTask for RanksAsItSays {
    type Output = ();
    fn run<V: Compose>(self) {
        ranks_as_it_says(V::default().capture(), V::INFO.key);
    }
}

#[test]
fn every_precedence_ranks_captures_as_its_criteria_say() {
    with_every_game(RanksAsItSays).for_each(drop);
    ranks_as_it_says(&HaltsAfterKing::<ItalianCapture>::default(), "Italian captures, killer");
}

#[test]
fn a_king_taken_earlier_weighs_more_however_long_the_capture() {
    let order = |places: &[u8]| {
        let mut order = KingOrder::default();
        places.iter().for_each(|&place| order.record(place));
        order
    };
    assert!((0..u8::MAX).all(|place| order(&[place]) > order(&[place + 1])));
    assert!(order(&[0, 255]) > order(&[0]) && order(&[0]) > order(&[1, 2, 255]));
    assert_eq!(order(&[3, 3]), order(&[3]), "a place is noted once");
}

#[test]
fn kings_that_take_pieces_as_they_go_may_turn_round_in_thailand_and_not_in_turkey() {
    assert!(Modes::may_reverse(&ThaiCapture));
    assert!(!Modes::may_reverse(&TurkishCapture) && !Modes::may_reverse(&GreekCapture));
}

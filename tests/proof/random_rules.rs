//! Games nobody has played: rules made by chance, as data, against the reference generator and the
//! battery that every game passes.

use draughts::{
    AnyPosition, Area, BetweenModes, CaptureMode, Criterion, Crowning, Headings, Landing, Notation, Obligation, Reach,
    Removal, RuleSet, Shade, Verdict,
};
use proptest::prelude::*;
use proptest::sample::select;

use crate::battery::{check, check_strangers};
use crate::random::{Numbers, have, step, want};
use crate::reference::{self, Dir};

/// A set of directions, to the crate and to the reference.
type Set = (Headings, &'static [Dir]);

const FORWARD: Set = (Headings::FORWARD_DIAGONALS, &[Dir(-1, 1), Dir(1, 1)]);
const DIAGONALS: Set = (Headings::DIAGONALS, &[Dir(-1, 1), Dir(1, 1), Dir(-1, -1), Dir(1, -1)]);
const AHEAD_AND_ASIDE: Set = (Headings::FORWARD_AND_SIDEWAYS, &[Dir(0, 1), Dir(-1, 0), Dir(1, 0)]);
const STRAIGHT: Set = (Headings::ORTHOGONALS, &[Dir(0, 1), Dir(-1, 0), Dir(1, 0), Dir(0, -1)]);
#[rustfmt::skip]
const ALL: Set = (Headings::ALL, &[
    Dir(0, 1), Dir(-1, 0), Dir(1, 0), Dir(0, -1), Dir(-1, 1), Dir(1, 1), Dir(-1, -1), Dir(1, -1),
]);

/// The questions a game answers, without those of its board.
#[derive(Clone, Debug)]
struct Answers {
    man_steps: Set,
    king_steps: Set,
    man_jumps: Set,
    king_jumps: Set,
    flying: bool,
    crowning: Crowning,
    precedence: Vec<Criterion>,
    landing: Landing,
    removal: Removal,
    may_reverse: bool,
    men_take_kings: bool,
    first_king_wins: bool,
    second_mode: Option<Crowning>,
    between: BetweenModes,
    drops: bool,
}

/// A board, and how many rows of men it starts with.
#[derive(Clone, Copy, Debug)]
struct Ground {
    files: u8,
    ranks: u8,
    shade: Shade,
    rows: u8,
}

fn answers() -> impl Strategy<Value = Answers> {
    let directions = (
        select(vec![FORWARD, DIAGONALS]),
        select(vec![DIAGONALS, ALL]),
        select(vec![FORWARD, DIAGONALS, ALL, AHEAD_AND_ASIDE]),
        select(vec![DIAGONALS, ALL, STRAIGHT]),
    );
    let order = select(vec![
        vec![],
        vec![Criterion::Count],
        vec![Criterion::Count, Criterion::WithKing],
        vec![Criterion::Count, Criterion::WithKing, Criterion::Kings, Criterion::KingsFirst],
        vec![Criterion::Kings],
        vec![Criterion::Value { man: 100, king: 199 }, Criterion::WithKing],
    ]);
    let crowning = select(vec![Crowning::WhenItStops, Crowning::EndsTheMove, Crowning::ContinuesAsKing]);
    let kings = (
        any::<bool>(),
        select(vec![Landing::Any, Landing::Next, Landing::NextAfterKing]),
        select(vec![Removal::AfterCapture, Removal::Immediate]),
        any::<bool>(),
    );
    let rest = (
        any::<bool>(),
        prop::bool::weighted(0.1),
        prop::option::weighted(0.3, crowning.clone()),
        select(vec![BetweenModes::Free, BetweenModes::Most, BetweenModes::Fewest]),
        prop::bool::weighted(0.2),
    );
    let all = (directions, order, crowning, kings, rest);
    all.prop_map(|(directions, precedence, crowning, kings, rest)| {
        let (man_steps, king_steps, man_jumps, king_jumps) = directions;
        let (flying, landing, removal, may_reverse) = kings;
        let (men_take_kings, first_king_wins, second_mode, between, drops) = rest;
        Answers {
            man_steps,
            king_steps,
            man_jumps,
            king_jumps,
            flying,
            crowning,
            precedence,
            landing,
            removal,
            may_reverse,
            men_take_kings,
            first_king_wins,
            second_mode,
            between,
            drops,
        }
    })
}

fn ground() -> impl Strategy<Value = Ground> {
    let shades = select(vec![Shade::Dark, Shade::Light, Shade::Full]);
    (4..=11u8, 5..=11u8, shades, 1..=2u8).prop_map(|(files, ranks, shade, rows)| Ground { files, ranks, shade, rows })
}

impl Answers {
    /// One square colour knows no straight steps to the reference.
    fn fit(mut self, ground: Ground) -> Self {
        if ground.shade != Shade::Full {
            let diagonal = |set: Set| if set == FORWARD { FORWARD } else { DIAGONALS };
            self.king_steps = DIAGONALS;
            (self.man_jumps, self.king_jumps) = (diagonal(self.man_jumps), DIAGONALS);
        }
        let straight = self.man_jumps == AHEAD_AND_ASIDE || self.king_jumps == STRAIGHT;
        let all = self.man_jumps == ALL || self.king_jumps == ALL;
        if self.second_mode.is_some() && (straight || all || ground.shade != Shade::Full) {
            self.second_mode = None;
        }
        self.between = match self.between {
            _ if self.second_mode.is_none() => BetweenModes::Free,
            BetweenModes::Free if !self.precedence.is_empty() => BetweenModes::Together,
            between => between,
        };
        self
    }

    fn rules(&self, ground: Ground) -> RuleSet {
        let mut rules = RuleSet {
            name: "chance".into(),
            files: ground.files,
            ranks: ground.ranks,
            shade: ground.shade,
            man_steps: self.man_steps.0,
            king_steps: self.king_steps.0,
            king_reach: if self.flying { Reach::Flying } else { Reach::Short },
            king_jump_reach: if self.flying { Reach::Flying } else { Reach::Short },
            crowning: self.crowning,
            man_jumps: self.man_jumps.0,
            king_jumps: self.king_jumps.0,
            precedence: self.precedence.clone(),
            landing: if self.flying { self.landing } else { Landing::Any },
            removal: self.removal,
            may_reverse: self.may_reverse,
            men_take_kings: self.men_take_kings,
            first_king_wins: self.first_king_wins,
            notation: Notation::Algebraic,
            obligation: Obligation::Compulsory,
            stuck: Verdict::Loses,
            start: Area::Rows { count: ground.rows, skip: 0 },
            ..RuleSet::international()
        };
        if let Some(crowning) = self.second_mode {
            let second = CaptureMode {
                man_jumps: AHEAD_AND_ASIDE.0,
                king_jumps: STRAIGHT.0,
                crowning,
                ..CaptureMode::first_of(&rules)
            };
            (rules.second_mode, rules.between_modes) = (Some(second), self.between);
        }
        if self.drops {
            (rules.start, rules.reserve, rules.drop_zone) = (Area::Nowhere, [1, 1], Area::HOME);
        }
        rules
    }

    /// The same rules for the reference. It knows no precedence of each mode when modes compare freely.
    fn reference(&self, ground: Ground) -> reference::Game {
        let mode = |(man, king): (Set, Set), crowning| reference::CaptureMode {
            man_captures: man.1,
            king_captures: king.1,
            promotion: match crowning {
                Crowning::ContinuesAsKing => reference::Promotion::Passing,
                Crowning::EndsTheMove => reference::Promotion::Stops,
                _ => reference::Promotion::AtRest,
            },
            must_take_most: false,
        };
        let first = mode((self.man_jumps, self.king_jumps), self.crowning);
        let second = self.second_mode.map(|crowning| mode((AHEAD_AND_ASIDE, STRAIGHT), crowning));
        reference::Game {
            key: "chance".into(),
            width: ground.files,
            height: ground.ranks,
            playing: match ground.shade {
                Shade::Dark => reference::Playing::Dark,
                Shade::Light => reference::Playing::Light,
                Shade::Full => reference::Playing::All,
            },
            setup: reference::Setup::Rows { skipped: 0, rows: ground.rows },
            first: reference::Color::White,
            man_steps: self.man_steps.1,
            king_steps: self.king_steps.1,
            flying: self.flying,
            modes: std::iter::once(first).chain(second).collect(),
            mode_choice: match self.between {
                BetweenModes::Most => reference::ModeChoice::Majority,
                BetweenModes::Fewest => reference::ModeChoice::Minority,
                BetweenModes::Free | BetweenModes::Together => reference::ModeChoice::Free,
                other => panic!("the reference does not know {other}"),
            },
            precedence: self.precedence.iter().map(criterion).collect(),
            landing: match self.landing {
                Landing::Any => reference::Landing::Anywhere,
                Landing::Next => reference::Landing::Nearest,
                Landing::NextAfterKing => reference::Landing::NearestBehindKing,
                other => panic!("the reference does not know {other}"),
            },
            removal: match self.removal {
                Removal::AfterCapture => reference::Removal::AtEnd,
                Removal::Immediate => reference::Removal::AtOnce,
                other => panic!("the reference does not know {other}"),
            },
            no_u_turn: !self.may_reverse,
            man_takes_king: self.men_take_kings,
            king_move_limit: None,
            first_king_wins: self.first_king_wins,
            neu: self.drops,
            corner: reference::Corner::TopLeft,
            fault: None,
        }
    }
}

fn criterion(criterion: &Criterion) -> reference::Criterion {
    match criterion {
        Criterion::Count => reference::Criterion::Number,
        Criterion::Value { .. } => reference::Criterion::Value,
        Criterion::WithKing => reference::Criterion::ByKing,
        Criterion::Kings => reference::Criterion::KingsTaken,
        Criterion::KingsFirst => reference::Criterion::KingsEarliest,
        other => panic!("the reference does not know {other}"),
    }
}

/// Plays at random, comparing every fourth position.
fn play(start: &AnyPosition, reference: &reference::Game, seed: u64) {
    let (mut position, mut numbers, mut earlier) = (start.clone(), Numbers::new(seed), Vec::new());
    for ply in 0..48 {
        if ply % 4 == 3 {
            let fen = position.to_fen();
            let other = reference.parse_fen(&fen).unwrap_or_else(|why| panic!("{fen}: {why}"));
            assert_eq!(have(&position), want(reference, &other), "{fen}");
            check("chance", &position);
            check_strangers("chance", &position, &earlier);
            earlier = position.legal_moves();
        }
        match step(&position, &mut numbers) {
            Some(next) => position = next,
            None => break,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn rules_made_by_chance_agree_with_the_reference(answers in answers(), ground in ground(), seed: u64) {
        let answers = answers.fit(ground);
        let reference = answers.reference(ground);
        let mut rules = answers.rules(ground);
        if answers.drops {
            rules.reserve = reference.initial().reserves;
        }
        prop_assume!(rules.check().is_ok());
        play(&AnyPosition::from_rules(&rules).unwrap(), &reference, seed);
    }
}

//! The lines of the catalogue.

use super::GameTask;
use crate::board::{Corner, Dark, Full, Hex, Light};
use crate::players::Two;
use crate::rules::*;
use crate::square::Color;
use crate::variant::all_squares::{CrodaMovement, GothicCapture, GothicMovement};
use crate::variant::czech::CzechCapture;
use crate::variant::frisian::{FrisianCapture, FrisianMovement};
use crate::variant::italian::ItalianCapture;
use crate::variant::sintez::{
    EnglishModes, InterModes, ItalianModes, RuModes, ShortSintezMovement, Sintez3Modes, Sintez4Modes, SintezMovement,
    SpanishModes,
};
use crate::variant::spanish::{ArgentinianCapture, SpanishCapture};
use crate::variant::thai::ThaiCapture;
use crate::variant::turkish::{ArmenianMovement, GreekCapture, TurkishCapture, TurkishMovement};
use crate::variant::wrap::{Breakthrough, Neu};
use crate::variant::{Compose, Info, Separator};

catalogue! {
    games {
        /// Russian draughts (RULES.md section 1): flying kings, free choice, a man crowned in mid-capture goes on
        /// as a king.
        Russian "russian" [Dark<8, 8>, FlyingKings, FreeChoice, ContinuesAsKing, Rows<3>, LastMoverWins]
            .aliases(&["shashki"]).game_type(25).separator(Separator::Colon).draws(DrawRules::SEED)
            .source("RULES.md section 1")

        /// International draughts (RULES.md section 3): 10×10, majority capture, a man is crowned only where its
        /// move ends.
        International "international" [Dark<10, 10>, FlyingKings, Majority, WhenItStops, Rows<4>, LastMoverWins]
            .aliases(&["polish"]).game_type(20).numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL)
            .source("RULES.md section 3")

        /// Brazilian draughts (RULES.md section 3): international rules on 8×8.
        Brazilian "brazilian" [Dark<8, 8>, FlyingKings, Majority, WhenItStops, Rows<3>, LastMoverWins]
            .game_type(26).draws(DrawRules::FMJD64).source("RULES.md section 3")

        /// Canadian draughts (RULES.md section 12, number 13): international rules on 12×12. Described only by the
        /// table in RULES.md section 12.
        Canadian "canadian" [Dark<12, 12>, FlyingKings, Majority, WhenItStops, Rows<5>, LastMoverWins]
            .game_type(27).numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL)
            .source("RULES.md section 12, number 13")

        /// Sri Lankan draughts (RULES.md section 12, number 14): Canadian on the light squares. Described only by
        /// the table in RULES.md section 12.
        SriLankan "sri-lankan" [Light<12, 12>, FlyingKings, Majority, WhenItStops, Rows<5>, LastMoverWins]
            .numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL).source("RULES.md section 12, number 14")

        /// South African draughts, dumm (RULES.md section 12, number 15): international rules on 14×14. Described
        /// only by the table in RULES.md section 12.
        SouthAfrican "south-african" [Dark<14, 14>, FlyingKings, Majority, WhenItStops, Rows<6>, LastMoverWins]
            .aliases(&["dumm"]).numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL)
            .source("RULES.md section 12, number 15")

        /// English draughts, American checkers (RULES.md section 4): short kings, men capture forward and stop
        /// where they are crowned, Black moves first (O-EN-1).
        English "english" [Dark<8, 8>, ShortKings, ShortFreeChoice, EndsTheMove, Rows<3>, LastMoverWins]
            .aliases(&["american", "checkers"]).game_type(21).starts(Color::Black).numbered_from(Corner::TopLeft)
            .draws(DrawRules::ENGLISH).source("RULES.md section 4")

        /// Italian draughts (RULES.md section 6): on the light squares, short kings, men may not take kings, four
        /// precedences.
        Italian "italian" [Light<8, 8>, ShortKings, ItalianCapture, EndsTheMove, Rows<3>, LastMoverWins]
            .game_type(22).numbered_from(Corner::TopLeft).draws(DrawRules::ITALIAN).source("RULES.md section 6")

        /// Spanish draughts (RULES.md section 6): on the light squares, flying kings, quantity before quality.
        Spanish "spanish" [Light<8, 8>, FlyingKings, SpanishCapture, EndsTheMove, Rows<3>, LastMoverWins]
            .game_type(24).numbered_from(Corner::BottomRight).draws(DrawRules::SPANISH).source("RULES.md section 6")

        /// Portuguese draughts (RULES.md section 6): the rules of Spanish.
        Portuguese "portuguese" [Light<8, 8>, FlyingKings, SpanishCapture, EndsTheMove, Rows<3>, LastMoverWins]
            .game_type(28).numbered_from(Corner::BottomRight).draws(DrawRules::SPANISH).source("RULES.md section 6")

        /// Argentinian draughts (RULES.md section 12, number 9): as Spanish, but among equal numbers a king
        /// captures first. Described only by the table in RULES.md section 12, where two sources differ. This is
        /// the first (WIKI-N): 8×8, White begins, kings land on any square. The other (DAGAZ) lets Black begin and
        /// kings land right behind their victim.
        Argentinian "argentinian" [Light<8, 8>, FlyingKings, ArgentinianCapture, EndsTheMove, Rows<3>, LastMoverWins]
            .source("RULES.md section 12, number 9")

        /// Pool checkers (RULES.md section 5): as Brazilian without the majority rule, Black moves first.
        Pool "pool" [Dark<8, 8>, FlyingKings, FreeChoice, WhenItStops, Rows<3>, LastMoverWins]
            .game_type(23).starts(Color::Black).numbered_from(Corner::TopLeft).draws(DrawRules::POOL)
            .source("RULES.md section 5")

        /// Jamaican pool checkers (RULES.md section 5): pool on the light squares.
        Jamaican "jamaican" [Light<8, 8>, FlyingKings, FreeChoice, WhenItStops, Rows<3>, LastMoverWins]
            .game_type(23).starts(Color::Black).draws(DrawRules::POOL).source("RULES.md section 5")

        /// German Damespiel, "minor Polish" (RULES.md section 12, number 24): the rules of Brazilian. Described
        /// only by the table in RULES.md section 12.
        German "german" [Dark<8, 8>, FlyingKings, Majority, WhenItStops, Rows<3>, LastMoverWins]
            .source("RULES.md section 12, number 24")

        /// Czech draughts (RULES.md section 6): as Spanish on the dark squares, but a king captures first, and
        /// number is free.
        Czech "czech" [Dark<8, 8>, FlyingKings, CzechCapture, EndsTheMove, Rows<3>, LastMoverWins]
            .game_type(29).draws(DrawRules::CZECH).source("RULES.md section 6")

        /// Thai checkers, makhos (RULES.md section 12, number 12): two rows of men, kings land right behind what
        /// they jump. Described only by the table in RULES.md section 12.
        Thai "thai" [Dark<8, 8>, FlyingKings, ThaiCapture, EndsTheMove, Rows<2>, LastMoverWins]
            .aliases(&["makhos"]).game_type(31).starts(Color::Black).numbered_from(Corner::BottomRight)
            .separator(Separator::Hyphen)
            .source("RULES.md section 12, number 12")

        /// Killer draughts (RULES.md section 12, number 33): international, but a king that takes a king last stops
        /// right behind it. Described only by the table in RULES.md section 12.
        KillerDraughts "killer" [
            Dark<10, 10>, FlyingKings, HaltsAfterKing<Majority>, WhenItStops, Rows<4>, LastMoverWins
        ]
            .numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL).source("RULES.md section 12, number 33")

        /// Frisian draughts (RULES.md section 6): captures in eight directions, ranked by value; a king makes at
        /// most three quiet moves running.
        Frisian "frisian" [Dark<10, 10>, FrisianMovement, FrisianCapture, WhenItStops, Rows<4>, LastMoverWins]
            .game_type(40).numbered_from(Corner::TopLeft).draws(DrawRules::FRISIAN).source("RULES.md section 6")

        /// Frysk! (RULES.md section 12, number 32): Frisian with five men each. Described only by the table in
        /// RULES.md section 12.
        Frysk "frysk" [Dark<10, 10>, FrisianMovement, FrisianCapture, WhenItStops, Rows<1>, LastMoverWins]
            .aliases(&["frysk!"]).numbered_from(Corner::TopLeft).draws(DrawRules::FRISIAN)
            .source("RULES.md section 12, number 32")

        /// Turkish draughts (RULES.md section 6): every square, straight lines, captured pieces are removed at
        /// once.
        Turkish "turkish" [Full<8, 8>, TurkishMovement, TurkishCapture, WhenItStops, Rows<2, 1>, LastMoverWins]
            .game_type(30).draws(DrawRules::TURKISH).source("RULES.md section 6")

        /// Greek dama (RULES.md section 12, number 36): as Turkish with free choice, and kings land right behind
        /// what they jump. Described only by the table in RULES.md section 12, which knows of a majority rule too.
        Greek "greek" [Full<8, 8>, TurkishMovement, GreekCapture, WhenItStops, Rows<2, 1>, LastMoverWins]
            .source("RULES.md section 12, number 36")

        /// Armenian tama (RULES.md section 12, number 39): as Turkish with diagonal steps; a man is crowned only
        /// where its move ends. Described only by the table in RULES.md section 12, where sources differ in the
        /// moment of crowning.
        Armenian "armenian" [Full<8, 8>, ArmenianMovement, TurkishCapture, WhenItStops, Rows<2, 1>, LastMoverWins]
            .aliases(&["tama"]).source("RULES.md section 12, number 39")

        /// Armenian tama in the other reading (RULES.md section 12, number 39): a man crowned in mid-capture goes
        /// on as a king. Described only by the table in RULES.md section 12.
        ArmenianPassing "armenian-passing" [
            Full<8, 8>, ArmenianMovement, TurkishCapture, ContinuesAsKing, Rows<2, 1>, LastMoverWins
        ]
            .source("RULES.md section 12, number 39")

        /// Spantsireti, draughts on 80 squares (RULES.md section 12, number 29): Russian rules on ten files and
        /// eight ranks. Described only by the table in RULES.md section 12.
        Spantsireti "spantsireti" [Dark<10, 8>, FlyingKings, FreeChoice, ContinuesAsKing, Rows<3>, LastMoverWins]
            .aliases(&["spantsiretti"]).game_type(41).separator(Separator::Colon)
            .draws(DrawRules::SEED).source("RULES.md section 12, number 29")

        /// Spantsireti by international rules (RULES.md section 11, where its perft is).
        SpantsiretiInternational "spantsireti-int" [
            Dark<10, 8>, FlyingKings, Majority, WhenItStops, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::INTERNATIONAL).source("RULES.md section 11")

        /// Ktar on ten files and eleven ranks (RULES.md section 12, number 30): international rules, four rows of
        /// men. Described only by the table in RULES.md section 12.
        Ktar10x11 "ktar-10x11" [Dark<10, 11>, FlyingKings, Majority, WhenItStops, Rows<4>, LastMoverWins]
            .numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL).source("RULES.md section 12, number 30")

        /// Ktar on ten files and twelve ranks (RULES.md section 12, number 30): international rules, five rows of
        /// men. Described only by the table in RULES.md section 12.
        Ktar10x12 "ktar-10x12" [Dark<10, 12>, FlyingKings, Majority, WhenItStops, Rows<5>, LastMoverWins]
            .numbered_from(Corner::TopLeft).draws(DrawRules::INTERNATIONAL).source("RULES.md section 12, number 30")

        /// Antidraughts (RULES.md section 12, number 26): international, but who has no move on his turn wins.
        Antidraughts "antidraughts" [Dark<10, 10>, FlyingKings, Majority, WhenItStops, Rows<4>, LastMoverLoses]
            .numbered_from(Corner::TopLeft).draws(DrawRules::ANTIDRAUGHTS).source("RULES.md section 12, number 26")

        /// Breakthrough draughts (RULES.md section 12, number 27): international, but the first to crown a man
        /// wins.
        BreakthroughDraughts "breakthrough" [Dark<10, 10>, FlyingKings, Majority, WhenItStops, Rows<4>, FirstKingWins]
            .numbered_from(Corner::TopLeft).draws(DrawRules::NONE).source("RULES.md section 12, number 27")

        /// Filipino dama derecha (RULES.md section 12, number 19): Brazilian on the light squares. Described only
        /// by the table in RULES.md section 12.
        Filipino "filipino" [Light<8, 8>, FlyingKings, Majority, WhenItStops, Rows<3>, LastMoverWins]
            .source("RULES.md section 12, number 19")

        /// Gothic checkers, altdeutsches Damespiel (RULES.md section 12, number 42): every square, men step
        /// diagonally and capture in five directions, short kings go in eight; crowned where a move ends. Described
        /// only by the table in RULES.md section 12.
        Gothic "gothic" [Full<8, 8>, GothicMovement, GothicCapture, WhenItStops, Rows<2>, LastMoverWins]
            .aliases(&["altdeutsch"]).source("RULES.md section 12, number 42")

        /// Croda (RULES.md section 12, number 44): every square, men step three ways ahead, captures along files
        /// and ranks. Described only by the table in RULES.md section 12.
        Croda "croda" [Full<8, 8>, CrodaMovement, OnOrthogonals<Majority>, WhenItStops, Rows<3>, LastMoverWins]
            .source("RULES.md section 12, number 44")

        /// Omnidirectional draughts of Sambruni (RULES.md section 12, number 48): as SINTEZ.2 INTER with two rows
        /// of men, on 8×8. Described only by the table in RULES.md section 12.
        Omnidirectional "omnidirectional" [
            Full<8, 8>, SintezMovement, OnAllLines<Majority>, WhenItStops, Rows<2>, LastMoverWins
        ]
            .source("RULES.md section 12, number 48")

        /// SINTEZ 64 RU (RULES.md section 8, S9): captures along diagonals or along files and ranks, free choice,
        /// crowned as in Russian draughts.
        SintezRu "sintez-ru" [Full<8, 8>, SintezMovement, RuModes<AnyMode>, ContinuesAsKing, Rows<3>, LastMoverWins]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ 64 RU (RULES.md section 8, S13): as [`SintezRu`], but one must capture in the mode that can take
        /// most.
        SintezRuMajority "sintez-ru-majority" [
            Full<8, 8>, SintezMovement, RuModes<LargestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ 64 RU (RULES.md section 8, S13): as [`SintezRu`], but one must capture in the mode that can take
        /// least.
        SintezRuMinority "sintez-ru-minority" [
            Full<8, 8>, SintezMovement, RuModes<SmallestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ 64 INTER (RULES.md section 8, S9, O-SZ-4): the most pieces in either mode, crowned as in
        /// international draughts. The mode that can take most has priority already, so mode majority is the same
        /// game.
        SintezInter "sintez-inter" [
            Full<8, 8>, SintezMovement, InterModes<OneScale>, WhenItStops, Rows<3>, LastMoverWins
        ]
            .aliases(&["sintez-inter-majority"]).separator(Separator::Colon).draws(DrawRules::INTERNATIONAL)
            .source("RULES.md section 8")

        /// SINTEZ 64 INTER (RULES.md section 8, S13): one must capture in the mode that can take least, and in it
        /// the most.
        SintezInterMinority "sintez-inter-minority" [
            Full<8, 8>, SintezMovement, InterModes<SmallestMode>, WhenItStops, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::INTERNATIONAL).source("RULES.md section 8")

        /// SINTEZ.2 RU (RULES.md section 8, S10): as [`SintezRu`], but a move may mix diagonals with files and
        /// ranks.
        Sintez2Ru "sintez2-ru" [
            Full<8, 8>, SintezMovement, OnAllLines<FreeChoice>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.2 INTER (RULES.md section 8, S10): as [`SintezInter`], but a move may mix diagonals with files
        /// and ranks.
        Sintez2Inter "sintez2-inter" [
            Full<8, 8>, SintezMovement, OnAllLines<Majority>, WhenItStops, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::INTERNATIONAL).source("RULES.md section 8")

        /// SINTEZ.3 (RULES.md section 8, S11, O-SZ-5): captures along diagonals as in international draughts, files
        /// and ranks as in Russian.
        Sintez3 "sintez3" [Full<8, 8>, SintezMovement, Sintez3Modes<AnyMode>, ContinuesAsKing, Rows<3>, LastMoverWins]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.3 (RULES.md section 8, S13): as [`Sintez3`], but one must capture in the mode that can take most.
        Sintez3Majority "sintez3-majority" [
            Full<8, 8>, SintezMovement, Sintez3Modes<LargestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.3 (RULES.md section 8, S13): as [`Sintez3`], but one must capture in the mode that can take
        /// least.
        Sintez3Minority "sintez3-minority" [
            Full<8, 8>, SintezMovement, Sintez3Modes<SmallestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.4 (RULES.md section 8, S12, O-SZ-5): captures along diagonals as in Russian draughts, files and
        /// ranks as in international.
        Sintez4 "sintez4" [Full<8, 8>, SintezMovement, Sintez4Modes<AnyMode>, ContinuesAsKing, Rows<3>, LastMoverWins]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.4 (RULES.md section 8, S13): as [`Sintez4`], but one must capture in the mode that can take most.
        Sintez4Majority "sintez4-majority" [
            Full<8, 8>, SintezMovement, Sintez4Modes<LargestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ.4 (RULES.md section 8, S13): as [`Sintez4`], but one must capture in the mode that can take
        /// least.
        Sintez4Minority "sintez4-minority" [
            Full<8, 8>, SintezMovement, Sintez4Modes<SmallestMode>, ContinuesAsKing, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SEED).source("RULES.md section 8")

        /// SINTEZ by English rules (RULES.md section 8, S14, O-SZ-8): men capture along the two diagonals ahead or
        /// straight ahead, kings are short.
        SintezEnglish "sintez-english" [
            Full<8, 8>, ShortSintezMovement, EnglishModes<AnyMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ENGLISH).source("RULES.md section 8")

        /// SINTEZ by English rules (RULES.md section 8, S13): as [`SintezEnglish`], in the mode that can take most.
        SintezEnglishMajority "sintez-english-majority" [
            Full<8, 8>, ShortSintezMovement, EnglishModes<LargestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ENGLISH).source("RULES.md section 8")

        /// SINTEZ by English rules (RULES.md section 8, S13): as [`SintezEnglish`], in the mode that can take
        /// least.
        SintezEnglishMinority "sintez-english-minority" [
            Full<8, 8>, ShortSintezMovement, EnglishModes<SmallestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ENGLISH).source("RULES.md section 8")

        /// SINTEZ by Italian rules (RULES.md section 8, S14, O-SZ-8): short kings, no man takes a king, four
        /// precedences, over both modes.
        SintezItalian "sintez-italian" [
            Full<8, 8>, ShortSintezMovement, ItalianModes<OneScale>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ITALIAN).source("RULES.md section 8")

        /// SINTEZ by Italian rules (RULES.md section 8, S13, O-SZ-6): one must capture in the mode that can take
        /// most, and in it as in Italian draughts.
        SintezItalianMajority "sintez-italian-majority" [
            Full<8, 8>, ShortSintezMovement, ItalianModes<LargestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ITALIAN).source("RULES.md section 8")

        /// SINTEZ by Italian rules (RULES.md section 8, S13, O-SZ-6): one must capture in the mode that can take
        /// least, and in it as in Italian draughts.
        SintezItalianMinority "sintez-italian-minority" [
            Full<8, 8>, ShortSintezMovement, ItalianModes<SmallestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::ITALIAN).source("RULES.md section 8")

        /// SINTEZ by Spanish rules (RULES.md section 8, S14, O-SZ-8): flying kings, quantity before quality,
        /// over both modes.
        SintezSpanish "sintez-spanish" [
            Full<8, 8>, SintezMovement, SpanishModes<OneScale>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SPANISH).source("RULES.md section 8")

        /// SINTEZ by Spanish rules (RULES.md section 8, S13, O-SZ-6): one must capture in the mode that can take
        /// most, and in it as in Spanish draughts.
        SintezSpanishMajority "sintez-spanish-majority" [
            Full<8, 8>, SintezMovement, SpanishModes<LargestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SPANISH).source("RULES.md section 8")

        /// SINTEZ by Spanish rules (RULES.md section 8, S13, O-SZ-6): one must capture in the mode that can take
        /// least, and in it as in Spanish draughts.
        SintezSpanishMinority "sintez-spanish-minority" [
            Full<8, 8>, SintezMovement, SpanishModes<SmallestMode>, EndsTheMove, Rows<3>, LastMoverWins
        ]
            .separator(Separator::Colon).draws(DrawRules::SPANISH).source("RULES.md section 8")

        /// Hexdame by Christian Freeling, 1979 (RULES.md section 12, number 67): international draughts on a
        /// hexagon of 61 cells, 16 men a side in a rhombus. By the inventor's rules (mindsports.nl) men step to
        /// the three cells ahead and capture in all six directions, kings fly along all six, and a man crowns
        /// where its move ends on one of nine cells. Those rules give no draws but agreement and repetition,
        /// and no published perft was found.
        Hexdame "hexdame" [
            Hex<5>, SintezMovement, OnAllLines<Majority>, WhenItStops, Corners<4>, LastMoverWins
        ]
            .source("RULES.md section 12, number 67")
    }

    mixtures {
        /// Breakthrough by Brazilian rules (RULES.md section 12, number 27).
        BreakthroughBrazilian = Breakthrough<Brazilian>
        /// Breakthrough by Russian rules (RULES.md section 12, number 27).
        BreakthroughRussian = Breakthrough<Russian>
        /// NEU-checkers as its author gives them, over Russian rules (RULES.md section 7).
        NeuRussian = Neu<Russian>
    }
}

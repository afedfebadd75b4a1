//! The command line of `examples/perft`: what goes to which stream, and how it ends.

#[path = "../examples/perft/cli.rs"]
mod cli;

/// The exit code, what was written to standard output, and what to standard error.
fn perft(arguments: &[&str]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = cli::run(arguments.iter().map(|argument| argument.to_string()), &mut out, &mut err);
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

/// The output of a run that must be clean.
#[track_caller]
fn output(arguments: &[&str]) -> String {
    let (code, out, err) = perft(arguments);
    assert_eq!((code, err.as_str()), (0, ""));
    out
}

/// The sentence of a run that must fail, with nothing on standard output.
#[track_caller]
fn failure(arguments: &[&str]) -> String {
    let (code, out, err) = perft(arguments);
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err.lines().count(), 1, "{err}");
    err.trim_end().to_string()
}

#[test]
fn tsv_perft_is_one_line_a_depth() {
    assert_eq!(output(&["--format", "tsv", "international", "4"]), "1\t9\n2\t81\n3\t658\n4\t4265\n");
}

#[test]
fn last_counts_the_given_depth_only() {
    assert_eq!(output(&["russian", "4", "--last", "--format=tsv"]), "4\t1469\n");
    assert_eq!(output(&["russian", "0", "--format=tsv"]), "0\t1\n");
}

#[test]
fn routes_count_every_way_of_a_capture() {
    assert_eq!(output(&["--routes", "--last", "--format", "tsv", "frisian", "4"]), "4\t3880\n");
    assert_eq!(output(&["--last", "--format", "tsv", "frisian", "4"]), "4\t3874\n");
}

#[test]
fn tsv_divide_is_sorted_by_move_and_adds_up() {
    let out = output(&["--divide", "--format", "tsv", "russian", "4"]);
    let lines: Vec<(&str, u64)> = out
        .lines()
        .map(|line| line.split_once('\t').unwrap())
        .map(|(text, nodes)| (text, nodes.parse().unwrap()))
        .collect();
    let moves: Vec<_> = lines.iter().map(|(text, _)| *text).collect();
    assert_eq!(moves, ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"]);
    assert_eq!(lines.iter().map(|(_, nodes)| nodes).sum::<u64>(), 1469);
}

#[test]
fn divide_by_routes_adds_up_to_perft_by_routes() {
    let fen = "W:W28:B12,13,22,23";
    let total: u64 = output(&["--divide", "--routes", "--format=tsv", "--fen", fen, "international", "3"])
        .lines()
        .map(|line| line.split_once('\t').unwrap().1.parse::<u64>().unwrap())
        .sum();
    let perft = output(&["--routes", "--last", "--format=tsv", "--fen", fen, "international", "3"]);
    assert_eq!(perft, format!("3\t{total}\n"));
}

#[test]
fn moves_are_one_a_line_with_the_whole_way_where_ends_are_alike() {
    let fen = "W:WK4:B13,20,32,37";
    let moves = output(&["--moves", "--format", "tsv", "--fen", fen, "international"]);
    assert_eq!(moves.lines().collect::<Vec<_>>(), ["4x27x38x15", "4x31x42x15"]);
    assert_eq!(output(&["--moves", "neu-russian"]), "@a1\n@c1\n@e1\n@g1\n");
}

#[test]
fn json_is_one_object() {
    let moves = output(&["--moves", "--format", "json", "neu-russian"]);
    assert_eq!(
        moves,
        "{\"variant\": \"neu-russian\", \"fen\": \"W:W:B:@12,12\", \"counting\": \"moves\", \
         \"moves\": [\"@a1\", \"@c1\", \"@e1\", \"@g1\"]}\n"
    );
    for arguments in [&["russian", "3"][..], &["--divide", "russian", "3"], &["--list"]] {
        let text = output(&[arguments, &["--format", "json"]].concat());
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(json.is_object() || json.is_array());
    }
}

#[test]
fn text_shows_nodes_seconds_and_rate() {
    let out = output(&["russian", "2"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0].split_whitespace().collect::<Vec<_>>(), ["depth", "nodes", "seconds", "nodes/s"]);
    assert_eq!(lines[1].split_whitespace().take(2).collect::<Vec<_>>(), ["1", "7"]);
    assert_eq!(lines[2].split_whitespace().take(2).collect::<Vec<_>>(), ["2", "49"]);
    assert_eq!(lines.len(), 3);
}

#[test]
fn the_board_is_shown_beside_results_made_for_programs() {
    assert!(output(&["--show", "russian", "1"]).starts_with("russian, white to move\n- b - b - b - b\n"));
    let (code, out, err) = perft(&["--show", "--format", "tsv", "russian", "1"]);
    assert_eq!((code, out.as_str()), (0, "1\t7\n"));
    assert!(err.starts_with("russian, white to move\n"));
}

#[test]
fn show_without_a_depth_only_draws_the_board() {
    let out = output(&["--show", "international", "--fen", "W:W28:B1"]);
    assert!(out.starts_with("international, white to move\n- b - "));
    assert!(out.ends_with("\nW:W28:B1\n\n"), "{out}");
}

#[test]
fn the_list_has_every_game_and_explains_prefixes() {
    let tsv = output(&["--list", "--format", "tsv"]);
    assert_eq!(tsv.lines().count(), draughts::games().count() + draughts::unit_games().count());
    assert!(tsv.lines().any(|line| line == "russian\t8x8\t25\tshashki"), "{tsv}");
    let text = output(&["--list"]);
    for word in draughts::prefixes().map(|prefix| format!("\n{}-", prefix.word())) {
        assert!(text.contains(&word), "{word}");
    }
    assert!(tsv.lines().any(|line| line == "trigonal-army-3\t144 squares\t\t"), "{tsv}");
    for (name, values) in draughts::unit_parameters() {
        assert!(text.lines().any(|line| line.starts_with(&format!("{name}=")) && line.ends_with(values)), "{name}");
    }
}

#[test]
fn trigonal_games_take_parameters_positions_and_print_moves_as_their_tables_do() {
    let key = "trigonal-army-2:side=6,home=3,diagonal=d6,white=down,quiet-then-capture=no";
    let counts = output(&["--format", "tsv", key, "2"]);
    assert_eq!(counts, "1\t7\n2\t38\n");
    let fen = "B B:Hl17,Hl19,Rl21;W:Ra1 B:C1;W:-";
    let moves = output(&["--moves", "--fen", fen, "trigonal-army-2"]);
    let expected = [
        "H l17-l16",
        "H l17-l18",
        "H l19-l18",
        "H l19-l20",
        "return l17 to Cb1,Cb2",
        "return l17,l19 to Cb1,Cb2,Cb3",
        "return l17,l19,l21 to Cb1,Cb2,Cb3,Pc1",
        "return l17,l21 to Cb1,Cb2,Pb3",
        "return l19 to Cb1,Cb2",
        "return l19,l21 to Cb1,Cb2,Pb3",
        "return l21 to Pb1",
    ];
    assert_eq!(moves.lines().collect::<Vec<_>>(), expected);
    assert_eq!(output(&["--last", "--format", "tsv", "--fen", fen, "trigonal-army-2", "4"]), "4\t61\n");
    let shown = output(&["--show", "trigonal-army-3:side=4,home=1"]);
    assert!(shown.starts_with("trigonal-army-3:side=4,home=1, black to move\n"), "{shown}");
    assert!(shown.contains("/bG\\"), "{shown}");
}

#[test]
fn wrong_parameters_of_trigonal_games_are_named() {
    let why = |name| failure(&["--moves", name]);
    let unknown = why("trigonal-army-2:size=6");
    assert!(unknown.contains("size is no parameter: expected side, home, diagonal, white"), "{unknown}");
    assert!(why("trigonal-army-2:side=99").contains("side=99 is out of bounds: expected a number from 4 to 13"));
    assert!(why("trigonal-army-4").contains("the nearest names are trigonal-army-2, trigonal-army-3"));
    assert!(why("neu-trigonal-army-2").contains("names a game of units, which no prefix fits"));
    let fen = failure(&["--fen", "B B:Xa1;W:-", "--moves", "trigonal-army-2"]);
    assert!(fen.contains("expected the letter of a unit, found Xa1, at offset 4"), "{fen}");
}

#[test]
fn the_examples_of_the_list_are_games() {
    let text = output(&["--list"]);
    let after = text.split("as in a file of rules:\n").nth(1).unwrap();
    let names: Vec<_> = after.lines().map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(names.len(), 4);
    for name in names {
        output(&[name, "1"]);
    }
}

#[test]
fn help_goes_to_standard_output() {
    assert!(output(&["--help"]).starts_with("perft [OPTIONS] VARIANT [DEPTH]\n"));
}

#[test]
fn errors_are_one_sentence_on_standard_error_and_exit_code_2() {
    let cases: [(&[&str], &str); 11] = [
        (&[], "perft: which VARIANT? perft --list shows them"),
        (
            &["intrnational"],
            "perft: there is no game intrnational; the nearest name is international; perft --list shows all games",
        ),
        (&["russian", "x"], "perft: DEPTH is a whole number, not \"x\""),
        (&["russian", "-1"], "perft: DEPTH is a whole number, not \"-1\""),
        (&["russian", "99999999999"], "perft: DEPTH cannot be as large as 99999999999"),
        (&["russian", "1", "2"], "perft: there is nothing to do with \"2\" after VARIANT and DEPTH"),
        (&["--bogus", "russian"], "perft: there is no option --bogus; perft --help shows those there are"),
        (&["russian", "--format", "xml"], "perft: --format is text, tsv or json, not \"xml\""),
        (&["russian", "--fen"], "perft: --fen needs a value after it"),
        (&["russian", "--last=3"], "perft: --last takes no value"),
        (&["russian", "--moves", "--divide"], "perft: --divide does not go with another task"),
    ];
    for (arguments, sentence) in cases {
        assert_eq!(failure(arguments), sentence);
    }
    assert!(failure(&["russian", "--fen", "W:Wz9:B"]).starts_with("perft: the FEN is wrong: expected"));
    assert!(failure(&["neu-diagonal-russian"]).contains("contradicts itself"));
}

#[test]
fn a_fen_with_tolerable_faults_is_accepted_with_a_warning() {
    let (code, out, err) = perft(&["--format", "tsv", "--fen", "W:W1:B20", "international", "1"]);
    assert_eq!((code, out.as_str()), (0, "1\t0\n"));
    assert!(err.starts_with("perft: warning: the FEN is accepted as W:W1:B20, but "), "{err}");
    assert_eq!(err.lines().count(), 1);
}

/// A file of this test's own, with this content.
fn file(name: &str, text: &str) -> String {
    let path = std::env::temp_dir().join(format!("draughts-cli-{}-{name}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

#[test]
fn a_table_and_progress_change_no_count() {
    let counts = "1\t7\n2\t49\n3\t302\n4\t1469\n5\t7361\n";
    assert_eq!(output(&["english", "5", "--format=tsv", "--hash", "1"]), counts);
    assert!(failure(&["english", "--hash", "much"]).contains("--hash is a whole number"));
    assert!(
        failure(&["english", "2", "--format=tsv", "--hash", &usize::MAX.to_string()])
            .contains("does not fit into memory")
    );
}

#[test]
fn different_positions_stand_beside_the_counts() {
    assert_eq!(output(&["russian", "3", "--unique", "--format=tsv"]), "1\t7\t7\n2\t49\t49\n3\t302\t216\n");
    assert_eq!(output(&["russian", "3", "--unique", "--format=tsv", "--last"]), "3\t302\t216\n");
}

#[test]
fn json_says_how_and_where_it_was_counted() {
    let json: serde_json::Value =
        serde_json::from_str(&output(&["russian", "3", "--format=json", "--hash=2", "--unique"])).unwrap();
    assert_eq!(json["perft"][2]["nodes"], 302);
    assert_eq!(json["perft"][2]["positions"], 216);
    assert_eq!(json["settings"]["hashMib"], 2);
    assert_eq!(json["machine"]["os"], std::env::consts::OS);
}

#[test]
fn parts_add_up_to_the_count_whatever_happens_to_their_results() {
    let units = file("units", &output(&["units", "frisian", "6", "--ply", "2", "--routes"]));
    let first = output(&["run-unit", &units, "0-39", "--hash", "1"]);
    let last = output(&["run-unit", &units, "40-80"]);
    // The first machine was killed in the middle of a line, and its parts were counted again.
    let torn = file("torn", &first[..first.len() - 9]);
    let (code, out, _) = perft(&["sum-units", &units, &torn, &file("last", &last)]);
    assert_eq!(
        (code, out.as_str()),
        (
            1,
            "lines left out, being cut short, changed or of another file: 1\n1 of 81 parts are missing, the first is 39\n"
        )
    );
    let again = file("again", &first);
    let (code, out, _) = perft(&["sum-units", &units, &torn, &file("last", &last), &again]);
    let routes = output(&["frisian", "6", "--last", "--routes", "--format=tsv"]);
    assert_eq!((code, out.lines().last()), (0, Some(format!("frisian {}", routes.trim()).as_str())));
    assert!(failure(&["run-unit", &units, "81"]).contains("there is no part 81"));
    assert_eq!(failure(&["run-unit", &units, "5-2"]), "perft: parts are counted upwards, not 5-2");
    let none = file("none", &output(&["units", "russian", "3", "--fen", "W:W:B"]));
    assert!(failure(&["run-unit", &none, "0"]).ends_with("has no parts"));
}

#[test]
fn a_count_that_was_changed_is_no_result() {
    let units = file("units-changed", &output(&["units", "russian", "4", "--ply", "1"]));
    let results = output(&["run-unit", &units, "0-6"]);
    let changed = file("changed", &results.replacen("\t", "\t1", 1));
    assert_eq!(perft(&["sum-units", &units, &changed]).0, 1);
    assert_eq!(output(&["sum-units", &units, &file("unchanged", &results)]), "russian 4\t1469\n");
}

#[test]
fn counts_of_a_file_are_compared_with_ours() {
    let counts = file("counts", "# a comment\nstartpos 3 302\nW:Wc3:Bd4 1 1\n");
    assert_eq!(output(&["compare", "russian", "--counts", &counts]), "2 counts, all the same\n");
    let counts = file("wrong", "startpos 3 302\nW:Wc3:Bd4 1 2\nstartpos 4 1470\n");
    let (code, out, _) = perft(&["compare", "russian", "--counts", &counts]);
    assert_eq!(code, 1);
    assert!(out.starts_with("line 2: 1 nodes here at depth 1, 2 there\n"), "{out}");
    assert!(out.contains("here: c3:e5"), "{out}");
    let empty = file("empty-counts", "\n# nothing\n");
    assert!(failure(&["compare", "russian", "--counts", &empty]).contains("no count to compare"));
    assert!(failure(&["compare", "russian", "--fens", &empty, "--against", "cat"]).contains("no position to compare"));
    assert!(failure(&["compare", "russian", "--depth", "0", "--against", "cat"]).contains("nothing to compare"));
    let counts = file("no-counts", "startpos three 302\n");
    assert!(failure(&["compare", "russian", "--counts", &counts]).contains("line 1"));
}

#[test]
#[cfg(unix)]
fn a_program_is_compared_over_its_standard_streams() {
    let answer = "while read depth fen; do echo 'c3:e5 1'; echo; done";
    let fen = "W:Wc3:Bd4,d6";
    let (code, out, _) = perft(&["compare", "russian", "--fen", fen, "--depth", "2", "--against", answer]);
    assert_eq!(code, 1);
    assert!(out.contains("only here: c3:c7"), "{out}");
    assert!(out.contains("only there: c3:e5\n  not legal: illegal move: the capture must go on"), "{out}");
    let same = "while read depth fen; do echo 'c3:c7 1'; echo; done";
    assert_eq!(perft(&["compare", "russian", "--fen", fen, "--depth", "1", "--against", same]).0, 0);
    assert!(failure(&["compare", "russian", "--against", "exit"]).contains("no answer"));
    // A complaint needs nothing after it.
    let complaint = "echo '? not today'; cat > /dev/null";
    assert!(perft(&["compare", "russian", "--against", complaint]).2.contains("not today"));
}

#[test]
fn the_table_names_both_ways_of_counting() {
    let table = output(&["table", "--nodes", "5000", "frisian"]);
    assert!(table.contains("\nvariant\tfen\tdepth\tmoves\troutes\n"));
    assert!(table.ends_with("frisian\tW:W31-50:B1-20\t4\t3874\t3880\n"), "{table}");
}

/// The committed table, each line below a number of leaves counted again.
#[test]
fn the_table_of_all_games_is_what_the_program_writes() {
    let committed = std::fs::read_to_string("tests/perft/table.tsv").unwrap();
    let written = output(&["table", "--nodes", "3000"]);
    for line in written.lines().filter(|line| !line.starts_with('#')) {
        assert!(committed.lines().any(|known| known == line), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_words_that_nobody_knows() {
    use std::os::unix::ffi::OsStringExt;
    let words: Vec<_> = cli::words([std::ffi::OsString::from_vec(vec![b'a', 0xff])].into_iter()).collect();
    assert_eq!(words, ["a\u{fffd}"]);
}

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
    assert_eq!(tsv.lines().count(), draughts::games().count());
    assert!(tsv.lines().any(|line| line == "russian\t8x8\t25\tshashki"), "{tsv}");
    let text = output(&["--list"]);
    for word in draughts::prefixes().map(|prefix| format!("\n{}-", prefix.word())) {
        assert!(text.contains(&word), "{word}");
    }
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
    let cases: [(&[&str], &str); 10] = [
        (&[], "perft: which game? perft --list shows them all"),
        (
            &["intrnational"],
            "perft: there is no game intrnational; the nearest name is international; perft --list shows all games",
        ),
        (&["russian", "x"], "perft: DEPTH is a whole number, not \"x\""),
        (&["russian", "-1"], "perft: DEPTH is a whole number, not \"-1\""),
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

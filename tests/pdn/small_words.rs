//! The small languages inside PDN: commands in comments, clocks, time controls.

use std::time::Duration;

use draughts::Color;
use draughts::pdn::{Comment, Period, TimeControl, commands, parse_time};

#[test]
fn times_have_one_to_three_parts_with_colons_or_dots() {
    let seconds = |text| parse_time(text).map(|time| time.as_secs());
    assert_eq!([seconds("7"), seconds("1:07"), seconds("1.02.03"), seconds(" 0:00 ")], [7, 67, 3723, 0].map(Some));
    for wrong in ["", ":", "1:", "a", "-1", "+1", "1:2:3:4", "٣", "1 2", "99999999999999999999", "307445734561825861:0"]
    {
        assert_eq!(seconds(wrong), None, "{wrong:?}");
    }
}

#[test]
fn commands_are_told_from_prose() {
    let comment = Comment::from(" good [%depth 12] move [%csl R12,G23][%end] ! [%open");
    let found: Vec<_> = comment.commands().map(|command| (command.name, command.value)).collect();
    assert_eq!(found, [("depth", "12"), ("csl", "R12,G23"), ("end", "")]);
    assert_eq!(comment.prose(), "good move ! [%open");
    assert_eq!(comment.to_string(), comment.as_str());
    assert_eq!(Comment::from(comment.to_string()), comment);
    let time = |text| commands(text).next().unwrap().time();
    assert_eq!((time("[%clk 0:01:02]"), time("[%emt soon]")), (Some(Duration::from_secs(62)), None));
    assert_eq!(String::from(comment.clone()), comment.as_ref() as &str);
    assert_eq!((commands("").count(), Comment::default().prose()), (0, String::new()));
}

#[test]
fn a_clock_says_whose_it_is_whether_it_runs_and_its_time() {
    let clocks = |text: &str| -> Vec<_> {
        let found = commands(text).next().unwrap().clocks();
        found.map(|clock| (clock.color, clock.runs, clock.time)).collect()
    };
    let time = Duration::from_secs;
    assert_eq!(clocks("[%clock W1:00 b0:30]"), [(Color::White, true, time(60)), (Color::Black, false, time(30))]);
    assert_eq!(clocks("[%clock B5 w6]"), [(Color::Black, true, time(5)), (Color::White, false, time(6))]);
    assert_eq!(clocks("[%clock 1 2 3]"), [(Color::White, false, time(1)), (Color::Black, false, time(2))]);
    assert_eq!(clocks("[%clock x1 soon]"), []);
    assert_eq!(clocks("[%clk W1:00]"), [], "another command");
}

#[test]
fn time_controls_are_read_and_written_alike() {
    for text in ["?", "-", "600", "*180", "300+5", "50/7200:3600", "40/7200:20/3600:900+30", "50/7200"] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
    assert_eq!("".parse(), Ok(TimeControl::Unknown));
    assert_eq!("*9".parse(), Ok(TimeControl::Periods(vec![Period::Sandclock(9)])));
    for wrong in ["600:600", "*180:5", "3+:5", "/", "50/", "+5", "-5", "5:", "4294967296", "1/2/3", "٣"] {
        let error = wrong.parse::<TimeControl>().unwrap_err().to_string();
        assert!(error.contains("found "), "{error}");
    }
}

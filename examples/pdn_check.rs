//! Checks files of games: `cargo run --release --example pdn_check -- [OPTIONS] FILE...`
//!
//! Every game is read and every move of it, variations included, checked against the rules of the game it
//! is. Prints what is wrong, the first faults of each file with place and position, and a summary. Ends with
//! status 1 if anything broke the rules or could not be read.
//!
//! * `--strict`: the grammar of PDN 3.0 for writing; without it all that files contain is read
//! * `--game NAME`: what game it is where a file does not say (otherwise the first move is asked)
//! * `--dialect NAME`: whose game types they are: `pdn3`, `lidraughts`, `playstrategy`, `hcheckers`,
//!   `pydraughts`, `py-draughts`, `draft2009`
//! * `--show N`: how many findings of a file are printed, 10 if not given
//! * `--warnings`: departures from the standard are printed as well, not only counted

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use draughts::pdn::{Mode, Reader, Stream, WhichGame};
use draughts::{Dialect, ParseDialectError, PdnChecker, PdnFinding, PdnReport, by_name};

struct Options {
    mode: Mode,
    dialect: Dialect,
    game: Option<String>,
    show: usize,
    warnings: bool,
    files: Vec<String>,
}

fn options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        mode: Mode::Tolerant,
        dialect: Dialect::Pdn3,
        game: None,
        show: 10,
        warnings: false,
        files: Vec::new(),
    };
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--strict" => options.mode = Mode::Strict,
            "--warnings" => options.warnings = true,
            "--game" => options.game = Some(game(value()?)?),
            "--dialect" => options.dialect = value()?.parse().map_err(|error: ParseDialectError| error.to_string())?,
            "--show" => options.show = value()?.parse().map_err(|_| "--show needs a number")?,
            _ if arg.starts_with("--") => return Err(format!("there is no option {arg}")),
            _ => options.files.push(arg),
        }
    }
    if options.files.is_empty() { Err("usage: pdn_check [OPTIONS] FILE...".into()) } else { Ok(options) }
}

fn game(name: String) -> Result<String, String> {
    by_name(&name).map_err(|error| error.to_string()).map(|_| name)
}

/// A file that shows on standard error how far it is read, if that takes long and somebody can see it.
struct Progress {
    file: File,
    size: u64,
    read: u64,
    start: Instant,
    shown: Instant,
    visible: bool,
}

impl Progress {
    const WIDTH: usize = 40;
    const PAUSE: Duration = Duration::from_millis(200);

    fn open(path: &str) -> io::Result<Self> {
        let file = File::open(path)?;
        let (size, now) = (file.metadata()?.len(), Instant::now());
        Ok(Progress { file, size, read: 0, start: now, shown: now, visible: io::stderr().is_terminal() })
    }

    fn show(&self) {
        let share = self.read as f64 / self.size.max(1) as f64;
        let done = (share * Self::WIDTH as f64) as usize;
        let speed = self.read as f64 / 1e6 / self.start.elapsed().as_secs_f64().max(1e-9);
        let bar = format!("{:-<width$}", "#".repeat(done), width = Self::WIDTH);
        eprint!("\r[{bar}] {:3.0}% {speed:.0} MB/s ", share * 100.0);
        let _ = io::stderr().flush();
    }

    fn clear(&self) {
        if self.shown > self.start {
            eprint!("\r{:width$}\r", "", width = Self::WIDTH + 24);
        }
    }
}

impl Read for Progress {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.read += read as u64;
        if self.visible && self.shown.elapsed() > Self::PAUSE {
            self.shown = Instant::now();
            self.show();
        }
        if read == 0 {
            self.clear();
        }
        Ok(read)
    }
}

/// What a file holds.
#[derive(Default)]
struct Summary {
    games: BTreeMap<String, u64>,
    unknown: u64,
    moves: u64,
    broken: u64,
    illegal: u64,
    quirks: BTreeMap<String, u64>,
    /// What there is to print, as far as it is wanted.
    lines: Vec<String>,
}

impl Summary {
    fn add(&mut self, report: &PdnReport<'_>, options: &Options) {
        match report.key {
            Some((key, _)) => *self.games.entry(key.into()).or_default() += 1,
            None => self.unknown += 1,
        }
        self.moves += report.moves;
        report.findings.iter().for_each(|finding| self.add_finding(finding, options));
    }

    fn add_finding(&mut self, finding: &PdnFinding, options: &Options) {
        match finding {
            PdnFinding::Warning(warning) => *self.quirks.entry(warning.quirk.to_string()).or_default() += 1,
            PdnFinding::Fault(_) => self.broken += 1,
            PdnFinding::Rule(_) => self.illegal += 1,
            _ => {}
        }
        let wanted = options.warnings || !matches!(finding, PdnFinding::Warning(_));
        if wanted && self.lines.len() < options.show {
            self.lines.push(finding.to_string());
        }
    }

    fn is_good(&self) -> bool {
        self.broken == 0 && self.illegal == 0
    }

    fn print(&self, path: &str, time: Duration) {
        let games: u64 = self.games.values().sum::<u64>() + self.unknown;
        let (games, moves) = (counted(games, "game"), counted(self.moves, "legal move"));
        println!("{path}: {games}, {moves} in {:.2} s", time.as_secs_f64());
        for (key, count) in &self.games {
            println!("  {count} {key}");
        }
        if self.unknown > 0 {
            println!("  {} of an unknown kind", self.unknown);
        }
        if !self.is_good() {
            println!("  not readable to the end: {}; against the rules: {}", self.broken, self.illegal);
        }
        for (quirk, count) in &self.quirks {
            println!("  {}: {quirk}", counted(*count, "time"));
        }
        for line in &self.lines {
            println!("  {line}");
        }
    }
}

/// So many of something.
fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn check(path: &str, options: &Options) -> io::Result<bool> {
    let mut summary = Summary::default();
    let start = Instant::now();
    let mut reader = Reader::new(Stream::new(Progress::open(path)?)).mode(options.mode);
    let mut checker = PdnChecker::new(|report: PdnReport<'_>| summary.add(&report, options));
    let which = WhichGame { dialect: options.dialect, default: options.game.as_deref() };
    checker = checker.which(which).mode(options.mode);
    reader.read_all(&mut checker);
    let late = checker.late_findings().to_vec();
    late.iter().for_each(|finding| summary.add_finding(finding, options));
    summary.print(path, start.elapsed());
    Ok(summary.is_good())
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("pdn_check: {message}");
            return ExitCode::from(2);
        }
    };
    let mut good = true;
    for path in &options.files {
        good &= check(path, &options).unwrap_or_else(|error| {
            eprintln!("pdn_check: {path}: {error}");
            false
        });
    }
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! How fast a file of games is read, and how fast with every move checked against the rules.
//!
//! The file, 100 MB of random games, is made in the temporary directory and kept there for the next time.
//! Each figure is the best of a few runs, so that what else the machine does counts less. `cargo bench --bench
//! pdn -- read` measures reading alone, `-- validate` reading with every move checked.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use draughts::pdn::{MoveToken, Place, Reader, Replay, Stream, Visitor};
use draughts::{Form, International, Position};

const SIZE: u64 = 100_000_000;
const LONGEST_GAME: usize = 120;
const RUNS: usize = 5;

/// A xorshift generator: the same games every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn write_game(out: &mut impl Write, number: u64, random: &mut Random) -> std::io::Result<()> {
    writeln!(out, "[Event \"Random play\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{number}\"]")?;
    writeln!(out, "[White \"Seed\"]\n[Black \"Chance\"]\n[Result \"*\"]\n[GameType \"20\"]\n")?;
    let mut position = Position::<International>::initial();
    let mut legal = Vec::new();
    for ply in 0..LONGEST_GAME {
        position.legal_moves_into(&mut legal);
        if legal.is_empty() {
            break;
        }
        let m = legal[random.below(legal.len())];
        let text = position.text_among(&legal, &m, Form::Standard);
        match ply % 2 {
            0 => write!(out, "{}. {text} ", ply / 2 + 1)?,
            _ if ply % 12 == 11 => writeln!(out, "{text}")?,
            _ => write!(out, "{text} ")?,
        }
        position = position.play_unchecked(&m);
    }
    write!(out, "*\n\n")
}

fn file() -> PathBuf {
    let path = std::env::temp_dir().join("draughts-bench.pdn");
    if fs::metadata(&path).is_ok_and(|data| data.len() >= SIZE) {
        return path;
    }
    let mut out = BufWriter::new(File::create(&path).expect("a file in the temporary directory"));
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut number = 0;
    while out.get_ref().metadata().is_ok_and(|data| data.len() < SIZE) {
        number += 1;
        write_game(&mut out, number, &mut random).expect("room in the temporary directory");
    }
    path
}

/// Counts moves, so that reading has a result.
struct Moves(u64);

impl Visitor for Moves {
    fn play(&mut self, m: MoveToken<'_>, _at: Place) {
        self.0 += u64::from(m.squares.len() > 1);
    }
}

fn read(path: &Path) -> u64 {
    let mut moves = Moves(0);
    let summary = Reader::new(Stream::new(File::open(path).unwrap())).read_all(&mut moves);
    assert_eq!(summary.faulty, 0);
    moves.0
}

fn validate(path: &Path) -> u64 {
    let mut replay = Replay::new(International, ());
    let summary = Reader::new(Stream::new(File::open(path).unwrap())).read_all(&mut replay);
    assert_eq!((summary.faulty, replay.faults()), (0, 0));
    replay.moves()
}

fn measure(name: &str, path: &Path, task: impl Fn(&Path) -> u64) {
    let bytes = fs::metadata(path).unwrap().len();
    let mut best = Duration::MAX;
    let mut moves = 0;
    for _ in 0..RUNS {
        let start = Instant::now();
        moves = task(path);
        best = best.min(start.elapsed());
    }
    let seconds = best.as_secs_f64();
    println!("{name}: {:.0} MB/s, {moves} moves in {seconds:.3} s", bytes as f64 / seconds / 1e6);
}

fn main() {
    let path = file();
    let wanted = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    for (name, task) in [("read", read as fn(&Path) -> u64), ("validate", validate)] {
        if wanted.as_ref().is_none_or(|wanted| wanted == name) {
            measure(name, &path, task);
        }
    }
}

//! The other generator, and the protocol programs speak.
//!
//! A request is one line, `DEPTH FEN`. The answer is one line `MOVE COUNT` for each legal move, with the
//! leaves DEPTH - 1 plies below it, and an empty line at the end. A program that cannot answer writes a
//! line that begins with `?` instead, which ends the answer too. It goes on until its input ends.

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use draughts::{AnyPosition, Counting, Form};

/// After this long without a line the user is told what is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Another generator of moves.
pub trait Other {
    /// The leaves below each of its moves; the error is a sentence.
    fn divide(&mut self, fen: &str, depth: u32) -> Result<Vec<(String, u64)>, String>;
}

/// A program that speaks the protocol.
pub struct Program {
    child: Child,
    requests: BufWriter<ChildStdin>,
    answers: Receiver<io::Result<String>>,
}

impl Program {
    /// Starts a command of the shell.
    pub fn start(command: &str) -> Result<Self, String> {
        let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
        let mut shell = Command::new(shell);
        let child = shell.args([flag, command]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| format!("the other program cannot be started: {error}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take()).ok_or("the other program has no pipes")?;
        Ok(Program { child, requests: BufWriter::new(pipes.0), answers: lines_of(pipes.1) })
    }

    fn ask(&mut self, fen: &str, depth: u32) -> io::Result<Vec<String>> {
        writeln!(self.requests, "{depth} {fen}")?;
        self.requests.flush()?;
        let mut lines = Vec::new();
        loop {
            let line = self.next_line(fen, depth, lines.len())?;
            match line.trim() {
                "" => return Ok(lines),
                text => lines.push(text.to_string()),
            }
            if line.starts_with('?') {
                return Ok(lines);
            }
        }
    }

    /// The next line of an answer of which so many are read.
    fn next_line(&self, fen: &str, depth: u32, read: usize) -> io::Result<String> {
        let line = match self.answers.recv_timeout(PATIENCE) {
            Err(RecvTimeoutError::Timeout) => {
                eprintln!(
                    "waiting for the answer to `{depth} {fen}`: {read} lines so far, and no empty line to end them"
                );
                self.answers.recv().ok()
            }
            answer => answer.ok(),
        };
        line.unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into()))
    }
}

/// The lines a program writes, read while nobody asks for them, so that waiting for one can be given up.
fn lines_of(output: ChildStdout) -> Receiver<io::Result<String>> {
    // Nobody needs lines that were not asked for.
    let (sender, lines) = sync_channel(1);
    thread::spawn(move || BufReader::new(output).lines().try_for_each(|line| sender.send(line)));
    lines
}

impl Other for Program {
    fn divide(&mut self, fen: &str, depth: u32) -> Result<Vec<(String, u64)>, String> {
        let lines = self.ask(fen, depth).map_err(|error| {
            format!(
                "the other program gave no answer to `{depth} {fen}`: {error}; it must end answers with an empty line"
            )
        })?;
        lines.iter().map(|line| read_count(line)).collect()
    }
}

/// The program has nobody to answer to any more.
impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended on its own.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads `MOVE COUNT`.
fn read_count(line: &str) -> Result<(String, u64), String> {
    if let Some(complaint) = line.strip_prefix('?') {
        return Err(format!("the other program says: {}", complaint.trim()));
    }
    let wrong = || format!("the other program wrote {line:?} where a move and a count are expected");
    let (m, count) = line.rsplit_once(|c: char| c.is_ascii_whitespace()).ok_or_else(wrong)?;
    Ok((m.trim().to_string(), count.parse().map_err(|_| wrong())?))
}

/// Speaks the protocol from the other end, for another version of this program to compare with.
pub fn serve(
    start: &AnyPosition,
    counting: Counting,
    requests: impl BufRead,
    answers: &mut dyn Write,
) -> io::Result<()> {
    for request in requests.lines() {
        match answer(start, counting, &request?) {
            Ok(lines) => write!(answers, "{lines}")?,
            Err(complaint) => writeln!(answers, "? {complaint}")?,
        }
        writeln!(answers)?;
        answers.flush()?;
    }
    Ok(())
}

fn answer(start: &AnyPosition, counting: Counting, request: &str) -> Result<String, String> {
    let (depth, fen) = request.split_once(' ').ok_or("a request is a depth and a FEN")?;
    let depth = depth.parse().map_err(|_| format!("{depth:?} is no depth"))?;
    let position = start.with_fen(fen.trim()).map_err(|error| error.to_string())?;
    let line = |(m, leaves)| format!("{} {leaves}\n", position.text_in(&m, Form::Full));
    Ok(position.divide_counting(depth, counting).into_iter().map(line).collect())
}

//! Perft itself, depth by depth.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Instant;

use draughts::{AnyPlies, AnyPosition, Perft};

use super::args::{Format, Options};
use super::progress::Bar;
use super::{report, settings};

/// One depth.
struct Line {
    depth: u32,
    nodes: u128,
    /// Different positions, if they are asked for.
    positions: Option<u64>,
    seconds: f64,
}

/// Counts and writes every depth that is asked for.
pub fn write(options: &Options, position: &AnyPosition, out: &mut dyn Write) -> io::Result<()> {
    let first = if options.last { options.depth } else { options.depth.min(1) };
    if options.format == Format::Text {
        let positions = if options.unique { format!(" {:>16}", "positions") } else { String::new() };
        writeln!(out, "{:>5} {:>20}{positions} {:>10} {:>12}", "depth", "nodes", "seconds", "nodes/s")?;
    }
    let mut plies = options.unique.then(|| position.plies_counting(options.counting));
    let mut entries = Vec::new();
    for depth in first..=options.depth {
        let line = count(options, position, depth, plies.as_mut())?;
        match options.format {
            Format::Text => writeln!(out, "{}", line.text())?,
            Format::Tsv => writeln!(out, "{}", line.tsv())?,
            Format::Json => entries.push(line.json()),
        }
        out.flush()?;
    }
    if options.format == Format::Json {
        let body = format!(
            "\"version\": \"{}\", \"machine\": {}, \"settings\": {{\"hashMib\": {}, \"threads\": {}}}, \"perft\": [{}]",
            env!("CARGO_PKG_VERSION"),
            settings::machine(),
            options.hash.unwrap_or(0),
            options.threads.unwrap_or(1),
            entries.join(", ")
        );
        return report::write_object(options, position, &body, out);
    }
    Ok(())
}

fn count(options: &Options, position: &AnyPosition, depth: u32, plies: Option<&mut AnyPlies>) -> io::Result<Line> {
    let begin = Instant::now();
    let is_plain = options.hash.is_none() && options.threads.is_none() && !options.progress;
    let nodes = if is_plain {
        position.perft_counting(depth, options.counting).into()
    } else {
        let perft = Perft::new(depth).counting(options.counting).hash_mib(options.hash.unwrap_or(0));
        let perft = settings::with_threads(perft, options.threads).map_err(io::Error::other)?;
        watched(options, position, &perft, depth)?
    };
    let seconds = begin.elapsed().as_secs_f64();
    let positions = plies.map(|plies| plies.find(|ply| ply.ply == depth).map_or(0, |ply| ply.positions));
    Ok(Line { depth, nodes, positions, seconds })
}

fn watched(options: &Options, position: &AnyPosition, perft: &Perft, depth: u32) -> io::Result<u128> {
    let mut bar = options.progress.then(|| Bar::new(depth));
    let watcher = |progress: &draughts::PerftProgress| {
        bar.iter_mut().for_each(|bar| bar.show(progress));
        ControlFlow::Continue(())
    };
    position.watch_perft(perft, watcher).map_err(io::Error::other)
}

impl Line {
    fn text(&self) -> String {
        let positions = self.positions.map_or(String::new(), |positions| format!(" {positions:>16}"));
        let rate = if self.seconds > 0.0 {
            format!("{:.1} M", self.nodes as f64 / self.seconds / 1e6)
        } else {
            "-".to_string()
        };
        format!("{:>5} {:>20}{positions} {:>10.3} {rate:>12}", self.depth, self.nodes, self.seconds)
    }

    fn tsv(&self) -> String {
        let positions = self.positions.map_or(String::new(), |positions| format!("\t{positions}"));
        format!("{}\t{}{positions}", self.depth, self.nodes)
    }

    fn json(&self) -> String {
        let positions = self.positions.map_or(String::new(), |positions| format!("\"positions\": {positions}, "));
        let Line { depth, nodes, seconds, .. } = self;
        format!("{{\"depth\": {depth}, \"nodes\": {nodes}, {positions}\"seconds\": {seconds:.6}}}")
    }
}

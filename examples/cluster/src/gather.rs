//! Positions of one ply as they come in: in memory, in sorted files beside it when memory is full, at
//! the end in one sorted file.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Positions held in memory before they go to disk: about half a gigabyte.
const HELD: usize = 4_000_000;

/// The positions of a ply.
pub struct Gather {
    path: PathBuf,
    held: HashMap<String, u128>,
    spilt: Vec<PathBuf>,
    /// The first thing that went wrong: told at the end.
    fault: Option<io::Error>,
}

impl Gather {
    /// Gathers for the file with this path.
    pub fn new(path: PathBuf) -> Self {
        Gather { path, held: HashMap::new(), spilt: Vec::new(), fault: None }
    }

    /// Adds ways to a position.
    pub fn add(&mut self, fen: &str, ways: u128) {
        if let Some(known) = self.held.get_mut(fen) {
            *known = known.saturating_add(ways);
            return;
        }
        if self.held.len() >= HELD
            && let Err(fault) = self.spill()
        {
            self.fault.get_or_insert(fault);
        }
        self.held.insert(fen.to_string(), ways);
    }

    fn spill(&mut self) -> io::Result<()> {
        let path = self.path.with_extension(format!("spill-{}", self.spilt.len()));
        let mut lines: Vec<_> = self.held.drain().collect();
        lines.sort_unstable();
        let mut file = BufWriter::new(File::create(&path)?);
        lines.iter().try_for_each(|line| write_line(&mut file, line))?;
        file.flush()?;
        self.spilt.push(path);
        Ok(())
    }

    /// Merges everything into the file. It has its name only when it is whole.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        self.spill()?;
        let whole = self.path.with_extension("part");
        let mut file = BufWriter::new(File::create(&whole)?);
        let mut runs = self.spilt.iter().map(|path| lines(path)).collect::<io::Result<Vec<_>>>()?;
        merge(&mut runs, |line| write_line(&mut file, &line))?;
        file.into_inner()?.sync_all()?;
        fs::rename(&whole, &self.path)?;
        self.spilt.iter().try_for_each(fs::remove_file)
    }
}

fn write_line(file: &mut impl Write, (fen, ways): &(String, u128)) -> io::Result<()> {
    writeln!(file, "{fen}\t{ways}")
}

/// The positions of a file, in order.
pub fn lines(path: &Path) -> io::Result<impl Iterator<Item = io::Result<(String, u128)>> + use<>> {
    let wrong =
        |line: &str| io::Error::new(io::ErrorKind::InvalidData, format!("{line:?} is no position with its ways"));
    Ok(BufReader::new(File::open(path)?).lines().map(move |line| {
        let line = line?;
        let (fen, ways) = line.split_once('\t').ok_or_else(|| wrong(&line))?;
        Ok((fen.to_string(), ways.parse().map_err(|_| wrong(&line))?))
    }))
}

/// Hands on the lines of sorted files in order, equal positions as one.
fn merge(
    runs: &mut [impl Iterator<Item = io::Result<(String, u128)>>],
    mut hand_on: impl FnMut((String, u128)) -> io::Result<()>,
) -> io::Result<()> {
    let mut heads = BinaryHeap::new();
    for (index, run) in runs.iter_mut().enumerate() {
        heads.extend(run.next().transpose()?.map(|line| Reverse((line, index))));
    }
    let mut last: Option<(String, u128)> = None;
    while let Some(Reverse((line, index))) = heads.pop() {
        heads.extend(runs[index].next().transpose()?.map(|line| Reverse((line, index))));
        match &mut last {
            Some(last) if last.0 == line.0 => last.1 = last.1.saturating_add(line.1),
            _ => last.replace(line).map_or(Ok(()), &mut hand_on)?,
        }
    }
    last.map_or(Ok(()), hand_on)
}

//! One worker's files: a sorted file for each ply, of which only the last two are kept.

use std::fs;
use std::io;
use std::path::PathBuf;

use draughts::Counting;

use super::gather::lines;

/// What all workers do.
#[derive(Clone)]
pub struct Settings {
    pub variant: String,
    pub counting: Counting,
    pub folder: PathBuf,
}

/// Where a worker keeps its part.
pub struct Folder {
    path: PathBuf,
    /// The end of every file's name: whose it is, among how many.
    worker: String,
}

impl Folder {
    /// Opens the folder. One that belongs to another count is refused.
    pub fn open(settings: &Settings, index: usize, peers: usize) -> io::Result<Self> {
        fs::create_dir_all(&settings.folder)?;
        let job = settings.folder.join(format!("job-{index}"));
        let text = format!("{} {:?} {peers} workers\n", settings.variant, settings.counting);
        match fs::read_to_string(&job) {
            Ok(known) if known == text => {}
            Ok(known) => {
                let sentence = format!("the folder belongs to another count: {}", known.trim());
                return Err(io::Error::new(io::ErrorKind::AlreadyExists, sentence));
            }
            Err(_) => fs::write(&job, text)?,
        }
        let folder = Folder { path: settings.folder.clone(), worker: format!("{index}-of-{peers}") };
        folder.remove_unfinished()?;
        Ok(folder)
    }

    /// Removes what a run that was killed had not finished.
    fn remove_unfinished(&self) -> io::Result<()> {
        let mine = format!("-{}.", self.worker);
        for entry in fs::read_dir(&self.path)? {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.starts_with("ply-") && name.contains(&mine) && !name.ends_with(".run") {
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }

    /// The file of a ply.
    pub fn path(&self, ply: u32) -> PathBuf {
        self.path.join(format!("ply-{ply}-{}.run", self.worker))
    }

    /// The last ply whose file is whole.
    pub fn last_ply(&self) -> io::Result<Option<u32>> {
        Ok(self.plies()?.into_iter().max())
    }

    fn plies(&self) -> io::Result<Vec<u32>> {
        let end = format!("-{}.run", self.worker);
        let mut plies = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let name = entry?.file_name();
            let ply: Option<u32> =
                name.to_str().and_then(|name| name.strip_prefix("ply-")?.strip_suffix(&end)?.parse().ok());
            plies.extend(ply);
        }
        Ok(plies)
    }

    /// The positions of a ply, and the ways that lead to them.
    pub fn positions(&self, ply: u32) -> io::Result<impl Iterator<Item = io::Result<(String, u128)>> + use<>> {
        lines(&self.path(ply))
    }

    /// How many positions, and ways, this worker has of a ply.
    pub fn counts(&self, ply: u32) -> io::Result<(u64, u128)> {
        self.positions(ply)?
            .try_fold((0, 0), |(positions, all): (u64, u128), line| Ok((positions + 1, all.saturating_add(line?.1))))
    }

    /// Removes the files of the plies before this.
    pub fn remove_before(&self, ply: u32) -> io::Result<()> {
        let mut old = self.plies()?.into_iter().filter(|&old| old < ply);
        old.try_for_each(|old| fs::remove_file(self.path(old)))
    }
}

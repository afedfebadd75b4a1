//! How far a count is, on the standard error stream.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use draughts::PerftProgress;

/// A bar is drawn no oftener than this.
const INTERVAL: Duration = Duration::from_millis(200);
const WIDTH: usize = 30;

/// A bar.
pub struct Bar {
    depth: u32,
    begin: Instant,
    drawn: Option<Instant>,
}

impl Bar {
    pub fn new(depth: u32) -> Self {
        Bar { depth, begin: Instant::now(), drawn: None }
    }

    /// Draws the bar, if it is time.
    pub fn show(&mut self, progress: &PerftProgress) {
        if self.drawn.is_none_or(|drawn| drawn.elapsed() >= INTERVAL) {
            self.drawn = Some(Instant::now());
            // A bar that cannot be seen is no reason to stop.
            let _ = write!(io::stderr(), "\r{}", line(self.depth, progress, self.begin.elapsed()));
        }
    }
}

/// Leaves nothing of the bar.
impl Drop for Bar {
    fn drop(&mut self) {
        if self.drawn.is_some() {
            let _ = write!(io::stderr(), "\r{:width$}\r", "", width = WIDTH + 50);
        }
    }
}

/// Depth, bar, share, rate and time left.
pub fn line(depth: u32, progress: &PerftProgress, spent: Duration) -> String {
    let (share, seconds) = (progress.fraction(), spent.as_secs_f64());
    let full = (share * WIDTH as f64) as usize;
    let bar = format!("{}{}", "#".repeat(full), "-".repeat(WIDTH - full));
    let rate = if seconds > 0.0 { progress.leaves as f64 / seconds / 1e6 } else { 0.0 };
    let left = if share > 0.0 { time(seconds / share - seconds) } else { "?".to_string() };
    format!("depth {depth} [{bar}] {:3.0} % {rate:.0} M/s, {left} left   ", 100.0 * share)
}

fn time(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_tells_share_rate_and_time_left() {
        let progress = PerftProgress { done: 1, parts: 4, leaves: 3_000_000_000 };
        let bar = "depth 12 [#######-----------------------]  25 % 100 M/s, 1:30 left";
        assert_eq!(line(12, &progress, Duration::from_secs(30)).trim_end(), bar);
        assert_eq!(time(3723.4), "1:02:03");
    }

    #[test]
    fn a_bar_before_the_first_part_knows_no_time() {
        let progress = PerftProgress { done: 0, parts: 4, leaves: 0 };
        assert!(line(1, &progress, Duration::from_secs(1)).contains("? left"));
    }
}

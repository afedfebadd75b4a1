//! What a count was made with: threads, and the machine.

use draughts::Perft;

use super::json;

/// The same count on this many threads, if a number is given.
#[cfg(feature = "rayon")]
pub fn with_threads(perft: Perft, threads: Option<usize>) -> Result<Perft, String> {
    Ok(threads.map_or(perft, |threads| perft.threads(threads)))
}

/// The same count, unless threads are asked for.
#[cfg(not(feature = "rayon"))]
pub fn with_threads(perft: Perft, threads: Option<usize>) -> Result<Perft, String> {
    match threads {
        None | Some(1) => Ok(perft),
        Some(_) => Err("--threads needs the feature: cargo run --release --features rayon --example perft".to_string()),
    }
}

/// The machine as a JSON object.
pub fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or("null".to_string(), |cores| cores.to_string());
    let (os, arch) = (json::string(std::env::consts::OS), json::string(std::env::consts::ARCH));
    let cpu = cpu().map_or("null".to_string(), |name| json::string(&name));
    format!("{{\"os\": {os}, \"arch\": {arch}, \"cpu\": {cpu}, \"cores\": {cores}}}")
}

/// The processor's name, where the system tells it in a file.
fn cpu() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_string())
}

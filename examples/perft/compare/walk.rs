//! The way from a count that differs to the position whose moves differ.

use std::io::{self, Write};

use draughts::{AnyMove, AnyPosition, Counting};

use super::super::words::unwritten;
use super::listing::Listing;
use super::other::Other;
use super::shrink::shrink;

/// Where two generators differ.
pub struct Finding {
    /// The smallest depth at which they differ from where the search began.
    pub depth: u32,
    /// The moves from there to the position.
    pub path: Vec<String>,
    pub position: AnyPosition,
    /// The depth of its listing: 1, unless the other side contradicts itself.
    pub left: u32,
    pub listing: Listing,
    /// A position with fewer pieces in which they differ too.
    pub smaller: Option<(AnyPosition, Listing)>,
}

/// A comparison under way.
pub struct Walk<'a> {
    pub counting: Counting,
    pub other: &'a mut dyn Other,
}

/// Compares the counts of both up to a depth, writing one line for each depth compared to `log`.
pub fn compare(
    start: &AnyPosition,
    depth: u32,
    counting: Counting,
    other: &mut dyn Other,
    log: &mut dyn Write,
) -> Result<Option<Finding>, String> {
    let mut walk = Walk { counting, other };
    let Some((first, listing)) = walk.first_difference(start, depth, log)? else { return Ok(None) };
    let position = start.clone();
    let mut found = Finding { depth: first, path: Vec::new(), position, left: first, listing, smaller: None };
    while found.left > 1 && !found.listing.differs_in_moves() {
        let Some((m, below, listing)) = walk.below(&found)? else { break };
        found.path.push(found.position.text(&m));
        found.position = found.position.play_unchecked(&m);
        (found.left, found.listing) = (below, listing);
    }
    if found.listing.differs_in_moves() || found.left == 1 {
        found.smaller = shrink(&mut walk, &found.position)?;
    }
    Ok(Some(found))
}

impl Walk<'_> {
    /// The moves of a position side by side.
    pub fn listing(&mut self, position: &AnyPosition, depth: u32) -> Result<Listing, String> {
        let lines = self.other.divide(&position.to_fen(), depth)?;
        Ok(Listing::new(position, depth, self.counting, &lines))
    }

    /// The smallest depth at which the counts differ.
    fn first_difference(
        &mut self,
        position: &AnyPosition,
        depth: u32,
        log: &mut dyn Write,
    ) -> Result<Option<(u32, Listing)>, String> {
        for depth in 1..=depth {
            let listing = self.listing(position, depth)?;
            let (ours, theirs) = listing.totals();
            let verdict = if listing.differs() { format!("{theirs} there") } else { "the same there".to_string() };
            writeln!(log, "depth {depth}: {ours} nodes here, {verdict}")
                .and_then(|()| log.flush())
                .map_err(unwritten)?;
            if listing.differs() {
                return Ok(Some((depth, listing)));
            }
        }
        Ok(None)
    }

    /// A move after which the counts differ one ply less deep. None if there is none: then the other
    /// side's count is not the sum of what it counts below its moves.
    fn below(&mut self, found: &Finding) -> Result<Option<(AnyMove, u32, Listing)>, String> {
        let rows = found.listing.rows.iter().filter(|row| row.differs());
        for m in rows.flat_map(|row| &row.moves) {
            let next = found.position.play_unchecked(m);
            if let Some((below, listing)) = self.first_difference(&next, found.left - 1, &mut io::sink())? {
                return Ok(Some((*m, below, listing)));
            }
        }
        Ok(None)
    }
}

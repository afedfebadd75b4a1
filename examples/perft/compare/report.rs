//! What was found, for people.

use std::io::{self, Write};

use draughts::AnyPosition;

use super::listing::{Listing, Row};
use super::walk::Finding;
use super::why::{capture_rules, why_legal};

/// Writes a finding.
pub fn write_finding(finding: &Finding, out: &mut dyn Write) -> io::Result<()> {
    let path = if finding.path.is_empty() { "at the start".to_string() } else { finding.path.join(" ") };
    writeln!(out, "\nThe counts differ at depth {}; the way to the position: {path}\n", finding.depth)?;
    write_position(&finding.position, &finding.listing, out)?;
    if finding.left > 1 && !finding.listing.differs_in_moves() {
        writeln!(out, "Below each of these moves both count the same: the other program contradicts itself.")?;
    }
    if let Some((smaller, listing)) = &finding.smaller {
        writeln!(out, "\nWith fewer pieces:\n")?;
        write_position(smaller, listing, out)?;
    }
    if let Some(rules) = finding.position.rules() {
        writeln!(out, "\nCaptures in {}: {}", rules.name, capture_rules(&rules))?;
    }
    Ok(())
}

fn write_position(position: &AnyPosition, listing: &Listing, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{position}")?;
    writeln!(out, "{}\n{} to move", position.to_picture().trim_end(), position.turn())?;
    for row in listing.rows.iter().filter(|row| row.differs()) {
        write_row(position, row, out)?;
    }
    for m in &listing.foreign {
        writeln!(out, "only there: {}", m.text)?;
        writeln!(out, "  not legal: {}", m.reason)?;
    }
    Ok(())
}

fn write_row(position: &AnyPosition, row: &Row, out: &mut dyn Write) -> io::Result<()> {
    let texts: Vec<_> = row.moves.iter().map(|m| position.text(m)).collect();
    match row.theirs {
        None => writeln!(out, "only here: {}", texts.join(", "))?,
        Some(theirs) => {
            writeln!(out, "{}: {} here, {theirs} there", texts.join(" or "), row.ours)?;
            if row.ours < theirs && row.ours == row.moves.len() as u64 {
                writeln!(out, "  counted by the way it is made, perhaps: compare with --routes")?;
            }
        }
    }
    let mut why = row.moves.iter().flat_map(|m| why_legal(position, m));
    why.try_for_each(|why| writeln!(out, "  legal: {why}"))
}

//! Finding the next game after one that cannot be read on.

/// How much of a line is looked at to see whether it has a tag.
const LOOK: usize = 256;

/// Where reading can resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Restart {
    /// After so many bytes.
    At(usize),
    /// Not before so many bytes.
    NotBefore(usize),
}

/// The search for the next game: a line with an `Event` tag, a tag after a blank line, or, if the broken
/// game had no tags, what follows a `*` between spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recovery {
    had_tags: bool,
    line: Line,
}

/// Where in a line the search is.
#[derive(Clone, Copy, Debug)]
enum Line {
    Start { after_blank: bool },
    Inside { after_space: bool },
}

impl Recovery {
    pub(super) const fn new(had_tags: bool) -> Self {
        Recovery { had_tags, line: Line::Inside { after_space: false } }
    }

    /// Searches the text in view, after which more may follow.
    pub(super) fn search(&mut self, text: &str, open: bool) -> Restart {
        let bytes = text.as_bytes();
        let mut at = 0;
        loop {
            let step = match self.line {
                Line::Start { after_blank } => self.line_start(&bytes[at..], open, after_blank),
                Line::Inside { after_space } => self.line_rest(&bytes[at..], open, after_space),
            };
            match step {
                Step::On(used) => at += used,
                Step::Found(used) => return Restart::At(at + used),
                Step::Wait(used) => return Restart::NotBefore(at + used),
            }
        }
    }

    fn line_start(&mut self, bytes: &[u8], open: bool, after_blank: bool) -> Step {
        let window = &bytes[..bytes.len().min(LOOK)];
        if bytes.is_empty() || (open && window.len() < LOOK && !window.contains(&b'\n')) {
            return Step::Wait(0);
        }
        let spaces = window.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r')).count();
        let content = &window[spaces..];
        if content.first() == Some(&b'\n') {
            self.line = Line::Start { after_blank: true };
            return Step::On(spaces + 1);
        }
        if content.first() == Some(&b'[') && (after_blank || is_event(content)) {
            return Step::Found(0);
        }
        self.line = Line::Inside { after_space: true };
        Step::On(0)
    }

    fn line_rest(&mut self, bytes: &[u8], open: bool, mut after_space: bool) -> Step {
        for (at, &byte) in bytes.iter().enumerate() {
            if byte == b'\n' {
                self.line = Line::Start { after_blank: false };
                return Step::On(at + 1);
            }
            if byte == b'*' && after_space && !self.had_tags {
                match bytes.get(at + 1) {
                    None if open => {
                        self.line = Line::Inside { after_space };
                        return Step::Wait(at);
                    }
                    Some(next) if !next.is_ascii_whitespace() => {}
                    _ => return Step::Found(at + 1),
                }
            }
            after_space = byte.is_ascii_whitespace();
        }
        self.line = Line::Inside { after_space };
        // A line end may have its other half in the text that follows.
        Step::Wait(bytes.len() - usize::from(open && bytes.ends_with(b"\r")))
    }
}

/// How far a step of the search came.
enum Step {
    On(usize),
    Found(usize),
    Wait(usize),
}

fn is_event(content: &[u8]) -> bool {
    content.strip_prefix(b"[Event").is_some_and(|rest| matches!(rest.first(), Some(b' ' | b'\t' | b'"')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_does_not_depend_on_how_the_text_is_cut() {
        let text = "rest [Event \"no\"]\nmore * of it\n [Site \"no\"]\n \r\n\t[Site \"yes\"]";
        let expected = text.rfind('\t').unwrap();
        for cut in 0..=text.len() {
            let mut recovery = Recovery::new(true);
            let mut at = 0;
            let mut found = None;
            for (end, open) in [(cut, true), (text.len(), false)] {
                match recovery.search(&text[at..end], open) {
                    Restart::At(used) => found = found.or(Some(at + used)),
                    Restart::NotBefore(used) => at += used,
                }
            }
            assert_eq!(found, Some(expected), "cut at {cut}");
        }
    }

    #[test]
    fn a_lone_star_ends_the_search_only_without_tags() {
        assert_eq!(Recovery::new(false).search("a*b * c", false), Restart::At(5));
        assert_eq!(Recovery::new(true).search("a*b * c", false), Restart::NotBefore(7));
    }
}

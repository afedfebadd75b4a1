//! Arguments of the subcommands: plain words, options with values, switches; and the sentences they share.

use std::fs;
use std::io;
use std::str::FromStr;

/// Arguments sorted out.
pub struct Words {
    pub plain: Vec<String>,
    options: Vec<(String, String)>,
    switches: Vec<String>,
}

impl Words {
    /// Sorts arguments out, given the names of the options that take a value and of those that do not.
    /// The error is a sentence.
    pub fn parse(
        arguments: impl Iterator<Item = String>,
        with_value: &[&str],
        switches: &[&str],
    ) -> Result<Self, String> {
        let mut words = Words { plain: Vec::new(), options: Vec::new(), switches: Vec::new() };
        let mut rest = arguments;
        while let Some(argument) = rest.next() {
            let Some(option) = argument.strip_prefix("--") else {
                words.plain.push(argument);
                continue;
            };
            let (name, value) = option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
            if with_value.contains(&name) {
                let value = value.map(str::to_string).or_else(|| rest.next());
                let value = value.ok_or(format!("--{name} needs a value after it"))?;
                words.options.push((name.to_string(), value));
            } else if switches.contains(&name) && value.is_none() {
                words.switches.push(name.to_string());
            } else {
                return Err(format!("there is no option --{option} here; perft --help shows those there are"));
            }
        }
        Ok(words)
    }

    pub fn has(&self, switch: &str) -> bool {
        self.switches.iter().any(|given| given == switch)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }

    pub fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        self.text(name).map(|text| number(&format!("--{name}"), text)).transpose()
    }
}

/// A number, or the sentence that says that it is none.
pub fn number<T: FromStr>(what: &str, text: &str) -> Result<T, String> {
    let too_large = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().map_err(|_| match too_large {
        true => format!("{what} cannot be as large as {text}"),
        false => format!("{what} is a whole number, not {text:?}"),
    })
}

/// The text of a file, or the sentence that says why there is none.
pub fn text_of(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{path} cannot be read: {error}"))
}

/// The lines of a file that say something, with their numbers: not the empty ones, nor comments after `#`.
pub fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

/// What cannot be written.
pub fn unwritten(error: io::Error) -> String {
    format!("the result cannot be written: {error}")
}

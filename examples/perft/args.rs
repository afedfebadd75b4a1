//! The command line, taken apart.

use draughts::Counting;

pub const HELP: &str = "\
perft [OPTIONS] VARIANT [DEPTH]      counts the leaves of the move tree, depth by depth

  VARIANT      a game's name, see --list; with prefixes (neu-giveaway-russian) and
               parameters (sintez-ru:board=10x10,rows=3)
  --list       every name with its board and GameType
  --fen FEN    from this position instead of the start
  --divide     the leaves below each move
  --moves      the legal moves, one a line
  --show       draw the board first
  --routes     count every way of making a capture (default: equal moves once)
  --last       count DEPTH only (default: every depth from 1)
  --format F   text, tsv or json
  --help       this text
";

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Tsv,
    Json,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    Help,
    List,
    Count,
    Divide,
    Moves,
    Show,
}

pub struct Args {
    pub task: Task,
    pub variant: String,
    pub depth: Option<u32>,
    pub fen: Option<String>,
    pub counting: Counting,
    pub last: bool,
    pub show: bool,
    pub format: Format,
}

impl Args {
    pub fn parse(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut args = Args {
            task: Task::Count,
            variant: String::new(),
            depth: None,
            fen: None,
            counting: Counting::Moves,
            last: false,
            show: false,
            format: Format::Text,
        };
        let (mut words, mut plain) = (words, Vec::new());
        while let Some(word) = words.next() {
            match word.as_str() {
                "--help" | "-h" => args.task = Task::Help,
                "--list" => args.task = Task::List,
                "--divide" => args.task = Task::Divide,
                "--moves" => args.task = Task::Moves,
                "--show" => args.show = true,
                "--routes" => args.counting = Counting::Routes,
                "--last" => args.last = true,
                "--fen" => args.fen = Some(words.next().ok_or("--fen needs a position")?),
                "--format" => args.format = format(&words.next().ok_or("--format needs text, tsv or json")?)?,
                option if option.starts_with("--") => return Err(format!("there is no option {option}; see --help")),
                _ => plain.push(word),
            }
        }
        args.take_plain(plain)?;
        Ok(args)
    }

    /// Takes the words that are no options.
    fn take_plain(&mut self, plain: Vec<String>) -> Result<(), String> {
        if matches!(self.task, Task::Help | Task::List) {
            return Ok(());
        }
        let mut plain = plain.into_iter();
        self.variant = plain.next().ok_or("name a game; --list shows them all")?;
        if let Some(depth) = plain.next() {
            self.depth = Some(depth.parse().map_err(|_| format!("the depth must be a number, not {depth}"))?);
        }
        if let Some(more) = plain.next() {
            return Err(format!("{more} is one word too many; see --help"));
        }
        if self.task == Task::Count && self.depth.is_none() && self.show {
            self.task = Task::Show;
        }
        if matches!(self.task, Task::Count | Task::Divide) && self.depth.is_none() {
            return Err("say how deep: perft VARIANT DEPTH".into());
        }
        Ok(())
    }
}

fn format(word: &str) -> Result<Format, String> {
    match word {
        "text" => Ok(Format::Text),
        "tsv" => Ok(Format::Tsv),
        "json" => Ok(Format::Json),
        _ => Err(format!("there is no format {word}: text, tsv or json")),
    }
}

//! Arguments.

use draughts::Counting;

use super::words::number;

pub const HELP: &str = "\
perft [OPTIONS] VARIANT [DEPTH]

Counts the leaves of the move tree of a game, for every depth from 1 to DEPTH (5
if nothing is said).

VARIANT is the name of a game, with prefixes before it and, after a colon, rules that
differ: neu-giveaway-russian, sintez-ru:board=10x10,rows=3. --list shows them all.

  --fen FEN      start from this position
  --divide       count the leaves below each move, at DEPTH only
  --moves        list the legal moves instead, the whole way where ends do not tell them apart
  --routes       count every way of making a capture, not only different captures
  --last         count DEPTH only
  --format text|tsv|json
  --unique       count the different positions after each ply too
  --hash MIB     remember positions counted before, in a table of so many mebibytes
  --threads N    count on so many threads, 0 for as many as there are cores
  --progress     show how far the count is, on the standard error stream
  --show         draw the board first; without DEPTH do nothing else. With tsv and json
                 it is drawn on the standard error stream
  --list         list the games: name, board, PDN GameType, other names
  --help         show this

perft compare VARIANT [--depth N] [--fen FEN | --fens FILE] [--routes]
              --against 'COMMAND' | --counts FILE
                 find the first position in which another program has other moves,
                 to depth 5 if nothing is said
perft serve VARIANT [--routes]
                 answer another perft's compare
perft table [--nodes N] [--mixtures] [VARIANT...]
                 the counts of all games, as far as N leaves
perft units VARIANT DEPTH [--ply P] [--fen FEN] [--routes]
                 cut a count into parts, one position P plies on each
perft run-unit FILE NUMBER|FIRST-LAST [--hash MIB] [--threads N]
                 count parts of such a file
perft sum-units FILE RESULTS...
                 add up what run-unit wrote

docs/perft.md tells more about these.
";

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Help,
    List,
    Perft,
    Divide,
    Moves,
    /// Nothing but the board.
    Show,
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Text,
    Tsv,
    Json,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub task: Task,
    pub variant: String,
    pub depth: u32,
    pub fen: Option<String>,
    pub counting: Counting,
    pub last: bool,
    pub format: Format,
    pub show: bool,
    pub unique: bool,
    pub hash: Option<usize>,
    pub threads: Option<usize>,
    pub progress: bool,
}

const DEFAULT_DEPTH: u32 = 5;

/// Reads the arguments; the error is a sentence.
pub fn parse(arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        task: Task::Perft,
        variant: String::new(),
        depth: DEFAULT_DEPTH,
        fen: None,
        counting: Counting::Moves,
        last: false,
        format: Format::Text,
        show: false,
        unique: false,
        hash: None,
        threads: None,
        progress: false,
    };
    let mut plain = Vec::new();
    let mut rest = arguments;
    while let Some(argument) = rest.next() {
        let argument = if argument == "-h" { "--help".to_string() } else { argument };
        let Some(option) = argument.strip_prefix("--") else {
            plain.push(argument);
            continue;
        };
        let (name, value) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (option, None),
        };
        if matches!(name, "fen" | "format" | "hash" | "threads") {
            let value = value.or_else(|| rest.next()).ok_or(format!("--{name} needs a value after it"))?;
            take_value(&mut options, name, value)?;
        } else if value.is_some() {
            return Err(format!("--{name} takes no value"));
        } else {
            take_switch(&mut options, name)?;
        }
    }
    take_plain(&mut options, plain)?;
    Ok(options)
}

fn take_value(options: &mut Options, name: &str, value: String) -> Result<(), String> {
    match (name, value.as_str()) {
        ("fen", _) => options.fen = Some(value),
        ("hash", _) => options.hash = Some(number("--hash", &value)?),
        ("threads", _) => options.threads = Some(number("--threads", &value)?),
        (_, "text") => options.format = Format::Text,
        (_, "tsv") => options.format = Format::Tsv,
        (_, "json") => options.format = Format::Json,
        _ => return Err(format!("--format is text, tsv or json, not {value:?}")),
    }
    Ok(())
}

fn take_switch(options: &mut Options, name: &str) -> Result<(), String> {
    match name {
        "routes" => options.counting = Counting::Routes,
        "last" => options.last = true,
        "show" => options.show = true,
        "unique" => options.unique = true,
        "progress" => options.progress = true,
        _ => return take_task(options, name),
    }
    Ok(())
}

fn take_task(options: &mut Options, name: &str) -> Result<(), String> {
    let task = match name {
        "help" => Task::Help,
        "list" => Task::List,
        "divide" => Task::Divide,
        "moves" => Task::Moves,
        _ => return Err(format!("there is no option --{name}; perft --help shows those there are")),
    };
    if options.task != Task::Perft && options.task != task {
        return Err(format!("--{name} does not go with another task"));
    }
    options.task = task;
    Ok(())
}

fn take_plain(options: &mut Options, plain: Vec<String>) -> Result<(), String> {
    if matches!(options.task, Task::Help | Task::List) {
        return Ok(());
    }
    let mut plain = plain.into_iter();
    options.variant = plain.next().ok_or("which VARIANT? perft --list shows them")?;
    match plain.next() {
        Some(depth) => options.depth = number("DEPTH", &depth)?,
        None if options.show && options.task == Task::Perft => options.task = Task::Show,
        None => {}
    }
    match plain.next() {
        Some(extra) => Err(format!("there is nothing to do with {extra:?} after VARIANT and DEPTH")),
        None => Ok(()),
    }
}

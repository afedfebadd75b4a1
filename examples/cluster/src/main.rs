//! Counts the different positions of a game ply by ply, and the ways that lead to them, on as many
//! threads, processes and machines as there are.
//!
//! ```text
//! cluster VARIANT PLIES FOLDER [--routes] [flags of timely]
//! cluster english 13 /tmp/english -w 2                            two threads
//! cluster english 13 /tmp/english -n 2 -p 0 -h hosts.txt          the first of two machines
//! ```
//!
//! Every position belongs to one worker, chosen by a hash of its FEN; there it is compared with the
//! others whole. What a worker has of a ply is a sorted file in its folder: memory holds only what has
//! come in since the last file, and a run that was killed goes on from the last ply that all have.

mod folder;
mod gather;

use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::error::Error;
use std::hash::{Hash, Hasher};
use std::process::ExitCode;
use std::rc::Rc;

use draughts::{AnyPosition, Counting, by_name};
use timely::dataflow::InputHandle;
use timely::dataflow::operators::vec::Broadcast;
use timely::dataflow::operators::{Exchange, Input, Inspect, Probe};
use timely::worker::Worker;

use folder::{Folder, Settings};
use gather::Gather;

/// Positions expanded before the workers exchange what they found.
const BATCH: usize = 200;

/// A position as workers send it to each other, and the ways that lead to it.
type Sent = (String, u128);

fn main() -> ExitCode {
    match count() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cluster: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the arguments say.
fn count() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let routes = arguments.iter().position(|argument| argument == "--routes").map(|at| arguments.remove(at));
    let counting = if routes.is_some() { Counting::Routes } else { Counting::Moves };
    let [variant, plies, folder, flags @ ..] = &arguments[..] else {
        return Err("expected VARIANT PLIES FOLDER [--routes] [-w THREADS] [-n PROCESSES -p NUMBER -h HOSTS]".into());
    };
    let settings = Settings { variant: variant.clone(), counting, folder: folder.into() };
    let (start, plies): (AnyPosition, u32) = (by_name(variant)?, plies.parse().map_err(|_| "PLIES is a whole number")?);
    let workers = timely::execute_from_args(flags.iter().cloned(), move |worker| {
        if let Err(error) = run(worker, &start, plies, &settings) {
            // The others would wait for this worker for ever.
            eprintln!("cluster: {error}");
            std::process::exit(1);
        }
    })?;
    workers.join().into_iter().try_for_each(|result| Ok(result?))
}

fn run(worker: &mut Worker, start: &AnyPosition, plies: u32, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let folder = Folder::open(settings, worker.index(), worker.peers())?;
    let mut ply = match all_have(worker, folder.last_ply()?) {
        Some(ply) => ply,
        None => {
            begin(worker, start, &folder)?;
            0
        }
    };
    report(worker, ply, folder.counts(ply)?);
    while ply < plies {
        expand(worker, start, settings.counting, &folder, ply)?;
        ply += 1;
        // When this returns every worker has its part of the ply, and what was before can go.
        if report(worker, ply, folder.counts(ply)?) == 0 {
            break;
        }
        folder.remove_before(ply)?;
    }
    Ok(())
}

/// Whose a position is: the same on all machines that run the same program.
fn owner(fen: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    fen.hash(&mut hasher);
    hasher.finish()
}

/// The last ply that every worker has.
fn all_have(worker: &mut Worker, mine: Option<u32>) -> Option<u32> {
    let least = Rc::new(RefCell::new(Some(u32::MAX)));
    let heard = Rc::clone(&least);
    let mut input = InputHandle::new();
    let probe = worker.dataflow::<u32, _, _>(|scope| {
        let plies = scope.input_from(&mut input).container::<Vec<Option<u32>>>();
        let hear = move |ply: &Option<u32>| {
            let least = *heard.borrow();
            *heard.borrow_mut() = least.min(*ply);
        };
        plies.broadcast().inspect(hear).probe().0
    });
    input.send(mine);
    input.close();
    worker.step_while(|| !probe.done());
    *least.borrow()
}

/// Writes ply 0: only its owner has the start.
fn begin(worker: &Worker, start: &AnyPosition, folder: &Folder) -> Result<(), Box<dyn Error>> {
    let mut gather = Gather::new(folder.path(0));
    let fen = start.to_fen();
    if owner(&fen) % worker.peers() as u64 == worker.index() as u64 {
        gather.add(&fen, 1);
    }
    Ok(gather.finish()?)
}

/// Makes the next ply out of this worker's part of a ply and what the others send.
fn expand(
    worker: &mut Worker,
    start: &AnyPosition,
    counting: Counting,
    folder: &Folder,
    ply: u32,
) -> Result<(), Box<dyn Error>> {
    let gather = Rc::new(RefCell::new(Gather::new(folder.path(ply + 1))));
    let gathering = Rc::clone(&gather);
    let mut input = InputHandle::new();
    let probe = worker.dataflow::<u32, _, _>(|scope| {
        let found = scope.input_from(&mut input).container::<Vec<Sent>>();
        let take = move |(fen, ways): &Sent| gathering.borrow_mut().add(fen, *ways);
        found.exchange(|(fen, _)| owner(fen)).inspect(take).probe().0
    });
    for (index, line) in folder.positions(ply)?.enumerate() {
        let (fen, ways) = line?;
        let position = start.with_fen(&fen)?;
        for (m, times) in position.divide_counting(1, counting) {
            let ways = ways.checked_mul(times.into()).ok_or("there are more ways than 128 bits can count")?;
            input.send((position.play_unchecked(&m).to_fen(), ways));
        }
        if index % BATCH == BATCH - 1 {
            input.flush();
            worker.step();
        }
    }
    input.close();
    worker.step_while(|| !probe.done());
    Ok(gather.replace(Gather::new(folder.path(ply + 1))).finish()?)
}

/// Adds up what the workers have of a ply; the first writes it. The answer is the number of positions.
fn report(worker: &mut Worker, ply: u32, mine: (u64, u128)) -> u64 {
    let sum = Rc::new(RefCell::new((0_u64, Some(0_u128))));
    let heard = Rc::clone(&sum);
    let mut input = InputHandle::new();
    let probe = worker.dataflow::<u32, _, _>(|scope| {
        let counts = scope.input_from(&mut input).container::<Vec<(u64, u128)>>();
        let hear = move |(positions, ways): &(u64, u128)| {
            let mut sum = heard.borrow_mut();
            *sum = (sum.0 + positions, sum.1.and_then(|all| all.checked_add(*ways)));
        };
        counts.broadcast().inspect(hear).probe().0
    });
    input.send(mine);
    input.close();
    worker.step_while(|| !probe.done());
    let (positions, ways) = *sum.borrow();
    if worker.index() == 0 {
        let ways = ways.map_or("over 128 bits".to_string(), |ways| ways.to_string());
        println!("ply {ply}: {positions} positions, {ways} ways");
    }
    positions
}

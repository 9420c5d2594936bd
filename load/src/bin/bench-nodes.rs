//! What several servers on a database cost, compared with one on a file: CPU time per accepted action of the server
//! that has the rooms, of the one by way of which others play, and of the database; their memory; and how long a move
//! takes on either way. Compare within one run; the machine may be busy.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use conurbation_load::balancer::Place;
use conurbation_load::party::Party;
use conurbation_load::people::{Diary, Person, percentiles};
use conurbation_load::postgres::Postgres;
use conurbation_load::program::{LIMITS, Program};
use conurbation_load::usage;
use tokio::process::Command;
use tokio::sync::watch;
use tokio::time::sleep;

/// Players in a room. The first three are connected to the server that has it.
const SEATS: u8 = 5;
const HERE: usize = 3;
/// With this many rooms more than another one, a server gives it some (`server/src/rooms/cluster/sharing.rs`).
const SHARED: usize = 32;

/// Measures servers that share a database
#[derive(Parser)]
struct Options {
    /// The program to measure
    #[arg(long, default_value = "target/release/conurbation")]
    server: PathBuf,
    /// Rooms that play at the same time; from 32 on both servers have some
    #[arg(long, default_value_t = 30)]
    rooms: usize,
    /// Seconds to measure each arrangement
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The longest that a player thinks, in milliseconds
    #[arg(long, default_value_t = 2000)]
    pace: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    rlimit::increase_nofile_limit(u64::MAX)?;
    println!("{} rooms of {SEATS}, a move every {} ms on average each", options.rooms, options.pace / 2);
    let folder = tempfile::tempdir()?;
    let alone = Program::start(&options.server, folder.path()).await?;
    measure("one server, a file", &options, &[&alone]).await?;
    drop(alone);
    let mut postgres = Postgres::start()?;
    let alone = on_a_database(&options.server, &postgres.database()?).await?;
    measure("one server, a database", &options, &[&alone]).await?;
    drop(alone);
    let database = postgres.database()?;
    let here = Program::among_others(&options.server, &database).await?;
    let there = Program::among_others(&options.server, &database).await?;
    measure("two servers, a database", &options, &[&here, &there]).await
}

async fn on_a_database(program: &Path, database: &str) -> Result<Program> {
    let mut command = Command::new(program);
    command.envs(LIMITS);
    Program::on(command, database, "127.0.0.1:0").await
}

/// Lets people play. The first server has all rooms, or every other one if that would be too many for it; three of
/// five players are connected to the server with their room, and the others to the other one.
async fn measure(what: &str, options: &Options, servers: &[&Program]) -> Result<()> {
    // Each way leads to one server.
    let places = servers.iter().map(|server| watch::Sender::new(vec![Some(Place::new(&server.address))]));
    let places: Vec<_> = places.collect();
    let (over, diaries) = (watch::Sender::new(false), [(); 2].map(|()| Arc::<Diary>::default()));
    let mut people = Vec::new();
    let is_spread = options.rooms >= SHARED;
    let home = |room: usize| if is_spread { room % servers.len() } else { 0 };
    let parties = Party::all_begin(options.rooms, SEATS, |room| &servers[home(room)].address).await?;
    for (room, party) in parties.into_iter().enumerate() {
        for (seat, guest) in party.guests.into_iter().enumerate() {
            let relayed = usize::from(seat >= HERE && servers.len() > 1);
            let person =
                Person { guest, code: party.code.clone(), pace: Duration::from_millis(options.pace), host: seat == 0 };
            let (diary, seed) = (Arc::clone(&diaries[relayed]), u64::try_from(people.len())?);
            let place = places[(home(room) + relayed) % servers.len()].subscribe();
            people.push(tokio::spawn(person.plays(place, over.subscribe(), diary, seed)));
        }
    }
    sleep(Duration::from_millis(options.pace).max(Duration::from_secs(3))).await;
    let done = || diaries.each_ref().map(|diary| diary.spans().len());
    let (before, cpu) = (done(), spent(servers, is_spread)?);
    sleep(Duration::from_secs(options.seconds)).await;
    let (after, cpu_after) = (done(), spent(servers, is_spread)?);
    let actions = u32::try_from(after.iter().sum::<usize>() - before.iter().sum::<usize>())?.max(1);
    let span = Duration::from_secs(options.seconds).as_secs_f64();
    println!("{what}: {} players, {:.0} actions/s", people.len(), f64::from(actions) / span);
    for ((name, before), (_, after)) in cpu.into_iter().zip(cpu_after) {
        let cpu = after.saturating_sub(before).as_secs_f64();
        println!("  {name}: {:.0} µs of CPU per action, {:.2} of a core", cpu * 1e6 / f64::from(actions), cpu / span);
    }
    for (name, server) in names(is_spread).into_iter().zip(servers) {
        println!("  {name}: {} MiB", usage::resident(server.pid().context("it runs")?)? / 1024);
    }
    for ((way, before), diary) in
        ["with the server that has the room", "by way of the other"].iter().zip(before).zip(&diaries)
    {
        let spans = diary.spans().split_off(before);
        if !spans.is_empty() {
            let [half, most, longest] = percentiles(spans).map(|span| span.as_secs_f64() * 1e3);
            println!("  a move {way}: p50 {half:.1} ms, p99 {most:.1}, longest {longest:.0}");
        }
    }
    over.send_replace(true);
    for person in people {
        person.await?;
    }
    Ok(())
}

/// What the servers are called, in their order.
const fn names(is_spread: bool) -> [&'static str; 2] {
    if is_spread { ["one server", "the other server"] } else { ["the server that has the rooms", "the other server"] }
}

/// The CPU time that everybody has used so far.
fn spent(servers: &[&Program], is_spread: bool) -> Result<Vec<(&'static str, Duration)>> {
    let mut all = Vec::new();
    for (name, server) in names(is_spread).into_iter().zip(servers) {
        all.push((name, usage::cpu(server.pid().context("it runs")?)?));
    }
    all.push(("the database", usage::cpu_of_all("postgres")?));
    Ok(all)
}

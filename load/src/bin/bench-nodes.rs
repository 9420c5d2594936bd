//! What several servers on a database cost, compared with one on a file: CPU time per accepted action of the server
//! that has the rooms, of the one by way of which others play, and of the database; and how long a move takes on either
//! way. Compare within one run; the machine may be busy.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
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

/// Measures servers that share a database
#[derive(Parser)]
struct Options {
    /// The program to measure
    #[arg(long, default_value = "target/release/conurbation")]
    server: PathBuf,
    /// Rooms that play at the same time
    #[arg(long, default_value_t = 100)]
    rooms: u32,
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

/// Lets people play; the first server has all rooms, and the last one connects those who are not with it.
async fn measure(what: &str, options: &Options, servers: &[&Program]) -> Result<()> {
    let addresses = watch::Sender::new(servers.iter().map(|server| Some(server.address.clone())).collect());
    let (over, diaries) = (watch::Sender::new(false), [(); 2].map(|()| Arc::<Diary>::default()));
    let mut people = Vec::new();
    for room in 0..options.rooms {
        let mut party = Party::sits_down(&servers[0].address, SEATS).await?;
        party.begins().await?;
        for (seat, guest) in party.guests.into_iter().enumerate() {
            let way = usize::from(seat >= HERE && servers.len() > 1);
            let person = Person {
                guest,
                code: party.code.clone(),
                first: way,
                pace: Duration::from_millis(options.pace),
                host: seat == 0,
            };
            let (diary, seed) = (Arc::clone(&diaries[way]), u64::from(room) * 10 + u64::try_from(seat)?);
            people.push(tokio::spawn(person.plays(addresses.subscribe(), over.subscribe(), diary, seed)));
        }
    }
    sleep(Duration::from_secs(3)).await;
    let done = || diaries.each_ref().map(|diary| diary.spans().len());
    let (before, cpu) = (done(), spent(servers)?);
    sleep(Duration::from_secs(options.seconds)).await;
    let (after, cpu_after) = (done(), spent(servers)?);
    let actions = u32::try_from(after.iter().sum::<usize>() - before.iter().sum::<usize>())?.max(1);
    println!("{what}: {:.0} actions/s", f64::from(actions) / Duration::from_secs(options.seconds).as_secs_f64());
    for ((name, before), (_, after)) in cpu.into_iter().zip(cpu_after) {
        println!(
            "  {name}: {:.0} µs of CPU per action",
            after.saturating_sub(before).as_secs_f64() * 1e6 / f64::from(actions)
        );
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

/// The CPU time that everybody has used so far.
fn spent(servers: &[&Program]) -> Result<Vec<(&'static str, Duration)>> {
    let names = ["the server that has the rooms", "the other server"];
    let mut all = Vec::new();
    for (name, server) in names.into_iter().zip(servers) {
        all.push((name, usage::cpu(server.pid().context("it runs")?)?));
    }
    all.push(("the database", usage::cpu_of_all("postgres")?));
    Ok(all)
}

//! What players and visitors notice while the server is attacked: each attack on a server of its own, measured before
//! and during it in the same run. Prints one line of JSON for each. The machine may be busy: compare ratios.

mod crowd;
mod raid;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};
use conurbation_load::guest::Guest;
use conurbation_load::program::Program;
use conurbation_load::usage;
use serde_json::json;
use tokio::process::{Child, Command};
use tokio::time::{interval, sleep};

use crowd::Crowd;
use raid::Attack;

/// The file limit that most systems start a program with.
const FILES: &str = "1024";
/// Rooms without players, for the sockets that return.
const EMPTY_ROOMS: usize = 250;
/// Between opening one of these and the next: the server lets an address open 256 connections within five seconds.
const APART: Duration = Duration::from_millis(25);

/// Attacks a server and measures what its players notice
#[derive(Parser)]
struct Options {
    /// The program to besiege
    #[arg(long, default_value = "target/release/conurbation")]
    program: PathBuf,
    /// Seconds to measure before, and during each attack
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// Seconds to rest after it: longer than the time-outs for requests. Rooms are kept for five minutes longer
    #[arg(long, default_value_t = 12)]
    rest: u64,
    /// Only this attack
    #[arg(long)]
    only: Option<Attack>,
    /// Be the attacker of the server at this address, until killed
    #[arg(long, hide = true, requires = "only")]
    raid: Option<String>,
    /// The rooms to attack
    #[arg(hide = true)]
    rooms: Vec<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    rlimit::increase_nofile_limit(u64::MAX)?;
    if let (Some(host), Some(attack)) = (&options.raid, options.only) {
        return raid::run(attack, host, &options.rooms).await;
    }
    for attack in Attack::value_variants() {
        if options.only.is_none_or(|only| only == *attack) {
            let [span, rest] = [options.seconds, options.rest].map(Duration::from_secs);
            besiege(*attack, &options.program, span, rest).await?;
        }
    }
    Ok(())
}

async fn besiege(attack: Attack, program: &Path, span: Duration, rest: Duration) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("log");
    let server = start(program, folder.path(), &log).await?;
    let pid = server.pid().context("the server runs")?;
    let mut rooms = Vec::new();
    let crowd = Crowd::gathers(&server.address, &mut rooms).await?;
    if attack == Attack::Returning {
        rooms.clear();
        let mut pace = interval(APART);
        for _ in 0..EMPTY_ROOMS {
            pace.tick().await;
            rooms.push(Guest::opens_a_room(&server.address, 3, false).await?.1);
        }
    }
    sleep(Duration::from_secs(1)).await;
    crowd.take();
    sleep(span).await;
    let (before, memory_before) = (crowd.take(), usage::resident(pid)?);
    let lines_before = fs::read_to_string(&log)?.lines().count();
    let mut attackers = attacker(attack, &server.address, &rooms)?;
    sleep(span).await;
    let (during, memory_during) = (crowd.take(), usage::resident(pid)?);
    attackers.kill().await?;
    sleep(rest).await;
    let (after, memory_after) = (crowd.take(), usage::resident(pid)?);
    // What a first attack leaves behind may be what the allocator needs for so much memory; a second one tells a leak.
    let mut attackers = attacker(attack, &server.address, &rooms)?;
    sleep(span).await;
    attackers.kill().await?;
    sleep(rest).await;
    let memory_again = usage::resident(pid)?;
    let said = fs::read_to_string(&log)?;
    let lines = u32::try_from(said.lines().count() - lines_before)?;
    println!(
        "{}",
        json!({
            "attack": attack,
            "p99_ratio": during.moves.p99 / before.moves.p99,
            "moves_ms": { "before": before.moves, "during": during.moves, "after": after.moves },
            "visits_ms": { "before": before.visits, "during": during.visits, "after": after.visits },
            "visits_failed": [before.failed, during.failed, after.failed],
            "rooms_lost": after.lost,
            "resident_kib": {
                "before": memory_before, "during": memory_during, "after": memory_after, "after_another": memory_again,
            },
            "log_lines_per_second": f64::from(lines) / (2.0 * (span + rest).as_secs_f64()),
            "panics": said.matches("panicked").count(),
        })
    );
    Ok(())
}

/// Another process that attacks a server until it is killed.
fn attacker(attack: Attack, server: &str, rooms: &[String]) -> Result<Child> {
    let attacker = Command::new(std::env::current_exe()?)
        .args(["--only", attack.to_possible_value().context("an attack has a name")?.get_name()])
        .args(["--raid", server.trim_start_matches("http://")])
        .args(rooms)
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    Ok(attacker)
}

/// Starts the program as most systems would, with the settings that a server has by default. Only rooms are not
/// limited, since all players share an address.
async fn start(program: &Path, folder: &Path, log: &Path) -> Result<Program> {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -S -n {FILES} && exec \"$0\" \"$@\"")]).arg(program);
    command.envs([("CONURBATION_ROOMS_PER_MINUTE", "10000"), ("CONURBATION_ROOMS_PER_DAY", "10000")]);
    command.stderr(File::create(log)?);
    Program::run(command, folder, "127.0.0.1:0").await
}

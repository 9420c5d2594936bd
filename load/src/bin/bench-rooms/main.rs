//! What the server costs: CPU time per accepted action, compared with a bare socket server that fans out ready bytes of
//! the same size, and with other people's servers; how long players wait for their own move; memory per idle room;
//! and what it costs to show a table to thousands.
//! Server and players have a core each. Compare ratios within one run; the machine may be busy.

mod cost;
mod floor;
mod memory;
mod peers;
mod profile;
mod program;
mod sync;
mod watchers;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;
use clap::Parser;
use conurbation_load::bare;
use conurbation_load::program::LIMITS;
use tokio::process::Command;

use cost::{Column, Cost, median};
use program::Store;

/// Players in a room.
const SEATS: u8 = 5;
/// The core of the servers; the players have another one, which `make bench` gives them.
const CORE: &str = "0";
/// The longest that a player thinks at people's pace, in milliseconds: there are enough actions to be measured.
const PACE: u64 = 2000;

/// Measures the server: CPU time per action, waiting for one's own move, and memory per room
#[derive(Parser)]
struct Options {
    /// The program to measure
    #[arg(long, default_value = "target/release/conurbation")]
    server: PathBuf,
    /// Seconds to measure each server with each number of rooms
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How often everything is measured; of each figure the median is printed
    #[arg(long, default_value_t = 1)]
    runs: usize,
    /// Measure only with these numbers of rooms, playing as fast as they can
    #[arg(long, num_args = 1.., conflicts_with_all = ["memory", "watchers"])]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    rooms: Vec<u64>,
    /// Count instead what the system does for an action, with strace
    #[arg(long)]
    profile: bool,
    /// Measure only the memory of idle rooms
    #[arg(long)]
    memory: bool,
    /// Measure only a table with thousands of watchers
    #[arg(long)]
    watchers: bool,
    /// Be the bare server, with views and answers of these sizes in bytes, and with 1 for joined writes, until killed
    #[arg(long, num_args = 3, hide = true)]
    bare: Option<Vec<usize>>,
}

/// The rows of the table, in their order. The first one is what the others are compared with.
const ROWS: [&str; 4] =
    ["bare axum", "bare axum, waiting writes joined", "this program, synced", "this program, `memory:`"];

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let files = rlimit::increase_nofile_limit(u64::MAX)?;
    if let Some(sizes) = &options.bare {
        return bare::serve(sizes[0], sizes[1], sizes[2] == 1).await;
    }
    let pace = Some(Duration::from_millis(PACE));
    let usual = [(1, None), (20, None), (100, None), (100, pace)].map(|(rooms, pace)| Column { rooms, pace });
    let asked: Vec<_> = options.rooms.iter().map(|&rooms| Column { rooms, pace: None }).collect();
    let columns = if asked.is_empty() { &usual[..] } else { &asked };
    if options.profile {
        return profile::print(&options.server, columns, options.seconds).await;
    }
    if options.memory {
        return memory::measure(&options.server).await;
    }
    if options.watchers {
        return watchers::measure(&options.server, files, options.seconds).await;
    }
    let mut measured = Vec::new();
    for &column in columns {
        let mut runs: [Vec<Cost>; ROWS.len()] = Default::default();
        for _ in 0..options.runs {
            for (row, cost) in runs.iter_mut().zip(measure(&options, column).await?) {
                row.push(cost);
            }
        }
        let costs = runs.map(|runs| median(&runs));
        eprintln!("{}: {:.0} actions/s, views of {} bytes", column.heading(), costs[2].actions, costs[2].view);
        measured.push(costs);
    }
    print(columns, &measured);
    if !asked.is_empty() {
        return Ok(());
    }
    peers::print(columns);
    println!("\none sync of this disk: {:.2} ms (median)", sync::median()?.as_secs_f64() * 1e3);
    memory::measure(&options.server).await?;
    watchers::measure(&options.server, files, options.seconds).await
}

/// Every row of a column. The bare servers come last: they send as many bytes as the program did.
async fn measure(options: &Options, column: Column) -> Result<[Cost; ROWS.len()]> {
    let Options { server, seconds, .. } = options;
    let file = program::measure(server, Store::File, column, *seconds).await?;
    let memory = program::measure(server, Store::Memory, column, *seconds).await?;
    let bare = floor::measure(column, &file, false, *seconds).await?;
    let joined = floor::measure(column, &file, true, *seconds).await?;
    Ok([bare, joined, file, memory])
}

/// CPU per action in µs, and how many times that of the bare server.
fn print(columns: &[Column], measured: &[[Cost; ROWS.len()]]) {
    let micros = |cost: &Cost| cost.cpu.as_secs_f64() * 1e6;
    let headings: Vec<String> = columns.iter().map(|column| column.heading()).collect();
    let paced = columns.iter().zip(measured).rfind(|(column, _)| column.pace.is_some()).map(|(_, costs)| costs);
    let own = if paced.is_some() { " own move there, p50 / p99 ms |" } else { "" };
    println!("| CPU per accepted action, µs | {} |{own}", headings.join(" | "));
    println!("|---|{}", "---|".repeat(columns.len() + usize::from(paced.is_some())));
    for (row, name) in ROWS.iter().enumerate() {
        let cells = measured.iter().map(|costs| {
            let ratio = micros(&costs[row]) / micros(&costs[0]);
            format!("{:.0} ({ratio:.2})", micros(&costs[row]))
        });
        let own = paced.map_or(String::new(), |costs| {
            let [half, most] = costs[row].own.map(|own| own.as_secs_f64() * 1e3);
            format!(" {half:.2} / {most:.1} |")
        });
        println!("| {name} | {} |{own}", cells.collect::<Vec<_>>().join(" | "));
    }
}

/// A command that runs a server on its core, with limits that a crowd behind one address does not reach.
fn on_a_core(program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", CORE]).arg(program).envs(LIMITS);
    command
}

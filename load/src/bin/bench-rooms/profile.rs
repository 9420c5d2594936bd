//! System calls by name, and wake-ups of the server's threads, per accepted action.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use conurbation_load::usage;
use tokio::process::Command;
use tokio::time::sleep;

use crate::cost::{Column, Counters, WARM_UP};
use crate::program::{Playing, Store, with_players};

/// System calls that are named; all others are told together.
const NAMED: usize = 12;

/// What was counted per accepted action.
#[derive(Default)]
struct Profile {
    /// Times that a thread waited, and so had to be woken.
    wake_ups: f64,
    calls: BTreeMap<String, f64>,
}

/// Prints the table of these columns, with the log in a file.
pub async fn print(program: &Path, columns: &[Column], seconds: u64) -> Result<()> {
    let mut profiles = Vec::new();
    for column in columns {
        let count = async |playing: &Playing<'_>| count(playing.pid, playing.counters, seconds).await;
        profiles.push(with_players(program, Store::File, *column, count).await?);
    }
    let headings: Vec<String> = columns.iter().map(|column| column.heading()).collect();
    println!("| per accepted action | {} |\n|---|{}", headings.join(" | "), "---|".repeat(columns.len()));
    row("wake-ups", profiles.iter().map(|profile| profile.wake_ups));
    row("system calls", profiles.iter().map(|profile| profile.calls.values().sum()));
    let mut names: Vec<&String> = profiles.iter().flat_map(|profile| profile.calls.keys()).collect();
    let most = |name: &String| profiles.iter().filter_map(|profile| profile.calls.get(name)).sum::<f64>();
    names.sort_by(|one, other| most(other).total_cmp(&most(one)).then(one.cmp(other)));
    names.dedup();
    for name in names.into_iter().take(NAMED) {
        row(&format!("`{name}`"), profiles.iter().map(|profile| profile.calls.get(name).copied().unwrap_or_default()));
    }
    Ok(())
}

fn row(name: &str, figures: impl Iterator<Item = f64>) {
    let cells: Vec<String> = figures.map(|figure| format!("{figure:.2}")).collect();
    println!("| {name} | {} |", cells.join(" | "));
}

async fn count(pid: u32, counters: &Counters, seconds: u64) -> Result<Profile> {
    let span = Duration::from_secs(seconds);
    sleep(WARM_UP).await;
    let (actions, slept) = (counters.actions(), usage::wake_ups(pid)?);
    sleep(span).await;
    let wake_ups = each(usage::wake_ups(pid)? - slept, counters.actions() - actions);
    // Tracing slows everything down, so it has a part of its own.
    let actions = counters.actions();
    let calls = trace(pid, span).await?;
    let actions = counters.actions() - actions;
    Ok(Profile { wake_ups, calls: calls.into_iter().map(|(name, calls)| (name, each(calls, actions))).collect() })
}

fn each(all: u64, actions: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "they are far below 2^52")]
    let each = all as f64 / actions.max(1) as f64;
    each
}

/// The system calls of a process by name, as `strace` counts them.
async fn trace(pid: u32, span: Duration) -> Result<BTreeMap<String, u64>> {
    let summary = tempfile::NamedTempFile::new()?;
    let mut tracer = Command::new("strace")
        .args(["--follow-forks", "--summary-only", "--summary-columns=calls,name", "--attach", &pid.to_string()])
        .arg("--output")
        .arg(summary.path())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("strace is needed: make strace")?;
    sleep(span).await;
    let tracing = tracer.id().context("strace may not trace the server: run this as root")?;
    Command::new("kill").args(["-INT", &tracing.to_string()]).status().await?;
    tracer.wait().await?;
    let calls = std::fs::read_to_string(summary.path())?.lines().filter_map(call).collect::<BTreeMap<_, _>>();
    ensure!(!calls.is_empty(), "strace may not trace the server: run this as root");
    Ok(calls)
}

/// A line of the summary, such as `42 futex`.
fn call(line: &str) -> Option<(String, u64)> {
    let (calls, name) = line.trim().split_once(char::is_whitespace)?;
    Some((name.trim().to_owned(), calls.parse().ok()?)).filter(|(name, _)| name != "total")
}

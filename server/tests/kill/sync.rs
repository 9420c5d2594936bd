//! What the kernel is asked for, in which order: a command's record is written, then synced, and only then answered.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use anyhow::{Context, Result};
use conurbation_load::party::Party;
use conurbation_load::player::PATIENCE;
use conurbation_load::program::Program;
use conurbation_room::Request;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

#[tokio::test]
async fn the_sync_comes_before_the_acknowledgement() -> Result<()> {
    if !can_trace().context("strace is missing: tools/install-strace")? {
        eprintln!("skipped: strace may not trace here, ptrace has to be allowed");
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let trace = folder.path().join("trace.txt");
    let traced = traced(folder.path(), &trace)?;
    let server = Program::start(&traced, folder.path()).await?;
    let mut party = Party::sits_down(&server.address, 2).await?;
    let ids: Vec<Uuid> = (0..5).map(|_| Uuid::new_v4()).collect();
    for (no, id) in (0..).zip(&ids) {
        party.players[0].send(*id, Request::Join { name: format!("Ann the {no}.") }).await?;
        party.players[0].answer(*id).await?;
    }
    server.kill().await?;
    let trace = whole(&trace).await?;
    for id in ids {
        in_order(&trace, id)?;
    }
    Ok(())
}

/// Whether the kernel lets a process trace another one.
fn can_trace() -> io::Result<bool> {
    let traced = Command::new("strace").args(["-D", "-o", "/dev/null", "true"]).stderr(Stdio::null()).status()?;
    Ok(traced.success())
}

/// A program that starts the server and writes its system calls to a file. The tracer is beside the server, not above
/// it, so that whoever kills the program kills the server.
fn traced(folder: &Path, trace: &Path) -> Result<std::path::PathBuf> {
    let path = folder.join("traced");
    let (trace, program) = (trace.display(), crate::program().display());
    let calls = "fsync,fdatasync,write,writev,sendto,pwrite64";
    fs::write(
        &path,
        format!("#!/bin/sh\nexec strace -D -f -s 9000 -e trace={calls} -o '{trace}' '{program}' \"$@\"\n"),
    )?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
    Ok(path)
}

/// The trace, once the tracer has seen the server's end.
async fn whole(path: &Path) -> Result<String> {
    let began = Instant::now();
    loop {
        let trace = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        if trace.lines().last().is_some_and(|line| line.ends_with("+++")) || began.elapsed() > PATIENCE {
            return Ok(trace);
        }
        sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// A command's record, then a sync, then its acknowledgement.
fn in_order(trace: &str, id: Uuid) -> Result<()> {
    let id = id.to_string();
    let calls: Vec<&str> = trace.lines().collect();
    let find =
        |from: usize, what: &dyn Fn(&str) -> bool| calls[from..].iter().position(|call| what(call)).map(|at| from + at);
    let record = |call: &str| call.contains("pwrite64(") && call.contains(&id);
    let answer = |call: &str| call.contains("ack") && call.contains(&id) && !call.contains("pwrite64(");
    let synced = |call: &str| (call.contains("fdatasync") || call.contains("fsync")) && call.ends_with("= 0");
    let written = find(0, &record).with_context(|| format!("{id} is not written"))?;
    let synced = find(written, &synced).with_context(|| format!("{id} is not synced"))?;
    find(0, &answer).filter(|answered| *answered > synced).with_context(|| {
        format!("{id} is answered before its sync:\n{}", calls[written.saturating_sub(3)..=synced].join("\n"))
    })?;
    Ok(())
}

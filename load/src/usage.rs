//! What a process has used, read from `/proc`.

use std::time::Duration;

use anyhow::{Context, Result};

/// Ticks per second in which Linux tells CPU time to programs, whatever the kernel's own pace (`man 5 proc`).
const TICKS_PER_SECOND: u64 = 100;

/// CPU time of a process so far, in the program and in the kernel together.
pub fn cpu(pid: u32) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The second field is the name in brackets, which can hold anything; utime and stime are the 14th and 15th.
    let rest = stat.rsplit(')').next().context("a process has a name")?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
    Ok(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

/// Resident memory of a process, in KiB.
pub fn resident(pid: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("a process has memory")?;
    Ok(line.split_whitespace().nth(1).context("a number")?.parse()?)
}

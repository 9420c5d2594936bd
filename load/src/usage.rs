//! Resources that a process has used.

use std::time::Duration;

use anyhow::{Context, Result};
use procfs::process::Process;
use procfs::ticks_per_second;

/// CPU time of a process so far, in the program and in the kernel.
pub fn cpu(pid: u32) -> Result<Duration> {
    let stat = process(pid)?.stat()?;
    Ok(Duration::from_millis((stat.utime + stat.stime) * 1000 / ticks_per_second()))
}

/// The same of all processes of this name.
pub fn cpu_of_all(name: &str) -> Result<Duration> {
    let processes = procfs::process::all_processes()?.filter_map(Result::ok);
    let ours = processes.filter_map(|process| process.stat().ok()).filter(|stat| stat.comm == name);
    let ticks: u64 = ours.map(|stat| stat.utime + stat.stime + (stat.cutime + stat.cstime).cast_unsigned()).sum();
    Ok(Duration::from_millis(ticks * 1000 / ticks_per_second()))
}

/// How often the threads of a process have waited for something so far, and were woken.
pub fn wake_ups(pid: u32) -> Result<u64> {
    let mut all = 0;
    for task in process(pid)?.tasks()? {
        all += task?.status()?.voluntary_ctxt_switches.context("threads wait")?;
    }
    Ok(all)
}

/// Resident memory of a process, in KiB.
pub fn resident(pid: u32) -> Result<u64> {
    process(pid)?.status()?.vmrss.context("a process has memory")
}

fn process(pid: u32) -> Result<Process> {
    Ok(Process::new(pid.try_into()?)?)
}

//! The operating system's limit of open files, which every connection counts by.

use anyhow::{Context, Result};

/// Most files ever needed. Some systems have no limit at all, and then make every child process slow to start.
const ENOUGH: u64 = 1 << 20;

/// Raises the limit as far as the program may, and returns it.
pub fn raise_limit() -> Result<u64> {
    rlimit::increase_nofile_limit(ENOUGH).context("can't read the limit of open files")
}

//! Measures how long the disk takes for one sync.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;

/// How often it is tried.
const TIMES: usize = 200;
/// Bytes that are appended each time, as a record of the log.
const RECORD: usize = 200;

/// The median of many appends, each synced, where the servers keep their files.
pub fn median() -> Result<Duration> {
    let mut file = tempfile::tempfile()?;
    let mut spans = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let began = Instant::now();
        file.write_all(&[0; RECORD])?;
        file.sync_data()?;
        spans.push(began.elapsed());
    }
    spans.sort();
    Ok(spans[TIMES / 2])
}

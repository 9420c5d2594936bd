//! Memory of rooms in which nobody acts.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use conurbation_load::party::Party;
use conurbation_load::usage;
use tokio::time::sleep;

use crate::SEATS;
use crate::program::{Store, start};

/// Rooms that come first, and pay for everything that rooms share: by then the store's caches are full.
const FIRST: u32 = 200;
/// Rooms whose memory is measured.
const ROOMS: u32 = 400;
/// How long the allocator takes to give back what is free.
const DECAY: Duration = Duration::from_secs(3);

/// Resident memory per room in the middle of a game: with all players connected and idle, and when all have left.
pub async fn measure(program: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = start(program, Store::File, folder.path()).await?;
    let pid = server.pid().context("the server runs")?;
    let opens = async || -> Result<Party> {
        let mut party = Party::sits_down(&server.address, SEATS).await?;
        party.begins().await?;
        Ok(party)
    };
    let resident = async || -> Result<u64> {
        sleep(DECAY).await;
        usage::resident(pid)
    };
    let mut connected = Vec::new();
    for _ in 0..FIRST {
        connected.push(opens().await?);
    }
    let first = resident().await?;
    for _ in 0..ROOMS {
        connected.push(opens().await?);
    }
    let full = resident().await?;
    for _ in 0..ROOMS {
        drop(opens().await?);
    }
    let empty = resident().await?;
    let each = |before: u64, after: u64| -> Result<f64> {
        Ok(f64::from(u32::try_from(after.saturating_sub(before))?) / f64::from(ROOMS))
    };
    println!(
        "memory: {:.1} KiB per idle room with {SEATS} connections, over {ROOMS} rooms (aim: 50 or less), {:.1} without",
        each(first, full)?,
        each(full, empty)?,
    );
    Ok(())
}

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
    let mut parties = Vec::new();
    let mut resident = async |rooms, stay: bool| -> Result<u64> {
        for _ in 0..rooms {
            let mut party = Party::sits_down(&server.address, SEATS).await?;
            party.begins().await?;
            if stay {
                parties.push(party);
            }
        }
        sleep(DECAY).await;
        usage::resident(pid)
    };
    let first = resident(FIRST, true).await?;
    let full = resident(ROOMS, true).await?;
    let empty = resident(ROOMS, false).await?;
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

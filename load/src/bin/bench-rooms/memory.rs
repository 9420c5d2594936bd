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

/// Resident memory per room in the middle of a game, with all players connected and idle.
pub async fn measure(program: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = start(program, Store::File, folder.path()).await?;
    let pid = server.pid().context("the server runs")?;
    let mut parties = Vec::new();
    let mut resident = async |rooms| -> Result<u64> {
        for _ in 0..rooms {
            let mut party = Party::sits_down(&server.address, SEATS).await?;
            party.begins().await?;
            parties.push(party);
        }
        sleep(DECAY).await;
        usage::resident(pid)
    };
    let before = resident(FIRST).await?;
    let grown = u32::try_from(resident(ROOMS).await?.saturating_sub(before))?;
    let each = f64::from(grown) / f64::from(ROOMS);
    println!("memory: {each:.1} KiB per idle room with {SEATS} connections, over {ROOMS} rooms (aim: 50 or less)");
    Ok(())
}

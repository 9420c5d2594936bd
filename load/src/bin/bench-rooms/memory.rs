//! Memory of rooms in which nobody acts.

use std::path::Path;

use anyhow::{Context, Result};
use conurbation_load::party::Party;
use conurbation_load::usage;

use crate::SEATS;
use crate::program::{Store, start};

/// Rooms whose memory is measured.
const ROOMS: u32 = 200;

/// Resident memory per room in the middle of a game, with all players connected and idle.
pub async fn measure(program: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = start(program, Store::File, folder.path()).await?;
    let pid = server.pid().context("the server runs")?;
    // The first room pays for everything that rooms share.
    let mut parties = vec![Party::sits_down(&server.address, SEATS).await?];
    let before = usage::resident(pid)?;
    for _ in 0..ROOMS {
        let mut party = Party::sits_down(&server.address, SEATS).await?;
        party.begins().await?;
        parties.push(party);
    }
    let grown = u32::try_from(usage::resident(pid)?.saturating_sub(before))?;
    let each = f64::from(grown) / f64::from(ROOMS);
    println!("memory: {each:.1} KiB per idle room with {SEATS} connections, over {ROOMS} rooms (aim: 50 or less)");
    Ok(())
}

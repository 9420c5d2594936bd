//! Many rooms at once, killed while commands are under way.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use conurbation::store::{Store, Stream};
use conurbation_load::guest::Guest;
use conurbation_load::moves::{Rng, next_move};
use conurbation_load::party::Party;
use conurbation_load::player::{Incoming, PATIENCE, Player};
use conurbation_load::program::{self, Program};
use conurbation_room::{Body, Channel, Command, Request};
use futures_util::future::try_join_all;
use serde_json::Value;
use tokio::sync::mpsc::{self, UnboundedSender};
use tokio::time::timeout;
use uuid::Uuid;

/// Rooms that play at the same time.
const ROOMS: usize = 50;
/// Players in each.
const SEATS: u8 = 2;
/// Commands that each player has under way.
const IN_FLIGHT: usize = 3;
/// How often the server is killed unless `KILLS` says otherwise.
const KILLS: u64 = 5;
/// Fewest acknowledged commands between two kills.
const ACKNOWLEDGED: usize = 200;

#[tokio::test]
async fn nothing_acknowledged_is_lost_or_doubled() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Program::start(crate::program(), folder.path()).await?;
    let parties = try_join_all((0..ROOMS).map(|_| party(&server.address))).await?;
    let mut acknowledged = BTreeSet::new();
    let kills = std::env::var("KILLS").map_or(Ok(KILLS), |kills| kills.parse())?;
    for kill in 0..kills {
        let enough = ACKNOWLEDGED + Rng::with_seed(kill).usize(..ACKNOWLEDGED);
        let (tell, mut acks) = mpsc::unbounded_channel();
        let mut players = Vec::new();
        for (no, (code, guests)) in (0..).zip(&parties) {
            for (seat, guest) in (0..).zip(guests) {
                let player = guest.at(&server.address).connects(code).await?;
                let random = Rng::with_seed(1000 * kill + 10 * no + seat);
                players.push(tokio::spawn(plays(player, random, tell.clone())));
            }
        }
        drop(tell);
        for _ in 0..enough {
            acknowledged.insert(timeout(PATIENCE, acks.recv()).await?.context("the server still runs")?);
        }
        server.kill().await?;
        while let Some(id) = acks.recv().await {
            acknowledged.insert(id);
        }
        for player in players {
            player.await?;
        }
        is_in_the_log(folder.path(), &parties, &acknowledged).await?;
        server = Program::start(crate::program(), folder.path()).await?;
    }
    Ok(())
}

/// Two people who play in a room of their own.
async fn party(server: &str) -> Result<(String, Vec<Guest>)> {
    let mut party = Party::sits_down(server, SEATS).await?;
    party.begins().await?;
    Ok((party.code, party.guests))
}

/// Plays, changes its name and talks, always with a few commands under way, until the connection is gone. Tells what
/// was acknowledged.
async fn plays(mut player: Player, mut random: Rng, tell: UnboundedSender<Uuid>) {
    let mut waiting = BTreeSet::new();
    loop {
        while waiting.len() < IN_FLIGHT {
            let id = Uuid::from_u128(random.u128(..));
            let command = Command { id, request: anything(&player, &mut random) };
            let text = serde_json::to_string(&command).expect("a command has a JSON form");
            if player.send_text(text).await.is_err() {
                return;
            }
            waiting.insert(id);
        }
        match player.next().await {
            Ok(Incoming::Ack(id)) => {
                waiting.remove(&id);
                if tell.send(id).is_err() {
                    return;
                }
            }
            Ok(Incoming::Refused(id, _)) => drop(id.map(|id| waiting.remove(&id))),
            Ok(Incoming::News | Incoming::Moved) => {}
            Ok(Incoming::Closed(_)) | Err(_) => return,
        }
    }
}

fn anything(player: &Player, random: &mut Rng) -> Request {
    let what = next_move(&player.view, random).filter(|_| random.u8(..4) > 0);
    if let Some(action) = what.and_then(|what| player.action(what).ok()) {
        return action;
    }
    match random.u8(..4) {
        0 => Request::Say { channel: Channel::Table, body: Body::Text("Hm".to_owned()) },
        _ => Request::Join { name: format!("Player {}", random.u32(..)) },
    }
}

/// Every acknowledged command is in the log or in the talk of its room, and none is there twice.
async fn is_in_the_log(folder: &Path, parties: &[(String, Vec<Guest>)], acknowledged: &BTreeSet<Uuid>) -> Result<()> {
    let store = Store::open(&format!("sqlite:{}", program::store(folder).display())).await?;
    let mut written: BTreeMap<Uuid, u32> = BTreeMap::new();
    for (code, _) in parties {
        for stream in [Stream::Events, Stream::Talk] {
            for record in store.read(code.parse()?, stream, 1).await? {
                let json: Value = serde_json::from_slice(&record.bytes)?;
                if let Some(command) = json["command"].as_str() {
                    *written.entry(command.parse()?).or_default() += 1;
                }
            }
        }
    }
    store.close().await;
    let lost: Vec<&Uuid> = acknowledged.iter().filter(|id| !written.contains_key(id)).collect();
    ensure!(lost.is_empty(), "{} of {} acknowledged commands are lost: {lost:?}", lost.len(), acknowledged.len());
    let doubled: Vec<_> = written.iter().filter(|(_, times)| **times > 1).collect();
    ensure!(doubled.is_empty(), "done more than once: {doubled:?}");
    Ok(())
}

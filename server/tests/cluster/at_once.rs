//! Choices that everyone at a table makes at the same moment: none is refused, whichever server it comes to.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use anyhow::{Context, Result, ensure};
use conurbation_load::moves::{Rng, next_move};
use conurbation_load::party::Party;
use conurbation_load::player::{Incoming, Player};
use conurbation_load::program::Program;
use conurbation_room::Command;
use conurbation_rules::two_cities::Move;
use futures_util::future::try_join_all;
use tokio::time::Instant;
use uuid::Uuid;

use crate::under_load::is_in_the_log;
use crate::{database, party, server};

/// Servers that share the rooms.
const SERVERS: usize = 3;
/// Players in a room: as many as can play.
const SEATS: u8 = 7;
/// Rooms in which they play at the same time.
const ROOMS: usize = 10;

/// Plays until everybody has chosen so many times, in all rooms together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_may_choose_at_the_same_moment() -> Result<()> {
    let rounds = std::env::var("CHOICES").map_or(Ok(60), |number| number.parse())?;
    let database = database();
    let servers = try_join_all((0..SERVERS).map(|_| server(&database))).await?;
    let (left, began) = (Arc::new(AtomicUsize::new(rounds)), Instant::now());
    let mut tables = Vec::new();
    for room in 0..ROOMS {
        // Each server has rooms of its own, with people who are connected to the other ones.
        let servers: Vec<&Program> = servers.iter().cycle().skip(room).take(SERVERS).collect();
        let party = party(&servers, SEATS).await?;
        tables.push(tokio::spawn(plays(party, Arc::clone(&left), Rng::with_seed(room.try_into()?))));
    }
    let (mut codes, mut accepted) = (Vec::new(), Vec::new());
    for table in tables {
        let (code, choices) = table.await??;
        codes.push(code);
        accepted.extend(choices);
    }
    let given = rounds * usize::from(SEATS);
    let (accepted, span) = (BTreeSet::from_iter(accepted), began.elapsed().as_secs());
    println!("{rounds} rounds on {SERVERS} servers: {given} choices, {} accepted, in {span} s", accepted.len());
    assert_eq!(accepted.len(), given);
    drop(servers);
    is_in_the_log(&database, &codes, &Vec::from_iter(accepted)).await
}

/// Plays games, one after another, as long as rounds of choosing are left. Returns the room's code and the choices that
/// were accepted.
async fn plays(mut party: Party, left: Arc<AtomicUsize>, mut random: Rng) -> Result<(String, Vec<Uuid>)> {
    let mut accepted = Vec::new();
    party.begins().await?;
    while left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok() {
        accepted.extend(choose_at_once(&mut party.players, &mut random).await?);
        while party.players[0].table()["phase"] == "place" {
            party.plays_on(&mut random, 1).await?;
        }
        if party.players[0].view["room"]["stage"] == "ended" {
            party.begins_again().await?;
        }
    }
    Ok((party.code, accepted))
}

/// Everybody chooses: all have sent their choice before anybody reads an answer. Waits until all see what was revealed.
async fn choose_at_once(players: &mut [Player], random: &mut Rng) -> Result<Vec<Uuid>> {
    let mut choices = Vec::new();
    for player in players.iter() {
        let choice = next_move(&player.view, random).filter(|what| matches!(what, Move::Choose(_)));
        let request = player.action(choice.context("everybody has a hand")?)?;
        let command = Command { id: Uuid::new_v4(), request };
        choices.push((command.id, serde_json::to_string(&command)?));
    }
    let sent = players.iter_mut().zip(&choices).map(|(player, (_, choice))| player.send_text(choice.clone()));
    try_join_all(sent).await?;
    for (player, (id, choice)) in players.iter_mut().zip(&choices) {
        let answer = player.answer(*id).await?;
        ensure!(answer == Incoming::Ack(*id), "{choice} was answered by {answer:?}");
    }
    for player in players {
        player.sees(|view| view["room"]["game"]["two_cities"]["phase"] == "place").await?;
    }
    Ok(choices.into_iter().map(|(id, _)| id).collect())
}

//! `kill -9` in the middle of a game: everything that was acknowledged is there when the server has started again.

mod load;
mod sync;

use std::path::Path;

use anyhow::Result;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_load::program::Program;
use conurbation_room::{Body, Channel, Request};
use conurbation_rules::two_cities;
use serde_json::Value;

const SEATS: u8 = 5;

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_conurbation"))
}

/// What every player sees, and the talk that they got. Who is connected is left out, since people come back one after
/// the other.
fn memories(party: &Party) -> Vec<(Value, Vec<Value>)> {
    party
        .players
        .iter()
        .map(|player| {
            let mut view = Value::clone(&player.view);
            for member in view["room"]["members"].as_array_mut().into_iter().flatten() {
                member["here"] = Value::Null;
            }
            (view, player.lines.clone())
        })
        .collect()
}

/// Kills the server, starts it again on the same file, and reconnects everyone.
async fn power_cut(party: &mut Party, server: Program, folder: &Path) -> Result<Program> {
    server.kill().await?;
    let server = Program::start(program(), folder).await?;
    for guest in &mut party.guests {
        *guest = guest.at(&server.address);
    }
    party.connects().await?;
    for player in &mut party.players {
        // Everyone is here again: this is the last view before the next command.
        player
            .sees(|view| {
                let members = view["room"]["members"].as_array();
                members.is_some_and(|members| members.iter().all(|member| member["here"] == true))
            })
            .await?;
    }
    Ok(server)
}

#[tokio::test]
async fn a_game_survives_power_cuts() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Program::start(program(), folder.path()).await?;
    let mut party = Party::sits_down(&server.address, SEATS).await?;
    party.begins().await?;
    let mut random = Rng::with_seed(1);

    // Choosing: two have chosen, one has a draft, and something was said.
    party.plays_on(&mut random, 2).await?;
    party.players[4].plays(two_cities::Move::Draft([3, 1].into_iter().collect())).await?;
    let body = Body::Text("I have a plan".to_owned());
    party.players[3].does(Request::Say { channel: Channel::Table, body }).await?;
    for player in &mut party.players {
        while player.lines.is_empty() {
            player.next().await?;
        }
    }
    party.players[4].sees(|view| view["me"]["game"]["two_cities"]["draft"] == serde_json::json!([3, 1])).await?;
    let before = memories(&party);
    server = power_cut(&mut party, server, folder.path()).await?;
    assert_eq!(memories(&party), before);

    // Placing: the other three choose, and three tiles are placed.
    party.plays_on(&mut random, 3 + 3).await?;
    assert_eq!(party.players[0].table()["phase"], "place");
    let before = memories(&party);
    server = power_cut(&mut party, server, folder.path()).await?;
    assert_eq!(memories(&party), before);

    // They play on to the end, and the result survives too.
    party.plays_on(&mut random, usize::MAX).await?;
    assert_eq!(party.players[0].view["room"]["stage"], "ended");
    let before = memories(&party);
    let _server = power_cut(&mut party, server, folder.path()).await?;
    assert_eq!(memories(&party), before);
    Ok(())
}

//! Nothing that only players may know is in the program's log, whatever is asked to be logged.

use std::fs::{self, File};
use std::path::Path;

use anyhow::Result;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_load::player::Incoming;
use conurbation_load::program::{LIMITS, Program, store};
use conurbation_room::{Body, Channel, Request, SeatKey};
use conurbation_rules::common::Seat;
use serde_json::Value;
use tempfile::tempdir;
use tokio::process::Command;
use uuid::Uuid;

const TALK: &str = "meet me at the quarry";

async fn start(folder: &Path, log: &Path) -> Result<Program> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_conurbation"));
    command.envs(LIMITS).env("RUST_LOG", "trace").stderr(File::create(log)?);
    Program::run(command, folder, "127.0.0.1:0").await
}

/// The hands that the players see now, as they are sent.
fn hands(party: &Party) -> impl Iterator<Item = String> {
    let hands = party.players.iter().map(|player| &player.own()["hand"]);
    hands.filter(|hand| hand.as_array().is_some_and(|hand| hand.len() > 3)).map(Value::to_string)
}

#[tokio::test]
async fn the_log_has_no_secrets_even_at_trace() -> Result<()> {
    let folder = tempdir()?;
    let log = folder.path().join("log");
    let server = start(folder.path(), &log).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    party.begins().await?;
    let mut secrets = vec![TALK.to_owned(), party.code.clone()];
    for guest in &party.guests {
        // The signature, and the id behind it.
        let signed = guest.cookie().split_once('=').expect("a name and a value").1;
        let (signature, id) = signed.split_at(signed.len() - Uuid::nil().to_string().len());
        secrets.extend([signature.to_owned(), id.to_owned()]);
        guest.page("/profile").await?;
        guest.page(&format!("/r/{}", party.code)).await?;
    }
    secrets.extend(hands(&party));
    let host = &mut party.players[0];
    host.does(Request::Say { channel: Channel::Table, body: Body::Text(TALK.to_owned()) }).await?;
    let key = Uuid::new_v4();
    let seat: Seat = serde_json::from_value(host.view["me"]["seat"].clone())?;
    host.does(Request::OfferSeat { seat, key: SeatKey(key) }).await?;
    host.sees(|view| view["room"]["handed"][0]["link"].is_number()).await?;
    secrets.push(key.to_string());
    host.send_text(format!("{{\"{TALK}\":1}}")).await?;
    while host.next().await? == Incoming::News {}
    party.plays_on(&mut Rng::with_seed(3), 12).await?;
    secrets.extend(hands(&party));
    party.connects().await?;
    drop(party);
    server.kill().await?;
    let log = fs::read_to_string(log)?;
    assert!(log.contains("INFO"), "something is logged: {log}");
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{secret}");
    }
    Ok(())
}

/// Runs `conurbation admin` on the store in a folder.
async fn admin(folder: &Path, arguments: &[&str]) -> Result<()> {
    let store = format!("sqlite:{}", store(folder).display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_conurbation"));
    let output = command.arg("admin").args(arguments).args(["--store", &store]).output().await?;
    anyhow::ensure!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

#[tokio::test]
async fn the_log_tells_what_operators_do_without_ids() -> Result<()> {
    let (place, guest) = (tempdir()?, Uuid::new_v4().to_string());
    let (folder, log) = (place.path(), place.path().join("log"));
    let mut server = start(folder, &log).await?;
    let party = Party::sits_down(&server.address, 3).await?;
    let room = &party.code;
    let orders: [&[&str]; 6] =
        [&["ban", &guest], &["unban", &guest], &["bans"], &["close", room], &["open", room], &["purge", room]];
    for order in orders {
        admin(folder, order).await?;
    }
    drop(party.players);
    server.stop().await?;
    let log = fs::read_to_string(log)?;
    let part = format!("room=RoomId({}…)", &room[..4]);
    for (said, named) in [
        ("an operator banned a guest", ""),
        ("an operator undid the ban of a guest", ""),
        ("an operator closed a room", &*part),
        ("an operator opened a room again", &part),
        ("an operator deleted a room", &part),
        ("asked to stop: ", ""),
        ("stopped: ", ""),
    ] {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(said)).collect();
        assert!(lines.len() == 1 && lines[0].contains("INFO") && lines[0].contains(named), "{said}: {lines:?}");
    }
    assert_eq!(log.matches("an operator").count(), 5, "looking changes nothing");
    for secret in [&guest, room, "\u{1b}["] {
        assert_eq!(log.lines().find(|line| line.contains(secret)), None, "{secret}");
    }
    Ok(())
}

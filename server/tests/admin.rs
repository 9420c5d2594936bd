//! `conurbation admin`, on a running server and without one.

mod program;

use std::fs;
use std::path::Path;

use anyhow::Result;
use conurbation::store::{Record, RoomId, Store, Stream};
use conurbation_load::guest::Guest;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_load::program::{Program, store};
use conurbation_room::{Member, Request};
use program::{Said, run};
use serde_json::{Value, json};

/// Runs `conurbation admin` on the store in a folder.
fn admin(folder: &Path, arguments: &[&str]) -> Said {
    let store = format!("sqlite:{}", store(folder).display());
    run(&[&["admin"], arguments, &["--store", &store]].concat())
}

/// The same, when it is expected to work; returns what was printed.
fn done(folder: &Path, arguments: &[&str]) -> String {
    let said = admin(folder, arguments);
    assert_eq!((said.code, &*said.stderr), (Some(0), ""), "{arguments:?}");
    said.stdout
}

/// The same, when it is expected to be refused; returns why.
fn refused(folder: &Path, arguments: &[&str]) -> String {
    let said = admin(folder, arguments);
    assert_eq!((said.code, &*said.stdout), (Some(1), ""), "{arguments:?}");
    said.stderr.trim_start_matches("conurbation: ").trim_end().to_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

#[tokio::test]
async fn a_room_of_a_running_server_is_looked_after() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (folder, file) = (folder.path(), folder.path().join("room.jsonl"));
    let server = Program::start(Path::new(env!("CARGO_BIN_EXE_conurbation")), folder).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    party.begins().await?;
    party.plays_on(&mut Rng::with_seed(1), 5).await?;
    let code = party.code.clone();

    let rooms: Value = serde_json::from_str(&done(folder, &["list", "--json"]))?;
    assert_eq!(rooms[0]["room"], code.as_str());
    let host = party.players[0].view["room"]["members"][0]["name"].as_str().unwrap_or_default().to_owned();
    assert!(done(folder, &["list"]).ends_with(&format!("  playing    {host}\n")), "{host:?}");
    assert_eq!(done(folder, &["show", &code.to_uppercase()]), done(folder, &["show", &code]), "pages show capitals");
    let shown: Value = serde_json::from_str(&done(folder, &["show", &code]))?;
    assert_eq!((&shown["in_memory"], &shown["summary"]["stage"]), (&true.into(), &"playing".into()));
    done(folder, &["export", &code, "--to", text(&file)]);
    assert_eq!(rooms[0]["events"], fs::read_to_string(&file)?.lines().count() - 1);

    done(folder, &["close", &code]);
    assert!(done(folder, &["list"]).ends_with(&format!("  closed     {host}\n")), "{host:?}");
    assert_eq!(party.players[0].closed().await?, 4405);
    assert_eq!(party.guests[1].connects(&code).await?.closed().await?, 4405);
    let (status, page) = party.guests[1].page(&format!("/r/{code}")).await?;
    assert!(status == 404 && page.contains("This room was closed by whoever runs this server"), "{status} {page}");
    done(folder, &["open", &code]);
    party.connects().await?;
    party.plays_on(&mut Rng::with_seed(2), 2).await?;

    // The key before the newest is still taken.
    done(folder, &["rotate-keys"]);
    party.connects().await?;
    party.players[0].sees(|view| view["me"]["member"] == 0).await?;

    done(folder, &["purge", &code]);
    assert_eq!(party.players[2].closed().await?, 4404);
    assert_eq!(party.guests[2].connects(&code).await?.closed().await?, 4404);
    let (status, page) = party.guests[2].page(&format!("/r/{code}")).await?;
    assert!(status == 404 && page.contains("There is no such room"), "{status} {page}");
    assert_eq!(refused(folder, &["show", &code]), "there is no such room");
    done(folder, &["import", text(&file)]);
    assert_eq!(refused(folder, &["import", text(&file)]), format!("there is already a room {code}"));
    party.connects().await?;
    party.players[0].sees(|view| view["room"]["stage"] == "playing").await?;

    // The one before that isn't: to the running server they are somebody new.
    done(folder, &["rotate-keys"]);
    let mut stranger = party.guests[0].connects(&code).await?;
    stranger.sees(|view| !view.is_null()).await?;
    assert_eq!(stranger.view["me"]["member"], Value::Null);

    // After a power cut the socket is still there, and nobody listens.
    server.kill().await?;
    assert!(folder.join("conurbation.db.admin").exists());
    assert_eq!(done(folder, &["export", &code]), fs::read_to_string(&file)?);
    done(folder, &["purge", &code]);
    assert_eq!(done(folder, &["list", "--json"]), "[]\n");
    Ok(())
}

/// What whoever is banned still reaches: their data are theirs.
const OWN_DATA: [&str; 2] = ["/profile/data.json", "/profile/delete"];

async fn reaches_own_data(guest: &Guest) -> Result<()> {
    for address in OWN_DATA {
        assert_eq!(guest.page(address).await?.0, 200);
    }
    Ok(())
}

#[tokio::test]
async fn whoever_is_banned_is_out_until_the_ban_is_undone() -> Result<()> {
    let (folder, program) = (tempfile::tempdir()?, Path::new(env!("CARGO_BIN_EXE_conurbation")));
    let folder = folder.path();
    let server = Program::start(program, folder).await?;
    let listen = server.address.trim_start_matches("http://").to_owned();
    let mut party = Party::sits_down(&server.address, 3).await?;
    let code = party.code.clone();
    let shown: Value = serde_json::from_str(&done(folder, &["show", &code]))?;
    let guest = shown["guests"][1]["guest"].as_str().expect("an id");
    assert_eq!(shown["guests"][1]["name"], "Player 1");

    done(folder, &["ban", guest]);
    assert_eq!(party.players[1].closed().await?, 4406);
    assert_eq!(party.guests[1].connects(&code).await?.closed().await?, 4406);
    for address in [format!("/r/{code}"), format!("/r/{code}/games/0.json")] {
        let (status, page) = party.guests[1].page(&address).await?;
        assert!(status == 403 && page.contains("This server doesn’t let you in"), "{address}: {status} {page}");
        assert!(OWN_DATA.iter().all(|way| page.contains(&format!("href=\"{way}\""))), "{page}");
    }
    reaches_own_data(&party.guests[1]).await?;
    party.players[0].does(Request::Join { name: "Ada".to_owned() }).await?;

    assert!(done(folder, &["bans"]).contains(guest));

    // What is listed outlives the server.
    server.kill().await?;
    assert_eq!(done(folder, &["bans"]), format!("{guest}\n"));
    let server = Program::start_at(program, folder, &listen).await?;
    assert_eq!(party.guests[1].connects(&code).await?.closed().await?, 4406);
    done(folder, &["unban", guest]);
    party.connects().await?;
    party.players[1].sees(|view| view["me"]["member"] == 1).await?;

    done(folder, &["ban", "127.0.0.1"]);
    for player in &mut party.players {
        assert_eq!(player.closed().await?, 4407);
    }
    assert_eq!(party.guests[0].connects(&code).await?.closed().await?, 4407);
    let (status, page) = party.guests[0].page("/").await?;
    assert!(status == 403 && page.contains("This server doesn’t let your network in"), "{status} {page}");
    reaches_own_data(&party.guests[0]).await?;
    assert_eq!(done(folder, &["bans", "--json"]), "[\n  {\n    \"network\": \"127.0.0.1/32\"\n  }\n]\n");
    server.kill().await?;
    done(folder, &["unban", "127.0.0.1"]);
    assert_eq!(refused(folder, &["unban", guest]), format!("{guest} is not banned"));
    assert_eq!(done(folder, &["bans"]), "nobody is banned\n");
    assert_eq!(done(folder, &["bans", "--json"]), "[]\n");
    Ok(())
}

#[tokio::test]
async fn whom_the_host_put_out_is_shown_too() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Program::start(Path::new(env!("CARGO_BIN_EXE_conurbation")), folder.path()).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    let show =
        |party: &Party| -> Result<Value> { Ok(serde_json::from_str(&done(folder.path(), &["show", &party.code]))?) };
    let guests = show(&party)?["guests"].clone();
    party.players[0].does(Request::Remove { member: Member::new(1) }).await?;
    party.players[0].does(Request::Kick { member: Member::new(2) }).await?;
    let shown = show(&party)?;
    assert_eq!(shown["guests"].as_array().map(Vec::len), Some(1));
    let banned = json!({ "name": "Player 1", "guest": guests[1]["guest"], "banned": true });
    let sent_out = json!({ "name": null, "guest": guests[2]["guest"], "banned": false });
    assert_eq!(shown["put_out"], json!([banned, sent_out]));
    Ok(())
}

#[test]
fn a_store_that_is_missing_is_not_made() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let missing = store(folder.path());
    let why = refused(folder.path(), &["list"]);
    assert_eq!(why, format!("there is no store {}: say with --store where it is", missing.display()));
    assert!(!missing.exists());
    Ok(())
}

#[tokio::test]
async fn every_golden_log_survives_an_export() -> Result<()> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden");
    let (from, to) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let address = |folder: &Path| format!("sqlite:{}", store(folder).display());
    let mut rooms = Vec::new();
    let source = Store::open(&address(from.path())).await?;
    for entry in fs::read_dir(golden)? {
        let path = entry?.path();
        let Some(name) = text(&path).strip_suffix(".events.jsonl") else { continue };
        let room = RoomId::new();
        for (file, stream) in [("events", Stream::Events), ("talk", Stream::Talk)] {
            let Ok(lines) = fs::read_to_string(format!("{name}.{file}.jsonl")) else { continue };
            let records: Vec<Vec<u8>> = lines.lines().map(|line| line.as_bytes().to_vec()).collect();
            for (part, records) in records.chunks(1000).enumerate() {
                source.append_all(room, stream, 1 + 1000 * part as u64, records.to_vec()).await?;
            }
        }
        rooms.push(room);
    }
    assert!(!rooms.is_empty());
    let mut expected: Vec<(Vec<Record>, Vec<Record>)> = Vec::new();
    for room in &rooms {
        expected.push((source.read(*room, Stream::Events, 1).await?, source.read(*room, Stream::Talk, 1).await?));
    }
    source.close().await;
    for room in &rooms {
        let file = from.path().join("room.jsonl");
        fs::write(&file, done(from.path(), &["export", room.as_str()]))?;
        done(to.path(), &["import", text(&file)]);
    }
    let target = Store::open(&address(to.path())).await?;
    for (room, expected) in rooms.iter().zip(expected) {
        let found = (target.read(*room, Stream::Events, 1).await?, target.read(*room, Stream::Talk, 1).await?);
        assert_eq!(found, expected);
    }
    Ok(())
}

#[tokio::test]
async fn files_that_are_no_exported_rooms_are_refused_by_name() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (folder, file) = (folder.path(), folder.path().join("room.jsonl"));
    let header = |version: u32, room: &str| {
        format!(r#"{{"format":"conurbation room","version":{version},"program":"0","room":"{room}"}}"#)
    };
    let room = RoomId::new();
    for (content, why) in [
        (String::new(), "the file is neither an exported room nor a game"),
        ("{}".to_owned(), "the file is neither an exported room nor a game"),
        (header(2, room.as_str()), "the file has version 2, newer than this program's 1: update the program"),
        (header(1, "../etc"), "the file is damaged: its room has no valid code"),
        (header(1, room.as_str()), "the file is damaged: there are no records"),
        (header(1, room.as_str()) + "\n{", "the file is damaged: line 2: EOF"),
        (header(1, room.as_str()) + "\n{\"event\":[2,\"{}\"]}", "the file is damaged: event 1 is missing"),
        (header(1, room.as_str()) + "\n{\"event\":[1,\"{}\"]}", "the file is damaged: record 1:"),
    ] {
        fs::write(&file, &content)?;
        let said = refused(folder, &["import", text(&file)]);
        assert!(said.starts_with(why), "{content}: {said}");
    }
    assert_eq!(done(folder, &["list", "--json"]), "[]\n");
    assert_eq!(refused(folder, &["close", "nobody"]), "there is no room nobody");
    assert_eq!(refused(folder, &["close", room.as_str()]), "there is no such room");
    Ok(())
}

#[tokio::test]
async fn the_file_of_a_game_is_imported_to_be_watched_if_nothing_is_wrong_with_it() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (folder, file) = (folder.path(), folder.path().join("game.json"));
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden/version_2/shuffle.0.game.json");
    let game = fs::read_to_string(golden)?;
    fs::write(&file, &game)?;
    let said = done(folder, &["import", text(&file)]);
    let address = said.trim_end().strip_prefix("the game can be watched at ").expect("where it is").to_owned();

    let server = Program::start(Path::new(env!("CARGO_BIN_EXE_conurbation")), folder).await?;
    let (guest, _) = Guest::opens_a_room(&server.address, 3, false).await?;
    assert_eq!(done(folder, &["import", text(&file)]), said, "the same file is the same game");
    assert_eq!(guest.page(&format!("{address}.json")).await?, (200, game.clone()));
    assert_eq!(guest.page(&address).await?.0, 200);

    fs::write(&file, game.replacen("\"number\":0", "\"number\":1", 1))?;
    assert!(refused(folder, &["import", text(&file)]).contains("the file was changed since it was written"));
    Ok(())
}

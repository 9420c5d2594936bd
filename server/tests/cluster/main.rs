//! Programs that share a database, and people who are connected to different ones.

mod at_once;
#[allow(dead_code, reason = "tests of the command line use the rest")]
#[path = "../program/mod.rs"]
mod program;
mod under_load;

use std::path::Path;
use std::sync::{LazyLock, Mutex};

use anyhow::Result;
use conurbation_load::guest::Guest;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_load::player::{Incoming, Player};
use conurbation_load::postgres::Postgres;
use conurbation_load::program::{LIMITS, Program};
use conurbation_room::Request;
use program::{Said, conurbation};
use serde_json::Value;
use tokio::process::Command;
use uuid::Uuid;

/// As the program's: the players are on the same processors, and are to cost the servers little.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// One server for all tests, each on a database of its own. It ends with this program.
static POSTGRES: LazyLock<Mutex<Postgres>> = LazyLock::new(|| Mutex::new(Postgres::start().expect("PostgreSQL")));

/// What a client is told that has to come back.
const RESTART: u16 = 1012;

fn database() -> String {
    POSTGRES.lock().expect("no holder panics").database().expect("a new database")
}

async fn server(database: &str) -> Result<Program> {
    Program::among_others(Path::new(env!("CARGO_BIN_EXE_conurbation")), database).await
}

/// A room whose players are connected to these servers in turn.
async fn party(servers: &[&Program], seats: u8) -> Result<Party> {
    let mut party = Party::sits_down(&servers[0].address, seats).await?;
    for (guest, server) in party.guests.iter_mut().zip(servers.iter().cycle()) {
        *guest = guest.at(&server.address);
    }
    party.connects().await?;
    Ok(party)
}

fn admin(database: &str, order: &[&str]) -> Said {
    Said::by(conurbation(&["admin", "--store", database]).args(order))
}

/// Connects as a browser does: again and again, until somebody serves the room.
async fn comes_back(guest: &Guest, code: &str) -> Result<Player> {
    loop {
        let mut player = guest.connects(code).await?;
        loop {
            match player.next().await? {
                Incoming::Closed(RESTART) => break,
                _ if !player.view.is_null() => return Ok(player),
                _ => {}
            }
        }
    }
}

fn all_are_here(view: &Value) -> bool {
    view["room"]["members"].as_array().is_some_and(|members| members.iter().all(|member| member["here"] == true))
}

#[tokio::test]
async fn people_on_three_servers_play_a_game() -> Result<()> {
    let database = database();
    let (one, two, three) = (server(&database).await?, server(&database).await?, server(&database).await?);
    let mut party = party(&[&one, &two, &three], 5).await?;
    party.begins().await?;
    party.plays_on(&mut Rng::with_seed(1), usize::MAX).await?;
    let ended = party.players[0].view["room"].clone();
    assert_eq!(ended["stage"], "ended");
    for player in &mut party.players {
        player.sees(|view| view["room"] == ended).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_game_goes_on_when_its_server_is_killed() -> Result<()> {
    let database = database();
    let (one, two) = (server(&database).await?, server(&database).await?);
    let mut party = party(&[&one, &two], 4).await?;
    party.begins().await?;
    let mut random = Rng::with_seed(2);
    party.plays_on(&mut random, 20).await?;
    one.kill().await?;
    goes_on_at(&two, party, random).await
}

#[tokio::test]
async fn a_game_goes_on_when_its_server_is_stopped() -> Result<()> {
    let database = database();
    let (mut one, two) = (server(&database).await?, server(&database).await?);
    let mut party = party(&[&one, &two], 4).await?;
    party.begins().await?;
    let mut random = Rng::with_seed(3);
    party.plays_on(&mut random, 20).await?;
    let stopping = tokio::spawn(async move { one.stop().await });
    // Whoever is connected to it stays so until the room is another one's, and is then told to come back at once.
    for player in party.players.iter_mut().step_by(2) {
        assert_eq!(player.closed().await?, RESTART);
        assert_eq!(player.goodbye, "retry-after=0");
    }
    stopping.await??;
    goes_on_at(&two, party, random).await
}

#[tokio::test]
async fn whoever_finds_no_place_while_a_server_is_stopped_is_sent_off_at_once() -> Result<()> {
    let database = database();
    let mut full = Command::new(env!("CARGO_BIN_EXE_conurbation"));
    full.envs(LIMITS).args(["--cluster-listen", "127.0.0.1:0", "--max-rooms", "1"]);
    let (mut stopping, full) = (server(&database).await?, Program::on(full, &database, "127.0.0.1:0").await?);
    let _occupying = party(&[&full], 2).await?;
    let mut party = party(&[&stopping], 2).await?;
    let stopping = tokio::spawn(async move { stopping.stop().await });
    for player in &mut party.players {
        assert_eq!((player.closed().await?, &*player.goodbye), (RESTART, "retry-after=0"));
    }
    // The server is still there for a second, and a balancer may not have noticed yet.
    let mut newcomer = party.guests[0].connects(&party.code).await?;
    assert_eq!((newcomer.closed().await?, &*newcomer.goodbye), (RESTART, "retry-after=0"));
    stopping.await?
}

/// Plays a game to its end, half of whose players have lost their server, and the others notice nothing.
async fn goes_on_at(server: &Program, mut party: Party, mut random: Rng) -> Result<()> {
    let before = party.players[1].view["room"]["game"].clone();
    for (player, guest) in party.players.iter_mut().zip(&mut party.guests).step_by(2) {
        *guest = guest.at(&server.address);
        *player = comes_back(guest, &party.code).await?;
    }
    for player in &mut party.players {
        player.sees(|view| all_are_here(view) && view["room"]["game"] == before).await?;
    }
    party.plays_on(&mut random, usize::MAX).await?;
    assert_eq!(party.players[0].view["room"]["stage"], "ended");
    Ok(())
}

#[tokio::test]
async fn an_order_reaches_whichever_server_it_is_for() -> Result<()> {
    let database = database();
    let (one, two) = (server(&database).await?, server(&database).await?);
    // A room on each of them, and somebody who came to the other one.
    for (here, there) in [(&one, &two), (&two, &one)] {
        let mut party = party(&[here, there], 2).await?;
        let closed = admin(&database, &["close", &party.code]);
        assert_eq!(closed.stdout, format!("{} is closed\n", party.code), "{}", closed.stderr);
        for player in &mut party.players {
            assert_eq!(player.closed().await?, 4405);
        }
        admin(&database, &["open", &party.code]);
        party.connects().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_ban_counts_on_every_server() -> Result<()> {
    let database = database();
    let (one, two) = (server(&database).await?, server(&database).await?);
    let mut party = party(&[&one, &two], 2).await?;
    let shown = admin(&database, &["show", &party.code, "--json"]);
    let shown: Value = serde_json::from_str(&shown.stdout)?;
    for (player, guest) in party.players.iter_mut().zip(shown["guests"].as_array().expect("two guests")) {
        let banned = admin(&database, &["ban", guest["guest"].as_str().expect("an id")]);
        assert_eq!(banned.code, Some(0), "{}", banned.stderr);
        assert_eq!(player.closed().await?, 4406);
    }
    Ok(())
}

#[tokio::test]
async fn what_is_known_of_a_guest_is_deleted_wherever_it_is() -> Result<()> {
    let database = database();
    let (one, two) = (server(&database).await?, server(&database).await?);
    let mut here = party(&[&one], 2).await?;
    // Their other room is the other server's.
    let guest = here.guests[1].at(&two.address);
    let (_, code) = Guest::opens_a_room(&two.address, 2, false).await?;
    let mut there = guest.connects(&code).await?;
    there.does(Request::Join { name: "Pat".to_owned() }).await?;
    let answer = guest.posts("/profile/delete").await?;
    assert_eq!(answer, 200);
    here.players[0].sees(|view| !view["room"]["members"].to_string().contains("Player 1")).await?;
    let shown = admin(&database, &["show", &code, "--json"]);
    assert!(shown.code == Some(0) && !shown.stdout.contains("Pat"), "{}{}", shown.stdout, shown.stderr);
    // Their open tabs are nobody's any more, on either server.
    for player in [&mut here.players[1], &mut there] {
        // The first one says that they were deleted, and may have come before this.
        let _ = player.send(Uuid::new_v4(), Request::Join { name: "Pat".to_owned() }).await;
        assert_eq!(player.closed().await?, RESTART);
    }
    for code in [&here.code, &code] {
        let exported = admin(&database, &["export", code]);
        assert!(exported.code == Some(0) && !exported.stdout.contains("Pat"), "{}{}", exported.stdout, exported.stderr);
    }
    Ok(())
}

#[tokio::test]
async fn every_server_has_the_same_deals_of_a_day() -> Result<()> {
    let database = database();
    let (one, two) = tokio::try_join!(server(&database), server(&database))?;
    let (guest, _) = Guest::opens_a_room(&one.address, 2, false).await?;
    let elsewhere = guest.at(&two.address);
    // Whichever is asked first draws what they follow from.
    let day = "/daily?day=2026-01-31";
    let (here, there) = tokio::try_join!(guest.page(day), elsewhere.page(day))?;
    let commitment = |(_, page): &(u16, String)| {
        let (_, rest) = page.split_once("<dd><code>").expect("the day's commitment");
        rest.split_once('<').expect("its end").0.to_owned()
    };
    assert_eq!(commitment(&here).len(), 64);
    assert_eq!(commitment(&here), commitment(&there));
    Ok(())
}

#[tokio::test]
async fn a_server_with_the_database_for_itself_and_others_exclude_each_other() -> Result<()> {
    let database = database();
    let alone = |port| conurbation(&["--listen", port, "--store", &database]);
    let one = server(&database).await?;
    let refused = Said::by(&mut alone("127.0.0.1:0"));
    assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""));
    assert!(refused.stderr.contains("the database is in use"), "{}", refused.stderr);
    one.kill().await?;
    let store = conurbation::store::Store::open_alone(&database).await?;
    let refused = Said::by(alone("127.0.0.1:0").args(["--cluster-listen", "127.0.0.1:0"]));
    assert!(refused.stderr.contains("another server has the database for itself"), "{}", refused.stderr);
    store.close().await;
    Ok(())
}

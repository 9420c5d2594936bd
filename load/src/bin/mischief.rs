//! Measures what one abusive person with a browser can do to others: each kind of abuse on a server of its own, with
//! default settings unless said otherwise. Prints one line of JSON for each. The machine may be busy: compare two
//! programs in the same minute.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use conurbation_load::guest::Guest;
use conurbation_load::party::Party;
use conurbation_load::player::{Incoming, Player};
use conurbation_load::program::{LIMITS, Program, store};
use conurbation_room::{Member, Request};
use conurbation_rules::common::Turn;
use conurbation_rules::games::Action;
use conurbation_rules::square_off::{self, Grid, Move, Piece, Rule, Tile};
use conurbation_rules::two_cities;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::process::Command;
use tokio::task::JoinSet;
use uuid::Uuid;

/// How long names are changed.
const RENAMING: Duration = Duration::from_secs(5);
/// Sockets of one browser: as many as an address may open.
const TABS: usize = 60;
/// How long the page of a host is gone while it reloads.
const RELOAD: Duration = Duration::from_millis(150);
/// Reloads of the host's page.
const RELOADS: usize = 20;
/// Guests who watch one room.
const WATCHERS: usize = 110;
/// Places for them.
const PLACES: &str = "40";
/// Guests who join one room, one after the other.
const NEWCOMERS: usize = 39;
/// Rooms that a server has in memory at most, by default.
const MAX_ROOMS: usize = 10_000;
/// Games after which somebody asks for the best cover of their grid.
const SEARCHES: usize = 60;
/// Pages of that room opened at once.
const PAGES: usize = 20;
/// Answers that are timed.
const ANSWERS: usize = 300;

/// Does what nobody should, and tells what comes of it
#[derive(Parser)]
struct Options {
    /// The program to try
    #[arg(long, default_value = "target/release/conurbation")]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> Result<()> {
    let Options { program } = Options::parse();
    println!("{}", renames(&program).await.context("renames")?);
    println!("{}", takes_the_room(&program).await.context("takes the room")?);
    println!("{}", fills_the_room(&program).await.context("fills the room")?);
    println!("{}", uses_up_numbers(&program).await.context("uses up numbers")?);
    println!("{}", opens_rooms(&program).await.context("opens rooms")?);
    println!("{}", prepares_searches(&program).await.context("prepares searches")?);
    println!("{}", listens_to_drafts(&program).await.context("listens to drafts")?);
    Ok(())
}

/// A server with its settings, and the folder of its data.
async fn serve(program: &Path, settings: &[(&str, &str)]) -> Result<(Program, TempDir)> {
    let folder = tempfile::tempdir()?;
    Ok((serve_in(&folder, program, settings).await?, folder))
}

async fn serve_in(folder: &TempDir, program: &Path, settings: &[(&str, &str)]) -> Result<Program> {
    let mut command = Command::new(program);
    command.envs(settings.iter().copied()).stderr(std::process::Stdio::null());
    Program::run(command, folder.path(), "127.0.0.1:0").await
}

/// Only the numbers of requests and rooms of an address are not limited, since everyone here has the same.
fn neighbours() -> Vec<(&'static str, &'static str)> {
    let of_addresses =
        |name: &str| name.ends_with("_ADDRESS") || name.contains("_PER_MINUTE") || name.contains("_PER_DAY");
    LIMITS.into_iter().filter(|(name, _)| of_addresses(name)).collect()
}

fn named(name: String) -> Request {
    Request::Join { name }
}

/// Changes one's name over many sockets of the same browser, as fast as that is answered.
async fn renames(program: &Path) -> Result<Value> {
    let (server, folder) = serve(program, &[]).await?;
    let (guest, code) = Guest::opens_a_room(&server.address, 3, false).await?;
    let size = || std::fs::metadata(store(folder.path()).with_extension("db-wal")).map_or(0, |file| file.len());
    let (began, size_before) = (Instant::now(), size());
    let mut tabs = JoinSet::new();
    for tab in 0..TABS {
        let (guest, code) = (guest.clone(), code.clone());
        tabs.spawn(async move {
            let mut accepted = 0_u32;
            while began.elapsed() < RENAMING {
                // A tab that has to give way, or counts as a flood, is opened again.
                let Ok(mut player) = guest.connects(&code).await else { continue };
                while began.elapsed() < RENAMING {
                    let name = named(format!("Name {tab} {accepted}"));
                    let id = Uuid::new_v4();
                    if player.send(id, name).await.is_err() {
                        break;
                    }
                    match player.answer(id).await {
                        Ok(Incoming::Ack(_)) => accepted += 1,
                        Ok(Incoming::Refused(..)) => {}
                        _ => break,
                    }
                }
            }
            accepted
        });
    }
    let accepted: u32 = tabs.join_all().await.into_iter().sum();
    let (seconds, grown) = (began.elapsed().as_secs_f64(), size().saturating_sub(size_before));
    Ok(json!({ "renames": {
        "events_per_second": f64::from(accepted) / seconds,
        "log_bytes_per_second": u32::try_from(grown).map_or(f64::NAN, f64::from) / seconds,
    } }))
}

/// Asks to be the host again and again while the host's page reloads.
async fn takes_the_room(program: &Path) -> Result<Value> {
    let (server, _folder) = serve(program, &neighbours()).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    let mut taken = None;
    for reload in 1..=RELOADS {
        let gone = Instant::now();
        party.players[0].leaves().await?;
        while gone.elapsed() < RELOAD && taken.is_none() {
            match asks_for_the_room(&mut party.players[1]).await {
                Ok(true) => taken = Some(reload),
                Ok(false) => {}
                // Sent away for asking too often.
                Err(_) => party.players[1] = party.guests[1].connects(&party.code).await?,
            }
        }
        party.players[0] = party.guests[0].connects(&party.code).await?;
        if taken.is_some() {
            break;
        }
    }
    Ok(json!({ "takes_the_room": { "reloads": RELOADS, "taken_at": taken } }))
}

/// Whether somebody asks to be the host and becomes it.
async fn asks_for_the_room(player: &mut Player) -> Result<bool> {
    let id = Uuid::new_v4();
    player.send(id, Request::MakeHost { member: Member::new(1) }).await?;
    Ok(player.answer(id).await? == Incoming::Ack(id))
}

/// Watches a room with more guests than it has places for, while a player reloads.
async fn fills_the_room(program: &Path) -> Result<Value> {
    let settings = [neighbours(), vec![("CONURBATION_WATCHERS_PER_ROOM", PLACES)]].concat();
    let (server, _folder) = serve(program, &settings).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    party.begins().await?;
    let (mut watchers, mut refused) = (Vec::new(), 0);
    for _ in 0..WATCHERS {
        match arrives(&server.address, &party.code).await {
            Ok(watcher) => watchers.push(watcher),
            Err(_) => refused += 1,
        }
    }
    party.players[1].leaves().await?;
    let back = match party.guests[1].connects(&party.code).await {
        Ok(mut player) => player.sees(|view| !view.is_null()).await.is_ok(),
        Err(_) => false,
    };
    Ok(json!({ "fills_the_room": { "watchers": watchers.len(), "refused": refused, "player_is_back": back } }))
}

/// A new guest sees the room.
async fn arrives(server: &str, code: &str) -> Result<Player> {
    let mut player = Guest::follows_the_link(server, code).await?.connects(code).await?;
    player.sees(|view| !view.is_null()).await?;
    Ok(player)
}

/// Joins a room with many guests, before a friend of the host does.
async fn uses_up_numbers(program: &Path) -> Result<Value> {
    let (server, _folder) = serve(program, &neighbours()).await?;
    let (host, code) = Guest::opens_a_room(&server.address, 3, false).await?;
    let mut host = host.connects(&code).await?;
    host.does(named("Ann".to_owned())).await?;
    let (began, mut joined) = (Instant::now(), 0);
    for number in 0..NEWCOMERS {
        let mut player = arrives(&server.address, &code).await?;
        joined += usize::from(player.does(named(format!("Newcomer {number}"))).await.is_ok());
    }
    let seconds = began.elapsed().as_secs_f64();
    let mut friend = arrives(&server.address, &code).await?;
    let id = Uuid::new_v4();
    friend.send(id, named("Bob".to_owned())).await?;
    let friend = match friend.answer(id).await? {
        Incoming::Refused(_, why) => why,
        answer => json!(matches!(answer, Incoming::Ack(_))),
    };
    Ok(json!({ "uses_up_numbers": { "joined": joined, "seconds": seconds, "friend_joins": friend } }))
}

/// Opens as many rooms as fit into memory, and visits none, before somebody else opens one and goes in.
async fn opens_rooms(program: &Path) -> Result<Value> {
    let (server, _folder) = serve(program, &neighbours()).await?;
    let began = Instant::now();
    for _ in 0..MAX_ROOMS {
        Guest::opens_a_room(&server.address, 3, false).await?;
    }
    let seconds = began.elapsed().as_secs_f64();
    let comes_in = async {
        let (guest, code) = Guest::opens_a_room(&server.address, 3, false).await?;
        guest.connects(&code).await?.sees(|view| !view.is_null()).await
    };
    Ok(json!({ "opens_rooms": { "rooms": MAX_ROOMS, "seconds": seconds, "another_comes_in": comes_in.await.is_ok() } }))
}

/// Asks for the best cover of a grid after many games. After a restart, opens the room's page many times at once.
async fn prepares_searches(program: &Path) -> Result<Value> {
    let (server, folder) = serve(program, &LIMITS).await?;
    let http = conurbation_load::guest::client();
    let began = Instant::now();
    let code = races(&server.address).await?;
    let prepared = began.elapsed().as_secs_f64();
    server.kill().await?;
    let server = serve_in(&folder, program, &LIMITS).await?;
    let mut pages = JoinSet::new();
    for _ in 0..PAGES {
        let (http, page) = (http.clone(), format!("{}/r/{code}", server.address));
        pages.spawn(async move { http.get(page).send().await.is_ok() });
    }
    let (mut longest, began) = (Duration::ZERO, Instant::now());
    while !pages.is_empty() {
        let asked = Instant::now();
        http.get(format!("{}/healthz", server.address)).send().await?;
        longest = longest.max(asked.elapsed());
        while pages.try_join_next().is_some() {}
    }
    Ok(json!({ "prepares_searches": {
        "searches": SEARCHES,
        "prepared_in_s": prepared,
        "pages": PAGES,
        "pages_s": began.elapsed().as_secs_f64(),
        "longest_health_s": longest.as_secs_f64(),
    } }))
}

/// Races that are given up at once, and the search for how the grid could have been covered; returns the room's code.
async fn races(server: &str) -> Result<String> {
    let act = |turn, what| Request::Play(Action::SquareOff(square_off::Action { turn: Turn::new(turn), what }));
    let (host, code) = Guest::sends_form(server, "/square-off", "mode=sprint&seats=2".to_owned()).await?;
    let mut party = Party::meets(host, code, 2).await?;
    for game in 0..SEARCHES {
        if game > 0 {
            party.players[0].does(Request::Rematch).await?;
        }
        party.begins().await?;
        for seat in 0..2 {
            let player = party.players.iter_mut().find(|player| player.view["me"]["seat"] == seat).context("a seat")?;
            let piece = Piece::starters().nth(seat).context("a starter")?;
            let starter = Tile { piece, facing: 0, at: [3, 3] };
            player.does(act(0, Move::Lay(starter))).await?;
            player.does(act(0, Move::Done(starter))).await?;
        }
        let player = party.players.iter_mut().find(|player| player.view["me"]["seat"] == 0).context("a seat")?;
        for tile in spoilt() {
            player.does(act(1, Move::Lay(tile))).await?;
        }
        player.does(act(1, Move::GiveUp)).await?;
        player.does(act(1, Move::Solve)).await?;
    }
    Ok(party.code)
}

/// Tiles on a grid after its starter, laid so that hardly any of them can be kept: the largest first, until none fits.
fn spoilt() -> Vec<Tile> {
    let mut grid = Grid::default();
    grid.lay(Tile { piece: Piece::starters().next().expect("four starters"), facing: 0, at: [3, 3] });
    let mut laid = Vec::new();
    for piece in Piece::tiles().rev() {
        let places: Vec<Tile> = grid.places(piece, Rule::Inside).collect();
        if let Some(tile) = places.get(places.len() / 2) {
            grid.lay(*tile);
            laid.push(*tile);
        }
    }
    laid
}

/// Times one's own answers, alone and next to a draft of somebody else.
async fn listens_to_drafts(program: &Path) -> Result<Value> {
    let (server, _folder) = serve(program, &LIMITS).await?;
    let mut party = Party::sits_down(&server.address, 3).await?;
    party.begins().await?;
    let [listener, other] = party.players.get_disjoint_mut([0, 1]).context("two players")?;
    let mut times = [Vec::new(), Vec::new()];
    for number in 0..2 * ANSWERS {
        let next_to_draft = number % 2 == 1;
        let draft = Uuid::new_v4();
        // Another one than the last time, which has to be written.
        let picks = if next_to_draft { [0, 1] } else { [1, 0] };
        if next_to_draft {
            let theirs = if number % 4 == 1 { [0, 1] } else { [1, 0] };
            let action = other.action(two_cities::Move::Draft(theirs.into()))?;
            other.send(draft, action).await?;
        }
        let own = listener.action(two_cities::Move::Draft(picks.into()))?;
        let (id, began) = (Uuid::new_v4(), Instant::now());
        listener.send(id, own).await?;
        listener.answer(id).await?;
        times[usize::from(next_to_draft)].push(began.elapsed());
        if next_to_draft {
            other.answer(draft).await?;
        }
    }
    let [alone, beside] = times.map(median);
    Ok(json!({ "listens_to_drafts": { "alone_us": alone, "next_to_a_draft_us": beside, "ratio": beside / alone } }))
}

/// In microseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times.get(times.len() / 2).map_or(f64::NAN, |time| time.as_secs_f64() * 1e6)
}

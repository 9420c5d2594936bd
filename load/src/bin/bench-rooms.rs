//! What the server costs: CPU time per accepted action, compared with a bare socket server that fans out ready bytes of
//! the same size, and memory per idle room. Compare ratios within one run; the machine may be busy.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use conurbation_load::moves::{Rng, next_move};
use conurbation_load::party::Party;
use conurbation_load::player::Player;
use conurbation_load::program::Program;
use conurbation_load::shuffle::Contributor;
use conurbation_load::{bare, usage};
use conurbation_room::Request;
use conurbation_rules::common::{Round, Turn};
use conurbation_rules::{games, two_cities};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;
use tokio::sync::Barrier;
use tokio_tungstenite::{connect_async_with_config, tungstenite::Message};
use uuid::Uuid;

/// Players in a room.
const SEATS: u8 = 5;
/// Rooms whose memory is measured.
const IDLE_ROOMS: u32 = 200;

/// Measures the server: CPU time per action and memory per room
#[derive(Parser)]
struct Options {
    /// The program to measure
    #[arg(long, default_value = "target/release/conurbation")]
    server: PathBuf,
    /// Rooms that play at the same time
    #[arg(long, default_value_t = 100)]
    rooms: u64,
    /// Seconds to measure each of the two servers
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Be the bare server, with views and answers of these sizes in bytes, until killed
    #[arg(long, num_args = 2, hide = true)]
    bare: Option<Vec<usize>>,
}

/// What all players count together.
#[derive(Default)]
struct Counters {
    actions: AtomicU64,
    frames: AtomicUsize,
    bytes: AtomicUsize,
    over: AtomicBool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    if let Some(sizes) = &options.bare {
        return bare::serve(sizes[0], sizes[1]).await;
    }
    let (real, view_bytes) = measure_real(&options).await?;
    let floor = measure_bare(&options, view_bytes).await?;
    println!("bare socket server, the same bytes: {:.1} µs of CPU per action", floor.as_secs_f64() * 1e6);
    println!("ratio: {:.2} (aim: 1.5 or less)", real.as_secs_f64() / floor.as_secs_f64());
    measure_memory(&options.server).await
}

/// CPU time per accepted action of the real server, and the mean size of a view.
async fn measure_real(options: &Options) -> Result<(Duration, usize)> {
    let folder = tempfile::tempdir()?;
    let server = Program::start(&options.server, folder.path()).await?;
    let counters = Arc::new(Counters::default());
    let mut tasks = Vec::new();
    for room in 0..options.rooms {
        let mut party = Party::sits_down(&server.address, SEATS).await?;
        party.begins().await?;
        // Again, so that the view is the first message.
        party.connects().await?;
        for (seat, player) in (0..).zip(party.players) {
            let random = Rng::with_seed(room * 10 + seat);
            tasks.push(tokio::spawn(play(player, seat == 0, random, Arc::clone(&counters))));
        }
    }
    let pid = server.pid().context("the server runs")?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (actions, cpu, began) = (counters.actions.load(Ordering::Relaxed), usage::cpu(pid)?, Instant::now());
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    let actions = u32::try_from(counters.actions.load(Ordering::Relaxed) - actions)?;
    let (cpu, time) = (usage::cpu(pid)?.saturating_sub(cpu), began.elapsed());
    counters.over.store(true, Ordering::Relaxed);
    let frames = counters.frames.load(Ordering::Relaxed).max(1);
    let mean = counters.bytes.load(Ordering::Relaxed) / frames;
    let each = cpu / actions.max(1);
    println!(
        "{} rooms of {SEATS}: {:.0} accepted actions/s, durable; mean size of a view {mean} bytes",
        options.rooms,
        f64::from(actions) / time.as_secs_f64()
    );
    println!("the server: {:.1} µs of CPU per accepted action", each.as_secs_f64() * 1e6);
    for task in tasks {
        task.abort();
    }
    Ok((each, mean))
}

/// Acts as soon as it can, again and again; the host starts the next game. Parses no more of a view than necessary, so
/// that the load costs less than the server.
async fn play(mut player: Player, host: bool, mut random: Rng, counters: Arc<Counters>) -> Result<()> {
    let mut contributor = Contributor::default();
    let mut view = player.next_view().await?;
    while !counters.over.load(Ordering::Relaxed) {
        let Some(request) = next(&view, host, &mut contributor, &mut random)? else {
            view = player.next_view().await?;
            count(&view, &counters);
            continue;
        };
        let acts = matches!(request, Request::Play(_));
        let id = Uuid::new_v4();
        player.send(id, request).await?;
        // The next view shows what was acknowledged, or a later one if another command was decided first.
        let (accepted, next) = player.answered(id).await?;
        view = next;
        count(&view, &counters);
        if accepted && acts {
            counters.actions.fetch_add(1, Ordering::Relaxed);
        }
    }
    Ok(())
}

fn count(view: &str, counters: &Counters) {
    counters.frames.fetch_add(1, Ordering::Relaxed);
    counters.bytes.fetch_add(view.len(), Ordering::Relaxed);
}

/// What the player with this view does next.
fn next(view: &str, host: bool, contributor: &mut Contributor, random: &mut Rng) -> Result<Option<Request>> {
    let stage = |name: &str| view.starts_with(&format!("{{\"view\":{{\"room\":{{\"stage\":\"{name}\""));
    if stage("shuffling") {
        let message: serde_json::Value = serde_json::from_str(view)?;
        return Ok(contributor.part(&message["view"]));
    }
    if host && !stage("playing") {
        let request = if stage("ended") {
            Request::Rematch
        } else if stage("open") {
            Request::Seat
        } else {
            Request::Start
        };
        return Ok(Some(request));
    }
    let at = view.rfind(",\"me\":").context("a view has a part for its viewer")?;
    let me = &view[at + 6..view.len() - 2];
    if !me.contains("\"hand\":[\"") && !me.contains("\"places\":[{") {
        return Ok(None);
    }
    let me = serde_json::json!({ "me": serde_json::from_str::<serde_json::Value>(me)? });
    let Some(what) = next_move(&me, random) else { return Ok(None) };
    let number = |name: &str| {
        let digit = view.split_once(name).and_then(|(_, rest)| rest.bytes().next());
        digit.map(|digit| digit - b'0').context("a game has rounds and turns")
    };
    let (round, turn) = (number("\"round\":")?, number("\"turn\":")?);
    Ok(Some(Request::Play(games::Action::TwoCities(two_cities::Action {
        round: Round::new(round),
        turn: Turn::new(turn),
        what,
    }))))
}

/// CPU time per message of the bare server, in the same rhythm: everyone in a room sends, waits for all answers, and
/// begins the next round.
async fn measure_bare(options: &Options, view_bytes: usize) -> Result<Duration> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["--bare", &view_bytes.to_string(), "60"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().context("its output is piped")?).lines();
    let address = lines.next_line().await?.context("it prints its address")?;
    let counters = Arc::new(Counters::default());
    let mut tasks = Vec::new();
    for room in 0..options.rooms {
        let round = Arc::new(Barrier::new(SEATS.into()));
        for _ in 0..SEATS {
            let url = format!("{}/r/{room}/ws", address.replacen("http", "ws", 1));
            tasks.push(tokio::spawn(shout(url, Arc::clone(&round), Arc::clone(&counters))));
        }
    }
    let pid = child.id().context("the bare server runs")?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (actions, cpu) = (counters.actions.load(Ordering::Relaxed), usage::cpu(pid)?);
    let span = Duration::from_secs(options.seconds);
    tokio::time::sleep(span).await;
    let actions = u32::try_from(counters.actions.load(Ordering::Relaxed) - actions)?;
    let cpu = usage::cpu(pid)?.saturating_sub(cpu);
    for task in tasks {
        task.abort();
    }
    println!("bare: {:.0} actions/s", f64::from(actions) / span.as_secs_f64());
    Ok(cpu / actions.max(1))
}

async fn shout(url: String, round: Arc<Barrier>, counters: Arc<Counters>) -> Result<()> {
    let (mut socket, _) = connect_async_with_config(url, None, true).await?;
    // As long as a command that places a tile.
    let command = "c".repeat(150);
    let (mut views, mut answered) = (0u64, 0u64);
    for sent in 1.. {
        round.wait().await;
        socket.send(Message::Text(command.clone().into())).await?;
        while answered < sent || views < sent * u64::from(SEATS) {
            let Some(message) = socket.next().await else { return Ok(()) };
            match message? {
                Message::Text(text) if text.starts_with('a') => answered += 1,
                Message::Text(_) => views += 1,
                _ => {}
            }
        }
        counters.actions.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Resident memory per room in the middle of a game, with all players connected and idle.
async fn measure_memory(program: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Program::start(program, folder.path()).await?;
    let pid = server.pid().context("the server runs")?;
    // The first room pays for everything that rooms share.
    let mut parties = vec![Party::sits_down(&server.address, SEATS).await?];
    let before = usage::resident(pid)?;
    for _ in 0..IDLE_ROOMS {
        let mut party = Party::sits_down(&server.address, SEATS).await?;
        party.begins().await?;
        parties.push(party);
    }
    let grown = u32::try_from(usage::resident(pid)?.saturating_sub(before))?;
    let each = f64::from(grown) / f64::from(IDLE_ROOMS);
    println!("memory: {each:.1} KiB per idle room with {SEATS} connections, over {IDLE_ROOMS} rooms (aim: 60 or less)");
    Ok(())
}

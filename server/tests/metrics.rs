//! What Prometheus is shown, compared with what happened.

use std::net::SocketAddr;
use std::num::NonZeroU32;

use anyhow::{Context, Result};
use conurbation::net::{Gate, GateOptions, push::PushOptions};
use conurbation::rooms::RoomsOptions;
use conurbation::serve::{Listeners, serve};
use conurbation::store::Store;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_room::Request;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// A server with its store in a file, and where its metrics are.
async fn server(folder: &TempDir) -> Result<(String, SocketAddr)> {
    let store = Store::open(&format!("sqlite:{}", folder.path().join("data.db").display())).await?;
    let (public, metrics) = (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
    let at = (format!("http://{}", public.local_addr()?), metrics.local_addr()?);
    let listeners = Listeners { metrics: Some(metrics), ..public.into() };
    let fast = NonZeroU32::new(10_000).context("not zero")?;
    let gate = Gate::new([7; 64], GateOptions { commands_per_second: fast, ..GateOptions::default() });
    let (options, push) = (RoomsOptions::default(), PushOptions::default());
    tokio::spawn(serve(listeners, gate, options, push, store, CancellationToken::new()));
    Ok(at)
}

async fn get(address: SocketAddr, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(format!("GET {path} HTTP/1.0\r\nhost: {address}\r\n\r\n").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// The value of a series.
fn value(shown: &str, series: &str) -> Result<u64> {
    let mut lines = shown.lines().filter_map(|line| line.rsplit_once(' '));
    let (_, value) = lines.find(|(name, _)| *name == series).with_context(|| format!("no {series} in {shown}"))?;
    Ok(value.trim_end_matches(".0").parse()?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_counted() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (server, metrics) = server(&folder).await?;
    let mut party = Party::sits_down(&server, 3).await?;
    party.begins().await?;
    for player in &mut party.players {
        player.keep_frames = true;
    }
    let actions = party.plays_on(&mut Rng::with_seed(1), usize::MAX).await?;
    party.players[1].is_refused(Request::Start).await?;
    let id = Uuid::new_v4();
    for _ in 0..2 {
        party.players[2].send(id, Request::Join { name: "Ada".to_owned() }).await?;
        party.players[2].answer(id).await?;
    }
    party.players[1].send_text("nonsense".to_owned()).await?;
    party.players[1].answer(id).await?;
    let mut watcher = party.guests[1].connects(&party.code).await?;
    watcher.send_text("x".repeat(8 * 1024 + 1)).await?;
    watcher.closed().await?;

    let shown = get(metrics, "/metrics").await?;
    assert!(shown.starts_with("HTTP/1.0 200 OK\r\n"), "{shown}");
    let accepted = value(&shown, "conurbation_commands_total{outcome=\"accepted\"}")?;
    // Everyone has joined, sat down and contributed to the shuffle; the host has drawn the seating and begun; then the
    // moves, and a name twice.
    assert_eq!(accepted, u64::try_from(3 * 3 + 2 + actions + 2)?);
    for (series, expected) in [
        ("conurbation_commands_total{outcome=\"not_host\"}", 1),
        ("conurbation_commands_total{outcome=\"malformed\"}", 1),
        ("conurbation_commands_total{outcome=\"too_big\"}", 1),
        ("conurbation_commands_repeated_total", 1),
        ("conurbation_rooms", 1),
        ("conurbation_sockets", 3),
        ("conurbation_sockets_opened_total", 4),
        // Once for the page of the first who followed the link, once to play.
        ("conurbation_room_load_seconds_count", 2),
        ("conurbation_write_queue", 0),
        ("conurbation_thinkers", 0),
        ("conurbation_commits_failed_total", 0),
        ("conurbation_http_answers_total{status=\"1xx\"}", 4),
    ] {
        assert_eq!(value(&shown, series)?, expected, "{series}");
    }
    let frames: Vec<&String> = party.players.iter().flat_map(|player| &player.frames).collect();
    let views = frames.iter().filter(|frame| frame.starts_with("{\"view\"")).count();
    let bytes = frames.iter().map(|frame| frame.len()).sum();
    for (series, received) in [("views_sent", views), ("messages_sent", frames.len()), ("socket_bytes_sent", bytes)] {
        let sent = value(&shown, &format!("conurbation_{series}_total"))?;
        assert!(sent >= u64::try_from(received)? && received > 0, "{series}: {sent}, received {received}");
    }
    assert!(value(&shown, "conurbation_commit_seconds_count")? <= value(&shown, "conurbation_batch_jobs_sum")?);
    assert!(!shown.contains(&party.code[..4]), "a label names a room");
    // Strangers, who reach only the public listener, are shown nothing.
    let public: SocketAddr = server.strip_prefix("http://").context("an address")?.parse()?;
    assert!(get(public, "/metrics").await?.starts_with("HTTP/1.0 404"));
    Ok(())
}

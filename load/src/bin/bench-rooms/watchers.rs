//! Thousands who watch one table: what a frame costs until it is sent to one of them, compared with a bare server that
//! sends as many ready bytes to as many sockets, each message in a write of its own, as this program sends views.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use conurbation_load::usage;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::{self, Handle};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::cost::{Column, Cost, WARM_UP};
use crate::program::{Playing, Store};
use crate::{PACE, floor, program};

/// As many as a room admits by default.
const WATCHERS: usize = 10_000;
/// Watchers who come at the same time.
const AT_ONCE: usize = 64;
/// Of the files that a process may open, at most three quarters are connections of a server.
const SHARE: [u64; 2] = [3, 4];
/// Files for other things.
const OTHERS: u64 = 200;
/// Connections from one address: an address has ports for so many, whatever others have left.
const PER_ADDRESS: usize = 5_000;
/// What a thread adds to its niceness to be served after all others.
const MOST_NICE: i32 = 19;
/// Bytes read at once.
const BUFFER: usize = 8 * 1024;

/// What one server cost.
struct Watched {
    cost: Cost,
    /// CPU time of the server per view that has come to a watcher.
    frame: Duration,
    /// Mean size of such a view in bytes.
    bytes: usize,
}

/// Measures the program, then the bare server, and prints what a frame costs. `files` is how many a process may open.
pub async fn measure(program: &Path, files: u64, seconds: u64) -> Result<()> {
    let watchers = usize::try_from(files * SHARE[0] / SHARE[1])?.saturating_sub(usize::try_from(OTHERS)?).min(WATCHERS);
    if watchers < WATCHERS {
        println!("\nthis system lets a process open {files} files, which is enough for {watchers} watchers");
    }
    let column = Column { rooms: 1, pace: Some(Duration::from_millis(PACE)) };
    let watch = async |playing: &Playing<'_>| watch(playing, watchers, seconds).await;
    let ours = program::with_players(program, Store::File, column, watch).await?;
    let like = Cost { view: ours.bytes, ..ours.cost };
    let bare = floor::with_players(column, &like, false, watch).await?;
    let micros = |watched: &Watched| watched.frame.as_secs_f64() * 1e6;
    println!(
        "\n| {watchers} watch one table | CPU per frame, µs | actions/s | own move, p50 / p99 ms |\n|---|---|---|---|"
    );
    for (name, watched) in [("bare axum", &bare), ("this program, synced", &ours)] {
        let [half, most] = watched.cost.own.map(|own| own.as_secs_f64() * 1e3);
        let (cpu, ratio) = (micros(watched), micros(watched) / micros(&bare));
        println!("| {name} | {cpu:.1} ({ratio:.2}) | {:.1} | {half:.1} / {most:.1} |", watched.cost.actions);
    }
    println!("\nviews of {} bytes; aim: 1.5 or less", ours.bytes);
    Ok(())
}

/// So many come to the first of the rooms and watch while its players act. They have a thread of their own, which gives
/// way to all others: else the players' messages, and what the system does for the server's disk, would wait until
/// thousands have read theirs.
async fn watch(playing: &Playing<'_>, watchers: usize, seconds: u64) -> Result<Watched> {
    let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_io().build()?;
    let watched = watch_on(runtime.handle(), playing, watchers, seconds).await;
    // Dropped here, it would wait for its tasks.
    runtime.shutdown_background();
    watched
}

async fn watch_on(thread: &Handle, playing: &Playing<'_>, watchers: usize, seconds: u64) -> Result<Watched> {
    thread.spawn(async { rustix::process::nice(MOST_NICE) }).await??;
    let server: SocketAddr = playing.address.trim_start_matches("http://").parse()?;
    let room: Arc<str> = playing.rooms.first().context("somebody plays")?.as_str().into();
    let seen = Arc::new(Seen::default());
    let arrivals = (0..watchers).map(move |number| comes(number, server, Arc::clone(&room)));
    let sockets = thread.spawn(stream::iter(arrivals).buffer_unordered(AT_ONCE).try_collect::<Vec<_>>());
    let mut crowd = JoinSet::new();
    for socket in sockets.await?? {
        crowd.spawn_on(looks_on(socket, Arc::clone(&seen)), thread);
    }
    let frames = async {
        sleep(WARM_UP).await;
        let before = (usage::cpu(playing.pid)?, seen.frames.load(Relaxed), seen.bytes.load(Relaxed));
        sleep(Duration::from_secs(seconds)).await;
        let cpu = usage::cpu(playing.pid)?.saturating_sub(before.0);
        let (frames, bytes) = (seen.frames.load(Relaxed) - before.1, seen.bytes.load(Relaxed) - before.2);
        ensure!(seen.watchers.load(Relaxed) == watchers, "only {} see anything", seen.watchers.load(Relaxed));
        Ok((cpu / u32::try_from(frames.max(1))?, bytes / frames.max(1)))
    };
    let ((frame, bytes), cost) = tokio::try_join!(frames, playing.counters.measure(playing.pid, seconds))?;
    ensure!(crowd.try_join_next().is_none(), "watchers were sent away");
    Ok(Watched { cost, frame, bytes })
}

/// What all watchers count together.
#[derive(Default)]
struct Seen {
    /// Those who have seen a view.
    watchers: AtomicUsize,
    frames: AtomicUsize,
    bytes: AtomicUsize,
}

/// A new guest asks for the socket of a room.
async fn comes(number: usize, server: SocketAddr, room: Arc<str>) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let address = Ipv4Addr::from_bits(Ipv4Addr::new(127, 2, 0, 1).to_bits() + u32::try_from(number / PER_ADDRESS)?);
    socket.bind((address, 0).into())?;
    let mut stream = socket.connect(server).await?;
    let request = format!(
        "GET /r/{room}/ws HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    // The next one connects once this one is there.
    stream.readable().await?;
    Ok(stream)
}

/// Counts what comes, without looking at it: the watchers have a core for all of them. Ends with the connection.
async fn looks_on(socket: TcpStream, seen: Arc<Seen>) -> Result<()> {
    let (mut frames, mut watches) = (Frames::default(), false);
    loop {
        socket.readable().await?;
        let mut buffer = [0; BUFFER];
        let read = match socket.try_read(&mut buffer) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => continue,
            read => read?,
        };
        if read == 0 {
            return Ok(());
        }
        let received = frames.take(&buffer[..read]);
        if received.pinged {
            // An empty pong, masked with zeros.
            let _ = socket.try_write(&[0x8a, 0x80, 0, 0, 0, 0]);
        }
        seen.frames.fetch_add(received.views, Relaxed);
        seen.bytes.fetch_add(received.bytes, Relaxed);
        if received.views > 0 && !std::mem::replace(&mut watches, true) {
            seen.watchers.fetch_add(1, Relaxed);
        }
    }
}

/// Finds the frames among the bytes of a connection.
#[derive(Default)]
struct Frames {
    /// Whether the answer to the request is over.
    open: bool,
    /// The end of that answer, or the beginning of a frame.
    head: Vec<u8>,
    /// Bytes that are left of a frame.
    left: usize,
}

/// What a read has received.
#[derive(Default)]
struct Received {
    /// Messages too long for anything but views.
    views: usize,
    /// Bytes of these.
    bytes: usize,
    pinged: bool,
}

impl Frames {
    fn take(&mut self, mut bytes: &[u8]) -> Received {
        let mut received = Received::default();
        while !bytes.is_empty() {
            let skipped = self.left.min(bytes.len());
            (self.left, bytes) = (self.left - skipped, &bytes[skipped..]);
            let Some((first, rest)) = bytes.split_first() else { break };
            self.head.push(*first);
            bytes = rest;
            if !self.open {
                if self.head.ends_with(b"\r\n\r\n") {
                    (self.open, self.head) = (true, Vec::new());
                }
                continue;
            }
            self.left = match self.head[..] {
                [_, 126, high, low] => u16::from_be_bytes([high, low]).into(),
                [_, short] if short < 126 => short.into(),
                [_, 127] => unreachable!("no view has 64 KiB"),
                _ => continue,
            };
            if self.left >= 126 {
                received.views += 1;
                received.bytes += self.left;
            }
            received.pinged |= self.head[0] == 0x89;
            self.head.clear();
        }
        received
    }
}

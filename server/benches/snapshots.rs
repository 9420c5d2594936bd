//! What it takes to open a room by the length of its log, with and without a snapshot, and what a snapshot costs.
//!
//! Each room has had one game after another. Memory is the most that the process needed beyond what it had before,
//! which only Linux tells.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Parser;
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Absence, ClockRule, Context, Event, Knocks, Options, Request, Room, Seating, Stage};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::Hash;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// Records that are added together.
const TOGETHER: usize = 4000;

/// Measures what it takes to open rooms.
#[derive(Parser)]
struct Arguments {
    /// Events in the log; one line each.
    #[arg(long, value_delimiter = ',', default_values_t = [100, 1_000, 10_000, 200_000])]
    events: Vec<usize>,
    /// How often each room is opened; the median counts.
    #[arg(long, default_value_t = 9)]
    times: usize,
    /// `cargo bench` passes it to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let Arguments { events, times, .. } = Arguments::parse();
    let folder = tempfile::tempdir_in(".")?;
    let store = Store::open(&format!("sqlite:{}", folder.path().join("store.db").display())).await?;
    println!("{:>8} {:>12} {:>8} {:>12} {:>8} {:>6}", "events", "from 1, ms", "KiB", "snapshot, ms", "KiB", "ratio");
    let host = Uuid::new_v4();
    let log = log(host, *events.iter().max().context("no rooms to open")?);
    for events in events {
        let room = RoomId::new();
        for (part, records) in log[..events].chunks(TOGETHER).enumerate() {
            let first = u64::try_from(part * TOGETHER + 1)?;
            store.append_all(room, Stream::Events, first, records.to_vec()).await?;
        }
        let (slow, much) = opened(&store, room, times).await?;
        // Whoever connects makes the snapshot; the write after it is there when this one is.
        drop(rooms(&store).connect(room, host, None).await?);
        store.check(1).await?;
        let (fast, little) = opened(&store, room, times).await?;
        let ratio = slow.as_secs_f64() / fast.as_secs_f64();
        let [slow, fast] = [slow, fast].map(|time| time.as_secs_f64() * 1e3);
        println!("{events:>8} {slow:>12.2} {much:>8} {fast:>12.2} {little:>8} {ratio:>6.1}");
    }
    costs(&store, &log).await?;
    store.close().await;
    Ok(())
}

fn rooms(store: &Store) -> Rooms {
    Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new())
}

/// How long it takes to read a room, and how many KiB at most.
async fn opened(store: &Store, room: RoomId, times: usize) -> Result<(Duration, u64)> {
    let rooms = rooms(store);
    let (mut spans, mut peaks) = (Vec::new(), Vec::new());
    for _ in 0..times {
        // Forgets the peak so far.
        fs::write("/proc/self/clear_refs", "5")?;
        let before = memory("VmRSS:")?;
        let began = Instant::now();
        rooms.look_at(room).await?;
        spans.push(began.elapsed());
        peaks.push(memory("VmHWM:")?.saturating_sub(before));
    }
    spans.sort_unstable();
    // What the first one needed stays with the allocator.
    Ok((spans[times / 2], peaks[0]))
}

/// A line of the process's status, in KiB.
fn memory(line: &str) -> Result<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let found = status.lines().find_map(|found| found.strip_prefix(line)).context("no such line")?;
    Ok(found.trim().trim_end_matches(" kB").parse()?)
}

/// What a snapshot costs, and reading an event, and a commit.
async fn costs(store: &Store, log: &[Vec<u8>]) -> Result<()> {
    let mut room = Room::opened(&Event::from_record(&log[0])?)?;
    let began = Instant::now();
    for record in &log[1..] {
        room.apply(&Event::from_record(record)?)?;
    }
    let event = began.elapsed().as_secs_f64() * 1e6 / f64::from(u32::try_from(log.len())?);
    let mut snapshots = Vec::new();
    let mut open = Room::opened(&Event::from_record(&log[0])?)?;
    for record in log.iter().skip(1).take(5000) {
        open.apply(&Event::from_record(record)?)?;
        let began = Instant::now();
        snapshots.extend(open.snapshot().map(|snapshot| (began.elapsed(), snapshot)));
    }
    let (_, snapshot) = snapshots.last().context("no game has ended")?.clone();
    snapshots.sort_unstable();
    let made = snapshots[snapshots.len() / 2].0.as_secs_f64() * 1e6;
    let began = Instant::now();
    for _ in 0..100 {
        Room::from_snapshot(&snapshot)?;
    }
    let read = began.elapsed().as_secs_f64() * 1e4;
    let began = Instant::now();
    for now in 0..100 {
        store.check(now).await?;
    }
    let commit = began.elapsed().as_secs_f64() * 1e4;
    println!("a snapshot: {} bytes, {made:.0} µs to make, {read:.0} µs to read", snapshot.len());
    println!("an event: {event:.1} µs to read; a commit: {commit:.0} µs");
    Ok(())
}

/// The records of a room in which somebody plays against two bots, again and again.
fn log(host: Uuid, events: usize) -> Vec<Vec<u8>> {
    let options =
        Options { clock: ClockRule::Brisk, absence: Absence::Wait, seating: Seating::Hand, ..Options::default() };
    let opened = Room::open(host, options, 0).expect("valid options");
    let mut playing = Playing { host, room: Room::opened(&opened).expect("an opening"), now: 1, log: vec![opened] };
    playing.asks(&Request::Join { name: "Ada".to_owned() });
    playing.asks(&Request::Sit { seat: Seat::new(0) });
    for seat in 1..3 {
        playing.asks(&Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    while playing.log.len() < events {
        match playing.room.stage() {
            Stage::Open => playing.asks(&Request::Seat),
            Stage::Shuffling => playing.happens(playing.room.all_contributed(|_| false, playing.now)),
            Stage::Seated => playing.asks(&Request::Start),
            Stage::Playing => playing.moves(),
            Stage::Ended => playing.asks(&Request::Rematch),
        }
    }
    playing.log.iter().take(events).map(Event::to_record).collect()
}

struct Playing {
    host: Uuid,
    room: Room,
    now: u64,
    log: Vec<Event>,
}

impl Playing {
    fn asks(&mut self, request: &Request) {
        let seed = || Seed([9; 32]);
        let knocks = Knocks::default();
        let room = Hash::of_room("room");
        let context = Context { now: self.now, host_away: false, here: &|_| true, room, knocks: &knocks, seed: &seed };
        let id = Uuid::new_v4();
        self.happens(self.room.decide(self.host, id, request, &context).expect("the host may"));
    }

    /// Bots act at once, and the host when their time is up.
    fn moves(&mut self) {
        if let Some(turn) = self.room.house_turns().first() {
            let action = turn.game.bot(turn.seat, turn.level).expect("a bot that is awaited acts");
            self.happens(self.room.house_plays(turn.seat, &action, self.now).ok());
        } else {
            self.now = self.room.deadline().expect("there is a clock");
            self.happens(self.room.time_up(self.now));
        }
    }

    fn happens(&mut self, event: Option<Event>) {
        let event = event.expect("something happens");
        self.room.apply(&event).expect("what was decided fits");
        self.now += 1;
        self.log.push(event);
    }
}

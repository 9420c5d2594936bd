//! The path of a move within a room, stage by stage: what each costs per accepted action, with five players connected.
//! What the sockets, the log and the scheduler add is not in it; `make profile` counts that from outside.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Parser;
use conurbation::rooms::wire;
use conurbation_load::moves::{Rng, next_move};
use conurbation_room::{Command, Context, Event, Knocks, Options, Request, Room, Seating, Signs, Stage};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::draw::Hash;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::{games, two_cities};
use serde_json::{Value, json};
use uuid::Uuid;

/// Players, all of whom are connected.
const SEATS: u8 = 5;
/// What is done for every accepted action, in this order.
const STAGES: [&str; 7] =
    ["read the command", "decide", "apply", "write the record", "the public view", "five private views", "five frames"];

/// Measures the path of a move.
#[derive(Parser)]
struct Arguments {
    /// Games that are played; of each stage the mean counts.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// `cargo bench` passes it to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    let Arguments { games: rounds, .. } = Arguments::parse();
    let (mut total, mut actions, mut bytes) = ([Duration::ZERO; STAGES.len()], 0_u32, 0_u64);
    for seed in 0..rounds {
        let mut table = Table::sits_down(seed)?;
        while table.room.stage() == Stage::Playing {
            for guest in table.guests {
                if let Some(command) = table.thinks(guest)? {
                    let (laps, size) = table.acts(guest, &command)?;
                    total.iter_mut().zip(laps).for_each(|(all, lap)| *all += lap);
                    (actions, bytes) = (actions + 1, bytes + size);
                }
            }
        }
    }
    let micros = total.map(|span| span.as_secs_f64() * 1e6 / f64::from(actions));
    let all: f64 = micros.iter().sum();
    println!("| per accepted action | µs | share |\n|---|---|---|");
    for (stage, micros) in STAGES.iter().zip(micros) {
        println!("| {stage} | {micros:.2} | {:.0} % |", micros / all * 100.0);
    }
    println!("| all of it | {all:.2} | |\n\n{actions} actions, {} bytes of frames each", bytes / u64::from(actions));
    Ok(())
}

struct Table {
    room: Room,
    guests: [Uuid; SEATS as usize],
    random: Rng,
    now: u64,
    public: String,
}

impl Table {
    fn sits_down(seed: u64) -> Result<Self> {
        let guests = [(); SEATS as usize].map(|()| Uuid::new_v4());
        let options = Options { seats: SEATS, seating: Seating::Hand, ..Options::default() };
        let room = Room::opened(&Room::open(guests[0], options, 0).context("valid options")?)?;
        let mut table = Self { room, guests, random: Rng::with_seed(seed), now: 1, public: String::new() };
        for (seat, guest) in guests.into_iter().enumerate() {
            table.asks(guest, &Request::Join { name: format!("Player {seat}") })?;
            table.asks(guest, &Request::Sit { seat: Seat::at(seat) })?;
        }
        table.asks(guests[0], &Request::Seat)?;
        let seated = table.room.all_contributed(|_| false, table.now).context("nobody is waited for")?;
        table.room.apply(&seated)?;
        table.asks(guests[0], &Request::Start)?;
        table.public = wire::to_json(&table.room.public_view(|_| true));
        Ok(table)
    }

    fn asks(&mut self, guest: Uuid, request: &Request) -> Result<()> {
        let event = self.decides(guest, Uuid::new_v4(), request)?;
        Ok(self.room.apply(&event)?)
    }

    fn decides(&mut self, guest: Uuid, id: Uuid, request: &Request) -> Result<Event> {
        let seed = || Seed([7; 32]);
        let (knocks, room) = (Knocks::default(), Hash::of_room("room"));
        self.now += 1;
        let context = Context { now: self.now, host_away: false, here: &|_| true, room, knocks: &knocks, seed: &seed };
        self.room.decide(guest, id, request, &context)?.context("something happens")
    }

    /// What somebody would send next, as text; `None` while others are awaited.
    fn thinks(&mut self, guest: Uuid) -> Result<Option<String>> {
        if self.room.stage() != Stage::Playing {
            return Ok(None);
        }
        let me = serde_json::to_value(self.room.my_view(guest, &Signs::default()))?;
        let Some(what) = next_move(&json!({ "me": me }), &mut self.random) else { return Ok(None) };
        let room: Value = serde_json::from_str(&self.public)?;
        let number = |name: &str| {
            let number = room["game"]["two_cities"][name].as_u64().context("a game has rounds and turns")?;
            anyhow::Ok(u8::try_from(number)?)
        };
        let (round, turn) = (Round::new(number("round")?), Turn::new(number("turn")?));
        let action = games::Action::TwoCities(two_cities::Action { round, turn, what });
        Ok(Some(serde_json::to_string(&Command { id: Uuid::new_v4(), request: Request::Play(action) })?))
    }

    /// Does what the server does for a command. How long each stage took, and the bytes of all frames.
    fn acts(&mut self, guest: Uuid, command: &str) -> Result<([Duration; STAGES.len()], u64)> {
        let mut watch = Watch::start();
        let Command { id, request } = serde_json::from_str(command)?;
        watch.lap();
        let event = self.decides(guest, id, &request)?;
        watch.lap();
        self.room.apply(&event)?;
        watch.lap();
        std::hint::black_box(event.to_record());
        watch.lap();
        self.public = wire::to_json(&self.room.public_view(|_| true));
        watch.lap();
        let signs = Signs::default();
        let private = self.guests.map(|guest| wire::my_part(&self.room.my_view(guest, &signs)));
        watch.lap();
        let frames = private.each_ref().map(|me| wire::view_frame(&self.public, me));
        watch.lap();
        let bytes: usize = frames.iter().map(|frame| frame.len()).sum();
        Ok((watch.laps.try_into().ok().context("a lap for each stage")?, u64::try_from(bytes)?))
    }
}

struct Watch {
    last: Instant,
    laps: Vec<Duration>,
}

impl Watch {
    fn start() -> Self {
        Self { last: Instant::now(), laps: Vec::with_capacity(STAGES.len()) }
    }

    fn lap(&mut self) {
        let now = Instant::now();
        self.laps.push(now - self.last);
        self.last = now;
    }
}

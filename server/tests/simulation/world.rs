//! A server with a few rooms, the people in them, and a store on which not everything works.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use conurbation::store::Stream;
use conurbation_load::moves::Rng;
use conurbation_room::{Command, Options, Request};
use serde_json::Value;
use uuid::Uuid;

use crate::common::random::{NAMES, some_key};
use crate::common::{OUTSIDER, Party};
use crate::deeds;
use crate::durable::Durable;
use crate::people::{Client, Received};
use crate::properties::{self, Asked};
use crate::servers::{Network, Seeds, Server};
use crate::weather::Sky;

/// Rooms of one run.
const ROOMS: u8 = 2;
/// Servers, where there are several.
const SERVERS: usize = 3;
/// When every run begins, in milliseconds since 1970-01-01 UTC.
const BEGIN: u64 = 1_700_000_000_000;
/// Long enough for everything that goes on in the rooms to end.
const REST: Duration = Duration::from_secs(15);

/// One server or several, and everyone there.
pub struct World {
    pub dice: Rng,
    servers: Vec<Server>,
    /// Between several servers.
    network: Option<Network>,
    sky: Sky,
    seeds: Seeds,
    pub tables: Vec<Table>,
    /// How many logs were read from a snapshot on before the last restart.
    resumed: u64,
    trace: String,
}

/// One room and the people in it.
pub struct Table {
    pub durable: Durable,
    pub people: u8,
    pub clients: Vec<Client>,
    asked: HashMap<Uuid, Asked>,
    /// The events whose causes were checked.
    checked: u64,
}

impl World {
    /// Rooms with any options, and a store on which anything can happen.
    pub async fn new(seed: u64) -> Self {
        let mut dice = Rng::with_seed(seed);
        let rooms = (0..ROOMS).map(|_| deeds::any_options(&mut dice)).collect();
        let world = Self::with(dice, rooms).await;
        world.is_stormy(true);
        world
    }

    /// Rooms with these options, each for so many people, and a store that works.
    pub async fn with(mut dice: Rng, options: Vec<(Options, u8)>) -> Self {
        let sky = Sky::new(dice.fork());
        let seeds = Arc::new(Mutex::new(dice.fork()));
        let servers = vec![Server::alone(&sky.store(), &seeds, BEGIN)];
        let mut tables = Vec::new();
        for (no, (options, people)) in (1..).zip(options) {
            let id = format!("{no:016}").parse().expect("digits are an id");
            let mut party = Party::open_salted(NAMES[0], options, no);
            // Anyone may come, and acts sensibly once they play.
            party.guests.extend(NAMES.map(str::to_owned));
            let durable = Durable::open(sky.calm(), id, party).await;
            sky.weather.lock().expect("no holder panics").add(id);
            let asked = HashMap::new();
            tables.push(Table { durable, people, clients: Vec::new(), asked, checked: 1 });
        }
        Self { dice, servers, network: None, sky, seeds, tables, resumed: 0, trace: String::new() }
    }

    /// The same as [`World::new`] with several servers that share the store.
    pub async fn among(seed: u64) -> Self {
        let mut world = Self::new(seed).await;
        world.is_stormy(false);
        let network = Network::new(world.dice.fork());
        world.servers.pop().expect("one server").stops().await;
        for _ in 0..SERVERS {
            world.servers.push(Server::among(&world.sky, &world.seeds, BEGIN, &network).await);
        }
        world.network = Some(network);
        world.is_stormy(true);
        world
    }

    /// Whether anything goes wrong in the store and between servers from now on; returns whether it did until now.
    pub fn is_stormy(&self, stormy: bool) -> bool {
        if let Some(network) = &self.network {
            network.stormy.store(stormy, SeqCst);
        }
        std::mem::replace(&mut self.sky.weather.lock().expect("no holder panics").stormy, stormy)
    }

    /// Something happens, and what it led to is checked.
    pub async fn step(&mut self) {
        let table = self.dice.usize(..self.tables.len());
        match self.dice.u8(..) {
            ..200 => self.somebody_acts(table).await,
            200..212 => self.somebody_repeats(table),
            212..224 => self.somebody_leaves(table),
            224..240 => self.somebody_comes(table).await,
            240..243 => self.tables[table].clients.clear(),
            243..246 => self.restarts().await,
            246..252 if self.network.is_some() => self.loses_a_plug().await,
            252..254 if self.network.is_some() => self.evens_out().await,
            _ => self.rests().await,
        }
        let pause = match self.dice.u8(..) {
            ..100 => return,
            100..200 => self.dice.u64(1..60),
            200..248 => self.dice.u64(60..9000),
            248..254 => self.dice.u64(9000..120_000),
            254.. => 400_000,
        };
        tokio::time::sleep(Duration::from_millis(pause)).await;
        self.check().await;
    }

    /// The store works again, everyone connects and asks again for what was not answered, and all get everything.
    pub async fn comes_to_rest(&mut self) {
        self.is_stormy(false);
        self.rests().await;
        for table in 0..self.tables.len() {
            for who in NAMES.into_iter().chain([OUTSIDER]) {
                self.connect(table, who).await;
            }
        }
        self.rests().await;
    }

    /// How many logs, and how many rooms' talk, were read from a snapshot on.
    pub fn resumed(&self) -> u64 {
        self.resumed + self.servers.iter().map(|server| server.rooms.resumed()).sum::<u64>()
    }

    /// All that happened and all that was written.
    pub async fn trace(mut self) -> String {
        for table in &self.tables {
            for stream in [Stream::Events, Stream::Talk] {
                for record in self.sky.calm().read(table.durable.room, stream, 1).await.expect("a calm store") {
                    let _ = writeln!(self.trace, "{}", String::from_utf8_lossy(&record.bytes));
                }
            }
        }
        self.trace
    }

    async fn somebody_acts(&mut self, table: usize) {
        let at = &mut self.tables[table];
        at.durable.party.now = self.servers[0].rooms.clock().now();
        let knock = at.clients.iter().find_map(|client| Some((client.who.clone(), client.knock()?)));
        let (who, request) = match knock.filter(|_| self.dice.u8(..) < 40) {
            Some((who, knock)) => (who, Request::AnswerKnock { knock, admit: self.dice.u8(..) < 200 }),
            None => deeds::any_deed(&at.durable.party, at.people, &mut self.dice),
        };
        let id = at.durable.party.new_command();
        self.sends(table, &who, Command { id, request }).await;
    }

    /// Sends a command for someone, who connects first if need be.
    pub async fn sends(&mut self, table: usize, who: &str, command: Command) {
        self.connect(table, who).await;
        let Table { clients, durable, asked, .. } = &mut self.tables[table];
        let open = clients.iter_mut().find(|client| client.who == who);
        let Some(client) = open else { return };
        let (id, guest, since) = (command.id, client.guest, durable.events());
        let _ = writeln!(self.trace, "{table} {who} {command:?}");
        if client.send(command.clone()) {
            asked.entry(id).or_insert(Asked { guest, command, since, times: 0 }).times += 1;
        }
    }

    /// Somebody sends one of their commands again, which may be under way.
    fn somebody_repeats(&mut self, table: usize) {
        let Table { clients, asked, .. } = &mut self.tables[table];
        let mut sent: Vec<&mut Asked> = asked.values_mut().collect();
        sent.sort_by_key(|asked| asked.command.id);
        let Some(asked) = sent.into_iter().rev().nth(self.dice.usize(..8)) else { return };
        let open = |client: &&mut Client| client.guest == asked.guest;
        if let Some(client) = clients.iter_mut().find(open)
            && client.send(asked.command.clone())
        {
            asked.times += 1;
        }
    }

    fn somebody_leaves(&mut self, table: usize) {
        let clients = &mut self.tables[table].clients;
        if !clients.is_empty() {
            clients.swap_remove(self.dice.usize(..clients.len()));
        }
    }

    async fn somebody_comes(&mut self, table: usize) {
        let who = NAMES[self.dice.usize(..NAMES.len())];
        let slow = self.dice.bool().then(|| Duration::from_millis(self.dice.u64(1..2000)));
        self.open(table, who, slow).await;
    }

    /// Connects someone unless they are connected.
    pub async fn connect(&mut self, table: usize, who: &str) {
        let clients = &self.tables[table].clients;
        if !clients.iter().any(|client| client.who == who) {
            self.open(table, who, None).await;
        }
    }

    /// Opens another connection, with the key to a seat if there is one.
    async fn open(&mut self, table: usize, who: &str, slow: Option<Duration>) {
        let no = if self.servers.len() > 1 { self.dice.usize(..self.servers.len()) } else { 0 };
        let rooms = &self.servers[no].rooms;
        let Table { durable, clients, .. } = &mut self.tables[table];
        let key = (0..=u8::MAX).map(some_key).find(|key| durable.party.room.is_offered(*key));
        let guest = durable.party.id(who);
        let client = Client::connect((rooms, &self.sky.calm(), durable.room), (who, guest, key), slow).await;
        let _ = writeln!(self.trace, "{table} {who} connects: {}", client.is_some());
        clients.extend(client);
    }

    /// A server stops and starts again.
    async fn restarts(&mut self) {
        let no = if self.network.is_some() { self.dice.usize(..self.servers.len()) } else { 0 };
        self.resumed += self.servers[no].rooms.resumed();
        let (now, server) = (self.now(), self.servers.swap_remove(no));
        let killed = self.network.is_some() && self.dice.bool();
        if killed {
            server.dies().await;
        } else {
            server.stops().await;
        }
        self.servers.push(match &self.network {
            Some(network) => Server::among(&self.sky, &self.seeds, now, network).await,
            None => Server::alone(&self.sky.store(), &self.seeds, now),
        });
    }

    /// For a while, a server reaches no store, or no server another one.
    async fn loses_a_plug(&mut self) {
        let no = self.dice.usize(..self.servers.len());
        let span = Duration::from_millis(self.dice.u64(100..8000));
        let (server, network) = (&self.servers[no], self.network.as_ref().expect("several servers"));
        if self.dice.bool() {
            server.is_cut_off(true);
            tokio::time::sleep(span).await;
            server.is_cut_off(false);
        } else {
            network.is_broken(true);
            tokio::time::sleep(span).await;
            network.is_broken(false);
        }
    }

    /// A server hands rooms on to another one.
    async fn evens_out(&mut self) {
        let [from, to] = [(); 2].map(|()| self.dice.usize(..self.servers.len()));
        if let Some(with) = self.servers[to].id().filter(|_| from != to) {
            self.servers[from].rooms.share(1, with).await;
        }
    }

    fn now(&self) -> u64 {
        self.servers[0].rooms.clock().now()
    }

    /// Nothing goes wrong and nobody does anything, until nothing is under way any more.
    async fn rests(&mut self) {
        let stormy = self.is_stormy(false);
        for _ in 0..2 {
            // The second time, everyone has seen whose sockets ended.
            tokio::time::sleep(REST).await;
            self.check().await;
        }
        for Table { durable, clients, .. } in &self.tables {
            properties::everyone_is_told(durable, clients);
            properties::nothing_is_forgotten(durable, clients, self.now());
        }
        self.is_stormy(stormy);
    }

    /// Checks what has happened.
    pub async fn check(&mut self) {
        for (no, table) in self.tables.iter_mut().enumerate() {
            table.check(no, &mut self.trace).await;
        }
    }
}

impl Table {
    async fn check(&mut self, no: usize, trace: &mut String) {
        self.durable.catch_up().await;
        properties::done_once(&self.durable);
        properties::the_clock_is_right(&self.durable, self.checked);
        self.checked = self.durable.events();
        for client in &mut self.clients {
            for received in client.received() {
                let _ = writeln!(trace, "{no} {} {received:?}", client.who);
                check_frames(&self.durable, &self.asked, client, &received);
                if let Some(view) = &received.view {
                    client.seen = properties::views_last(&self.durable, client, &received, view);
                    client.view = Some(view.clone());
                }
                client.closed = client.closed.or(received.close);
            }
        }
        // A socket ends when the room asks for it.
        self.clients.retain(|client| client.closed.is_none());
    }
}

fn check_frames(durable: &Durable, asked: &HashMap<Uuid, Asked>, client: &mut Client, received: &Received) {
    for frame in &received.frames {
        let frame: Value = serde_json::from_str(frame).expect("frames are JSON");
        if let Some(lines) = frame.get("talk") {
            properties::talk_lasts(durable, client.guest, received, lines);
        }
        if let Some(answer) = frame.get("ack").or_else(|| frame.get("refused")) {
            let id: Uuid = serde_json::from_value(answer["id"].clone()).expect("an answer names its command");
            client.pending.remove(&id);
            properties::answers_last(durable, &asked[&id], received, &frame);
        }
    }
}

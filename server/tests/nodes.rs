//! Several servers that share a store: people in one room are connected to different ones.

#[allow(dead_code, reason = "other tests of rooms use the rest")]
mod common;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{Person, draw_seating, play_until};
use conurbation::rooms::{Dial, HouseOptions, Lease, Membership, Peers, Pipe, Rooms, close};
use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, Node, RoomId, Store, Stream};
use conurbation_room::{Options, Request};
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::Move;
use futures_util::FutureExt;
use futures_util::future::join_all;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

/// Servers on one store, and the network between them.
#[derive(Clone)]
struct Cluster {
    store: Store,
    reachable: Arc<Mutex<HashMap<Uuid, Rooms>>>,
    /// Those that answer nobody, each with its ends of streams to it.
    hanging: Arc<Mutex<HashMap<Uuid, Vec<Pipe>>>>,
}

/// One of them.
struct Server {
    rooms: Rooms,
    lease: Arc<Lease>,
    keeping: JoinHandle<()>,
    shutdown: CancellationToken,
}

impl Cluster {
    async fn new() -> Self {
        Self::on(Store::open("memory:").await.unwrap())
    }

    fn on(store: Store) -> Self {
        Self { store, reachable: Arc::default(), hanging: Arc::default() }
    }

    async fn server(&self) -> Server {
        let node = Node { id: Uuid::new_v4(), address: "nowhere".to_owned() };
        let lease = Arc::new(Lease::new(self.store.clone(), node.clone()));
        let shutdown = CancellationToken::new();
        let membership = Membership::new(lease.clone(), Peers::new(self.dial(), TaskTracker::new()));
        let rooms = Rooms::shared(self.store.clone(), HouseOptions::default(), shutdown.clone(), membership);
        lease.begin().await.unwrap();
        let keeping = tokio::spawn({
            let (lease, shutdown) = (lease.clone(), shutdown.clone());
            async move { lease.keep(shutdown).await }
        });
        self.reachable.lock().unwrap().insert(node.id, rooms.clone());
        Server { rooms, lease, keeping, shutdown }
    }

    fn dial(&self) -> Dial {
        let (reachable, hanging) = (Arc::clone(&self.reachable), Arc::clone(&self.hanging));
        Arc::new(move |node: Node| {
            let there = reachable.lock().unwrap().get(&node.id).cloned();
            let hanging = Arc::clone(&hanging);
            async move {
                let there = there?;
                let (near, far) = Pipe::pair();
                if let Some(unanswered) = hanging.lock().unwrap().get_mut(&node.id) {
                    unanswered.push(far);
                } else {
                    tokio::spawn(async move { there.serve_peer(far).await });
                }
                Some(near)
            }
            .boxed()
        })
    }
}

impl Server {
    /// Ends it as a crash would: it says no more that it is there, and nobody reaches it.
    fn crash(self, cluster: &Cluster) {
        self.keeping.abort();
        cluster.reachable.lock().unwrap().remove(&self.lease.node().id);
        self.shutdown.cancel();
    }

    /// Has it say no more that it is there, and answer nobody who calls.
    fn hang(&self, cluster: &Cluster) {
        self.keeping.abort();
        cluster.hanging.lock().unwrap().entry(self.lease.node().id).or_default();
    }
}

/// Three people in a room, each connected to the next of these servers.
async fn three_sit_down(servers: &[&Server]) -> (RoomId, Vec<Person>) {
    let host = Uuid::new_v4();
    let room = servers[0].rooms.open(host, Options::default()).await.unwrap();
    let mut people = Vec::new();
    for seat in 0..3 {
        let guest = if seat == 0 { host } else { Uuid::new_v4() };
        let mut person = Person::connect(&servers[usize::from(seat) % servers.len()].rooms, room, guest).await;
        person.does(Request::Join { name: format!("Player {seat}") }).await;
        person.does(Request::Sit { seat: Seat::new(seat) }).await;
        people.push(person);
    }
    (room, people)
}

async fn begin(people: &mut [Person]) {
    draw_seating(people).await;
    people[0].does(Request::Start).await;
    for person in people {
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
}

#[tokio::test]
async fn people_on_different_servers_play_together() {
    let cluster = Cluster::new().await;
    let (one, two, three) = (cluster.server().await, cluster.server().await, cluster.server().await);
    let (_, mut people) = three_sit_down(&[&one, &two, &three]).await;
    begin(&mut people).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    // The room is in memory once.
    assert_eq!([&one, &two, &three].map(|server| server.rooms.alive()), [1, 0, 0]);
}

#[tokio::test(start_paused = true)]
async fn a_game_goes_on_elsewhere_when_its_server_crashes() {
    let cluster = Cluster::new().await;
    let (one, two) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&one, &two, &two]).await;
    begin(&mut people).await;
    play_until(&mut people, 2, |view| view["room"]["game"]["two_cities"]["turn"] == 2).await;
    one.crash(&cluster);
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        let guest = person.guest;
        // As a browser does, until somebody has taken over.
        *person = loop {
            match two.rooms.connect(room, guest, None).await {
                Ok(connection) => break Person::of(guest, connection),
                Err(_) => sleep(Duration::from_millis(500)).await,
            }
        };
    }
    for person in &mut people {
        person.sees(|view| view["room"]["game"]["two_cities"]["turn"] == 2).await;
    }
    play_until(&mut people, 3, |view| view["room"]["stage"] == "ended").await;
    let records = cluster.store.read(room, Stream::Events, 1).await.unwrap();
    let owned = records.iter().filter(|record| String::from_utf8_lossy(&record.bytes).contains("owned"));
    assert_eq!(owned.count(), 2, "each of both has taken it over once");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_hangs_is_waited_for_no_longer_than_it_is_believed_in() {
    let cluster = Cluster::new().await;
    let (hanging, other) = (cluster.server().await, cluster.server().await);
    let host = Uuid::new_v4();
    let room = hanging.rooms.open(host, Options::default()).await.unwrap();
    let person = Person::connect(&hanging.rooms, room, host).await;
    hanging.hang(&cluster);
    let began = Instant::now();
    let mut person = Person::of(person.guest, other.rooms.connect(room, person.guest, None).await.unwrap());
    person.sees(|view| view["room"]["stage"] == "open").await;
    assert_eq!(other.rooms.alive(), 1);
    // It was there for the last time at most half a second before.
    let waited = began.elapsed();
    assert!((Duration::from_secs(2)..Duration::from_millis(2600)).contains(&waited), "after {waited:?}");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_slept_finds_its_room_taken() {
    let cluster = Cluster::new().await;
    let (sleeping, awake) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&sleeping]).await;
    begin(&mut people).await;
    // It says no more that it is there, and doesn't know.
    sleeping.keeping.abort();
    let guest = people[0].guest;
    let mut other_tab = loop {
        match awake.rooms.connect(room, guest, None).await {
            Ok(connection) if awake.rooms.alive() == 1 => break Person::of(guest, connection),
            _ => sleep(Duration::from_millis(500)).await,
        }
    };
    other_tab.sees(|view| view["room"]["stage"] == "playing").await;
    let before = cluster.store.read(room, Stream::Events, 1).await.unwrap().len();
    // Who is still connected there gets no answer, and nothing of it is written.
    people[1].send(people[1].action(Move::Choose([0, 1])));
    while people[1].next().await != serde_json::json!({ "closed": close::RESTART }) {}
    assert_eq!(cluster.store.read(room, Stream::Events, 1).await.unwrap().len(), before);
    other_tab.plays(Move::Choose([0, 1])).await;
}

#[tokio::test]
async fn rooms_are_handed_over() {
    let cluster = Cluster::new().await;
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&stopping]).await;
    begin(&mut people).await;
    stopping.rooms.drain().await;
    assert_eq!(stopping.rooms.alive(), 0);
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        // By way of the server that they are connected to.
        let connection = stopping.rooms.connect(room, person.guest, None).await.unwrap();
        *person = Person::of(person.guest, connection);
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    assert_eq!([&stopping, &other].map(|server| server.rooms.alive()), [0, 1]);
}

/// A cluster on whose store statements are counted.
fn counting(memory: Memory) -> (Cluster, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&asked);
    let store = Store::Faulty(Faulty::new(memory, move |_| {
        counted.fetch_add(1, Relaxed);
        Fate::FINE
    }));
    (Cluster::on(store), asked)
}

/// So many rooms on a server, each with its host.
async fn hosts_sit_down(server: &Server, rooms: usize) -> Vec<(RoomId, Person)> {
    let mut people = Vec::new();
    for _ in 0..rooms {
        let host = Uuid::new_v4();
        let room = server.rooms.open(host, Options::default()).await.unwrap();
        people.push((room, Person::connect(&server.rooms, room, host).await));
    }
    people
}

#[tokio::test(start_paused = true)]
async fn a_server_that_is_cut_off_is_waited_for_with_few_statements() {
    const ROOMS: usize = 100;
    let (memory, is_cut) = (Memory::default(), Arc::<AtomicBool>::default());
    let (cluster, asked) = counting(memory.clone());
    let cut = Arc::clone(&is_cut);
    let beyond = Store::Faulty(Faulty::new(memory, move |_| {
        let outcome = if cut.load(Relaxed) { Outcome::Failed } else { Outcome::Done };
        Fate { takes: Duration::ZERO, outcome }
    }));
    let troubled = Cluster { store: beyond, ..cluster.clone() }.server().await;
    let other = cluster.server().await;
    let mut people = hosts_sit_down(&troubled, ROOMS).await;
    // It doesn't reach the store, but answers the others.
    is_cut.store(true, Relaxed);
    for (_, person) in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
    }
    let (before, began) = (asked.load(Relaxed), Instant::now());
    let connecting = people.iter().map(|(room, person)| other.rooms.connect(*room, person.guest, None));
    let connected = join_all(connecting).await;
    assert!(connected.iter().all(Result::is_ok));
    let statements = asked.load(Relaxed) - before;
    println!(
        "{ROOMS} rooms were taken over with {statements} statements, {:?} after their server gave up",
        began.elapsed()
    );
    assert_eq!(other.rooms.alive(), ROOMS);
    // Each room is claimed in vain once, and then it is read. Its entries are as they were.
    assert!(statements <= ROOMS * 10, "{statements} statements");
}

#[tokio::test(start_paused = true)]
async fn many_rooms_are_given_up_with_few_statements() {
    const ROOMS: usize = 320;
    let (cluster, asked) = counting(Memory::default());
    let (stopping, _other) = (cluster.server().await, cluster.server().await);
    let mut people = hosts_sit_down(&stopping, ROOMS).await;
    assert_eq!(stopping.rooms.alive(), ROOMS);
    let (before, began) = (asked.load(Relaxed), Instant::now());
    stopping.rooms.drain().await;
    let statements = asked.load(Relaxed) - before;
    println!("{ROOMS} rooms were given up with {statements} statements in {:?}", began.elapsed());
    // Twice in a second each server says that it is there.
    assert!(statements <= ROOMS / 8, "{statements} statements");
    assert_eq!(stopping.rooms.alive(), 0);
    for (_, person) in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
    }
}

/// How often a room's events were read, and whether that takes long by now.
#[derive(Default)]
struct Readings {
    begun: AtomicUsize,
    are_slow: AtomicBool,
}

/// A cluster on whose store reading takes this long, once it is slow.
fn slow_to_read(takes: Duration) -> (Cluster, Arc<Readings>) {
    let readings = Arc::<Readings>::default();
    let counted = Arc::clone(&readings);
    let store = Store::Faulty(Faulty::new(Memory::default(), move |operation| match operation {
        Operation::Read { stream, .. } if counted.are_slow.load(Relaxed) => {
            counted.begun.fetch_add(usize::from(stream == Stream::Events), Relaxed);
            Fate { takes, outcome: Outcome::Done }
        }
        _ => Fate::FINE,
    }));
    (Cluster::on(store), readings)
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_behind_many_others_for_a_room_that_is_handed_over() {
    const ROOMS: usize = 320;
    // Of a room two streams are read, and four rooms at once: the other server takes 40 over in a second.
    let (cluster, readings) = slow_to_read(Duration::from_millis(50));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let people = hosts_sit_down(&stopping, ROOMS).await;
    readings.are_slow.store(true, Relaxed);
    let coming_back = join_all(people.into_iter().map(async |(room, mut person)| {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        let left = Instant::now();
        stopping.rooms.connect(room, person.guest, None).await.unwrap();
        left.elapsed()
    }));
    let (waited, ()) = tokio::join!(coming_back, stopping.rooms.drain());
    assert_eq!(other.rooms.alive(), ROOMS);
    let longest = waited.into_iter().max().unwrap();
    assert!(longest < Duration::from_secs(1), "{longest:?}");
}

#[tokio::test(start_paused = true)]
async fn a_room_that_takes_long_to_read_is_read_once_and_then_entered_by_way_of_another_server() {
    let (cluster, readings) = slow_to_read(Duration::from_secs(6));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&stopping]).await;
    begin(&mut people).await;
    readings.are_slow.store(true, Relaxed);
    stopping.rooms.drain().await;
    let began = Instant::now();
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        // As a browser does: nobody waits for the room all the time, as a connection does not wait that long.
        let connection = loop {
            match stopping.rooms.connect(room, person.guest, None).await {
                Ok(connection) => break connection,
                Err(_) => sleep(Duration::from_millis(500)).await,
            }
            assert!(began.elapsed() < Duration::from_mins(1), "nobody gets in");
        };
        *person = Person::of(person.guest, connection);
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    assert_eq!((readings.begun.load(Relaxed), other.rooms.alive()), (1, 1));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_nobody_waits_for_any_more_is_given_up() {
    for takes in [Duration::from_secs(10), Duration::from_hours(1)] {
        let (cluster, readings) = slow_to_read(takes);
        let (stopping, _other) = (cluster.server().await, cluster.server().await);
        stopping.rooms.drain().await;
        let host = Uuid::new_v4();
        let room = stopping.rooms.open(host, Options::default()).await.unwrap();
        readings.are_slow.store(true, Relaxed);
        assert!(stopping.rooms.connect(room, host, None).await.is_err());
        assert!(cluster.store.owner(room).await.unwrap().is_some(), "it is still being read");
        // Idle rooms leave memory after five.
        sleep(Duration::from_mins(6)).await;
        assert_eq!(cluster.store.owner(room).await, Ok(None), "{takes:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn few_rooms_are_read_that_nobody_waits_for_any_more() {
    const FEW: usize = 1024;
    let (cluster, readings) = slow_to_read(Duration::from_hours(1));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    stopping.rooms.drain().await;
    let host = Uuid::new_v4();
    let mut rooms = Vec::new();
    for _ in 0..FEW + 50 {
        rooms.push(stopping.rooms.open(host, Options::default()).await.unwrap());
    }
    readings.are_slow.store(true, Relaxed);
    let connected = join_all(rooms.iter().map(|room| stopping.rooms.connect(*room, host, None))).await;
    assert!(connected.iter().all(Result::is_err));
    // They take a moment to leave.
    sleep(Duration::from_secs(1)).await;
    let mut owned = 0;
    for room in rooms {
        owned += usize::from(cluster.store.owner(room).await.unwrap().is_some());
    }
    assert_eq!((owned, other.rooms.alive()), (FEW, 0));
}

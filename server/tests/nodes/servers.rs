//! Servers on one store in memory, and people at their rooms.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use conurbation::rooms::{Dial, Lease, Membership, Peers, Pipe, Rooms, RoomsOptions};
use conurbation::store::faulty::{Fate, Faulty};
use conurbation::store::{Memory, Node, RoomId, Store};
use conurbation_room::{Options, Request};
use conurbation_rules::common::Seat;
use futures_util::FutureExt;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use crate::common::{Person, draw_seating};

/// Servers on one store, and the network between them.
#[derive(Clone)]
pub struct Cluster {
    pub store: Store,
    pub reachable: Arc<Mutex<HashMap<Uuid, Rooms>>>,
    /// Those that answer nobody, each with its ends of streams to it.
    pub hanging: Arc<Mutex<HashMap<Uuid, Vec<Pipe>>>>,
}

/// One of them.
pub struct Server {
    pub rooms: Rooms,
    pub lease: Arc<Lease>,
    pub keeping: JoinHandle<()>,
    shutdown: CancellationToken,
}

impl Cluster {
    pub async fn new() -> Self {
        Self::on(Store::open("memory:").await.unwrap())
    }

    pub fn on(store: Store) -> Self {
        Self { store, reachable: Arc::default(), hanging: Arc::default() }
    }

    pub async fn server(&self) -> Server {
        let node = Node { id: Uuid::new_v4(), address: "nowhere".to_owned() };
        let lease = Arc::new(Lease::new(self.store.clone(), node.clone()));
        let shutdown = CancellationToken::new();
        let membership = Membership::new(lease.clone(), Peers::new(self.dial(), TaskTracker::new()));
        let rooms = Rooms::shared(self.store.clone(), RoomsOptions::default(), shutdown.clone(), membership);
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
    pub fn crash(self, cluster: &Cluster) {
        self.keeping.abort();
        cluster.reachable.lock().unwrap().remove(&self.lease.node().id);
        self.shutdown.cancel();
    }

    /// Has it say no more that it is there, and answer nobody who calls.
    pub fn hang(&self, cluster: &Cluster) {
        self.keeping.abort();
        cluster.hanging.lock().unwrap().entry(self.lease.node().id).or_default();
    }
}

/// Three people in a room, each connected to the next of these servers.
pub async fn three_sit_down(servers: &[&Server]) -> (RoomId, Vec<Person>) {
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

pub async fn begin(people: &mut [Person]) {
    draw_seating(people).await;
    people[0].does(Request::Start).await;
    for person in people {
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
}

/// A cluster on whose store statements are counted.
pub fn counting(memory: Memory) -> (Cluster, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&asked);
    let store = Store::Faulty(Faulty::new(memory, move |_| {
        counted.fetch_add(1, Relaxed);
        Fate::FINE
    }));
    (Cluster::on(store), asked)
}

/// So many rooms on a server, each with its host.
pub async fn hosts_sit_down(server: &Server, rooms: usize) -> Vec<(RoomId, Person)> {
    let mut people = Vec::new();
    for _ in 0..rooms {
        let host = Uuid::new_v4();
        let room = server.rooms.open(host, Options::default()).await.unwrap();
        people.push((room, Person::connect(&server.rooms, room, host).await));
    }
    people
}

//! The servers of a run: one, or several that share the store and have a network between them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use conurbation::rooms::{Dial, Environment, Lease, Membership, Peers, Pipe, Rooms, RoomsOptions};
use conurbation::store::{Node, Store};
use conurbation_load::moves::Rng;
use conurbation_rules::shuffle::Seed;
use futures_util::FutureExt;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use crate::properties::PAUSE;
use crate::weather::{Cable, Sky};

/// How long a server waits for one that it doesn't hear.
const SILENCE: Duration = Duration::from_secs(3);
/// How far the clocks of two servers may be apart, in milliseconds.
const SKEW: u64 = 400;

/// What all servers of a run draw their secrets from.
pub type Seeds = Arc<Mutex<Rng>>;

/// One server.
pub struct Server {
    pub rooms: Rooms,
    shutdown: CancellationToken,
    among: Option<Among>,
}

/// What one of several has besides.
struct Among {
    id: Uuid,
    network: Network,
    keeping: JoinHandle<()>,
    going: CancellationToken,
    cable: Cable,
}

impl Server {
    /// The only server on a store.
    pub fn alone(store: &Store, seeds: &Seeds, now: u64) -> Self {
        let shutdown = CancellationToken::new();
        let rooms = Rooms::simulated(store.clone(), house(), shutdown.clone(), environment(seeds, now), None);
        Self { rooms, shutdown, among: None }
    }

    /// A server among others, once it can say that it is there.
    pub async fn among(sky: &Sky, seeds: &Seeds, now: u64, network: &Network) -> Self {
        let cable = Cable::default();
        let store = sky.store_behind(&cable);
        let (id, skew) = {
            let mut dice = network.dice.lock().expect("no holder panics");
            (Uuid::from_u128(dice.u128(..)), dice.u64(..SKEW))
        };
        let lease = Arc::new(Lease::new(store.clone(), Node { id, address: "nowhere".to_owned() }));
        while lease.begin().await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
        let (shutdown, going) = (CancellationToken::new(), CancellationToken::new());
        let membership =
            Membership::new(Arc::clone(&lease), Peers::new(network.dial(id, store.clone()), TaskTracker::new()));
        let environment = environment(seeds, now + skew);
        let rooms = Rooms::simulated(store.clone(), house(), shutdown.clone(), environment, Some(membership));
        let gone = going.clone();
        let keeping = tokio::spawn(async move { lease.keep(gone).await });
        network.add(id, rooms.clone());
        Self { rooms, shutdown, among: Some(Among { id, network: network.clone(), keeping, going, cable }) }
    }

    /// What the others know it by, if there are others.
    pub fn id(&self) -> Option<Uuid> {
        self.among.as_ref().map(|among| among.id)
    }

    /// Whether it reaches no store from now on.
    pub fn is_cut_off(&self, cut: bool) {
        if let Some(among) = &self.among {
            among.cable.is_cut(cut);
        }
    }

    /// Stops as when it is asked to.
    pub async fn stops(self) {
        if self.among.is_some() {
            self.rooms.drain().await;
        }
        self.shutdown.cancel();
        self.rooms.ended().await;
        if let Some(Among { id, network, keeping, going, .. }) = self.among {
            network.remove(id);
            going.cancel();
            keeping.await.expect("it ends");
        }
    }

    /// Ends as when it is killed: nobody is told, and the others find out by its silence.
    pub async fn dies(self) {
        if let Some(Among { id, network, keeping, .. }) = &self.among {
            network.remove(*id);
            keeping.abort();
        }
        self.shutdown.cancel();
        self.rooms.ended().await;
    }
}

fn house() -> RoomsOptions {
    RoomsOptions { pause: Duration::from_millis(PAUSE), away_after: Duration::from_secs(20), ..RoomsOptions::default() }
}

fn environment(seeds: &Seeds, now: u64) -> Environment {
    let seeds = Arc::clone(seeds);
    Environment::fixed(now, move || Seed(std::array::from_fn(|_| seeds.lock().expect("no holder panics").u8(..))))
}

/// What lies between the servers.
#[derive(Clone)]
pub struct Network {
    dice: Arc<Mutex<Rng>>,
    /// Whether letters take their time or are lost.
    pub stormy: Arc<AtomicBool>,
    there: Arc<Mutex<BTreeMap<Uuid, (Rooms, CancellationToken)>>>,
    /// Whether nothing comes through.
    broken: watch::Sender<bool>,
}

impl Network {
    pub fn new(dice: Rng) -> Self {
        let (dice, broken) = (Arc::new(Mutex::new(dice)), watch::Sender::new(false));
        Self { dice, stormy: Arc::default(), there: Arc::default(), broken }
    }

    /// Whether nothing comes through from now on.
    pub fn is_broken(&self, broken: bool) {
        self.broken.send_replace(broken);
    }

    fn there(&self) -> MutexGuard<'_, BTreeMap<Uuid, (Rooms, CancellationToken)>> {
        self.there.lock().expect("no holder panics")
    }

    fn add(&self, id: Uuid, rooms: Rooms) {
        self.there().insert(id, (rooms, CancellationToken::new()));
    }

    /// All streams of a server end.
    fn remove(&self, id: Uuid) {
        if let Some((_, gone)) = self.there().remove(&id) {
            gone.cancel();
        }
    }

    /// How a server calls others. It says of those that have died that they are gone, and sometimes, while nothing
    /// comes through, of those that are there.
    fn dial(&self, caller: Uuid, store: Store) -> Dial {
        let network = self.clone();
        let buried = Arc::new(Mutex::new(BTreeSet::new()));
        Arc::new(move |node: Node| {
            let (network, store, buried) = (network.clone(), store.clone(), Arc::clone(&buried));
            async move {
                let lied_to = *network.broken.borrow() && network.dice.lock().expect("no holder panics").u8(..) < 64;
                let known = network.there().get(&node.id).cloned().filter(|_| !lied_to);
                if known.is_none() && buried.lock().expect("no holder panics").insert(node.id) {
                    // It may fail.
                    let _ = store.remove_node(node.id).await;
                }
                let (there, gone) = known?;
                network.comes_through().await?;
                let caller_gone = network.there().get(&caller)?.1.clone();
                let [(near, here), (far, away)] = [Pipe::pair(), Pipe::pair()];
                tokio::spawn(async move {
                    tokio::select! {
                        () = network.carries(here.receiver, away.sender) => {}
                        () = network.carries(away.receiver, here.sender) => {}
                        () = gone.cancelled() => {}
                        () = caller_gone.cancelled() => {}
                    }
                });
                tokio::spawn(async move { there.serve_peer(far).await });
                Some(near)
            }
            .boxed()
        })
    }

    /// Waits until anything comes through; `None` if it takes too long.
    async fn comes_through(&self) -> Option<()> {
        let mut broken = self.broken.subscribe();
        timeout(SILENCE, broken.wait_for(|broken| !broken)).await.ok().map(drop)
    }

    /// Carries letters, some of them slowly, until one is lost.
    async fn carries(&self, mut from: mpsc::Receiver<Vec<u8>>, to: mpsc::Sender<Vec<u8>>) {
        while let Some(letter) = from.recv().await {
            let (slow, lost) = {
                let mut dice = self.dice.lock().expect("no holder panics");
                ((dice.u8(..) < 60).then(|| Duration::from_millis(dice.u64(1..80))), dice.u16(..) < 200)
            };
            let stormy = self.stormy.load(SeqCst);
            if let Some(takes) = slow.filter(|_| stormy) {
                sleep(takes).await;
            }
            if (lost && stormy) || self.comes_through().await.is_none() || to.send(letter).await.is_err() {
                return;
            }
        }
    }
}

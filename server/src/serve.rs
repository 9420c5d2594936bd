//! The running server: the listener, the site, the rooms, and how they shut down.

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::admin::{self, Keeper};
use crate::cluster::Member;
use crate::net::front::{CarryKeys, PublicUrl};
use crate::net::push::{Push, PushOptions, tell_of_turns};
use crate::net::{Gate, Site, connections, reload, router};
use crate::rooms::{ErrandHandler, Rooms, RoomsOptions, SHARE_EVERY, SWEEP_EVERY, Swept, system_time};
use crate::scrape;
use crate::store::{Store, StoreLost};

/// How long requests, connections and rooms may take to end after a shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// How long a server among others may take to hand over its rooms. Sending everyone away takes up to six seconds more.
const DRAIN: Duration = Duration::from_secs(16);
/// How long everyone stays after their rooms have gone: a balancer has to notice that it should send nobody here.
const LINGER: Duration = Duration::from_secs(1);
/// How often unused limits are dropped.
const TIDY_EVERY: Duration = Duration::from_mins(10);
/// When the first sweep begins.
const FIRST_SWEEP: Duration = Duration::from_mins(1);
/// How often a server among others looks for what they have changed.
const FOLLOW_STORE_EVERY: Duration = Duration::from_secs(1);
/// How often the clock is compared with the system's.
const FOLLOW_EVERY: Duration = Duration::from_millis(500);

/// Where the server is reached.
pub struct Listeners {
    /// By players.
    pub public: TcpListener,
    /// By Prometheus.
    pub metrics: Option<TcpListener>,
    /// By the other servers on the same database.
    pub member: Option<Arc<Member>>,
}

impl From<TcpListener> for Listeners {
    /// For players only.
    fn from(public: TcpListener) -> Self {
        Self { public, metrics: None, member: None }
    }
}

/// Serves until it is `asked` to stop, or until the store is gone for good, which is an error. When it returns,
/// everyone was told to come back, and everything accepted is in the store.
pub async fn serve(
    listeners: impl Into<Listeners>,
    gate: Gate,
    options: RoomsOptions,
    push: PushOptions,
    store: Store,
    asked: CancellationToken,
) -> io::Result<()> {
    let Listeners { public: listener, metrics, member } = listeners.into();
    reload(&gate, &store).await.map_err(io::Error::other)?;
    let shutdown = CancellationToken::new();
    let rooms = match &member {
        Some(member) => Rooms::shared(store.clone(), options, shutdown.clone(), member.membership()),
        None => Rooms::new(store.clone(), options, shutdown.clone()),
    };
    let here = gate.public_url().map(PublicUrl::origin);
    let push = Push::open(&store, &push, here).await.map_err(io::Error::other)?;
    let carry_keys = Arc::<CarryKeys>::default();
    let site = Site {
        gate: gate.clone(),
        rooms: rooms.clone(),
        push: push.clone(),
        carry_keys: carry_keys.clone(),
        renderer: Arc::default(),
    };
    let site = router(site);
    if let Some(listener) = metrics {
        let registry = scrape::registry(&gate, &rooms, &store, &push);
        tokio::spawn(scrape::serve(listener, registry, shutdown.clone()));
    }
    let serving = connections::run(listener, site, gate.clone(), shutdown.clone());
    let keeper = Keeper { rooms: rooms.clone(), store: store.clone(), gate: Some(gate.clone()) };
    rooms.handle_errands(errand_handler(keeper.clone(), carry_keys));
    #[cfg(unix)]
    if let Some(file) = store.file() {
        tokio::spawn(admin::serve(file.to_owned(), keeper, shutdown.clone()));
    }
    if let Some(member) = &member {
        tokio::spawn(Arc::clone(member).answer(rooms.clone()));
        tokio::spawn(follow_store(gate.clone(), store.clone(), shutdown.clone()));
    }
    let mut chores = chores(&rooms, push, &shutdown);
    let watching = tokio::spawn(stop_when_lost(store.clone(), asked.clone()));
    tokio::spawn(drain(rooms.clone(), gate.clone(), asked, shutdown.clone()));
    let grace = async {
        shutdown.cancelled().await;
        sleep(GRACE).await;
    };
    tokio::select! {
        () = all_ended(serving, &rooms, &gate) => {}
        () = grace => tracing::warn!("some connections did not end in time"),
    }
    if let Some(member) = member {
        member.go().await;
    }
    chores.abort_all();
    store.close().await;
    tracing::info!("stopped: the store is closed");
    if watching.is_finished() {
        return Err(io::Error::other(watching.await?));
    }
    watching.abort();
    Ok(())
}

/// What is done now and then.
fn chores(rooms: &Rooms, push: Push, shutdown: &CancellationToken) -> JoinSet<()> {
    let mut chores = JoinSet::new();
    chores.spawn(tidy(rooms.clone()));
    chores.spawn(follow_time(rooms.clone()));
    chores.spawn(sweep(rooms.clone()));
    if rooms.are_shared() {
        chores.spawn(even_out(rooms.clone()));
    }
    chores.spawn(tell_of_turns(push, rooms.clone(), shutdown.clone()));
    chores
}

/// Waits until nobody is served and no room is in memory any more.
async fn all_ended(serving: impl Future<Output = ()>, rooms: &Rooms, gate: &Gate) {
    serving.await;
    // That does not wait for upgraded sockets.
    let sockets = gate.tasks();
    sockets.close();
    tokio::join!(rooms.ended(), sockets.wait());
}

/// Ends the server once it is asked to; if there are others, after they have taken over its rooms and its people.
async fn drain(rooms: Rooms, gate: Gate, asked: CancellationToken, shutdown: CancellationToken) {
    asked.cancelled().await;
    if rooms.are_shared() {
        let draining = async {
            rooms.drain().await;
            sleep(LINGER).await;
        };
        if timeout(DRAIN, draining).await.is_err() {
            tracing::warn!("some rooms were not handed over in time: they go on elsewhere a little later");
        }
        gate.send_off().begin(gate.tasks().len()).await;
    }
    shutdown.cancel();
}

/// Stops the server when the store is gone for good: what is accepted from then on would be lost.
async fn stop_when_lost(store: Store, shutdown: CancellationToken) -> StoreLost {
    let why = store.lost().await;
    tracing::error!("the server stops, since its store is gone: {why}");
    shutdown.cancel();
    why
}

/// Keeps the rooms' clock near the system's, which may be set, or go on while the machine is suspended.
async fn follow_time(rooms: Rooms) {
    let mut pace = interval(FOLLOW_EVERY);
    loop {
        pace.tick().await;
        rooms.clock().follow(system_time());
    }
}

/// Does what other servers ask for that is not about a room of this one.
fn errand_handler(keeper: Keeper, carry_keys: Arc<CarryKeys>) -> ErrandHandler {
    Box::new(move |errand| {
        let (keeper, carry_keys) = (keeper.clone(), Arc::clone(&carry_keys));
        async move {
            match carry_keys.run(&errand) {
                Some(answer) => answer,
                None => admin::run_errand(&keeper, errand).await,
            }
        }
        .boxed()
    })
}

/// Learns of bans and keys that another server has changed.
async fn follow_store(gate: Gate, store: Store, shutdown: CancellationToken) {
    let mut pace = interval(FOLLOW_STORE_EVERY);
    while shutdown.run_until_cancelled(pace.tick()).await.is_some() {
        if let Err(error) = reload(&gate, &store).await {
            tracing::warn!(%error, "could not read bans and the keys of cookies");
        }
    }
}

async fn tidy(rooms: Rooms) {
    let mut pace = interval(TIDY_EVERY);
    loop {
        pace.tick().await;
        rooms.tidy();
    }
}

/// Sees to it that no server has many more rooms than this one.
async fn even_out(rooms: Rooms) {
    let mut pace = interval(SHARE_EVERY);
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        pace.tick().await;
        if let Err(error) = rooms.even_out().await {
            tracing::debug!(%error, "could not find out how many rooms the others have");
        }
    }
}

/// Deletes what is past its time, now and then.
async fn sweep(rooms: Rooms) {
    let mut pace = interval_at(Instant::now() + FIRST_SWEEP, SWEEP_EVERY);
    loop {
        pace.tick().await;
        match rooms.sweep().await {
            Ok(Swept { rooms, talk, games, failed, .. }) => {
                tracing::info!(rooms, talk, games, failed, "swept what was past its time");
            }
            Err(error) => tracing::warn!(%error, "the sweep failed; the next one will continue"),
        }
    }
}

/// Prints the server's address, with a QR code for phones.
pub fn greet(out: &mut impl Write, url: &str, qr: &str) -> io::Result<()> {
    writeln!(out, "Conurbation is open at {url}\n\n{qr}")?;
    out.flush()
}

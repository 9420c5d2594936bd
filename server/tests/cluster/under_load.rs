//! Many rooms on three servers, whose plugs are pulled.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use conurbation::store::{Store, Stream};
use conurbation_load::balancer::Place;
use conurbation_load::cable::{Cable, Way};
use conurbation_load::party::Party;
use conurbation_load::people::{Diary, Person, percentiles};
use conurbation_load::postgres::Postgres;
use conurbation_load::program::Program;
use futures_util::future::try_join_all;
use serde_json::Value;
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::server;

/// Servers that share the rooms.
const SERVERS: usize = 3;
/// Players in a room.
const SEATS: u8 = 5;

/// How long a balancer takes to notice that a server is not well.
const NOTICES: Duration = Duration::from_secs(1);
/// How often it asks servers whether they take people: as soon as one says no for the others' sake, nobody new comes.
const ASKS_EVERY: Duration = Duration::from_millis(500);

/// How long a service manager takes to start a server that was killed.
const STARTS_AGAIN: Duration = Duration::from_secs(5);

/// What happens to a server, or to the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    /// Killed, and started anew a little later.
    Kill,
    /// Sleeps.
    Stop,
    /// Does not reach the database.
    Cut,
    /// The database crashes and starts again.
    Crash,
    /// Stopped as for an update, and started anew; all of them in turn.
    Restart,
}

/// Refusals that players owe to each other: two who share a city chose the same place, or one acted on the view before.
const RACES: [&str; 9] = [
    "already_chosen",
    "city_already_served",
    "game_over",
    "not_choosing",
    "occupied",
    "outside_frame",
    "tile_already_placed",
    "wrong_stage",
    "wrong_turn",
];

/// How much of it there is: more with `make ordeal`.
struct Plan {
    rooms: usize,
    rounds: usize,
    /// The longest that a player thinks.
    pace: Duration,
    /// How long a server is away.
    away: Duration,
    /// Whether the machine is this test's alone, so that how fast things go counts as well.
    is_ordeal: bool,
}

impl Plan {
    fn read() -> Result<Self> {
        let number = |name: &str, usual: u64| std::env::var(name).map_or(Ok(usual), |number| number.parse());
        Ok(Self {
            rooms: number("ROOMS", 12)?.try_into()?,
            rounds: number("ROUNDS", 1)?.try_into()?,
            pace: Duration::from_millis(number("PACE_MS", 300)?),
            away: Duration::from_secs(number("AWAY_SECONDS", 5)?),
            is_ordeal: std::env::var_os("ROUNDS").is_some(),
        })
    }
}

/// The servers, each with its own way to the database.
struct Cluster {
    postgres: Postgres,
    ways: Vec<Way>,
    servers: Vec<Option<Program>>,
    places: watch::Sender<Vec<Option<Place>>>,
}

impl Cluster {
    async fn start() -> Result<Self> {
        let mut postgres = Postgres::start()?;
        let database = postgres.database()?;
        let ways = try_join_all((0..SERVERS).map(|_| Way::to(&database))).await?;
        let servers = try_join_all(ways.iter().map(|way| server(&way.url))).await?;
        let places = servers.iter().map(|server| Some(Place::new(&server.address))).collect();
        let servers = servers.into_iter().map(Some).collect();
        Ok(Self { postgres, ways, servers, places: watch::Sender::new(places) })
    }

    /// Tells the balancer of people whether to send anybody to a server. If not, it cuts those who are there.
    fn is_there(&self, no: usize, there: bool) {
        let server = self.servers[no].as_ref().filter(|_| there);
        let place = server.map(|server| Place::new(&server.address));
        self.places.send_modify(|places| places[no] = place);
    }

    async fn signal(&self, no: usize, signal: &str) -> Result<()> {
        let pid = self.servers[no].as_ref().and_then(Program::pid).context("it runs")?;
        ensure!(Command::new("kill").args([signal, &pid.to_string()]).status().await?.success());
        Ok(())
    }

    async fn starts_again(&mut self, no: usize) -> Result<()> {
        self.servers[no] = Some(server(&self.ways[no].url).await?);
        self.is_there(no, true);
        Ok(())
    }

    /// Makes it happen, and lets it pass.
    async fn suffers(&mut self, fault: Fault, no: usize, away: Duration) -> Result<()> {
        match fault {
            Fault::Kill => {
                self.is_there(no, false);
                self.servers[no].take().context("it runs")?.kill().await?;
                sleep(STARTS_AGAIN.min(away)).await;
                self.starts_again(no).await?;
            }
            Fault::Stop => {
                self.signal(no, "-STOP").await?;
                sleep(NOTICES).await;
                self.is_there(no, false);
                sleep(away).await;
                self.signal(no, "-CONT").await?;
                self.is_there(no, true);
            }
            Fault::Cut => {
                self.ways[no].is(Cable::Pulled).await;
                sleep(NOTICES).await;
                self.is_there(no, false);
                sleep(away).await;
                self.ways[no].is(Cable::Plugged).await;
                self.is_there(no, true);
            }
            Fault::Crash => {
                self.postgres.crash()?;
                self.postgres.restart()?;
            }
            Fault::Restart => {
                for no in 0..SERVERS {
                    let mut server = self.servers[no].take().context("it runs")?;
                    let noticing = async {
                        sleep(ASKS_EVERY).await;
                        self.places.send_modify(|places| places[no].iter_mut().for_each(|place| place.open = false));
                    };
                    tokio::join!(server.stop(), noticing).0?;
                    self.is_there(no, false);
                    self.starts_again(no).await?;
                }
            }
        }
        Ok(())
    }
}

/// What moves took while something happened, and what people saw of it.
#[derive(Debug, Default, Clone, Copy)]
struct Toll {
    /// What 99 of 100 moves are not above.
    most: Duration,
    /// The longest of them.
    longest: Duration,
    /// How often anybody saw "reconnecting" at most.
    times: usize,
}

impl Toll {
    /// The worst of both.
    fn or(self, other: Self) -> Self {
        Self {
            most: self.most.max(other.most),
            longest: self.longest.max(other.longest),
            times: self.times.max(other.times),
        }
    }
}

/// Everyone in all rooms, and what they have seen.
struct Crowd {
    codes: Vec<String>,
    people: Vec<JoinHandle<()>>,
    over: watch::Sender<bool>,
    diary: Arc<Diary>,
}

impl Crowd {
    async fn sits_down(cluster: &Cluster, plan: &Plan) -> Result<Self> {
        let (over, diary) = (watch::Sender::new(false), Arc::<Diary>::default());
        let (mut codes, mut people) = (Vec::new(), Vec::new());
        let servers: Vec<&Program> = cluster.servers.iter().flatten().collect();
        let parties = Party::all_begin(plan.rooms, SEATS, |room| &servers[room % SERVERS].address).await?;
        for (room, party) in parties.into_iter().enumerate() {
            codes.push(party.code.clone());
            for (seat, guest) in party.guests.into_iter().enumerate() {
                let person = Person { guest, code: party.code.clone(), pace: plan.pace, host: seat == 0 };
                let (places, over) = (cluster.places.subscribe(), over.subscribe());
                let seed = u64::try_from(room * 10 + seat)?;
                people.push(tokio::spawn(person.plays(places, over, Arc::clone(&diary), seed)));
            }
        }
        Ok(Self { codes, people, over, diary })
    }

    /// Tells how long moves took since the last time, how many connections were made again, and who saw that.
    fn tells(&self, what: &str, told: &mut (usize, usize)) -> Toll {
        let spans = self.diary.spans().split_off(told.0);
        let (moves, reconnected) = (spans.len(), self.diary.reconnected.load(Relaxed));
        let [half, most, longest] = percentiles(spans);
        let again = reconnected - told.1;
        *told = (told.0 + moves, reconnected);
        let saw_it = mem::take(&mut *self.diary.saw_it.lock().unwrap());
        let times = saw_it.values().copied().max().unwrap_or_default();
        println!(
            "{what}: {moves} moves: p50 {} ms, p99 {}, longest {}; {again} reconnected, \
             {} people saw it, at most {times} times",
            half.as_millis(),
            most.as_millis(),
            longest.as_millis(),
            saw_it.len()
        );
        Toll { most, longest, times }
    }

    /// Waits until something has been acknowledged in every room since then. Fails if that does not happen.
    async fn plays_on_everywhere(&self, since: usize, pace: Duration) -> Result<()> {
        // A room may wait for one person, who may be refused for a partner's sake and think again.
        let patience = Instant::now() + pace * 2 + ASKS_EVERY;
        loop {
            let alive: BTreeSet<String> =
                self.diary.acknowledged.lock().unwrap()[since..].iter().map(|(_, room, _)| room.clone()).collect();
            if alive.len() == self.codes.len() {
                return Ok(());
            }
            ensure!(Instant::now() < patience, "only {} of {} rooms go on", alive.len(), self.codes.len());
            sleep(ASKS_EVERY).await;
        }
    }

    async fn goes_home(self) -> Result<(Vec<String>, Arc<Diary>)> {
        self.over.send_replace(true);
        for person in self.people {
            person.await?;
        }
        Ok((self.codes, self.diary))
    }
}

/// Pulls plugs under people who play, and finds every acknowledged move in the log, once.
async fn survives(faults: &[Fault]) -> Result<()> {
    let plan = Plan::read()?;
    let mut cluster = Cluster::start().await?;
    let crowd = Crowd::sits_down(&cluster, &plan).await?;
    let mut before = (0, 0);
    sleep(plan.away).await;
    crowd.tells(&format!("{} rooms in peace", plan.rooms), &mut before);
    let mut worst: BTreeMap<Fault, Toll> = BTreeMap::new();
    // Each server in turn.
    let mut turns = (0..SERVERS).cycle();
    for _ in 0..plan.rounds {
        for fault in faults {
            let (began, no) = (Instant::now(), turns.next().context("servers")?);
            cluster.suffers(*fault, no, plan.away).await.with_context(|| format!("{fault:?}"))?;
            // Everybody moves once more, so that whoever still waits is seen.
            let since = crowd.diary.spans().len();
            sleep(plan.pace + Duration::from_secs(5)).await;
            crowd.plays_on_everywhere(since, plan.pace).await.with_context(|| format!("{fault:?}"))?;
            let toll = crowd.tells(&format!("{fault:?} of {no}, {} s", began.elapsed().as_secs()), &mut before);
            worst.entry(*fault).and_modify(|worst| *worst = worst.or(toll)).or_insert(toll);
            if *fault == Fault::Restart {
                ensure!(crowd.diary.sent_off.swap(0, Relaxed) > 0, "nobody was sent to the others");
                ensure!(toll.times <= 1 || !plan.is_ordeal, "the update was seen {} times", toll.times);
            }
        }
    }
    for (fault, Toll { most, longest, times }) in worst {
        println!(
            "{fault:?}, the worst of {} rounds: p99 {} ms, longest {} ms, seen {times} times by the same person",
            plan.rounds,
            most.as_millis(),
            longest.as_millis()
        );
    }
    let (codes, diary) = crowd.goes_home().await?;
    let acknowledged: Vec<Uuid> = diary.acknowledged.lock().unwrap().iter().map(|(id, ..)| *id).collect();
    for server in cluster.servers.iter_mut().flatten() {
        server.stop().await?;
    }
    is_in_the_log(&cluster.ways[0].url, &codes, &acknowledged).await?;
    let refused = diary.refused.lock().unwrap().clone();
    println!("refused: {refused:?}");
    let others: Vec<&String> = refused.keys().filter(|code| !RACES.contains(&code.as_str())).collect();
    ensure!(others.is_empty(), "refused: {others:?}");
    Ok(())
}

/// Every acknowledged command is in the log of its room, and none is there twice.
pub async fn is_in_the_log(database: &str, codes: &[String], acknowledged: &[Uuid]) -> Result<()> {
    let store = Store::open(database).await?;
    let mut written: BTreeMap<Uuid, u32> = BTreeMap::new();
    for code in codes {
        for record in store.read(code.parse()?, Stream::Events, 1).await? {
            let json: Value = serde_json::from_slice(&record.bytes)?;
            if let Some(command) = json["command"].as_str() {
                *written.entry(command.parse()?).or_default() += 1;
            }
        }
    }
    store.close().await;
    let lost = acknowledged.iter().filter(|id| !written.contains_key(id)).count();
    let doubled = written.values().filter(|times| **times > 1).count();
    println!("{} acknowledged, {lost} lost, {doubled} doubled", acknowledged.len());
    ensure!(lost == 0 && doubled == 0 && !acknowledged.is_empty());
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_costs_nobody_a_move() -> Result<()> {
    let mut faults = vec![Fault::Kill, Fault::Stop, Fault::Cut, Fault::Crash, Fault::Restart];
    // `FAULTS="Cut Crash"` chooses some.
    if let Ok(wanted) = std::env::var("FAULTS") {
        let wanted: Vec<&str> = wanted.split_whitespace().collect();
        faults.retain(|fault| wanted.contains(&format!("{fault:?}").as_str()));
        ensure!(faults.len() == wanted.len(), "among {wanted:?} is a fault that nobody knows");
    }
    survives(&faults).await
}

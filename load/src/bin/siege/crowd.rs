//! The people that an attack is meant to disturb: tables that play, and visitors who open a page.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Tables that play.
const ROOMS: u64 = 12;
/// Players at each.
const SEATS: u8 = 3;
/// The pause before each move of a table, and before each visit.
const PAUSE: Duration = Duration::from_millis(50);
/// A visitor who has waited for this long gives up.
const VISIT: Duration = Duration::from_secs(2);

/// Tables and visitors; they stop when dropped.
pub struct Crowd {
    noticed: Arc<Mutex<Noticed>>,
    _tasks: JoinSet<()>,
}

#[derive(Default)]
struct Noticed {
    /// How long each move took until everyone at the table saw it.
    moves: Vec<Duration>,
    visits: Vec<Duration>,
    failed: usize,
    lost: usize,
}

/// What was noticed in a span of time.
pub struct Span {
    /// From a move until everyone at the table sees it.
    pub moves: Times,
    /// From a new connection until the server answers.
    pub visits: Times,
    /// Visits without an answer.
    pub failed: usize,
    /// Tables that were thrown out, since the beginning.
    pub lost: usize,
}

/// Times in milliseconds.
#[derive(Serialize)]
pub struct Times {
    number: usize,
    p50: f64,
    pub p99: f64,
}

impl Crowd {
    /// Begins all games. Adds the codes of the rooms.
    pub async fn gathers(server: &str, rooms: &mut Vec<String>) -> Result<Self> {
        let noticed = Arc::<Mutex<Noticed>>::default();
        let mut tasks = JoinSet::new();
        for room in 0..ROOMS {
            let mut party = Party::sits_down(server, SEATS).await?;
            party.begins().await?;
            rooms.push(party.code.clone());
            let noticed = Arc::clone(&noticed);
            tasks.spawn(async move {
                if let Err(error) = play(party, Rng::with_seed(room), &noticed).await {
                    eprintln!("a table was thrown out: {error:#}");
                    note(&noticed, |noticed| noticed.lost += 1);
                }
            });
        }
        let host = server.trim_start_matches("http://").to_owned();
        tasks.spawn({
            let noticed = Arc::clone(&noticed);
            async move {
                loop {
                    sleep(PAUSE).await;
                    let began = Instant::now();
                    let answered = matches!(timeout(VISIT, visit(&host)).await, Ok(Ok(())));
                    note(&noticed, |noticed| {
                        if answered {
                            noticed.visits.push(began.elapsed());
                        } else {
                            noticed.failed += 1;
                        }
                    });
                }
            }
        });
        Ok(Self { noticed, _tasks: tasks })
    }

    /// What was noticed since the last time.
    pub fn take(&self) -> Span {
        note(&self.noticed, |noticed| {
            let lost = noticed.lost;
            let Noticed { moves, visits, failed, .. } =
                std::mem::replace(noticed, Noticed { lost, ..Noticed::default() });
            Span { moves: Times::of(moves), visits: Times::of(visits), failed, lost }
        })
    }
}

impl Times {
    fn of(mut all: Vec<Duration>) -> Self {
        all.sort();
        let at = |percent: usize| {
            let index = (all.len() * percent / 100).min(all.len().saturating_sub(1));
            all.get(index).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
        };
        Self { number: all.len(), p50: at(50), p99: at(99) }
    }
}

/// Plays game after game.
async fn play(mut party: Party, mut random: Rng, noticed: &Mutex<Noticed>) -> Result<()> {
    loop {
        sleep(PAUSE).await;
        let began = Instant::now();
        if party.plays_on(&mut random, 1).await? == 1 {
            note(noticed, |noticed| noticed.moves.push(began.elapsed()));
        } else {
            party.begins_again().await?;
        }
    }
}

async fn visit(host: &str) -> Result<()> {
    let mut stream = TcpStream::connect(host).await?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.context("no answer")?;
    if !answer.starts_with("HTTP/1.1 200") {
        bail!("the server answers {answer}");
    }
    Ok(())
}

fn note<T>(noticed: &Mutex<Noticed>, what: impl FnOnce(&mut Noticed) -> T) -> T {
    what(&mut noticed.lock().unwrap_or_else(PoisonError::into_inner))
}

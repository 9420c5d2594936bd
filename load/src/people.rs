//! Simulated players who play at their own pace, and reconnect by themselves when a server goes away.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::balancer::{Connection, Places, chosen};
use crate::comeback::{Comeback, SENT_OFF, UNNOTICED};
use crate::guest::Guest;
use crate::moves::{Rng, next_move};
use crate::player::{Incoming, Player};
use anyhow::{Context, Result, bail};
use conurbation_room::Request;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use uuid::Uuid;

/// How long a client waits for an answer before it tries another connection, as the browser's does.
const ANSWER: Duration = Duration::from_secs(5);
/// How long an attempt to connect may take, as in the browser.
const ATTEMPT: Duration = Duration::from_secs(4);

/// What all of the players have seen, for the evaluation.
#[derive(Default)]
pub struct Diary {
    /// Commands that were acknowledged, each with its room and how long that took from when it was first sent.
    pub acknowledged: Mutex<Vec<(Uuid, String, Duration)>>,
    /// What was refused, by code.
    pub refused: Mutex<BTreeMap<String, usize>>,
    /// Connections that ended and were made again.
    pub reconnected: AtomicUsize,
    /// Those among them that ended because a server sent its people to the others.
    pub sent_off: AtomicUsize,
    /// How often each of them saw "reconnecting", by cookie. Those who never did are left out.
    pub saw_it: Mutex<BTreeMap<String, usize>>,
}

impl Diary {
    /// How long each acknowledged command took, in order.
    pub fn spans(&self) -> Vec<Duration> {
        let acknowledged = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        acknowledged.iter().map(|(.., span)| *span).collect()
    }
}

/// What somebody sent and nobody has answered yet. It is sent again under the same id.
struct Waiting {
    id: Uuid,
    request: Request,
    /// When it was sent for the first time, and the last.
    began: Instant,
    sent: Instant,
}

impl Waiting {
    fn new(request: Request, random: &mut Rng) -> Self {
        let now = Instant::now();
        Self { id: Uuid::from_u128(random.u128(..)), request, began: now, sent: now }
    }

    async fn send(&mut self, player: &mut Player) -> Result<()> {
        self.sent = Instant::now();
        player.send(self.id, self.request.clone()).await
    }
}

/// Somebody at a table.
pub struct Person {
    /// Their browser.
    pub guest: Guest,
    /// The room's code.
    pub code: String,
    /// The longest that they think about a move.
    pub pace: Duration,
    /// Whether they begin the games.
    pub host: bool,
}

impl Person {
    /// Plays until it is over, and for ever again.
    pub async fn plays(mut self, mut places: Places, mut over: watch::Receiver<bool>, diary: Arc<Diary>, seed: u64) {
        let mut random = Rng::with_seed(seed);
        let (mut waiting, mut comeback) = (None, Comeback::default());
        while !*over.borrow() {
            let mut goodbye = String::new();
            if let Ok((mut player, _connection)) = self.connects(&places).await {
                if comeback.succeeds() > UNNOTICED {
                    let mut saw_it = diary.saw_it.lock().unwrap_or_else(PoisonError::into_inner);
                    *saw_it.entry(self.guest.cookie().to_owned()).or_default() += 1;
                }
                let address = self.guest.server.clone();
                let playing = self.sits(&mut player, &mut waiting, &mut over, &diary, &mut random);
                let cut_off = places.wait_for(|all| !all.iter().flatten().any(|place| place.address == address));
                tokio::select! {
                    over = playing => if over.is_ok() {
                        return;
                    },
                    // As a balancer does to the connections of a server that is not well.
                    _ = cut_off => {}
                }
                diary.reconnected.fetch_add(1, Relaxed);
                goodbye = player.goodbye;
                if goodbye == SENT_OFF {
                    diary.sent_off.fetch_add(1, Relaxed);
                }
            }
            sleep(comeback.waits(&goodbye, &mut random)).await;
        }
    }

    /// Connects by way of the server that the balancer chooses, and waits to be greeted.
    async fn connects(&mut self, places: &Places) -> Result<(Player, Connection)> {
        let (address, connection) = chosen(places).context("nobody is there")?;
        self.guest = self.guest.at(&address);
        let connecting = async {
            let mut player = self.guest.connects(&self.code).await?;
            match player.next().await? {
                Incoming::Closed(code) => bail!("closed with {code}"),
                _ => Ok((player, connection)),
            }
        };
        timeout(ATTEMPT, connecting).await?
    }

    /// Plays on one connection. `Ok` once it is over, an error when the connection is lost.
    async fn sits(
        &self,
        player: &mut Player,
        waiting: &mut Option<Waiting>,
        over: &mut watch::Receiver<bool>,
        diary: &Diary,
        random: &mut Rng,
    ) -> Result<()> {
        if let Some(waiting) = waiting.as_mut() {
            waiting.send(player).await?;
        }
        let mut acts = Instant::now() + self.pace.mul_f64(random.f64());
        loop {
            let until = waiting.as_ref().map_or(acts, |waiting| waiting.sent + ANSWER);
            let heard = tokio::select! {
                _ = over.wait_for(|over| *over) => return Ok(()),
                heard = timeout_at(until, player.next()) => heard,
            };
            let answered = match heard {
                Err(_) if waiting.is_some() => bail!("no answer"),
                Err(_) => {
                    acts = Instant::now() + self.pace.mul_f64(random.f64());
                    if let Some(request) = self.next(player, random) {
                        let waiting = waiting.insert(Waiting::new(request, random));
                        waiting.send(player).await?;
                    }
                    continue;
                }
                Ok(heard) => heard?,
            };
            match answered {
                Incoming::Ack(id) => {
                    if let Some(waiting) = waiting.take_if(|waiting| waiting.id == id) {
                        diary.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).push((
                            id,
                            self.code.clone(),
                            waiting.began.elapsed(),
                        ));
                    }
                }
                Incoming::Refused(id, why) => {
                    if waiting.take_if(|waiting| Some(waiting.id) == id).is_some() {
                        let code = why["code"].as_str().unwrap_or_default().to_owned();
                        *diary.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
                    }
                }
                Incoming::Moved => {
                    if let Some(waiting) = waiting.as_mut() {
                        waiting.send(player).await?;
                    }
                }
                Incoming::Closed(code) => bail!("closed with {code}"),
                Incoming::News => {}
            }
        }
    }

    /// What they do next, if anything.
    fn next(&self, player: &Player, random: &mut Rng) -> Option<Request> {
        match player.view["room"]["stage"].as_str()? {
            "playing" => player.action(next_move(&player.view, random)?).ok(),
            "ended" if self.host => Some(Request::Rematch),
            "open" if self.host => Some(Request::Seat),
            "seated" if self.host => Some(Request::Start),
            _ => None,
        }
    }
}

/// The median, the 99th percentile and the maximum; zero if there are no spans.
pub fn percentiles(mut spans: Vec<Duration>) -> [Duration; 3] {
    spans.sort();
    let last = spans.len().saturating_sub(1);
    [last / 2, last * 99 / 100, last].map(|place| spans.get(place).copied().unwrap_or_default())
}

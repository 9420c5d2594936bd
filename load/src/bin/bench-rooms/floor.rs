//! Clients of the bare server, in the rhythm of those of the program.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use conurbation_load::moves::Rng;
use conurbation_load::player;
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::Barrier;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config, tungstenite::Message};

use crate::SEATS;
use crate::cost::{Column, Cost, Counters};
use crate::program::Playing;

/// Bytes of a command that places a tile, and of its answer.
const COMMAND: usize = 150;
const ANSWER: usize = 60;

/// What the bare server costs with views of the size that the program sends, and as many actions as there at people's
/// pace. `joined`: it writes at once what waits.
pub async fn measure(column: Column, like: &Cost, joined: bool, seconds: u64) -> Result<Cost> {
    let measure = async |playing: &Playing<'_>| playing.counters.measure(playing.pid, seconds).await;
    with_players(column, like, joined, measure).await
}

/// Measures the same bare server while players act.
pub async fn with_players<T>(
    column: Column,
    like: &Cost,
    joined: bool,
    measure: impl AsyncFnOnce(&Playing<'_>) -> Result<T>,
) -> Result<T> {
    let mut child = crate::on_a_core(&std::env::current_exe()?)
        .args(["--bare", &like.view.to_string(), &ANSWER.to_string(), &u8::from(joined).to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().context("its output is piped")?).lines();
    let address = lines.next_line().await?.context("it prints its address")?;
    let counters = Arc::new(Counters::default());
    let pause = column.pace.map(|_| {
        let players = Duration::from_secs(column.rooms * u64::from(SEATS));
        players.div_f64(like.actions.max(1.0))
    });
    let (mut clients, mut rooms) = (Vec::new(), Vec::new());
    for room in 0..column.rooms {
        rooms.push(room.to_string());
        let round = Arc::new(Barrier::new(SEATS.into()));
        for seat in 0..u64::from(SEATS) {
            let url = format!("{}/r/{room}/ws", address.replacen("http", "ws", 1));
            let (socket, _) = connect_async_with_config(url, Some(player::config()), true).await?;
            let client = Client { socket, counters: Arc::clone(&counters), answered: 0, views: 0 };
            clients.push((client, Arc::clone(&round), Rng::with_seed(room * 10 + seat)));
        }
    }
    // Only once all are connected: a server busy with the first would keep the last waiting.
    let play = |(client, round, random): (Client, _, _)| match pause {
        None => tokio::spawn(client.shouts(round)),
        Some(pause) => tokio::spawn(client.ponders(pause, random)),
    };
    let tasks: Vec<_> = clients.into_iter().map(play).collect();
    let pid = child.id().context("the bare server runs")?;
    let measured = measure(&Playing { pid, address: &address, rooms: &rooms, counters: &counters }).await;
    for task in tasks {
        task.abort();
    }
    measured
}

struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    counters: Arc<Counters>,
    answered: u64,
    views: u64,
}

impl Client {
    /// Everyone in a room sends, waits for all answers, and begins the next round.
    async fn shouts(mut self, round: Arc<Barrier>) -> Result<()> {
        for sent in 1.. {
            round.wait().await;
            self.send().await?;
            while self.answered < sent || self.views < sent * u64::from(SEATS) {
                self.hears().await?;
            }
            self.counters.action(None);
        }
        Ok(())
    }

    /// Sends now and then, once in `pause` on average.
    async fn ponders(mut self, pause: Duration, mut random: Rng) -> Result<()> {
        for number in 1.. {
            let until = Instant::now() + pause.mul_f64(2.0 * random.f64());
            while let Ok(heard) = timeout_at(until, self.hears()).await {
                heard?;
            }
            let sent = Instant::now();
            let views = self.views;
            self.send().await?;
            while self.answered < number || self.views == views {
                self.hears().await?;
            }
            self.counters.action(Some(sent.elapsed()));
        }
        Ok(())
    }

    async fn send(&mut self) -> Result<()> {
        Ok(self.socket.send(Message::Text("c".repeat(COMMAND).into())).await?)
    }

    async fn hears(&mut self) -> Result<()> {
        match self.socket.next().await.context("the bare server is gone")?? {
            Message::Text(text) if text.starts_with('a') => self.answered += 1,
            Message::Text(_) => self.views += 1,
            _ => {}
        }
        Ok(())
    }
}

//! Players at the tables of the program itself.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use conurbation_load::moves::{Rng, next_move};
use conurbation_load::party::Party;
use conurbation_load::player::Player;
use conurbation_load::program::Program;
use conurbation_load::shuffle::Contributor;
use conurbation_room::Request;
use conurbation_rules::common::{Round, Turn};
use conurbation_rules::{games, two_cities};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

use crate::SEATS;
use crate::cost::{Column, Cost, Counters};

/// What the program costs with this store.
pub async fn measure(program: &Path, store: Store, column: Column, seconds: u64) -> Result<Cost> {
    let measure = async |playing: &Playing<'_>| playing.counters.measure(playing.pid, seconds).await;
    with_players(program, store, column, measure).await
}

/// A server whose players act.
pub struct Playing<'a> {
    /// Its process id.
    pub pid: u32,
    /// `http://127.0.0.1:port`.
    pub address: &'a str,
    /// The codes of its rooms.
    pub rooms: &'a [String],
    /// What its players count.
    pub counters: &'a Counters,
}

/// Measures the program in a fresh folder, while players act.
pub async fn with_players<T>(
    program: &Path,
    store: Store,
    column: Column,
    measure: impl AsyncFnOnce(&Playing<'_>) -> Result<T>,
) -> Result<T> {
    let folder = tempfile::tempdir()?;
    let server = start(program, store, folder.path()).await?;
    let counters = Arc::new(Counters::default());
    let mut parties = Party::all_begin(usize::try_from(column.rooms)?, SEATS, |_| &server.address).await?;
    for party in &mut parties {
        // Again, so that the view is the first message.
        party.connects().await?;
    }
    // Only once all are connected: a server busy with the first would keep the last waiting.
    let (mut tasks, mut rooms) = (Vec::new(), Vec::new());
    for (room, party) in (0..).zip(parties) {
        rooms.push(party.code);
        for (seat, player) in (0..).zip(party.players) {
            let random = Rng::with_seed(room * 10 + seat);
            let counters = Arc::clone(&counters);
            let player = RandomPlayer { player, host: seat == 0, pace: column.pace, random, counters };
            tasks.push(tokio::spawn(player.plays()));
        }
    }
    let pid = server.pid().context("the server runs")?;
    let measured = measure(&Playing { pid, address: &server.address, rooms: &rooms, counters: &counters }).await;
    for task in tasks {
        if task.is_finished() {
            // A player that failed makes the figures worthless.
            task.await??;
        } else {
            task.abort();
        }
    }
    measured
}

/// Where the log is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Store {
    /// In a file, synced.
    File,
    /// In memory.
    Memory,
}

/// The program on a core of its own.
pub async fn start(program: &Path, store: Store, folder: &Path) -> Result<Program> {
    let command = crate::on_a_core(program);
    match store {
        Store::File => Program::run(command, folder, "127.0.0.1:0").await,
        Store::Memory => Program::on(command, "memory:", "127.0.0.1:0").await,
    }
}

/// A player who acts at random. Parses no more of a view than necessary, so that the load costs less than the server.
struct RandomPlayer {
    player: Player,
    /// They begin the next game.
    host: bool,
    pace: Option<Duration>,
    random: Rng,
    counters: Arc<Counters>,
}

impl RandomPlayer {
    async fn plays(mut self) -> Result<()> {
        let mut contributor = Contributor::default();
        let mut view = self.player.next_view().await?;
        while !self.counters.is_over() {
            if let Some(pace) = self.pace
                && stage(&view, "playing")
                && awaited(&view)
            {
                self.thinks(pace, &mut view).await?;
            }
            let Some(request) = self.next(&view, &mut contributor)? else {
                view = self.player.next_view().await?;
                self.counters.view(view.len());
                continue;
            };
            let acts = matches!(request, Request::Play(_));
            let (id, sent) = (Uuid::new_v4(), Instant::now());
            self.player.send(id, request).await?;
            // The next view shows what was acknowledged, or a later one if another command was decided first.
            let (accepted, next) = self.player.answered(id).await?;
            view = next;
            self.counters.view(view.len());
            if accepted && acts {
                self.counters.action(self.pace.map(|_| sent.elapsed()));
            }
        }
        Ok(())
    }

    /// Reads what comes meanwhile.
    async fn thinks(&mut self, pace: Duration, view: &mut String) -> Result<()> {
        let until = Instant::now() + pace.mul_f64(self.random.f64());
        while let Ok(next) = timeout_at(until, self.player.next_view()).await {
            *view = next?;
            self.counters.view(view.len());
        }
        Ok(())
    }

    /// What they do next.
    fn next(&mut self, view: &str, contributor: &mut Contributor) -> Result<Option<Request>> {
        if stage(view, "shuffling") {
            let message: Value = serde_json::from_str(view)?;
            return Ok(contributor.part(&message["view"]));
        }
        if self.host && !stage(view, "playing") {
            let request = if stage(view, "ended") {
                Request::Rematch
            } else if stage(view, "open") {
                Request::Seat
            } else {
                Request::Start
            };
            return Ok(Some(request));
        }
        if part(view).is_some_and(|me| me.contains("\"result\":{\"game_no\":")) {
            return Ok(Some(Request::LeaveResult));
        }
        if !awaited(view) {
            return Ok(None);
        }
        let me =
            json!({ "me": serde_json::from_str::<Value>(part(view).context("a view has a part for its viewer")?)? });
        let Some(what) = next_move(&me, &mut self.random) else { return Ok(None) };
        let (round, turn) = (number(view, "\"round\":")?, number(view, "\"turn\":")?);
        Ok(Some(Request::Play(games::Action::TwoCities(two_cities::Action {
            round: Round::new(round),
            turn: Turn::new(turn),
            what,
        }))))
    }
}

fn stage(view: &str, name: &str) -> bool {
    view.starts_with(&format!("{{\"view\":{{\"room\":{{\"stage\":\"{name}\""))
}

/// What a view has for its viewer alone.
fn part(view: &str) -> Option<&str> {
    let at = view.rfind(",\"me\":")?;
    Some(&view[at + 6..view.len() - 2])
}

/// Whether the viewer can choose or place.
fn awaited(view: &str) -> bool {
    part(view).is_some_and(|me| me.contains("\"hand\":[\"") || me.contains("\"places\":[{"))
}

fn number(view: &str, name: &str) -> Result<u8> {
    let digit = view.split_once(name).and_then(|(_, rest)| rest.bytes().next());
    digit.map(|digit| digit - b'0').context("a game has rounds and turns")
}

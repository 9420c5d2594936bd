//! Reads games from logs, for their files and replays.

use std::sync::Arc;

use conurbation_room::{Event, GameRecorder, NamedGameRecorder, Recorder, ReplayRecorder, Room};

use super::common::bodies::Bodies;
use super::common::error::ConnectError;
use super::common::form::Form;
use super::common::single_flight::SingleFlight;
use super::reading::streams::check_numbers;
use super::shared::Shared;
use crate::jobs::blocking::run_blocking;
use crate::jobs::queue::{Busy, Queue, Turn};
use crate::store::{Record, RoomId, Stream};

/// Most logs that are read at the same time for the files of their games. They have a place of their own, so that
/// nobody waits for a room because of them.
const READERS: usize = 1;
/// Most that wait for it.
const LINE: usize = 200;

/// A room, the number of one of its games, and what is made of it.
pub(super) type Key = (RoomId, u32, Form);

/// The games that are being read.
pub(super) struct GameReader {
    readers: Queue,
    pub under_way: SingleFlight<Result<Arc<Folded>, ConnectError>, Key>,
    sent: Bodies<Key>,
}

/// What the log of a room says at the moment.
pub(super) struct Folded {
    pub room: Room,
    /// The game as JSON, if it is over.
    pub game: Option<Arc<[u8]>>,
}

impl Default for GameReader {
    fn default() -> Self {
        Self { readers: Queue::new(READERS, LINE), under_way: SingleFlight::default(), sent: Bodies::default() }
    }
}

impl GameReader {
    /// A turn at reading a game.
    pub async fn turn(&self) -> Result<Turn, Busy> {
        self.readers.turn().await
    }

    /// Reads a game and the room that it was played in.
    pub async fn read(&self, shared: &Shared, key: Key) -> Result<Folded, ConnectError> {
        let (room, number, form) = key;
        let turn = self.turn().await?;
        let events = shared.store.read(room, Stream::Events, 1).await?;
        if events.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        let fold = match form {
            Form::File => fold::<GameRecorder>,
            Form::Named => fold::<NamedGameRecorder>,
            Form::Replay => fold::<ReplayRecorder>,
        };
        let folded = run_blocking(shared.environment.threads, move || {
            let _turn = turn;
            fold(&events, number)
        });
        let Folded { room, game } = folded.await.map_err(ConnectError::Corrupt)?;
        Ok(Folded { room, game: game.map(|game| self.sent.share(key, game)) })
    }
}

fn fold<R: Recorder>(events: &[Record], number: u32) -> Result<Folded, String> {
    check_numbers("event", 1, events)?;
    let mut recorder: Option<R> = None;
    for Record { seq, bytes } in events {
        let event = Event::from_record(bytes).map_err(|error| format!("record {seq}: {error}"))?;
        match &mut recorder {
            None => recorder = Some(R::new(&event, number)).transpose().map_err(|why| why.to_string())?,
            Some(recorder) => recorder.apply(&event).map_err(|corrupt| format!("record {seq}: {corrupt}"))?,
        }
    }
    let (room, game) = recorder.ok_or("there are no records")?.finish();
    Ok(Folded { room, game: game.map(|json| json.into_bytes().into()) })
}

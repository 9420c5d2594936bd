//! Reads games from logs, for their files.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use conurbation_room::{Event, GameRecorder, Room};
use tokio::sync::Semaphore;

use super::beside::beside;
use super::error::ConnectError;
use super::flights::Flights;
use super::reading::check_numbers;
use super::shared::Shared;
use crate::store::{Record, RoomId, Stream};

/// Most logs that are read at the same time for the files of their games. They have a place of their own, so that
/// nobody waits for a room because of them.
const READERS: usize = 1;

/// A room and the number of one of its games.
pub(super) type Key = (RoomId, u32);

/// The games that are being read.
pub(super) struct GameReader {
    readers: Semaphore,
    pub under_way: Flights<Result<Arc<Folded>, ConnectError>, Key>,
    /// The files that are being sent, so that slow readers of the same one share it.
    sent: Mutex<HashMap<Key, Weak<[u8]>>>,
}

/// What the log of a room says at the moment.
pub(super) struct Folded {
    pub room: Room,
    /// The file, if the game is over.
    pub file: Option<Arc<[u8]>>,
}

impl Default for GameReader {
    fn default() -> Self {
        let readers = Semaphore::new(READERS);
        Self { readers, under_way: Flights::default(), sent: Mutex::default() }
    }
}

impl GameReader {
    /// Reads a game and the room that it was played in.
    pub async fn read(&self, shared: &Shared, (room, number): Key) -> Result<Folded, ConnectError> {
        let _reader = self.readers.acquire().await.expect("the semaphore is never closed");
        let events = shared.store.read(room, Stream::Events, 1).await?;
        if events.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        let folded = beside(shared.chance.threads, move || fold(&events, number)).await;
        let Folded { room: state, file } = folded.map_err(ConnectError::Corrupt)?;
        Ok(Folded { room: state, file: file.map(|file| self.share((room, number), file)) })
    }

    /// The same file, if it is still being sent to somebody.
    fn share(&self, key: Key, file: Arc<[u8]>) -> Arc<[u8]> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        sent.retain(|_, file| file.strong_count() > 0);
        if let Some(same) = sent.get(&key).and_then(Weak::upgrade).filter(|same| *same == file) {
            return same;
        }
        sent.insert(key, Arc::downgrade(&file));
        file
    }
}

fn fold(events: &[Record], number: u32) -> Result<Folded, String> {
    check_numbers("event", 1, events)?;
    let mut recorder: Option<GameRecorder> = None;
    for Record { seq, bytes } in events {
        let event = Event::from_record(bytes).map_err(|error| format!("record {seq}: {error}"))?;
        match &mut recorder {
            None => recorder = Some(GameRecorder::new(&event, number)).transpose().map_err(|why| why.to_string())?,
            Some(recorder) => recorder.apply(&event).map_err(|corrupt| format!("record {seq}: {corrupt}"))?,
        }
    }
    let (room, file) = recorder.ok_or("there are no records")?.finish();
    let json = file.and_then(|file| file.to_json());
    Ok(Folded { room, file: json.map(|json| json.into_bytes().into()) })
}

//! The files of finished games, read from the log beside the room itself.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use conurbation_room::{Event, GameRecorder, Room};
use futures_util::FutureExt;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use uuid::Uuid;

use super::admin::is_closed;
use super::error::ConnectError;
use super::flights::Flights;
use super::loader::check_numbers;
use super::registry::Rooms;
use super::shared::Shared;
use crate::store::{Record, RoomId, Stream};

/// Most logs that are read at the same time for the files of their games. They have a place of their own, so that
/// nobody waits for a room because of them.
const READERS: usize = 1;

/// A room and the number of one of its games.
type Key = (RoomId, u32);

/// The games that are being read.
pub(super) struct Games {
    readers: Semaphore,
    under_way: Flights<Key, Result<Arc<Folded>, ConnectError>>,
    /// The files that are being sent, so that slow readers of the same one share it.
    sent: Mutex<HashMap<Key, Weak<[u8]>>>,
}

/// What the log of a room says at the moment.
struct Folded {
    room: Room,
    /// The file, if the game is over.
    file: Option<Arc<[u8]>>,
}

impl Default for Games {
    fn default() -> Self {
        let readers = Semaphore::new(READERS);
        Self { readers, under_way: Flights::default(), sent: Mutex::default() }
    }
}

impl Games {
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

impl Rooms {
    /// The file of a room's game, by its number from 0, for a guest who is admitted to the room; `None` unless the game
    /// is over. A game of more than [`MAX_GAME_FILE`](conurbation_room::MAX_GAME_FILE) bytes has none.
    pub async fn game_file(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<Arc<[u8]>>, ConnectError> {
        let shared = Arc::clone(&self.0);
        let work = || read(shared, (room, number)).boxed();
        let folded = self.0.games.under_way.join((room, number), work).await?;
        if !folded.room.admits(guest) {
            return Err(ConnectError::NotAdmitted);
        }
        Ok(folded.file.clone())
    }
}

async fn read(shared: Arc<Shared>, (room, number): Key) -> Result<Arc<Folded>, ConnectError> {
    let _reader = shared.games.readers.acquire().await.expect("the semaphore is never closed");
    shared.failures.check(room)?;
    if is_closed(&shared.store, room).await? {
        return Err(ConnectError::NoSuchRoom);
    }
    let events = shared.store.read(room, Stream::Events, 1).await?;
    if events.is_empty() {
        return Err(ConnectError::NoSuchRoom);
    }
    let folded = spawn_blocking(move || fold(&events, number)).await;
    let folded = folded.unwrap_or_else(|error| Err(format!("reading the log failed: {error}")));
    let Folded { room: state, file } = folded.map_err(|why| {
        let error = ConnectError::Corrupt(why);
        shared.reports.report(room, "could not read a game", &error);
        shared.failures.note(room, error.clone());
        error
    })?;
    let file = file.map(|file| shared.games.share((room, number), file));
    Ok(Arc::new(Folded { room: state, file }))
}

fn fold(events: &[Record], number: u32) -> Result<Folded, String> {
    check_numbers("event", events)?;
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

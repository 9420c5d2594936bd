//! People with a connection each, and what arrives on it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use conurbation::rooms::{Connection, Frame, Rooms};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Command, SeatKey};
use futures_util::FutureExt;
use serde_json::Value;
use tokio::task::JoinHandle;
use uuid::Uuid;

/// Everything that was taken from an outbox at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Received {
    /// When, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
    /// How many events the log had at that moment.
    pub events: u64,
    /// How many lines of talk there were.
    pub sayings: u64,
    pub frames: Vec<Frame>,
    pub view: Option<Frame>,
    pub close: Option<u16>,
}

/// One connection.
pub struct Client {
    pub who: String,
    pub guest: Uuid,
    /// The key of the seat link that they came by.
    pub key: Option<SeatKey>,
    connection: Connection,
    inbox: Arc<Mutex<Vec<Received>>>,
    reader: JoinHandle<()>,
    /// It takes what has arrived only now and then.
    pub slow: bool,
    /// The commands sent here and not answered yet.
    pub pending: BTreeSet<Uuid>,
    /// The events that the newest view shows at the least.
    pub seen: u64,
    /// The newest view.
    pub view: Option<Frame>,
    /// It was closed by the server with this code.
    pub closed: Option<u16>,
}

impl Drop for Client {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

impl Client {
    /// Connects, unless the room does not let them in now. `slow` readers take what has arrived only now and then.
    pub async fn connect(
        (rooms, store, room): (&Rooms, &Store, RoomId),
        (who, guest, key): (&str, Uuid, Option<SeatKey>),
        slow: Option<Duration>,
    ) -> Option<Self> {
        let connection = rooms.connect(room, guest, key).await.ok()?;
        let inbox = Arc::new(Mutex::new(Vec::new()));
        let (outbox, sink) = (Arc::clone(&connection.outbox), Arc::clone(&inbox));
        let (store, clock) = (store.clone(), rooms.clock());
        let reader = tokio::spawn(async move {
            loop {
                let waiting = outbox.take().await;
                let [events, sayings] = [Stream::Events, Stream::Talk].map(|stream| {
                    let read = store.read(room, stream, 1).now_or_never().expect("memory answers at once");
                    u64::try_from(read.expect("a calm store").len()).expect("few records")
                });
                let close = waiting.close;
                let frames = waiting.frames.into();
                let received = Received { at: clock.now(), events, sayings, frames, view: waiting.view, close };
                sink.lock().expect("no holder panics").push(received);
                if close.is_some() {
                    return;
                }
                if let Some(pause) = slow {
                    tokio::time::sleep(pause).await;
                }
            }
        });
        let (pending, seen, view, closed) = (BTreeSet::new(), 1, None, None);
        let slow = slow.is_some();
        Some(Self { who: who.to_owned(), guest, key, connection, inbox, reader, slow, pending, seen, view, closed })
    }

    /// Sends a command; `false` if the room has no place for it.
    pub fn send(&mut self, command: Command) -> bool {
        let id = command.id;
        let sent = self.connection.send(command);
        if sent {
            self.pending.insert(id);
        }
        sent
    }

    /// Somebody who knocks, if this one can answer.
    pub fn knock(&self) -> Option<Uuid> {
        let view = self.view.as_ref().filter(|view| view.contains(r#","knocks":["#))?;
        let view: Value = serde_json::from_str(view).expect("a view is JSON");
        view["view"]["me"]["knocks"][0]["id"].as_str()?.parse().ok()
    }

    /// Takes what has arrived.
    pub fn received(&mut self) -> Vec<Received> {
        std::mem::take(&mut *self.inbox.lock().expect("no holder panics"))
    }

    /// Whether something waits that its reader has not been told of.
    pub fn is_forgotten(&self) -> bool {
        !self.slow && self.connection.outbox.take().now_or_never().is_some()
    }
}

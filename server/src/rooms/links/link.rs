//! This end of a stream to another server: the connections of those who came here and whose rooms are there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use conurbation_room::{Command, SeatKey};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use super::letters::{FromServer, Question, Refused, ToServer};
use super::pipe::Pipe;
use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::outbox::Outbox;
use crate::rooms::connected::visitor::Visitor;
use crate::rooms::connected::wire::close;
use crate::store::RoomId;

/// How long another server has to answer a question: a long log may have to be read and written for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A stream to another server.
pub struct Link {
    letters: mpsc::Sender<Vec<u8>>,
    next: AtomicU64,
    /// `None` once the stream has ended.
    open: Mutex<Option<Open>>,
}

/// The connections and questions of this end, by number.
#[derive(Default)]
struct Open {
    clients: HashMap<u64, LocalClient>,
    asked: HashMap<u64, oneshot::Sender<Value>>,
}

/// A client that is connected here while its room is on the other server.
struct LocalClient {
    outbox: Arc<Outbox>,
    /// Told once whether the connection succeeded.
    connecting: Option<oneshot::Sender<Option<Refused>>>,
}

impl Link {
    /// Takes what comes from the other end until it ends; then everyone is told to come back.
    pub fn start(Pipe { sender, mut receiver }: Pipe, tasks: &TaskTracker) -> Arc<Self> {
        let open = Mutex::new(Some(Open::default()));
        let link = Arc::new(Self { letters: sender, next: AtomicU64::new(0), open });
        let here = Arc::downgrade(&link);
        tasks.spawn(async move {
            while let Some(letter) = receiver.recv().await {
                let Some(link) = here.upgrade() else { return };
                match serde_json::from_slice(&letter) {
                    Ok(letter) => link.receive(letter),
                    Err(error) => {
                        tracing::error!(%error, "a message of another server can't be read");
                        break;
                    }
                }
            }
            if let Some(link) = here.upgrade() {
                link.end();
            }
        });
        link
    }

    /// Whether the other end is gone.
    pub fn has_ended(&self) -> bool {
        self.open().is_none()
    }

    /// Connects somebody to a room there; returns their number on this stream.
    pub async fn connect(
        &self,
        room: RoomId,
        Visitor { guest, network }: Visitor,
        key: Option<SeatKey>,
        outbox: Arc<Outbox>,
    ) -> Result<u64, ConnectError> {
        let no = self.next.fetch_add(1, Ordering::Relaxed);
        let (connecting, connected) = oneshot::channel();
        let client = LocalClient { outbox, connecting: Some(connecting) };
        self.open().as_mut().ok_or(ConnectError::Failing)?.clients.insert(no, client);
        // Disconnects a caller that gives up while waiting.
        let pending = PendingConnection { link: self, no, connected: false };
        let connect = ToServer::Connect { no, room: room.to_string(), guest, network, key };
        self.letters.send(written(&connect)).await.map_err(|_| ConnectError::Failing)?;
        match connected.await.map_err(|_| ConnectError::Failing)? {
            None => {
                pending.done();
                Ok(no)
            }
            Some(refused) => Err(refused.into()),
        }
    }

    /// Sends a request and waits for its answer, whose shape is documented with each [`Question`].
    pub async fn ask(&self, question: Question) -> Result<Value, ConnectError> {
        let no = self.next.fetch_add(1, Ordering::Relaxed);
        let (asked, answer) = oneshot::channel();
        self.open().as_mut().ok_or(ConnectError::Failing)?.asked.insert(no, asked);
        let asking = async {
            self.letters.send(written(&ToServer::Ask { no, question })).await.ok()?;
            answer.await.ok()
        };
        let answered = timeout(PATIENCE, asking).await.ok().flatten();
        if let Some(open) = self.open().as_mut() {
            open.asked.remove(&no);
        }
        answered.ok_or(ConnectError::Failing)
    }

    /// Passes a command on; `false` if too many letters wait.
    pub fn send(&self, no: u64, command: Command) -> bool {
        let sent = self.letters.try_send(written(&ToServer::Command { no, command }));
        !matches!(sent, Err(mpsc::error::TrySendError::Full(_)))
    }

    /// Says that somebody is gone.
    pub fn disconnect(&self, no: u64) {
        if let Some(open) = self.open().as_mut() {
            open.clients.remove(&no);
        }
        if let Err(mpsc::error::TrySendError::Full(letter)) =
            self.letters.try_send(written(&ToServer::Disconnect { no }))
        {
            // There is soon room again; only this letter waits for it.
            let letters = self.letters.clone();
            tokio::spawn(async move { letters.send(letter).await });
        }
    }

    fn receive(&self, letter: FromServer) {
        let mut open = self.open();
        let Some(Open { clients, asked }) = open.as_mut() else { return };
        match letter {
            FromServer::Connected { no, refused } => {
                if let Some(connecting) = clients.get_mut(&no).and_then(|client| client.connecting.take()) {
                    // They may have given up.
                    let _ = connecting.send(refused);
                }
            }
            FromServer::Sent { no, waiting } => {
                if let Some(client) = clients.get(&no) {
                    client.outbox.put(waiting);
                }
            }
            FromServer::Answered { no, answer } => {
                if let Some(asked) = asked.remove(&no) {
                    let _ = asked.send(answer);
                }
            }
        }
    }

    /// Ends the stream: everyone is told to come back, and no question is answered any more.
    pub fn end(&self) {
        let open = self.open().take();
        for client in open.into_iter().flat_map(|open| open.clients.into_values()) {
            client.outbox.close(close::RESTART);
        }
    }

    fn open(&self) -> MutexGuard<'_, Option<Open>> {
        // Nobody panics while holding the lock.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Disconnects on drop, unless the connection succeeded.
struct PendingConnection<'a> {
    link: &'a Link,
    no: u64,
    connected: bool,
}

impl PendingConnection<'_> {
    fn done(mut self) {
        self.connected = true;
    }
}

impl Drop for PendingConnection<'_> {
    fn drop(&mut self) {
        if !self.connected {
            self.link.disconnect(self.no);
        }
    }
}

fn written(letter: &ToServer) -> Vec<u8> {
    serde_json::to_vec(letter).expect("letters have text keys and no failing serializers")
}

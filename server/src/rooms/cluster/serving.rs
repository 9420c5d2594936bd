//! The receiving end of a stream: serves clients that are connected to another server while their rooms are here.

use std::collections::HashMap;

use conurbation_room::{Command, SeatKey};
use tokio::sync::mpsc;
use uuid::Uuid;

use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::outbox::Waiting;
use crate::rooms::connected::visitor::Visitor;
use crate::rooms::connected::wire::{ServerMessage, WireRefusal};
use crate::rooms::connection::Connection;
use crate::rooms::links::letters::{FromServer, ToServer};
use crate::rooms::links::pipe::Pipe;
use crate::rooms::registry::Rooms;

/// Most commands of one connection queued here, ahead of the room's own mailbox: at least as many as a client resends
/// at once.
const COMMANDS: usize = 64;

impl Rooms {
    /// Serves another server's clients until the stream ends.
    pub async fn serve_peer(&self, Pipe { sender, mut receiver }: Pipe) {
        let mut clients: HashMap<u64, mpsc::Sender<Command>> = HashMap::new();
        while let Some(letter) = receiver.recv().await {
            match serde_json::from_slice(&letter) {
                Ok(ToServer::Connect { no, room, guest, network, key }) => {
                    let (commands, from_client) = mpsc::channel(COMMANDS);
                    // Only when the map would grow: scanning it for closed connections each time would be quadratic.
                    if clients.len() == clients.capacity() {
                        clients.retain(|_, client| !client.is_closed());
                    }
                    clients.insert(no, commands);
                    let client = RemoteClient { no, letters: sender.clone(), commands: from_client };
                    let visitor = Visitor { guest, network };
                    self.0.tasks.spawn(client.serve(self.clone(), room, visitor, key));
                }
                Ok(ToServer::Command { no, command }) => {
                    let id = command.id;
                    // A client that was just told to reconnect gets no refusal: it will resend the command.
                    if let Some(client) = clients.get(&no)
                        && let Err(mpsc::error::TrySendError::Full(_)) = client.try_send(command)
                    {
                        let busy = busy(no, id);
                        if sender.send(written(&busy)).await.is_err() {
                            return;
                        }
                    }
                }
                Ok(ToServer::Disconnect { no }) => drop(clients.remove(&no)),
                Ok(ToServer::Ask { no, question }) => {
                    let (rooms, letters) = (self.clone(), sender.clone());
                    self.0.tasks.spawn(async move {
                        let answer = rooms.answer(question).await;
                        // The asking server may be gone.
                        let _ = letters.send(written(&FromServer::Answered { no, answer })).await;
                    });
                }
                Err(error) => {
                    tracing::error!(%error, "a message of another server can't be read");
                    return;
                }
            }
        }
    }
}

/// A client that is connected to another server.
struct RemoteClient {
    no: u64,
    letters: mpsc::Sender<Vec<u8>>,
    commands: mpsc::Receiver<Command>,
}

impl RemoteClient {
    async fn serve(mut self, rooms: Rooms, room: String, visitor: Visitor, key: Option<SeatKey>) {
        let connecting = async {
            let room = room.parse().map_err(|_| ConnectError::NoSuchRoom)?;
            rooms.connect_here(room, visitor, key).await
        };
        let connected = tokio::select! {
            connected = connecting => connected,
            // The client has given up: it sends no commands before it hears that it is connected.
            None = self.commands.recv() => return,
        };
        let refused = connected.as_ref().err().map(Into::into);
        let told = self.letters.send(written(&FromServer::Connected { no: self.no, refused })).await;
        if let (Ok(()), Ok(connection)) = (told, connected) {
            self.pass_on(&connection).await;
        }
    }

    async fn pass_on(&mut self, connection: &Connection) {
        loop {
            let letter = tokio::select! {
                waiting = connection.outbox.take() => FromServer::Sent { no: self.no, waiting },
                command = self.commands.recv() => match command {
                    None => return,
                    Some(command) => {
                        let id = command.id;
                        if connection.send(command) {
                            continue;
                        }
                        busy(self.no, id)
                    }
                },
            };
            let ends = matches!(&letter, FromServer::Sent { waiting, .. } if waiting.close.is_some());
            if self.letters.send(written(&letter)).await.is_err() || ends {
                return;
            }
        }
    }
}

fn busy(no: u64, id: Uuid) -> FromServer {
    let refusal = ServerMessage::Refused { id: Some(id), why: WireRefusal::Busy };
    let waiting = Waiting { frames: [refusal.frame()].into(), ..Default::default() };
    FromServer::Sent { no, waiting }
}

fn written(letter: &FromServer) -> Vec<u8> {
    serde_json::to_vec(letter).expect("letters have text keys and no failing serializers")
}

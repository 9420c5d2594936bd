//! The task of one room: one command at a time (see "How a move travels" in the design).

use std::sync::Arc;

use conurbation_room::{Body, Channel, Command, Context, Deed, Line, Refusal, Stage, Summary};
use conurbation_rules::shuffle::Seed;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use uuid::Uuid;

use super::log::{Log, WriteError};
use super::outbox::Outbox;
use super::wire::{self, MAX_TALK_LINES, ServerMessage, WireRefusal, close};
use super::{ConnectError, IDLE, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_GUEST, Rooms};

/// Names a connection within its room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionId(u64);

/// What a room's task can be sent.
pub(super) enum Mail {
    Connect { guest: Uuid, outbox: Arc<Outbox>, reply: oneshot::Sender<Result<ConnectionId, ConnectError>> },
    Disconnect(ConnectionId),
    Command { from: ConnectionId, command: Command },
    Summary(oneshot::Sender<Summary>),
}

pub(super) struct RoomTask {
    rooms: Rooms,
    log: Log,
    mail: mpsc::Receiver<Mail>,
    connections: Vec<Attached>,
    next_id: u64,
    /// What stands in the public list, so that it is written only when it changes.
    listed: Option<Summary>,
}

/// A connection, and what it was sent last: what has not changed is not sent again. That is more than thrift: a
/// message would tell that something hidden has happened.
struct Attached {
    id: ConnectionId,
    guest: Uuid,
    outbox: Arc<Outbox>,
    sent: Option<(Arc<str>, String)>,
}

/// The room can't go on in memory: all connections are told to come back, and the log is read anew.
struct Leave;

impl RoomTask {
    pub fn new(rooms: Rooms, log: Log, mail: mpsc::Receiver<Mail>) -> Self {
        Self { rooms, log, mail, connections: Vec::new(), next_id: 0, listed: None }
    }

    /// Lives until the room has been idle for a while, the log is lost, or the server goes down.
    pub async fn run(mut self) {
        let shutdown = self.rooms.0.shutdown.clone();
        self.update_list().await;
        loop {
            let alarm = self.alarm();
            // Nothing is awaited in these arms but time and mail: an append is never cut off half-way.
            let next = tokio::select! {
                mail = self.mail.recv() => mail.map(Some),
                () = tokio::time::sleep_until(alarm) => Some(None),
                () = shutdown.cancelled() => None,
            };
            let done = match next {
                None => break,
                Some(Some(mail)) => self.receive(mail).await,
                Some(None) if self.connections.is_empty() => {
                    if self.leave_memory().await {
                        return;
                    }
                    Ok(())
                }
                Some(None) => self.time_up().await,
            };
            if done.is_err() {
                break;
            }
        }
        self.rooms.lock().remove(&self.log.id);
        for connection in &self.connections {
            connection.outbox.close(close::RESTART);
        }
    }

    /// When to wake without mail: at the deadline while someone is there, else when the room has been idle enough.
    fn alarm(&self) -> Instant {
        let far = Instant::now() + IDLE;
        if self.connections.is_empty() {
            return far;
        }
        self.log.room.deadline().map_or(far, |deadline| self.rooms.0.clock.instant(deadline))
    }

    /// Leaves memory unless mail has come meanwhile. Under the registry's lock, so that nobody is given the mailbox of
    /// a task that has ended.
    async fn leave_memory(&mut self) -> bool {
        if self.listed.take().is_some()
            && let Err(error) = self.log.list(None).await
        {
            tracing::warn!(room = ?self.log.id, %error, "could not take the room off the public list");
        }
        let mut alive = self.rooms.lock();
        let idle = self.mail.is_empty();
        if idle {
            alive.remove(&self.log.id);
            self.mail.close();
        }
        idle
    }

    async fn receive(&mut self, mail: Mail) -> Result<(), Leave> {
        match mail {
            Mail::Connect { guest, outbox, reply } => {
                let connected = self.connect(guest, outbox).await?;
                if let Err(Ok(id)) = reply.send(connected) {
                    // Whoever asked is gone, and so is the one who would have said goodbye.
                    self.disconnect(id);
                }
            }
            Mail::Disconnect(id) => self.disconnect(id),
            Mail::Summary(reply) => {
                let _ = reply.send(self.log.room.summary());
            }
            Mail::Command { from, command } => self.command(from, command).await?,
        }
        Ok(())
    }

    async fn connect(&mut self, guest: Uuid, outbox: Arc<Outbox>) -> Result<Result<ConnectionId, ConnectError>, Leave> {
        if !self.log.room.admits(guest) {
            return Ok(Err(ConnectError::NotAdmitted));
        }
        let of_guest = self.connections.iter().filter(|connection| connection.guest == guest).count();
        if self.connections.len() >= MAX_CONNECTIONS || of_guest >= MAX_CONNECTIONS_PER_GUEST {
            return Ok(Err(ConnectError::TooMany));
        }
        let now = self.rooms.0.clock.now();
        if self.connections.is_empty() && self.log.room.restart_clock(now).is_some() {
            let restarted = self.log.happen(|room| room.restart_clock(now).ok_or(Refusal::WrongStage)).await;
            // If it could not be written, the old deadline stands.
            let _ = self.settle(restarted)?;
        }
        self.next_id += 1;
        let id = ConnectionId(self.next_id);
        outbox.frame(ServerMessage::Hello { now }.frame());
        let lines: Vec<Line> = self.log.talk.readable(&self.log.room, guest).cloned().collect();
        send_lines(&outbox, &lines);
        self.connections.push(Attached { id, guest, outbox, sent: None });
        self.show();
        Ok(Ok(id))
    }

    fn disconnect(&mut self, id: ConnectionId) {
        self.connections.retain(|connection| connection.id != id);
        self.show();
    }

    async fn command(&mut self, from: ConnectionId, command: Command) -> Result<(), Leave> {
        let Some(sender) = self.connections.iter().find(|connection| connection.id == from) else { return Ok(()) };
        let (guest, outbox, id) = (sender.guest, Arc::clone(&sender.outbox), command.id);
        let done = match &command.deed {
            Deed::Say { channel, body } => self.say(guest, id, (*channel, body)).await?,
            deed => self.act(guest, id, deed).await?,
        };
        let answer = match done {
            Ok(()) => ServerMessage::Ack { id },
            Err(why) => ServerMessage::Refused { id: Some(id), why },
        };
        outbox.frame(answer.frame());
        self.show();
        Ok(())
    }

    async fn act(&mut self, guest: Uuid, id: Uuid, deed: &Deed) -> Result<Result<(), WireRefusal>, Leave> {
        if self.log.room.was_accepted(guest, id) {
            return Ok(Ok(()));
        }
        let stage = self.log.room.stage();
        let now = self.rooms.0.clock.now();
        let host_here = self.is_here(self.log.room.host());
        let context = Context { now, host_here, seed: &new_seed };
        // A race with another node may have brought this very command in: then it is decided as accepted.
        let done = self.log.happen(|room| room.decide(guest, id, deed, &context)).await;
        let done = match done {
            Err(WriteError::Refused(_)) if self.log.room.was_accepted(guest, id) => Ok(()),
            done => done,
        };
        let done = self.settle(done)?;
        if done.is_ok() {
            self.after(stage).await;
        }
        Ok(done)
    }

    async fn say(&mut self, guest: Uuid, id: Uuid, said: (Channel, &Body)) -> Result<Result<(), WireRefusal>, Leave> {
        if self.log.talk.was_accepted(&self.log.room, guest, id) {
            return Ok(Ok(()));
        }
        if self.rooms.0.talk_limit.check_key(&guest).is_err() {
            return Ok(Err(WireRefusal::TooMuchTalk { seconds: super::TALK_WINDOW.as_secs() as u32 }));
        }
        let now = self.rooms.0.clock.now();
        let saying = match self.log.say(|room, talk| talk.decide(room, guest, id, said, now)).await {
            Ok(saying) => saying,
            Err(error) => return self.settle(Err(error)),
        };
        let frame = ServerMessage::Talk(vec![saying.line.clone()]).frame();
        for connection in &self.connections {
            if saying.readable(&self.log.room, connection.guest) {
                connection.outbox.frame(frame.clone());
            }
        }
        Ok(Ok(()))
    }

    async fn time_up(&mut self) -> Result<(), Leave> {
        let now = self.rooms.0.clock.now();
        if self.log.room.time_up(now).is_none() {
            return Ok(());
        }
        let stage = self.log.room.stage();
        let done = self.log.happen(|room| room.time_up(now).ok_or(Refusal::WrongStage)).await;
        if self.settle(done)?.is_ok() {
            self.after(stage).await;
        }
        self.show();
        Ok(())
    }

    /// What an accepted event brings with it beside the new view.
    async fn after(&mut self, before: Stage) {
        let room = &self.log.room;
        for connection in &self.connections {
            if !room.admits(connection.guest) {
                connection.outbox.close(close::NOT_ADMITTED);
            }
        }
        if before == Stage::Playing && room.stage() == Stage::Ended {
            // The watchers' talk is the players' to read now.
            for connection in &self.connections {
                let plays = room.member(connection.guest).is_some_and(|member| room.seat_of(member).is_some());
                let lines = self.log.talk.readable(room, connection.guest);
                let lines: Vec<Line> =
                    lines.filter(|line| plays && line.channel == Channel::Watchers).cloned().collect();
                send_lines(&connection.outbox, &lines);
            }
        }
        self.update_list().await;
    }

    /// A refusal is an answer; a log that is not to be trusted ends the task.
    fn settle(&self, done: Result<(), WriteError>) -> Result<Result<(), WireRefusal>, Leave> {
        match done {
            Ok(()) => Ok(Ok(())),
            Err(WriteError::Refused(refusal)) => Ok(Err(refusal.into())),
            Err(WriteError::Failed(error)) => {
                tracing::error!(room = ?self.log.id, %error, "could not write the log");
                Ok(Err(WireRefusal::StoreFailed))
            }
            Err(WriteError::Lost(why)) => {
                tracing::error!(room = ?self.log.id, why, "the room is read anew from its log");
                Err(Leave)
            }
        }
    }

    /// Sends every viewer their newest view, where it differs from what they were sent last.
    fn show(&mut self) {
        let public: Arc<str> = wire::to_json(&self.log.room.public_view(|member| self.is_here(member))).into();
        for connection in &mut self.connections {
            let me = wire::my_part(&self.log.room.my_view(connection.guest));
            let unchanged = connection.sent.as_ref().is_some_and(|(room, mine)| *room == public && *mine == me);
            if !unchanged {
                connection.outbox.view(wire::view_frame(&public, &me));
                connection.sent = Some((Arc::clone(&public), me));
            }
        }
    }

    /// Whether a member has an open connection.
    fn is_here(&self, member: u8) -> bool {
        self.connections.iter().any(|connection| self.log.room.member(connection.guest) == Some(member))
    }

    /// Keeps the public list as the room is.
    async fn update_list(&mut self) {
        let summary = Some(self.log.room.summary()).filter(|summary| summary.public && summary.host.is_some());
        if summary == self.listed {
            return;
        }
        let entry = summary.as_ref().map(|summary| (self.rooms.0.clock.now(), wire::to_json(summary).into_bytes()));
        match self.log.list(entry).await {
            Ok(()) => self.listed = summary,
            Err(error) => tracing::warn!(room = ?self.log.id, %error, "could not change the public list"),
        }
    }
}

fn send_lines(outbox: &Outbox, lines: &[Line]) {
    for lines in lines.chunks(MAX_TALK_LINES) {
        outbox.frame(ServerMessage::Talk(lines.to_vec()).frame());
    }
}

/// 32 bytes from the operating system.
fn new_seed() -> Seed {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system gives randomness");
    Seed(seed)
}

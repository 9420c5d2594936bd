//! The task of one room: one command at a time (see "How a move travels" in `docs/architecture.md`).
//!
//! What waits in the mailbox is decided one after the other and becomes durable together. Only then is anyone told:
//! each sender their answer, and everyone the newest view. So the busier a room is, the less a command costs.

use std::sync::Arc;
use std::time::Duration;

use conurbation_room::Clock::Slow;
use conurbation_room::{Body, Channel, Command, Context, Deed, Event, Line, Refusal, Room, Saying, Stage, Summary};
use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use uuid::Uuid;

use super::house::{House, Idea, Thought};
use super::log::{CommitError, DecideError, Log};
use super::outbox::Outbox;
use super::presence::Presence;
use super::shelves::Shelves;
use super::wire::{self, MAX_TALK_LINES, ServerMessage, WireRefusal, close};
use super::{ConnectError, IDLE, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_GUEST, Rooms};

/// Commands that become durable together at most.
const BATCH: usize = 32;
/// How long to wait before the log is asked again after it could not be read or written.
const RETRY: Duration = Duration::from_secs(1);
/// How often a batch that lost a race against another node is decided anew.
const MAX_RACES: usize = 10;

/// Names a connection within its room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionId(u64);

/// What a room's task can be sent.
pub(super) enum Mail {
    Connect {
        guest: Uuid,
        key: Option<Uuid>,
        outbox: Arc<Outbox>,
        reply: oneshot::Sender<Result<ConnectionId, ConnectError>>,
    },
    Disconnect(ConnectionId),
    Command {
        from: ConnectionId,
        command: Command,
    },
    Summary(oneshot::Sender<Result<Summary, ConnectError>>),
    Thought(Thought),
}

pub(super) struct RoomTask {
    rooms: Rooms,
    log: Log,
    mail: mpsc::Receiver<Mail>,
    connections: Vec<Attached>,
    next_id: u64,
    shelves: Shelves,
    /// The stage that everyone has been shown.
    shown: Stage,
    presence: Presence,
    house: House,
}

/// A connection, and what it was sent last: what has not changed is not sent again. That is more than thrift: a
/// message would tell that something hidden has happened.
struct Attached {
    id: ConnectionId,
    guest: Uuid,
    /// The key of a seat's link that it came with.
    key: Option<Uuid>,
    outbox: Arc<Outbox>,
    sent: Option<(Arc<str>, String)>,
}

/// A command and who sent it.
struct Sent {
    guest: Uuid,
    outbox: Arc<Outbox>,
    command: Command,
}

/// What was decided on and is not durable yet.
#[derive(Default)]
struct Decided {
    /// For each command of the batch, in order.
    answers: Vec<Result<(), WireRefusal>>,
    sayings: Vec<Saying>,
}

/// The room can't go on in memory: all connections are told to come back, and the log is read anew.
struct Leave;

impl RoomTask {
    pub fn new(rooms: Rooms, log: Log, mail: mpsc::Receiver<Mail>) -> Self {
        let shown = log.room.stage();
        let shelves = Shelves::new(rooms.0.store.clone(), log.id);
        Self {
            rooms,
            log,
            mail,
            connections: Vec::new(),
            next_id: 0,
            shelves,
            shown,
            presence: Presence::default(),
            house: House::default(),
        }
    }

    /// Lives until the room has been idle for a while, the log is lost, or the server goes down.
    pub async fn run(mut self) {
        let shutdown = self.rooms.0.shutdown.clone();
        self.shelve().await;
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
                Some(None) => self.wake().await,
            };
            if done.is_err() || self.settle().await.is_err() {
                break;
            }
        }
    }

    /// When to wake without mail: while someone is there, when a deadline runs out, someone counts as away or the house
    /// has waited long enough; else when the room has been idle enough. Soon, while the log can't be read.
    fn alarm(&self) -> Instant {
        let far = Instant::now() + IDLE;
        if !self.log.is_current() {
            return Instant::now() + RETRY;
        }
        if self.connections.is_empty() {
            return far;
        }
        let clock = self.rooms.0.clock;
        let deadline = self.log.room.deadline().map(|deadline| clock.instant(deadline));
        let away = self.presence.next().map(|gone| gone + self.rooms.0.house.away_after);
        let house = self.house.waits_until().map(|due| clock.instant(due));
        [deadline, away, house].into_iter().flatten().fold(far, Instant::min)
    }

    /// Leaves memory unless mail has come meanwhile. Under the registry's lock, so that nobody is given the mailbox of
    /// a task that has ended.
    async fn leave_memory(&mut self) -> bool {
        self.shelves.leave_memory().await;
        let idle = {
            let mut alive = self.rooms.lock();
            let idle = self.mail.is_empty();
            if idle {
                alive.remove(&self.log.id);
                self.mail.close();
            }
            idle
        };
        if !idle {
            self.shelve().await;
        }
        idle
    }

    /// Takes a piece of mail, and with a command all commands that wait right behind it.
    async fn receive(&mut self, mail: Mail) -> Result<(), Leave> {
        let mut next = Some(mail);
        while let Some(mail) = next.take() {
            match mail {
                Mail::Connect { guest, key, outbox, reply } => {
                    let connected = self.connect(guest, key, outbox).await?;
                    if let Err(Ok(id)) = reply.send(connected) {
                        // Whoever asked is gone, and so is the one who would have said goodbye.
                        self.disconnect(id).await;
                    }
                }
                Mail::Disconnect(id) => self.disconnect(id).await,
                Mail::Summary(reply) => {
                    let current = self.log.catch_up().await;
                    let _ = reply.send(current.map(|()| self.log.room.summary()));
                }
                Mail::Thought(thought) => self.take_thought(thought).await?,
                Mail::Command { from, command } => {
                    let mut batch: Vec<Sent> = self.sent(from, command).into_iter().collect();
                    while batch.len() < BATCH && next.is_none() {
                        match self.mail.try_recv() {
                            Ok(Mail::Command { from, command }) => batch.extend(self.sent(from, command)),
                            Ok(other) => next = Some(other),
                            Err(_) => break,
                        }
                    }
                    self.commands(&batch).await?;
                }
            }
        }
        Ok(())
    }

    /// A command with its sender, who may have gone meanwhile.
    fn sent(&self, from: ConnectionId, command: Command) -> Option<Sent> {
        let sender = self.connections.iter().find(|connection| connection.id == from)?;
        Some(Sent { guest: sender.guest, outbox: Arc::clone(&sender.outbox), command })
    }

    async fn connect(
        &mut self,
        guest: Uuid,
        key: Option<Uuid>,
        outbox: Arc<Outbox>,
    ) -> Result<Result<ConnectionId, ConnectError>, Leave> {
        if let Err(error) = self.log.catch_up().await {
            return Ok(Err(error));
        }
        if !admits(&self.log.room, guest, key) {
            return Ok(Err(ConnectError::NotAdmitted));
        }
        let of_guest = self.connections.iter().filter(|connection| connection.guest == guest).count();
        if self.connections.len() >= MAX_CONNECTIONS || of_guest >= MAX_CONNECTIONS_PER_GUEST {
            return Ok(Err(ConnectError::TooMany));
        }
        let now = self.rooms.0.clock.now();
        if self.connections.is_empty() && self.nobodys_time() && self.log.room.restart_clock(now).is_some() {
            let restart = |task: &mut Self| task.log.decide(|room| room.restart_clock(now).ok_or(Refusal::WrongStage));
            // If it can't be written, the old deadline stands.
            let _ = self.durably(restart).await?;
            if let Err(error) = self.log.catch_up().await {
                return Ok(Err(error));
            }
        }
        self.next_id += 1;
        let id = ConnectionId(self.next_id);
        outbox.frame(ServerMessage::Hello { now }.frame());
        let lines: Vec<Line> = self.log.talk.readable(&self.log.room, guest).cloned().collect();
        send_lines(&outbox, &lines);
        self.connections.push(Attached { id, guest, key, outbox, sent: None });
        self.show().await;
        Ok(Ok(id))
    }

    /// Whether the phase that is on had time that is to be charged to nobody, when someone comes to a room that nobody
    /// was in. People look in only now and then where the clock is slow, and then it runs on without them; but not while
    /// the server may have been down.
    fn nobodys_time(&self) -> bool {
        let room = &self.log.room;
        let server_was_down = room.phase_began().is_some_and(|began| began < self.rooms.0.clock.started());
        room.options().clock != Slow || server_was_down
    }

    async fn disconnect(&mut self, id: ConnectionId) {
        self.connections.retain(|connection| connection.id != id);
        self.show().await;
    }

    async fn commands(&mut self, batch: &[Sent]) -> Result<(), Leave> {
        let allowed: Vec<bool> = batch.iter().map(|sent| self.may_talk(sent)).collect();
        let decided = self.durably(|task| task.decide_all(batch, &allowed)).await?;
        let answers = decided
            .as_ref()
            .map_or_else(|refusal| vec![Err(refusal.clone()); batch.len()], |decided| decided.answers.clone());
        for saying in decided.iter().flat_map(|decided| &decided.sayings) {
            self.tell(saying);
        }
        for (sent, answer) in batch.iter().zip(answers) {
            let id = sent.command.id;
            let answer = match answer {
                Ok(()) => ServerMessage::Ack { id },
                Err(why) => ServerMessage::Refused { id: Some(id), why },
            };
            sent.outbox.frame(answer.frame());
        }
        self.show().await;
        Ok(())
    }

    /// Whether a command is no talk, or talk that its sender's allowance has room for. Asked once, however often the
    /// command is decided.
    fn may_talk(&self, sent: &Sent) -> bool {
        let talks = matches!(sent.command.deed, Deed::Say { .. });
        let again = talks && self.log.talk.was_accepted(&self.log.room, sent.guest, sent.command.id);
        !talks || again || self.rooms.0.talk_limit.check_key(&sent.guest).is_ok()
    }

    /// Decides, and writes what was decided. The outer error ends the task; the inner one says that nothing was written
    /// and nothing has changed.
    async fn durably<T>(
        &mut self,
        decide: impl Fn(&mut Self) -> Result<T, DecideError>,
    ) -> Result<Result<T, WireRefusal>, Leave> {
        for _ in 0..MAX_RACES {
            match self.log.catch_up().await {
                Ok(()) => {}
                Err(ConnectError::Store(error)) => {
                    tracing::error!(room = ?self.log.id, %error, "could not read the log");
                    return Ok(Err(WireRefusal::StoreFailed));
                }
                Err(error) => return Err(self.leave(&error.to_string())),
            }
            let decided = match decide(self) {
                Ok(decided) => decided,
                Err(DecideError::Refused(refusal)) => return Ok(Err(refusal.into())),
                Err(DecideError::Lost(why)) => return Err(self.leave(&why)),
            };
            match self.log.commit().await {
                Ok(()) => return Ok(Ok(decided)),
                Err(CommitError::Raced) => {}
                Err(CommitError::Failed(error)) => {
                    tracing::error!(room = ?self.log.id, %error, "could not write the log");
                    return Ok(Err(WireRefusal::StoreFailed));
                }
                Err(CommitError::Lost(why)) => return Err(self.leave(&why)),
            }
        }
        Err(self.leave("other nodes were always faster"))
    }

    fn leave(&self, why: &str) -> Leave {
        tracing::error!(room = ?self.log.id, why, "the room leaves memory, to be read anew from its log");
        Leave
    }

    fn decide_all(&mut self, batch: &[Sent], allowed: &[bool]) -> Result<Decided, DecideError> {
        let mut decided = Decided::default();
        for (sent, allowed) in batch.iter().zip(allowed) {
            let done = match &sent.command.deed {
                Deed::Say { .. } if !allowed => {
                    let seconds = super::TALK_WINDOW.as_secs() as u32;
                    decided.answers.push(Err(WireRefusal::TooMuchTalk { seconds }));
                    continue;
                }
                Deed::Say { channel, body } => match self.say(sent, *channel, body) {
                    Ok(saying) => {
                        decided.sayings.extend(saying);
                        Ok(())
                    }
                    Err(error) => Err(error),
                },
                deed => self.act(sent, deed),
            };
            decided.answers.push(match done {
                Ok(()) => Ok(()),
                Err(DecideError::Refused(refusal)) => Err(refusal.into()),
                Err(lost @ DecideError::Lost(_)) => return Err(lost),
            });
        }
        Ok(decided)
    }

    fn act(&mut self, sent: &Sent, deed: &Deed) -> Result<(), DecideError> {
        let (guest, id) = (sent.guest, sent.command.id);
        if self.log.room.was_accepted(guest, id) {
            return Ok(());
        }
        let host = self.log.room.host_guest();
        let host_here = self.connections.iter().any(|connection| connection.guest == host);
        let context = Context { now: self.rooms.0.clock.now(), host_here, seed: &new_seed };
        self.log.decide(|room| room.decide(guest, id, deed, &context))
    }

    /// What is said for the first time.
    fn say(&mut self, sent: &Sent, channel: Channel, body: &Body) -> Result<Option<Saying>, DecideError> {
        let (guest, id) = (sent.guest, sent.command.id);
        if self.log.talk.was_accepted(&self.log.room, guest, id) {
            return Ok(None);
        }
        let now = self.rooms.0.clock.now();
        self.log.say(|room, talk| talk.decide(room, guest, id, (channel, body), now)).map(Some)
    }

    /// Sends what was said to those who may read it.
    fn tell(&self, saying: &Saying) {
        let frame = ServerMessage::Talk(vec![saying.line.clone()]).frame();
        for connection in &self.connections {
            if saying.readable(&self.log.room, connection.guest) {
                connection.outbox.frame(frame.clone());
            }
        }
    }

    /// Time has come: the clock may have run out, or the log may be readable again.
    async fn wake(&mut self) -> Result<(), Leave> {
        let now = self.rooms.0.clock.now();
        self.on_its_own(|room| room.time_up(now)).await?;
        self.show().await;
        Ok(())
    }

    /// Decides on what nobody asked for. If it could not be written, it is tried again when the room wakes.
    async fn on_its_own(&mut self, event: impl Fn(&Room) -> Option<Event>) -> Result<bool, Leave> {
        let decide = |task: &mut Self| task.log.decide(|room| event(room).ok_or(Refusal::WrongStage));
        Ok(self.durably(decide).await?.is_ok())
    }

    /// Notes who is away and who is back, and lets the house think about its seats.
    async fn settle(&mut self) -> Result<(), Leave> {
        if !self.log.is_current() || self.connections.is_empty() {
            self.presence.forget();
            return Ok(());
        }
        let now = self.rooms.0.clock.now();
        let back: Vec<Seat> =
            self.log.room.away().filter(|(_, member)| self.is_here(*member)).map(|(seat, _)| seat).collect();
        let gone = self.log.room.can_be_away().filter(|(_, member)| !self.is_here(*member)).map(|(seat, _)| seat);
        let gone = self.presence.gone_for(gone.collect(), self.rooms.0.house.away_after);
        let mut changed = false;
        for seat in back {
            changed |= self.on_its_own(|room| room.came_back(seat, now)).await?;
        }
        for seat in gone {
            changed |= self.on_its_own(|room| room.went_away(seat, now)).await?;
        }
        if changed {
            self.show().await;
        }
        if self.log.is_current() {
            self.house.think(&self.rooms, &self.log, now);
        }
        Ok(())
    }

    /// What the house has thought up becomes durable, if it still fits; if not, the house thinks again.
    async fn take_thought(&mut self, thought: Thought) -> Result<(), Leave> {
        let now = self.rooms.0.clock.now();
        self.house.thought(thought.seat);
        match thought.what {
            None => return Err(self.leave("the house could not think")),
            Some(Idea::Act(action)) => {
                self.on_its_own(|room| room.house_plays(thought.seat, &action, now).ok()).await?;
            }
            Some(Idea::Say(bodies)) => {
                let say = |task: &mut Self| {
                    let mut sayings = Vec::new();
                    for (city, body) in &bodies {
                        match task.log.say(|room, talk| talk.house_says(room, thought.seat, *city, body, now)) {
                            Ok(saying) => sayings.push(saying),
                            // A tile was placed meanwhile.
                            Err(DecideError::Refused(_)) => {}
                            Err(lost @ DecideError::Lost(_)) => return Err(lost),
                        }
                    }
                    Ok(sayings)
                };
                for saying in self.durably(say).await?.into_iter().flatten() {
                    self.tell(&saying);
                }
            }
        }
        self.show().await;
        Ok(())
    }

    /// Shows everyone what has changed: the newest view, where it differs from what they were sent last, and what a new
    /// stage brings with it. Does nothing while memory is not what the log says.
    async fn show(&mut self) {
        if !self.log.is_current() {
            return;
        }
        let room = &self.log.room;
        let over = self.shown == Stage::Playing && room.stage() != Stage::Playing;
        self.shown = room.stage();
        for connection in &self.connections {
            if !admits(room, connection.guest, connection.key) {
                connection.outbox.close(close::NOT_ADMITTED);
            }
            let plays = room.member(connection.guest).is_some_and(|member| room.seat_of(member).is_some());
            if over && plays {
                // The watchers' talk is the players' to read now.
                let lines = self.log.talk.readable(room, connection.guest);
                let lines: Vec<Line> = lines.filter(|line| line.channel == Channel::Watchers).cloned().collect();
                send_lines(&connection.outbox, &lines);
            }
        }
        let public: Arc<str> = wire::to_json(&room.public_view(|member| self.is_here(member))).into();
        for connection in &mut self.connections {
            let me = wire::my_part(&self.log.room.my_view(connection.guest));
            let unchanged = connection.sent.as_ref().is_some_and(|(room, mine)| *room == public && *mine == me);
            if !unchanged {
                connection.outbox.view(wire::view_frame(&public, &me));
                connection.sent = Some((Arc::clone(&public), me));
            }
        }
        self.shelve().await;
    }

    /// Whether a member has an open connection.
    fn is_here(&self, member: u8) -> bool {
        self.connections.iter().any(|connection| self.log.room.member(connection.guest) == Some(member))
    }

    /// Keeps what lists show of the room as the room is.
    async fn shelve(&mut self) {
        self.shelves.update(&self.log.room, self.log.changed, self.rooms.0.clock.now()).await;
    }
}

impl Drop for RoomTask {
    /// However the task ends, even by a panic: the registry forgets it, so that the room can be read anew, and everyone
    /// connected is told to come back.
    fn drop(&mut self) {
        self.mail.close();
        let mut alive = self.rooms.lock();
        // Another task's mailbox, which may have taken the place by now, is open.
        if alive.get(&self.log.id).is_some_and(mpsc::Sender::is_closed) {
            alive.remove(&self.log.id);
        }
        drop(alive);
        for connection in &self.connections {
            connection.outbox.close(close::RESTART);
        }
    }
}

/// Whether a guest may be connected, by a seat's link if need be.
fn admits(room: &Room, guest: Uuid, key: Option<Uuid>) -> bool {
    room.admits(guest) || key.is_some_and(|key| room.admits_with(guest, key))
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

//! The task of one room: one command at a time (see "How a move travels" in `docs/architecture.md`).
//!
//! Commands that wait in the mailbox are decided one after the other and become durable together. Only then is anyone
//! told: each sender gets an answer, and everyone the newest view. So the busier a room is, the less a command costs.

mod commands;
mod deletion;
mod house;
mod ownership;
mod searching;
mod timing;

use std::mem;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Answered, Entry, Event, Member, Progress, Refusal, Room, SeatKey};
use conurbation_rules::common::Seat;
use tokio::sync::{Notify, broadcast, mpsc, watch};
use tokio::task::yield_now;
use tokio::time::Instant;

use super::absence::Absences;
use super::bots::BotRunner;
use super::common::error::ConnectError;
use super::connected::audience::Audience;
use super::connected::ephemeral::Ephemeral;
use super::connected::listed::Live;
use super::connected::outbox::Outbox;
use super::connected::questions::Questions;
use super::connected::sent::Sent;
use super::connected::visitor::{ConnectionId, Visitor};
use super::connected::wire::close;
use super::in_memory::Place;
use super::links::lease::Tenure;
use super::log::{Log, Reload};
use super::mail::{Mail, Newcomer};
use super::shared::Shared;
use super::shelves::Shelves;
use super::shuffle::{Returning, draw_seating};
use super::turns::Turns;
use crate::store::StoreError;

/// Most commands that become durable together.
const BATCH: usize = 32;
/// How long a room stays in memory after its last connection.
const IDLE: Duration = Duration::from_mins(5);

/// What the task does next.
enum Next {
    Mail(Mail),
    Alarm,
    Storage,
    ClockSet,
    Leave,
    End,
}

pub(super) struct RoomTask {
    shared: Arc<Shared>,
    log: Log,
    mail: mpsc::Receiver<Mail>,
    audience: Audience,
    ephemeral: Ephemeral,
    /// Accepted commands that changed nothing, remembered because a resend might change something by then.
    answered: Answered,
    absences: Absences,
    bots: BotRunner,
    questions: Questions,
    returning: Returning,
    turns: Turns,
    shelves: Shelves,
    /// Whether the room was closed, deleted or handed over.
    gone: bool,
    /// Whether the store takes writes.
    writing: broadcast::Receiver<()>,
    /// How often the clock has jumped; changes whenever it is set. And how many of the jumps the room has seen.
    jumps: watch::Receiver<u64>,
    jumps_seen: u64,
    /// Since when nobody has been connected; `None` while somebody is.
    idle: Option<Instant>,
    /// Cancelled when this server may not serve the room any more.
    tenure: Tenure,
    /// Told when the room should leave memory if nobody is connected.
    dismissal: Arc<Notify>,
    /// The last to be dropped: as long as any part of the room is in memory, it takes a place.
    _place: Place,
}

impl RoomTask {
    /// The task of a room that was just entered as idle, with its place in memory.
    pub fn new(
        shared: Arc<Shared>,
        log: Log,
        mail: mpsc::Receiver<Mail>,
        place: Place,
        dismissal: Arc<Notify>,
        tenure: Tenure,
    ) -> Self {
        let audience = Audience::new(log.room.stage(), shared.options.watchers_per_room);
        let shelves = Shelves::new(Arc::clone(&shared), log.id);
        let (writing, jumps) = (shared.writing.listen(), shared.clock.jumps());
        let jumps_seen = *jumps.borrow();
        let (returning, turns, idle) = (Returning::new(&log.room), Turns::new(&log.room), Some(Instant::now()));
        Self {
            shared,
            log,
            mail,
            audience,
            ephemeral: Ephemeral::default(),
            answered: Answered::default(),
            absences: Absences::default(),
            bots: BotRunner::default(),
            questions: Questions::default(),
            returning,
            turns,
            shelves,
            gone: false,
            writing,
            jumps,
            jumps_seen,
            idle,
            dismissal,
            tenure,
            _place: place,
        }
    }

    /// Runs until the room has been idle for a while or its place is needed, the log has to be read again, or the
    /// server shuts down.
    pub async fn run(mut self: Box<Self>) {
        let (shutdown, tenure) = (self.shared.shutdown.clone(), self.tenure.clone());
        // Boxed, as every step below: else each room would keep the memory of the largest of them while it waits.
        match tenure.run_until_cancelled(Box::pin(self.take_over())).await {
            Some(Ok(())) => {}
            Some(Err(Reload)) => {
                self.shared.failures.note(self.log.id, StoreError::Failed("it could not be taken over".into()).into());
                return;
            }
            None => return,
        }
        Box::pin(self.shelve()).await;
        loop {
            let alarm = self.alarm();
            // Nothing is done within this, so an append is never cut off half-way.
            // What is due comes before mail that has arrived by then.
            let next = tokio::select! {
                biased;
                () = shutdown.cancelled() => Next::End,
                () = tenure.cancelled() => Next::End,
                () = tokio::time::sleep_until(alarm) => Next::Alarm,
                _ = self.writing.recv() => Next::Storage,
                _ = self.jumps.changed() => Next::ClockSet,
                () = self.dismissal.notified() => Next::Leave,
                mail = self.mail.recv() => mail.map_or(Next::End, Next::Mail),
                // Those who were woken send first, and whoever else has something to do by then does it.
                () = yield_now(), if self.audience.sleeps() => {
                    self.audience.wake_some();
                    continue;
                }
            };
            // What is being written then may still become durable. Nobody is told, and the log says whether it did.
            let Some(done) = tenure.run_until_cancelled(Box::pin(self.step(next))).await else { break };
            if done.is_err() {
                self.shared.failures.note(self.log.id, ConnectError::Failing);
            }
            if !matches!(done, Ok(true)) {
                break;
            }
            // However much mail comes, the crowd gets its turn.
            self.audience.wake_some();
        }
    }

    /// Does the next thing, and what follows from it; returns whether the room stays in memory.
    async fn step(&mut self, next: Next) -> Result<bool, Reload> {
        match next {
            Next::End => return Ok(false),
            Next::Mail(mail) => self.receive(mail).await?,
            Next::Alarm | Next::Leave if self.audience.is_alone() => {
                if self.leave_memory().await {
                    return Ok(false);
                }
            }
            Next::Alarm => self.wake().await?,
            Next::Storage => self.storage_changed().await?,
            Next::ClockSet => self.clock_set().await?,
            Next::Leave => self.shared.rooms.stays(self.log.id),
        }
        if !self.gone {
            self.settle().await?;
        }
        Ok(!self.gone)
    }

    /// Keeps track of whether anybody is connected.
    fn note_idle(&mut self) {
        if self.audience.is_alone() != self.idle.is_some() {
            self.idle = self.audience.is_alone().then(Instant::now);
            self.shared.rooms.connected(self.log.id, self.idle.is_none());
        }
    }

    /// Handles a piece of mail; a command together with the commands that wait right behind it.
    async fn receive(&mut self, mail: Mail) -> Result<(), Reload> {
        let mut next = Some(mail);
        while let Some(mail) = next.take() {
            match mail {
                Mail::Connect(newcomer) => {
                    let Newcomer { visitor, key, outbox, reply } = *newcomer;
                    if reply.is_closed() {
                        // The caller is gone.
                        continue;
                    }
                    let connected = self.connect(visitor, key, outbox).await?;
                    if let Err(Ok(id)) = reply.send(connected) {
                        // Nobody received the id, so nobody else will disconnect.
                        self.disconnect(id).await;
                    }
                }
                Mail::Disconnect(id) => self.disconnect(id).await,
                Mail::HandOver(reply) => return self.hand_over(reply).await,
                Mail::Close { code, reply } => {
                    self.close(code, reply);
                    return Ok(());
                }
                Mail::Summary(reply) => {
                    let current = self.log.catch_up().await;
                    let _ = reply.send(current.map(|()| self.log.room.summary()));
                }
                Mail::Progress(reply) => drop(reply.send(self.progress().await)),
                Mail::Glimpse(reply) => drop(reply.send(self.live())),
                Mail::Thought(thought) => self.take_thought(thought).await?,
                Mail::Forget { guest, reply } => {
                    let forgotten = self.forget(guest).await?;
                    let _ = reply.send(forgotten);
                    if self.gone {
                        return Ok(());
                    }
                }
                Mail::Command { from, .. } if self.turn_away_forgotten(from) => {}
                Mail::Command { from, command } if command.request.deletes_talk() => self.unsay(from, *command).await?,
                Mail::Answer(answer) => self.take_answer(answer).await?,
                Mail::Command { from, command } if command.request.needs_search() => self.ask(from, *command).await?,
                Mail::Command { from, command } => {
                    let mut batch: Vec<Sent> = self.audience.sent(from, *command).into_iter().collect();
                    while batch.len() < BATCH && next.is_none() {
                        match self.mail.try_recv() {
                            Ok(Mail::Command { from, command })
                                if !command.request.deletes_talk()
                                    && !command.request.needs_search()
                                    && !self.turn_away_forgotten(from) =>
                            {
                                batch.extend(self.audience.sent(from, *command));
                            }
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

    /// How far the game is; `None` unless one is on.
    async fn progress(&mut self) -> Option<Progress> {
        self.log.catch_up().await.ok()?;
        self.log.room.progress()
    }

    /// What the public list shows of the running game; nothing while memory differs from the log.
    fn live(&self) -> Option<Live> {
        self.audience.live(&self.log.room).filter(|_| self.log.is_current())
    }

    async fn connect(
        &mut self,
        visitor: Visitor,
        key: Option<SeatKey>,
        outbox: Arc<Outbox>,
    ) -> Result<Result<ConnectionId, ConnectError>, Reload> {
        if let Err(error) = self.log.catch_up().await {
            return Ok(Err(error));
        }
        let entry = self.log.room.entry(visitor.guest, key);
        let has_room = match entry {
            Entry::Inside => self.audience.make_room_for(&self.log.room, visitor.guest, key),
            Entry::Outside => self.audience.doorstep.make_room_for(visitor),
            Entry::Locked => return Ok(Err(ConnectError::Locked)),
            Entry::Refused => return Ok(Err(ConnectError::NotAdmitted)),
        };
        if !has_room {
            return Ok(Err(ConnectError::TooMany));
        }
        let now = self.shared.clock.now();
        if entry == Entry::Inside && self.audience.is_empty() && self.clock_stood_still() {
            // If it can't be written, the old deadline remains.
            self.decide_unasked(|room| room.restart_clock(now)).await?;
            if let Err(error) = self.log.catch_up().await {
                return Ok(Err(error));
            }
        }
        let works = self.shared.writing.works();
        let id = self.audience.join(visitor, key, outbox, works, now);
        self.note_idle();
        self.show().await;
        Ok(Ok(id))
    }

    async fn disconnect(&mut self, id: ConnectionId) {
        self.audience.leave(id);
        self.note_idle();
        self.ephemeral.keep(|guest| self.audience.has_guest(guest), |guest| self.audience.doorstep.has_guest(guest));
        self.show().await;
    }

    /// Decides an event that no command asked for; returns whether it was written. If not, it is tried again on waking.
    async fn decide_unasked(&mut self, event: impl Fn(&Room) -> Option<Event>) -> Result<bool, Reload> {
        let decided =
            self.log.durably(|log| log.decide(|room| event(room).map(Some).ok_or(Refusal::WrongStage))).await?;
        Ok(decided.is_ok())
    }

    /// Draws a seating that is due, records who went away and who came back, and lets the bots think.
    async fn settle(&mut self) -> Result<(), Reload> {
        if !self.log.is_current() || self.audience.is_empty() {
            self.absences.clear();
            return Ok(());
        }
        if !self.shared.writing.works() {
            return Ok(());
        }
        let before = self.log.events();
        let (now, room, audience) = (self.shared.clock.now(), &self.log.room, &self.audience);
        let here = |(seat, member): (Seat, Member)| audience.has_member(room, member).then_some(seat);
        let not_here = |(seat, member): (Seat, Member)| (!audience.has_member(room, member)).then_some(seat);
        let back: Vec<Seat> = room.can_come_back().filter_map(here).collect();
        let gone: Vec<Seat> = room.can_be_away().filter_map(not_here).collect();
        let gone = self.absences.gone_for(&gone, self.shared.options.away_after);
        let mut changed =
            self.audience.look_for_host(&self.log.room, self.shared.options.away_after, &self.shared.clock);
        changed |= draw_seating(&mut self.log, &self.audience, &mut self.returning, now).await?;
        for seat in back {
            changed |= self.decide_unasked(|room| room.came_back(seat, now)).await?;
        }
        for seat in gone {
            changed |= self.decide_unasked(|room| room.went_away(seat, now)).await?;
        }
        // What seemed not to be written may turn out to be there when it is decided again.
        if changed || self.log.events() != before {
            self.show().await;
        }
        if self.log.is_current() {
            self.bots.think(&self.shared, &self.log, now);
        }
        Ok(())
    }

    /// Shows everyone what has changed. Does nothing while memory differs from the log.
    async fn show(&mut self) {
        if self.log.is_current() {
            self.note_members().await;
            if mem::take(&mut self.log.untold) {
                self.audience.tell_all(&self.log.room, &self.log.talk);
            }
            self.audience.show(&self.log.room, &self.log.talk, &self.ephemeral);
            self.turns.tell(&self.log, &self.audience);
            self.note_idle();
            self.shelve().await;
        }
    }

    /// Tries to put the room on the lists of new members before they are told that they are: they may have all that is
    /// known of them deleted right after, and that finds the room by these lists.
    async fn note_members(&mut self) {
        if self.shelves.lacks_a_member(&self.log.room) {
            self.shelve().await;
        }
    }

    /// Updates what lists show of the room, and on which guests' lists it is.
    async fn shelve(&mut self) {
        self.shelves.update(&self.log.room, &self.log.talk, self.log.changed, self.shared.clock.now()).await;
    }
}

impl Drop for RoomTask {
    /// However the task ends, even by a panic, the registry forgets it, so that the room can be read again, and
    /// everyone connected is told to come back.
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.shared.failures.note(self.log.id, ConnectError::Failing);
        }
        self.mail.close();
        self.shared.rooms.forget(self.log.id);
        self.audience.close(close::RESTART);
    }
}

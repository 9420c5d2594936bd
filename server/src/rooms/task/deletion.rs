//! Deleting what was said, and what is known of a guest.

use conurbation_room::{Command, Event, Member, Talk, Trace, Unsaid, redacted, trace};
use uuid::Uuid;

use super::RoomTask;
use crate::rooms::audience::ConnectionId;
use crate::rooms::error::ConnectError;
use crate::rooms::log::{Reload, Undone};
use crate::rooms::shelves::Shelves;
use crate::rooms::wire::{WireRefusal, close};
use crate::store::{Record, StoreError, Stream};

impl RoomTask {
    /// Deletes talk, if whoever asks for it may.
    pub(super) async fn unsay(&mut self, from: ConnectionId, command: Command) -> Result<(), Reload> {
        let Some(sent) = self.audience.sent(from, command) else { return Ok(()) };
        if self.log.catch_up().await.is_err() {
            sent.answer(Err(WireRefusal::StoreFailed), &self.shared.metrics);
            return Ok(());
        }
        let (guest, id) = (sent.guest, sent.command.id);
        let member = self.log.room.member(guest);
        let done = member.is_some_and(|member| self.passing.answered.contains(member, id));
        let deleted = match Talk::deletes(&self.log.room, guest, &sent.command.request) {
            _ if done => Ok(()),
            Ok(unsaid) => self.delete(unsaid).await?.map_err(|_| WireRefusal::StoreFailed),
            Err(refusal) => Err(refusal.into()),
        };
        if let (Ok(()), Some(member), false) = (&deleted, member, done) {
            self.passing.answered.remember(member, id);
        }
        sent.answer(deleted.map(|()| self.log.room.commands_of(guest)), &self.shared.metrics);
        Ok(())
    }

    /// Deletes talk from the store, from memory, from what waits to be sent, and from everyone's screen.
    async fn delete(&mut self, unsaid: Unsaid) -> Result<Result<(), StoreError>, Reload> {
        let deleted = self.log.unsay(unsaid).await?;
        if deleted.is_ok() {
            self.audience.unsay(&self.log.room, &self.log.talk, unsaid);
        }
        Ok(deleted)
    }

    /// Deletes what is known of a guest: what they said, their name in every record, and the whole room if nobody else
    /// ever had a seat in it. After an error it can be repeated.
    pub(super) async fn forget(&mut self, guest: Uuid) -> Result<Result<(), ConnectError>, Reload> {
        if let Err(error) = self.log.catch_up().await {
            return Ok(Err(error));
        }
        let (events, trace) = match self.look_for(guest).await {
            Ok(found) => found,
            Err(error) => return Ok(Err(error)),
        };
        if !trace.others_sat {
            let deleted = self.shared.store.delete_room(self.log.id).await;
            self.gone = deleted.is_ok();
            if self.gone {
                self.audience.close(close::NO_SUCH_ROOM);
            }
            return Ok(deleted.map_err(ConnectError::Store));
        }
        if let Some(member) = trace.member
            && let Err(error) = self.delete(Unsaid::By(member)).await?
        {
            return Ok(Err(error.into()));
        }
        let now = self.shared.clock.now();
        let forgotten = self.log.durably(|log| log.decide(|room| Ok(room.forgets(guest, now)))).await?;
        if let Err(Undone::NotWritten | Undone::Unknown) = forgotten {
            return Ok(Err(StoreError::Failed("not written".to_owned()).into()));
        }
        if let Err(error) = self.redact(guest, &events, &trace).await {
            return Ok(Err(error.into()));
        }
        self.audience.close_guest(guest, close::RESTART);
        self.shelves = Shelves::new(self.shared.clone(), self.log.id);
        // Read anew, so that memory knows no more than the log.
        self.log.outdate();
        let read = self.log.catch_up().await;
        self.show().await;
        Ok(read)
    }

    /// The events of the log, and what they tell of a guest.
    async fn look_for(&self, guest: Uuid) -> Result<(Vec<Event>, Trace), ConnectError> {
        let records = self.shared.store.read(self.log.id, Stream::Events, 1).await?;
        let events = records.iter().map(|record| Event::from_record(&record.bytes)).collect::<Result<Vec<_>, _>>();
        let events = events.map_err(|error| ConnectError::Corrupt(error.to_string()))?;
        let trace = trace(&events, guest);
        Ok((events, trace))
    }

    /// Writes the records that name a guest anew, without their name and their id, and takes the room off all shelves:
    /// names are on those too.
    async fn redact(&self, guest: Uuid, events: &[Event], trace: &Trace) -> Result<(), StoreError> {
        let name = trace.member.and_then(|member: Member| self.log.room.name(member)).unwrap_or_default();
        let stand_in = (Uuid::new_v4(), name);
        let named = (1..).zip(events).filter(|(seq, _)| trace.records.contains(seq));
        let records = named.map(|(seq, event)| Record { seq, bytes: redacted(event, guest, stand_in).to_record() });
        self.shared.store.redact(self.log.id, Stream::Events, records.collect()).await?;
        self.shared.store.unshelve(self.log.id).await
    }
}

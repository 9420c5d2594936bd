//! Deleting what was said, and what is known of a guest.

use conurbation_room::{Command, Talk, Unsaid};
use uuid::Uuid;

use super::RoomTask;
use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::visitor::ConnectionId;
use crate::rooms::connected::wire::{WireRefusal, close};
use crate::rooms::log::Reload;
use crate::rooms::shelves::Shelves;
use crate::rooms::upkeep::forgetting::Forgot;
use crate::store::StoreError;

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
        let done = member.is_some_and(|member| self.answered.contains(member, id));
        let deleted = match Talk::deletes(&self.log.room, guest, &sent.command.request) {
            _ if done => Ok(()),
            Ok(unsaid) => match self.shared.budgets.change(guest, self.log.id) {
                Ok(()) => self.delete(unsaid).await?.map_err(|_| WireRefusal::StoreFailed),
                Err(too_fast) => Err(too_fast),
            },
            Err(refusal) => Err(refusal.into()),
        };
        if let (Ok(()), Some(member), false) = (&deleted, member, done) {
            self.answered.remember(member, id);
        }
        sent.answer(deleted.map(|()| self.log.room.commands_of(guest)), &self.shared.metrics);
        Ok(())
    }

    /// Deletes talk from the store, from memory, from what waits to be sent, and from everyone's screen.
    async fn delete(&mut self, unsaid: Unsaid) -> Result<Result<(), StoreError>, Reload> {
        let deleted = self.log.unsay(unsaid).await?;
        if let Ok(true) = deleted {
            self.audience.unsay(&self.log.room, &self.log.talk, unsaid);
        }
        Ok(deleted.map(drop))
    }

    /// Closes the connection of a guest who was forgotten meanwhile; returns whether this one is.
    pub(super) fn turn_away_forgotten(&self, from: ConnectionId) -> bool {
        let guest = self.audience.guest(from).filter(|guest| self.shared.forgotten.has(*guest));
        guest.inspect(|guest| self.audience.close_guest(*guest, close::RESTART)).is_some()
    }

    /// Deletes what is known of a guest. After an error it can be repeated.
    pub(super) async fn forget(&mut self, guest: Uuid) -> Result<Result<(), ConnectError>, Reload> {
        let forgotten = match self.log.forget(guest).await? {
            Ok(forgotten) => forgotten,
            Err(error) => return Ok(Err(error)),
        };
        match forgotten {
            Forgot::Room => {
                self.gone = true;
                self.audience.close(close::NO_SUCH_ROOM);
                return Ok(Ok(()));
            }
            Forgot::Guest(Some(member)) => self.audience.unsay(&self.log.room, &self.log.talk, Unsaid::By(member)),
            Forgot::Guest(None) => {}
        }
        self.audience.close_guest(guest, close::RESTART);
        self.shelves = Shelves::new(self.shared.clone(), self.log.id);
        let read = self.log.catch_up().await;
        self.show().await;
        Ok(read)
    }
}

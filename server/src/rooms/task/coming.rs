//! People who come and go.

use std::sync::Arc;

use conurbation_room::{Entry, SeatKey};

use super::{BATCH, RoomTask};
use crate::rooms::error::ConnectError;
use crate::rooms::log::Reload;
use crate::rooms::mail::Mail;
use crate::rooms::outbox::Outbox;
use crate::rooms::visitor::{ConnectionId, Visitor};

impl RoomTask {
    /// Connects or disconnects somebody, and whoever comes or goes right behind them: after a failure all come back at
    /// once, and everyone is shown all of them by one view. Returns the mail that comes next.
    pub(super) async fn come_and_go(&mut self, mail: Mail) -> Result<Option<Mail>, Reload> {
        let mut next = Some(mail);
        for _ in 0..BATCH {
            match next.take() {
                // Whoever asked may be gone.
                Some(Mail::Connect { reply, .. }) if reply.is_closed() => {}
                Some(Mail::Connect { visitor, key, outbox, reply }) => {
                    let connected = self.connect(visitor, key, outbox).await?;
                    if let Err(Ok(id)) = reply.send(connected) {
                        // Nobody received the id, so nobody else will disconnect.
                        self.disconnect(id);
                    }
                }
                Some(Mail::Disconnect(id)) => self.disconnect(id),
                other => {
                    next = other;
                    break;
                }
            }
            next = self.mail.try_recv().ok();
        }
        self.show().await;
        Ok(next)
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
            Entry::Inside => self.audience.make_room_for(&self.log.room, visitor.guest),
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
        let id = self.audience.join(visitor, key, (outbox, works), now);
        self.note_idle();
        Ok(Ok(id))
    }

    fn disconnect(&mut self, id: ConnectionId) {
        self.audience.leave(id);
        self.note_idle();
        self.passing.signs.keep(|guest| self.audience.has_guest(guest));
        self.passing.leading.keep(|guest| self.audience.has_guest(guest));
        self.passing.knocks.keep(|guest| self.audience.doorstep.has_guest(guest));
    }
}

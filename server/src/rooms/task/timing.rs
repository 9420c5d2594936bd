//! Timers of a room's task: deadlines, and what follows when the clock is set or the store fails.

use conurbation_room::ClockRule::Slow;
use conurbation_room::Stage;
use tokio::time::Instant;

use super::{IDLE, RoomTask};
use crate::rooms::common::clock::millis;
use crate::rooms::log::Reload;

impl RoomTask {
    /// When to wake without mail. While someone is connected: when a deadline runs out, someone counts as away, or the
    /// bots have waited long enough. Otherwise: when the room has been idle long enough, unless somebody is outside.
    /// While the log can't be read, and somebody needs it: when it may be tried again. While it can't be written,
    /// nothing is due.
    pub(super) fn alarm(&self) -> Instant {
        if let Some(since) = self.idle {
            return since + IDLE;
        }
        let far = Instant::now() + IDLE;
        // Somebody outside may keep the room in memory.
        if self.audience.is_empty() {
            return far;
        }
        if !self.log.is_current() {
            return self.log.readable_again().unwrap_or_else(Instant::now);
        }
        if !self.shared.writing.works() {
            return far;
        }
        let clock = &self.shared.clock;
        let deadline = self.log.room.deadline().map(|deadline| clock.instant(deadline));
        let away = self.absences.first().map(|gone| gone + self.shared.options.away_after);
        let bots = self.bots.waits_until().map(|due| clock.instant(due));
        let host = self.audience.host.due(&self.log.room, self.shared.options.away_after, clock);
        [deadline, away, bots, host].into_iter().flatten().fold(far, Instant::min)
    }

    /// Whether the clock stood still while nobody was connected. The slow clock runs on, since people look in only now
    /// and then, but nobody is charged for time in which the server may have been down. A shuffle always waits.
    pub(super) fn clock_stood_still(&self) -> bool {
        let room = &self.log.room;
        let clock = &self.shared.clock;
        // Where several servers share a store: as if it was started when it last could begin to serve.
        let lasts = self.shared.membership.as_ref().map(|membership| millis(membership.lease.lasts()));
        let started = clock.started().max(lasts.map_or(0, |lasts| clock.now().saturating_sub(lasts)));
        // A phase that began in the future began before the time was set back.
        let server_was_down = room.phase_began().is_some_and(|began| began < started || began > clock.now());
        room.options().clock != Slow || server_was_down || room.stage() == Stage::Shuffling
    }

    /// The alarm went off: the clock may have run out, or the log may be readable again.
    pub(super) async fn wake(&mut self) -> Result<(), Reload> {
        let now = self.shared.clock.now();
        if !self.audience.is_empty() {
            self.decide_unasked(|room| room.time_up(now)).await?;
        }
        self.show().await;
        Ok(())
    }

    /// The store fails, or takes writes again. Nobody is charged for the time in which nothing could be done.
    pub(super) async fn storage_changed(&mut self) -> Result<(), Reload> {
        // However often it has changed, what counts is how it is now.
        self.writing = self.writing.resubscribe();
        let works = self.shared.writing.works();
        self.audience.tell_storage(works);
        if works && !self.audience.is_empty() {
            self.restart_clock().await?;
        }
        Ok(())
    }

    /// The clock was set. If it has jumped, the server counts as having been down.
    pub(super) async fn clock_set(&mut self) -> Result<(), Reload> {
        let jumps = *self.jumps.borrow_and_update();
        if std::mem::replace(&mut self.jumps_seen, jumps) != jumps && !self.audience.is_empty() {
            self.restart_clock().await?;
        }
        Ok(())
    }

    /// Gives a running phase its whole time again.
    pub(super) async fn restart_clock(&mut self) -> Result<(), Reload> {
        let now = self.shared.clock.now();
        self.decide_unasked(|room| room.restart_clock(now)).await?;
        self.show().await;
        Ok(())
    }
}

//! The clock of a phase: it runs out, gets extra time, is paused and resumed.

use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

impl Room {
    /// The event when the clock runs out: the stand-in acts for everyone who has not; a shuffle goes on without the
    /// missing contributions. `None` if there is time left.
    pub fn time_up(&self, now: u64) -> Option<Event> {
        self.deadline().filter(|deadline| *deadline <= now)?;
        let what = match self.game() {
            Some(game) => EventKind::TimeUp { actions: game.stand_in() },
            None => self.draw_seating()?,
        };
        Some(Event::of_room(now, what))
    }

    /// The event that gives a running phase its whole time again after nobody was connected or the server was down.
    pub fn restart_clock(&self, now: u64) -> Option<Event> {
        self.deadline()?;
        Some(Event::of_room(now, EventKind::ClockRestarted))
    }

    pub(super) fn give_time(&self, by: Member) -> Result<EventKind, Refusal> {
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.at_stage(Stage::Playing)?;
        self.not_paused()?;
        self.deadline().ok_or(Refusal::NoClock)?;
        if self.table().is_some_and(|table| table.clock.gave.contains(&by)) {
            return Err(Refusal::TimeGiven);
        }
        Ok(EventKind::TimeGiven)
    }

    pub(super) fn pause(&self, by: Member) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Playing)?;
        self.not_paused()?;
        // A single player keeps nobody waiting.
        if self.seats.len() == 1 {
            return Err(Refusal::NoClock);
        }
        Ok(EventKind::Paused)
    }

    pub(super) fn resume(&self, by: Member) -> Result<EventKind, Refusal> {
        self.as_host(by, Stage::Playing)?;
        match self.not_paused() {
            Ok(()) => Err(Refusal::NotPaused),
            Err(_) => Ok(EventKind::Resumed),
        }
    }
}

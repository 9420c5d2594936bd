//! The clock of a phase: when it runs out, who gave the table more time, and pauses.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Pace;
use serde::Serialize;

use crate::member::Member;
use crate::options::ClockRule;

/// Milliseconds in a minute.
pub(crate) const MINUTE: u64 = 60_000;
/// Milliseconds in a day.
const DAY: u64 = 24 * 60 * MINUTE;

/// The clock of the phase that is on. All times are in milliseconds, points in time since 1970-01-01 UTC.
#[derive(Debug, Clone)]
pub(crate) struct PhaseClock {
    began: u64,
    /// The members who gave the table time in this phase.
    pub gave: Vec<Member>,
    /// The seats for which time ran out in the phase before.
    pub late: Vec<Seat>,
    run: Run,
}

/// The time of a race, in milliseconds. Pauses do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RaceTime {
    /// It has been running since this point in time, counted from 1970-01-01 UTC.
    Since(#[cfg_attr(feature = "ts", ts(type = "number"))] u64),
    /// The race has taken this long: it is paused, or over.
    Taken(#[cfg_attr(feature = "ts", ts(type = "number"))] u64),
}

/// Whether a clock runs.
#[derive(Debug, Clone, Copy)]
enum Run {
    On,
    Paused {
        by: Member,
        /// How much of the phase had passed, in milliseconds.
        gone: u64,
    },
    /// A race is over.
    Over {
        /// How long it took, in milliseconds.
        gone: u64,
    },
}

impl Run {
    const fn gone(self) -> Option<u64> {
        match self {
            Self::On => None,
            Self::Paused { gone, .. } | Self::Over { gone } => Some(gone),
        }
    }
}

impl PhaseClock {
    /// The clock of a phase that begins now.
    pub fn begin(now: u64) -> Self {
        Self { began: now, gave: Vec::new(), late: Vec::new(), run: Run::On }
    }

    /// When the phase began; pauses do not count.
    pub const fn began(&self) -> u64 {
        self.began
    }

    /// When it runs out; never while the game is paused.
    pub fn deadline(&self, clock: ClockRule, pace: Pace) -> Option<u64> {
        let time = self.time(clock, pace).filter(|_| !self.is_paused())?;
        Some(self.began.saturating_add(time))
    }

    /// This point in time, or the one at which the pause began: pauses do not count.
    pub fn counted(&self, at: u64) -> u64 {
        self.run.gone().map_or(at, |gone| self.began.saturating_add(gone))
    }

    /// The time of the race that this phase is or was.
    pub const fn race_time(&self) -> RaceTime {
        match self.run {
            Run::On => RaceTime::Since(self.began),
            Run::Paused { gone, .. } | Run::Over { gone } => RaceTime::Taken(gone),
        }
    }

    /// The race that this phase was is over. Its time stays.
    pub fn finish_race(&mut self, now: u64) {
        self.run = Run::Over { gone: now.saturating_sub(self.began) };
    }

    /// Whether a race that is over was timed.
    pub const fn has_raced(&self) -> bool {
        matches!(self.run, Run::Over { .. })
    }

    /// Whether the game is paused.
    pub const fn is_paused(&self) -> bool {
        matches!(self.run, Run::Paused { .. })
    }

    /// Who paused the game, while it is paused.
    pub const fn paused_by(&self) -> Option<Member> {
        match self.run {
            Run::On | Run::Over { .. } => None,
            Run::Paused { by, .. } => Some(by),
        }
    }

    /// What is left of the phase while the game is paused; `None` without a clock.
    pub fn left(&self, clock: ClockRule, pace: Pace) -> Option<u64> {
        Some(self.time(clock, pace)?.saturating_sub(self.run.gone()?))
    }

    /// Gives the phase its whole time again.
    pub fn restart(&mut self, now: u64) {
        self.began = now;
    }

    pub fn pause(&mut self, now: u64, by: Member) {
        self.run = Run::Paused { by, gone: now.saturating_sub(self.began) };
    }

    pub fn resume(&mut self, now: u64) {
        if let Some(gone) = self.run.gone() {
            self.began = now.saturating_sub(gone);
        }
        self.run = Run::On;
    }

    fn time(&self, clock: ClockRule, pace: Pace) -> Option<u64> {
        Some(clock.phase_millis(pace)? + self.gave.iter().map(|_| clock.gift_millis()).sum::<u64>())
    }
}

impl ClockRule {
    /// Time for a phase of this pace, in milliseconds; `None` without a clock.
    pub(crate) const fn phase_millis(self, pace: Pace) -> Option<u64> {
        match (self, pace) {
            (Self::None, _) | (_, Pace::Over) => None,
            (Self::Slow, Pace::Secret | Pace::Open) => Some(2 * DAY),
            (Self::Relaxed, Pace::Secret) => Some(3 * MINUTE),
            (Self::Relaxed, Pace::Open) => Some(4 * MINUTE),
            (Self::Brisk, Pace::Secret) => Some(MINUTE),
            (Self::Brisk, Pace::Open) => Some(MINUTE + MINUTE / 2),
        }
    }

    /// What each player can give the table once a phase, in milliseconds.
    const fn gift_millis(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Slow => DAY,
            Self::Relaxed => 2 * MINUTE,
            Self::Brisk => MINUTE,
        }
    }
}

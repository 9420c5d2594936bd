//! Tracks how long the host has been disconnected. After a while any player may become the host.

use std::time::Duration;

use conurbation_room::{Member, Room};
use tokio::time::Instant;

use crate::rooms::common::clock::WallClock;

/// When the host was first seen disconnected while somebody else was connected.
#[derive(Default)]
pub(in crate::rooms) struct HostWatch {
    gone: Option<(Member, Instant)>,
    away: bool,
}

impl HostWatch {
    /// Updates with whether the host is connected now; returns whether they went away or came back. A host who has been
    /// disconnected for `long` is away, but with the slow clock not before the room says so too.
    pub fn look(&mut self, room: &Room, here: bool, long: Duration, clock: &WallClock) -> bool {
        let now = Instant::now();
        let host = room.host();
        let known = self.gone.filter(|(gone, _)| *gone == host);
        self.gone = (!here).then(|| known.unwrap_or((host, now)));
        let gone_long = self.gone.is_some_and(|(_, since)| now.duration_since(since) >= long);
        let away = gone_long && room.host_patience(clock.now()).is_none();
        std::mem::replace(&mut self.away, away) != away
    }

    /// Starts over: while nobody is connected, the host does not count as away.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    pub const fn is_away(&self) -> bool {
        self.away
    }

    /// When to look again, if nothing happens before.
    pub fn due(&self, room: &Room, long: Duration, clock: &WallClock) -> Option<Instant> {
        let (_, since) = self.gone.filter(|_| !self.away)?;
        let patience = room.host_patience(clock.now()).map(|until| clock.instant(until));
        Some((since + long).max(patience.unwrap_or(since)))
    }
}

//! The public tables as the front page shows them: read once for all who look, every few seconds at most.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use conurbation_room::{Glimpse, Member, Summary};
use tokio::time::Instant;

use super::flights::Flights;
use crate::store::{RoomId, StoreError};

/// How long what was read is shown to everyone.
const FRESH: Duration = Duration::from_secs(5);

/// A room on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The room.
    pub room: RoomId,
    /// What it shows of itself.
    pub summary: Summary,
    /// When it last changed, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    /// Who the guest is there whose room it is, if that is known.
    pub me: Option<Member>,
    /// Its running game, where the list shows that.
    pub live: Option<Live>,
}

/// A running game, and who is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Live {
    /// The game at a glance.
    pub glimpse: Glimpse,
    /// How many people watch it.
    pub watching: usize,
}

/// What comes of reading them.
pub(super) type Read = Result<Arc<[Listed]>, StoreError>;

/// What was read last, and when.
#[derive(Default)]
pub(super) struct Tables {
    last: Mutex<Option<(Instant, Arc<[Listed]>)>>,
    pub reading: Flights<Read, ()>,
}

impl Tables {
    /// What was read last, if that was a moment ago.
    pub fn fresh(&self) -> Option<Arc<[Listed]>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        last.filter(|(read, _)| read.elapsed() < FRESH).map(|(_, tables)| tables)
    }

    /// Keeps what was just read.
    pub fn keep(&self, tables: &Arc<[Listed]>) {
        let read = Some((Instant::now(), Arc::clone(tables)));
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = read;
    }
}

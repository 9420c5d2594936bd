//! How much people may write to the log: at a pace that no game needs, and in all.

use std::num::NonZeroU32;
use std::time::Duration;

use conurbation_room::Request;
use governor::clock::Clock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use uuid::Uuid;

use super::clock::{KeyedLimiter, LimitClock};
use super::wire::WireRefusal;
use crate::store::RoomId;

/// Most events of a room that commands lead to. A game has 60 to 200 and, with much dragging, perhaps a thousand; an
/// event takes about 200 bytes, and at most [`MAX_EVENT_BYTES`](conurbation_room::MAX_EVENT_BYTES).
pub(super) const MAX_EVENTS: u64 = 200_000;
/// Most lines that are ever said in a room, each of at most
/// [`MAX_LINE_BYTES`](conurbation_room::MAX_LINE_BYTES).
pub(super) const MAX_SAYINGS: u64 = 50_000;
/// Changes that a guest may make at once, in seconds of their pace: more than all moves of a game.
const GUEST_BURST: u32 = 120;
/// How much faster than one guest a whole room may change.
const ROOM: u32 = 4;
/// Times that a guest may take a name at once. One comes back every [`NAME_EVERY`].
const NAMES: NonZeroU32 = NonZeroU32::new(10).expect("10 is not 0");
const NAME_EVERY: Duration = Duration::from_secs(10);

/// What everyone may still change.
pub(super) struct Budgets {
    guests: KeyedLimiter<Uuid>,
    rooms: KeyedLimiter<RoomId>,
    names: KeyedLimiter<Uuid>,
}

impl Budgets {
    /// Complete budgets; a guest may make this many changes a second for long.
    pub fn new(changes_per_second: NonZeroU32) -> Self {
        let pace = |factor: u32| {
            let pace = changes_per_second.saturating_mul(NonZeroU32::MIN.saturating_add(factor - 1));
            let burst = pace.saturating_mul(NonZeroU32::MIN.saturating_add(GUEST_BURST - 1));
            Quota::per_second(pace).allow_burst(burst)
        };
        let names = Quota::with_period(NAME_EVERY).expect("the time is not 0").allow_burst(NAMES);
        Self { guests: limiter(pace(1)), rooms: limiter(pace(ROOM)), names: limiter(names) }
    }

    /// Takes a change from the budgets, or says when there is enough in them again.
    pub fn spend(&self, guest: Uuid, room: RoomId, request: &Request) -> Result<(), WireRefusal> {
        if matches!(request, Request::Join { .. }) {
            take(&self.names, &guest)?;
        }
        take(&self.guests, &guest)?;
        take(&self.rooms, &room)
    }

    /// Forgets budgets that are complete again.
    pub fn tidy(&self) {
        self.guests.retain_recent();
        self.rooms.retain_recent();
        self.names.retain_recent();
    }
}

fn limiter<K: Clone + Eq + std::hash::Hash>(quota: Quota) -> KeyedLimiter<K> {
    RateLimiter::new(quota, DefaultKeyedStateStore::default(), LimitClock)
}

fn take<K: Clone + Eq + std::hash::Hash>(limiter: &KeyedLimiter<K>, key: &K) -> Result<(), WireRefusal> {
    limiter.check_key(key).map_err(|refused| {
        let wait = refused.wait_time_from(LimitClock.now()).as_millis().div_ceil(1000);
        WireRefusal::TooFast { seconds: wait.try_into().unwrap_or(u32::MAX) }
    })
}

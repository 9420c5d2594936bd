//! Limits on what guests may write to the log: rate limits well above what any game needs, and a total for each room.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use conurbation_room::EventKind;
use governor::clock::Clock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use uuid::Uuid;

use super::visitor::Visitor;
use super::wire::WireRefusal;
use crate::rooms::common::clock::{KeyedLimiter, LimitClock};
use crate::store::RoomId;

/// Most events of a room that commands lead to. A game has 60 to 200 and, with much dragging, perhaps a thousand; an
/// event takes about 200 bytes, and at most [`MAX_EVENT_BYTES`](conurbation_room::MAX_EVENT_BYTES).
pub(in crate::rooms) const MAX_EVENTS: u64 = 200_000;
/// Most lines that are ever said in a room, each of at most
/// [`MAX_LINE_BYTES`](conurbation_room::MAX_LINE_BYTES).
pub(in crate::rooms) const MAX_SAYINGS: u64 = 50_000;
/// Burst of changes for one guest, in seconds of the sustained rate: more than all moves of a game.
const GUEST_BURST: u32 = 120;
/// A whole room's rate as a multiple of one guest's.
const ROOM: u32 = 4;
/// Times that a guest may take a name at once. One comes back every [`NAME_EVERY`].
const NAMES: NonZeroU32 = NonZeroU32::new(10).expect("10 is not 0");
const NAME_EVERY: Duration = Duration::from_secs(10);
/// Guests who may join a room at once, of all and from one address: more than a party. Then one more may every
/// [`NEWCOMER_EVERY`] and [`NEIGHBOUR_EVERY`].
const NEWCOMERS: NonZeroU32 = NonZeroU32::new(20).expect("20 is not 0");
const NEWCOMER_EVERY: Duration = Duration::from_secs(5);
const NEIGHBOURS: NonZeroU32 = NonZeroU32::new(12).expect("12 is not 0");
const NEIGHBOUR_EVERY: Duration = Duration::from_secs(20);
/// Knocks that a guest may send to all rooms at once, and that may come to one room from one address. One comes back
/// every [`KNOCK_EVERY`].
const KNOCKS: NonZeroU32 = NonZeroU32::new(4).expect("4 is not 0");
const NEIGHBOUR_KNOCKS: NonZeroU32 = NonZeroU32::new(12).expect("12 is not 0");
const KNOCK_EVERY: Duration = Duration::from_secs(30);

/// The rate limiters for all changes.
pub(in crate::rooms) struct Budgets {
    guests: KeyedLimiter<Uuid>,
    rooms: KeyedLimiter<RoomId>,
    names: KeyedLimiter<Uuid>,
    newcomers: KeyedLimiter<RoomId>,
    neighbours: KeyedLimiter<(RoomId, IpAddr)>,
    knocks: KeyedLimiter<Uuid>,
    neighbours_knocks: KeyedLimiter<(RoomId, IpAddr)>,
}

impl Budgets {
    /// Full budgets, with this sustained rate of changes per second for one guest.
    pub fn new(changes_per_second: NonZeroU32) -> Self {
        let pace = |factor: u32| {
            let pace = changes_per_second.saturating_mul(NonZeroU32::MIN.saturating_add(factor - 1));
            let burst = pace.saturating_mul(NonZeroU32::MIN.saturating_add(GUEST_BURST - 1));
            Quota::per_second(pace).allow_burst(burst)
        };
        let each = |time, burst| Quota::with_period(time).expect("the time is not 0").allow_burst(burst);
        Self {
            guests: limiter(pace(1)),
            rooms: limiter(pace(ROOM)),
            names: limiter(each(NAME_EVERY, NAMES)),
            newcomers: limiter(each(NEWCOMER_EVERY, NEWCOMERS)),
            neighbours: limiter(each(NEIGHBOUR_EVERY, NEIGHBOURS)),
            knocks: limiter(each(KNOCK_EVERY, KNOCKS)),
            neighbours_knocks: limiter(each(KNOCK_EVERY, NEIGHBOUR_KNOCKS)),
        }
    }

    /// Spends one change. The refusal says how many seconds to wait.
    pub fn spend(
        &self,
        Visitor { guest, network }: Visitor,
        room: RoomId,
        what: &EventKind,
    ) -> Result<(), WireRefusal> {
        // The guest's own budget first: one who has spent it takes nothing from the shared ones.
        if matches!(what, EventKind::Joined { .. } | EventKind::Renamed { .. }) {
            take(&self.names, &guest)?;
        }
        take(&self.guests, &guest)?;
        if matches!(what, EventKind::Joined { .. }) {
            // Then the tighter one, per address: a crowd at one address leaves room for others.
            take(&self.neighbours, &(room, network)).map_err(too_many_join)?;
            take(&self.newcomers, &room).map_err(too_many_join)?;
        }
        take(&self.rooms, &room)
    }

    /// The same for a change of no particular kind.
    pub fn change(&self, guest: Uuid, room: RoomId) -> Result<(), WireRefusal> {
        take(&self.guests, &guest)?;
        take(&self.rooms, &room)
    }

    /// Spends one knock. The refusal says how many seconds to wait.
    pub fn knock(&self, Visitor { guest, network }: Visitor, room: RoomId) -> Result<(), WireRefusal> {
        // First the guest's own, as for changes.
        take(&self.knocks, &guest)?;
        take(&self.neighbours_knocks, &(room, network))
    }

    /// Drops the entries of budgets that are full again.
    pub fn tidy(&self) {
        self.guests.retain_recent();
        self.rooms.retain_recent();
        self.names.retain_recent();
        self.newcomers.retain_recent();
        self.neighbours.retain_recent();
        self.knocks.retain_recent();
        self.neighbours_knocks.retain_recent();
    }
}

fn limiter<K: Clone + Eq + std::hash::Hash>(quota: Quota) -> KeyedLimiter<K> {
    RateLimiter::new(quota, DefaultKeyedStateStore::default(), LimitClock)
}

/// The refusal for a newcomer, when others have used up a shared budget.
fn too_many_join(refusal: WireRefusal) -> WireRefusal {
    if let WireRefusal::TooFast { seconds } = refusal { WireRefusal::TooManyJoin { seconds } } else { refusal }
}

fn take<K: Clone + Eq + std::hash::Hash>(limiter: &KeyedLimiter<K>, key: &K) -> Result<(), WireRefusal> {
    limiter.check_key(key).map_err(|refused| {
        let wait = refused.wait_time_from(LimitClock.now()).as_millis().div_ceil(1000);
        WireRefusal::TooFast { seconds: wait.try_into().unwrap_or(u32::MAX) }
    })
}

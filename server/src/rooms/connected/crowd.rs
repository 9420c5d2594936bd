//! Spectators whom the room does not know, and who came without the key to a seat.
//!
//! The room treats all of them alike: where they may be, what they see, which talk they may read. Each of these is
//! decided once, serialised once, and shared, however many they are.
//!
//! A message is put into all outboxes at once, but the connections are woken a few at a time: if thousands were woken
//! together, all of them would be served before the next move.

use std::collections::BTreeMap;
use std::mem;
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::Arc;

use conurbation_room::{Entry, Room, Saying, SeatKey, Talk};
use uuid::Uuid;

use super::doorstep::way_out;
use super::ephemeral::Ephemeral;
use super::frame::Frame;
use super::outbox::{Outbox, Waiting};
use super::visitor::{ConnectionId, Visitor};
use super::wire;

/// Tasks that a worker thread runs before it checks for new events and returns to a room that has yielded.
pub const TASKS_BETWEEN_EVENTS: u32 = 61;
/// Connections woken at a time: fewer than [`TASKS_BETWEEN_EVENTS`], or the thread's run queue would grow and
/// everything that arrives would wait in it.
const WOKEN_TOGETHER: usize = 50;
const _: () = assert!(WOKEN_TOGETHER < TASKS_BETWEEN_EVENTS as usize);

/// Whether a guest who comes with this key would be one of the crowd.
pub(in crate::rooms) fn is_stranger(room: &Room, guest: Uuid, key: Option<SeatKey>) -> bool {
    key.is_none() && room.number(guest).is_none()
}

/// The connections of these spectators.
pub(in crate::rooms) struct Crowd {
    onlookers: BTreeMap<ConnectionId, Onlooker>,
    /// Whose they are, each guest's oldest first.
    guests: BTreeMap<Uuid, Vec<ConnectionId>>,
    /// Those who have not been sent anything yet.
    newcomers: Vec<ConnectionId>,
    /// The connection woken last. The next one in order follows, and the first after the last.
    woken: Option<ConnectionId>,
    /// How many of the following connections have yet to be woken for what is in their outboxes.
    asleep: usize,
    /// The view that all others were last sent.
    shown: Option<Shown>,
    /// Most connections.
    limit: usize,
}

pub(in crate::rooms) struct Onlooker {
    pub visitor: Visitor,
    pub outbox: Arc<Outbox>,
}

/// A view: the part that is the same for everyone, the crowd's own, and both as they are sent.
struct Shown {
    public: Arc<str>,
    own: String,
    frame: Frame,
}

impl Crowd {
    /// An empty crowd that admits at most `limit` connections.
    pub fn new(limit: usize) -> Self {
        let (onlookers, guests, newcomers) = Default::default();
        Self { onlookers, guests, newcomers, woken: None, asleep: 0, shown: None, limit }
    }

    pub fn is_empty(&self) -> bool {
        self.onlookers.is_empty()
    }

    /// Whether there is no place for another connection.
    pub fn is_full(&self) -> bool {
        self.onlookers.len() >= self.limit
    }

    /// How many guests they are.
    pub fn guests(&self) -> usize {
        self.guests.len()
    }

    pub fn has_guest(&self, guest: Uuid) -> bool {
        self.guests.contains_key(&guest)
    }

    /// A guest's connections, the oldest first.
    pub fn of_guest(&self, guest: Uuid) -> impl Iterator<Item = (ConnectionId, &Outbox)> {
        let ids = self.guests.get(&guest).into_iter().flatten();
        ids.filter_map(|id| Some((*id, &*self.get(*id)?.outbox)))
    }

    pub fn get(&self, id: ConnectionId) -> Option<&Onlooker> {
        self.onlookers.get(&id)
    }

    pub fn outboxes(&self) -> impl Iterator<Item = &Outbox> {
        self.onlookers.values().map(|onlooker| &*onlooker.outbox)
    }

    /// Adds a stranger. They are sent views and talk by the next [`Crowd::show`].
    pub fn add(&mut self, id: ConnectionId, onlooker: Onlooker) {
        self.guests.entry(onlooker.visitor.guest).or_default().push(id);
        self.newcomers.push(id);
        if self.sleeps() {
            // They are counted among those who come next, so that nobody's turn is taken for theirs.
            self.asleep += 1;
        }
        self.onlookers.insert(id, onlooker);
    }

    pub fn leave(&mut self, id: ConnectionId) {
        let Some(Onlooker { visitor: Visitor { guest, .. }, .. }) = self.onlookers.remove(&id) else { return };
        if let Some(ids) = self.guests.get_mut(&guest) {
            ids.retain(|other| *other != id);
            if ids.is_empty() {
                self.guests.remove(&guest);
            }
        }
    }

    /// Takes out those whom the room knows by now. They are looked up in the crowd and not the other way round: a crowd
    /// can be far larger.
    pub fn take_known(&mut self, room: &Room) -> Vec<(ConnectionId, Onlooker)> {
        if self.is_empty() {
            return Vec::new();
        }
        let known = room.guests().chain(room.known_guests());
        let ids: Vec<ConnectionId> = known.filter_map(|guest| self.guests.remove(&guest)).flatten().collect();
        ids.into_iter().filter_map(|id| Some((id, self.onlookers.remove(&id)?))).collect()
    }

    /// Closes all connections if strangers may not be inside any more.
    pub fn send_out(&mut self, room: &Room) {
        let Some(stranger) = self.stranger() else { return };
        let entry = room.entry(stranger, None);
        if entry != Entry::Inside {
            self.outboxes().for_each(|outbox| outbox.close(way_out(entry)));
            (self.onlookers, self.guests) = Default::default();
        }
    }

    /// Sends everyone the newest view if it differs from what they were sent last, and newcomers first all that they
    /// may read. `public` is the same as the last time if nothing in it has changed.
    pub fn show(&mut self, room: &Room, talk: &Talk, public: &Arc<str>, ephemeral: &Ephemeral, host_away: bool) {
        let newcomers = mem::take(&mut self.newcomers);
        let Some(stranger) = self.stranger() else {
            self.shown = None;
            return;
        };
        let outbox = |id| Some(Arc::clone(&self.get(id)?.outbox));
        let newcomers: Vec<Arc<Outbox>> = newcomers.into_iter().filter_map(outbox).collect();
        if !newcomers.is_empty() {
            let frames = wire::talk_frames(talk.readable(room, stranger));
            for outbox in &newcomers {
                outbox.prepare(|waiting| waiting.put_frames(&frames));
            }
        }
        let own = wire::my_part(&room.my_view_of(stranger, &ephemeral.signs, (&ephemeral.knocks, host_away)));
        match &self.shown {
            Some(shown) if Arc::ptr_eq(&shown.public, public) && shown.own == own => {
                for outbox in &newcomers {
                    outbox.prepare(|waiting| waiting.put_view(shown.frame.clone()));
                }
            }
            _ => {
                let frame = wire::view_frame(public, &own);
                self.put(|waiting| waiting.put_view(frame.clone()));
                self.shown = Some(Shown { public: Arc::clone(public), own, frame });
            }
        }
        // They see nothing yet, so they don't wait for their turn.
        for outbox in newcomers {
            outbox.wake();
        }
    }

    /// Sends everyone something.
    pub fn send(&mut self, frame: &Frame) {
        self.put(|waiting| waiting.put_frame(frame.clone()));
    }

    /// Sends what was said, if strangers may read it.
    pub fn tell(&mut self, room: &Room, saying: &Saying, frame: &Frame) {
        if self.stranger().is_some_and(|stranger| saying.readable(room, stranger)) {
            self.send(frame);
        }
    }

    /// Sends everyone all that they may read.
    pub fn tell_all(&mut self, room: &Room, talk: &Talk) {
        if let Some(stranger) = self.stranger() {
            let frames = wire::talk_frames(talk.readable(room, stranger));
            self.put(|waiting| waiting.put_frames(&frames));
        }
    }

    /// Takes deleted talk out of what waits to be sent, and off everyone's screen.
    pub fn unsay(&mut self, room: &Room, talk: &Talk, frame: &Frame) {
        let Some(stranger) = self.stranger() else { return };
        let left = wire::talk_frames(talk.readable(room, stranger));
        self.put(|waiting| {
            let waited = waiting.drop_talk();
            waiting.put_frame(frame.clone());
            if waited {
                waiting.put_frames(&left);
            }
        });
    }

    /// Whether anyone has yet to be woken.
    pub const fn sleeps(&self) -> bool {
        self.asleep > 0
    }

    /// Wakes the next few of those who have yet to be woken.
    pub fn wake_some(&mut self) {
        let count = self.asleep.min(WOKEN_TOGETHER);
        let after = self.onlookers.range((self.woken.map_or(Unbounded, Excluded), Unbounded));
        let around = after.chain(self.woken.map(|woken| self.onlookers.range(..=woken)).into_iter().flatten());
        for (id, Onlooker { outbox, .. }) in around.take(count) {
            outbox.wake();
            self.woken = Some(*id);
        }
        self.asleep -= count;
    }

    /// Changes what waits for everyone, and begins to wake them.
    fn put(&mut self, change: impl Fn(&mut Waiting)) {
        self.outboxes().for_each(|outbox| outbox.prepare(&change));
        self.asleep = self.onlookers.len();
        self.wake_some();
    }

    /// Any one of the guests, as a representative of all.
    fn stranger(&self) -> Option<Uuid> {
        self.guests.keys().next().copied()
    }
}

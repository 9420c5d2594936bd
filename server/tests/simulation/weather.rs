//! What goes wrong in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, RoomId, Store, Stream};
use conurbation_load::moves::Rng;
use conurbation_room::{Context, Event, Knocks, Request, Room};
use futures_util::FutureExt;
use tokio::time::Instant;
use uuid::Uuid;

use crate::common::{room_hash, seed};

/// How long the store can be out of order.
const SPELL: Duration = Duration::from_secs(6);

/// The faults to come. Those of one room don't depend on those of another: which of two rooms that wake at the same
/// time goes first is up to chance.
pub struct Weather {
    dice: Rng,
    /// Whether there are any.
    pub stormy: bool,
    /// What is really written.
    calm: Store,
    of_rooms: HashMap<RoomId, OfRoom>,
}

/// The faults of one room.
struct OfRoom {
    dice: Rng,
    /// Until when nothing at all can be written.
    full: Option<Instant>,
}

/// A store, and the weather over it.
#[derive(Clone)]
pub struct Sky {
    memory: Memory,
    pub weather: Arc<Mutex<Weather>>,
}

impl Sky {
    pub fn new(dice: Rng) -> Self {
        let memory = Memory::default();
        let weather = Weather { dice, stormy: false, calm: Store::Memory(memory.clone()), of_rooms: HashMap::new() };
        Self { memory, weather: Arc::new(Mutex::new(weather)) }
    }

    /// What is really written.
    pub fn calm(&self) -> Store {
        Store::Memory(self.memory.clone())
    }

    /// The store as a server sees it.
    pub fn store(&self) -> Store {
        self.store_behind(&Cable::default())
    }

    /// The store as a server sees it that may be cut off.
    pub fn store_behind(&self, cable: &Cable) -> Store {
        let (weather, cable) = (Arc::clone(&self.weather), cable.clone());
        let plan = move |operation: Operation<'_>| {
            if cable.0.load(SeqCst) {
                return Fate { takes: Duration::from_secs(2), outcome: Outcome::Unknown { written: false } };
            }
            weather.lock().expect("no holder panics").fate(operation)
        };
        Store::Faulty(Faulty::new(self.memory.clone(), plan))
    }
}

/// A server's way to the store.
#[derive(Clone, Default)]
pub struct Cable(Arc<AtomicBool>);

impl Cable {
    pub fn is_cut(&self, cut: bool) {
        self.0.store(cut, SeqCst);
    }
}

impl Weather {
    /// Another room is on the store.
    pub fn add(&mut self, room: RoomId) {
        self.of_rooms.insert(room, OfRoom { dice: self.dice.fork(), full: None });
    }

    fn fate(&mut self, operation: Operation<'_>) -> Fate {
        let room = match operation {
            Operation::Append { room, .. }
            | Operation::Read { room, .. }
            | Operation::Snapshot { room }
            | Operation::ReadSnapshot { room } => Some(room),
            Operation::Other { room } => room,
        };
        match room.and_then(|room| self.of_rooms.get_mut(&room)) {
            Some(of_room) if self.stormy => of_room.fate(operation, &self.calm),
            _ => Fate::FINE,
        }
    }
}

impl OfRoom {
    fn fate(&mut self, operation: Operation<'_>, calm: &Store) -> Fate {
        let takes = match self.dice.u8(..) {
            ..200 => Duration::ZERO,
            200..240 => Duration::from_millis(self.dice.u64(1..80)),
            240.. => Duration::from_millis(self.dice.u64(80..3000)),
        };
        if self.full.is_some_and(|until| Instant::now() < until) && !matches!(operation, Operation::Read { .. }) {
            return Fate { takes, outcome: Outcome::Failed };
        }
        let outcome = match (operation, self.dice.u8(..)) {
            (_, ..2) => {
                self.full = Some(Instant::now() + SPELL);
                Outcome::Failed
            }
            // Talk more often: the events of the same batch are written by then. Snapshots often: nobody should notice.
            (_, 2..10)
            | (Operation::Append { stream: Stream::Talk, .. }, 10..36)
            | (Operation::Snapshot { .. }, 10..90) => Outcome::Failed,
            (Operation::Append { .. }, 36..50) => Outcome::Unknown { written: self.dice.bool() },
            (Operation::Append { stream: Stream::Events, room, records, .. }, 50..58) => {
                // The clock of another server runs out at the same time; nobody sends it the same commands.
                let unasked = records.iter().all(|record| !String::from_utf8_lossy(record).contains("command"));
                let rival = if unasked { Some(records.to_vec()) } else { self.newcomer(room, calm) };
                rival.map_or(Outcome::Done, Outcome::Raced)
            }
            _ => Outcome::Done,
        };
        Fate { takes, outcome }
    }

    /// What another server writes for somebody who joins there.
    fn newcomer(&mut self, room: RoomId, calm: &Store) -> Option<Vec<Vec<u8>>> {
        let records = calm.read(room, Stream::Events, 1).now_or_never()?.ok()?;
        let mut events = records.iter().map(|record| Event::from_record(&record.bytes).expect("a written event"));
        let mut folded = Room::opened(&events.next()?).expect("the first event opens the room");
        let mut now = 0;
        for event in events {
            folded.apply(&event).expect("the log is consistent");
            now = event.at;
        }
        let ids = [0, 1].map(|_| Uuid::from_u128(self.dice.u128(..)));
        let join = Request::Join { name: format!("Rival {}", self.dice.u16(..)) };
        let knocks = &Knocks::default();
        let context = Context { now, host_away: false, here: &|_| true, knocks, room: room_hash(), seed: &|| seed(0) };
        let event = folded.decide(ids[0], ids[1], &join, &context).ok()??;
        Some(vec![event.to_record()])
    }
}

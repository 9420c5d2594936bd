//! The store that is gone when the program ends: for tests, and to try the program out.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use tokio::time::Instant;
use uuid::Uuid;

use super::types::{
    Append, Census, Entry, Node, Owner, Record, RoomId, Shelved, Snapshot, StoreError, Stream, previous_name,
};

/// Handle on a store in memory; clones share it.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    closed: bool,
    streams: HashMap<(RoomId, Stream), Vec<Vec<u8>>>,
    snapshots: HashMap<(RoomId, Stream), Snapshot>,
    /// By name, each in the order in which rooms were added.
    shelves: HashMap<String, Vec<Shelved>>,
    secrets: HashMap<String, [u8; 64]>,
    /// Servers that share it, and until when each is there.
    nodes: BTreeMap<Uuid, (Node, Instant)>,
    owners: HashMap<RoomId, Uuid>,
}

impl State {
    fn is_there(&self, node: Uuid) -> bool {
        self.nodes.get(&node).is_some_and(|(_, until)| *until > Instant::now())
    }
}

impl Memory {
    /// The state, or an error if the store was closed, as with a store on disk.
    fn state(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.0.lock().expect("no holder of the lock panics");
        if state.closed { Err(StoreError::Failed("the store is closed".into())) } else { Ok(state) }
    }

    pub(super) fn append(&self, Append { room, stream, seq, records }: Append) -> Result<(), StoreError> {
        let mut state = self.state()?;
        let stored = state.streams.entry((room, stream)).or_default();
        // A number beyond `usize` would leave a gap in any case.
        match usize::try_from(seq).unwrap_or(usize::MAX).checked_sub(1) {
            _ if records.is_empty() => Ok(()),
            Some(before) if before == stored.len() => {
                stored.extend(records);
                Ok(())
            }
            Some(before) if before < stored.len() => Err(StoreError::Taken(seq)),
            _ => Err(StoreError::Gap(seq)),
        }
    }

    pub(super) fn read(&self, room: RoomId, stream: Stream, from: u64, most: usize) -> Result<Vec<Record>, StoreError> {
        let state = self.state()?;
        let records = state.streams.get(&(room, stream)).map_or(&[][..], Vec::as_slice);
        let skipped = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
        Ok((1..)
            .zip(records)
            .skip(skipped)
            .take(most)
            .map(|(seq, bytes)| Record { seq, bytes: bytes.clone() })
            .collect())
    }

    pub(super) fn snapshot(&self, room: RoomId, stream: Stream) -> Result<Option<Snapshot>, StoreError> {
        Ok(self.state()?.snapshots.get(&(room, stream)).cloned())
    }

    pub(super) fn keep_snapshot(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        let Ok(mut state) = self.state() else { return };
        let records = state.streams.get(&(room, stream)).map_or(0, Vec::len);
        if (1..=records).contains(&usize::try_from(snapshot.seq).unwrap_or(usize::MAX)) {
            state.snapshots.insert((room, stream), snapshot);
        }
    }

    pub(super) fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        let mut state = self.state()?;
        state.streams.remove(&(room, Stream::Talk));
        state.snapshots.remove(&(room, Stream::Talk));
        Ok(())
    }

    pub(super) fn redact(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        let mut state = self.state()?;
        let stored = state.streams.entry((room, stream)).or_default();
        let place = |seq: u64| usize::try_from(seq).ok()?.checked_sub(1).filter(|place| *place < stored.len());
        let places = records.iter().map(|record| place(record.seq).ok_or(StoreError::Gap(record.seq)));
        for (place, record) in places.collect::<Result<Vec<usize>, _>>()?.into_iter().zip(records) {
            stored[place] = record.bytes;
        }
        state.snapshots.remove(&(room, stream));
        Ok(())
    }

    pub(super) fn unshelve(&self, room: RoomId, but: &[String]) -> Result<(), StoreError> {
        let mut state = self.state()?;
        let shelves = state.shelves.iter_mut().filter(|(name, _)| !but.contains(name));
        shelves.for_each(|(_, entries)| entries.retain(|shelved| shelved.room != room));
        Ok(())
    }

    pub(super) fn delete_room(&self, room: RoomId) -> Result<(), StoreError> {
        let mut state = self.state()?;
        state.streams.retain(|(of, _), _| *of != room);
        state.snapshots.retain(|(of, _), _| *of != room);
        state.shelves.values_mut().for_each(|entries| entries.retain(|shelved| shelved.room != room));
        Ok(())
    }

    pub(super) fn unshelved(&self, name: &str, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        let state = self.state()?;
        let on_it = state.shelves.get(name).into_iter().flatten().map(|shelved| shelved.room).collect::<HashSet<_>>();
        let rooms = state.streams.keys().filter(|(_, stream)| *stream == Stream::Events).map(|(room, _)| *room);
        Ok(rooms.filter(|room| !on_it.contains(room)).take(limit).collect())
    }

    pub(super) fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        let mut state = self.state()?;
        let entries = state.shelves.entry(name.to_owned()).or_default();
        let place = entries.iter().position(|shelved| shelved.room == room);
        match (place, entry) {
            (Some(place), Some(entry)) => entries[place].entry = entry,
            (None, Some(entry)) => entries.push(Shelved { room, entry }),
            (Some(place), None) => drop(entries.remove(place)),
            (None, None) => {}
        }
        Ok(())
    }

    pub(super) fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        let mut entries = self.state()?.shelves.get(name).cloned().unwrap_or_default();
        // Stable: equal ranks stay in the order in which they were added.
        entries.sort_by_key(|shelved| Reverse(shelved.entry.rank));
        entries.truncate(limit);
        Ok(entries)
    }

    pub(super) fn oldest(
        &self,
        name: &str,
        before: u64,
        after: Option<(u64, RoomId)>,
        limit: usize,
    ) -> Result<Vec<Shelved>, StoreError> {
        let mut entries = self.state()?.shelves.get(name).cloned().unwrap_or_default();
        let place = |shelved: &Shelved| (shelved.entry.rank, shelved.room);
        entries.retain(|shelved| shelved.entry.rank < before && after.is_none_or(|after| place(shelved) > after));
        entries.sort_by_key(place);
        entries.truncate(limit);
        Ok(entries)
    }

    pub(super) fn shelved(&self, name: &str, room: RoomId) -> Result<Option<Entry>, StoreError> {
        let state = self.state()?;
        let entries = state.shelves.get(name).map_or(&[][..], Vec::as_slice);
        Ok(entries.iter().find(|shelved| shelved.room == room).map(|shelved| shelved.entry.clone()))
    }

    pub(super) fn shelved_on(&self, names: &[String], room: RoomId) -> Result<HashMap<String, Entry>, StoreError> {
        let entry = |name: &String| Some((name.clone(), self.shelved(name, room).transpose()?));
        names.iter().filter_map(entry).map(|(name, entry)| Ok((name, entry?))).collect()
    }

    pub(super) fn shelves_of(&self, room: RoomId) -> Result<HashSet<String>, StoreError> {
        let state = self.state()?;
        let on_it = |entries: &[Shelved]| entries.iter().any(|shelved| shelved.room == room);
        Ok(state.shelves.iter().filter(|(_, entries)| on_it(entries)).map(|(name, _)| name.clone()).collect())
    }

    pub(super) fn census(&self) -> Result<Vec<Census>, StoreError> {
        let state = self.state()?;
        let mut rooms = BTreeMap::<RoomId, Census>::new();
        for ((room, stream), records) in state.streams.iter().filter(|(_, records)| !records.is_empty()) {
            let empty = || Census { room: room.to_string(), events: 0, talk: 0, bytes: 0 };
            let counted = rooms.entry(*room).or_insert_with(empty);
            match stream {
                Stream::Events => counted.events = records.len() as u64,
                Stream::Talk => counted.talk = records.len() as u64,
            }
            counted.bytes += records.iter().map(|bytes| bytes.len() as u64).sum::<u64>();
        }
        Ok(rooms.into_values().collect())
    }

    pub(super) fn register_node(&self, node: &Node, holds: Duration) -> Result<(), StoreError> {
        self.state()?.nodes.insert(node.id, (node.clone(), Instant::now() + holds));
        Ok(())
    }

    pub(super) fn renew_node(&self, node: Uuid, holds: Duration) -> Result<bool, StoreError> {
        let now = Instant::now();
        let mut state = self.state()?;
        let there = state.nodes.get_mut(&node).filter(|(_, until)| *until > now);
        Ok(there.map(|(_, until)| *until = now + holds).is_some())
    }

    pub(super) fn remove_node(&self, node: Uuid) -> Result<(), StoreError> {
        let mut state = self.state()?;
        state.nodes.remove(&node);
        state.owners.retain(|_, owner| *owner != node);
        Ok(())
    }

    pub(super) fn claim(&self, room: RoomId, node: Uuid) -> Result<Owner, StoreError> {
        let mut state = self.state()?;
        if !state.is_there(node) {
            return Err(StoreError::Failed("this server is not there for the others".into()));
        }
        match state.owners.get(&room) {
            Some(owner) if *owner != node && state.is_there(*owner) => Ok(Owner::Other(state.nodes[owner].0.clone())),
            _ => {
                state.owners.insert(room, node);
                Ok(Owner::Me)
            }
        }
    }

    pub(super) fn owner(&self, room: RoomId) -> Result<Option<Node>, StoreError> {
        let state = self.state()?;
        let there = state.owners.get(&room).filter(|owner| state.is_there(**owner));
        Ok(there.map(|owner| state.nodes[owner].0.clone()))
    }

    pub(super) fn release(&self, rooms: &[RoomId], node: Uuid) -> Result<(), StoreError> {
        self.state()?.owners.retain(|room, owner| *owner != node || !rooms.contains(room));
        Ok(())
    }

    pub(super) fn hand_on(&self, rooms: &[RoomId], from: Uuid, to: Uuid) -> Result<(), StoreError> {
        let mut state = self.state()?;
        if state.is_there(to) {
            let handed_on = state.owners.iter_mut().filter(|(room, owner)| **owner == from && rooms.contains(room));
            handed_on.for_each(|(_, owner)| *owner = to);
        }
        Ok(())
    }

    pub(super) fn loads(&self) -> Result<Vec<(Node, usize)>, StoreError> {
        let nodes = self.nodes()?;
        let state = self.state()?;
        let has = |node: &Node| state.owners.values().filter(|owner| **owner == node.id).count();
        Ok(nodes.into_iter().map(|node| (node.clone(), has(&node))).collect())
    }

    pub(super) fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let state = self.state()?;
        let there = state.nodes.values().filter(|(_, until)| *until > Instant::now());
        Ok(there.map(|(node, _)| node.clone()).collect())
    }

    pub(super) fn shelf_names(&self) -> Result<HashSet<String>, StoreError> {
        let state = self.state()?;
        let used = state.shelves.iter().filter(|(_, entries)| !entries.is_empty());
        Ok(used.map(|(name, _)| name.clone()).collect())
    }

    pub(super) fn secrets(&self) -> Result<Vec<(String, [u8; 64])>, StoreError> {
        Ok(self.state()?.secrets.iter().map(|(name, secret)| (name.clone(), *secret)).collect())
    }

    pub(super) fn set_secret(&self, name: &str, secret: [u8; 64]) -> Result<(), StoreError> {
        self.state()?.secrets.entry(name.to_owned()).or_insert(secret);
        Ok(())
    }

    pub(super) fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        Ok(self.state()?.secrets.get(name).copied())
    }

    pub(super) fn rotate_secret(&self, name: &str, secret: [u8; 64]) -> Result<(), StoreError> {
        let mut state = self.state()?;
        if let Some(old) = state.secrets.insert(name.to_owned(), secret) {
            state.secrets.insert(previous_name(name), old);
        }
        Ok(())
    }

    pub(super) fn close(&self) {
        self.0.lock().expect("no holder of the lock panics").closed = true;
    }
}

//! The store that ends with the program: for tests, and to try the program out.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use super::{Entry, Record, RoomId, Shelved, StoreError, Stream};

/// Handle on a store in memory; clones share it.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    closed: bool,
    streams: HashMap<(RoomId, Stream), Vec<Vec<u8>>>,
    /// In the order in which rooms came to them.
    shelves: HashMap<String, Vec<Shelved>>,
    secrets: HashMap<String, [u8; 64]>,
}

impl Memory {
    /// The state, unless the store was closed: then every use fails, as with a store on disk.
    fn state(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.0.lock().expect("no holder of the lock panics");
        if state.closed { Err(StoreError::Failed("the store is closed".into())) } else { Ok(state) }
    }

    pub(super) fn append(&self, room: RoomId, stream: Stream, seq: u64, new: Vec<Vec<u8>>) -> Result<(), StoreError> {
        let mut state = self.state()?;
        let records = state.streams.entry((room, stream)).or_default();
        let last = records.len() as u64;
        match seq {
            _ if new.is_empty() => {}
            _ if Some(seq) == last.checked_add(1) => records.extend(new),
            1.. if seq <= last => return Err(StoreError::Taken(seq)),
            _ => return Err(StoreError::Gap(seq)),
        }
        Ok(())
    }

    pub(super) fn read(&self, room: RoomId, stream: Stream, from: u64) -> Result<Vec<Record>, StoreError> {
        let state = self.state()?;
        let records = state.streams.get(&(room, stream)).map_or(&[][..], Vec::as_slice);
        Ok((1..)
            .zip(records)
            .filter(|(seq, _)| *seq >= from)
            .map(|(seq, bytes)| Record { seq, bytes: bytes.clone() })
            .collect())
    }

    pub(super) fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        self.state()?.streams.remove(&(room, Stream::Talk));
        Ok(())
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
        // Stable: equal ranks stay in the order in which they came.
        entries.sort_by_key(|shelved| Reverse(shelved.entry.rank));
        entries.truncate(limit);
        Ok(entries)
    }

    pub(super) fn secret(&self, name: &str) -> Result<[u8; 64], StoreError> {
        let mut state = self.state()?;
        if let Some(secret) = state.secrets.get(name) {
            return Ok(*secret);
        }
        let secret = super::new_secret()?;
        state.secrets.insert(name.to_owned(), secret);
        Ok(secret)
    }

    pub(super) fn close(&self) {
        self.0.lock().expect("no holder of the lock panics").closed = true;
    }
}

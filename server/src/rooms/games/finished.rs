//! Finished games, read from the log beside the room itself.

use std::sync::Arc;

use conurbation_engine::VERSION;
use conurbation_room::Entry;
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::MAX_SEATS;
use futures_util::{FutureExt, TryFutureExt};
use uuid::Uuid;

use super::uploads::FILES;
use crate::rooms::common::closed::is_closed;
use crate::rooms::common::error::ConnectError;
use crate::rooms::common::form::Form;
use crate::rooms::connected::wire;
use crate::rooms::game_reader::{Folded, Key};
use crate::rooms::registry::Rooms;
use crate::rooms::shared::Shared;
use crate::rooms::shelves::Shelf;
use crate::store::{self, RoomId, StoreError};

impl Rooms {
    /// A room's game, by its number from 0, as JSON for a guest who is admitted to the room; `None` unless the game is
    /// over. Of a game that takes more bytes than [`MAX_GAME_FILE`](conurbation_room::MAX_GAME_FILE) or
    /// [`MAX_REPLAY`](conurbation_room::MAX_REPLAY) there is none.
    pub async fn game(
        &self,
        room: RoomId,
        number: u32,
        form: Form,
        guest: Uuid,
    ) -> Result<Option<Arc<[u8]>>, ConnectError> {
        let shared = Arc::clone(&self.0);
        let key = (room, number, form);
        let work = || read(shared, key).boxed();
        let folded = self.0.game_reader.under_way.join(key, work).await?;
        if folded.room.entry(guest, None) != Entry::Inside {
            return Err(ConnectError::NotAdmitted);
        }
        Ok(folded.game.clone())
    }

    /// What the engine says of such a game, as JSON for the same guests; `None`, too, if the engine doesn't know the
    /// game. It is kept, as long as the engine would say the same again.
    pub async fn review(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<Arc<[u8]>>, ConnectError> {
        match self.game(room, number, Form::File, guest).await? {
            Some(file) => self.review_of(room, number, file).await,
            None => Ok(None),
        }
    }

    /// The same of a game that was uploaded.
    pub async fn review_upload(&self, id: RoomId) -> Result<Option<Arc<[u8]>>, ConnectError> {
        match self.uploaded_game(id, Form::File).await? {
            Some(file) => self.review_of(id, 0, file).await,
            None => Ok(None),
        }
    }

    async fn review_of(&self, room: RoomId, number: u32, file: Arc<[u8]>) -> Result<Option<Arc<[u8]>>, ConnectError> {
        let shelves = [Shelf::Review(number), Shelf::Accuracy(number)].map(|shelf| shelf.to_string());
        let mut entries = self.0.store.shelved_on(&shelves, room).await?;
        let [kept, accuracy] = shelves.each_ref().map(|shelf| entries.remove(shelf));
        if let Some(kept) = kept.filter(|kept| kept.rank == VERSION && accuracy.is_some()) {
            return Ok(Some(kept.bytes.into()));
        }
        let work = || review(Arc::clone(&self.0), room, number, file).boxed();
        self.0.reviewer.under_way.join((room, number), work).await
    }
}

async fn review(
    shared: Arc<Shared>,
    room: RoomId,
    number: u32,
    file: Arc<[u8]>,
) -> Result<Option<Arc<[u8]>>, ConnectError> {
    let Some(review) = shared.reviewer.review(file, shared.environment.threads).await? else { return Ok(None) };
    let bytes = wire::to_json(&review).into_bytes();
    if shared.writing.works() {
        let seats: Vec<Option<u32>> = (0..MAX_SEATS).map(|seat| review.accuracy(Seat::at(seat))).collect();
        let accuracy = keep(&shared, room, Shelf::Accuracy(number), wire::to_json(&seats).into_bytes());
        // The review comes last: where it is, nothing is missing.
        if let Err(error) = accuracy.and_then(|()| keep(&shared, room, Shelf::Review(number), bytes.clone())).await {
            shared.reports.report(room, "could not keep a review", error);
        }
    }
    Ok(Some(bytes.into()))
}

/// Keeps what was found of a game, unless it was deleted while the engine worked.
async fn keep(shared: &Shared, room: RoomId, shelf: Shelf, bytes: Vec<u8>) -> Result<(), StoreError> {
    let shelf = shelf.to_string();
    shared.store.shelve(&shelf, room, Some(store::Entry { rank: VERSION, bytes })).await?;
    let summaries = Shelf::Summaries.to_string();
    for name in [summaries.as_str(), FILES] {
        if shared.store.shelved(name, room).await?.is_some() {
            return Ok(());
        }
    }
    shared.store.shelve(&shelf, room, None).await
}

async fn read(shared: Arc<Shared>, key: Key) -> Result<Arc<Folded>, ConnectError> {
    let (room, _, _) = key;
    shared.failures.check(room)?;
    if is_closed(&shared.store, room).await? {
        return Err(ConnectError::Closed);
    }
    let folded = shared.game_reader.read(&shared, key).await;
    if let Err(error @ (ConnectError::Corrupt(_) | ConnectError::Store(_))) = &folded {
        // The room itself may be read all the same: its failures are noted when it is.
        shared.reports.report(room, "could not read a game", error);
    }
    folded.map(Arc::new)
}

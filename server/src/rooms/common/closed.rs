//! Rooms that the operator has closed: nobody can enter them.

use crate::store::{RoomId, Store, StoreError};

/// The shelf that lists them.
pub(in crate::rooms) const CLOSED: &str = "closed";

/// Whether the operator has closed a room.
pub(in crate::rooms) async fn is_closed(store: &Store, room: RoomId) -> Result<bool, StoreError> {
    Ok(store.shelved(CLOSED, room).await?.is_some())
}

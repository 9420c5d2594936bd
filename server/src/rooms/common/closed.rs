//! Rooms that whoever runs the server has closed: nobody can enter them.

use crate::store::{RoomId, Store, StoreError};

/// Their shelf.
pub(in crate::rooms) const CLOSED: &str = "closed";

/// Whether nobody can enter a room.
pub(in crate::rooms) async fn is_closed(store: &Store, room: RoomId) -> Result<bool, StoreError> {
    Ok(store.shelved(CLOSED, room).await?.is_some())
}

//! Servers that share a store, and which of them serves a room.
//!
//! Ownership is for order: one place for a room's presence, clocks and bounds. What happened in a room is decided by
//! its log alone, no matter which servers believe that they serve it.

use std::time::Duration;

use uuid::Uuid;

use super::Store;
use super::types::{Node, Owner, RoomId, StoreError};

impl Store {
    /// Whether several servers can use it at the same time.
    pub fn is_shared(&self) -> bool {
        match self {
            Self::Sqlite(_) => false,
            Self::Memory(_) | Self::Postgres(_) => true,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => true,
        }
    }

    /// Registers a server as live, and grants it a lease that lasts this long by the store's clock.
    ///
    /// Others may have had its rooms until then. A server whose lease has not lapsed uses [`Store::renew_node`].
    pub async fn register_node(&self, node: &Node, holds: Duration) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.register_node(node, holds),
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(postgres) => postgres.register_node(node, holds).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.register_node(node, holds).await,
        }
    }

    /// Extends a server's lease to this long from now on. `false` if others have been told that it has lapsed, and so
    /// may have its rooms.
    pub async fn renew_node(&self, node: Uuid, holds: Duration) -> Result<bool, StoreError> {
        match self {
            Self::Memory(memory) => memory.renew_node(node, holds),
            Self::Sqlite(_) => Ok(true),
            Self::Postgres(postgres) => postgres.renew_node(node, holds).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.renew_node(node, holds).await,
        }
    }

    /// Forgets servers that have not been there for long.
    pub async fn forget_nodes(&self) -> Result<(), StoreError> {
        match self {
            Self::Postgres(postgres) => postgres.forget_nodes().await,
            // Nothing is left of them when the program ends, or there are none.
            _ => Ok(()),
        }
    }

    /// Says that a server is gone, and gives up its rooms.
    pub async fn remove_node(&self, node: Uuid) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.remove_node(node),
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(postgres) => postgres.remove_node(node).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.remove_node(node).await,
        }
    }

    /// Makes a server the owner of a room, unless another live server owns it. Fails for a server that is not live
    /// itself.
    pub async fn claim(&self, room: RoomId, node: Uuid) -> Result<Owner, StoreError> {
        match self {
            Self::Memory(memory) => memory.claim(room, node),
            Self::Sqlite(_) => Ok(Owner::Me),
            Self::Postgres(postgres) => postgres.claim(room, node).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.claim(room, node).await,
        }
    }

    /// The live server that owns this room, if any.
    pub async fn owner(&self, room: RoomId) -> Result<Option<Node>, StoreError> {
        match self {
            Self::Memory(memory) => memory.owner(room),
            Self::Sqlite(_) => Ok(None),
            Self::Postgres(postgres) => postgres.owner(room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.owner(room).await,
        }
    }

    /// Releases those of these rooms that the server owns.
    pub async fn release(&self, rooms: &[RoomId], node: Uuid) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.release(rooms, node),
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(postgres) => postgres.release(rooms, node).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.release(rooms, node).await,
        }
    }

    /// Transfers those of these rooms that `from` owns to `to`. Nothing happens if `to` is not live.
    pub async fn hand_on(&self, rooms: &[RoomId], from: Uuid, to: Uuid) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.hand_on(rooms, from, to),
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(postgres) => postgres.hand_on(rooms, from, to).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.hand_on(rooms, from, to).await,
        }
    }

    /// The live servers, each with the number of rooms it owns.
    pub async fn loads(&self) -> Result<Vec<(Node, usize)>, StoreError> {
        match self {
            Self::Memory(memory) => memory.loads(),
            Self::Sqlite(_) => Ok(Vec::new()),
            Self::Postgres(postgres) => postgres.loads().await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.loads().await,
        }
    }

    /// The live servers.
    pub async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        match self {
            Self::Memory(memory) => memory.nodes(),
            Self::Sqlite(_) => Ok(Vec::new()),
            Self::Postgres(postgres) => postgres.nodes().await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.nodes().await,
        }
    }
}

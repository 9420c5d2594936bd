//! The push subscriptions of guests, by room, with which they are told of their turns while no page is open.

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use uuid::Uuid;

use super::connected::wire;
use super::registry::Rooms;
use super::shelves::Shelf;
use super::turn_begun::TurnBegun;
use crate::store::{Entry, RoomId, StoreError};

/// Most devices of a guest that a room tells of turns. With one more, the first one gives way.
pub const MAX_DEVICES: usize = 4;
/// Most rooms of a guest that tell of turns. With one more, the one that was asked longest ago gives way.
pub const MAX_ROOMS: usize = 100;

/// Where messages for one browser go (RFC 8030), and how they are encrypted (RFC 8291).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// The address at the push service. Whoever knows it can send there, if they also have the server's key.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// The secret that browser and server share, in base64url.
    pub auth: String,
    /// The reader's language.
    pub language: String,
}

/// Why a room won't tell of turns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SubscribeError {
    /// The guest is no member of the room.
    #[error("the guest is no member of the room")]
    NoMember,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Rooms {
    /// The turns that begin from now on for people who are not connected. After a crash a turn may be missing, but none
    /// comes twice.
    pub fn turns(&self) -> broadcast::Receiver<TurnBegun> {
        self.0.turns.subscribe()
    }

    /// The devices on which a room tells a guest of turns.
    pub async fn subscriptions(&self, guest: Uuid, room: RoomId) -> Result<Vec<Subscription>, StoreError> {
        let entry = self.notices(guest, room).await?;
        Ok(entry.map(|entry| read(&entry)).unwrap_or_default())
    }

    async fn notices(&self, guest: Uuid, room: RoomId) -> Result<Option<Entry>, StoreError> {
        self.0.store.shelved(&Shelf::Notices(guest).to_string(), room).await
    }

    /// Has a room tell a guest of turns on this device, too.
    pub async fn subscribe(&self, guest: Uuid, room: RoomId, subscription: Subscription) -> Result<(), SubscribeError> {
        let _turn = self.0.subscribing.acquire().await.expect("the semaphore is never closed");
        if self.0.store.shelved(&Shelf::Guest(guest).to_string(), room).await?.is_none() {
            return Err(SubscribeError::NoMember);
        }
        let mut devices = self.subscriptions(guest, room).await?;
        if devices.is_empty() {
            for last in self.rooms_with_notices(guest).await?.into_iter().skip(MAX_ROOMS - 1) {
                self.keep(guest, last, 0, &[]).await?;
            }
        }
        devices.retain(|device| device.endpoint != subscription.endpoint);
        devices.push(subscription);
        devices.drain(..devices.len().saturating_sub(MAX_DEVICES));
        Ok(self.keep(guest, room, self.0.clock.now(), &devices).await?)
    }

    /// Has a room tell a guest of no more turns on the device with this address.
    pub async fn unsubscribe(&self, guest: Uuid, room: RoomId, endpoint: &str) -> Result<(), StoreError> {
        let _turn = self.0.subscribing.acquire().await.expect("the semaphore is never closed");
        self.replace(guest, room, endpoint, None).await
    }

    /// Puts another subscription in place of that with this address, in all rooms; `None` for a device that is gone.
    pub async fn renew(
        &self,
        guest: Uuid,
        endpoint: &str,
        subscription: Option<&Subscription>,
    ) -> Result<(), StoreError> {
        let _turn = self.0.subscribing.acquire().await.expect("the semaphore is never closed");
        for room in self.rooms_with_notices(guest).await? {
            self.replace(guest, room, endpoint, subscription).await?;
        }
        Ok(())
    }

    async fn replace(
        &self,
        guest: Uuid,
        room: RoomId,
        endpoint: &str,
        subscription: Option<&Subscription>,
    ) -> Result<(), StoreError> {
        let Some(entry) = self.notices(guest, room).await? else { return Ok(()) };
        let before = read(&entry);
        if !before.iter().any(|device| device.endpoint == endpoint) {
            return Ok(());
        }
        // The other one may be there already.
        let replaced = [Some(endpoint), subscription.map(|subscription| subscription.endpoint.as_str())];
        let mut devices = before.clone();
        devices.retain(|device| !replaced.contains(&Some(&device.endpoint)));
        devices.extend(subscription.cloned());
        if devices == before {
            return Ok(());
        }
        self.keep(guest, room, entry.rank, &devices).await
    }

    /// The one that was asked last comes first.
    async fn rooms_with_notices(&self, guest: Uuid) -> Result<Vec<RoomId>, StoreError> {
        let shelved = self.0.store.shelf(&Shelf::Notices(guest).to_string(), MAX_ROOMS).await?;
        Ok(shelved.into_iter().map(|shelved| shelved.room).collect())
    }

    /// `asked` is when the guest asked for it, in milliseconds since 1970-01-01 UTC.
    async fn keep(&self, guest: Uuid, room: RoomId, asked: u64, devices: &[Subscription]) -> Result<(), StoreError> {
        let entry = Entry { rank: asked, bytes: wire::to_json(&devices).into_bytes() };
        let entry = (!devices.is_empty()).then_some(entry);
        let name = Shelf::Notices(guest).to_string();
        let kept = self.0.store.shelve(&name, room, entry).await;
        if self.0.forgotten.has(guest) {
            // Their data were deleted meanwhile, and that may have been too early to find this, even if it failed.
            self.0.store.shelve(&name, room, None).await?;
        }
        kept
    }
}

fn read(entry: &Entry) -> Vec<Subscription> {
    serde_json::from_slice(&entry.bytes).unwrap_or_default()
}

//! A running server takes over what an administrator has changed in the store.

use super::bans::bans;
use super::front::Gate;
use super::keys::cookie_keys;
use crate::store::{Store, StoreError};

/// Takes over the bans and the keys of cookies as the store has them now; whoever is banned is sent away. To be called
/// after either has changed.
pub async fn reload(gate: &Gate, store: &Store) -> Result<(), StoreError> {
    // One after the other, so that none goes back to what it read before a change.
    let _turn = gate.reloading().lock().await;
    gate.set_bans(bans(store).await?);
    gate.set_keys(cookie_keys(store).await?);
    Ok(())
}

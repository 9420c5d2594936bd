//! The bans, which are kept in the store.

use super::front::Bans;
use crate::store::{Store, StoreError};

/// What the store calls them.
const BANS: &str = "bans";

/// Everyone who is banned, as the store has it now.
pub async fn bans(store: &Store) -> Result<Bans, StoreError> {
    let Some(bytes) = store.kept(BANS).await? else { return Ok(Bans::default()) };
    serde_json::from_slice(&bytes).map_err(|error| StoreError::Failed(format!("the list of bans is damaged: {error}")))
}

/// Replaces the list. A running server has to be told with [`Gate::set_bans`](super::Gate::set_bans).
pub async fn keep_bans(store: &Store, bans: &Bans) -> Result<(), StoreError> {
    let bytes = serde_json::to_vec(bans).map_err(|error| StoreError::Failed(error.to_string()))?;
    store.keep(BANS, bytes).await
}

//! The keys of the cookies, which are kept in the store.

use super::front::CookieKeys;
use crate::store::{Store, StoreError};

/// The name of the secret that signs cookies.
const COOKIES: &str = "cookies";

/// The keys that sign cookies, as the store has them now.
pub async fn cookie_keys(store: &Store) -> Result<CookieKeys, StoreError> {
    Ok(CookieKeys::new(store.secret(COOKIES).await?, store.previous_secret(COOKIES).await?))
}

/// Makes a new key for cookies. Those signed with the one before stay valid, those before that don't. A running server
/// has to be told with [`reload`](super::reload).
pub async fn rotate_cookie_keys(store: &Store) -> Result<(), StoreError> {
    store.rotate_secret(COOKIES).await
}

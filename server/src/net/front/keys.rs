//! The keys that sign the cookies of guests.

use axum_extra::extract::cookie::Key;

/// The current key, and the one before it, whose cookies are still recognised and signed again. Whoever has one of them
/// can be any guest.
#[derive(Clone)]
pub struct CookieKeys {
    pub(super) current: Key,
    previous: Option<Key>,
}

impl CookieKeys {
    /// From secrets that outlive restarts.
    pub fn new(current: [u8; 64], previous: Option<[u8; 64]>) -> Self {
        Self { current: Key::from(&current), previous: previous.map(|key| Key::from(&key)) }
    }

    /// Stand-ins until the store with the real ones is open. No cookie is handed out before.
    pub fn placeholder() -> Self {
        Self { current: Key::generate(), previous: None }
    }

    /// The current one first.
    pub(super) fn each(&self) -> impl Iterator<Item = &Key> {
        [&self.current].into_iter().chain(&self.previous)
    }
}

impl From<[u8; 64]> for CookieKeys {
    fn from(current: [u8; 64]) -> Self {
        Self::new(current, None)
    }
}

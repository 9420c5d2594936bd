//! Response bodies shared between slow readers: a second request for the same content gets the same bytes, not a copy.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The bytes still being sent to somebody, by key. Entries no longer in use are dropped when the next one is added.
pub(in crate::rooms) struct Bodies<K: Eq + Hash>(Mutex<HashMap<K, Weak<[u8]>>>);

impl<K: Eq + Hash> Default for Bodies<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Bodies<K> {
    /// Returns equal bytes that are already being sent under this key, or else registers and returns `bytes`.
    pub fn share(&self, key: K, bytes: Arc<[u8]>) -> Arc<[u8]> {
        // Nobody panics while holding the lock.
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sent.retain(|_, bytes| bytes.strong_count() > 0);
        if let Some(same) = sent.get(&key).and_then(Weak::upgrade).filter(|same| *same == bytes) {
            return same;
        }
        sent.insert(key, Arc::downgrade(&bytes));
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_are_sent_the_same_share_it() {
        let sent = Bodies::default();
        let first = sent.share(1, Arc::from(*b"one"));
        assert!(Arc::ptr_eq(&first, &sent.share(1, Arc::from(*b"one"))));
        // It has changed meanwhile, or is about something else.
        assert!(!Arc::ptr_eq(&first, &sent.share(1, Arc::from(*b"two"))));
        assert!(!Arc::ptr_eq(&first, &sent.share(2, Arc::from(*b"one"))));
        // Nobody is sent it any more.
        let gone = Arc::downgrade(&first);
        drop(first);
        assert!(gone.upgrade().is_none());
    }
}

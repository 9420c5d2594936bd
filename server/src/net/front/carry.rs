//! Carrying a guest to another device: keys that each work once, and for minutes. Kept in memory only, as hashes, so
//! that a restart or a copy of the store leaves none.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::Instant;
use uuid::Uuid;

use super::{address::ClientAddress, allowance::Allowance};

/// How long a key works, in minutes.
pub const CARRY_MINUTES: u32 = 10;
/// Keys that wait to be used, of all guests together. A guest has one at most.
pub const MAX_CARRY_KEYS: usize = 10_000;
/// Keys that an address may ask for in the time that one works.
const PER_ADDRESS: NonZeroU32 = NonZeroU32::new(30).expect("not zero");
/// Random bytes of a key.
const KEY_BYTES: usize = 16;

/// What servers call the errands of finding a key's guest, and of forgetting a guest's key.
const TAKE: &str = "take_carry";
const DROP: &str = "drop_carry";

const LASTS: Duration = Duration::from_mins(CARRY_MINUTES as u64);

type Hash = [u8; 32];

/// Why there is no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoKey {
    /// The address has asked for too many. The next one comes after so many seconds.
    TooMany(u64),
    /// Too many wait to be used.
    Full,
}

/// The keys that wait to be used.
pub struct CarryKeys {
    asked: Allowance,
    waiting: Mutex<HashMap<Uuid, CarryKey>>,
}

struct CarryKey {
    key: Hash,
    until: Instant,
}

impl Default for CarryKeys {
    /// None yet.
    fn default() -> Self {
        Self { asked: Allowance::within(LASTS, PER_ADDRESS), waiting: Mutex::default() }
    }
}

impl CarryKeys {
    /// A new key for a guest, in place of the one they had.
    ///
    /// # Panics
    /// If the operating system has no randomness to give: a guessable secret would be worse.
    pub fn make(&self, guest: Uuid, client: ClientAddress) -> Result<String, NoKey> {
        self.asked.check(client).map_err(NoKey::TooMany)?;
        let mut random = [0; KEY_BYTES];
        getrandom::fill(&mut random).expect("the operating system gives random bytes");
        let key = hex::encode(random);
        let now = Instant::now();
        let mut waiting = self.waiting();
        if waiting.len() >= MAX_CARRY_KEYS && !waiting.contains_key(&guest) {
            waiting.retain(|_, carry| now < carry.until);
            if waiting.len() >= MAX_CARRY_KEYS {
                return Err(NoKey::Full);
            }
        }
        waiting.insert(guest, CarryKey { key: hash(&key), until: now + LASTS });
        Ok(key)
    }

    /// The guest whose key this is. It works no more.
    pub fn take(&self, key: &str) -> Option<Uuid> {
        let (key, now) = (hash(key.trim()), Instant::now());
        let mut waiting = self.waiting();
        waiting.retain(|_, carry| now < carry.until);
        // What could be learnt from how long this takes is about hashes.
        let guest = waiting.iter().find(|(_, carry)| carry.key == key).map(|(guest, _)| *guest)?;
        waiting.remove(&guest);
        Some(guest)
    }

    /// What to ask other servers, which may have made this key. The answer is what [`CarryKeys::take`] gives.
    pub fn to_take(key: &str) -> Value {
        json!({ TAKE: key })
    }

    /// What to ask other servers when a guest gets a new key: to forget the one that they may have made.
    pub fn to_drop(guest: Uuid) -> Value {
        json!({ DROP: guest })
    }

    /// Runs an errand of another server, if it is about a key.
    pub fn run(&self, errand: &Value) -> Option<Value> {
        if let Some(guest) = errand.get(DROP) {
            let guest: Uuid = serde_json::from_value(guest.clone()).ok()?;
            return Some(json!(self.waiting().remove(&guest).is_some()));
        }
        errand.get(TAKE)?.as_str().map(|key| json!(self.take(key)))
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<Uuid, CarryKey>> {
        // Nobody panics while holding the lock.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(key: &str) -> Hash {
    Sha256::digest(key).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client() -> ClientAddress {
        ClientAddress::new("192.0.2.1".parse().expect("an address"))
    }

    #[tokio::test(start_paused = true)]
    async fn a_key_works_once_and_for_ten_minutes() {
        let (carry_keys, guest) = (CarryKeys::default(), Uuid::new_v4());
        let key = carry_keys.make(guest, client()).expect("a key");
        assert_eq!(key.len(), 2 * KEY_BYTES);
        assert_eq!(carry_keys.take("0123456789abcdef0123456789abcdef"), None);
        assert_eq!(carry_keys.take(&key), Some(guest));
        assert_eq!(carry_keys.take(&key), None, "it was used");

        let key = carry_keys.make(guest, client()).expect("a key");
        tokio::time::advance(LASTS).await;
        assert_eq!(carry_keys.take(&key), None, "its time is over");
        assert!(carry_keys.waiting().is_empty());
    }

    #[tokio::test]
    async fn a_new_key_replaces_the_one_before() {
        let (carry_keys, guest) = (CarryKeys::default(), Uuid::new_v4());
        let [old, new] = [(); 2].map(|()| carry_keys.make(guest, client()).expect("a key"));
        assert_eq!((carry_keys.take(&old), carry_keys.take(&new)), (None, Some(guest)));
    }

    #[tokio::test]
    async fn an_address_gets_only_so_many_keys() {
        let carry_keys = CarryKeys::default();
        let made = (0..100).filter(|_| carry_keys.make(Uuid::new_v4(), client()).is_ok()).count();
        assert_eq!(made, 30);
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_keys_wait_than_there_is_place_for() {
        let carry_keys = CarryKeys::default();
        let elsewhere = |n: usize| {
            let bits = u32::try_from(n).expect("few");
            ClientAddress::new(std::net::Ipv4Addr::from_bits(bits).into())
        };
        for n in 0..MAX_CARRY_KEYS {
            carry_keys.make(Uuid::new_v4(), elsewhere(n)).expect("a key");
        }
        assert_eq!(carry_keys.make(Uuid::new_v4(), elsewhere(MAX_CARRY_KEYS)), Err(NoKey::Full));
        tokio::time::advance(LASTS).await;
        assert!(carry_keys.make(Uuid::new_v4(), elsewhere(MAX_CARRY_KEYS)).is_ok());
    }
}

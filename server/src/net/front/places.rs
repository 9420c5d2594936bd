//! Counts and limits open connections or sockets, for each address and for all addresses together.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::address::ClientAddress;

/// What each address holds open. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Places {
    each: u32,
    all: u32,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: u32,
    by: HashMap<IpAddr, u32>,
}

/// One place, freed when dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    network: IpAddr,
}

impl Places {
    /// At most `each` for an address, and at most `all` for all of them.
    pub fn new(each: u32, all: u32) -> Self {
        Self { each, all, taken: Arc::default() }
    }

    /// One more place, if one is left for this address.
    pub fn take(&self, client: ClientAddress) -> Option<Place> {
        let network = client.network();
        let mut taken = self.lock();
        if taken.all >= self.all || taken.by.get(&network).is_some_and(|taken| *taken >= self.each) {
            return None;
        }
        taken.all += 1;
        *taken.by.entry(network).or_default() += 1;
        Some(Place { places: self.clone(), network })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        // Nobody panics while holding the lock.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        if let Some(number) = taken.by.get_mut(&self.network) {
            *number -= 1;
            if *number == 0 {
                taken.by.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> ClientAddress {
        ClientAddress::new(address.parse().expect("an address"))
    }

    #[test]
    fn a_freed_place_can_be_taken_again() {
        let places = Places::new(2, u32::MAX);
        let first = places.take(client("192.0.2.1"));
        let second = places.take(client("192.0.2.1"));
        assert!(first.is_some() && second.is_some());
        assert!(places.take(client("192.0.2.1")).is_none());
        assert!(places.take(client("192.0.2.2")).is_some(), "another address");
        drop(first);
        assert!(places.take(client("192.0.2.1")).is_some());
        drop(second);
        assert!(places.lock().by.is_empty(), "addresses without a socket are forgotten");
    }

    #[test]
    fn all_addresses_together_have_a_limit_too() {
        let places = Places::new(2, 3);
        let mut taken: Vec<_> = (1..=3).map(|host| places.take(client(&format!("192.0.2.{host}")))).collect();
        assert!(taken.iter().all(Option::is_some));
        assert!(places.take(client("192.0.2.4")).is_none());
        taken.pop();
        assert!(places.take(client("192.0.2.4")).is_some());
        drop(taken);
        assert_eq!(places.lock().all, 0);
    }
}

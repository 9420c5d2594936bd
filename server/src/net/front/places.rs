//! How many sockets each address holds open.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::address::ClientAddress;

/// The sockets of each address. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Places {
    most: NonZeroU32,
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// One socket's place, freed when dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    network: IpAddr,
}

impl Places {
    /// At most `most` for each address.
    pub fn new(most: NonZeroU32) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// A place for one more socket, if the address has one left.
    pub fn take(&self, client: ClientAddress) -> Option<Place> {
        let network = client.network();
        let mut all = self.lock();
        let taken = all.entry(network).or_default();
        if *taken >= self.most.get() {
            return None;
        }
        *taken += 1;
        Some(Place { places: self.clone(), network })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // Nobody panics while holding the lock.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.places.lock();
        if let Some(taken) = all.get_mut(&self.network) {
            *taken -= 1;
            if *taken == 0 {
                all.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_freed_place_can_be_taken_again() {
        let places = Places::new(NonZeroU32::new(2).expect("not zero"));
        let client = |address: &str| ClientAddress::new(address.parse().expect("an address"));
        let first = places.take(client("192.0.2.1"));
        let second = places.take(client("192.0.2.1"));
        assert!(first.is_some() && second.is_some());
        assert!(places.take(client("192.0.2.1")).is_none());
        assert!(places.take(client("192.0.2.2")).is_some(), "another address");
        drop(first);
        assert!(places.take(client("192.0.2.1")).is_some());
        drop(second);
        assert!(places.lock().is_empty(), "addresses without a socket are forgotten");
    }
}

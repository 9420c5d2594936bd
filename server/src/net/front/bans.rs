//! Whom the server turns away altogether: guests and networks.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use ipnet::{IpNet, Ipv6Net};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::address::ClientAddress;

/// Most bans at a time: every request is compared with all of them.
pub const MAX_BANS: usize = 1_000;
/// How much of an IPv6 address names the network of a household or a machine.
const HOUSEHOLD: u8 = 64;

/// A guest or a network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Banned {
    /// The guest with this id.
    Guest(Uuid),
    /// Everyone whose address is in this network.
    Network(IpNet),
}

/// The text is neither a guest's id nor a network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("neither a guest's id, nor an address, nor a network such as 203.0.113.0/24")]
pub struct NotBannable;

impl FromStr for Banned {
    type Err = NotBannable;

    /// An address alone is the network that limits count by: itself, or with IPv6 its /64.
    fn from_str(text: &str) -> Result<Self, NotBannable> {
        if let Ok(guest) = text.parse() {
            return Ok(Self::Guest(guest));
        }
        if let Ok(network) = text.parse::<IpNet>() {
            return Ok(Self::Network(network.trunc()));
        }
        let address: IpAddr = text.parse().map_err(|_| NotBannable)?;
        Ok(Self::Network(match address.to_canonical() {
            IpAddr::V4(address) => IpNet::from(IpAddr::V4(address)),
            IpAddr::V6(address) => household(address).into(),
        }))
    }
}

fn household(address: Ipv6Addr) -> Ipv6Net {
    Ipv6Net::new_assert(address, HOUSEHOLD).trunc()
}

impl fmt::Display for Banned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(guest) => guest.fmt(f),
            Self::Network(network) => network.fmt(f),
        }
    }
}

/// Everyone who is banned.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bans(Vec<Banned>);

impl FromIterator<Banned> for Bans {
    /// Each once.
    fn from_iter<T: IntoIterator<Item = Banned>>(all: T) -> Self {
        let mut bans = Self::default();
        for banned in all {
            if !bans.0.contains(&banned) {
                bans.0.push(banned);
            }
        }
        bans
    }
}

impl Bans {
    /// Bans someone. `false` if there are [`MAX_BANS`] already.
    pub fn add(&mut self, banned: Banned) -> bool {
        if self.0.contains(&banned) {
            return true;
        }
        let fits = self.0.len() < MAX_BANS;
        if fits {
            self.0.push(banned);
        }
        fits
    }

    /// Everyone who is banned.
    pub fn each(&self) -> &[Banned] {
        &self.0
    }

    /// The ban of this client, or of the guest if it is known which one.
    pub fn of(&self, client: ClientAddress, guest: Option<Uuid>) -> Option<Banned> {
        let covers = |banned: &&Banned| match banned {
            Banned::Guest(id) => guest == Some(*id),
            Banned::Network(network) => client.is_in(network),
        };
        self.0.iter().find(covers).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bans(all: &[&str]) -> Bans {
        let mut bans = Bans::default();
        assert!(all.iter().all(|banned| bans.add(banned.parse().expect("a guest or a network"))));
        bans
    }

    #[test]
    fn a_network_covers_its_addresses_and_no_others() {
        let bans = bans(&["203.0.113.7/24", "198.51.100.9", "2001:db8:1:2::3"]);
        let covered = |address: &str| bans.of(ClientAddress::new(address.parse().expect("an address")), None).is_some();
        for banned in ["203.0.113.0", "203.0.113.255", "::ffff:203.0.113.1", "198.51.100.9", "2001:db8:1:2:ffff::"] {
            assert!(covered(banned), "{banned}");
        }
        for free in ["203.0.112.255", "198.51.100.8", "2001:db8:1:3::3", "::1"] {
            assert!(!covered(free), "{free}");
        }
    }

    #[test]
    fn a_guest_is_covered_at_any_address() {
        let guest = Uuid::from_u128(7);
        let bans = bans(&[&guest.to_string()]);
        let client = ClientAddress::new(IpAddr::from([192, 0, 2, 1]));
        assert_eq!(bans.of(client, Some(guest)), Some(Banned::Guest(guest)));
        assert_eq!(bans.of(client, Some(Uuid::from_u128(8))), None);
        assert_eq!(bans.of(client, None), None);
    }

    #[test]
    fn what_is_neither_guest_nor_network_is_refused() {
        for text in ["", "nobody", "203.0.113.0/33", "203.0.113", "example.org"] {
            assert_eq!(text.parse::<Banned>(), Err(NotBannable), "{text}");
        }
    }
}

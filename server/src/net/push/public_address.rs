//! Which addresses are on the internet, and names that lead only there.

use std::{
    net::{IpAddr, SocketAddr},
    sync::LazyLock,
};

use ipnet::IpNet;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::net::lookup_host;

/// The networks of the registries of special addresses (RFC 6890 and its successors) that nobody is reached in from
/// everywhere, or that lead on to addresses of version 4.
const SPECIAL: [&str; 25] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
    "::/16",
    "64:ff9b::/32",
    "100::/16",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
    "5f00::/16",
    "fc00::/7",
    "fe00::/7",
];

static NETWORKS: LazyLock<[IpNet; 25]> = LazyLock::new(|| SPECIAL.map(|net| net.parse().expect("a network")));

/// Whether an address can be reached from everywhere.
pub fn is_public(address: IpAddr) -> bool {
    let address = address.to_canonical();
    !NETWORKS.iter().any(|net| net.contains(&address))
}

/// Why a name is not used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the name leads to no public address")]
struct NotPublic;

/// Looks up names, and finds only what is on the internet: also a name that anybody may own can lead to this machine.
#[derive(Debug)]
pub struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = public(lookup_host((name.as_str(), 0)).await?)?;
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

fn public(found: impl Iterator<Item = SocketAddr>) -> Result<Vec<SocketAddr>, NotPublic> {
    let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
    if public.is_empty() { Err(NotPublic) } else { Ok(public) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_on_the_internet_are_public() {
        for public in ["8.8.8.8", "142.250.185.74", "2a00:1450:4001:80e::200a", "2620:fe::fe", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn addresses_near_are_not_public() {
        for near in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.31.0.1",
            "192.168.1.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(near.parse().unwrap()), "{near}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_found() {
        assert!(PublicNames.resolve("localhost".parse().unwrap()).await.is_err());
    }

    #[test]
    fn of_several_addresses_only_public_ones_are_used() {
        let both = ["10.0.0.1:0", "8.8.8.8:0"].map(|address| address.parse().unwrap());
        assert_eq!(public(both.into_iter()), Ok(vec![both[1]]));
        assert_eq!(public(both[..1].iter().copied()), Err(NotPublic));
    }
}

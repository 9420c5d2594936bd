//! Which Host headers can be believed without a `--public-url`.
//!
//! Another site can give this server's address to a name of its own (DNS rebinding) and would then pass for its own
//! page. That works with no address, and with no name that is only valid on this machine or in its network.

use std::net::{Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

use super::public_url::PublicUrl;

/// Whether the address is one of this machine or of its network.
pub(super) fn is_near(address: &PublicUrl) -> bool {
    let Ok(url) = Url::parse(address.origin()) else { return false };
    match url.host() {
        Some(Host::Domain(name)) => is_near_name(name.strip_suffix('.').unwrap_or(name)),
        Some(Host::Ipv4(address)) => is_near_v4(address),
        Some(Host::Ipv6(address)) => is_near_v6(address),
        None => false,
    }
}

fn is_near_name(name: &str) -> bool {
    name == "localhost" || [".localhost", ".local"].iter().any(|domain| name.ends_with(domain))
}

fn is_near_v4(address: Ipv4Addr) -> bool {
    // 100.64.0.0/10 is shared between a provider and its customers (RFC 6598), and used by private overlay networks.
    let shared = address.octets()[0] == 100 && address.octets()[1] & 0xc0 == 64;
    address.is_loopback() || address.is_private() || address.is_link_local() || shared
}

fn is_near_v6(address: Ipv6Addr) -> bool {
    match address.to_ipv4_mapped() {
        Some(address) => is_near_v4(address),
        None => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_this_machine_and_its_network_are_near() {
        let near = |host: &str| is_near(&format!("http://{host}").parse().expect("an address"));
        for host in [
            "localhost:8080",
            "me.localhost",
            "nas.local",
            "NAS.local.",
            "127.0.0.1:8080",
            "10.1.2.3",
            "172.31.0.1",
            "192.168.1.5:80",
            "169.254.1.1",
            "100.64.0.1",
            "[::1]:8080",
            "[fd00::1]",
            "[fe80::1]",
            "[::ffff:192.168.1.5]",
        ] {
            assert!(near(host), "{host}");
        }
        for host in [
            "cities.example.org",
            "localhost.example.org",
            "notlocalhost",
            "local",
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "[2001:db8::1]",
            "[::ffff:8.8.8.8]",
        ] {
            assert!(!near(host), "{host}");
        }
    }
}

//! The client's address, which limits count by.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::{extract::ConnectInfo, http::request::Parts};
use ipnet::IpNet;

use super::proxies::forwarded;

/// The header to which each proxy appends the address of its client.
const FORWARDED: &str = "x-forwarded-for";

/// Address of the client: the peer's, or behind trusted proxies the one that the outermost of them saw. Anything
/// further to the left in the header may be forged and is ignored.
///
/// Needs a server with [`ConnectInfo`]; without it all clients share one address and its limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// An IPv4-mapped IPv6 address becomes the IPv4 address.
    pub fn new(address: IpAddr) -> Self {
        Self(address.to_canonical())
    }

    /// What limits count by: the IPv4 address, or the /64 network that a household or a machine has to itself.
    pub fn network(self) -> IpAddr {
        match self.0 {
            IpAddr::V4(_) => self.0,
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        }
    }

    /// Whether it belongs to a network.
    pub fn is_in(self, network: &IpNet) -> bool {
        network.contains(&self.0)
    }

    pub(super) fn of(parts: &Parts, hops: u8) -> Self {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        Self::new(forwarded(&parts.headers, FORWARDED, hops).and_then(address).unwrap_or(peer))
    }
}

fn address(text: &str) -> Option<IpAddr> {
    // Some proxies add the port.
    text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn seen(forwarded: &[&str], hops: u8) -> String {
        let mut request = Request::builder();
        for value in forwarded {
            request = request.header(FORWARDED, *value);
        }
        let (mut parts, ()) = request.body(()).expect("a request").into_parts();
        parts.extensions.insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 7], 4000))));
        ClientAddress::of(&parts, hops).0.to_string()
    }

    #[test]
    fn the_header_is_ignored_without_a_trusted_proxy() {
        assert_eq!(seen(&["198.51.100.1"], 0), "192.0.2.7");
    }

    #[test]
    fn only_the_address_from_the_outermost_trusted_proxy_counts() {
        assert_eq!(seen(&["10.0.0.1, 198.51.100.1"], 1), "198.51.100.1");
        assert_eq!(seen(&["10.0.0.1", "203.0.113.5, 198.51.100.2"], 1), "198.51.100.2");
        assert_eq!(seen(&["10.0.0.1, 203.0.113.5", "198.51.100.2"], 2), "203.0.113.5");
        assert_eq!(seen(&["198.51.100.1:5555"], 1), "198.51.100.1");
        assert_eq!(seen(&["[2001:db8::1]:5555"], 1), "2001:db8::1");
        assert_eq!(seen(&["::ffff:198.51.100.1"], 1), "198.51.100.1");
    }

    #[test]
    fn without_a_readable_header_the_peer_counts() {
        assert_eq!(seen(&["198.51.100.1, nobody"], 1), "192.0.2.7");
        assert_eq!(seen(&[], 1), "192.0.2.7");
    }
}

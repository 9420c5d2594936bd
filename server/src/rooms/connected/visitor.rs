//! A visitor of a room: the guest, and their network.

use std::net::{IpAddr, Ipv4Addr};

use uuid::Uuid;

/// Identifies a connection within its room. Later ones are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ConnectionId(pub(in crate::rooms) u64);

/// A guest at one address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Visitor {
    /// Who.
    pub guest: Uuid,
    /// Their IPv4 address, or IPv6 network of 64 bits.
    pub network: IpAddr,
}

impl From<Uuid> for Visitor {
    /// A guest on this machine.
    fn from(guest: Uuid) -> Self {
        Self { guest, network: Ipv4Addr::LOCALHOST.into() }
    }
}

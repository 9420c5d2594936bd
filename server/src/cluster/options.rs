//! The settings of a server that shares its store with others.

use std::net::SocketAddr;

use clap::Args;

/// How this server is one of several.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
#[group(skip)]
pub struct ClusterOptions {
    /// Address and port at which the other servers on the same database reach this one
    ///
    /// Without it, the server has the database for itself. What servers say to each other is not encrypted: use a
    /// network of their own.
    #[arg(
        id = "cluster-listen",
        long = "cluster-listen",
        env = "CONURBATION_CLUSTER_LISTEN",
        value_name = "ADDRESS:PORT"
    )]
    pub listen: Option<SocketAddr>,

    /// Name or address, and port, that the other servers are told, if it is another one than --cluster-listen
    #[arg(
        id = "cluster-address",
        long = "cluster-address",
        env = "CONURBATION_CLUSTER_ADDRESS",
        value_name = "HOST:PORT",
        requires = "cluster-listen"
    )]
    pub address: Option<String>,
}

impl ClusterOptions {
    /// What the others are told, for a server that listens there; `None` if nobody could reach it by that.
    pub fn told(&self, listening: SocketAddr) -> Option<String> {
        match &self.address {
            Some(address) => Some(address.clone()),
            None => (!listening.ip().is_unspecified()).then(|| listening.to_string()),
        }
    }
}

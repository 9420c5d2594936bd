//! The settings of the gate.

use std::num::NonZeroU32;

use clap::{Args, builder::BoolishValueParser};

use super::public_url::PublicUrl;
use crate::defaults::defaults;

/// What a [`Gate`](super::Gate) lets pass.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct GateOptions {
    /// Where players reach the server: scheme and host, without a path
    ///
    /// Invitations and QR codes begin with it, only its own pages may change anything, and with https cookies are sent
    /// over https only. Without it, the address is taken from the browser's Host header.
    #[arg(long, env = "CONURBATION_PUBLIC_URL", value_name = "https://HOST")]
    pub public_url: Option<PublicUrl>,

    /// Trust the X-Forwarded-For and X-Forwarded-Proto headers of the proxy in front of the server
    ///
    /// Set this only if all requests come through a proxy that sets them: then each limit counts by the last address in
    /// X-Forwarded-For. Otherwise anyone could forge these headers.
    #[arg(long, env = "CONURBATION_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,

    /// Rooms that one address may open per minute
    ///
    /// An address is an IPv4 address, or an IPv6 network of 64 bits.
    #[arg(long, env = "CONURBATION_ROOMS_PER_MINUTE", value_name = "NUMBER", default_value = "6")]
    pub rooms_per_minute: NonZeroU32,

    /// Requests that one address may send per minute
    ///
    /// A first visit to a room takes about ten, and a whole party may share an address.
    #[arg(long, env = "CONURBATION_REQUESTS_PER_MINUTE", value_name = "NUMBER", default_value = "600")]
    pub requests_per_minute: NonZeroU32,

    /// Sockets that one address may hold open: one for each tab with a room
    #[arg(long, env = "CONURBATION_SOCKETS_PER_ADDRESS", value_name = "NUMBER", default_value = "64")]
    pub sockets_per_address: NonZeroU32,

    /// Commands that one socket may send per second
    #[arg(long, env = "CONURBATION_COMMANDS_PER_SECOND", value_name = "NUMBER", default_value = "20")]
    pub commands_per_second: NonZeroU32,
}

impl Default for GateOptions {
    fn default() -> Self {
        defaults()
    }
}

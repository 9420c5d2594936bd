//! The settings of the gate.

use std::{
    num::{NonZeroU32, ParseIntError},
    time::Duration,
};

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
    /// over https only. Without it, the address is taken from the browser's Host header, which may only name this
    /// machine or its network: a private address, localhost, or a name that ends in .localhost or .local.
    #[arg(long, env = "CONURBATION_PUBLIC_URL", value_name = "https://HOST")]
    pub public_url: Option<PublicUrl>,

    /// Trusted proxies that every request passes, one after the other
    ///
    /// Each appends an address to X-Forwarded-For; each limit counts by the one that the outermost trusted proxy has
    /// appended, and X-Forwarded-Proto is trusted too. Set this only if all requests come through that many proxies:
    /// otherwise anyone could forge these headers.
    #[arg(long, env = "CONURBATION_PROXY_HOPS", value_name = "NUMBER", default_value = "0")]
    pub proxy_hops: u8,

    /// The same as --proxy-hops 1
    #[arg(long, env = "CONURBATION_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,

    /// Connections in all
    ///
    /// At most three quarters of the files that the operating system lets the program open. Connections beyond are
    /// closed at once.
    #[arg(long, env = "CONURBATION_CONNECTIONS", value_name = "NUMBER", default_value = "16384")]
    pub connections: NonZeroU32,

    /// Connections that one address may hold open; behind a proxy they are not limited
    ///
    /// It may open as many, and at least 256, within five seconds. A browser opens up to six, and one more for each tab
    /// with a room. Connections beyond are closed at once.
    #[arg(long, env = "CONURBATION_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER", default_value = "256")]
    pub connections_per_address: NonZeroU32,

    /// Seconds that a client may take to send the headers of a request, and then its body
    ///
    /// An unused connection is closed after this time too. Behind a proxy headers and unused connections have at
    /// least 150 seconds, longer than proxies keep a connection.
    #[arg(
        long,
        env = "CONURBATION_REQUEST_TIMEOUT",
        value_name = "SECONDS",
        default_value = "10",
        value_parser = seconds
    )]
    pub request_timeout: Duration,

    /// Rooms that one address may open per minute
    ///
    /// An address is an IPv4 address, or an IPv6 network of 64 bits.
    #[arg(long, env = "CONURBATION_ROOMS_PER_MINUTE", value_name = "NUMBER", default_value = "6")]
    pub rooms_per_minute: NonZeroU32,

    /// Rooms that one address may open per day
    #[arg(long, env = "CONURBATION_ROOMS_PER_DAY", value_name = "NUMBER", default_value = "150")]
    pub rooms_per_day: NonZeroU32,

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

impl GateOptions {
    /// As many trusted proxies as either setting says.
    pub fn hops(&self) -> u8 {
        self.proxy_hops.max(self.behind_proxy.into())
    }

    /// With no more connections than fit well below this limit of open files.
    #[must_use]
    pub fn within(mut self, files: u64) -> Self {
        let most = u32::try_from(files / 4 * 3).unwrap_or(u32::MAX);
        self.connections = self.connections.min(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN));
        self
    }
}

impl Default for GateOptions {
    fn default() -> Self {
        defaults()
    }
}

fn seconds(text: &str) -> Result<Duration, ParseIntError> {
    text.parse::<NonZeroU32>().map(|number| Duration::from_secs(number.get().into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_everything_else() {
        let options = GateOptions::default();
        assert_eq!(options.clone().within(1024).connections.get(), 768);
        assert_eq!(options.clone().within(u64::MAX).connections, options.connections);
        assert_eq!(options.within(0).connections.get(), 1);
    }
}

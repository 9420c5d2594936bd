//! A server in this process, on a free port of the loopback interface.

use std::io;
use std::num::NonZeroU32;

use conurbation::net::{Gate, GateOptions, push::PushOptions};
use conurbation::rooms::RoomsOptions;
use conurbation::serve::serve;
use conurbation::store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A server; it ends with the test's runtime.
pub struct Server {
    /// Where it listens, as `host:port`.
    pub host: String,
    /// The same as `http://host:port`.
    pub url: String,
    /// Asks it to end.
    pub shutdown: CancellationToken,
    /// Ends when it has.
    pub running: JoinHandle<io::Result<()>>,
}

impl Server {
    /// A server whose limits a test does not reach by chance, with some settings of its own.
    pub async fn start(change: impl FnOnce(&mut GateOptions)) -> Self {
        let many = NonZeroU32::new(10_000).unwrap();
        let mut options = GateOptions {
            rooms_per_minute: many,
            rooms_per_day: many,
            requests_per_minute: many,
            ..GateOptions::default()
        };
        change(&mut options);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let host = listener.local_addr().unwrap().to_string();
        let shutdown = CancellationToken::new();
        let store = Store::open("memory:").await.unwrap();
        let gate = Gate::new([7; 64], options);
        let (options, push) = (RoomsOptions::default(), PushOptions::default());
        let running = tokio::spawn(serve(listener, gate, options, push, store, shutdown.clone()));
        Self { url: format!("http://{host}"), host, shutdown, running }
    }
}

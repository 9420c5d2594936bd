//! Accepting connections: how many there may be, and how long each may take to say what it wants.

use std::{io, net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep};
use tokio_io_timeout::TimeoutWriter;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::Service;

use super::accept_pacer::AcceptPacer;
use super::counted::Counted;
use super::front::{ClientAddress, Gate};

/// Most bytes of a request's line and headers. Browsers send about one thousand.
const MAX_HEADER: usize = 16 * 1024;
/// How long the other side may take none of what waits to be written to it.
const WRITE_STALL: Duration = Duration::from_secs(30);
/// How long to wait when the operating system has no connection to give, because something else has used up its files.
const PAUSE: Duration = Duration::from_millis(100);
/// How often at most the log says that connections are refused, or can't be accepted.
const TELL_EVERY: Duration = Duration::from_mins(1);

/// Where connections come from.
pub trait Listen {
    /// The next one.
    fn accept(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>>;
}

impl Listen for TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        Self::accept(self).await
    }
}

impl Listen for &mut TcpListener {
    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        TcpListener::accept(self).await
    }
}

/// Serves every connection that the gate has a place for, until `shutdown`; then waits until all requests are answered.
/// The tasks of upgraded sockets go on; the gate has them.
pub async fn run(mut listener: impl Listen, site: Router, gate: Gate, shutdown: CancellationToken) {
    let mut http = http1::Builder::new();
    // Counts from the end of the previous request, so that it ends unused connections too.
    http.timer(TokioTimer::new()).header_read_timeout(gate.header_timeout()).max_header_size(MAX_HEADER);
    let open = TaskTracker::new();
    let mut refused = Tally::default();
    let mut failed = Tally::default();
    let mut pacer = AcceptPacer::new();
    let mut next = async |pacer: &mut AcceptPacer| {
        pacer.wait().await;
        listener.accept().await
    };
    while let Some(accepted) = shutdown.run_until_cancelled(next(&mut pacer)).await {
        match accepted {
            Ok((stream, peer)) => {
                if let Some(place) = gate.admit(ClientAddress::new(peer.ip())) {
                    pacer.take();
                    // A view is one small write, which must not wait until the one before was acknowledged.
                    if let Err(error) = stream.set_nodelay(true) {
                        tracing::debug!(%error, "could not set TCP_NODELAY");
                    }
                    let stream = Counted::new(stream, place);
                    open.spawn(serve(http.clone(), stream, peer, site.clone(), shutdown.clone()));
                    continue;
                }
                gate.metrics().refused("connections");
                if let Some(number) = refused.count() {
                    tracing::warn!(number, "connections were refused: too many at once, or too fast from one address");
                }
            }
            Err(error) if is_about_one_connection(&error) => {}
            Err(error) => {
                if let Some(number) = failed.count() {
                    tracing::error!(number, %error, "connections could not be accepted");
                }
                sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    open.close();
    open.wait().await;
}

async fn serve(
    http: http1::Builder,
    stream: Counted<TcpStream>,
    peer: SocketAddr,
    site: Router,
    shutdown: CancellationToken,
) {
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(WRITE_STALL));
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        site.clone().call(request)
    });
    let mut serving = pin!(http.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades());
    let ended = tokio::select! {
        ended = &mut serving => ended,
        () = shutdown.cancelled() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Whether an error means that this one connection is gone, and the next one may be fine.
fn is_about_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Counts what may happen a thousand times a second and is told once in a while.
#[derive(Default)]
struct Tally {
    number: u64,
    told: Option<Instant>,
}

impl Tally {
    /// Counts one more. Returns how many there were since the last time, if they are to be told now.
    fn count(&mut self) -> Option<u64> {
        self.number += 1;
        if self.told.is_some_and(|told| told.elapsed() < TELL_EVERY) {
            return None;
        }
        self.told = Some(Instant::now());
        Some(std::mem::take(&mut self.number))
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::VecDeque, num::NonZeroU32};

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    use super::*;
    use crate::net::front::GateOptions;

    /// Fails in these ways before it listens.
    struct Failing(VecDeque<io::Error>, TcpListener);

    impl Listen for Failing {
        async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
            match self.0.pop_front() {
                Some(error) => Err(error),
                None => Listen::accept(&mut self.1).await,
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn errors_while_accepting_neither_end_it_nor_make_it_spin() {
        /// "Too many open files".
        const EMFILE: i32 = 24;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("it listens");
        let began = Instant::now();
        let gone = (0..3).map(|_| io::ErrorKind::ConnectionAborted.into());
        let errors = (0..100).map(|_| io::Error::from_raw_os_error(EMFILE)).chain(gone);
        let shutdown = CancellationToken::new();
        let gate = Gate::new([7; 64], GateOptions::default());
        let listener = Failing(errors.collect(), listener);
        let running = tokio::spawn(run(listener, Router::new(), gate, shutdown.clone()));
        client.write_all(b"GET / HTTP/1.0\r\n\r\n").await.expect("it is sent");
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.0 404"), "{answer}");
        assert!(began.elapsed() >= 100 * PAUSE);
        shutdown.cancel();
        running.await.expect("it ends");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_nothing_of_an_answer_loses_the_connection() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let one = NonZeroU32::MIN;
        let gate = Gate::new([7; 64], GateOptions { connections: one, ..GateOptions::default() });
        let long = Router::new().route("/", get(async || "x".repeat(64 << 20)));
        tokio::spawn(run(listener, long, gate.clone(), CancellationToken::new()));
        let mut stalled = TcpStream::connect(address).await.expect("it listens");
        stalled.write_all(b"GET / HTTP/1.0\r\n\r\n").await.expect("it is sent");
        stalled.read_u8().await.expect("the answer begins");
        let freed = async {
            while gate.connections().take(ClientAddress::new(address.ip())).is_none() {
                sleep(Duration::from_secs(1)).await;
            }
        };
        timeout(10 * WRITE_STALL, freed).await.expect("the only place is free again");
    }

    #[tokio::test(start_paused = true)]
    async fn what_happens_often_is_told_once_a_minute() {
        let mut tally = Tally::default();
        assert_eq!(tally.count(), Some(1));
        assert!((0..1000).all(|_| tally.count().is_none()));
        sleep(TELL_EVERY).await;
        assert_eq!(tally.count(), Some(1001));
    }
}

//! A stream to another server: a WebSocket on which both sides have proved that they know the key.
//!
//! The key itself is never sent, and nothing that was sent once is worth anything a second time. What follows is not
//! encrypted: servers talk to each other on a network of their own.

use std::io::ErrorKind;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::error::{Error, ProtocolError};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{WebSocketStream, accept_async_with_config, client_async_with_config};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::key::{ClusterKey, Nonce, Proof};
use crate::rooms::Pipe;
use crate::store::Node;

/// Raised when servers with different numbers could not understand each other.
const PROTOCOL: u32 = 1;
/// How long it may take until both sides are sure of each other.
const HANDSHAKE: Duration = Duration::from_secs(2);
/// How often each side says that it is there.
const PING_EVERY: Duration = Duration::from_millis(500);
/// A stream that is silent for this long has ended: about when the others cease to believe in a server that hangs
/// (`rooms/links/lease.rs`), so that those whose rooms it had look for them when these become free.
const DEAD_AFTER: Duration = Duration::from_millis(2250);
/// Most bytes of a message. The largest are views with everything that is said, and lists of names.
const MAX_MESSAGE: usize = 4 << 20;
/// Most bytes that are read at once: so many are filled with zeros before each read.
const READ_BUFFER: usize = 16 * 1024;
/// The same as [`MAX_MESSAGE`] from callers who have not proved yet who they are.
const MAX_STRANGE: usize = 1024;
/// Most letters that leave with one that was waited for: no more than get through quickly.
const AT_ONCE: usize = 256;

/// Why there is no stream.
#[derive(Debug, thiserror::Error)]
pub enum StreamError {
    /// Its machine says that no program listens there.
    #[error("nobody listens there")]
    Refused,
    /// Another server of the same store listens there.
    #[error("another server listens there")]
    Replaced,
    /// There is no way to it, or the connection broke.
    #[error("it can't be reached: {0}")]
    Unreachable(String),
    /// The other end does not speak the servers' protocol.
    #[error("its answer is not that of a server")]
    Strange,
    /// Its protocol has another number.
    #[error("it speaks protocol {0}, and this server {PROTOCOL}: update the older one")]
    Version(u32),
    /// The other end does not share the store.
    #[error("it has another database")]
    Stranger,
    /// It took too long.
    #[error("it does not answer")]
    Silent,
}

impl StreamError {
    /// Whether the process of the server that was called must have ended.
    pub const fn means_its_end(&self) -> bool {
        matches!(self, Self::Refused | Self::Replaced)
    }
}

impl From<Error> for StreamError {
    fn from(error: Error) -> Self {
        Self::Unreachable(error.to_string())
    }
}

/// The greeting of the server that was called.
#[derive(Serialize, Deserialize)]
struct Hello {
    protocol: u32,
    node: Uuid,
    nonce: Nonce,
}

/// The caller's answer to the greeting.
#[derive(Serialize, Deserialize)]
struct Call {
    node: Uuid,
    nonce: Nonce,
    proof: Proof,
}

/// A stream that both sides trust.
pub struct Stream(WebSocketStream<TcpStream>);

impl Stream {
    /// Calls another server.
    pub async fn dial(node: &Node, me: Uuid, key: &ClusterKey) -> Result<Self, StreamError> {
        let dialling = async {
            let unreachable = |error: std::io::Error| StreamError::Unreachable(error.to_string());
            let tcp = TcpStream::connect(&node.address).await.map_err(|error| match error.kind() {
                ErrorKind::ConnectionRefused => StreamError::Refused,
                _ => unreachable(error),
            })?;
            tcp.set_nodelay(true).map_err(unreachable)?;
            let url = format!("ws://{}/", node.address);
            let (socket, _) = client_async_with_config(url, tcp, Some(config(MAX_MESSAGE))).await?;
            let mut stream = Self(socket);
            let Hello { protocol, node: called, nonce: theirs } = stream.hear().await?;
            if protocol != PROTOCOL {
                return Err(StreamError::Version(protocol));
            }
            let mine = nonce();
            let said = [called.as_bytes().as_slice(), me.as_bytes(), &theirs, &mine];
            stream.say(&Call { node: me, nonce: mine, proof: key.prove("caller", &said) }).await?;
            let proof: Proof = stream.hear().await?;
            match key.accepts("called", &said, &proof) {
                false => Err(StreamError::Stranger),
                true if called != node.id => Err(StreamError::Replaced),
                true => Ok(stream),
            }
        };
        timeout(HANDSHAKE, dialling).await.unwrap_or(Err(StreamError::Silent))
    }

    /// Answers another server's call.
    pub async fn accept(tcp: TcpStream, me: Uuid, key: &ClusterKey) -> Result<Self, StreamError> {
        let accepting = async {
            tcp.set_nodelay(true).map_err(|error| StreamError::Unreachable(error.to_string()))?;
            let mut stream = Self(accept_async_with_config(tcp, Some(config(MAX_STRANGE))).await?);
            let mine = nonce();
            stream.say(&Hello { protocol: PROTOCOL, node: me, nonce: mine }).await?;
            let Call { node, nonce: theirs, proof } = stream.hear().await?;
            let said = [me.as_bytes().as_slice(), node.as_bytes(), &mine, &theirs];
            if !key.accepts("caller", &said, &proof) {
                return Err(StreamError::Stranger);
            }
            stream.say(&key.prove("called", &said)).await?;
            // Nothing was read beyond the proof: until it has the answer, the caller says nothing more.
            let tcp = stream.0.into_inner();
            Ok(Self(WebSocketStream::from_raw_socket(tcp, Role::Server, Some(config(MAX_MESSAGE))).await))
        };
        timeout(HANDSHAKE, accepting).await.unwrap_or(Err(StreamError::Silent))
    }

    async fn say(&mut self, what: &impl Serialize) -> Result<(), StreamError> {
        let text = serde_json::to_string(what).map_err(|_| StreamError::Strange)?;
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    async fn hear<T: DeserializeOwned>(&mut self) -> Result<T, StreamError> {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).map_err(|_| StreamError::Strange),
            Some(Ok(_)) => Err(StreamError::Strange),
            // The other end hangs up on a proof that it rejects.
            Some(Err(Error::ConnectionClosed | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)))
            | None => Err(StreamError::Stranger),
            Some(Err(error)) => Err(error.into()),
        }
    }

    /// Carries letters until either end goes, nothing is heard from the other side any more, or `shutdown`.
    pub async fn carry(self, Pipe { sender, receiver }: Pipe, shutdown: CancellationToken) {
        let (sink, source) = self.0.split();
        let writing = write(sink, receiver);
        let reading = read(source, sender);
        // Each goes on while the other waits: two servers that both write and don't read would wait for ever.
        tokio::select! {
            () = writing => {}
            () = reading => {}
            () = shutdown.cancelled() => {}
        }
    }
}

type Sink = futures_util::stream::SplitSink<WebSocketStream<TcpStream>, Message>;
type Source = futures_util::stream::SplitStream<WebSocketStream<TcpStream>>;

async fn write(mut sink: Sink, mut letters: mpsc::Receiver<Vec<u8>>) {
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let first = tokio::select! {
            letter = letters.recv() => match letter {
                Some(letter) => Message::Binary(letter.into()),
                None => return,
            },
            _ = ping.tick() => Message::Ping(Bytes::new()),
        };
        let writing = async {
            sink.feed(first).await?;
            // What waits leaves together, but no more at a time than soon gets through.
            for _ in 0..AT_ONCE {
                let Ok(letter) = letters.try_recv() else { break };
                sink.feed(Message::Binary(letter.into())).await?;
            }
            sink.flush().await
        };
        if !matches!(timeout(DEAD_AFTER, writing).await, Ok(Ok(()))) {
            return;
        }
    }
}

async fn read(mut source: Source, letters: mpsc::Sender<Vec<u8>>) {
    while let Ok(Some(Ok(message))) = timeout(DEAD_AFTER, source.next()).await {
        if let Message::Binary(letter) = message
            && letters.send(letter.into()).await.is_err()
        {
            return;
        }
    }
}

fn config(most: usize) -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(READ_BUFFER).max_message_size(Some(most)).max_frame_size(Some(most))
}

fn nonce() -> Nonce {
    let mut nonce = Nonce::default();
    getrandom::fill(&mut nonce).expect("the operating system gives random bytes");
    nonce
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;
    use crate::store::Store;

    async fn a_key() -> ClusterKey {
        ClusterKey::of(&Store::open("memory:").await.expect("memory")).await.expect("a key")
    }

    /// Somebody with one key calls somebody with the other, whom they take for `wanted`.
    async fn call(
        (caller_key, host_key): (&ClusterKey, &ClusterKey),
        (wanted, is): (Uuid, Uuid),
    ) -> (Result<Stream, StreamError>, Result<Stream, StreamError>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let node = Node { id: wanted, address: listener.local_addr().expect("an address").to_string() };
        let accepting = async { Stream::accept(listener.accept().await.expect("a call").0, is, host_key).await };
        tokio::join!(Stream::dial(&node, Uuid::new_v4(), caller_key), accepting)
    }

    #[tokio::test]
    async fn servers_that_share_a_key_carry_letters_to_each_other() {
        let (key, node) = (a_key().await, Uuid::new_v4());
        let (caller, host) = call((&key, &key), (node, node)).await;
        let ends = [caller.expect("it is trusted"), host.expect("it is trusted")].map(|stream| {
            let (near, far) = Pipe::pair();
            tokio::spawn(stream.carry(far, CancellationToken::new()));
            near
        });
        let [mut caller, mut host] = ends;
        caller.sender.send(b"question".to_vec()).await.expect("it is carried");
        assert_eq!(host.receiver.recv().await.as_deref(), Some(&b"question"[..]));
        host.sender.send(b"answer".to_vec()).await.expect("it is carried");
        assert_eq!(caller.receiver.recv().await.as_deref(), Some(&b"answer"[..]));
        drop(host);
        assert_eq!(caller.receiver.recv().await, None, "the other end is gone");
    }

    #[tokio::test]
    async fn whoever_does_not_know_the_key_is_turned_away() {
        let node = Uuid::new_v4();
        let (caller, host) = call((&a_key().await, &a_key().await), (node, node)).await;
        assert!(matches!(host, Err(StreamError::Stranger)));
        assert!(matches!(caller, Err(StreamError::Stranger)));
    }

    #[tokio::test]
    async fn another_server_at_the_same_address_is_not_taken_for_the_one_before() {
        let key = a_key().await;
        let (caller, _host) = call((&key, &key), (Uuid::new_v4(), Uuid::new_v4())).await;
        assert!(matches!(caller, Err(StreamError::Replaced)));
    }

    #[tokio::test]
    async fn nobody_listens_at_a_closed_port() {
        let port = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address");
        let node = Node { id: Uuid::new_v4(), address: port.to_string() };
        let called = Stream::dial(&node, Uuid::new_v4(), &a_key().await).await;
        assert!(matches!(called, Err(StreamError::Refused)));
    }

    #[tokio::test]
    async fn what_was_said_once_is_worth_nothing_a_second_time() {
        let (key, node, nonce) = (a_key().await, Uuid::new_v4(), [7; 32]);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let accepting = async { Stream::accept(listener.accept().await.expect("a call").0, node, &key).await };
        let replaying = async {
            let tcp = TcpStream::connect(address).await.expect("it listens");
            let (socket, _) = client_async_with_config(format!("ws://{address}/"), tcp, None).await.expect("a socket");
            let mut stream = Stream(socket);
            let _: Hello = stream.hear().await.expect("a greeting");
            // Made for the nonce of an earlier greeting.
            let said = [node.as_bytes().as_slice(), node.as_bytes(), &[8; 32], &nonce];
            stream.say(&Call { node, nonce, proof: key.prove("caller", &said) }).await.expect("it is sent");
            stream.hear::<Proof>().await
        };
        let (accepted, answer) = tokio::join!(accepting, replaying);
        assert!(matches!(accepted, Err(StreamError::Stranger)));
        assert!(answer.is_err());
    }
}

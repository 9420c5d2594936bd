//! A bare socket server to compare with: a message on one socket of a room is answered on all of them with ready-made
//! bytes. It has no rules, no log and no views, and so shows what the stack costs at the least.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use axum::{
    Router,
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
    routing::get,
    serve::ListenerExt,
};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Most messages that are written at once.
const JOINED: usize = 64;

/// The sockets of each room.
type Rooms = HashMap<String, Vec<mpsc::UnboundedSender<Utf8Bytes>>>;

#[derive(Clone)]
struct Bare {
    rooms: Arc<Mutex<Rooms>>,
    /// What everyone gets for each message.
    view: Utf8Bytes,
    /// What the sender gets in addition.
    ack: Utf8Bytes,
    /// What waits for a socket is written at once.
    joined: bool,
}

/// Serves until the process ends, with messages of these sizes. `joined`: what waits for a socket is written at once.
/// Prints its address.
pub async fn serve(view_bytes: usize, ack_bytes: usize, joined: bool) -> Result<()> {
    let (view, ack) = ("v".repeat(view_bytes).into(), "a".repeat(ack_bytes).into());
    let bare = Bare { rooms: Arc::default(), view, ack, joined };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    let listener = listener.tap_io(|socket| {
        let _ = socket.set_nodelay(true);
    });
    Ok(axum::serve(listener, Router::new().route("/r/{room}/ws", get(open)).with_state(bare)).await?)
}

async fn open(State(bare): State<Bare>, Path(room): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(16 * 1024);
    upgrade.on_upgrade(move |socket| run(socket, bare, room))
}

async fn run(socket: WebSocket, bare: Bare, room: String) {
    let (mut sink, mut stream) = socket.split();
    let (sender, mut waiting) = mpsc::unbounded_channel();
    sockets(&bare).entry(room.clone()).or_default().push(sender.clone());
    let mut out = Vec::new();
    let most = if bare.joined { JOINED } else { 1 };
    loop {
        tokio::select! {
            message = stream.next() => {
                let Some(Ok(Message::Text(_))) = message else { return };
                let _ = sender.send(bare.ack.clone());
                for other in sockets(&bare).get(&room).into_iter().flatten() {
                    let _ = other.send(bare.view.clone());
                }
            }
            _ = waiting.recv_many(&mut out, most) => {
                for text in out.drain(..) {
                    if sink.feed(Message::Text(text)).await.is_err() {
                        return;
                    }
                }
                if sink.flush().await.is_err() {
                    return;
                }
            }
        }
    }
}

fn sockets(bare: &Bare) -> MutexGuard<'_, Rooms> {
    bare.rooms.lock().unwrap_or_else(PoisonError::into_inner)
}

//! The WebSocket of a room: frames in, frames out. It knows no game and has no state; the room has.

use std::future::ready;
use std::pin::pin;
use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{
        Path, State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade},
    },
    http::{HeaderMap, header},
    response::Response,
};
use conurbation_room::{Command, SeatKey};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tracing::{Instrument, Span};
use uuid::Uuid;

use super::conduct::{Conduct, Pace};
use super::front::{Banned, Bans, ClientAddress, Failure, Gate, Guest, RESTART_SECONDS, SameOrigin};
use crate::metrics::{NetMetrics, RoomMetrics};
use crate::rooms::{
    ConnectError, Connection, Rooms, Visitor, Waiting, WallClock, close,
    wire::{ServerMessage, WireRefusal},
};
use crate::store::RoomId;

/// Most bytes of a message from a client. The largest command is a line of talk.
const MAX_MESSAGE: usize = 8 * 1024;
/// Bytes read from a socket at once. Most commands are smaller, and every open socket keeps as many.
const READ_BUFFER: usize = 256;
/// Bytes gathered before a write, so that everything that waits for a connection leaves in one.
const WRITE_BUFFER: usize = 16 * 1024;
/// Most bytes that the socket buffers for a slow reader.
const MAX_WRITE_BUFFER: usize = 256 * 1024;
/// How often each side of a connection hears from the other at the least.
const PING_EVERY: Duration = Duration::from_secs(20);
/// A connection that is silent for this long, even after a ping, is dead.
const DEAD_AFTER: Duration = Duration::from_secs(50);
/// How long one write may take.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a client that broke the protocol may take to say goodbye. Its connection is read meanwhile: closed with
/// something unread, it would be reset, and the code might not arrive.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why a connection ends.
enum End {
    /// The other side is gone or silent: nobody can be told.
    Gone,
    /// The other side broke the protocol and is told so with this code.
    Violation(u16),
    /// The other side is told with this code.
    Close(u16),
    /// Other servers serve on, and the other side is told to come back at once, by way of them.
    SentOff,
}

/// The subprotocol that the server speaks. A client with the link to a seat also names one that begins with [`SEAT`].
const PROTOCOL: &str = "conurbation";
/// What comes before the key of a seat's link. Subprotocols travel in a header, and so stay out of what proxies log.
const SEAT: &str = "seat.";

/// `GET /r/{code}/ws`: opens the socket. Refusals are close codes, since browsers don't show scripts the status of a
/// refused upgrade.
pub async fn open(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    _: SameOrigin,
    guest: Guest,
    client: ClientAddress,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    // A malformed key admits nobody, but the room may be open to this guest anyway.
    let key = seat_key(&headers);
    let place = gate.sockets().take(client);
    let upgrade = upgrade
        .protocols([PROTOCOL])
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER);
    let (tasks, span) = (gate.tasks().clone(), Span::current());
    Ok(upgrade.on_upgrade(move |socket| {
        // Boxed: an `async` block keeps room for a value in every step that it moves through, and a socket is large.
        let socket = Box::new(socket);
        let serving = async move {
            // Taken until this task ends.
            if place.is_none() {
                gate.metrics().refused("sockets");
                return refuse(socket, close::TOO_MANY, &rooms).await;
            }
            if gate.send_off().has_begun() {
                return refuse(socket, close::RESTART, &rooms).await;
            }
            let visitor = Visitor { guest: guest.0, network: client.network() };
            let mut banned = Ban { bans: gate.bans(), client, guest };
            if let Some(code) = banned.now() {
                gate.metrics().refused("banned");
                return refuse(socket, code, &rooms).await;
            }
            // No longer than this: the log keeps the memory of as many spans as were ever open at once.
            let line = Line { rooms, code, visitor, key };
            match Box::pin(line.connect()).instrument(span).await {
                Ok(connection) => serve(socket, connection, &line, &mut banned, &gate).await,
                Err(code) => refuse(socket, code, &line.rooms).await,
            }
        };
        // A task of its own: that of the upgrade would keep room for its own steps, and ends now.
        tasks.spawn(serving);
        ready(())
    }))
}

/// The key of a seat's link, for guests who would not be admitted without it.
fn seat_key(headers: &HeaderMap) -> Option<SeatKey> {
    let protocols = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    let key = protocols.flat_map(|value| value.split(',')).find_map(|name| name.trim().strip_prefix(SEAT))?;
    key.parse().ok().map(SeatKey)
}

/// Who is connected to which room.
struct Line {
    rooms: Rooms,
    code: String,
    visitor: Visitor,
    key: Option<SeatKey>,
}

impl Line {
    /// The connection, or the code to close the socket with.
    async fn connect(&self) -> Result<Connection, u16> {
        let room: RoomId = self.code.parse().map_err(|_| close::NO_SUCH_ROOM)?;
        self.rooms.connect(room, self.visitor, self.key).await.map_err(|error| code_of(&error))
    }

    /// Whether another server may have the room that has just left this connection.
    fn goes_on(&self) -> bool {
        let known = !self.rooms.is_forgotten(self.visitor.guest);
        known && self.rooms.are_shared() && self.rooms.may_serve() && !self.rooms.is_ending()
    }
}

const fn code_of(error: &ConnectError) -> u16 {
    match error {
        ConnectError::NoSuchRoom => close::NO_SUCH_ROOM,
        ConnectError::Closed => close::CLOSED,
        ConnectError::NotAdmitted => close::NOT_ADMITTED,
        ConnectError::Locked => close::LOCKED,
        ConnectError::TooMany => close::TOO_MANY,
        ConnectError::ShuttingDown
        | ConnectError::Changed
        | ConnectError::Full
        | ConnectError::Busy(_)
        | ConnectError::Failing
        | ConnectError::Elsewhere(_)
        | ConnectError::Store(_) => close::RESTART,
        ConnectError::Corrupt(_) => close::BROKEN,
    }
}

async fn refuse(mut socket: Box<WebSocket>, code: u16, rooms: &Rooms) {
    let _ = timeout(WRITE_TIMEOUT, socket.send(goodbye(code, wait(code, rooms)))).await;
}

/// Whether the guest on the other side has been banned.
struct Ban {
    bans: watch::Receiver<Bans>,
    client: ClientAddress,
    guest: Guest,
}

impl Ban {
    /// The close code that says so.
    fn now(&mut self) -> Option<u16> {
        self.bans.borrow_and_update().of(self.client, Some(self.guest.0)).map(|banned| match banned {
            Banned::Guest(_) => close::BANNED,
            Banned::Network(_) => close::NETWORK_BANNED,
        })
    }

    /// Waits until they are, and says it in the same way.
    async fn wait(&mut self) -> u16 {
        loop {
            if self.bans.changed().await.is_err() {
                // There will be no more bans.
                std::future::pending::<()>().await;
            }
            if let Some(code) = self.now() {
                return code;
            }
        }
    }
}

/// Borrows what it can: the future of an `async` function reserves space for each owned argument twice.
async fn serve(mut socket: Box<WebSocket>, mut connection: Connection, line: &Line, ban: &mut Ban, gate: &Gate) {
    let rooms = &line.rooms;
    let (clock, metrics) = (rooms.clock(), rooms.metrics());
    gate.metrics().socket_opened();
    let mut conduct = Conduct::new(gate.commands_per_second());
    let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    let mut sent_off = pin!(gate.send_off().turn());
    let end = loop {
        let step = tokio::select! {
            message = socket.next() => {
                heard = Instant::now();
                match message {
                    Some(Ok(message)) => receive(message, &connection, &mut conduct, metrics),
                    Some(Err(error)) => Err(ended_by(&error)),
                    None => Err(End::Gone),
                }
            }
            waiting = connection.outbox.take() => match send(&mut socket, waiting, gate.metrics()).await {
                Err(End::Close(close::RESTART)) if line.goes_on() => match Box::pin(line.connect()).await {
                    Ok(moved) => {
                        moved.outbox.first(ServerMessage::Moved {}.frame());
                        connection = moved;
                        Ok(())
                    }
                    Err(code) => Err(End::Close(code)),
                },
                sent => sent,
            },
            code = ban.wait() => Err(End::Close(code)),
            () = &mut sent_off => Err(End::SentOff),
            _ = ping.tick() => {
                if heard.elapsed() > DEAD_AFTER { Err(End::Gone) } else { ping_and_greet(&mut socket, &clock).await }
            }
        };
        if let Err(end) = step {
            break end;
        }
    };
    // The room hears of the end before the other side, which may reconnect at once.
    drop(connection);
    // While everyone is being sent away, a client whose room is nowhere to be found goes before its turn.
    let end = if matches!(end, End::Close(close::RESTART)) && rooms.are_draining() { End::SentOff } else { end };
    if let End::Violation(code) = end {
        metrics.answered(violation(code));
    }
    let goodbye = match end {
        End::Gone => return,
        End::SentOff => goodbye(close::RESTART, Some(0)),
        End::Close(code) | End::Violation(code) => goodbye(code, wait(code, rooms)),
    };
    let told = timeout(WRITE_TIMEOUT, socket.send(goodbye)).await;
    if matches!((told, end), (Ok(Ok(())), End::Violation(_) | End::SentOff)) {
        let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = socket.next().await {} }).await;
    }
}

fn receive(message: Message, connection: &Connection, conduct: &mut Conduct, metrics: &RoomMetrics) -> Result<(), End> {
    let refuse = |id, why| answer(connection, id, why, metrics);
    let pace = conduct.message();
    if pace == Pace::Flood {
        return Err(End::Violation(close::TOO_FAST));
    }
    let text = match message {
        Message::Text(text) => text,
        Message::Ping(_) | Message::Pong(_) => return Ok(()),
        Message::Close(_) => return Err(End::Gone),
        Message::Binary(_) => return Err(End::Violation(close::BINARY)),
    };
    if pace == Pace::TooFast {
        refuse(id_in(&text), WireRefusal::TooFast { seconds: 1 });
    } else if let Ok(command) = serde_json::from_str::<Command>(&text) {
        let id = command.id;
        if !connection.send(command) {
            refuse(Some(id), WireRefusal::Busy);
        }
    } else if conduct.malformed() {
        return Err(End::Violation(close::MALFORMED));
    } else {
        refuse(id_in(&text), WireRefusal::Malformed);
    }
    Ok(())
}

/// The id of a malformed command, so that its sender knows which one was refused.
fn id_in(text: &str) -> Option<Uuid> {
    #[derive(Deserialize)]
    struct Named {
        id: Uuid,
    }
    serde_json::from_str::<Named>(text).ok().map(|named| named.id)
}

/// What the metrics call the message for which a connection was closed with this code.
const fn violation(code: u16) -> &'static str {
    match code {
        close::TOO_BIG => "too_big",
        close::TOO_FAST => "too_fast",
        _ => "malformed",
    }
}

fn answer(connection: &Connection, id: Option<Uuid>, why: WireRefusal, metrics: &RoomMetrics) {
    metrics.answered(why.code());
    connection.outbox.frame(ServerMessage::Refused { id, why }.frame());
}

/// Writes everything that waited at once.
async fn send(socket: &mut WebSocket, all: Waiting, metrics: &NetMetrics) -> Result<(), End> {
    let frames = all.frames.iter().chain(&all.view);
    metrics.sent(frames.clone().count(), all.view.is_some(), frames.map(|frame| frame.len()).sum());
    let writing = async {
        for frame in all.frames.into_iter().chain(all.view) {
            socket.feed(Message::Text(frame.into())).await?;
        }
        socket.flush().await
    };
    match timeout(WRITE_TIMEOUT, writing).await {
        Ok(Ok(())) => all.close.map_or(Ok(()), |code| Err(End::Close(code))),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Pings the other side, and tells it the time: a page can't see pings, so this tells it that it is connected.
async fn ping_and_greet(socket: &mut WebSocket, clock: &WallClock) -> Result<(), End> {
    let hello = ServerMessage::Hello { now: clock.now() };
    let writing = async {
        socket.feed(Message::Ping(Bytes::new())).await?;
        socket.send(Message::Text(hello.frame().into())).await
    };
    match timeout(WRITE_TIMEOUT, writing).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The close code for a message that the socket's limits refused; after other errors nobody can be told.
fn ended_by(error: &axum::Error) -> End {
    use tokio_tungstenite::tungstenite::Error;
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<Error>());
    match cause {
        Some(Error::Capacity(_)) => End::Violation(close::TOO_BIG),
        Some(Error::Utf8(_)) => End::Violation(close::NOT_TEXT),
        _ => End::Gone,
    }
}

/// After how many seconds to come back to a server that shuts down. At once if others serve on: a balancer sends nobody
/// here any more, and a browser that comes here all the same takes its time after that.
fn wait(code: u16, rooms: &Rooms) -> Option<u64> {
    if code == close::RESTART && rooms.are_draining() {
        return Some(0);
    }
    (code == close::RESTART && rooms.is_ending() && !rooms.are_shared()).then_some(RESTART_SECONDS)
}

/// The last message; its reason may say after how many seconds to come back.
fn goodbye(code: u16, seconds: Option<u64>) -> Message {
    let reason = seconds.map_or_else(String::new, |seconds| format!("{}{seconds}", close::RETRY_AFTER));
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

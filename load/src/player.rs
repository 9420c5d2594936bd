//! One connection to a room: commands out; views, talk and answers in.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use conurbation_room::{Command, Request};
use conurbation_rules::common::{Round, Turn};
use conurbation_rules::{games, two_cities};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};
use uuid::Uuid;

use crate::shuffle::Contributor;
use crate::view::View;

/// How the frame of a view begins.
const VIEW: &str = "{\"view\"";

/// How long tests and benchmarks wait for anything before they fail.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// One connection to a room, and the latest that arrived over it.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The newest view.
    pub view: View,
    /// All lines of talk, in order of arrival.
    pub lines: Vec<Value>,
    /// Every text frame while `keep_frames` is set, for tests of the exact bytes.
    pub frames: Vec<String>,
    /// Whether to collect `frames`.
    pub keep_frames: bool,
    /// The reason that the server gave when it closed the connection.
    pub goodbye: String,
    contributor: Contributor,
}

/// A message from the server.
#[derive(Debug, Clone, PartialEq)]
pub enum Incoming {
    /// A greeting, a view or talk; it is in the player's fields.
    News,
    /// Another server has the room now: what was not answered is to be sent again.
    Moved,
    /// A command was accepted.
    Ack(Uuid),
    /// A command was refused: its id, and why.
    Refused(Option<Uuid>, Value),
    /// The server closed the connection with this code.
    Closed(u16),
}

/// Socket settings for a crowd: the library's buffer of 128 KiB is filled with zeros before each read, which takes
/// longer than a player takes to handle a view.
pub fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(8 * 1024)
}

impl Player {
    /// Connects to `http://host:port` with a guest's cookie.
    pub async fn connect(server: &str, code: &str, cookie: &str) -> Result<Self> {
        let mut request = format!("{}/r/{code}/ws", server.replacen("http", "ws", 1)).into_client_request()?;
        request.headers_mut().insert("origin", server.parse()?);
        request.headers_mut().insert("cookie", cookie.parse()?);
        // Without delay, as browsers do: a command is sent at once.
        let (socket, _) = connect_async_with_config(request, Some(config()), true).await?;
        Ok(Self {
            socket,
            view: View::default(),
            lines: Vec::new(),
            frames: Vec::new(),
            keep_frames: false,
            goodbye: String::new(),
            contributor: Contributor::default(),
        })
    }

    /// Sends a command without waiting for the answer.
    pub async fn send(&mut self, id: Uuid, request: Request) -> Result<()> {
        let command = Command { id, request };
        self.send_text(serde_json::to_string(&command)?).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<()> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// Sends any bytes, as a binary message.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        Ok(self.socket.send(Message::Binary(bytes.into())).await?)
    }

    /// Sends a request and expects it to be accepted.
    pub async fn does(&mut self, request: Request) -> Result<()> {
        match self.asks(&request).await? {
            Incoming::Ack(_) => Ok(()),
            other => bail!("{request:?} was answered by {other:?}"),
        }
    }

    /// Does something in Between Two Cities, in the round and turn that the view shows.
    pub async fn plays(&mut self, what: two_cities::Move) -> Result<()> {
        let action = self.action(what)?;
        self.does(action).await
    }

    /// An action of Between Two Cities, for the round and turn that the view shows.
    pub fn action(&self, what: two_cities::Move) -> Result<Request> {
        let table = self.table();
        let (round, turn) = (Round::deserialize(&table["round"])?, Turn::deserialize(&table["turn"])?);
        Ok(Request::Play(games::Action::TwoCities(two_cities::Action { round, turn, what })))
    }

    /// Sends a request and expects it to be refused; returns the refusal.
    pub async fn is_refused(&mut self, request: Request) -> Result<Value> {
        match self.asks(&request).await? {
            Incoming::Refused(_, why) => Ok(why),
            other => bail!("{request:?} was answered by {other:?}"),
        }
    }

    /// Sends a command and waits for the answer. It is sent again, as by a browser, if the room goes to another server
    /// meanwhile, which may not know of it.
    async fn asks(&mut self, request: &Request) -> Result<Incoming> {
        let id = Uuid::new_v4();
        self.send(id, request.clone()).await?;
        loop {
            match self.next().await? {
                Incoming::News => {}
                Incoming::Moved => self.send(id, request.clone()).await?,
                Incoming::Ack(answered) | Incoming::Refused(Some(answered), _) if answered != id => {}
                answer => return Ok(answer),
            }
        }
    }

    /// Waits for the answer to a command, handling other messages meanwhile.
    pub async fn answer(&mut self, id: Uuid) -> Result<Incoming> {
        loop {
            match self.next().await? {
                Incoming::News | Incoming::Moved => {}
                Incoming::Ack(answered) | Incoming::Refused(Some(answered), _) if answered != id => {}
                answer => return Ok(answer),
            }
        }
    }

    /// Waits until the view meets a condition.
    pub async fn sees(&mut self, condition: impl Fn(&Value) -> bool) -> Result<()> {
        while self.view.is_null() || !condition(&self.view) {
            if let Incoming::Closed(code) = self.next().await? {
                bail!("the connection was closed with {code}");
            }
        }
        Ok(())
    }

    /// Closes the connection, as a page does that is left.
    pub async fn leaves(&mut self) -> Result<()> {
        Ok(self.socket.close(None).await?)
    }

    /// Waits until the server closes the connection; returns the code.
    pub async fn closed(&mut self) -> Result<u16> {
        let closed = async {
            loop {
                if let Incoming::Closed(code) = self.next().await? {
                    return Ok(code);
                }
            }
        };
        // The server's greetings alone would keep this waiting for ever.
        timeout(PATIENCE, closed).await.context("the connection was not closed")?
    }

    /// The next message. Adds the player's part to a shuffle, as a browser does.
    pub async fn next(&mut self) -> Result<Incoming> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.context("no message came")?;
            match message.context("the connection ended without a goodbye")?? {
                Message::Text(text) => {
                    let incoming = self.take(&text)?;
                    if self.view.may_have("shuffling")
                        && let Some(part) = self.contributor.part(&self.view)
                    {
                        self.send(Uuid::new_v4(), part).await?;
                    }
                    return Ok(incoming);
                }
                Message::Close(None) => return Ok(Incoming::Closed(1005)),
                Message::Close(Some(frame)) => {
                    self.goodbye = frame.reason.to_string();
                    return Ok(Incoming::Closed(frame.code.into()));
                }
                _ => {}
            }
        }
    }

    /// The next view as it came, unparsed.
    pub async fn next_view(&mut self) -> Result<String> {
        loop {
            let text = self.next_text().await?;
            if text.starts_with(VIEW) {
                return Ok(text);
            }
        }
    }

    /// Waits for the answer to a command and for the view that shows why. Returns whether the command was accepted, and
    /// the view as it came, unparsed.
    pub async fn answered(&mut self, id: Uuid) -> Result<(bool, String)> {
        let id = id.to_string();
        let mut seen = None;
        loop {
            let text = self.next_text().await?;
            if text.contains(&id) {
                let accepted = text.starts_with("{\"ack\"");
                // What stands against a command may have been seen before the refusal, and then nothing follows it.
                let view = seen.filter(|_| !accepted);
                return Ok((accepted, if let Some(view) = view { view } else { self.next_view().await? }));
            }
            if text.starts_with(VIEW) {
                seen = Some(text);
            }
        }
    }

    async fn next_text(&mut self) -> Result<String> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.context("no message came")?;
            if let Message::Text(text) = message.context("the connection ended without a goodbye")?? {
                return Ok(text.to_string());
            }
        }
    }

    fn take(&mut self, text: &str) -> Result<Incoming> {
        if self.keep_frames {
            self.frames.push(text.to_owned());
        }
        if let Some(view) = View::of(text) {
            self.view = view;
            return Ok(Incoming::News);
        }
        let mut message: Value = serde_json::from_str(text)?;
        let id = |value: &Value| value["id"].as_str().and_then(|id| id.parse().ok());
        if let Some(Value::Array(lines)) = message.get_mut("talk") {
            self.lines.append(lines);
        } else if message.get("moved").is_some() {
            return Ok(Incoming::Moved);
        } else if let Some(ack) = message.get("ack") {
            return Ok(Incoming::Ack(id(ack).context("an answer names its command")?));
        } else if let Some(refused) = message.get("refused") {
            return Ok(Incoming::Refused(id(refused), refused["why"].clone()));
        }
        Ok(Incoming::News)
    }

    /// What everyone sees of a game of Between Two Cities.
    pub fn table(&self) -> &Value {
        &self.view["room"]["game"]["two_cities"]
    }

    /// What only this seat sees of it.
    pub fn own(&self) -> &Value {
        &self.view["me"]["game"]["two_cities"]
    }
}

//! The attacks, in a process of their own. They come from many addresses of the loopback network, as from many
//! machines.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use conurbation_load::comeback::SPREAD;
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// The pause before a lost connection is opened again.
const AGAIN: Duration = Duration::from_secs(1);
/// Bytes that a stalled reader's socket takes before it is full.
const SMALL: u32 = 4096;
/// Sockets of one address among those that return: below what the server lets one address hold.
const PER_ADDRESS: u32 = 40;

/// The kinds of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// 1,100 connections from one address that say nothing.
    HalfOpen,
    /// 5,000 connections from fifty addresses with half a request each.
    HalfSent,
    /// 1,000 watchers of the tables that read nothing.
    StalledReaders,
    /// One watcher that sends 10,000 messages a second.
    Flood,
    /// 10,000 sockets that come back at once, as after a crash.
    Returning,
    /// One address that opens connections and drops them, as fast as it can.
    Churn,
}

/// Attacks until killed.
pub async fn run(attack: Attack, host: &str, rooms: &[String]) -> Result<()> {
    let server: SocketAddr = host.parse()?;
    let room = |number: u32| rooms[number as usize % rooms.len()].clone();
    let mut tasks = JoinSet::new();
    match attack {
        Attack::HalfOpen => (0..1_100).for_each(|_| drop(tasks.spawn(hold(address(0), server, "")))),
        Attack::HalfSent => {
            let half = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ";
            (0..5_000).for_each(|number| drop(tasks.spawn(hold(address(number / 100), server, half))));
        }
        Attack::StalledReaders => {
            (0..1_000).for_each(|number| drop(tasks.spawn(stall(address(number / 50), server, room(number)))));
        }
        Attack::Flood => drop(tasks.spawn(flood(address(0), server, room(0)))),
        Attack::Churn => (0..64).for_each(|_| drop(tasks.spawn(come_and_go(address(0), server)))),
        Attack::Returning => {
            for number in 0..10_000 {
                tasks.spawn(come_back(address(number / PER_ADDRESS), server, room(number)));
            }
        }
    }
    while tasks.join_next().await.is_some() {}
    Ok(())
}

/// An address of the loopback network that no player has.
fn address(number: u32) -> Ipv4Addr {
    Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 1).to_bits() + number)
}

async fn connect(from: Ipv4Addr, server: SocketAddr, receive: Option<u32>) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(bytes) = receive {
        socket.set_recv_buffer_size(bytes)?;
    }
    socket.bind((from, 0).into())?;
    socket.connect(server).await
}

/// Says this and no more, again and again.
async fn hold(from: Ipv4Addr, server: SocketAddr, text: &str) {
    loop {
        if let Ok(mut stream) = connect(from, server, None).await {
            let _ = stream.write_all(text.as_bytes()).await;
            listen(&mut stream).await;
        }
        sleep(AGAIN).await;
    }
}

/// Reads until the server closes the connection.
async fn listen(stream: &mut TcpStream) {
    let mut bytes = [0; 1024];
    while !matches!(stream.read(&mut bytes).await, Ok(0) | Err(_)) {}
}

/// Opens the socket of a room as a new guest; reads nothing after the request.
async fn open(from: Ipv4Addr, server: SocketAddr, code: &str, receive: Option<u32>) -> io::Result<TcpStream> {
    let mut stream = connect(from, server, receive).await?;
    let request = format!(
        "GET /r/{code}/ws HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

async fn come_and_go(from: Ipv4Addr, server: SocketAddr) {
    loop {
        match connect(from, server, None).await {
            // Without a trace in the operating system, which would run out of ports.
            Ok(stream) => drop(stream.set_zero_linger()),
            Err(_) => sleep(AGAIN / 100).await,
        }
    }
}

async fn stall(from: Ipv4Addr, server: SocketAddr, code: String) {
    let _open = open(from, server, &code, Some(SMALL)).await;
    std::future::pending::<()>().await;
}

async fn come_back(from: Ipv4Addr, server: SocketAddr, code: String) {
    sleep(SPREAD.mul_f64(fastrand::f64())).await;
    loop {
        if let Ok(mut stream) = open(from, server, &code, None).await {
            listen(&mut stream).await;
        }
        sleep(AGAIN).await;
    }
}

/// Sends a hundred messages every ten milliseconds, and opens the socket again when it is closed.
async fn flood(from: Ipv4Addr, server: SocketAddr, code: String) {
    let command = br#"{"id":"67e55044-10b1-426f-9247-bb680e5fe0cc","do":"stand"}"#;
    // A short text frame, masked with zeros.
    let mut frame = vec![0x81, 0x80 | u8::try_from(command.len()).expect("a short command"), 0, 0, 0, 0];
    frame.extend(command);
    let hundred = frame.repeat(100);
    loop {
        if let Ok(stream) = open(from, server, &code, None).await {
            let (mut reading, mut writing) = stream.into_split();
            let reader = tokio::spawn(async move {
                let mut bytes = [0; 1024];
                while !matches!(reading.read(&mut bytes).await, Ok(0) | Err(_)) {}
            });
            while !reader.is_finished() && writing.write_all(&hundred).await.is_ok() {
                sleep(Duration::from_millis(10)).await;
            }
            reader.abort();
        }
        sleep(AGAIN / 10).await;
    }
}

//! Connections that say nothing, say half of it, or are too many.

mod server;

use std::net::Ipv4Addr;
use std::num::NonZeroU32;
use std::time::Duration;

use anyhow::{Context, Result};
use conurbation::net::GateOptions;
use conurbation_load::guest::Guest;
use conurbation_load::player::PATIENCE;
use server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::yield_now;
use tokio::time::timeout;

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// A client that is given little time, so that the tests don't take long.
fn hasty(options: &mut GateOptions) {
    options.request_timeout = Duration::from_millis(200);
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap()
}

/// Connects from this loopback address and sends something.
async fn says(from: [u8; 4], server: &Server, text: &str) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::from(from), 0).into())?;
    let mut stream = socket.connect(server.host.parse()?).await?;
    // The server may have closed it already.
    let _ = stream.write_all(text.as_bytes()).await;
    Ok(stream)
}

/// What the server says until it closes the connection; nothing if it does so without reading.
async fn hears(stream: &mut TcpStream) -> Result<String> {
    let mut bytes = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.context("the server keeps the connection")?;
    Ok(String::from_utf8(bytes)?)
}

/// The first line of what the server says; empty if it closes the connection.
async fn first_line(stream: &mut TcpStream) -> Result<String> {
    let mut line = String::new();
    while !line.ends_with("\r\n") {
        match timeout(PATIENCE, stream.read_u8()).await.context("the server says nothing")? {
            Ok(byte) => line.push(byte.into()),
            Err(_) => break,
        }
    }
    Ok(line.trim_end().to_owned())
}

async fn is_served(from: [u8; 4], server: &Server) -> Result<bool> {
    Ok(first_line(&mut says(from, server, HEALTH).await?).await? == "HTTP/1.1 200 OK")
}

const ME: [u8; 4] = [127, 0, 0, 1];

#[tokio::test]
async fn whoever_sends_half_a_header_or_nothing_is_cut_off() -> Result<()> {
    let server = Server::start(hasty).await;
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: a"] {
        let mut slow = says(ME, &server, half).await?;
        assert!(is_served(ME, &server).await?, "others are served meanwhile");
        assert!(!hears(&mut slow).await?.contains("200 OK"), "{half:?}");
    }
    Ok(())
}

#[tokio::test]
async fn an_unused_connection_is_closed() -> Result<()> {
    let server = Server::start(hasty).await;
    let mut stream = says(ME, &server, HEALTH).await?;
    assert!(hears(&mut stream).await?.ends_with("ok\n"));
    Ok(())
}

#[tokio::test]
async fn whoever_sends_half_a_body_is_refused() -> Result<()> {
    let server = Server::start(hasty).await;
    let url = &server.url;
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 22\r\n\r\nseats=4&access=pr";
    let half = format!("POST /rooms HTTP/1.1\r\nHost: {}\r\nOrigin: {url}\r\n{form}", server.host);
    let mut slow = says(ME, &server, &half).await?;
    assert!(is_served(ME, &server).await?, "others are served meanwhile");
    let heard = hears(&mut slow).await?;
    assert!(heard.starts_with("HTTP/1.1 400"), "{heard}");
    Ok(())
}

#[tokio::test]
async fn an_address_gets_only_so_many_connections() -> Result<()> {
    let server = Server::start(|options| options.connections_per_address = number(3)).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = says(ME, &server, HEALTH).await?;
        assert_eq!(first_line(&mut stream).await?, "HTTP/1.1 200 OK");
        open.push(stream);
    }
    assert_eq!(hears(&mut says(ME, &server, HEALTH).await?).await?, "");
    #[cfg(target_os = "linux")]
    assert!(is_served([127, 0, 0, 2], &server).await?, "another address");
    drop(open.pop());
    // The server hears of the end in its own time.
    while !is_served(ME, &server).await? {
        yield_now().await;
    }
    Ok(())
}

#[tokio::test]
#[cfg(target_os = "linux")]
async fn all_addresses_together_get_only_so_many_connections() -> Result<()> {
    let server = Server::start(|options| options.connections = number(3)).await;
    let mut open = Vec::new();
    for host in 1..=3 {
        let mut stream = says([127, 0, 0, host], &server, HEALTH).await?;
        assert_eq!(first_line(&mut stream).await?, "HTTP/1.1 200 OK");
        open.push(stream);
    }
    assert_eq!(hears(&mut says([127, 0, 0, 4], &server, HEALTH).await?).await?, "");
    drop(open.pop());
    while !is_served([127, 0, 0, 4], &server).await? {
        yield_now().await;
    }
    Ok(())
}

#[tokio::test]
async fn a_rooms_socket_keeps_its_place_until_it_is_closed() -> Result<()> {
    let server = Server::start(|options| options.connections_per_address = number(2)).await;
    let (guest, code) = Guest::opens_a_room(&server.url, 3, false).await?;
    // The request before may still hold its place.
    let mut player = loop {
        if let Ok(player) = guest.connects(&code).await {
            break player;
        }
        yield_now().await;
    };
    player.sees(|_| true).await?;
    let mut other = loop {
        let mut stream = says(ME, &server, HEALTH).await?;
        if first_line(&mut stream).await? == "HTTP/1.1 200 OK" {
            break stream;
        }
        yield_now().await;
    };
    assert!(!is_served(ME, &server).await?);
    drop(player);
    while !is_served(ME, &server).await? {
        yield_now().await;
    }
    other.write_all(HEALTH.as_bytes()).await?;
    Ok(())
}

#[tokio::test]
async fn the_address_of_a_proxy_is_not_limited() -> Result<()> {
    let behind_a_proxy = |options: &mut GateOptions| {
        options.proxy_hops = 1;
        options.connections_per_address = NonZeroU32::MIN;
    };
    let server = Server::start(behind_a_proxy).await;
    let mut first = says(ME, &server, HEALTH).await?;
    assert_eq!(first_line(&mut first).await?, "HTTP/1.1 200 OK");
    assert!(is_served(ME, &server).await?);
    Ok(())
}

#[tokio::test]
async fn a_request_that_has_begun_is_answered_after_a_shutdown() -> Result<()> {
    let server = Server::start(|_| {}).await;
    let head = format!("POST /rooms HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\n", server.host, server.url);
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 22\r\nExpect: 100-continue\r\n\r\n";
    let mut stream = says(ME, &server, &format!("{head}{form}")).await?;
    // It reads the body, so it has begun.
    assert_eq!(first_line(&mut stream).await?, "HTTP/1.1 100 Continue");
    let mut idle = says(ME, &server, HEALTH).await?;
    assert_eq!(first_line(&mut idle).await?, "HTTP/1.1 200 OK");
    server.shutdown.cancel();
    hears(&mut idle).await?;
    stream.write_all(b"seats=4&access=private").await?;
    assert!(hears(&mut stream).await?.contains("HTTP/1.1 303"));
    timeout(PATIENCE, server.running).await.context("it does not end")???;
    assert!(TcpStream::connect(&server.host).await.is_err(), "nobody listens any more");
    Ok(())
}

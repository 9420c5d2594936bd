//! `conurbation health`: asks a running server on this machine whether it is well. For containers, which have nothing
//! else to ask with.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long the server may take. It gives its store less.
const PATIENCE: Duration = Duration::from_secs(4);
/// Bytes of the answer that are read: more than its status and its line of text have.
const ANSWER: u64 = 8 * 1024;

/// Why a server is not well.
#[derive(Debug, thiserror::Error)]
pub enum Unwell {
    /// It can't be reached, or says nothing.
    #[error("no answer from {0}: {1}")]
    Silent(SocketAddr, io::Error),
    /// It says so itself.
    #[error("{0}")]
    Says(String),
}

/// Asks the server that listens on `address` for `/healthz`.
pub fn ask(mut address: SocketAddr) -> Result<(), Unwell> {
    if address.ip().is_unspecified() {
        address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
    }
    let answer = fetch(address).map_err(|error| Unwell::Silent(address, error))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.split(' ').nth(1) == Some("200") { Ok(()) } else { Err(Unwell::Says(body.trim().to_owned())) }
}

fn fetch(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // HTTP/1.0, so that the answer comes in one piece and ends with the connection.
    write!(stream, "GET /healthz HTTP/1.0\r\nhost: {address}\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(ANSWER).read_to_string(&mut answer)?;
    Ok(answer)
}

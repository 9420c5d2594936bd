//! Answers everyone that the server is starting, until its store is open.

use std::future::pending;

use axum::{
    Router,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::connections;
use super::front::{Gate, RESTART_SECONDS};

/// Waits for what takes its time, a migration of the store say, and answers everyone who comes meanwhile.
pub async fn meanwhile<T>(listener: &mut TcpListener, gate: &Gate, opening: impl Future<Output = T>) -> T {
    let opened = CancellationToken::new();
    // Connections that were accepted meanwhile are not used again.
    let _guard = opened.clone().drop_guard();
    let answering = async {
        connections::run(listener, Router::new().fallback(unready), gate.clone(), opened.clone()).await;
        pending().await
    };
    tokio::select! {
        done = opening => done,
        never = answering => never,
    }
}

async fn unready() -> Response {
    not_ready("the server is starting\n")
}

/// Not here, or not yet: come back soon.
pub fn not_ready(why: &'static str) -> Response {
    let soon = [(header::RETRY_AFTER, HeaderValue::from(RESTART_SECONDS))];
    (StatusCode::SERVICE_UNAVAILABLE, soon, why).into_response()
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;
    use crate::net::front::GateOptions;

    async fn ask(stream: &mut TcpStream, path: &str) -> String {
        stream.write_all(format!("GET {path} HTTP/1.0\r\n\r\n").as_bytes()).await.expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        answer
    }

    #[tokio::test]
    async fn before_the_store_is_open_everyone_is_asked_to_come_back() {
        let mut listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let gate = Gate::new([7; 64], GateOptions::default());
        let (open, opened) = oneshot::channel();
        let visit = async {
            for path in ["/readyz", "/healthz", "/", "/r/0123456789abcdef/ws"] {
                let answer = ask(&mut TcpStream::connect(address).await.expect("it listens"), path).await;
                assert!(answer.starts_with("HTTP/1.0 503 ") && answer.contains("\r\nretry-after: 3\r\n"), "{answer}");
                assert!(answer.ends_with("the server is starting\n"), "{answer}");
            }
            open.send("the store").expect("somebody waits for it");
        };
        let (store, ()) = tokio::join!(meanwhile(&mut listener, &gate, opened), visit);
        assert_eq!(store, Ok("the store"));
        // Who comes later is for the server itself.
        let _waiting = TcpStream::connect(address).await.expect("it listens");
        listener.accept().await.expect("nobody else takes it");
    }
}

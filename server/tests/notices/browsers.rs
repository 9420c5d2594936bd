//! What stands in for browsers and their push services.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use conurbation::rooms::Subscription;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

/// What a browser keeps for itself.
pub struct Browser {
    pub key: SecretKey,
    pub auth: [u8; 16],
}

impl Browser {
    pub fn new(number: u8) -> Self {
        Self { key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    pub fn subscription(&self, endpoint: &str) -> Subscription {
        Subscription {
            endpoint: endpoint.to_owned(),
            p256dh: URL_SAFE_NO_PAD.encode(self.key.public_key().to_encoded_point(false)),
            auth: URL_SAFE_NO_PAD.encode(self.auth),
            language: "de".to_owned(),
        }
    }

    pub fn reads(&self, sent: &[u8]) -> Value {
        let text = decrypt(sent.to_vec(), &self.key, &Auth::from(self.auth)).unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

/// A message as a push service gets it.
pub struct Sent {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Sent {
    pub fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }
}

/// A push service on this machine, which answers with the same status to everybody.
pub struct Service {
    address: SocketAddr,
    pub status: Arc<AtomicU16>,
    pub sent: mpsc::UnboundedReceiver<Sent>,
}

impl Service {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (told, sent) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let state = (told, Arc::clone(&status));
        let routes = Router::new().route("/{device}", post(receive)).with_state(state);
        tokio::spawn(axum::serve(listener, routes).into_future());
        Self { address, status, sent }
    }

    pub fn endpoint(&self, device: &str) -> String {
        format!("http://{}/{device}", self.address)
    }
}

type Receiving = (mpsc::UnboundedSender<Sent>, Arc<AtomicU16>);

async fn receive(
    State((told, status)): State<Receiving>,
    Path(path): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    told.send(Sent { path, headers, body }).unwrap();
    StatusCode::from_u16(status.load(Ordering::Relaxed)).unwrap()
}

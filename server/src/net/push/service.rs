//! Sends messages to push services.

use std::{sync::Arc, time::Duration};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::{Client, Request, StatusCode, header, redirect::Policy};
use rustls::{ClientConfig, RootCertStore, crypto::ring};
use sha2::{Digest, Sha256};
use webpki_root_certs::TLS_SERVER_ROOT_CERTS;

use super::{Inner, public_address::PublicNames, subscription::messenger};
use crate::rooms::{Subscription, TurnBegun};

/// How long a service may take to answer, and to take the connection.
const PATIENCE: Duration = Duration::from_secs(10);
const CONNECT: Duration = Duration::from_secs(5);
/// How long a service should keep a message for a device that is off, at most: as long as a turn with the slow clock.
const LONGEST: Duration = Duration::from_hours(48);
/// A turn that ends this soon is worth waking a device for.
const URGENT: Duration = Duration::from_mins(10);
/// Bytes of the hash that a message is named by: RFC 8030 allows 32 characters.
const TOPIC_BYTES: usize = 24;

/// The outcome of sending a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The service has it.
    Taken,
    /// The subscription is no more.
    Gone,
    /// It is no use to send it again.
    Refused(StatusCode),
    /// Later it may be taken.
    Later,
}

/// What messages are sent with.
pub struct Service {
    client: Client,
    push: Arc<Inner>,
}

impl Service {
    /// Nothing is open yet.
    pub fn new(push: Arc<Inner>) -> anyhow::Result<Self> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(TLS_SERVER_ROOT_CERTS.iter().cloned());
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        // Neither a redirection nor a proxy may lead where the address itself must not.
        let client = Client::builder()
            .tls_backend_preconfigured(tls)
            .redirect(Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .connect_timeout(CONNECT)
            .pool_max_idle_per_host(1);
        let client = if push.anywhere { client } else { client.dns_resolver(PublicNames).https_only(true) };
        Ok(Self { client: client.build()?, push })
    }

    /// Sends a message about a turn, once. `now` is in milliseconds since 1970-01-01 UTC.
    pub async fn send(&self, to: &Subscription, turn: &TurnBegun, message: String, now: u64) -> Answer {
        let Some(request) = self.request(to, turn, message, now) else { return Answer::Gone };
        // The answer's body is never read.
        match self.client.execute(request).await.map(|answer| answer.status()) {
            Ok(status) if status.is_success() => Answer::Taken,
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Answer::Gone,
            Ok(StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT) | Err(_) => Answer::Later,
            Ok(status) if status.is_server_error() => Answer::Later,
            Ok(status) => Answer::Refused(status),
        }
    }

    /// `None` if nothing may be sent there any more.
    fn request(&self, to: &Subscription, turn: &TurnBegun, message: String, now: u64) -> Option<Request> {
        let (url, messenger) = messenger(to, self.push.anywhere).ok()?;
        let left = turn.deadline.map_or(LONGEST, |deadline| Duration::from_millis(deadline.saturating_sub(now)));
        let request = messenger.with_valid_duration(left.min(LONGEST)).build(message).ok()?;
        let mut request = Request::try_from(request).ok()?;
        let headers = request.headers_mut();
        let authorization = self.push.key.authorization(&url, self.push.contact.as_deref(), now);
        headers.insert(header::AUTHORIZATION, authorization.parse().ok()?);
        let urgency = if left < URGENT { "high" } else { "normal" };
        headers.insert("urgency", header::HeaderValue::from_static(urgency));
        headers.insert("topic", topic(turn).parse().ok()?);
        Some(request)
    }
}

/// Names the messages of a room to a guest: of several that wait, a service keeps the last one. It differs from guest
/// to guest, so that a service doesn't learn who plays together.
fn topic(turn: &TurnBegun) -> String {
    let hash = Sha256::new().chain_update(turn.guest.as_bytes()).chain_update(turn.room.as_str()).finalize();
    URL_SAFE_NO_PAD.encode(&hash[..TOPIC_BYTES])
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use axum::{Router, response::Redirect, routing::post};
    use conurbation_rules::games::Kind;
    use p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint};
    use uuid::Uuid;

    use super::*;
    use crate::{metrics::PushMetrics, net::push::vapid::VapidKey, store::RoomId};

    fn service(anywhere: bool) -> Service {
        let (key, metrics) = (VapidKey::from_secret([7; 64]), PushMetrics::default());
        Service::new(Arc::new(Inner { key, contact: None, anywhere, metrics })).unwrap()
    }

    /// Listens on this machine, and doesn't wait for anybody.
    fn listener() -> TcpListener {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        listener
    }

    fn subscription(endpoint: String) -> Subscription {
        let key = SecretKey::from_slice(&[3; 32]).unwrap().public_key().to_encoded_point(false);
        let [p256dh, auth] = [key.as_bytes(), &[3; 16]].map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        Subscription { endpoint, p256dh, auth, language: "en".to_owned() }
    }

    async fn sends(service: &Service, endpoint: String) -> Answer {
        let (room, guest) = (RoomId::new(), Uuid::new_v4());
        let turn = TurnBegun { room, guest, game: Kind::TwoCities, host: None, deadline: None };
        service.send(&subscription(endpoint), &turn, "{}".to_owned(), 0).await
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_opens_no_connection() {
        let near = listener();
        let port = near.local_addr().unwrap().port();
        let client = service(false).client;
        for scheme in ["https", "http"] {
            assert!(client.post(format!("{scheme}://localhost:{port}/abc")).send().await.is_err());
        }
        assert!(near.accept().is_err(), "somebody was connected");
    }

    #[tokio::test]
    async fn a_service_that_leads_elsewhere_is_not_followed() {
        let near = listener();
        let elsewhere = format!("http://{}/abc", near.local_addr().unwrap());
        let leads = post(|| async move { Redirect::temporary(&elsewhere) });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}/abc", listener.local_addr().unwrap());
        tokio::spawn(axum::serve(listener, Router::new().route("/abc", leads)).into_future());
        let answer = sends(&service(true), endpoint).await;
        assert_eq!(answer, Answer::Refused(StatusCode::TEMPORARY_REDIRECT));
        assert!(near.accept().is_err(), "somebody was connected");
    }
}

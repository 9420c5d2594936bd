//! The address under which the server was reached, and whether a request comes from one of its own pages.

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts, uri::Authority},
};

use super::{failure::Failure, gate::HasGate, host::is_near, proxies::forwarded, public_url::PublicUrl};

/// The header in which a proxy passes on the scheme of the request.
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The address that the browser uses for this server: `--public-url`, or else what the request says. Links that leave
/// the page (invitations, QR codes, previews in a chat) begin with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServedAt(pub PublicUrl);

impl<S: HasGate> FromRequestParts<S> for ServedAt {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let gate = state.gate();
        if let Some(url) = gate.public_url() {
            return Ok(Self(url.clone()));
        }
        let scheme = match forwarded(&parts.headers, FORWARDED_PROTO, gate.hops()) {
            Some("https") => "https",
            _ => "http",
        };
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.or_else(|| parts.uri.authority().map(Authority::as_str));
        let here = host.and_then(|host| format!("{scheme}://{host}").parse().ok()).ok_or(Failure::BadRequest)?;
        if is_near(&here) { Ok(Self(here)) } else { Err(Failure::UnknownHost) }
    }
}

/// Lets only requests from this server's own pages pass: the `Origin` header, which scripts can't set, has to be the
/// server's address. It guards everything that changes something, and sockets, which browsers open across origins.
#[derive(Debug, Clone, Copy)]
pub struct SameOrigin;

impl<S: HasGate> FromRequestParts<S> for SameOrigin {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let ServedAt(here) = ServedAt::from_request_parts(parts, state).await?;
        match parts.headers.get(header::ORIGIN) {
            Some(origin) if origin.as_bytes() == here.origin().as_bytes() => Ok(Self),
            _ => Err(Failure::ForeignOrigin),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;
    use crate::net::front::{Gate, GateOptions};

    async fn passes(gate: &Gate, headers: &[(&str, &str)]) -> bool {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).expect("a request").into_parts();
        SameOrigin::from_request_parts(&mut parts, gate).await.is_ok()
    }

    fn gate(public_url: Option<&str>, behind_proxy: bool) -> Gate {
        let public_url = public_url.map(|url| url.parse().expect("an address"));
        Gate::new([7; 64], GateOptions { public_url, behind_proxy, ..GateOptions::default() })
    }

    #[tokio::test]
    async fn without_a_public_url_the_host_header_counts() {
        let gate = gate(None, false);
        assert!(passes(&gate, &[("host", "localhost:8080"), ("origin", "http://localhost:8080")]).await);
        for foreign in [
            "http://localhost:8081",
            "https://localhost:8080",
            "http://localhost",
            "http://localhost:8080.example.org",
            "http://evil.example/localhost:8080",
            "null",
            "",
        ] {
            assert!(!passes(&gate, &[("host", "localhost:8080"), ("origin", foreign)]).await, "{foreign}");
        }
        assert!(!passes(&gate, &[("host", "localhost:8080")]).await, "no origin");
        assert!(!passes(&gate, &[("origin", "http://localhost:8080")]).await, "no host");
    }

    #[tokio::test]
    async fn only_the_public_url_is_an_origin() {
        let gate = gate(Some("https://cities.example.org"), false);
        let host = ("host", "127.0.0.1:8080");
        assert!(passes(&gate, &[host, ("origin", "https://cities.example.org")]).await);
        assert!(!passes(&gate, &[host, ("origin", "http://127.0.0.1:8080")]).await);
        assert!(!passes(&gate, &[host, ("origin", "http://cities.example.org")]).await);
    }

    #[tokio::test]
    async fn without_a_public_url_no_host_from_elsewhere_is_believed() {
        // As after DNS rebinding: the other site's name leads here.
        let headers = [("host", "evil.example"), ("origin", "http://evil.example")];
        assert!(!passes(&gate(None, false), &headers).await);
    }

    #[tokio::test]
    async fn a_trusted_proxy_tells_the_scheme() {
        let headers = [("host", "cities.local"), ("x-forwarded-proto", "https"), ("origin", "https://cities.local")];
        assert!(passes(&gate(None, true), &headers).await);
        assert!(!passes(&gate(None, false), &headers).await);
    }
}

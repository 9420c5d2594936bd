//! A name for each request, by which its lines in the log can be found. It is also where answers are counted.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;
use uuid::Uuid;

use super::{failure::Failure, gate::Gate};

/// The header with the name, in requests from a trusted proxy and in all answers.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Most characters of a proxy's name for a request.
const LONGEST: usize = 64;

/// Names the request: everything that is logged while it is handled carries the name, up to the connection of a socket
/// with its room.
pub async fn name(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let given = if gate.hops() > 0 { given(request.headers()) } else { None };
    let id = given.unwrap_or_else(|| Uuid::new_v4().simple().to_string());
    // At the level of errors, so that the name is there whatever is logged. No path: it has the room's code.
    let span = tracing::error_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    gate.metrics().answered(response.status().as_u16());
    if let Some(kind) = response.extensions().get().and_then(|failure: &Failure| failure.kind()) {
        gate.metrics().refused(kind);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The name that the proxy gave the request, if it is one that can be logged.
fn given(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = |character: char| character.is_ascii_alphanumeric() || "-_.".contains(character);
    (!id.is_empty() && id.len() <= LONGEST && id.chars().all(plain)).then(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_taken() {
        let given = |id: &str| {
            let headers = HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_str(id).expect("a value"))]);
            given(&headers)
        };
        assert_eq!(given("7f-3_a.B").as_deref(), Some("7f-3_a.B"));
        for wrong in ["", "a b", "a\"b", "{x}", &"x".repeat(LONGEST + 1)] {
            assert_eq!(given(wrong), None, "{wrong:?}");
        }
    }
}

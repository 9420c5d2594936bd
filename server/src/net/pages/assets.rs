//! Embedded files: the built client, and static files. A debug build reads them from disk, so that they can be changed
//! while it runs.

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::net::front::Failure;

/// How long a browser may use a file from `static/` without asking again, in seconds.
const STATIC_SECONDS: u32 = 60 * 60;
/// The names of built files contain a hash of the content: a changed file has another name.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The build compresses its files once and thoroughly; what is compressed while it is served is larger by a sixth.
const BROTLI: &str = ".br";
/// The service worker.
const WORKER: &str = "worker.js";

/// The built client.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
pub(super) struct Client;

#[derive(RustEmbed)]
#[folder = "../static"]
struct Static;

/// `GET /assets/{*path}`: files of the built client, kept by browsers for good.
pub async fn client(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    // The list of files is for the server only.
    let get = |path: &str| if path.starts_with('.') { None } else { Client::get(path) };
    let about = [(header::CONTENT_TYPE, mime(&path)), (header::CACHE_CONTROL, IMMUTABLE)];
    if takes_brotli(&headers)
        && let Some(dense) = get(&format!("{path}{BROTLI}"))
    {
        let encoding = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
        return Ok((about, encoding, dense.data).into_response());
    }
    Ok((about, get(&path).ok_or(Failure::NotFound)?.data).into_response())
}

/// Whether a browser names it, with no weight: all that know it do.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let mut named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.any(|value| value.split(',').any(|coding| coding.trim() == "br"))
}

/// `GET /worker.js`: the service worker. Browsers ask for it again at every visit.
pub async fn worker() -> Result<Response, Failure> {
    let file = Client::get(WORKER).ok_or(Failure::NotFound)?;
    Ok(([(header::CONTENT_TYPE, mime(WORKER))], file.data).into_response())
}

/// `GET /static/{*path}`: static files, which browsers ask for again after a while.
pub async fn fixed(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    let file = Static::get(&path).ok_or(Failure::NotFound)?;
    Ok(revalidated(&path, file, &headers))
}

/// `GET /robots.txt`
pub async fn robots(headers: HeaderMap) -> Result<Response, Failure> {
    fixed(Path("robots.txt".to_owned()), headers).await
}

fn revalidated(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = entity_tag(&file.metadata.sha256_hash());
    let unchanged = has_seen(headers, &tag);
    let cache = [(header::ETAG, tag), (header::CACHE_CONTROL, format!("public, max-age={STATIC_SECONDS}"))];
    if unchanged {
        (StatusCode::NOT_MODIFIED, cache).into_response()
    } else {
        (cache, [(header::CONTENT_TYPE, mime(path))], file.data).into_response()
    }
}

/// A weak one, since the response may be compressed.
pub(super) fn entity_tag(hash: &[u8; 32]) -> String {
    format!("W/\"{}\"", hex::encode(&hash[..16]))
}

/// Whether the browser has what this tag names.
pub(super) fn has_seen(headers: &HeaderMap, tag: &str) -> bool {
    headers.get_all(header::IF_NONE_MATCH).iter().any(|seen| matches(seen, tag))
}

fn matches(seen: &HeaderValue, tag: &str) -> bool {
    seen.to_str().is_ok_and(|seen| seen.split(',').any(|one| one.trim() == tag || one.trim() == "*"))
}

fn mime(path: &str) -> HeaderValue {
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    let text = mime.type_() == mime_guess::mime::TEXT || mime.subtype() == "javascript";
    let value = if text { format!("{mime}; charset=utf-8") } else { mime.to_string() };
    HeaderValue::from_str(&value).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_their_media_type() {
        assert_eq!(mime("room-3.js"), "text/javascript; charset=utf-8");
        assert_eq!(mime("site-4.css"), "text/css; charset=utf-8");
        assert_eq!(mime("icon.svg"), "image/svg+xml");
        assert_eq!(mime("site.webmanifest"), "application/manifest+json");
    }
}

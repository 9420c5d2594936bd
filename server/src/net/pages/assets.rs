//! Embedded files: the built client, and static files. A debug build reads them from disk, so that they can be changed
//! while it runs.

use std::{borrow::Cow, collections::BTreeMap};

use axum::{
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;

use crate::net::front::Failure;

/// How long a browser may use a file from `static/` without asking again, in seconds.
const STATIC_SECONDS: u32 = 60 * 60;
/// The names of built files contain a hash of the content: a changed file has another name.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Where the build of the client lists its files.
const MANIFEST: &str = ".vite/manifest.json";
/// The entries of that list that pages start from.
const ROOM_SCRIPT: &str = "src/main.ts";
const SITE_STYLE: &str = "src/styles/site.css";
/// Where the style sheets of single pages are, each named after its page.
const PAGE_STYLES: &str = "src/styles/pages/";

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Client;

#[derive(RustEmbed)]
#[folder = "../static"]
struct Static;

/// The files of a built client that pages link to. Paths on this server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClientFiles {
    /// The style sheet of all pages.
    pub site_style: String,
    /// The style sheets of single pages, by the page's name.
    page_styles: BTreeMap<String, String>,
    /// The room's script.
    pub script: String,
    /// Scripts that it loads at once.
    pub preloads: Vec<String>,
    /// Further style sheets of the room.
    pub styles: Vec<String>,
}

impl ClientFiles {
    /// The additional style sheet of this page.
    pub fn page_style(&self, page: &str) -> Option<&str> {
        self.page_styles.get(page).map(String::as_str)
    }
}

/// One entry of the build's list.
#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

/// The files of the client, if there was one to embed. Read for each page: the list is short, and a debug build thus
/// notices a client that is built while it runs.
pub fn client_files() -> Option<ClientFiles> {
    from_manifest(&Client::get(MANIFEST)?.data)
}

fn from_manifest(manifest: &[u8]) -> Option<ClientFiles> {
    let chunks: BTreeMap<Cow<'_, str>, Chunk> = serde_json::from_slice(manifest).ok()?;
    let link = |file: &str| format!("/assets/{file}");
    let room = chunks.get(ROOM_SCRIPT)?;
    let site_style = link(&chunks.get(SITE_STYLE)?.file);

    // Everything that the script imports directly or indirectly, once each.
    let mut imports: Vec<&str> = Vec::new();
    let mut styles: Vec<String> = Vec::new();
    let mut waiting: Vec<&Chunk> = vec![room];
    while let Some(chunk) = waiting.pop() {
        styles.extend(chunk.css.iter().map(|file| link(file)));
        for name in chunk.imports.iter().map(String::as_str) {
            if !imports.contains(&name) {
                imports.push(name);
                waiting.extend(chunks.get(name));
            }
        }
    }
    styles.retain(|style| *style != site_style);
    styles.sort_unstable();
    styles.dedup();
    let preloads = imports.iter().filter_map(|name| chunks.get(*name)).map(|chunk| link(&chunk.file)).collect();
    let page_styles = chunks
        .iter()
        .filter_map(|(source, chunk)| {
            let page = source.strip_prefix(PAGE_STYLES)?.strip_suffix(".css")?;
            Some((page.to_owned(), link(&chunk.file)))
        })
        .collect();
    Some(ClientFiles { script: link(&room.file), site_style, page_styles, preloads, styles })
}

/// `GET /assets/{*path}`: files of the built client, kept by browsers for good.
pub async fn client(Path(path): Path<String>) -> Result<Response, Failure> {
    // The list of files is for the server only.
    let file = if path.starts_with('.') { None } else { Client::get(&path) };
    let file = file.ok_or(Failure::NotFound)?;
    Ok(([(header::CONTENT_TYPE, mime(&path)), (header::CACHE_CONTROL, IMMUTABLE)], file.data).into_response())
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
    let unchanged = headers.get_all(header::IF_NONE_MATCH).iter().any(|seen| matches(seen, &tag));
    let cache = [(header::ETAG, tag), (header::CACHE_CONTROL, format!("public, max-age={STATIC_SECONDS}"))];
    if unchanged {
        (StatusCode::NOT_MODIFIED, cache).into_response()
    } else {
        (cache, [(header::CONTENT_TYPE, mime(path))], file.data).into_response()
    }
}

/// A weak one, since the response may be compressed.
fn entity_tag(hash: &[u8; 32]) -> String {
    format!("W/\"{}\"", hex::encode(&hash[..16]))
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
    fn finds_the_files_for_the_pages_in_the_builds_list() {
        let manifest = br#"{
            "_share-1.js": {"file": "share-1.js", "css": ["share-1.css"], "imports": ["_deep-2.js"]},
            "_deep-2.js": {"file": "deep-2.js", "imports": ["_share-1.js"]},
            "src/main.ts": {"file": "room-3.js", "isEntry": true, "css": ["room-3.css", "site-4.css"],
                            "imports": ["_share-1.js"]},
            "src/styles/pages/home.css": {"file": "home-5.css", "isEntry": true},
            "src/styles/site.css": {"file": "site-4.css", "isEntry": true}
        }"#;
        let files = from_manifest(manifest).expect("a whole list");
        assert_eq!(files.script, "/assets/room-3.js");
        assert_eq!(files.site_style, "/assets/site-4.css");
        assert_eq!(files.preloads, ["/assets/share-1.js", "/assets/deep-2.js"]);
        assert_eq!(files.styles, ["/assets/room-3.css", "/assets/share-1.css"]);
        assert_eq!(files.page_style("home"), Some("/assets/home-5.css"));
        assert_eq!(files.page_style("rules"), None);
    }

    #[test]
    fn an_incomplete_build_is_ignored() {
        assert_eq!(from_manifest(b"{}"), None);
        assert_eq!(from_manifest(b"not json"), None);
    }

    #[test]
    fn files_have_their_media_type() {
        assert_eq!(mime("room-3.js"), "text/javascript; charset=utf-8");
        assert_eq!(mime("site-4.css"), "text/css; charset=utf-8");
        assert_eq!(mime("icon.svg"), "image/svg+xml");
        assert_eq!(mime("site.webmanifest"), "application/manifest+json");
    }
}

//! The targets of `server/tests/fuzz`, for `cargo fuzz`.
#![allow(dead_code, missing_docs, reason = "the tests use the rest, and they have no readers outside")]

#[path = "../server/tests/site/browser.rs"]
pub mod browser;
#[path = "../room/tests/common/mod.rs"]
pub mod common;
#[path = "../server/tests/fuzz/corpus.rs"]
pub mod corpus;
#[path = "../server/tests/fuzz/targets.rs"]
pub mod targets;

use std::sync::LazyLock;

use browser::Place;
use tokio::runtime::Runtime;

static SITE: LazyLock<(Runtime, Place)> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let site = runtime.block_on(targets::site());
    (runtime, site)
});

/// Runs a target on a site that all of them share.
pub fn on_site<T>(target: impl AsyncFnOnce(&Place) -> T) -> T {
    let (runtime, site) = &*SITE;
    runtime.block_on(target(site))
}

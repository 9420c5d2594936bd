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

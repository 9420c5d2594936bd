#![no_main]

use std::sync::LazyLock;

use conurbation_fuzz::{browser::Place, targets};
use tokio::runtime::Runtime;

static SITE: LazyLock<(Runtime, Place)> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let site = runtime.block_on(targets::site());
    (runtime, site)
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let (runtime, site) = &*SITE;
    runtime.block_on(targets::request(site, bytes));
});

#![no_main]

use conurbation_fuzz::{on_site, targets};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    on_site(async |site| targets::import(site, bytes).await);
});

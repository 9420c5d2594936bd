#![no_main]

use std::sync::LazyLock;

use conurbation_fuzz::{corpus, targets};

static LOGS: LazyLock<Vec<Vec<Vec<u8>>>> = LazyLock::new(|| corpus::logs("events.jsonl"));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::event(&LOGS, bytes));

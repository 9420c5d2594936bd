#![no_main]

use std::cell::OnceCell;

use conurbation_fuzz::common::Party;
use conurbation_fuzz::{corpus, targets};

thread_local!(static ROOMS: OnceCell<Vec<Party>> = const { OnceCell::new() });

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    ROOMS.with(|rooms| targets::frame(rooms.get_or_init(corpus::rooms), bytes));
});

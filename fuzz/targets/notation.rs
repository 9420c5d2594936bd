#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| conurbation_fuzz::targets::notation(bytes));

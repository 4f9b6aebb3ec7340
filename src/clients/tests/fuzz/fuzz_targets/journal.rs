//! Journals: see `emberdeck_fuzz::journal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| emberdeck_fuzz::journal::run(data));

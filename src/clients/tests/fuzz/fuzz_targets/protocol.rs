//! Lines of the protocol: see `emberdeck_fuzz::protocol`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| emberdeck_fuzz::protocol::run(data));

//! The files of a pack: see `emberdeck_fuzz::content`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| emberdeck_fuzz::content::run(data));

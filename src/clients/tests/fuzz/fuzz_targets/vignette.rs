//! Vignettes: see `emberdeck_fuzz::vignette`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| emberdeck_fuzz::vignette::run(data));

//! Writes the four cuts of Libertinus Serif that card faces use to `OUT_DIR`; `fonts.rs` embeds them.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    // The order of `typst_assets::fonts()`: regular, bold, italic, bold italic, semibold, semibold italic.
    let names = ["regular", "bold", "italic", "", "semibold", ""];
    let mut written = 0;
    for (name, data) in names.iter().zip(typst_assets::fonts()) {
        assert!(data.starts_with(b"OTTO"), "typst-assets changed the order of its fonts");
        if !name.is_empty() {
            fs::write(Path::new(&out).join(format!("{name}.otf")), data)
                .expect("OUT_DIR is writable");
            written += 1;
        }
    }
    assert_eq!(written, 4, "typst-assets has Libertinus Serif first");
}

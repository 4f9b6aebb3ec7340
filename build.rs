//! Embeds the one font family that ships. Content is checked by `emberdeck check`.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

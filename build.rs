//! Gathers what the program carries in itself, so that it runs from anywhere: packs, messages, the
//! catalogue of rules, drawings. Only what would make that impossible is refused here; `emberdeck
//! check` proves the content, tests the messages.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// The folders and files that the program carries, from the root of the source tree; packs of those
/// families alone that it plays.
const CARRIED: &[&str] = &[
    "assets/emblems",
    "assets/guide",
    "assets/keywords.de.ron",
    "assets/keywords.ron",
    "assets/lang",
    "assets/licenses.ron",
    "assets/wildcards.ron",
    "campaigns/adventure",
    "campaigns/tactics",
    "docs/rules/adventure-card.md",
    "docs/rules/tactics.md",
    "docs/rules/vignettes.txt",
];
/// What texts are called; other files are passed over.
const TEXTS: &[&str] = &["ron", "ftl", "md", "txt", "emblem"];
/// The same bound as for files of packs.
const MAX_FILE: u64 = 4 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut files = Vec::new();
    for path in CARRIED {
        collect(&root.join(path), &mut files);
    }
    let mut named: Vec<(String, PathBuf)> = files
        .into_iter()
        .map(|file| {
            let inside = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().into_owned();
            (inside.replace('\\', "/"), file)
        })
        .collect();
    // As `lang::assets` looks for them.
    named.sort();
    let mut code = String::from(
        "/// Files by their path in the source tree.\npub const FILES: lang::assets::Files = &[\n",
    );
    for (name, file) in named {
        let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string());
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("assets.rs");
    if let Err(e) = fs::write(&out, code) {
        refuse(&out, &e.to_string());
    }
}

/// Adds a file, or the files in a folder and the folders in it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", path.display());
    let meta = match fs::symlink_metadata(path) {
        Ok(meta) => meta,
        Err(e) => refuse(path, &e.to_string()),
    };
    if meta.is_symlink() {
        refuse(path, "a link; what ships is plain files only");
    } else if meta.is_dir() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            collect(&entry.path(), files);
        }
    } else if path.extension().is_some_and(|e| TEXTS.iter().any(|t| e == *t)) {
        if meta.len() > MAX_FILE {
            refuse(path, &format!("{} bytes; at most {MAX_FILE}", meta.len()));
        }
        match fs::read(path).map(String::from_utf8) {
            Ok(Ok(_)) => files.push(path.to_owned()),
            Ok(Err(e)) => refuse(path, &format!("not UTF-8 text: {e}")),
            Err(e) => refuse(path, &e.to_string()),
        }
    }
}

fn refuse(path: &Path, why: &str) -> ! {
    println!("cargo::error={}: {why}", path.display());
    process::exit(1)
}

//! Files that the program contains: packs, messages, the catalogue of rules, drawings. A library
//! reads them by their path in the source tree (`assets/keywords.ron`) and contains none of them,
//! so that a changed card or message recompiles only the binary.
//!
//! The binary installs the files that its build script gathered. Tests and examples install nothing
//! and read the source tree.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs};

/// Files by their path from the root of the source tree, separated by `/`, sorted.
pub type Files = &'static [(&'static str, &'static str)];

static INSTALLED: OnceLock<Files> = OnceLock::new();

/// Installs the files of the program. Must be called before any of them is read; they must be
/// sorted by path.
pub fn install(files: Files) {
    debug_assert!(files.is_sorted_by_key(|(path, _)| *path));
    // A second call changes nothing, because texts were handed out as `'static`.
    let _ = INSTALLED.set(files);
}

/// Returns the text of a file; an empty text if there is no such file.
pub fn text(path: &str) -> &'static str {
    match INSTALLED.get() {
        Some(files) => files.binary_search_by_key(&path, |(p, _)| *p).map_or("", |at| files[at].1),
        None => read(path),
    }
}

/// Returns the files in a folder and its subfolders, by their paths in that folder, sorted.
pub fn folder(path: &str) -> Vec<(&'static str, &'static str)> {
    let inside = |p: &'static str| p.strip_prefix(path)?.strip_prefix('/');
    match INSTALLED.get() {
        Some(files) => files.iter().filter_map(|(p, t)| Some((inside(p)?, *t))).collect(),
        None => {
            let mut paths = Vec::new();
            list(&tree().join(path), path, &mut paths);
            paths.sort();
            let all = paths.into_iter().map(|p| {
                let path: &'static str = p.leak();
                (path, read(path))
            });
            all.filter_map(|(p, t)| Some((inside(p)?, t))).collect()
        }
    }
}

/// Returns the root of the source tree: the one that Cargo runs a test or an example of, else the one
/// in which the library was built. They differ where two checkouts share a folder of builds, because
/// Cargo takes a library that one of them built for the other's.
pub fn tree() -> PathBuf {
    let run = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    run.as_deref().and_then(root_of).unwrap_or_else(|| built_in().to_owned())
}

/// Returns the root of the source tree in which the library was built.
fn built_in() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package)
}

/// Returns the nearest folder around a package that holds messages, which only the root does.
fn root_of(package: &Path) -> Option<PathBuf> {
    package.ancestors().find(|dir| dir.join("assets/lang").is_dir()).map(Path::to_owned)
}

/// Reads a file of the source tree once and caches it for the whole program.
fn read(path: &str) -> &'static str {
    static READ: Mutex<BTreeMap<String, &'static str>> = Mutex::new(BTreeMap::new());
    let mut all = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = all.get(path) {
        return text;
    }
    let text: &'static str = fs::read_to_string(tree().join(path)).unwrap_or_default().leak();
    all.insert(path.to_owned(), text);
    text
}

fn list(dir: &Path, path: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        match entry.file_type() {
            Ok(t) if t.is_dir() => list(&entry.path(), &path, paths),
            // Pictures and fonts are no texts.
            Ok(t) if t.is_file() && is_text(&path) => paths.push(path),
            _ => {}
        }
    }
}

/// Returns whether a file is a text that the program contains, judged by its name.
fn is_text(path: &str) -> bool {
    [".ron", ".ftl", ".md", ".txt", ".emblem"].iter().any(|end| path.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_the_one_around_the_package_that_is_run() {
        let other = env::temp_dir().join(format!("emberdeck-tree-{}", std::process::id()));
        fs::create_dir_all(other.join("assets/lang")).expect("a folder");
        fs::create_dir_all(other.join("src/kernel")).expect("a folder");
        assert_eq!(root_of(&other.join("src/kernel")), Some(other.clone()));
        assert_eq!(root_of(&other), Some(other.clone()));
        fs::remove_dir_all(&other).expect("it is ours");
        assert_eq!(root_of(Path::new("/")), None);
        // Under Cargo both ways lead here.
        assert!(built_in().join("src/lang/assets.rs").is_file());
        assert!(tree().join("src/lang/assets.rs").is_file());
    }

    #[test]
    fn files_of_the_tree_are_found() {
        assert!(text("assets/keywords.ron").contains("recharge"));
        assert_eq!(text("assets/no-such.ron"), "");
        let messages = folder("assets/lang/en");
        assert!(messages.len() > 5 && messages.is_sorted());
        assert!(messages.iter().all(|(name, text)| name.ends_with(".ftl") && !text.is_empty()));
        assert_eq!(folder("assets/lang/e"), []);
    }
}

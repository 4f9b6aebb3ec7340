//! Bakes the packs of `campaigns/`, the messages of `assets/lang` and the catalogue of rules into the
//! program, so that it runs from anywhere. Only what would make that impossible is refused here; `emberdeck check`
//! proves the content, tests the messages.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// The same bounds as in `src/cards/source.rs`.
const MAX_FILE: u64 = 4 << 20;
const MAX_FILES: usize = 256;
/// The pack to begin with; the others follow by their names.
const FIRST: &str = "lamplighters";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    bake_packs();
    bake_messages();
    bake_rules();
    if env::var_os("CARGO_FEATURE_FACES").is_some() {
        fonts();
    }
}

fn bake_packs() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let campaigns = root.join("campaigns");
    println!("cargo::rerun-if-changed=campaigns");
    let mut code = String::from(
        "/// The packs that ship: ids, and paths with texts.\n\
         const BUILTIN: &[(&str, &[(&str, &str)])] = &[\n",
    );
    let mut packs = list(&campaigns);
    packs.sort_by_key(|pack| !pack.ends_with(FIRST));
    for pack in packs {
        if !pack.join("pack.ron").is_file() {
            continue;
        }
        let id = pack.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut files = Vec::new();
        collect(&pack, &mut files);
        if files.len() > MAX_FILES {
            refuse(&pack, &format!("more than {MAX_FILES} files"));
        }
        let _ = writeln!(code, "    ({id:?}, &[");
        for file in files {
            let name =
                file.strip_prefix(&pack).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            let _ = writeln!(
                code,
                "        ({name:?}, include_str!({:?})),",
                file.display().to_string()
            );
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("packs.rs");
    if let Err(e) = fs::write(&out, code) {
        refuse(&out, &e.to_string());
    }
}

/// Writes the messages of all languages to `OUT_DIR`: code of the language, file, text.
fn bake_messages() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let all = root.join("assets/lang");
    println!("cargo::rerun-if-changed=assets/lang");
    let mut code = String::from(
        "/// The messages: language, file, text.\n\
         const BAKED: &[(&str, &str, &str)] = &[\n",
    );
    for language in list(&all) {
        println!("cargo::rerun-if-changed={}", language.display());
        for file in
            list(&language).into_iter().filter(|f| f.extension().is_some_and(|e| e == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", file.display());
            let name =
                |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let _ = writeln!(
                code,
                "    ({:?}, {:?}, include_str!({:?})),",
                name(&language),
                name(&file),
                file.display().to_string()
            );
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("lang.rs");
    if let Err(e) = fs::write(&out, code) {
        refuse(&out, &e.to_string());
    }
}

/// Writes what players read of the catalogue of rules to `OUT_DIR`: headings and entries, the
/// editions as words; and which positions show which rules, by their titles. What is written for
/// whoever works on the program (conventions, tables, where a test lies) is left out.
fn bake_rules() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let read = |file: &str| {
        let path = root.join("docs/rules").join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(&path).unwrap_or_else(|e| refuse(&path, &e.to_string()))
    };
    let mut rules = String::new();
    for line in read("adventure-card.md").lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let _ = writeln!(rules, "## {}", heading.replace(" (M)", " (third edition)"));
        } else if line.starts_with("- **AC-")
            && let Some((head, text)) = line.split_once("] ")
        {
            let _ = writeln!(rules, "{head}] {}", editions_in_words(text));
        }
    }
    let mut shown = String::new();
    for line in read("vignettes.txt").lines() {
        if let Some((_, told)) = line.split_once('\t') {
            let _ = writeln!(shown, "{told}");
        }
    }
    for (file, text) in [("rules.md", rules), ("shown.txt", shown)] {
        let path = out.join(file);
        if let Err(e) = fs::write(&path, text) {
            refuse(&path, &e.to_string());
        }
    }
}

/// Says the letters by which the catalogue names editions in words: "M" is "the third edition".
fn editions_in_words(text: &str) -> String {
    let text = text.replace("(differs: ", "(in the other edition: ");
    let mut said = String::new();
    let mut rest = text.as_str();
    let part = |c: char| c.is_alphanumeric() || "+-'/".contains(c);
    while !rest.is_empty() {
        let word = rest.find(|c| !part(c)).unwrap_or(rest.len());
        let name = match &rest[..word] {
            "R" => "first edition",
            "M" => "third edition",
            "R+M" => "both editions",
            other => other,
        };
        if name != &rest[..word] && name != "both editions" && !said.ends_with('(') {
            let begins = said.is_empty() || said.ends_with(". ");
            said.push_str(if begins { "The " } else { "the " });
        }
        said.push_str(name);
        let next = rest[word..].chars().next().map_or(rest.len(), |c| word + c.len_utf8());
        said.push_str(&rest[word..next]);
        rest = &rest[next..];
    }
    said
}

fn list(dir: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    paths
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for path in list(dir) {
        println!("cargo::rerun-if-changed={}", path.display());
        let meta = match fs::symlink_metadata(&path) {
            Ok(meta) => meta,
            Err(e) => refuse(&path, &e.to_string()),
        };
        if meta.is_symlink() {
            refuse(&path, "a link; a pack that ships holds plain files only");
        } else if meta.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "ron" || e == "ftl") {
            if meta.len() > MAX_FILE {
                refuse(&path, &format!("{} bytes; at most {MAX_FILE}", meta.len()));
            }
            match fs::read(&path).map(String::from_utf8) {
                Ok(Ok(_)) => files.push(path),
                Ok(Err(e)) => refuse(&path, &format!("not UTF-8 text: {e}")),
                Err(e) => refuse(&path, &e.to_string()),
            }
        }
    }
}

fn refuse(path: &Path, why: &str) -> ! {
    println!("cargo::error={}: {why}", path.display());
    process::exit(1)
}

/// Writes the four cuts of Libertinus Serif that card faces use to `OUT_DIR`; `src/faces/fonts.rs` embeds them.
fn fonts() {
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

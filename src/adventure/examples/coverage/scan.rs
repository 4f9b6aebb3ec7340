//! Reads the catalogue, the code, the tests and the vignettes, and finds where each id is named.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The catalogue of a family of games, and what is written from it.
pub struct Catalogue {
    /// What the ids of its entries begin with.
    pub prefix: &'static str,
    /// The catalogue itself, in `docs/rules`.
    pub file: &'static str,
    /// The page that tells what is proven.
    pub page: &'static str,
    /// Vignettes by what they prove, for `emberdeck rules`.
    pub index: &'static str,
    /// The page that tells how proofs were tried, if there is one.
    pub tried: Option<&'static str>,
    /// Whether the entries are those of two editions.
    pub editions: bool,
}

/// The catalogues that there are.
pub const CATALOGUES: [Catalogue; 2] = [
    Catalogue {
        prefix: "AC",
        file: "adventure-card.md",
        page: "coverage.md",
        index: "vignettes.txt",
        tried: Some("mutations.md"),
        editions: true,
    },
    Catalogue {
        prefix: "AT",
        file: "tactics.md",
        page: "tactics-coverage.md",
        index: "tactics-vignettes.txt",
        tried: Some("tactics-mutations.md"),
        editions: false,
    },
];

/// Where catalogues and pages lie.
pub const FOLDER: &str = "docs/rules";

/// An entry of the catalogue.
pub struct Entry {
    /// Such as `AC-CHECK-07`.
    pub id: String,
    /// Such as `R+M`.
    pub edition: String,
    /// Why no program can test it, if the catalogue says so.
    pub untestable: Option<String>,
}

impl Entry {
    /// The area of an id: `CHECK` of `AC-CHECK-07`.
    pub fn area(&self) -> &str {
        area(&self.id)
    }
}

/// The area of an id: `CHECK` of `AC-CHECK-07`.
pub fn area(id: &str) -> &str {
    id.split('-').nth(1).unwrap_or_default()
}

/// The number of an id.
pub fn number(id: &str) -> u32 {
    id.rsplit('-').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// Where ids are named: the files, sorted.
pub type Named = BTreeMap<String, BTreeSet<String>>;

/// All that is known of the ids of one catalogue.
pub struct Scan {
    /// Which one.
    pub of: &'static Catalogue,
    /// In the catalogue's order.
    pub entries: Vec<Entry>,
    /// Where the code cites them.
    pub cited: Named,
    /// Which tests and vignettes prove them.
    pub proofs: Named,
    /// The vignettes that ship: file, title, and ids.
    pub vignettes: Vec<(String, String, Vec<String>)>,
}

impl Scan {
    /// Everything in the repository at `root`.
    pub fn read(root: &Path, of: &'static Catalogue) -> io::Result<Scan> {
        let catalogue = fs::read_to_string(root.join(FOLDER).join(of.file))?;
        let ids = |text: &str, ranges| ids(text, of.prefix, ranges);
        let mut scan = Scan {
            of,
            entries: entries(&catalogue, of.prefix),
            cited: Named::new(),
            proofs: Named::new(),
            vignettes: Vec::new(),
        };
        for file in files(&root.join("src"), "rs")? {
            let text = fs::read_to_string(&file)?;
            let name = shown(root, &file);
            // Programs that write pages speak of ids, and keep no rule.
            if name.contains("/examples/") {
                continue;
            }
            let (code, tests) = if is_test_file(Path::new(&name)) {
                (String::new(), text)
            } else {
                split_tests(&text)
            };
            name_all(&mut scan.cited, &name, &ids(&code, true));
            name_all(&mut scan.proofs, &name, &ids(&comments(&tests), false));
        }
        for file in files(&root.join("tests"), "rs")? {
            let text = fs::read_to_string(&file)?;
            name_all(&mut scan.proofs, &shown(root, &file), &ids(&comments(&text), false));
        }
        for folder in ["assets/vignettes", "src"] {
            for file in files(&root.join(folder), "ron")? {
                let text = fs::read_to_string(&file)?;
                let (name, ids) = (shown(root, &file), ids(proves(&text), false));
                name_all(&mut scan.proofs, &name, &ids);
                if folder == "assets/vignettes" && !ids.is_empty() {
                    scan.vignettes.push((name, title(&text), ids));
                }
            }
        }
        Ok(scan)
    }

    /// Ids that are named and that the catalogue lacks, with the files.
    pub fn unknown(&self) -> Vec<String> {
        let known: BTreeSet<&str> = self.entries.iter().map(|e| e.id.as_str()).collect();
        let mut unknown = BTreeSet::new();
        for (id, files) in self.cited.iter().chain(&self.proofs) {
            if !known.contains(id.as_str()) {
                unknown.extend(files.iter().map(|f| format!("{id} in {f}")));
            }
        }
        unknown.into_iter().collect()
    }
}

/// The entries of the catalogue; a line `(no program test: WHY)` belongs to the entry above it.
pub fn entries(catalogue: &str, prefix: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in catalogue.lines() {
        if let Some((id, rest)) = line.strip_prefix("- **").and_then(|l| l.split_once("**"))
            && id.starts_with(&format!("{prefix}-"))
        {
            let edition = rest.trim().strip_prefix('[').and_then(|r| r.split_once(']'));
            entries.push(Entry {
                id: id.to_owned(),
                edition: edition.map(|(e, _)| e.to_owned()).unwrap_or_default(),
                untestable: None,
            });
        } else if let Some(why) = line.trim().strip_prefix("(no program test: ")
            && let Some(last) = entries.last_mut()
        {
            last.untestable = Some(why.trim_end_matches(')').to_owned());
        }
    }
    entries
}

/// Every id of a catalogue in a text, and with `ranges` also those between `AC-X-01 to AC-X-05`.
pub fn ids(text: &str, prefix: &str, ranges: bool) -> Vec<String> {
    let head = format!("{prefix}-");
    let mut found: Vec<String> = Vec::new();
    let mut rest = text;
    let mut between = "";
    while let Some(at) = rest.find(&head) {
        between = if found.is_empty() { between } else { &rest[..at] };
        rest = &rest[at..];
        let tail = &rest[head.len()..];
        let letters = tail.bytes().take_while(u8::is_ascii_uppercase).count();
        let digits =
            tail.get(letters + 1..).map_or(0, |t| t.bytes().take_while(u8::is_ascii_digit).count());
        if letters == 0 || digits < 2 || tail.as_bytes()[letters] != b'-' {
            rest = tail;
            continue;
        }
        let (id, after) = rest.split_at(head.len() + letters + 1 + digits);
        if ranges
            && between.trim() == "to"
            && let Some(last) = found.last()
            && area(last) == area(id)
        {
            let (from, to, area) = (number(last), number(id), area(id).to_owned());
            found.extend((from + 1..to).map(|n| format!("{head}{area}-{n:02}")));
        }
        found.push(id.to_owned());
        rest = after;
    }
    found
}

/// What a vignette says that it proves.
fn proves(vignette: &str) -> &str {
    vignette
        .split_once("proves:")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map_or("", |(list, _)| list)
}

/// The title of a vignette.
fn title(vignette: &str) -> String {
    let rest = vignette.split_once("title: \"").map_or("", |(_, rest)| rest);
    let mut title = String::new();
    let mut chars = rest.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => break,
            '\\' => title.extend(chars.next()),
            c => title.push(c),
        }
    }
    title
}

/// A file of code apart from its modules of tests.
fn split_tests(text: &str) -> (String, String) {
    let (mut code, mut tests) = (String::new(), String::new());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" && lines.peek().is_some_and(|l| l.starts_with("mod ")) {
            for line in lines.by_ref() {
                tests.push_str(line);
                tests.push('\n');
                if line == "}" || line.ends_with(';') && line.starts_with("mod ") {
                    break;
                }
            }
        } else {
            code.push_str(line);
            code.push('\n');
        }
    }
    (code, tests)
}

/// Whether all of a file is tests, by its path in the repository.
fn is_test_file(file: &Path) -> bool {
    file.file_stem().is_some_and(|n| n == "tests") || file.iter().any(|part| part == "tests")
}

/// The comments of a text: a test says in them what it proves.
fn comments(text: &str) -> String {
    let lines = text.lines().filter(|l| l.trim_start().starts_with("//"));
    lines.flat_map(|l| [l, "\n"]).collect()
}

fn name_all(named: &mut Named, file: &str, ids: &[String]) {
    for id in ids {
        named.entry(id.clone()).or_default().insert(file.to_owned());
    }
}

fn shown(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/")
}

/// All files below a folder with an extension, sorted.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

//! Which part of the program names which: the rooms of `docs/architecture.md`, and a count of the
//! imports that go against their order. The counts may only fall; when one does, [`AGAINST`] is
//! lowered with it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, iter};

/// A room of the house, from the lowest floor to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Room {
    /// Messages and inflection.
    Lang,
    /// What every family of games shares.
    Kernel,
    /// Protocol, text table, scripts.
    Clients,
    /// The rules of the adventure card game.
    Adventure,
    /// Pictures, drawn on the processor.
    Faces,
    /// What the window is made of.
    Kit,
    /// Title, shelf, settings: the window around a game.
    Shell,
    /// What the window shows of the adventure card game.
    AdventureTable,
    /// The rules of the tactics family.
    Tactics,
    /// What the window shows of the tactics family.
    TacticsTable,
    /// The command line.
    Binary,
}

use Room::{
    Adventure, AdventureTable, Binary, Clients, Faces, Kernel, Kit, Lang, Shell, Tactics,
    TacticsTable,
};

/// The rooms by their modules; the longest fitting path counts, and what fits none is the binary's.
const ROOMS: &[(&str, Room)] = &[
    ("", Binary),
    ("adventure", Adventure),
    ("adventure_table", AdventureTable),
    ("clients", Clients),
    ("faces", Faces),
    ("kernel", Kernel),
    ("kit", Kit),
    ("lang", Lang),
    ("shell", Shell),
    ("tactics", Tactics),
    ("tactics_table", TacticsTable),
];

/// Whether one room may name another.
fn may(from: Room, to: Room) -> bool {
    let below: &[Room] = match from {
        Lang => &[],
        Kernel | Faces => &[Lang],
        Clients | Adventure | Tactics => &[Lang, Kernel],
        Kit => &[Lang, Kernel, Faces],
        Shell => &[Lang, Kernel, Faces, Kit],
        AdventureTable => &[Lang, Kernel, Faces, Kit, Shell, Adventure],
        TacticsTable => &[Lang, Kernel, Faces, Kit, Shell, Tactics],
        Binary => return true,
    };
    from == to || below.contains(&to)
}

/// How many imports go against the order today: pairs of a file and a module that it names.
const AGAINST: &[(Room, Room, usize)] = &[];

fn room(path: &[String]) -> Room {
    let all: BTreeMap<&str, Room> = ROOMS.iter().copied().collect();
    let longest = (0..=path.len()).rev().find_map(|n| all.get(path[..n].join("::").as_str()));
    *longest.expect("the program itself has a room")
}

/// The crates that lie in folders of their own below `src`; all else is the program's.
pub const CRATES: &[&str] = &[
    "adventure",
    "adventure_table",
    "clients",
    "faces",
    "kernel",
    "kit",
    "lang",
    "shell",
    "tactics",
    "tactics_table",
];

/// The path of the module that a file holds, from `src`: `lang/lib.rs` is `lang`,
/// `adventure/cards/lint/mod.rs` is `adventure::cards::lint`.
pub fn module(file: &Path) -> Vec<String> {
    let mut path: Vec<String> =
        file.iter().map(|part| part.to_string_lossy().trim_end_matches(".rs").to_owned()).collect();
    if path.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        path.pop();
    }
    path
}

/// The text without comments, strings and what is compiled for tests alone (by custom the end of the
/// file).
pub fn code(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut code = String::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default();
        let mut outside = true;
        for part in line.split('"') {
            code.push_str(if outside { part } else { "" });
            outside = !outside;
        }
        code.push('\n');
    }
    code
}

/// The crate that a module belongs to: none for the program itself.
pub fn crate_of(module: &[String]) -> Option<&String> {
    module.first().filter(|name| CRATES.contains(&name.as_str()))
}

/// Names that paths in a file can begin with, each with the path that it stands for.
pub type Known = BTreeMap<String, Vec<String>>;

/// The modules that lie directly in a module.
pub fn children(modules: &BTreeSet<Vec<String>>, of: &[String]) -> Known {
    let inside = modules.iter().filter(|m| m.len() == of.len() + 1 && m.starts_with(of));
    inside.filter_map(|m| Some((m.last()?.clone(), m.clone()))).collect()
}

/// All paths in code from `crate::`, `super::`, `self::`, the name of a crate or one that is known, groups
/// in braces taken apart.
pub fn paths(code: &str, of: &[String], known: &Known) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let names = CRATES.iter().filter(|name| !known.contains_key(**name)).copied();
    let names = names.chain(known.keys().map(String::as_str));
    let names: Vec<String> = names.map(|name| format!("{name}::")).collect();
    let own = ["crate::", "super::", "self::"];
    let starts = own.into_iter().chain(names.iter().map(String::as_str));
    for at in starts.flat_map(|start| code.match_indices(start)).map(|(at, _)| at) {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let mut base: Vec<String> = Vec::new();
        let mut rest = &code[at..];
        if let Some(tail) = rest.strip_prefix("crate::") {
            base.extend(crate_of(of).cloned());
            rest = tail;
        } else if rest.starts_with("super::") {
            base = of.to_vec();
            while let Some(tail) = rest.strip_prefix("super::") {
                base.pop();
                rest = tail;
            }
        } else if let Some(tail) = rest.strip_prefix("self::") {
            (base, rest) = (of.to_vec(), tail);
        } else if let Some((path, tail)) =
            rest.split_once("::").and_then(|(name, tail)| Some((known.get(name)?, tail)))
        {
            (base, rest) = (path.clone(), tail);
        }
        tree(rest, &base, &mut found);
    }
    found
}

/// Follows a path, and the paths of a group, to their ends. Returns what stands behind it.
fn tree<'a>(text: &'a str, base: &[String], found: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = rest.trim_start();
            match rest.chars().next() {
                None => return rest,
                Some('}') => return &rest[1..],
                Some(',') => rest = &rest[1..],
                Some(_) => {
                    let behind = tree(rest, base, found);
                    // Never stay where one is: what is no path is passed over.
                    rest = if behind.len() < rest.len() {
                        behind
                    } else {
                        rest.get(1..).unwrap_or_default()
                    };
                }
            }
        }
    }
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return text;
    }
    let mut path = base.to_vec();
    if name != "self" {
        path.push(name.clone());
    }
    let rest = &text[name.len()..];
    match rest.strip_prefix("::") {
        Some(more) if more.starts_with(|c: char| c.is_alphabetic() || c == '{' || c == '_') => {
            tree(more, &path, found)
        }
        _ => {
            found.push(path);
            // Another name for it is no path.
            let other = rest.trim_start().strip_prefix("as ").map(str::trim_start);
            other.map_or(rest, |text| {
                text.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_')
            })
        }
    }
}

/// Adds the files of a folder that are no tests and no examples.
pub fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Tests and examples of a crate may name whatever they try.
        if path.is_dir() && !["tests", "examples"].contains(&name.as_str()) {
            files(&path, all);
        } else if name.ends_with(".rs")
            && !["tests.rs", "build.rs"].contains(&name.as_str())
            && !name.ends_with("_tests.rs")
        {
            all.push(path);
        }
    }
}

/// No import goes against the order of the rooms but those that did before.
#[test]
fn imports_go_down_the_house() {
    let src = lang::assets::tree().join("src");
    let mut all = Vec::new();
    files(&src, &mut all);
    assert!(all.len() > 300, "{}", all.len());
    let modules: BTreeSet<Vec<String>> =
        all.iter().map(|f| module(f.strip_prefix(&src).unwrap())).collect();
    let mut against: BTreeMap<(Room, Room), BTreeSet<String>> = BTreeMap::new();
    for file in &all {
        let inside = file.strip_prefix(&src).unwrap();
        let own_path = module(inside);
        let from = room(&own_path);
        let text = fs::read_to_string(file).unwrap();
        for path in paths(&code(&text), &own_path, &children(&modules, &own_path)) {
            // The module that is named; what is named in it does not matter.
            let longest = |path: &[String]| {
                (1..=path.len()).rev().find(|n| modules.contains(&path[..*n])).unwrap_or(0)
            };
            // What the root of a crate hands on lies in another one.
            let own = usize::from(crate_of(&path).is_some());
            let handed_on = path[own..].to_vec();
            let elsewhere = CRATES.iter().map(|name| {
                iter::once((*name).to_owned()).chain(handed_on.iter().cloned()).collect()
            });
            let is_inside = crate_of(&path) == crate_of(&own_path);
            let path = if !is_inside || longest(&path) > own || crate_of(&handed_on).is_some() {
                if crate_of(&handed_on).is_some() { handed_on } else { path }
            } else {
                elsewhere.into_iter().find(|p: &Vec<String>| longest(p) > 1).unwrap_or(path)
            };
            let n = longest(&path);
            if n == 0 {
                continue;
            }
            let to = room(&path[..n]);
            if !may(from, to) {
                let line = format!("{} names {}", inside.display(), path[..n].join("::"));
                against.entry((from, to)).or_default().insert(line);
            }
        }
    }
    let counted: Vec<(Room, Room, usize)> =
        against.iter().map(|((a, b), lines)| (*a, *b, lines.len())).collect();
    let mut wrong = Vec::new();
    for (from, to, n) in &counted {
        let known = AGAINST.iter().find(|(a, b, _)| (a, b) == (from, to)).map_or(0, |k| k.2);
        if *n > known {
            let lines: Vec<&str> = against[&(*from, *to)].iter().map(String::as_str).collect();
            wrong.push(format!(
                "{from:?} must not name {to:?}: {n} imports, {known} before:\n  {}",
                lines.join("\n  ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(counted, AGAINST, "fewer imports go against the order: lower AGAINST");
}

/// Paths are found in groups, across lines, from `super`, `self`, the names of crates and of modules
/// inside, and not in comments and strings.
#[test]
fn paths_are_found() {
    let text = "use crate::a::{b, c::{self, D}};\n// use crate::no;\nlet s = \"crate::no\";\n\
                fn f() { crate::x::y(1); super::z::<u8>(); super::super::w::V; lang::t() }\n\
                use self::child::C; fn g() { inner::h(); my_inner::h(); lang::inner::h() }\n\
                #[cfg(test)]\nmod tests { use crate::no; }\n";
    let of: Vec<String> = ["clients", "p", "q"].map(str::to_owned).into();
    let known = [("inner".to_owned(), of.iter().cloned().chain(["inner".to_owned()]).collect())];
    let known = Known::from(known);
    let found: BTreeSet<String> =
        paths(&code(text), &of, &known).into_iter().map(|p| p.join("::")).collect();
    let inside = ["p::q::child::C", "p::q::inner::h"];
    let want = ["a::b", "a::c", "a::c::D", "x::y", "p::z", "w::V"].into_iter().chain(inside);
    let want = want.map(|path| format!("clients::{path}"));
    let crates = ["lang::t", "lang::inner::h"].map(str::to_owned);
    assert_eq!(found, want.chain(crates).collect());
    assert_eq!(module(Path::new("lang/lib.rs")), ["lang"]);
    let lint = module(Path::new("adventure/cards/lint/mod.rs"));
    assert_eq!(lint, ["adventure", "cards", "lint"]);
    assert_eq!(room(&lint), Adventure);
    assert!(may(Shell, Kit) && !may(Kit, Shell) && !may(Kernel, Adventure));
}

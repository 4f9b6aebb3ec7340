//! Circles of files: modules of a crate that name each other, directly or by others, and so can only be
//! read together. [`LARGEST`] says how many files the largest of each crate has, and why they are one; its
//! numbers may only fall.
//!
//! A name that a module hands on (`pub use`) counts, for whoever uses it, as a name of the file that it
//! comes from; to hand it on is no use of it. So nothing is won by handing names about.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use super::imports::{CRATES, children, code, crate_of, files, module, paths};

/// The largest circle of each crate: so many files, and what holds them together. No other crate has one.
const LARGEST: &[(&str, usize, &str)] = &[
    (
        "adventure",
        10,
        "the downtime is one state with its questions, answers and results, and the record that it is \
         written to; the rules' largest, of nine, are the effects of a check, which set off effects",
    ),
    ("adventure_table", 4, "the chronicle, whose pages lead to each other"),
    ("clients", 2, "the protocol, and how a game over it ends"),
    ("faces", 3, "portraits, and the parts that they are put together from"),
    ("kernel", 6, "`Family` names prompts, views and frames, which are generic over it"),
    ("kit", 3, "a card, its material and what warms that up"),
    ("shell", 6, "the plain table: what is shown, and what is clicked, of one state"),
    (
        "tactics",
        9,
        "what an event sets off is offered only if it could do something, and what it does fires events",
    ),
    (
        "tactics_table",
        9,
        "what lies between two encounters: pages of one panel that share its state",
    ),
];

type Module = Vec<String>;
type Graph = BTreeMap<Module, BTreeSet<Module>>;

/// What a file names.
#[derive(Default)]
struct Names {
    /// Names that stand for paths from elsewhere, by `use`.
    stand_for: BTreeMap<String, Module>,
    /// All paths that the file uses.
    used: Vec<Module>,
}

/// Returns what the file of a module names.
fn names(text: &str, of: &Module, modules: &BTreeSet<Module>) -> Names {
    let mut known = children(modules, of);
    let (mut names, mut taken, mut plain) = (Names::default(), Vec::new(), String::new());
    let code = code(text);
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim_start();
        let statement = trimmed.strip_prefix("use ").or_else(|| {
            Some(trimmed.split_once(" use ")?.1).filter(|_| trimmed.starts_with("pub"))
        });
        let Some(statement) = statement else {
            // That a module is there is no use of it.
            if !(trimmed.ends_with(';') && trimmed.contains("mod ")) {
                plain.push_str(line);
                plain.push('\n');
            }
            continue;
        };
        let mut statement = statement.to_owned();
        while !statement.contains(';') {
            let Some(line) = lines.next() else { break };
            statement.push_str(line);
        }
        for path in paths(&statement, of, &known) {
            let Some(name) = path.last() else { continue };
            names.stand_for.insert(name.clone(), path.clone());
            taken.push((name.clone(), path, trimmed.starts_with("pub")));
        }
    }
    let words: BTreeSet<&str> = plain.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    for (name, path, is_handed_on) in taken {
        let is_named = words.contains(name.as_str());
        if is_named && modules.contains(&path) {
            // What is used of a module counts, wherever the module has it from.
            known.insert(name, path);
        } else if is_named || !is_handed_on {
            names.used.push(path);
        }
    }
    names.used.extend(paths(&plain, of, &known));
    names
}

/// Returns the module in which that stands which a path names, followed through what is handed on.
fn home(path: &[String], all: &BTreeMap<Module, Names>, depth: usize) -> Option<Module> {
    // `crate::lang` in a crate that took `lang` into its root.
    let is_foreign =
        path.len() > 1 && CRATES.contains(&path[1].as_str()) && !all.contains_key(&path[..2]);
    let path = if is_foreign { &path[1..] } else { path };
    let n = (1..=path.len()).rev().find(|n| all.contains_key(&path[..*n]))?;
    let known = path.get(n).and_then(|name| all[&path[..n]].stand_for.get(name));
    let further = known.filter(|to| to.as_slice() != path && depth < 20).and_then(|to| {
        let to: Module = to.iter().chain(&path[n + 1..]).cloned().collect();
        home(&to, all, depth + 1)
    });
    further.or_else(|| Some(path[..n].to_vec()))
}

/// Returns which modules of its own crate each module names.
fn named() -> Graph {
    let src = lang::assets::tree().join("src");
    let mut found = Vec::new();
    files(&src, &mut found);
    let own = |file: &PathBuf| module(file.strip_prefix(&src).unwrap());
    let modules: BTreeSet<Module> = found.iter().map(own).collect();
    let read = |file: &PathBuf| names(&fs::read_to_string(file).unwrap(), &own(file), &modules);
    let all: BTreeMap<Module, Names> = found.iter().map(|file| (own(file), read(file))).collect();
    let graph = all.iter().map(|(of, names)| {
        let homes = names.used.iter().filter_map(|path| home(path, &all, 0));
        let near = |to: &Module| to != of && crate_of(to).is_some() && crate_of(to) == crate_of(of);
        (of.clone(), homes.filter(near).collect())
    });
    graph.collect()
}

/// Returns what can be reached from a module.
fn reach(graph: &Graph, from: &Module) -> BTreeSet<Module> {
    let (mut seen, mut left) = (BTreeSet::new(), vec![from.clone()]);
    while let Some(at) = left.pop() {
        let next = graph.get(&at).into_iter().flatten();
        left.extend(next.filter(|to| seen.insert((*to).clone())).cloned());
    }
    seen
}

/// Returns the largest circle of each crate.
fn largest(graph: &Graph) -> BTreeMap<String, BTreeSet<String>> {
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        graph.keys().map(|from| (from, reach(graph, from))).collect();
    let mut largest: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in &reached {
        let back = |other: &&Module| reached.get(other).is_some_and(|all| all.contains(*from));
        let circle: BTreeSet<String> = to.iter().filter(back).map(|m| m[1..].join("::")).collect();
        let Some(name) = crate_of(from) else { continue };
        let known = largest.entry(name.clone()).or_default();
        if circle.len() > known.len() {
            *known = circle;
        }
    }
    largest
}

#[test]
fn circles_of_files_are_small() {
    let graph = named();
    assert!(graph.len() > 300, "{}", graph.len());
    for (name, circle) in largest(&graph) {
        let known = LARGEST.iter().find(|(of, ..)| *of == name).map_or(0, |(_, n, _)| *n);
        assert!(circle.len() <= known, "{name}: {} files: {circle:?}", circle.len());
    }
}

/// A name counts as one of the file that it comes from, through each module that hands it on.
#[test]
fn names_are_followed_home() {
    let path = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    let modules: BTreeSet<Module> =
        ["kernel", "kernel::a", "kernel::a::b", "kernel::c"].map(path).into();
    let files = [
        ("kernel", "pub use self::a::{B, other};\nuse lang;"),
        ("kernel::a", "mod b;\npub use b::B;\npub use self::b::{\n    C, D,\n};\nfn f(d: D) {}"),
        ("kernel::a::b", "use super::super::c;\n"),
        ("kernel::c", "use crate::{B, a::C as A};\nfn f() { crate::lang::t() }"),
    ];
    let read = |(of, text): (&str, &str)| (path(of), names(text, &path(of), &modules));
    let all: BTreeMap<Module, Names> = files.map(read).into();
    let homes = |of: &str| -> BTreeSet<String> {
        let homes = all[&path(of)].used.iter().filter_map(|p| home(p, &all, 0));
        homes.map(|m| m.join("::")).collect()
    };
    assert_eq!(homes("kernel"), BTreeSet::new());
    assert_eq!(homes("kernel::a"), ["kernel::a::b".to_owned()].into());
    assert_eq!(homes("kernel::a::b"), ["kernel::c".to_owned()].into());
    assert!(homes("kernel::c").contains("kernel::a::b"));
    assert!(!homes("kernel::c").contains("kernel"));
}

//! Circles of files: modules of a crate that name each other, directly or by others, and so can only be
//! read together. At most [`MOST`] may: the largest is that of the card game's checks, in which effects roll,
//! damage, kill and recharge, each of which sets off effects; the tactics family's texts, which count, ask
//! conditions, and change what they count and ask, are another.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::imports::{code, crate_of, files, module, paths};

/// How many files may name each other in a circle.
const MOST: usize = 10;

type Module = Vec<String>;

/// Returns which modules of its own crate each module names.
fn named() -> BTreeMap<Module, BTreeSet<Module>> {
    let src = lang::assets::tree().join("src");
    let mut all = Vec::new();
    files(&src, &mut all);
    let own = |file: &std::path::PathBuf| module(file.strip_prefix(&src).unwrap());
    let modules: BTreeSet<Module> = all.iter().map(own).collect();
    let mut graph = BTreeMap::new();
    for file in &all {
        let of = own(file);
        let text = fs::read_to_string(file).unwrap();
        let names = paths(&code(&text), &of).into_iter().filter_map(|path| {
            // What stands in the root of a crate is handed on from anywhere.
            let n = (2..=path.len()).rev().find(|n| modules.contains(&path[..*n]))?;
            let to = path[..n].to_vec();
            (to != of && crate_of(&to).is_some() && crate_of(&to) == crate_of(&of)).then_some(to)
        });
        graph.insert(of.clone(), names.collect());
    }
    graph
}

/// Returns what can be reached from a module.
fn reach(graph: &BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<Module> {
    let (mut seen, mut left) = (BTreeSet::new(), vec![from.clone()]);
    while let Some(at) = left.pop() {
        let next = graph.get(&at).into_iter().flatten();
        left.extend(next.filter(|to| seen.insert((*to).clone())).cloned());
    }
    seen
}

#[test]
fn circles_of_files_are_small() {
    let graph = named();
    assert!(graph.len() > 300, "{}", graph.len());
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        graph.keys().map(|from| (from, reach(&graph, from))).collect();
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
    for (name, circle) in &largest {
        assert!(circle.len() <= MOST, "{name}: {} files: {circle:?}", circle.len());
    }
}

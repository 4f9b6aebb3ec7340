//! The command `emberdeck check`: each pack is checked by the family that it says it is of.

use std::path::{Path, PathBuf};

use crate::campaign::entry::Families;
use crate::content::problem::{Problem, Severity};
use crate::content::source::{Source, find_source};

/// Returns the packs for a list of paths: ids, folders of packs, or folders of such folders; all packs
/// that these families play for an empty list.
fn sources(families: Families, paths: &[PathBuf]) -> Vec<Result<Source, Vec<Problem>>> {
    if paths.is_empty() {
        return families.packs().iter().map(|id| find_source(id)).collect();
    }
    let mut found = Vec::new();
    for path in paths {
        let mut inner: Vec<PathBuf> = Vec::new();
        if path.is_dir() && !path.join("pack.ron").exists() {
            let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
            inner = entries.map(|e| e.path()).filter(|p| p.join("pack.ron").exists()).collect();
            inner.sort();
        }
        if inner.is_empty() {
            found.push(one(path));
        }
        found.extend(inner.iter().map(|p| Source::folder(p)));
    }
    found
}

fn one(path: &Path) -> Result<Source, Vec<Problem>> {
    if path.is_dir() { Source::folder(path) } else { find_source(&path.to_string_lossy()) }
}

/// Checks packs and reports to `out`, one line for each problem, and with `graph` how their games lead
/// to each other. Returns the number of errors.
pub fn check(
    families: Families,
    paths: &[PathBuf],
    graph: bool,
    out: &mut dyn FnMut(&str),
) -> usize {
    let (mut errors, mut warnings, mut checked) = (0, 0, 0);
    let found = sources(families, paths);
    if found.is_empty() {
        out("no packs");
    }
    for source in found {
        checked += 1;
        let read = source.and_then(|source| {
            let family = families.of_source(&source).map_err(|problem| vec![problem])?;
            let drawn = if graph { family.commands().graph(&source) } else { None };
            let (inventory, problems) = family.commands().check(&source);
            Ok((inventory, problems, drawn))
        });
        let (inventory, problems, drawn) = read.unwrap_or_else(|problems| (None, problems, None));
        for line in drawn.into_iter().flatten() {
            out(&line);
        }
        for problem in &problems {
            out(&problem.to_string());
            match problem.severity {
                Severity::Error => errors += 1,
                Severity::Warning => warnings += 1,
            }
        }
        if let Some(inventory) = inventory {
            out(&inventory);
        }
    }
    let s = |n: usize| if n == 1 { "" } else { "s" };
    out(&format!(
        "{checked} pack{} checked: {errors} error{}, {warnings} warning{}",
        s(checked),
        s(errors),
        s(warnings)
    ));
    errors
}

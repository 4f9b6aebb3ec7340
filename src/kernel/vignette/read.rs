//! Finds and reads vignette files, with line and column of every mistake.

use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use crate::content::load::{MAX_DEPTH, options};
use crate::content::locate::{Step, line_column, locate};
use crate::content::problem::Problem;
use crate::content::split;
use crate::store::StoreError;

/// The maximum size of a vignette file, in bytes.
const MAX_FILE: u64 = 1 << 20;
/// The maximum number of steps of a script.
pub const MAX_STEPS: usize = 2000;
/// The maximum number of cards of one entry such as `"goblin x3"`.
const MAX_COPIES: usize = 99;
/// The maximum depth of folders.
const MAX_FOLDERS: usize = 6;

/// Returns all vignette files under a path, sorted: the file itself, or those of a folder and its
/// subfolders. Folders named `shelf` contain parts that several vignettes share, and are skipped.
///
/// # Errors
/// Returns an error if the path cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut found = Vec::new();
    walk(path, 0, &mut found).map_err(|e| {
        let (path, kind) = (path.to_owned(), e.kind());
        StoreError::Io { path, kind, what: format!("cannot be read: {e}") }
    })?;
    found.sort();
    Ok(found)
}

fn walk(path: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?.path();
        if entry.is_dir() {
            if depth < MAX_FOLDERS && entry.file_name().is_some_and(|n| n != "shelf") {
                walk(&entry, depth + 1, found)?;
            }
        } else if entry.extension().is_some_and(|e| e == "ron") {
            found.push(entry);
        }
    }
    Ok(())
}

/// Reads the text of a file.
///
/// # Errors
/// Returns the problem if the file cannot be read.
pub fn text_of(path: &Path) -> Result<String, Vec<Problem>> {
    let fail = |m: String| vec![Problem::error(&path.display().to_string(), (1, 1), m)];
    let meta = fs::metadata(path).map_err(|e| fail(format!("cannot be opened: {e}")))?;
    if !meta.is_file() || meta.len() > MAX_FILE {
        return Err(fail(format!("is no plain file of at most {MAX_FILE} bytes")));
    }
    fs::read_to_string(path).map_err(|e| fail(format!("cannot be read: {e}")))
}

/// Parses a text.
///
/// # Errors
/// Returns the problems, with line and column.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<Problem>> {
    if let Some(at) = split::too_deep(text, MAX_DEPTH) {
        let message = split::deeper_than(MAX_DEPTH);
        return Err(vec![Problem::error(file, line_column(text, at), message)]);
    }
    options().from_str::<T>(text).map_err(|e| {
        let at = (e.span.start.line, e.span.start.col);
        vec![Problem::error(file, at, e.code.to_string())]
    })
}

/// Returns the line of a list item, by the fields that lead to the list and its index.
pub fn line_of(text: &str, fields: &[&str], item: usize) -> usize {
    let path: Vec<Step<'_>> =
        fields.iter().map(|f| Step::Field(f)).chain([Step::Item(item)]).collect();
    line_column(text, locate(text, &path)).0
}

/// Returns a problem with a field of a file.
pub fn problem_with(file: &str, text: &str, field: &str, message: impl Into<String>) -> Problem {
    Problem::error(file, line_column(text, locate(text, &[Step::Field(field)])), message)
}

/// Returns a problem in a field of a file, at the word in backticks if the message contains one.
pub fn problem_in(file: &str, text: &str, field: &str, message: &str) -> Problem {
    let from = locate(text, &[Step::Field(field)]);
    let word = message.split('`').nth(1);
    let found = word.and_then(|w| text.get(from..)?.find(&format!("\"{w}")));
    let at = found.map_or(from, |n| from + n);
    Problem::error(file, line_column(text, at), message)
}

/// Returns whether a text is a rule id with this prefix: `AC-CHECK-07`.
pub fn is_rule(prefix: &str, id: &str) -> bool {
    let mut parts = id.splitn(3, '-');
    let (Some(game), Some(area), Some(number)) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    game == prefix
        && !area.is_empty()
        && area.bytes().all(|b| b.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit())
}

/// Returns `shelf/NAME.ron` in the folder of the file, or in the nearest parent folder that has it.
pub fn shelf(file: &Path, name: &str) -> Option<PathBuf> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if name.is_empty() || !name.bytes().all(plain) {
        return None;
    }
    let full = fs::canonicalize(file).ok()?;
    let folders = full.ancestors().skip(1).take(MAX_FOLDERS);
    folders.map(|d| d.join("shelf").join(format!("{name}.ron"))).find(|p| p.is_file())
}

/// Expands entries to ids of single cards: `"goblin x3"` becomes three.
///
/// # Errors
/// Returns a message if the number is invalid, or more than 99.
pub fn spread_out(entries: &[String]) -> Result<Vec<String>, String> {
    let mut ids = Vec::new();
    for entry in entries {
        let (id, n) = match entry.rsplit_once(" x") {
            Some((id, n)) => (id, n.parse().map_err(|_| format!("`{entry}`: how many?"))?),
            None => (entry.as_str(), 1),
        };
        if n > MAX_COPIES {
            return Err(format!("`{entry}`: at most {MAX_COPIES}"));
        }
        ids.extend(std::iter::repeat_n(id.to_owned(), n));
    }
    Ok(ids)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_may_stand_for_several_cards() {
        let ids = spread_out(&["goblin x2".into(), "longsword".into()]);
        assert_eq!(ids, Ok(vec!["goblin".into(), "goblin".into(), "longsword".into()]));
        assert!(spread_out(&["goblin xx".into()]).is_err());
        assert!(spread_out(&["goblin x100".into()]).is_err());
    }

    #[test]
    fn ids_of_rules_have_three_parts() {
        assert!(is_rule("AC", "AC-CHECK-07"));
        for no in ["AC-CHECK", "check", "AC-check-7", "AC-CHECK-x", "XX-A-1"] {
            assert!(!is_rule("AC", no), "{no}");
        }
    }
}

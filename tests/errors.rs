//! Errors have types: a `Result` whose error is a `String` may stand only where nobody can do anything
//! but print it. [`PRINTED`] says where that is, and why; its counts may only fall.

use std::fs;
use std::path::Path;

use super::imports::files;

/// Folders and files with the number of such types in them; the longest fitting path counts.
const PRINTED: &[(&str, usize, &str)] = &[
    ("adventure/sim", 11, "a finding of a simulation, for its report"),
    ("adventure/vignette", 33, "what is wrong with a vignette, for its writer"),
    (
        "adventure_table",
        29,
        "why there is no picture or why a script stopped, for whoever draws or tests",
    ),
    ("adventure_table/screens", 2, "what a screen shows in place of something"),
    ("cli", 7, "why there is no picture, and an option that clap refuses"),
    ("clients", 1, "the answer to a wrong number at the text table"),
    ("kernel/sim", 2, "a finding of a simulation, for its report; what a panic said"),
    ("kernel/vignette", 11, "what is wrong with a vignette, for its writer"),
    ("shell", 34, "why there is no picture or why a script stopped, for whoever draws or tests"),
    ("tactics/commands", 1, "why kept companies cannot be read, for whoever simulates"),
    ("tactics/sim", 4, "a finding of a simulation, for its report; why companies cannot be kept"),
    ("tactics/vignette", 39, "what is wrong with a vignette, for its writer"),
    ("tactics_table", 1, "why there is no picture, for whoever draws or tests"),
];

/// Returns how many types `Result<..., String>` a text names.
fn untyped(text: &str) -> usize {
    let code: String =
        text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let after = code.match_indices("Result<").map(|(at, found)| &code[at + found.len()..]);
    after.filter(|rest| error(rest).is_some_and(|error| error.trim() == "String")).count()
}

/// Returns the last argument of a list of types that stands at the beginning of a text.
fn error(rest: &str) -> Option<&str> {
    let (mut depth, mut from) = (0usize, None);
    for (at, letter) in rest.char_indices() {
        match letter {
            '<' | '(' | '[' => depth += 1,
            '>' if rest[..at].ends_with('-') => {}
            '>' if depth == 0 => return Some(rest[from?..at].trim_end_matches(',')),
            '>' | ')' | ']' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 && !rest[at + 1..].trim_start().starts_with('>') => {
                from = Some(at + 1);
            }
            ';' | '{' => return None,
            _ => {}
        }
    }
    None
}

#[test]
fn errors_are_types_but_where_they_are_only_printed() {
    let src = lang::assets::tree().join("src");
    let mut all = Vec::new();
    files(&src, &mut all);
    let mut counts: Vec<(&str, usize)> = PRINTED.iter().map(|(place, ..)| (*place, 0)).collect();
    let mut wrong = Vec::new();
    for file in all {
        let inside = file.strip_prefix(&src).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let n = untyped(text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default());
        let fits = |(place, _): &&mut (&str, usize)| inside.starts_with(Path::new(place));
        match counts.iter_mut().filter(fits).max_by_key(|(place, _)| place.len()) {
            Some((_, counted)) => *counted += n,
            None if n > 0 => wrong.push(format!("{}: {n}", inside.display())),
            None => {}
        }
    }
    assert!(wrong.is_empty(), "errors without a type: {wrong:?}");
    let allowed: Vec<(&str, usize)> = PRINTED.iter().map(|(place, n, _)| (*place, *n)).collect();
    assert_eq!(counts, allowed, "fewer: lower the number; more: give the error a type");
}

#[test]
fn a_type_is_read_to_its_error() {
    assert_eq!(untyped("fn f() -> Result<(), String> {"), 1);
    assert_eq!(untyped("type V = Result<\n    Vec<(A, String)>,\n    String,\n>;"), 1);
    assert_eq!(untyped("let x: Vec<Result<Option<fn(u8) -> u8>, String>> = y;"), 1);
    assert_eq!(untyped("fn f() -> Result<Vec<String>, StoreError>; // Result<(), String>"), 0);
    assert_eq!(untyped("fn f() -> io::Result<String> { if a < b {} }"), 0);
}

//! Positions as text, by a family that is not the card game.

use kernel::vignette::read::files;
use kernel::vignette::run_paths;

use crate::sample::vignette::{read, run_file};

fn folder() -> std::path::PathBuf {
    lang::assets::tree().join("src/kernel/tests/vignettes")
}

/// Scripts are played through, twice and backwards; what is wrong is reported with its line, and the
/// open prompt in the words of a script.
#[test]
fn scripts_are_played() {
    let mut said = Vec::new();
    let (passed, failed) = run_paths([folder()], run_file, |line| said.push(line.to_owned()));
    let said = said.join("\n");
    assert_eq!((passed, failed), (2, 1), "{said}");
    for part in [
        "ron:12: step 2: expected Fox(\"a1\"), but it is on b1",
        "ron:13: step 3: Run(\"Hop\", \"b1\") is not offered: no hare runs onto the fox (HARE-4)",
        "asked: \"turn\" of \"Alder\" because of \"rules\"",
        "      Run(\"Hop\", \"a2\")\n",
        "2 passed, 1 failed",
    ] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
}

/// A mistake in a position is found in the file.
#[test]
fn mistakes_are_found_in_the_file() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("x.ron");
    let some = &files(&folder()).expect("there are some")[0];
    let text = std::fs::read_to_string(some).expect("it is text").replace("\"e5\"", "\"z9\"");
    std::fs::write(&file, text).expect("it is written");
    let (_, failures) = run_file(&file);
    assert!(failures[0].contains("x.ron:6:") && failures[0].contains("`z9`"), "{failures:?}");
    std::fs::write(&file, "(title: 3)").expect("it is written");
    assert!(read(&file).is_err_and(|problems| problems[0].to_string().contains("x.ron:1:")));
}

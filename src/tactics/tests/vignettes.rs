//! Runs every vignette of the family that ships: the worked examples of the rules and more; and what the
//! runner tells of vignettes that are wrong.

use std::cell::RefCell;
use std::path::Path;

use kernel::vignette::run_paths;
use tactics::vignette::run_file;

/// Everything that the runner says, and how many passed and failed.
fn told(paths: &[&Path]) -> (String, usize, usize) {
    let text = RefCell::new(String::new());
    let (passed, failed) = run_paths(paths, run_file, |line| {
        text.borrow_mut().push_str(line);
        text.borrow_mut().push('\n');
    });
    (text.into_inner(), passed, failed)
}

#[test]
fn every_vignette_passes() {
    let folder = lang::assets::tree().join("assets/vignettes/tactics");
    let (text, passed, failed) = told(&[&folder]);
    let wrong: Vec<&str> = text.lines().filter(|l| !l.starts_with("ok ")).collect();
    assert_eq!(failed, 0, "\n{}", wrong.join("\n"));
    assert!(passed >= 150, "only {passed} vignettes were found");
    assert_eq!(wrong, [format!("{passed} passed, 0 failed")]);
}

//! Runs every vignette that ships: the worked examples of the rules and more.

use std::cell::RefCell;
use std::path::Path;

#[test]
fn every_vignette_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/vignettes");
    let told = RefCell::new(String::new());
    let (passed, failed) = emberdeck::vignette::run_paths([folder], |line| {
        if !line.starts_with("ok ") {
            told.borrow_mut().push_str(line);
            told.borrow_mut().push('\n');
        }
    });
    assert_eq!(failed, 0, "\n{}", told.borrow());
    assert!(passed >= 100, "only {passed} vignettes were found");
}

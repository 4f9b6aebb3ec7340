//! Tests of single rules, most of them at the edges: each a position with its script, told like
//! the vignettes that ship.

use std::cell::RefCell;

#[test]
fn every_rule_is_kept() {
    let folder = lang::assets::tree().join("src/adventure/tests/rules");
    let told = RefCell::new(String::new());
    let (passed, failed) = adventure::vignette::run_paths([folder], |line| {
        if !line.starts_with("ok ") {
            told.borrow_mut().push_str(line);
            told.borrow_mut().push('\n');
        }
    });
    assert_eq!(failed, 0, "\n{}", told.borrow());
    assert!(passed >= 17, "only {passed} tests were found");
}

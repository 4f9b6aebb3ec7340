//! The tactics family at the program's own tables.

use std::path::Path;

use super::talk::Sandbox;

/// At the text table `why` tells why an enemy would do what it does, and of anything else what is refused
/// (AT-BOSS-06).
#[test]
fn why_tells_of_enemies_and_of_what_is_refused() {
    let file = "assets/vignettes/tactics/told/the-board.ron";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let file = file.to_str().expect("a path of letters");
    let play = ["play", "--text", "--vignette", file];
    let said = Sandbox::new().typed(&play, "why gm1\nwhy use\nwhy nothing-of-it\nq\n");
    assert!(said.contains("It goes for") && said.contains("(AT-BOSS-06)"), "{said}");
    assert!(said.contains("Nothing with “nothing-of-it” is refused here."), "{said}");
}

//! Fuzzes vignettes: they are read, run, and played on from their position.

use std::sync::LazyLock;

use adventure::cards::content::Content;
use adventure::vignette::format::Shelf;
use adventure::vignette::position;
use adventure::vignette::read::{Library, Loaded, read_shelf, read_text};
use adventure::vignette::run as run_script;
use kernel::content::problem::Problem;

use super::table;

/// The number of decisions that are played from a position.
const DECISIONS: u32 = 8;
/// Errors that no script may lead to.
const BUGS: [&str; 5] =
    ["differs", "differently", "leaves a trace", "cannot be undone", "done again"];

/// The shelves of the shipped vignettes.
static SHELVES: LazyLock<[(&str, Shelf); 4]> = LazyLock::new(|| {
    [
        ("standard", include_str!("../../../../../assets/vignettes/adventure/shelf/standard.ron")),
        ("meetings", include_str!("../../../../../assets/vignettes/adventure/shelf/meetings.ron")),
        ("things", include_str!("../../../../../assets/vignettes/adventure/shelf/things.ron")),
        (
            "third-checks",
            include_str!("../../../../../assets/vignettes/adventure/shelf/third-checks.ron"),
        ),
    ]
    .map(|(name, text)| (name, read_shelf(name, text).expect("the shelf is sound")))
});

/// Gives access to the shipped packs and shelves, and no other files.
struct Shipped;

impl Library for Shipped {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        let none = || vec![Problem::error(name, (1, 1), "there is no such pack")];
        table::named(name).map(|c| (*c).clone()).ok_or_else(none)
    }

    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        Ok(SHELVES.iter().find(|(n, _)| *n == name).map(|(_, s)| s.clone()))
    }
}

/// Runs the target.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data).into_owned();
    let Ok(loaded) = read_text("fuzz.ron", text, &Shipped) else { return };
    for failure in run_script(&loaded) {
        assert!(!BUGS.iter().any(|b| failure.contains(b)), "{failure}");
    }
    play_on(&loaded, table::seed(data));
}

fn play_on(loaded: &Loaded, seed: u64) {
    match position::set_up(loaded) {
        Ok(mut world) => table::play_on(&mut world, seed, DECISIONS),
        Err(e) => assert!(!loaded.problem(&e).to_string().is_empty()),
    }
}

//! The map of the text table.

use std::collections::BTreeSet;

use kernel::text::{Line, Page};
use tactics::text_view;

use super::scene::Scene;

/// What the map says of a chapter: its rows, and the parts of its legend.
fn map(chapter: &str) -> (Vec<String>, Vec<String>) {
    let scene = Scene::evening(chapter);
    let mut page = Page::default();
    text_view::drawn(&scene.world, &mut page, None);
    let text = |line: &Line| match line {
        Line::Plain(text) | Line::Dim(text) => text.clone(),
        other => panic!("{other:?} on a map"),
    };
    let lines: Vec<String> = page.0.iter().map(text).collect();
    let (legend, rows) = lines.split_last().unwrap();
    (rows[1..rows.len() - 1].to_vec(), legend.split(" · ").map(str::to_owned).collect())
}

/// Each kind of obstacle has a sign of its own, which stands on the map and in the legend; so have floors
/// that are not the map's usual one, and ways out.
#[test]
fn the_map_tells_one_kind_from_another() {
    for (chapter, kinds) in [
        ("nobody-passes-free", vec!["Brazier", "Crates", "Toll-bar", "Toll chest"]),
        ("ditchwater-lane", vec!["Ditch", "exit"]),
    ] {
        let (rows, legend) = map(chapter);
        let mut signs = BTreeSet::new();
        for kind in &kinds {
            let part = legend.iter().find(|part| part.get(2..) == Some(*kind));
            let sign =
                part.unwrap_or_else(|| panic!("no {kind} in {legend:?}")).chars().next().unwrap();
            assert!(rows.iter().any(|row| row[3..].contains(sign)), "no {sign} in {rows:#?}");
            signs.insert(sign);
        }
        assert_eq!(signs.len(), kinds.len(), "{legend:?}");
    }
}

//! The reference of the effect language: every word of the schema has an example there that the
//! linter finds right, and the page tells what these print today.

use std::fs;
use std::path::PathBuf;

use crate::folders::copy;

#[path = "../examples/language/reference/mod.rs"]
mod reference;

fn root() -> PathBuf {
    lang::assets::tree()
}

/// `cargo run -p emberdeck-adventure --example language` writes the page anew.
#[test]
fn every_word_has_an_example_and_the_page_is_up_to_date() {
    let wrong = reference::run(&root(), true).unwrap();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What goes wrong in a copy of the schema, the examples and the page is told, with its place.
#[test]
fn gaps_and_mistakes_are_told() {
    let effects = "assets/language/effects.txt";
    let schema = "src/adventure/cards/effect.rs";
    let table = [
        (effects, "EndTurn bane", "// EndTurn bane", "EndTurn of Effect has no example"),
        (effects, "EndTurn bane", "StopTurn bane", "effects.txt:LINE: Effect has no StopTurn"),
        (effects, "does: [EndTurn]", "does: [EndTun]", "did you mean `EndTurn`?"),
        (effects, "does: [EndTurn]", "does: [Explore]", "LINE: `EndTurn` is not in the example"),
        (
            effects,
            "EndTurn bane",
            "EndTurn bean",
            "LINE: a name, what it is printed on, and fields",
        ),
        (effects, "EndTurn bane rules", "EndTurn bane powers", "effects.txt:LINE: powers: [(on:"),
        (schema, "    EndTurn,", "    EndTurn,\n    Sing,", "Sing of Effect has no example"),
        (
            schema,
            "/// A verb of the effect language.\n",
            "/// A word.\n",
            "docs/content-reference.md is out of date",
        ),
        (
            "src/adventure/cards/effect/power.rs",
            "pub enum Fate {",
            "pub enum Lot {",
            "the type Lot is in no",
        ),
    ];
    for (file, from, to, want) in table {
        let dir = tempfile::tempdir().unwrap();
        for part in [
            "assets/language",
            "src/adventure/cards",
            "docs/content-reference.md",
            "docs/phrasebook.md",
        ] {
            fs::create_dir_all(dir.path().join(part).parent().unwrap()).unwrap();
            copy(&root().join(part), &dir.path().join(part));
        }
        let path = dir.path().join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file}: {from}");
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let line = text[..text.find(from).unwrap()].matches('\n').count() + 1;
        let want = want.replace("LINE", &line.to_string());
        let wrong = reference::run(dir.path(), true).unwrap().join("\n");
        assert!(wrong.contains(&want), "{to}\n  should {want}\n  is     {wrong}");
    }
}

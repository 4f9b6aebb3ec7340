//! Positions that cannot lie on a table are refused at their place.

use std::fs;

use tactics::vignette::run_file;

/// A position that is told, with what stands in it.
fn told(heroes: &str, enemies: &str, pieces: &str) -> Vec<String> {
    let place = tempfile::tempdir().expect("a folder");
    let shelf = lang::assets::tree().join("assets/vignettes/tactics/shelf/standard.ron");
    fs::create_dir(place.path().join("shelf")).expect("made");
    fs::copy(shelf, place.path().join("shelf/standard.ron")).expect("copied");
    let file = place.path().join("v.ron");
    let text = format!(
        r#"(
    family: "tactics", title: "t", proves: ["AT-BOSS-11"], shelf: ["standard"],
    position: (
        open: (9, 9),
        heroes: [{heroes}],
        enemies: [{enemies}, (id: "RV1", at: "a9")],
        pieces: [{pieces}],
        line: ["ada"],
    ),
    script: [Expect([])],
)"#
    );
    fs::write(&file, text).expect("written");
    run_file(&file).1
}

#[test]
fn what_cannot_be_is_refused() {
    let (ada, ben) = (r#"(hero: "ada", at: "e3", hp: 9)"#, r#"(hero: "ben", at: "i1", hp: 9)"#);
    let both = format!("{ada}, {ben}");
    let foe = r#"(id: "RV2", at: "e5")"#;
    assert_eq!(told(&both, foe, ""), Vec::<String>::new());
    let with = |hero: &str| format!("{ada}, {hero}");
    for (heroes, enemies, pieces, says) in [
        (with(ada), foe.to_owned(), "", "the hero `ada` is there twice"),
        (both.clone(), r#"(id: "RV1", at: "e5")"#.into(), "", "the enemy `RV1` is there twice"),
        (
            with(r#"(hero: "ben", at: "i1", hp: 9, max: 8)"#),
            foe.into(),
            "",
            "`ben` has 9 HP, more than the greatest, 8",
        ),
        (
            both.clone(),
            r#"(id: "RV2", at: "e5", hp: -1)"#.into(),
            "",
            "`RV2` has less HP than none",
        ),
        (
            with(r#"(hero: "ben", at: "i1", tokens: [("writ", 5), ("writ", 5)])"#),
            foe.into(),
            "",
            "`ben` has 10 tokens writ, and can have 9",
        ),
        (with(r#"(hero: "ben", at: "e3")"#), foe.into(), "", "stands where somebody else does"),
        (with(r#"(hero: "ben", at: "z26")"#), foe.into(), "", "`z26` is not on the map"),
    ] {
        let all = told(&heroes, &enemies, pieces);
        assert!(all.len() == 1 && all[0].contains(says), "{says}: {all:?}");
        assert!(all[0].contains("v.ron:"), "{says}: {all:?}");
    }
}

//! Runs every vignette of the family that ships: the worked examples of the rules and more; and what the
//! runner tells of vignettes that are wrong.

use std::cell::RefCell;
use std::fs;
use std::path::Path;

use kernel::history::Keep;
use kernel::play;
use kernel::truth::{digest, restore, snapshot};
use kernel::vignette::read::files;
use kernel::vignette::run_paths;
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::Act;
use tactics::vignette::{open, run_file};

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

/// A vignette that needs no shelf.
fn small(script: &str) -> String {
    format!(
        r#"(
    family: "tactics",
    title: "small", proves: ["AT-MOVE-01"],
    content: (
        dice: [(id: "red", faces: (0, 1, 2, 2, 3, 4))],
        heroes: [(id: "ada", name: "Ada"), (id: "ben", name: "Ben"), (id: "cid", name: "Cid")],
        classes: [(id: "guard", name: "Guard", tier: Basic, move: 4, attack: "1 red", range: 1)],
        levels: [(id: "guard-1", class: "guard", level: 1, starter: true, hp: 9)],
        cards: [(id: "cut", name: "Cut", kind: Action, ways: [[Attack(dice: "1 red", target: (who: Enemy, range: 1))]])],
        enemies: [(id: "rat", code: "RT", name: "Rat", kind: Minion, move: 2, hp: 3, attack: 1, range: 1)],
        terrain: [(id: "grass", name: "Grass", kind: Open)],
    ),
    position: (open: (5, 5), heroes: [(hero: "ada", at: "c3", hand: ["cut"])], enemies: [(id: "RT1", at: "c4")]),
    script: [
{script}
    ],
)"#
    )
}

/// Runs a text as a vignette file; paths are cut to the file's name.
fn run(text: &str) -> (String, usize) {
    let dir = std::env::temp_dir().join(format!("emberdeck-vignette-{}", std::process::id()));
    fs::create_dir_all(&dir).expect("a folder");
    let thread = format!("{:?}.ron", std::thread::current().id());
    let file = dir.join(thread);
    fs::write(&file, text).expect("written");
    let (said, _, failed) = told(&[&file]);
    let name = file.display().to_string();
    fs::remove_file(&file).expect("it is there");
    (said.replace(&name, "v.ron"), failed)
}

#[test]
fn a_right_one_passes() {
    let (said, failed) =
        run(&small("Play(\"cut\"), Dice([\"red 2\"]), Roll, Expect([Hp(\"RT1\", 1)]),"));
    assert_eq!(failed, 0, "{said}");
    assert!(said.ends_with("1 passed, 0 failed\n"), "{said}");
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let (said, failed) =
        run(&small("Play(\"cut\"),\nDice([\"red 2\"]),\nRoll,\nExpect([Hp(\"RT1\", 2)]),"));
    assert_eq!(failed, 1);
    assert!(said.contains("v.ron:18: step 4: expected Hp(\"RT1\", 2), but it has 1"), "{said}");
    let (said, _) = run(&small("Play(\"cut\"),\nPass,"));
    assert!(said.contains("v.ron:16: step 2: Pass is not offered"), "{said}");
    assert!(
        said.contains("asked: \"stage\" of \"ada\" about \"cut\" because of \"cut\"\n      Roll\n"),
        "{said}"
    );
    // An option is told as a script says it.
    let (said, _) = run(&small("Expect([Not(Offered(Play(\"cut\")))]),"));
    assert!(said.contains("\n      Play(\"cut\", 0)"), "{said}");
}

#[test]
fn bad_files_are_refused_with_line_and_column() {
    for (script, message) in [
        ("Explode,", "v.ron:15:"),
        ("Expect([Asked(\"trun\")]),", "v.ron:15:"),
        ("Expect([In(\"cut\", Pocket)]),", "v.ron:15:"),
        ("Play(\"cuts\"),", "no card `cuts` is on the table; did you mean `cut`?"),
        ("Play(\"cut#2\"),", "there are 1 cards `cut`, so there is no `cut#2`"),
        ("Expect([Hp(\"RT2\", 3)]),", "no figure `RT2` is on the table; did you mean `RT1`?"),
        ("Expect([At(\"ada\", \"c99\")]),", "v.ron:15:"),
        ("Dice([\"red 9\"]),", "v.ron:15:1: error: `red 9`: no face of that die shows that"),
        ("Dice([\"pink 1\"]),", "`pink 1`: there is no such die"),
        (
            "Play(\"cut\"), Dice([\"red 2\"]), Expect([Refused(Roll, \"AT-MOVE-01\")]),",
            "but it is offered",
        ),
    ] {
        let (said, failed) = run(&small(script));
        assert_eq!(failed, 1, "{script}: {said}");
        assert!(said.contains(message), "{script}: {said}");
    }
    for (from, to, message) in [
        ("AT-MOVE-01", "MOVE-01", "`MOVE-01` is no id of a rule"),
        ("hero: \"ada\"", "hero: \"tom\"", "v.ron:13:46: error: there is no hero `tom`"),
        ("hand: [\"cut\"]", "hand: [\"cup\"]", "no card is called `cup`"),
        ("id: \"RT1\"", "id: \"XX1\"", "no enemy has the code of `XX1`"),
        ("at: \"c4\"", "at: \"c3\"", "stands where somebody else does"),
        ("at: \"c4\"", "at: \"h9\"", "does not stand on floor of the board"),
        ("at: \"c3\"", "at: \"z9\"", "`z9` is not on the map"),
        (
            "open: (5, 5)",
            "map: [\"....x\", \".....\", \".....\", \".....\", \".....\"]",
            "'x' is not in the legend",
        ),
        ("open: (5, 5)", "open: (50, 5)", "at most 26 wide"),
        ("title: \"small\"", "title: \"small\", shelf: [\"../x\"]", "there is no `shelf/../x.ron`"),
        ("title: \"small\"", "title: \"small\", pack: \"nowhere\"", "no pack of that name"),
        ("title: \"small\"", "title: \"small\", chapter: \"9\"", "there is no chapter `9`"),
        ("title: \"small\"", "titel: \"small\"", "v.ron:3:"),
    ] {
        let (said, failed) = run(&small("Pass,").replace(from, to));
        assert_eq!(failed, 1, "{to}: {said}");
        assert!(said.contains(message), "{to}: {said}");
    }
    let (said, _, failed) = told(&[Path::new("/nowhere/at/all")]);
    assert_eq!(failed, 1, "{said}");
}

/// What a vignette's own content and encounter name must be there: else file, line and column are told, and
/// what is meant perhaps.
#[test]
fn names_that_are_not_there_are_told_with_line_and_column() {
    let card = "[[Attack(dice: \"1 red\"";
    for (from, to, line, message) in [
        (card, "[[Attack(dice: \"1 pink\"", 9, "there is no die `pink`"),
        (
            card,
            "[[Shift(from: Hand, to: Discards, what: (ids: [\"cutt\"])), Attack(dice: \"1 red\"",
            9,
            "there is no card `cutt`",
        ),
        (card, "[[Put(\"writ\", 1, (who: Self)), Attack(dice: \"1 red\"", 9, "no token `writ`"),
        ("class: \"guard\"", "class: \"gard\"", 8, "there is no class `gard`"),
        (
            "attack: 1, range: 1)",
            "attack: 1, range: 1, then: [Inflict(Slowed, (who: Named(\"rta\")))])",
            10,
            "there is no figure `rta`",
        ),
        (
            "    position:",
            "    encounter: (rules: [(on: RoundStart, does: [Count(\"wight\")])]),\n    position:",
            13,
            "there is no counter `wight`",
        ),
    ] {
        let text = small("Pass,").replace(from, to);
        let (said, failed) = run(&text);
        assert_eq!(failed, 1, "{to}: {said}");
        assert!(said.contains(message), "{to}: {said}");
        let word = message.split('`').nth(1).unwrap();
        let column = text.lines().nth(line - 1).unwrap().find(&format!("\"{word}"));
        match column {
            Some(n) => assert!(said.contains(&format!("v.ron:{line}:{}: ", n + 1)), "{said}"),
            None => assert!(said.contains(&format!("v.ron:{line}:")), "{said}"),
        }
    }
}

/// From every position each option applies, and leaves the table with a question or an end.
#[test]
fn whatever_is_offered_applies() {
    let folder = lang::assets::tree().join("assets/vignettes/tactics");
    for file in files(&folder).expect("they are there") {
        let mut world = open(&file).unwrap_or_else(|e| panic!("{e}"));
        world.insert_resource(Keep(false));
        let Some(p) = play::prompt::<Tactics>(&world).cloned() else { continue };
        let (before, mark) = (snapshot::<Tactics>(&world), digest::<Tactics>(&world));
        for first in 0..p.options.len() {
            let others = p.options.iter().enumerate();
            let others = others.filter(|(i, a)| *i != first && **a != Act::Continue);
            let missing = usize::from(p.min).saturating_sub(1);
            let mut acts = vec![p.options[first]];
            acts.extend(others.take(missing).map(|(_, a)| *a));
            if let Err(e) = play::submit::<Tactics>(&mut world, &acts) {
                panic!("{}: {acts:?} of {:?}: {e}", file.display(), p.ask);
            }
            let goes_on = play::prompt::<Tactics>(&world).is_some();
            assert!(
                goes_on || play::ended::<Tactics>(&world).is_some(),
                "{}: {acts:?}",
                file.display()
            );
            restore::<Tactics>(&mut world, &before);
            assert_eq!(digest::<Tactics>(&world), mark, "{}: {acts:?}", file.display());
        }
    }
}

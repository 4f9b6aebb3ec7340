//! Runs every vignette that ships: the worked examples of the rules and more; and what the runner
//! tells of vignettes that are wrong.

use std::cell::RefCell;
use std::fs;
use std::path::Path;

use adventure::cards::load::load_source;
use adventure::cards::source::Source;
use adventure::rules::flow::history::{Journal, Keep, digest, restore, snapshot};
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{ended, prompt, submit};
use adventure::rules::state::cue::Cues;
use adventure::rules::state::table::Index;
use adventure::vignette::{open, read, run_paths};
use bevy_ecs::world::World;

/// Everything that the runner says, and how many passed and failed.
fn told(paths: &[&Path]) -> (String, usize, usize) {
    let text = RefCell::new(String::new());
    let (passed, failed) = run_paths(paths, |line| {
        text.borrow_mut().push_str(line);
        text.borrow_mut().push('\n');
    });
    (text.into_inner(), passed, failed)
}

#[test]
fn every_vignette_passes() {
    let folder = lang::assets::tree().join("assets/vignettes/adventure");
    let (text, passed, failed) = told(&[&folder]);
    let wrong: Vec<&str> = text.lines().filter(|l| !l.starts_with("ok ")).collect();
    assert_eq!(failed, 0, "\n{}", wrong.join("\n"));
    assert!(passed >= 100, "only {passed} vignettes were found");
    assert_eq!(wrong, [format!("{passed} passed, 0 failed")]);
}

/// A vignette that needs no shelf.
fn small(script: &str) -> String {
    format!(
        r#"(
    title: "small", proves: ["AC-CHECK-31"],
    cards: [(id: "rat", name: "Rat", kind: Monster, check: "Combat 5")],
    heroes: [(
        id: "tess", name: "Tess", hand: 2, favored: Item, cards: (), deck: [],
        skills: [(skill: Strength, die: "1d8")],
    )],
    locations: [(id: "cellar", name: "Cellar", deck: (), closing: [Automatic])],
    position: (heroes: [(hero: "tess", deck: ["rat x3"])], locations: [(place: "cellar", deck: ["rat"])]),
    script: [
{script}
    ],
)"#
    )
}

/// Runs a text as a vignette file; paths are cut to the file's name.
fn run(text: &str) -> (String, usize) {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("v.ron");
    fs::write(&file, text).expect("written");
    let (said, _, failed) = told(&[&file]);
    (said.replace(&format!("{}/", dir.path().display()), ""), failed)
}

#[test]
fn a_right_one_passes() {
    let (said, failed) =
        run(&small("Explore, Dice([5]), Roll, Expect([Passed, Defeated(\"rat\")]),"));
    assert_eq!(failed, 0, "{said}");
    assert!(said.ends_with("1 passed, 0 failed\n"), "{said}");
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let (said, failed) = run(&small("Explore,\nDice([4]),\nRoll,\nExpect([Passed, Result(4)]),"));
    assert_eq!(failed, 1);
    assert!(
        said.contains("v.ron:14: step 4: expected Passed, but the result was 4 against 5"),
        "{said}"
    );
    assert!(!said.contains("expected Result"), "{said}");
    let (said, _) = run(&small("Explore,\nDice([4]),\nEndTurn,"));
    assert!(said.contains("v.ron:13: step 3: EndTurn is not offered"), "{said}");
    assert!(said.contains("asked: \"check\" of \"tess\" about \"rat\""), "{said}");
    assert!(said.contains("\n      Roll\n"), "{said}");
}

/// A vignette plays what a pack could not hold, and the mistakes are told with their places.
#[test]
fn mistakes_in_what_it_brings_along_are_told() {
    let told = |text: &str| -> Vec<String> {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("v.ron");
        fs::write(&file, text).expect("written");
        let all = adventure::vignette::doubts::doubts(&file);
        let place = format!("{}/", dir.path().display());
        all.iter().map(|p| p.to_string().replace(&place, "")).collect()
    };
    let right = small("Explore,");
    assert_eq!(told(&right), Vec::<String>::new());
    let wrong = right.replace(
        "check: \"Combat 5\"",
        "check: \"Combat 5\", rules: [(on: TurnEnd, does: [Evade])]",
    );
    let lines = told(&wrong);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("v.ron:3:"), "{lines:?}");
    assert!(lines[0].contains("error: evades: only in a power with"), "{lines:?}");
    assert_eq!(run(&wrong).1, 0);
}

#[test]
fn bad_files_are_refused_with_line_and_column() {
    for (script, message) in [
        ("Explode,", "v.ron:11:"),
        ("Expect([Asked(\"chek\")]),", "v.ron:11:"),
        ("Play(card: \"rat\", pwer: 1),", "v.ron:11:"),
        ("Expect([In(\"rat\", Pocket)]),", "v.ron:11:"),
        ("Play(card: \"rats\"),", "no card `rats` is on the table; did you mean `rat`?"),
        ("Move(\"attic\"),", "no location `attic` is on the table"),
        ("Expect([Alive(\"tom\")]),", "no hero `tom` is on the table"),
        ("Expect([In(\"rat#9\", Stage)]),", "there are 4 cards `rat`, so there is no `rat#9`"),
        ("Dice([13]),", "dice show 1 to 12"),
    ] {
        let (said, failed) = run(&small(script));
        assert_eq!(failed, 1, "{script}: {said}");
        assert!(said.contains(message), "{script}: {said}");
    }
    for (from, to, message) in [
        ("AC-CHECK-31", "CHECK-31", "`CHECK-31` is no id of a rule"),
        ("hero: \"tess\"", "hero: \"tom\"", "there is no hero `tom`"),
        ("rat x3", "rat x300", "at most 99"),
        ("rat x3", "bat x3", "v.ron:9:47: error: there is no card `bat`"),
        ("locations: [(place: \"cellar\", deck: [\"rat\"])]", "locations: []", "1 to 16 locations"),
        ("title: \"small\"", "title: \"small\", shelf: [\"../x\"]", "there is no `shelf/../x.ron`"),
        ("title: \"small\"", "title: \"small\", pack: \"nowhere\"", "no pack of that name"),
        ("title: \"small\"", "titel: \"small\"", "v.ron:2:"),
        ("title: \"small\"", "title: \"small", "v.ron:"),
    ] {
        let (said, failed) = run(&small("Explore,").replace(from, to));
        assert_eq!(failed, 1, "{to}: {said}");
        assert!(said.contains(message), "{to}: {said}");
    }
    let (_, failed) = run("");
    assert_eq!(failed, 1);
    let (said, _, failed) = told(&[Path::new("/nowhere/at/all")]);
    assert_eq!(failed, 1, "{said}");
}

/// A meeting between two games in which a skill feat is due.
fn meeting(script: &str) -> String {
    format!(
        r#"(
    title: "small", proves: ["AC-FEAT-06"],
    cards: [(id: "rope", name: "Rope", kind: Item, traits: ["Basic"])],
    heroes: [(
        id: "tess", name: "Tess", hand: 2, favored: Item, cards: (item: 1), deck: [],
        skills: [(skill: Strength, die: "1d8", boxes: 2)],
    )],
    scenario: (id: "s", name: "S", villains: [], henchmen: [], locations: [], reward: [SkillFeat]),
    camp: (
        heroes: [(hero: "tess", deck: ["rope"])],
        script: [
{script}
        ],
    ),
)"#
    )
}

#[test]
fn meetings_between_games_are_told_of_alike() {
    let (said, failed) = run(&meeting("Check(Skill(Strength, 1)), Expect([Asked(\"decks\")]),"));
    assert_eq!(failed, 0, "{said}");
    for (script, message) in [
        ("Expect([\nAsked(\"trade\")]),", "v.ron:12: step 1: expected Asked(Trade), but it is"),
        ("Done,", "v.ron:12: step 1: Done: the rules refuse it"),
        (
            "Done,",
            "\n    asked: \"rewards\" of \"tess\"\n      Check(Skill(Strength, 1))\n      Later\n",
        ),
        ("Check(Skill(Strength, 2)),", "AC-FEAT-06"),
        ("Expect([Refused(Check(Skill(Strength, 2)), \"AC-FEAT-03\")]),", "it is refused thus: "),
        ("Expect([Refused(Later, \"AC-FEAT-03\")]),", "but it is offered"),
        ("Expect([Offered(Done)]),", "but it is not: "),
        ("Expect([Not(Has(\"tess\", \"rope\"))]),", "but it is so"),
        ("Expect([Illegal(\"tess\", [\"rope\"], \"AC-CHAR-16\")]),", "but it is accepted"),
        ("Expect([Legal(\"tess\", [\"rope x2\"])]),", "the deck list says 1"),
        ("To(\"tom\"),", "no hero `tom` is here"),
        ("Visit(\"robe\"),", "there is no card `robe`; did you mean `rope`?"),
        ("Visit(\"rope\"), Expect([Stock(\"rope\", [])]),", "step 1: Visit(\"rope\"): the rules"),
        ("Expect([Stock(\"rope\", [])]),", "`rope` is not displayed"),
        ("Side(\"Guardian\"),", "no side of the role card is `Guardian`"),
        ("Explode,", "v.ron:12:"),
        ("Expect([Asked(\"rewerds\")]),", "v.ron:12:"),
        ("Expect([Offered(Expect([]))]),", "that is no decision"),
    ] {
        let (said, failed) = run(&meeting(script));
        assert_eq!(failed, 1, "{script}: {said}");
        assert!(said.contains(message), "{script}: {said}");
    }
    for (from, to, message) in [
        ("\"rope\"])],", "\"robe\"])],", "v.ron:10:40: error: there is no card `robe`"),
        ("hero: \"tess\"", "hero: \"tom\"", "v.ron:10:25: error: the hero `tom` is not"),
        ("\"rope\"])],", "\"rope\"], feats: (skills: [3]))],", "more skill feats than boxes"),
        ("(hero: \"tess\", deck: [\"rope\"])", "", "1 to 6 heroes, not 0"),
        ("[\"rope\"]", "[\"rope x100\"]", "at most 99"),
        (
            "[\"rope\"])",
            "[\"rope\"], dead: true)], end: Nothing, bazaar: [",
            "nobody is dead before",
        ),
        ("camp: (", "script: [Explore], camp: (", "with a `camp` there is no `script`"),
        ("camp: (", "camp: ( end: Drawn,", "v.ron:9:"),
    ] {
        let (said, failed) = run(&meeting("").replace(from, to));
        assert_eq!(failed, 1, "{to}: {said}");
        assert!(said.contains(message), "{to}: {said}");
    }
    // There is no table to open.
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("v.ron");
    fs::write(&file, meeting("")).expect("written");
    let why = open(&file).expect_err("no table");
    assert!(why.contains("v.ron:9:11: error: this is a meeting between two games"), "{why}");
}

/// AC-EX-01: a deck with exactly the cards of the deck list is accepted; one more or fewer of a
/// type is rejected (AC-CHAR-16).
#[test]
fn a_suggested_deck_has_exactly_the_cards_of_its_list() {
    let source = Source::builtin("lamplighters").expect("it ships");
    assert!(load_source(&source).is_ok());
    for (from, to) in [
        ("\"coil-of-rope\", \"wreck-brandy\"", "\"coil-of-rope\""),
        (
            "\"coil-of-rope\", \"wreck-brandy\"",
            "\"coil-of-rope\", \"wreck-brandy\", \"wreck-brandy\"",
        ),
        ("\"coil-of-rope\", \"wreck-brandy\"", "\"coil-of-rope\", \"boathook\""),
    ] {
        let mut changed = source.clone();
        let heroes = changed.files.iter_mut().find(|(p, _)| p == "heroes.ron").expect("heroes");
        assert!(heroes.1.contains(from));
        heroes.1 = heroes.1.replacen(from, to, 1);
        let problems = load_source(&changed).expect_err("no legal deck");
        assert!(problems.iter().any(|p| p.message.contains("the deck list says")), "{problems:?}");
    }
}

/// What the page of timing and limits names is there, and is played by whose rules it says.
#[test]
fn the_page_of_timing_is_right() {
    let root = lang::assets::tree();
    let page = fs::read_to_string(root.join("docs/rules/timing.md")).expect("the page");
    let mut named = 0;
    for row in page.lines().filter(|l| l.starts_with("| ")).skip(1) {
        let cells = row.trim_matches('|').split('|').skip(1);
        for (cell, editions) in cells.zip(["Both", "First", "Third"]) {
            for name in cell.split(',').map(str::trim).filter(|n| !n.is_empty()) {
                let file = root.join("assets/vignettes/adventure").join(format!("{name}.ron"));
                let loaded = read::read(&file).expect(name);
                assert_eq!(format!("{:?}", loaded.vignette.edition), editions, "{name}");
                named += 1;
            }
        }
    }
    assert!(named > 80, "only {named}");
}

/// A small generator of numbers below `n`, for choices.
fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % n.max(1)
}

/// An answer that has this option in it.
fn answer(options: &[Act], first: usize, min: u8) -> Vec<Act> {
    let mut acts = vec![options[first]];
    let others = options.iter().enumerate().filter(|(i, a)| *i != first && **a != Act::Continue);
    let missing = usize::from(min).saturating_sub(1);
    acts.extend(others.take(missing).map(|(_, a)| *a));
    acts
}

/// How many cards there are in all piles; every card must lie in exactly one.
fn cards(world: &World) -> usize {
    world.resource::<Index>().cards.len()
}

/// From every position: a random game, and on its way every offered option applies and leaves
/// the table with a question or an end.
#[test]
fn whatever_is_offered_applies() {
    let folder = lang::assets::tree().join("assets/vignettes/adventure");
    let files = read::files(&folder).expect("they are there");
    for (n, file) in files.iter().enumerate() {
        // No table is there between two games.
        if read::read(file).expect("it is read").vignette.camp.is_some() {
            continue;
        }
        let mut world = open(file).expect("it opens");
        world.insert_resource(Keep(false));
        world.resource_mut::<Cues>().listening = false;
        let mut state = n as u64 + 1;
        for _ in 0..120 {
            let Some(p) = prompt(&world).cloned() else {
                assert!(ended(&world).is_some(), "{}: nothing is asked", file.display());
                break;
            };
            assert!(!p.options.is_empty(), "{}: an empty question", file.display());
            let (before, mark) = (snapshot(&world), digest(&world));
            for i in 0..p.options.len() {
                let acts = answer(&p.options, i, p.min);
                if let Err(e) = submit(&mut world, &acts) {
                    panic!("{}: {:?} of {:?}: {e}", file.display(), acts, p.ask);
                }
                assert!(
                    prompt(&world).is_some() || ended(&world).is_some(),
                    "{}: {:?} leaves nothing to do",
                    file.display(),
                    acts
                );
                restore(&mut world, &before);
                assert_eq!(digest(&world), mark, "{}: {:?}", file.display(), acts);
            }
            world.resource_mut::<Journal>().decisions.clear();
            let acts = answer(&p.options, below(&mut state, p.options.len()), p.min);
            submit(&mut world, &acts).expect("it applied before");
        }
        assert!(cards(&world) < 3000, "{}: too many imagined cards", file.display());
    }
}

/// A position that cannot lie on a table is refused at its place: somebody or something that is there
/// twice, a dead hero's turn.
#[test]
fn what_cannot_be_is_refused() {
    let calm = small("Expect([])");
    let hero = r#"(hero: "tess", deck: ["rat x3"])"#;
    let place = r#"(place: "cellar", deck: ["rat"])"#;
    let position = format!("position: (heroes: [{hero}], locations: [{place}])");
    assert!(calm.contains(&position));
    let cases = [
        (format!("[{hero}, {hero}]"), format!("[{place}]"), "", "the hero `tess` is there twice"),
        (
            format!("[{hero}]"),
            format!("[{place}, {place}]"),
            "",
            "the location `cellar` is there twice",
        ),
        (
            format!("[{hero}]"),
            r#"[(place: "cellar", deck: ["@tess", "rat", "@tess"])]"#.into(),
            "",
            "the token `@tess` lies in two places",
        ),
        (
            format!("[{hero}, (hero: \"otto\", dead: true)]"),
            format!("[{place}]"),
            ", turn: (hero: Some(\"otto\"))",
            "it is the turn of `otto`, who is dead",
        ),
    ];
    for (heroes, places, more, says) in cases {
        let other = format!("position: (heroes: {heroes}, locations: {places}{more})");
        let lord = r#"cards: [(id: "lord", name: "Lord", kind: Monster, rank: Villain, check: "Combat 5"), "#;
        let text = calm.replace(&position, &other).replacen("cards: [", lord, 1).replacen(
            "heroes: [(",
            r#"heroes: [(
        id: "otto", name: "Otto", hand: 2, favored: Item, cards: (), deck: [],
        skills: [(skill: Strength, die: "1d8")],
    ), ("#,
            1,
        );
        let (told, failed) = run(&text);
        assert_eq!(failed, 1, "{says}: {told}");
        assert!(told.contains(says) && told.contains("v.ron:"), "{says}: {told}");
    }
}

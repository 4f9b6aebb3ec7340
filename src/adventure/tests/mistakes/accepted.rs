//! What looks odd and is right: nothing is told of it.

use adventure::cards::load::{examine, load_source};

use super::{C, H, S, pack, told};
use crate::support::SmallPack;

/// A file, a text there, and the text in its place, which is no mistake.
type Right = (&'static str, &'static str, &'static str);

#[test]
fn what_looks_odd_is_accepted() {
    let all: [Right; 9] = [
        // A power of a card that lies displayed needs no action.
        (
            C,
            "powers: [(do: Discard, when: YourTurn, does: [Explore])]",
            "powers: [(do: Display, when: YourTurn), (cost: Hand(Discard), when: YourTurn, does: [Explore]),
              (do: Discard, when: YourTurn, does: [Explore])]",
        ),
        // So does a rule.
        (
            C,
            "powers: [(do: Discard, when: YourTurn, does: [Explore])]",
            "powers: [(do: Display, when: YourTurn)], rules: [(on: Failed(), does: [Explore])]",
        ),
        // A boon's rules about meeting it hold while it is met.
        (
            C,
            "powers: [(do: Discard, when: YourTurn, does: [Explore])]",
            "powers: [(do: Discard, when: YourTurn, does: [Explore])], rules: [(on: NotAcquired(), does: [Shuffle(Own)])]",
        ),
        // A cost may be all that a power is for.
        (
            H,
            "power: (cost: Hand(Recharge), when: Check(combat: true), does: [Add(\"1 / 2\")])",
            "power: (cost: Hand(Recharge), when: YourTurn)",
        ),
        // A card feat brings the first ally.
        (H, "favored: Weapon", "favored: Ally"),
        // What wins is said, so there need be neither villain nor henchman.
        (
            S,
            "villains: [\"boss\"], henchmen: [\"gang\"]",
            "stack: [Random(Monster)], rules: [(on: Closed, does: [Win])]",
        ),
        (
            S,
            "villains: [\"boss\"], henchmen: [\"gang\"]",
            "rules: [(on: Closed, does: [Win])]",
        ),
        (S, "villains", "set: '3', villains"),
        (S, "villains", "set: '3', number: 3, villains"),
    ];
    let mut wrong = Vec::new();
    for change in all {
        // That nobody meets the villain any more is another matter.
        let known =
            |line: &String| line.contains("nothing ever brings") || line.contains("has a trait");
        let lines: Vec<String> = told(&pack(), change).into_iter().filter(|l| !known(l)).collect();
        if !lines.is_empty() {
            wrong.push(format!("{}\n  {}", change.2, lines.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A role card may have one side only.
#[test]
fn a_role_may_have_one_side() {
    let role = "roles: [(name: \"Warden\", hand_boxes: 12, powers: [(stands_for: 0, boxes: 1, power: (cost: \
                Hand(Recharge), when: Check(combat: true), does: [Add(\"1 / 2\")]))])], hand_boxes: 3";
    let lines = told(&pack(), (H, "hand_boxes: 3", role));
    assert!(lines.iter().all(|line| !line.contains("two sides")), "{lines:?}");
}

/// The number of a scenario is that of its set, where none is given.
#[test]
fn a_scenario_has_the_number_of_its_set() {
    let number = |set: &str| {
        let pack = SmallPack::new().change(&[(S, "villains", &format!("{set} villains"))]);
        let content = load_source(&pack.source()).expect("the pack is right");
        content.scenarios[0].number
    };
    assert_eq!(number("set: '3',"), 3);
    assert_eq!(number("set: '3', number: 3,"), 3);
    assert_eq!(number("set: 'B', number: 2,"), 2);
    assert_eq!(number(""), 0);
}

/// A pack without scenarios is an addition to others, which name what it asks for.
#[test]
fn an_addition_needs_no_danger() {
    let mut source = SmallPack::new()
        .change(&[
            (
                C,
                "check: \"Combat 8\"",
                "check: \"Combat 8\", rules: [(on: Undefeated(), does: [Summon(what: Danger)])]",
            ),
            ("pack.ron", "[\"a\"]", "[]"),
        ])
        .source();
    source.files.retain(|(name, _)| name.starts_with("cards") || name == "pack.ron");
    let (content, problems) = examine(&source);
    assert!(content.is_some());
    assert!(!problems.iter().any(|p| p.message.contains("danger")), "{problems:?}");
}

/// All that the head of a pack lacks is told at once.
#[test]
fn all_missing_fields_are_told() {
    let source = SmallPack::new().file("pack.ron", "(id: \"p\", players: 1)").source();
    let lines: Vec<String> = examine(&source).1.iter().map(ToString::to_string).collect();
    for field in ["name", "edition", "authors", "licence", "adventures"] {
        let want = format!("the field `{field}` of PackDef is missing");
        assert!(lines.iter().any(|l| l.contains(&want)), "{field}: {lines:?}");
    }
    assert_eq!(lines.len(), 5, "{lines:?}");
}

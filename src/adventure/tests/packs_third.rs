//! What only packs of the third edition have (AC-SETS-05, AC-SETS-12, AC-TRADE-06): mistakes are
//! told with file, line and column, and its cards say in words what they do.

use adventure::cards::load::examine;
use adventure::cards::source::Source;
use adventure::cards::text::{card_text, effects_text};
use kernel::content::problem::Problem;

use crate::mistakes::all_told;
use crate::support::SmallPack;

const CARDS: &str = "cards/all.ron";
const CRAB: &str = r#""Combat 8", copies: 9,
   standing: [(change: MetFirst)], instead: [(of: Undefeated, to: HereUp)]"#;
const BOSS: &str = r#""Combat 12",
   rules: [(on: Undefeated(), does: [Suffer(who: EachHere, scourge: "mirage")])]"#;
const SUPPORT: &str = r#"
  (id: "thirst", name: "Thirst", kind: Scourge, standing: [(change: HandSize(-1))]),
  (id: "mirage", name: "Mirage", kind: Scourge, copies: 2),
  (id: "ring", name: "Ring", kind: Stance, powers: [(when: Check(), does: [Add(1)])]),
  (id: "fox", name: "Fox", kind: Cohort, powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "deek", name: "Deek", kind: Trader, trade: (sells: Item, price: [(2, ()), (1, (kinds: [Spell]))])),
  (id: "own", name: "Own", kind: Item, owner: "ann", set: 'P', check: "Wisdom 3",
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "apron", name: "Apron", kind: Item, class_deck: "Glassblowers", set: '1', check: "Wisdom 3",
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),"#;

/// The smallest pack with what only the third edition has.
fn pack() -> SmallPack {
    SmallPack::new()
        .change(&[
            ("pack.ron", "edition: First", "edition: Third"),
            (
                "pack.ron",
                "[\"a\"]",
                "[\"a\"], scourges: [\"thirst\", \"thirst\", \"mirage\", \"mirage\"]",
            ),
            (
                CARDS,
                "[\"Basic\"], check: \"Divine 4\"",
                "[\"Trigger\", \"Basic\"], check: \"Divine 4\"",
            ),
            (CARDS, "[Explore])]", "[Explore])],\n   rules: [(on: Examined(), does: [Suffer()])]"),
            (CARDS, "\"Combat 8\", copies: 9", CRAB),
            (CARDS, "\"Combat 9\"", "\"Combat 9\", rules: [(on: Defeated(), does: [MayClose])]"),
            (CARDS, "\"Combat 12\"", BOSS),
            ("scenarios.ron", "[[\"quay\"]]", "[[\"quay\"]], set: 'B', display: [\"ring\"]"),
            (
                "adventures.ron",
                "[\"s\"]",
                "[\"s\"], scourge_die: \"1d4\", reward: [Trader(\"deek\")]",
            ),
            ("heroes.ron", "favored: Weapon", "favored: Weapon, cohort: \"fox\""),
            ("heroes.ron", "Charisma, die: \"1d6\"", "Charisma, die: \"1d8\""),
        ])
        .after(CARDS, SUPPORT)
}

/// The same with one text changed.
fn with(file: &str, from: &str, to: &str) -> Source {
    pack().change(&[(file, from, to)]).source()
}

fn lines(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}

#[test]
fn a_good_pack_of_the_third_edition_loads_without_a_word() {
    let (content, problems) = examine(&with("", "", ""));
    assert_eq!(lines(&problems), Vec::<String>::new());
    assert!(content.is_some());
}

#[test]
fn mistakes_with_support_cards_and_triggers_name_their_place() {
    let c = CARDS;
    all_told(
        &pack(),
        &[
            // AC-EXAM-14
            (
                c,
                "\"Trigger\", \"Basic\"",
                "\"Basic\", ^\"Trigger\"",
                "error: `Trigger` is the first",
            ),
            (
                c,
                "[\"Trigger\", \"Basic\"], check: \"Divine 4\", copies: 50,\n   powers: [(do: Discard, when: YourTurn, does: [Explore])],\n   rules: [(on",
                "[\"Basic\"], check: \"Divine 4\", copies: 50,\n   powers: [(do: Discard, when: YourTurn, does: [Explore])],\n   rules: [^(on",
                "error: happens when the card is examined",
            ),
            (
                c,
                "traits: [\"Basic\"], check: \"Melee 5\"",
                "traits: [^\"Trigger\", \"Basic\"], check: \"Melee 5\"",
                "error: nothing happens when this card is examined",
            ),
            (c, "[Explore]", "[^Encounter]", "error: only where this card is examined"),
            (
                c,
                "scourge: \"mirage\"",
                "scourge: ^\"miraje\"",
                "error: there is no scourge `miraje` (did you mean `mirage`?)",
            ),
            (
                c,
                "kind: Scourge, standing",
                "kind: Scourge, check: ^\"Wisdom 3\", standing",
                "error: a scourge is neither acquired nor defeated by a check",
            ),
            (
                c,
                "[(when: Check(), does",
                "[(do: ^Reveal, when: Check(), does",
                "error: only a boon",
            ),
            (
                "heroes.ron",
                "\"fox\"",
                "^\"box\"",
                "error: there is no cohort `box` (did you mean `fox`?)",
            ),
            ("scenarios.ron", "\"ring\"", "^\"mirage\"", "error: there is no stance `mirage`"),
            (
                "adventures.ron",
                "\"1d4\"",
                "^\"1d4+1\"",
                "error: rolls up to 5, but the scourge table has 4 entries",
            ),
            (
                "adventures.ron",
                "\"deek\"",
                "^\"deck\"",
                "error: there is no trader `deck` (did you mean `deek`?)",
            ),
            (c, "owner: \"ann\"", "owner: ^\"anne\"", "error: there is no hero `anne`"),
            (c, "Glassblowers\", set: '1'", "Glassblowers\", set: ^'C'", "error: cards of Class"),
            (c, "sells: Item", "sells: ^Monster", "error: traders sell boons"),
            (c, "[(2, ()), (1, (kinds: [Spell]))]", "^[]", "error: a trader asks for a card"),
            ("scenarios.ron", "'B'", "^'X'", "error: the code of a set"),
        ],
    );
}

#[test]
fn cards_of_the_third_edition_say_what_they_do() {
    let (content, _) = examine(&with("", "", ""));
    let content = content.unwrap();
    let text = |id: &str| -> Vec<String> {
        let card = content.card(content.find(id).unwrap());
        card_text(&content, card).iter().map(ToString::to_string).collect()
    };
    assert_eq!(text("bell")[1], "When you examine this card, suffer a scourge.");
    assert_eq!(
        text("crab"),
        [
            "While this card is faceup on a location deck, the first exploration there each turn \
             encounters it, and further explorations pass it by.",
            "If undefeated, leave this card faceup on top of your location deck instead of \
             shuffling it back."
        ]
    );
    assert_eq!(text("boss"), ["If undefeated, each hero at your location suffers Mirage."]);
    assert_eq!(text("thirst"), ["Your hand size is decreased by 1."]);
    assert_eq!(text("deek"), ["Pay 2 boons and 1 spell to take 1 of the items displayed here."]);
    assert_eq!(text("own")[1], "Owner: Ann. For Ann this card counts as Basic.");
    assert_eq!(text("ring"), ["You may add 1 to your check."]);
    let effects = |ron: &str| {
        let source = with("cards/all.ron", "[Explore]", ron);
        let (content, problems) = examine(&source);
        let content = content.unwrap_or_else(|| panic!("{ron}: {:?}", lines(&problems)));
        let bell = content.card(content.find("bell").unwrap());
        effects_text(&content, &bell.powers[0].does).to_string()
    };
    let hide = "Shuffle your token into the deck at your location.";
    assert_eq!(effects("[HideToken(You)]"), hide);
    let hide = "Each hero at your location shuffles their token into the deck at their location.";
    assert_eq!(effects("[HideToken(EachHere)]"), hide);
    let order = "Put the faceup cards of your location deck in any order.";
    assert_eq!(effects("[OrderFaceup]"), order);
    let remove = "[Shift(from: Displayed, what: (kinds: [Scourge]), n: 1, to: Box)]";
    assert_eq!(effects(remove), "Remove 1 scourge from your displayed cards.");
}

/// AC-SETS-17: a card of another set is legal where its effect does little.
#[test]
fn a_card_may_speak_of_scourges_where_there_are_none() {
    let mut source =
        with("pack.ron", ", scourges: [\"thirst\", \"thirst\", \"mirage\", \"mirage\"]", "");
    for (name, text) in &mut source.files {
        if name == "cards/all.ron" {
            let lines = text.lines().filter(|l| !l.contains("kind: Scourge"));
            *text = lines.collect::<Vec<_>>().join("\n");
            *text = text.replace("Suffer(who: EachHere, scourge: \"mirage\")", "Shuffle(Here)");
            *text = text.replace("[Suffer()]", "[Shuffle(Here)]").replace(
                "does: [Explore]",
                "does: [Shift(from: Displayed, what: (kinds: [Scourge]), n: 1, to: Box)]",
            );
        }
        *text = text.replace(", scourge_die: \"1d4\"", "");
    }
    let (content, problems) = examine(&source);
    assert_eq!(lines(&problems), Vec::<String>::new());
    assert!(content.is_some());
}

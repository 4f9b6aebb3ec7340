//! What only packs of the third edition have (AC-SETS-05, AC-SETS-12, AC-TRADE-06): mistakes are
//! told with file, line and column, and its cards say in words what they do.

use adventure::cards::load::{examine, load_source};
use adventure::cards::source::Source;
use adventure::cards::text::{card_text, effects_text};
use kernel::content::problem::Problem;

use crate::support;

const PACK: &str = r#"(id: "p", name: "P", edition: Third, authors: ["me"], licence: "MIT",
  players: 1, adventures: ["a"], scourges: ["thirst", "thirst", "mirage", "mirage"])"#;
const CARDS: &str = r#"[
  (id: "knife", name: "Knife", kind: Weapon, traits: ["Basic"], check: "Melee 5", copies: 20,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d4")])]),
  (id: "bell", name: "Bell", kind: Blessing, traits: ["Trigger", "Basic"], check: "Divine 4", copies: 50,
   powers: [(do: Discard, when: YourTurn, does: [Explore])],
   rules: [(on: Examined(), does: [Suffer()])]),
  (id: "crab", name: "Crab", kind: Monster, check: "Combat 8", copies: 9,
   standing: [(change: MetFirst)], instead: [(of: Undefeated, to: HereUp)]),
  (id: "gang", name: "Gang", kind: Monster, rank: Henchman, check: "Combat 9", rules: [(on: Defeated(), does: [MayClose])]),
  (id: "boss", name: "Boss", kind: Monster, rank: Villain, check: "Combat 12",
   rules: [(on: Undefeated(), does: [Suffer(who: EachHere, scourge: "mirage")])]),
  (id: "thirst", name: "Thirst", kind: Scourge, standing: [(change: HandSize(-1))]),
  (id: "mirage", name: "Mirage", kind: Scourge, copies: 2),
  (id: "ring", name: "Ring", kind: Stance, powers: [(when: Check(), does: [Add(1)])]),
  (id: "fox", name: "Fox", kind: Cohort, powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "deek", name: "Deek", kind: Trader, trade: (sells: Item, price: [(2, ()), (1, (kinds: [Spell]))])),
  (id: "own", name: "Own", kind: Item, owner: "ann", set: 'P', check: "Wisdom 3",
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "apron", name: "Apron", kind: Item, class_deck: "Glassblowers", set: '1', check: "Wisdom 3",
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
]"#;
const LOCATIONS: &str = r#"[(id: "quay", name: "Quay", deck: (monster: 5, weapon: 1),
  closing: [Check("Wisdom 6")])]"#;
const SCENARIOS: &str = r#"[(id: "s", name: "S", villains: ["boss"], henchmen: ["gang"],
  locations: [["quay"]], set: 'B', display: ["ring"])]"#;
const ADVENTURES: &str =
    r#"[(id: "a", name: "A", scenarios: ["s"], scourge_die: "1d4", reward: [Trader("deek")])]"#;
const HEROES: &str = r#"[(id: "ann", name: "Ann", hand: 5, favored: Weapon, cohort: "fox",
  skills: [(skill: Strength, die: "1d10", boxes: 4, uses: [(Melee, 2)]),
    (skill: Dexterity, die: "1d6", boxes: 3), (skill: Constitution, die: "1d8", boxes: 4),
    (skill: Intelligence, die: "1d4", boxes: 1), (skill: Wisdom, die: "1d6", boxes: 1),
    (skill: Charisma, die: "1d8", boxes: 2)],
  hand_boxes: 4, cards: (weapon: 5, blessing: 10), card_boxes: (weapon: 5, ally: 5),
  deck: ["knife", "knife", "knife", "knife", "knife", "bell", "bell", "bell", "bell", "bell",
    "bell", "bell", "bell", "bell", "bell"])]"#;

/// The good pack with one text changed.
fn with(file: &str, from: &str, to: &str) -> Source {
    let files = [
        ("pack.ron", PACK),
        ("cards/all.ron", CARDS),
        ("locations.ron", LOCATIONS),
        ("scenarios.ron", SCENARIOS),
        ("adventures.ron", ADVENTURES),
        ("heroes.ron", HEROES),
    ];
    support::changed(&files, &[(file, from, to)])
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
    let c = "cards/all.ron";
    let table = [
        // AC-EXAM-14
        (
            c,
            "\"Trigger\", \"Basic\"",
            "\"Basic\", \"Trigger\"",
            "4:64: error: `Trigger` is the first",
        ),
        (
            c,
            "\"Trigger\", \"Basic\"",
            "\"Basic\"",
            "6:12: error: happens when the card is examined",
        ),
        (
            c,
            "traits: [\"Basic\"], check: \"Melee 5\"",
            "traits: [\"Trigger\", \"Basic\"], check: \"Melee 5\"",
            "2:55: error: nothing happens when this card is examined",
        ),
        (c, "[Explore]", "[Encounter]", "5:50: error: only where this card is examined"),
        (
            c,
            "scourge: \"mirage\"",
            "scourge: \"miraje\"",
            "11:69: error: there is no scourge `miraje` (did you mean `mirage`?)",
        ),
        (
            c,
            "kind: Scourge, standing",
            "kind: Scourge, check: \"Wisdom 3\", standing",
            "12:56: error: a scourge is neither acquired nor defeated by a check",
        ),
        (
            c,
            "[(when: Check(), does",
            "[(do: Reveal, when: Check(), does",
            "14:58: error: only a boon",
        ),
        (
            "heroes.ron",
            "\"fox\"",
            "\"box\"",
            "1:61: error: there is no cohort `box` (did you mean `fox`?)",
        ),
        ("scenarios.ron", "\"ring\"", "\"mirage\"", "2:46: error: there is no stance `mirage`"),
        (
            "adventures.ron",
            "1d4",
            "1d4+1",
            "1:54: error: rolls up to 5, but the scourge table has 4 entries",
        ),
        (
            "adventures.ron",
            "\"deek\"",
            "\"deck\"",
            "1:77: error: there is no trader `deck` (did you mean `deek`?)",
        ),
        (c, "owner: \"ann\"", "owner: \"anne\"", "17:47: error: there is no hero `anne`"),
        (c, "Glassblowers\", set: '1'", "Glassblowers\", set: 'C'", "19:77: error: cards of Class"),
        (c, "sells: Item", "sells: Monster", "16:59: error: traders sell boons"),
        (c, "[(2, ()), (1, (kinds: [Spell]))]", "[]", "16:72: error: a trader asks for a card"),
        ("scenarios.ron", "'B'", "'X'", "2:31: error: the code of a set"),
    ];
    let mut wrong = Vec::new();
    for (file, from, to, want) in table {
        let errors = load_source(&with(file, from, to)).err().unwrap_or_default();
        let want = format!("packs/p/{file}:{want}");
        if !lines(&errors).iter().any(|l| l.starts_with(&want)) {
            wrong.push(format!("{to}\n  should {want}\n  is     {:?}", lines(&errors)));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
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

//! What is printed: types and parts of cards, sets, limits of heroes.

use emberdeck::cards::content::Content;
use emberdeck::cards::source::{find_pack, packs};
use emberdeck::cards::text;
use emberdeck::cards::words::{Kind, Rank};
use emberdeck::rules::state::table::matches;

use crate::pack::{content, errors};

const CARDS: &str = "cards/all.ron";

fn shipped() -> Vec<Content> {
    packs().iter().map(|id| find_pack(id).expect("it ships")).collect()
}

/// AC-CARD-01: the types of banes and boons; villain, henchman and loot set a card apart, and each
/// of them has a listed type.
#[test]
fn the_types_of_cards() {
    for (kind, ok) in [
        ("Weapon", true),
        ("Armor", true),
        ("Item", true),
        ("Ally", true),
        ("Blessing", true),
        ("Villain", false),
        ("Henchman", false),
        ("Loot", false),
        ("Scenario", false),
    ] {
        let found =
            errors(&[(CARDS, "kind: Item, rank: Loot", &format!("kind: {kind}, rank: Loot"))]);
        assert_eq!(found.is_empty(), ok, "{kind}: {found:?}");
    }
    let words: Vec<&str> = Kind::ALL.iter().map(|k| k.word()).collect();
    assert_eq!(
        words,
        ["weapon", "spell", "armor", "item", "ally", "blessing", "monster", "barrier"]
    );
}

/// AC-CARD-03: what is a bane and what is a boon, by type alone.
#[test]
fn banes_and_boons() {
    use emberdeck::cards::effect::{CardFilter, Side};
    let side = |side| CardFilter { side: Some(side), ..CardFilter::default() };
    let content = content();
    for (id, bane) in
        [("crab", true), ("gang", true), ("boss", true), ("knife", false), ("ring", false)]
    {
        let card = content.card(content.find(id).expect("printed"));
        assert_eq!(matches(card, &side(Side::Bane)), bane, "{id}");
        assert_eq!(matches(card, &side(Side::Boon)), !bane, "{id}");
    }
    assert!(
        !errors(&[(CARDS, "kind: Monster, rank: Villain", "kind: Ally, rank: Villain")]).is_empty()
    );
    assert!(!errors(&[(CARDS, "kind: Item, rank: Loot", "kind: Barrier, rank: Loot")]).is_empty());
}

/// AC-CARD-17: a boon shows its check to acquire, its powers and how it is recharged; AC-CARD-41:
/// a bane shows its check to defeat and its powers. A boon without a check to acquire is an error,
/// unless it is loot, and so is a bane that is recharged.
#[test]
fn the_parts_of_boons_and_banes() {
    for content in shipped() {
        for card in &content.cards {
            let lines = text::card_text(&content, card);
            let parts =
                card.powers.len() + card.rules.len() + card.standing.len() + card.instead.len();
            // What packs of the third edition may print besides (AC-PLAY-16, AC-PLAY-18, AC-ACT-06).
            let more = card.paragraphs.len() + card.while_the_hour.len();
            let single = usize::from(card.recharge.is_some()) + usize::from(card.as_the_hour);
            assert_eq!(lines.len(), parts + more + single, "{}: {lines:?}", card.id);
            let free = !card.kind.is_boon() || card.rank == Rank::Loot;
            assert!(free || !card.check.steps.is_empty(), "{}", card.id);
            assert!(!card.name.is_empty());
        }
    }
    assert!(errors(&[(CARDS, "check: \"Melee 5\", ", "")])[0].contains("check to acquire"));
    let recharged = "check: \"Combat 8\", recharge: \"Melee 3\"";
    assert!(errors(&[(CARDS, "check: \"Combat 8\"", recharged)])[0].contains("only a boon"));
}

/// AC-CARD-43: villains and henchmen are named by scenarios, and must be of that rank; AC-CARD-08:
/// a scenario names its villains, its henchmen, and its locations by player number.
#[test]
fn the_parts_of_a_scenario() {
    let file = "scenarios.ron";
    for (from, to, what) in [
        ("villains: [\"boss\"], ", "", "`villains`"),
        ("henchmen: [\"gang\"], ", "", "`henchmen`"),
        ("\n   locations: [[\"quay\"], [\"mole\"], [\"pier\"]],", "", "`locations`"),
        ("villains: [\"boss\"]", "villains: [\"crab\"]", "not Villain"),
        ("henchmen: [\"gang\"]", "henchmen: [\"crab\"]", "not Henchman"),
        ("[\"quay\"], [\"mole\"], [\"pier\"]", "[\"quay\"], [\"mole\"]", "each of 1 to 3 players"),
        ("[\"quay\"], [\"mole\"]", "[\"quay\"], [\"quay\"]", "is there twice"),
    ] {
        let found = errors(&[(file, from, to)]);
        assert!(found.iter().any(|e| e.contains(what)), "{what}: {found:?}");
    }
}

/// AC-CARD-07: a scenario shows its powers and its reward.
#[test]
fn the_powers_and_rewards_of_stories() {
    for content in shipped() {
        for s in &content.scenarios {
            let parts = s.powers.len() + s.rules.len() + s.standing.len() + s.reward.len();
            assert_eq!(text::scenario_text(&content, s).len(), parts, "{}", s.id);
            assert_eq!(text::reward_text(&content, &s.reward).is_empty(), s.reward.is_empty());
        }
        assert!(content.scenarios.iter().any(|s| !s.reward.is_empty()));
    }
}

/// AC-CARD-10: a location has a deck list and a way to close it; AC-CARD-13. Powers and what comes
/// of closing may be none.
#[test]
fn the_parts_of_a_location() {
    for (from, to, what) in [
        ("deck: (weapon: 1), ", "", "`deck`"),
        (", closing: [Automatic]", "", "`closing`"),
        ("closing: [Automatic]", "closing: []", "clos"),
        ("deck: (weapon: 1)", "deck: (boons: 1)", "boons"),
    ] {
        let found = errors(&[("locations.ron", from, to)]);
        assert!(found.iter().any(|e| e.contains(what)), "{what}: {found:?}");
    }
}

/// AC-CHAR-01: a hero has skills, hand size, favored type, cards list and powers; AC-CHAR-13:
/// proficiencies only where they are listed.
#[test]
fn the_parts_of_a_hero() {
    for (from, to, what) in [
        ("hand: 5, ", "", "`hand`"),
        ("favored: Weapon,", "", "`favored`"),
        ("cards: (weapon: 5, blessing: 10), ", "", "`cards`"),
        ("favored: Weapon,", "favored: Spell,", "the cards list has no spell"),
        ("favored: Weapon,", "favored: Monster,", "`Monster`"),
    ] {
        let found = errors(&[("heroes.ron", from, to)]);
        assert!(found.iter().any(|e| e.contains(what)), "{what}: {found:?}");
    }
    for hero in shipped().iter().flat_map(|c| &c.heroes) {
        assert!(!hero.powers.is_empty(), "{}", hero.id);
    }
    assert!(content().heroes[0].proficient.is_empty());
}

/// AC-CUST-02, AC-CUST-04: the limits of a hero that somebody makes.
#[test]
fn the_limits_of_a_hero() {
    for (from, to, what) in [
        ("blessing: 10)", "blessing: 9)", "15 cards, not 14"),
        ("die: \"1d6\", boxes: 3", "die: \"1d4\", boxes: 3", "at most one d4"),
        (
            "die: \"1d6\", boxes: 3",
            "die: \"1d12\", boxes: 3), (skill: Melee, die: \"1d12\"",
            "at most one d12",
        ),
        (
            "uses: [(Melee, 2)]",
            "uses: [(Melee, 2), (Ranged, 1), (Arcane, 1), (Divine, 1), (Craft, 1), (Stealth, 1)]",
            "at most 5 skill bonuses, not 6",
        ),
        ("boxes: 4, uses", "boxes: 5, uses", "15 skill feat boxes, not 16"),
        ("card_boxes: (weapon: 5", "card_boxes: (weapon: 4", "10 card feat boxes, not 9"),
        ("hand_boxes: 4", "hand_boxes: 3", "4 power feat boxes (hand size included), not 3"),
    ] {
        let found = errors(&[("heroes.ron", from, to)]);
        assert!(found.iter().any(|e| e.contains(what)), "{what}: {found:?}");
    }
    for role in shipped().iter().flat_map(|c| &c.heroes).flat_map(|h| &h.roles) {
        assert_eq!(
            role.powers.iter().map(|p| u32::from(p.boxes)).sum::<u32>(),
            12,
            "{}",
            role.name
        );
    }
}

/// AC-SETUP-04, AC-SETS-13: a first deck is of cards that have the trait Basic in their list, and
/// "Basic" in a name makes none; AC-SETUP-03: exactly as many of each type as the cards list says.
#[test]
fn a_first_deck_is_of_basic_cards() {
    let named = (CARDS, "name: \"Saber\"", "name: \"Basic Saber\"");
    let saber = ("heroes.ron", "deck: [\"knife\"", "deck: [\"saber\"");
    assert!(errors(&[named, saber])[0].contains("lacks the trait Basic"));
    assert_eq!(errors(&[(CARDS, "[\"Elite\"]", "[\"Elite\", \"Basic\"]"), saber]), [""; 0]);
    let ring = errors(&[("heroes.ron", "deck: [\"knife\"", "deck: [\"ring\"")]);
    assert!(ring.iter().any(|e| e.contains("cannot be in a deck at first")), "{ring:?}");
    let bell = errors(&[("heroes.ron", "deck: [\"knife\"", "deck: [\"bell\"")]);
    assert!(bell.iter().any(|e| e.contains("the cards list says 5")), "{bell:?}");
}

/// AC-SETS-01, AC-SETS-02: a card has the mark of its pack and the code of its set: `B` if nothing
/// is said, else `C` or a number from 1 to 6.
#[test]
fn sets_of_cards() {
    let content = content();
    let set = |id: &str| content.card(content.find(id).expect("printed")).set;
    assert_eq!((set("knife"), set("saber")), ('B', '1'));
    assert_eq!(content.pack.id, "p");
    for code in ['B', 'C', '1', '6'] {
        assert_eq!(errors(&[(CARDS, "set: '1'", &format!("set: '{code}'"))]), [""; 0], "{code}");
    }
    for code in ['0', '7', 'b', 'X'] {
        let found = errors(&[(CARDS, "set: '1'", &format!("set: '{code}'"))]);
        assert!(found.iter().any(|e| e.contains("the code of a set")), "{code}: {found:?}");
    }
}

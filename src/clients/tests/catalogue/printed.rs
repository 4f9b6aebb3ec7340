//! What is printed: types and parts of cards, sets, limits of heroes.

use adventure::cards::abilities::HasAbilities;
use adventure::cards::content::Content;
use adventure::cards::printed::{CardDef, Counts, HeroDef};
use adventure::cards::source::{find_pack, packs};
use adventure::cards::text;
use adventure::cards::vocabulary::{Kind, Rank};
use adventure::rules::play::Member;
use adventure::rules::setup::judge_decks;
use adventure::rules::state::table::{Feats, matches};

use crate::catalogue::pack::{content, errors};

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
    use adventure::cards::effect::{CardFilter, Side};
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
            let parts = card.abilities().count() + card.instead.len();
            // What packs of the third edition may print besides (AC-PLAY-16, AC-PLAY-18, AC-ACT-06).
            let more = card.paragraphs.len() + card.while_the_hour.len();
            let single = usize::from(card.recharge.is_some()) + usize::from(card.as_the_hour);
            // How else it is acquired, terms of trade, and an owner (AC-CARD-23, AC-TRADE-10,
            // AC-SETS-12).
            let single = single
                + usize::from(card.acquire_by.is_some())
                + usize::from(card.trade.is_some())
                + usize::from(card.owner.is_some());
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
        ("villains: [\"boss\"], ", "", "has villains"),
        ("henchmen: [\"gang\"], ", "", "has henchmen"),
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
            // Beside its powers: what lies ready and is displayed, a clock or a number that is not as
            // usual, another way to win than by cornering, where to begin, and that its reward can be
            // had again.
            let more = [
                !s.stack.is_empty(),
                !s.display.is_empty(),
                s.hours != 30,
                s.number != 0 && s.set.to_digit(10) != Some(s.number.into()),
                s.won_in_time.is_some(),
                !s.cornering_wins,
                !s.start.is_empty(),
                s.again && !s.reward.is_empty(),
            ];
            let more = more.into_iter().filter(|m| *m).count();
            let parts = s.abilities().count() + s.reward.len() + more;
            // What the adventure's card says holds too; the scenario's card refers to it in a line.
            let above = content.adventure_of(&s.id).map(|a| text::adventure_text(&content, a));
            let above = above.map_or(0, |lines| lines.len());
            assert_eq!(text::scenario_text(&content, s).len(), parts + above, "{}", s.id);
            let printed = text::scenario_card_text(&content, s).len();
            assert_eq!(printed, parts + above.min(1), "{}", s.id);
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

/// AC-CHAR-01: a hero has skills, hand size, favored type, deck list and powers; AC-CHAR-13:
/// proficiencies only where they are listed.
#[test]
fn the_parts_of_a_hero() {
    for (from, to, what) in [
        ("hand: 5, ", "", "`hand`"),
        ("favored: Weapon,", "", "`favored`"),
        ("cards: (weapon: 5, blessing: 10), ", "", "`cards`"),
        ("favored: Weapon,", "favored: Spell,", "the deck list has no spell"),
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

/// What makes a pack ask for the limits of heroes that somebody makes; else they are warnings.
const ASKS: (&str, &str, &str) =
    ("pack.ron", "edition: First", "edition: First, custom_limits: true");

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
        let found = errors(&[ASKS, ("heroes.ron", from, to)]);
        assert!(found.iter().any(|e| e.contains(what)), "{what}: {found:?}");
    }
    for role in shipped().iter().flat_map(|c| &c.heroes).flat_map(|h| &h.roles) {
        assert_eq!(
            role.powers.iter().map(|p| u32::from(p.boxes)).sum::<u32>()
                + u32::from(role.hand_boxes),
            12,
            "{}",
            role.name
        );
    }
}

/// AC-CUST-03: in the third edition the skill dice sum up to 42, of which at most one is a d12; two
/// d4 are no matter. The other limits are the same.
#[test]
fn the_limits_of_a_hero_of_the_third_edition() {
    let third = ("pack.ron", "edition: First", "edition: Third, custom_limits: true");
    let found = |dice: [u8; 2], uses: &str| {
        let [wisdom, charisma] = dice;
        let all = errors(&[
            third,
            (
                "heroes.ron",
                "(skill: Wisdom, die: \"1d6\"",
                &format!("(skill: Wisdom, die: \"1d{wisdom}\""),
            ),
            (
                "heroes.ron",
                "(skill: Charisma, die: \"1d6\"",
                &format!("(skill: Charisma, die: \"1d{charisma}\""),
            ),
            ("heroes.ron", "uses: [(Melee, 2)]", uses),
        ]);
        // The two others of the pack sum up to 40.
        all.into_iter().filter(|e| !e.contains("not 40")).collect::<Vec<_>>()
    };
    let few = "uses: [(Melee, 2)]";
    assert_eq!(found([8, 6], few), [""; 0]);
    assert_eq!(found([4, 10], few), [""; 0], "a second d4");
    let high = found([8, 8], few);
    assert!(high.len() == 1 && high[0].contains("sum up to 42, not 44"), "{high:?}");
    let low = found([6, 4], few);
    assert!(low.len() == 1 && low[0].contains("sum up to 42, not 38"), "{low:?}");
    let twelve = found([12, 12], few);
    assert!(twelve.iter().any(|e| e.contains("at most one d12")), "{twelve:?}");
    let six = "uses: [(Melee, 2), (Ranged, 1), (Arcane, 1), (Divine, 1), (Craft, 1), (Stealth, 1)]";
    assert!(found([8, 6], six).iter().any(|e| e.contains("at most 5 skill bonuses")));
    let fourteen = errors(&[third, ("heroes.ron", "blessing: 10)", "blessing: 9)")]);
    assert!(fourteen.iter().any(|e| e.contains("15 cards, not 14")), "{fourteen:?}");
}

/// AC-EX-02: Simoun's deck list is 5 weapons, no spells, 1 armor, 3 items, 3 allies, 3 blessings;
/// a deck of exactly these 15 is accepted, one more or fewer of any type is not (AC-CHAR-16).
#[test]
fn simouns_deck() {
    let mut book = find_pack("glass-caravan").expect("it ships");
    let kinds = [Kind::Weapon, Kind::Spell, Kind::Armor, Kind::Item, Kind::Ally, Kind::Blessing];
    let list = [5, 0, 1, 3, 3, 3];
    let [weapon, spell, armor, item, ally, blessing] = list;
    let cards = Counts { weapon, spell, armor, item, ally, blessing, ..Counts::default() };
    book.heroes.push(HeroDef { id: "simoun".into(), cards, ..book.heroes[0].clone() });
    let of = |kind: Kind, n: u8| {
        let basic = |c: &&CardDef| c.kind == kind && c.traits.iter().any(|t| t.name() == "Basic");
        let copies = |c: &CardDef| vec![c.id.clone(); c.copies.into()];
        let all: Vec<String> = book.cards.iter().filter(basic).flat_map(copies).collect();
        assert!(all.len() > usize::from(n), "the box has enough");
        all.into_iter().take(n.into()).collect::<Vec<String>>()
    };
    let judged = |numbers: [u8; 6]| {
        let deck = kinds.iter().zip(numbers).flat_map(|(k, n)| of(*k, n)).collect();
        let feats = Feats::default();
        judge_decks(&book, &[Member { hero: "simoun".into(), deck, feats, cohort_gone: false }])
    };
    assert_eq!(judged(list), Ok(()));
    for (i, kind) in kinds.iter().enumerate() {
        let mut more = list;
        more[i] += 1;
        assert!(
            judged(more).is_err_and(|e| e.to_string().contains("AC-CHAR-16")),
            "one {} more",
            kind.word()
        );
        let mut fewer = list;
        if let Some(n) = list[i].checked_sub(1) {
            fewer[i] = n;
            assert!(judged(fewer).is_err(), "one {} fewer", kind.word());
        }
    }
}

/// AC-SETUP-04, AC-SETS-13: a first deck is of cards that have the trait Basic in their list, and
/// "Basic" in a name makes none; AC-SETUP-03: exactly as many of each type as the deck list says.
#[test]
fn a_first_deck_is_of_basic_cards() {
    let named = (CARDS, "name: \"Saber\"", "name: \"Basic Saber\"");
    let saber = ("heroes.ron", "deck: [\"knife\"", "deck: [\"saber\"");
    assert!(errors(&[named, saber])[0].contains("lacks the trait Basic"));
    assert_eq!(errors(&[(CARDS, "[\"Elite\"]", "[\"Elite\", \"Basic\"]"), saber]), [""; 0]);
    let ring = errors(&[("heroes.ron", "deck: [\"knife\"", "deck: [\"ring\"")]);
    assert!(ring.iter().any(|e| e.contains("cannot be in a deck at first")), "{ring:?}");
    let bell = errors(&[("heroes.ron", "deck: [\"knife\"", "deck: [\"bell\"")]);
    assert!(bell.iter().any(|e| e.contains("the deck list says 5")), "{bell:?}");
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

//! What lies in the box: the shipped pack against the component list.

use std::collections::BTreeMap;

use tactics::content::words::{CardKind, Condition, Divider};
use tactics::ground::Point;
use tactics::rules::road::sort::home;

use crate::road::KING;

fn all(kind: CardKind) -> u16 {
    KING.cards.iter().filter(|c| c.kind == kind).map(|c| u16::from(c.copies)).sum()
}

/// Boss cards AT-QTY-01, level-up cards AT-QTY-03, class cards AT-QTY-04, direction cards AT-QTY-18.
#[test]
fn cards_of_the_box() {
    let cards = KING.decks.iter().flat_map(|d| &d.cards);
    assert_eq!(cards.map(|c| u16::from(c.copies)).sum::<u16>(), 150);
    assert_eq!(KING.levels.iter().map(|l| u16::from(l.copies)).sum::<u16>(), 140);
    assert_eq!(KING.classes.len(), 23);
    assert_eq!(Point::ALL.len(), 8);
}

/// Action cards AT-QTY-02, features AT-QTY-05, Basic Moves AT-QTY-06, Basic Attacks AT-QTY-07, passive
/// abilities AT-QTY-08, dice abilities AT-QTY-09, perks AT-QTY-12, random encounters AT-QTY-13, market
/// cards AT-QTY-14, potions AT-QTY-15, Marks of Death AT-QTY-16.
#[test]
fn cards_of_heroes_and_party() {
    let counts = [
        (CardKind::Action, 164),
        (CardKind::Feature, 47),
        (CardKind::BasicMove, 50),
        (CardKind::BasicAttack, 50),
        (CardKind::Passive, 71),
        (CardKind::Dice, 32),
        (CardKind::Perk, 15),
        (CardKind::RandomEncounter, 17),
        (CardKind::Market, 3),
        (CardKind::Potion, 4),
        (CardKind::Mark, 10),
    ];
    assert_eq!(counts.map(|(kind, _)| (kind, all(kind))), counts);
}

/// Equipment AT-QTY-10, each of exactly one kind; supply items AT-QTY-11.
#[test]
fn equipment_and_items() {
    let equipment = [CardKind::Weapon, CardKind::Armor, CardKind::Accessory];
    assert_eq!(equipment.map(all).iter().sum::<u16>(), 55);
    assert_eq!(all(CardKind::Item) + all(CardKind::Gold), 37);
}

/// Five figures to choose from (AT-QTY-28, AT-QTY-40).
#[test]
fn figures() {
    assert_eq!(KING.heroes.len(), 5);
    let names: BTreeMap<&str, &str> =
        KING.heroes.iter().map(|h| (h.id.as_str(), h.name.as_str())).collect();
    assert_eq!(names.len(), 5);
}

/// The sixteen dividers that the text names (AT-QTY-41), beside the box; no card lies anywhere else.
#[test]
fn dividers() {
    let named = Divider::ALL.iter().filter(|d| **d != Divider::Box);
    assert_eq!(named.count(), 16);
    for card in &KING.cards {
        assert!(Divider::ALL.contains(&home(card)), "{}", card.id);
    }
}

/// Equipment without a banner names the encounter where it is found (AT-SORT-12).
#[test]
fn loot_names_its_encounter() {
    let mut loot = 0;
    for card in KING.cards.iter().filter(|c| c.kind.is_equipment() && c.banner.is_none()) {
        let id = card.found_in.as_deref().unwrap_or_else(|| panic!("{} is found nowhere", card.id));
        let chapter = KING.chapter(KING.find_chapter(id).unwrap());
        assert!(chapter.encounter.is_some(), "{} is found in {id}", card.id);
        assert_eq!(home(card), Divider::SupplyLoot);
        loot += 1;
    }
    assert!(loot > 20, "{loot}");
}

/// Summons belong to three elite classes: one that cannot be hurt, one companion, three that fall apart
/// (AT-SORT-15, AT-QTY-17).
#[test]
fn summons_belong_to_classes() {
    use tactics::content::printed::KnockOut;
    let mut of: BTreeMap<&str, (KnockOut, u8)> = BTreeMap::new();
    for c in KING.companions.iter().filter(|c| c.class.is_some()) {
        let class = c.class.as_deref().unwrap();
        assert!(KING.find_class(class).is_some());
        assert_eq!(of.insert(class, (c.knock_out, c.copies)), None, "one kind for each class");
    }
    let mut kinds: Vec<_> = of.into_values().collect();
    kinds.sort_by_key(|(_, n)| *n);
    assert_eq!(kinds.len(), 3);
    assert_eq!(kinds[2], (KnockOut::Removed, 3));
    assert!(kinds.contains(&(KnockOut::Never, 1)) && kinds.contains(&(KnockOut::Hero, 1)));
}

/// Four conditions (the kinds of AT-COND-01 to AT-COND-05), and no number of pieces limits them
/// (AT-RUL-81): ten figures can have one at once, though six tokens of a kind are in the box.
#[test]
fn conditions_are_not_counted() {
    use crate::encounter::scene::Scene;
    assert_eq!(Condition::ALL.len(), 4);
    let rows = ["HHHHHHHH..", "..M.......", "sss......."];
    let mut scene = Scene::on(&rows, |_| {});
    let all: Vec<String> =
        tactics::rules::state::table::standing(&scene.world).map(|f| f.code.clone()).collect();
    assert!(all.len() > 6, "{all:?}");
    for who in &all {
        scene.inflict(who, Condition::Slowed);
    }
    assert!(all.iter().all(|who| scene.has(who, Condition::Slowed)));
}

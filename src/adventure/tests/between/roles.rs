//! Role cards: one of two sides for good, with its boxes.

use adventure::campaign::downtime::{AdventureDowntime, Choice, FeatBox};
use adventure::campaign::record::Record;
use adventure::cards::content::Content;
use adventure::cards::vocabulary::{Kind, Skill, Trait};
use adventure::rules::effect::standing;
use adventure::rules::play;
use adventure::rules::setup;
use adventure::rules::state::ids::HeroId;
use adventure::rules::state::sheet;
use adventure::rules::state::table::{self, Feats};

use crate::between::pack::{does, first, made, record, refused, third, won};
use adventure::rules::state::board::Board;

const GUARDIAN: u8 = 0;
const MASTER: u8 = 1;

fn role(side: u8, power: u8, nth: u8) -> Choice {
    Choice::Check(FeatBox::Role { side, power, nth })
}

/// Ann with these feats, who has just won what gives a role and three power feats.
fn at_the_role(content: &std::sync::Arc<Content>, feats: Feats) -> AdventureDowntime {
    let mut record: Record = record(content, &["ann"]);
    record.body.party[0].feats = feats;
    won(&mut record, content, "one");
    AdventureDowntime::open(content.clone(), &record)
}

fn changes(edition: &'static str) -> [(&'static str, &'static str, &'static str); 2] {
    let reward = "[Role, PowerFeat, PowerFeat, PowerFeat]";
    [
        ("scenarios.ron", "[SkillFeat, Loot(\"ring\")]", reward),
        ("pack.ron", "edition: First", edition),
    ]
}

fn light() -> Trait {
    Trait::new("Light Armor").expect("a trait")
}

/// The hero at a table with these feats.
fn table_with(content: &std::sync::Arc<Content>, feats: Feats) -> bevy_ecs::world::World {
    let mut world = bevy_ecs::world::World::new();
    play::install(&mut world, content.clone());
    setup::clear(&mut world, 1);
    setup::add_place(&mut world, 0);
    setup::add_hero(&mut world, 0, feats);
    world
}

/// AC-EX-16, AC-ROLE-04: Light Armors, checked on the character card, is checked on the side that is
/// taken, at no cost; so are the boxes of other powers and of the hand size.
#[test]
fn matching_boxes_are_copied() {
    for edition in ["edition: First", "edition: Third"] {
        let content = made(&changes(edition));
        let feats = Feats { powers: vec![1, 2], hand: 1, ..Feats::default() };
        let mut between = at_the_role(&content, feats);
        assert_eq!(between.feats(0), [0, 3 + 1, 0]);
        does(&mut between, Choice::Side(GUARDIAN));
        assert_eq!(between.state().seats[0].feats.powers[2..], [1, 2, 0]);
        assert_eq!(between.feats(0), [0, 3 + 1, 0]);
        // The feats that follow are for the boxes after those.
        assert_eq!(refused(&between, &role(GUARDIAN, 0, 1)), "AC-FEAT-03");
        assert_eq!(refused(&between, &role(GUARDIAN, 1, 3)), "");
        assert_eq!(refused(&between, &Choice::Check(FeatBox::Hand { nth: 1 })), "AC-FEAT-03");
        assert_eq!(refused(&between, &Choice::Check(FeatBox::Hand { nth: 2 })), "");
    }
}

/// AC-EX-17, AC-ROLE-03: once the Guardian is chosen, boxes are the Guardian's, and one of the
/// Weapon Master is rejected.
#[test]
fn the_other_side_is_closed() {
    let content = made(&changes("edition: First"));
    let mut between = at_the_role(&content, Feats::default());
    does(&mut between, Choice::Side(GUARDIAN));
    for (power, boxes) in [(0, 5), (1, 4)] {
        for nth in 1..=boxes {
            assert_eq!(refused(&between, &role(MASTER, power, nth)), "AC-ROLE-03");
        }
    }
    let prompt = between.prompt().expect("a power feat is due");
    let others = |c: &Choice| matches!(c, Choice::Check(FeatBox::Role { side: MASTER, .. }));
    assert!(!prompt.options.iter().any(others));
    does(&mut between, role(GUARDIAN, 2, 1));
    does(&mut between, role(GUARDIAN, 2, 2));
    assert_eq!(refused(&between, &role(MASTER, 1, 1)), "AC-ROLE-03");
}

/// AC-EX-18, AC-ROLE-02: one of the two sides is chosen, by the player and not by a simple rule, and
/// for good: no second reward gives the other one.
#[test]
fn one_side_for_good() {
    let mut changes = changes("edition: Third").to_vec();
    changes[0].2 = "[Role, Role]";
    let content = made(&changes);
    let mut between = at_the_role(&content, Feats::default());
    let prompt = between.prompt().expect("a role is due");
    assert_eq!(prompt.options[..2], [Choice::Side(GUARDIAN), Choice::Side(MASTER)]);
    assert_eq!(between.proposal(), None);
    assert_eq!(refused(&between, &Choice::Side(2)), "AC-ROLE-08");
    does(&mut between, Choice::Side(MASTER));
    assert_eq!(between.state().seats[0].feats.role, Some(MASTER));
    // The second one has nothing to give.
    assert!(between.state().due.is_empty());
    assert!(!refused(&between, &Choice::Side(GUARDIAN)).is_empty());
    assert_eq!(between.state().seats[0].feats.role, Some(MASTER));
}

/// AC-ROLE-01: there is no role without the reward; of the packs' adventures it is the second one's
/// here. AC-ROLE-08: a role is one of the hero's own card.
#[test]
fn a_role_is_a_reward() {
    let content = first();
    let mut campaign = record(&content, &["ann"]);
    won(&mut campaign, &content, "one");
    let between = AdventureDowntime::open(content.clone(), &campaign);
    assert_eq!(refused(&between, &Choice::Side(GUARDIAN)), "AC-ROLE-01");
    let content = made(&[("scenarios.ron", "[SkillFeat, Loot(\"ring\")]", "[PowerFeat]")]);
    let mut campaign = record(&content, &["ann"]);
    won(&mut campaign, &content, "one");
    let between = AdventureDowntime::open(content.clone(), &campaign);
    assert_eq!(refused(&between, &role(GUARDIAN, 0, 1)), "AC-ROLE-01");
    for n in 0..2 {
        let names: Vec<&str> = content.heroes[n].roles.iter().map(|r| r.name.as_str()).collect();
        assert_eq!(names, ["Guardian", "Weapon Master"]);
    }
}

/// AC-CHAR-03, AC-ROLE-05: powers, feats and deck adjustments of the role apply as if they were
/// printed on the character card; a power stands in the place of the one that it copies.
#[test]
fn a_role_is_part_of_the_card() {
    let content = first();
    let hero = &content.heroes[0];
    let none = Feats::default();
    // Melee +1 by a feat on the Guardian's third power; light armors by its first.
    let feats = Feats { powers: vec![0, 0, 1, 3, 1], role: Some(GUARDIAN), ..none.clone() };
    let mut world = table_with(&content, feats.clone());
    assert!(standing::proficient(&Board::new(&world), HeroId(0), light()));
    let numbers: Vec<usize> = sheet::had(hero, &feats).map(|(n, _, _)| n).collect();
    assert_eq!(numbers, [2, 3, 4]);
    assert_eq!(sheet::power(hero, &feats, 3).map(|(_, level)| level), Some(3));
    assert_eq!(sheet::power(hero, &feats, 1), None);
    // One item more by the adjustment (AC-BETW-04).
    assert_eq!(sheet::cards(hero, &feats, Kind::Item), 4);
    assert_eq!(sheet::cards(hero, &none, Kind::Item), 3);
    table::hero_mut(&mut world, HeroId(0)).feats = none;
    assert!(!standing::proficient(&Board::new(&world), HeroId(0), light()));
    // The Weapon Master's hand is larger by the role's standing effect.
    let feats = Feats { role: Some(MASTER), ..Feats::default() };
    let world = table_with(&content, feats);
    assert_eq!(standing::hand_size(&Board::new(&world), HeroId(0)), 6);
    assert_eq!(Board::new(&world).skill(HeroId(0), Skill::Melee), Some((10, 2)));
}

/// AC-ROLE-07, AC-CHAR-22: in the third edition no box below the role card is checked any more; in
/// the first one the boxes of a power that the role lacks are (AC-FEAT-03).
#[test]
fn the_role_card_covers_the_powers() {
    let light = Choice::Check(FeatBox::Power { power: 0, nth: 1 });
    for (edition, rule) in [("edition: First", ""), ("edition: Third", "AC-ROLE-07")] {
        let content = made(&changes(edition));
        let mut between = at_the_role(&content, Feats::default());
        does(&mut between, Choice::Side(MASTER));
        assert_eq!(refused(&between, &light), rule, "{edition}");
        let copied = Choice::Check(FeatBox::Power { power: 1, nth: 1 });
        assert!(!refused(&between, &copied).is_empty());
        assert_eq!(refused(&between, &role(MASTER, 0, 1)), "");
    }
    assert_eq!(third().heroes[0].roles.len(), 2);
}

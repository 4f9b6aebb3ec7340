//! Feats: when they are gained, which boxes, what they give.

use adventure::campaign::downtime::{AdventureDowntime, Choice, FeatBox, Step};
use adventure::campaign::record::AdventureRecord;
use adventure::cards::content::Content;
use adventure::cards::printed::Reward;
use adventure::cards::vocabulary::{Kind, Skill};
use adventure::rules::state::table::End;

use crate::between::pack::{
    count, does, first, made, record, refused, third, through, until, whole, won,
};

fn skill(skill: Skill, nth: u8) -> Choice {
    Choice::Check(FeatBox::Skill { skill, nth })
}

/// A campaign of Ann in which winning the first scenario gives just this.
fn gives(reward: &str) -> (std::sync::Arc<Content>, AdventureDowntime) {
    let content = made(&[("scenarios.ron", "[SkillFeat, Loot(\"ring\")]", reward)]);
    let mut record = record(&content, &["ann"]);
    won(&mut record, &content, "one");
    let between = AdventureDowntime::open(content.clone(), &record);
    (content, between)
}

/// AC-FEAT-01: without a reward no box can be checked, after a loss neither; AC-FEAT-13, AC-END-08:
/// after a win each hero's player is asked for a box, and nothing chooses for them.
#[test]
fn feats_are_rewards() {
    let content = first();
    let mut record = record(&content, &["ann", "bob"]);
    let mut between = AdventureDowntime::open(content.clone(), &record);
    assert_eq!(refused(&between, &skill(Skill::Strength, 1)), "AC-END-15");
    until(&mut between, Step::Over);
    let left = whole(&record);
    crate::between::pack::ended(&mut record, &content, "one", End::OutOfTime, left);
    assert_eq!(AdventureDowntime::open(content.clone(), &record).state().step, Step::Decks);
    won(&mut record, &content, "one");
    let mut between = AdventureDowntime::open(content.clone(), &record);
    for seat in 0..2 {
        let prompt = between.prompt().expect("a feat is due");
        assert_eq!((prompt.step, prompt.seat), (Step::Rewards, Some(seat)));
        assert_eq!(between.proposal(), None);
        does(&mut between, skill(Skill::Dexterity, 1));
        assert_eq!(between.state().seats[seat].feats.skills, [0, 1]);
    }
}

/// AC-FEAT-02, AC-FEAT-03: a feat of a type checks one unchecked box of that type on the hero's card.
#[test]
fn a_feat_is_of_a_type() {
    let one_of = [
        ("[SkillFeat]", FeatBox::Skill { skill: Skill::Charisma, nth: 1 }),
        ("[PowerFeat]", FeatBox::Power { power: 1, nth: 1 }),
        ("[CardFeat]", FeatBox::Card { kind: Kind::Item, nth: 1 }),
    ];
    for (reward, _) in one_of {
        let (_, mut between) = gives(reward);
        for (other, which) in one_of {
            let rule = if other == reward { "" } else { "AC-FEAT-03" };
            assert_eq!(refused(&between, &Choice::Check(which)), rule, "{reward} {which:?}");
        }
        let lacks = Choice::Check(FeatBox::Card { kind: Kind::Spell, nth: 1 });
        assert_eq!(refused(&between, &lacks), "AC-FEAT-03");
        let mine = one_of.iter().find(|(r, _)| *r == reward).expect("one of them").1;
        does(&mut between, Choice::Check(mine));
        assert_eq!(between.feats(0).iter().sum::<u32>(), 1);
        assert_ne!(between.state().step, Step::Rewards);
    }
    // The hand size is a power feat (AC-FEAT-09).
    let (_, between) = gives("[PowerFeat]");
    assert_eq!(refused(&between, &Choice::Check(FeatBox::Hand { nth: 1 })), "");
}

/// AC-EX-14, AC-FEAT-06: of the row +1, +2, +3 only +1 may be checked first, then only +2, and +3
/// only when both are.
#[test]
fn the_order_of_boxes() {
    let (_, mut between) = gives("[SkillFeat, SkillFeat, SkillFeat, SkillFeat]");
    for nth in 1..=3 {
        for other in 1..=3 {
            let rule = match other {
                _ if other == nth => "",
                _ if other < nth => "AC-FEAT-03",
                _ => "AC-FEAT-06",
            };
            assert_eq!(refused(&between, &skill(Skill::Dexterity, other)), rule, "{nth} {other}");
        }
        does(&mut between, skill(Skill::Dexterity, nth));
    }
    assert_eq!(refused(&between, &skill(Skill::Dexterity, 4)), "AC-FEAT-03");
}

/// AC-FEAT-12: with no box left of the type nothing is gained, and nothing in its place.
#[test]
fn no_box_no_feat() {
    let reward = format!("[{}, CardFeat]", ["PowerFeat"; 5].join(", "));
    let (_, mut between) = gives(&reward);
    for _ in 0..4 {
        let prompt = between.prompt().expect("a feat is due");
        does(&mut between, prompt.options[0].clone());
    }
    // The fifth is gone; the card feat is next.
    assert_eq!(between.feats(0), [0, 4, 0]);
    assert_eq!(between.state().due.front().map(|d| d.reward.clone()), Some(Reward::CardFeat));
    assert!(between.state().notes.iter().any(|n| n.contains("no unchecked box left")));
}

/// AC-FEAT-11: a card feat raises one number of the deck list by 1, from this rebuilding on; the
/// place is filled.
#[test]
fn a_card_feat_is_one_more_card() {
    let (content, mut between) = gives("[CardFeat]");
    assert_eq!(between.list(0, Kind::Weapon), 2);
    does(&mut between, Choice::Check(FeatBox::Card { kind: Kind::Weapon, nth: 1 }));
    assert_eq!((between.list(0, Kind::Weapon), between.list(0, Kind::Item)), (3, 3));
    assert_eq!(refused(&between, &Choice::Done), "AC-BETW-04");
    until(&mut between, Step::Over);
    let mut record = record(&content, &["ann"]);
    between.conclude(&mut record);
    let deck = &record.body.party[0].deck;
    assert_eq!(count(deck, "knife") + count(deck, "club"), 3);
    let world = &mut bevy_ecs::world::World::new();
    adventure::rules::play::install(world, content.clone());
    let start = record.start(&content, "two", 1);
    assert_eq!(adventure::rules::play::begin(world, &start), Ok(()));
}

/// AC-FEAT-04: what is checked stays so, from game to game, until the hero dies.
#[test]
fn a_feat_stays_until_death() {
    for content in [first(), third()] {
        let mut record = record(&content, &["ann", "bob"]);
        won(&mut record, &content, "one");
        through(&content, &mut record);
        let checked = record.body.party[0].feats.clone();
        assert_eq!(checked.skills, [1]);
        won(&mut record, &content, "two");
        through(&content, &mut record);
        assert_eq!(record.body.party[0].feats.skills, [1]);
        let mut left = whole(&record);
        left[0].alive = false;
        crate::between::pack::ended(&mut record, &content, "three", End::OutOfTime, left);
        through(&content, &mut record);
        assert!(record.body.party[0].feats.skills.is_empty());
        assert_eq!(record.body.party[1].feats.skills, [1]);
    }
}

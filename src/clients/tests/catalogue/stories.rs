//! Scenarios, adventures and the path: what is played, in which order, by how many.

use std::path::Path;
use std::sync::Arc;

use adventure::campaign::{Campaign, Session};
use adventure::cards::printed::Reward;
use adventure::cards::vocabulary::Kind;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::ids::HeroId;
use adventure::rules::state::table::{self, End, Feats};
use bevy_ecs::world::World;

use crate::catalogue::pack::{answer, content, errors, with};
use crate::support::write;

fn campaign(dir: &Path, party: &[&str]) -> Result<Campaign, String> {
    let pack = dir.join("p");
    write(&with(&[]).source(), &pack);
    let party: Vec<String> = party.iter().map(|h| (*h).to_owned()).collect();
    Campaign::create(&dir.join("campaign"), &pack.to_string_lossy(), &party, &[], "C", 7)
        .map_err(|t| t.to_string())
}

/// Plays the next scenario, or that one, to its end.
fn finish(session: &mut Session, scenario: Option<&str>, idle: bool) -> End {
    let mut world = World::new();
    session.start_or_resume(&mut world, scenario, None).expect("it begins");
    for _ in 0..500 {
        if let Some(end) = play::ended(&world) {
            session.finish(&mut world).expect("it is over");
            session.settle().expect("decks are rebuilt");
            return end;
        }
        let acts = answer(&world, idle);
        session.submit(&mut world, &acts).expect("it was offered");
    }
    panic!("no end");
}

/// AC-SETUP-11, AC-SETUP-12, AC-CARD-04: the pack lists its adventures in order, each adventure
/// its scenarios.
#[test]
fn the_order_of_stories() {
    let order: Vec<String> = content().playing_order().iter().map(|s| s.id.clone()).collect();
    assert_eq!(order, ["one", "two", "three"]);
    assert!(!errors(&[("pack.ron", "[\"b\", \"a\"]", "[\"b\", \"c\"]")]).is_empty());
    assert!(!errors(&[("adventures.ron", "[\"three\"]", "[\"four\"]")]).is_empty());
}

/// AC-SETUP-17, AC-END-04: after a loss the same scenario must be played again, nothing is earned;
/// after a win its reward is, and the next one follows in the listed order, across adventures.
#[test]
fn stories_follow_in_order() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::new(campaign(dir.path(), &["ann"]).expect("it fits"));
    assert_eq!(session.campaign.next_scenario(), Some("one"));
    assert_eq!(finish(&mut session, None, true), End::OutOfTime);
    assert_eq!(session.campaign.next_scenario(), Some("one"));
    assert!(session.campaign.record.body.rewards.is_empty());
    assert_eq!(finish(&mut session, None, false), End::Won);
    assert_eq!(session.campaign.next_scenario(), Some("two"));
    let earned: Vec<&Reward> =
        session.campaign.record.body.rewards.iter().map(|e| &e.reward).collect();
    assert_eq!(earned, [&Reward::SkillFeat]);
    assert_eq!(finish(&mut session, None, false), End::Won);
    assert_eq!(session.campaign.next_scenario(), Some("three"));
    assert_eq!(finish(&mut session, None, false), End::Won);
    assert_eq!(session.campaign.next_scenario(), None);
}

/// AC-RUL-83: who ended a scenario dead gets none of its reward.
#[test]
fn the_dead_earn_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::new(campaign(dir.path(), &["ann", "bob"]).expect("it fits"));
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    table::hero_mut(&mut world, HeroId(1)).alive = false;
    table::finish(&mut world, End::Won);
    session.finish(&mut world).expect("it is over");
    session.settle().expect("decks are rebuilt");
    let earned: Vec<Option<&str>> =
        session.campaign.record.body.rewards.iter().map(|e| e.hero.as_deref()).collect();
    assert_eq!(earned, [Some("ann")]);
}

/// AC-SETUP-09, AC-CARD-05: a scenario is played alone, without adventure and path, as well as any
/// of a path by the group's wish.
#[test]
fn a_scenario_alone() {
    let mut alone = content();
    alone.adventures.clear();
    alone.pack.adventures.clear();
    let mut world = World::new();
    play::install(&mut world, Arc::new(alone));
    let deck = content().heroes[0].deck.clone();
    let party =
        vec![Member { hero: "ann".into(), deck, feats: Feats::default(), cohort_gone: false }];
    let start = |scenario: &str| Start::new(scenario, party.clone(), 1);
    assert!(play::begin(&mut world, &start("three")).is_ok());
    assert!(play::begin(&mut world, &start("none")).is_err());

    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::new(campaign(dir.path(), &["ann"]).expect("it fits"));
    assert_eq!(finish(&mut session, Some("three"), false), End::Won);
    assert_eq!(session.campaign.next_scenario(), Some("one"));
}

/// AC-SETUP-10, AC-CARD-06: in the third edition every scenario belongs to an adventure and every
/// adventure to the path; a pack with one that does not is refused. In the first edition it may be
/// (AC-SETUP-09).
#[test]
fn always_on_the_path() {
    let third = ("pack.ron", "edition: First", "edition: Third");
    let told = |changes: &[(&str, &str, &str)]| {
        let mut all = errors(changes);
        all.retain(|e| e.contains("not on the path"));
        all
    };
    let no_adventure = ("pack.ron", "[\"b\", \"a\"]", "[\"b\"]");
    let no_scenario = ("adventures.ron", "[\"one\", \"two\"]", "[\"one\"]");
    assert_eq!(told(&[third]), [""; 0]);
    let found = told(&[third, no_adventure]);
    assert!(found.len() == 1 && found[0].contains("the adventure `a`"), "{found:?}");
    let found = told(&[third, no_scenario]);
    assert!(found.len() == 1 && found[0].contains("the scenario `two`"), "{found:?}");
    assert_eq!(errors(&[no_adventure]), [""; 0]);
    assert_eq!(errors(&[no_scenario]), [""; 0]);
}

/// AC-SETS-16: 1 to as many heroes as the pack says, and never more than 6; AC-SETUP-02,
/// AC-BOX-05: each player chooses another hero, who is never drawn at random.
#[test]
fn the_party() {
    let made = |party: &[&str]| {
        let dir = tempfile::tempdir().expect("a folder");
        campaign(dir.path(), party)
            .map(|c| c.record.body.party.iter().map(|m| m.hero.clone()).collect::<Vec<_>>())
    };
    assert_eq!(made(&["cid", "ann"]), Ok(vec!["cid".to_owned(), "ann".to_owned()]));
    assert!(made(&["ann", "ann"]).is_err_and(|e| e.contains("named twice")));
    assert!(made(&["ann", "bob", "cid", "ann"]).is_err_and(|e| e.contains("1 to 3 heroes")));
    assert!(made(&[]).is_err());
    assert!(made(&["dan"]).is_err());
    for players in ["0", "7"] {
        let found = errors(&[("pack.ron", "players: 3", &format!("players: {players}"))]);
        assert!(!found.is_empty(), "{players}");
    }
    let mut world = World::new();
    play::install(&mut world, Arc::new(content()));
    let one = Member {
        hero: "ann".into(),
        deck: Vec::new(),
        feats: Feats::default(),
        cohort_gone: false,
    };
    let start = Start::new("one", vec![one; 7], 1);
    assert!(
        play::begin(&mut world, &start).is_err_and(|e| e.to_string().contains("1 to 6 heroes"))
    );
}

/// AC-SETUP-03, AC-SETUP-05: who sits down without a deck gets the suggested one, exactly as the
/// deck list says.
#[test]
fn suggested_decks() {
    let dir = tempfile::tempdir().expect("a folder");
    let campaign = campaign(dir.path(), &["ann", "bob"]).expect("it fits");
    let content = content();
    for member in &campaign.record.body.party {
        let hero = &content.heroes[content.hero(&member.hero).expect("printed")];
        assert_eq!(member.deck, hero.deck);
        for kind in Kind::BOONS {
            let is = |id: &&String| content.find(id).is_some_and(|d| content.card(d).kind == kind);
            let have = member.deck.iter().filter(is).count();
            assert_eq!(have, usize::from(hero.cards.of(kind)));
        }
    }
}

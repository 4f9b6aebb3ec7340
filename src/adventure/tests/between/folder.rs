//! What is between two games in the campaign's folder: resumed, undone.

use std::path::Path;

use adventure::campaign::downtime::{AdventureDowntime, Choice, Step};
use adventure::campaign::{Campaign, Session};
use adventure::cards::printed::Reward;
use adventure::rules::state::table::{self, End};
use bevy_ecs::world::World;
use kernel::campaign::UndoPolicy;

use crate::between::pack::{made, record, won};

fn session(dir: &Path) -> Session {
    Session::new(Campaign::open(dir).expect("it opens"))
}

/// A campaign whose first scenario was just won.
fn after_a_win(dir: &Path) -> Session {
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let new = Campaign::create(dir, "lamplighters", &party, &[], "First Light", 7);
    let mut session = Session::new(new.expect("it fits"));
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    table::finish(&mut world, End::Won);
    session.finish(&mut world).expect("it is over");
    session
}

/// Every decision is on the disk when the next is asked: a session that is dropped goes on where it
/// was, undone decisions undone.
#[test]
fn every_decision_is_kept() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = after_a_win(dir.path());
    let mut world = World::new();
    assert!(session.downtime_is_due());
    assert!(session.start_or_resume(&mut world, None, None).is_err());
    let mut answers = 0;
    while let Some(between) = session.downtime() {
        let digest = between.digest();
        let choice = between
            .proposal()
            .unwrap_or_else(|| between.prompt().expect("something is asked").options[0].clone());
        drop(session);
        session = self::session(dir.path());
        session.enter_downtime().expect("it goes on");
        assert_eq!(
            session.downtime().map(AdventureDowntime::digest),
            Some(digest),
            "after {answers}"
        );
        session.decide(&choice).expect("it was offered");
        if session.downtime().is_some() {
            assert!(session.undo_decision().expect("it is saved"));
            assert_eq!(session.downtime().map(AdventureDowntime::digest), Some(digest));
            session.decide(&choice).expect("it was offered");
        }
        answers += 1;
        assert!(answers < 50);
    }
    assert!(!session.downtime_is_due());
    assert_eq!(session.campaign.record.downtimes, 1);
    drop(session);
    let mut session = self::session(dir.path());
    assert!(session.decide(&Choice::Done).is_err());
    session.start_or_resume(&mut world, None, None).expect("the next scenario begins");
    assert!(session.enter_downtime().is_err(), "a scenario is under way");
}

/// What was refused or undone leaves nothing behind, and `settle` chooses no feats.
#[test]
fn simple_rules_leave_feats_to_the_players() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = after_a_win(dir.path());
    let before = session.downtime().map(AdventureDowntime::digest);
    assert!(session.decide(&Choice::Side(0)).is_err());
    assert_eq!(session.downtime().map(AdventureDowntime::digest), before);
    session.settle().expect("saved");
    for scenario in ["rent-day", "the-ninth-warden"] {
        let mut world = World::new();
        session.start_or_resume(&mut world, Some(scenario), None).expect("it begins");
        table::finish(&mut world, End::Won);
        session.finish(&mut world).expect("it is over");
        session.settle().expect("saved");
    }
    let record = &session.campaign.record;
    assert!(record.body.party.iter().all(|m| m.feats.skills.is_empty() && m.feats.role.is_none()));
    let waits = |r: &Reward| record.body.rewards.iter().filter(|e| e.reward == *r).count();
    assert_eq!((waits(&Reward::CardFeat), waits(&Reward::SkillFeat)), (2, 2));
    // They are asked for at the next meeting.
    session.enter_downtime().expect("saved");
    let between = session.downtime().expect("it is under way");
    assert_eq!(between.prompt().map(|p| p.step), Some(Step::Rewards));
    assert_eq!(between.proposal(), None);
}

/// What chance has given stands at a table that has chosen so; all else is taken back as always.
#[test]
fn what_chance_gave_is_not_taken_back() {
    let policies = [UndoPolicy::Free, UndoPolicy::Hidden, UndoPolicy::Off];
    let (mut drawn, mut plain) = (0, 0);
    for policy in policies {
        // The feat is chosen, and then the item is drawn.
        let content = made(&[("scenarios.ron", "[Random(Item)]", "[SkillFeat, Random(Item)]")]);
        let mut record = record(&content, &["ann"]);
        won(&mut record, &content, "two");
        let mut between = AdventureDowntime::open(content, &record);
        while let Some(prompt) = between.prompt() {
            let before = between.state().rng.clone();
            let choice = between.proposal().unwrap_or_else(|| prompt.options[0].clone());
            between.submit(&choice).expect("it was offered");
            let chance = before.has_moved(&between.state().rng);
            let why = between.stands_in_the_way(policy);
            match policy {
                UndoPolicy::Free => assert_eq!(why, None),
                UndoPolicy::Hidden => assert_eq!(why.is_some(), chance, "{why:?}"),
                UndoPolicy::Off => assert!(why.is_some()),
            }
            drawn += usize::from(chance);
            plain += usize::from(!chance);
        }
    }
    assert!(drawn > 0 && plain > 0, "{drawn} drawn, {plain} not");
}

//! Generated scenarios (AC-TABLE-08, AC-TABLE-09): made for any seed, played to an end by the
//! ordinary rules, and kept by the campaign in which they are played.

use std::path::Path;

use adventure::campaign::downtime::{Choice, Step};
use adventure::campaign::quest::{QuestId, make, tiers};
use adventure::campaign::{Campaign, ReadJournal, Session};
use adventure::cards::source::find_pack;
use adventure::rules::family::Adventure;
use adventure::rules::flow::past;
use adventure::rules::play;
use adventure::rules::state::table::{self, End};
use adventure::sim::bots::{Bot, BotKind, random::Random};
use adventure::sim::playouts::check::Checks;
use adventure::sim::playouts::{Party, SimOptions, run};
use bevy_ecs::prelude::*;
use kernel::campaign::journal;
use kernel::campaign::replay::replay;

use crate::support::ships;

/// AC-TABLE-08: quests of both packs for one to six heroes end, no card is lost, and no option is
/// refused.
#[test]
fn quests_are_played_to_an_end() {
    for pack in ["lamplighters", "glass-caravan"] {
        let content = ships(pack);
        for tier in tiers(&content) {
            for heroes in 1..=6 {
                let options = SimOptions {
                    quest: Some(tier),
                    party: Party::Any(heroes),
                    games: 1,
                    seed: 100 * heroes as u64,
                    bot: BotKind::Random,
                    checks: Checks { every_option: 60, conserve: true, undo: true },
                    ..SimOptions::new(content.clone(), "")
                };
                let report = run(&options).expect("it can be set up");
                assert!(report.clean(), "{pack}, {heroes}: {:?}", report.troubles);
                assert_eq!(report.won + report.lost, report.games);
            }
        }
    }
}

fn campaign(dir: &Path, pack: &str) -> Session {
    let content = find_pack(pack).expect("it ships");
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    Session::new(Campaign::create(dir, pack, &party, &[], "Quests", 11).expect("it is made"))
}

/// Goes through what is between two games by simple rules up to the camp.
fn to_camp(session: &mut Session) {
    session.enter_downtime().expect("it begins");
    while let Some(between) = session.downtime() {
        if between.state().step == Step::Camp {
            return;
        }
        let prompt = between.prompt().expect("something is asked");
        let choice = between.proposal().unwrap_or_else(|| prompt.options[0].clone());
        session.decide(&choice).expect("it was offered");
    }
}

/// The quest that is offered first at the camp.
fn offered(session: &Session) -> String {
    let prompt = session.downtime().and_then(|b| b.prompt()).expect("something is asked");
    let quests = prompt.options.iter().filter_map(|c| match c {
        Choice::Play(id) if id.parse::<QuestId>().is_ok() => Some(id.clone()),
        _ => None,
    });
    quests.into_iter().next().expect("a quest is offered")
}

/// A quest beside the story: chosen at the camp, in the journal with all of its text, taken up
/// again, won once with its reward and a second time without (AC-TABLE-09, AC-END-10, AC-END-11);
/// and the story goes on where it was, with the same content.
#[test]
fn a_quest_beside_the_story() {
    for pack in ["lamplighters", "glass-caravan"] {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("c");
        let mut session = campaign(&path, pack);
        let story = session.campaign.record.body.next.clone();
        let (digest, kept) = (
            session.campaign.content.digest,
            std::fs::read(path.join("content.json")).expect("it is kept"),
        );
        for round in 0..2 {
            to_camp(&mut session);
            let id = match session.campaign.record.body.quests.is_empty() {
                true => offered(&session),
                // The same again: it is known now.
                false => session.campaign.content.quests()[0].id.clone(),
            };
            session.decide(&Choice::Play(id.clone())).expect("it is offered");
            assert_eq!(session.campaign.next_scenario(), Some(id.as_str()));
            assert_eq!(session.campaign.record.body.quests.len(), 1);
            let mut world = World::new();
            session.start_or_resume(&mut world, None, None).expect("it begins");
            let name = table::scenario(&world).name.clone();
            let mut bot = Random::new(3);
            for _ in 0..20 {
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                let acts = bot.choose(&mut world, &prompt);
                session.submit(&mut world, &acts).expect("it is saved");
            }
            let before = past::digest(&world);
            // A journal stands alone: another machine, whose packs know no such scenario.
            let file = journal::path(&path, session.campaign.record.journal());
            let read: ReadJournal =
                journal::read(&file).expect("it is there").expect("it is whole");
            assert!(read.head.start.quest.is_some());
            let mut elsewhere = World::new();
            play::install(&mut elsewhere, ships(pack));
            replay::<Adventure>(&mut elsewhere, &read, None).expect("it begins");
            assert_eq!(past::digest(&elsewhere), before);
            drop(session);
            session = Session::new(Campaign::open(&path).expect("it opens"));
            let mut world = World::new();
            session.start_or_resume(&mut world, None, None).expect("it goes on");
            assert_eq!(past::digest(&world), before);
            assert_eq!(table::scenario(&world).name, name);
            table::finish(&mut world, End::Won);
            let finished = session.finish(&mut world).expect("it is over");
            // A random card is drawn at once; what was earned before is not earned again.
            let again = finished.notes.iter().any(|n| n.contains("has already been earned"));
            assert_eq!(again, round == 1, "{pack}: {:?}", finished.notes);
            assert!(again || finished.notes.len() >= 2, "{pack}: {:?}", finished.notes);
            assert_eq!(finished.next, story);
        }
        assert_eq!(session.campaign.content.digest, digest);
        assert_eq!(std::fs::read(path.join("content.json")).expect("it is kept"), kept);
    }
}

/// A tier that is yet to come is not played, what names no quest is told so, and nothing is left
/// behind.
#[test]
fn only_tiers_that_have_come() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = campaign(&dir.path().join("c"), "lamplighters");
    let mut world = World::new();
    let mut refused = |id: &str| match session.start_or_resume(&mut world, Some(id), None) {
        Ok(_) => panic!("{id}"),
        Err(e) => e.to_string(),
    };
    assert!(refused("quest-6-1").contains("AC-TABLE-08"));
    assert!(refused("quest-x").contains("no scenario"));
    session.start_or_resume(&mut world, Some("quest-0-5"), None).expect("it begins");
    assert_eq!(session.campaign.record.body.quests.len(), 1);
}

/// What a journal brings along is checked like a pack.
#[test]
fn a_quest_that_makes_no_sense_is_refused() {
    let content = ships("lamplighters");
    let good = make(&content, QuestId { tier: 0, seed: 9 }).expect("it is made");
    let begin = |text: String| {
        let party = content.heroes.iter().take(1).map(|h| play::Member {
            hero: h.id.clone(),
            deck: h.deck.clone(),
            feats: Default::default(),
            cohort_gone: false,
        });
        let mut start = play::Start::new("quest-0-9", party.collect(), 1);
        start.quest = Some(text);
        let mut world = World::new();
        play::install(&mut world, content.clone());
        play::begin(&mut world, &start)
    };
    assert_eq!(begin(good.clone()), Ok(()));
    for (from, to) in [
        ("id: \"quest-0-9\"", "id: \"rent-day\""),
        ("id: \"quest-0-9\"", "id: \"quest-0-8\""),
        ("henchmen: [", "henchmen: [\"nobody\", "),
        ("locations: [[", "locations: [[\"nowhere\", "),
        ("set: 'B'", "set: '9'"),
        ("reward: [", "reward: [Random(Monster), "),
    ] {
        assert!(good.contains(from), "{from}: {good}");
        assert!(begin(good.replacen(from, to, 1)).is_err(), "{to}");
    }
}

/// There are no more tiers than adventure decks (AC-SETS-02), whatever number is asked for.
#[test]
fn there_is_no_quest_of_a_higher_tier() {
    let content = find_pack("lamplighters").expect("it ships");
    for tier in [7, 10, 200, 254, 255] {
        assert!(make(&content, QuestId { tier, seed: 1 }).is_err(), "{tier}");
    }
}

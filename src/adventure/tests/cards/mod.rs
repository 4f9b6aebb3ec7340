//! Every power, rule and standing effect of every card that ships, proven in play.
//!
//! For each card, location, hero and scenario (`parts`) tables are laid on which what it says can
//! come to pass (`tables`) and played until it has (`hunt`). The decision that brought it about is
//! then undone and done again, saved and taken up in another world, and the whole game is written to
//! a journal and played back in a world full of junk components (`proof`): everywhere the same
//! digests. What never came to pass is told by name.
//!
//! `cargo test -p emberdeck-adventure --test adventure cards:: -- --nocapture` tells how much was proven.

mod hunt;
mod parts;
mod proof;
mod seen;
mod tables;

use std::time::Instant;

use adventure::cards::content::{Content, DefId};
use adventure::cards::effect::Event;
use adventure::cards::printed::CardDef;
use adventure::cards::vocabulary::{Kind, Rank};

use adventure::rules::flow::prompt::{Ask, Source};
use adventure::rules::play;
use adventure::rules::state::cue::{Cue, Cues};
use adventure::sim::bots::{Bot as _, random::Random};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::World;

use hunt::Hunt;
use parts::Subject;

use crate::support::ships;

/// What cannot be brought about with the cards of its pack, each with the reason.
const NEVER: &[(&str, &str)] = &[
    ("snow-on-the-ladder: rule 0", SETUP),
    ("a-light-with-nobody-under-it: rule 0", SETUP),
    ("the-village-that-went-out: rule 0", SETUP),
    ("the-strike-of-the-apprentices: rule 0", SETUP),
    ("a-small-claim: rule 0", SETUP),
    ("the-actuary: rule 0", SETUP),
    ("the-stair-down: rule 0", SETUP),
    ("what-the-tenant-dreams: rule 0", SETUP),
    ("what-the-tenant-dreams: rule 1", DREAMT),
    ("what-the-tenant-dreams: standing 0", DREAMT),
    ("a-boat-from-parts: rule 0", SETUP),
    ("the-drowned-king-receives: rule 0", SETUP),
    ("snow-on-the-ladder: power 1", LONE),
    ("pilot-pilot: standing 1", LONE),
    ("the-price-of-tallow: standing 1", LONE),
    ("the-price-of-tallow: standing 2", MANY),
    ("the-marsh-round: standing 1", LONE),
    ("the-marsh-round: standing 2", MANY),
    ("the-lease: standing 1", LONE),
    ("the-lease: standing 2", MANY),
    ("the-mutual-society-of-the-drowned: standing 1", LONE),
    ("the-hundred-and-eight: standing 1", LONE),
    ("somebody-draws-the-curtains: power 0", BURIED),
    ("somebody-draws-the-curtains: instead 0", BURIED),
    ("somebody-draws-the-curtains: recharge", BURIED),
];
const BURIED: &str = "is buried by its other power before any fight; its vignette proves the rest";
const DREAMT: &str = "speaks of villains, which come from the box at set-up";
const LONE: &str = "is for a lone hero, and the tables have two to four";
const MANY: &str = "is for five and six heroes, and the tables have two to four";
const SETUP: &str = "happens at set-up, which laid tables do not have; see `rules_of_the_set_up`";

/// Returns whether a part cannot come to pass on a laid table.
fn is_never(name: &str) -> bool {
    NEVER.iter().any(|never| never.0 == name)
}

/// What scenarios do at their set-up comes to pass for every hero.
#[test]
fn rules_of_the_set_up() {
    let mut seen = 0;
    for pack in ["lamplighters", "glass-caravan"] {
        let content = ships(pack);
        for scenario in &content.scenarios {
            if !scenario.rules.iter().any(|r| r.on == Event::Setup) {
                continue;
            }
            let party = Party::Any(3);
            let options = SimOptions { party, ..SimOptions::new(content.clone(), &scenario.id) };
            let start = options.start(1).expect("the heroes are there");
            let mut world = World::new();
            play::install(&mut world, content.clone());
            world.resource_mut::<Cues>().listening = true;
            play::begin(&mut world, &start).expect("the scenario can be set up");
            let mut bot = Random::new(1);
            let mut forced = 0;
            for _ in 0..200 {
                let cues = world.resource_mut::<Cues>().drain();
                let of_story = |c: &&Cue| matches!(c, Cue::Forced { source: Source::Scenario, .. });
                forced += cues.iter().filter(of_story).count();
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                if prompt.ask == Ask::Turn {
                    break;
                }
                let acts = bot.choose(&mut world, &prompt);
                play::submit(&mut world, &acts).expect("it was offered");
            }
            assert!(forced >= 3, "{}: {forced} of 3 heroes", scenario.id);
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen}");
}

fn all_cards(content: &Content, wanted: impl Fn(&CardDef) -> bool) -> Vec<Subject> {
    let cards = content.cards.iter().enumerate().filter(|(_, c)| wanted(c));
    cards.map(|(i, _)| Subject::Card(DefId(i as u16))).collect()
}

/// Proves all that is printed on these, and tells how much that was.
fn prove(pack: &str, what: &str, subjects: impl Fn(&Content) -> Vec<Subject>) {
    let begun = Instant::now();
    let content = ships(pack);
    let subjects = subjects(&content);
    let (mut proven, mut tables, mut decisions) = (0, 0, 0);
    let mut missing = Vec::new();
    for subject in &subjects {
        let mut hunt = Hunt::new(&content, *subject);
        hunt.run();
        proven += hunt.proven;
        tables += hunt.tables;
        decisions += hunt.decisions;
        missing.extend(hunt.missing());
    }
    missing.retain(|m| !is_never(m));
    println!(
        "{pack}, {what}: {proven} parts of {} cards proven on {tables} tables with {decisions} \
         decisions in {:.1} s",
        subjects.len(),
        begun.elapsed().as_secs_f64()
    );
    assert!(missing.is_empty(), "{pack}, {what}: never came to pass:\n{missing:#?}");
}

macro_rules! packs {
    ($($name:ident: $pack:literal),*) => { $(mod $name {
        use super::*;

        fn plain(what: &str, kinds: &[Kind]) {
            let wanted = |c: &CardDef| c.rank == Rank::Plain && kinds.contains(&c.kind);
            prove($pack, what, |content| all_cards(content, wanted));
        }

        #[test]
        fn weapons_and_armors() {
            plain("weapons and armors", &[Kind::Weapon, Kind::Armor]);
        }
        #[test]
        fn spells() {
            plain("spells", &[Kind::Spell]);
        }
        #[test]
        fn items() {
            plain("items", &[Kind::Item]);
        }
        #[test]
        fn allies_and_blessings() {
            plain("allies and blessings", &[Kind::Ally, Kind::Blessing]);
        }
        #[test]
        fn monsters() {
            plain("monsters", &[Kind::Monster]);
        }
        #[test]
        fn barriers() {
            plain("barriers", &[Kind::Barrier]);
        }
        #[test]
        fn support() {
            plain("support", &Kind::SUPPORT);
        }
        #[test]
        fn henchmen_villains_and_loot() {
            let wanted = |c: &CardDef| c.rank != Rank::Plain;
            prove($pack, "henchmen, villains and loot", |content| all_cards(content, wanted));
        }
        #[test]
        fn locations() {
            let all = |c: &Content| (0..c.locations.len()).map(Subject::Place).collect();
            prove($pack, "locations", all);
        }
        #[test]
        fn heroes() {
            prove($pack, "heroes", |c| (0..c.heroes.len()).map(Subject::Hero).collect());
        }
        #[test]
        fn roles() {
            prove($pack, "roles", |c| {
                let sides = c.heroes.iter().enumerate().flat_map(|(i, h)| {
                    (0..h.roles.len()).map(move |side| Subject::Role(i, side as u8))
                });
                sides.collect()
            });
        }
        #[test]
        fn stories() {
            prove($pack, "stories", |c| {
                let scenarios = (0..c.scenarios.len()).map(Subject::Scenario);
                let adventures = (0..c.adventures.len()).map(Subject::Adventure);
                scenarios.chain(adventures).chain([Subject::Path]).collect()
            });
        }
    })* };
}
packs!(first: "lamplighters", third: "glass-caravan");

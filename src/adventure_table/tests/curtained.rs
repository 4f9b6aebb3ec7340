//! Tests private hands in the window: during a handover, and of other people's hands, nothing is
//! faceup and nothing is offered.

use bevy::prelude::*;

use super::windowless::{sit_down, wish};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::layout::Layout;
use crate::adventure_table::model::Model;
use crate::adventure_table::pose;
use crate::campaign::Campaign;
use crate::kernel::campaign::HandPolicy;
use crate::kernel::campaign::players::{self, Seating};
use crate::kit::theme::Scale;
use crate::rules::play;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table;
use crate::sim::bots::Bot;
use crate::sim::bots::random::Random;

/// Returns how many cards of a hand are faceup in the picture.
fn faceup(world: &World, hero: HeroId) -> usize {
    let count = table::places(world).count();
    let layout =
        Layout::new(bevy_egui::egui::vec2(1600.0, 900.0), count, 3, false, Scale::default());
    let shown = pose::faceup(world, &layout);
    table::pile(world, PileId::Hand(hero)).iter().filter(|c| shown.contains(c)).count()
}

fn campaign(dir: &std::path::Path, players: &[&str]) -> Campaign {
    let party = ["brannick", "pim", "ilse"].map(str::to_owned);
    let players: Vec<String> = players.iter().map(|p| (*p).to_owned()).collect();
    let mut campaign =
        Campaign::create(dir, "lamplighters", &party, &players, "Hands", 4).expect("it is made");
    let seating = Seating { hands: HandPolicy::Private, ..campaign.seating() };
    campaign.set_seating(&seating).expect("it is saved");
    campaign
}

#[test]
fn nothing_of_another_hand_is_shown() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut app = sit_down(campaign(dir.path(), &["Anna", "Bert", "Anna"]));
    let world = app.world_mut();
    let mut bot = Random::new(3);
    let mut here: Option<String> = None;
    let mut curtains = 0;
    for _ in 0..80 {
        let Some(prompt) = play::prompt(world).cloned() else { break };
        let person = players::player(world, prompt.who).map(str::to_owned);
        let model = world.resource::<Model>();
        // The screen must be handed over exactly if another person is asked.
        assert_eq!(model.curtain.is_some(), person != here, "{:?} after {here:?}", person);
        if model.curtain.is_some() {
            curtains += 1;
            assert!(model.choices.is_empty() && model.obvious().is_none());
            for h in table::heroes(world) {
                let own = players::player(world, h).map(str::to_owned) == here;
                let hand = table::pile(world, PileId::Hand(h)).len();
                assert!(own || faceup(world, h) == 0, "{hand}");
            }
            wish(world, TableCommand::HandOver);
            here = person.clone();
        }
        assert_eq!(world.resource::<Model>().curtain, None);
        for h in table::heroes(world) {
            let own = players::player(world, h).map(str::to_owned) == here;
            assert!(own || faceup(world, h) == 0);
        }
        let hand = table::pile(world, PileId::Hand(prompt.who)).len();
        assert_eq!(faceup(world, prompt.who), hand);
        // Viewing another person's hero hides the hand again.
        let other = table::heroes(world)
            .find(|h| players::player(world, *h).map(str::to_owned) != here)
            .expect("two people");
        wish(world, TableCommand::Look(other));
        assert!(world.resource::<Model>().curtain.is_some());
        assert_eq!(faceup(world, other), 0);
        wish(world, TableCommand::LookBack);
        assert_eq!(world.resource::<Model>().curtain, None);
        let acts = bot.choose(world, &prompt);
        wish(world, TableCommand::Do(acts));
    }
    assert!(curtains > 3, "{curtains}");
}

#[test]
fn one_person_with_all_heroes_never_sees_a_curtain() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut app = sit_down(campaign(dir.path(), &["Anna", "Anna", "Anna"]));
    let world = app.world_mut();
    let mut bot = Random::new(3);
    for _ in 0..60 {
        let Some(prompt) = play::prompt(world).cloned() else { break };
        let model = world.resource::<Model>();
        // The view follows the question.
        assert_eq!((model.eyes(), &model.curtain), (prompt.who, &None));
        let hand = table::pile(world, PileId::Hand(prompt.who)).len();
        assert_eq!(faceup(world, prompt.who), hand);
        let acts = bot.choose(world, &prompt);
        wish(world, TableCommand::Do(acts));
    }
}

//! Tests that dropping a card or a token means what the options of the prompt say.

use std::sync::Arc;

use bevy::prelude::*;

use crate::adventure_table::drop::{meant, walk};
use crate::adventure_table::model::{self, Model};
use crate::adventure_table::spot::{Spot, staged_at};
use crate::cards::source::find_pack;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::play;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table;
use crate::shell::session::GameSession;
use crate::sim::bots::Whim;
use crate::sim::playouts::{Party, SimOptions};

/// Returns the card of the visible hand for an act, and where it is dropped.
fn dropped(world: &World, act: Act) -> Option<(CardId, Spot)> {
    let model = world.resource::<Model>();
    let (card, on) = match act {
        Act::Use { of: Source::Card(card), .. } | Act::Use { with: Some(card), .. } => {
            (card, Spot::Stage)
        }
        Act::Card(card) => (card, Spot::Pile(PileId::Discards(model.eyes()))),
        Act::Give { card, to } => (card, Spot::Board(to)),
        _ => return None,
    };
    let held = table::card(world, card).pile == PileId::Hand(model.eyes());
    (held && staged_at(model, card).is_none()).then_some((card, on))
}

/// Every card of the hand can be dropped for every option about it, and every token for every
/// destination; staged cards can be taken back.
#[test]
fn a_drag_means_what_an_option_says() {
    let pack = Arc::new(find_pack("lamplighters").expect("the pack that ships is sound"));
    let scenario = pack.scenarios[0].id.clone();
    let options = SimOptions { party: Party::Any(2), ..SimOptions::new(pack.clone(), &scenario) };
    let mut world = World::new();
    play::install(&mut world, pack);
    play::begin(&mut world, &options.start(7).expect("two heroes")).expect("it is set up");
    world.init_resource::<Model>();
    world.init_resource::<GameSession>();
    let mut whim = Whim::new(7);
    let (mut cards, mut walks, mut backs, mut warned) = (0, 0, 0, 0);
    while let Some(prompt) = play::prompt(&world).cloned() {
        model::refresh(&mut world);
        for (n, act) in prompt.options.iter().enumerate() {
            if let Some((card, on)) = dropped(&world, *act) {
                let means = meant(&world, card, on).expect("it is offered");
                assert!(means.contains(&n), "{act:?}: {means:?}");
                cards += 1;
            }
            if let Act::Move(to) | Act::Place(to) = *act {
                assert_eq!(walk(&world, prompt.who, to), Ok(n));
                walks += 1;
            }
            let check = world.resource::<Model>().check.as_ref();
            let first = check.and_then(|check| check.staged.first()).map(|play| play.of);
            if *act == Act::TakeBack(0)
                && let Some(Source::Card(card)) = first
            {
                assert_eq!(meant(&world, card, Spot::Hand), Ok(vec![n]));
                backs += 1;
            }
        }
        // Exploring for a card says what it costs besides (AC-TURN-26).
        let free = prompt.options.contains(&Act::Explore);
        for choice in &world.resource::<Model>().choices {
            let pays = matches!(choice.act, Act::Use { .. }) && choice.text.contains("explore");
            let warns = |text: &str| text.ends_with("(gives up the free exploration)");
            assert_eq!(warns(&choice.text), pays && free, "{}", choice.text);
            warned += usize::from(pays && free);
        }
        let many = usize::from(prompt.min.max(1));
        let mut acts: Vec<Act> = Vec::new();
        while acts.len() < many {
            let act = prompt.options[whim.below(prompt.options.len())];
            if !acts.contains(&act) && (many == 1 || act != Act::Continue) {
                acts.push(act);
            }
        }
        play::submit(&mut world, &acts).expect("it is offered");
    }
    let seen = (cards, walks, backs, warned);
    assert!(cards > 50 && walks > 10 && backs > 0 && warned > 3, "{seen:?}");
}

//! Pictures of dice: in the air, and more dice than any check needs.

use bevy::prelude::*;

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::{Choice, Model};
use crate::adventure_table::playback::{self, Playback};
use crate::kit::frame::Speed;
use crate::kit::notices::Notices;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::cue::{Cue, Die};
use crate::rules::state::ids::HeroId;
use crate::shell::command::CommandQueue;

/// Rolls a check and stops its dice halfway through their flight.
pub fn flight(app: &mut App) {
    let world = app.world_mut();
    world.insert_resource(Speed(2));
    let roll = world.resource::<Model>().offered(|a| *a == Act::Roll);
    world.resource_mut::<CommandQueue>().push(TableCommand::Do(roll));
    app.update();
    // The throw is simulated meanwhile.
    for _ in 0..400 {
        app.update();
        if !app.world().resource::<Playback>().waits {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let mut playback = app.world_mut().resource_mut::<Playback>();
    if let Some((_, t)) = &mut playback.now {
        *t = 0.42;
    }
    playback.frozen = true;
    app.world_mut().resource_mut::<Notices>().frozen = true;
}

/// Stages a check with many cards played on it.
pub fn staged(world: &mut World) {
    for _ in 0..4 {
        let model = world.resource::<Model>();
        let plays = |c: &&Choice| matches!(c.act, Act::Use { .. }) && c.adds.starts_with('+');
        // Those of other heroes first, since their dice look different.
        let who = model.prompt.as_ref().map(|p| p.who);
        let other = |c: &&Choice| matches!(c.act, Act::Use { hero, .. } if Some(hero) != who);
        let all = || model.choices.iter().filter(plays);
        let Some(act) = all().find(other).or_else(|| all().next()).map(|c| c.act) else { return };
        world.resource_mut::<CommandQueue>().push(TableCommand::Do(vec![act]));
        crate::shell::apply::apply(world);
    }
}

/// Places thirty dice of every kind and origin.
pub fn many(world: &mut World) {
    world.insert_resource(Speed(2));
    let place = Source::Place(crate::rules::state::ids::PlaceId(0));
    let hand = world.resource::<Model>().eyes();
    let card = |i: usize| {
        let pile = crate::rules::state::ids::PileId::Hand(hand);
        let cards = crate::rules::state::table::pile(world, pile);
        cards.get(i).map_or(Source::Rules, |c| Source::Card(*c))
    };
    let sources = [Source::Hero(hand), card(0), card(1), place, Source::Hero(HeroId(1))];
    let kinds = [4_u8, 6, 8, 10, 12];
    let dice: Vec<Die> = (0..30_u8)
        .map(|i| {
            let faces = kinds[usize::from(i % 5)];
            Die { faces, value: i * 7 % faces + 1, source: sources[usize::from(i / 6)] }
        })
        .collect();
    let total = dice.iter().map(|d| i32::from(d.value)).sum::<i32>() + 4;
    let what = "Thirty dice".to_owned();
    playback::stage(world, vec![Cue::Dice { hero: hand, what, dice, total }], None);
    let mut playback = world.resource_mut::<Playback>();
    playback.skip(Speed(2));
    playback.hold = true;
}

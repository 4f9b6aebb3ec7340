//! Things due at once whose order makes no difference, so that nobody need be asked for it
//! (AC-RUL-01). In doubt it does.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Effect, From, Pick, Power, To, When, Where, Whose};
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::frame::{EffectsFrame, Flow, Frame, TriggersFrame};
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::state::board::stories;
use crate::rules::state::ids::PileId;
use crate::rules::state::table;

/// Whether it makes no difference which of the things that are due is first.
pub fn makes_no_difference(world: &World, prompt: &Prompt) -> bool {
    if prompt.ask != Ask::Order || prompt.max != 1 {
        return false;
    }
    match (world.resource::<Flow>().frames.last(), prompt.options.first()) {
        (Some(Frame::Triggers(f)), Some(Act::Choice(_))) => of_rules(world, f),
        (Some(Frame::Effects(f)), Some(Act::Hero(_))) => of_heroes(world, f),
        _ => false,
    }
}

/// An hour that is lost has nothing to do with what becomes of heroes and their cards. Of such things
/// there may be one besides.
fn of_rules(world: &World, f: &TriggersFrame) -> bool {
    let mut others = f.forced.iter().filter(|x| !x.does.0.iter().all(loses_an_hour));
    let other = others.next();
    let simple = |e: &Effect| match e {
        Effect::Shift { from, to, .. } => {
            let hours = matches!(from, From::Blessings | From::Hours);
            !hours && !matches!(to, To::Blessings | To::Hours)
        }
        Effect::Damage { .. } => !hours_are_cards(world),
        Effect::Move { to, .. } => !matches!(to, Where::Choose),
        Effect::HideToken(_) | Effect::Suffer { .. } => true,
        _ => false,
    };
    others.next().is_none() && other.is_none_or(|x| x.does.0.iter().all(simple))
}

fn loses_an_hour(e: &Effect) -> bool {
    let top = |pick: &Pick| matches!(pick, Pick::Choose | Pick::Top);
    matches!(e, Effect::Shift { from: From::Blessings, to: To::Hours, pick, .. } if top(pick))
}

/// Whether somebody holds a card that may be played as the hour's: then it matters which that is.
fn hours_are_cards(world: &World) -> bool {
    table::living(world).into_iter().any(|h| {
        [PileId::Hand(h), PileId::Displayed(h)]
            .into_iter()
            .any(|p| table::pile(world, p).iter().any(|c| table::printed(world, *c).as_the_hour))
    })
}

/// Damage to each of several heroes: nobody's is another's matter, unless somebody could reduce that
/// of others, or something answers it.
fn of_heroes(world: &World, f: &EffectsFrame) -> bool {
    let Some(Effect::Damage { kind, .. }) = f.list.get(f.at) else { return false };
    let answered = |h| {
        let mut answers = Answers::default();
        answers.collect(world, h, Happened::Hurt(*kind));
        !answers.is_empty()
    };
    !somebody_helps(world) && !table::living(world).into_iter().any(answered)
}

/// Whether anybody has a power on the damage of others.
fn somebody_helps(world: &World) -> bool {
    let helps = |p: &Power| matches!(p.when, When::Damage(_)) && p.whose != Whose::Yours;
    let of_cards = |pile: PileId| {
        table::pile(world, pile).iter().any(|c| table::printed(world, *c).powers.iter().any(helps))
    };
    of_cards(PileId::Support)
        || stories(table::book(world), table::scenario(world))
            .iter()
            .any(|s| s.powers.iter().any(helps))
        || table::places(world).any(|p| {
            let def = table::place_def(world, p);
            def.powers.iter().chain(&def.closed_powers).any(helps)
        })
        || table::living(world).into_iter().any(|h| {
            let board = &table::hero_def(world, h).powers;
            of_cards(PileId::Hand(h))
                || of_cards(PileId::Displayed(h))
                || board.iter().filter_map(|p| p.power.as_ref()).any(helps)
        })
}

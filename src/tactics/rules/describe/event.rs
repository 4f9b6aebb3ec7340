//! The event on which something could be used, as a clause.

use bevy_ecs::prelude::*;
use lang::message;
use lang::pattern::{Message, Value};

use super::{card, within};
use crate::rules::flow::frame::{Happened, What};
use crate::rules::state::ids::FighterId;

/// Returns what happens just now as a clause behind "now that": "Bailiff Crake declares an attack on Nan".
pub fn event(world: &World, event: &Happened) -> String {
    let (message, sort) = message_of(event.what);
    let who = |id: Option<FighterId>| id.map_or(String::new(), |id| within(world, id));
    let beside = |message: &Message, id: Option<FighterId>| match id {
        Some(id) => fill(message, &[("who", &within(world, id))]),
        None => String::new(),
    };
    let what = event.card.map_or(String::new(), |id| card(world, id));
    let (of, at) = (event.of, event.at);
    match sort {
        Sort::Nobody => fill(message, &[]),
        Sort::Doing => fill(message, &[("who", &who(of.or(at))), ("where", &""), ("what", &what)]),
        Sort::Attacking => {
            let at = beside(message!("tactics-at"), at);
            fill(message, &[("who", &who(of)), ("at", &at)])
        }
        Sort::Happening => {
            let from = matches!(event.what, What::Hurt | What::Reduced);
            let by = if from { message!("tactics-from") } else { message!("tactics-by") };
            let by = beside(by, of.filter(|_| at.is_some() && of != at));
            fill(message, &[("who", &who(at.or(of))), ("by", &by), ("what", &"")])
        }
    }
}

/// What the clause of an event names besides the event.
enum Sort {
    /// Nobody.
    Nobody,
    /// Who does it.
    Doing,
    /// Who attacks, and whom.
    Attacking,
    /// To whom it happens, and by whom.
    Happening,
}

fn fill(message: &Message, args: &[(&str, &dyn Value)]) -> String {
    let mut out = String::new();
    message.of(lang::current()).value().fill("", args, &mut out);
    out
}

fn message_of(what: What) -> (&'static Message, Sort) {
    use Sort::{Attacking, Doing, Happening, Nobody};
    match what {
        What::Setup => (message!("tactics-on-setup"), Nobody),
        What::RoundStart => (message!("tactics-on-round-start"), Nobody),
        What::LineLaid => (message!("tactics-on-line"), Nobody),
        What::Cleanup => (message!("tactics-on-cleanup"), Nobody),
        What::DirectionDrawn => (message!("tactics-on-direction"), Nobody),
        What::PotionUsed => (message!("tactics-on-potion"), Nobody),
        What::Revealed => (message!("tactics-on-revealed"), Nobody),
        What::TurnStart => (message!("tactics-on-turn-start"), Doing),
        What::TurnEnd => (message!("tactics-on-turn-end"), Doing),
        What::Passed => (message!("tactics-on-passed"), Doing),
        What::MoveStart => (message!("tactics-on-move-start"), Doing),
        What::Leaves => (message!("tactics-on-leaves"), Doing),
        What::Enters => (message!("tactics-on-enters"), Doing),
        What::Moved => (message!("tactics-on-moved"), Doing),
        What::HealRolled => (message!("tactics-on-heal-rolled"), Doing),
        What::Played => (message!("tactics-on-played"), Doing),
        What::Drew => (message!("tactics-on-drew"), Doing),
        What::Discarded => (message!("tactics-on-discarded"), Doing),
        What::Activated => (message!("tactics-on-activated"), Doing),
        What::Declared => (message!("tactics-on-declared"), Attacking),
        What::Rolled => (message!("tactics-on-rolled"), Attacking),
        What::Changed => (message!("tactics-on-changed"), Attacking),
        What::Struck => (message!("tactics-on-struck"), Attacking),
        What::Attacked => (message!("tactics-on-attacked"), Attacking),
        What::Shifted => (message!("tactics-on-shifted"), Happening),
        What::Stopped => (message!("tactics-on-stopped"), Happening),
        What::Reduced => (message!("tactics-on-reduced"), Happening),
        What::Hurt => (message!("tactics-on-hurt"), Happening),
        What::Fell => (message!("tactics-on-fell"), Happening),
        What::Healed => (message!("tactics-on-healed"), Happening),
        What::Revived => (message!("tactics-on-revived"), Happening),
        What::Inflicting => (message!("tactics-on-inflicting"), Happening),
        What::TokenPutting => (message!("tactics-on-token-putting"), Happening),
        What::Inflicted => (message!("tactics-on-inflicted"), Happening),
        What::Spawned => (message!("tactics-on-spawned"), Happening),
        What::TokenPut => (message!("tactics-on-token-put"), Happening),
    }
}

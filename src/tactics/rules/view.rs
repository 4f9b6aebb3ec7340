//! What clients show: the state as data, prompts with what each option means.

mod attack;
mod road;
mod state;

use bevy_ecs::prelude::*;
use kernel::history::Moment;
use kernel::play as kernel_play;
use kernel::prompt::{Prompt, Refusal};
use kernel::view::{CueView, EndingView, OptionView, PromptView, SeatView, Viewer, word};
use kernel::{Family, Thing};
use serde_json::{Value, json};

pub use state::state;

use super::describe;
use super::family::Tactics;
use super::flow::cue::Cue;
use super::flow::drive::{Nearest as _, is_anybodys_turn};
use super::flow::frame::Flow;
use super::flow::prompt::{Act, Ask};
use super::moves::way;
use super::play::Ending;
use super::refused;
use super::road::{is_read_at, market, reading};
use super::state::ids::{CardId, Def, SeatId, Source};
use super::state::piles;
use super::state::round::Round;
use super::state::table;
use crate::ground::{Reach, SIDE, Sq};

/// Returns the number by which clients know a square.
pub fn cell(sq: Sq) -> u16 {
    u16::from(sq.y()) * u16::from(SIDE) + u16::from(sq.x())
}

/// Returns the square of such a number.
pub fn square(cell: u16) -> Option<Sq> {
    let side = u16::from(SIDE);
    let byte = |n: u16| u8::try_from(n).ok();
    Sq::new(byte(cell % side)?, byte(cell / side)?)
}

/// Returns whether a viewer knows a card.
pub fn knows(world: &World, viewer: Viewer, card: CardId) -> bool {
    let count = lang::saturating::byte(table::heroes(world));
    viewer.knows::<Tactics>(world, count, Thing::Card(card))
}

/// Returns who sits at the table.
pub fn seats(world: &World) -> Vec<SeatView> {
    let view = |seat| {
        let def = &table::book(world).heroes[table::sheet(world, seat).def.index()];
        SeatView { seat, id: def.id.clone(), name: def.name.clone() }
    };
    table::seats(world).map(view).collect()
}

/// Returns the id of what is printed on a card.
fn id_of(world: &World, card: CardId) -> String {
    let content = table::book(world);
    match piles::card(world, card).def {
        Def::Card(def) => content.card(def).id.clone(),
        Def::Class(def) => content.class(def).id.clone(),
        Def::LevelUp(def) => content.level(def).id.clone(),
        Def::Boss(def) => content.boss_card(def).id.clone(),
        Def::Direction(point) => word(&point),
    }
}

/// Returns the card that an act is about.
pub fn card_of(act: Act) -> Option<CardId> {
    match act {
        Act::Card(c)
        | Act::Slot(c)
        | Act::ShuffleIn(c)
        | Act::Item(c)
        | Act::Equip(c)
        | Act::Prepare(c)
        | Act::DiscardToMove(c)
        | Act::LevelUp { card: c, .. }
        | Act::Give { card: c, .. }
        | Act::Buy { card: c, .. }
        | Act::Sell(c)
        | Act::Stow(c)
        | Act::Use { of: Source::Card(c), .. } => Some(c),
        _ => None,
    }
}

fn targets(act: Act) -> Vec<Thing> {
    let own: Vec<Thing> = card_of(act).map(Thing::Card).into_iter().collect();
    match act {
        Act::Square(sq) | Act::Via(sq) | Act::Base(sq) => vec![Thing::Cell(cell(sq))],
        Act::Fighter(id) => vec![Thing::Figure(id.0)],
        Act::Die(n) => vec![Thing::Die(n)],
        _ => own,
    }
}

/// Shows the open prompt to a viewer.
pub fn prompt(world: &World, prompt: &Prompt<Tactics>, viewer: Viewer) -> PromptView {
    let mut view = PromptView::of(prompt);
    // Whoever is asked may look at the cards that are named, also at those of a deck.
    let named = if viewer.sits(prompt.who) { Tactics::named(world) } else { Vec::new() };
    let knows = |card: CardId| named.contains(&card) || self::knows(world, viewer, card);
    view.text = describe::question(world, prompt);
    view.card = prompt.card.filter(|c| knows(*c)).map(|c| id_of(world, c));
    if is_read_at(prompt.ask) {
        let read = reading(world);
        view.tell("reading", &json!({ "title": read.title, "texts": read.texts }));
    }
    if let Some(attack) = attack::staged(world) {
        view.tell("attack", &attack);
    }
    let offered = prompt.options.iter().map(|a| (*a, None));
    let refused = refused::all(world).into_iter().map(|(a, r): (Act, Refusal)| (a, Some(r)));
    let costs = costs(world, prompt.ask);
    for (act, refusal) in offered.chain(refused) {
        let card = card_of(act);
        let option = if card.is_none_or(knows) {
            let card = card.map(|c| id_of(world, c));
            let (text, targets) = (describe::option(world, prompt.ask, act), targets(act));
            let cost = |sq: Sq| costs.as_ref().and_then(|reach| reach.cost(sq));
            let cost = match act {
                Act::Square(sq) | Act::Via(sq) => cost(sq),
                _ => None,
            };
            let secondary = matches!(act, Act::Via(_));
            let note = cost.filter(|n| !secondary && *n > 0).map(|n| n.to_string());
            let (note, mut details) = (note.unwrap_or_default(), details(world, act, cost));
            if refusal.is_none() {
                details.extend(attack::aimed(world, act).map(|hits| ("hits", hits)));
            }
            let rest = OptionView { secondary, note, details, ..OptionView::default() };
            OptionView { text, targets, card, refusal, ..rest }
        } else {
            let text = t!("tactics-act-hidden", hero = describe::hero(world, prompt.who));
            OptionView { text, refusal, hidden: true, ..OptionView::default() }
        };
        view.options.push(option);
    }
    view
}

/// Returns what the protocol says of an option beside its card: a square with what it costs, a figure,
/// and who gets a card.
fn details(world: &World, act: Act, cost: Option<u16>) -> Vec<(&'static str, Value)> {
    let mut all: Vec<(&'static str, Value)> = match act {
        Act::Square(sq) | Act::Via(sq) | Act::Base(sq) => vec![("square", sq.to_string().into())],
        Act::Fighter(id) => vec![("figure", id.0.into())],
        Act::LevelUp { hero, .. } | Act::Give { hero, .. } | Act::Buy { hero, .. } => {
            vec![("to", road::figure(world, hero).into())]
        }
        _ => Vec::new(),
    };
    all.extend(cost.map(|n| ("cost", n.into())));
    if let Act::Buy { card, .. } = act {
        all.push(("price", market::price(world, card).into()));
    }
    all
}

/// Returns what the squares cost that the move under way can reach.
fn costs(world: &World, ask: Ask) -> Option<Reach> {
    let moving = world.resource::<Flow>().moving().filter(|_| ask == Ask::Move)?;
    moving.straight.is_none().then(|| way::of_move(world, moving))
}

/// Shows what happened.
pub fn cue(world: &World, cue: &Cue, viewer: Viewer) -> CueView {
    let mut data = serde_json::to_value(cue).unwrap_or(Value::Null);
    let knows = |card: CardId| knows(world, viewer, card);
    let things = match cue {
        Cue::Card { card: Some(card), .. } if !knows(*card) => {
            data["card"] = Value::Null;
            Vec::new()
        }
        Cue::Card { card: Some(card), .. } | Cue::Revealed { card } | Cue::Played { card, .. } => {
            vec![Thing::Card(*card)]
        }
        Cue::Walked { who, to } | Cue::Put { who, to } | Cue::Stood { who, at: to } => {
            vec![Thing::Figure(who.0), Thing::Cell(cell(*to))]
        }
        Cue::Turn { who } | Cue::Hurt { who, .. } | Cue::Fell { who } | Cue::Healed { who, .. } => {
            vec![Thing::Figure(who.0)]
        }
        _ => Vec::new(),
    };
    CueView { data, text: describe::cue(world, cue, &knows), things }
}

/// Shows how the chapter ended.
pub fn ending(world: &World, ending: Ending) -> EndingView {
    let winners = match ending {
        Ending::Success | Ending::Plus => table::seats(world).collect(),
        Ending::Failure | Ending::Stuck | Ending::Left | Ending::Over => Vec::new(),
    };
    let neutral = matches!(ending, Ending::Left | Ending::Over | Ending::Stuck);
    EndingView { winners, text: describe::ending(ending), word: word(&ending), neutral }
}

/// Titles the moment at which the game stands.
pub fn moment(world: &World, acts: &[Act]) -> Moment {
    let asked = kernel_play::prompt::<Tactics>(world);
    let name = |seat: SeatId| {
        Tactics::seats(world).into_iter().find(|s| s.seat == seat).map_or(String::new(), |s| s.name)
    };
    let round = world.resource::<Round>();
    let ask = asked.map_or(Ask::Window, |p| p.ask);
    let did: Vec<String> = acts.iter().map(|a| describe::act(world, ask, *a)).collect();
    Moment {
        turn: round.number.into(),
        hero_turn: if is_anybodys_turn(world) { round.turns.into() } else { 0 },
        hero: asked.map_or_else(String::new, |p| name(p.who)),
        scene: table::chapter(world).name.clone(),
        // The moment is the one before this hero decides.
        at: asked.map_or_else(String::new, |p| name(p.who)),
        did: did.join(", "),
    }
}

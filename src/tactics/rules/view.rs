//! What clients show: the state as data, prompts with what each option means.

mod road;

use bevy_ecs::prelude::*;
use kernel::history::Moment;
use kernel::play as kernel_play;
use kernel::prompt::{Prompt, Refusal};
use kernel::view::{CueView, EndingView, OptionView, PromptView, SeatView, Viewer, word};
use kernel::{Family, Thing};
use serde_json::{Value, json};

use super::describe;
use super::family::Tactics;
use super::flow::cue::Cue;
use super::flow::drive::Nearest as _;
use super::flow::frame::Flow;
use super::flow::prompt::{Act, Ask};
use super::goals;
use super::moves::way;
use super::play::Ending;
use super::refused;
use super::road::planner::{self, HeroPlan};
use super::road::{is_read_at, reading, taken};
use super::state::fighter::Fighter;
use super::state::ids::{CardId, Def, SeatId, Source};
use super::state::piles::{self, Pile};
use super::state::round::{Potions, Progress, Round};
use super::state::table;
use crate::content::words::Condition;
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
            let (note, details) = (note.unwrap_or_default(), details(world, act, cost));
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

/// Shows everything that a viewer may know of the table.
pub fn state(world: &World, viewer: Viewer) -> Value {
    let knows = |card: CardId| knows(world, viewer, card);
    let pile = |which: Pile| -> Vec<Option<String>> {
        let cards = piles::pile(world, which).iter();
        cards.map(|c| knows(*c).then(|| id_of(world, *c))).collect()
    };
    let fighter = |f: &Fighter| {
        let has = Condition::ALL.into_iter().filter(|c| f.has(*c));
        json!({
            "figure": f.id.0,
            "code": f.code,
            "square": f.at.to_string(),
            "hp": f.hp,
            "on_board": f.on_board,
            "conditions": has.map(|c| word(&c)).collect::<Vec<_>>(),
        })
    };
    let plans = planner::plans(table::book(world), &taken(world));
    let hero = |(seat, plan): (SeatId, &HeroPlan)| {
        json!({
            "class": table::class(world, seat).id,
            "level": plan.level,
            "levels": pile(Pile::Levels(seat)),
            "plan": road::plan(world, plan),
            "deck": piles::pile(world, Pile::Deck(seat)).len(),
            "hand": pile(Pile::Hand(seat)),
            "discards": pile(Pile::Discards(seat)),
            "board": pile(Pile::Board(seat)),
            "set_aside": pile(Pile::SetAside(seat)),
        })
    };
    let round = world.resource::<Round>();
    let counters = goals::counters(world).into_iter();
    let counters = counters.map(|(name, n)| json!({ "name": name, "value": n }));
    json!({
        "round": round.number,
        "line": round.line.iter().map(|t| t.of.0).collect::<Vec<_>>(),
        "at": round.at,
        "law": table::law_names(world),
        "goals": goals::goals(world),
        "counters": counters.collect::<Vec<_>>(),
        "special": table::encounter(world).map(|e| e.special.as_str()),
        "potions": world.resource::<Potions>().unused,
        "figures": table::fighters(world).map(fighter).collect::<Vec<_>>(),
        "heroes": table::seats(world).zip(&plans).map(hero).collect::<Vec<_>>(),
        "road": road::road(world),
        "boss_discards": pile(Pile::BossDiscards(0)),
        "outcome": world.resource::<Progress>().outcome.map(|o| word(&o)),
    })
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
        hero: asked.map_or_else(String::new, |p| name(p.who)),
        scene: table::chapter(world).name.clone(),
        at: String::new(),
        did: did.join(", "),
    }
}

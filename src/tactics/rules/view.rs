//! What clients show: the state as data, prompts with what each option means.

use bevy_ecs::prelude::*;
use kernel::history::Moment;
use kernel::play as kernel_play;
use kernel::prompt::{Prompt, Refusal};
use kernel::view::{CueView, EndingView, OptionView, PromptView, SeatView, Viewer, word};
use kernel::{Family, Thing};
use serde_json::{Value, json};

use super::family::Tactics;
use super::flow::cue::Cue;
use super::flow::prompt::Act;
use super::play::Ending;
use super::refused;
use super::state::fighter::Fighter;
use super::state::ids::{CardId, Def, SeatId, Source};
use super::state::piles::{self, Pile};
use super::state::round::{Potions, Progress, Round};
use super::state::table;
use crate::content::words::Condition;
use crate::ground::{SIDE, Sq};

/// Returns the number by which clients know a square.
pub fn cell(sq: Sq) -> u16 {
    u16::from(sq.y()) * u16::from(SIDE) + u16::from(sq.x())
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

fn card_of(act: Act) -> Option<CardId> {
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
    let count = lang::saturating::byte(table::heroes(world));
    let knows = |card: CardId| viewer.knows::<Tactics>(world, count, Thing::Card(card));
    view.text = view.ask.clone();
    view.card = prompt.card.filter(|c| knows(*c)).map(|c| id_of(world, c));
    let offered = prompt.options.iter().map(|a| (*a, None));
    let refused = refused::all(world).into_iter().map(|(a, r): (Act, Refusal)| (a, Some(r)));
    for (act, refusal) in offered.chain(refused) {
        let card = card_of(act);
        let option = if card.is_none_or(knows) {
            let card = card.map(|c| id_of(world, c));
            let (text, targets) = (act_text(world, act), targets(act));
            OptionView { text, targets, card, refusal, ..OptionView::default() }
        } else {
            OptionView { text: view.ask.clone(), refusal, hidden: true, ..OptionView::default() }
        };
        view.options.push(option);
    }
    view
}

fn act_text(world: &World, act: Act) -> String {
    match (act, card_of(act)) {
        (Act::Square(sq) | Act::Via(sq) | Act::Base(sq), _) => sq.to_string(),
        (Act::Fighter(id), _) => table::fighter(world, id).code.clone(),
        (Act::Use { power, .. }, Some(card)) => format!("{} {power}", id_of(world, card)),
        (_, Some(card)) => id_of(world, card),
        (other, None) => word(&other),
    }
}

/// Shows what happened.
pub fn cue(_: &World, cue: &Cue, _: Viewer) -> CueView {
    let data = serde_json::to_value(cue).unwrap_or(Value::Null);
    CueView { data, text: String::new(), things: Vec::new() }
}

/// Shows how the chapter ended.
pub fn ending(world: &World, ending: Ending) -> EndingView {
    let winners = match ending {
        Ending::Success | Ending::Plus => table::seats(world).collect(),
        Ending::Failure | Ending::Stuck | Ending::Left | Ending::Over => Vec::new(),
    };
    EndingView { winners, text: word(&ending), word: word(&ending) }
}

/// Shows everything that a viewer may know of the table.
pub fn state(world: &World, viewer: Viewer) -> Value {
    let count = lang::saturating::byte(table::heroes(world));
    let knows = |card: CardId| viewer.knows::<Tactics>(world, count, Thing::Card(card));
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
    let hero = |seat: SeatId| {
        json!({
            "deck": piles::pile(world, Pile::Deck(seat)).len(),
            "hand": pile(Pile::Hand(seat)),
            "discards": pile(Pile::Discards(seat)),
            "board": pile(Pile::Board(seat)),
            "set_aside": pile(Pile::SetAside(seat)),
        })
    };
    let round = world.resource::<Round>();
    json!({
        "round": round.number,
        "line": round.line.iter().map(|t| t.of.0).collect::<Vec<_>>(),
        "at": round.at,
        "potions": world.resource::<Potions>().unused,
        "figures": table::fighters(world).map(fighter).collect::<Vec<_>>(),
        "heroes": table::seats(world).map(hero).collect::<Vec<_>>(),
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
    let did: Vec<String> = acts.iter().map(|a| act_text(world, *a)).collect();
    Moment {
        turn: round.number.into(),
        hero: asked.map_or_else(String::new, |p| name(p.who)),
        scene: table::chapter(world).name.clone(),
        at: asked.map_or_else(String::new, |p| word(&p.ask)),
        did: did.join(", "),
    }
}

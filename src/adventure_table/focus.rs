//! The list of focusable things on the table: for keys, gamepads, and screen readers, which read
//! what each is, what can be done with it, and why not.
//!
//! The list depends on the state alone. Each thing is an invisible egui widget, so that one focus
//! covers table and panels, and egui builds the tree for screen readers.

use bevy::prelude::*;
use bevy_egui::egui::{
    Id, LayerId, PointerButton, Pos2, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType,
    accesskit, pos2, vec2,
};

use super::focus_words::{Group, Item, id};
use super::hands::{Focused, Hands};
use super::layout::{Layout, TableLayout};
use super::playback::Playback;
use super::spot::Spot;
use super::stories::adventure_face;
use super::{focus_words as describe, gesture, offered, pose};
use crate::adventure_table::aim::uses_card;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::spot::{face_of, staged_at};
use crate::adventure_table::tokens::token_spot;
use crate::kit::card::{TALL, View};
use crate::kit::frame::Speed;
use crate::kit::input::{Actions, Device, steer};
use crate::kit::lens::Lens;
use crate::kit::pointer::Pointer;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table::{self, Index};
use crate::shell::command::Command;
use crate::shell::screens::frame::Frames;

/// Returns every focusable thing on the table with its texts, in reading order.
pub fn items(world: &World) -> Vec<Item> {
    lying(world).into_iter().map(|(spot, group, rect)| item(world, spot, group, rect)).collect()
}

fn item(world: &World, spot: Spot, group: Group, rect: Rect) -> Item {
    let model = world.resource::<Model>();
    let label = describe::label(world, spot);
    let acts = acts(world, spot);
    let texts = model.choices.iter().filter(|c| acts.contains(&c.act));
    let mut can: Vec<String> = texts.map(|c| c.text.clone()).collect();
    can.dedup();
    let why = if can.is_empty() { why(world, spot) } else { None };
    Item { spot, group, rect, label, can, why }
}

/// Returns the things on the table, with their groups and places.
fn lying(world: &World) -> Vec<(Spot, Group, Rect)> {
    let l = &world.resource::<TableLayout>().0;
    let model = world.resource::<Model>();
    let mut all: Vec<(Spot, Group, Rect)> = Vec::new();
    let eyes = model.eyes();
    if model.curtain.is_none() {
        let hand = table::pile(world, PileId::Hand(eyes));
        for (i, card) in hand.iter().enumerate() {
            let (at, _) = l.fan(i, hand.len());
            let lies = card_rect(world, *card).unwrap_or_else(|| upright(at, l.hand_card));
            all.push((Spot::Card(*card), Group::Hand, lies));
        }
    }
    let mut stage: Vec<CardId> = table::pile(world, PileId::Stage).iter().rev().copied().collect();
    let in_hand = |c: &CardId| matches!(table::card(world, *c).pile, PileId::Hand(_));
    stage.extend(pose::played(world).into_iter().filter(|c| !in_hand(c)));
    stage.extend(offered::cards(world));
    for card in stage {
        let lies = card_rect(world, card).unwrap_or(l.main);
        all.push((Spot::Card(card), Group::Stage, lies));
    }
    for place in table::places(world) {
        let Some(slot) = l.places.get(usize::from(place.0)) else { continue };
        all.push((Spot::Place(place), Group::Places, slot.card));
        all.push((Spot::Deck(place), Group::Places, slot.deck));
    }
    for hero in table::heroes(world) {
        let Some((at, r)) = token_spot(world, l, hero) else { continue };
        let lies = Rect::from_center_size(at, vec2(r, r) * 2.0);
        all.push((Spot::Token(hero), Group::Places, lies));
    }
    for hero in table::heroes(world) {
        let Some(board) = l.boards.get(usize::from(hero.0)) else { continue };
        all.push((Spot::Board(hero), Group::Boards, *board));
    }
    for (rect, pile) in piles(l, model) {
        all.push((Spot::Pile(pile), Group::Piles, rect));
    }
    for (rect, pile) in [(l.blessings, PileId::Blessings), (l.gone, PileId::Hours)] {
        all.push((Spot::Pile(pile), Group::Hours, rect));
    }
    all.push((Spot::Scenario, Group::Hours, l.scenario));
    if adventure_face(world).is_some() {
        let seen = l.adventure.with_min_x(l.scenario.max.x.min(l.adventure.max.x));
        all.push((Spot::Adventure, Group::Hours, seen));
    }
    all
}

fn piles(l: &Layout, model: &Model) -> [(Rect, PileId); 4] {
    let eyes = model.eyes();
    [
        (l.deck, PileId::Deck(eyes)),
        (l.discards, PileId::Discards(eyes)),
        (l.displayed, PileId::Displayed(eyes)),
        (l.buried, PileId::Buried(eyes)),
    ]
}

fn upright(at: Pos2, wide: f32) -> Rect {
    Rect::from_center_size(at, vec2(wide, wide * TALL))
}

fn card_rect(world: &World, card: CardId) -> Option<Rect> {
    let entity = world.resource::<Index>().cards.get(usize::from(card.0))?;
    let to = world.get::<View>(*entity)?.to;
    Some(upright(pos2(to.at.x, to.at.y), to.wide))
}

/// Returns the acts that use a thing now.
pub fn acts(world: &World, spot: Spot) -> Vec<Act> {
    let model = world.resource::<Model>();
    match spot {
        Spot::Card(card) => {
            let back = staged_at(model, card).map(Act::TakeBack);
            model.offered(|a| uses_card(a, card) || Some(*a) == back)
        }
        Spot::Place(place) => model.offered(|a| *a == Act::Place(place) || *a == Act::Move(place)),
        Spot::Deck(place) => {
            let here = model.prompt.as_ref().is_some_and(|p| table::hero(world, p.who).at == place);
            model.offered(|a| *a == Act::Place(place) || (here && *a == Act::Explore))
        }
        Spot::Token(hero) => {
            let chosen = model.offered(|a| *a == Act::Hero(hero));
            let own = model.prompt.as_ref().is_some_and(|p| p.who == hero);
            if chosen.is_empty() && own {
                model.offered(|a| matches!(a, Act::Move(_) | Act::Place(_)))
            } else {
                chosen
            }
        }
        Spot::Board(hero) => model.offered(|a| *a == Act::Hero(hero)),
        Spot::Pile(pile) => {
            let cards = table::pile(world, pile);
            model.offered(|a| cards.iter().any(|c| uses_card(a, *c)))
        }
        Spot::Scenario | Spot::Adventure | Spot::Stage | Spot::Hand | Spot::Table => Vec::new(),
    }
}

/// Returns why nothing can be done with a thing, if the rules give a reason.
fn why(world: &World, spot: Spot) -> Option<Refusal> {
    let model = world.resource::<Model>();
    match spot {
        Spot::Card(card) => model.why_not(|a| uses_card(a, card)),
        Spot::Place(place) => model.why_not(|a| *a == Act::Move(place) || *a == Act::Place(place)),
        Spot::Deck(place) => {
            let here = model.prompt.as_ref().is_some_and(|p| table::hero(world, p.who).at == place);
            model.why_not(|a| here && *a == Act::Explore)
        }
        Spot::Token(hero) => {
            let own = model.prompt.as_ref().is_some_and(|p| p.who == hero);
            model.why_not(|a| own && matches!(a, Act::Move(_)))
        }
        _ => None,
    }
}

/// Presses a thing on the table: like a click, but a card in the hand is played and a token is
/// moved, with a small fan if there are several possibilities.
pub fn press(world: &mut World, spot: Spot, rect: Rect) -> Vec<Command> {
    let many = world.resource::<Model>().many();
    let acts = acts(world, spot);
    match (spot, acts.as_slice()) {
        (Spot::Card(card), all) if many && all.contains(&Act::Card(card)) => {
            vec![TableCommand::Mark(card).into()]
        }
        (Spot::Card(_) | Spot::Token(_), [only]) => vec![TableCommand::Do(vec![*only]).into()],
        (Spot::Card(card), []) => {
            let in_hand = matches!(table::card(world, card).pile, PileId::Hand(_));
            match why(world, spot).filter(|_| in_hand) {
                Some(refusal) => vec![Command::Refuse(refusal)],
                None => face_of(world, spot)
                    .map(|face| TableCommand::Inspect(Some(face)).into())
                    .into_iter()
                    .collect(),
            }
        }
        (Spot::Card(_) | Spot::Token(_), several) if several.len() > 1 => {
            let at = rect.center();
            world.resource_mut::<Hands>().fan_from = Some(Vec2::new(at.x, at.y));
            vec![TableCommand::Fan(several.to_vec()).into()]
        }
        _ => gesture::clicked(world, spot, false).into_iter().collect(),
    }
}

/// Registers every thing on the table with egui, and handles presses.
pub fn show(world: &mut World, frames: &mut Frames<'_>) {
    let lying = lying(world);
    let ctx = frames.ctx.clone();
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(ctx.content_rect())
        .accessibility_parent(Id::new("table for readers"));
    let mut ui = Ui::new(ctx.clone(), Id::new("table for readers"), builder);
    ctx.accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(accesskit::Role::Group);
        node.set_label(describe::table(world));
    });
    let mut pressed = None;
    let (mut focus, mut at) = (None, None);
    for (spot, group, rect) in lying {
        let id = id(spot);
        let hit = ui.interact(rect, id, Sense::click());
        // Texts are made only if a screen reader needs them.
        let told = || item(world, spot, group, rect);
        hit.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told().words()));
        ctx.accesskit_node_builder(id, |node| {
            node.set_role_description(describe::group(group));
        });
        steer::member(&ctx, id, group as u64);
        if hit.has_focus() {
            (focus, at) = (Some(spot), Some(rect));
        }
        // Clicks of the pointer are handled elsewhere.
        if hit.clicked() && !hit.clicked_by(PointerButton::Primary) {
            pressed = Some((spot, rect));
        }
    }
    announce(world, &mut ui);
    let busy = world.resource::<Playback>().busy();
    if pressed.is_some() && busy {
        let speed = *world.resource::<Speed>();
        world.resource_mut::<Playback>().skip(speed);
    } else if let Some((spot, rect)) = pressed {
        let commands = press(world, spot, rect);
        frames.out.extend(commands);
    }
    let keyed = world.resource::<Actions>().device() != Device::Mouse;
    let focus = focus.filter(|_| keyed);
    // A card on which the focus came by itself does not rise over the question.
    let card = match focus.filter(|_| !steer::is_given(&ctx)) {
        Some(Spot::Card(card)) => Some(card),
        _ => None,
    };
    if world.resource::<Focused>().0 != focus {
        world.resource_mut::<Focused>().0 = focus;
        if let Some(rect) = at {
            into_sight(world, rect);
        }
    }
    let moved = world.resource::<Pointer>().moved;
    let mut hands = world.resource_mut::<Hands>();
    if keyed && hands.over != card && !moved {
        // As under the pointer, the card is shown large enough to be read.
        hands.over = card;
    }
}

/// While zoomed in, moves the view to the focused thing.
fn into_sight(world: &mut World, rect: Rect) {
    let Some(zoom) = world.get_resource::<Lens>().map(Lens::zoom) else { return };
    let l = &world.resource::<TableLayout>().0;
    let seen = Rect::from_min_max(pos2(0.0, 0.0), pos2(l.ask.min.x, l.size.y));
    if zoom <= 1.0 || seen.shrink(8.0).contains_rect(rect) || seen.width() < 1.0 {
        return;
    }
    let off = rect.center() - seen.center();
    world.resource_mut::<Lens>().pan(off.x / seen.width(), off.y / seen.height());
}

/// Has screen readers announce events, who is asked, and errors.
fn announce(world: &World, ui: &mut Ui) {
    for (n, (text, urgent)) in describe::news(world).into_iter().enumerate() {
        let builder = UiBuilder::new().id_salt(("news", n)).max_rect(Rect::ZERO);
        let line = ui.new_child(builder);
        ui.ctx().accesskit_node_builder(line.unique_id(), |node| {
            node.set_role(accesskit::Role::Status);
            node.set_value(text.as_str());
            node.set_live(if urgent {
                accesskit::Live::Assertive
            } else {
                accesskit::Live::Polite
            });
        });
    }
}

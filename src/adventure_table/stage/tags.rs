//! Tags on the cards of the hand with their effect on the check.

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::adventure_table::aim::uses_card;
use crate::adventure_table::hands::Hands;
use crate::adventure_table::layout::Layout;
use crate::adventure_table::model::{Choice, Model};
use crate::kit::card::{TALL, View};
use crate::kit::theme;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Index};

/// Draws a tag on the upper edge of every card that would change the check.
pub fn draw(world: &World, p: &Painter, l: &Layout) {
    let model = world.resource::<Model>();
    if model.check.is_none() {
        return;
    }
    let hands = world.resource::<Hands>();
    let cards = &world.resource::<Index>().cards;
    for card in table::pile(world, PileId::Hand(model.eyes())) {
        let uses = |c: &&Choice| {
            matches!(c.act, Act::Use { .. }) && !c.adds.is_empty() && uses_card(&c.act, *card)
        };
        let mut adds: Vec<&str> = Vec::new();
        for choice in model.choices.iter().filter(uses) {
            if !adds.contains(&choice.adds.as_str()) {
                adds.push(&choice.adds);
            }
        }
        let held = hands.card.is_some_and(|g| g.card == *card) || hands.over == Some(*card);
        let (Some(first), false) = (adds.first(), held) else { continue };
        let Some(entity) = cards.get(usize::from(card.0)) else { continue };
        let Some(view) = world.get::<View>(*entity) else { continue };
        let more = if adds.len() > 1 { " …" } else { "" };
        let pose = view.now;
        let top = pose.at.y - pose.wide * TALL / 2.0;
        tag(p, l, pose.at.x, top, pose.wide * 1.04, &format!("{first}{more}"));
    }
}

/// Draws the numbers of cards that are put in order.
pub fn order(world: &World, p: &Painter, l: &Layout) {
    let model = world.resource::<Model>();
    if model.prompt.as_ref().is_none_or(|prompt| prompt.ask != Ask::Order) {
        return;
    }
    for (i, card) in model.marked.iter().enumerate() {
        let entity = world.resource::<Index>().cards.get(usize::from(card.0));
        let Some(view) = entity.and_then(|e| world.get::<View>(*e)) else { continue };
        let pose = view.now;
        let top = pose.at.y - pose.wide * TALL / 2.0;
        tag(p, l, pose.at.x, top, pose.wide, &(i + 1).to_string());
    }
}

fn tag(p: &Painter, l: &Layout, x: f32, y: f32, most: f32, words: &str) {
    let mut size = 13.5 * l.text;
    let wide = |size: f32| {
        p.layout_no_wrap(words.to_owned(), theme::heading(size), theme::good()).size().x
    };
    while wide(size) + size > most && size > 9.0 {
        size *= 0.94;
    }
    // The tag is above the card's name.
    let tall = size * 1.4;
    let middle = pos2(x, y - tall * 0.36);
    let rect = Rect::from_center_size(middle, vec2(wide(size) + size, tall));
    p.rect_filled(rect, size * 0.4, Color32::from_rgb(0x14, 0x0e, 0x0a));
    p.rect_stroke(rect, size * 0.4, Stroke::new(1.2, theme::ember()), StrokeKind::Inside);
    p.text(rect.center(), Align2::CENTER_CENTER, words, theme::heading(size), theme::good());
}

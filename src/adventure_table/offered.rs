//! The cards that the open question is about and that lie facedown or under others: they are laid
//! on the stage, so that they can be read and clicked.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, vec2};

use super::aim::Aim;
use super::layout::Layout;
use super::model::Model;
use crate::kernel::Thing;
use crate::kit::card::{Pose, TALL};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::known::knows;
use crate::rules::state::table;

/// Maximum number of cards on the stage; the panel lists all of them.
const MOST: usize = 40;
/// The height of the words above the cards, at text scale 1.
const WORDS: f32 = 142.0;
/// How far marked cards rise, at scale 1.
const RISE: f32 = 22.0;

/// Returns the cards of the open question that cannot be seen where they lie, the first option
/// first.
pub fn cards(world: &World) -> Vec<CardId> {
    let model = world.resource::<Model>();
    let Some(prompt) = model.prompt.as_ref().filter(|_| model.curtain.is_none()) else {
        return Vec::new();
    };
    let covered = |card: &CardId| {
        let pile = table::card(world, *card).pile;
        let own = matches!(pile, PileId::Hand(hero) if hero == model.eyes());
        !own && !matches!(pile, PileId::Stage | PileId::Aside(_))
    };
    let mut all: Vec<CardId> = Vec::new();
    // What a yes, a no or a way is about is shown to whoever knows it.
    let about = matches!(prompt.ask, Ask::YesNo | Ask::Choice);
    let about = prompt.card.filter(|c| about && knows(world, prompt.who, Thing::Card(*c)));
    let named = model.choices.iter().filter_map(|choice| match choice.act {
        Act::Card(card) => Some(card),
        _ => None,
    });
    for card in about.into_iter().chain(named).filter(covered) {
        if all.len() < MOST && !all.contains(&card) {
            all.push(card);
        }
    }
    all
}

/// Returns where these cards begin, if there are any: marked ones rise so far.
pub fn top(world: &World, l: &Layout) -> Option<f32> {
    let count = cards(world).len();
    let tall = wide(l) * TALL + RISE * l.k;
    (count > 0).then(|| room(l).max.y - tall)
}

/// Returns how wide each of these cards is.
fn wide(l: &Layout) -> f32 {
    let room = room(l);
    let tall = room.height() - 26.0 * l.k;
    (tall / TALL).min(l.main.width()).min(room.width())
}

/// Sets the targets of these cards: side by side on the stage, below its words. Marked cards rise.
pub fn aim(aims: &mut BTreeMap<CardId, Aim>, world: &World, l: &Layout) {
    let all = cards(world);
    if all.is_empty() {
        return;
    }
    let model = world.resource::<Model>();
    let room = room(l);
    let wide = wide(l);
    let spare = room.width() - wide;
    let step = if all.len() > 1 { spare / (all.len() - 1) as f32 } else { 0.0 };
    let step = step.min(wide * 1.06);
    for (i, card) in all.iter().enumerate() {
        let x = room.min.x + wide * 0.5 + step * i as f32;
        let mut pose = Pose::flat(Vec2::new(x, room.max.y - wide * TALL * 0.5), wide, true);
        pose.lift = 0.25;
        if model.choices.iter().any(|choice| choice.act == Act::Card(*card)) {
            pose.glow = 0.85;
        }
        if model.marked.contains(card) {
            pose.at.y -= RISE * l.k;
            pose.glow = 1.0;
        }
        aims.insert(*card, Aim::at(pose, 46.0 + i as f32 * 0.02, true));
    }
}

/// Returns the part of the stage for these cards.
fn room(l: &Layout) -> Rect {
    let min = l.beside.min + vec2(10.0 * l.k, WORDS * l.text);
    Rect::from_min_max(min, l.beside.max - vec2(10.0, 6.0) * l.k)
}

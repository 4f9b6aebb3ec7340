//! The target of a single card, and how the card is sent there.

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use crate::adventure_table::face::FaceKey;
use crate::cards::vocabulary::Rank;
use crate::kit::art::FaceId;
use crate::kit::card::{Pose, View};
use crate::kit::frame::Speed;
use crate::kit::lens::settle;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::ids::CardId;
use crate::rules::state::table;

/// The target of a card: its pose and how it is drawn.
#[derive(Clone, Copy)]
pub struct Aim {
    /// The pose.
    pub pose: Pose,
    /// The drawing order: larger is nearer.
    pub level: f32,
    /// Whether the card is drawn there.
    pub shown: bool,
    /// Whether it left the game, so that it burns where it is visible instead of just being hidden.
    pub burns: bool,
    /// Whether other cards cover it.
    pub covered: bool,
}

impl Aim {
    /// Creates the target of an uncovered card.
    pub fn at(pose: Pose, level: f32, shown: bool) -> Aim {
        Aim { pose, level, shown, burns: false, covered: false }
    }
}

/// Returns the middle of a rectangle.
pub fn mid(r: Rect) -> Vec2 {
    Vec2::new(r.center().x, r.center().y)
}

/// Sends a card to its target at this speed.
pub fn send(
    world: &mut World,
    entity: Entity,
    front: FaceKey,
    back: FaceKey,
    target: Aim,
    speed: Speed,
) {
    let foil = match front {
        FaceKey::Card(def) => table::book(world).card(def).rank == Rank::Loot,
        _ => false,
    };
    let (front, back) = (FaceId::from(front), FaceId::from(back));
    let Some(mut view) = world.get_mut::<View>(entity) else {
        let mut view = View::new(front, back, target.pose);
        (view.shown, view.level, view.foil) = (target.shown, target.level, foil);
        view.covered = target.covered;
        view.own = (entity.to_bits() % 101) as f32 / 101.0;
        if let Ok(mut e) = world.get_entity_mut(entity) {
            e.insert(view);
        }
        return;
    };
    settle(&mut view, &target.pose);
    // A burning card stays where it was until it is visible again.
    if view.front == front
        && view.back == back
        && view.shown == target.shown
        && view.covered == target.covered
        && (view.fx.lit() || (view.level == target.level && view.to == target.pose))
    {
        return;
    }
    let seen = view.shown;
    view.travels = view.visible() || target.shown;
    (view.front, view.back, view.foil) = (front, back, foil);
    (view.shown, view.covered) = (target.shown, target.covered);
    if speed.0 == 0 {
        view.fx.reset();
        view.level = target.level;
        view.put(target.pose);
        return;
    }
    if target.burns && !target.shown && seen {
        let mut here = view.now;
        (here.glow, here.dim) = (0.0, 0.0);
        view.travels = false;
        view.put(here);
        view.fx.light();
        return;
    }
    if view.fx.lit() {
        view.fx.reset();
    }
    // The ink is fresh when a card is turned faceup.
    if view.now.face < 0.5 && target.pose.face > 0.5 && target.shown {
        view.fx.print();
    }
    view.level = target.level;
    view.send(target.pose);
}

/// Returns whether an act uses this card.
pub fn uses_card(act: &Act, card: CardId) -> bool {
    match act {
        Act::Use { of, with, .. } => *of == Source::Card(card) || *with == Some(card),
        Act::Card(c) => *c == card,
        Act::Give { card: c, .. } => *c == card,
        _ => false,
    }
}

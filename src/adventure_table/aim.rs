//! Where a single card goes, and how it is sent there.

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

/// Where something goes, and how it is seen there.
#[derive(Clone, Copy)]
pub struct Aim {
    /// How it lies there.
    pub pose: Pose,
    /// What it is drawn over.
    pub level: f32,
    /// Drawn there.
    pub shown: bool,
    /// Not simply hidden: it is out of the game, and burns where it is seen.
    pub burns: bool,
    /// Others lie on it.
    pub covered: bool,
}

impl Aim {
    /// Something that lies there alone.
    pub fn at(pose: Pose, level: f32, shown: bool) -> Aim {
        Aim { pose, level, shown, burns: false, covered: false }
    }
}

/// Returns the middle of a place.
pub fn mid(r: Rect) -> Vec2 {
    Vec2::new(r.center().x, r.center().y)
}

/// Sends a card there, at that speed.
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
    // What burns stays where it was, until it is seen again.
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
    // Ink is fresh when a card is turned up.
    if view.now.face < 0.5 && target.pose.face > 0.5 && target.shown {
        view.fx.print();
    }
    view.level = target.level;
    view.send(target.pose);
}

/// Whether an act uses that card.
pub fn uses_card(act: &Act, card: CardId) -> bool {
    match act {
        Act::Use { of, with, .. } => *of == Source::Card(card) || *with == Some(card),
        Act::Card(c) => *c == card,
        Act::Give { card: c, .. } => *c == card,
        _ => false,
    }
}

//! The targets of locations, the scenario card, and the enlarged card on the stage.

use bevy::prelude::*;

use super::aim::{Aim, mid, send};
use super::layout::Layout;
use crate::adventure_table::face::DeckBack;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::model::Model;
use crate::kit::card::Pose;
use crate::kit::frame::Speed;
use crate::rules::flow::prompt::Ask;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Index, LocationStatus, Place, Playing};

/// Marks the scenario's card.
#[derive(Component)]
pub struct Story;

/// Marks the adventure's card, below the scenario's.
#[derive(Component)]
pub struct Adventure;

/// Marks the card that is enlarged on the stage while nothing is encountered.
#[derive(Component)]
pub struct Backdrop;

/// Sets the target of every location and story card.
pub(super) fn aim(world: &mut World, l: &Layout, speed: Speed) {
    let entities = world.resource::<Index>().places.clone();
    for (i, entity) in entities.iter().enumerate() {
        let Some((def, shut)) = world.get::<Place>(*entity).map(|p| (p.def, p.shut)) else {
            continue;
        };
        let Some(slot) = l.places.get(i) else { continue };
        let mut pose = Pose::flat(mid(slot.card), slot.card.width(), true);
        if shut == LocationStatus::Permanently {
            (pose.dim, pose.gray) = (0.35, 0.7);
        }
        let key = FaceKey::Place(def as u16, shut == LocationStatus::Permanently);
        let aim = Aim::at(pose, 15.0, true);
        send(world, *entity, key, FaceKey::Back(DeckBack::Location), aim, speed);
    }
    let at = world.resource::<Playing>().0;
    let story = world.query_filtered::<Entity, With<Story>>().iter(world).next();
    let story = story.unwrap_or_else(|| world.spawn(Story).id());
    let pose = Pose::flat(mid(l.scenario), l.scenario.width(), true);
    let aim = Aim::at(pose, 12.0, true);
    let key = FaceKey::Scenario(at as u16);
    send(world, story, key, FaceKey::Back(DeckBack::Location), aim, speed);
    adventure(world, l, speed);
    backdrop(world, l);
}

/// Returns the face of the adventure that is played, if its card says something that holds now.
pub fn adventure_face(world: &World) -> Option<FaceKey> {
    let book = table::book(world);
    let adventure = book.adventure_of(&table::scenario(world).id)?;
    let at = book.adventures.iter().position(|a| a.id == adventure.id)?;
    book.has_rules(adventure).then_some(FaceKey::Adventure(at as u16))
}

/// Sets the target of the adventure's card.
fn adventure(world: &mut World, l: &Layout, speed: Speed) {
    let card = world.query_filtered::<Entity, With<Adventure>>().iter(world).next();
    let key = adventure_face(world);
    if card.is_none() && key.is_none() {
        return;
    }
    let card = card.unwrap_or_else(|| world.spawn(Adventure).id());
    let back = FaceKey::Back(DeckBack::Location);
    let pose = Pose::flat(mid(l.adventure), l.adventure.width(), true);
    send(world, card, key.unwrap_or(back), back, Aim::at(pose, 11.0, key.is_some()), speed);
}

/// Chooses the enlarged card on the stage while nothing is encountered: the card that asks, else
/// the hero's location, and before the first turn the scenario.
fn backdrop(world: &mut World, l: &Layout) {
    let large = world.query_filtered::<Entity, With<Backdrop>>().iter(world).next();
    let large = large.unwrap_or_else(|| world.spawn(Backdrop).id());
    let empty = table::pile(world, PileId::Stage).is_empty();
    // A card that is only examined is hidden during the handover, too.
    let model = world.resource::<Model>();
    let prompt = model.prompt.as_ref().filter(|_| model.curtain.is_none());
    let asked = prompt.map(|q| (q.ask, q.who, q.card));
    let key = match asked {
        Some((_, _, Some(card))) => FaceKey::Card(table::card(world, card).def),
        Some((Ask::StartPlace, ..)) | None => {
            FaceKey::Scenario(world.resource::<Playing>().0 as u16)
        }
        Some((_, who, None)) => {
            let place = table::place(world, table::hero(world, who).at);
            FaceKey::Place(place.def as u16, place.shut == LocationStatus::Permanently)
        }
    };
    let pose = Pose::flat(mid(l.main), l.main.width(), true);
    let aim = Aim::at(pose, 5.0, empty);
    let back = FaceKey::Back(DeckBack::Location);
    send(world, large, key, back, aim, Speed(0));
}

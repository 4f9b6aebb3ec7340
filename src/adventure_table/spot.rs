//! The things on the table: which one is at a point, and its face.

use bevy::prelude::*;

use super::layout::TableLayout;
use super::offered;
use super::stories::{self, Adventure, Story};
use super::tokens::token_at;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::model::Model;
use crate::kit::card::{TALL, View};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Card, LocationStatus, Place, Playing};

/// A thing on the table that the pointer can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A single card: in the hand, on the stage, played.
    Card(CardId),
    /// A location's card.
    Place(PlaceId),
    /// A location's deck.
    Deck(PlaceId),
    /// A token.
    Token(HeroId),
    /// A small board.
    Board(HeroId),
    /// A pile of the viewed hero, or the hours.
    Pile(PileId),
    /// The scenario's card.
    Scenario,
    /// The adventure's card.
    Adventure,
    /// The middle of the table.
    Stage,
    /// The area of the hand.
    Hand,
    /// The bare table.
    Table,
}

/// Returns the topmost thing at a point.
pub fn spot(world: &mut World, at: Vec2, without: Option<CardId>) -> Spot {
    let p = bevy_egui::egui::pos2(at.x, at.y);
    let layout = world.resource::<TableLayout>().0.clone();
    if let Some(h) = token_at(world, &layout, p) {
        return Spot::Token(h);
    }
    let offered = offered::cards(world);
    let mut best: Option<(f32, Spot)> = None;
    let mut views =
        world.query::<(&View, Option<&Card>, Option<&Place>, Has<Story>, Has<Adventure>)>();
    for (view, card, place, story, adventure) in views.iter(world) {
        if !view.shown || (card.is_some() && card.map(|c| c.id) == without) {
            continue;
        }
        let off = Vec2::from_angle(-view.now.angle).rotate(at - view.now.at);
        let inside =
            off.x.abs() <= view.now.wide / 2.0 && off.y.abs() <= view.now.wide * TALL / 2.0;
        if !inside || best.is_some_and(|(level, _)| level >= view.level) {
            continue;
        }
        let what = match (card, place) {
            (Some(c), _) => match c.pile {
                // A staged card is on the stage, in whatever pile the rules have it.
                _ if staged_at(world.resource::<Model>(), c.id).is_some() => Spot::Card(c.id),
                _ if offered.contains(&c.id) => Spot::Card(c.id),
                PileId::Hand(_) | PileId::Aside(_) | PileId::Stage => Spot::Card(c.id),
                PileId::Location(at) => Spot::Deck(at),
                pile => Spot::Pile(pile),
            },
            (_, Some(place)) => Spot::Place(place.id),
            _ if story => Spot::Scenario,
            _ if adventure => Spot::Adventure,
            _ => continue,
        };
        best = Some((view.level, what));
    }
    if let Some((_, what)) = best {
        return what;
    }
    let eyes = world.resource::<Model>().eyes();
    for (rect, pile) in [
        (layout.deck, PileId::Deck(eyes)),
        (layout.discards, PileId::Discards(eyes)),
        (layout.buried, PileId::Buried(eyes)),
        (layout.displayed, PileId::Displayed(eyes)),
        (layout.blessings, PileId::Blessings),
        (layout.gone, PileId::Hours),
    ] {
        if rect.contains(p) {
            return Spot::Pile(pile);
        }
    }
    for (i, slot) in layout.places.iter().enumerate() {
        if slot.all.contains(p) {
            return Spot::Place(PlaceId(i as u8));
        }
    }
    for (i, board) in layout.boards.iter().enumerate() {
        if board.contains(p) {
            return Spot::Board(HeroId(i as u8));
        }
    }
    if layout.stage.contains(p) {
        Spot::Stage
    } else if layout.hand.contains(p) {
        Spot::Hand
    } else {
        Spot::Table
    }
}

/// Returns the face to enlarge for a thing on the table.
pub fn face_of(world: &World, what: Spot) -> Option<FaceKey> {
    let top = |pile: PileId| table::pile(world, pile).last().copied();
    let card = |c: CardId| FaceKey::Card(table::card(world, c).def);
    match what {
        Spot::Card(c) => Some(card(c)),
        Spot::Place(p) | Spot::Deck(p) => {
            let place = table::place(world, p);
            Some(FaceKey::Place(place.def as u16, place.shut == LocationStatus::Permanently))
        }
        Spot::Token(h) | Spot::Board(h) => Some(FaceKey::Hero(table::hero(world, h).def as u16)),
        Spot::Pile(PileId::Blessings | PileId::Deck(_)) => None,
        Spot::Pile(pile) => top(pile).map(card),
        Spot::Scenario => Some(FaceKey::Scenario(world.resource::<Playing>().0 as u16)),
        Spot::Adventure => stories::adventure_face(world),
        Spot::Stage | Spot::Hand | Spot::Table => None,
    }
}

/// Returns the index of the staged play that a card belongs to.
pub fn staged_at(model: &Model, card: CardId) -> Option<u8> {
    let check = model.check.as_ref()?;
    check
        .staged
        .iter()
        .position(|p| p.of == Source::Card(card) || p.taken.iter().any(|(c, ..)| *c == card))
        .map(|n| n as u8)
}

//! The places of things on the screen by their names: for scripts that use the pointer.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect};

use crate::adventure_table::layout::TableLayout;
use crate::adventure_table::model::Model;
use crate::adventure_table::tokens::token_spot;
use crate::kit::card::View;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Book, Card, Index};

/// Returns the middle of a thing on the table; things are counted from 1.
///
/// `hand:N` a card of the visible hand, `card:ID` any card that is drawn, `token:N`, `board:N`,
/// `place:N` and its `deck:N`; `stage`, `staged`, `hand`, `my-deck`, `discards`, `buried`,
/// `displayed`, `blessings`, `hours`, `story`.
pub fn find(world: &mut World, name: &str) -> Option<Vec2> {
    let l = world.get_resource::<TableLayout>()?.0.clone();
    let middle = |r: Rect| Some(vec(r.center()));
    let Some((kind, which)) = name.split_once(':') else {
        return match name {
            "stage" => middle(l.beside),
            "staged" => middle(l.staged),
            "hand" => Some(vec(l.hand.left_bottom()) + Vec2::new(4.0, -4.0)),
            "my-deck" => middle(l.deck),
            "discards" => middle(l.discards),
            "buried" => middle(l.buried),
            "displayed" => middle(l.displayed),
            "blessings" => middle(l.blessings),
            "hours" => middle(l.gone),
            "story" => middle(l.scenario),
            _ => None,
        };
    };
    if kind == "card" {
        return drawn(world, which);
    }
    let n = which.parse::<usize>().ok()?.checked_sub(1)?;
    let hero = HeroId(u8::try_from(n).ok()?);
    match kind {
        "hand" => {
            world.get_resource::<Index>()?;
            let eyes = world.resource::<Model>().eyes();
            let card = *table::pile(world, PileId::Hand(eyes)).get(n)?;
            let entity = *world.resource::<Index>().cards.get(usize::from(card.0))?;
            let to = world.get::<View>(entity)?.to;
            // The cards of a full hand overlap: their left part is uncovered.
            Some(to.at - Vec2::new(to.wide * 0.3, 0.0))
        }
        "token" => {
            let seated = world.get_resource::<Index>().is_some_and(|i| n < i.heroes.len());
            seated.then(|| token_spot(world, &l, hero)).flatten().map(|(at, _)| vec(at))
        }
        "board" => l.boards.get(n).and_then(|r| middle(*r)),
        "place" => l.places.get(n).and_then(|s| middle(s.card)),
        "deck" => l.places.get(n).and_then(|s| middle(s.deck)),
        _ => None,
    }
}

fn vec(at: Pos2) -> Vec2 {
    Vec2::new(at.x, at.y)
}

/// Returns a drawn card, by its id.
fn drawn(world: &mut World, id: &str) -> Option<Vec2> {
    let def = world.get_resource::<Book>()?.0.find(id)?;
    let mut views = world.query::<(&View, &Card)>();
    let shown = views.iter(world).filter(|(v, c)| v.shown && c.def == def);
    let top = shown.max_by(|a, b| a.0.level.total_cmp(&b.0.level))?;
    Some(top.0.to.at - Vec2::new(top.0.to.wide * 0.3, 0.0))
}

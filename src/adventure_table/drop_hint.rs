//! Shows beside the pointer why a drop target would refuse what is dragged, or what dropping it there
//! gives up.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::drop;
use super::hands::Hands;
use super::layout::TableLayout;
use super::spot::{Spot, spot};
use crate::adventure_table::model::Model;
use crate::kit::paint::rows;
use crate::kit::pointer::Pointer;
use crate::kit::theme;
use crate::rules::flow::prompt::Refusal;
use crate::rules::state::table;

/// Returns why the dragged thing would be refused at the pointer; `None` if it would be accepted,
/// or if dropping it there means nothing.
pub fn why_not(world: &mut World) -> Option<Refusal> {
    let hands = world.resource::<Hands>();
    let at = world.resource::<Pointer>().at;
    let (card, token) = (hands.card.map(|g| g.card), hands.token);
    let on = spot(world, at, card);
    if let Some(card) = card {
        return match on {
            Spot::Hand | Spot::Table => None,
            on => drop::meant(world, card, on).err(),
        };
    }
    let hero = token?;
    let to = match on {
        Spot::Place(p) | Spot::Deck(p) => p,
        Spot::Token(h) if h != hero => table::hero(world, h).at,
        _ => return None,
    };
    if table::hero(world, hero).at == to {
        return None;
    }
    drop::walk(world, hero, to).err()
}

/// Returns the text of the option that dropping the dragged card at the pointer would choose, if it
/// gives up something that the card does not say.
pub fn gives_up(world: &mut World) -> Option<String> {
    let card = world.resource::<Hands>().card?.card;
    let at = world.resource::<Pointer>().at;
    let on = spot(world, at, Some(card));
    let [only] = drop::meant(world, card, on).ok()?[..] else { return None };
    let model = world.resource::<Model>();
    let act = model.prompt.as_ref()?.options.get(only)?;
    let choice = model.choices.iter().find(|choice| choice.act == *act)?;
    choice.loss.as_ref().map(|_| choice.text.clone())
}

/// Draws the reason, or what is given up.
pub fn draw(world: &mut World, p: &Painter) {
    if !world.resource::<Hands>().holding() {
        return;
    }
    let (words, color) = match why_not(world) {
        Some(refusal) => (format!("{}  ({})", refusal.why, refusal.rule), theme::bad()),
        None => match gives_up(world) {
            Some(text) => (text, theme::ember()),
            None => return,
        },
    };
    let l = &world.resource::<TableLayout>().0;
    let at = world.resource::<Pointer>().at;
    let size = 15.0 * l.text;
    let wide = 300.0 * l.text;
    let galley = rows(p, &words, theme::body(size), theme::parchment(), wide, 4);
    let pad = vec2(10.0, 7.0) * l.text;
    let mut rect = Rect::from_min_size(
        pos2(at.x, at.y) + vec2(26.0, 22.0) * l.text,
        galley.size() + pad * 2.0,
    );
    // The text stays inside the window, and beside the dragged thing.
    let over = (rect.max.x - l.size.x + 6.0).max(0.0);
    rect = rect.translate(vec2(-over, 0.0));
    if rect.max.y > l.size.y - 6.0 {
        rect = rect.translate(vec2(0.0, at.y - 22.0 * l.text - rect.max.y));
    }
    p.rect_filled(rect, 6.0, Color32::from_rgba_unmultiplied(0x22, 0x16, 0x10, 245));
    p.rect_stroke(rect, 6.0, Stroke::new(1.5, color), StrokeKind::Inside);
    p.galley(Align2::LEFT_TOP.pos_in_rect(&rect) + pad, galley, theme::parchment());
}

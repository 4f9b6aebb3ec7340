//! Finds the subject of a lesson on the screen.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use super::layout::Layout;
use crate::adventure_table::tokens::token_spot;
use crate::guide::Highlight;
use crate::kit::card::{TALL, View};
use crate::rules::state::ids::PileId;
use crate::rules::state::table;

/// Returns the rectangle of the subject on the screen.
pub fn rect_of(world: &World, l: &Layout, highlight: Highlight) -> Option<Rect> {
    let rect = match highlight {
        Highlight::Nothing => return None,
        Highlight::Hand => l.hand,
        Highlight::Card(card) => {
            let entity = *world.resource::<table::Index>().cards.get(usize::from(card.0))?;
            let to = world.get::<View>(entity)?.to;
            let size = vec2(to.wide, to.wide * TALL);
            Rect::from_center_size(pos2(to.at.x, to.at.y), size)
        }
        Highlight::Pile(PileId::Discards(_)) => l.discards,
        Highlight::Pile(_) => l.blessings,
        Highlight::Deck(place) => l.places.get(usize::from(place.0))?.deck,
        Highlight::Stage => l.main,
        Highlight::Board(hero) => *l.boards.get(usize::from(hero.0))?,
        Highlight::Token(hero) => {
            let (at, reach) = token_spot(world, l, hero)?;
            Rect::from_center_size(at, vec2(reach, reach) * 2.0)
        }
        Highlight::Story => l.scenario,
        Highlight::Ask => l.ask,
    };
    let seen = rect.intersect(Rect::from_min_size(Pos2::ZERO, l.size));
    (seen.is_positive()).then_some(seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::Scale;
    use crate::shell::panels::coach::beside;

    /// At every size, wherever it points, the panel is on the screen and does not hide its subject.
    #[test]
    fn it_is_beside_what_it_speaks_of() {
        for (w, h) in [(1280.0, 720.0), (1600.0, 900.0), (2560.0, 1440.0), (3440.0, 1440.0)] {
            let l = Layout::new(vec2(w, h), 3, 2, false, Scale::default());
            let free = Rect::from_min_size(Pos2::ZERO, l.size);
            let size = vec2(330.0, 190.0) * l.text;
            let avoid = [l.ask, l.hand, l.main];
            let mut spots = vec![l.hand, l.main, l.ask, l.discards, l.blessings, l.scenario];
            spots.extend(l.places.iter().map(|p| p.deck));
            spots.extend(&l.boards);
            for spot in spots {
                let at = beside(Some(spot), size, free, &avoid, 26.0);
                let rect = Rect::from_min_size(at, size);
                assert!(free.contains_rect(rect), "{rect:?} for {spot:?} at {w}x{h}");
                assert!(!rect.intersects(spot), "{rect:?} covers {spot:?} at {w}x{h}");
                assert!(!rect.intersects(l.ask) || spot == l.ask, "{rect:?} at {w}x{h}");
            }
            let alone = beside(None, size, free, &avoid, 26.0);
            assert!(free.contains_rect(Rect::from_min_size(alone, size)));
        }
    }
}

//! The areas of the stage: the ribbon of steps, the title, dice on the left, numbers on the right.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::bunch::{self, Bunch};
use crate::adventure_table::layout::Layout;
use crate::adventure_table::playback::Throw;
use crate::rules::check::CheckView;

/// The areas of the stage beside the card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The steps of the encounter.
    pub ribbon: Rect,
    /// The title: who checks, and what for.
    pub head: Rect,
    /// The tabs of the ways to attempt it; empty if there is only one.
    pub tabs: Rect,
    /// The dice.
    pub left: Rect,
    /// The numbers.
    pub right: Rect,
    /// Scales.
    k: f32,
    text: f32,
}

impl Plan {
    /// Returns the areas with or without tabs, above played cards or down to the edge.
    pub fn new(l: &Layout, ways: bool, played: bool) -> Plan {
        let (k, text) = (l.k, l.text);
        let room = l.beside.shrink2(vec2(12.0, 6.0) * k);
        let low = if played { l.staged.min.y - 5.0 * k } else { room.max.y };
        let row = |top: f32, tall: f32| {
            Rect::from_min_max(pos2(room.min.x, top), pos2(room.max.x, top + tall))
        };
        let ribbon = row(room.min.y, 19.0 * text);
        let head = row(ribbon.max.y + 3.0 * k, 25.0 * text);
        let tabs = row(head.max.y + 1.0 * k, if ways { 25.0 * text } else { 0.0 });
        let top = tabs.max.y + 5.0 * k;
        let wide = (room.width() * 0.40).clamp(190.0 * text, 340.0 * text);
        let split = room.max.x - wide.min(room.width() * 0.48);
        let left = Rect::from_min_max(pos2(room.min.x, top), pos2(split - 14.0 * k, low));
        let right = Rect::from_min_max(pos2(split, top), pos2(room.max.x, low));
        Plan { ribbon, head, tabs, left, right, k, text }
    }

    /// Returns the areas of a staged check.
    pub fn of_check(l: &Layout, check: &CheckView) -> Plan {
        Plan::new(l, check.ways.len() > 1, true)
    }

    /// Returns the areas of a throw.
    pub fn of_throw(l: &Layout, throw: &Throw) -> Plan {
        let played = throw.before.as_ref().is_some_and(|check| !check.staged.is_empty());
        Plan::new(l, false, played)
    }

    /// Returns the height of the names below dice.
    pub fn label(&self) -> f32 {
        32.0 * self.text
    }

    /// Places the dice and numbers of a pool.
    pub fn lay(&self, bunches: &[Bunch]) -> bunch::BunchLayout {
        bunch::lay(bunches, self.left, 42.0 * self.k, self.label(), 92.0 * self.text)
    }
}

//! The page of rules beside any screen; the game goes on while it is open.
//!
//! Where the window is wide enough the table shrinks and the page is beside it; else the page
//! covers the left of the table, so that the open question can be seen and answered.

use bevy::prelude::*;
use bevy_egui::egui::{Order, Rect, pos2, vec2};

use super::frame::{Frames, Look, framed};
use crate::kit::input::{self, Action};
use crate::kit::notices::Notices;
use crate::kit::theme;
use crate::shell::command::Command;
use crate::shell::panels::rules::{Page, show};
use crate::shell::screen::Screen;
use crate::shell::session::mark_dirty;
use crate::shell::table_window::{catalogue, table};

/// The state of the page of rules.
#[derive(Resource)]
pub struct Lookup(pub Page);

impl FromWorld for Lookup {
    fn from_world(world: &mut World) -> Lookup {
        Lookup(Page::new(catalogue(world)))
    }
}

/// The page's width at the reference size.
const WIDE: f32 = 560.0;
/// The minimum width for a table.
const LEAST: f32 = 1000.0;

fn scale(window: Vec2) -> f32 {
    theme::words(vec2(window.x, window.y))
}

impl Lookup {
    /// Returns the part of the window that is left for the table.
    pub fn table(&self, window: Vec2) -> Vec2 {
        let wide = window.x - WIDE * scale(window);
        if self.0.open && wide >= LEAST { Vec2::new(wide, window.y) } else { window }
    }

    /// Returns where the page is in a window.
    fn place(&self, window: Vec2, screen: Screen) -> Rect {
        let wide = (WIDE * scale(window)).min(window.x);
        let gap = 6.0;
        let beside = screen != Screen::Table || self.table(window).x < window.x;
        let left = if beside { window.x - wide } else { 0.0 };
        Rect::from_min_size(pos2(left, 0.0), vec2(wide, window.y)).shrink(gap)
    }

    /// Returns the part of a window that the page does not cover.
    pub fn free(&self, window: Vec2, screen: Screen) -> Rect {
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(window.x, window.y));
        if !self.0.open {
            return all;
        }
        let page = self.place(window, screen);
        if page.min.x < window.x / 4.0 {
            Rect::from_min_max(pos2(page.max.x, 0.0), all.max)
        } else {
            Rect::from_min_max(all.min, pos2(page.min.x, window.y))
        }
    }
}

/// Applies the commands of the page of rules.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Rules(open) => {
            world.resource_mut::<Lookup>().0.show(open);
            mark_dirty(world);
        }
        Command::Rule(id) => {
            world.resource_mut::<Lookup>().0.look_up(&id);
            mark_dirty(world);
        }
        other => return Some(other),
    }
    None
}

/// Shows the page if it is open, and handles its keys.
pub fn page(world: &mut World, frames: &mut Frames<'_>, window: Vec2, screen: Screen) {
    if input::take(frames.ctx, Action::Rules) {
        let refused = world.resource::<Notices>().list.iter().rev().find_map(|t| t.rule.clone());
        let open = world.resource::<Lookup>().0.open;
        frames.out.push(match refused {
            Some(rule) if !open => Command::Rule(rule),
            _ => Command::Rules(true),
        });
    }
    if !world.resource::<Lookup>().0.open {
        return;
    }
    let edition = table(world).edition(world, screen);
    let rect = world.resource::<Lookup>().place(window, screen);
    frames.covered.push(rect);
    frames.reading.push(rect);
    let text = scale(window);
    // At the table, Escape is one of the table's own keys unless a panel takes what is typed.
    let mine = screen != Screen::Table || frames.ctx.egui_wants_keyboard_input();
    if mine && input::take(frames.ctx, Action::Back) {
        frames.out.push(Command::Rules(false));
    }
    let mut lookup = world.resource_mut::<Lookup>();
    let page = &mut lookup.bypass_change_detection().0;
    let out = &mut frames.out;
    let look = Look {
        order: Order::Foreground,
        fill: theme::soot(),
        line: 1.5,
        round: 8,
        margin: 12.0 * text,
    };
    framed(frames.ctx, "rules", rect, &look, |ui| {
        theme::wear(ui.style_mut(), text);
        show(ui, page, edition, out);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::catalogue::EMPTY;

    #[test]
    fn the_table_moves_together_only_where_it_has_room() {
        let mut lookup = Lookup(Page::new(&EMPTY));
        for (w, h, moves) in [
            (1024.0, 600.0, false),
            (1280.0, 720.0, false),
            (1600.0, 900.0, true),
            (2560.0, 1440.0, true),
            (3440.0, 1440.0, true),
        ] {
            let window = Vec2::new(w, h);
            lookup.0.show(false);
            assert_eq!(lookup.table(window), window);
            lookup.0.show(true);
            let table = lookup.table(window);
            assert_eq!(table.x < w, moves, "{w}x{h}");
            let page = lookup.place(window, Screen::Table);
            let free = lookup.free(window, Screen::Table);
            assert!(free.min.x >= page.max.x || free.max.x <= page.min.x, "{free} {page}");
            assert!(free.width() + page.width() + 13.0 > w && page.max.x <= w);
            if moves {
                assert!(page.min.x >= table.x, "{page}");
            }
        }
    }
}

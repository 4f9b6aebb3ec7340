//! The title screen: the name over a painted night, and the main menu.

use bevy::prelude::*;
use bevy_egui::EguiUserTextures;
use bevy_egui::egui::{
    self, Align2, Color32, LayerId, Rect, RichText, ScrollArea, Stroke, Ui, pos2, vec2,
};

use super::backdrop::{Backdrop, gradient, ground};
use super::frame::{Frames, Look, framed};
use super::shelf::Shelf;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::screen::Screen;
use crate::shell::table_window::Tables;

/// How many entries the shell has itself.
const SHELL_ENTRIES: usize = 7;

/// The entries of the main menu.
#[derive(Debug)]
pub struct Menu {
    /// The folder and name of the campaign that was played last, if it can be resumed.
    pub last: Option<(std::path::PathBuf, String)>,
    /// Whether there are campaigns on the shelf.
    pub shelf: bool,
    /// The command that asks for a new campaign.
    pub new: Command,
    /// The entries of families: texts and their commands.
    pub more: Vec<(String, Vec<Command>)>,
}

impl Menu {
    fn of(shelf: &Shelf, tables: Tables) -> Menu {
        let first = shelf.entries.first();
        let last = first.and_then(|e| match &e.record {
            Ok(record) if record.next.is_some() || record.downtime_is_due => {
                Some((e.dir.clone(), record.name.clone()))
            }
            _ => None,
        });
        let (new, more) = (tables.new_campaign(), tables.title_entries());
        Menu { last, shelf: first.is_some(), new, more }
    }
}

/// Shows the title with its menu.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let window = frames.ctx.content_rect();
    let p = frames.ctx.layer_painter(LayerId::background());
    let picture = world.resource_scope(|world, backdrop: Mut<Backdrop>| {
        backdrop.texture(&mut world.resource_mut::<EguiUserTextures>())
    });
    ground(&p, window, picture, 1.0);
    let menu = Menu::of(world.resource::<Shelf>(), *world.resource::<Tables>());
    let left = (size.x * 0.06).max(18.0);
    let wide = (400.0 * text).min(size.x - 2.0 * left);
    shade(&p, window, left + wide);
    // The name takes the room that the entries leave, and no more than it needs.
    let entries = (SHELL_ENTRIES + menu.more.len()) as f32;
    let row = (46.0 * text).min(size.y * 0.62 / entries);
    let name = (size.y - row * entries - 96.0 * text).min(150.0 * text).clamp(44.0, size.y * 0.24);
    let top = ((size.y - name - row * entries - 60.0 * text) * 0.42).max(8.0);
    let at = pos2(left, top + name * 0.44);
    let big = (name * 0.70).min(wide * 0.27);
    for (off, color) in
        [(vec2(2.0, 3.0), Color32::from_black_alpha(210)), (vec2(0.0, 0.0), theme::parchment())]
    {
        p.text(at + off, Align2::LEFT_CENTER, "Emberdeck", theme::heading(big), color);
    }
    let words = t!("title-about");
    let small = (20.0 * text).min(big * 0.28).max(12.0);
    p.text(
        at + vec2(3.0, big * 0.72),
        Align2::LEFT_CENTER,
        words,
        theme::body(small),
        theme::dust(),
    );
    let under = at.y + big * 0.72 + small * 1.1 + (14.0 * text).min(row * 0.5);
    let rect = Rect::from_min_max(pos2(left, under), pos2(left + wide, size.y - 8.0));
    frames.covered.push(rect);
    let out = &mut frames.out;
    let look = Look { fill: Color32::TRANSPARENT, ..Look::bare() };
    framed(frames.ctx, "title", rect, &look, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            view(ui, menu, row, out);
        });
    });
}

/// Darkens the left side, so that the menu is readable.
fn shade(p: &egui::Painter, window: Rect, to: f32) {
    let (dark, clear) = (Color32::from_black_alpha(215), Color32::TRANSPARENT);
    let middle = Rect::from_min_max(window.min, pos2(to.min(window.max.x), window.max.y));
    gradient(
        p,
        middle,
        [dark, Color32::from_black_alpha(140), Color32::from_black_alpha(140), dark],
    );
    let rest = (to * 1.5).min(window.max.x);
    if rest > to {
        let soft = Rect::from_min_max(pos2(to, window.min.y), pos2(rest, window.max.y));
        let edge = Color32::from_black_alpha(140);
        gradient(p, soft, [edge, clear, clear, edge]);
    }
}

/// Shows the menu, with rows of this height.
pub fn view(ui: &mut Ui, menu: Menu, row: f32, out: &mut CommandQueue) {
    let gap = (row * 0.12).max(2.0);
    ui.spacing_mut().item_spacing.y = gap;
    ui.spacing_mut().button_padding.y = (row * 0.12).min(ui.spacing().button_padding.y);
    let go = |screen| Command::Go(screen);
    let Menu { last, shelf, new, more } = menu;
    match last {
        Some((dir, name)) => {
            if ember_button(ui, &t!("title-continue", name = name), true).clicked() {
                out.push(Command::Resume(dir));
            }
            entry(ui, &t!("title-new"), row, true, || out.push(new));
        }
        None => {
            if ember_button(ui, &t!("title-new"), true).clicked() {
                out.push(new);
            }
        }
    }
    entry(ui, &t!("title-shelf"), row, shelf, || out.push(go(Screen::Shelf)));
    for (words, commands) in more {
        entry(ui, &words, row, true, || out.extend(commands));
    }
    let rules = input::with_key(ui.ctx(), &t!("title-rules"), 3, Action::Rules);
    entry(ui, &rules, row, true, || out.push(Command::Rules(true)));
    entry(ui, &t!("title-settings"), row, true, || out.push(Command::Settings(true)));
    entry(ui, &t!("title-credits"), row, true, || out.push(go(Screen::Credits)));
    entry(ui, &t!("title-quit"), row, true, || out.push(Command::Quit));
    let words = t!("title-version", version = env!("CARGO_PKG_VERSION"));
    ui.label(RichText::new(words).small().color(theme::dust()));
}

/// Shows an entry: text on the bare picture, framed when it is hovered or has the focus.
fn entry(ui: &mut Ui, words: &str, row: f32, can: bool, chosen: impl FnOnce()) {
    let size = (row * 0.50).min(ui.style().text_styles[&egui::TextStyle::Button].size * 1.16);
    let color = if can { theme::parchment() } else { theme::faint() };
    let label = RichText::new(words).font(theme::heading(size)).color(color);
    let hit = ui
        .scope(|ui| {
            let w = &mut ui.visuals_mut().widgets;
            w.inactive.weak_bg_fill = Color32::from_black_alpha(60);
            w.inactive.bg_stroke = Stroke::NONE;
            // A disabled entry is not made fainter over a picture, where it would be hard to read.
            ui.visuals_mut().disabled_alpha = 0.9;
            let button = egui::Button::new(label).min_size(vec2(ui.available_width(), row * 0.82));
            ui.add_enabled(can, button)
        })
        .inner;
    known(ui, words, &hit);
    if hit.clicked() {
        chosen();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::widgets::Clickable;

    /// Returns the texts of every button.
    fn offered(last: Option<(std::path::PathBuf, String)>) -> Vec<String> {
        let ctx = egui::Context::default();
        let id = Clickable::id();
        ctx.data_mut(|data| data.insert_temp(id, Clickable::default()));
        theme::install_fonts(&ctx);
        // The fonts are available from the second pass on.
        for _ in 0..2 {
            ctx.data_mut(|data| data.insert_temp(id, Clickable::default()));
            let mut drawn = ctx.run_ui(egui::RawInput::default(), |ui| {
                theme::dress(ui.ctx(), 1.0);
                let more = ["A lesson", "A gallery"];
                let more = more.map(|words| (words.into(), vec![Command::Undo])).into();
                let (new, shelf) = (Command::Shelve, last.is_some());
                let menu = Menu { last: last.clone(), shelf, new, more };
                view(ui, menu, 46.0, &mut CommandQueue::default());
            });
            // Nothing renders it.
            drawn.textures_delta.clear();
        }
        let all = ctx.data(|data| data.get_temp::<Clickable>(id));
        all.unwrap_or_default().0.into_iter().map(|(words, _)| words).collect()
    }

    #[test]
    fn what_is_offered_follows_from_the_shelf() {
        let bare = offered(None);
        assert_eq!(bare.first().map(String::as_str), Some("New campaign"));
        assert!(!bare.iter().any(|w| w == "The shelf of campaigns"), "{bare:?}");
        let last = Some(("/x".into(), "The lamps".to_owned()));
        let full = offered(last);
        assert_eq!(full.first().map(String::as_str), Some("Continue “The lamps”"));
        assert_eq!(full.len(), 9, "{full:?}");
    }
}

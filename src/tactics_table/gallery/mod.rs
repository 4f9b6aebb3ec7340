//! The gallery: everything printed in a pack, to browse; any entry can be enlarged. Chapters stay closed
//! until the road leads there (AT-CAMP-06).

mod large;
mod list;
mod view;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, Rect, RichText, pos2, vec2};
use kernel::content::problem::{Problem, summary};
use kernel::content::source::packs_of;
use kernel::content::translation::Translatable as _;
use kit::input::{self, Action};
use kit::theme;
use kit::widgets::plain_button;
use shell::command::Command;
use shell::screen::Screen;
use shell::screens::frame::Frames;
use shell::screens::rules::Lookup;
use shell::screens::{AddScreens, ScreenLayout};
use tactics::campaign::find_pack;
use tactics::content::TacticsContent;

use lang::Language;
use list::{Entry, Filter, Sort, entries};

/// The screen.
pub const GALLERY: Screen = Screen::Of("tactics gallery");

/// A pack of the gallery: what it is called, and what is in it or why it cannot be read.
type Pack = (String, Result<Arc<TacticsContent>, Vec<Problem>>);

/// The state of the gallery.
#[derive(Resource, Default)]
pub struct Gallery {
    packs: Vec<Pack>,
    /// The pack that is shown, by its place.
    at: usize,
    entries: Vec<Entry>,
    filter: Filter,
    /// The places of the entries that pass the filter.
    found: Vec<usize>,
    /// The place in `found` of the enlarged entry.
    large: Option<usize>,
    /// The language in which everything was read.
    language: Option<Language>,
}

impl Gallery {
    /// Says everything in the current language, if it was read in another one.
    fn relocalize(&mut self) {
        if self.language == Some(lang::current()) {
            return;
        }
        self.language = Some(lang::current());
        for (name, content) in &mut self.packs {
            if let Ok(content) = content {
                *content = content.shared_in(lang::current());
                name.clone_from(&content.pack.name);
            }
        }
        self.choose(self.at);
    }

    fn content(&self) -> Option<Arc<TacticsContent>> {
        self.packs.get(self.at).and_then(|(_, content)| content.as_ref().ok()).cloned()
    }

    /// Shows the pack of that place.
    fn choose(&mut self, at: usize) {
        (self.at, self.large) = (at, None);
        self.entries = self.content().map_or_else(Vec::new, |content| entries(&content));
        self.filter.sort = None;
        self.find();
    }

    fn find(&mut self) {
        let passes = |(n, entry): (usize, &Entry)| self.filter.passes(entry).then_some(n);
        self.found = self.entries.iter().enumerate().filter_map(passes).collect();
        self.large = self.large.filter(|n| *n < self.found.len());
    }

    /// Enlarges the first boss, for a picture.
    pub fn enlarge_a_boss(&mut self) {
        let boss = |n: &usize| self.entries[*n].sort == Sort::Boss;
        self.large = self.found.iter().position(boss);
    }

    fn entry(&self, place: usize) -> Option<&Entry> {
        self.found.get(place).and_then(|n| self.entries.get(*n))
    }

    /// Turns to another entry; after the last one comes the first.
    fn turn(&mut self, by: isize) {
        let count = self.found.len() as isize;
        if let Some(now) = self.large.filter(|_| count > 0) {
            self.large = Some((now as isize + by).rem_euclid(count) as usize);
        }
    }
}

/// Adds the gallery.
pub fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .add_screen(GALLERY, ScreenLayout::WIDE, show)
        .add_systems(OnEnter(GALLERY), read);
}

/// Reads all packs.
fn read(mut gallery: ResMut<Gallery>) {
    let pack = |id: String| match find_pack(&id) {
        Ok(content) => (content.pack.name.clone(), Ok(Arc::new(content))),
        Err(problems) => (id, Err(problems)),
    };
    gallery.packs = packs_of("tactics").into_iter().map(pack).collect();
    gallery.at = gallery.at.min(gallery.packs.len().saturating_sub(1));
    gallery.language = None;
    gallery.relocalize();
}

/// Shows the gallery.
fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let mut gallery = std::mem::take(&mut *world.resource_mut::<Gallery>());
    gallery.relocalize();
    // Escape closes the page of rules first.
    if !world.resource::<Lookup>().0.open {
        keys(&mut gallery, frames);
    }
    let text = frames.text;
    let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y)).shrink(14.0 * text);
    let content = gallery.content();
    frames.panel("tactics-gallery", rect, |ui, out| {
        ui.horizontal(|ui| {
            ui.heading(t!("tactics-gallery-title"));
            let (shown, all) = (gallery.found.len(), gallery.entries.len());
            let count = t!("tactics-gallery-count", shown = shown, all = all);
            ui.label(RichText::new(count).color(theme::dust()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if plain_button(ui, &t!("credits-back")).clicked() {
                    out.push(Command::Go(Screen::Title));
                }
            });
        });
        let high = ui.available_height();
        ui.horizontal_top(|ui| {
            let side = (250.0 * text).min(ui.available_width() * 0.34);
            ui.allocate_ui_with_layout(vec2(side, high), Layout::top_down(Align::Min), |ui| {
                ui.set_width(side);
                view::filters(ui, &mut gallery);
            });
            ui.add_space(8.0 * text);
            ui.vertical(|ui| {
                ui.set_height(high);
                if let Some((_, Err(problems))) = gallery.packs.get(gallery.at) {
                    ui.label(RichText::new(summary(problems)).color(theme::bad()));
                }
                let Some(content) = &content else { return };
                if let Some(chosen) = view::grid(ui, world, content, &gallery) {
                    gallery.large = Some(chosen);
                }
            });
        });
    });
    if let Some(content) = &content {
        large::show(world, frames, &mut gallery, content, size);
    }
    *world.resource_mut::<Gallery>() = gallery;
}

/// Handles keys and buttons.
fn keys(gallery: &mut Gallery, frames: &mut Frames<'_>) {
    let asked = |action| input::take(frames.ctx, action);
    if gallery.large.is_none() {
        if !frames.ctx.text_edit_focused() && asked(Action::Back) {
            frames.out.push(Command::Go(Screen::Title));
        }
    } else if asked(Action::Back) || asked(Action::Obvious) || asked(Action::Press) {
        gallery.large = None;
    } else if asked(Action::FocusRight) || asked(Action::FocusDown) {
        gallery.turn(1);
    } else if asked(Action::FocusLeft) || asked(Action::FocusUp) {
        gallery.turn(-1);
    }
}

//! The gallery: everything printed in a pack, to browse; any entry can be enlarged, with the
//! meanings of its words.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::egui::{Align2, Area, Color32, Id, Order, Rect, RichText, Sense, pos2, vec2};

use self::list::{Entry, Filter, entries};
use crate::adventure_table::face::{FaceKey, texture};
use crate::adventure_table::panels::inspect::{self, Note};
use crate::adventure_table::screens::notes::board;
use crate::cards::content::Content;
use crate::cards::source::{find_pack, packs};
use crate::kernel::content::translation::Translatable as _;
use crate::kit::input::{self, Action, steer};
use crate::kit::theme;
use crate::kit::wake::waker;
use crate::kit::widgets::plain_button;
use crate::lang;
use crate::rules::state::table::Feats;
use crate::shell::command::Command;
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::screens::rules::Lookup;

pub mod list;
mod view;

/// A pack of the gallery.
struct Shown {
    name: String,
    content: Result<Arc<Content>, String>,
}

/// The state of the gallery.
#[derive(Resource, Default)]
pub struct Gallery {
    packs: Vec<Shown>,
    at: usize,
    entries: Vec<Entry>,
    filter: Filter,
    /// The indices of the entries that pass the filter.
    found: Vec<usize>,
    /// The index in `found` of the enlarged entry.
    pub large: Option<usize>,
    coming: Option<Mutex<Receiver<Vec<Shown>>>>,
}

impl Gallery {
    /// Returns whether packs are still being read.
    pub fn waiting(&self) -> bool {
        self.coming.is_some()
    }

    /// Reads everything again in the current language.
    pub fn relocalize(&mut self) {
        for pack in &mut self.packs {
            if let Ok(content) = &mut pack.content {
                *content = content.shared_in(lang::current());
                pack.name = content.pack.name.clone();
            }
        }
        self.choose(self.at);
    }

    fn content(&self) -> Option<Arc<Content>> {
        self.packs.get(self.at).and_then(|p| p.content.as_ref().ok()).cloned()
    }

    /// Shows the pack with this index.
    fn choose(&mut self, at: usize) {
        self.at = at;
        self.large = None;
        self.entries = self.content().map_or_else(Vec::new, |content| entries(&content));
        self.filter = Filter { words: std::mem::take(&mut self.filter.words), ..Filter::default() };
        self.find();
    }

    fn find(&mut self) {
        let passes = |(n, e): (usize, &Entry)| self.filter.passes(e).then_some(n);
        self.found = self.entries.iter().enumerate().filter_map(passes).collect();
        self.large = self.large.filter(|n| *n < self.found.len());
    }

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
        .add_systems(OnEnter(crate::adventure_table::screen_names::GALLERY), read)
        .add_systems(Update, take.run_if(in_state(crate::adventure_table::screen_names::GALLERY)));
}

/// Reads all packs on another thread.
fn read(mut gallery: ResMut<Gallery>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let (out, coming) = channel();
    let wake = waker(proxy.as_deref());
    let reader = move || {
        let all = packs().into_iter().map(|id| {
            let content = find_pack(&id)
                .map(Arc::new)
                .map_err(|p| crate::kernel::content::problem::summary(&p));
            let name = content.as_ref().map_or(id, |c| c.pack.name.clone());
            Shown { name, content }
        });
        if out.send(all.collect()).is_ok() {
            wake();
        }
    };
    match std::thread::Builder::new().name("gallery".into()).spawn(reader) {
        Ok(_) => gallery.coming = Some(Mutex::new(coming)),
        Err(why) => warn!("no thread for reading packs: {why}"),
    }
}

fn take(mut gallery: ResMut<Gallery>) {
    let came = match &gallery.bypass_change_detection().coming {
        Some(coming) => match coming.lock() {
            Ok(coming) => coming.try_recv(),
            Err(_) => Err(TryRecvError::Disconnected),
        },
        None => return,
    };
    match came {
        Ok(packs) => {
            gallery.coming = None;
            gallery.packs = packs;
            let at = gallery.at.min(gallery.packs.len().saturating_sub(1));
            gallery.choose(at);
        }
        Err(TryRecvError::Empty) => {}
        Err(TryRecvError::Disconnected) => gallery.coming = None,
    }
}

/// Shows the gallery.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let mut gallery = std::mem::take(&mut *world.resource_mut::<Gallery>());
    // Escape closes the page of rules first.
    if !world.resource::<Lookup>().0.open {
        keys(&mut gallery, frames);
    }
    let text = frames.text;
    let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y)).shrink(14.0 * text);
    let content = gallery.content();
    frames.panel("gallery", rect, |ui, out| {
        ui.horizontal(|ui| {
            ui.heading(t!("gallery-title"));
            let count =
                t!("gallery-count", shown = gallery.found.len(), all = gallery.entries.len());
            if !gallery.waiting() {
                ui.label(RichText::new(count).color(theme::dust()));
            }
            let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
            ui.with_layout(right, |ui| {
                if plain_button(ui, &t!("gallery-back")).clicked() {
                    out.push(Command::Go(Screen::Title));
                }
            });
        });
        if gallery.waiting() {
            ui.label(RichText::new(t!("gallery-reading")).color(theme::dust()));
            return;
        }
        let names: Vec<String> = gallery.packs.iter().map(|p| p.name.clone()).collect();
        let trouble = gallery.packs.get(gallery.at).and_then(|p| p.content.as_ref().err());
        let trouble = trouble.cloned();
        let high = ui.available_height();
        ui.horizontal_top(|ui| {
            let side = (250.0 * text).min(ui.available_width() * 0.34);
            let down = bevy_egui::egui::Layout::top_down(bevy_egui::egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(side, high), down, |ui| {
                ui.set_width(side);
                let mut at = gallery.at;
                if view::filters(ui, &names, &mut at, &gallery.entries, &mut gallery.filter) {
                    gallery.find();
                }
                if at != gallery.at {
                    gallery.choose(at);
                }
            });
            ui.add_space(8.0 * text);
            ui.vertical(|ui| {
                ui.set_height(high);
                if let Some(trouble) = trouble {
                    ui.label(RichText::new(trouble).color(theme::bad()));
                }
                let Some(content) = &content else { return };
                let found: Vec<&Entry> =
                    gallery.found.iter().filter_map(|n| gallery.entries.get(*n)).collect();
                let picture = |key, wide| texture(world, key, wide, content);
                if let Some(chosen) = view::grid(ui, &found, picture) {
                    gallery.large = Some(chosen);
                }
            });
        });
    });
    if let Some(content) = &content {
        large(world, frames, &mut gallery, content, size);
    }
    *world.resource_mut::<Gallery>() = gallery;
}

/// Handles keys and buttons.
fn keys(gallery: &mut Gallery, frames: &mut Frames<'_>) {
    let asked = |action| input::take(frames.ctx, action);
    if gallery.large.is_none() {
        if asked(Action::Back) {
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

/// Returns the paragraphs beside an enlarged entry.
fn notes(world: &World, content: &Content, entry: &Entry) -> Vec<Note> {
    let mut notes = vec![Note::plain(&entry.name, entry.about(content))];
    match entry.key {
        FaceKey::Hero(n) | FaceKey::Role(n, _) => {
            let hero = content.heroes.get(usize::from(n));
            notes
                .extend(hero.map_or_else(Vec::new, |hero| board(content, hero, &Feats::default())));
        }
        FaceKey::Place(..) => {
            // Nothing about a state at the table: another game may be open.
            notes.extend(inspect::meanings(&t!("inspect-of-place"), content.pack.edition));
        }
        key => notes.extend(crate::adventure_table::screens::notes::notes(world, content, key)),
    }
    notes
}

/// Shows an entry as large as the window allows.
fn large(
    world: &mut World,
    frames: &mut Frames<'_>,
    gallery: &mut Gallery,
    content: &Arc<Content>,
    size: Vec2,
) {
    let entry = |n: usize| gallery.found.get(n).and_then(|n| gallery.entries.get(*n));
    let Some((at, entry)) = gallery.large.and_then(|n| Some((n, entry(n)?.clone()))) else {
        return;
    };
    let count = gallery.found.len();
    let text = frames.text;
    let foot = 54.0 * text;
    let wide = ((size.y - foot - 40.0) / 1.4).min(size.x * 0.5);
    let picture = texture(world, entry.key, wide * frames.ctx.pixels_per_point(), content);
    let notes = notes(world, content, &entry);
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y));
    let shade = Area::new(Id::new("gallery shade")).fixed_pos(all.min).order(Order::Middle);
    let away = shade.show(frames.ctx, |ui| {
        ui.painter().rect_filled(all, 0.0, Color32::from_black_alpha(190));
        ui.allocate_exact_size(all.size(), Sense::click()).1
    });
    frames.ctx.move_to_top(away.response.layer_id);
    let out = &mut frames.out;
    let shown = Area::new(Id::new("gallery large"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, -foot / 2.0))
        .show(frames.ctx, |ui| inspect::show(ui, picture, wide, &notes, (None, false), out));
    let above = shown.response.layer_id;
    frames.reading.extend(shown.inner);
    let mut turn = 0;
    let mut close = away.inner.clicked() || away.inner.secondary_clicked();
    Area::new(Id::new("gallery turn"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -8.0))
        .show(frames.ctx, |ui| {
            ui.horizontal(|ui| {
                if plain_button(ui, &t!("gallery-previous")).clicked() {
                    turn = -1;
                }
                let words = t!("gallery-at", at = at + 1, all = count);
                ui.label(RichText::new(words).color(theme::parchment()));
                if plain_button(ui, &t!("gallery-next")).clicked() {
                    turn = 1;
                }
                let words = input::with_key(ui.ctx(), &t!("gallery-close"), 2, Action::Back);
                close |= plain_button(ui, &words).clicked();
            });
        });
    // The focus stays out of what is below: the arrows turn the pages.
    frames.ctx.move_to_top(above);
    steer::view(frames.ctx, above);
    if close {
        gallery.large = None;
    } else if turn != 0 {
        gallery.turn(turn);
    }
    // The neighbors are painted in advance.
    let ahead = gallery.large.and_then(|n| gallery.found.get(n + 1)).copied();
    if let Some(next) = ahead.and_then(|n| gallery.entries.get(n)) {
        texture(world, next.key, wide * frames.ctx.pixels_per_point(), content);
    }
}
